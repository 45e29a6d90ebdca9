"""The position in words, and fields in the listener's own count."""

from __future__ import annotations

from pathlib import Path

from server.house import SLOWLY, house, in_time
from server.kept import kept_table

import pasch
from pasch import Setup, load
from pasch.server.broadcast import listener_of
from pasch.speech import Speaker


def test_whose_count_somebody_hears() -> None:
    assert listener_of((2,)) == 2
    assert listener_of(()) == -1
    assert listener_of((0, 2)) is None  # a shared device quotes whoever moves


def test_the_same_move_in_two_counts() -> None:
    game = load("mal_anders")
    state = game.start(Setup(2, first=1))
    for pips in (1, 2, 4, 6):
        state.apply(pips - 1)
    (enter,) = (action for action in state.legal() if game.write(state, action) == "2+4:A")
    (message,) = [m for m in game.tell(state, enter) if m.key == "enter"]
    said = [Speaker("en", "mal_anders", ["Ann", "Bo"], seat).say(message) for seat in (0, 1)]
    assert said == ["Bo brings a piece onto 12 with 2 + 4.", "Bo brings a piece onto A with 2 + 4."]


@in_time
async def test_every_seat_and_every_onlooker_gets_the_position_in_words(tmp_path: Path) -> None:
    async with house(tmp_path, SLOWLY) as served:
        for game in pasch.catalogue():
            party = await kept_table(served, game, pasch.load(game).seats[-1], 20)
            table = await served.live(party.id)
            for seat, token in [(-1, ""), *party.tokens.items()]:
                path = f"{party.path}/description?language=en"
                found = await served.ok("GET", path, None, token)
                assert (found["v"], found["seat"]) == (table.version, seat)
                assert all(found[topic] for topic in ("where", "score", "dice", "hand"))
                assert found["holds"] == (found["hand"] != "You have no cards.")
