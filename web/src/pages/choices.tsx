/** All choices as buttons: whatever the board shows, everything can be played from here. */

import type { Choice } from "../games/game";

export function ChoiceList({ choices, play }: { choices: readonly Choice[]; play: (action: number) => void }) {
  return (
    <ul class="choices">
      {choices.map((choice, index) => (
        <li key={choice.action}>
          <button type="button" data-action={choice.action} onClick={() => play(choice.action)}>
            {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
            <span>{choice.words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
