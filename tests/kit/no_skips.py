"""A skipped test is a failed one: it proves nothing, and nobody would notice."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return report if hasattr(report, "wasxfail") else _failed(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A whole file, which asked for something that is not here."""
    return _failed((yield))


def _failed(report: Report) -> Report:
    if report.skipped and isinstance(report.longrepr, tuple):
        report.outcome = "failed"
        _, _, why = report.longrepr
        report.longrepr = f"{report.nodeid}: no test may be skipped ({why})"
    return report
