"""The command line: arguments only.  Each command is a module that is imported when asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from pasch import __version__
from pasch.engine import state
from pasch.engine.errors import PaschError
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.console import Console, EndOfInput, standard
from pasch.terminal.language import language
from pasch.terminal.parser import Parser, speak


class Command(NamedTuple):
    """`module` has `run(options, console) -> int`, the exit status.

    The words are `cli-<name>` (one line for the list) and `cli-<name>-about`.
    """

    arguments: Callable[[Parser, Speaker], None]
    module: str


def _play(parser: Parser, words: Speaker) -> None:
    file = words.key("cli-file-value")
    parser.add_argument("game", nargs="?", metavar=words.key("cli-game-value"),
                        help=words.key("cli-game"))  # fmt: skip
    for option, value in (
        ("names", "ANNA,BEN"),
        ("seats", "N"),
        ("bots", "2,3"),
        ("first", "N"),
        ("seed", "N"),
        ("file", file),
    ):
        parser.add_argument(f"--{option}", metavar=value, help=words.key(f"cli-{option}"))
    parser.add_argument("--option", metavar=words.key("cli-option-value"), action="append",
                        default=[], help=words.key("cli-option"))  # fmt: skip
    parser.add_argument("--resume", metavar=file, nargs="?", const="",
                        help=words.key("cli-resume"))  # fmt: skip


def _games(parser: Parser, words: Speaker) -> None:
    pass


def _rules(parser: Parser, words: Speaker) -> None:
    parser.add_argument("game", metavar=words.key("cli-game-value"), help=words.key("cli-game"))
    parser.add_argument("number", nargs="?", metavar=words.key("cli-number-value"),
                        help=words.key("cli-number"))  # fmt: skip


def _replay(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-match-file"))  # fmt: skip
    parser.add_argument("--board", action="store_true", help=words.key("cli-board"))


def _verify(parser: Parser, words: Speaker) -> None:
    parser.add_argument("file", metavar=words.key("cli-file-value"),
                        help=words.key("cli-match-file"))  # fmt: skip


def _bench(parser: Parser, words: Speaker) -> None:
    parser.add_argument("what", choices=("engine", "start"), help=words.key("cli-bench-what"))
    parser.add_argument("--seconds", type=float, default=6, metavar="N",
                        help=words.key("cli-bench-seconds"))  # fmt: skip
    parser.add_argument("--write", action="store_true", help=words.key("cli-bench-write"))


COMMANDS = {
    "play": Command(_play, "pasch.terminal.play"),
    "games": Command(_games, "pasch.terminal.listing"),
    "rules": Command(_rules, "pasch.terminal.rulesbook"),
    "replay": Command(_replay, "pasch.terminal.retelling"),
    "verify": Command(_verify, "pasch.terminal.verify"),
    "bench": Command(_bench, "pasch.bench.command"),
}


def parser(words: Speaker) -> Parser:
    speak(words)
    whole = Parser(prog="pasch", description=words.key("cli-about"))
    whole.add_argument("--version", action="version", version=version(),
                       help=words.key("cli-version"))  # fmt: skip
    _language(whole, words)
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
        from pasch.terminal import crash

        return crash.report(error, console)


def run(arguments: Sequence[str], console: Console) -> int:
    whole = parser(console.speaker)
    options = whole.parse_args(arguments)
    if options.command is None:
        whole.print_help()
        return 0
    command = import_module(COMMANDS[options.command].module).run
    status = command(options, console)
    assert isinstance(status, int)
    console.screen.out.flush()  # so that a broken pipe is noticed here
    return status


if __name__ == "__main__":
    sys.exit(main())
