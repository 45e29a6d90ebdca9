"""What Prometheus may ask.  Counting is a plain addition; the format is made when it is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


class Metrics:
    """One for each app, so that tests can have several."""

    def __init__(self) -> None:
        self.moves = 0
        self.tables = 0
        self.sockets = 0
        self.forgotten = 0
        self.store_failures: Mapping[tuple[str, str], int] = {}
        self._refusals: Counter[str] = Counter()

    def refused(self, code: str) -> None:
        self._refusals[code] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("pasch_moves", "Moves made durable", self.moves)
        yield GaugeMetricFamily("pasch_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("pasch_sockets", "Open sockets", self.sockets)
        refusals = CounterMetricFamily("pasch_refusals", "What was refused", labels=["code"])
        for code, count in sorted(self._refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        yield CounterMetricFamily("pasch_forgotten_tables", "Old tables forgotten", self.forgotten)
        failures = CounterMetricFamily(
            "pasch_store_failures", "What the database could not do", labels=["kind", "reason"]
        )
        for (kind, reason), count in sorted(self.store_failures.items()):
            failures.add_metric([kind, reason], count)
        yield failures

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
