"""The value of a fact in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pasch.facts.listing import Fact
from pasch.facts.naming import label
from pasch.speech import MINUS, Speaker


class Wording:
    def __init__(self, speaker: Speaker, values: Mapping[str, str]) -> None:
        self._speaker = speaker
        self._values = values

    def said(self, fact: Fact, mine: bool) -> str:
        """What a seat or a list does not tell is unknown; elsewhere nothing is there."""
        if isinstance(fact.value, list):
            told = [self._word(fact, entry, "facts-unknown") for entry in fact.value]
            between = " " if fact.kind == "dice" else ", "
            return between.join(told) or self._speaker.key("facts-none")
        return self._word(fact, fact.value, "facts-unknown" if mine else "facts-none")

    def _word(self, fact: Fact, value: Any, nothing: str) -> str:
        if value is None:
            return self._speaker.key("facts-nobody" if fact.kind == "seat" else nothing)
        if isinstance(value, bool):
            return self._speaker.key("facts-yes" if value else "facts-no")
        if fact.kind == "seat" and isinstance(value, int):
            return self._speaker.seat(value)
        if isinstance(value, list):
            return "(" + ", ".join(self._word(fact, entry, nothing) for entry in value) + ")"
        if isinstance(value, dict):
            parts = (f"{label(key, self._values)} {self._word(fact, item, nothing)}"
                     for key, item in value.items())  # fmt: skip
            return " ".join(parts)
        if isinstance(value, str):
            return label(value, self._values)
        return str(value).replace("-", MINUS)
