/** /m/{id}: a finished game to look at again: move by move, with its story, its review, its proof. */

import { SHEETS } from "pasch:boards";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { ask, Problem } from "../api";
import { useGameTitle } from "../catalogue";
import { type Held, kept } from "../device";
import { BoardFault } from "../games/faults";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { styled } from "../games/style";
import { Connection } from "../live/connection";
import { type Frame, framesOf, happenedIn, seenBy, storyOf } from "../live/frames";
import { Icon, IconButton } from "../parts/icon";
import { download } from "../parts/download";
import { later } from "../parts/later";
import { Picture } from "../parts/picture";
import { Lost, Scene } from "../parts/scene";
import { pace, settings } from "../settings";
import { useStore } from "../use";
import { useSay } from "../words";
import type { Step, TableInfo } from "../wire";
import { FairCheck } from "./fair";
import { Page, useTitle } from "./frame";
import { SharePicture } from "./over";
import { resultWords, scoresIn } from "./result";
import { ReviewPart } from "./review";
import { BrokenTable, NoTable, OldTable } from "./table";

const whatIf = () => styled(import("../open/what_if"), SHEETS.open);
const WhatIf = later(() => whatIf().then((parts) => parts.WhatIf), false);
const Relations = later(() => whatIf().then((parts) => parts.Relations), false);

const READ = 700; // between two pictures, at pace 1
const EVERYBODY = -1;

async function allSteps(id: string, token: string | undefined): Promise<Step[]> {
  const found: Step[] = [];
  for (;;) {
    const after = found[found.length - 1]?.v ?? -1;
    const more = await ask("GET /api/tables/{table}/steps", { at: { table: id }, token, query: { after } });
    found.push(...more.steps);
    if (!more.steps.length || (found[found.length - 1]?.v ?? 0) >= more.v) return found;
  }
}

/** Whose game it is to look at while it goes on; where several share a device, nobody's. */
function viewer(id: string): Held | undefined {
  const { seats } = kept(id);
  return seats.length === 1 && !seats[0]?.handed ? seats[0] : undefined;
}

export function ReplayPage({ id }: { id: string }) {
  const { language } = useStore(settings);
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [steps, setSteps] = useState<Step[] | null>(null);
  const [ui, setUI] = useState<GameUI<unknown> | null>(null);
  const [problem, fail] = useState<Problem | null>(null);
  const [tries, again] = useState(0);
  const say = useSay();
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const info = await ask("GET /api/tables/{table}", { at: { table: id } });
      const [ui, steps] = await Promise.all([loadGame(info.game), allSteps(id, viewer(id)?.token)]);
      if (wanted) setInfo(info), setUI(ui), setSteps(steps), fail(null);
    };
    load().catch((wrong) => wanted && fail(wrong instanceof Problem ? wrong : new Problem("broken", "")));
    return () => void (wanted = false);
  }, [id, language, tries]);
  if (problem?.code === "no_such_table") return <NoTable />;
  if (problem?.code === "broken_log") return <BrokenTable id={id} />;
  if (problem?.code === "broken_game") return <BrokenTable id={id} game />;
  if (problem?.code === "wrong_version") return <OldTable />;
  if (problem?.code === "not_started") {
    return (
      <Page>
        <Scene art="waiting" title={say("no-replay")} text={problem.message}>
          <a class="button main" href={`/t/${id}`}>
            {say("to-table")}
          </a>
        </Scene>
      </Page>
    );
  }
  if (!info || !steps || !ui) {
    return (
      <Page>
        {problem ? (
          <Lost why={problem.message} again={() => again(tries + 1)} />
        ) : (
          <Scene art="waiting" title={say("one-moment")} />
        )}
      </Page>
    );
  }
  return <Replay info={info} steps={steps} ui={ui} me={viewer(id)?.seat ?? EVERYBODY} />;
}

function Replay({ info, steps, ui, me }: { info: TableInfo; steps: Step[]; ui: GameUI<unknown>; me: number }) {
  const say = useSay(info.game);
  const title = useGameTitle(info.game);
  const frames = useMemo<Frame[]>(() => {
    const [first, ...rest] = steps;
    const start = first ? [{ v: first.v, positions: { [me]: first.position }, events: [] }] : [];
    return [...start, ...framesOf(rest, me)];
  }, [steps]);
  const frameAt = (v: number): number =>
    Math.max(
      0,
      frames.findIndex((one) => one.v >= v),
    );
  const [at, setAt] = useState(() => frameAt(Number(location.hash.slice(1)) || 0));
  const [asking, askWhatIf] = useState(false);
  const [last, setLast] = useState(-1);
  const [playing, play] = useState(false);
  const names = info.seats.map((seat, number) => seat.name || say("seat", { number: number + 1 }));
  const frame = frames[Math.min(at, frames.length - 1)];
  const before = last === at - 1 ? frames[last] : undefined;
  useTitle(title);
  const places = usePlaces(info);
  const words = places && resultWords(places, names, say);
  const end = frames[frames.length - 1];
  const scores = scoresIn(ui, end && seenBy(end, me), names, say);
  const stage = useRef<HTMLDivElement>(null);
  const jump = (v: number): void => {
    play(false);
    go(frames.findIndex((one) => one.v >= v));
    stage.current?.scrollIntoView({ block: "nearest" });
  };
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(frames.length - 1, to));
    setLast(at);
    setAt(next);
  };
  useEffect(() => {
    if (!playing || !frame) return;
    if (at >= frames.length - 1) return play(false);
    const from = before && seenBy(before, me);
    const to = seenBy(frame, me);
    const moving = from && to ? ui.beat(from, to, happenedIn(frame, me)) * pace() : 0;
    const timer = setTimeout(() => go(at + 1), moving + READ * (pace() || 1));
    return () => clearTimeout(timer);
  }, [playing, at]);
  const position = frame && seenBy(frame, me);
  if (!frame || !position) return null;
  const props = {
    position,
    before: before ? (seenBy(before, me) ?? null) : null,
    happened: before ? happenedIn(frame, me) : [],
    players: names.map((name, seat) => ({ seat, name, bot: info.seats[seat]?.kind === "bot", here: true })),
    me: EVERYBODY,
    asked: [],
    choices: [],
    play: () => undefined,
    pick: () => undefined,
    say,
    pace: pace(),
  };
  const save = async (): Promise<void> => {
    const match = await ask("GET /api/tables/{table}/match", { at: { table: info.id } });
    download(new Blob([JSON.stringify(match)], { type: "application/json" }), `${info.game}-${info.id}.pasch`);
  };
  return (
    <Page class="replay">
      <h1 tabIndex={-1}>
        <small>{say("replay")}</small>
        {title}
      </h1>
      <BoardFault game={info.game} />
      <div class="watch">
        <div class="stage" ref={stage}>
          <div class="board">
            <ui.Board {...props} />
          </div>
          <p class="asks" aria-live={playing ? "off" : "polite"}>
            {storyOf(frame, me).join(" ") || (at === 0 ? say("replay-start") : " ")}
          </p>
          <div class="deck">
            <IconButton icon="step-back" label={say("replay-back")} act={() => go(at - 1)} />
            <IconButton
              icon={playing ? "pause" : "play"}
              label={say(playing ? "replay-pause" : "replay-play")}
              act={() => (at >= frames.length - 1 && !playing && go(0), play(!playing))}
            />
            <IconButton icon="step" label={say("replay-step")} act={() => go(at + 1)} />
            <input
              type="range"
              min={0}
              max={frames.length - 1}
              value={at}
              aria-label={say("replay-place")}
              aria-valuetext={say("replay-at", { at, count: frames.length - 1 })}
              onInput={(event) => (play(false), go(Number(event.currentTarget.value)))}
            />
            <output>
              {at}/{frames.length - 1}
            </output>
          </div>
          {info.status === "over" && at < frames.length - 1 && (
            <button class="what-if-open" onClick={() => (play(false), askWhatIf(true))}>
              <Icon name="to" />
              {say("what-if")}
            </button>
          )}
        </div>
        <Story frames={frames} me={me} at={at} go={(to) => (play(false), go(to))} />
      </div>
      {asking && (
        <WhatIf
          {...{ info, title, names, position }}
          v={frame.v}
          next={frames[at + 1]}
          close={() => askWhatIf(false)}
        />
      )}
      <div class="after">
        {(info.origin || info.branches.length > 0) && <Relations info={info} at={frameAt} />}
        {info.status === "over" && <ReviewPart id={info.id} names={names} jump={jump} />}
        {words && (
          <section>
            <h2>{say("result")}</h2>
            <Picture game={info.game} title={title} words={words} names={names} places={places} scores={scores} />
            <SharePicture game={info.game} words={words} />
          </section>
        )}
        {info.status === "over" && steps.length - 1 > (info.origin?.records ?? 0) && (
          <FairCheck info={info} names={names} />
        )}
        <div class="row">
          {info.status === "over" && (
            <button onClick={() => void save()}>
              <Icon name="download" />
              {say("save-match")}
            </button>
          )}
          <a class="button" href={`/t/${info.id}`}>
            {say("to-table")}
          </a>
        </div>
      </div>
    </Page>
  );
}

/** How a game ended: the table tells whoever connects. */
function usePlaces({ id, status }: TableInfo): readonly number[] | null {
  const [places, set] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (status !== "over") return;
    const connection = new Connection(id, [], settings.value.language, {
      receive: (message) => {
        if (message.t !== "events") return;
        set(message.places);
        connection.close();
      },
      status: () => undefined,
      version: () => -1,
    });
    return () => connection.close();
  }, [id, status]);
  return places;
}

interface StoryProps {
  frames: readonly Frame[];
  me: number;
  at: number;
  go: (to: number) => void;
}

function Story({ frames, me, at, go }: StoryProps) {
  const say = useSay();
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const line = now.current;
    if (line?.parentElement) line.parentElement.scrollTop = line.offsetTop - line.parentElement.clientHeight / 2;
  }, [at]);
  return (
    <section class="told" aria-label={say("story")}>
      <h2>{say("story")}</h2>
      <ol tabIndex={0}>
        {frames.map((frame, index) =>
          storyOf(frame, me).length ? (
            <li key={index} ref={index === at ? now : null} class={index === at ? "now" : ""}>
              <button onClick={() => go(index)} aria-current={index === at ? "step" : undefined}>
                {storyOf(frame, me).join(" ")}
              </button>
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}
