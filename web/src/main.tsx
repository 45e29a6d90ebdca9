import "./style/type.css";
import "./style/base.css";
import "./style/page.css";
import "./style/layout.css";
import "./parts/board";

import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Voice } from "./announce";
import { AboutPage } from "./pages/about";
import { FairPage } from "./pages/fair";
import { HandPage } from "./pages/hand";
import { Home } from "./pages/home";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { Overlay } from "./pages/settings";
import { TablePage } from "./pages/table";
import { Page } from "./pages/frame";
import { Scene } from "./parts/scene";
import { path } from "./router";
import { follow, settings } from "./settings";
import { useStore } from "./use";
import { prepare, useSay } from "./words";

function App() {
  const now = useStore(path);
  const first = useRef(true);
  useEffect(() => {
    // A new page is read from its title on.
    if (!first.current) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    first.current = false;
  }, [now]);
  return (
    <>
      <Shown path={now} />
      <Overlay />
      <Voice />
    </>
  );
}

function Shown({ path }: { path: string }) {
  const say = useSay();
  const [, kind, id, more] = path.split("/").map(decodeURIComponent);
  if (!kind) return <Home />;
  if (kind === "t" && id && !more) return <TablePage key={id} id={id} />;
  if (kind === "t" && id && more === "hand") return <HandPage key={id} id={id} />;
  if (kind === "m" && id) return <ReplayPage key={id} id={id} />;
  if (kind === "rules" && id) return <RulesPage key={id} game={id} />;
  if (kind === "fair") return <FairPage />;
  if (kind === "about") return <AboutPage />;
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

follow();
const SHELL_AFTER = 4000;
const root = document.getElementById("page") as HTMLElement;
prepare(settings.value.language)
  .catch(() => undefined)
  .then(() => render(<App />, root));
// The shell for later is fetched when all that is needed now is here.
if ("serviceWorker" in navigator) {
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), SHELL_AFTER);
}
