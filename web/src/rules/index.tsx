/** The rules of a game, as a page and as a sheet over the table: a script that comes when somebody reads them. */

import "../core";

import { Page } from "../pages/frame";
import { decode } from "../router";
import { RulesText } from "./text";

export { RulesText };

export function RulesPage({ game }: { game: string }) {
  return (
    <Page class="rules">
      <RulesText game={game} number={decode(location.hash.slice(1))} page />
    </Page>
  );
}
