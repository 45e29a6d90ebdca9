"""The puzzles that come with Pasch: how many, how sure, and that their answers stay the best."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import pasch
from pasch.analysis.evaluator import Players
from pasch.catalogue import package_of
from pasch.puzzles import shipped
from pasch.puzzles.document import document
from pasch.puzzles.judge import CHECK
from pasch.puzzles.make import check
from pasch.puzzles.puzzle import Puzzle, as_line
from pasch.speech import FIRST

OURS = [id for id in pasch.catalogue() if package_of(id).startswith("pasch.games.")]
WANTED = 200
SIZE = 180_000  # bytes
CONFIRMED = 0.98
SAMPLE = (0, 1)  # of the puzzles with the largest leads: those that are judged anew


def puzzles(game: str) -> list[Puzzle]:
    return [shipped.puzzle(game, number) for number in range(1, shipped.count(game) + 1)]


@pytest.mark.parametrize("game", OURS)
def test_there_are_enough_and_they_are_small(game: str) -> None:
    assert shipped.count(game) == WANTED
    assert len(files(package_of(game)).joinpath(shipped.FILE).read_bytes()) <= SIZE


@pytest.mark.parametrize("game", OURS)
def test_figures_on_luck_of_their_own_confirm_them(game: str) -> None:
    played = [each for each in puzzles(game) if not each.exact]
    assert sum(each.clear for each in played) >= CONFIRMED * len(played)
    assert all(each.lead.error > 0 for each in played)
    assert all(each.lead == (each.lead.worth, 0) for each in puzzles(game) if each.exact)


@pytest.mark.parametrize("game", OURS)
def test_they_ask_for_different_things_and_are_not_all_as_hard(game: str) -> None:
    rules = pasch.load(game)
    asks = Counter(rules.ask(each.view(rules)).key for each in puzzles(game))
    assert len(asks) > 1
    assert asks.most_common(1)[0][1] <= 0.7 * WANTED
    ratings = [each.rating for each in puzzles(game)]
    assert max(ratings) - min(ratings) >= 400


@pytest.mark.parametrize("game", OURS)
def test_they_are_written_as_they_are_read(game: str) -> None:
    rules = pasch.load(game)
    for number, line in enumerate(shipped.lines(game), start=1):
        assert as_line(rules, shipped.puzzle(game, number)) == line


@pytest.mark.parametrize("game", OURS)
def test_every_position_can_be_played_on_from(game: str) -> None:
    rules = pasch.load(game)
    for number, each in enumerate(puzzles(game), start=1):
        setup = rules.placed(each.whole(rules, number))
        assert rules.start(setup).actor() == each.view(rules).actor()


@pytest.mark.parametrize("place", SAMPLE)
@pytest.mark.parametrize("game", OURS)
def test_the_answer_is_the_best_on_fresh_luck(
    game: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few games, which are enough for these: `pasch puzzles GAME --check` asks all."""
    monkeypatch.setattr("pasch.puzzles.judge.FEW", 60)
    monkeypatch.setattr("pasch.puzzles.judge.WORK", 4_000)
    played = [each for each in puzzles(game) if not each.exact]
    played.sort(key=lambda each: -each.lead.worth / each.lead.error)
    assert check(Players(game), played[place], CHECK + 1)
    wrong = played[place]._replace(plan=(played[place].tempting,), right=(played[place].tempting,))
    assert not check(Players(game), wrong, CHECK + 1)


@pytest.mark.parametrize("language", FIRST)
def test_the_answer_explains_itself(language: str) -> None:
    told = document("mal_anders", 1, language)
    assert {*told.right, *told.wrong} == {choice.action for choice in told.choices}
    assert told.best.chance > told.tempting.chance
    assert told.cost in told.wrong.values() or any(
        said.startswith(told.cost) for said in told.wrong.values()
    )
    assert told.question
    assert told.measure
