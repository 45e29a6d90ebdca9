"""Reads all acknowledgements and the store: nothing lost, doubled or diverging, no version missing.

`problems` says in plain words what it found; an empty list is what all of this is for.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from faults.history import ClientHistory, Move, TableHistory

import pasch
from pasch import CHANCE
from pasch.engine.errors import PaschError
from pasch.engine.table import Table
from pasch.server.match import EARLY, TAKE_BACK
from pasch.storage.store import Entry


def problems(table: TableHistory) -> list[str]:
    """Everything that is wrong with what the clients of a table were told."""
    found = [
        *_the_log_has_every_version_once(table),
        *_what_was_acknowledged_is_there(table),
        *_what_was_decided_in_a_window_is_made(table),
        *_nothing_is_there_that_nobody_asked_for(table),
        *_the_same_was_told_to_all(table),
        *_the_log_follows_the_rules(table),
    ]
    for client in table.clients:
        found += [f"{client.name}: {text}" for text in (*client.wrong, *_gaps(client))]
    found += _all_end_alike(table)
    return [f"{table.game} {table.id}: {text}" for text in found]


def _the_log_has_every_version_once(table: TableHistory) -> Iterator[str]:
    versions = [entry.version for entry in table.log]
    if versions != list(range(1, len(versions) + 1)):
        yield f"the store has the versions {_some(versions)}"


def _what_was_acknowledged_is_there(table: TableHistory) -> Iterator[str]:
    there = {entry.version: entry for entry in table.log}
    made: dict[int, object] = {}
    for client in table.clients:
        for move, version in client.done:
            entry = there.get(version)
            if entry is None:
                yield f"lost: {client.name}'s {move} was acknowledged as version {version}"
            elif (entry.actor % EARLY, entry.action) != (move.seat, move.action):
                yield f"lost: {client.name}'s {move} as version {version}, which is {entry}"
            if made.setdefault(version, (client.name, move)) != (client.name, move):
                yield f"doubled: version {version} was acknowledged as {made[version]} and {move}"
        versions = dict(client.done)
        for move, version in client.done:
            if versions[move] != version:
                yield f"doubled: {move} was acknowledged as {version} and as {versions[move]}"
        for version in client.taken_back:
            entry = there.get(version)
            if entry is None or entry.actor != TAKE_BACK or entry.action not in client.seats:
                yield f"lost: {client.name} took back as version {version}, which is {entry}"


def _what_was_decided_in_a_window_is_made(table: TableHistory) -> Iterator[str]:
    """Whoever comes after a window may decide while it is open: that counts if nobody speaks up.

    When two processes close it, the seat may be asked again; then what it answers last counts.
    """
    replayed = _replay(table)
    answered = {made.version for client in table.clients for made in client.done}
    for client in table.clients:
        for move in client.decided:
            made = _after_the_window(table, replayed, move)
            if not made or made.actor != move.seat or made.version in answered:
                continue
            if made.action not in {other.action for other in client.decided if other.at == move.at}:
                yield f"lost: {client.name} decided on {move}, which became {made}"


def _after_the_window(table: TableHistory, replayed: _Replayed, move: Move) -> Entry | None:
    """What came once everybody had let the window go by; None if somebody did not."""
    for entry in table.log[move.at :]:
        if entry.version not in replayed.waived:
            return None if entry.version in replayed.windows else entry
    return None


def _nothing_is_there_that_nobody_asked_for(table: TableHistory) -> Iterator[str]:
    """Where only people play, each move in the store was acknowledged, or is still unanswered.

    Whoever lets a window go by need not have said so: somebody else may have spoken up.
    """
    if not table.by_hand:
        return
    replayed = _replay(table)
    waived = replayed.waived
    answered = {made.version for client in table.clients for made in client.done}
    for client in table.clients:
        for move in client.decided:
            made = _after_the_window(table, replayed, move)
            if made and (made.actor, made.action) == (move.seat, move.action):
                answered.add(made.version)
    pending = {client.pending for client in table.clients} - {None}
    taken_back = {version for client in table.clients for version in client.taken_back}
    perhaps = sum(client.perhaps_taken_back for client in table.clients)
    for entry in played_by_hand(table.log):
        if entry.actor == TAKE_BACK:
            perhaps -= entry.version not in taken_back
            if perhaps < 0:
                yield f"doubled: {entry} takes back what nobody asked to"
        elif entry.version not in answered and entry.version not in waived:
            asked = next(
                (move for move in pending
                 if move and (move.seat, move.action) == (entry.actor % EARLY, entry.action)
                 and move.at < entry.version),
                None,
            )  # fmt: skip
            if asked is None:
                yield f"doubled: nobody asked for {entry}, or it was made though it was refused"
            pending.discard(asked)


def played_by_hand(log: list[Entry]) -> list[Entry]:
    """Without the throws, and without secret choices that are only applied when their turn comes:
    they were played when they were made."""
    found: list[Entry] = []
    early: dict[int, int] = {}  # seat: the version of its choice
    kept: list[Entry] = []  # what was not taken back
    for entry in log:
        if entry.actor == TAKE_BACK:
            since = kept.pop().version if kept else 0
            early = {seat: version for seat, version in early.items() if version < since}
            found.append(entry)
        elif entry.actor >= EARLY:
            early[entry.actor - EARLY] = entry.version
            found.append(entry)
        else:
            kept.append(entry)
            if entry.actor != CHANCE and early.pop(entry.actor, None) is None:
                found.append(entry)
    return found


class _Replayed(NamedTuple):
    table: Table
    wrong: str
    waived: set[int]  # the versions in which somebody let a window go by
    windows: set[int]  # those in which somebody was asked in one


def _replay(table: TableHistory) -> _Replayed:
    """The log played anew on the plain engine, which checks every step."""
    played = Table(pasch.load(table.game), table.setup)
    waived: set[int] = set()
    windows: set[int] = set()
    for entry in table.log:
        try:
            if entry.actor == TAKE_BACK:
                played.take_back()
            elif entry.actor == CHANCE:
                played.happen(entry.action)
            elif entry.actor < EARLY:
                window = played.game.window(played.state)
                if window is not None:
                    windows.add(entry.version)
                    if entry.action == window.passing:
                        waived.add(entry.version)
                played.play(entry.actor, entry.action)
        except PaschError as error:
            return _Replayed(played, f"{entry} is against the rules: {error}", waived, windows)
    return _Replayed(played, "", waived, windows)


def _the_log_follows_the_rules(table: TableHistory) -> Iterator[str]:
    wrong = _replay(table).wrong
    if wrong:
        yield wrong


def _gaps(client: ClientHistory) -> Iterator[str]:
    """Versions come one after the other, or with `whole` all anew, and never go back."""
    known = -1
    for heard in client.heard:
        numbers = [event.version for event in heard.events]
        if heard.version < known:
            yield f"went back from version {known} to {heard.version}"
        if heard.whole:
            if numbers:
                yield f"a resync at version {heard.version} with events"
        elif numbers != list(range(heard.version - len(numbers) + 1, heard.version + 1)):
            yield f"gap: at version {heard.version} the events {_some(numbers)}"
        elif heard.version - len(numbers) > known:
            yield f"gap: after version {known} came {_some(numbers) or heard.version}"
        elif heard.version - len(numbers) < known and not heard.asked_again:
            yield f"doubled: after version {known} came {_some(numbers)}"
        known = max(known, heard.version)


def _the_same_was_told_to_all(table: TableHistory) -> Iterator[str]:
    there = {entry.version: (entry.actor, entry.action) for entry in table.log}
    looks: dict[tuple[int, str], tuple[str, bytes]] = {}
    for client in table.clients:
        for heard in client.heard:
            for version, actor, action in heard.events:
                if version not in there:
                    yield f"diverging: {client.name} heard of version {version}, which is not there"
                elif actor is not None and there[version] != (actor, action):
                    yield (f"diverging: {client.name} heard {(actor, action)} as version {version},"
                           f" which is {there[version]}")  # fmt: skip
            for viewer, position in heard.positions:
                name, first = looks.setdefault((heard.version, viewer), (client.name, position))
                if first != position:
                    yield (f"diverging: version {heard.version} as {viewer} sees it looks different"
                           f" to {name} and {client.name}")  # fmt: skip


def _all_end_alike(table: TableHistory) -> Iterator[str]:
    """All know the last version, and it looks to them as the store's log says."""
    last = len(table.log)
    replayed, wrong, *_ = _replay(table)
    if wrong:
        return
    for client in table.clients:
        if client.version != last:
            yield f"diverging: {client.name} ends at version {client.version} of {last}"
        elif client.heard:
            for viewer, position in client.heard[-1].positions:
                view = replayed.view(int(viewer))
                if position != digest(pasch.load(table.game).position(view)):
                    yield f"diverging: the end looks different to {client.name} as {viewer}"


def digest(position: object) -> bytes:
    """Enough of a position to compare it."""
    written = msgspec.json.encode(position, order="deterministic")
    return blake2b(written, digest_size=12).digest()


def _some(numbers: list[int]) -> str:
    return f"{numbers[:3]} … {numbers[-3:]}" if len(numbers) > 8 else str(numbers or "")
