// Made by `python -m pasch.server.typescript` from src/pasch/server/messages.py.

export type Language = string;

export type Setting = boolean | number | string;

export type Position = Record<string, unknown>;

export type Estimate = [number, number];

export type Phrase = "good_game" | "hello" | "hurry" | "oops" | "thanks" | "well_played";

export type FactKind = "cards" | "dice" | "hidden" | "pieces" | "score" | "seat" | "text";

export type FromClient = Hello | Move | Think | TakeBack | Pause | Say | Sync | Ping;

export type FromServer = TableInfo | Holds | Events | Choices | OpenWindow | Done | Refused | Said | Pong;

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Setting>;
  first?: number | null;
  bots?: number[];
  level?: number;
  listed?: boolean;
  move_seconds?: number;
  hints?: boolean;
  window_ms?: number;
}

/** A table that plays on from version `v` of a finished one; `bots` as for a new table. */
export interface NewBranch {
  v: number;
  bots?: number[];
  level?: number;
  hints?: boolean;
}

/** A table that begins in this position, which all who sit there may know. */
export interface NewPosition {
  position: Position;
  bots?: number[];
  level?: number;
  hints?: boolean;
}

/** What a match file holds: to be played on, or if it is over, to be looked at. */
export interface OpenedMatch {
  match: Position;
  bots?: number[];
  level?: number;
  hints?: boolean;
}

/** `host` is the secret that may start the table and seat bots; empty if you have it already. */
export interface MadeTable {
  id: string;
  host: string;
}

/** A person takes a seat; `pledge` binds them to the number that they add to the dice. */
export interface Sit {
  name: string;
  pledge?: string;
}

/** `token` is the secret of this seat: whoever has it plays it. */
export interface Seated {
  seat: number;
  token: string;
}

/** The seat that a secret opens, and who sits there. */
export interface HeldSeat {
  seat: number;
  name: string;
}

/** The person in a seat binds themselves to a number for the dice; empty: to none. */
export interface SeatPledge {
  pledge: string;
}

/** The number that was pledged, opened once all pledges are fixed. */
export interface SeatNumber {
  number: string;
}

/** Whether every window waits for the person in this seat, whatever they hold. */
export interface SeatPatience {
  patient: boolean;
}

/** A bot takes a seat. */
export interface SeatBot {
  level?: number;
}

/** One seat of a table. */
export interface SeatInfo {
  kind?: "bot" | "human" | "open";
  name?: string;
  level?: number;
  here?: boolean;
  stand_in?: boolean;
  recovered?: number;
  patient?: boolean;
}

/** Where a table begins that is no new game: after so many `records` of the log of `table`, at its version `v`; without a table, of a file; or in a `position`. */
export interface OriginInfo {
  table: string;
  v: number;
  records: number;
  position: boolean;
}

/** A table that plays on from version `v` of a finished one. */
export interface Branch {
  table: string;
  v: number;
}

/** A table plays the deal of the day `date`, which ends then (milliseconds since 1970). */
export interface DayInfo {
  date: string;
  ends: number;
  ranked: boolean;
  sealed: boolean;
}

/** What everybody may know of a table; on the socket, sent again whenever it changes. */
export interface TableInfo {
  t: "table";
  id: string;
  revision: number;
  game: string;
  options: Record<string, Setting>;
  status: "open" | "opening" | "over" | "playing";
  seats: SeatInfo[];
  move_seconds: number;
  paused: boolean;
  listed: boolean;
  commitment: string;
  seed: string;
  seeds: string[];
  pledges: string[];
  left_out: number[];
  next: string;
  hints: boolean;
  window_ms: number;
  rematch: boolean;
  origin: OriginInfo | null;
  branches: Branch[];
  day: DayInfo | null;
}

/** One way in which a table may play differently; `labels` are its values in words, if any. */
export interface OptionInfo {
  name: string;
  title: string;
  about: string;
  default: Setting;
  allowed: Setting[];
  labels: Record<string, string>;
}

/** What a game from outside brings for the page, under the address `base`. */
export interface GamePage {
  base: string;
  board: boolean;
  style: boolean;
  art: boolean;
}

/** A game of the catalogue, in the asked language. */
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  minutes: string;
  seats: number[];
  options: OptionInfo[];
  page: GamePage | null;
  windows: boolean;
  lessons: boolean;
  puzzles: number;
}

/** What the fields of a game's positions are, by path, for a board that knows no game. `seats` are lists with one entry per seat; `values` are the words that stand in fields. */
export interface GameFacts {
  seats: string[];
  kinds: Record<string, FactKind>;
  names: Record<string, string>;
  values: Record<string, string>;
}

/** Why a request was refused: a code that never changes, a sentence in the asked language. */
export interface Problem {
  code: string;
  text: string;
}

/** The first message: who I am (no tokens: an onlooker) and what I have seen. */
export interface Hello {
  t: "hello";
  tokens?: string[];
  language?: Language;
  after?: number;
}

/** An action of a seat I hold, decided on the position at version `at`. */
export interface Move {
  t: "move";
  seat: number;
  at: number;
  action: number;
  key?: string;
}

/** I want time to think in the window that opened at version `at`. */
export interface Think {
  t: "think";
  seat: number;
  at: number;
  key?: string;
}

/** Undo my last action: nothing was revealed and nobody acted since. */
export interface TakeBack {
  t: "take_back";
  seat: number;
  at: number;
  key?: string;
}

/** Stop the game for a while, or go on with it. */
export interface Pause {
  t: "pause";
  on: boolean;
  key?: string;
}

/** A phrase for everybody at the table. */
export interface Say {
  t: "say";
  seat: number;
  phrase: Phrase;
  key?: string;
}

/** Send me what came after this version. */
export interface Sync {
  t: "sync";
  after: number;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  key?: string;
}

/** One version of the log. What this viewer may not see has its version alone. */
export interface Event {
  v: number;
  actor?: number | null;
  action?: number | null;
  notation?: string;
  story?: string[];
  only?: number[];
}

/** The seats that your secrets open: after hello, and again when one of them opens no more. */
export interface Holds {
  t: "holds";
  seats: number[];
}

/** What happened, and how the table looks after version `v`. `positions` holds how it looks to each of your seats, or under "-1" to everybody. */
export interface Events {
  t: "events";
  v: number;
  events: Event[];
  positions: Record<string, Position>;
  asked: number[];
  places: number[];
  seconds: number;
  whole: boolean;
  undo: number;
}

/** A legal action. */
export interface Choice {
  action: number;
  notation: string;
  words: string;
}

/** A seat that you hold is asked: what for, and all that it may do at version `v`. In a `window` nobody has to answer: not to is to choose `passing`. While one is open, whoever is asked next may decide `early`. `routine` is what nobody need be asked for, or -1. */
export interface Choices {
  t: "choices";
  v: number;
  seat: number;
  words: string;
  choices: Choice[];
  window?: boolean;
  passing?: number;
  early?: boolean;
  routine?: number;
}

/** Whoever wants to speak up may do so now; nobody is asked. The next version closes it. */
export interface OpenWindow {
  t: "window";
  v: number;
  seats: number[];
  milliseconds: number;
  thinking: number[];
  calls: boolean;
}

/** What you asked for is done, and durable; the table is at least at this version. */
export interface Done {
  t: "done";
  key: string;
  v: number;
}

/** What you asked for was not done, and nothing was changed. Only with `unavailable` nobody knows: repeat it word for word, and it is done once. */
export interface Refused {
  t: "refused";
  key: string;
  code: string;
  text: string;
  rule: string;
}

/** Somebody says a phrase of the list; `text` is it in your language. */
export interface Said {
  t: "said";
  seat: number;
  phrase: string;
  text: string;
}

/** I am. */
export interface Pong {
  t: "pong";
  key: string;
}

/** Which Pasch this is. */
export interface About {
  pasch: string;
  public: string;
}

/** One paragraph of a rules page: a rule if it has a `number`, a list item or plain text. `text` has these marks of Markdown and no others: **strong**, *stressed*, `as written`. */
export interface RuleText {
  number: string;
  text: string;
  item: boolean;
  ruling: boolean;
}

/** What a chapter speaks of: the name of a position that the game brings for the page. */
export interface RulesPicture {
  name: string;
  caption: string;
}

/** Part of a rules page. */
export interface RulesSection {
  title: string;
  rules: RuleText[];
  pictures: RulesPicture[];
}

/** The rules page of a game. */
export interface Rules {
  game: string;
  title: string;
  intro: RuleText[];
  sections: RulesSection[];
}

/** A lesson in the list of its course, and the numbers of the rules that it shows. */
export interface LessonInfo {
  id: string;
  title: string;
  rules: string[];
}

/** Lessons in the order in which they are meant. */
export interface Course {
  title: string;
  lessons: LessonInfo[];
}

/** Which steps: those after this version, at most so many. */
export interface StepsQuery {
  after?: number;
  limit?: number;
}

/** One version of the log, and how the table looked to the viewer after it. Version 0 is the first position and has no actor. What the viewer may not see has none either. */
export interface Step {
  v: number;
  position: Position;
  actor?: number | null;
  action?: number | null;
  notation?: string;
  story?: string[];
  only?: number[];
}

/** Why an answer is not the right one, and the rule to read about it. */
export interface LessonReason {
  why: string;
  rule: RuleText;
}

/** What the rules do not allow here, and may be tried all the same. */
export interface LessonAttempt {
  notation: string;
  words: string;
  reason: LessonReason;
}

/** What happens then, and the place of the moment that follows. */
export interface LessonAnswer {
  steps: Step[];
  next: number;
}

/** Something is said. Then one of the `right` actions leads on; or, without a question, `on` does. Without both the lesson is over. */
export interface LessonMoment {
  say: string[];
  position: Position;
  question: string;
  choices: Choice[];
  right: Record<string, LessonAnswer>;
  wrong: Record<string, LessonReason>;
  attempts: LessonAttempt[];
  on: LessonAnswer | null;
}

/** A whole lesson: with it nothing more need be asked of the server. It begins at moment 0. */
export interface Lesson {
  game: string;
  id: string;
  title: string;
  seat: number;
  names: string[];
  options: Record<string, Setting>;
  rules: RuleText[];
  moments: LessonMoment[];
}

/** A choice of a puzzle: the chance of winning with it, half of the 95 % interval of that (0 where it is exact), and why. */
export interface PuzzleChoice {
  notation: string;
  text: string;
  worth: number;
  error: number;
  why: string[];
}

/** A whole puzzle: with it nothing more need be asked of the server. `position` is what the seat knows; in `whole` all that is hidden was drawn, to play on from it. `right` has what happens after each right answer, `wrong` what is said to each other one. */
export interface Puzzle {
  game: string;
  number: number;
  count: number;
  rating: number;
  seat: number;
  names: string[];
  options: Record<string, Setting>;
  position: Position;
  whole: Position;
  question: string;
  choices: Choice[];
  right: Record<string, Step>;
  wrong: Record<string, string>;
  best: PuzzleChoice;
  tempting: PuzzleChoice;
  cost: string;
  measure: string;
}

/** How hard the puzzles of a game are: a rating for each, in their order. */
export interface PuzzleList {
  game: string;
  ratings: number[];
}

/** Some versions in order; `v` is the newest there is. */
export interface Steps {
  v: number;
  steps: Step[];
}

/** How likely, or what it is worth; `exact` is the fraction where one is known, `error` half of the 95 % interval of an estimate. */
export interface OddsLine {
  text: string;
  worth: number;
  unit: "chance" | "chips" | "points";
  exact: string;
  error: number;
}

/** The position at version `v` in words, as a seat or an onlooker (-1) knows it. `holds`: whether `hand` tells of any card. */
export interface Described {
  v: number;
  seat: number;
  where: string;
  score: string;
  dice: string;
  hand: string;
  holds: boolean;
}

/** Lines under a title, the best first where one is to choose. */
export interface OddsSection {
  title: string;
  lines: OddsLine[];
}

/** The chances that matter to a seat at version `v`. */
export interface Odds {
  v: number;
  seat: number;
  sections: OddsSection[];
}

/** A good choice: the chance to win with it, give or take `error` (95 %), and why. Choices that cannot be told apart have the same rank. */
export interface Hint {
  action: number;
  notation: string;
  text: string;
  rank: number;
  worth: number;
  error: number;
  exact: boolean;
  why: string[];
}

/** The best few choices of a seat at version `v`, the best first. */
export interface Hints {
  v: number;
  seat: number;
  hints: Hint[];
  measure: string;
}

/** Where a seat's chance to win went: `first` + `luck` + `own_play` + `others_play` = `last`. `losses` is what its choices gave away against the best ones. */
export interface ReviewPlayer {
  first: Estimate;
  luck: Estimate;
  own_play: Estimate;
  others_play: Estimate;
  losses: Estimate;
  last: number;
}

/** A choice looked back at. */
export interface ReviewChoice {
  notation: string;
  text: string;
}

/** A throw or a decision: the versions from `since` to `v`. The last three are of decisions. */
export interface ReviewStep {
  since: number;
  v: number;
  actor: number;
  told: string[];
  before: Estimate[];
  change: Estimate[];
  chosen?: ReviewChoice | null;
  best?: ReviewChoice | null;
  loss?: Estimate | null;
}

/** A finished game looked back at. */
export interface Review {
  looks: number;
  measure: string;
  players: ReviewPlayer[];
  steps: ReviewStep[];
  turning_points: number[];
  last: number[];
}

/** How far the review is, 0 to 1; and once it is finished, the review. */
export interface ReviewInfo {
  progress: number;
  review: Review | null;
}

/** How a match was set up. */
export interface MatchSetup {
  seats: number;
  options: Record<string, Setting>;
  first: number | null;
  position?: Position | null;
}

/** What makes the throws checkable: see docs/fair-dice.md. */
export interface Proof {
  table: string;
  commitment: string;
  seats: string[];
  seed: string;
  version: number;
  pledges: string[];
  since: number;
}

/** What is kept beside a match. */
export interface MatchExtra {
  proof: Proof;
}

/** A finished match, as `pasch verify` and `pasch replay` read it. */
export interface MatchFile {
  pasch: number;
  game: string;
  version: number;
  setup: MatchSetup;
  names: string[];
  extra: MatchExtra;
  log: number[][];
  check: string;
}

/** The deal of a day in one game: its seal, and already that of the next day. */
export interface DayGame {
  id: string;
  seats: number;
  level: number;
  seal: string;
  next_seal: string;
}

/** The deals of today, which end then (milliseconds since 1970). */
export interface Today {
  date: string;
  now: number;
  ends: number;
  featured: string;
  games: DayGame[];
}

/** Something sealed, in base64, and for how many days it shall be kept. */
export interface PutInBox {
  body: string;
  days: number;
}

/** What lies in one slot of a sealed box, until when (milliseconds since 1970). */
export interface BoxSlot {
  slot: string;
  body: string;
  until: number;
}

/** A device plays a deal of the day; its own secret comes along as the token. */
export interface NewTry {
  name: string;
}

/** The table where the deal is played, and the secret of its seat. */
export interface TryTable {
  id: string;
  seat: number;
  token: string;
  ranked: boolean;
}

/** How somebody played a deal: `play` is what their decisions changed of their winning chance, against casual players under the same luck. */
export interface DayResult {
  rank: number;
  name: string;
  play: Estimate;
  place: number;
  points: number;
  mine: boolean;
}

/** The try of the device that asks. `late` and `left` do not count: it was not over by the end of the day, or the player had left. */
export interface MyTry {
  table: string;
  state: "late" | "left" | "measuring" | "playing" | "ranked";
  progress: number;
}

/** A deal and how it was played here, the best first; `seed` is its secret, once it is shown. */
export interface DayResults {
  date: string;
  game: string;
  seal: string;
  seed: string;
  ends: number;
  count: number;
  measuring: number;
  results: DayResult[];
  mine: MyTry | null;
}

/** How a seat ended: its place (1 has won) and its points, as the game counts them. */
export interface ResultPlayer {
  kind: "bot" | "human";
  name: string;
  level: number;
  place: number;
  points: number;
}

/** How a finished game ended, and when (milliseconds since 1970). */
export interface Result {
  id: string;
  game: string;
  ended: number;
  whole: boolean;
  players: ResultPlayer[];
}

/** One chance record: what could happen, with which weight, and what did. `number` counts the records of the match file from 0; of a deal of the day, the throws. */
export interface Throw {
  v: number;
  number: number;
  outcomes: number[];
  weights: number[];
  outcome: number;
}

/** Every request: what it takes and what it answers. */
export interface Requests {
  "GET /api/games": { body: null; query: null; answer: GameInfo[] };
  "GET /api/tables": { body: null; query: null; answer: TableInfo[] };
  "POST /api/tables": { body: NewTable; query: null; answer: MadeTable };
  "GET /api/tables/{table}": { body: null; query: null; answer: TableInfo };
  "POST /api/tables/{table}/seats/{seat}": { body: Sit; query: null; answer: Seated };
  "DELETE /api/tables/{table}/seats/{seat}": { body: null; query: null; answer: null };
  "PUT /api/tables/{table}/seats/{seat}/pledge": { body: SeatPledge; query: null; answer: TableInfo };
  "PUT /api/tables/{table}/seats/{seat}/number": { body: SeatNumber; query: null; answer: TableInfo };
  "PUT /api/tables/{table}/seats/{seat}/patience": { body: SeatPatience; query: null; answer: TableInfo };
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: SeatBot; query: null; answer: TableInfo };
  "POST /api/tables/{table}/start": { body: null; query: null; answer: TableInfo };
  "POST /api/tables/{table}/again": { body: null; query: null; answer: MadeTable };
  "GET /api/tables/{table}/match": { body: null; query: null; answer: MatchFile };
  "GET /api/tables/{table}/seat": { body: null; query: null; answer: HeldSeat };
  "POST /api/tables/{table}/seats/{seat}/token": { body: null; query: null; answer: Seated };
  "GET /api/about": { body: null; query: null; answer: About };
  "GET /api/games/{game}/rules": { body: null; query: null; answer: Rules };
  "GET /api/games/{game}/facts": { body: null; query: null; answer: GameFacts };
  "GET /api/tables/{table}/qr.svg": { body: null; query: null; answer: Blob };
  "GET /api/games/{game}/lessons": { body: null; query: null; answer: Course[] };
  "GET /api/games/{game}/lessons/{lesson}": { body: null; query: null; answer: Lesson };
  "GET /api/games/{game}/puzzles": { body: null; query: null; answer: PuzzleList };
  "GET /api/games/{game}/puzzles/{number}": { body: null; query: null; answer: Puzzle };
  "GET /api/tables/{table}/steps": { body: null; query: StepsQuery; answer: Steps };
  "GET /api/tables/{table}/result": { body: null; query: null; answer: Result };
  "GET /api/tables/{table}/throws": { body: null; query: null; answer: Throw[] };
  "POST /api/tables/{table}/branches": { body: NewBranch; query: null; answer: MadeTable };
  "POST /api/positions": { body: NewPosition; query: null; answer: MadeTable };
  "POST /api/matches": { body: OpenedMatch; query: null; answer: MadeTable };
  "GET /api/days": { body: null; query: null; answer: Today };
  "POST /api/days/{date}/{game}": { body: NewTry; query: null; answer: TryTable };
  "GET /api/days/{date}/{game}": { body: null; query: null; answer: DayResults };
  "GET /api/boxes/{box}": { body: null; query: null; answer: BoxSlot[] };
  "PUT /api/boxes/{box}/{slot}": { body: PutInBox; query: null; answer: null };
  "DELETE /api/boxes/{box}/{slot}": { body: null; query: null; answer: null };
  "GET /api/tables/{table}/odds": { body: null; query: null; answer: Odds };
  "GET /api/tables/{table}/hints": { body: null; query: null; answer: Hints };
  "GET /api/tables/{table}/description": { body: null; query: null; answer: Described };
  "POST /api/tables/{table}/review": { body: null; query: null; answer: ReviewInfo };
  "GET /api/tables/{table}/review": { body: null; query: null; answer: ReviewInfo };
}
