"""Nobody is asked for nothing: windows go by, the only move plays itself, boards stay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from kit.matches import played
from server import hands
from terminal.real import Terminal
from terminal.scripted import ScriptedConsole, choices, match, player, prompt, typed

from pasch import Setup, Table, load
from pasch.engine.window import Window
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal import board, windows
from pasch.terminal.match_flow import MatchFlow
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.moments import UNDO, CallAll, Curtain, Decide, Moment, Pause, TakenBack, Told

TROUBLE = "nichts_als_aerger"
SEED = 12
Counts = Counter[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "x.pasch"


def alone(path: Path, language: str = "en", by_hand: bool = False) -> tuple[MatchLoop, Counts]:
    """One person against three bots to the end; at every question nothing is asked for nothing."""
    random = Random(SEED)
    words = Speaker(language)
    asked: Counts = Counter()
    pick = player(language, lambda count: random.randint(1, count))

    def answer(shown: str) -> str | None:
        asked[prompt(shown)] += 1
        question = prompt(shown) != words.key("terminal-pause")
        assert not question or by_hand or choices(shown) > 1 or " 1) roll " in shown[-200:]
        return pick(shown)

    desk = ScriptedConsole(language, answer)
    at = match(desk, path, TROUBLE, "Anna", SEED, "2,3,4", by_hand=by_hand)
    assert at.run() == 0
    return at, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_against_bots_every_question_has_a_choice(language: str, path: Path) -> None:
    _, asked = alone(path, language)
    assert 0 < asked[Speaker(language).key("terminal-prompt-window")] < 40


def test_by_hand_every_single_move_is_asked_for(path: Path) -> None:
    (_, few), (_, many) = alone(path), alone(path, by_hand=True)
    assert few.total() + 20 < many.total()


def test_the_only_move_is_told_as_such(path: Path) -> None:
    desk = ScriptedConsole("en", typed())
    at = match(desk, path)
    at.run()
    assert "Anna brings a piece onto A with 1 + 5. There was no other move." in " ".join(
        desk.shown.split()
    )
    assert len(at.table.log) == 5


def test_taking_back_goes_to_the_choice_that_led_here(path: Path) -> None:
    """Anna's first pair is hers to choose, then the second has but one use."""
    for seed in range(1, 60):
        desk = ScriptedConsole("en", typed("1", "u"))
        at = match(desk, path, seed=seed)
        at.run()
        if "Taken back" in desk.shown and "There was no other move" in desk.shown:
            told = desk.shown.partition("Taken back")[0]
            assert "There was no other move" in told
            assert len(at.table.state.legal()) > 1
            return
    raise AssertionError("no seed has such a turn")


def test_taking_back_passes_over_all_that_was_forced_since(path: Path) -> None:
    """However many moves that were: nobody would choose again what was no choice."""
    whole = played("wonderful_world", 400, 2, seed=3)
    taken = 0
    table = Table(whole.game, whole.setup)
    for record in whole.log:
        if len(forced_since_a_choice(table)) > 1:
            before = Table(whole.game, whole.setup)
            for actor, action in table.log:
                before.unchecked(actor, action)
            flow = MatchFlow(before, path, Speaker("en"))
            flow.seat = table.log[-1].actor
            taken += any(isinstance(each, TakenBack) for each in flow._take_back())
            assert len(before.log) == len(table.log) - 1 - len(forced_since_a_choice(table))
            assert len(before.state.legal()) > 1
        table.unchecked(*record)
    assert taken


def forced_since_a_choice(table: Table) -> list[int]:
    """The last records, as far as each was its seat's only move and came after a choice."""
    state = table.game.start(table.setup)
    found: list[int] = []
    for number, (actor, action) in enumerate(table.log):
        free = actor >= 0 and len(state.legal()) > 1
        found = [] if free else [*found, number] if actor >= 0 else [-1]
        state.apply(action)
    return [] if -1 in found else found


def test_no_board_is_drawn_twice_in_a_row(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at, _ = alone(path)
    shown = at.screen.out.getvalue()  # type: ignore[attr-defined]
    parts = shown.split("\n── ")[1:]
    drawn = [part.partition("\n\n")[0].partition("\n")[2] for part in parts[1:-1]]
    drawn = [lines for lines in drawn if lines.strip()]
    assert len(drawn) > 20
    assert all(one != two for one, two in pairwise(drawn))


def test_a_window_comes_without_the_board(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = board.draw

    def watched(*values: object) -> list[str]:
        game, view = values[:2]
        assert game.window(view) is None  # type: ignore[attr-defined]
        return draw(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(board, "draw", watched)
    alone(path)


def several(
    path: Path, language: str = "en", speaks_up: float = 0.0, seed: int = SEED
) -> tuple[MatchLoop, Counts, str]:
    """Four people at one terminal; whoever speaks up is drawn by lot."""
    random = Random(seed)
    words = Speaker(language, TROUBLE, NAMES)
    pick = player(language, lambda count: random.randint(1, count))
    seen: Counts = Counter()
    calls = words.key("terminal-call", names="|").partition("|")[0]
    curtains = [words.key("terminal-curtain", seat=seat) for seat in range(4)]
    holder = -1
    spoke = -1

    def answer(shown: str) -> str | None:
        nonlocal holder, spoke
        asked = prompt(shown)
        if asked.startswith(calls):
            seen["call"] += 1
            assert at.game.window(at.table.state).open  # type: ignore[union-attr]
            seats = windows.called(at.game, at.table.state, at.people)
            assert all(NAMES[seat] in asked for seat in seats)
            if random.random() < speaks_up:
                spoke = random.choice(seats)
                return random.choice([str(spoke + 1), NAMES[spoke], NAMES[spoke].lower()])
            return ""
        if asked in curtains:
            seen["curtain"] += 1
            holder = curtains.index(asked)
        elif asked == words.key("terminal-prompt-window"):
            seen["answer"] += 1
            assert spoke == at.table.state.actor(), "asked without having spoken up"
            mine, shown_to_all = at.table.view(spoke).key(), at.table.view(-1).key()
            assert mine == shown_to_all or holder == spoke, "somebody else has the device"
        elif asked == words.key("terminal-prompt"):
            seen["question"] += 1
            assert choices(shown) > 1 or " 1) roll " in shown[-200:]  # dice are rolled by hand
        return pick(shown)

    desk = ScriptedConsole(language, answer)
    at = match(desk, path, TROUBLE, ",".join(NAMES), seed, "0")
    assert at.run() == 0
    return at, seen, desk.shown


NAMES = ["Anna", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_among_several_there_is_one_call_and_no_curtain_for_it(language: str, path: Path) -> None:
    at, seen, _ = several(path, language)
    turns = at.table.state.turns  # type: ignore[attr-defined]
    assert seen["call"] > 10
    assert seen["answer"] == 0
    assert seen["curtain"] <= 1.3 * turns


def test_a_secret_bet_is_typed_behind_a_curtain_also_the_first(path: Path) -> None:
    desk = ScriptedConsole("en", typed("homer", "1c", "3d", ""))
    assert match(desk, path, "simpsons", "Anna,Ben,Cleo").run() == 0
    assert "Now it is Ben’s turn. Pass the device on" in desk.shown


def test_what_lies_open_again_needs_no_curtain(path: Path) -> None:
    """Once all bets are revealed nobody knows more than the others."""
    answers = ("homer", "1c", "3d", "", "", "+1", "", "", "-1", *[""] * 4)
    desk = ScriptedConsole("en", typed(*answers))
    at = match(desk, path, "simpsons", "Anna,Ben,Cleo")
    assert at.run() == 0
    assert desk.shown.count("reveals") == 2
    assert at.table.seen_by(0) != at.table.seen_by(1)
    assert at.table.view(0).key() == at.table.view(1).key()
    assert desk.shown.count("Pass the device on") == 2  # to Ben and to Cleo, not back again


def test_who_speaks_up_takes_the_device_and_nobody_else_is_asked(path: Path) -> None:
    _, seen, shown = several(path, speaks_up=0.3)
    assert seen["answer"] > 5
    assert "answers" in shown


def test_whoever_takes_back_that_they_let_it_be_is_called_anew(path: Path) -> None:
    """Cleo speaks up before Anna's turn, plays nothing after all, and regrets that."""
    table = Table(load(TROUBLE), Setup(3, first=0), NAMES[:3], {"seed": "7", "bots": [None] * 3})
    for actor, action in hands.about_to_draw(*[hands.USABLE] * 3):
        table.unchecked(actor, action)
    flow = MatchFlow(table, path, Speaker("en")).run()
    calls = 0
    moment: Moment | None = next(flow)
    for _ in range(40):
        answer = None
        match moment:
            case CallAll(seats):
                calls += 1
                assert seats == [1, 2]
                answer = 2
            case Decide(actor):
                assert actor == 2
                answer = PASS
            case Pause():
                answer = UNDO
        moment = flow.send(answer)
    assert calls > 1


def moments_of(flow: MatchFlow, count: int) -> Iterator[Moment]:
    """Whoever is asked chooses by lot, and nobody answers a call."""
    random = Random(SEED)
    running = flow.run()
    moment: Moment | None = next(running)
    for _ in range(count):
        assert moment is not None
        yield moment
        answer = None
        if isinstance(moment, CallAll):
            answer = windows.NOBODY
        elif isinstance(moment, Decide):
            answer = random.choice(flow.table.state.legal())
        moment = next(running, None) if answer is None else running.send(answer)


def hidden_hands(path: Path) -> MatchFlow:
    table = Table(load(TROUBLE), Setup(3, first=0), NAMES[:3], {"seed": "7", "bots": [None] * 3})
    return MatchFlow(table, path, Speaker("en"))


def test_whoever_has_the_device_needs_no_curtain_to_take_it(path: Path) -> None:
    taken = [
        each.actor for each in moments_of(hidden_hands(path), 400) if isinstance(each, Curtain)
    ]
    assert len(taken) > 6
    assert all(one != two for one, two in pairwise(taken))


def test_behind_the_curtain_one_is_told_what_happened_since_ones_own_move(path: Path) -> None:
    flow = hidden_hands(path)
    told = 0
    before: Moment | None = None
    for moment in moments_of(flow, 400):
        if isinstance(before, Curtain) and isinstance(moment, Told):
            log = flow.table.log
            own = [n for n, record in enumerate(log, start=1) if record.actor == before.actor]
            first = own[-1] if own else 0
            wanted = flow.story_of(before.actor, first).news()
            assert [each.number for each in moment.events] == [each.number for each in wanted]
            assert all(each.number > first for each in moment.events)
            told += bool(own)
        before = moment
    assert told > 3


class Asked:
    """Seats are asked in turn; a closed window is one where no card can come."""

    def __init__(self, opened: list[bool], at: int = 0, seats: int = 9, moments: int = 9) -> None:
        self.opened, self.at, self.seats = opened, at, seats
        self.moments = moments  # questions of one moment

    def actor(self) -> int:
        return self.at % self.seats

    def copy(self) -> Asked:
        return Asked(self.opened, self.at, self.seats, self.moments)

    def apply(self, action: int) -> None:
        self.at += 1


class Windows:
    def window(self, state: Asked) -> Window | None:
        if state.at >= len(state.opened):
            return None
        return Window(0, state.opened[state.at], 1 + state.at // state.moments)


def test_only_people_for_whom_a_window_is_open_are_called() -> None:
    asked = Asked([True, False, True, True])
    assert windows.called(Windows(), asked, [0, 1, 3]) == [0, 3]  # type: ignore[arg-type]
    assert asked.at == 0


def test_a_call_is_of_one_moment_and_for_each_once() -> None:
    """What is asked at another moment, or of somebody again, is another call."""
    every = range(9)
    for asked, seats in (
        (Asked([True] * 6), [0, 1, 2, 3, 4, 5]),
        (Asked([True] * 6, moments=2), [0, 1]),
        (Asked([True] * 6, at=1, moments=2), [1]),
        (Asked([True] * 6, at=2, seats=3), [2, 0, 1]),
        (Asked([True] * 6, at=6), []),
    ):
        assert windows.called(Windows(), asked, every) == seats  # type: ignore[arg-type]


def test_a_call_lets_one_leave_and_says_what_it_understands(path: Path) -> None:
    random = Random(SEED)
    pick = player("en", lambda count: random.randint(1, count))
    lines = iter(["board", "Zoe", "9", "? 1", "quit"])

    def answer(shown: str) -> str | None:
        return next(lines) if prompt(shown).startswith("Does anybody answer?") else pick(shown)

    desk = ScriptedConsole("en", answer)
    desk.console.screen.clears = True
    at = match(desk, path, TROUBLE, "Anna,Ben", SEED, "0")
    assert at.run() == 0
    end = desk.shown.rpartition("\x1b[H")[2]
    assert end.count("Whoever wants to answer types a name or number") == 3
    assert "NA-1  " in end
    assert "See you soon!" in end
    assert "hand:" not in end  # the screen is nobody's


@pytest.mark.parametrize(
    ("language", "word"), [("de", "„z“: den Zug zurücknehmen"), ("en", "“u”: take the move back")]
)
def test_unknown_input_at_a_pause_gets_a_word(language: str, word: str, path: Path) -> None:
    desk = ScriptedConsole(language, typed("1", "what?"))
    at = match(desk, path)
    at.run()
    assert word in desk.shown
    assert len(at.table.log) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_real_terminal_plays_a_turn(language: str, path: Path) -> None:
    words = Speaker(language, TROUBLE)
    arguments = ("play", TROUBLE, "--names", "Anna", "--seats", "4", "--seed", "3", "--first", "1")
    with Terminal(*arguments, "--file", str(path), language=language) as at:
        at.until(words.key("terminal-prompt"))
        at.keys("1\n")
        at.until(words.key("terminal-prompt"))
        at.keys(words.key("terminal-commands").split()[-1] + "\n")
        at.until("pasch play --resume")
