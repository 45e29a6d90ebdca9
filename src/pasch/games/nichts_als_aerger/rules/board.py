"""The track, the bases, the goals, and the pieces on them."""

from __future__ import annotations

from typing import Final, final

BASE: Final = -1  # the step of a piece on B
ARM: Final = 10  # from one start field A to the next


@final
class Board:
    """`men` are the steps of all pieces, seat after seat, ascending within a seat (NA-6).

    Own A is step 0, the last field of the track is `track` - 1, then come the goal fields.
    A *field* is counted from the A of seat 0, a *step* from a seat's own A.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.track: Final = 40 if seats <= 4 else 60  # NA-1, NA-2
        self.pieces: Final = 4 if seats <= 4 else 3  # NA-2
        self.arm: Final = 2 * ARM if seats == 2 else ARM  # NA-5
        self.men = [BASE] * (seats * self.pieces)  # NA-3

    def copy(self) -> Board:
        twin = Board(self.seats)
        twin.men = self.men[:]
        return twin

    def start(self, seat: int) -> int:
        """The field A of a seat."""
        return seat * self.arm

    def field(self, seat: int, step: int) -> int:
        return (seat * self.arm + step) % self.track

    def step(self, seat: int, field: int) -> int:
        """NA-6: a field as a step of this seat."""
        return (field - seat * self.arm) % self.track

    def count(self, seat: int, step: int) -> int:
        """How many pieces of a seat stand there."""
        found = 0
        for place in range(seat * self.pieces, (seat + 1) * self.pieces):
            if self.men[place] == step:
                found += 1
        return found

    def stands(self, seat: int, step: int) -> bool:
        for place in range(seat * self.pieces, (seat + 1) * self.pieces):
            if self.men[place] == step:
                return True
        return False

    def waits(self, seat: int) -> bool:
        """Whether a piece is on B."""
        return self.men[seat * self.pieces] == BASE

    def outside(self, seat: int) -> bool:
        """Whether a piece is not in the goal: then every card move can be made (NA-33)."""
        return self.men[seat * self.pieces] < self.track

    def in_goal(self, seat: int) -> int:
        found = 0
        for place in range(seat * self.pieces, (seat + 1) * self.pieces):
            if self.men[place] >= self.track:
                found += 1
        return found

    def steps(self, seat: int) -> list[int]:
        """Where a seat has pieces, each step once, ascending."""
        found: list[int] = []
        last = BASE - 1
        for place in range(seat * self.pieces, (seat + 1) * self.pieces):
            step = self.men[place]
            if step != last:
                found.append(step)
                last = step
        return found

    def track_steps(self, seat: int) -> list[int]:
        """Where a seat has pieces on the track."""
        return [step for step in self.steps(seat) if 0 <= step < self.track]

    def on_track(self, seat: int) -> bool:
        for place in range(seat * self.pieces, (seat + 1) * self.pieces):
            if 0 <= self.men[place] < self.track:
                return True
        return False

    def owners(self, field: int) -> int:
        """Bit set of the seats with a piece on this field of the track."""
        found = 0
        for seat in range(self.seats):
            if self.stands(seat, self.step(seat, field)):
                found |= 1 << seat
        return found

    def others(self, seat: int, step: int) -> int:
        """Bit set of the other colours on a track field, given as a step of this seat."""
        return self.owners(self.field(seat, step)) & ~(1 << seat)

    def owners_near(self, field: int, back: int, ahead: int) -> int:
        """Bit set of the seats with a piece from `back` before to `ahead` after a field."""
        found = 0
        for way in range(-back, ahead + 1):
            found |= self.owners((field + way) % self.track)
        return found

    def move(self, seat: int, origin: int, target: int) -> None:
        """One piece of a seat goes from one step to another."""
        men = self.men
        place = seat * self.pieces
        last = place + self.pieces - 1
        while men[place] != origin:
            place += 1
        while place < last and men[place + 1] < target:  # keep them ascending
            men[place] = men[place + 1]
            place += 1
        while place > seat * self.pieces and men[place - 1] > target:
            men[place] = men[place - 1]
            place -= 1
        men[place] = target

    def clear(self, field: int) -> None:
        """All pieces on a field of the track go to B."""
        for seat in range(self.seats):
            step = self.step(seat, field)
            for _ in range(self.count(seat, step)):
                self.move(seat, step, BASE)
