"""The values of arguments: each is read from text; each function raises `ValueError`."""

from ipaddress import ip_network
from urllib.parse import urlsplit

LONGEST_PAUSE = 60.0
MOST_ELO = 1000.0
LAST_PORT = 65_535
MOST_REQUESTS = 1_000_000.0


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


def address_list(text: str) -> str:
    """Addresses or networks separated by commas, or `*` for all."""
    for each in text.split(","):
        if each.strip() != "*":
            ip_network(each.strip(), strict=False)
    return text
