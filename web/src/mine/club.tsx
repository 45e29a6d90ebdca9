/** The table of a club: those who share a secret word. */

import { useEffect, useState } from "preact/hooks";

import { problemText } from "../api";
import { percent } from "../numbers";
import { useSay } from "../words";
import { type Entry, join, leave, type Membership, meet, membership, nameFrom, SHORTEST, wordFrom } from "./club_table";
import type { Sums } from "./sums";

export function Club({ found }: { found: Sums }) {
  const say = useSay();
  const [mine, belong] = useState<Membership | null>(membership);
  const [entries, show] = useState<readonly Entry[] | null>(null);
  const [problem, complain] = useState("");
  useEffect(() => {
    if (!mine) return;
    let wanted = true;
    meet(mine, found).then(
      (all) => wanted && (complain(""), show(all)),
      (error: unknown) => wanted && complain(problemText(error, say)),
    );
    return () => void (wanted = false);
    // Anew when more was played, not when the same was added up again.
  }, [mine, found.played, found.reviewed]);
  const go = (): void =>
    void (
      mine &&
      leave(mine).then(
        () => (belong(null), show(null), complain("")),
        (error: unknown) => complain(problemText(error, say)),
      )
    );
  return (
    <section class="club">
      <h2>{say("club-title")}</h2>
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {mine ? (
        <>
          <p>{say("club-word", { word: mine.word })}</p>
          {entries && <ClubTable entries={entries} />}
          <button onClick={go}>{say("club-leave")}</button>
        </>
      ) : (
        <Joining joined={(word, name) => belong(join(word, name))} />
      )}
    </section>
  );
}

function ClubTable({ entries }: { entries: readonly Entry[] }) {
  const say = useSay();
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={say("club-title")}>
      <table class="sums">
        <thead>
          <tr>
            {["club-column-name", "mine-column-times", "mine-column-wins", "club-column-play"].map((key) => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, played, won, reviewed, play }, place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{reviewed ? percent(play / reviewed, 0, true) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Joining({ joined }: { joined: (word: string, name: string) => void }) {
  const say = useSay();
  const [word, setWord] = useState("");
  const [name, setName] = useState("");
  const ready = wordFrom(word).length >= SHORTEST && nameFrom(name) !== "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) joined(word, name);
      }}
    >
      <p>{say("club-text", { count: SHORTEST })}</p>
      <div class="row">
        <label class="field">
          <span>{say("club-field-word")}</span>
          <input
            type="text"
            value={word}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={60}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{say("club-field-name")}</span>
          <input
            type="text"
            value={name}
            autocomplete="nickname"
            maxLength={24}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button disabled={!ready}>{say("club-join")}</button>
      </div>
    </form>
  );
}
