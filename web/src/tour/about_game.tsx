/** What a game is about, a tap away at any time; the tour can be seen again from here. */

import type { GameUI } from "../games/game";
import { openRules } from "../overlay";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { useSay } from "../words";
import { restart } from "./shown";
import { aimOf, stepsOf } from "./steps";

export interface AboutGameProps {
  game: string;
  title: string;
  tagline: string;
  ui: GameUI<unknown>;
  asList: boolean;
  /** Whether there will be decisions to point at. */
  playing: boolean;
  close: () => void;
}

export function AboutGame({ game, title, tagline, ui, asList, playing, close }: AboutGameProps) {
  const say = useSay(game);
  return (
    <Sheet title={say("aim")} of={title} close={close}>
      <p class="tour-aim">
        <Icon name="flag" />
        {aimOf(say, tagline)}
      </p>
      <h3>{say("tour-steps")}</h3>
      <ul class="tour-steps">
        {stepsOf(ui, asList).map((step) => (
          <li key={step.say}>{say(step.say)}</li>
        ))}
      </ul>
      <div class="row">
        {playing && (
          <button class="main" onClick={() => (close(), restart(game))}>
            <Icon name="flag" />
            {say("tour-again")}
          </button>
        )}
        <button onClick={() => (close(), openRules(game))}>
          <Icon name="book" />
          {say("rules")}
        </button>
      </div>
    </Sheet>
  );
}
