/** The rules of a game, as a page and as a sheet over the table; every rule has an address. */

import "../core";

import type { ComponentChild } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { ask, type Problem } from "../api";
import { Lost, Scene } from "../parts/scene";
import { decode } from "../router";
import { settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { Rules, RuleText } from "../wire";
import { Page, useTitle } from "./frame";

export function RulesPage({ game }: { game: string }) {
  return (
    <Page class="rules">
      <RulesText game={game} number={decode(location.hash.slice(1))} page />
    </Page>
  );
}

export function RulesText({ game, number, page }: { game: string; number: string; page?: boolean }) {
  const say = useSay();
  const { language } = useStore(settings);
  const [rules, set] = useState<Rules | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useTitle(page && rules ? rules.title : "");
  useEffect(() => {
    let wanted = true;
    ask("GET /api/games/{game}/rules", { at: { game } }).then(
      (found) => wanted && (set(found), fail(null)),
      (wrong) => wanted && fail(wrong),
    );
    return () => void (wanted = false);
  }, [game, language, tries]);
  useEffect(() => {
    const rule = number && box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(number)}"]`);
    if (rule) {
      rule.scrollIntoView({ block: "center" });
      rule.focus({ preventScroll: true });
    }
  }, [rules, number]);
  if (problem?.code === "no_such_game") {
    return (
      <Scene art="unknown" title={say("no-game-title")}>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    );
  }
  if (problem && !rules) return <Lost why={problem.message} again={() => again(tries + 1)} />;
  if (!rules) return <p class="thinking">{say("one-moment")}</p>;
  return (
    <div ref={box} class="rules-text" lang={language}>
      {page && <h1 tabIndex={-1}>{say("rules-of", { game: rules.title })}</h1>}
      {rules.intro.map((rule, index) => (
        <Rule key={index} rule={rule} now="" />
      ))}
      {rules.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.rules.map((rule, index) => (
            <Rule key={index} rule={rule} now={number} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Rule({ rule, now }: { rule: RuleText; now: string }) {
  const say = useSay();
  const text = rule.text.split("◆").map((part, index) => [
    index > 0 && (
      <abbr class="ruling" title={say("ruling")}>
        ◆
      </abbr>
    ),
    marked(part),
  ]);
  if (!rule.number) return rule.item ? <p class="item">{text}</p> : <p>{text}</p>;
  return (
    <p id={rule.number} tabIndex={-1} class={`rule ${rule.number === now ? "now" : ""}`}>
      <a class="number" href={`#${rule.number}`}>
        {rule.number}
      </a>
      <span>{text}</span>
    </p>
  );
}

const MARK = /(\*\*.+?\*\*|\*.+?\*|`.+?`)/;

function marked(text: string): ComponentChild[] {
  return text.split(MARK).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
    return <code>{part.slice(1, -1)}</code>;
  });
}
