/** The board of simpsons: the album, the felt, and everybody's chips. */

import { type BoardProps, letters, type Spot, Spots, useStage } from "@pasch/board";

import { useSeen } from "./seen";
import { Felt } from "./felt";
import { FRAMES, HIGH, Photo } from "./photo";
import { pictures } from "./pictures";
import { ALBUM, type Portrait, type Position, option } from "./position";
import { Flows, Purses } from "./purses";

export function Board({
  position: now,
  before,
  happened,
  players,
  asked,
  choices,
  pick,
  say,
  pace,
}: BoardProps<Position>) {
  const [, see] = useSeen(choices);
  const all = pictures(before, now, happened);
  const key = JSON.stringify([before, now]);
  const number = Math.max(
    0,
    useStage(
      all.map(({ at }) => at),
      key,
      pace,
    ),
  );
  const picture = all[number] ?? all[0]!;
  const { position, made } = picture;
  const last = made === null ? undefined : all[all.length - 2];
  const rests = number === all.length - 1;
  const album = choices.map(option).filter(({ kind }) => kind === "portrait");
  const spots = album.flatMap(({ choice }): Spot[] => {
    const frame = FRAMES[choice.notation];
    if (!frame) return [];
    return [
      {
        id: choice.notation,
        x: frame.x,
        y: frame.y,
        reach: HIGH / 2,
        wide: frame.wide / 2,
        label: choice.words,
        choices: [choice],
      },
    ];
  });
  const told = [
    ...position.chips.map((chips, seat) => say("web-has", { name: players[seat]?.name ?? "", count: chips })),
    say("web-bank-has", { count: position.bank }),
    position.portrait ? say("web-goes-for", { portrait: position.portrait, dice: position.dice }) : "",
  ];

  function state(id: string) {
    if (made !== null && last?.position.portrait === id) return made ? "made" : "missed";
    if (position.portrait === id) return "chosen";
    if (position.used.includes(id)) return "used";
    return album.length && !spots.some((spot) => spot.id === id) ? "shut" : "";
  }

  function photoWords({ id, least, most }: Portrait): string {
    if (spots.some((spot) => spot.id === id)) return "";
    return say("web-photo", { portrait: id, least, most, state: state(id) || "open" });
  }

  return (
    <svg
      viewBox="0 0 360 346"
      role="group"
      aria-label={told.join(" ")}
      class={`si-board${position.portrait ? " going" : ""}${pace ? "" : " si-still"}`}
    >
      <rect class="si-cover" x="4" y="2" width="352" height="154" rx="10" />
      <rect class="si-page" x="9" y="4" width="342" height="149" rx="6" />
      {ALBUM.map((of, place) => (
        <Photo key={of.id} of={of} place={place} state={state(of.id)} label={photoWords(of)} />
      ))}
      <Felt
        picture={picture}
        last={last}
        throwing={position.faces.length || last ? key : ""}
        pace={position.faces.length ? pace : 0}
      />
      <Purses
        position={position}
        letters={letters(players.map((player) => player.name))}
        asked={rests ? asked : []}
        secret={position.seats > 2 && !position.options.open_bets}
        bank={say("web-bank")}
        pace={before ? pace : 0}
      />
      <Flows key={number} position={position} flows={picture.flows} pace={pace} />
      <Spots spots={spots} pick={pick} look={(spot) => see({ words: spot?.label ?? "" })} />
    </svg>
  );
}
