"""What is told, asked and offered."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import PLAYERS, Play, at, fresh, rolling, state_of

from pasch.engine.state import HIDDEN
from pasch.games.wonderful_world import GAME
from pasch.speech import Speaker

STUCK = "4a 3b 5c 6e 1f | 3a 4f 5b 2c"


def unseen(play: Play) -> list[str]:
    """What somebody is told who does not see the card."""
    speaker = Speaker("en", GAME.id, PLAYERS)
    return [speaker.say(message) for message in GAME.tell(play.state, HIDDEN)]


def test_the_first_seat() -> None:
    assert fresh(2, first=None).told("#2", "de") == ["Ben beginnt."]


def test_a_hand_is_told_when_it_is_complete() -> None:
    play = fresh(3).does("1b", "2a", "3a")
    assert fresh(3).told("1b") == []
    assert play.told("4a") == [
        "Anna picks up the 1 with the briefcase and the 4 with the umbrella."
    ]


def test_a_foreign_hand_is_told_by_its_number_only() -> None:
    play = fresh(3, open_hands=False)
    assert unseen(play) == []
    for _ in range(3):
        play.state.apply(HIDDEN)
    assert unseen(play) == ["Anna picks up 2 cards."]


def test_cards_turned_up() -> None:
    assert fresh(1).does("1b", "1c", "1d").told("3a", "de") == [
        "Aufgedeckt wird die 3 mit Schirm; sie liegt an Pfeil 3."
    ]


def test_laying_and_drawing() -> None:
    play = at("3a", "1b 1c 1d", "2a 4a", 2)
    assert play.told("1b-1") == ["Anna places the 1 with the briefcase at arrow 1."]
    play.does("1b-1")
    assert play.told("G") == []
    assert play.told("L") == ["Anna draws a landscape (7 of 8)."]
    play.does("G")
    assert play.told("4a", "de") == ["Anna zieht die 4 mit Schirm nach."]
    assert unseen(play) == ["Anna draws a grey man."]


def test_the_end_of_the_pile() -> None:
    drawing = at("3a", "1b 1c", "", 1, phase="drawing")
    assert drawing.told("L")[-1] == "The pile is used up."
    getting = at("3a", "1b 1c", "2a", phase="getting")
    assert getting.told("2a", "de")[-1] == "Der Stapel ist aufgebraucht."


def test_a_throw_for_a_landscape() -> None:
    play = at("3a 4b 1c | 5a", "2a 2c", "", 1, phase="choosing")
    assert play.told("x1", "de") == ["Anna nimmt einen Würfel."]
    assert play.told("x2") == ["Anna takes 2 dice."]
    play.does("x2")
    assert play.told("d6") == []
    play.does("d6")
    assert play.told("d1") == ["Anna rolls 1 + 6 = 7.", "Missed."]
    assert play.told("d2", "de") == [
        "Anna würfelt 2 + 6 = 8.",
        "Treffer! An Pfeil 3 verschwindet die 1 mit Hut.",
    ]
    assert play.does("d2").told("-", "de") == ["Anna lässt es dabei."]


def test_one_die_is_not_added_up() -> None:
    assert at("3a", "2a", phase="throwing", to_throw=1).told("d4") == ["Anna rolls 4.", "Missed."]


def test_several_rows_hit() -> None:
    play = at("3a | 2a 1b", "6a", phase="throwing", to_throw=1)
    assert play.told("d3") == ["Anna rolls 3.", "A hit! The sum fits 2 rows."]
    assert play.does("d3").told("!2") == [
        "A hit! Driven away: the 1 with the briefcase at arrow 2."
    ]


def test_the_last_man_hit_and_nobody_there() -> None:
    play = at("3a", "2a 2c", "", 2, phase="throwing", to_throw=1)
    assert play.told("d3")[-1] == (
        "A hit! Driven away: the 3 with the umbrella at arrow 3; the Earth is free for now."
    )
    assert play.does("d3").told("L", "de") == [
        "Anna zieht eine Landschaft (7 von 8).",
        "An der Erde steht niemand; es gibt nichts wegzuwürfeln.",
    ]


def test_a_stuck_hand() -> None:
    assert at(STUCK, "4b 4c").told("0") == [
        "Anna cannot place any card.",
        "Lost: the grey men keep the Earth.",
    ]
    hidden = at(STUCK, "4b 4c", open_hands=False)
    assert hidden.told("0") == ["Anna cannot place any card."]
    assert hidden.does("0").told("4b") == ["Anna shows the 4 with the briefcase."]
    assert hidden.does("4b").told("4c")[-1] == "Lost: the grey men keep the Earth."


def test_the_liberation_begins() -> None:
    assert at("3a", "1b | |", first=2).told("1b-1")[1:] == [
        "The liberation begins: 2 grey men are still there. The dice: Anna 1, Ben 1 and Cleo 2."
    ]
    assert at("", "1b").told("1b-1", "de")[1:] == [
        "Die Befreiung beginnt: Ein grauer Herr ist noch da. Die Würfel: Anna 4."
    ]


def test_nobody_left_to_be_beaten() -> None:
    assert at("3a", "", phase="throwing", to_throw=1).told("d3")[2:] == [
        "All cards are played, and no grey man is left.",
        "You did it! All the grey men are driven away, and the world is in bloom again.",
    ]


def test_throws_of_part_two() -> None:
    play = rolling("1b 5c | 2a 5d | 3a", "2 2").does("d3", "d5", "d6")
    assert play.told("d6") == ["The dice show 3, 5, 6 and 6."]
    assert play.told("d5") == [
        "The dice show 3, 5, 5 and 6.",
        "Beaten: the 5 with the hat, the 5 with the clock and the 3 with the umbrella.",
    ]
    play.does("d6")
    assert play.told("!2", "de") == [
        "Anna wählt die 5 mit Uhr an Pfeil 2.",
        "Besiegt: die 5 mit Uhr und die 3 mit Schirm.",
    ]


def test_one_of_several_choices() -> None:
    play = rolling("1b 5c | 2a 5d | 3a 5f", "2 2").does("d5", "d5", "d6", "d6")
    assert play.told("!2") == ["Anna chooses the 5 with the clock at arrow 2."]


def test_a_lost_die() -> None:
    play = rolling("1b", "1 1").does("d3")
    assert rolling("1b", "1 1").told("d3") == []
    assert play.told("d3") == ["The dice show 3 and 3.", "No hit."]
    assert play.does("d3").told("#2") == ["One of Ben’s dice is out of the game; one remains."]
    assert rolling("1b", "3").does("d2", "d2").told("d2", "de")[-1] == (
        "Ein Würfel von Anna ist aus dem Spiel; 2 bleiben."
    )


def test_the_end() -> None:
    assert rolling("1b", "1").told("d2") == [
        "The last die shows a 2.",
        "No hit.",
        "One of Anna’s dice is out of the game; it was the last one.",
        "Lost: the grey men keep the Earth.",
    ]
    assert rolling("1b", "1").told("d1", "de")[-1] == (
        "Geschafft! Alle grauen Herren sind vertrieben, die Welt blüht wieder."
    )


@pytest.mark.parametrize(
    ("play", "question"),
    [
        (at("3a", "1b"), "Anna, welche Karte legst du wohin?"),
        (at(STUCK, "4b 4c"), "Anna, keine deiner Karten passt. Zeig deine Hand."),
        (at("3a", "1b", phase="choosing"), "Anna, mit wie vielen Würfeln würfelst du?"),
        (
            at("3a", "1b", phase="again"),
            "Anna, würfelst du noch einmal, und mit wie vielen Würfeln?",
        ),
        (
            at("3a | 2a 1b", "6a", phase="throwing", to_throw=1).does("d3"),
            "Anna, von welcher Reihe mit der Summe 3 nimmst du die äußerste Karte?",
        ),
        (
            rolling("1b 5c | 2a 5d", "2 2").does("d5", "d6", "d6", "d6"),
            "Anna, welche 5 besiegt ihr?",
        ),
        (rolling("1b", "1 1").does("d3", "d3"), "Anna, wer von euch gibt einen Würfel ab?"),
    ],
)
def test_every_question(play: Play, question: str) -> None:
    assert play.asked("de") == question


@pytest.mark.parametrize(
    ("play", "move", "choice"),
    [
        (at("3a", "1b"), "1b-3", "the 1 with the briefcase at arrow 3 (sum 4)"),
        (at(STUCK, "4b 4c"), "0", "show your hand (the game is lost)"),
        (at("3a", "1b", phase="choosing"), "x1", "one die"),
        (at("3a", "1b", phase="choosing"), "x3", "3 dice"),
        (at("3a", "1b", phase="again"), "-", "stop"),
        (
            at("3a | 2a 1b", "6a", phase="throwing", to_throw=1).does("d3"),
            "!2",
            "the 1 with the briefcase at arrow 2; then the 2 with the umbrella is outermost",
        ),
        (
            at("3a | 2a 1b", "6a", phase="throwing", to_throw=1).does("d3"),
            "!3",
            "the 3 with the umbrella at arrow 3; the row is empty then",
        ),
        (
            rolling("5a | 2a 5d", "2 2").does("d5", "d6", "d6", "d6"),
            "!2",
            "the 5 with the clock at arrow 2; beneath it lies the 2 with the umbrella",
        ),
        (
            rolling("5a | 2a 5d", "2 2").does("d5", "d6", "d6", "d6"),
            "!5",
            "the 5 with the umbrella at arrow 5; the pile is gone then",
        ),
        (rolling("1b", "1 1").does("d3", "d3"), "#2", "one of Ben’s dice"),
    ],
)
def test_every_choice(play: Play, move: str, choice: str) -> None:
    assert play.offered(move) == choice


def test_an_onlooker_is_told_the_same_without_the_cards() -> None:
    data = at("3a", "1b 1c | 2c", open_hands=False).position()
    for player in data["players"]:
        player["hand"] = [None for _ in player["hand"]]
    onlooker = Play(state_of(data))
    lay = GAME.parse(onlooker.state, "1b-1")
    assert lay is not None
    speaker = Speaker("en", GAME.id, PLAYERS)
    assert [speaker.say(message) for message in GAME.tell(onlooker.state, lay)] == [
        "Anna places the 1 with the briefcase at arrow 1."
    ]
