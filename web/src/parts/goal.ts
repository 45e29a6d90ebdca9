/** How many of somebody's pieces are in the goal, whose fields are a to d. */
export const inGoal = (pieces: { on: readonly string[] } | undefined): number =>
  pieces?.on.filter((field) => /[a-d]/.test(field)).length ?? 0;
