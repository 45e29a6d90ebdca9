"""One line at the end says what was tried, and what it cost."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, text in report.user_properties:
            if name == "faults" and report.when == "call":
                terminalreporter.write_line(str(text))
