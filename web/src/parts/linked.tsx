/** A text in which the numbers of rules lead to the rules. */

import { openRules } from "../overlay";

const RULE = /\b([A-Z]{2}-\d+)\b/;

export function Linked({ text, game }: { text: string; game: string }) {
  return (
    <>
      {text.split(RULE).map((part, index) =>
        index % 2 ? (
          <a
            href={`/rules/${game}#${part}`}
            onClick={(event) => {
              event.preventDefault();
              openRules(game, part);
            }}
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
