"""When anybody may speak up: NA-21 a 6 before a turn, NA-45 answers to a card, NA-71 Karate."""

from __future__ import annotations

from pasch.engine.window import Window
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.games.nichts_als_aerger.rules.play import SIXES, Play
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


def window(state: NichtsAlsAerger) -> Window | None:
    """NA-39: the moment at which somebody is asked for a JEDERZEIT card."""
    if not state.stack or state.stack[-1].doing < SIXES:
        return None
    play = state.stack[-1]
    moment = (state.turns * 64 + len(state.stack)) * 8 + play.doing
    return Window(PASS, _may_come(state, play), moment)


def _may_come(state: NichtsAlsAerger, play: Play) -> bool:
    """Whether a card that would fit is anywhere but among the discards, where all see it lie."""
    hands = state.hands
    return any(
        hands.counts[kind] > hands.discards[kind]
        and state.cards[kind].interrupts(state, play, play.actor)
        for kind in state.rules.deck.interrupting
    )
