/** What this is, and which. */

import { useEffect, useState } from "preact/hooks";

import { ask } from "../api";
import { Art } from "../parts/art";
import { useSay } from "../words";
import { Page, useTitle } from "./frame";

export function AboutPage() {
  const say = useSay();
  const [version, set] = useState("");
  useTitle(say("about"));
  useEffect(
    () =>
      void ask("GET /api/about", {}).then(
        (about) => set(about.pasch),
        () => undefined,
      ),
    [],
  );
  return (
    <Page class="text">
      <svg class="crest" viewBox="0 0 24 24" aria-hidden="true">
        <Art sheet="page" name="pair" width={24} height={24} />
      </svg>
      <h1 tabIndex={-1}>{say("about")}</h1>
      <p class="lead">{say("about-lead")}</p>
      <p>{say("about-privacy")}</p>
      <p>{say("about-games")}</p>
      <p>{say("about-licence")}</p>
      {version && <p class="quiet">Pasch {version}</p>}
    </Page>
  );
}
