"""Places inside the host's own network: notices go there only if the host names them."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Self

IPAddress = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LOCAL = (".local", ".internal", ".localhost", ".lan", ".home.arpa")
"""How names end that mean something only inside a network."""

LAST_PORT = 65_535


class BadPlace(ValueError):
    """A text that is neither a host with a port nor a network."""


@dataclass(frozen=True, slots=True)
class Inside:
    """Hosts with a port, and networks, to which notices may go though they are not public, also by http."""

    hosts: frozenset[tuple[str, int]] = frozenset()
    networks: tuple[Network, ...] = ()

    @classmethod
    def of(cls, places: Iterable[str]) -> Self:
        """The places that a host names; raise `BadPlace`.

        >>> home = Inside.of(["nas.local:8123", "192.168.1.0/24"])
        >>> home.has("nas.local", 8123, ip_address("10.0.0.1")), home.has("x", 443, ip_address("10.0.0.1"))
        (True, False)
        """
        hosts: set[tuple[str, int]] = set()
        networks: list[Network] = []
        for place in places:
            try:
                networks.append(ip_network(place))
            except ValueError:
                hosts.add(_host_and_port(place))
        return cls(frozenset(hosts), tuple(networks))

    def names(self, host: str, port: int) -> bool:
        return (_plain(host), port) in self.hosts

    def has(self, host: str, port: int, address: IPAddress) -> bool:
        """Whether a request to a host may go to this address of it."""
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return self.names(host, port) or any(address in network for network in self.networks)

    def may_have(self, host: str, port: int) -> bool:
        """Whether a host that has not been looked up could be one of these places."""
        try:
            return self.has(host, port, ip_address(host))
        except ValueError:
            return self.names(host, port) or (bool(self.networks) and is_local_name(host))


NOWHERE = Inside()


def is_local_name(host: str) -> bool:
    """Whether the name of a host means something only inside a network.

    >>> is_local_name("printer.local"), is_local_name("nas"), is_local_name("example.org")
    (True, True, False)
    """
    plain = _plain(host)
    return "." not in plain or plain.endswith(LOCAL)


def _host_and_port(place: str) -> tuple[str, int]:
    host, _, port = place.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    is_port = port.isascii() and port.isdecimal() and 0 < int(port) <= LAST_PORT
    if not bare or not is_port or not bare.isascii() or any(char in bare for char in " /@?#[]"):
        raise BadPlace(place)
    if ":" in bare and bare == host:  # an IPv6 address whose port would be a guess
        raise BadPlace(place)
    return _plain(bare), int(port)


def _plain(host: str) -> str:
    return host.lower().rstrip(".")
