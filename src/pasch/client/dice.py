"""What a seat knows of its table's dice without believing anybody, as the page does it too.

It keeps the seal and the pledges as they were before its number was opened, its own number, and
what fell before its eyes; in the end it throws every die again, by the rules installed here.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from pasch.client.messages import Event, TableInfo
from pasch.engine.state import CHANCE
from pasch.fair import Reason, Verdict, pledge, read_proof, verify
from pasch.match import loads

NUMBER_BYTES = 32
# What can be wrong.
SEAL = "seal"  # it is another one than before
PLEDGES = "pledges"  # some were changed after ours was opened
NUMBER = "number"  # a number is not the one that was pledged
MINE = "mine"  # another number lies where ours should
DROPPED = "dropped"  # ours was opened in time, and left out
CHANGED = "changed"  # numbers were changed after the start
FELL = "fell"  # something else fell before our eyes
ENDS = {
    Reason.SEED: "secret", Reason.SEAL: SEAL, Reason.PLEDGE: NUMBER, Reason.BOT: "bot",
    Reason.MINE: MINE, Reason.THROW: "throw",
}  # fmt: skip


class Dice:
    """`doubts` is what is wrong; once something is, it stays so.  `checked` throws were right at
    the end, -1 before it."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number = secrets.token_hex(NUMBER_BYTES)
        self.pledged = False  # the server has our pledge
        self.opened = False  # it has our number
        self.seal = ""
        self.doubts: list[str] = []
        self.checked = -1
        self._pledges: list[str] = []
        self._used: list[str] = []
        self._fell: dict[int, int] = {}
        self._since = 0  # records of another game with which this one begins

    @property
    def pledge(self) -> str:
        return pledge(self.table, self.seat, self.number)

    def receive(self, info: TableInfo) -> None:
        """The table as it is told now."""
        if not self.seal:
            self._since = info.origin.records if info.origin else 0
        self.seal = self.seal or info.commitment
        if self.seal != info.commitment:
            self._doubt(SEAL)
        if info.status == "open":
            return
        self._pledges = self._pledges or info.pledges
        if self._pledges != info.pledges:
            self._doubt(PLEDGES)
        if info.status == "opening":
            return
        self._used = self._used or info.seeds
        if self._used != info.seeds:
            self._doubt(CHANGED)
        for seat, pledged in enumerate(self._pledges):
            number = info.seeds[seat]
            if pledged and number and pledge(self.table, seat, number) != pledged:
                self._doubt(NUMBER)
        if self.pledged and info.seeds[self.seat] != self.number:
            if info.seeds[self.seat] or info.pledges[self.seat] != self.pledge:
                self._doubt(MINE)
            elif self.opened:
                self._doubt(DROPPED)

    def may_open(self, info: TableInfo) -> bool:
        """Whether our number may be shown: under the seal that we know, and pledged by us."""
        return (
            info.status == "opening"
            and self.pledged
            and not self.opened
            and not self.doubts
            and self.seal == info.commitment
            and info.pledges[self.seat] == self.pledge
        )

    def witness(self, events: Iterable[Event]) -> None:
        """What happens before our eyes."""
        for event in events:
            if event.actor != CHANCE or event.action is None:
                continue
            if self._fell.setdefault(event.v, event.action) != event.action:
                self._doubt(FELL)

    def finish(self, match: str, throws: dict[int, int]) -> None:
        """The match file, and what fell by version: all of it once more, by our own rules."""
        table = loads(match)
        proof = read_proof(table.extra.get("proof"), table.setup.seats)
        if self._pledges and list(proof.pledges) != self._pledges:
            self._doubt(PLEDGES)
        if self._used and list(proof.seats) != self._used:
            self._doubt(CHANGED)
        if proof.since != self._since:  # what was thrown here must be checked
            self._doubt(CHANGED)
        mine = [self.number] if self.pledged else []
        found = verify(table.game, table.setup, table.log, proof, mine, self.seal)
        if found.verdict not in (Verdict.TRUE, Verdict.WITHOUT):
            self._doubt(ENDS.get(found.reason, found.reason.value))
        for version, outcome in self._fell.items():
            if throws.get(version) != outcome:
                self._doubt(FELL)
        if not self.doubts:
            self.checked = found.checked

    def _doubt(self, what: str) -> None:
        if what not in self.doubts:
            self.doubts.append(what)
