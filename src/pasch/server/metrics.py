"""What Prometheus may ask."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """A registry of its own for each app, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("pasch_moves", "Moves made durable", registry=self.registry)
        self.refusals = Counter(
            "pasch_refusals", "Requests refused", ["code"], registry=self.registry
        )
        self.tables = Gauge("pasch_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("pasch_sockets", "Open sockets", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
