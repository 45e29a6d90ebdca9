/** The chapters of the rules, each to be folded; every rule has an address, and opens its chapter. */

import { useEffect, useRef, useState } from "preact/hooks";

import { ask, type Problem } from "../api";
import { useGame } from "../catalogue";
import { useTitle } from "../pages/frame";
import { Lost, Scene } from "../parts/scene";
import { decode } from "../router";
import { settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { Rules, RulesSection } from "../wire";
import { RulePicture } from "./picture";
import { Rule } from "./rule";

function useRules(game: string) {
  const { language } = useStore(settings);
  const [rules, set] = useState<Rules | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask("GET /api/games/{game}/rules", { at: { game } }).then(
      (found) => wanted && (set(found), fail(null)),
      (wrong) => wanted && fail(wrong),
    );
    return () => void (wanted = false);
  }, [game, language, tries]);
  return { rules, problem, language, again: () => again(tries + 1) };
}

/** Rules are also learned by playing, where somebody has written lessons. */
function Learn({ game }: { game: string }) {
  const say = useSay();
  if (!useGame(game)?.lessons) return null;
  return (
    <p>
      <a class="button" href={`/learn/${game}`}>
        {say("learn-by-playing")}
      </a>
    </p>
  );
}

const has = (section: RulesSection, number: string): boolean =>
  number !== "" && section.rules.some((rule) => rule.number === number);

export function RulesText({ game, number, page = false }: { game: string; number: string; page?: boolean }) {
  const say = useSay();
  const { rules, problem, language, again } = useRules(game);
  const [at, go] = useState(number);
  /** The chapters that are open, by their place: at first the one of the rule, or the first. */
  const [open, unfold] = useState<ReadonlySet<number>>(new Set(number ? [] : [0]));
  const box = useRef<HTMLDivElement>(null);
  useTitle(page && rules ? rules.title : "");
  useEffect(() => {
    if (!page) return;
    const look = (): void => go(decode(location.hash.slice(1)));
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    const chapter = rules?.sections.findIndex((section) => has(section, at)) ?? -1;
    if (chapter >= 0) unfold((now) => new Set(now).add(chapter));
  }, [rules, at]);
  useEffect(() => {
    const rule = at ? box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(at)}"]`) : null;
    if (!rule?.closest("details")?.open) return;
    rule.scrollIntoView({ block: "center" });
    rule.focus({ preventScroll: true });
  }, [rules, at, open.size]);
  if (problem?.code === "no_such_game") {
    return (
      <Scene art="unknown" title={say("no-game-title")}>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    );
  }
  if (problem && !rules) return <Lost why={problem.message} again={again} />;
  if (!rules) return <p class="thinking">{say("one-moment")}</p>;
  const all = rules.sections.map((_, place) => place);
  const whole = all.every((place) => open.has(place));
  const turn = (place: number, shown: boolean): void => {
    if (shown !== open.has(place)) unfold(new Set(all.filter((one) => (one === place ? shown : open.has(one)))));
  };
  /** In a sheet a rule has no address: it is shown at once. */
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a[href^="#"]');
    if (!link) return;
    go(decode(link.getAttribute("href")!.slice(1)));
    if (!page) event.preventDefault();
  };
  return (
    <div ref={box} class="rules-text" lang={language} onClick={follow}>
      {page && <h1 tabIndex={-1}>{say("rules-of", { game: rules.title })}</h1>}
      {page && <Learn game={game} />}
      {rules.intro.map((rule, index) => (
        <Rule key={index} rule={rule} now="" />
      ))}
      <button class="quiet-button" onClick={() => unfold(new Set(whole ? [] : all))}>
        {say(whole ? "fold-all" : "unfold-all")}
      </button>
      {rules.sections.map((section, place) => (
        <details key={section.title} open={open.has(place)} onToggle={(event) => turn(place, event.currentTarget.open)}>
          <summary>
            <h2>{section.title}</h2>
          </summary>
          {open.has(place) &&
            section.pictures.map((picture) => <RulePicture key={picture.name} game={game} {...picture} />)}
          {section.rules.map((rule, index) => (
            <Rule key={index} rule={rule} now={at} />
          ))}
        </details>
      ))}
    </div>
  );
}
