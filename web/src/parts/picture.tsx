/** The end of a game as a picture worth sharing; drawn on the page, saved as a PNG. */

import { british } from "../lists";
import { settings } from "../settings";
import { Art } from "./art";
import { Cover } from "./cover";
import { download } from "./download";
import { standingOrder } from "./standing_order";
import { letters, Token } from "./player";

interface PictureProps {
  game: string;
  title: string;
  words: string;
  names: readonly string[];
  places: readonly number[];
  /** What each of them reached. */
  scores: readonly string[];
  /** Whether it was played just now. */
  today?: boolean;
}

const SIZE = 1080;

export function Picture({ game, title, words, names, places, scores, today }: PictureProps) {
  const marks = letters(names);
  const order = standingOrder(places, scores, names.length);
  const together = new Set(places).size === 1;
  const step = Math.min(132, 420 / Math.max(1, order.length));
  const told = order.map((seat) =>
    [together ? "" : places[seat], names[seat], together ? "" : scores[seat]].filter(Boolean).join(" "),
  );
  const label = [`${title}.`, words, `${told.join("; ")}.`, together ? scores[0] : ""].filter(Boolean).join(" ");
  const date = new Intl.DateTimeFormat(british(settings.value.language), { dateStyle: "long" }).format(new Date());
  return (
    <svg id="picture" class="picture" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <rect width={SIZE} height={SIZE} style={{ fill: "var(--table)" }} />
      <rect x="40" y="52" width="1000" height="1000" rx="36" style={{ fill: "var(--shadow)" }} />
      <rect
        x="40"
        y="40"
        width="1000"
        height="1000"
        rx="36"
        style={{ fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 5 }}
      />
      <svg x="80" y="80" width="400" height="250" viewBox="0 0 320 200">
        <Cover game={game} title={title} />
      </svg>
      <Lines text={title} x={520} y={170} size={54} weight={900} most={16} />
      <text x="520" y="318" style={text(28, 600, "var(--faint)")}>
        {today && date}
      </text>
      <Lines text={words} x={80} y={408} size={46} weight={800} most={40} />
      {order.map((seat, row) => {
        const y = 486 + (row + 0.5) * step;
        const first = places[seat] === 1;
        return (
          <g key={seat} transform={`translate(80 ${y})`}>
            {first && (
              <rect
                x="-16"
                y={-step / 2 + 4}
                width="952"
                height={step - 8}
                rx="18"
                style={{ fill: "var(--p0)", opacity: 0.3 }}
              />
            )}
            {!together && (
              <text x="30" y="17" text-anchor="middle" style={text(48, 900)}>
                {places[seat] || "–"}
              </text>
            )}
            <g transform={`translate(120 0) scale(${step / 34})`}>
              <Token of={seat} letter={marks[seat] ?? ""} />
            </g>
            <text x="190" y="16" style={text(Math.min(46, 900 / (names[seat]?.length || 1)), 700)}>
              {names[seat]}
            </text>
            {!together && (
              <text x="916" y="15" text-anchor="end" style={text(40, 600)}>
                {scores[seat]}
              </text>
            )}
          </g>
        );
      })}
      <svg x="80" y="948" width="72" height="72" viewBox="0 0 24 24">
        <Art sheet="page" name="pair" width={24} height={24} />
      </svg>
      <text x="168" y="999" style={text(40, 900)}>
        Pasch
      </text>
      {together && (
        <text x="996" y="999" text-anchor="end" style={text(40, 600)}>
          {scores[0]}
        </text>
      )}
    </svg>
  );
}

const text = (size: number, weight: number, fill = "var(--ink)") => ({
  fontFamily: "Nunito, sans-serif",
  fontSize: `${size}px`,
  fontWeight: weight,
  fill,
});

/** Text in at most two lines. */
function Lines(props: { text: string; x: number; y: number; size: number; weight: number; most: number }) {
  const lines: string[] = [""];
  for (const word of props.text.split(" ")) {
    const last = lines[lines.length - 1] ?? "";
    if (last && `${last} ${word}`.length > props.most && lines.length < 3) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trim();
  }
  return (
    <text style={text(props.size, props.weight)}>
      {lines.map((line, index) => (
        <tspan
          key={index}
          x={props.x}
          y={props.y + index * props.size * 1.15 - (lines.length > 2 ? props.size * 0.5 : 0)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** As somebody sees it now: with the style of the page, its drawings and its letters in one file. */
async function whole(picture: SVGSVGElement): Promise<string> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("class"); // as large as it is, not as the page shows it
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  copy.dataset["theme"] = document.documentElement.dataset["theme"];
  let inside = "";
  const sheets = new Map<string, string>();
  for (const use of copy.querySelectorAll("use")) {
    const [sheet, name] = (use.getAttribute("href") ?? "").split("#") as [string, string];
    if (!sheets.has(sheet)) sheets.set(sheet, `s${sheets.size}-`);
    use.setAttribute("href", `#${sheets.get(sheet)}${name}`);
  }
  for (const [sheet, prefix] of sheets) {
    const text = await (await fetch(sheet)).text();
    inside += text.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "").replace(/(\bid="|href="#|url\(#)/g, `$1${prefix}`);
  }
  const style = document.createElementNS(copy.namespaceURI, "style");
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const letters = await letterFile();
  style.textContent = rules.map(({ cssText }) => cssText.replace(/url\([^)]+woff2"\)/, `url(${letters})`)).join("");
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy).replace(/<svg[^>]*>/, (start) => start + inside);
}

async function letterFile(): Promise<string> {
  const file = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))?.name;
  if (!file) return "";
  const blob = await (await fetch(file)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(blob);
  });
}

async function png(picture: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await whole(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Shared where the device can share pictures, else downloaded. */
export async function savePicture(name: string, words: string): Promise<void> {
  const picture = document.getElementById("picture") as unknown as SVGSVGElement;
  const blob = await png(picture);
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text: words }).catch(() => undefined);
  } else {
    download(blob, name);
  }
}
