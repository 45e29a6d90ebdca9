/** What goes over the server sealed: one script, which comes after the page's own. */

import "../core";
import "../pages/at_table"; // shared with what a table needs: one file for both

export { Carry } from "./carry";
export { Club } from "./club";
