"""Exact chances, hints, and the review that tells luck from skill.

`pasch.analysis.odds` finds the chances that matter in a position; each game's own are computed in
its `odds.py`.  `pasch.analysis.hints` proposes moves; `pasch.analysis.review` looks back
at a finished match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pasch.analysis import hints as hints
    from pasch.analysis import odds as odds
    from pasch.analysis import review as review

LAZY = ("hints", "odds", "review")


if not TYPE_CHECKING:  # else no wrong name would be noticed

    def __getattr__(name: str) -> object:
        """Each is imported when it is used."""
        if name not in LAZY:
            raise AttributeError(f"module 'pasch.analysis' has no attribute {name!r}")
        from importlib import import_module

        return import_module(f"pasch.analysis.{name}")
