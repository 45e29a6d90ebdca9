/**
 * How every script of the page is bundled, and where the boards of the games are found.
 *
 * A game's part of the page is src/pasch/games/<id>/web/: `index.tsx` exports `ui`, `style.css` and
 * `art.svg` are its style and its drawings. Whatever else is there, `index.tsx` imports.
 */

import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { languagesOf } from "./words.mjs";

export const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(WEB);
export const WORDS = join(ROOT, "src/pasch");
const GAMES = join(WORDS, "games");

/** The build ends with one line that names the file. */
export function fail(file, why) {
  const path = relative(ROOT, resolve(WEB, file));
  console.error(`error: ${path}: ${why}`);
  process.exit(1);
}

/** The folder of each game that has a part of the page. A folder without a board is a mistake. */
export function boardFolders() {
  const found = new Map();
  for (const game of readdirSync(GAMES).sort()) {
    const folder = join(GAMES, game, "web");
    if (!existsSync(folder)) continue;
    if (!existsSync(join(folder, "index.tsx"))) fail(join(folder, "index.tsx"), "the board of this game is missing");
    found.set(game, folder);
  }
  return found;
}

/** All of our own games, with or without a board. */
const ownGames = () =>
  readdirSync(GAMES)
    .filter((game) => existsSync(join(GAMES, game, "__init__.py")))
    .sort();

/** The file of this name of each board that has one: its style, its drawings. */
export function filesOfBoards(name) {
  const paths = [...boardFolders()].map(([game, folder]) => [game, join(folder, name)]);
  return new Map(paths.filter(([, path]) => existsSync(path)));
}

/**
 * `pasch:boards` imports them all lazily; each is a chunk that has the name of its game. Their styles
 * are files at these addresses, or without any a part of the style of whatever is built. `sheets` are
 * those of other parts that come later.
 */
const boards = (styles, sheets) => ({
  name: "boards",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^pasch:boards$/ }, () => ({ path: "boards", namespace: "boards" }));
    onLoad({ filter: /./, namespace: "boards" }, () => {
      const lines = [...boardFolders().keys()].map((game) => `  ${game}: () => import("pasch:board/${game}"),`);
      const more = {
        OWN: ownGames(),
        DRAWN: [...filesOfBoards("art.svg").keys()],
        STYLES: styles ?? {},
        SHEETS: sheets ?? {},
      };
      const lists = Object.entries(more).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: ["export const BOARDS = {", ...lines, "};", ...lists].join("\n"), resolveDir: WEB };
    });
    onResolve({ filter: /^pasch:board\// }, ({ path }) => ({ path: path.slice(12), namespace: "board" }));
    onLoad({ filter: /./, namespace: "board" }, ({ path }) => {
      const folder = boardFolders().get(path);
      const style = !styles && filesOfBoards("style.css").has(path) ? 'import "./style.css";' : "";
      return { contents: `${style}export { ui } from "./index.tsx";`, resolveDir: folder };
    });
  },
});

/** With what boards are given: they stand outside of this folder, and its packages are not near them. */
export async function bundle(options, styles, sheets) {
  const made = await build({
    absWorkingDir: WEB,
    bundle: true,
    alias: { "@pasch/board": join(WEB, "src/games/board.ts") },
    nodePaths: [join(WEB, "node_modules")],
    plugins: [boards(styles, sheets)],
    logLevel: "silent",
    ...options,
    define: { LANGUAGES: JSON.stringify(languagesOf(WORDS)), ...options.define },
  }).catch((failure) => (failure.errors ? failure : Promise.reject(failure)));
  // A warning is a mistake too: esbuild only warns of a style that no browser would understand.
  for (const { location, text } of [...made.errors, ...made.warnings]) {
    fail(location ? `${location.file}:${location.line}` : "web", text);
  }
  return made;
}

// node bundle.mjs '{"entryPoints": […], …}': for whatever is not written in JavaScript.
if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(JSON.parse(process.argv[2]));
