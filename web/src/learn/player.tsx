/** A lesson on the game's own board: words above it, what was done below it, and the tray of the game. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { announce } from "../announce";
import { toTurn } from "../focus";
import { BoardFault } from "../games/faults";
import type { BoardProps, Choice, GameUI } from "../games/game";
import { keep, recall } from "../kept";
import { Animator } from "../live/animator";
import { framesOf, happenedIn, seenBy, storyOf } from "../live/frames";
import { ChoiceList } from "../pages/choices";
import { useTitle } from "../pages/frame";
import { IconButton } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { pace } from "../settings";
import { useSay } from "../words";
import type { Course, Lesson, Step } from "../wire";
import { After } from "./after";
import { finish } from "./progress";
import { answer, asks, attempt, BEGIN, goOn, isEnd, left, momentOf, rest, type Turn } from "./state";
import { Words } from "./teacher";
import { useLessonKeys } from "./use_keys";

interface PlayerProps {
  lesson: Lesson;
  courses: readonly Course[];
  ui: GameUI<unknown>;
}

/** What moves, and where the learner is; a new object draws anew. */
function useLesson(lesson: Lesson, ui: GameUI<unknown>) {
  const learning = useRef(BEGIN);
  const [, draw] = useState({});
  const animator = useMemo(() => {
    const audience = () => ({ ui, me: lesson.seat, pace: pace(), speed: "slow", bots: [], more: false }) as const;
    const made: Animator = new Animator(audience, (begun) => {
      if (begun?.events.length) announce(storyOf(begun, lesson.seat).join(" "));
      if (made.atRest) learning.current = rest(learning.current);
      draw({});
    });
    return made;
  }, [lesson, ui]);
  const start = (): void => {
    learning.current = BEGIN;
    animator.place({ v: 0, positions: { [lesson.seat]: lesson.moments[0]!.position }, events: [] });
    draw({});
  };
  useEffect(() => {
    start();
    return () => animator.stop();
  }, [animator]);
  const show = (turn: Turn): void => {
    learning.current = turn.steps.length ? turn.learning : rest(turn.learning);
    if (turn.steps.length) animator.add(framesOf([...turn.steps] as Step[], lesson.seat));
    draw({});
  };
  const tried = (wrong: typeof BEGIN): void => {
    learning.current = wrong;
    draw({});
  };
  return { learning: learning.current, animator, show, tried, start };
}

export function Player({ lesson, courses, ui }: PlayerProps) {
  const say = useSay();
  const ofGame = useSay(lesson.game);
  const { learning, animator, show, tried, start } = useLesson(lesson, ui);
  const [asList, setAsList] = useState(recall("list", false));
  const [several, ask] = useState<readonly Choice[] | null>(null);
  const moment = momentOf(lesson, learning);
  const atRest = animator.atRest && learning.next < 0;
  const asked = atRest && asks(moment);
  const ended = atRest && isEnd(moment);
  const me = lesson.seat;
  useTitle(lesson.title);

  const play = (action: number): void => show(answer(lesson, learning, action));
  const pick = (found: readonly Choice[]): void => {
    if (found.length === 1) play(found[0]!.action);
    else if (found.length > 1) ask(found);
  };
  const toggleList = (): void => {
    keep("list", !asList);
    setAsList(!asList);
  };
  const listed = asList && !ui.listed;
  useLessonKeys({
    toggleList,
    skip: () => animator.skip(),
    choose: (number) => {
      const choice = asked && (listed || ui.listed) ? moment.choices[number - 1] : undefined;
      if (choice) play(choice.action);
    },
    again: start,
  });
  useEffect(() => {
    if (!atRest) return;
    ask(null);
    announce([...moment.say, asked ? moment.question : ""].join(" "));
    toTurn();
  }, [atRest, learning.at]);
  useEffect(() => {
    if (learning.wrong) announce(`${learning.wrong.why} ${say("lesson-rule", { number: learning.wrong.rule.number })}`);
  }, [learning.wrong]);
  // Before the end is seen: whoever leaves at once has finished it all the same.
  useLayoutEffect(() => {
    if (ended) finish(lesson.game, lesson.id);
  }, [ended]);
  useEffect(() => {
    if (ended) announce(say("lesson-finished"));
  }, [ended]);

  const { shown, before } = animator;
  const position = shown && seenBy(shown, me);
  if (!shown || !position) return null;
  const props: BoardProps<unknown> = {
    position,
    before: before ? (seenBy(before, me) ?? null) : null,
    happened: before ? happenedIn(shown, me) : [],
    players: lesson.names.map((name, seat) => ({ seat, name, bot: false, here: true })),
    me,
    asked: asked ? [me] : [],
    choices: asked ? moment.choices : [],
    play,
    pick,
    say: ofGame,
    pace: animator.pace,
  };
  const whole = left(lesson, 0);
  return (
    <main
      class={`table lesson game-${lesson.game}`}
      data-rest={atRest || undefined}
      onClick={(event) => (event.target as Element).closest(".board") && animator.skip()}
    >
      <a class="skip" href="#tray">
        {say("skip-to-choices")}
      </a>
      <header class="top">
        <IconButton icon="back" label={say("lessons-all")} act={() => go(`/learn/${lesson.game}`)} />
        <h1 tabIndex={-1}>{lesson.title}</h1>
        <progress
          max={whole}
          value={ended ? whole : whole - left(lesson, learning.at)}
          aria-label={say("lesson-how-far")}
        />
        <IconButton icon="again" label={say("lesson-again")} act={start} />
        {!ui.listed && <IconButton icon="list" label={say("as-list")} on={asList} act={toggleList} />}
      </header>
      <BoardFault game={lesson.game} />
      <Words lesson={lesson} moment={moment} told={atRest ? [] : animator.told} wrong={learning.wrong} />
      <div class="board">
        <ui.Board {...props} />
      </div>
      {asked && <p class="asks mine unseen">{moment.question}</p>}
      <div class={asList ? "tray" : "tray auto"} id="tray" tabIndex={-1} role="group" aria-label={say("choices")}>
        {ended ? (
          <After lesson={lesson} courses={courses} again={start} />
        ) : (
          <>
            {atRest && moment.on && (
              <button class="main lesson-on" onClick={() => show(goOn(lesson, learning))}>
                {say("lesson-on")}
              </button>
            )}
            {!(asked && listed) && <ui.Tray {...props} />}
            {asked && listed && <ChoiceList choices={moment.choices} play={play} />}
            {asked && moment.attempts.length > 0 && (
              <div class="attempts">
                <span id="attempts">{say("lesson-try")}</span>
                {moment.attempts.map((each) => (
                  <button
                    key={each.notation}
                    aria-describedby="attempts"
                    onClick={() => tried(attempt(learning, each))}
                  >
                    {each.words}
                  </button>
                ))}
              </div>
            )}
          </>
        )}
      </div>
      {several && (
        <Sheet title={say("which-one")} close={() => ask(null)}>
          <ChoiceList choices={several} play={(action) => (ask(null), play(action))} inSheet />
        </Sheet>
      )}
    </main>
  );
}
