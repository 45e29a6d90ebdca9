/** `@pasch/board`: all that a board may use of the page. Page and boards load it as one file. */

export type * from "./game"; // its one value would be lost on the way to another chunk: see kit.ts
export type { Kit } from "./kit";
export { Art, type ArtProps } from "../parts/art";
export { Confetti } from "../parts/confetti";
export { Dance } from "../parts/dance";
export { counted, standing } from "../parts/counted";
export { Die, Pips } from "../parts/die";
export { inGoal } from "../parts/goal";
export { Icon } from "../parts/icon";
export { listed } from "../parts/listed";
export { Mark } from "../parts/mark";
export { COLOURS, letters, Shape, Token } from "../parts/player";
export { ringOf } from "../parts/ring";
export { type Spot, Spots } from "../parts/spots";
export { useStage } from "../parts/stage";
export { throwTime } from "../parts/throw";
export { together } from "../parts/together";
export { type Point, Walk } from "../parts/walk";
