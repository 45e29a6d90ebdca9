/** What a board from outside is given: `@pasch/board` and Preact, of which there is only one. */

import {
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  h,
  isValidElement,
  toChildArray,
} from "preact";
import * as hooks from "preact/hooks";

import * as parts from "./board";
import { PAGE_CONTRACT } from "./game";
import { html } from "./html";

/** As much of it as a board may use; `render` and the like would go past the page. */
const preact = {
  cloneElement,
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  h,
  isValidElement,
  toChildArray,
};
/** esbuild writes such a constant where it is used, and forgets that a namespace has it too. */
const board = { ...parts, PAGE_CONTRACT };
const MODULES: Record<string, unknown> = { preact, "preact/hooks": hooks, "@pasch/board": board };

/** What `import` has become in a board that `pasch build-board` built. */
function require(name: string): unknown {
  if (!Object.hasOwn(MODULES, name)) throw new Error(`a board may not import ${name} from the page`);
  return MODULES[name];
}

export const kit = { ...board, ...hooks, ...preact, html, require };
export type Kit = typeof kit;
