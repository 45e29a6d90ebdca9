"""Every request that the server answers; the app, the OpenAPI document and `wire.ts` read this."""

from __future__ import annotations

from pasch.server import advice, http, keys, looking_back, lookup, steps

ROUTES = (
    *http.ROUTES,
    *keys.ROUTES,
    *lookup.ROUTES,
    *steps.ROUTES,
    *advice.ROUTES,
    *looking_back.ROUTES,
)
