"""Why the server says no: codes that never change.  The words are `refused-<code>`."""

from __future__ import annotations

from pasch.engine.errors import PaschError
from pasch.speech import Speaker

STATUS = {
    "bad_request": 400,
    "bad_token": 403,
    "not_host": 403,
    "wrong_origin": 403,
    "no_hints": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_lesson": 404,
    "no_such_puzzle": 404,
    "no_such_seat": 404,
    "no_such_day": 404,
    "no_such_box": 404,
    "no_such_page": 404,
    "no_such_method": 405,
    "seat_taken": 409,
    "seats_open": 409,
    "already_started": 409,
    "not_started": 409,
    "over": 409,
    "not_over": 409,
    "paused": 409,
    "sealed": 409,
    "box_full": 409,
    "stale": 409,
    "wrong_number": 409,
    "not_your_turn": 409,
    "illegal_action": 409,
    "nothing_to_take_back": 409,
    "no_more_take_backs": 409,
    "wrong_version": 409,
    "broken_log": 409,
    "broken_game": 409,
    "too_late": 408,
    "too_big": 413,
    "head_too_big": 431,
    "bad_setup": 422,
    "bad_position": 409,
    "bad_file": 409,
    "too_many": 429,
    "broken": 500,
    "busy": 503,
    "full": 503,
    "unavailable": 503,
}

# Why a socket was closed; 4000 and above are ours to give (RFC 6455, 7.4.2).
CLOSED = {
    1001: "going_away",
    1009: "too_big",
    4000: "no_hello",
    4003: "wrong_origin",
    4004: "no_such_table",
    4008: "too_slow",
    4009: "wrong_version",
    4010: "silent",
    4011: "broken_log",
    4012: "broken_game",
    4029: "too_many",
    4500: "broken",
    4503: "unavailable",
}
CLOSE = {reason: code for code, reason in CLOSED.items()}


class Refusal(Exception):
    """Nothing was changed.  `text` is for those who know better words than the catalogue."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.text = text


def words(speaker: Speaker, refusal: Refusal | PaschError) -> str:
    """A refusal in the viewer's language."""
    if isinstance(refusal, PaschError):
        try:
            return speaker.error(refusal)
        except Exception:  # a game without words for its own reason
            return speaker.key("refused-broken_game")
    return refusal.text or speaker.key(f"refused-{refusal.code}")
