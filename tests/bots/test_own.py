"""Bots of one's own come through one door, and what they do wrong is said under their name."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import pasch
from pasch import bots
from pasch.bots import match, own
from pasch.bots.errors import BotFailed, NoEnd
from pasch.bots.guide import Guide
from pasch.bots.league import Score, ahead, matches, play
from pasch.bots.levels import LevelBot, SafeBot
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.engine.table import Table

GAME = pasch.load("mal_anders")
OWN = "kit.own_bots"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("2", "2"),
        (" random ", "random"),
        (f"{OWN}:Last", "Last Choice"),
        (f"{OWN}:Greedy", "Greedy"),
        (f"{OWN}:ready", "Last Choice"),
        ("pasch.bots:RandomBot", "RandomBot"),
    ],
)
def test_every_kind_has_a_name_and_plays(text: str, name: str) -> None:
    kind = bots.kind(text)
    assert bots.name_of(kind) == name
    assert sorted(play(GAME, [kind, 1], seed=3)) == [1, 2]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("genius", "it is none of these; bots: 1, 2, 3, 4, random, package:Class"),
        ("5", "it is none of these"),
        (":Last", "it is none of these"),
        ("no_such_module:Bot", "there is no module no_such_module"),
        ("kit.no_such:Bot", "there is no module kit.no_such"),
        (f"{OWN}:Nobody", "Nobody is not in it"),
        (f"{OWN}:Chooseless", "it has no choose"),
    ],
)
def test_an_unknown_one_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(bots.UnknownBot, match=problem):
        bots.kind(text)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import nothing_like_it", "No module named 'nothing_like_it'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(2)", "SystemExit: 2"),
    ],
)
def test_a_module_beside_you_is_found_and_its_own_fault_is_told(
    code: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)  # puts the path back afterwards
    folder = tmp_path / "here"
    folder.mkdir()
    module = f"own_{abs(hash(code))}"
    (folder / f"{module}.py").write_text(code)
    monkeypatch.chdir(folder)
    with pytest.raises(bots.UnknownBot) as caught:
        bots.kind(f"{module}:Bot")
    assert f"its module cannot be imported ({problem}" in str(caught.value).replace(
        "ModuleNotFoundError: ", ""
    )


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", "the bot Raises raised KeyError: 'planted\\\\nhere'"),
        ("Exits", "the bot Exits raised SystemExit: 3"),
        ("Illegal", "the bot Illegal chose 1000000000, which is not legal"),
        ("Nothing", "the bot Nothing chose None, which is not legal"),
        ("Unmade", "the bot Unmade could not be made: OSError: no weights here"),
    ],
)
def test_a_bot_that_errs_stops_the_measurement_under_its_name(bot: str, said: str) -> None:
    with pytest.raises(bots.BotFailed, match=f"^{said}$"):
        matches(GAME, (f"{OWN}:{bot}", 1), 2, 2)


def moment() -> pasch.State:
    state = GAME.start(pasch.Setup(2, first=0))
    for die in (1, 3, 4, 5):
        state.apply(die)
    return state


def test_an_endless_thought_is_interrupted() -> None:
    bot = own.make(GAME, f"{OWN}:Endless", seconds=0.05)
    with pytest.raises(bots.BotFailed, match=r"Endless took longer than 0\.05 s"):
        bot.choose(moment(), Rng(1))


def test_the_alarm_of_whoever_asks_is_theirs_again() -> None:
    def mine(number: int, frame: object) -> None:
        raise AssertionError("it rang")

    before = signal.signal(signal.SIGALRM, mine)
    try:
        own.make(GAME, f"{OWN}:Last").choose(moment(), Rng(1))
        assert signal.getsignal(signal.SIGALRM) is mine
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    finally:
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(("name", "seconds"), [("Endless", 0.05), ("Last", -1.0)])
def test_in_any_other_thread_too(name: str, seconds: float) -> None:
    """Where a cluster plays it, which has its own main thread; one that is late and done, too."""
    with ThreadPoolExecutor(2) as pool:
        patient = pool.submit(own.make(GAME, f"{OWN}:Greedy", seconds=60).choose, moment(), Rng(1))
        slow = own.make(GAME, f"{OWN}:{name}", seconds=seconds)
        for _ in range(2):
            with pytest.raises(bots.BotFailed, match="took longer than"):
                pool.submit(slow.choose, moment(), Rng(1)).result()
        assert patient.result() in moment().legal()
        assert pool.submit(sum, range(10_000)).result()  # nothing is raised in it later


def test_each_match_gets_a_new_one() -> None:
    """So the order of games, and who plays them where, changes nothing."""
    kinds: list[bots.Kind] = [f"{OWN}:Greedy", f"{OWN}:Greedy"]
    assert [play(GAME, kinds, seed) for seed in (1, 2)] == [
        play(GAME, kinds, seed) for seed in (2, 1)
    ][::-1]


def test_a_match_without_an_end_is_given_up() -> None:
    """Each undoes what the other does."""
    stubborn = [own.make(GAME, f"{OWN}:Last"), own.make(GAME, f"{OWN}:Last")]
    with pytest.raises(NoEnd, match="no end after 3000 moves"):
        match.play(Table(GAME, pasch.Setup(2)), stubborn, 1, longest=3000)


class BrokenGuide(Guide):
    def pick(self, state: pasch.State, rng: Rng) -> int:
        raise ZeroDivisionError("planted")


def test_a_level_that_was_stood_in_for_was_not_measured() -> None:
    broken = LevelBot(BrokenGuide(), 0, 0, 0.0)
    table = Table(GAME, pasch.Setup(2))
    players = [SafeBot([broken], (GAME, 2, None, False)), bots.load(GAME, 1, clock=False)]
    with pytest.raises(bots.BotFailed, match="the bot 2 raised ZeroDivisionError: planted"):
        match.play(table, players, 1)


def test_how_far_ahead_a_score_is() -> None:
    elo, error = ahead(Score(3, 1, 0))
    assert elo == pytest.approx(190.8, abs=0.1)
    assert error > 100


def test_what_a_bot_says_of_its_failure_is_one_short_line() -> None:
    class Talkative:
        def choose(self, view: State, rng: Rng) -> int:
            raise ValueError("many words\n\tin many lines " * 100)

    view = pasch.load("simpsons").start(pasch.Setup(2, first=0))
    with pytest.raises(BotFailed) as caught:
        own.OwnBot(Talkative(), "Talkative").choose(view, Rng(1))
    reason = str(caught.value.facts["reason"])
    assert reason.startswith("ValueError: many words in many lines many words")
    assert len(reason) == own.LONGEST
    assert "\n" not in str(caught.value)


class Drawing:
    """Notes the first number that it draws for each of its choices."""

    def __init__(self, drawn: list[int]) -> None:
        self.drawn = drawn

    def choose(self, view: State, rng: Rng) -> int:
        self.drawn.append(int(rng.below(1 << 30)))
        return view.legal()[0]


def test_every_choice_and_every_throw_has_luck_of_its_own() -> None:
    """By its number in the log: so a match can be played again from anywhere."""
    drawn: list[int] = []
    table = Table(pasch.load("simpsons"), pasch.Setup(2))
    match.play(table, [Drawing(drawn), Drawing(drawn)], seed=7)
    state = table.game.start(table.setup)
    wanted: list[int] = []
    for number, record in enumerate(table.log):
        if record.actor < 0:
            assert record.action == state.chance().sample(Rng(7, number))
        elif len(state.legal()) > 1:
            wanted.append(int(Rng(7, match.BOTS + number).below(1 << 30)))
        state.apply(record.action)
    assert drawn == wanted
    assert len({*drawn}) == len(drawn) > 10
