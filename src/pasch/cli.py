"""The command line: arguments only.  Each command is a module that is imported when asked for."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from pasch import __version__
from pasch.analysis.errors import MissingPart
from pasch.catalogue import at_fault
from pasch.console.console import Console, EndOfInput, standard
from pasch.console.language import language
from pasch.console.parser import Parser, speak
from pasch.engine import state
from pasch.engine.errors import PaschError
from pasch.speech import LANGUAGES, Speaker


class Command(NamedTuple):
    """`module` has `run(options, console) -> int`, the exit status.

    The words are `cli-<name>` (one line for the list) and `cli-<name>-about`.
    """

    arguments: Callable[[Parser, Speaker], None]
    module: str
    extra: str = ""  # of the package, with which all that it imports is there


def _play(parser: Parser, words: Speaker) -> None:
    file = words.key("cli-file-value")
    parser.add_argument("game", nargs="?", metavar=words.key("cli-game-value"),
                        help=words.key("cli-play-game"))  # fmt: skip
    for option, value in (
        ("names", "ANNA,BEN"),
        ("seats", "N"),
        ("bots", "2,3:4,4:PACKAGE:CLASS"),
        ("level", "1–4"),
        ("first", "N"),
        ("seed", "N"),
        ("position", file),
        ("file", file),
    ):
        parser.add_argument(f"--{option}", metavar=value, help=words.key(f"cli-{option}"))
    parser.add_argument("--option", metavar=words.key("cli-option-value"), action="append",
                        default=[], help=words.key("cli-option"))  # fmt: skip
    for flag in ("no-hints", "by-hand", "plain"):
        parser.add_argument(f"--{flag}", action="store_true", help=words.key(f"cli-{flag}"))
    parser.add_argument("--resume", metavar=file, nargs="?", const="",
                        help=words.key("cli-resume"))  # fmt: skip


def _games(parser: Parser, words: Speaker) -> None:
    pass


def _man(parser: Parser, words: Speaker) -> None:
    pass


def _rules(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    parser.add_argument("number", nargs="?", metavar=words.key("cli-number-value"),
                        help=words.key("cli-number"))  # fmt: skip


def _learn(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    parser.add_argument("lesson", nargs="?", metavar=words.key("cli-lesson-value"),
                        help=words.key("cli-lesson"))  # fmt: skip


def _puzzle(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    parser.add_argument("number", nargs="?", metavar="N", help=words.key("cli-puzzle-number"))


def _replay(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-match-file"))  # fmt: skip
    parser.add_argument("--board", action="store_true", help=words.key("cli-board"))


def _odds(parser: Parser, words: Speaker) -> None:
    _subject(parser, words, "cli-odds-what")


def _hint(parser: Parser, words: Speaker) -> None:
    _subject(parser, words, "cli-hint-what")


def _subject(parser: Parser, words: Speaker, what: str) -> None:
    """A match, or a game with a position."""
    parser.add_argument("what", metavar=words.key("cli-odds-value"), help=words.key(what))
    parser.add_argument("position", nargs="?", metavar=words.key("cli-odds-position-value"),
                        help=words.key("cli-odds-position"))  # fmt: skip
    parser.add_argument("--at", type=int, metavar="N", help=words.key("cli-odds-at"))
    parser.add_argument("--json", action="store_true", help=words.key("cli-odds-json"))


def _review(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-match-file"))  # fmt: skip
    parser.add_argument("--seconds", type=float, default=25, metavar="N",
                        help=words.key("cli-review-seconds"))  # fmt: skip
    parser.add_argument("--json", action="store_true", help=words.key("cli-review-json"))


def _database(parser: Parser, words: Speaker) -> None:
    """Which tables."""
    parser.add_argument("--data", default="", metavar=words.key("cli-folder-value"),
                        help=words.key("cli-data"))  # fmt: skip
    parser.add_argument("--database", default="", metavar="URL", help=words.key("cli-database"))


def _forget(parser: Parser, words: Speaker) -> None:
    _database(parser, words)
    parser.add_argument("--keep-days", type=float, default=180.0, metavar="N",
                        help=words.key("cli-keep-days"))  # fmt: skip
    parser.add_argument("--dry-run", action="store_true", help=words.key("cli-dry-run"))


def _doctor(parser: Parser, words: Speaker) -> None:
    _database(parser, words)
    parser.add_argument("--bus", default="", metavar="URL", help=words.key("cli-bus"))
    parser.add_argument("--json", action="store_true", help=words.key("cli-doctor-json"))


def _backup(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-backup-file"))  # fmt: skip
    _database(parser, words)


def _restore(parser: Parser, words: Speaker) -> None:
    _backup(parser, words)
    parser.add_argument("--replace", action="store_true", help=words.key("cli-replace"))


def _serve(parser: Parser, words: Speaker) -> None:
    whole, decimal = int, float
    for name, kind, value, default in (
        ("host", str, words.key("cli-address-value"), "127.0.0.1"),
        ("port", whole, "N", 8000),
        ("data", str, words.key("cli-folder-value"), ""),
        ("database", str, "URL", ""),
        ("bus", str, "URL", ""),
        ("workers", whole, "N", 1),
        ("pace", decimal, "S", 0.7),
        ("grace", decimal, "S", 45.0),
        ("opening", decimal, "S", 10.0),
        ("keep-days", decimal, "N", 180.0),
        ("sockets-per-address", whole, "N", 64),
    ):
        parser.add_argument(f"--{name}", type=kind, default=default, metavar=value,
                            help=words.key(f"cli-{name}"))  # fmt: skip
    parser.add_argument("--origin", action="append", default=[], metavar="URL",
                        help=words.key("cli-origin"))  # fmt: skip
    for flag in ("behind-proxy", "unlimited"):
        parser.add_argument(f"--{flag}", action="store_true", help=words.key(f"cli-{flag}"))


def _home(parser: Parser, words: Speaker) -> None:
    """`pasch` alone."""
    parser.add_argument("--lan", action="store_true", help=words.key("cli-lan"))
    parser.add_argument("--port", type=int, metavar="N", help=words.key("cli-home-port"))
    parser.add_argument("--no-browser", action="store_true", help=words.key("cli-no-browser"))


def _bench(parser: Parser, words: Speaker) -> None:
    parser.add_argument(
        "what",
        choices=("engine", "peers", "server", "scale", "idle", "start"),
        help=words.key("cli-bench-what"),
    )
    parser.add_argument("--seconds", type=float, default=6, metavar="N",
                        help=words.key("cli-bench-seconds"))  # fmt: skip
    parser.add_argument("--write", action="store_true", help=words.key("cli-bench-write"))


def _one_file(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-match-file"))  # fmt: skip


def _verify(parser: Parser, words: Speaker) -> None:
    _one_file(parser, words)
    parser.add_argument("--mine", action="append", default=[], metavar=words.key("cli-mine-value"),
                        help=words.key("cli-mine"))  # fmt: skip
    parser.add_argument("--seal", default="", metavar=words.key("cli-seal-value"),
                        help=words.key("cli-seal"))  # fmt: skip


def _league(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N",
                        help=words.key("cli-league-games"))  # fmt: skip
    for option in ("seats", "budget", "ceiling"):
        parser.add_argument(f"--{option}", type=int, metavar="N",
                            help=words.key(f"cli-league-{option}"))  # fmt: skip
    parser.add_argument("--bots", metavar="PACKAGE:CLASS,3", help=words.key("cli-league-bots"))
    parser.add_argument("--write", action="store_true", help=words.key("cli-league-write"))


def _many_games(parser: Parser, words: Speaker) -> None:
    """What is played: the same for a simulation and for a dataset."""
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    for option, value in (
        ("bots", "2,random,PACKAGE:CLASS"), ("seats", "N"), ("first", "N"), ("dask", "URL"),
    ):  # fmt: skip
        parser.add_argument(f"--{option}", metavar=value, help=words.key(f"cli-simulate-{option}"))
    parser.add_argument("--option", metavar=words.key("cli-option-value"), action="append",
                        default=[], help=words.key("cli-option"))  # fmt: skip
    parser.add_argument("--games", type=int, default=1000, metavar="N",
                        help=words.key("cli-simulate-games"))  # fmt: skip
    parser.add_argument("--seed", default="1", metavar="N", help=words.key("cli-simulate-seed"))
    parser.add_argument("--workers", type=int, metavar="N",
                        help=words.key("cli-simulate-workers"))  # fmt: skip
    parser.add_argument("--folder", metavar=words.key("cli-folder-value"),
                        help=words.key("cli-simulate-folder"))  # fmt: skip
    parser.add_argument("--fixed-seats", action="store_true",
                        help=words.key("cli-simulate-fixed-seats"))  # fmt: skip


def _simulate(parser: Parser, words: Speaker) -> None:
    _many_games(parser, words)
    parser.add_argument("--parquet", action="store_true",
                        help=words.key("cli-simulate-parquet"))  # fmt: skip


def _dataset(parser: Parser, words: Speaker) -> None:
    _many_games(parser, words)


def _calibrate(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    for option, default in (("seats", None), ("level", 2), ("games", 2000), ("intervals", 0),
                            ("seed", 1), ("workers", 1), ("figure", None)):  # fmt: skip
        parser.add_argument(f"--{option}", type=int, default=default, metavar="N",
                            help=words.key(f"cli-calibrate-{option}"))  # fmt: skip
    parser.add_argument("--picture", metavar=words.key("cli-file-value"),
                        help=words.key("cli-calibrate-picture"))  # fmt: skip
    parser.add_argument("--json", action="store_true", help=words.key("cli-calibrate-json"))
    parser.add_argument("--write", action="store_true", help=words.key("cli-calibrate-write"))


def _puzzles(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    for option, default in (("count", 200), ("seed", 1), ("workers", 1)):
        parser.add_argument(f"--{option}", type=int, default=default, metavar="N",
                            help=words.key(f"cli-puzzles-{option}"))  # fmt: skip
    parser.add_argument("--output", metavar=words.key("cli-file-value"),
                        help=words.key("cli-puzzles-output"))  # fmt: skip
    parser.add_argument("--check", action="store_true", help=words.key("cli-puzzles-check"))


def _new_game(parser: Parser, words: Speaker) -> None:
    parser.add_argument("name", metavar=words.key("cli-new-game-value"),
                        help=words.key("cli-new-game-name"))  # fmt: skip
    for option in ("german", "english"):
        parser.add_argument(f"--{option}", metavar=words.key("cli-new-game-title-value"),
                            help=words.key(f"cli-new-game-{option}"))  # fmt: skip
    parser.add_argument("--folder", metavar=words.key("cli-folder-value"),
                        help=words.key("cli-new-game-folder"))  # fmt: skip


def _build_board(parser: Parser, words: Speaker) -> None:
    parser.add_argument("folder", metavar=words.key("cli-folder-value"),
                        help=words.key("cli-build-board-folder"))  # fmt: skip


def _completion(parser: Parser, words: Speaker) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "fish"),
                        help=words.key("cli-completion-shell"))  # fmt: skip


COMMANDS = {
    "play": Command(_play, "pasch.terminal.play"),
    "games": Command(_games, "pasch.terminal.listing"),
    "rules": Command(_rules, "pasch.terminal.rulesbook"),
    "learn": Command(_learn, "pasch.terminal.learn"),
    "puzzle": Command(_puzzle, "pasch.terminal.puzzle"),
    "replay": Command(_replay, "pasch.terminal.replay"),
    "hint": Command(_hint, "pasch.terminal.hint"),
    "odds": Command(_odds, "pasch.terminal.odds"),
    "review": Command(_review, "pasch.terminal.review"),
    "league": Command(_league, "pasch.bench.league"),
    "simulate": Command(_simulate, "pasch.research.simulate"),
    "dataset": Command(_dataset, "pasch.research.dataset_command"),
    "calibrate": Command(_calibrate, "pasch.bench.calibrate"),
    "puzzles": Command(_puzzles, "pasch.bench.puzzles"),
    "serve": Command(_serve, "pasch.server.serve", "server"),
    "doctor": Command(_doctor, "pasch.server.doctor", "server"),
    "backup": Command(_backup, "pasch.server.backups", "server"),
    "restore": Command(_restore, "pasch.server.backups", "server"),
    "forget": Command(_forget, "pasch.server.forget_command", "server"),
    "verify": Command(_verify, "pasch.terminal.verify"),
    "new-game": Command(_new_game, "pasch.new_game.command"),
    "build-board": Command(_build_board, "pasch.new_game.board"),
    "bench": Command(_bench, "pasch.bench.command"),
    "completion": Command(_completion, "pasch.shell.completion"),
    "man": Command(_man, "pasch.shell.manual"),
}
HOME = Command(_home, "pasch.server.local_server", "server")  # the page in the browser


def parser(words: Speaker) -> Parser:
    speak(words)
    whole = Parser(prog="pasch", description=words.key("cli-about"))
    whole.add_argument("--version", action="version", version=version(),
                       help=words.key("cli-version"))  # fmt: skip
    _language(whole, words)
    _home(whole, words)
    commands = whole.add_subparsers(
        dest="command", metavar=words.key("cli-command"), title=words.key("cli-commands")
    )
    for name, command in COMMANDS.items():
        about = words.key(f"cli-{name}-about")
        part = commands.add_parser(name, help=words.key(f"cli-{name}"), description=about)
        command.arguments(part, words)
        _language(part, words)
    return whole


def _language(parser: Parser, words: Speaker) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help=words.key("cli-language"))


def _load(command: Command) -> Callable[[Namespace, Console], int]:
    """What it runs; MissingPart, with the one command that helps, where its extra is not there."""
    try:
        run: Callable[[Namespace, Console], int] = import_module(command.module).run
    except ModuleNotFoundError as error:
        if not command.extra or str(error.name).startswith("pasch"):
            raise
        raise MissingPart(
            f"{error.name} is not installed: pip install 'pasch[{command.extra}]'",
            {"name": str(error.name), "extra": command.extra},
        ) from None
    return run


def version() -> str:
    compiled = not str(state.__file__).endswith(".py")
    return f"pasch {__version__} ({'compiled' if compiled else 'interpreted'})"


def main(argv: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else list(argv)
    console = standard(language(arguments, os.environ))
    try:
        return run(arguments, console)
    except PaschError as error:
        return console.refuse(error)
    except EndOfInput:  # before a match began: nothing to keep
        return 0
    except KeyboardInterrupt:
        console.screen.line()
        return 130
    except BrokenPipeError:  # the reader has seen enough, as in `pasch rules simpsons | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # every finished move is saved already
        from pasch.console import crash

        return crash.report(error, console)


def run(arguments: Sequence[str], console: Console) -> int:
    whole = parser(console.speaker)
    options = whole.parse_args(arguments)
    command = _load(COMMANDS[options.command] if options.command else HOME)
    try:
        status = command(options, console)
    except SystemExit as error:
        if not at_fault(error):
            raise
        # A game from outside wanted to end us without a word.
        raise RuntimeError(f"exit({error.code})").with_traceback(error.__traceback__) from error
    assert isinstance(status, int)
    console.screen.out.flush()  # so that a broken pipe is noticed here
    return status


if __name__ == "__main__":
    sys.exit(main())
