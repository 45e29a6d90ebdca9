/** A field of a ring that every seat counts from its own start, as whoever looks counts it. */

/** `A` or a number is counted anew, from one start field to another; what lies off the ring keeps its name. */
export function counted(label: string, track: number, start: number, mine: number): string {
  const step = label === "A" ? 0 : /^\d+$/.test(label) ? Number(label) : -1;
  if (step < 0) return label;
  return String((step + start - mine + track) % track || "A");
}
