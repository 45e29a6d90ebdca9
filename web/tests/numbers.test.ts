/** Numbers that the page writes by itself, in the language that is set. */

import "./browser";

import { deepEqual } from "node:assert/strict";
import { test } from "node:test";

import { minus } from "../src/fluent";
import { figure, percent } from "../src/numbers";
import { settings } from "../src/settings";

test("a negative number has a true minus sign, in every language and form", () => {
  const said = ["de", "en"].map((language) => {
    settings.set({ ...settings.value, language });
    return [figure(-2.5, { maximumFractionDigits: 2 }), percent(-0.25, 0, true), percent(0.25, 0, true), minus(-1)];
  });
  deepEqual(said, [
    ["−2,5", "−25\u00a0%", "+25\u00a0%", "−1"],
    ["−2.5", "−25%", "+25%", "−1"],
  ]);
});
