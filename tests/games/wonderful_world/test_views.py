"""What a seat knows: WW-22, WW-29, WW-30, and the laws of views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from games.wonderful_world.setting import Play, at, state_of

from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE
from pasch.engine.table import Table
from pasch.games.wonderful_world import GAME
from pasch.games.wonderful_world.state import WonderfulWorld, cards_of
from pasch.games.wonderful_world.words import NAMES

STUCK = "4a 3b 5c 6e 1f | 3a 4f 5b 2c"


def played(seats: int, open_hands: bool, seed: int) -> Iterator[Table]:
    """One table after each step of a random game."""
    table = Table(GAME, Setup(seats, {"open_hands": open_hands}))
    rng = Rng(seed)
    while not table.over:
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(table.state.actor(), legal[int(rng.below(len(legal)))])
        yield table


def view(table: Table, seat: int) -> WonderfulWorld:
    state = table.view(seat)
    assert isinstance(state, WonderfulWorld)
    return state


@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_agree_with_the_table(seats: int, open_hands: bool) -> None:
    """V1 and V2, and that a view counts its unseen cards rightly."""
    for table in played(seats, open_hands, seed=seats):
        state = table.state
        for seat in range(-1, seats):
            mine = view(table, seat)
            assert (mine.actor(), mine.audience()) == (state.actor(), state.audience())
            assert len(cards_of(mine.unseen)) == mine.grey + sum(mine.unknown)
            if seat >= 0 and state.actor() == seat:
                assert mine.legal() == state.legal()
                assert mine.unknown[seat] == 0


def test_WW22_a_view_has_only_the_number_of_foreign_cards() -> None:
    table = Table(GAME, Setup(2, {"open_hands": False}, first=0))
    for name in ("1b", "2a", "1c", "2c", "1d", "2d", "3a", "4a", "5a"):
        table.happen(NAMES.index(name))
    mine = Play(view(table, 1))
    assert (mine.hand(0), mine.hand(1)) == ("?? ?? ??", "2a 2c 2d")
    onlooker = Play(view(table, -1))
    assert (onlooker.hand(0), onlooker.hand(1)) == ("?? ?? ??", "?? ?? ??")
    table.play(0, GAME.read(table.state, "1c-1"))
    assert Play(view(table, 1)).hand(0) == "?? ??"
    assert "1c" not in [NAMES[card] for card in cards_of(view(table, 1).unseen)]


def test_WW30_with_open_hands_everybody_knows_everything() -> None:
    for table in played(3, open_hands=True, seed=5):
        assert table.view(0).key() == table.view(-1).key() == table.state.key()


def test_what_a_seat_did_not_see_leaves_its_view_unchanged() -> None:
    tables = []
    for foreign in (("2a", "2c", "2d"), ("6a", "6c", "2d")):
        table = Table(GAME, Setup(2, {"open_hands": False}, first=0))
        for mine, theirs in zip(("1b", "1c", "1d"), foreign, strict=True):
            table.happen(NAMES.index(mine))
            table.happen(NAMES.index(theirs))
        for opened in ("3a", "4a", "5a"):
            table.happen(NAMES.index(opened))
        tables.append(table)
    one, other = tables
    assert one.view(0).key() == other.view(0).key()
    assert one.view(-1).key() == other.view(-1).key()
    assert one.view(1).key() != other.view(1).key()
    assert one.state.key() != other.state.key()


def test_WW29_nobody_else_can_tell_a_stuck_hand_before_it_is_shown() -> None:
    full = at(STUCK, "4b 4c | 1b", open_hands=False)
    data = full.position()
    data["players"][0]["hand"] = [None, None]
    other = Play(state_of(data))
    assert full.asked() == "Anna, none of your cards fits. Show your hand."
    assert other.asked() == "Anna, which card do you place, and where?"
    assert other.state.actor() == full.state.actor() == 0


def test_WW29_a_shown_hand_becomes_known_to_every_view() -> None:
    data = at(STUCK, "4b 4c | 1b", open_hands=False).position()
    data["players"][0]["hand"] = [None, None]
    other = Play(state_of(data)).does("0")
    other.state.apply(NAMES.index("4b"))
    assert (other.hand(0), other.phase) == ("4b ??", "showing")
    other.state.apply(NAMES.index("4c"))
    assert (other.hand(0), other.phase) == ("4b 4c", "lost")


def fills(state: WonderfulWorld, count: int) -> Counter[tuple[str, ...]]:
    rng = Rng(11)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(count):
        full = state.fill(rng)
        assert full.unknown == [0] * full.seats
        assert len(cards_of(full.unseen)) == full.grey
        found[tuple(Play(full).hand(seat) for seat in range(full.seats))] += 1
    return found


def even(found: Counter[tuple[str, ...]]) -> bool:
    """Within five standard deviations of the same number each."""
    mean = found.total() / len(found)
    return all(abs(count - mean) < 5 * mean**0.5 for count in found.values())


@pytest.mark.long
def test_fill_deals_the_unseen_cards_evenly() -> None:
    view = at("3a", "1b 1c 1d | ?? ?? ??", "2a 2c 2d 2e 2f", open_hands=False).state
    found = fills(view, 4000)
    pool = ("2a", "2c", "2d", "2e", "2f")
    assert set(found) == {("1b 1c 1d", " ".join(three)) for three in combinations(pool, 3)}
    assert even(found)


@pytest.mark.long
def test_fill_deals_several_hands_evenly() -> None:
    view = at("3a", "?? ?? | ?? ?? | 1b 1c", "2a 2c 2d 2e 2f", open_hands=False).state
    found = fills(view, 6000)
    assert len(found) == 10 * 3
    assert even(found)


def test_fill_leaves_the_view_alone_and_keeps_what_it_knows() -> None:
    view = at("3a", "1b 1c 1d | 4a ?? ??", "2a 2c 2d", open_hands=False).state
    before = view.key()
    assert all(hands[1].endswith("4a") for hands in fills(view, 20))
    assert view.key() == before


@pytest.mark.long
def test_WW29_fill_gives_a_hand_being_shown_only_cards_that_cannot_be_laid() -> None:
    pool = "1d 2a 4b 4c 4e 6a"  # at these rows only the fours do not fit
    view = at(STUCK, "?? ?? | ?? ?? | 1b 1c", pool, open_hands=False, phase="showing").state
    found = fills(view, 6000)
    assert {hands[0] for hands in found} == {"4b 4c", "4b 4e", "4c 4e"}
    assert len(found) == 3 * 6
    assert even(found)


def test_WW29_fill_knows_that_the_rest_comes_after_what_was_shown() -> None:
    pool = "1d 2a 4b 4e 6a"
    hands = "4c ?? | ?? ?? | 1b 1c"
    view = at(STUCK, hands, pool, open_hands=False, phase="showing", shown="4c").state
    assert {hands[0] for hands in fills(view, 100)} == {"4c 4e"}
