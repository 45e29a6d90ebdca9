"""What a typed line means: a number, a notation however spaced, a word of the offer, a command."""

from __future__ import annotations

from typing import Any

import pytest
from kit.toy import TOY

import pasch
from pasch import Game, IllegalAction, PaschError, Setup, State, UnreadableMove
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal import windows
from pasch.terminal.choices import listed
from pasch.terminal.inputs import (
    Command,
    _by_words,
    command,
    commands,
    completions,
    meaning,
)
from pasch.terminal.refusals import Ambiguous


def test_the_numbers_of_the_list_and_no_others() -> None:
    state = TOY.start(Setup(2, first=0))
    for action in (3, 3):
        state.apply(action)
    legal = state.legal()
    assert len(legal) == 3
    words = Speaker("en", "mal_anders")
    assert [meaning(TOY, state, str(number), words) for number in (1, 2, 3)] == legal
    for text in ("", "0"):
        with pytest.raises(UnreadableMove):
            meaning(TOY, state, text, words)


def begun(id: str, *moves: str) -> tuple[Game, State]:
    """A game of two after these moves, nature's too."""
    game = pasch.load(id)
    state = game.start(Setup(2, first=0))
    for move in moves:
        state.apply(game.read(state, move))
    return game, state


def understood(id: str, text: str, *moves: str, language: str = "en") -> str:
    """The notation of what `text` means."""
    game, state = begun(id, *moves)
    meant = meaning(game, state, text, Speaker(language, id, ["Anna", "Ben"]))
    assert not isinstance(meant, Command)
    return game.write(state, meant)


@pytest.mark.parametrize("text", ["homer", "Homer", " HOMER", "Homer "])
def test_a_portrait_is_called_by_its_name(text: str) -> None:
    assert understood("simpsons", text) == "homer"


@pytest.mark.parametrize(
    ("language", "text", "portrait"),
    [
        ("de", "Warum du kleiner", "why_you"),
        ("en", "Why you little", "why_you"),
        ("de", "ganze Familie", "family"),
        ("en", "fami", "family"),
    ],
)
def test_a_choice_may_be_named_by_its_words(language: str, text: str, portrait: str) -> None:
    assert understood("simpsons", text, language=language) == portrait


@pytest.mark.parametrize("text", ["+3", "+ 3", " +  3 "])
def test_blanks_do_not_matter(text: str) -> None:
    assert understood("simpsons", text, "homer", "1c", "3d") == "+3"


def test_a_name_at_the_wrong_moment_is_refused_with_the_reason() -> None:
    game, state = begun("simpsons", "homer")
    with pytest.raises(IllegalAction) as refused:
        meaning(game, state, "Bart", Speaker("en", "simpsons", ["Anna", "Ben"]))
    assert refused.value.reason
    assert refused.value.reason.key.startswith("why-")


def test_what_fits_several_choices_is_asked_again() -> None:
    game, state = begun("simpsons", "homer")
    words = Speaker("en", "simpsons", ["Anna", "Ben"])
    with pytest.raises(Ambiguous) as refused:
        meaning(game, state, "chips", words)
    assert "2, 3, 4" in words.error(refused.value)


@pytest.mark.parametrize("text", ["xyz", "ch", "99", "+", "!"])
def test_what_fits_nothing_is_refused(text: str) -> None:
    game, state = begun("simpsons", "homer")
    with pytest.raises(PaschError):
        meaning(game, state, text, Speaker("en", "simpsons", ["Anna", "Ben"]))


def test_a_card_that_does_not_exist_is_refused_with_the_reason() -> None:
    game = pasch.load("wonderful_world")
    table = pasch.Table(game, Setup(2, first=0))
    while table.state.actor() < 0:
        table.roll(pasch.Rng(1, len(table.log)))
    view = table.view(table.state.actor())
    for language, said in (
        ("de", "So eine Karte gibt es nicht: die 1 mit Schirm (WW-2)."),
        ("en", "There is no such card: the 1 with the umbrella (WW-2)."),
    ):
        words = Speaker(language, "wonderful_world", ["Anna", "Ben"])
        with pytest.raises(IllegalAction) as refused:
            meaning(game, view, "1a-1", words)
        assert words.error(refused.value) == said


def test_to_do_nothing_is_the_last_choice() -> None:
    game, state = begun("mal_anders", "d1", "d1", "d5", "d6", "1+5:A")
    assert [game.write(state, action) for action in state.legal()] == ["-", "1+6:A-7"]
    assert [game.write(state, action) for action in listed(game, state)] == ["1+6:A-7", "-"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tab_offers_moves_and_the_commands_of_the_language(language: str) -> None:
    game, state = begun("mal_anders", "d1", "d1", "d5", "d6", "1+5:A")
    words = Speaker(language, "mal_anders")
    offered = completions(game, state, words)
    assert offered[:2] == ["1+6:A-7", "-"]
    assert offered[2:] == commands(words)
    found = [command(word) for word in commands(words)]
    assert len({each.name for each in found if each}) == len(found)


def test_who_speaks_up_by_a_name_that_fits_two_is_asked_again() -> None:
    names = ["Anna", "Ada", "Bo"]
    assert windows.speaker("A", [0, 1, 2], names) == windows.NOBODY
    assert windows.speaker("ad", [0, 1, 2], names) == 1


@pytest.mark.parametrize("text", ["f", "fa"])
def test_two_letters_are_no_word(text: str) -> None:
    """Of an offer: `fam` is one."""
    game = pasch.load("simpsons")
    state = game.start(pasch.Setup(2, first=0))
    words = Speaker("en", "simpsons", ["Anna", "Ben"])
    assert game.write(state, meaning(game, state, "fam", words)) == "family"  # type: ignore[arg-type]
    with pytest.raises(pasch.PaschError):
        meaning(game, state, text, words)


class Offers:
    """A game whose choices are called so."""

    def __init__(self, *texts: str) -> None:
        self.texts = texts

    def offer(self, view: object, action: int) -> str:
        return self.texts[action]


class Plainly:
    def say(self, text: str) -> str:
        return text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("red", [0]),  # a whole word comes before those that begin so
        ("RED take", [0]),
        ("card", [0, 1]),
        ("blu", [1]),
        ("tak blu", [1]),
        ("redu", [2]),
        ("re", []),  # too short to stand for a longer one
        ("take re", []),
        ("take a", []),
        ("7", []),  # numbers alone are those of the list
        ("pay 7", [3]),
        ("green", []),
        ("?", []),
    ],
)
def test_words_mean_the_choices_that_have_them_all(text: str, meant: list[int]) -> None:
    game: Any = Offers("take the red card", "take the blue card", "reduce a stake", "pay 7 chips")
    words: Any = Plainly()
    assert _by_words(game, None, [0, 1, 2, 3], text, words) == meant  # type: ignore[arg-type]
