/** The table while it is played at: board, tray, players, and one sentence that says what is asked. */

import { useEffect, useState } from "preact/hooks";

import { useGameTitle } from "../catalogue";
import { toTurn } from "../focus";
import { BoardFault } from "../games/faults";
import type { BoardProps, Choice, Say } from "../games/game";
import { recall, keep } from "../kept";
import { reasonFor } from "../live/connection";
import { happenedIn, seenBy } from "../live/frames";
import { list } from "../lists";
import type { LiveTable } from "../live/table";
import { Icon, IconButton } from "../parts/icon";
import { Linked } from "../parts/linked";
import { onDemand } from "../parts/on_demand";
import { Scene } from "../parts/scene";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { About, Guided } from "../tour/guided";
import { useSay } from "../words";
import type { TableInfo } from "../wire";
import { ChoiceList } from "./choices";
import { Curtain } from "./curtain";
import { DiceWarning } from "./dice";
import { Ending, useFinale } from "./finale";
import { useTitle } from "./frame";
import { useKeys } from "./keys";
import { Players } from "./players";
import { resultWords } from "./result";
import { Story } from "./story";
import { useWide } from "./wide";
import { useWindow, WindowBar } from "./window";

type Open = "" | "menu" | "story" | "help" | "phrases" | "over" | "aim" | "tell";

/** Not needed to play: they come after the board, so that they are there when they are wanted. */
const sheets = () => import("./sheets");
const Help = onDemand(() => sheets().then((found) => found.Help));
const Menu = onDemand(() => sheets().then((found) => found.Menu));
const Over = onDemand(() => sheets().then((found) => found.Over));
const Phrases = onDemand(() => sheets().then((found) => found.Phrases));
const Tellings = onDemand(() => sheets().then((found) => found.Tellings));
const SHEETS_AFTER = 2000;

export function Play({ table, info, hand }: { table: LiveTable; info: TableInfo; hand: boolean }) {
  const say = useSay();
  const ofGame = useSay(info.game); // a key of a game may be one of the page's
  const title = useGameTitle(info.game);
  const beside = useWide() || hand;
  const [open, setOpen] = useState<Open>("");
  const [asList, setAsList] = useState(recall("list", false));
  const [several, ask] = useState<readonly Choice[] | null>(null);
  const choices = table.mayDo;
  const window = useWindow(table);
  const over = table.over && table.atRest;
  // A phone that is only a hand has no board to touch: when there are places on it, they are listed.
  const listed = choices && (asList || hand) && !table.ui?.listed;
  useTitle(turnTitle(table, title, say));
  const finale = useFinale(table, over);
  useEffect(() => {
    // What one person had open is not what the next one wants to see.
    if (table.curtain >= 0) setOpen("");
    else if (finale.rests) setOpen((now) => now || "over");
  }, [finale.rests, table.curtain]);
  const { question } = table;
  useEffect(() => ask(null), [question, table.me]);
  useEffect(() => void (question >= 0 && toTurn()), [question, table.me]);

  useEffect(() => {
    const timer = setTimeout(() => void sheets().catch(() => undefined), SHEETS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const toggleList = (): void => {
    keep("list", !asList);
    setAsList(!asList);
  };
  const pick = (found: readonly Choice[]): void => {
    if (found.length === 1) table.play(found[0]!.action);
    else if (found.length > 1) ask(found);
  };
  useKeys(table, { toggleList, open: setOpen, game: info.game, asList: asList || table.ui?.listed === true, say });

  if (table.curtain >= 0) return <Curtain table={table} />;
  const { shown, before } = table.show;
  const position = shown && seenBy(shown, table.me);
  const { ui } = table;
  if (!ui || !shown || !position) return <Scene art="waiting" title={say("one-moment")} />;
  const props: BoardProps<unknown> = {
    position,
    before: before ? (seenBy(before, table.me) ?? null) : null,
    happened: before ? happenedIn(shown, table.me) : [],
    players: info.seats.map((seat, number) => ({
      seat: number,
      name: table.names[number] ?? "",
      bot: seat.kind === "bot" || seat.stand_in === true,
      here: seat.kind === "bot" || seat.here === true,
    })),
    me: table.me,
    asked: table.asked,
    choices: choices?.choices ?? [],
    window,
    play: (action) => table.play(action),
    pick,
    say: ofGame,
    pace: table.show.pace,
  };
  return (
    <main
      class={`table game-${info.game} ${hand ? "hand" : ""}`}
      data-rest={table.atRest || undefined}
      onClick={(event) => hurries(event.target as Element) && table.show.skip()}
    >
      <a class="skip" href="#tray">
        {say("skip-to-choices")}
      </a>
      <header class="top">
        <IconButton icon="back" label={say("home")} act={() => go("/")} />
        <h1 tabIndex={-1}>{title}</h1>
        <IconButton icon="flag" label={say("aim")} act={() => setOpen("aim")} />
        {table.canTakeBack && <IconButton icon="undo" label={say("take-back")} act={() => table.takeBack()} />}
        {info.hints && table.eyes >= 0 && !table.over && (
          <IconButton icon="hint" label={say("help")} act={() => setOpen("help")} />
        )}
        {!beside && <IconButton icon="story" label={say("story")} act={() => setOpen("story")} />}
        <IconButton icon="menu" label={say("menu")} act={() => setOpen("menu")} />
      </header>
      <DiceWarning id={table.id} />
      <BoardFault game={info.game} />
      <Players table={table} info={info} talk={table.me >= 0 ? () => setOpen("phrases") : null} />
      <Guided
        {...{ table, ui, position }}
        game={info.game}
        asList={listed === true}
        quiet={table.over || open !== ""}
      />
      <div class="board">
        <ui.Board {...props} />
        {over && (!finale.rests || open === "over") && (
          <Ending {...finale} {...props} pace={finale.pace} places={table.news?.places ?? []} />
        )}
        <Banner table={table} />
      </div>
      <WindowBar table={table} window={window} />
      <Asks table={table} info={info} asList={asList} toggleList={toggleList} />
      <div class={asList ? "tray" : "tray auto"} id="tray" tabIndex={-1} role="group" aria-label={say("choices")}>
        {over ? (
          <button class="main" onClick={() => setOpen("over")}>
            <Icon name="cup" />
            {say("show-result")}
          </button>
        ) : (
          (hand || !listed) && <ui.Tray {...props} me={table.eyes} />
        )}
        {listed && <ChoiceList choices={choices.choices} play={props.play} />}
      </div>
      {beside && <Story table={table} class="story" />}
      {several && (
        <Sheet title={say("which-one")} close={() => ask(null)}>
          <ChoiceList choices={several} play={(action) => (ask(null), table.play(action))} inSheet />
        </Sheet>
      )}
      {open === "aim" && (
        <About
          game={info.game}
          title={title}
          ui={ui}
          asList={asList}
          playing={table.me >= 0 && !over}
          close={() => setOpen("")}
        />
      )}
      {open === "menu" && (
        <Menu
          table={table}
          info={info}
          about={() => setOpen("aim")}
          tell={() => setOpen("tell")}
          close={() => setOpen("")}
        />
      )}
      {open === "tell" && <Tellings table={table} close={() => setOpen("")} />}
      {open === "phrases" && <Phrases table={table} close={() => setOpen("")} />}
      {open === "story" && (
        <Sheet title={say("story")} close={() => setOpen("")} class="tall">
          <Story table={table} />
        </Sheet>
      )}
      {open === "help" && <Help table={table} close={() => setOpen("")} />}
      {open === "over" && over && <Over table={table} info={info} close={() => setOpen("")} />}
    </main>
  );
}

/** A tap on whatever does nothing of its own hurries on what is being shown. */
const hurries = (target: Element): boolean =>
  target.closest(".board") !== null || !target.closest("a, button, dialog, input, select, summary");

/** Whoever plays in another window sees by its name whose turn it is here, and who has won. */
function turnTitle(table: LiveTable, title: string, say: Say): string {
  const names = table.asked.map((seat) => table.names[seat] ?? "");
  const words = table.over
    ? resultWords(table.news?.places ?? [], table.names, say)
    : names.length > 0 && say("turn-of", { names: list(names), count: names.length });
  return words ? `${words.replace(/\.$/, "")} · ${title}` : title;
}

/** One sentence: what just happened while it moves, and what is asked once it rests. */
function Asks(props: { table: LiveTable; info: TableInfo; asList: boolean; toggleList: () => void }) {
  const { table, info } = props;
  const say = useSay();
  const { forced } = table;
  // What may be answered for a moment only is no question: it lights up, and the story goes on.
  const choices = table.mayDo?.window && table.window?.until ? null : table.mayDo;
  const thinking = table.window?.thinking.filter((seat) => seat !== table.me) ?? [];
  let words = "";
  if (table.refused) words = table.refused.text;
  else if (forced) words = say(forced.only ? "forced" : "as-usual", { what: forced.choice.words });
  else if (choices) words = choices.words;
  else if (thinking.length) {
    words = say("thinks", { names: list(thinking.map((seat) => table.names[seat] ?? "")), count: thinking.length });
  } else if (!table.atRest)
    words = table.show.told.join(" "); // who is asked is not known before it rests
  else if (table.over && table.atRest) words = resultWords(table.news?.places ?? [], table.names, say);
  else if (info.paused) words = say("paused");
  else if (table.pending) words = say("one-moment");
  else if (table.asked.length) {
    const names = table.asked.map((seat) => table.names[seat] ?? "");
    words = say("turn-of", { names: list(names), count: names.length });
  }
  return (
    <div class={`asks ${choices ? "mine" : table.pending ? "waits" : ""} ${table.refused ? "bad" : ""}`}>
      <p>
        <Linked text={words} game={info.game} />
        {table.refused && choices && ` ${choices.words}`}
        {table.watching && <small>{say("watching")}</small>}
      </p>
      {table.deadline > 0 && table.atRest && !info.paused && <Countdown until={table.deadline} />}
      {info.paused ? (
        table.me >= 0 && <button onClick={() => table.pause(false)}>{say("go-on")}</button>
      ) : choices && table.ui?.listed ? null : choices ? (
        <IconButton icon="list" label={say("as-list")} on={props.asList} act={props.toggleList} />
      ) : (
        table.show.behind > 3 && <IconButton icon="skip" label={say("skip")} act={() => table.show.skip()} />
      )}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const say = useSay();
  const [now, set] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => set(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const label = say("seconds-left", { seconds });
  return (
    <span class={`countdown ${seconds <= 10 ? "bad" : ""}`} role="timer" aria-label={label}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

/** What lies over the board now and then: lost lines, and what happened while I was away. */
function Banner({ table }: { table: LiveTable }) {
  const say = useSay();
  if (table.connection === "lost" || table.connection === "closed") {
    return (
      <div class="banner">
        <Icon name="plug" />
        <span>{say(`lost-${reasonFor(table.closedBy)}`)}</span>
        <IconButton icon="again" label={say("try-again")} act={() => table.hurry()} />
      </div>
    );
  }
  const notice = table.lost.length ? "seat-lost" : table.recovered.length ? "seat-recovered" : "";
  if (notice) {
    const names = table.lost.length ? table.lost : table.recovered;
    return (
      <div class="banner" role="status">
        <span>{say(notice, { names: list(names), count: names.length })}</span>
        {notice === "seat-recovered" && <button onClick={() => table.noteRecovered()}>{say("understood")}</button>}
      </div>
    );
  }
  if (table.catchingUp) {
    return (
      <div class="banner">
        <span>{say("while-away")}</span>
        <button onClick={() => table.show.skip()}>
          <Icon name="skip" />
          {say("skip")}
        </button>
      </div>
    );
  }
  return null;
}
