"""The same cases for all who read our catalogues: web/tests/fluent.test.ts has them too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from kit.catalogues import true_minus

from pasch.engine.message import Message
from pasch.fluent import Words
from pasch.speech import Speaker

CASES = json.loads(Path(__file__).with_name("fluent_cases.json").read_text("utf-8"))


def saying(language: str, source: str) -> Speaker:
    speaker = Speaker(language)
    speaker._words = Words(source, language=language)
    return speaker


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case['language']} {case['source'][:24]}"
)
def test_we_and_project_fluent_say_the_same(case: dict[str, Any]) -> None:
    bundle = FluentBundle([case["language"]], use_isolating=False)
    bundle.add_resource(FluentResource(case["source"] + "\n"))
    speaker = saying(case["language"], case["source"] + "\n")
    for value, wanted in case["says"].items():
        values = {"n": json.loads(value)}
        pattern = bundle.get_message("a").value
        assert pattern
        said, problems = bundle.format_pattern(pattern, values)
        assert (true_minus(str(said)), problems) == (wanted, [])
        assert speaker.say(Message("a", values)) == wanted


def test_what_a_language_lacks_is_said_in_the_next_and_counted_as_there() -> None:
    english = Words(
        "a = { $n ->\n    [one] one\n   *[other] other\n}\nb = B { a }\nc = c", language="en"
    )
    words = Words("c = ć { a }", language="pl", otherwise=english)
    speaker = Speaker("pl")
    speaker._words = words
    said = [speaker.key(key, n=n) for key in "abc" for n in (1, 5)]
    assert said == ["one", "other", "B one", "B other", "ć one", "ć other"]
    assert sorted(words) == ["a", "b", "c"]
    assert ("a" in words, "d" in words) == (True, False)
    assert [words.language_of(key) for key in "ac"] == ["en", "pl"]
    with pytest.raises(KeyError):
        words.sentence("d")
