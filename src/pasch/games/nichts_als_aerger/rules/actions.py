"""The table of actions.  Steps are always counted from the acting player's own A."""

from __future__ import annotations

from typing import Final

KINDS: Final = 26  # of cards: kind + 61 is the number of its rule
SEATS: Final = 6  # at most
FIELDS: Final = 60  # of the longest track
PLACES: Final = 64  # B is place 0, step n is place n + 1

ROLL: Final = 0
PASS: Final = 1  # no: no answer, no card drawn, nothing to play under Gesetz
DRAW: Final = 2
TAKE: Final = 3  # NA-55 the lying Schneckenbonus takes this roll
TWELVE: Final = 4  # NA-66
THREE_DICE: Final = 5  # NA-66
PLAY: Final = 6  # PLAY + kind
GIVE: Final = PLAY + KINDS  # GIVE + kind
DISCARD: Final = GIVE + KINDS  # DISCARD + kind
NUMBER: Final = DISCARD + KINDS  # NUMBER + 0..6
SEAT: Final = NUMBER + 7  # SEAT + seat
FIELD: Final = SEAT + SEATS  # FIELD + step
PIECE: Final = FIELD + FIELDS  # PIECE + owner * FIELDS + step: a piece on the track
MOVE: Final = PIECE + SEATS * FIELDS  # MOVE + 4 * place + RUN_ON? + STRIKE?
STRIKE: Final = 1  # throw out everybody there
RUN_ON: Final = 2  # NA-33 over A instead of into the goal
ACTIONS: Final = MOVE + 4 * PLACES

FOR_THE_HAND: Final = KINDS  # nature's answer to what is drawn: a card that goes to the hand
