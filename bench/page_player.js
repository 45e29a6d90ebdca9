// What somebody at this page could touch now, as eyes see it; for page_player.py.
() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const sheet = [...document.querySelectorAll("dialog[open]")].pop();
  const curtain = document.querySelector("main.curtain");
  const call = document.querySelector(".window.call");
  const table = document.querySelector("main.table");
  const OPEN = ".tour button.main, .window button, .tray :is(button, label, [role=button]), .board .spot";
  const moves = Object.values(JSON.parse(localStorage["pasch.tables"] ?? "{}"));
  const where = sheet
    ? [sheet.querySelectorAll(".choices button")]
    : curtain
      ? [curtain.querySelectorAll("button.main")]
      : call
        ? [call.querySelectorAll("button")]
        : document.querySelector(".asks.mine, .window:not(.call)")
          ? [document.querySelectorAll(OPEN)]
          : [];
  const found = where
    .flatMap((list) => [...list])
    .filter((one) => seen(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true")
    .filter((one) => one.getBoundingClientRect().width > 0);
  const targets = found.map((one) => ({
    kind: one.matches(".spot") ? "spot" : one.localName,
    main: one.matches(".main"),
    pressed: one.getAttribute("aria-pressed") === "true" || one.querySelector("input:checked") !== null,
    label: (one.getAttribute("aria-label") ?? one.textContent).trim(),
  }));
  window.targets = found;
  return {
    over: document.querySelector("dialog.over[open]") !== null,
    sheet: sheet?.querySelector("h2")?.textContent ?? "",
    curtain: curtain?.querySelector("h1")?.textContent ?? "",
    call: call !== null,
    open: document.querySelector(".window:not(.call)") !== null,
    mine: document.querySelector(".asks.mine") !== null,
    rests: table?.dataset.rest !== undefined,
    asks: document.querySelector(".asks p")?.textContent ?? "",
    version: Math.max(-1, ...moves.map(({ seen }) => seen)),
    targets,
  };
};
