"""Runs a command while nobody else runs one so: two set-ups in one .venv would spoil each other.

    python3 tools/alone.py make .venv/tools

Wants nothing but Python itself, for there is no .venv yet.
"""

import fcntl
import os
import sys

lock = os.open(".venv.lock", os.O_RDWR | os.O_CREAT, 0o644)
try:
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Another make is setting Pasch up; waiting for it.", flush=True)
    fcntl.flock(lock, fcntl.LOCK_EX)
os.set_inheritable(lock, True)  # kept until the command has ended
os.execvp(sys.argv[1], sys.argv[1:])
