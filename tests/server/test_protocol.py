"""docs/protocol.md tells the truth: every type, field, code and example."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from pasch.engine import errors
from pasch.engine.table import ONLOOKER
from pasch.server import messages
from pasch.server.broadcast import listener_of
from pasch.server.limits import Limits
from pasch.server.match import KEPT
from pasch.server.messages import FromClient, FromServer
from pasch.server.refusals import CLOSED, STATUS
from pasch.server.routes import ROUTES
from pasch.speech import LANGUAGES, Speaker

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
TYPES = [
    kind
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
]
EXAMPLES = [
    line
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    for line in re.split(r"\n(?=\{)", block.strip())
]


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_field_is_explained(kind: Any) -> None:
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE, f"{kind.__name__}.{field}"


@pytest.mark.parametrize("kind", get_args(FromClient) + get_args(FromServer))
def test_every_message_is_explained_and_shown(kind: Any) -> None:
    tag = kind.__struct_config__.tag
    assert f"`{tag}`" in PAGE
    assert any(f'"t": "{tag}"' in example for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_messages(example: str) -> None:
    if any(f'"t": "{kind.__struct_config__.tag}"' in example for kind in get_args(FromClient)):
        msgspec.json.decode(example, type=FromClient)
    else:
        assert msgspec.json.decode(example, type=FromServer)


def test_every_refusal_is_listed_with_its_status() -> None:
    section = PAGE.split("## Why something is refused")[1].split("## Why a socket")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", section, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == STATUS


def test_every_close_code_is_listed() -> None:
    section = PAGE.split("## Why a socket is closed")[1]
    listed = re.findall(r"^\| (\d+) \| `(\w+)` \|", section, re.MULTILINE)
    assert {int(code): reason for code, reason in listed} == CLOSED


def test_every_request_is_listed() -> None:
    listed = set(re.findall(r"^\| `([A-Z]+) (\S+)` \|", PAGE, re.MULTILINE))
    assert listed == {(api.method, api.path) for api in ROUTES}


def test_the_limits_are_those_of_the_page() -> None:
    limits = Limits()
    for number in (limits.sockets, limits.connections, limits.hits_a_second,
                   limits.requests_a_second, limits.tables_an_hour, limits.messages_a_second,
                   limits.burst, limits.message_bytes, KEPT):  # fmt: skip
        assert re.search(rf"\b{number:.0f}\b", PAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_phrase_has_words(language: str) -> None:
    speaker = Speaker(language)
    told_by_errors = {
        kind.code for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.PaschError)
    } | {"unavailable"}  # fmt: skip
    for code in STATUS:
        assert speaker.knows(f"refused-{code}") or code in told_by_errors, code
    for phrase in get_args(messages.Phrase):
        assert speaker.knows(f"phrase-{phrase}")


def test_fields_are_counted_as_whoever_listens_does() -> None:
    """At a device of several people as whoever moves does, who is quoted."""
    assert listener_of((2,)) == 2
    assert listener_of(()) == ONLOOKER
    assert listener_of((0, 2)) is None
