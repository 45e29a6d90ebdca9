"""The game that `pasch new-game` writes, with its board and lessons of its own, as if installed."""

from __future__ import annotations

from pathlib import Path

from pasch.new_game.command import named
from pasch.new_game.template import files_of

ID = "taught"
COURSES = '[[course]]\nname = "course-first"\nlessons = ["keep"]\n'
LESSON = """\
title = "keep-title"
rules = ["TA-2", "TA-1"]

[position]
first = 0
shown = [5, 0]
throwing = false

[[step]]
say = "keep-look"
do = ["="]
else = "keep-miss"
happen = ["d2"]
follow = { "shown.1" = 2, "done" = 1 }

[[step]]
say = "keep-done"
"""
WORDS = {
    "de": """\
course-first = Die ersten Schritte
keep-title = Behalten
keep-look = Eine 5 ist gut. Behalte sie.
keep-miss = Noch ein Wurf ist fast immer schlechter.
keep-done = Ben hat nur eine 2.
""",
    "en": """\
course-first = First steps
keep-title = Keeping
keep-look = A 5 is good. Keep it.
keep-miss = Another roll is nearly always worse.
keep-done = Ben has only a 2.
""",
}


def put_taught(folder: Path) -> Path:
    """Where its package is."""
    start = f"src/pasch_{ID}/"
    package = folder / f"pasch_{ID}"
    written = {
        path.removeprefix(start): text
        for path, text in files_of(named(ID)).items()
        if path.startswith(start)
    }
    written |= {"lessons/courses.toml": COURSES, "lessons/keep.toml": LESSON}
    written |= {f"lessons/{language}.ftl": text for language, text in WORDS.items()}
    for path, text in written.items():
        file = package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    info = folder / f"pasch_{ID}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: pasch_{ID}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pasch.games]\n{ID} = pasch_{ID}\n")
    return package
