"""What grows is found, what only trembles is not."""

from __future__ import annotations

from random import Random

import pytest
from soak.samples import BOUNDS, Sample, table, trends

FLAT = Sample(0, 60, 40, 5, 20, 30, 14, 150, 3, 12, 1.5, 2)


def _hour(name: str, growth: float) -> list[Sample]:
    random = Random(1)
    samples = []
    for number in range(720):
        noisy = FLAT._replace(minute=number / 12, memory=60 + random.random(),
                              p99=12 + 8 * random.random() ** 4)  # fmt: skip
        value = getattr(noisy, name) + growth * number / 720
        samples.append(noisy._replace(**{name: value}))
    return samples


@pytest.mark.parametrize(
    ("name", "growth"),
    [("memory", 20), ("handles", 25), ("threads", 4), ("tasks", 20), ("sockets", 25),
     ("tables", 25), ("p99", 60), ("cpu", 2)],
)  # fmt: skip
def test_what_grows_is_found(name: str, growth: float) -> None:
    assert [found.split()[0] for found in trends(_hour(name, growth))] == [name]


@pytest.mark.parametrize("name", BOUNDS)
def test_what_only_trembles_is_not(name: str) -> None:
    assert trends(_hour(name, 0)) == []


def test_bad_moments_of_the_machine_are_not_a_trend() -> None:
    samples = _hour("p99", 0)
    for number in range(500, 620):
        samples[number] = samples[number]._replace(p99=900)
    assert trends(samples) == []


def test_a_machine_that_gets_busier_is_not_a_server_that_gets_slower() -> None:
    busier = [
        sample._replace(lag=sample.lag + sample.minute, p99=sample.p99 + 3 * sample.minute)
        for sample in _hour("p99", 0)
    ]
    assert trends(busier) == []


def test_a_warming_server_is_not_one_that_grows() -> None:
    samples = [
        sample._replace(memory=30 + min(sample.minute, 10) * 3) for sample in _hour("memory", 0)
    ]
    assert trends(samples) == []


def test_too_short_a_run_says_so() -> None:
    assert trends(_hour("memory", 0)[:8]) == ["too few samples to tell"]


def test_the_table_has_few_rows_and_all_columns() -> None:
    lines = table(_hour("memory", 0)).splitlines()
    assert len(lines) == 13
    assert lines[0].split()[:2] == ["minute", "memory"]
    assert len(lines[-1].split()) == len(Sample._fields)
