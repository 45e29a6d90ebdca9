/** A puzzle on the game's own board: one choice is the best, and every other is answered with what it costs. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { announce } from "../announce";
import { toTurn } from "../focus";
import { BoardFault } from "../games/faults";
import type { BoardProps, Choice, GameUI } from "../games/game";
import { keep, recall } from "../kept";
import { useLessonKeys } from "../learn/use_keys";
import { Animator } from "../live/animator";
import { framesOf, happenedIn, seenBy } from "../live/frames";
import { ChoiceList } from "../pages/choices";
import { useTitle } from "../pages/frame";
import { IconButton } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { pace } from "../settings";
import { useSay } from "../words";
import type { Puzzle } from "../wire";
import { answered, nextOf } from "./rating";
import { chanceOf, Solution } from "./solution";
import { keepPuzzled, puzzled } from "./store";

interface PlayerProps {
  puzzle: Puzzle;
  ratings: readonly number[];
  ui: GameUI<unknown>;
}

function useAnimator({ seat, position }: Puzzle, ui: GameUI<unknown>): Animator {
  const [, draw] = useState({});
  const animator = useMemo(() => {
    const audience = () => ({ ui, me: seat, pace: pace(), speed: "slow", bots: [], more: false }) as const;
    return new Animator(audience, () => draw({}));
  }, [ui]);
  useEffect(() => {
    animator.place({ v: 0, positions: { [seat]: position }, events: [] });
    draw({});
    return () => animator.stop();
  }, [animator]);
  return animator;
}

export function Player({ puzzle, ratings, ui }: PlayerProps) {
  const say = useSay();
  const ofGame = useSay(puzzle.game);
  const animator = useAnimator(puzzle, ui);
  const [wrong, setWrong] = useState("");
  const [ended, end] = useState<"" | "solved" | "shown">("");
  const [several, ask] = useState<readonly Choice[] | null>(null);
  const [asList, setAsList] = useState(recall("list", false));
  const rated = useRef<{ rating: number; change: number } | null>(null);
  const { seat: me, choices } = puzzle;
  const atRest = animator.atRest;
  const asked = atRest && !ended;
  const title = say("solve-number", { number: puzzle.number });
  useTitle(title);

  /** The first answer counts, whatever comes after it. */
  const rate = (right: boolean): void => {
    const before = puzzled();
    const after = answered(before, puzzle.game, puzzle.number, puzzle.rating, right);
    if (after === before) return;
    keepPuzzled(after);
    rated.current = { rating: after.rating, change: after.rating - before.rating };
  };
  const play = (action: number): void => {
    if (!asked) return;
    ask(null);
    const step = puzzle.right[action];
    rate(step !== undefined);
    setWrong(step ? "" : (puzzle.wrong[action] ?? ""));
    if (!step) return;
    end("solved");
    animator.add(framesOf([step], me));
  };
  const give = (): void => {
    rate(false);
    setWrong("");
    end("shown");
  };
  const pick = (found: readonly Choice[]): void => {
    if (found.length === 1) play(found[0]!.action);
    else if (found.length > 1) ask(found);
  };
  const toggleList = (): void => {
    keep("list", !asList);
    setAsList(!asList);
  };
  const next = (): void => go(`/puzzles/${puzzle.game}/${nextOf(puzzle.game, ratings, puzzle.number)}`);
  const listed = asList && !ui.listed;
  useLessonKeys({
    toggleList,
    skip: () => animator.skip(),
    choose: (number) => {
      const choice = asked && (listed || ui.listed) ? choices[number - 1] : undefined;
      if (choice) play(choice.action);
    },
    again: () => undefined,
  });
  useEffect(() => {
    if (!atRest) return;
    if (!ended) announce(`${puzzle.question} ${say("solve-task")}`);
    else {
      const { best, tempting, cost } = puzzle;
      const told = [say(`solve-${ended}`), `${say("solve-best")} ${best.text} ${chanceOf(best)}`, ...best.why];
      announce([...told, `${say("solve-tempting")} ${tempting.text} ${chanceOf(tempting)}`, cost].join(" "));
    }
    toTurn();
  }, [atRest, ended]);
  useEffect(() => {
    if (wrong) announce(wrong);
  }, [wrong]);

  const { shown, before } = animator;
  const position = shown && seenBy(shown, me);
  if (!shown || !position) return null;
  const props: BoardProps<unknown> = {
    position,
    before: before ? (seenBy(before, me) ?? null) : null,
    happened: before ? happenedIn(shown, me) : [],
    players: puzzle.names.map((name, seat) => ({ seat, name, bot: false, here: true })),
    me,
    asked: asked ? [me] : [],
    choices: asked ? choices : [],
    play,
    pick,
    say: ofGame,
    pace: animator.pace,
  };
  return (
    <main
      class={`table lesson puzzle game-${puzzle.game}`}
      data-rest={atRest || undefined}
      onClick={(event) => (event.target as Element).closest(".board") && animator.skip()}
    >
      <a class="skip" href="#tray">
        {say("skip-to-choices")}
      </a>
      <header class="top">
        <IconButton icon="back" label={say("solve-all")} act={() => go("/puzzles")} />
        <h1 tabIndex={-1}>{title}</h1>
        <span class="hard">{say("solve-hard", { rating: puzzle.rating })}</span>
        {!ui.listed && <IconButton icon="list" label={say("as-list")} on={asList} act={toggleList} />}
      </header>
      <BoardFault game={puzzle.game} />
      <div class="teacher">
        <p>
          {say("solve-you", { name: puzzle.names[me] ?? "" })} {puzzle.question} {say("solve-task")}
        </p>
        {wrong && (
          <div class="wrong" key={wrong}>
            <p>{wrong}</p>
          </div>
        )}
      </div>
      <div class="board">
        <ui.Board {...props} />
      </div>
      {asked && <p class="asks mine unseen">{puzzle.question}</p>}
      <div class={asList ? "tray" : "tray auto"} id="tray" tabIndex={-1} role="group" aria-label={say("choices")}>
        {ended && atRest ? (
          <Solution puzzle={puzzle} right={ended === "solved" && !wrong} rated={rated.current} next={next} />
        ) : (
          <>
            {!(asked && listed) && <ui.Tray {...props} />}
            {asked && listed && <ChoiceList choices={choices} play={play} />}
            {asked && (
              <div class="attempts">
                <button class="give" onClick={give}>
                  {say("solve-show")}
                </button>
              </div>
            )}
          </>
        )}
      </div>
      {several && (
        <Sheet title={say("which-one")} close={() => ask(null)}>
          <ChoiceList choices={several} play={play} inSheet />
        </Sheet>
      )}
    </main>
  );
}
