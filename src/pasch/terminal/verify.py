"""`pasch verify`: whether the dice and cards of a match are those that were promised."""

from __future__ import annotations

from argparse import Namespace

from pasch.engine.errors import BadFile
from pasch.engine.table import replay
from pasch.fair import Finding, Reason, Verdict, read_proof, verify
from pasch.match import Table, open
from pasch.terminal.console import Console

STATUS = {Verdict.TRUE: 0, Verdict.ALTERED: 1, Verdict.INCOMPLETE: 2}
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
    finding = verify(table.game, table.setup, table.log, proof)
    _tell(console, table, finding)
    if proof and finding.verdict is Verdict.TRUE:
        console.say("verify-seal")
        console.screen.line(f"  {proof.commitment}")
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
    else:
        console.say(f"verify-{finding.reason.value}", number=finding.checked)
