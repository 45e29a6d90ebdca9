"""The server put together: HTTP requests, sockets, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from pasch import catalogue, match as matches
from pasch.engine.errors import BadSetup, PaschError, UnknownGame
from pasch.engine.setup import Setup
from pasch.fair import Proof
from pasch.server import document as documents
from pasch.server.clock import Clock, Pace
from pasch.server.document import SeatDocument, TableDocument, digest
from pasch.server.limits import Guard, Limits
from pasch.server.live import Live, words
from pasch.server.messages import (
    GameInfo,
    MadeTable,
    NewTable,
    Problem,
    SeatBot,
    Seated,
    Sit,
    TableInfo,
)
from pasch.server.metrics import Metrics
from pasch.server.refusals import Refusal
from pasch.server.tables import LiveTable, Tables
from pasch.server.telling import table_info
from pasch.server.workers import Workers
from pasch.speech import LANGUAGES, Speaker
from pasch.storage.bus import Bus
from pasch.storage.store import Store
