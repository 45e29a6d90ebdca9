// What is wrong with how a table lies in its window, by measuring: one sentence for each fault.
//
// What can be pressed is 40 pixels wide and high where a finger reaches it (what lies over it does
// not count); what can be read is at least 14 pixels high (12 for the letter on a piece), covered by nothing and not cut off;
// nothing sticks out of the window; and the window is not left empty.
({ scrolls, least }) => {
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const table = document.querySelector("main.table");
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => {
    const words = (node.getAttribute("aria-label") || node.textContent || node.dataset?.spot || "").trim();
    const kind = node.getAttribute("class")?.split(" ")[0] || node.localName;
    return `${kind} "${words.slice(0, 24)}"`;
  };
  const seen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest(".unseen, .skip, dialog, legend, .story, .bubble");
  // What a list shows of it.
  const inSight = (rect, node) => {
    const list = node.closest(".tray, .gb");
    const [top, bottom] = list ? [box(list).top, box(list).bottom] : [-Infinity, Infinity];
    const [from, to] = [Math.max(rect.top, top), Math.min(rect.bottom, bottom)];
    return to - from > 1 ? { left: rect.left, right: rect.right, top: from, bottom: to, height: to - from } : null;
  };
  const size = (from, to) => Math.round(to - from);

  // One line of text is one box; a drawing's text has its own.
  const lines = [];
  const small = new Map();
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !seen(node) || getComputedStyle(node).clipPath !== "none") continue;
    const inDrawing = node.closest("svg");
    if (inDrawing && box(inDrawing).width * box(node).width === 0) continue; // the side of a card that lies below
    const scale = inDrawing ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1;
    const pixels = parseFloat(getComputedStyle(node).fontSize) * scale;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (pixels < (node.matches(".letter") ? least - 2 : least) - 0.05 && !node.closest(".mark")) {
      const kind = node.getAttribute("class") || node.localName;
      small.set(kind, Math.min(pixels, small.get(kind) ?? 99));
    }
    for (const whole of range.getClientRects()) {
      const rect = inSight(whole, node);
      if (!rect) continue;
      // Letters fill about the middle two thirds of their line.
      const air = inDrawing ? rect.height * 0.22 : rect.height * 0.15;
      lines.push({ node, inDrawing, left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air });
    }
    if (node.scrollWidth > node.clientWidth + 1 && !inDrawing && !node.matches("h1, .name, .ww-name"))
      if (getComputedStyle(node).overflow !== "visible") faults.push(`${name(node)} is cut off`);
  }
  for (const [kind, pixels] of small) faults.push(`${kind} is ${pixels.toFixed(1)} px small`);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  lines.forEach((a, n) => {
    for (const b of lines.slice(n + 1))
      if (a.node !== b.node && !(a.inDrawing && b.inDrawing) && over(a, b)) faults.push(`${name(a.node)} over ${name(b.node)}`);
  });

  // Areas of the table lie beside each other, and so does what is in them.
  const areas = [".top", ".players", ".board", ".asks", ".tray"].map((one) => table.querySelector(`:scope > ${one}`));
  const shown = areas.filter((area) => area && seen(area));
  shown.forEach((a, n) => {
    for (const b of shown.slice(n + 1)) if (over(box(a), box(b))) faults.push(`${name(a)} over ${name(b)}`);
    for (const inside of a.querySelectorAll("button, h1, p, .name, .mark, label")) {
      if (!seen(inside) || inside.closest(".banner, .nl-detail")) continue;
      const [i, o] = [box(inside), box(a)];
      const clipped = a.matches(".tray") && getComputedStyle(a).overflowY === "auto";
      if (i.left < o.left - 3 || i.right > o.right + 3 || (!clipped && (i.top < o.top - 3 || i.bottom > o.bottom + 3)))
        faults.push(`${name(inside)} sticks out of ${a.className}`);
    }
  });

  // Everything in the window; only what is said to scroll may be scrolled to.
  const page = document.scrollingElement;
  for (const one of [page, table, ...shown]) {
    if (one.scrollWidth > one.clientWidth + 1 && !one.matches(".board")) faults.push(`${name(one)} sticks out sideways`);
    const hides = one.scrollHeight - one.clientHeight;
    const may = getComputedStyle(one).overflowY !== "visible" || one === page;
    if (!scrolls && may && hides > 1) {
      const parts = [...(one === table ? shown : one.querySelectorAll(":scope > * > *"))];
      const heights = parts.map((part) => `${part.className.split(" ")[0]} ${size(0, box(part).height)}`);
      faults.push(`${name(one)} hides ${hides} px of ${heights.join(", ")}`);
    }
  }
  const title = table.querySelector("h1");
  if (title && seen(title) && box(title).width > 1 && box(title).height > 1.6 * parseFloat(getComputedStyle(title).fontSize))
    faults.push("the title has several lines");

  // Names of the others, at least their beginning.
  for (const one of table.querySelectorAll(".players .name")) {
    const whole = one.scrollWidth;
    if (one.clientWidth < Math.min(whole, 1.9 * parseFloat(getComputedStyle(one).fontSize))) faults.push(`name "${one.textContent}" is hidden`);
  }

  // How far a finger can go from the middle of something and still meet it.
  for (const one of table.querySelectorAll("button, a[href], label, .spot")) {
    if (!seen(one)) continue;
    let rect = box(one);
    if (rect.bottom > height || rect.top < 0 || rect.right > width || rect.left < 0 || one.closest(".tray")) {
      one.scrollIntoView({ block: "center", inline: "center" });
      rect = box(one);
    }
    if (one.matches(".spot")) {
      // Places of a board may overlap: the nearest is meant.
      if (Math.min(rect.width, rect.height) < 39)
        faults.push(`${name(one)} is ${size(0, rect.width)} × ${size(0, rect.height)} px`);
      continue;
    }
    const meets = (x, y) => {
      const found = document.elementFromPoint(x, y);
      return found === one || one.contains(found);
    };
    const [cy, cx] = [(rect.top + rect.bottom) / 2, (rect.left + rect.right) / 2];
    let [wide, high, at] = [0, 0, 0];
    for (let x = rect.left + 0.5; x < rect.right; x += 1) {
      if (!meets(x, cy)) continue;
      wide += 1;
      at ||= x;
    }
    const column = meets(cx, cy) ? cx : at + 4;
    for (let y = rect.top + 0.5; y < rect.bottom; y += 1) if (meets(column, y)) high += 1;
    if (wide < 39 || high < 39) faults.push(`${name(one)} can be pressed on ${wide} × ${high} px`);
  }
  table.scrollTo(0, 0);
  page.scrollTo(0, 0);

  // The room that is used, of that which the board and the tray have: as they are drawn.
  const board = table.querySelector(".board");
  const drawing = board.querySelector("svg");
  const ink = drawing && drawing.viewBox.baseVal.width ? drawing.viewBox.baseVal : null;
  const scale = ink && Math.min(box(drawing).width / ink.width, box(drawing).height / ink.height);
  const tray = box(table.querySelector(".tray"));
  let bottom = tray.top;
  for (const one of table.querySelectorAll(".tray *")) if (seen(one)) bottom = Math.max(bottom, Math.min(tray.bottom, box(one).bottom));
  return {
    faults,
    board: scale ? [ink.width * scale, ink.height * scale] : [box(board).width, box(board).height],
    empty: (box(board).height - (scale ? ink.height * scale : box(board).height) + Math.max(0, tray.bottom - bottom)) / height,
  };
};
