"""Positions written by hand: every mistake is named with its field."""

from collections.abc import Callable

import pytest

from pasch import BadPosition
from pasch.engine.fields import Fields
from pasch.engine.setup import choice, flag

DATA = {
    "turn": 2,
    "open": True,
    "phase": "deal",
    "bank": {"red": 3, "blue": [1, 2]},
    "options": {"exact": False, "start": "left"},
}


def at(path: str = "") -> Fields:
    return Fields(DATA, path)


def test_fields_are_read_by_their_kind() -> None:
    fields = at()
    assert fields.whole("turn", range(3)) == 2
    assert fields.flag("open") is True
    assert fields.word("phase", ("deal", "show")) == "deal"
    assert fields.part("bank").whole("red", range(9)) == 3
    assert fields.part("bank").items("blue", 3) == [("bank.blue[0]", 1), ("bank.blue[1]", 2)]
    assert fields.any("bank") == DATA["bank"]
    assert (fields.has("turn"), fields.has("torn")) == (True, False)


def test_options_are_read_complete() -> None:
    declared = (flag("exact"), choice("start", "left", "loser"))
    assert at().options(declared) == {"exact": False, "start": "left"}


MISTAKES: list[tuple[str, str, Callable[[], object]]] = [
    ("position", "expected an object, found [1]", lambda: Fields([1])),
    ("bank", "expected an object, found 3", lambda: Fields(3, "bank")),
    ("torn", "is missing", lambda: at().any("torn")),
    ("in.torn", "is missing", lambda: at("in").any("torn")),
    ("turn", "expected 0 to 1, found 2", lambda: at().whole("turn", range(2))),
    ("open", "expected 0 to 1, found True", lambda: at().whole("open", range(2))),
    ("phase", "expected 0 to 1, found 'deal'", lambda: at().whole("phase", range(2))),
    ("turn", "expected true or false, found 2", lambda: at().flag("turn")),
    ("phase", "expected one of a, b, found 'deal'", lambda: at().word("phase", ("a", "b"))),
    ("turn", "expected one of a, b, found 2", lambda: at().word("turn", ("a", "b"))),
    ("turn", "expected an object, found 2", lambda: at().part("turn")),
    ("turn", "expected a list, found 2", lambda: at().items("turn", 2)),
    ("phase", "expected a list, found 'deal'", lambda: at().items("phase", 9)),
    ("bank.blue", "expected 0 to 1 entries, found 2", lambda: at().part("bank").items("blue", 1)),
    ("bank.blue", "expected 3 entries, found 2", lambda: at().part("bank").items("blue", 3, 3)),
    ("options.speed", "is missing", lambda: at().options((flag("speed"),))),
    ("options.start", "may be no, yes, found 'left'", lambda: at().options((flag("start"),))),
    ("options.start", "is not a field", lambda: at().options((flag("exact"),))),
    ("turn", "is not a field of this position", lambda: at().done()),
]


@pytest.mark.parametrize(("field", "text", "read"), MISTAKES)
def test_a_mistake_names_its_field(field: str, text: str, read: Callable[[], object]) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert caught.value.facts["field"] == field
    assert str(caught.value).startswith(f"{field}: {text}")


def test_a_position_is_done_when_all_was_read() -> None:
    fields = Fields({"game": "toy", "turn": 1})
    fields.whole("turn", range(2))
    fields.done()
