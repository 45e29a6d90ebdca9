"""The API does what its OpenAPI document says; Schemathesis tries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from server.house import house, in_time
from server.processes import Process

from pasch.server.messages import Problem
from pasch.server.openapi import openapi
from pasch.server.refusals import STATUS
from pasch.server.routes import ROUTES

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Process("--data", str(tmp_path_factory.mktemp("api"))) as found:
        yield found


@schema.parametrize()
@settings(
    max_examples=25, derandomize=True, deadline=None, database=None,
    phases=(Phase.explicit, Phase.generate), suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_the_api_keeps_its_word(case: schemathesis.Case[Any], process: Process) -> None:
    case.call_and_validate(base_url=f"http://127.0.0.1:{process.port}")


@in_time
async def test_the_document_is_served(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert (await served.call("GET", "/openapi.json")).data == openapi()


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
