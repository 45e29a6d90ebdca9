"""From something good to something that is almost good: where readers break."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

WEIRD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 63, 64, 2**31, 2**53, 2**64, -(2**70), 0.5, -0.0, 1e308,
    float("inf"), float("nan"), "", " ", "x", "é" * 50, "\0", "\ud800", "0", "-1", "null", [], [[]],
    {}, {"": None}, [None], {"game": "simpsons"}, "simpsons", "hello", "x" * 5000, [0] * 5000,
]  # fmt: skip
DEEP = 3000


def mutated_json(data: Any, random: Random) -> Any:
    """One to three changes somewhere in it."""
    changed = deepcopy(data)
    for _ in range(random.randrange(1, 4)):
        changed = _change(changed, random)
    return changed


def _change(data: Any, random: Random) -> Any:
    places = list(_places(data))
    if not places:
        return random.choice(WEIRD)
    holder, key = random.choice(places)
    match random.randrange(8):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, random.choice(WEIRD))
        case 2 if isinstance(holder, list):
            holder.extend(holder[:key] or [0])
        case 3:
            other, place = random.choice(places)
            holder[key] = deepcopy(other[place])
        case 4 if isinstance(holder[key], int):
            holder[key] += random.choice([-1, 1, 64, -64, 1000])
        case 5 if isinstance(holder, dict):
            holder[random.choice(["", "x", str(key) + "s", "game", "t"])] = random.choice(WEIRD)
        case 6 if isinstance(holder[key], str):
            holder[key] = mutated_text(holder[key], random)
        case _:
            holder[key] = random.choice(WEIRD)
    return data


def _places(data: Any) -> Any:
    """Every holder and key in it."""
    if isinstance(data, dict):
        pairs = list(data.items())
    elif isinstance(data, list):
        pairs = list(enumerate(data))
    else:
        return
    for key, value in pairs:
        yield data, key
        yield from _places(value)


def mutated_text(text: str, random: Random) -> str:
    return mutated_bytes(text.encode(errors="replace"), random).decode(errors="replace")


def mutated_bytes(data: bytes, random: Random) -> bytes:
    """Cut off, bits turned, parts doubled or swapped, something put in, nested deeply."""
    start, end = sorted((random.randrange(len(data) + 1), random.randrange(len(data) + 1)))
    match random.randrange(8):
        case 0:
            return data[:end]
        case 1:
            turned = bytearray(data or b"\0")
            for _ in range(random.randrange(1, 4)):
                turned[random.randrange(len(turned))] ^= 1 << random.randrange(8)
            return bytes(turned)
        case 2:
            return data[:end] + data[start:]
        case 3:
            return data[:start] + data[end:]
        case 4:
            return data[:start] + random.randbytes(random.randrange(9)) + data[start:]
        case 5:
            put = random.choice(
                [b"{", b"}", b"[", b"]", b'"', b"\n", b"\\u0000", b"\xff", b"1e999"]
            )
            return data[:start] + put * random.randrange(1, 9) + data[start:]
        case 6:
            put = random.choice([b"[", b'{"a":', b"{ $a ->\n[b] ", b"("])
            return data[:start] + put * DEEP + data[start:]
        case _:
            return random.randbytes(random.randrange(60))


def encoded(data: Any) -> bytes:
    """As JSON, even where the value is not quite."""
    return json.dumps(data).encode(errors="surrogatepass")
