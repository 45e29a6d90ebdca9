"""`pasch man`: the manual page, of the same words as the help."""

from __future__ import annotations

from argparse import Namespace

from pasch import __version__
from pasch.console.console import Console
from pasch.shell.usage import Argument, Usage, usages
from pasch.speech import Speaker


def run(options: Namespace, console: Console) -> int:
    console.screen.out.write(page(console.speaker))
    return 0


def page(words: Speaker) -> str:
    """roff, as `man` wants it."""
    whole, *commands = usages(words)
    lines = [
        f'.TH PASCH 1 "" "Pasch {__version__}"',
        _section(words, "name"),
        rf"pasch \- {_plain(words.key('man-what'))}",
        _section(words, "synopsis"),
        ".nf",
        rf"\fBpasch\fR {_taken(whole)}",
        rf"\fBpasch\fR {_value(words.key('cli-command'))} …",
        ".fi",
        _section(words, "description"),
        _plain(whole.about),
        _section(words, "options"),
        *_options(whole),
        _section(words, "commands"),
    ]
    for usage in commands:
        lines.append(f'.SS "pasch {usage.name}"')
        lines += [_taken(usage), ".PP", _plain(usage.about), *_arguments(usage), *_options(usage)]
    lines += [_section(words, "files"), ".TP", ".I ~/.local/share/pasch",
              _plain(words.key("man-data"))]  # fmt: skip
    return "\n".join([*lines, ""])


def _section(words: Speaker, name: str) -> str:
    return f'.SH "{_plain(words.key(f"man-{name}"))}"'


def _taken(usage: Usage) -> str:
    """The synopsis of one command."""
    command = [r"\fBpasch " + _plain(usage.name) + r"\fR"] if usage.name else []
    places = [_value(each.value) if each.needed else f"[{_value(each.value)}]"
              for each in usage.places]  # fmt: skip
    options = [f"[{_option(each)}]" for each in usage.options if "-h" not in each.names]
    return " ".join([*command, *places, *options])


def _arguments(usage: Usage) -> list[str]:
    return [line for each in usage.places
            for line in (".TP", _value(each.value), _plain(each.help))]  # fmt: skip


def _options(usage: Usage) -> list[str]:
    return [line for each in usage.options
            for line in (".TP", _option(each), _plain(each.help))]  # fmt: skip


def _option(option: Argument) -> str:
    names = ", ".join(rf"\fB{_plain(name)}\fR" for name in option.names)
    if not option.value:
        return names
    value = _value(option.value)
    return f"{names} {value}" if option.needed else f"{names} [{value}]"


def _value(text: str) -> str:
    return rf"\fI{_plain(text)}\fR"


def _plain(text: str) -> str:
    """Without signs that roff would take for its own.

    >>> print(_plain("--no-hints: a\\\\b"), _plain(".x"), _plain("'y"))
    \\-\\-no\\-hints: a\\eb \\&.x \\&'y
    """
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
