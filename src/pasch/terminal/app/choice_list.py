"""What may be answered, as a list: arrow keys or the mouse, and it narrows while one types."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from pasch.console.screen import columns
from pasch.terminal.choices import Offered


class ChoiceList(OptionList):
    can_focus = False  # keys go to the line below, which moves the mark here

    def __init__(self, id: str) -> None:
        super().__init__(id=id, compact=True, markup=False)
        self.offers: Sequence[Offered] = ()
        self.shown: list[Offered] = []

    def offer(self, offers: Sequence[Offered], marked: int | None) -> None:
        self.offers = offers
        self._list(offers)
        self.highlighted = marked

    def narrow(self, typed: str) -> None:
        """Only those that fit what was typed so far; all of them where none does."""
        fitting = [offer for n, offer in enumerate(self.offers, start=1) if fits(offer, n, typed)]
        if (fitting or list(self.offers)) != self.shown:
            self._list(fitting or self.offers)
            self.highlighted = 0 if len(fitting) == 1 else None

    @property
    def marked(self) -> Offered | None:
        return None if self.highlighted is None else self.shown[self.highlighted]

    def _list(self, offers: Sequence[Offered]) -> None:
        self.shown = list(offers)
        numbers = {id(offer): number for number, offer in enumerate(self.offers, start=1)}
        digits = len(str(len(self.offers)))
        wide = max((columns(offer.notation) for offer in self.offers), default=0)
        self.clear_options()
        self.add_options(Option(_line(numbers[id(offer)], digits, wide, offer)) for offer in offers)


def fits(offer: Offered, number: int, typed: str) -> bool:
    """
    >>> some = Offered(0, "2+4:A", "bring a piece onto A")
    >>> [fits(some, 12, typed) for typed in ("", "1", "2 + 4", "Piece", "x")]
    [True, True, True, True, False]
    """
    close = "".join(typed.split()).casefold()
    if close.isdigit() and str(number).startswith(close):
        return True
    words = offer.words.casefold()
    return offer.notation.casefold().startswith(close) or typed.strip().casefold() in words


def _line(number: int, digits: int, wide: int, offer: Offered) -> Text:
    text = Text(no_wrap=False)
    text.append(f"{number:{digits}} ", "bold #d2a8ff")
    if wide:
        text.append(f"{offer.notation}{' ' * (wide - columns(offer.notation))}  ", "#79c0ff")
    text.append(offer.words)
    return text
