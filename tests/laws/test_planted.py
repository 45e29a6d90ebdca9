"""The laws themselves: a sound toy keeps them all, and each planted bug is caught by its law."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.toy import TOY, bugs, toy
from kit.toy_mute import ID as MUTE

import pasch
from pasch import Game, Setup
from pasch.testing.catalogues import places
from pasch.testing.laws import (
    LAWS,
    Law,
    actions,
    endings,
    notation,
    positions,
    secrets,
    tables,
    views,
    windows,
    words,
)
from pasch.testing.setups import defaults, label, variations

SETUPS = [pytest.param(setup, id=label(TOY, setup)) for setup in (*defaults(TOY), *variations(TOY))]


@pytest.mark.parametrize("setup", SETUPS)
@given(seed=st.integers(0, 2**31))
def test_the_sound_toy_keeps_the_laws(setup: Setup, seed: int) -> None:
    for law in LAWS:
        law(TOY, setup, seed)


def test_the_toy_is_not_in_the_catalogue() -> None:
    assert "toy" not in pasch.catalogue()


BUGS: Mapping[str, tuple[Game, Law, str]] = {
    "a leaking audience": (
        toy(bugs.LeakingAudience),
        secrets.what_a_seat_did_not_see_changes_nothing,
        "can tell by what it sees",
    ),
    "an audience that is a secret": (
        toy(bugs.LeakingAudience),
        views.everyone_knows_who_acts_and_who_sees_it,
        "cannot tell who sees it",
    ),
    "an actor that is a secret": (
        toy(bugs.PeekingActor),
        views.everyone_knows_who_acts_and_who_sees_it,
        "cannot tell who acts",
    ),
    "a shared list in copy": (
        toy(bugs.SharedList),
        actions.a_copy_is_independent,
        "changed by playing its copy",
    ),
    "a child that changes its parent": (
        toy(bugs.SharedList),
        actions.a_child_leaves_its_parent_alone,
        "changed by child",
    ),
    "a legal list that tells what nobody saw": (
        toy(bugs.PeekingLegal),
        secrets.what_a_seat_did_not_see_changes_nothing,
        "can tell by its actions",
    ),
    "a legal list that peeks": (toy(bugs.PeekingLegal), views.the_actor_knows_its_actions, "seat"),
    "a legal list that is empty": (
        toy(bugs.EmptyLegal),
        actions.legal_actions_are_ascending,
        "no action",
    ),
    "a legal list that descends": (
        toy(bugs.Descending),
        actions.legal_actions_are_ascending,
        "not ascending",
    ),
    "an action beyond the table": (
        toy(actions=5),
        actions.legal_actions_are_ascending,
        "not below 5",
    ),
    "a zero weight": (toy(bugs.ZeroWeight), actions.weights_are_positive, "no distribution"),
    "an endless game": (toy(bugs.Endless), endings.matches_end, "no end"),
    "a last who wins": (toy(bugs.LastWins), endings.places_and_returns_agree, "returns"),
    "a playout of its own that draws otherwise": (
        toy(bugs.HastyPlayout),
        endings.a_playout_draws_step_by_step,
        "its own playout",
    ),
    "a forgetful position": (
        toy(position=bugs.forgetful_position),
        positions.a_position_can_be_written_and_read,
        "another position",
    ),
    "a position that is no JSON": (
        toy(position=bugs.tupled_position),
        positions.a_position_can_be_written_and_read,
        "not plain JSON",
    ),
    "a counter that nobody sees": (
        toy(bugs.HiddenCounter),
        positions.a_position_has_the_same_future,
        "forgot something",
    ),
    "a view that forgets": (
        toy(position=bugs.blank_position),
        positions.a_view_can_be_written_and_read,
        "another view",
    ),
    "an ambiguous notation": (
        toy(write=bugs.vague_write),
        notation.notation_is_distinct_and_reads_back,
        "ambiguous",
    ),
    "a hidden card that is written as another": (
        toy(write=bugs.lying_write),
        notation.notation_is_distinct_and_reads_back,
        "is hidden and not",
    ),
    "a parser that raises": (toy(parse=bugs.crude_parse), notation.nonsense_is_refused, "raised"),
    "a choice that peeks": (
        toy(offer=bugs.peeking_offer),
        views.the_actor_is_told_what_its_view_tells,
        "a choice peeks",
    ),
    "a result that is a secret": (
        toy(bugs.NeverShown),
        views.everyone_knows_the_result,
        "cannot tell the p",
    ),
    "a fill that does nothing": (
        toy(bugs.UnfilledView),
        secrets.a_filled_view_fits_it,
        "not filled",
    ),
    "a fill that contradicts": (
        toy(bugs.ContradictingFill),
        secrets.a_filled_view_fits_it,
        r"position\.stakes",
    ),
    "a fill that plays otherwise": (
        toy(bugs.LongerFill),
        secrets.a_filled_view_can_be_played,
        "another actor",
    ),
    "a routine that is no secret, and yet is": (
        toy(routine=bugs.boastful_routine),
        views.the_actor_is_told_what_its_view_tells,
        "a public routine is a secret",
    ),
    "a window that peeks": (
        toy(window=bugs.peeking_window),
        windows.everyone_knows_the_windows,
        "knows of another window",
    ),
    "a window without end": (
        toy(window=bugs.endless_window),
        windows.a_window_asks_each_seat_once,
        "asked twice",
    ),
    "a log that replays otherwise": (toy(bugs.Moody), tables.the_log_replays, "replays otherwise"),
    "a move that is not taken back": (
        toy(bugs.Moody),
        tables.a_move_can_be_taken_back,
        "another position",
    ),
    "a refusal that meddles": (
        toy(why=bugs.meddling_why),
        tables.illegal_play_changes_nothing,
        "changed something",
    ),
    "a sentence missing in every language": (
        toy(id=MUTE),
        words.events_have_words,
        "de has no words",
    ),
    "choices that sound the same": (
        toy(offer=bugs.same_offer),
        words.choices_have_words,
        "the same words twice",
    ),
    "a card that is remembered elsewhere": (
        toy(bugs.Telepath),
        secrets.what_a_seat_did_not_see_changes_nothing,
        "can tell by its view",
    ),
    "a fill that keeps what it drew": (
        toy(bugs.GreedyFill),
        secrets.a_filled_view_fits_it,
        "fill changed the view",
    ),
    "a fill of what is full": (
        toy(bugs.Refilled),
        secrets.a_filled_view_fits_it,
        "filled twice",
    ),
    "places that are a secret": (
        toy(bugs.SecretPlaces),
        views.everyone_knows_the_result,
        "cannot tell the places",
    ),
    "a routine that is illegal": (
        toy(routine=bugs.illegal_routine),
        views.the_actor_is_told_what_its_view_tells,
        "is illegal",
    ),
    "a view that forgets who will see": (
        toy(bugs.LateSecrets),
        positions.a_view_can_be_written_and_read,
        r"the view of seat -?\d forgot",
    ),
    "a copy that loses the claim": (
        toy(bugs.LossyCopy),
        positions.a_position_can_be_written_and_read,
        "a copy is another position",
    ),
    "a notation with spaces": (
        toy(write=bugs.spaced_write),
        notation.notation_is_distinct_and_reads_back,
        "has spaces",
    ),
    "a window in which nobody can pass": (
        toy(window=bugs.illegal_window),
        windows.everyone_knows_the_windows,
        "is not among",
    ),
    "a closed window with choices": (
        toy(window=bugs.closed_window),
        windows.everyone_knows_the_windows,
        "not open, and yet",
    ),
    "a question without a word": (
        toy(ask=bugs.empty_ask),
        words.choices_have_words,
        "says nothing",
    ),
    "no words for what was not seen": (
        toy(tell=bugs.mute_tell),
        words.events_have_words,
        "has no words for .*unseen",
    ),
    "a refusal without its rule": (
        toy(why=bugs.vague_why),
        words.refusals_name_a_rule,
        "no rule of the page",
    ),
}


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_caught_by_its_law(bug: str) -> None:
    game, law, complaint = BUGS[bug]

    def look() -> None:
        for seed in range(30):
            law(game, Setup(3), seed)

    with pytest.raises(AssertionError, match=complaint):
        look()


def test_every_law_catches_something() -> None:
    assert {law for _, law, _ in BUGS.values()} == set(LAWS)


def test_a_missing_key_is_seen_in_the_catalogues() -> None:
    german, english = (places("pasch.games.toy_mute", language) for language in ("de", "en"))
    assert german.keys() - english.keys() == {"begins"}


def test_a_hand_that_was_filled_has_the_cards_that_were_known_in_any_order() -> None:
    known = {"hand": ["a", None, "b", "b"]}
    secrets.fits(known, {"hand": ["b", "c", "b", "a"]})
    for filled in (["b", "c", "c", "a"], ["a", "c", "b"], ["x", "x", "b", "b"]):
        with pytest.raises(AssertionError, match=r"position\.hand"):
            secrets.fits(known, {"hand": filled})
