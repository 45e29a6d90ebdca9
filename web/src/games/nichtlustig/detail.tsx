/** A card taken up and looked at: its drawing, where it lies, what it is good for. */

import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../game";
import { Back, Front } from "./card";
import type { Position, Where } from "./things";
import { isDeath, isSpecial } from "./things";
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
      <svg viewBox="-28 -32 56 64" class={`nl-kind-${isSpecial(id) ? "S" : id[0]}`} aria-hidden="true">
        <rect class="nl-paper" x="-28" y="-32" width="56" height="64" rx="4" />
        {turned ? <Back id={id} w={56} h={64} covered={false} /> : <Front id={id} w={54} h={62} />}
        <rect class="nl-rim" x="-28" y="-32" width="56" height="64" rx="4" />
      </svg>
      <span>
        <strong>{whereIs(id, where, players, say)}</strong> {about(id, position, say)}
      </span>
    </button>
  );
}
