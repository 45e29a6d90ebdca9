"""Messages become sentences, with names, in both languages."""

from collections.abc import Callable, Mapping

import pytest
from kit.toy import TOY

import pasch
from pasch import IllegalAction, Message, PaschError, Setup, Table, match
from pasch.engine import errors
from pasch.engine.message import Term, Value
from pasch.speech import LANGUAGES, Speaker, grouped


@pytest.mark.parametrize(
    ("language", "text"), [("de", "Ben sagt: zusammen 7."), ("en", "Ben says: 7 together.")]
)
def test_a_message_is_said_with_names(language: str, text: str) -> None:
    speaker = Speaker(language, "toy", ["Ann", "Ben"])
    assert speaker.say(Message("claims", {"seat": 1, "total": 7})) == text
    assert speaker.key("claims", seat=1, total=7) == text


@pytest.mark.parametrize(
    ("language", "text"), [("de", "Platz 2 beginnt."), ("en", "Seat 2 begins.")]
)
def test_a_seat_without_a_name_is_numbered(language: str, text: str) -> None:
    assert Speaker(language, "toy").say(Message("begins", {"seat": 1})) == text


def test_a_name_is_said_as_it_is() -> None:
    speaker = Speaker("de", "toy", ["{ $seat } -> *[x]"])
    assert speaker.say(Message("begins", {"seat": 0})) == "{ $seat } -> *[x] beginnt."


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Message("offer-doubt"), "Ann has a do not believe it."),
        ([Message("offer-doubt"), Message("offer-stake", {"value": 2})],
         "Ann has a do not believe it and stake 2."),
        ([], "Ann has a ."),
        ("joker", "Ann has a joker."),
    ],
)  # fmt: skip
def test_values_may_be_messages_themselves(value: Value, text: str) -> None:
    assert Speaker("en", "toy", ["Ann"]).key("card", seat=0, value=value) == text


def test_a_term_is_said_in_each_language() -> None:
    term = Term("offer-stake", {"value": 2})
    assert term == Message("offer-stake", {"value": 2})
    english, german = Speaker("en", "toy"), Speaker("de", "toy")
    said = [speaker.say(term) for speaker in (english, german, english, german)]
    assert said == ["stake 2", "2 setzen"] * 2


@pytest.mark.parametrize("value", [{"seat": 0}, {"card": Message("begins", {"seat": 0})}])
def test_no_player_is_in_a_term(value: dict[str, Value]) -> None:
    with pytest.raises(ValueError, match="not the same at every table"):
        Term("card", value)


def test_a_seat_may_be_given_in_words() -> None:
    assert Speaker("en", "toy", ["Ann"]).key("begins", seat="The bank") == "The bank begins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_is_an_error(language: str) -> None:
    with pytest.raises(ValueError, match=f"{language}: claims"):
        Speaker(language, "toy", ["Ann"]).key("claims", seat=0)


def test_a_speaker_knows_its_keys() -> None:
    assert Speaker("de", "toy").knows("claims")
    assert not Speaker("de").knows("claims")
    with pytest.raises(LookupError):
        Speaker("de").key("claims")


def test_a_refused_action_is_said_with_its_reason() -> None:
    reason = Message("why-claim", {"rule": "TY-3"})
    text = Speaker("en", "toy").error(IllegalAction("no", {}, reason))
    assert text == "A claim must be higher, and only a claim can be doubted (TY-3)."


MISTAKES: Mapping[str, Callable[[], object]] = {
    "unknown_game": lambda: pasch.load("chess"),
    "bad_setup": lambda: TOY.start(Setup(9)),
    "bad_position": lambda: TOY.from_position({"game": "toy", "seats": 9}),
    "not_your_turn": lambda: Table(TOY, Setup(2)).play(1, 0),
    "illegal_action": lambda: Table(TOY, Setup(2)).happen(2),
    "unreadable_move": lambda: TOY.read(TOY.start(Setup(2)), "two"),
    "nothing_to_take_back": lambda: Table(TOY, Setup(2)).take_back(),
    "bad_file": lambda: match.loads("{}", "a.pasch"),
    "wrong_version": lambda: match.loads('{"pasch": 2}', "a.pasch"),
}


@pytest.mark.parametrize("code", MISTAKES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_said_in_one_line(language: str, code: str) -> None:
    with pytest.raises(PaschError) as caught:
        MISTAKES[code]()
    assert caught.value.code == code
    text = Speaker(language, "toy", ["Ann", "Ben"]).error(caught.value)
    assert text.strip()
    assert text.isprintable()


def test_every_error_of_the_engine_is_tried() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    codes = {kind.code for kind in kinds if issubclass(kind, PaschError)}
    assert codes - {PaschError.code} == set(MISTAKES)


def test_large_numbers_are_grouped_also_below_zero() -> None:
    numbers = (999, 1000, -1000, -123_456, 12_345_678)
    assert [grouped(number, "de") for number in numbers] == [
        "999", "1.000", "−1.000", "−123.456", "12.345.678",
    ]  # fmt: skip
    assert grouped(-1_234_567, "hi") == "−12,34,567"
