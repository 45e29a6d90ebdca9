/** All pages of a table, as one script that the first page does without. */

export { FairPage } from "./fair";
export { HandPage } from "./hand";
export { ReplayPage } from "./replay";
export { NoTable, TablePage } from "./table";
