"""`pasch simulate`: the same bytes whatever happens on the way, and one line where it cannot."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from terminal.real import Terminal

from pasch.cli import main
from pasch.research import workers
from pasch.research.batch import play
from pasch.research.experiment import Experiment
from pasch.research.journal import JOURNAL, Journal
from pasch.research.run import simulate
from pasch.research.worker import receive, send

OWN = "kit.own_bots"
RESULTS = ("games.csv", "summary.json", "pictures.html")
PLAIN = Experiment("mal_anders", ("random", "random"), seed=3)
PATIENCE = 120.0


def command(folder: Path, *more: str, games: int = 40) -> list[str]:
    return ["simulate", "mal_anders", "--games", str(games), "--folder", str(folder),
            "--language", "en", *more]  # fmt: skip


def results(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in RESULTS}


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    found = []
    for count in ("1", "2", "3"):
        folder = tmp_path / count
        assert main(command(folder, "--workers", count, "--bots", f"random,{OWN}:Last")) == 0
        found.append(results(folder))
    assert found[0] == found[1] == found[2]
    table = found[0]["games.csv"].decode().splitlines()
    assert [line.split(",")[0] for line in table[1:]] == [str(number) for number in range(40)]


def test_more_games_later_are_the_same_as_all_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main(command(whole)) == 0
    assert main(command(parts, games=15)) == 0
    capsys.readouterr()
    assert main(command(parts)) == 0
    assert "15 games are there already" in capsys.readouterr().out
    assert results(whole) == results(parts)
    assert main(command(parts, games=3)) == 0  # nothing that was played is thrown away
    assert results(whole) == results(parts)


def test_a_journal_that_was_cut_off_goes_on_from_its_last_whole_batch(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    simulate(PLAIN, 12, workers=1, folder=whole)
    data = (whole / JOURNAL).read_bytes()
    for cut in (1, 7, len(data) // 2, len(data) - 1):
        (whole / JOURNAL).write_bytes(data[:cut])
        assert simulate(PLAIN, 12, workers=1, folder=whole).games == 12
        with Journal(whole, PLAIN.checked()) as journal:
            assert b"".join(journal.rows(12)).endswith(play(PLAIN.checked(), 0, 12).rows)
            assert not list(journal.missing(12))


def test_a_journal_that_was_changed_is_not_believed(tmp_path: Path) -> None:
    simulate(PLAIN, 12, workers=1, folder=tmp_path)
    path = tmp_path / JOURNAL
    data = bytearray(path.read_bytes())
    data[-2] ^= 1
    path.write_bytes(data)
    with Journal(tmp_path, PLAIN.checked()) as journal:
        assert sum(map(len, journal.missing(12)))


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "mark"
    monkeypatch.setenv("PASCH_TEST_MARK", str(path))
    return path


def test_a_worker_that_dies_is_replaced(tmp_path: Path, mark: Path) -> None:
    mark.touch()
    quiet = ["--bots", f"random,{OWN}:DiesOnce", "--workers", "2"]
    assert main(command(tmp_path / "quiet", *quiet)) == 0
    mark.unlink()
    assert main(command(tmp_path / "dead", *quiet)) == 0
    assert mark.exists()
    assert results(tmp_path / "quiet") == results(tmp_path / "dead")


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said on the other channel, after the bar."""
    said = [line for line in capsys.readouterr().err.splitlines() if line.startswith("pasch: ")]
    assert len(said) == 1, said
    return said[0]


def test_games_that_nobody_survives_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(tmp_path / "x", "--bots", f"{OWN}:Dies", "--workers", "1")) == 2
    assert "The games 0–0 ended their process three times (status 9)." in one_line(capsys)


def test_a_bot_that_errs_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(tmp_path / "x", "--bots", f"random,{OWN}:Raises")) == 2
    assert "The bot “Raises” failed: KeyError" in one_line(capsys)


def test_what_a_bot_prints_disturbs_nobody(tmp_path: Path) -> None:
    tally = simulate(PLAIN._replace(bots=("random", f"{OWN}:Prints")), 3, workers=1)
    assert tally.games == 3


WRONG = [
    (["simulate", "chess"], "„chess“ gibt es hier nicht", "There are: mal_anders"),
    (["simulate", "mal_anders", "--seats", "9"], "für 2–4 Spieler", "2–4 players"),
    (["simulate", "mal_anders", "--bots", "genius"], "„genius“ gibt es nicht", "no bot “genius”"),
    (["simulate", "mal_anders", "--bots", "1,2", "--seats", "3"], "2 Bots für 3", "2 bots for 3"),
    (["simulate", "mal_anders", "--bots", "1,2,3,4,1"], "für 2–4 Spieler", "2–4 players"),
    (["simulate", "mal_anders", "--option", "bank=3"], "Es gibt: play_on", "There are: play_on"),
    (["simulate", "mal_anders", "--first", "3"], "3 kann nicht beginnen", "Seat 3 cannot begin"),
    (["simulate", "mal_anders", "--seed", "x"], "keine ganze Zahl", "not a whole number"),
    (["simulate", "mal_anders", "--games", "0"], "mindestens 1", "at least 1"),
    (["simulate", "mal_anders", "--workers", "0"], "mindestens 1", "at least 1"),
    (
        ["simulate", "mal_anders", "--folder", "/proc/x"],
        "Mit --folder geht",
        "Use --folder to save",
    ),
    (["simulate", "mal_anders", "--games", "x"], "„x“ ist keine Zahl", "“x” is not a number"),
    (
        ["simulate", "mal_anders", "--dask", "x"],
        "Das Dask-Cluster x",
        "The Dask cluster x does not",
    ),
    (["dataset", "mal_anders", "--bots", "genius"], "„genius“ gibt es nicht", "no bot “genius”"),
    (["dataset", "mal_anders", "--dask", "x"], "Das Dask-Cluster x", "The Dask cluster x does not"),
]


@pytest.mark.parametrize(("arguments", "german", "english"), WRONG, ids=lambda part: str(part)[:40])
def test_nonsense_is_refused_in_one_line(
    arguments: list[str], german: str, english: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for language, expected in (("de", german), ("en", english)):
        assert main([*arguments, "--language", language]) == 2
        captured = capsys.readouterr()
        assert expected in captured.err.splitlines()[-1]
        assert "pasch: " in captured.err
        assert not captured.out  # that one line, and no other
    assert not os.listdir(tmp_path)


def test_a_folder_that_was_there_stays(tmp_path: Path) -> None:
    assert main(command(tmp_path, "--dask", "x")) == 2
    assert tmp_path.exists()
    assert not os.listdir(tmp_path)
    assert main(command(tmp_path, games=2)) == 0


def test_what_is_there_is_told_even_if_fewer_are_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(tmp_path / "x", games=9)) == 0
    assert main(command(tmp_path / "x", games=3)) == 0
    assert "9 games are there already" in capsys.readouterr().out


def test_a_folder_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "other"
    assert main(command(folder, games=2)) == 0
    capsys.readouterr()
    assert main(command(folder, "--seed", "9")) == 2
    assert "another experiment (different: seed)" in one_line(capsys)
    (tmp_path / "diary").mkdir()
    (tmp_path / "diary/page").write_text("dear diary")
    assert main(command(tmp_path / "diary")) == 2
    assert "something that no simulation wrote" in one_line(capsys)
    (folder / "experiment.json").write_text("[]")
    assert main(command(folder)) == 2
    (folder / "experiment.json").write_text("{")
    assert main(command(folder)) == 2


def started(arguments: list[str], limit: Callable[[], None] | None = None) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(
        [sys.executable, "-m", "pasch", *arguments], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit,
    )  # fmt: skip


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def grown(folder: Path) -> bool:
    journal = folder / JOURNAL
    return journal.exists() and journal.stat().st_size > 0


def finished(folder: Path) -> int:
    """The number after the last game that is there."""
    with Journal(folder, Experiment("mal_anders", ("random", "random")).checked()) as journal:
        return max(entry.stop for entry in journal.entries)


def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    folder = tmp_path / "long"
    process = started(command(folder, games=10**7))
    until(lambda: grown(folder))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Stopped after " in out
    assert "Traceback" not in err
    done = finished(folder)
    assert main(command(folder, games=done)) == 0
    assert main(command(tmp_path / "short", games=done)) == 0
    assert results(folder) == results(tmp_path / "short")


def children(process: subprocess.Popen[str]) -> list[int]:
    path = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    threads = path.parents[1].glob("*/children")  # whoever started it is one of the threads
    return [int(child) for each in threads for child in each.read_text().split()]


def test_killed_it_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "long"
    process = started(command(folder, "--workers", "2", games=10**7))
    until(lambda: grown(folder) and len(children(process)) == 2)
    workers = children(process)
    process.kill()
    process.communicate()
    until(lambda: not any(_alive(pid) for pid in workers))
    done = finished(folder)
    assert main(command(folder, games=done + 5)) == 0
    assert len((folder / "games.csv").read_text().splitlines()) == done + 6


def _alive(pid: int) -> bool:
    """A zombie, which nobody looks after here, is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_full_disk_is_told_in_one_line_and_the_rest_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "full"
    limit = 20_000  # bytes of any file

    def nearly_full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    process = started(command(folder, games=10**7), nearly_full)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "Stopped after " in out
    lines = [line for line in err.splitlines() if line.startswith("pasch: ")]
    assert len(lines) == 1
    assert JOURNAL in lines[0]
    assert main(command(folder, games=finished(folder))) == 0


def test_two_at_once_do_not_mix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Journal(tmp_path / "x", Experiment("mal_anders", ("random", "random")).checked()):
        assert main(command(tmp_path / "x")) == 2
    assert "in use" in one_line(capsys)


def test_pictures_ask_nobody_for_anything(tmp_path: Path) -> None:
    assert main(command(tmp_path / "x", "--bots", "2,random", games=6)) == 0
    page = (tmp_path / "x/pictures.html").read_text("utf-8")
    assert page.count("<svg ") == 5  # bots, order, length, points of two
    left = page.replace("http://www.w3.org/2000/svg", "")
    for outside in ("http:", "https:", "//", "src=", "href=", "@import", "url("):
        assert outside not in left, outside


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    import polars

    assert main(command(tmp_path / "x", "--parquet", "--bots", "2,random", games=6)) == 0
    table = polars.read_parquet(tmp_path / "x/games.parquet")
    assert table.shape == (6, 10)
    assert table["game"].to_list() == list(range(6))
    assert set(table["bot_0"].to_list()) == {"2", "random"}


@pytest.mark.parametrize(
    ("flag", "package", "extra"),
    [(["--parquet"], "polars", "research"), (["--dask", "tcp://x:1"], "distributed", "dask")],
)
def test_a_missing_extra_is_told_before_the_first_game(
    flag: list[str], package: str, extra: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    from pasch.research import tables

    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert main(command(tmp_path / "x", *flag)) == 2
    assert f"This needs {package}; install it with: pip install 'pasch[{extra}]'" in one_line(
        capsys
    )
    assert not (tmp_path / "x").exists()


def test_a_worker_ends_when_nobody_talks_to_it() -> None:
    process = workers.start()
    assert process.stdin
    assert process.stdout
    send(process.stdin, (sys.path, tuple(PLAIN.checked())))
    send(process.stdin, (0, 2))
    assert receive(process.stdout).rows == play(PLAIN.checked(), 0, 2).rows
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()


def test_the_summary_is_plain_json(tmp_path: Path) -> None:
    assert main(command(tmp_path / "x", games=4)) == 0
    found = json.loads((tmp_path / "x/summary.json").read_text())
    assert found["experiment"]["bots"] == ["random", "random"]
    assert 0 <= found["order"]["0"]["wins"] <= 1


def test_a_live_bar_shows_rate_and_time_left(tmp_path: Path) -> None:
    with Terminal(*command(tmp_path / "x", games=10**7)) as terminal:
        shown = terminal.until(" left")
    assert re.search(r"0% ░{24} [\d,]+ of 10,000,000 games, [\d.,]+/s, [\d:]+ left", shown)
