"""docs/accessibility.md lists every criterion and key, and names only tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d\.\d\.\d+) [^|]+ \| (A|AA) \| [^|]* \| ([^|]+) \|$", re.MULTILINE)
# Of https://www.w3.org/TR/WCAG22/, levels A and AA; 4.1.1 is gone.
CRITERIA = re.findall(
    r"[\d.]+",
    """
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5
1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6
2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1
3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3
""",
)


def test_every_criterion_has_a_test_that_is_there() -> None:
    rows = ROW.findall(PAGE)
    assert [number for number, _, _ in rows] == CRITERIA
    for number, _, test in rows:
        named = re.fullmatch(r"`([\w/]+\.py)::(\w+)`", test.strip())
        assert named, f"{number}: {test}"
        file, name = named.groups()
        assert (ROOT / file).is_file(), f"{number}: no {file}"
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {name}(" in source, f"{number}: no {test}"


def test_every_key_is_listed() -> None:
    source = (ROOT / "web/src/pages/key_list.ts").read_text(encoding="utf-8")
    keys = re.search(r'"(\?[a-z0-9]+)"', source)
    assert keys
    for key in keys[1].replace("1", ""):
        assert f"| `{key}` |" in PAGE, key


def test_there_is_no_video() -> None:
    """What has neither sound nor pictures that run needs no captions."""
    for path in [*ROOT.glob("web/src/**/*.tsx"), *ROOT.glob("src/pasch/games/*/web/*.tsx")]:
        assert not re.search(r"<(video|audio)\b", path.read_text(encoding="utf-8")), path
