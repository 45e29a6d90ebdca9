"""The review of a finished game: begun on demand, then asked for until it is there."""

from __future__ import annotations

from pasch.match import dumps
from pasch.server.http import Api, Call, as_table
from pasch.server.messages import ReviewInfo
from pasch.server.reviews import Job
from pasch.server.steps import finished
from pasch.server.walk import counted


async def begin_review(call: Call, body: None) -> bytes | ReviewInfo:
    table, match = await finished(call)
    entries = await call.tables.store.entries(table.id)
    text = dumps(as_table(table, match))
    versions = [entry.version for entry in counted(entries)]
    job = call.coach.reviews.begin(table.id, text, versions)
    return _told(job, call.language)


async def look_at_review(call: Call, body: None) -> bytes | ReviewInfo:
    table, _ = await finished(call)
    job = call.coach.reviews.find(table.id)
    return _told(job, call.language) if job else ReviewInfo(0.0, None)


def _told(job: Job, language: str) -> bytes | ReviewInfo:
    if not job.done:
        return ReviewInfo(job.progress, None)
    return b'{"progress":1.0,"review":%b}' % job.done[language]


_PATH = "/api/tables/{table}/review"
ROUTES = (
    Api("POST", _PATH, begin_review, None, ReviewInfo, 200,
        "Begin the review of a finished game; asked again, how far it is.",
        ("no_such_table", "not_over")),
    Api("GET", _PATH, look_at_review, None, ReviewInfo, 200,
        "How far the review is, and once it is finished, all of it.",
        ("no_such_table", "not_over")),
)  # fmt: skip
