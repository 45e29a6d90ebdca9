"""Examples in docstrings are code: Markdown would take `>>>` for a quotation in a quotation."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^([ ]*)>>> .*\n?(?:^(?!\s*$).*\n?)*", re.MULTILINE)


def fenced(text: str) -> str:
    """With a fence around every session, up to the next empty line."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Fenced(Extension):
    """For mkdocstrings; named in mkdocs.yml."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
