"""The schema, step by step.  A step is never changed once it is released; add another."""

from __future__ import annotations

from pasch.storage.store import NewerDatabase

STEPS: tuple[tuple[str, ...], ...] = (
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
        " PRIMARY KEY (table_id, version)){clustered}",
    ),
    (  # forgetting: how long servers ran on this database, and at which of it a table was found old
        "CREATE TABLE running ("
        " id INTEGER PRIMARY KEY,"
        " seconds BIGINT NOT NULL,"
        " probed INTEGER NOT NULL)",  # what is written to see whether writing works
        "INSERT INTO running VALUES (1, 0, 0)",
        "ALTER TABLE tables ADD COLUMN seen_old BIGINT",
        "CREATE INDEX tables_seen_old ON tables (seen_old) WHERE seen_old IS NOT NULL",
    ),
    (  # the deal of the day: a secret of the server's own, and who played it
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE tries ("
        " deal TEXT NOT NULL,"
        " device TEXT NOT NULL,"
        " table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
        " body {bytes} NOT NULL,"
        " PRIMARY KEY (deal, device))",
        "CREATE INDEX tries_table ON tries (table_id)",
    ),
    (  # sealed boxes: what devices leave for each other, and nobody here can read
        "CREATE TABLE boxes ("
        " box TEXT NOT NULL,"
        " slot TEXT NOT NULL,"
        " owner TEXT NOT NULL,"
        " body {bytes} NOT NULL,"
        " until BIGINT NOT NULL,"
        " PRIMARY KEY (box, slot))",
        "CREATE INDEX boxes_until ON boxes (until)",
    ),
)

SQLITE = {"{bytes}": "BLOB", "{clustered}": " WITHOUT ROWID"}
POSTGRES = {"{bytes}": "BYTEA", "{clustered}": ""}


def missing(found: int, dialect: dict[str, str]) -> list[tuple[int, list[str]]]:
    """The steps after `found`, each with its number, in the words of one database."""
    if found > len(STEPS):
        raise NewerDatabase(
            f"the database is at step {found} of its schema, this Pasch knows {len(STEPS)}:"
            " use the newer Pasch that wrote it, or a backup from before the upgrade",
            {"found": found, "known": len(STEPS)},
        )
    return [
        (number, [_translate(line, dialect) for line in step])
        for number, step in enumerate(STEPS, start=1)
        if number > found
    ]


def _translate(line: str, dialect: dict[str, str]) -> str:
    for place, words in dialect.items():
        line = line.replace(place, words)
    return line
