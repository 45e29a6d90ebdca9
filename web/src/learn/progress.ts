/** Which lessons were finished on this device, by game. */

import { isObject, keep, recall } from "../kept";

const NAME = "lessons";

export function finished(game: string): readonly string[] {
  const all = recall<Record<string, unknown>>(NAME, {});
  const found = Object.hasOwn(all, game) ? all[game] : [];
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

export function finish(game: string, lesson: string): void {
  const all = recall<Record<string, unknown>>(NAME, {});
  keep(NAME, { ...(isObject(all) ? all : {}), [game]: [...new Set([...finished(game), lesson])] });
}
