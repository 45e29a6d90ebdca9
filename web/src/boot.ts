/** Runs before anything is painted, so that the page does not flash in the wrong colours. */

import { apply, settings } from "./settings";

apply(settings.value);
