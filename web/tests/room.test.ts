/** What the page learns of its window. */

import "./browser";

import { equal } from "node:assert/strict";
import { test } from "node:test";

import { zoomOf } from "../src/room";

const view = (outerWidth: number, innerWidth: number, devicePixelRatio: number) => ({
  outerWidth,
  innerWidth,
  devicePixelRatio,
});

test("a page that the browser enlarges knows by how much", () => {
  equal(zoomOf(view(1280, 640, 2)), 2);
  equal(zoomOf(view(1280, 640, 4)), 2, "a screen with small points");
});

test("nothing is enlarged on a phone, beside a frame, or beside the browser's tools", () => {
  equal(zoomOf(view(390, 390, 3)), 1);
  equal(zoomOf(view(1296, 1280, 1)), 1);
  equal(zoomOf(view(1280, 640, 1)), 1);
  equal(zoomOf(view(0, 640, 1)), 1, "a browser that does not tell");
});
