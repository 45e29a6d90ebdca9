"""Any throw is judged and settled as the plain model does it."""

import pytest
from games.simpsons.arrange import NAMES, at
from games.simpsons.model import BANK, makes, settle
from hypothesis import given, settings
from hypothesis import strategies as st

from pasch.games.simpsons.album import ALBUM, FACES

pytestmark = pytest.mark.long

PAGES = st.sampled_from(ALBUM.portraits)


@settings(max_examples=300)
@given(data=st.data(), seats=st.integers(2, 4), bank=st.integers(1, 12), portrait=PAGES)
def test_a_throw_is_judged_and_settled_as_the_model_does(
    data: st.DataObject, seats: int, bank: int, portrait: tuple[str, tuple[str, ...], int, int]
) -> None:
    id, figures, least, most = portrait
    chips = data.draw(st.lists(st.integers(1, 12), min_size=seats, max_size=seats))
    chips[0] += max(0, 41 - sum(chips) - bank)  # SI-3: no smaller bank exists
    turn = data.draw(st.integers(0, seats - 1))
    dice = data.draw(st.integers(least, most))
    thrown = data.draw(st.lists(st.sampled_from(FACES), min_size=dice, max_size=dice))

    order = [(turn + step) % seats for step in range(seats)]
    limit = 10 if seats == 2 else 5
    stakes = {seat: data.draw(st.integers(1, min(limit, chips[seat]))) for seat in order}
    sides = {seat: data.draw(st.sampled_from("+-")) for seat in order}
    sides[turn] = "+"
    bets = " ".join(f"{sides[seat]}{stakes[seat]}" for seat in order[1:])

    spot = at(*chips, bank=bank, turn=turn).play(f"{id} {stakes[turn]}c {dice}d {bets}")
    after = spot.throw(" ".join(thrown))

    made = makes(figures, thrown)
    names = NAMES[:seats]
    money = settle(
        {**dict(zip(names, chips, strict=True)), BANK: bank},
        [NAMES[seat] for seat in order],
        {NAMES[seat]: ("for" if sides[seat] == "+" else "against", stakes[seat]) for seat in order},
        made,
        dice == len(figures),
    )
    assert dict(zip(names, after.chips, strict=True)) | {BANK: after.bank} == money
    assert (after.asked == "over") == (0 in money.values())
    if after.asked != "over":
        stays = made and dice > len(figures)
        assert after.roller == (NAMES[turn] if stays else NAMES[(turn + 1) % seats])
