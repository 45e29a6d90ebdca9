"""The process that makes one review; `review_jobs.py` starts it and reads what it writes."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from pasch.analysis.play import own_play
from pasch.analysis.report import as_json
from pasch.analysis.review import review
from pasch.match import loads
from pasch.server.messages import Review
from pasch.server.review_jobs import PLAY, Work
from pasch.speech import LANGUAGES, Speaker

NICE = 10  # games that are being played come first


def main() -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    work = msgspec.json.decode(sys.stdin.buffer.read(), type=Work)
    table = loads(work.match)
    if work.seat >= 0:
        measured = own_play(table, work.seat, work=work.work, progress=_tell)
        sys.stdout.buffer.write(msgspec.json.encode({PLAY: measured}) + b"\n")
        return
    result = review(table, seconds=work.seconds, progress=_tell)
    said = {
        language: _on_the_wire(
            as_json(table, result, Speaker(language, table.game.id, table.names)), work.versions
        )
        for language in LANGUAGES
    }
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")


def _tell(share: float) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(float(min(share, 0.999))) + b"\n")
    sys.stdout.buffer.flush()


def _on_the_wire(told: dict[str, Any], versions: list[int]) -> Review:
    """Records are counted from 0 in a match; a table counts its versions."""
    told["steps"] = [
        {**step, "since": versions[step["from"]], "v": versions[step["to"] - 1]}
        for step in told["steps"]
    ]
    return msgspec.convert(told, Review)


if __name__ == "__main__":
    main()
