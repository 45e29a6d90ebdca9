"""The kit itself, on the toy: its counts are right, and its transcripts show secrets as such."""

import json
from fractions import Fraction

import pytest
from kit.toy import TOY

from pasch import OVER, Setup, State
from pasch.testing.golden import again, transcript
from pasch.testing.perft import Row, count, counted, read, weights


def shares(state: State) -> list[tuple[int, Fraction]]:
    """What may happen next, with its probability."""
    possible = weights(state)
    return [(each, Fraction(weight, sum(possible.values()))) for each, weight in possible.items()]


def plain_count(state: State, depth: int) -> Row:
    """Every path one by one."""
    paths = [(state, Fraction(1))]
    mass = Fraction(0)
    for _ in range(depth):
        paths = [
            (parent.child(action), odds * share)
            for parent, odds in paths
            for action, share in shares(parent)
        ]
        ended = [odds for child, odds in paths if child.actor() == OVER]
        mass += sum(ended)
    return Row(depth, len(paths), len(ended), mass)


def endgame() -> State:
    """One round, cards two and three, staked one and two; seat 0 claimed four of six."""
    state = TOY.start(Setup(2, {"rounds": 1}, first=0))
    for action in (2, 3, 10, 11, 4):
        state.apply(action)
    return state


@pytest.mark.parametrize("state", [endgame(), TOY.start(Setup(2))], ids=["end", "start"])
def test_counts_are_those_of_every_path_one_by_one(state: State) -> None:
    rows = list(count(state, 7))
    assert rows == [plain_count(state, depth) for depth in range(1, 8)]


def test_the_probability_of_an_end_is_exact() -> None:
    """A doubt at once ends after four cards and stakes are shown: one choice in three."""
    rows = list(count(endgame(), 5))
    assert rows[4] == Row(5, 4, 1, Fraction(1, 3))


def test_a_block_stops_when_all_has_ended() -> None:
    block = counted(TOY, json.dumps(TOY.position(endgame())))
    assert block.rows[-1] == Row(7, 1, 1, Fraction(1))
    assert read(str(block)) == [block]


def test_a_transcript_is_read_back_to_the_byte() -> None:
    text = transcript(TOY, Setup(3), 5)
    assert again(TOY, text) == text


def test_a_transcript_tells_what_an_onlooker_sees() -> None:
    lines = transcript(TOY, Setup(2, first=0), 5).split("\n\n")[1].splitlines()
    assert lines[0].startswith("1\t*\tk")
    assert lines[1] == "~\t*\tk?\tAda zieht verdeckt eine Karte.\tAda draws a card in secret."


def test_a_transcript_that_was_changed_differs() -> None:
    text = transcript(TOY, Setup(3), 5)
    assert again(TOY, text.replace("beginnt", "begann")) != text.replace("beginnt", "begann")


def test_a_transcript_that_was_cut_off_is_noticed() -> None:
    head, records, result = transcript(TOY, Setup(3), 5).split("\n\n")
    short = "\n".join(records.splitlines()[:-1])
    with pytest.raises(AssertionError, match="cut off"):
        again(TOY, f"{head}\n\n{short}\n\n{result}")
