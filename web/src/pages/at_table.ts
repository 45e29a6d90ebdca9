/** The pages of a table, as one script that the first page does without. */

import "../core";

export { HandPage } from "./hand";
export { NoTable, TablePage } from "./table";
