"""The laws of every game: plain functions that raise AssertionError where one is broken.

A law of the match takes a game, a setup and a seed that chooses the match.  Costly questions are
asked at some moments of it, cheap ones at all.  A law of the game takes the game alone; a law of
what is kept also the folder of its tests.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pasch import Game, Setup
from pasch.testing.laws import (
    actions,
    endings,
    kept,
    lessons,
    notation,
    pages,
    parts,
    pictures,
    positions,
    puzzles,
    secrets,
    tables,
    views,
    windows,
    words,
)

Law = Callable[[Game, Setup, int], None]
GameLaw = Callable[[Game], None]
KeptLaw = Callable[[Game, Path], None]

# Without these no match can be played for the others to look at.
PLAYABLE: tuple[Law, ...] = (
    actions.legal_actions_are_ascending,
    actions.weights_are_positive,
    endings.matches_end,
)
LAWS: tuple[Law, ...] = (
    *PLAYABLE,
    actions.a_child_leaves_its_parent_alone,
    actions.a_copy_is_independent,
    endings.places_and_returns_agree,
    endings.a_playout_draws_step_by_step,
    positions.a_position_can_be_written_and_read,
    positions.a_position_has_the_same_future,
    positions.a_view_can_be_written_and_read,
    notation.notation_is_distinct_and_reads_back,
    notation.nonsense_is_refused,
    views.everyone_knows_who_acts_and_who_sees_it,
    views.the_actor_knows_its_actions,
    views.the_actor_is_told_what_its_view_tells,
    views.everyone_knows_the_result,
    windows.everyone_knows_the_windows,
    windows.a_window_asks_each_seat_once,
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
# Costly, and about what stands around the rules: asked of a few matches only.
PART_LAWS: tuple[Law, ...] = (
    parts.boards_can_be_drawn,
    parts.bots_choose_what_is_legal,
    parts.hints_have_words,
    parts.odds_have_words,
)
GAME_LAWS: tuple[GameLaw, ...] = (
    pages.the_catalogue_takes_it,
    pages.languages_have_the_same_words,
    pages.no_common_word_is_taken,
    pages.rules_have_the_same_numbers,
    pictures.pictures_of_the_rules_could_happen,
    lessons.lessons_hold,
    puzzles.puzzles_hold,
    pages.sources_mention_rules_of_the_page,
    pages.the_board_fits_the_page,
    parts.parts_are_as_asked_for,
)
KEPT_LAWS: tuple[KeptLaw, ...] = (
    kept.golden_matches_are_told_as_before,
    kept.the_tree_counts_as_before,
    kept.every_rule_has_a_test,
)
