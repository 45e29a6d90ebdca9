"""Windows: questions that a table lets go by when nobody speaks up."""

from __future__ import annotations

from pasch import EVERYONE, Game, Setup
from pasch.testing.matches import match, moments


def everyone_knows_the_windows(game: Game, setup: Setup, seed: int) -> None:
    """At every step, for every seat and an onlooker; passing is always possible."""
    for state, views in match(game, setup, seed).along():
        window = game.window(state)
        for seat, view in views.items():
            assert game.window(view) == window, f"seat {seat} knows of another window"
        if window is not None:
            assert state.actor() >= 0, "a window in which nobody acts"
            assert state.audience() == EVERYONE, "not everybody sees who passes"
            legal = state.legal()
            assert window.passing in legal, f"passing ({window.passing}) is not among {legal}"
            assert window.open or legal == [window.passing], f"not open, and yet {legal}"


def a_window_asks_each_seat_once(game: Game, setup: Setup, seed: int) -> None:
    """Were everybody to pass, nobody would be asked twice at one moment."""
    for _, state, _, _ in moments(game, setup, seed, 25):
        now, asked = state.copy(), set[int]()
        first = window = game.window(now)
        while first is not None and window is not None and window.moment == first.moment:
            assert now.actor() not in asked, f"seat {now.actor()} is asked twice at one moment"
            asked.add(now.actor())
            now.apply(window.passing)
            window = game.window(now)
