/** How a game is played on from somewhere: in which seat, and against whom. */

import { useState } from "preact/hooks";

import { problemText } from "../api";
import { myName, remember, setMyName, tidy } from "../device";
import { sit, start } from "../make";
import { LEVELS } from "../pages/setup";
import { NameField, Pick } from "../parts/form";
import { Icon } from "../parts/icon";
import { go } from "../router";
import { useSay } from "../words";
import type { MadeTable } from "../wire";

interface PlayOnProps {
  game: string;
  /** What the seats are called, one for each. */
  names: readonly string[];
  /** The seat that is offered first. */
  seat: number;
  /** Makes the table, with bots in these seats. */
  make: (bots: number[], level: number) => Promise<MadeTable>;
}

const WAYS = ["bots", "friends"] as const;

export function PlayOn({ game, names, seat: usual, make }: PlayOnProps) {
  const say = useSay();
  const [seat, setSeat] = useState(usual);
  const [way, setWay] = useState<(typeof WAYS)[number]>("bots");
  const [level, setLevel] = useState(2);
  const [name, setName] = useState(myName());
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState("");
  const begin = async (): Promise<void> => {
    const others = names.flatMap((_, other) => (other === seat ? [] : [other]));
    if (tidy(name)) setMyName(name);
    const { id, host } = await make(way === "bots" ? others : [], level);
    remember(id, { game, host });
    await sit(id, game, seat, tidy(name) || say("guest"));
    if (way === "bots") await start(id);
    go(`/t/${id}`);
  };
  return (
    <form
      class="play-on"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        begin().catch((problem) => (fail(problemText(problem, say)), setBusy(false)));
      }}
    >
      <NameField id="my-name" label={say("your-name")} hint={say("guest")} value={name} set={setName} />
      <Pick
        title={say("what-if-seat")}
        value={seat}
        options={names.map((_, number) => number)}
        label={(number) => names[number] ?? ""}
        set={setSeat}
      />
      {names.length > 1 && (
        <Pick
          title={say("what-if-others")}
          value={way}
          options={WAYS}
          label={(one) => say(`what-if-${one}`)}
          set={setWay}
        />
      )}
      {way === "bots" && names.length > 1 && (
        <Pick
          title={say("bot-level")}
          value={level}
          options={LEVELS}
          label={(one) => say(`level-${one}`)}
          set={setLevel}
        />
      )}
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <div class="start">
        <button class="main wide" disabled={busy}>
          <Icon name="play" />
          {say("play-on")}
        </button>
      </div>
    </form>
  );
}
