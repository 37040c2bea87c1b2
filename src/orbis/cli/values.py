"""The values of arguments: each is read from text; each function raises `ValueError`."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from ipaddress import ip_network
from typing import TypeVar
from urllib.parse import urlsplit

from orbis.locales import Speech

Value = TypeVar("Value")

LONGEST_PAUSE = 60.0
MOST_ELO = 1000.0
LAST_PORT = 65_535
MOST_REQUESTS = 1_000_000.0
MOST_GIBIBYTES = 1_000_000.0


def explained(
    parse: Callable[[str], Value], speech: Speech, key: str, **details: str
) -> Callable[[str], Value]:
    """A reader that tells, in the text of a key, what is allowed if a value is refused."""

    def read(text: str) -> Value:
        try:
            return parse(text)
        except ValueError:
            allowed = speech.text(key, **details)
            raise ArgumentTypeError(speech.text("cli-not-allowed", value=text, allowed=allowed)) from None

    return read


def whole_text(text: str) -> str:
    """A text that can be encoded in UTF-8, as a seed must be (H1)."""
    text.encode()
    return text


def seconds(text: str) -> float:
    """A pause that a person would wait for."""
    pause = float(text)
    if not 0 <= pause <= LONGEST_PAUSE:
        raise ValueError
    return pause


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def elo(text: str) -> float:
    points = float(text)
    if not abs(points) <= MOST_ELO:
        raise ValueError
    return points


def port(text: str) -> int:
    """A port number; 0 for any free port."""
    number = int(text)
    if not 0 <= number <= LAST_PORT:
        raise ValueError
    return number


def rate(text: str) -> float:
    """Requests per second."""
    number = float(text)
    if not 0 < number <= MOST_REQUESTS:
        raise ValueError
    return number


def daily(text: str) -> tuple[str, int]:
    """What may be added, and how much of it in a day: `tables=200` or `texts=50`."""
    kind, _, number = text.partition("=")
    if kind not in {"tables", "texts"} or int(number) < 0:
        raise ValueError
    return f"daily_{kind}", int(number)


def gibibytes(text: str) -> int:
    """A size in bytes, given in GiB."""
    size = float(text)
    if not 0 < size <= MOST_GIBIBYTES:
        raise ValueError
    return int(size * 1024**3)


def origin(text: str) -> str:
    """The origin of a web page as browsers name it: scheme, host and port, and nothing after them.

    >>> origin("https://Play.Example/")
    'https://play.example'
    """
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname or "@" in parts.netloc:
        raise ValueError
    if parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise ValueError
    return f"{parts.scheme}://{parts.netloc.lower()}"


def contact(text: str) -> str:
    """Whom push services can ask about a server: a mail address, or the address of a page.

    >>> contact("ann@example.org"), contact("https://play.example/about")
    ('mailto:ann@example.org', 'https://play.example/about')
    """
    if any(char.isspace() for char in text):
        raise ValueError
    if urlsplit(text).scheme == "https" and urlsplit(text).hostname:
        return text
    name, _, host = text.removeprefix("mailto:").rpartition("@")
    if not name or "." not in host:
        raise ValueError
    return f"mailto:{name}@{host}"


PRIVATE = ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")
PRIVATE_6 = ("::1/128", "fc00::/7", "fe80::/10")
"""The networks that are not reached from outside: this machine, its containers, the house."""


def address_list(text: str) -> str:
    """Addresses or networks separated by commas; `private` stands for all private networks.

    Everybody's (`*`) cannot be trusted: then the first address that a client names itself would count.

    >>> address_list("private")[:22], address_list("192.0.2.7, 10.0.0.1/8")
    ('127.0.0.0/8,10.0.0.0/8', '192.0.2.7,10.0.0.0/8')
    """
    found: list[str] = []
    for each in text.split(","):
        if each.strip() == "private":
            found += (*PRIVATE, *PRIVATE_6)
        else:
            network = ip_network(each.strip(), strict=False)
            found.append(str(network if network.num_addresses > 1 else network.network_address))
    return ",".join(found)
