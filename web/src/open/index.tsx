/** /open: a match file or a position, from a file or a link, to look at and to play on from. */

import { SHEETS } from "pasch:boards";
import { useEffect, useState } from "preact/hooks";

import { ask, problemText } from "../api";
import { useGame, useGameTitle } from "../catalogue";
import { BoardFault } from "../games/faults";
import type { GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { isObject } from "../kept";
import { style } from "../games/style";
import { remember } from "../device";
import { Page, useTitle } from "../pages/frame";
import { Icon } from "../parts/icon";
import { go } from "../router";
import { pace } from "../settings";
import { useSay } from "../words";
import type { MadeTable, Position, TableInfo } from "../wire";
import { fromLink, read } from "./link";
import { PlayOn } from "./play_on";

const MOST = 49_152; // bytes of a file: the server takes no more

const PUZZLE = 1; // the format of a puzzle as a file

type Opened =
  | { kind: "nothing" }
  | { kind: "position"; position: Position }
  | { kind: "match"; made: MadeTable; info: TableInfo; names: readonly string[] };

export function OpenPage() {
  const say = useSay();
  const [opened, set] = useState<Opened>({ kind: "nothing" });
  const [failed, fail] = useState("");
  useTitle(say("open-title"));
  const take = async (found: Position | null): Promise<void> => {
    fail("");
    set({ kind: "nothing" });
    if (found && "pasch_puzzle" in found) {
      const { position } = found;
      found = found["pasch_puzzle"] === PUZZLE && isObject(position) ? position : null;
    }
    if (!found) return fail(say("open-unreadable"));
    if (!("pasch" in found)) return set({ kind: "position", position: found });
    const made = await ask("POST /api/matches", { body: { match: found, hints: true } });
    const info = await ask("GET /api/tables/{table}", { at: { table: made.id } });
    if (info.status === "over") return go(`/m/${made.id}`);
    remember(made.id, { game: info.game, host: made.host });
    const names = Array.isArray(found["names"]) ? found["names"].map(String) : [];
    set({ kind: "match", made, info, names });
  };
  const open = (found: Position | null): void => void take(found).catch((problem) => fail(problemText(problem, say)));
  useEffect(() => {
    void style(SHEETS.open);
    const opens = (): void => void (location.hash.length > 1 && open(fromLink(location.hash)));
    opens();
    addEventListener("hashchange", opens);
    return () => removeEventListener("hashchange", opens);
  }, []);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST) return fail(say("open-too-big"));
    open(read(await file.text()));
  };
  return (
    <Page class="text open">
      <h1 tabIndex={-1}>{say("open-title")}</h1>
      <p class="lead">{say("open-lead")}</p>
      <label class="button file">
        <Icon name="book" />
        {say("open-file")}
        <input
          type="file"
          accept=".pasch,.json,application/json"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      {opened.kind === "position" && <Placed key={JSON.stringify(opened.position)} position={opened.position} />}
      {opened.kind === "match" && <Continued {...opened} />}
    </Page>
  );
}

const seatNames = (say: ReturnType<typeof useSay>, count: number, names: readonly string[] = []): string[] =>
  Array.from({ length: count }, (_, seat) => names[seat] || say("seat", { number: seat + 1 }));

/** A position: how it looks, and the way to play on. Whether it can be is the server's to say. */
function Placed({ position }: { position: Position }) {
  const say = useSay();
  const id = String(position["game"] ?? "");
  const game = useGame(id);
  const title = useGameTitle(id);
  const ofGame = useSay(id);
  const [ui, setUI] = useState<GameUI<unknown> | null>(null);
  useEffect(() => {
    if (game) void loadGame(id).then(setUI, () => undefined);
  }, [id, game]);
  const seats = Number(position["seats"]);
  const count = Number.isInteger(seats) && seats > 0 && seats <= 12 ? seats : 1;
  const names = seatNames(say, count);
  const turn = Number(position["turn"]);
  return (
    <section>
      <h2>{title || say("open-position")}</h2>
      {ui && (
        <>
          <BoardFault game={id} />
          <div class="stage">
            <div class="board">
              <ui.Board
                position={position}
                before={null}
                happened={[]}
                players={names.map((name, seat) => ({ seat, name, bot: false, here: true }))}
                me={-1}
                asked={[]}
                choices={[]}
                play={() => undefined}
                pick={() => undefined}
                say={ofGame}
                pace={pace()}
              />
            </div>
          </div>
        </>
      )}
      <p class="about">{say("open-all-known")}</p>
      <PlayOn
        game={id}
        names={names}
        seat={turn > 0 && turn < count ? turn : 0}
        make={(bots, level) => ask("POST /api/positions", { body: { position, bots, level, hints: true } })}
      />
    </section>
  );
}

/** A game that was not over when it was saved: its table waits already. */
function Continued({ made, info, names }: { made: MadeTable; info: TableInfo; names: readonly string[] }) {
  const say = useSay();
  const title = useGameTitle(info.game);
  const make = async (bots: number[], level: number): Promise<MadeTable> => {
    for (const seat of bots) {
      await ask("PUT /api/tables/{table}/seats/{seat}/bot", {
        at: { table: made.id, seat },
        token: made.host,
        body: { level },
      });
    }
    return made;
  };
  return (
    <section>
      <h2>{title}</h2>
      <p class="about">{say("open-continues", { count: info.origin?.records ?? 0 })}</p>
      <PlayOn game={info.game} names={seatNames(say, info.seats.length, names)} seat={0} make={make} />
    </section>
  );
}
