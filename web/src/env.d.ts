/** Styles are imported for their effect; esbuild gathers them. */
declare module "*.css";

/** The boards of our own games, each loaded when somebody plays it; bundle.mjs finds them. */
declare module "pasch:boards" {
  export const BOARDS: Record<string, () => Promise<{ ui: import("./games/game").GameUI<unknown> }>>;
}
