"""Which matches the suite looks at, and what a breach says of the match it was found in."""

from __future__ import annotations

import pytest
from kit.toy import TOY, toy
from kit.toy.state import Toy

from pasch import Game, Setup
from pasch.parts import PARTS
from pasch.testing import Broken, cases, check
from pasch.testing.laws import LAWS
from pasch.testing.laws.parts import PROTOCOLS
from pasch.testing.matches import played
from pasch.testing.setups import defaults, variations

ALL = [law.__name__ for law in LAWS]


class ExactFails(Toy):
    """Only where an option is set, three play, and the last round is settled."""

    def settle(self) -> None:
        if self.exact and self.seats == 3:
            raise RuntimeError("nobody settles this")
        super().settle()


def test_every_seat_count_and_option_is_looked_at() -> None:
    game = toy(ExactFails)
    results = check(game, [*defaults(game), *variations(game)], range(1), laws=ALL)
    breaches = {result.law: result.breach for result in results if result.breach}
    assert list(breaches) == ["legal_actions_are_ascending"]
    breach = breaches["legal_actions_are_ascending"]
    assert breach.problem == "RuntimeError: nobody settles this"
    assert breach.match.startswith("3 seats, first 0, exact=yes, seed 0, after ")
    asked = "--law legal_actions_are_ascending --seats 3 --first 0 --option exact=yes --seed 0"
    assert breach.command == f"python -m pasch.testing toy {asked}"
    # The others were looked at where a match could be played, and keep the laws there.
    assert all(result.looked for result in results)


def test_every_part_is_asked_for() -> None:
    assert {*PROTOCOLS, "bench"} == set(PARTS)


def test_the_position_is_the_one_that_the_law_looked_at() -> None:
    """Not the end of the match, nor the start."""
    (result,) = check(toy(position=_forgets), [Setup(2, first=0)], [3],
                      laws=["a_position_can_be_written_and_read"])  # fmt: skip
    assert result.breach
    assert '"phase": "claim"' in result.breach.position
    number = int(result.breach.match.partition("after ")[2].split()[0])
    told = result.breach.match.partition(": ")[2].removeprefix("… ").split()
    assert told == _notation(number)[-12:]


def _forgets(state: Toy) -> dict[str, object]:
    return {**TOY._position(state), **({"claim": 0} if state.claim else {})}


def _notation(number: int) -> list[str]:
    state, found = TOY.start(Setup(2, first=0)), []
    for record in played(TOY, TOY.setup(Setup(2, first=0)), 3).log[:number]:
        found.append(TOY.write(state, record.action))
        state.apply(record.action)
    return found


def test_a_case_for_each_setup_raises_what_it_finds() -> None:
    found = {str(case): case for case in cases(toy(ExactFails), seeds=1)}
    assert len(found) == 1 + len([*defaults(TOY), *variations(TOY)])
    found["2-exact-true"].check()
    with pytest.raises(Broken, match=r"(?s)nobody settles this.*--option exact=yes") as caught:
        found["3-exact-true"].check()
    assert caught.value.breach.law == "legal_actions_are_ascending"


def test_a_case_plays_as_many_matches_as_it_is_told() -> None:
    started: list[int] = []

    class Counts(Toy):
        def __init__(self, *arguments: int) -> None:
            started.append(1)
            super().__init__(*arguments)  # type: ignore[arg-type]

    few = _starts(toy(Counts), started, 1)
    assert _starts(toy(Counts), started, 3) > 2 * few


def _starts(game: Game, started: list[int], count: int) -> int:
    started.clear()
    {str(case): case for case in cases(game, seeds=count)}["2"].check()
    return len(started)
