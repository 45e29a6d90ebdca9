"""A position as text, for people who watch an environment."""

from __future__ import annotations

from pasch import facts
from pasch.engine.game import Game
from pasch.research.episode import Episode
from pasch.speech import Speaker

MODES = ("human", "ansi")
LANGUAGE = "en"  # environments are read by people of every language
ONLOOKER = -1


def text(game: Game, episode: Episode) -> str:
    """What everybody may see, in words."""
    names = [f"seat_{seat}" for seat in range(episode.seats)]
    words = Speaker(LANGUAGE, game.id, names)
    view = episode.view(ONLOOKER)
    told = facts.describe(game, view, ONLOOKER, words)
    return "\n".join(told[name] for name in ("where", "dice", "score") if told[name])


def picture(game: Game, episode: Episode, mode: str | None) -> str | None:
    """As PettingZoo and Gymnasium want it: returned, or shown."""
    if mode is None:
        return None
    shown = text(game, episode)
    if mode == "ansi":
        return shown
    print(shown, end="\n\n")
    return None
