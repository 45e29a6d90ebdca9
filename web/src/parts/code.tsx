/** A link as a QR code: dark on light in both themes, with the rim that cameras need. */

import { useMemo } from "preact/hooks";

import { qr, qrPath } from "./qr";

export function Code({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qr(text), [text]);
  const size = rows.length + 4;
  return (
    <svg class="code" viewBox={`-2 -2 ${size} ${size}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size} height={size} rx="1.5" fill="#fffdf6" />
      <path d={qrPath(rows)} fill="#241e17" shape-rendering="crispEdges" />
    </svg>
  );
}
