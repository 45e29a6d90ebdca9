/**
 * Builds the page:  node build.mjs --outdir DIR [--fast]
 *
 * Everything under assets/ has the hash of its content in its name and may be kept for ever.
 * --fast leaves out the type check and the compressed copies.
 */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { boardFolders, bundle, fail, filesOfBoards, WEB, WORDS } from "./bundle.mjs";
import { wordsOf } from "./words.mjs";

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

const given = process.argv.slice(2);
const fast = given.includes("--fast");
const out = given[given.indexOf("--outdir") + 1];
if (!given.includes("--outdir") || !out) {
  console.error("usage: node build.mjs --outdir DIR [--fast]");
  process.exit(2);
}

const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);
const read = (path) => readFileSync(join(WEB, path), "utf8");
const write = (path, text) => {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
};
const files = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

if (!fast) {
  const tsc = join(WEB, "node_modules/typescript/bin/tsc");
  const checked = spawnSync(process.execPath, [tsc, "--noEmit"], { cwd: WEB, stdio: "inherit" });
  if (checked.status) process.exit(1);
}
// Whatever an earlier build left: a compressed copy of it would be served in place of what is new.
for (const made of ["assets", "art"]) rmSync(join(out, made), { recursive: true, force: true });
for (const name of existsSync(out) ? readdirSync(out) : []) {
  if (/\.(gz|br)$/.test(name)) rmSync(join(out, name));
}

// Words: one file for the page and one for each board, in each language.
const words = wordsOf(WORDS);
for (const [game, path] of filesOfBoards("rules.json")) {
  words[`${game}.rules`] = JSON.stringify(JSON.parse(readFileSync(path, "utf8"))); // for the pictures of its rules
}
const wordsHash = hash(JSON.stringify(words));
for (const [scope, text] of Object.entries(words)) write(`assets/${scope}-${wordsHash}.json`, text);

// Drawings: one sheet for the page and one for each game that has some.
const games = boardFolders();
const art = new Map([["page", join(WEB, "art/page.svg")], ...filesOfBoards("art.svg")]);
for (const path of art.values()) {
  if (!/<symbol[^>]* id="cover"/.test(readFileSync(path, "utf8"))) fail(path, 'it has no <symbol id="cover">');
}
const artHash = hash([...art.values()].map((path) => readFileSync(path)).join());
const common = {
  minify: true,
  target: "es2022",
  jsx: "transform", // shorter than what "automatic" makes
  jsxFactory: "_h",
  jsxFragment: "_Fragment",
  tsconfigRaw: {},
  define: { WORDS_HASH: JSON.stringify(wordsHash), ART_HASH: JSON.stringify(artHash) },
};
// Styles: the page's, and one for each board, which comes when somebody plays there.
const styles = {};
for (const [game, path] of filesOfBoards("style.css")) {
  const made = await bundle({ ...common, entryPoints: [path], write: false });
  const text = made.outputFiles[0].contents;
  styles[game] = `/assets/${game}-${hash(text)}.css`;
  write(styles[game], text);
}
// And of parts that come when they are wanted.
const SHEETS = {
  generic: "generic/style.css",
  learn: "learn/style.css",
  mine: "mine/style.css",
  open: "open/style.css",
  rules: "rules/style.css",
  after: "pages/after.css",
};
const sheets = {};
for (const [part, path] of Object.entries(SHEETS)) {
  const made = await bundle({ ...common, entryPoints: [`src/${path}`], write: false });
  const text = made.outputFiles[0].contents;
  sheets[part] = `/assets/${part}-${hash(text)}.css`;
  write(sheets[part], text);
}
const inPage = {
  ...common,
  entryPoints: ["src/main.tsx"],
  format: "esm",
  splitting: true,
  inject: ["jsx.mjs"],
  metafile: true,
  loader: { ".woff2": "file" },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
};
const page = await bundle(inPage, styles, sheets);
const entry = (source) => {
  const [path, made] = Object.entries(page.metafile.outputs).find(([, output]) => output.entryPoint === source);
  const address = (found) => "/" + relative(out, join(WEB, found));
  return {
    script: address(path),
    style: made.cssBundle && address(made.cssBundle),
    needs: made.imports.filter((used) => used.kind === "import-statement").map((used) => address(used.path)),
  };
};
const main = entry("src/main.tsx");
// What a board needs beyond the page, so that a known table can ask for it at once.
const boards = [...games.keys()].map((game) => {
  const { script, needs } = entry(`board:${game}`);
  const style = styles[game] ? [styles[game]] : [];
  return [game, [script, ...needs.filter((path) => !main.needs.includes(path)), ...style]];
});
const table = entry("src/pages/at_table.ts");
const tables = [table.script, ...table.needs.filter((path) => !main.needs.includes(path))];
const early = await bundle({
  ...common,
  entryPoints: ["src/boot.ts"],
  format: "iife",
  define: { ...common.define, BOARDS: JSON.stringify(Object.fromEntries(boards)), TABLES: JSON.stringify(tables) },
  write: false,
});
const boot = early.outputFiles[0].contents;
const bootName = `/assets/boot-${hash(boot)}.js`;
write(bootName, boot);

for (const [sheet, path] of art) write(`art/${sheet}.svg`, readFileSync(path));
cpSync(join(WEB, "public"), out, { recursive: true });
write(
  "index.html",
  read("index.html")
    .replace("{{boot}}", bootName)
    .replace("{{style}}", main.style)
    .replace("{{needs}}", main.needs.map((path) => `<link rel="modulepreload" href="${path}">`).join(""))
    .replace("{{script}}", main.script),
);

// The service worker knows every file of the shell by name, and is new whenever one of them is.
const shell = files(out)
  .map((path) => "/" + relative(out, path))
  .filter((path) => !/\.(gz|br|map)$|^\/sw\.js$/.test(path))
  .map((path) => (path === "/index.html" ? "/" : path.startsWith("/art/") ? `${path}?${artHash}` : path));
const version = hash(shell.join() + readFileSync(join(out, "index.html")));
await bundle({
  ...common,
  entryPoints: ["src/sw.ts"],
  format: "iife",
  outfile: join(out, "sw.js"),
  define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
});

let total = 0;
for (const path of files(out).filter((name) => TEXT.test(name))) {
  const raw = readFileSync(path);
  const small = gzipSync(raw, { level: 9 });
  const name = relative(out, path);
  if (/^assets\/.*\.(js|css)$/.test(name)) total += small.length;
  if (fast) continue;
  writeFileSync(`${path}.gz`, small);
  writeFileSync(`${path}.br`, brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
console.log(`${(total / 1000).toFixed(1)} kB of script and style, compressed`);
