/**
 * The seats by place. Where several share one, as all do who lost a race, whoever reached more comes first: what they
 * reached begins with its number.
 */
export function standingOrder(places: readonly number[], scores: readonly string[], seats: number): number[] {
  const reached = (seat: number): number => Number.parseInt(scores[seat] ?? "", 10) || 0;
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => (places[a] || 99) - (places[b] || 99) || reached(b) - reached(a),
  );
}
