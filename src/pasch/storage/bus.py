"""How server processes tell each other that a table went on, and who is connected where.

A notice says which table; it never carries what happened, so a lost one costs nothing but time:
whoever hears of a table reads the store, and while the bus is away every server polls the store
for the tables it serves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

OnNotice = Callable[[str], None]  # with the id of a table that changed in another process


class Bus(ABC):
    @abstractmethod
    async def open(self, on_notice: OnNotice) -> None:
        """Begin to listen: `on_notice` is also called when people come or go at another process."""

    @abstractmethod
    async def close(self) -> None:
        """Say goodbye, so that the others need not find out by waiting."""

    @abstractmethod
    def publish(self, table: str) -> None:
        """This table changed.  Returns at once; never fails."""

    @abstractmethod
    def connected_here(self, table: str, seats: Iterable[int]) -> None:
        """These seats of the table are connected to this process, until said otherwise."""

    @abstractmethod
    def elsewhere(self, table: str) -> frozenset[int]:
        """The seats connected to other processes, as far as is known."""

    @property
    @abstractmethod
    def alive(self) -> bool:
        """Whether notices arrive; if not, poll.

        After an outage it stays False for some seconds longer, so that whoever polls meanwhile
        has seen everything that was missed, and knows again who is connected elsewhere.
        """


class LocalBus(Bus):
    """One process: there is nobody else."""

    async def open(self, on_notice: OnNotice) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, table: str) -> None:
        pass

    def connected_here(self, table: str, seats: Iterable[int]) -> None:
        pass

    def elsewhere(self, table: str) -> frozenset[int]:
        return frozenset()

    @property
    def alive(self) -> bool:
        return True
