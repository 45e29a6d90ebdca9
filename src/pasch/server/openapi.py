"""The OpenAPI document, made from the routes and the message types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from pasch import __version__
from pasch.server.http import Api
from pasch.server.messages import MOST_SEATS, Problem
from pasch.server.refusals import STATUS
from pasch.server.routes import ROUTES
from pasch.speech import LANGUAGES

_REF = "#/components/schemas/{name}"
EVERYWHERE = ("bad_request", "wrong_origin", "too_big", "too_many", "busy", "unavailable")


@cache
def document() -> bytes:
    """As it is sent: it takes some milliseconds to make, and is always the same."""
    return msgspec.json.encode(openapi())


def openapi() -> dict[str, Any]:
    types = [kind for api in ROUTES for kind in (api.body, api.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=_REF)
    schema_of = dict(zip(map(str, types), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for api in ROUTES:
        paths.setdefault(api.path, {})[api.method.lower()] = _operation(api, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pasch", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(api: Api, schema_of: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": api.about}
    if api.answer is not None:
        schema = {"type": "string"} if api.answer is bytes else schema_of[str(api.answer)]
        answer["content"] = {api.media: {"schema": schema}}
    by_status: dict[int, list[str]] = {}
    for code in (*EVERYWHERE, *api.refusals):
        by_status.setdefault(STATUS[code], []).append(code)
    operation: dict[str, Any] = {
        "operationId": api.handler.__name__,
        "summary": api.about,
        "parameters": [
            *(_in_path(name) for name in re.findall(r"{(\w+)}", api.path)),
            *_in_query(api.query),
            _LANGUAGE,
        ],
        "responses": {
            str(api.status): answer,
            **{
                str(status): {
                    "description": ", ".join(codes),
                    "content": _json({"$ref": _REF.format(name="Problem")}),
                }
                for status, codes in sorted(by_status.items())
            },
        },
    }
    if api.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema_of[str(api.body)])}
    if api.token:
        operation["security"] = [{"token": []}, *([{}] if api.onlookers else [])]
    return operation


_LANGUAGE = {
    "name": "language",
    "in": "query",
    "description": "of the words in the answer; else Accept-Language is asked",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}


def _in_path(name: str) -> dict[str, Any]:
    kind: dict[str, Any] = {"type": "string", "minLength": 1}
    if name == "seat":
        kind = {"type": "integer", "minimum": 0, "exclusiveMaximum": MOST_SEATS}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def _in_query(kind: type | None) -> list[dict[str, Any]]:
    if kind is None:
        return []
    (_,), components = msgspec.json.schema_components([kind], ref_template=_REF)
    fields = components[kind.__name__]["properties"]
    return [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
