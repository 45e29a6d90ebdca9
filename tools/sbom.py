"""What Pasch is made of: a bill of materials (CycloneDX), and the licences of all of it.

    python tools/sbom.py sbom dist/pasch.cdx.json
    python tools/sbom.py licences

Versions come from the lock files, licences of Python packages from what is installed and those of
the page from its lock file.  `required` is what runs on a server or in a browser, `optional` what
an extra brings, `excluded` what only builds or tests.  The same sources give the same bytes.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
REQUIRED, OPTIONAL, EXCLUDED = "required", "optional", "excluded"
UNKNOWN = "unknown"
PAGES = {
    "web/package-lock.json": REQUIRED,
    "tools/biome/package-lock.json": EXCLUDED,
    "tools/chromium/package-lock.json": EXCLUDED,
}
# What may be given to others together with Pasch, which is under the MIT licence.
PERMISSIVE = ("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT",
              "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
              "BSL-1.0")  # fmt: skip
# Packages that tell their licence in words of their own.
WORDS = {
    "apache": "Apache-2.0",
    "bsd-2": "BSD-2-Clause",
    "bsd": "BSD-3-Clause",
    "isc": "ISC",
    "mit": "MIT",
    "mozilla public license 2.0": "MPL-2.0",
    "mpl-2.0": "MPL-2.0",
    "python software foundation": "PSF-2.0",
}


class Part(NamedTuple):
    kind: str  # pypi, npm
    name: str
    version: str
    licence: str
    scope: str
    needs: tuple[str, ...] = ()  # names of the same kind
    sha512: str = ""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def python_parts() -> Iterator[Part]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    required = _closure([*project["dependencies"], *extras["server"]])
    optional = _closure(extras["analysis"])
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^ ;\\]+)", lock, re.MULTILINE):
        plain = _plain(name)
        scope = REQUIRED if plain in required else OPTIONAL if plain in optional else EXCLUDED
        found = _installed(name)
        needs = tuple(sorted(_needs(found))) if found else ()
        yield Part("pypi", plain, version, _licence(found) if found else UNKNOWN, scope, needs)


def _closure(wanted: Iterable[str]) -> set[str]:
    """These packages and all that they need on this machine."""
    found: set[str] = set()
    waiting = [_plain(Requirement(line).name) for line in wanted]
    while waiting:
        name = waiting.pop()
        installed = _installed(name)
        if name not in found and installed:
            found.add(name)
            waiting += _needs(installed)
    return found


def _needs(package: Distribution) -> list[str]:
    wanted = [Requirement(line) for line in package.requires or []]
    return [
        _plain(each.name)
        for each in wanted
        if each.marker is None or each.marker.evaluate({"extra": ""})
    ]


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:  # of another system
        return None


def _licence(package: Distribution) -> str:
    said: Any = package.metadata
    expression = said.get("License-Expression")
    if expression:
        return str(expression)
    classified = [
        line.rpartition(":: ")[2] for line in said.get_all("Classifier", ()) if "License ::" in line
    ]
    for text in (*classified, str(said.get("License", "")).partition("\n")[0]):
        for words, licence in WORDS.items():
            if re.search(rf"\b{re.escape(words)}", text.lower()):
                return licence
    return UNKNOWN


def page_parts() -> Iterator[Part]:
    for lock, scope in PAGES.items():
        packages = json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]
        for path, package in packages.items():
            if path:
                yield Part(
                    "npm",
                    path.rpartition("node_modules/")[2],
                    package["version"],
                    package.get("license", UNKNOWN),
                    EXCLUDED if package.get("dev") else scope,
                    tuple(sorted(package.get("dependencies", ()))),
                    base64.b64decode(package["integrity"].removeprefix("sha512-")).hex(),
                )


def parts() -> list[Part]:
    """All of them once: what several places want is wanted most by one."""
    found: dict[str, Part] = {}
    for part in (*python_parts(), *page_parts()):
        known = found.get(part.purl)
        if known is None or (known.scope, part.scope) == (EXCLUDED, REQUIRED):
            found[part.purl] = part
    return sorted(found.values())


def bill() -> dict[str, Any]:
    """The document, as CycloneDX 1.6 has it."""
    all_parts = parts()
    source = (ROOT / "src/pasch/__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'__version__ = "([^"]+)"', source)[0]
    pasch = Part("pypi", "pasch", version, "MIT", REQUIRED)
    by_name = {(part.kind, part.name): part.purl for part in all_parts}
    whole: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", **_component(pasch)}},
        "components": [{"type": "library", **_component(part)} for part in all_parts],
        "dependencies": [
            {
                "ref": pasch.purl,
                "dependsOn": [part.purl for part in all_parts if part.scope == REQUIRED],
            },
            *(
                {
                    "ref": part.purl,
                    "dependsOn": [
                        by_name[part.kind, name]
                        for name in part.needs
                        if (part.kind, name) in by_name
                    ],
                }
                for part in all_parts
            ),
        ],
    }
    name = f"pasch-sbom:{json.dumps(whole, sort_keys=True)}"
    return {**whole, "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, name)}"}


def _component(part: Part) -> dict[str, Any]:
    return {
        "bom-ref": part.purl,
        "purl": part.purl,
        "name": part.name,
        "version": part.version,
        "scope": part.scope,
        **({"licenses": [_choice(part.licence)]} if part.licence != UNKNOWN else {}),
        **({"hashes": [{"alg": "SHA-512", "content": part.sha512}]} if part.sha512 else {}),
    }


def _choice(licence: str) -> dict[str, Any]:
    simple = re.fullmatch(r"[\w.-]+", licence)
    return {"license": {"id": licence}} if simple else {"expression": licence}


def forbidden(found: Iterable[Part]) -> list[Part]:
    """What goes out with Pasch and may not, or may be anything."""
    return [part for part in found if part.scope != EXCLUDED and not _may_go(part.licence)]


def _may_go(licence: str) -> bool:
    """One of several offered is enough; of several that hold together, all have to be."""
    return any(
        all(each in PERMISSIVE for each in re.split(r" AND ", offer.strip("() ")))
        for offer in re.split(r" OR ", licence)
    )


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["sbom"] and len(arguments) == 2:
        target = Path(arguments[1])
        target.parent.mkdir(parents=True, exist_ok=True)
        whole = bill()
        target.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
        print(f"{target}: {len(whole['components'])} parts")
        return 0
    if arguments == ["licences"]:
        found = parts()
        for part in found:
            print(f"{part.scope:9} {part.kind:5} {part.name} {part.version}: {part.licence}")
        wrong = forbidden(found)
        for part in wrong:
            print(f"NOT TO BE GIVEN TO OTHERS: {part.name}: {part.licence}", file=sys.stderr)
        return 1 if wrong else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
