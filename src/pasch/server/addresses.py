"""Where somebody comes from, as far as limits are concerned."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

LONGEST = 64  # characters of what a proxy calls an address
HOME_NETWORK = 64  # bits: what one household or one rented server gets of IPv6
WITH_PORT = re.compile(r"\[([^]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+", re.ASCII)


@lru_cache(10_000)
def network(text: str) -> str:
    """One name for all addresses that one person can choose from.

    Of IPv6 that is a /64; an IPv4 address in the clothes of IPv6 is still the same one.
    """
    found = WITH_PORT.fullmatch(text)
    try:
        address = ip_address(found[1] or found[2] if found else text)
    except ValueError:  # no address: a Unix socket, or a proxy that hides them
        return text[:LONGEST]
    plain = _plain(address)
    if isinstance(plain, IPv4Address):
        return str(plain)
    return str(IPv6Network((int(plain), HOME_NETWORK), strict=False))


def is_here(text: str) -> bool:
    """Whether this is the computer that the server runs on."""
    try:
        return _plain(ip_address(text)).is_loopback
    except ValueError:
        return False


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or address
    return address
