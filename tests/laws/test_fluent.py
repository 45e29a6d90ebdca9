"""Catalogues are read as Project Fluent reads them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource
from kit.catalogues import places, true_minus
from kit.toy import TOY

import pasch
from pasch.engine.message import SEATS, Message
from pasch.fluent import Words
from pasch.speech import LANGUAGES, Speaker

NUMBERS = (-1, 0, 1, 2, 3, 12, 999, 1000, 1234567)


def source(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", TOY.id, *pasch.catalogue()])
def test_every_message_is_what_fluent_makes_of_it(game: str, language: str) -> None:
    package = f"pasch.games.{game}" if game else "pasch.words"
    bundle = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys(["pasch.words", package]):
        bundle.add_resource(resource(each, language))
    variants = set(re.findall(r"\[ *([a-z][\w-]*) *\]", source(package, language)))
    tried = (*NUMBERS, *(variants - {"one", "other"}), "Ann { $b } -> *[x]")
    speaker = Speaker(language, game)
    for key, names in places(package, language).items():
        pattern = bundle.get_message(key).value
        assert pattern
        for value in tried if names else tried[:1]:
            values = {name: "Ann" if name in SEATS else value for name in names}
            expected, problems = bundle.format_pattern(pattern, values)
            assert (speaker.say(Message(key, values)), problems) == (true_minus(str(expected)), [])


@cache
def resource(package: str, language: str) -> Resource:
    return FluentResource(source(package, language))


@pytest.mark.parametrize(
    "text",
    [
        "a = one\n    two",
        "a = one\n    .title = two",
        "a = { NUMBER($x) }",
        "a = { -term }",
        'a = { "\\u0041" }',
        "a = { $x ->\n    [one] no default\n}",
        "a = { $x ->\n   *[other] no end\n",
        "a = a } alone",
    ],
)
def test_what_no_catalogue_needs_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not understood|without an end or a default"):
        Words(text).sentence("a")


def test_the_first_catalogue_that_has_a_message_says_it() -> None:
    words = Words("a = first\n", "a = second\nb = third\n")
    assert (words.sentence("a"), words.sentence("b")) == (["first"], ["third"])
