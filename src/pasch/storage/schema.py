"""The schema, step by step.  A step is never changed once it is released; add another."""

from __future__ import annotations

STEPS = (
    (
        "CREATE TABLE tables ("
        " id TEXT PRIMARY KEY,"
        " revision INTEGER NOT NULL,"
        " body {bytes} NOT NULL,"
        " listed BOOLEAN NOT NULL,"
        " touched BIGINT NOT NULL)",
        "CREATE INDEX tables_listed ON tables (touched) WHERE listed",
        "CREATE INDEX tables_touched ON tables (touched)",
        "CREATE TABLE records ("
        " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
        " version INTEGER NOT NULL,"
        " actor SMALLINT NOT NULL,"
        " action INTEGER NOT NULL,"
        " at BIGINT NOT NULL,"
        " PRIMARY KEY (table_id, version)){without_rowid}",
    ),
)


def steps(bytes_type: str, without_rowid: str) -> list[tuple[str, ...]]:
    """The steps in one database's dialect."""
    return [
        tuple(
            line.replace("{bytes}", bytes_type).replace("{without_rowid}", without_rowid)
            for line in step
        )
        for step in STEPS
    ]
