"""What the site has beyond docs/, for mkdocs: pages that live elsewhere in the repository, the
commands, the rules, and links to sources.  Each page stays where it is; nothing is copied by hand.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from pasch.catalogue import catalogue
from pasch.shell.usage import usages
from pasch.speech import Speaker

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = {
    "bench/results.md": "project/results.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "web/public/icon.svg": "pictures/mark.svg",
}
# Nothing is asked of anybody else: no browser would do it.
POLICY = (
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; '
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self' 'unsafe-inline'; worker-src 'self' blob:\">"
)
LANGUAGES = {"de": "Deutsch", "en": "English"}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
RULES = re.compile(r"src/pasch/games/(\w+)/rules\.(\w+)\.md")
PICTURE = re.compile(r"^!\[.*\]\([\w-]+\)\n+", re.MULTILINE)  # drawn by the boards of the page
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    def add(place: str, what: Path | str) -> None:
        """A file of the repository, or a page that is made here."""
        if files.get_file_from_path(place) is not None:
            return
        if isinstance(what, str):
            files.append(File.generated(config, place, content=what))
        else:
            files.append(File.generated(config, place, abs_src_path=str(what)))

    for source, place in PAGES.items():
        add(place, ROOT / source)
    add("reference/commands.md", commands(Speaker("en")))
    add("rules/README.md", contents())
    for game in catalogue():
        for language in LANGUAGES:
            text = (ROOT / f"src/pasch/games/{game}/rules.{language}.md").read_text("utf-8")
            add(f"rules/{game}.{language}.md", PICTURE.sub("", text))
    for page in [*files.documentation_pages()]:
        for path in _outside(page.abs_src_path, page.content_string):
            add(f"sources/{path.relative_to(ROOT).as_posix()}.txt", path)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links lead to where things are on the site."""
    source = page.file.abs_src_path
    if source is None:
        return markdown
    here = Path(page.file.src_uri).parent

    def there(found: re.Match[str]) -> str:
        target = (Path(source).parent / found[1]).resolve()
        return os.path.relpath(placed(target), here) + (found[2] or "")

    return _but_for_code(markdown, lambda text: LINK.sub(there, text))


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """What is German says so, for voices and hyphens."""
    german = page.file.src_uri == "de.md" or page.file.src_uri.endswith(".de.md")
    output = output.replace("<head>", f"<head>\n    {POLICY}", 1)
    return output.replace('<html lang="en"', '<html lang="de"', 1) if german else output


def on_post_template(output: str, template_name: str, config: MkDocsConfig) -> str:
    """The page for what is not there."""
    return output.replace("<head>", f"<head>\n    {POLICY}", 1)


def placed(target: Path) -> str:
    """Where a file of the repository is on the site."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix()
    path = target.relative_to(ROOT).as_posix()
    if target.is_dir():  # what tells most of it
        path += "/README.md"
    if rules := RULES.fullmatch(path):
        return f"rules/{rules[1]}.{rules[2]}.md"
    return PAGES.get(path, f"sources/{path}.txt")


def _outside(source: str | None, text: str) -> list[Path]:
    """What a page links to that is not in docs/."""
    if source is None:
        return []
    found: list[Path] = []

    def see(part: str) -> str:
        for link in LINK.finditer(part):
            target = (Path(source).parent / link[1]).resolve()
            target = target / "README.md" if target.is_dir() else target
            outside = not target.is_relative_to(DOCS) and target.is_relative_to(ROOT)
            if outside and target.exists() and placed(target).startswith("sources/"):
                found.append(target)
        return part

    _but_for_code(text, see)
    return found


def _but_for_code(text: str, change: Callable[[str], str]) -> str:
    """Changes what is not in a block of code."""
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(text[end:])])


def contents() -> str:
    """The list of all rules pages."""
    lines = ["# Rules of the games", "", "| | | |", "| --- | --- | --- |"]
    for game in catalogue():
        links = [f"[{name}]({game}.{language}.md)" for language, name in LANGUAGES.items()]
        lines.append(f"| `{game}` | {' | '.join(links)} |")
    return "\n".join([*lines, ""])


def commands(words: Speaker) -> str:
    """Every command with all that it takes, from the command line itself."""
    lines = ["# Commands", "", "As `pasch --help` and `pasch man` say it.", ""]
    for usage in usages(words):
        lines += [f"## pasch {usage.name}".rstrip(), "", usage.about, "", "| | |", "| --- | --- |"]
        for each in usage.arguments:
            names = ", ".join(each.names)
            code = " ".join(filter(None, (names, each.value))).replace("|", "\\|")
            lines.append(f"| `{code}` | {each.help.replace('|', '&#124;')} |")
        lines.append("")
    return "\n".join(lines)
