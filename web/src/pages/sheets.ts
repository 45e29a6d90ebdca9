/** What lies over a table when it is wanted, or when the game is over: one script, for after the table. */

import "../core";

export { HandPage } from "./hand";
export { Help } from "./help";
export { Lobby } from "./lobby";
export { Menu, Phrases } from "./menu";
export { Over } from "./over";
export { Tellings } from "./tellings";
