"""Which Pasch this is: what of it is compiled, and by what Python it runs."""

from __future__ import annotations

import sys
import sysconfig
from importlib.util import find_spec

ENGINE, SERVER = "pasch.engine.state", "pasch.server.connections"  # one module speaks for its part


def is_compiled(module: str) -> bool:
    """Whether an extension stands beside the source, which Python then takes."""
    found = find_spec(module)
    return found is not None and not str(found.origin).endswith(".py")


def is_optimised_python() -> bool:
    """Whether this Python was built for speed, guided by a profile, as far as it says.

    A distribution's own is, but does not always tell; Windows tells nothing.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS")
    own = sys.base_prefix == "/usr"
    return own or arguments is None or "--enable-optimizations" in arguments


def build() -> str:
    """For reports of measurements.

    >>> build() in {"interpreted", "all compiled", "engine and games compiled, server interpreted"}
    True
    """
    if not is_compiled(ENGINE):
        return "interpreted"
    if not is_compiled(SERVER):
        return "engine and games compiled, server interpreted"
    return "all compiled"
