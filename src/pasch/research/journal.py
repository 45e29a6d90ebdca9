"""The folder of a simulation: what was finished is kept, whatever happens next.

`experiment.json` says what is simulated.  `games.journal` grows by one entry for each batch: a line
of JSON (from which game to which, how many bytes, their checksum, the tally) and then the rows.  An
entry that was cut off is dropped when the folder is opened again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from pasch.console.refusals import Unwritable
from pasch.lock import Lock
from pasch.research.batch import Batch, columns
from pasch.research.errors import BadResults, OtherExperiment
from pasch.research.experiment import Experiment
from pasch.research.tally import Tally, from_data

PLAN, JOURNAL, LOCK = "experiment.json", "games.journal", ".lock"


class Entry(NamedTuple):
    """Where the rows of these games are in the journal."""

    start: int
    stop: int
    offset: int
    length: int


class Journal:
    """`with Journal(folder, experiment)`: nobody else writes there meanwhile."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        self.tally = Tally()
        self.entries: list[Entry] = []
        self._path = folder / JOURNAL
        self._file: FileIO | None = None  # without a buffer: what was not written is not kept back
        self._lock = Lock(folder / LOCK, str(folder))
        self._made = False  # whether there was no such folder before
        self._ours = False  # whether there was no experiment in it

    def __enter__(self) -> Journal:
        try:
            self._made = not self.folder.exists()
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
            try:
                self._same_experiment()
                self._file = FileIO(self._path, "a")
                self._read()
            except BaseException:
                self.__exit__()
                raise
        except OSError as error:
            raise Unwritable(self.folder, error, "--folder") from None
        return self

    def __exit__(self, *error: object) -> None:
        """Of what ended before its first game nothing stays: there is nothing to go on from."""
        if self._file:
            self._file.close()
        if self._ours and not self.entries:
            for name in (PLAN, JOURNAL):
                (self.folder / name).unlink(missing_ok=True)
        self._lock.release()
        if self._made and not self.entries:
            with suppress(OSError):
                self.folder.rmdir()

    def missing(self, games: int) -> Iterator[range]:
        """The games before number `games` that are not there yet."""
        next_ = 0
        for entry in sorted(self.entries):
            if next_ < min(entry.start, games):
                yield range(next_, min(entry.start, games))
            next_ = max(next_, entry.stop)
        if next_ < games:
            yield range(next_, games)

    def add(self, batch: Batch) -> None:
        """Keep it; Unwritable if the disk is full, and then nothing of it is there."""
        assert self._file
        end = self._path.stat().st_size
        head = json.dumps(
            {"start": batch.start, "stop": batch.stop, "bytes": len(batch.rows),
             "crc": crc32(batch.rows), "tally": batch.tally.as_data()}, separators=(",", ":"),
        ).encode()  # fmt: skip
        try:
            left = memoryview(head + b"\n" + batch.rows)
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            self._drop_after(end)
            raise Unwritable(self._path, error, "--folder") from None
        self._count(batch.start, batch.stop, end + len(head) + 1, len(batch.rows), batch.tally)

    def rows(self, games: int) -> Iterator[bytes]:
        """The head of the table, then the rows of all games before this number, in order."""
        yield (",".join(columns(self.experiment)) + "\n").encode()
        with self._path.open("rb") as file:
            for entry in sorted(self.entries):
                file.seek(entry.offset)
                rows = file.read(entry.length)
                if entry.stop <= games:
                    yield rows
                elif entry.start < games:
                    yield b"".join(rows.splitlines(keepends=True)[: games - entry.start])

    def _same_experiment(self) -> None:
        path = self.folder / PLAN
        wanted = self.experiment.as_data()
        if not path.exists():
            if any(name != LOCK for name in os.listdir(self.folder)):
                raise BadResults(f"{self.folder} holds something else", {"file": str(self.folder)})
            self._ours = True
            path.write_text(json.dumps(wanted, indent=1, ensure_ascii=False) + "\n", "utf-8")
            return
        try:
            found = json.loads(path.read_text("utf-8"))
        except (ValueError, RecursionError):
            raise BadResults(f"{path} cannot be read", {"file": str(path)}) from None
        if found != wanted:
            keys = wanted if not isinstance(found, dict) else found.keys() | wanted.keys()
            other = [key for key in sorted(keys) if not isinstance(found, dict)
                     or found.get(key) != wanted.get(key)]  # fmt: skip
            raise OtherExperiment(
                f"{self.folder} holds another experiment: {', '.join(other)}",
                {"file": str(self.folder), "other": ", ".join(other)},
            )

    def _read(self) -> None:
        good = 0
        with self._path.open("rb") as file:
            while True:
                head = file.readline()
                try:
                    data = json.loads(head)
                    rows = file.read(data["bytes"])
                    whole = len(rows) == data["bytes"] and crc32(rows) == data["crc"]
                except (ValueError, KeyError, TypeError, RecursionError):
                    whole = False
                if not whole:
                    break
                self._count(data["start"], data["stop"], good + len(head), len(rows),
                            from_data(data["tally"]))  # fmt: skip
                good += len(head) + len(rows)
        self._drop_after(good)

    def _count(self, start: int, stop: int, offset: int, length: int, tally: Tally) -> None:
        self.entries.append(Entry(start, stop, offset, length))
        self.tally.add(tally)

    def _drop_after(self, good: int) -> None:
        assert self._file
        with suppress(OSError):  # else the next one who opens it does it
            self._file.truncate(good)


class Unkept:
    """The same without a folder: what is not kept cannot be resumed."""

    def __init__(self) -> None:
        self.tally = Tally()

    def __enter__(self) -> Unkept:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def missing(self, games: int) -> Iterator[range]:
        yield range(games)

    def add(self, batch: Batch) -> None:
        self.tally.add(batch.tally)
