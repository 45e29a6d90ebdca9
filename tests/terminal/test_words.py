"""Plain words are read without Fluent, and are what Fluent would say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import pasch
from pasch.speech import LANGUAGES, Speaker

PACKAGES = ["pasch.words", *(f"pasch.games.{id}" for id in pasch.catalogue())]
ROOT = Path(pasch.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_plain_message_is_what_fluent_makes_of_it(package: str, language: str) -> None:
    folder = ROOT.joinpath(*package.split(".")[1:])
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    words = Speaker(language, "" if package == "pasch.words" else folder.name)
    plain = [key for key in words._plain if bundle.has_message(key)]
    assert plain
    for key in plain:
        pattern = bundle.get_message(key).value
        assert pattern
        assert words.key(key) == bundle.format_pattern(pattern)[0]


def test_listing_the_games_needs_no_fluent() -> None:
    script = (
        "import sys; from pasch.cli import main; main(['games']); main(['rules', 'mal_anders']);"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]"
    )
    subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.DEVNULL,
                   env={"PYTHONPATH": str(ROOT.parent)})  # fmt: skip
