"""A guide whose judgement was learned from games: a network for each number of seats."""

from __future__ import annotations

from importlib.resources import files

from mypy_extensions import mypyc_attr

from pasch.bots.guide import Guide
from pasch.bots.net import Net, read
from pasch.engine.state import State

FOLDER = "learned"


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedGuide(Guide):
    """`learned/4.net` in the game's folder judges tables of four; read when it is first asked."""

    def __init__(
        self,
        package: str,
        slips: tuple[int, int, int, int],
        playouts: tuple[int, int, int, int],
        depth: int = 1,
        wide: int = 0,
    ) -> None:
        super().__init__(slips, playouts, depth=depth, wide=wide)
        self.package = package
        self.nets: dict[int, Net] = {}

    def features(self, state: State) -> list[int]:
        """What the network looks at; it tells its seats from `first` on, clockwise."""
        raise NotImplementedError

    def count(self, seats: int) -> int:
        """How many features there are."""
        raise NotImplementedError

    def first(self, state: State) -> int:
        """The seat that the network sees as its first."""
        raise NotImplementedError

    def learns(self, state: State) -> bool:
        """Whether the network is to learn from this position."""
        return self.judges(state)

    def net(self, seats: int) -> Net:
        net = self.nets.get(seats)
        if net is None:
            file = files(self.package).joinpath(FOLDER, f"{seats}.net")
            net = read(file.read_bytes())
            if net.features != self.count(seats):
                raise ValueError(f"{file} knows {net.features} features; run tools/train.py")
            self.nets[seats] = net
        return net
