/** Styles are imported for their effect; esbuild gathers them. */
declare module "*.css";

/** What the folders of our own games hold; bundle.mjs finds them. */
declare module "pasch:boards" {
  /** The boards, each loaded when somebody plays it. */
  export const BOARDS: Record<string, () => Promise<{ ui: import("./games/game").BoardParts<unknown> }>>;
  /** All games that came with the page, and those of them that have drawings. */
  export const OWN: readonly string[];
  export const DRAWN: readonly string[];
  /** Where the styles of the boards are. */
  export const STYLES: Record<string, string>;
  /** And those of the generic board and of lessons. */
  export const SHEETS: Record<string, string>;
}
