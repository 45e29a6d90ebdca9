/**
 * A board in its table, from the frames of dev/frames.py: ?game=…&at=…&finale=won
 * Arrow keys with Ctrl turn pages.
 */

import "../src/style/index.css";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";

import { BOARDS } from "pasch:boards";

import type { Choice, FinaleProps, GameUI, Happened, Player } from "../src/games/game";
import type { LiveTable } from "../src/live/table";
import { Players } from "../src/pages/players";
import { IconButton } from "../src/parts/icon";
import { measure } from "../src/room";
import type { TableInfo } from "../src/wire";

interface Frame {
  position: unknown;
  asked: number[];
  words: string;
  story: string[];
  happened: Happened[];
  choices: Choice[];
}

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "";

const words = new FluentBundle("de", { useIsolating: false });

function say(key: string, values?: Record<string, string | number>): string {
  const message = words.getMessage(key);
  return message?.value ? words.formatPattern(message.value, values ?? {}) : `[${key}]`;
}

interface LookProps {
  ui: GameUI<unknown>;
  Finale: ComponentType<FinaleProps<unknown>> | undefined;
  frames: Frame[];
  names: string[];
  me: number;
}

const bar = (icon: string) => <IconButton icon={icon} label={icon} act={() => undefined} />;

function Look({ ui, Finale, frames, names, me }: LookProps) {
  const [at, go] = useState(Number(query.get("at") ?? 0));
  const [before, setBefore] = useState<unknown>(null);
  const [played, setPlayed] = useState("");
  const won = query.get("finale") === "won";
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const by = event.ctrlKey ? { ArrowRight: 1, ArrowLeft: -1 }[event.key] : undefined;
      if (!by) return;
      setBefore(frames[at]?.position ?? null);
      go(Math.min(frames.length - 1, Math.max(0, at + by)));
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, [at]);
  const frame = frames[at];
  if (!frame) return <p>no such frame</p>;
  const players: Player[] = names.map((name, seat) => ({ seat, name, bot: seat !== me, here: true }));
  const props = {
    position: frame.position,
    before,
    happened: before ? frame.happened : [],
    players,
    me,
    asked: frame.asked,
    choices: frame.choices,
    window: query.has("window") ? { passing: 1, lasts: Number(query.get("window")), since: 0 } : null,
    play: (action: number) => setPlayed(String(action)),
    pick: (choices: readonly Choice[]) => setPlayed(choices.map((choice) => choice.words).join(" / ")),
    say,
    pace: Number(query.get("pace") ?? 1),
  };
  return (
    <main class={`table game-${game}`}>
      <header class="top">
        {bar("back")}
        <h1>{say("title")}</h1>
        {["flag", "hint", "story", "menu"].map(bar)}
      </header>
      <Players
        table={{ names, asked: frame.asked, me, said: [] } as unknown as LiveTable}
        info={{ seats: names.map((_, seat) => ({ kind: seat === me ? "human" : "bot", here: true })) } as TableInfo}
        talk={() => undefined}
      />
      <div class="board">
        <ui.Board {...props} />
        {Finale && (
          <div class="finale">
            <Finale {...props} won={won} places={names.map((_, seat) => (won === (seat === me) ? 1 : 2))} />
          </div>
        )}
      </div>
      <div class="asks mine">
        <p>{frame.words}</p>
        {bar("list")}
      </div>
      <div class="tray">
        <ui.Tray {...props} />
      </div>
      <p id="played" class="unseen">
        {played}
      </p>
      <p class="tale story">{frame.story.join(" ")}</p>
    </main>
  );
}

const load = BOARDS[game];
if (load) {
  const [{ ui }, told] = await Promise.all([load(), fetch("frames.json").then((r) => r.json())]);
  words.addResource(new FluentResource(await fetch("words.ftl").then((r) => r.text())));
  document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
  const generic = async () => (await import("../src/generic/finale")).Finale;
  const Finale = query.has("finale") ? await (query.has("plain") ? generic : (ui.finale ?? generic))() : undefined;
  measure();
  addEventListener("resize", measure);
  render(<Look ui={ui} Finale={Finale} {...told} />, document.body);
}
