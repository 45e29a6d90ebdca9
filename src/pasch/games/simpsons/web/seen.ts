/** What the tray tells about the portrait that the pointer or the focus is on. */

import { type Choice, together } from "@pasch/board";

const useTogether = together({ words: "" });

export const useSeen = (choices: readonly Choice[]) => useTogether(choices.map((choice) => choice.notation).join());
