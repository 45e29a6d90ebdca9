/**
 * How every script of the page is bundled, and where the boards of the games are found.
 *
 * A game's part of the page is src/pasch/games/<id>/web/: `index.tsx` exports `ui`, `style.css` and
 * `art.svg` are its style and its drawings. Whatever else is there, `index.tsx` imports.
 */

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

export const WEB = dirname(fileURLToPath(import.meta.url));
const GAMES = join(WEB, "../src/pasch/games");

/** The folder of each game that has a part of the page. A folder without a board is a mistake. */
export function boardFolders() {
  const found = new Map();
  for (const game of readdirSync(GAMES).sort()) {
    const folder = join(GAMES, game, "web");
    if (!existsSync(folder)) continue;
    if (!existsSync(join(folder, "index.tsx"))) throw new Error(`error: src/pasch/games/${game}/web/index.tsx is missing`);
    found.set(game, folder);
  }
  return found;
}

/** `pasch:boards` imports them all lazily; each is a chunk that has the name of its game. */
const boards = {
  name: "boards",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^pasch:boards$/ }, () => ({ path: "boards", namespace: "boards" }));
    onLoad({ filter: /./, namespace: "boards" }, () => {
      const lines = [...boardFolders().keys()].map((game) => `  ${game}: () => import("pasch:board/${game}"),`);
      return { contents: `export const BOARDS = {\n${lines.join("\n")}\n};`, resolveDir: WEB };
    });
    onResolve({ filter: /^pasch:board\// }, ({ path }) => ({ path: path.slice(12), namespace: "board" }));
    onLoad({ filter: /./, namespace: "board" }, ({ path }) => {
      const folder = boardFolders().get(path);
      const style = existsSync(join(folder, "style.css")) ? 'import "./style.css";' : "";
      return { contents: `${style}export { ui } from "./index.tsx";`, resolveDir: folder };
    });
  },
};

/** With what boards are given: they stand outside of this folder, and its packages are not near them. */
export const bundle = (options) =>
  build({
    absWorkingDir: WEB,
    bundle: true,
    alias: { "@pasch/board": join(WEB, "src/games/board.ts") },
    nodePaths: [join(WEB, "node_modules")],
    plugins: [boards],
    logLevel: "warning",
    ...options,
  });

// node bundle.mjs '{"entryPoints": […], …}': for whatever is not written in JavaScript.
if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(JSON.parse(process.argv[2]));
