"""A scenario that is wrong is refused, by its file and line."""

from __future__ import annotations

import re

import pytest

import pasch
from pasch.lessons import script as scripts
from pasch.lessons.errors import BadScenario
from pasch.lessons.lines import Lines
from pasch.lessons.scenario import read
from pasch.lessons.script import Node, script
from pasch.speech import LANGUAGES, Speaker

GOOD = """\
title = "t"
rules = ["MA-15"]

[position]
turn = 0
throws = 1
dice = [2, 3, 4, 4]
pieces = [{ beside = 2, on = ["4", "12"] }, { beside = 2, on = ["21", "8"] }]

[[step]]
say = "a"
do = ["2+3:4-9"]
else = "b"

[step.follow]
"pieces.1.beside" = 3

[step.refused]
"4+4:4-12" = "c"

[[step]]
say = "d"
do = ["4+4:12-20"]
else = "e"
happen = ["d1", "d1"]
"""


def played(text: str) -> list[Node]:
    return script(pasch.load("mal_anders"), read(text, "x"))


def test_a_right_answer_leads_on_with_what_happens() -> None:
    first, second, end = played(GOOD)
    (way,) = first.right.values()
    assert [record.notation for record in way.records] == ["2+3:4-9"]
    assert way.records[-1].position["pieces"][1]["beside"] == 3
    (way,) = second.right.values()
    assert [record.notation for record in way.records] == ["4+4:12-20", "d1", "d1"]
    assert [record.actor for record in way.records] == [0, -1, -1]
    assert not end.right
    assert end.on is None


def test_what_is_legal_and_not_meant_is_answered_by_the_lesson() -> None:
    first, *_ = played(GOOD)
    assert {*first.wrong.values()} == {"b"}
    assert {*first.wrong} | {*first.right} == {action for action, _, _ in first.choices}


def test_a_choice_with_a_reason_of_its_own_is_answered_by_that() -> None:
    """All others by the one for whatever else is chosen."""
    own = GOOD.replace('else = "b"', 'else = "b"\nwrong = { "2+4:A" = "f" }', 1)
    first, *_ = played(own)
    written = {notation: first.wrong.get(action) for action, notation, _ in first.choices}
    assert written.pop("2+4:A") == "f"
    assert written.pop("2+3:4-9") is None  # it is right
    assert {*written.values()} == {"b"}


def test_what_is_illegal_is_answered_by_the_rule() -> None:
    first, *_ = played(GOOD)
    (refused,) = first.refused
    assert (refused.rule, refused.reason.key) == ("MA-15", "why-own-piece")


def test_answers_that_lead_to_the_same_position_share_what_follows() -> None:
    text = GOOD.replace('do = ["2+3:4-9"]', 'do = ["2+3:4-9", "4+4:12-20"]')
    text = text.replace('do = ["4+4:12-20"]', 'do = ["2+3:4-9", "*"]')
    text = text.replace('[step.follow]\n"pieces.1.beside" = 3\n', "").replace(
        '[step.refused]\n"4+4:4-12" = "c"\n', ""
    )
    first, *_ = nodes = played(text.replace('happen = ["d1", "d1"]', ""))
    one, two = (
        {way.next for way in nodes[way.next].right.values()} for way in first.right.values()
    )
    assert len(one & two) == 1  # the same two moves, in either order


WRONG = [
    # what is replaced, by what, the line, what is said of it
    ("seats", 'rules = ["MA-15"]', 'rules = ["MA-15"]\nseats = 9', 3, "not 9"),
    ("syntax", 'else = "b"', "else = b", 13, "Invalid value"),
    ("unknown key", 'else = "b"', 'otherwise = "b"', 13, "unknown key 'otherwise'"),
    ("no rules", 'rules = ["MA-15"]', "rules = []", 2, "rules"),
    ("position", 'beside = 2, on = ["4", "12"]', 'beside = 3, on = ["4", "12"]', 8, "4 pieces"),
    ("field", "throws = 1", "throws = 7", 6, "throws"),
    ("more fields", "throws = 1", "throws = 1\nthrown = 2", 7, "thrown"),
    ("kind", 'do = ["2+3:4-9"]', "do = [3]", 12, "do: expected"),
    ("illegal", 'do = ["2+3:4-9"]', 'do = ["2+3:4-8"]', 12, "do: "),
    ("illegal", 'do = ["2+3:4-9"]', 'do = ["5-10"]', 12, "possible: 2+4:A, 2+3:4-9"),
    ("unsaid", 'else = "b"\n', "", 12, "nothing (else) is said to"),
    ("legal", '"4+4:4-12" = "c"', '"2+4:4-10" = "c"', 19, "2+4:4-10 is legal here"),
    ("other rule", '"4+4:4-12" = "c"', '"1-3" = "c"', 19, "breaks MA-10, not MA-15"),
    ("no notation", '"4+4:4-12" = "c"', '"x" = "c"', 19, "no notation"),
    ("follows", '"pieces.1.beside" = 3', '"pieces.1.beside" = 2', 16, "is 3, not 2"),
    ("no field", '"pieces.1.beside" = 3', '"pieces.7.beside" = 2', 16, "no field"),
    ("happens", 'happen = ["d1", "d1"]', 'happen = ["d1", "d9"]', 25, "d9"),
    ("both", 'else = "b"', 'else = "b"\nwrong = { "2+3:4-9" = "f" }', 14, "is right"),
    ("wrong by its own line", 'else = "b"', 'else = "b"\n[step.wrong]\n"2+4:A" = "f"\n"9-9" = "g"',
     16, "wrong: "),
    ("nobody's turn", 'happen = ["d1", "d1"]', 'happen = ["d1", "d1"]\n[[step]]\ndo = ["-"]',
     27, "not asked"),
    ("empty", 'say = "a"\ndo = ["2+3:4-9"]\nelse = "b"\n', "", 10, "belong to a step with do"),
    ("silent", 'happen = ["d1", "d1"]', 'happen = ["d1", "d1"]\n[[step]]\nhappen = ["d1"]',
     26, "a step says something"),
    ("seat", 'title = "t"', 'title = "t"\nseat = 2', 2, "no seat 2"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [case[1:] for case in WRONG],
    ids=[case[0] for case in WRONG],
)
def test_an_error_names_the_line(old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadScenario, match=re.escape(said)) as caught:
        played(GOOD.replace(old, new, 1))
    assert caught.value.facts["line"] == line
    assert str(caught.value).startswith(f"x.toml, line {line}: ")


SECRET = """\
title = "t"
rules = ["SI-13"]
seats = 3
position = { phase = "bet", turn = 2, asked = 0, portrait = "family", dice = 5, bets = [0, 0, 3] }

[[step]]
say = "a"
do = ["-5"]
else = "b"
happen = ["?"]
"""


def test_what_others_choose_in_secret_is_hidden_what_the_learner_does_is_not() -> None:
    simpsons = pasch.load("simpsons")
    first, *_ = script(simpsons, read(SECRET, "x"))
    (way,) = first.right.values()
    assert [record.notation for record in way.records] == ["-5", "?"]
    follows = f'{SECRET}follow = {{ "bets.1" = "null" }}\n'
    script(simpsons, read(follows, "x"))
    with pytest.raises(BadScenario, match=re.escape("bets.1 is None, not 3")):
        script(simpsons, read(follows.replace('"null"', "3"), "x"))
    with pytest.raises(BadScenario, match=re.escape("line 8: do: ")):
        script(simpsons, read(SECRET.replace('["-5"]', '["?"]'), "x"))


VALUES = {
    "number": "7", "part of one": "7.5", "nothing": '""', "flag": "true", "text": '"x"',
    "texts": '["x"]', "numbers": "[3]", "table": '{ "x" = "y" }', "table of numbers": '{ "x" = 3 }',
}  # fmt: skip
KINDS = {  # of all fields of a file, and then of a step
    "title": "text", "rules": "text, texts, nothing", "seat": "number", "seats": "number",
    "first": "number", "options": "table, table of numbers", "position": "table, table of numbers",
    "step.say": "text, texts, nothing", "step.do": "text, texts, nothing", "step.else": "text",
    "step.wrong": "table", "step.rule": "text", "step.refused": "table",
    "step.happen": "text, texts, nothing", "step.follow": "table, table of numbers",
}  # fmt: skip


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("field", KINDS)
def test_every_field_is_of_its_kind_or_named_with_its_line(field: str, kind: str) -> None:
    """Nobody reads a flag as a number, or a text as a list of letters."""
    table, _, key = field.rpartition(".")
    file, step = {"title": '"t"', "rules": '"MA-1"'}, {"say": '"a"', "do": '"b"'}
    (step if table else file)[key] = VALUES[kind]
    lines = [f"{name} = {value}" for name, value in file.items()]
    lines += ["[[step]]  # the first", 'say = "a"', "[[step]]"]
    lines += [f"{name} = {value}" for name, value in step.items()]
    text = "\n".join(lines)
    if kind in KINDS[field].split(", "):
        read(text, "x")
        return
    with pytest.raises(BadScenario, match=key) as caught:
        read(text, "x")
    place = [n for n, line in enumerate(lines, 1) if line.startswith(f"{key} =")]
    assert caught.value.facts["line"] == place[-1]


def test_no_step_at_all_is_an_error() -> None:
    with pytest.raises(BadScenario, match="there is no"):
        read(GOOD[: GOOD.index("[[step]]")], "x")


def test_a_lesson_that_branches_too_often_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "MOST_NODES", len(played(GOOD)))
    played(GOOD)
    monkeypatch.setattr(scripts, "MOST_NODES", len(played(GOOD)) - 1)
    with pytest.raises(BadScenario, match="more than 2 positions"):
        played(GOOD)
    monkeypatch.setattr(scripts, "MOST_NODES", 3)
    with pytest.raises(BadScenario, match="more than 3 positions"):
        played(GOOD.replace('do = ["4+4:12-20"]', 'do = ["*"]').replace('["d1", "d1"]', "[]"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read("title = ", "x")
    assert "x.toml" in Speaker(language).error(caught.value)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("a",), 1),
        (("step",), 1),  # nothing is known of it: the file
        (("step", 0), 2),
        (("step", 1, "wrong"), 7),
        (("step", 1, "wrong", "2+3"), 8),
        (("step", 1, "do", 1), 6),
        (("deep", "er"), 9),
        (("deep", "er", "b", "c"), 10),
    ],
)
def test_lines_are_found_by_path(path: tuple[str | int, ...], line: int) -> None:
    text = """\
a = 1
[[step]]
do = "b"  # c = 3

[[step]]  # another
do = ["x", "y"]
[step.wrong]# to that
"2+3" = "k"
[ deep . er ]
b.c = 1
"""
    assert Lines(text).of(*path) == line


def test_a_text_is_found_where_it_is_given_first_and_not_within_a_longer_one() -> None:
    lines = Lines("say = \"enter-six\"\n# enter\nsay = ['x', 'enter']\nsay = \"enter\"\n")
    assert [lines.first(text) for text in ("enter", "enter-six", "nowhere")] == [3, 1, 1]
