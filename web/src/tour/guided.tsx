/** What the page of a table knows of its tour: whether there is one to load. */

import { useEffect, useState } from "preact/hooks";

import { useGame } from "../catalogue";
import { useStore } from "../use";
import type { AboutGameProps } from "./about_game";
import { begin, goesOn, shown } from "./shown";
import type { TourProps } from "./tour";

type Parts = typeof import("./index");

let loaded: Parts | null = null;

/** The script, once it is here; without it there is no tour, and the game goes on. */
function useParts(wanted: boolean): Parts | null {
  const [parts, set] = useState(loaded);
  useEffect(() => {
    if (!wanted || loaded) return;
    import("./index").then(
      (found) => set((loaded = found)),
      () => undefined,
    );
  }, [wanted]);
  return parts ?? loaded;
}

/** For whoever sits here for the first time; `quiet`: there is nothing to be shown now. */
export function Guided(props: Omit<TourProps, "tagline"> & { quiet: boolean }) {
  const { table, game, quiet } = props;
  const tagline = useGame(game)?.tagline ?? "";
  useStore(shown);
  useEffect(() => {
    if (table.me >= 0) begin(game, table.id);
  }, [game, table.id, table.me]);
  const wanted = goesOn(game) && !quiet;
  const Tour = useParts(wanted)?.Tour;
  return Tour && wanted ? <Tour {...props} tagline={tagline} /> : null;
}

export function About(props: Omit<AboutGameProps, "tagline">) {
  const tagline = useGame(props.game)?.tagline ?? "";
  const Sheet = useParts(true)?.AboutGame;
  return Sheet ? <Sheet {...props} tagline={tagline} /> : null;
}
