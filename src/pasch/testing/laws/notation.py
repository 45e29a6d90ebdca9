"""Notation goes both ways, and nonsense is refused politely."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pasch import HIDDEN, Game, PaschError, Setup, State, steps
from pasch.testing.matches import moments


def notation_is_distinct_and_reads_back(game: Game, setup: Setup, seed: int) -> None:
    for _, state, views, ahead in moments(game, setup, seed, 25):
        possible = steps(state)
        texts = [game.write(state, action) for action in possible]
        assert len(set(texts)) == len(texts), f"ambiguous: {texts}"
        for action, text in zip(possible, texts, strict=True):
            assert text, f"{action} has no notation"
            assert text == "".join(text.split()), f"{text!r} has spaces"
            found = game.read(state, text)
            assert found == action, f"{text!r} is {action} and reads as {found}"
        for seat, view in views.items():
            if ahead[seat] and ahead[seat][0].action == HIDDEN:
                hidden = game.write(view, HIDDEN)
                assert hidden, "what is hidden has no notation"
                assert hidden not in texts, f"{hidden!r} is hidden and not"


def nonsense_is_refused(game: Game, setup: Setup, seed: int) -> None:
    """Moves of this very position, bent a little."""
    for _, state, _, _ in moments(game, setup, seed, 3):
        for action in steps(state)[:5]:
            for text in bent(game.write(state, action)):
                a_text_is_read_or_refused(game, state, text)


def bent(text: str) -> Iterator[str]:
    """Near misses, and numbers that `int` cannot read or that are too long for it."""
    yield from ("", " ", text + text, text[1:], text[:-1], text.swapcase(), f" {text} ")
    for number in ("0", "99", "-1", "²", "٣", "9" * 5000, "?"):
        yield number
        yield re.sub(r"\d+", number, text)


def a_text_is_read_or_refused(game: Game, state: State, text: str) -> None:
    try:
        game.parse(state, text)
    except Exception as error:
        raise AssertionError(f"parse({text[:40]!r}) raised {error!r}") from error
    try:
        assert game.read(state, text) in steps(state), f"{text[:40]!r} is read as impossible"
    except PaschError:
        return
