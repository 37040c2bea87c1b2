"""The listening socket, bound before anything else, so that a port in use is noticed early."""

import socket
from dataclasses import dataclass

BACKLOG = 2048


class CannotListen(Exception):
    """The server cannot listen at an address: it is in use, forbidden, or belongs to another machine."""

    def __init__(self, listening: "Listening", error: OSError) -> None:
        super().__init__(f"{listening.host}:{listening.port}: {error.strerror or error}")
        self.listening = listening
        self.errno = error.errno
        self.reason = error.strerror or str(error)


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a server listens, with how many processes, and which proxies it trusts."""

    host: str
    port: int
    """0 for any free port."""
    workers: int = 1
    proxies: str | None = None
    """Addresses of the proxies whose forwarded headers are trusted, separated by commas."""
    silence: float = 20.0
    """Seconds before a silent client is pinged, and seconds it has to answer."""


def bind(listening: Listening) -> socket.socket:
    """A bound socket; raise `CannotListen`."""
    try:
        found = socket.getaddrinfo(
            listening.host, listening.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, address = found[0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        bound = socket.create_server(address[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        raise CannotListen(listening, error) from None
    bound.set_inheritable(True)
    return bound


def address_of(bound: socket.socket, host: str) -> str:
    """The address for a client on this machine, with the actual port."""
    port = bound.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
