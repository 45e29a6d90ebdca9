"""Every message on the wire, in one file.  docs/protocol.md explains them; a test keeps it true.

All of it is JSON.  On the socket each message is an object whose `t` names its type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from pasch.speech import LANGUAGES

MOST_SEATS = 12
MAX_VERSION = 2**31 - 1
MOST_STEPS = 200
LEAST_WINDOW = 300  # milliseconds

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
Setting = bool | int | str
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a player's name")]
# A mere $ would also match before a line feed at the end.
Number = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{32,64}(?!\n)$", description="a seat's own random number")
]
Pledge = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", description="SHA-256 of a seat's number")
]
Token = Annotated[str, Meta(min_length=20, max_length=64, description="secret of a seat or host")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Level = Annotated[int, Meta(ge=1, le=4, description="how well a bot plays")]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
# 0, or at least LEAST_WINDOW: JSON Schema has no word for the gap.
WindowLength = Annotated[int, Meta(ge=0, le=10_000, description="milliseconds; 0 or from 300 on")]
Version = Annotated[int, Meta(ge=0, le=MAX_VERSION)]
Action = Annotated[int, Meta(ge=0, lt=1_000_000)]
Key = Annotated[str, Meta(max_length=40, description="chosen by the client, echoed back")]
Position = dict[str, Any]  # a game's own readable position
Estimate = tuple[float, float]  # points of winning chance between 0 and 1, and the standard error
Phrase = Literal["hello", "well_played", "thanks", "oops", "hurry", "good_game"]

# Requests and their answers


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=20)] = {}
    first: Seat | None = None  # null: drawn by chance
    bots: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []  # seats that bots take
    level: Level = 1  # of these bots
    listed: bool = False
    move_seconds: Seconds = 0  # 0: no limit
    hints: bool = False  # whether people may ask for odds and hints
    window_ms: WindowLength = 1200  # how long a window is open; 0: until everybody has answered


class NewBranch(Struct, forbid_unknown_fields=True):
    """A table that plays on from version `v` of a finished one; `bots` as for a new table."""

    v: Version
    bots: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []
    level: Level = 1
    hints: bool = False


class NewPosition(Struct, forbid_unknown_fields=True):
    """A table that begins in this position, which all who sit there may know."""

    position: Position
    bots: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []
    level: Level = 1
    hints: bool = False


class OpenedMatch(Struct, forbid_unknown_fields=True):
    """What a match file holds: to be played on, or if it is over, to be looked at."""

    match: dict[str, Any]
    bots: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []
    level: Level = 1
    hints: bool = False


class MadeTable(Struct):
    """`host` is the secret that may start the table and seat bots; empty if you have it already."""

    id: str
    host: str


class Sit(Struct, forbid_unknown_fields=True):
    """A person takes a seat; `pledge` binds them to the number that they add to the dice."""

    name: Name
    pledge: Pledge = ""


class Seated(Struct):
    """`token` is the secret of this seat: whoever has it plays it."""

    seat: int
    token: str


class HeldSeat(Struct):
    """The seat that a secret opens, and who sits there."""

    seat: int
    name: str


class SeatPledge(Struct, forbid_unknown_fields=True):
    """The person in a seat binds themselves to a number for the dice; empty: to none."""

    pledge: Pledge


class SeatNumber(Struct, forbid_unknown_fields=True):
    """The number that was pledged, opened once all pledges are fixed."""

    number: Number


class SeatPatience(Struct, forbid_unknown_fields=True):
    """Whether every window waits for the person in this seat, whatever they hold."""

    patient: bool


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot takes a seat."""

    level: Level = 1


class SeatInfo(Struct, omit_defaults=True):
    """One seat of a table."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    level: int = 0
    here: bool = False  # somebody with its token is connected
    stand_in: bool = False  # a bot plays for an absent person
    recovered: int = 0  # how often the host gave this seat a new secret
    patient: bool = False  # every window waits for it


class OriginInfo(Struct):
    """Where a table begins that is no new game: after so many `records` of the log of `table`, at
    its version `v`; without a table, of a file; or in a `position`."""

    table: str
    v: int
    records: int
    position: bool


class Branch(Struct):
    """A table that plays on from version `v` of a finished one."""

    table: str
    v: int


class DayInfo(Struct):
    """A table plays the deal of the day `date`, which ends then (milliseconds since 1970)."""

    date: str
    ends: int
    ranked: bool  # this try counts, if it is over by then
    sealed: bool  # the secret is not shown yet, though the game be over


class TableInfo(Struct, tag_field="t", tag="table"):
    """What everybody may know of a table; on the socket, sent again whenever it changes."""

    id: str
    revision: int
    game: str
    options: dict[str, Setting]
    status: Literal["open", "opening", "playing", "over"]
    seats: list[SeatInfo]
    move_seconds: int
    paused: bool
    listed: bool
    commitment: str  # SHA-256 of the secret seed of the dice
    seed: str  # that seed, once the game is over
    seeds: list[str]  # the numbers that the seats added, each as soon as it is opened
    pledges: list[str]  # what binds each person to their number
    left_out: list[int]  # seats that pledged a number and did not open it in time
    next: str  # the table where the same people play again
    hints: bool  # whether those who sit here may ask for odds and hints
    window_ms: int  # how long a window is open; 0: until everybody has answered
    rematch: bool  # the same people again: it starts once all of them have pledged
    origin: OriginInfo | None = None  # it is no new game
    branches: list[
        Branch
    ] = []  # tables that play on from somewhere in this one, the latest of them
    day: DayInfo | None = None  # it plays a deal of the day


class OptionInfo(Struct):
    """One way in which a table may play differently; `labels` are its values in words, if any."""

    name: str
    title: str
    about: str
    default: Setting
    allowed: list[Setting]
    labels: dict[str, str] = {}


class GamePage(Struct):
    """What a game from outside brings for the page, under the address `base`."""

    base: str  # `<base>/words.<language>.json` is always there
    board: bool  # whether there is `<base>/board.js`, and so on
    style: bool
    art: bool


class GameInfo(Struct):
    """A game of the catalogue, in the asked language."""

    id: str
    title: str
    tagline: str
    minutes: str
    seats: list[int]
    options: list[OptionInfo]
    page: GamePage | None  # of our own games the page has it all
    windows: bool = False  # whether people may interrupt each other
    lessons: bool = False  # whether it can be learned by playing
    puzzles: int = 0  # how many there are


FactKind = Literal["cards", "dice", "hidden", "pieces", "score", "seat", "text"]


class GameFacts(Struct):
    """What the fields of a game's positions are, by path, for a board that knows no game.

    `seats` are lists with one entry per seat; `values` are the words that stand in fields.
    """

    seats: list[str]
    kinds: dict[str, FactKind]
    names: dict[str, str]
    values: dict[str, str]


class Problem(Struct):
    """Why a request was refused: a code that never changes, a sentence in the asked language."""

    code: str
    text: str


# On the socket, from the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (no tokens: an onlooker) and what I have seen."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    language: Language = "de"
    after: Annotated[int, Meta(ge=-1, le=MAX_VERSION)] = -1  # the last version seen; -1: none


class Move(Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    """An action of a seat I hold, decided on the position at version `at`."""

    seat: Seat
    at: Version
    action: Action
    key: Key = ""


class Think(Struct, tag_field="t", tag="think", forbid_unknown_fields=True):
    """I want time to think in the window that opened at version `at`."""

    seat: Seat
    at: Version
    key: Key = ""


class TakeBack(Struct, tag_field="t", tag="take_back", forbid_unknown_fields=True):
    """Undo my last action: nothing was revealed and nobody acted since."""

    seat: Seat
    at: Version
    key: Key = ""


class Pause(Struct, tag_field="t", tag="pause", forbid_unknown_fields=True):
    """Stop the game for a while, or go on with it."""

    on: bool
    key: Key = ""


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A phrase for everybody at the table."""

    seat: Seat
    phrase: Phrase
    key: Key = ""


class Sync(Struct, tag_field="t", tag="sync", forbid_unknown_fields=True):
    """Send me what came after this version."""

    after: Annotated[int, Meta(ge=-1, le=MAX_VERSION)]


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    key: Key = ""


FromClient = Hello | Move | Think | TakeBack | Pause | Say | Sync | Ping

# On the socket, from the server


class Event(Struct, omit_defaults=True, gc=False):
    """One version of the log.  What this viewer may not see has its version alone."""

    v: int
    actor: int | None = None  # a seat, -1 nature, -4 a move was taken back
    action: int | None = None
    notation: str = ""
    story: list[str] = []
    only: list[int] = []  # those of your seats that saw it; empty: everybody did


class Holds(Struct, tag_field="t", tag="holds"):
    """The seats that your secrets open: after hello, and again when one of them opens no more."""

    seats: list[int]


class Events(Struct, tag_field="t", tag="events"):
    """What happened, and how the table looks after version `v`.

    `positions` holds how it looks to each of your seats, or under "-1" to everybody.
    """

    v: int
    events: list[Event]
    positions: dict[str, Position]
    asked: list[int]  # the seats that are to act: one, or several who choose in secret
    places: list[int] = []  # once the game is over
    seconds: int = 0  # left for this move; 0: no limit
    whole: bool = False  # a resync: forget what you had
    undo: int = -1  # the seat that may take back its last action, if that is yours to know


class Choice(Struct, gc=False):
    """A legal action."""

    action: int
    notation: str
    words: str


class Choices(Struct, tag_field="t", tag="choices", omit_defaults=True):
    """A seat that you hold is asked: what for, and all that it may do at version `v`.

    In a `window` nobody has to answer: not to is to choose `passing`.  While one is open, whoever
    is asked next may decide `early`.  `routine` is what nobody need be asked for, or -1.
    """

    v: int
    seat: int
    words: str
    choices: list[Choice]
    window: bool = False
    passing: int = -1
    early: bool = False
    routine: int = -1


class OpenWindow(Struct, tag_field="t", tag="window"):
    """Whoever wants to speak up may do so now; nobody is asked.  The next version closes it."""

    v: int
    seats: list[int]  # all that take part, whatever they hold
    milliseconds: int  # left; 0: it waits for answers, not for the clock
    thinking: list[int]  # seats that asked for time
    calls: bool  # all people are at one device: an open call to all its seats


class Done(Struct, tag_field="t", tag="done"):
    """What you asked for is done, and durable; the table is at least at this version."""

    key: str
    v: int


class Refused(Struct, tag_field="t", tag="refused"):
    """What you asked for was not done, and nothing was changed.

    Only with `unavailable` nobody knows: repeat it word for word, and it is done once.
    """

    key: str
    code: str
    text: str
    rule: str = ""  # the number of the rule that forbids it


class Said(Struct, tag_field="t", tag="said"):
    """Somebody says a phrase of the list; `text` is it in your language."""

    seat: int
    phrase: str
    text: str


class Pong(Struct, tag_field="t", tag="pong"):
    """I am."""

    key: str


FromServer = TableInfo | Holds | Events | Choices | OpenWindow | Done | Refused | Said | Pong

# What a page shows besides the table


class About(Struct):
    """Which Pasch this is."""

    pasch: str  # its version
    public: str  # where others find it, such as http://192.168.0.7:8321; empty: as you did


class RuleText(Struct):
    """One paragraph of a rules page: a rule if it has a `number`, a list item or plain text.

    `text` has these marks of Markdown and no others: **strong**, *stressed*, `as written`.
    """

    number: str
    text: str
    item: bool  # of a list
    ruling: bool  # ours, where the rulebook is silent


class RulesPicture(Struct):
    """What a chapter speaks of: the name of a position that the game brings for the page."""

    name: str
    caption: str


class RulesSection(Struct):
    """Part of a rules page."""

    title: str
    rules: list[RuleText]
    pictures: list[RulesPicture] = []


class Rules(Struct):
    """The rules page of a game."""

    game: str
    title: str
    intro: list[RuleText]
    sections: list[RulesSection]


class LessonInfo(Struct):
    """A lesson in the list of its course, and the numbers of the rules that it shows."""

    id: str
    title: str
    rules: list[str]


class Course(Struct):
    """Lessons in the order in which they are meant."""

    title: str
    lessons: list[LessonInfo]


class StepsQuery(Struct, forbid_unknown_fields=True):
    """Which steps: those after this version, at most so many."""

    after: Annotated[int, Meta(ge=-1, le=MAX_VERSION)] = -1  # -1: from the first position on
    limit: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = MOST_STEPS


class Step(Struct, omit_defaults=True):
    """One version of the log, and how the table looked to the viewer after it.

    Version 0 is the first position and has no actor.  What the viewer may not see has none either.
    """

    v: int
    position: Position
    actor: int | None = None
    action: int | None = None
    notation: str = ""
    story: list[str] = []
    only: list[int] = []  # the viewer's seat if not everybody saw it; empty: everybody did


class LessonReason(Struct):
    """Why an answer is not the right one, and the rule to read about it."""

    why: str
    rule: RuleText


class LessonAttempt(Struct):
    """What the rules do not allow here, and may be tried all the same."""

    notation: str
    words: str
    reason: LessonReason


class LessonAnswer(Struct):
    """What happens then, and the place of the moment that follows."""

    steps: list[Step]
    next: int


class LessonMoment(Struct):
    """Something is said.  Then one of the `right` actions leads on; or, without a question, `on`
    does.  Without both the lesson is over.
    """

    say: list[str]
    position: Position
    question: str
    choices: list[Choice]
    right: dict[str, LessonAnswer]  # by action
    wrong: dict[str, LessonReason]  # by action: legal, and not meant
    attempts: list[LessonAttempt]
    on: LessonAnswer | None


class Lesson(Struct):
    """A whole lesson: with it nothing more need be asked of the server.  It begins at moment 0."""

    game: str
    id: str
    title: str
    seat: int  # the learner's
    names: list[str]
    options: dict[str, Setting]
    rules: list[RuleText]
    moments: list[LessonMoment]


class PuzzleChoice(Struct):
    """A choice of a puzzle: the chance of winning with it, half of the 95 % interval of that (0
    where it is exact), and why."""

    notation: str
    text: str
    worth: float
    error: float
    why: list[str]


class Puzzle(Struct):
    """A whole puzzle: with it nothing more need be asked of the server.

    `position` is what the seat knows; in `whole` all that is hidden was drawn, to play on from it.
    `right` has what happens after each right answer, `wrong` what is said to each other one.
    """

    game: str
    number: int
    count: int
    rating: int
    seat: int
    names: list[str]
    options: dict[str, Setting]
    position: Position
    whole: Position
    question: str
    choices: list[Choice]
    right: dict[str, Step]  # by action
    wrong: dict[str, str]  # by action
    best: PuzzleChoice
    tempting: PuzzleChoice
    cost: str  # what the tempting one gives away
    measure: str  # among whom the chances come true


class PuzzleList(Struct):
    """How hard the puzzles of a game are: a rating for each, in their order."""

    game: str
    ratings: list[int]


class Steps(Struct):
    """Some versions in order; `v` is the newest there is."""

    v: int
    steps: list[Step]


class OddsLine(Struct):
    """How likely, or what it is worth; `exact` is the fraction where one is known, `error` half of
    the 95 % interval of an estimate."""

    text: str
    worth: float
    unit: Literal["chance", "chips", "points"]
    exact: str
    error: float


class Described(Struct):
    """The position at version `v` in words, as a seat or an onlooker (-1) knows it.

    `holds`: whether `hand` tells of any card.
    """

    v: int
    seat: int
    where: str
    score: str
    dice: str
    hand: str
    holds: bool


class OddsSection(Struct):
    """Lines under a title, the best first where one is to choose."""

    title: str
    lines: list[OddsLine]


class Odds(Struct):
    """The chances that matter to a seat at version `v`."""

    v: int
    seat: int
    sections: list[OddsSection]


class Hint(Struct):
    """A good choice: the chance to win with it, give or take `error` (95 %), and why.

    Choices that cannot be told apart have the same rank.
    """

    action: int
    notation: str
    text: str
    rank: int
    worth: float
    error: float
    exact: bool
    why: list[str]


class Hints(Struct):
    """The best few choices of a seat at version `v`, the best first."""

    v: int
    seat: int
    hints: list[Hint]
    measure: str  # among whom these chances come true, in words


class ReviewPlayer(Struct):
    """Where a seat's chance to win went: `first` + `luck` + `own_play` + `others_play` = `last`.

    `losses` is what its choices gave away against the best ones.
    """

    first: Estimate
    luck: Estimate
    own_play: Estimate
    others_play: Estimate
    losses: Estimate
    last: float


class ReviewChoice(Struct):
    """A choice looked back at."""

    notation: str
    text: str


class ReviewStep(Struct, omit_defaults=True):
    """A throw or a decision: the versions from `since` to `v`.  The last three are of decisions."""

    since: int
    v: int
    actor: int  # -1: a throw
    told: list[str]
    before: list[Estimate]  # each seat's chance to win
    change: list[Estimate]
    chosen: ReviewChoice | None = None
    best: ReviewChoice | None = None
    loss: Estimate | None = None


class Review(Struct):
    """A finished game looked back at."""

    looks: int  # at each position, for the curve
    measure: str  # among whom these chances come true, in words
    players: list[ReviewPlayer]
    steps: list[ReviewStep]
    turning_points: list[int]  # the places of at most three steps, beyond their error
    last: list[float]


class ReviewInfo(Struct):
    """How far the review is, 0 to 1; and once it is finished, the review."""

    progress: float
    review: Review | None


class MatchSetup(Struct, omit_defaults=True):
    """How a match was set up."""

    seats: int
    options: dict[str, Setting]
    first: int | None
    position: Position | None = None  # where it began, if it was no new game


class Proof(Struct):
    """What makes the throws checkable: see docs/fair-dice.md."""

    table: str
    commitment: str
    seats: list[str]  # what each seat added
    seed: str
    version: int = 1  # 2: the numbers were pledged before any was opened
    pledges: list[str] = []
    since: int = 0  # so many records at the start of the log come from another game


class MatchExtra(Struct):
    """What is kept beside a match."""

    proof: Proof


class MatchFile(Struct):
    """A finished match, as `pasch verify` and `pasch replay` read it."""

    pasch: int  # the format
    game: str
    version: int
    setup: MatchSetup
    names: list[str]
    extra: MatchExtra
    log: list[list[int]]  # actor and action of each record
    check: str  # SHA-256 of all the rest


class DayGame(Struct):
    """The deal of a day in one game: its seal, and already that of the next day."""

    id: str  # of the game
    seats: int  # one person in seat 0, bots in the others
    level: int  # of the bots
    seal: str
    next_seal: str


class Today(Struct):
    """The deals of today, which end then (milliseconds since 1970)."""

    date: str
    now: int
    ends: int
    featured: str  # the game of the day
    games: list[DayGame]


class PutInBox(Struct, forbid_unknown_fields=True):
    """Something sealed, in base64, and for how many days it shall be kept."""

    body: Annotated[str, Meta(max_length=48_000)]
    days: Annotated[int, Meta(ge=1, le=180)]


class BoxSlot(Struct):
    """What lies in one slot of a sealed box, until when (milliseconds since 1970)."""

    slot: str
    body: str
    until: int


class NewTry(Struct, forbid_unknown_fields=True):
    """A device plays a deal of the day; its own secret comes along as the token."""

    name: Name


class TryTable(Struct):
    """The table where the deal is played, and the secret of its seat."""

    id: str
    seat: int
    token: str
    ranked: bool  # the first try of this device on that day


class DayResult(Struct):
    """How somebody played a deal: `play` is what their decisions changed of their winning chance,
    against casual players under the same luck."""

    rank: int
    name: str
    play: Estimate
    place: int
    points: int
    mine: bool = False


class MyTry(Struct):
    """The try of the device that asks.  `late` and `left` do not count: it was not over by the end
    of the day, or the player had left."""

    table: str
    state: Literal["playing", "measuring", "ranked", "late", "left"]
    progress: float  # of the measuring


class DayResults(Struct):
    """A deal and how it was played here, the best first; `seed` is its secret, once it is shown."""

    date: str
    game: str
    seal: str
    seed: str
    ends: int
    count: int  # of all results
    measuring: int  # finished in time, and not ranked yet
    results: list[DayResult]
    mine: MyTry | None


class ResultPlayer(Struct):
    """How a seat ended: its place (1 has won) and its points, as the game counts them."""

    kind: Literal["human", "bot"]
    name: str
    level: int  # of a bot
    place: int
    points: int


class Result(Struct):
    """How a finished game ended, and when (milliseconds since 1970)."""

    id: str
    game: str
    ended: int
    whole: bool  # played here from its beginning: no branch, no position, no file
    players: list[ResultPlayer]


class Throw(Struct):
    """One chance record: what could happen, with which weight, and what did.

    `number` counts the records of the match file from 0; of a deal of the day, the throws.
    """

    v: int
    number: int
    outcomes: list[int]
    weights: list[int]
    outcome: int
