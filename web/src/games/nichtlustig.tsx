import type { BoardProps, GameUI } from "./game";

export const ui: GameUI<unknown> = {
  Board: () => <svg viewBox="0 0 100 100" />,
  Tray: (props: BoardProps<unknown>) => (
    <>
      {props.choices.map((choice) => (
        <button onClick={() => props.play(choice.action)}>{choice.words}</button>
      ))}
    </>
  ),
  beat: () => 0,
};
