/** A link as a QR code, drawn by the server: to a table, or with its secret to the hand of a seat. */

import { useEffect, useState } from "preact/hooks";

import { useSay } from "../words";

export function Code({ table, token }: { table: string; token?: string }) {
  const say = useSay();
  const [drawn, set] = useState("");
  useEffect(() => {
    // The secret goes into the head of the request: addresses are written down in logs.
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    fetch(`/api/tables/${table}/qr.svg`, { headers })
      .then((answer) => answer.text())
      .then(set, () => undefined);
  }, [table, token]);
  const picture = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return <div class="code">{drawn && <img src={picture} alt={say("qr-label")} />}</div>;
}
