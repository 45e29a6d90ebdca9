"""The documentation as a site: built strictly, whole, and asking nobody else for anything."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from urllib.parse import unquote, urldefrag

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long  # built once, that is enough

LOADED = {"src", "srcset", "poster", "data"}  # attributes that fetch; and href of a <link>


class Page(HTMLParser):
    """Where it leads, what it loads, and which places it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.language = ""
        self.policy = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        for name, value in found.items():
            if name in LOADED or (tag == "link" and name == "href"):
                if found.get("rel") != "canonical":
                    self.loads.append(value)
            elif name == "href":
                self.links.append(value)
        if tag == "html":
            self.language = found["lang"]
        if found.get("http-equiv") == "Content-Security-Policy":
            self.policy = found["content"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(folder)],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}


def test_every_link_leads_to_a_page_and_a_place_on_it(pages: dict[Path, Page], site: Path) -> None:
    followed = 0
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # shown anywhere, so it counts from the root of a server
        for link in [*page.links, *page.loads]:
            if re.match(r"[a-z]+:", link):
                continue
            plain, place = urldefrag(unquote(link))
            target = (path.parent / plain).resolve() if plain else path
            target = target / "index.html" if target.is_dir() else target
            assert target.is_relative_to(site), f"{path.relative_to(site)}: {link}"
            assert target.exists(), f"{path.relative_to(site)}: {link}"
            if place and target in pages:
                assert place in pages[target].places, f"{path.relative_to(site)}: {link}"
            followed += 1
    assert followed > 5000


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Page], site: Path) -> None:
    for path, page in pages.items():
        assert not [link for link in page.loads if re.match(r"(?!data:)[a-z]*:|//", link)], path
        assert page.policy.startswith("default-src 'self';"), path  # the browser sees to the rest
        assert "http" not in page.policy
    for style in site.rglob("*.css"):
        found = re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//[^)\"']*", style.read_text())
        assert not found, style.name


def test_the_start_page_speaks_german_and_english(pages: dict[Path, Page], site: Path) -> None:
    english, german = pages[site / "index.html"], pages[site / "de/index.html"]
    assert (english.language, german.language) == ("en", "de")
    assert "de/" in english.links
    assert "../" in german.links
    assert pages[site / "rules/simpsons.de/index.html"].language == "de"


def test_what_stands_elsewhere_is_there(pages: dict[Path, Page], site: Path) -> None:
    for where, what in (
        ("project/results", "League with views"),
        ("project/changelog", "What a user gets"),
        ("decisions/001-views-by-replay", "replayed"),
        ("reference/commands", "--fixed-seats"),
        ("rules/mal_anders.en", "MA-20"),
    ):
        assert what in (site / where / "index.html").read_text("utf-8")
    assert "def main" in (site / "sources/examples/learn.py.txt").read_text("utf-8")


@pytest.mark.parametrize("name", ["pasch", "pasch.bots", "pasch.client", "pasch.testing"])
def test_the_reference_has_every_public_name(
    name: str, pages: dict[Path, Page], site: Path
) -> None:
    page = pages[site / "reference" / name.rpartition(".")[2] / "index.html"]
    module = importlib.import_module(name)
    for each in module.__all__:
        if isinstance(sys.modules.get(f"{name}.{each}"), ModuleType):  # a file of the same name
            each = f"{each}.{each}"
        assert f"{name}.{each}" in page.places


def test_examples_in_docstrings_become_code() -> None:
    spec = spec_from_file_location("docs_docstrings", ROOT / "tools/docs_docstrings.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    example = "Adds.\n\n>>> 1 + 1\n2\n"
    assert module.fenced(example) == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n"
    assert module.fenced("Adds, as 2 > 1.") == "Adds, as 2 > 1."


def test_the_reference_is_made_from_docstrings(site: Path) -> None:
    page = (site / "reference/pasch/index.html").read_text("utf-8")
    assert "A xorshift generator on four 32-bit words." in page
    assert not re.search(r"<blockquote>\s*<blockquote>", page)  # examples are code
    assert '<span class="gp">&gt;&gt;&gt; </span>' in page
