/** Which page is shown. Links are plain links; those to ourselves change the page without loading. */

import { Store } from "./store";

export const path = new Store(location.pathname);

/** As it was meant; a link that breaks off in the middle is left as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.set(location.pathname);
}

addEventListener("popstate", () => path.set(location.pathname));

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.download || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
  scrollTo(0, 0);
});
