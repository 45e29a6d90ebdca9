/** The pages of a table, as one script that the first page does without. */

import "../core";

export { NoTable, TablePage } from "./table";
