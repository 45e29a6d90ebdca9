/** The ring around what can be played in a window: it shrinks with the time. */

/** The style of something that has the class `ring`; without a clock it stays whole. */
export const ringOf = ({ lasts, since }: { lasts: number; since: number }): Record<string, string> =>
  lasts ? { "--ring": `${lasts}ms`, "--ring-since": `${-since}ms` } : {};
