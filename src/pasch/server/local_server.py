"""`pasch` alone: a server on this computer or for the whole house, and the browser opened on it."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from contextlib import closing
from errno import EACCES
from http.client import HTTPConnection, HTTPException
from threading import Thread
from time import monotonic, sleep
from typing import TextIO
from urllib.parse import urlsplit

import msgspec
import segno

from pasch.console.console import Console
from pasch.console.data_folder import data_folder
from pasch.console.refusals import BadArguments
from pasch.lock import NOWHERE, Lock, Locked
from pasch.server.app import App, Settings
from pasch.server.file_handles import most_connections
from pasch.server.limits import Limits
from pasch.server.messages import About
from pasch.server.serve import Server, embedded, folder_lock, set_up_logs
from pasch.storage.bus import LocalBus
from pasch.storage.store import Store

PORT = 8321
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
STARTING = 10  # seconds until one that begins says where it is
PATIENCE = 2  # seconds until whoever is at the port has said who it is


class LocalServer(Server):
    """Prints the address and opens the browser on it."""

    def __init__(
        self, app: App, lock: Lock, console: Console, port: int, public: str, browser: bool
    ) -> None:
        super().__init__(app.config(), app.web, lock)
        self._console = console
        self._url = _url(HERE, port)
        self._public = public
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _show(self._console, "home-here", self._url, self._public)
        if not self.has_page:
            self._console.say("home-no-page")
        self._console.say("home-stop")
        self._console.screen.out.flush()
        if self._browser:
            Thread(target=webbrowser.open, args=(self._url,), daemon=True).start()

    def say_no_page(self) -> None:
        """In a sentence, after the address."""


def run(options: Namespace, console: Console) -> int:
    port = PORT if options.port is None else options.port
    if not 0 <= port <= 65535:
        raise _bad(console, "home-port-range", port)
    browser = not options.no_browser and has_display(os.environ)
    running = who_is_at(port)
    if running:
        return _join(options, console, port, running, browser)
    store = embedded(data_folder())
    try:
        lock = _lock()
    except Locked as held:
        return _join_elsewhere(options, console, held, browser)
    try:
        return _serve(options, console, port, browser, store, lock)
    finally:
        lock.release()


def _serve(
    options: Namespace, console: Console, port: int, browser: bool, store: Store, lock: Lock
) -> int:
    listener = _listen(console, EVERYWHERE if options.lan else HERE, port, options.port is None)
    port = listener.getsockname()[1]
    public = f"http://{lan_address()}:{port}" if options.lan else ""
    limits = Limits().within(most_connections())
    app = App(store, LocalBus(), Settings(limits, public=public))
    set_up_logs(logging.WARNING)
    try:
        LocalServer(app, lock, console, port, public, browser).run([listener])
    except KeyboardInterrupt:  # the way to stop it
        console.screen.line()
    except SystemExit as error:  # it could not start, and has said why
        return int(error.code or 0)
    console.say("home-stopped")
    return 0


def _lock() -> Lock:
    """Of the data folder.  Whoever has it may have begun this moment, and will soon say where."""
    patient_until = monotonic() + STARTING
    while True:
        try:
            return folder_lock(data_folder())
        except Locked as held:
            if held.facts["url"] != NOWHERE or monotonic() > patient_until:
                raise
            sleep(0.1)


def _join_elsewhere(options: Namespace, console: Console, held: Locked, browser: bool) -> int:
    """The tables of this folder are served at another port of this computer, or by another one."""
    port = urlsplit(str(held.facts["url"])).port
    running = who_is_at(port) if port and held.facts["host"] == socket.gethostname() else None
    if not port or not running:
        raise held
    return _join(options, console, port, running, browser)


def _join(options: Namespace, console: Console, port: int, running: About, browser: bool) -> int:
    """One Pasch is enough: take people to the one that is there."""
    if options.lan and not running.public:
        raise _bad(console, "home-not-lan", port)
    _show(console, "home-already", _url(HERE, port), running.public)
    if browser:
        webbrowser.open(_url(HERE, port))
    return 0


def who_is_at(port: int) -> About | None:
    """The Pasch at this port of this computer, if there is one."""
    with closing(HTTPConnection(HERE, port, timeout=PATIENCE)) as http:
        try:
            http.request("GET", "/api/about")
            return msgspec.json.decode(http.getresponse().read(1 << 12), type=About)
        except (OSError, HTTPException, msgspec.DecodeError):
            return None


def _listen(console: Console, host: str, port: int, any_will_do: bool) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        if not any_will_do:
            listener.close()
            key = "home-port-forbidden" if error.errno == EACCES else "home-port-taken"
            raise _bad(console, key, port) from None
        listener.bind((host, 0))
    return listener


def lan_address() -> str:
    """This computer as others in the house see it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only chooses the way out
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_display(environ: Mapping[str, str]) -> bool:
    """Whether a browser would open in a window, and not in this terminal."""
    named = any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return named or sys.platform != "linux"


def _show(console: Console, key: str, url: str, public: str) -> None:
    console.say(key, url=url)
    if public:
        console.say("home-lan", url=f"{public}/")
        _draw(f"{public}/", console.screen.out)


def _draw(link: str, out: TextIO) -> None:
    """A code to photograph, where there is a screen for it."""
    if out.isatty() and (out.encoding or "").lower() == "utf-8":
        segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)


def _url(host: str, port: int) -> str:
    return f"http://{host}:{port}/"


def _bad(console: Console, key: str, port: int) -> BadArguments:
    text = console.speaker.key(key, port=str(port))
    return BadArguments(text, {"text": text, "command": "pasch"})
