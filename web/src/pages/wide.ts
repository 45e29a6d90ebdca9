import { room } from "../room";
import { useStore } from "../use";

/** Whether the story has a place of its own beside the board. */
export const useWide = (): boolean => useStore(room) === "story";
