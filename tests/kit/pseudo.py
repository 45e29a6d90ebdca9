"""A language that nobody speaks: German with accents, longer, and counted as in Polish.

Written as catalogues into a copy of the sources; nothing else is touched.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

CODE = "pl"  # for its plurals: one, few, many, other
FEW, MANY = "·2", "·5"  # stand behind what is said so
MISSING = ("phrase-hello", "theme-dark")  # left out on purpose: said in English
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZßäöüÄÖÜ"
_ACCENTED = "áƀćđéƒǵħíĵķłɱńóƥɋŕśŧúṽŵẋýźÁɃĆĐÉƑǴĦÍĴĶŁṀŃÓƤɊŔŚŦÚṼŴẊÝŹšåøůÅØŮ"
ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
WORD = re.compile(r"[A-Za-zäöüÄÖÜß]{4,}")
_KEPT = re.compile(
    r"\{[^{}\n]*\}|\{ *\$[\w-]+ *->\s*$|^\s*\*?\[[^\]\n]*\]|^[a-zA-Z][\w-]* *=|^\s*\}|^#.*$"
)
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=")


def accented(line: str) -> str:
    """Every letter outside of braces; what is said becomes longer, too."""
    said, at = "", 0
    for kept in [*_KEPT.finditer(line), None]:
        text = line[at : kept.start() if kept else len(line)]
        said += text.translate(ACCENTS) + ("~" if WORD.search(text) else "")
        said, at = (said + kept[0], kept.end()) if kept else (said, at)
    return said


def catalogue(german: str) -> str:
    lines: list[str] = []
    skipped = one = False
    for line in german.splitlines():
        if entry := _ENTRY.match(line):
            skipped = entry[1] in MISSING
        if skipped:
            continue
        one = line.strip().startswith("[one]") or (one and not line.strip().startswith("}"))
        if one and line.strip().startswith("*[other]"):
            for plural, mark in (("few", FEW), ("many", MANY)):
                lines.append(accented(line.replace("*[other]", f" [{plural}]")) + mark)
        lines.append(accented(line))
    return "\n".join(lines) + "\n"


def write(package: Path) -> None:
    """The catalogues and rules pages of this copy of `pasch`, once more in the new language."""
    for path in [*package.rglob("*de.ftl"), *package.rglob("rules.de.md")]:
        text = path.read_text("utf-8")
        new = path.with_name(path.name.replace("de.", f"{CODE}."))
        rules = "\n".join(line.translate(ACCENTS) for line in text.splitlines())
        numbered = re.sub(r"\*\*(\S+?-\d+\w?)\*\*", _plain, rules)
        new.write_text(catalogue(text) if path.suffix == ".ftl" else numbered + "\n", "utf-8")


def _plain(number: re.Match[str]) -> str:
    return number[0].translate(str.maketrans(_ACCENTED, _PLAIN))


def copied(repository: Path, target: Path) -> Path:
    """The sources of Python and page, with the new catalogues."""
    ignore = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
    built = repository / "src/pasch/web"
    shutil.copytree(
        repository / "src/pasch",
        target / "src/pasch",
        ignore=lambda folder, names: {
            *ignore(folder, names), *(["web"] if Path(folder) == built.parent else [])
        },
    )  # fmt: skip
    shutil.copytree(repository / "web", target / "web", ignore=ignore)
    (target / "web/node_modules").symlink_to(repository / "web/node_modules")
    write(target / "src/pasch")
    return target


def leaked(shown: str, package: Path) -> set[str]:
    """Words of our German and English catalogues that stand in a text as they are there."""
    known: set[str] = set()
    for path in [*package.rglob("*de.ftl"), *package.rglob("*en.ftl")]:
        entries = (
            line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")
        )
        for line in entries:
            name = _ENTRY.match(line)
            if not (name and name[1] in MISSING):
                known.update(WORD.findall(_KEPT.sub("", line)))
    return known & {*WORD.findall(shown)}
