/** The tour of a table: its script comes to newcomers, and to whoever asks what the game is about. */

import "../core";

export { AboutGame } from "./about_game";
export { Tour } from "./tour";
