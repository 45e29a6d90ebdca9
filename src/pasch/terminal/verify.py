"""`pasch verify`: whether the dice and cards of a match are those that were promised."""

from __future__ import annotations

from argparse import Namespace

from pasch.console.console import Console
from pasch.engine.errors import BadFile
from pasch.engine.table import replay
from pasch.fair import PLEDGED, Finding, Proof, Reason, Verdict, read_proof, verify
from pasch.match import Table, open

STATUS = {Verdict.TRUE: 0, Verdict.ALTERED: 1, Verdict.INCOMPLETE: 2, Verdict.WITHOUT: 3}
CHANGED = ("changed", "log")  # problems of a file that somebody edited


def run(options: Namespace, console: Console) -> int:
    try:
        table = open(options.file)
    except BadFile as error:
        console.refuse(error)
        changed = error.facts["problem"] in CHANGED
        return STATUS[Verdict.ALTERED if changed else Verdict.INCOMPLETE]
    kept = table.extra.get("proof")
    proof = None if kept is None else read_proof(kept, table.setup.seats)
    mine = [number.strip() for number in options.mine]
    seal = options.seal.strip().lower()
    finding = verify(table.game, table.setup, table.log, proof, mine, seal)
    _tell(console, table, finding)
    if proof and finding.verdict in (Verdict.TRUE, Verdict.WITHOUT):
        _tell_numbers(console, table, proof, bool(mine), bool(seal))
    return STATUS[finding.verdict]


def _tell(console: Console, table: Table, finding: Finding) -> None:
    if finding.reason is Reason.THROW:
        state = replay(table.game, table.setup, table.log[: finding.number])
        console.say(
            "verify-throw",
            number=finding.number + 1,  # people count steps from 1
            found=table.game.write(state, table.log[finding.number].action),
            expected=table.game.write(state, finding.expected),
        )
    elif finding.verdict is Verdict.TRUE:
        console.say("verify-true", number=finding.checked)
    elif finding.seat >= 0:
        name = _name(table, finding.seat)
        console.say(f"verify-{finding.reason.value}", number=finding.checked, name=name)
    else:
        console.say(f"verify-{finding.reason.value}", number=finding.checked)


def _tell_numbers(
    console: Console, table: Table, proof: Proof, knows_mine: bool, knows_seal: bool
) -> None:
    """What the file cannot prove by itself, and who has no part in the dice."""
    if proof.since:
        console.say("verify-since", number=proof.since)
    for seat in proof.left_out:
        console.say("verify-seat-left-out", name=_name(table, seat))
    if proof.version < PLEDGED:
        console.say("verify-bare")
    elif not knows_mine and any(proof.pledges):
        console.say("verify-numbers")
        for seat, number in enumerate(proof.seats):
            if number and proof.pledges[seat]:
                console.screen.line(f"  {_name(table, seat)}: {number}")
    if not knows_seal:
        console.say("verify-seal")
        console.screen.line(f"  {proof.commitment}")


def _name(table: Table, seat: int) -> str:
    return table.names[seat] if table.names else str(seat + 1)
