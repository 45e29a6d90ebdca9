"""The contracts of `make lint` on who may import whom notice what they are there for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WRONG = {
    "engine/state.py": "from pasch.speech import Speaker",
    "server/table.py": "import pasch.terminal.story",
    "bots/league.py": "from pasch.games.simpsons.state import State",
    "games/mal_anders/state.py": "import pasch.games.simpsons.album",
    "games/mal_anders/words.py": "from pasch.bots.guide import Guide",
}
CONTRACTS = (
    "each layer knows only those below it BROKEN",
    "no layer knows a game by name BROKEN",
    "no game knows another BROKEN",
    "a game knows the engine, and each part of it the layer that asks for that part BROKEN",
)


def test_a_wrong_import_is_named(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/pasch", tmp_path / "pasch", ignore=_all_but_python)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "pasch/stray.py").write_text("")  # in no layer
    for name, line in WRONG.items():
        path = tmp_path / "pasch" / name
        path.write_text(f"{path.read_text('utf-8')}\n{line}\n", "utf-8")
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    for contract in CONTRACTS:
        assert contract in done.stdout
    for name, line in WRONG.items():
        assert name.removesuffix(".py").replace("/", ".") in done.stdout
        assert line.split()[1] in done.stdout
    assert "stray" in done.stdout


def _all_but_python(folder: str, names: list[str]) -> set[str]:
    """Folders are copied, for what is in them."""
    here = Path(folder)
    return {
        name
        for name in names
        if name in ("web", "__pycache__") or not (name.endswith(".py") or (here / name).is_dir())
    }
