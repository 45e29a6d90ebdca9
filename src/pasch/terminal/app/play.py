"""Play in the app; the words after it go to the terminal, where they stay."""

from __future__ import annotations

from pathlib import Path

from pasch.console.console import Console
from pasch.match import Table
from pasch.terminal import result
from pasch.terminal.app.app import TableApp
from pasch.terminal.app.local_match import LocalMatch
from pasch.terminal.app.table_screen import TableScreen
from pasch.terminal.match_flow import MatchFlow
from pasch.terminal.saves import keep


class AppMatch:
    """As MatchLoop: one match, to be run."""

    def __init__(self, table: Table, path: Path, console: Console) -> None:
        self.flow = MatchFlow(table, path, console.speaker)
        self.console = console
        self.screen = TableScreen(table.game, self.flow.words)
        self.playing = LocalMatch(self.flow, self.screen)
        self.app = TableApp(self.screen, self.playing, self.flow.words)

    def run(self) -> int:
        """Until it is over or somebody leaves; the exit status."""
        status = self.app.run()
        flow, screen = self.flow, self.console.screen
        if self.app.failed is not None:
            raise self.app.failed
        screen.heading(flow.words.key("title"))
        if flow.table.over:
            result.show(screen, flow.words, flow.table, flow.path)
        else:
            keep(flow.table, flow.path)
            result.point_back(screen, flow.words, flow.path)
        return status or 0
