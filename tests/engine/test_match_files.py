"""Match files: kept whole, and never read wrong."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import pasch
from pasch import BadFile, BadSetup, PaschError, Rng, Setup, Table, UnknownGame, WrongVersion, match
from pasch.testing.matches import step

GAME = pasch.load("mal_anders")


def started(records: int = 40) -> Table:
    table = Table(GAME, Setup(3, {"play_on": True}), ["Ann", "Jürgen", "Ζωή"])
    table.extra = {"bots": [2], "seed": "7"}
    for number in range(records):
        step(table, Rng(7, number))
    return table


def forged(**changes: Any) -> str:
    """A match file with something changed by one who knows how to sign it."""
    body = json.loads(match.dumps(started(8))) | changes
    del body["check"]
    return json.dumps({**body, "check": match._check(body)})


def problem(text: str) -> object:
    with pytest.raises(BadFile) as caught:
        match.loads(text, "a.pasch")
    assert str(caught.value).startswith("a.pasch: ")
    return caught.value.facts["problem"]


def test_a_match_is_saved_and_opened(tmp_path: Path) -> None:
    table = started()
    table.save(tmp_path / "a.pasch")
    again = pasch.open(tmp_path / "a.pasch")
    assert again.state.key() == table.state.key()
    assert (again.game.id, again.setup, again.log) == (table.game.id, table.setup, table.log)
    assert (again.names, again.extra) == (table.names, table.extra)


def test_what_a_link_leads_to_is_written_and_the_link_stays(tmp_path: Path) -> None:
    """Matches may be kept in a folder that is somewhere else."""
    kept, link = tmp_path / "kept.pasch", tmp_path / "link.pasch"
    started(8).save(kept)
    link.symlink_to(kept)
    started(40).save(link)
    assert link.is_symlink()
    assert len(pasch.open(kept).log) == 40
    assert sorted(each.name for each in tmp_path.iterdir()) == ["kept.pasch", "link.pasch"]


def test_a_path_may_be_text(tmp_path: Path) -> None:
    started().save(str(tmp_path / "a.pasch"))
    assert len(pasch.open(str(tmp_path / "a.pasch")).log) == 40


def test_a_match_without_names_or_moves_is_saved_too() -> None:
    again = match.loads(match.dumps(Table(GAME, Setup(2))))
    assert (again.names, again.log, again.extra) == ([], [], {})


def test_the_order_in_which_a_file_names_its_parts_means_nothing() -> None:
    """Other programs write JSON in an order of their own; nothing of it was changed."""
    text = match.dumps(started())
    turned = json.loads(text, object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    assert json.dumps(turned) != text.strip()
    assert match.loads(json.dumps(turned)).log == started().log


def test_a_finished_match_opens_finished() -> None:
    table = Table(GAME, Setup(2, first=0))
    while not table.over:
        step(table, Rng(3, len(table.log)))
    assert match.loads(match.dumps(table)).state.places() == table.state.places()


def test_names_are_written_readably() -> None:
    assert "Jürgen" in match.dumps(started())


def test_a_file_cut_off_anywhere_is_refused() -> None:
    text = match.dumps(started())
    for length in range(0, len(text.rstrip()), 7):
        assert problem(text[:length]) == "cut-off"


def test_a_file_with_a_changed_byte_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.pasch"
    raw = match.dumps(started()).encode()
    for place in range(0, len(raw), 7):
        file.write_bytes(raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :])
        with pytest.raises((BadFile, WrongVersion)):
            pasch.open(file)


@pytest.mark.parametrize("text", ["[]", "7", '"pasch"', "null", "{}", '{"game": "mal_anders"}'])
def test_other_json_is_no_match(text: str) -> None:
    assert problem(text) == "foreign"


@pytest.mark.parametrize("text", ["", "pasch", "[" * 100_000])
def test_what_is_no_json_is_no_match(text: str) -> None:
    assert problem(text) == "cut-off"


def test_a_newer_format_is_refused_as_such() -> None:
    with pytest.raises(WrongVersion, match="file format 2; this Pasch reads format 1") as caught:
        match.loads(forged(pasch=2))
    assert caught.value.facts["what"] == "format"


def test_a_newer_game_is_refused_as_such() -> None:
    with pytest.raises(WrongVersion, match="mal_anders version 99") as caught:
        match.loads(forged(version=99))
    assert caught.value.facts["what"] == "mal_anders"


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        match.loads(forged(game="chess"))


def test_an_impossible_setup_is_named() -> None:
    with pytest.raises(BadSetup, match="'speed'"):
        match.loads(forged(setup={"seats": 3, "options": {"speed": 1}, "first": None}))


@pytest.mark.parametrize("names", [["Ann"], ["Ann"] * 4, "Ann", [1, 2, 3], {"a": 1}])
def test_wrong_names_are_refused(names: object) -> None:
    assert problem(forged(names=names)) == "names"


@pytest.mark.parametrize(
    "log",
    [[[-1, 7]], [[0, 0]], [[-2, 0]], [[-1, 0], [-1, 9]], [["0", 0]], [[-1, "0"]], [[-1, 0.0]],
     [[-1, True]], [[-1, None]]],
)  # fmt: skip
def test_an_impossible_log_is_refused(log: object) -> None:
    with pytest.raises(BadFile, match=r"move [12] of its log"):
        match.loads(forged(log=log))


@pytest.mark.parametrize(
    "part",
    [{"log": 3}, {"log": [3]}, {"log": [[1, 2, 3]]}, {"setup": None}, {"setup": {"seats": 3}},
     {"setup": {"seats": 3, "options": [], "first": None}}, {"extra": 3}],
)  # fmt: skip
def test_a_part_of_the_wrong_kind_is_refused(part: dict[str, object]) -> None:
    assert problem(forged(**part)) == "incomplete"


def test_a_missing_part_is_refused() -> None:
    body = json.loads(forged())
    del body["log"], body["check"]
    assert problem(json.dumps({**body, "check": match._check(body)})) == "incomplete"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file"):
        pasch.open(tmp_path / "a.pasch")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read as text"):
        pasch.open(tmp_path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.pasch").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="cannot be read as text"):
        pasch.open(tmp_path / "a.pasch")


def test_every_refusal_is_a_pasch_error() -> None:
    assert issubclass(BadFile, PaschError)
    assert issubclass(WrongVersion, PaschError)


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.pasch"
    started(10).save(file)

    def full(_: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        started(20).save(file)
    assert len(pasch.open(file).log) == 10


def test_what_cannot_be_written_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "a.pasch"
    table = started()
    table.save(file)
    before = file.read_bytes()
    table.extra["bots"] = object()
    with pytest.raises(TypeError, match="not JSON serializable"):
        table.save(file)
    assert [*tmp_path.iterdir()] == [file]
    assert file.read_bytes() == before


SAVE_FOR_EVER = """
import sys, pasch
table = pasch.open(sys.argv[1])
while True:
    table.extra["times"] = table.extra.get("times", 0) + 1
    table.extra["bulk"] = "x" * 200_000
    table.save(sys.argv[1])
    print(table.extra["times"], flush=True)
"""


def test_a_process_killed_while_saving_leaves_a_whole_file(tmp_path: Path) -> None:
    file = tmp_path / "a.pasch"
    started().save(file)
    for saves, delay in ((1, 0.0), (2, 0.01), (3, 0.03)):
        command = [sys.executable, "-c", SAVE_FOR_EVER, str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            for _ in range(saves):
                told = int(process.stdout.readline())
            time.sleep(delay)  # into the next one
            process.send_signal(signal.SIGKILL)
        found = pasch.open(file)
        assert len(found.log) == 40
        assert found.extra["times"] >= told
