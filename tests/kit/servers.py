"""A real PostgreSQL and a real Redis: the same that are measured."""

from pasch.bench.server_parts import SECONDS, Postgres, Redis

__all__ = ["SECONDS", "Postgres", "Redis"]
