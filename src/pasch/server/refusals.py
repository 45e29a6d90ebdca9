"""Why the server says no: codes that never change, each with its HTTP status.

The words are in the catalogues, under `refused-<code>`.
"""

from __future__ import annotations

STATUS = {
    "bad_request": 400,
    "bad_token": 403,
    "not_host": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "no_such_page": 404,
    "bad_setup": 422,
    "seat_taken": 409,
    "seats_open": 409,
    "already_started": 409,
    "not_started": 409,
    "over": 409,
    "not_over": 409,
    "paused": 409,
    "stale": 409,
    "not_your_turn": 409,
    "illegal_action": 409,
    "nothing_to_take_back": 409,
    "busy": 503,
    "too_big": 413,
    "too_many": 429,
    "full": 503,
    "wrong_origin": 403,
}


class Refusal(Exception):
    """Nothing was changed.  `text` is for those who know better words than the catalogue."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.text = text

    @property
    def status(self) -> int:
        return STATUS[self.code]
