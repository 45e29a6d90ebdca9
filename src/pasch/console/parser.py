"""argparse, made to speak the player's language."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from pasch.console.refusals import BadArguments
from pasch.speech import Speaker

INVALID = "invalid choice: %(value)r (choose from %(choices)s)"

# What argparse says by itself, and our words for it; the rest it says in English.
SENTENCES = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positional",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "expected one argument": "cli-expected-one",
    "unrecognized arguments: %s": "cli-unrecognized",
    "the following arguments are required: %s": "cli-required",
    INVALID: "cli-invalid-choice",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "ignored explicit argument %r": "cli-explicit",
    "invalid %(type)s value: %(value)r": "cli-invalid-number",  # all that have a type are numbers
    "not allowed with argument %s": "cli-not-with",
}


class Parser(argparse.ArgumentParser):
    """Refuses like everything else in Pasch: with an error, in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(message, {"text": message, "command": self.prog})

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """As argparse does, without Python's quotes around the choices."""
        if action.choices is not None and value not in action.choices:
            choices = ", ".join(map(str, action.choices))
            sentence: str = vars(argparse)["_"](INVALID)
            raise argparse.ArgumentError(action, sentence % {"value": value, "choices": choices})


def speak(speaker: Speaker) -> None:
    """Have argparse say its own sentences with this speaker."""

    def translate(text: str) -> str:
        if text not in SENTENCES:
            return text
        return speaker.key(SENTENCES[text]) + text[len(text.rstrip()) :]

    # argparse looks its sentences up through this name, meant for gettext catalogues
    vars(argparse)["_"] = translate
