"""The API does what its OpenAPI document says; Schemathesis tries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.house import AT_ONCE, FREELY, house, in_time
from server.processes import Process

from pasch.server.messages import Problem
from pasch.server.openapi import openapi
from pasch.server.refusals import STATUS
from pasch.server.routes import ROUTES

# Of what is wrong in one way each, all; at random 25, the same in every run.
TRY = ("--phases=coverage,fuzzing", "--max-examples=25", "--generation-deterministic", "--no-color")


def test_the_api_keeps_its_word(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as process:
        document = f"http://127.0.0.1:{process.port}/openapi.json"
        tried = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", "run", document, *TRY],
            cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "PYTHONUTF8": "1"},
        )  # fmt: skip
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert f"Tested: {len(ROUTES)}\n" in tried.stdout


@in_time
async def test_the_document_is_served(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert (await served.call("GET", "/openapi.json")).data == openapi()


@in_time
async def test_the_document_is_made_once_and_not_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = FREELY._replace(hits_a_second=0.001, hits_at_once=3)
    async with house(tmp_path, AT_ONCE._replace(limits=limits)) as served:
        assert (await served.call("GET", "/openapi.json")).status == 200
        monkeypatch.setattr("pasch.server.openapi.openapi", None)  # nobody may ask for it again
        answers = [await served.call("GET", "/openapi.json") for _ in range(3)]
        assert [answer.status for answer in answers] == [200, 200, 429]


def test_every_route_and_every_refusal_is_in_it() -> None:
    paths = openapi()["paths"]
    for api in ROUTES:
        operation = paths[api.path][api.method.lower()]
        described = " ".join(answer["description"] for answer in operation["responses"].values())
        for code in api.refusals:
            assert code in STATUS
            assert code in described
        assert ("security" in operation) == api.token
    assert Problem.__name__ in openapi()["components"]["schemas"]
