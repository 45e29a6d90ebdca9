"""Everything that is said can be said, in every language."""

from __future__ import annotations

from collections import Counter
from functools import cache

from pasch import HIDDEN, Game, Message, Record, Rng, Setup, State
from pasch.engine.table import ONLOOKER
from pasch.speech import LANGUAGES, Speaker
from pasch.testing.matches import match, moments, some
from pasch.testing.rules import numbers

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi"]
EXAMPLES = 6  # sentences tried of one key: the words differ only in their values


@cache
def speaker(game: str, language: str) -> Speaker:
    return Speaker(language, game, NAMES)


def said(game: Game, message: Message) -> list[str]:
    """The sentence in every language."""
    return [_said(game, message, language) for language in LANGUAGES]


def _said(game: Game, message: Message, language: str) -> str:
    try:
        text = speaker(game.id, language).say(message)
    except (LookupError, ValueError, TypeError) as error:
        raise AssertionError(f"{language} has no words for {message}: {error!r}") from error
    assert text.strip(), f"{language} says nothing for {message}"
    plain = text.replace("\xa0", " ")  # which keeps a number and its unit in one line
    assert plain == " ".join(plain.split()), f"stray spaces in {language}: {text!r}"
    return text


def events_have_words(game: Game, setup: Setup, seed: int) -> None:
    """What happens, as it is told to all, and to those who see only that something did."""
    found = match(game, setup, seed)
    log = found.table.log
    seen = {seat: found.table.seen_by(seat) for seat in found.viewers()}
    secrets = any(record.action == HIDDEN for record in seen[ONLOOKER])
    often: Counter[tuple[str, bool]] = Counter()
    for number, (state, views) in enumerate(found.along()):
        if number == len(log):
            break
        _told(game, state, log[number], often)
        for seat, view in views.items() if secrets else ():
            _told(game, view, seen[seat][number], often)


def _told(game: Game, state: State, record: Record, often: Counter[tuple[str, bool]]) -> None:
    for message in game.tell(state, record.action):
        kind = message.key, record.action == HIDDEN
        often[kind] += 1
        if often[kind] <= EXAMPLES:
            said(game, message)


def choices_have_words(game: Game, setup: Setup, seed: int) -> None:
    """The question and the choices, which a player must be able to tell apart."""
    for _, state, _, _ in moments(game, setup, seed, 12):
        if state.actor() >= 0:
            said(game, game.ask(state))
            offers = [said(game, game.offer(state, action)) for action in state.legal()[:12]]
            for texts in zip(*offers, strict=True):
                assert len(set(texts)) == len(texts), f"the same words twice: {texts}"


def refusals_name_a_rule(game: Game, setup: Setup, seed: int) -> None:
    """Whatever number is asked about, the answer names a rule that is on the page."""
    rng = Rng(seed, stream=5)
    for _, state, _, _ in moments(game, setup, seed, 8):
        for action in (HIDDEN, -1, game.actions, 10**9, *_wrong(game, state, rng)):
            reason = game.refusal(state, action).reason
            assert reason is not None, f"{action} is refused without a reason"
            rule = reason.values.get("rule")
            assert rule in numbers(game.id), f"{reason} names no rule of the page"
            said(game, reason)


def _wrong(game: Game, state: State, rng: Rng) -> list[int]:
    legal = set(state.legal()) if state.actor() >= 0 else set()
    wrong = [action for action in range(game.actions) if action not in legal]
    return [wrong[place] for place in some(len(wrong), 8, rng)]
