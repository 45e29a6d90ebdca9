"""A bot of your own at a server's table: python table_bot.py http://localhost:8000/t/…"""

import asyncio
import sys

import pasch
from pasch import client


class Bold:
    name = "Bold"  # shown at the table

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        legal = view.legal()
        return legal[int(rng.below(len(legal)))]


async def main(link: str) -> None:
    seat = await client.play(link, Bold())
    assert seat.events
    print(f"{Bold.name} came in as number {seat.events.places[seat.seat]}.")
    print(f"{seat.dice.checked} rolls checked; doubts: {', '.join(seat.dice.doubts) or 'none'}.")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
