/** /about, /mine, /open, and links that lead nowhere: one script, which comes when somebody wants any of them. */

import "../core";
import "../pages/at_table"; // shared with what a table needs: one file for both

import { MinePage } from "../mine/index";
import { OpenPage } from "../open/index";
import { AboutPage } from "../pages/about";
import { Page } from "../pages/frame";
import { Scene } from "../parts/scene";
import { useSay } from "../words";

export function MorePage({ kind }: { kind: string }) {
  if (kind === "about") return <AboutPage />;
  if (kind === "mine") return <MinePage />;
  return kind === "open" ? <OpenPage /> : <Nowhere />;
}

function Nowhere() {
  const say = useSay();
  return (
    <Page>
      <Scene art="unknown" title={say("no-page-title")} text={say("no-page-text")}>
        <a class="button main" href="/">
          {say("to-games")}
        </a>
      </Scene>
    </Page>
  );
}
