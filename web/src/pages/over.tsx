/** After the game: who won, a picture to share, and what one can do with a game that was played. */

import { useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { useGameTitle } from "../catalogue";
import { kept, remember } from "../device";
import { seenBy } from "../live/frames";
import type { LiveTable } from "../live/table";
import { Icon } from "../parts/icon";
import { Picture, savePicture } from "../parts/picture";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { useSay } from "../words";
import type { TableInfo } from "../wire";
import { people, useNext, WhoIsIn } from "./again";
import { DiceLine, DiceWarning } from "./dice";
import { resultWords, scoresIn } from "./result";
import { Standings } from "./standings";

/** The same people at a new table; our secrets open our seats there too. */
export async function playAgain(table: LiveTable, info: TableInfo): Promise<void> {
  const mine = kept(table.id);
  let id = info.next;
  let host = "";
  if (!id) {
    const made = await ask("POST /api/tables/{table}/again", {
      at: { table: table.id },
      token: mine.host || mine.seats[0]?.token,
    });
    id = made.id;
    host = made.host;
  }
  remember(id, { game: info.game, host: host || mine.host, seats: mine.seats });
  go(`/t/${id}`);
}

export function Over({ table, info, close }: { table: LiveTable; info: TableInfo; close: () => void }) {
  const say = useSay();
  const ofGame = useSay(info.game);
  const title = useGameTitle(info.game);
  const [failed, fail] = useState("");
  const places = table.news?.places ?? [];
  const words = resultWords(places, table.names, say);
  const { shown } = table.show;
  const position = shown && seenBy(shown, table.me);
  const scores = scoresIn(table.ui, position, table.names, ofGame);
  const why = (position && table.ui?.why?.(position, table.names, ofGame)) || "";
  return (
    <Sheet title={words} close={close} class="over">
      {why && <p class="why">{why}</p>}
      <Again table={table} info={info} fail={fail} />
      <Picture game={info.game} title={title} words={words} names={table.names} places={places} scores={scores} today />
      <Standings places={places} names={table.names} scores={scores} say={say} />
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <DiceWarning id={table.id} />
      <DiceLine info={info} names={table.names} />
      <div class="row">
        <a class="button" href={`/m/${table.id}`}>
          <Icon name="film" />
          {say("look-back")}
        </a>
        <SharePicture game={info.game} words={words} />
        <a class="button" href={info.day ? "/today" : "/"}>
          {say(info.day ? "day-title" : "to-games")}
        </a>
      </div>
    </Sheet>
  );
}

/** One tap: alone it begins at once, with others as soon as all of them have tapped too. */
function Again({ table, info, fail }: { table: LiveTable; info: TableInfo; fail: (why: string) => void }) {
  const say = useSay();
  const next = useNext(info.next);
  if (!table.mine.length && !info.next) return null;
  const alone = people(info).every((seat) => table.mine.includes(seat));
  const words = info.next ? (table.mine.length ? "again-agree" : "to-next-table") : "again-propose";
  return (
    <div class="again">
      {next?.status === "open" && !alone && <WhoIsIn info={next} />}
      <button
        class="main wide"
        onClick={() => void playAgain(table, info).catch((problem) => fail(problemText(problem, say)))}
      >
        <Icon name="again" />
        {say(alone ? "play-again" : words)}
      </button>
    </div>
  );
}

/** Shares the picture that is on the page. */
export function SharePicture({ game, words }: { game: string; words: string }) {
  const say = useSay();
  const [failed, fail] = useState(false);
  return (
    <>
      <button onClick={() => void savePicture(`pasch-${game}.png`, words).catch(() => fail(true))}>
        <Icon name="share" />
        {say("share-picture")}
      </button>
      {failed && (
        <p class="bad" role="alert">
          {say("picture-failed")}
        </p>
      )}
    </>
  );
}
