/** A board that may throw at any time, or lack a part: then the generic one stands in. */

import { SHEETS } from "pasch:boards";
import { Component, type ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { Store } from "../store";
import { useStore } from "../use";
import { faults, report } from "./faults";
import { styled } from "./style";
import type { BoardParts, BoardProps, FinaleProps, GameUI, TourStep } from "./game";

const generic = new Store<GameUI<unknown> | null>(null);

/** The generic board, which comes only to those who need it. */
export async function genericUI(): Promise<GameUI<unknown>> {
  const { ui } = await styled(import("../generic/index"), SHEETS.generic);
  generic.set(ui);
  return ui;
}

function Generic({ part, props }: { part: "Board" | "Tray"; props: BoardProps<unknown> }) {
  const Part = useStore(generic)?.[part];
  useEffect(() => {
    if (!Part) genericUI().catch(() => undefined); // until then there is the list of choices
  }, [Part]);
  return Part ? <Part {...props} /> : null;
}

class Guard extends Component<{ caught: (error: unknown) => void; children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.caught(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** As much of a tour as is one. */
const toured = (tour: unknown): readonly TourStep<unknown>[] =>
  Array.isArray(tour) ? tour.filter((step) => typeof step?.say === "string" && typeof step?.at === "string") : [];

/** A finale that throws is over; the board, which has done all its work, stays. */
function guardedFinale(own: NonNullable<GameUI<unknown>["finale"]>): NonNullable<GameUI<unknown>["finale"]> {
  return async () => {
    const Own = await own();
    return (props: FinaleProps<unknown>) => (
      <Guard caught={(error) => console.error(error)}>
        <Own {...props} />
      </Guard>
    );
  };
}

export function guarded(game: string, given: BoardParts<unknown>): GameUI<unknown> {
  const broke = (error: unknown): void => report(game, "broken", error);
  const part = (name: "Board" | "Tray") =>
    function Guarded(props: BoardProps<unknown>) {
      const Own = given[name];
      if (!Own || useStore(faults)[game]) return <Generic part={name} props={props} />;
      return (
        <Guard caught={broke}>
          <Own {...props} />
        </Guard>
      );
    };
  /** What a function of the board says, if it is of the kind that is wanted. */
  const sure =
    <A extends unknown[], T>(own: ((...given: A) => T) | undefined, otherwise: T) =>
    (...given: A): T => {
      if (!own || faults.value[game]) return otherwise;
      try {
        const said = own(...given);
        if (typeof said === typeof otherwise) return said;
        throw new TypeError(`${String(said)} is no answer`);
      } catch (error) {
        broke(error);
        return otherwise;
      }
    };
  return {
    Board: part("Board"),
    Tray: part("Tray"),
    beat: sure(given.beat, 0),
    tells: sure(given.tells, 0),
    ...(given.scene && { scene: sure(given.scene, { seat: -1 }) }),
    score: sure(given.score, ""),
    tour: toured(given.tour).map((step) => ({ ...step, when: sure(step.when, true) })),
    why: sure(given.why, ""),
    ...(given.finale && { finale: guardedFinale(given.finale) }),
  };
}
