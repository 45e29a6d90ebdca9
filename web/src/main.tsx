import "./style/index.css";
import "./games/board";

import { SHEETS } from "pasch:boards";
import { Component, type ComponentChildren, render } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Voice } from "./announce";
import { arrive, keepFocus } from "./focus";
import { styled } from "./games/style";
import { Home } from "./pages/home";
import { Overlay } from "./pages/settings";
import { Page } from "./pages/frame";
import { later } from "./parts/later";
import { Scene } from "./parts/scene";
import { decode, path } from "./router";
import { follow, settings } from "./settings";
import { useStore } from "./use";
import { prepare, useSay } from "./words";

const atTable = () => import("./pages/at_table");
const after = () => styled(import("./pages/after"), SHEETS.after);
const FairPage = later(() => after().then((pages) => pages.FairPage));
const HandPage = later(() => import("./pages/sheets").then((pages) => pages.HandPage));
const LearnPage = later(() => import("./learn/index").then((pages) => pages.LearnPage));
const PuzzlesPage = later(() => import("./puzzles/index").then((pages) => pages.PuzzlesPage));
const NoTable = later(() => atTable().then((pages) => pages.NoTable));
const MorePage = later(() => import("./more/index").then((pages) => pages.MorePage));
const ReplayPage = later(() => after().then((pages) => pages.ReplayPage));
const RulesPage = later(() => styled(import("./rules/index"), SHEETS.rules).then((pages) => pages.RulesPage));
const TablePage = later(() => atTable().then((pages) => pages.TablePage));
const TodayPage = later(() => import("./today/index").then((pages) => pages.TodayPage));
const TABLE = /^[\w-]{1,40}$/; // what an id is made of; nothing else is worth asking the server for

/** Whatever breaks while it is drawn: a sentence and a way on, not an empty page. */
class Boundary extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <Page>
      <Scene art="lost" title={say("broken-page-title")} text={say("broken-page-text")}>
        <button class="main" onClick={() => location.reload()}>
          {say("try-again")}
        </button>
        <a class="button" href="/" target="_self">
          {say("to-games")}
        </a>
      </Scene>
    </Page>
  );
}

function App() {
  const now = useStore(path);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) arrive();
    first.current = false;
  }, [now]);
  return (
    <>
      <Boundary key={now}>
        <Shown path={now} />
      </Boundary>
      <Overlay />
      <Voice />
    </>
  );
}

function Shown({ path }: { path: string }) {
  const [, kind, id, more] = path.split("/").map(decode);
  if (!kind) return <Home />;
  if ((kind === "t" || kind === "m") && id && !TABLE.test(id)) return <NoTable />;
  if (kind === "t" && id && !more) return <TablePage key={id} id={id} />;
  if (kind === "t" && id && (more === "hand" || more === "seat"))
    return <HandPage key={id} id={id} hand={more === "hand"} />;
  if (kind === "m" && id) return <ReplayPage key={id} id={id} />;
  if (kind === "learn" && id) return <LearnPage key={`${id}/${more}`} game={id} lesson={more ?? ""} />;
  if (kind === "puzzles") return <PuzzlesPage key={`${id}/${more}`} game={id ?? ""} number={more ?? ""} />;
  if (kind === "rules" && id) return <RulesPage key={id} game={id} />;
  if (kind === "fair") return <FairPage />;
  if (kind === "today") return <TodayPage />;
  return <MorePage kind={kind} />;
}

follow();
const SHELL_AFTER = 4000;
const root = document.getElementById("page") as HTMLElement;
keepFocus(root);
prepare(settings.value.language)
  .catch(() => undefined)
  .then(() => render(<App />, root));
// When nobody waits for anything: the shell for later is fetched, and games that ended meanwhile are counted.
setTimeout(() => {
  import("./mine/collect").then(
    ({ collect }) => collect(true),
    () => undefined,
  );
  navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}, SHELL_AFTER);
