"""The proxies in deploy/ send all that belongs to one table to one process.

What each file says is read here by its own rules; where the proxy itself is installed, it is
started with the file, two processes behind it.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from pasch.server.connections import PATH
from pasch.server.routes import ROUTES

DEPLOY = Path(__file__).parents[2] / "deploy"
ID = "Zx_9-aQ0bC1d"
SECONDS = 60

Sort = Callable[[str], str]  # the key of a path, or nothing


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def caddy() -> Sort:
    pattern = re.findall(r"@table path_regexp table (\S+)$", text("Caddyfile"), re.MULTILINE)[0]
    assert "request_header @table X-Pasch-Table {re.table.1}" in text("Caddyfile")
    assert "lb_policy header X-Pasch-Table" in text("Caddyfile")
    return _by_pattern(pattern)


def nginx() -> Sort:
    pattern = re.findall(r"^ *~(\S+) +\$table;$", text("nginx.conf"), re.MULTILINE)[0]
    assert "hash $pasch_table consistent;" in text("nginx.conf")
    return _by_pattern(pattern.replace("(?<", "(?P<"))


def haproxy() -> Sort:
    rules = re.findall(r"set-var\(txn.table\) path,field\((\d),/\) if \{ path_beg (\S+) \}",
                       text("haproxy.cfg"))  # fmt: skip
    assert "balance hash var(txn.table)\n\thash-type consistent" in text("haproxy.cfg")

    def sort(path: str) -> str:
        return next(
            (path.split("/")[int(field) - 1] for field, start in rules if path.startswith(start)),
            "",
        )

    return sort


def _by_pattern(pattern: str) -> Sort:
    def sort(path: str) -> str:
        found = re.match(pattern, path)
        return found[1] if found else ""

    return sort


SORTS = {"caddy": caddy, "nginx": nginx, "haproxy": haproxy}


@pytest.mark.parametrize("proxy", SORTS)
def test_every_way_to_a_table_is_sorted_by_its_id(proxy: str) -> None:
    sort = SORTS[proxy]()
    ways = [route.path for route in ROUTES if "{table}" in route.path] + [PATH + "{table}"]
    assert len(ways) > 10
    for way in ways:
        assert sort(way.replace("{table}", ID)) == ID, way
    for elsewhere in ("/", "/api/tables", "/api/about", "/t/" + ID, "/health"):
        assert sort(elsewhere) == "", elsewhere


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "haproxy.cfg"])
def test_the_proxies_find_both_processes_and_hide_the_metrics(name: str) -> None:
    assert set(re.findall(r"pasch-\d:\d+", text(name))) == {"pasch-1:8000", "pasch-2:8000"}
    assert "/metrics" in text(name)


# With the proxies themselves


class Backend(BaseHTTPRequestHandler):
    """Says which process it is, and hangs up: a closed one has no connections left."""

    def answer(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = answer  # noqa: N815

    def log_message(self, format: str, *args: object) -> None: ...


@contextmanager
def backend() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Backend)
    server.daemon_threads = True
    Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def command(proxy: str, folder: Path, port: int, ports: list[int]) -> list[str]:
    """The proxy with its file from deploy/, but for where things are."""
    name = {"caddy": "Caddyfile", "nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[proxy]
    said = text(name)
    for number, each in enumerate(ports, start=1):
        said = said.replace(f"pasch-{number}:8000", f"127.0.0.1:{each}")
    file = folder / name
    if proxy == "caddy":
        said = said.replace("stream_close_delay 5m", "")  # which Debian's Caddy does not know yet
        file.write_text("{\n\tadmin off\n}\n" + said.replace("{$PASCH_SITE}", f"http://:{port}"))
        return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    if proxy == "haproxy":
        file.write_text(said.replace("bind :80", f"bind 127.0.0.1:{port}"))
        return ["haproxy", "-db", "-f", str(file)]
    said = re.sub(r"listen 80;", f"listen 127.0.0.1:{port};", said)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off; {places}\n{said}\n}}"
    )
    return ["nginx", "-p", str(folder), "-c", str(file)]


@contextmanager
def running(proxy: str, folder: Path, ports: list[int]) -> Iterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command(proxy, folder, port, ports), stdin=quiet, stdout=quiet, stderr=quiet,
        env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )  # fmt: skip
    try:
        _wait_for(port, "/", set(map(str, ports)))
        yield port
    finally:
        process.terminate()
        process.wait(SECONDS)


def ask(port: int, path: str, method: str = "GET") -> str:
    """The process that answered, or nothing."""
    with (
        suppress(OSError, HTTPException),
        closing(HTTPConnection("127.0.0.1", port, timeout=SECONDS)) as http,
    ):
        http.request(method, path)
        answer = http.getresponse()
        body = answer.read().decode()
        if answer.status == 200:
            return body
    return ""


def _wait_for(port: int, path: str, answers: set[str]) -> None:
    end = monotonic() + SECONDS
    while ask(port, path) not in answers:
        assert monotonic() < end, path
        sleep(0.05)


def test_installed_proxies_sort_and_move_only_the_tables_of_a_lost_process(tmp_path: Path) -> None:
    for proxy in SORTS:
        if not shutil.which(proxy):
            continue
        with ExitStack() as stack:
            lost = stack.enter_context(ExitStack())
            servers = [lost.enter_context(backend()), stack.enter_context(backend())]
            folder = tmp_path / proxy
            folder.mkdir()
            ports = [int(server.server_address[1]) for server in servers]
            port = stack.enter_context(running(proxy, folder, ports))
            ids = [f"table-{number}" for number in range(40)]
            first = {id: ask(port, f"/api/tables/{id}") for id in ids}
            assert set(first.values()) == set(map(str, ports)), proxy
            for id in ids:
                assert ask(port, f"/live/{id}?x=1") == first[id], (proxy, id)
                assert ask(port, f"/api/tables/{id}/start", "POST") == first[id], (proxy, id)
            assert ask(port, "/metrics") == "", proxy
            lost.close()
            for id in ids:
                _wait_for(port, f"/live/{id}", {str(ports[1])})
