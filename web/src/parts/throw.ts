/** How long a throw takes, in milliseconds at pace 1. Boards and styles have it from here. */

/** One die tumbles until it lies; each further one begins so much later. */
export const TUMBLE = 520;
export const NEXT_DIE = 45;

/** Until so many dice lie. */
export const throwTime = (dice = 1): number => TUMBLE + NEXT_DIE * (dice - 1);
