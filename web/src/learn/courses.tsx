/** The lessons of a game, course by course, with those that are done. */

import { useGameTitle } from "../catalogue";
import { Page, useTitle } from "../pages/frame";
import { Icon } from "../parts/icon";
import { useSay } from "../words";
import type { Course } from "../wire";
import { finished } from "./progress";

export function Courses({ game, courses }: { game: string; courses: readonly Course[] }) {
  const say = useSay();
  const title = useGameTitle(game);
  const done = finished(game);
  const all = courses.flatMap(({ lessons }) => lessons);
  const next = all.find(({ id }) => !done.includes(id)) ?? all[0];
  useTitle(say("learn-game", { game: title }));
  return (
    <Page class="learn">
      <h1 tabIndex={-1}>{say("learn-game", { game: title })}</h1>
      <p class="lead">{say(all.length ? "learn-lead" : "no-lessons")}</p>
      <div class="row">
        {next && (
          <a class="button main" href={`/learn/${game}/${next.id}`}>
            <Icon name="play" />
            {next.title}
          </a>
        )}
        <a class="button" href={`/rules/${game}`}>
          {say("rules")}
        </a>
      </div>
      {courses.map((course) => (
        <section key={course.title}>
          <h2>{course.title}</h2>
          <ol class="lessons">
            {course.lessons.map((lesson) => (
              <li key={lesson.id} class={done.includes(lesson.id) ? "done" : ""}>
                <a href={`/learn/${game}/${lesson.id}`}>
                  <b>{lesson.title}</b>
                  <small>{lesson.rules.join(", ")}</small>
                  {done.includes(lesson.id) && (
                    <>
                      <Icon name="check" />
                      <span class="unseen">{say("lesson-done")}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Page>
  );
}
