/** A card taken up and looked at: its drawing, where it lies, what it is good for. */

import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "@pasch/board";

import { Face } from "./card";
import type { Position, Where } from "./things";
import { isDeath } from "./things";
import { about, whereIs } from "./words";

interface DetailProps extends BoardProps<Position> {
  id: string;
  where: Where;
  close: () => void;
}

export function Detail({ id, where, close, position, players, say }: DetailProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const last = document.activeElement;
    button.current?.focus();
    return () => (last as SVGElement | null)?.focus();
  }, [id]);
  const turned = isDeath(id) || where.get(id)?.scored === true;
  return (
    <button
      ref={button}
      class="nl-detail"
      onClick={close}
      onKeyDown={(event) => event.key === "Escape" && (close(), event.stopPropagation())}
    >
      <Face id={id} turned={turned} h={64} />
      <span>
        <strong>{whereIs(id, where, players, say)}</strong> {about(id, position, say)}
      </span>
    </button>
  );
}
