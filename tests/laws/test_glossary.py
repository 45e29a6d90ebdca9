"""One thing has one name: what the glossary forbids is in no catalogue and on no rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import pasch
from pasch.lessons.courses import has_lessons
from pasch.rules import read
from pasch.speech import LANGUAGES

SOURCE = Path(pasch.__file__).parent
PLUGINS = Path(__file__).parents[2] / "plugins"
VALUE = "¤"  # stands where a value is said
HARD = "\N{NO-BREAK SPACE}"


class Word(NamedTuple):
    """What nobody writes in this language, and what they write instead; `of` one game only.

    Capitals do not matter, except where a name has to have them.
    """

    language: str
    pattern: str
    instead: str
    of: str = ""
    capitals: bool = False


GLOSSARY = [
    # one action, one word
    Word("en", r"\b(throw|throws|threw|thrown|throwing)\b", "roll; throw out: send back"),
    Word("en", r"\bfields?\b", "space"),
    Word("en", r"\bhome\b", "goal, or base", of="nichts_als_aerger"),
    Word("en", r"\bvoid\b", "cancelled", of="nichts_als_aerger"),
    Word("en", r"\bconcerns?\b", "affect", of="nichts_als_aerger"),
    Word("en", r"\blying\b", "in play", of="nichts_als_aerger"),
    Word("en", r"\b(made|photos?|pictures?)\b", "complete; portrait", of="simpsons"),
    Word("en", r"\b(lays?|laid)\b", "place", of="wonderful_world"),
    Word("de", r"\bgraue[nr]? M[aä]nn(er)?n?\b", "graue Herren", of="wonderful_world"),
    Word("en", r"\blook(s|ed|ing)? on\b", "watch"),
    Word("en", r"\b(chances? to win|winning chance)", "chance of winning"),
    Word("en", r"\bmatch(es)?\b(?! files?\b)", "game; its file: match file"),
    Word("en", r"\b(leaflet|booklet)\b", "rulebook"),
    Word("en", r"\b(SOFORT|JEDERZEIT|Ufo)\b", "INSTANT, ANYTIME, UFO", capitals=True),
    Word(
        "en",
        r"Time machine|Killer virus|time machine",
        "Time Machine, Killer Virus",
        of="nichtlustig",
        capitals=True,
    ),
    Word(
        "en",
        r"[Tt]he Children|Why you little|\bjokers?\b",
        "The Kids, Why You Little…!, Joker",
        of="simpsons",
        capitals=True,
    ),
    Word("de", r"\braus(?!ch)", "hinaus"),
    Word("de", r"Siegchance", "Gewinnchance"),
    Word("de", r"\b(Regelheft|Heft)\b", "Anleitung"),
    Word("de", r"\bAnschluss\b", "Port"),
    Word("de", r"\bübersetzt\b", "kompiliert"),
    Word("de", r"\bFotos?\b", "Bild", of="simpsons"),
    Word("de", r"\bLaufbahn\b", "Bahn", of="nichts_als_aerger"),
    # nobody is a he
    Word("en", r"\b(he|his|him|himself|she|hers?)\b", "you, or they"),
    # English, not German word for word
    Word("en", rf"\b(pieces?|turn|hand|die|dice|diet|attack|seat) of {VALUE}", "the player’s …"),
    Word("en", rf"\bA of {VALUE}", "the player’s A", capitals=True),
    Word("en", r"\b(an|the|one|any other) own\b", "one of your …"),
    Word("en", r"\((else|the usual|as usual)\b", "(default: …)"),
    Word("de", r"\(sonst\b", "(Voreinstellung: …)"),
    Word("en", r"\bmay be:", "allowed:"),
    # signs
    Word("en", r"\w'\w|\w' |\"", "’ and “ ”"),
    Word("en", r"[„»«]", "“ ”"),
    Word("de", r"\w'\w|\"|”|[»«]", "’ and „ “"),
    Word("en", r"[ \xa0]…", "no space before …"),
    Word("en", rf"[ {HARD}]%", "no space before %"),
    Word("de", rf"(?<!{HARD})%", "a no-break space before %"),
    Word(
        "",
        rf"(?<![{HARD}(])±(?! ist? )|±(?!{HARD}| ist? )|(?<!{HARD})×|×(?!{HARD})",
        "no-break spaces around ± ×",
    ),
    Word("de", rf"[{VALUE}\d] (Chips?|(Prozent)?[Pp]unkte?|MB|Min\.|Sek\.)", "a no-break space"),
    Word("en", rf"[{VALUE}\d] (chips?|(percentage )?points?|MB|min|sec)\b", "a no-break space"),
]

# Where a forbidden word is right, and why.
ALLOWED = {
    ("words/en.ftl", "doctor-not-durable-do"): "… is a name left out between two words of SQL",
    ("games/nichtlustig/de.ftl", "option-booklet_specials"): "NL-50 is about the booklet",
    ("games/nichtlustig/en.ftl", "option-booklet_specials"): "NL-50 is about the booklet",
    ("games/nichtlustig/rules.de.md", "NL-50"): "is about the booklet",
    ("games/nichtlustig/rules.en.md", "NL-50"): "is about the booklet",
}


class Text(NamedTuple):
    file: str
    key: str
    text: str

    @property
    def language(self) -> str:
        return Path(self.file).stem[-2:]


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=((?:.|\n(?=[ }\n]))*)", re.MULTILINE)
_NOT_SAID = re.compile(r"^ *\*?\[[^\]]*\]|\{ *\$[\w-]+ *->", re.MULTILINE)
_PLACE = re.compile(r"\{ *(?:\$?[a-zA-Z][\w-]*|\"[^\"]*\") *\}|%(?:\(\w+\))?s")


@cache
def texts() -> tuple[Text, ...]:
    """Every message and every rule, with a sign in the place of each value."""
    return (*_messages(), *_rules())


def _messages() -> Iterator[Text]:
    for path in (
        sorted((SOURCE / "words").glob("*.ftl")),
        sorted(SOURCE.glob("games/*/*.ftl")),
        sorted(SOURCE.glob("games/*/lessons/*.ftl")),
        sorted(PLUGINS.glob("*/src/*/*.ftl")),
    ):
        for file in path:
            name = _name(file)
            for key, body in _ENTRY.findall(file.read_text("utf-8")):
                yield Text(name, key, _PLACE.sub(VALUE, _NOT_SAID.sub("", body)))


def _rules() -> Iterator[Text]:
    outside = sorted(PLUGINS.glob("*/src/*/rules.*.md"))
    for file in [*sorted(SOURCE.glob("games/*/rules.*.md")), *outside]:
        name = _name(file)
        page = read(file.read_text("utf-8"))
        for line in page.intro:
            yield Text(name, "intro", line.text)
        for section in page.sections:
            yield Text(name, "title", section.title)
            for line in section.lines:
                yield Text(name, line.number, line.text)


def _name(file: Path) -> str:
    """Below our sources, or of a plug-in its folder and its own name."""
    if file.is_relative_to(SOURCE):
        return file.relative_to(SOURCE).as_posix()
    return f"{file.parent.name}/{file.name}"


def against(text: Text) -> list[str]:
    """What the glossary has against it."""
    found = []
    for word in GLOSSARY:
        meant = word.language in ("", text.language) and word.of in text.file
        flags = 0 if word.capitals else re.IGNORECASE
        if meant and (hit := re.search(word.pattern, text.text, flags)):
            found.append(f"{hit[0]!r}: {word.instead}")
    return found


def test_all_catalogues_and_rules_pages_are_read() -> None:
    ours = [id for id in pasch.catalogue() if pasch.load(id).package.startswith("pasch.games.")]
    wanted = set()
    for language in LANGUAGES:
        wanted |= {f"words/{language}.ftl", f"words/web.{language}.ftl"}
        wanted |= {f"games/{id}/{language}.ftl" for id in ours}
        wanted |= {f"games/{id}/rules.{language}.md" for id in ours}
        wanted |= {f"pasch_classic/{language}.ftl", f"pasch_classic/rules.{language}.md"}
        wanted |= {f"games/{id}/lessons/{language}.ftl" for id in ours if has_lessons(id)}
    assert {text.file for text in texts()} == wanted
    assert len(texts()) > 3000


def test_every_text_keeps_to_the_glossary() -> None:
    wrong = [
        f"{text.file}: {text.key}: {', '.join(found)}"
        for text in texts()
        if (found := against(text)) and (text.file, text.key) not in ALLOWED
    ]
    assert not wrong, "\n".join(wrong)


def test_every_exception_is_one() -> None:
    found = {(text.file, text.key) for text in texts() if against(text)}
    assert set(ALLOWED) <= found, "no longer needed"


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("games/x/en.ftl", "Ada throws 3"),
        ("games/x/en.ftl", "one field on"),
        ("games/x/en.ftl", "Thrown last"),
        ("games/x/en.ftl", "Here you look on"),
        ("games/nichtlustig/en.ftl", "Time machine"),
        ("games/simpsons/en.ftl", "Choose a picture"),
        ("games/wonderful_world/en.ftl", "Lay a grey man"),
        ("games/wonderful_world/de.ftl", "Graue Männer"),
        ("games/x/en.ftl", "Whoever is out loses his turn"),
        ("games/x/en.ftl", "the player's turn"),
        ("games/x/en.ftl", f"the piece of {VALUE}"),
        ("games/x/en.ftl", "70 %"),
        ("games/x/en.ftl", "5 chips"),
        ("games/x/de.ftl", "fliegt raus"),
        ("games/x/de.ftl", "Siegchance"),
        ("games/x/de.ftl", "70 %"),
        ("games/x/de.ftl", f"{VALUE} × Joker"),
        ("games/x/de.ftl", "5 Chips"),
        ("games/nichts_als_aerger/en.ftl", "goes home"),
        ("games/simpsons/en.ftl", "Homer is made"),
    ],
)
def test_what_is_forbidden_is_found(file: str, said: str) -> None:
    assert against(Text(file, "key", said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_say_what_is_then_heard(language: str) -> None:
    """The phrases on the page are those at the table, and bots have one set of names."""
    page = {each.key: each.text for each in texts() if each.file == f"words/web.{language}.ftl"}
    table = {each.key: each.text for each in texts() if each.file == f"words/{language}.ftl"}
    phrases = [key for key in page if key.startswith("phrase-")]
    assert len(phrases) > 3
    assert [page[key] for key in phrases] == [table[key] for key in phrases]
    for level in range(1, 5):
        assert f"{level}{page[f'level-{level}']}" in table["cli-level"]
