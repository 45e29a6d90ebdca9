/** What is looked at after a game: the replay, and how its dice were fair. A table does without. */

import "../core";

export { FairPage } from "./fair";
export { ReplayPage } from "./replay";
