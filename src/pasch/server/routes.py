"""Every request that the server answers; the app, the OpenAPI document and `wire.ts` read this."""

from __future__ import annotations

from pasch.server import (
    advice_api,
    boxes_api,
    branches_api,
    days_api,
    description_api,
    http,
    info_api,
    keys,
    lessons_api,
    puzzles_api,
    replay_api,
    review_api,
)

ROUTES = (
    *http.ROUTES,
    *keys.ROUTES,
    *info_api.ROUTES,
    *lessons_api.ROUTES,
    *puzzles_api.ROUTES,
    *replay_api.ROUTES,
    *branches_api.ROUTES,
    *days_api.ROUTES,
    *boxes_api.ROUTES,
    *advice_api.ROUTES,
    *description_api.ROUTES,
    *review_api.ROUTES,
)
