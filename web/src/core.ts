/**
 * What the first page has loaded already. Scripts that come later import it as a whole: what only some of
 * them shared would else be a file of its own for each such group, and everybody would load them all.
 */

import "./announce";
import "./numbers";
import "./pages/frame";
import "./pages/home";
import "./pages/settings";
