"""What is told, asked and offered."""

from games.nichtlustig.arrange import GAME, at, last, play, stopped, throw

from pasch import Setup
from pasch.games.nichtlustig.state import Nichtlustig
from pasch.speech import Speaker

ENGLISH = Speaker("en", "nichtlustig", ["Ann", "Ben", "Cem", "Dora"])


def told(state: Nichtlustig, move: str) -> str:
    messages = GAME.tell(state, GAME.read(state, move))
    return " ".join(ENGLISH.say(message) for message in messages)


def asked(state: Nichtlustig) -> str:
    return ENGLISH.say(GAME.ask(state))


def offered(state: Nichtlustig, move: str) -> str:
    return ENGLISH.say(GAME.offer(state, GAME.read(state, move)))


def opening() -> Nichtlustig:
    state = GAME.start(Setup(3))
    assert isinstance(state, Nichtlustig)
    return state


def test_the_roll_for_the_start() -> None:
    assert told(opening(), "#1:*") == "Ann rolls to see who starts: a symbol, so 0."
    assert told(throw(opening(), "33"), "#3:3") == (
        "Cem rolls to see who starts: 3. A tie! Rolling again: Ann, Ben and Cem."
    )
    assert told(throw(opening(), "313*"), "#3:2").endswith("Cem begins.")


def test_a_throw_is_told_when_all_its_dice_lie() -> None:
    state = at("", "", phase="throw", dice="3*21...", throws=2, aside="24")
    assert told(state, "w4") == ""
    assert told(throw(state, "45"), "p*") == (
        "Ann, roll 2: black 3, red 2, white 4 and 5, pink Poodle."
    )


def test_setting_aside() -> None:
    state = at("", "", dice="3*21445")
    assert told(state, "=127") == "Ann sets aside: black 3 and UFO, pink 5."
    assert told(state, "=0") == "Ann sets nothing aside."
    assert told(state, ".") == "Ann keeps the dice as they are."
    assert offered(state, "=12") == "set aside black 3 and UFO, roll the rest"
    assert offered(state, "=0") == "set nothing aside, roll everything again"
    assert offered(state, ".") == "stop with these dice"
    assert asked(state).startswith("Ann, roll 1: which dice")


def test_of_two_dice_alike_the_one_that_is_meant_has_a_number() -> None:
    state = at("", "", dice="3321445")
    assert offered(state, "=1") == "set aside black 3 (1), roll the rest"
    assert offered(state, "=6") == "set aside white 4 (6), roll the rest"
    assert offered(state, "=12") == "set aside black 3 and 3, roll the rest"


def test_the_Duck() -> None:
    state = at("- | - | - | duck", "", dice="3121445", throws=3)
    assert told(state, "=7") == "Ann hands in the Duck for a fourth roll! Ann sets aside: pink 5."
    assert offered(state, "=7") == "hand in the Duck, set aside pink 5, roll the rest"
    assert offered(state, "=0") == ("hand in the Duck, set nothing aside, roll everything again")
    assert asked(state) == "Ann, do you stop, or hand in the Duck for a fourth roll?"


def test_scoring_and_a_Death_that_comes_by_itself() -> None:
    state = at("- | L3", "R2 P2 | L4 | T2>L4", dice="1234152")
    assert told(state, ".") == (
        "Ann keeps the dice as they are. Scoring the 2s: Ben turns over Riebmann 2 "
        "and Professor 2. Ann wins no target card. Ann takes Death 2 from Ben. Lucky "
        "Ben: Lemming 4 is free again. Death 2 covers Lemming 3."
    )


def test_the_last_throw_is_told_with_what_follows() -> None:
    state = at("", "", phase="throw", dice="123415.", throws=3, aside="123456")
    assert told(state, "p*") == (
        "Ann, roll 3: pink Poodle. The pink die shows the Poodle: no scoring. Ann "
        "wins no target card. Ann takes the Poodle of Death. The Poodle of Death "
        "finds nothing to cover and stays face up."
    )


def test_a_stolen_card() -> None:
    state = stopped("", "", "L4", dice="1123445")
    assert told(state, "R1+L4") == "Ann takes Riebmann 1 and Lemming 4 (from Cem)."
    assert offered(state, "R1+L4") == "Riebmann 1 and Lemming 4 (from Cem)"
    assert asked(state) == "Ann, what do you take?"


def test_the_Time_machine() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5445232")
    assert told(state, "D24") == (
        "Ann takes Dinosaur 24, scored at once. The Time Machine added 2 and goes "
        "back to the middle."
    )
    assert told(state, "-") == (
        "Ann keeps the Time Machine and takes no target card. Ann takes Death 2. "
        "Death 2 finds nothing to cover and stays face up."
    )
    assert offered(state, "D25") == "Dinosaur 25, handing in the Time Machine"
    assert offered(state, "-") == "take nothing and keep the Time Machine"
    assert asked(state) == "Ann, do you use the Time Machine to fetch a Dinosaur?"


def test_a_Dinosaur_without_the_Time_machine() -> None:
    state = stopped("", "", dice="5555402")
    assert told(state, "D24").startswith("Ann takes Dinosaur 24, scored at once. Ann gets")
    assert offered(state, "D24") == "Dinosaur 24"


def test_the_virus_and_the_Clown() -> None:
    state = stopped("- | L3 | - | clown virus", "", dice="1134525")
    assert told(state, "R1") == "Ann takes Riebmann 1. The Killer Virus strikes all the same."
    play(state, "R1")
    assert asked(state) == "Ann, do you hand in the Clown instead of taking a Death?"
    assert offered(state, "C+") == "hand in the Clown"
    assert offered(state, "C-") == "keep the Clown and take the Death"
    assert told(state, "C+") == (
        "Ann hands in the Clown and sends Death away. Back to the middle: Killer Virus."
    )
    assert told(state, "C-") == (
        "Ann keeps the Clown. Ann takes Death 5. Death 5 covers Lemming 3. Back to "
        "the middle: Killer Virus."
    )


def test_nobody_has_more_than_all_Deaths() -> None:
    state = at("- | - | T* T1 T2 T3 T4 T5", "", dice="1234152")
    assert "Ann already has all six" in told(state, ".")


def test_which_Death_and_which_card() -> None:
    state = stopped("- | L1 L2 | T2>L1", "- | R4 | T1>R4 T3", "- | - | T4 T5 T*", dice="1234152")
    assert told(at("- | L1 L3 L4 | T2>L1", "", dice="1234152"), ".").endswith(
        "Ann wins no target card. Ann already has Death 2 and gets another."
    )
    assert asked(state) == "Ann, you already have Death 2. Which one do you take instead?"
    assert offered(state, "T1") == "Death 1 from Ben (frees Riebmann 4)"
    assert offered(state, "T3") == "Death 3 from Ben"
    assert told(state, "T3") == "Ann takes Death 3 from Ben. Death 3 covers Lemming 2."
    state = stopped("- | L1 L3 L4 | T2>L1", "", dice="1234152")
    assert offered(state, "T*") == "the Poodle of Death from the middle"
    assert told(state, "T*") == "Ann takes the Poodle of Death."
    play(state, "T*")
    assert asked(state) == "Ann, which card do you cover with the Poodle of Death?"
    assert offered(state, "L3") == "cover Lemming 3"
    assert told(state, "L3") == "The Poodle of Death covers Lemming 3."


def test_special_cards_come_and_go() -> None:
    state = stopped("- | - | - | clown nf700", "- | - | - | duck", dice="*1**335")
    assert told(state, "L3") == (
        "Ann takes Lemming 3. Back to the middle: NF-700. Ann gets the Duck "
        "(from Ben) and the NF-700."
    )


def test_who_misses_a_turn() -> None:
    state = stopped("", "- | - | - | ufo", dice="1134525")
    assert told(state, "R1") == (
        "Ann takes Riebmann 1. Ben misses a turn. Back to the middle: UFO."
    )


def test_the_end_without_Professors() -> None:
    other = last(middle="R3 P1 P2 P3 P4 P5")
    state = stopped("", other, "", dice="3312455")
    assert told(state, "R3") == (
        "Ann takes Riebmann 3. Only 5 target cards left in the middle: the game "
        "ends! Ben: 58\xa0points. Ann: 1\xa0point. Cem: 0\xa0points. Ben wins!"
    )


def test_the_Professors_are_told_when_their_dice_lie() -> None:
    other = last(middle="R3 P3 P4 P5 D24 D25")
    state = play(stopped("", other, dice="3312455"), "R3")
    assert told(state, "P:4") == ""
    assert told(throw(state, "4"), "P:*") == (
        "Ben rolls for 2 Professors: 4 and 0. The highest counts: 4. Ben: 59\xa0points. "
        "Ann: 1\xa0point. Ben wins!"
    )


def test_a_single_Professor_and_one_more_to_roll() -> None:
    other = last("P1", middle="R3 P3 P4 P5 D24 D25")
    state = play(stopped("- | P1", other, dice="3312455"), "R3")
    assert told(state, "P:5") == "Ann rolls for the Professor: 5."


def test_a_shared_win_and_one_by_fewer_Deaths() -> None:
    ann = "- | L1 L2 L3 Y1 Y2 Y3 R1 R2 D24 D28"  # 31 points
    ben = "- | L4 L5 Y4 Y5 R3 R4 R5 D25 D26 D27 P1"  # 29 and the Professor
    last_die = {"phase": "professors", "roller": 1, "dice": ".******"}
    assert told(at(ann, ben, **last_die), "P:2").endswith(
        "Ann: 31\xa0points. Ben: 31\xa0points. Ann shares the win! Ben shares the win!"
    )
    assert told(at(f"{ann} P2 | T1>P2", ben, **last_die), "P:2").endswith(
        "Ben: 31\xa0points. Ann: 31\xa0points. Ben wins: level on points, but fewer Deaths!"
    )
