"""`pasch forget`: what the server does by itself, at once, or only a list of what it would do."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from pasch.console.console import Console
from pasch.server.expiry import DAY, Expiry, checked, date
from pasch.server.serve import existing
from pasch.storage.store import StaleTable, Store

LISTED = 1000


def run(options: Namespace, console: Console) -> int:
    checked(options.keep_days)
    return asyncio.run(_run(existing(options), options, console))


async def _run(store: Store, options: Namespace, console: Console) -> int:
    forgetting = Expiry(store, options.keep_days)
    await store.open()
    try:
        if options.dry_run:
            ran = await store.ran()
            found = await store.old(forgetting.before, LISTED)
            for table in found:
                _tell(console, table, ran)
            console.say("forget-found", tables=len(found), days=f"{options.keep_days:g}")
        else:
            await forgetting.look()
            console.say("forget-done", tables=forgetting.forgotten)
    finally:
        await store.close()
    return 0


def _tell(console: Console, table: StaleTable, ran: int) -> None:
    first = ran if table.seen_old is None else table.seen_old
    left = max(0, DAY - (ran - first))
    console.say("forget-table", "  ", table=table.id, date=date(table.last), hours=-(-left // 3600))
