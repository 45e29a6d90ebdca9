"""Shell completion and the manual page say what the parser says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

import pasch
from pasch.cli import COMMANDS, main
from pasch.shell.completion import bash, fish, zsh
from pasch.shell.manual import page
from pasch.shell.usage import Argument, Usage, usages
from pasch.speech import LANGUAGES, Speaker

USAGES = usages(Speaker("en"))


def completed(*words: str, folder: Path | None = None) -> list[str]:
    """What bash offers for the last word."""
    line = " ".join(f"'{word}'" for word in words)
    script = f"{bash(USAGES)}\nCOMP_WORDS=(pasch {line}); COMP_CWORD={len(words)}; _pasch"
    script += "\nprintf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(
        ["bash", "-u", "-c", script], capture_output=True, text=True, check=True, cwd=folder
    )
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if line]


def test_commands_are_completed() -> None:
    assert completed("re") == ["replay", "review", "restore"]
    assert {*COMMANDS, "--lan", "--version"} <= {*completed("")}


def test_games_and_options_of_a_command_are_completed() -> None:
    assert completed("play", "mal") == ["mal_anders"]
    assert completed("--language", "de", "rules", "n") == ["nichtlustig", "nichts_als_aerger"]
    assert completed("play", "mal_anders", "--s") == ["--seats", "--seed"]
    assert completed("completion", "") == ["bash", "zsh", "fish", "--help", "--language"]


def test_values_are_completed_where_they_can_be_known(tmp_path: Path) -> None:
    assert completed("serve", "--language", "") == list(LANGUAGES)
    assert completed("play", "--level", "") == ["1", "2", "3", "4"]
    assert completed("play", "--names", "") == []
    (tmp_path / "game.pasch").touch()
    (tmp_path / "two words.pasch").touch()
    (tmp_path / "folder").mkdir()
    assert completed("replay", "ga", folder=tmp_path) == ["game.pasch"]
    assert completed("play", "--resume", "ga", folder=tmp_path) == ["game.pasch"]
    assert completed("hint", "tw", folder=tmp_path) == ["two words.pasch"]
    assert completed("play", "--file", "tw", folder=tmp_path) == ["two words.pasch"]
    assert completed("bench", "ga", folder=tmp_path) == []
    assert completed("odds", "ga", folder=tmp_path) == ["game.pasch"]
    assert completed("serve", "--data", "", folder=tmp_path) == ["folder"]
    assert "folder" in completed("build-board", "", folder=tmp_path)
    assert "game.pasch" not in completed("build-board", "", folder=tmp_path)


def test_zsh_runs_the_function_of_bash() -> None:
    script = zsh(USAGES)
    assert script.startswith("#compdef pasch\n")
    assert bash(USAGES).partition("\n")[2] in script
    # Read from fpath at the first Tab, it has to answer that one too.
    last = script.splitlines()[-1]
    assert last == (
        'if [ "${funcstack[1]}" = _pasch ]; then _bash_complete -o filenames -F _pasch; fi'
    )


@pytest.mark.parametrize("way", ["source", "fpath"])
def test_a_real_zsh_completes_at_the_first_tab(way: str, tmp_path: Path) -> None:
    """Where there is one: it comes with no package that we could ask for."""
    if which("zsh") is None:
        return
    (tmp_path / "_pasch").write_text(zsh(USAGES), "utf-8")
    find = {"source": f"source {tmp_path}/_pasch", "fpath": ":"}[way]
    script = f"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell 'PS1=; fpath=({tmp_path} $fpath); autoload -U compinit; compinit -u -D'
        zpty -w shell '{find}'
        zpty -w shell 'echo rea''dy'; zpty -r shell heard '*ready*'
        zpty -w -n shell $'pasch rules mal\t'; zpty -r shell heard '*mal_anders*'
        print -r -- "$heard"
        zpty -d shell
    """
    done = subprocess.run(
        ["zsh", "-f", "-c", script], capture_output=True, text=True, check=False, timeout=60
    )
    assert "pasch rules mal_anders" in done.stdout.replace("\r", ""), done


def test_a_real_fish_completes(tmp_path: Path) -> None:
    """Where there is one."""
    if which("fish") is None:
        return
    (tmp_path / "pasch.fish").write_text(fish(USAGES), "utf-8")
    for typed, found in (("rules mal", "mal_anders"), ("play --level ", "3"), ("repl", "replay")):
        script = f"source {tmp_path}/pasch.fish; complete -C 'pasch {typed}'"
        done = subprocess.run(
            ["fish", "-N", "-c", script], capture_output=True, text=True, check=True, timeout=60
        )
        assert found in [line.partition("\t")[0] for line in done.stdout.splitlines()]


def test_fish_knows_every_command_option_and_game() -> None:
    script = fish(USAGES)
    for usage in USAGES[1:]:
        assert f"-n __fish_use_subcommand -a {usage.name} -d '" in script
        within = [line for line in script.splitlines() if f"from {usage.name}'" in line]
        for option in usage.options:
            assert any(f"-l {option.names[-1][2:]} " in line for line in within)
    assert f"-a '{' '.join(pasch.catalogue())}'" in script
    assert "-l language -x -a 'de en'" in script
    assert "-l resume -F -d" in script
    assert "-l file -r -F -d" in script
    for line in script.splitlines():
        assert len(re.findall(r"(?<!\\)'", line)) % 2 == 0, line


@pytest.mark.parametrize(
    ("value", "choices", "paths", "needed", "taken"),
    [
        ("", (), "", False, "-d 'about'"),
        ("NAME", (), "", True, "-x -d 'about'"),
        ("NAME", (), "", False, "-d 'about'"),
        ("1|2", ("1", "2"), "", True, "-x -a '1 2' -d 'about'"),
        ("1|2", ("1", "2"), "", False, "-a '1 2' -d 'about'"),
        ("FILE", (), "f", True, "-r -F -d 'about'"),
        ("FILE", (), "f", False, "-F -d 'about'"),
    ],
)
def test_fish_is_told_what_an_option_takes_and_whether_it_must(
    value: str, choices: tuple[str, ...], paths: str, needed: bool, taken: str
) -> None:
    option = Argument(("-o", "--option"), value, "about", choices, paths, needed)
    *_, line, end = fish([Usage("", "", "", (option,))]).split("\n")
    assert line == f"complete -c pasch -n '__fish_use_subcommand' -s o -l option {taken}"
    assert end == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_has_every_command_and_every_word_of_its_help(language: str) -> None:
    words = Speaker(language)
    roff = page(words)
    plain = re.sub(r"\\f[BIR]", "", roff).replace("\\-", "-").replace("\\&", "")
    for usage in usages(words):
        assert usage.about in plain
        assert not usage.name or f'\n.SS "pasch {usage.name}"\n' in plain
        for argument in usage.arguments:
            assert argument.help in plain
            assert all(name in plain for name in argument.names)
    requests = {line.split()[0] for line in roff.splitlines() if line.startswith(".")}
    assert requests == {".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".I"}


@pytest.mark.parametrize("arguments", [["man"], ["completion", "bash"], ["completion", "fish"]])
def test_the_commands_write_it(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--language", "en"]) == 0
    assert "pasch" in capsys.readouterr().out


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "tcsh", "--language", "en"]) == 2
    assert "bash, zsh, fish" in capsys.readouterr().err
