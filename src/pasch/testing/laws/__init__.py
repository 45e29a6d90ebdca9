"""The laws of every game: plain functions that raise AssertionError where one is broken.

Each takes a game, a setup and a seed that chooses the match.  Costly questions are asked at
some moments of it, cheap ones at all.
"""

from __future__ import annotations

from collections.abc import Callable

from pasch import Game, Setup
from pasch.testing.laws import actions, endings, notation, positions, secrets, tables, views, words

Law = Callable[[Game, Setup, int], None]

LAWS: tuple[Law, ...] = (
    actions.legal_actions_are_ascending,
    actions.weights_are_positive,
    actions.a_child_leaves_its_parent_alone,
    actions.a_copy_is_independent,
    endings.matches_end,
    endings.places_and_returns_agree,
    positions.a_position_can_be_written_and_read,
    positions.a_position_has_the_same_future,
    positions.a_view_can_be_written_and_read,
    notation.notation_is_distinct_and_reads_back,
    notation.nonsense_is_refused,
    views.everyone_knows_who_acts_and_who_sees_it,
    views.the_actor_knows_its_actions,
    views.the_actor_is_told_what_its_view_tells,
    views.everyone_knows_the_result,
    secrets.what_a_seat_did_not_see_changes_nothing,
    secrets.a_filled_view_fits_it,
    secrets.a_filled_view_can_be_played,
    tables.the_log_replays,
    tables.illegal_play_changes_nothing,
    tables.a_move_can_be_taken_back,
    words.events_have_words,
    words.choices_have_words,
    words.refusals_name_a_rule,
)
