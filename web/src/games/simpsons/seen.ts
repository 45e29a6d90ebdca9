/** What the tray tells about the portrait that the pointer or the focus is on. */

import { together } from "../../parts/together";
import type { Choice } from "../game";

const useTogether = together({ words: "" });

export const useSeen = (choices: readonly Choice[]) => useTogether(choices.map((choice) => choice.notation).join());
