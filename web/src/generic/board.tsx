/** Any position as facts: the table's first, then what each player has. */

import { letters, Mark } from "@pasch/board";
import { useRef } from "preact/hooks";

import type { BoardProps } from "../games/game";
import { gameOf, useAbout } from "./about";
import { type Fact, type Facts, facts, type Value } from "./facts";
import { showsDice, thrown } from "./throws";
import { Drawn, type Scene, text } from "./values";

export function Board(props: BoardProps<unknown>) {
  const { position, before, happened, players, asked, say, pace } = props;
  const about = useAbout(gameOf(position));
  const names = players.map(({ name }) => name);
  const last = useLastThrow(props);
  if (!about) return <div class="gb" aria-busy="true" />;
  const now = facts(about, position, players.length);
  const then = before ? facts(about, before, players.length) : null;
  const scene: Scene = { about, now: position, happened, names, letters: letters(names), say, pace };
  return (
    <div class="gb" role="group" aria-label={say("generic-board")} tabIndex={0}>
      <dl class="gb-table">
        {last.faces.length > 0 && !showsDice(now) && (
          <Item
            fact={{ name: say("generic-thrown"), kind: "dice", value: last.faces }}
            was={{ name: "", kind: "dice", value: last.before }}
            seat={-1}
            scene={scene}
          />
        )}
        <List of={now.table} was={then?.table} seat={-1} scene={scene} />
      </dl>
      <div class="gb-seats">
        {now.seats.map((owned, seat) => (
          <section
            key={seat}
            class={asked.includes(seat) ? "gb-seat asked" : "gb-seat"}
            style={{ "--p": `var(--p${seat})` }}
          >
            <h2>
              <Mark seat={seat} letter={scene.letters[seat] ?? ""} size={1.5} />
              {names[seat]}
            </h2>
            <dl>
              <List of={owned} was={then?.seats[seat]} seat={seat} scene={scene} />
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Dice that the position does not show stay in sight until others fall. */
function useLastThrow({ position, before, happened }: BoardProps<unknown>): {
  faces: readonly Value[];
  before: readonly Value[];
} {
  const last = useRef<{ position: unknown; faces: readonly Value[]; before: readonly Value[] }>({
    position: null,
    faces: [],
    before: [],
  });
  if (last.current.position !== position) {
    const fell = before ? thrown(happened) : [];
    const { faces } = last.current;
    last.current = fell.length
      ? { position, faces: fell, before: [...faces, null] }
      : { position, faces, before: faces };
  }
  return last.current;
}

interface ListProps {
  of: readonly Fact[];
  was: Facts["table"] | undefined;
  seat: number;
  scene: Scene;
}

function List({ of, was, seat, scene }: ListProps) {
  return (
    <>
      {of.map((fact, place) => {
        const old = was?.[place];
        return (
          <Item
            key={`${place} ${fact.name}`}
            fact={fact}
            was={old?.name === fact.name && old.kind === fact.kind ? old : undefined}
            seat={seat}
            scene={scene}
          />
        );
      })}
    </>
  );
}

function Item({ fact, was, seat, scene }: { fact: Fact; was: Fact | undefined; seat: number; scene: Scene }) {
  const changed = was !== undefined && scene.pace > 0 && JSON.stringify(was.value) !== JSON.stringify(fact.value);
  return (
    <div class={`gb-fact ${fact.kind}${changed ? " changed" : ""}`} style={{ "--turn": `${700 * scene.pace}ms` }}>
      <dt>{fact.name}</dt>
      <dd>
        {fact.kind === "group" ? (
          <dl>
            <List of={fact.value} was={was?.kind === "group" ? was.value : undefined} seat={seat} scene={scene} />
          </dl>
        ) : fact.kind === "rows" ? (
          <Rows rows={fact.value} scene={scene} />
        ) : (
          <Drawn
            kind={fact.kind}
            value={fact.value}
            was={was && was.kind !== "group" && was.kind !== "rows" ? was.value : undefined}
            seat={seat}
            scene={scene}
          />
        )}
      </dd>
    </div>
  );
}

/** Several tables of one kind as one, a column for each name. */
function Rows({ rows, scene }: { rows: readonly (readonly Fact[])[]; scene: Scene }) {
  const columns = [...new Set(rows.flatMap((row) => row.map(({ name }) => name)))];
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <tr key={number}>
            {columns.map((name) => {
              const fact = row.find((each) => each.name === name);
              return <td key={name}>{fact && <Cell fact={fact} scene={scene} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ fact, scene }: { fact: Fact; scene: Scene }) {
  if (fact.kind === "group")
    return (
      <>
        {fact.value.map((each) => (
          <Cell key={each.name} fact={each} scene={scene} />
        ))}
      </>
    );
  if (fact.kind === "rows") return <>{fact.value.length}</>;
  if (fact.kind === "text") return <>{fact.value === null ? "–" : text(fact.value, scene)}</>;
  return <Drawn kind={fact.kind} value={fact.value} was={undefined} seat={-1} scene={scene} />;
}
