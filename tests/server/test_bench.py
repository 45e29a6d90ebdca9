"""`pasch bench server` measures what it says; here it is small and short."""

from __future__ import annotations

from pathlib import Path

from pasch.bench import server_idle, server_scale
from pasch.bench.server import GOALS, MEMORY, OURS, _section
from pasch.bench.server_load import Found
from pasch.bench.server_pasch import port_of
from pasch.bench.server_run import measure, pasch
from pasch.build import build
from pasch.catalogue import catalogue


def test_the_load_plays_real_games_without_a_refusal(tmp_path: Path) -> None:
    with pasch("--data", str(tmp_path), games=catalogue()) as running:
        found = measure(running, tables=5, seconds=0.5, spare=4, least=50)
    assert found.acknowledged >= 50
    assert (found.refused, found.lost) == (0, 0)
    assert 0 < found.p50 <= found.p99
    assert found.spare < found.whole


def test_sorted_all_of_a_table_goes_to_one_process() -> None:
    ports = [1, 2, 3]
    where = {id: port_of(ports, id) for id in (f"table-{number}" for number in range(60))}
    assert set(where.values()) == set(ports)
    assert all(port_of(ports, id) == port for id, port in where.items())


def test_the_report_on_several_processes_names_the_build_and_the_goal() -> None:
    def figures(acknowledged: int) -> Found:
        return Found(acknowledged, 1.0, 0.5, 2.0, 9.0, 0, 0, 0, 0, 0)

    section = server_scale.section({
        server_scale.ONE: [figures(3000)],
        server_scale.SORTED: [figures(2700)],
        server_scale.UNSORTED: [figures(1200)],
    })  # fmt: skip
    assert f"| {server_scale.SORTED} | 2,700 | 5,400 | 0.90 |" in section
    assert "| 0.90 | at least 0.8 | yes |" in section
    assert build() in section


def test_people_who_sit_and_wait_are_pinged_and_kept(tmp_path: Path) -> None:
    with pasch("--data", str(tmp_path)) as running, server_idle.holders(running, 4):
        found = measure(running, tables=2, seconds=0.5, rate=40, least=10)
    assert (found.refused, found.lost) == (0, 0)
    section = server_idle.section(19_600, 50_000, 246_000, 260_000, found)
    assert "| MB of the server with 20,000 resting sockets | 264.0 | at most 300 | yes |" in section
    assert "last 400 would add" in section


def test_a_given_rate_is_not_exceeded(tmp_path: Path) -> None:
    with pasch("--data", str(tmp_path)) as running:
        found = measure(running, tables=4, seconds=1, rate=60, least=20)
    assert 0 < found.acknowledged / found.seconds <= 75


def test_the_report_says_which_goals_are_reached() -> None:
    def figures(acknowledged: int) -> Found:
        return Found(acknowledged, 1.0, 0.5, 2.0, 9.0, 0, 0, 10_000, 50_000, 100_000)

    found = {OURS: [figures(3000)], MEMORY: [figures(1600)],
             "boardgame.io, file store": [figures(400)]}  # fmt: skip
    section = _section(found, figures(1), figures(1), 0.5)
    for goal in GOALS:
        assert goal in section
    assert "| times boardgame.io in memory | 1.9 | at least 2 | **no** |" in section
    assert "| times boardgame.io with its file store | 7.5 | at least 10 | **no** |" in section
