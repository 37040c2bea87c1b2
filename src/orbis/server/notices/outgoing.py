"""Requests to addresses that players name: only to public ones, and never for longer than a deadline."""

import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit

from orbis.server.notices.inside import NOWHERE, Inside, IPAddress
from orbis.server.protocol.notices import DeliveryProblem

WITHIN = 10.0
"""Seconds after which a request is given up."""

LONGEST_ANSWER = 16_384
"""Bytes of an answer that are read: its head is enough."""

HTTP, HTTPS = 80, 443
"""The only ports below 1024 to which requests go; the first only inside."""

NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """An address that cannot be reached, or that must not be.

    Whether a port is closed or silent is nobody's business here.
    """

    def __init__(
        self, said: str = "it cannot be reached", problem: DeliveryProblem = "unreachable", status: int = 0
    ) -> None:
        super().__init__(said)
        self.problem: DeliveryProblem = problem
        self.status = status


class Forbidden(Unreachable):
    """An address that no request may go to: not https, or not public."""

    def __init__(self, said: str, problem: DeliveryProblem = "address", status: int = 0) -> None:
        super().__init__(said, problem, status)


class NotNow(Unreachable):
    """Something that is not taken now, though whoever was asked is well."""

    def __init__(self, said: str, status: int) -> None:
        super().__init__(said, "later", status)


class Target(NamedTuple):
    """The parts of an address that a request needs."""

    secure: bool
    host: str
    port: int
    path: str


class Request(NamedTuple):
    url: str
    body: bytes
    headers: Mapping[str, str]
    method: str = "POST"


class Answer(NamedTuple):
    status: int
    wait: float | None
    """After how many seconds to try again, if the answer says so."""


def target_of(url: str, inside: Inside = NOWHERE) -> Target:
    """The parts of an address; raise `Forbidden` if it is not one of https, or names anything odd.

    Only what the host has named may be reached by http.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("it is not an address") from None
    secure = parts.scheme == "https"
    if not secure and parts.scheme != "http":
        raise Forbidden("it must begin with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Forbidden("it must have a host, and no name or password")
    if not url.isascii() or any(char <= " " or char in '"<>\\^`{|}' for char in url):
        raise Forbidden("it has characters that no address has")
    usual = HTTPS if secure else HTTP
    port = usual if port is None else port
    may_be_inside = inside.may_have(parts.hostname, port)
    if not secure and not may_be_inside:
        raise Forbidden("it must begin with https://")
    if port < 1024 and port != usual and not inside.names(parts.hostname, port):
        raise Forbidden("its port must be 443, or 1024 or more")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port, path)


def is_public(address: IPAddress) -> bool:
    """Whether a request may go to an IP address: nothing at home, nothing inside a provider's network.

    >>> is_public(ipaddress.ip_address("93.184.216.34")), is_public(ipaddress.ip_address("::ffff:10.0.0.1"))
    (True, False)
    """
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local or int(address) >> 32 == 0:  # the last: IPv4-compatible
            return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified or address.is_private
    )


def addresses_of(target: Target, inside: Inside = NOWHERE) -> list[str]:
    """The IP addresses of a host; raise `Forbidden` if any is neither public nor one that is allowed."""
    try:
        found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable from None
    addresses = list(dict.fromkeys(str(each[4][0]).partition("%")[0] for each in found))
    for address in map(ipaddress.ip_address, addresses):
        if inside.has(target.host, target.port, address):
            continue
        if not is_public(address):
            raise Forbidden("it is not a public address", "inside")
        if not target.secure:
            raise Forbidden("it must begin with https://")
    return addresses


def send(
    request: Request,
    *,
    inside: Inside = NOWHERE,
    within: float = WITHIN,
    context: ssl.SSLContext | None = None,
) -> Answer:
    """Send a request to the very address that was checked, follow nothing, and read the head of the answer.

    Raise `Unreachable`; whatever the other side does, it takes little longer than `within` seconds.
    """
    deadline = time.monotonic() + within
    target = target_of(request.url, inside)
    addresses = addresses_of(target, inside)
    try:
        with _connected(addresses, target.port, deadline) as plain:
            if not target.secure:
                return _exchange(plain, request, target, deadline)
            tls = context or _tls()
            with tls.wrap_socket(plain, server_hostname=target.host) as secured:
                return _exchange(secured, request, target, deadline)
    except ssl.SSLCertVerificationError:
        raise Unreachable("its certificate is not valid", "certificate") from None
    except (OSError, ValueError):
        raise Unreachable from None


@cache
def _tls() -> ssl.SSLContext:
    """Made when it is first needed: it reads the certificates of the system."""
    return ssl.create_default_context()


def _connected(addresses: Sequence[str], port: int, deadline: float) -> socket.socket:
    """A connection to the first address that takes one; all but the last get half of the time left."""
    for address in addresses[:-1]:
        with suppress(OSError):
            return socket.create_connection((address, port), _left(deadline) / 2)
    return socket.create_connection((addresses[-1], port), _left(deadline))


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _exchange(connection: socket.socket, request: Request, target: Target, deadline: float) -> Answer:
    connection.settimeout(_left(deadline))
    connection.sendall(_head(request, target) + request.body)
    received = b""
    try:
        while b"\r\n\r\n" not in received and len(received) < LONGEST_ANSWER:
            connection.settimeout(_left(deadline))
            chunk = connection.recv(4096)
            if not chunk:
                break
            received += chunk
    except TimeoutError:
        raise Unreachable("it does not answer in time", "timeout") from None
    return read_answer(received)


def _head(request: Request, target: Target) -> bytes:
    default = 443 if target.secure else 80
    host = f"[{target.host}]" if ":" in target.host else target.host
    headers = {
        "Host": host if target.port == default else f"{host}:{target.port}",
        "User-Agent": "orbis",
        "Content-Length": str(len(request.body)),
        "Connection": "close",
        **request.headers,
    }
    lines = [
        f"{request.method} {target.path} HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    if any("\r" in line or "\n" in line for line in lines):
        raise Forbidden("it has characters that no header has")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace")


def read_answer(received: bytes) -> Answer:
    r"""The status of an answer; raise `ValueError` if it is none.

    >>> read_answer(b"HTTP/1.1 429 Slow down\r\nRetry-After: 7\r\n\r\n")
    Answer(status=429, wait=7.0)
    """
    head, _, _ = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdecimal():
        raise ValueError("not HTTP")
    waits = [
        value.strip()
        for name, _, value in (line.partition(":") for line in lines)
        if name.lower() == "retry-after"
    ]
    return Answer(int(rest[:3]), float(waits[0]) if waits and waits[0].isdecimal() else None)
