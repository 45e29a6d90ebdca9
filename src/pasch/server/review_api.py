"""The review of a finished game: begun on demand, then asked for until it is there."""

from __future__ import annotations

from pasch.match import dumps
from pasch.server.fair_queue import Asker
from pasch.server.http import Api, Call, as_table
from pasch.server.messages import ReviewInfo
from pasch.server.replay import counted
from pasch.server.replay_api import finished
from pasch.server.review_jobs import Job
from pasch.server.table import LiveTable


async def begin_review(call: Call, body: None) -> bytes | ReviewInfo:
    table, match = await finished(call)
    asker = Asker(call.address, table.id, _sat_there(call, table))
    job = call.analysis.reviews.join(table.id, asker)
    if job is None:
        entries = await call.tables.store.entries(table.id)
        text = dumps(as_table(table, match))
        versions = [entry.version for entry in counted(entries)]
        job = call.analysis.reviews.begin(table.id, text, versions, asker)
        call.guard.pay(call.address, COST)
    return _told(job, call.language)


def _sat_there(call: Call, table: LiveTable) -> bool:
    """Those come first; others look at it too, when nobody else wants to."""
    document = table.document
    return document.seat_of(call.token) is not None or document.is_host(call.token)


async def look_at_review(call: Call, body: None) -> bytes | ReviewInfo:
    table, _ = await finished(call)
    job = call.analysis.reviews.find(table.id)
    return _told(job, call.language) if job else ReviewInfo(0.0, None)


def _told(job: Job, language: str) -> bytes | ReviewInfo:
    if not job.done:
        return ReviewInfo(job.progress, None)
    return b'{"progress":1.0,"review":%b}' % job.done[language]


COST = 10  # requests, for one that is begun
_PATH = "/api/tables/{table}/review"
ROUTES = (
    Api("POST", _PATH, begin_review, None, ReviewInfo, 200,
        "Begin the review of a finished game; asked again, how far it is."
        " Those who sat there, and the host, come first.",
        ("no_such_table", "not_over"), token=True, onlookers=True),
    Api("GET", _PATH, look_at_review, None, ReviewInfo, 200,
        "How far the review is, and once it is finished, all of it.",
        ("no_such_table", "not_over")),
)  # fmt: skip
