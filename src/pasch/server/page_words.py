"""The words of a game in the form that the page says: what `web/words.mjs` makes of our own."""

from __future__ import annotations

from typing import Any

from pasch.fluent import Choice, Part, Place, Reference, Sentence, Words

Pattern = str | list[Any]


def patterns(words: Words) -> dict[str, Any]:
    """Every message; one that is not understood is left out, for the terminal cannot say it either.

    >>> patterns(Words("hello = Hello, { $name }!"))
    {'hello': ['Hello, ', {'type': 'var', 'name': 'name'}, '!']}

    One that this language lacks says in which one it is said: that one counts in its own way.

    >>> patterns(Words(language="pl", otherwise=Words("hello = Hello!")))
    {'hello': {'language': 'en', 'pattern': 'Hello!'}}
    """
    found: dict[str, Any] = {}
    for key in words:
        try:
            pattern = _pattern(words.sentence(key))
        except ValueError:
            continue
        spoken = words.language_of(key)
        same = spoken == words.language
        found[key] = pattern if same else {"language": spoken, "pattern": pattern}
    return found


def _pattern(sentence: Sentence) -> Pattern:
    if all(isinstance(part, str) for part in sentence):
        return "".join(str(part) for part in sentence)
    return [_part(part) for part in sentence]


def _part(part: Part) -> Any:
    if isinstance(part, Place):
        return {"type": "var", "name": part.name}
    if isinstance(part, Reference):
        return {"type": "mesg", "name": part.key}
    if isinstance(part, Choice):
        variants = [
            {
                "key": {"type": "num" if isinstance(key, int) else "str", "value": key},
                "value": _pattern(sentence),
            }
            for key, sentence in part.variants.items()
        ]
        star = [*part.variants.values()].index(part.default)
        selector = {"type": "var", "name": part.name}
        return {"type": "select", "selector": selector, "variants": variants, "star": star}
    return part
