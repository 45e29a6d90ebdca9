/** A result to share: when, what, how well; nothing of what was rolled or dealt. */

const SQUARES = 9;
// A green and a white square, for messengers: the page has no letters for them and never shows them.
const [FULL, EMPTY] = ["\u{1F7E9}", "\u2B1C"];
const POINTS = 6; // that a square stands for; in the middle is what casual players would have reached

/** As many full squares as it was well played. */
export function squares(play: number): string {
  const middle = (SQUARES + 1) / 2;
  const full = Math.max(1, Math.min(SQUARES, middle + Math.round((100 * play) / POINTS)));
  return FULL.repeat(full) + EMPTY.repeat(SQUARES - full);
}

/** By the system's own sheet where there is one, else into the clipboard; whether it was copied. */
export async function share(text: string): Promise<boolean> {
  if ("share" in navigator) {
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea"); // without https there is no clipboard
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  return true;
}
