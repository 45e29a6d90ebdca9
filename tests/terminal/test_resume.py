"""A match goes on where it was left: after a word, after Ctrl-C, after the plug was pulled."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pexpect
import pytest
from terminal.scripted import Answer, ScriptedConsole, choices, logged, match, player, prompt, typed

import pasch
from pasch.cli import main, run
from pasch.speech import Speaker
from pasch.terminal.match_loop import RECENT
from pasch.testing.matches import step

Capture = pytest.CaptureFixture[str]
PASCH = [sys.executable, "-m", "pasch.cli"]
SOURCE = str(Path(pasch.__file__).parents[1])


def last_choice(count: int) -> int:
    return count


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", **more}


def test_play_resume_takes_up_the_last_match(home: Path) -> None:
    begun = ["play", "mal_anders", "--names", "Anna,Ben", "--first", "1", "--seed", "125"]
    run([*begun, "--by-hand"], ScriptedConsole("en", typed("1")).console)
    (path,) = home.glob("*.pasch")
    before = logged(pasch.open(path))
    desk = ScriptedConsole("en", typed("2"))
    assert run(["play", "--resume"], desk.console) == 0
    assert "What happened last:\n  Anna rolls 1, 1, 5 and 6." in desk.shown
    assert logged(pasch.open(path)) == [*before, (0, pasch.open(path).log[-1].action)]


def test_a_finished_match_is_shown_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.pasch"
    match(ScriptedConsole("en", typed()), path, bots="1,2").run()
    data = path.read_bytes()
    desk = ScriptedConsole("en", typed())
    assert run(["play", "--resume", str(path)], desk.console) == 0
    assert "The game is over" in desk.shown
    assert path.read_bytes() == data


def test_coming_and_going_never_changes_the_dice(tmp_path: Path) -> None:
    whole = match(
        ScriptedConsole("en", player("en", last_choice)), tmp_path / "whole.pasch", bots="2"
    )
    whole.run()
    path = tmp_path / "bits.pasch"
    match(ScriptedConsole("en", once("en")), path, bots="2").run()
    while not pasch.open(path).over:
        run(["play", "--resume", str(path)], ScriptedConsole("en", once("en")).console)
    assert logged(pasch.open(path)) == logged(whole.table)


def once(language: str) -> Answer:
    """One choice, then the terminal is closed."""
    play = player(language, last_choice)
    chosen = False

    def answer(shown: str) -> str | None:
        nonlocal chosen
        if prompt(shown) != Speaker(language).key("terminal-prompt"):
            return play(shown)
        text = None if chosen else play(shown)
        chosen = True
        return text

    return answer


class Process:
    """Pasch in a process of its own, behind pipes."""

    def __init__(self, *arguments: str) -> None:
        self.shown = ""
        self._process = subprocess.Popen(
            [*PASCH, *arguments, "--language", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait_for_question(self) -> bool:
        """Whether there is one; else it has ended."""
        assert self._process.stdout
        while not self.shown.endswith(("Your choice: ", "undo › ")):
            part = os.read(self._process.stdout.fileno(), 1 << 16)
            if not part:
                return False
            self.shown += part.decode()
        return True

    def answer(self) -> None:
        assert self._process.stdin
        text = "" if self.shown.endswith("undo › ") else str(choices(self.shown))
        self._process.stdin.write(f"{text}\n".encode())
        self._process.stdin.flush()
        self.shown += "\n"

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe
            pipe.close()


def test_nothing_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """What came before a question is in the file; what follows is what would have followed."""
    asked: list[int] = []  # how many records there are at each question of the whole match
    play = player("en", last_choice)

    def counted(shown: str) -> str | None:
        asked.append(len(whole.table.log))
        return play(shown)

    whole = match(ScriptedConsole("en", counted), tmp_path / "whole.pasch", bots="2")
    whole.run()
    told = logged(whole.table)

    random = Random(1)
    path = tmp_path / "killed.pasch"
    arguments = ["mal_anders", "--names", "Anna,Ben", "--bots", "2", "--first", "1"]
    process = Process("play", *arguments, "--seed", "125", "--file", str(path))
    question = 0
    for _ in range(6):
        for _ in range(random.randint(1, 5)):
            assert process.wait_for_question()
            assert logged(pasch.open(path)) == told[: asked[question]]
            process.answer()
            question += 1
        time.sleep(random.random() / 40)
        process.end()
        kept = logged(pasch.open(path))
        assert kept == told[: len(kept)]
        assert len(kept) >= asked[question - 1]
        question = next(place for place, count in enumerate(asked) if count >= len(kept))
        process = Process("play", "--resume", str(path))
    process.end()
    run(["play", "--resume", str(path)], ScriptedConsole("en", player("en", last_choice)).console)
    assert logged(pasch.open(path)) == told


def test_a_match_is_played_by_one_at_a_time(tmp_path: Path, capsys: Capture) -> None:
    path, link = tmp_path / "x.pasch", tmp_path / "link.pasch"
    link.symlink_to(path)
    arguments = ["mal_anders", "--names", "Anna,Ben", "--first", "1", "--seed", "125"]
    first = Process("play", *arguments, "--file", str(path))
    assert first.wait_for_question()
    for name in (path, link):
        assert main(["play", "--resume", str(name), "--language", "en"]) == 2
        said = capsys.readouterr().err
        assert f"{name} is already in use" in said
        assert f"process {first.pid}" in said
        assert socket.gethostname() in said
    first.answer()
    assert first.wait_for_question()
    kept = logged(pasch.open(path))
    first.end()  # killed: nothing is in the way
    assert run(["play", "--resume", str(path)], ScriptedConsole("en", typed()).console) == 0
    assert logged(pasch.open(path)) == kept
    assert link.is_symlink()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link.pasch", "x.pasch"]


def test_whoever_waited_at_the_menu_plays_on_with_the_newest(home: Path) -> None:
    begun = ["play", "mal_anders", "--names", "Anna,Ben", "--first", "1", "--seed", "125"]
    run(begun, ScriptedConsole("en", typed()).console)
    (path,) = home.glob("*.pasch")
    played: list[tuple[int, int]] = []

    def meanwhile(shown: str) -> str | None:
        if "Which game" in prompt(shown):
            run(["play", "--resume", str(path)], ScriptedConsole("en", typed("1")).console)
            played.extend(logged(pasch.open(path)))
            return "c"
        return None

    run(["play"], ScriptedConsole("en", meanwhile).console)
    assert played
    assert logged(pasch.open(path)) == played


def test_through_a_link_the_match_is_kept_and_the_link_stays(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    path, link = folder / "x.pasch", tmp_path / "link.pasch"
    match(ScriptedConsole("en", typed()), path).run()
    link.symlink_to(path)
    before = logged(pasch.open(path))
    run(["play", "--resume", str(link)], ScriptedConsole("en", typed("1")).console)
    assert link.is_symlink()
    assert len(logged(pasch.open(path))) > len(before)


def test_two_that_write_at_once_never_leave_half_a_file(tmp_path: Path) -> None:
    """Library users may save without asking anybody: the later wins, and the file can be read."""
    path = tmp_path / "x.pasch"
    table = match(ScriptedConsole("en", typed()), path).table
    with ThreadPoolExecutor(4) as pool:
        for future in [pool.submit(table.save, path) for _ in range(40)]:
            future.result()
            pasch.open(path)
    assert [file.name for file in tmp_path.iterdir()] == ["x.pasch"]


def test_what_a_killed_one_left_half_written_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "x.pasch"
    match(ScriptedConsole("en", typed()), path).run()
    (tmp_path / ".x.pasch.0123456789abcdef.new").write_text("{")
    run(["play", "--resume", str(path)], ScriptedConsole("en", typed()).console)
    assert [file.name for file in tmp_path.iterdir()] == ["x.pasch"]


def test_a_real_terminal_from_the_menu_to_ctrl_c(tmp_path: Path) -> None:
    home = str(tmp_path / "data")
    environ = environment(XDG_DATA_HOME=home, TERM="xterm", LANG="de_DE.UTF-8", NO_COLOR="")
    number = pasch.catalogue().index("mal_anders") + 1
    child = pexpect.spawn(PASCH[0], [*PASCH[1:], "play", "--plain", "--seed", "125"], env=environ,
                          encoding="utf-8", timeout=20, dimensions=(24, 80))  # fmt: skip
    for question, answer in (
        ("Welches Spiel", str(number)),
        ("Wer spielt", "Anna, Ben"),
        ("Wie viele", ""),
        ("Übliche Regeln", ""),
    ):
        child.expect(question)
        child.sendline(answer)
    child.expect("ist am Zug")
    child.expect("Deine Wahl:")
    assert "\x1b[33m○\x1b[0m" in str(child.before)  # yellow, and round
    child.sendcontrol("c")
    child.expect("Weiter geht es mit:")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    environ = environment(XDG_DATA_HOME=str(tmp_path), TERM="xterm", NO_COLOR="1")
    text = pexpect.run(" ".join([*PASCH, "games"]), env=environ, encoding="utf-8", timeout=20)
    assert "mal_anders" in text
    assert "\x1b" not in text


def test_a_closed_pipe_ends_it_quietly() -> None:
    command = f"{' '.join(PASCH)} rules mal_anders | head -n 1"
    done = subprocess.run(["bash", "-c", command], env=environment(), capture_output=True)
    assert done.stderr == b""


def test_strange_bytes_are_no_reason_to_stop(tmp_path: Path) -> None:
    arguments = [*PASCH, "play", "mal_anders", "--file", str(tmp_path / "x.pasch")]
    done = subprocess.run(
        [*arguments, "--names", "Anna,Ben", "--language", "en"],
        input=b"\xff\xfe\n",
        env=environment(),
        capture_output=True,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert "I don’t understand".encode() in done.stdout


@pytest.mark.parametrize("moment", ["choice", "pause"])
def test_ctrl_c_behind_a_pipe_keeps_the_match(moment: str, tmp_path: Path) -> None:
    path = tmp_path / "x.pasch"
    process = Process("play", "mal_anders", "--names", "A,B", "--first", "1", "--seed", "125",
                      "--file", str(path), "--by-hand")  # fmt: skip
    for _ in range(2 if moment == "pause" else 1):
        assert process.wait_for_question()
        process.answer()
    assert process.wait_for_question()
    process._process.send_signal(signal.SIGINT)
    assert process._process.wait(20) == 130
    process.end()
    assert len(pasch.open(path).log) == (6 if moment == "pause" else 5)


def test_whoever_leaves_before_anything_happened_finds_it_again(tmp_path: Path) -> None:
    path = tmp_path / "x.pasch"
    desk = ScriptedConsole("en", typed("quit"))
    assert match(desk, path, "simpsons", "Anna,Ben,Cleo").run() == 0
    assert str(path) in desk.shown.replace("\n", "")
    assert pasch.open(path).log == []


def test_whoever_comes_back_is_told_what_happened_last(tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed())
    at = match(desk, tmp_path / "x.pasch", "simpsons", "Anna", bots="2,3")
    for number in range(60):
        step(at.table, pasch.Rng(1, number))
    events = [" ".join(each.sentences) for each in at.flow.story_of(0).news()]
    assert len(events) > 2 * RECENT
    at._welcome()
    shown = " ".join(desk.shown.split())
    told = " ".join(" ".join(events[-RECENT:]).split())
    assert shown.endswith(told)
    assert " ".join(events[0].split()) not in shown
