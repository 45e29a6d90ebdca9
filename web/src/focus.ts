/** Where the focus is: on the heading of a new page, on what is to be done at one's turn, never nowhere. */

const USABLE = ":not(:disabled, [tabindex='-1'])";
const STOPS = `button${USABLE}, a[href]${USABLE}, input${USABLE}, select${USABLE}, [tabindex='0']`;

/** The last thing that had the focus, and which part of a table that was. */
let last: Element | null = null;
let part = ".tray";

const find = (where: string): HTMLElement | null => document.querySelector<HTMLElement>(where);

const give = (to: HTMLElement | null | undefined): void => to?.focus({ preventScroll: true });

/** What had the focus is gone, or can no longer have it. */
function lost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || !now.isConnected;
}

/** What the one who is asked most likely wants: the main button, else the first thing that can be done. */
function mainAction(): HTMLElement | null {
  const other = part === ".tray" ? ".board" : ".tray";
  const main = part === ".tray" ? find(".tray .main:enabled") : null;
  return (
    main ?? find(part)?.querySelector<HTMLElement>(STOPS) ?? find(other)?.querySelector<HTMLElement>(STOPS) ?? null
  );
}

/** Where to go on: in the sheet that is open, at the choices, or at the heading. */
function goOn(): void {
  const sheet = find("dialog[open]");
  const heading = last?.matches("h1") ? find("h1") : null;
  const action = find(".asks.mine") && mainAction();
  // What is hidden cannot have it: then the next one.
  const places = sheet
    ? [sheet.querySelector<HTMLElement>(STOPS), sheet]
    : [heading, action, find("#tray"), find("h1")];
  for (const place of places) if (lost()) give(place);
}

/** A new page is read from its title on. */
export function arrive(): void {
  last = find("h1");
  give(find("h1"));
}

/** Somebody is asked: whoever is not busy elsewhere finds the focus on what they can do. */
export function toTurn(): void {
  const now = document.activeElement;
  const idle = lost() || now?.matches("h1, #tray");
  if (idle && !find("dialog[open]")) give(mainAction());
}

/** A key that is held down: the next question is not answered by it. */
function once(event: KeyboardEvent): void {
  if (!event.repeat || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on; the first page of a visit begins where the browser does. */
export function keepFocus(page: HTMLElement): void {
  document.addEventListener("focusin", ({ target }) => {
    last = target as Element;
    if (last.closest("dialog")) return;
    if (last.closest(".board")) part = ".board";
    else if (last.closest(".tray")) part = ".tray";
  });
  page.addEventListener("keydown", once, true);
  const look = (): void => void (last && lost() && goOn());
  const changed = (): void => {
    // On its way from one thing to the next it is nowhere, too: then Tab must not be turned back.
    if (!last?.isConnected) look();
    // What is hidden or disabled loses the focus when it is drawn, not before.
    requestAnimationFrame(() => setTimeout(look));
  };
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Whoever touches somewhere else means to; what is hidden by the style alone lost it by itself.
    setTimeout(() => void (relatedTarget === null && !(target as Element).checkVisibility() && look()));
  });
  new MutationObserver(changed).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "class", "tabindex"],
  });
}
