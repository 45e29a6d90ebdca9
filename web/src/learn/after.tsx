/** A lesson is finished: what it has shown, and what comes next. */

import { Icon } from "../parts/icon";
import { Linked } from "../parts/linked";
import { go } from "../router";
import { useSay } from "../words";
import type { Course, Lesson } from "../wire";

export function After({ lesson, courses, again }: { lesson: Lesson; courses: readonly Course[]; again: () => void }) {
  const say = useSay();
  const all = courses.flatMap(({ lessons }) => lessons);
  const next = all[all.findIndex(({ id }) => id === lesson.id) + 1];
  const closes = courses.some(({ lessons }) => lessons[lessons.length - 1]?.id === lesson.id);
  return (
    <div class="lesson-after">
      <div class="row">
        {closes && (
          <button class="main" onClick={() => go("/")}>
            <Icon name="play" />
            {say("lesson-play")}
          </button>
        )}
        {next && (
          <button class={closes ? "" : "main"} onClick={() => go(`/learn/${lesson.game}/${next.id}`)}>
            {next.title}
            <Icon name="to" />
          </button>
        )}
        <button onClick={again}>{say("lesson-again")}</button>
      </div>
      <p>
        <Icon name="check" />
        {say("lesson-finished")}{" "}
        <Linked text={lesson.rules.map(({ number }) => number).join(", ")} game={lesson.game} />
      </p>
    </div>
  );
}
