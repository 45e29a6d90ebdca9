"""What Prometheus may ask.  Counting is a plain addition; the format is made when it is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from pasch.storage.latency import Latency

Labels = TypeVar("Labels", tuple[str], tuple[str, str])


class Metrics:
    """One for each app, so that tests can have several."""

    def __init__(self, version: str = "", build: str = "") -> None:
        self.moves = 0
        self.tables = 0
        self.sockets = 0
        self.forgotten = 0
        self.store_failures: Mapping[tuple[str, str], int] = {}
        self.store_ok = True
        self.move = Latency()
        self.commit = Latency()
        self.bot = Latency()
        self.hint = Latency()
        self.review = Latency()
        self.queues: dict[str, Callable[[], int]] = {}
        self._refusals: Counter[str] = Counter()
        self._about = (version, build)

    def refused(self, code: str) -> None:
        self._refusals[code] += 1

    def collect(self) -> Iterator[Metric]:
        about = GaugeMetricFamily("pasch_build_info", "Which Pasch", labels=["version", "build"])
        about.add_metric(self._about, 1)
        yield about
        yield CounterMetricFamily("pasch_moves", "Moves made durable", self.moves)
        yield GaugeMetricFamily("pasch_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("pasch_sockets", "Open sockets", self.sockets)
        yield _labelled("pasch_refusals", "What was refused", ["code"],
                        {(code,): count for code, count in self._refusals.items()})  # fmt: skip
        yield CounterMetricFamily("pasch_forgotten_tables", "Old tables forgotten", self.forgotten)
        yield GaugeMetricFamily("pasch_store_ok", "Whether the database is well", self.store_ok)
        yield _labelled("pasch_store_failures", "What the database could not do",
                        ["kind", "reason"], self.store_failures)  # fmt: skip
        for name, about_it, latency in (
            ("move", "From a move received to its news sent", self.move),
            ("commit", "From a group of moves to the disk", self.commit),
            ("bot", "Until a bot has chosen", self.bot),
            ("hint", "Until odds or a hint are found", self.hint),
            ("review", "Until a review is finished", self.review),
        ):
            yield HistogramMetricFamily(
                f"pasch_{name}_seconds", about_it, latency.buckets(), latency.total
            )
        waiting = GaugeMetricFamily("pasch_waiting", "What waits for its turn", labels=["queue"])
        for queue, length in self.queues.items():
            waiting.add_metric([queue], length())
        yield waiting

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)  # memory, handles, processor: where there is /proc
        return generate_latest(registry)


def _labelled(name: str, about: str, labels: list[str], counts: Mapping[Labels, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for values, count in sorted(counts.items()):
        family.add_metric(values, count)
    return family
