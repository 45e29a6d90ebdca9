"""What the client reads is what the server writes.

`client/messages.py` repeats its types by hand, so that a client needs none of its packages.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from pasch.client import messages as ours
from pasch.server import messages as theirs

SAME: dict[Any, type[Struct]] = {
    ours.SeatInfo: theirs.SeatInfo,
    ours.OriginInfo: theirs.OriginInfo,
    ours.Branch: theirs.Branch,
    ours.DayInfo: theirs.DayInfo,
    ours.TableInfo: theirs.TableInfo,
    ours.Event: theirs.Event,
    ours.Events: theirs.Events,
    ours.Choice: theirs.Choice,
    ours.Choices: theirs.Choices,
    ours.OpenWindow: theirs.OpenWindow,
    ours.Said: theirs.Said,
    ours.Holds: theirs.Holds,
    ours.Done: theirs.Done,
    ours.No: theirs.Refused,
    ours.Pong: theirs.Pong,
}
PLAIN = {theirs: ours for ours, theirs in SAME.items()}
EACH = pytest.mark.parametrize("mine", SAME, ids=lambda mine: mine.__name__)


def test_every_message_has_the_tag_of_the_server() -> None:
    tags = {kind.__struct_config__.tag: PLAIN[kind] for kind in get_args(theirs.FromServer)}
    assert tags == ours.TYPES
    assert ours.decode('{"t": "something_new"}') is None


@EACH
def test_it_has_the_fields_of_the_server(mine: Any) -> None:
    assert mine._fields == SAME[mine].__struct_fields__


@EACH
def test_a_field_that_is_left_out_means_the_same(mine: Any) -> None:
    for field in fields(SAME[mine]):
        default: object = field.default
        if field.default_factory is not NODEFAULT:
            default = field.default_factory()
        found = mine._field_defaults.get(field.name, NODEFAULT)
        assert as_json(found) == as_json(default), field.name


@EACH
def test_its_fields_are_of_the_servers_types(mine: Any) -> None:
    theirs_are = get_type_hints(SAME[mine], vars(theirs))
    for name, found in get_type_hints(mine, vars(ours)).items():
        assert wire_type(found) == wire_type(theirs_are[name]), name


@EACH
@pytest.mark.parametrize("full", [False, True], ids=["least", "most"])
def test_what_is_written_is_read(mine: Any, full: bool) -> None:
    written = made(SAME[mine], full)
    text = msgspec.json.encode(written)
    data = msgspec.json.decode(text)
    found = ours.decode(text) if "t" in data else ours.of(mine, data)
    assert type(found) is mine
    assert as_json(found) == as_json(written)


def wire_type(hint: Any) -> object:
    """The type as JSON has it: a word is a text, a tuple a list, and our classes are theirs."""
    kind, inside = get_origin(hint), get_args(hint)
    if kind is Literal:
        return str
    if kind in (list, tuple):
        return [wire_type(inside[0])]
    if kind in (dict, Mapping):
        return {wire_type(inside[0]): str(wire_type(inside[1]))}
    if kind in (Union, UnionType):
        return frozenset(map(str, map(wire_type, inside)))
    return SAME.get(hint, hint)


def made(kind: Any, full: bool) -> Any:
    """A value of this type that is none of the defaults; with `full` no field is left out."""
    origin, inside = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind, vars(theirs))
        wanted = [field.name for field in fields(kind) if full or field.required]
        return kind(**{name: made(hints[name], full) for name in wanted})
    if origin is Literal:
        return inside[-1]
    if origin is list:
        return [made(inside[0], full)]
    if origin in (dict, Mapping):
        return {made(inside[0], full): made(inside[1], full)}
    if origin in (Union, UnionType):
        return made(next(each for each in inside if each is not NoneType), full)
    return {bool: True, int: 7, str: "seven", Any: [1, None]}[kind]


def as_json(value: object) -> object:
    """As it is on the wire, with the server's type of what is more than that."""
    if isinstance(value, Struct):
        own = {name: as_json(getattr(value, name)) for name in value.__struct_fields__}
        return type(value), own
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        own = {name: as_json(each) for name, each in value._asdict().items()}
        return SAME[type(value)], own
    if isinstance(value, (list, tuple)):
        return [as_json(each) for each in value]
    if isinstance(value, Mapping):
        return {name: as_json(each) for name, each in value.items()}
    return value
