"""`wire.ts` of every game's page part is what its position is now."""

from __future__ import annotations

from pathlib import Path

import pytest

import pasch
from pasch.server.position_types import position_types

# The page is built from it: it is no part of the package that is installed.
GAMES = Path(__file__).parents[2] / "src/pasch/games"


@pytest.mark.parametrize("game", pasch.catalogue())
def test_the_file_is_fresh(game: str) -> None:
    file = GAMES / game / "web/wire.ts"
    again = f"python -m pasch.server.position_types {game} > src/pasch/games/{game}/web/wire.ts"
    assert file.read_text(encoding="utf-8") == position_types(game), f"renew it: {again}"


def test_a_package_by_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "stranger_types" / "rules"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "readable.py").write_text(
        "from typing import Literal, NotRequired, TypedDict\n"
        "Face = Literal['sun', 'moon']\n"
        "class Position(TypedDict):\n"
        '    """All of it."""\n'
        "    dice: list[Face]\n"
        "    kept: NotRequired[dict[str, int | None]]\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert position_types("stranger_types.rules").split("\n\n", 1)[1] == (
        'export type Face = "moon" | "sun";\n\n/** All of it. */\nexport interface Position {\n'
        "  dice: Face[];\n  kept?: Record<string, number | null>;\n}\n"
    )


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "stranger_untyped"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(SystemExit, match=r"stranger_untyped\.sub is missing"):
        position_types("stranger_untyped.sub")
    with pytest.raises(SystemExit, match=r"pasch\.games\.nothing is missing"):
        position_types("nothing")
    (folder / "sub").mkdir()
    (folder / "sub" / "readable.py").touch()
    with pytest.raises(SystemExit, match=r"sub\.readable lacks the TypedDict Position"):
        position_types("stranger_untyped.sub")
