/** /t/{id}/hand#seat.token: the private hand of one seat, on a phone beside a shared screen. */

import { useEffect, useState } from "preact/hooks";

import { hold, kept } from "../device";
import { go } from "../router";
import { TablePage } from "./table";

export function HandPage({ id }: { id: string }) {
  const [ready, set] = useState(false);
  useEffect(() => {
    const [seat, token] = decodeURIComponent(location.hash.slice(1)).split(".");
    if (token && /^\d+$/.test(seat ?? "")) {
      const game = kept(id).game;
      hold(id, game, { seat: Number(seat), token, name: "" });
      go(`/t/${id}/hand`, true); // the secret does not stay in the address
    }
    set(true);
  }, [id]);
  return ready ? <TablePage id={id} hand /> : null;
}
