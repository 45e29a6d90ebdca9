/** How a table lies in this window: whichever way leaves the board the most room. */

import { Store } from "./store";

/** The tray below the board, or beside it; and where it is wide enough, the story there too. */
export type Room = "below" | "beside" | "story";

export const room = new Store<Room>("below");

// In the height of the page's letters, whatever makes them large: what stands beside a board
// needs this width, and what stands above and below it this height.
const BESIDE = 15.5;
const AROUND = 19;
const STORY = { wide: 60, high: 34 };
/** Letters of so many pixels are large. */
const LARGE = 24;

function fits(wide: number, high: number): Room {
  const beside = wide > 2 * BESIDE && Math.min(wide - BESIDE, high) > Math.min(wide, high - AROUND);
  if (!beside) return "below";
  return wide >= STORY.wide && high >= STORY.high ? "story" : "beside";
}

/** As large as a letter: it changes its size with them, of which a window says nothing. */
function letterBox(): HTMLElement {
  const box = document.createElement("i");
  box.style.cssText = "position:fixed;width:1rem;height:1rem;visibility:hidden";
  document.body.append(box);
  return box;
}

export function watchRoom(): void {
  addEventListener("resize", measure);
  new ResizeObserver(measure).observe(letterBox());
}

/**
 * How much the browser enlarges the page. A window that is wider than what is in it may also have the
 * browser's tools beside it: then a point of the page is no larger than one of the screen.
 */
export function zoomOf(view: Pick<Window, "outerWidth" | "innerWidth" | "devicePixelRatio">): number {
  const zoom = view.outerWidth / view.innerWidth;
  return zoom > 1.05 && view.devicePixelRatio > 0.95 * zoom ? zoom : 1;
}

/** Tells the style sheets; both the browser and our own settings change the size of letters. */
export function measure(): void {
  const root = document.documentElement;
  const letter = parseFloat(getComputedStyle(root).fontSize);
  const now = fits(innerWidth / letter, innerHeight / letter);
  const zoom = zoomOf(globalThis as typeof globalThis & Window);
  root.style.setProperty("--zoom", zoom.toFixed(2));
  root.dataset["zoom"] = zoom > 1 ? "in" : "";
  root.dataset["room"] = now;
  root.dataset["text"] = letter >= LARGE ? "large" : "";
  room.set(now);
}
