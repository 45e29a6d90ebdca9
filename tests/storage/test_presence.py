"""Who is connected elsewhere, with a clock in the test's hand."""

from __future__ import annotations

from time import monotonic

from pasch.storage.presence import Presence
from pasch.storage.redis import Pace, RedisBus


def seats(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


def test_seats_of_all_other_processes_count() -> None:
    presence = Presence(patience=5)
    assert presence.receive("one", {"a": seats(0), "b": seats(1)}, True, now=0) == {"a", "b"}
    assert presence.receive("two", {"a": seats(2)}, True, now=0) == {"a"}
    assert presence.elsewhere("a") == {0, 2}
    assert presence.elsewhere("b") == {1}
    assert presence.elsewhere("c") == set()


def test_a_part_changes_only_its_tables() -> None:
    presence = Presence(patience=5)
    presence.receive("one", {"a": seats(0), "b": seats(1)}, True, now=0)
    assert presence.receive("one", {"b": seats(1, 2)}, False, now=1) == {"b"}
    assert presence.anybody("a")
    assert presence.receive("one", {"a": seats()}, False, now=1) == {"a"}
    assert not presence.anybody("a")
    assert presence.elsewhere("a") == set()
    assert presence.elsewhere("b") == {1, 2}


def test_the_whole_replaces_what_was_said_before() -> None:
    presence = Presence(patience=5)
    presence.receive("one", {"a": seats(0), "b": seats(1)}, True, now=0)
    assert presence.receive("one", {"b": seats(1)}, True, now=1) == {"a"}
    assert presence.elsewhere("a") == set()


def test_repeating_it_is_no_news() -> None:
    presence = Presence(patience=5)
    presence.receive("one", {"a": seats(0)}, True, now=0)
    assert presence.receive("one", {"a": seats(0)}, True, now=2) == set()


def test_who_says_goodbye_or_stays_silent_is_forgotten() -> None:
    presence = Presence(patience=5)
    presence.receive("one", {"a": seats(0)}, True, now=0)
    presence.receive("two", {"b": seats(1)}, True, now=0)
    presence.receive("three", {"c": seats(1)}, True, now=4)
    assert presence.forget("one") == {"a"}
    assert presence.forget("one") == set()
    assert presence.forget_silent(now=5) == set()
    assert presence.forget_silent(now=5.1) == {"b"}
    assert presence.elsewhere("b") == set()
    assert presence.elsewhere("c") == {1}


def test_our_own_deafness_is_not_held_against_them() -> None:
    presence = Presence(patience=5)
    presence.receive("one", {"a": seats(0)}, True, now=0)
    presence.be_patient(now=60)
    assert presence.forget_silent(now=64) == set()
    assert presence.elsewhere("a") == {0}
    assert presence.forget_silent(now=66) == {"a"}


def test_whoever_could_not_hear_forgets_nobody_for_it() -> None:
    """It was us who were cut off: once connected again, all others have their whole time."""
    bus = RedisBus("redis://127.0.0.1:1", Pace(silence=7))
    long_ago = monotonic() - 60
    bus._presence.receive("other", {"t": frozenset({0})}, True, long_ago)
    bus._connected(0)
    assert bus._presence.forget_silent(monotonic()) == set()
    assert bus.elsewhere("t") == {0}
