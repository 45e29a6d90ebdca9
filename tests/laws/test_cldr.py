"""Plurals and numbers are those of CLDR, as Babel knows it."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal

from pasch.cldr import NUMBERS, PLURALS
from pasch.speech import LANGUAGES, asked_language, decimal, grouped

WHOLE = [*range(130), 1000, 1001, 2000, 10_000, 100_000, 1_000_000, 1_000_002, 3_000_000]


def test_every_language_counts_as_in_cldr() -> None:
    assert len(PLURALS) > 180
    for language, plural in PLURALS.items():
        known = Locale.parse(language).plural_form
        assert [plural(n) for n in WHOLE] == [known(n) for n in WHOLE], language


def test_every_language_writes_numbers_as_in_cldr() -> None:
    for language in NUMBERS:
        if Locale.parse(language).default_numbering_system == "latn":
            wanted = format_decimal(1_234_567, locale=language)
            assert grouped(1_234_567, language) == wanted, language
            assert decimal(0.5, language) == format_decimal(0.5, locale=language), language


def test_small_numbers_and_signs() -> None:
    assert [grouped(n, "de") for n in (0, 12, 123, 1234, -1234)] == [
        "0", "12", "123", "1.234", "−1.234",
    ]  # fmt: skip
    assert decimal(2, "de", 2, signed=True) == "+2,00"
    assert decimal(-2, "de", 2) == "−2,00"
    assert decimal(-0.04, "de") == "0,0"  # no minus before nothing
    assert decimal(-0.0, "de", signed=True) == "+0,0"
    assert decimal(-0.06, "de") == "−0,1"


def test_languages_are_those_that_have_catalogues() -> None:
    assert LANGUAGES[:2] == ("de", "en")
    assert asked_language("xx, EN-us;q=0.5") == "en"
    assert asked_language("") is None
    assert asked_language("dex, *") is None
