/** A picture of the rules: a position of the game, drawn by its own board. */

import { useEffect, useState } from "preact/hooks";

import type { BoardProps, GameUI } from "../games/game";
import { loadGame } from "../games/load";
import { useSay } from "../words";
import { type Drawn, picturesOf } from "./pictures";

interface Found {
  ui: GameUI<unknown>;
  drawn: Drawn;
  names: readonly string[];
}

function useDrawn(game: string, name: string): Found | null {
  const [found, set] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([loadGame(game), picturesOf(game)]).then(
      ([ui, all]) => {
        const drawn = all?.pictures[name];
        if (wanted && all && drawn) set({ ui, drawn, names: all.names });
      },
      () => undefined, // the rules can be read without it
    );
    return () => void (wanted = false);
  }, [game, name]);
  return found;
}

const nothing = (): void => undefined;
const percent = (part: number): string => `${100 * part}%`;

export function RulePicture({ game, name, caption }: { game: string; name: string; caption: string }) {
  const say = useSay(game);
  const found = useDrawn(game, name);
  if (!found) return null;
  const { ui, drawn, names } = found;
  const { position, size, tray, me = 0, choices = [] } = drawn;
  const [x, y, width, height] = drawn.view ?? [0, 0, ...size];
  const seats = (position as { seats?: number }).seats ?? names.length;
  const props: BoardProps<unknown> = {
    position,
    before: null,
    happened: [],
    players: names.slice(0, seats).map((player, seat) => ({ seat, name: player, bot: false, here: true })),
    me,
    asked: [],
    choices: choices.map((notation, action) => ({ action, notation, words: notation })),
    play: nothing,
    pick: nothing,
    say,
    pace: 0,
    picture: true,
  };
  return (
    <figure class={`rule-picture game-${game}`}>
      <div inert aria-hidden="true">
        {tray ? (
          <ui.Tray {...props} />
        ) : (
          <div class="picture-view" style={{ aspectRatio: `${width} / ${height}` }}>
            <div
              class="picture-board"
              style={{
                left: percent(-x / width),
                top: percent(-y / height),
                width: percent(size[0] / width),
                height: percent(size[1] / height),
              }}
            >
              <ui.Board {...props} />
            </div>
          </div>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
