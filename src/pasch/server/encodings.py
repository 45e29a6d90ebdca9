"""Which encoding of an answer somebody wants (RFC 9110, 12.5.3)."""

from __future__ import annotations

from collections.abc import Iterable

PLAIN = "identity"
UNSAID = 0.0001  # plain may always be sent, but what was asked for comes first


def best(asked: str, offered: Iterable[str]) -> str:
    """The best of what is offered, the earlier one where both do; empty for none at all."""
    preferences = _preferences(asked)
    found, liked = "", preferences.get(PLAIN, preferences.get("*", 0.0) or UNSAID)
    for name in offered:
        like = preferences.get(name, preferences.get("*", 0.0))
        if like > 0 and (like > liked or (like == liked and not found)):
            found, liked = name, like
    return found


def _preferences(asked: str) -> dict[str, float]:
    preferences: dict[str, float] = {}
    for part in asked.lower().split(","):
        name, _, rest = part.partition(";")
        if name.strip():
            preferences[name.strip()] = _quality(rest)
    return preferences


def _quality(text: str) -> float:
    """`q=0.5`; what cannot be read is no preference."""
    if not text.strip():
        return 1.0
    name, _, value = text.partition("=")
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if name.strip() == "q" and 0 <= quality <= 1 else 0.0
