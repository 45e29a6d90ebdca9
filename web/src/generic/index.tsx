/** The board of a game that has none: what may be done, as a list. */

import type { GameUI } from "../games/game";

export const ui: GameUI<unknown> = {
  Board: () => <svg viewBox="0 0 1 1" aria-hidden="true" />,
  Tray: ({ choices, play }) => (
    <ul class="choices">
      {choices.map(({ action, words }) => (
        <li key={action}>
          <button onClick={() => play(action)}>{words}</button>
        </li>
      ))}
    </ul>
  ),
  beat: () => 0,
  score: () => "",
};
