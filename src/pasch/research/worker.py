"""A process that plays batches: `python -m pasch.research.worker`, told what to play by a pipe.

It is no fork and imports no `__main__`, so it works on every system, from scripts and notebooks.
When whoever started it is gone, the pipe ends, and so does it.
"""

from __future__ import annotations

import os
import pickle
import sys
from typing import IO, Any

from pasch.engine.errors import PaschError
from pasch.research.batch import play
from pasch.research.experiment import Experiment


def send(pipe: IO[bytes], message: object) -> None:
    data = pickle.dumps(message)
    pipe.write(len(data).to_bytes(8, "big") + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    """The next message; EOFError when there will be none."""
    size = pipe.read(8)
    data = pipe.read(int.from_bytes(size, "big")) if len(size) == 8 else b""
    if not size or len(data) != int.from_bytes(size, "big"):
        raise EOFError
    return pickle.loads(data)


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not ours to read
    path, experiment = receive(sys.stdin.buffer)
    sys.path[:] = path
    wanted = Experiment(*experiment)
    while True:
        try:
            start, stop = receive(sys.stdin.buffer)
        except EOFError:
            return
        try:
            send(answers, play(wanted, start, stop))
        except PaschError as error:
            send(answers, error)


if __name__ == "__main__":
    main()
