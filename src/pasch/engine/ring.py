"""Fields in a ring that every seat counts from its own start, said as the listener counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from pasch.engine.message import Message, PerSeat

START: Final = "A"


@final
class Ring:
    """`starts` are the fields on which the seats start, counted round from anywhere."""

    def __init__(self, track: int, starts: Sequence[int]) -> None:
        self.track: Final = track
        self.starts: Final = list(starts)

    def step(self, listener: int, owner: int, step: int) -> int:
        """A step of one seat as another one counts it."""
        return (step + self.starts[owner] - self.starts[listener]) % self.track

    def label(self, step: int) -> str:
        return str(step) if step else START

    def space(self, owner: int, step: int) -> PerSeat:
        """A field of the track, which `owner` counts as `step`.

        >>> Ring(40, [0, 10, 20, 30]).space(1, 2)
        PerSeat('2', ['12', '2', '32', '22'])
        """
        heard: list[str | Message] = [
            self.label(self.step(seat, owner, step)) for seat in range(len(self.starts))
        ]
        return PerSeat(self.label(step), heard)

    def landing(
        self, owner: int, step: int, pieces: Sequence[Sequence[int]], reach: int
    ) -> PerSeat:
        """The same, with how far that is from the nearest of the listener's own `pieces`.

        These are given by seat, as steps of each; what is farther away than `reach` is not said.

        >>> Ring(40, [0, 20]).landing(1, 2, [[25], [2]], 6).heard[0]
        Message('space-behind', {'space': '22', 'steps': 3})
        """
        plain = self.space(owner, step)
        heard: list[str | Message] = []
        for seat in range(len(self.starts)):
            here = self.step(seat, owner, step)
            label = self.label(here)
            key, steps = self.relation(here, pieces[seat], reach)
            if seat == owner or not key:
                heard.append(label)
            else:
                heard.append(Message(key, {"space": label, "steps": steps}))
        return PerSeat(plain.own, heard)

    def near(
        self, owner: int, step: int, pieces: Sequence[Sequence[int]], reach: int
    ) -> Message | None:
        """Who stands next behind and next ahead of a field of `owner`, at most `reach` away.

        For whoever chooses it: who could reach them there, and whom they could reach.

        >>> Ring(40, [0, 20]).near(1, 2, [[25], [2]], 6)
        Message('near-behind', {'behind': 3, 'other': 0})
        """
        before, ahead = -1, reach + 1
        after, behind = -1, reach + 1
        for seat in range(len(self.starts)):
            if seat == owner:
                continue
            here = self.step(seat, owner, step)
            for piece in pieces[seat]:
                if 0 <= piece < self.track and piece != here:
                    if (here - piece) % self.track < ahead:
                        before, ahead = seat, (here - piece) % self.track
                    if (piece - here) % self.track < behind:
                        after, behind = seat, (piece - here) % self.track
        if before < 0 and after < 0:
            return None
        if after < 0:
            return Message("near-ahead", {"ahead": ahead, "seat": before})
        if before < 0:
            return Message("near-behind", {"behind": behind, "other": after})
        if before == after:
            return Message("near-between", {"ahead": ahead, "behind": behind, "seat": before})
        values = {"ahead": ahead, "seat": before, "behind": behind, "other": after}
        return Message("near-both", values)

    def relation(self, here: int, pieces: Sequence[int], reach: int) -> tuple[str, int]:
        """`space-behind` or `space-ahead` of the nearest of these pieces, and by how many steps."""
        key, steps = "", reach + 1
        for piece in pieces:
            if 0 <= piece < self.track and piece != here:
                behind = (piece - here) % self.track
                ahead = (here - piece) % self.track
                if behind < steps:
                    key, steps = "space-behind", behind
                if ahead < steps:
                    key, steps = "space-ahead", ahead
        return key, steps
