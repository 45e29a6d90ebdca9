/** What the lesson says, and why the last try was not right. */

import { Linked } from "../parts/linked";
import { Rule } from "../rules/rule";
import { useSay } from "../words";
import type { Lesson, LessonMoment, LessonReason } from "../wire";

interface WordsProps {
  lesson: Lesson;
  moment: LessonMoment;
  /** What happens just now: it is told in place of the words. */
  told: readonly string[];
  wrong: LessonReason | null;
}

export function Words({ lesson, moment, told, wrong }: WordsProps) {
  const say = useSay();
  return (
    <div class={`teacher ${told.length ? "tells" : ""}`}>
      {moment.say.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      {wrong && (
        <div class="wrong" key={wrong.why}>
          <p>{wrong.why}</p>
          <details>
            <summary>{say("lesson-rule", { number: wrong.rule.number })}</summary>
            <Rule rule={{ ...wrong.rule, number: "", item: false }} now="" />
            <Linked text={wrong.rule.number} game={lesson.game} />
          </details>
        </div>
      )}
      {told.length > 0 && <p class="told">{told.join(" ")}</p>}
    </div>
  );
}
