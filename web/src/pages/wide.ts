import { useEffect, useState } from "preact/hooks";

const wide = matchMedia("(min-width: 60rem) and (min-height: 34rem)");

/** Whether the story has a place of its own beside the board; layout.css says the same. */
export function useWide(): boolean {
  const [now, set] = useState(wide.matches);
  useEffect(() => {
    const change = (): void => set(wide.matches);
    wide.addEventListener("change", change);
    return () => wide.removeEventListener("change", change);
  }, []);
  return now;
}
