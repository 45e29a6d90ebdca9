/** How this device likes the page. */

import { keep, recall, whenKept } from "./kept";
import type { Speed } from "./live/scenes";
import { measure, watchRoom } from "./room";
import { Store } from "./store";
import type { Language } from "./wire";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "normal" | "fast" | "none";
  /** How fast bots play. */
  bots: Speed;
  /** Whether moves that cannot be avoided are made by hand, too. */
  byHand: boolean;
  /** Percent of the usual size of text. */
  text: number;
  /** For whoever listens: nothing goes on before it is told. */
  listening: boolean;
}

export const TEXT_SIZES = [100, 125, 150, 200];

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** What each language calls itself; the build finds them by their catalogues. */
declare const LANGUAGES: Record<Language, string>;
export const languages = LANGUAGES;

/** The first of the device's languages that we speak, as the server chooses it too. */
function usual(): Settings {
  const asked = (navigator.languages ?? ["de"]).map((tag) => tag.split("-")[0]!.toLowerCase());
  const language = asked.find((name) => Object.hasOwn(languages, name)) ?? "en";
  return {
    language,
    theme: "system",
    sound: false,
    motion: "normal",
    bots: "normal",
    byHand: false,
    text: 100,
    listening: false,
  };
}

/** What each of them may be: a device may have kept something that we no longer know. */
const ALLOWED: { [name in keyof Settings]: readonly Settings[name][] } = {
  language: Object.keys(languages),
  theme: ["system", "light", "dark"],
  sound: [true, false],
  motion: ["normal", "fast", "none"],
  bots: ["slow", "normal", "fast", "once"],
  byHand: [true, false],
  text: TEXT_SIZES,
  listening: [true, false],
};

function remembered(): Settings {
  const found = Object.entries(recall<Partial<Settings>>("settings", {}));
  const allowed = (name: string): readonly unknown[] =>
    Object.hasOwn(ALLOWED, name) ? ALLOWED[name as keyof Settings] : [];
  return { ...usual(), ...Object.fromEntries(found.filter(([name, value]) => allowed(name).includes(value))) };
}

export const settings = new Store<Settings>(remembered());

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.value, ...part });
  keep("settings", settings.value);
  apply(settings.value);
}

/** How long movements last, as a factor. */
export function pace(): number {
  const { motion } = settings.value;
  return still.matches || motion === "none" ? 0 : motion === "fast" ? 0.45 : 1;
}

export function apply({ language, theme, text, motion }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  root.dataset["motion"] = still.matches ? "none" : motion;
  root.style.fontSize = `${text}%`;
  measure();
  const colour = root.dataset["theme"] === "dark" ? "#1d1a16" : "#e9dcc3";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

/** What the device or another tab changes is changed here too. */
export function follow(): void {
  for (const query of [dark, still]) query.addEventListener("change", () => apply(settings.value));
  watchRoom();
  whenKept("settings", () => {
    settings.set(remembered());
    apply(settings.value);
  });
}
