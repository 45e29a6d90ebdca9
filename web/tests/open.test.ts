/** A position in a link: what goes in comes out, and nonsense is nothing. */

import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

import { fromLink, linkOf, read } from "../src/open/link";

test("a position comes out of its link as it went in", () => {
  const position = { game: "toy", name: "Ärger – 🎲", hand: [1, null, "?>"] };
  const link = linkOf(position);
  equal(/^\/open#[\w-]+$/.test(link), true);
  deepEqual(fromLink(link.slice(link.indexOf("#"))), position);
});

test("every letter goes through a link, whatever bits it has", () => {
  const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
  const links = [0, 1, 2].map((shift) => {
    const position = { game: "toy", text: " ".repeat(shift) + letters.join("") };
    deepEqual(fromLink(linkOf(position).replace("/open", "")), position);
    return linkOf(position);
  });
  equal(/-/.test(links.join()) && /_/.test(links.join()), true, "both letters that addresses have instead");
  equal(/[+/=]/.test(links.join().replaceAll("/open#", "")), false);
});

test("a link that was cut off or made up carries nothing", () => {
  for (const hash of ["", "#", "#%%%", "#eyJ", "#WzFd", "#MQ", "#_w"]) equal(fromLink(hash), null, hash);
});

test("a file is a JSON object or nothing", () => {
  deepEqual(read('{"game": "toy"}'), { game: "toy" });
  for (const text of ["", "[1]", "null", "7", "{"]) equal(read(text), null, text);
});
