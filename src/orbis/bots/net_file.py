"""The files of nets: a line that names the format, a line of JSON about the net, its hash, the weights.

Whoever passes files on compresses them: a wheel, a page, Git.
"""

import json
import re
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from orbis.rules import RULES_VERSION

FIRST_LINE: Final = b"orbis-net 3\n"

SETTINGS: Final[dict[str, float]] = {"exploration": 100, "margin": 1, "widening": 100}
NUMBERS: Final[dict[str, range]] = {
    "ahead": range(101),
    "features": range(1 << 32),
    "players": range(2, 5),
    "rules": range(1 << 32),
}
"""What the line about a net says in numbers: from 0 to so much, and whole ones (as in `native.Net.tuned`)."""

HASHES: Final[dict[str, str]] = {"origin": "|[0-9a-f]{64}", "sha256": "[0-9a-f]{64}"}
"""What it says in hashes: the second one is of the weights, and names the net."""


class InvalidNetFile(ValueError):
    """A file that is not a net, was damaged, or is for other rules or another version."""


@dataclass(frozen=True, slots=True)
class NetFile:
    """A net as it is stored, with the settings for a search by it."""

    players: int
    features: int
    """The version of what it sees."""
    exploration: float
    margin: float
    widening: float
    weights: bytes
    """As the core reads them: rounded to shifts and bytes, or not (`rounded.hpp`)."""
    rules: int = RULES_VERSION
    ahead: int = 0
    """How many turns are played before the net is asked."""
    origin: str = ""
    """The hash of the weights that these were centred or rounded from, if they were (docs/training.md)."""


def write_net(net: NetFile) -> bytes:
    about = asdict(net)
    weights = net.weights
    del about["weights"]
    about["sha256"] = sha256(weights).hexdigest()
    line = json.dumps(about, sort_keys=True).encode()
    return b"".join((FIRST_LINE, line, b"\n", _hash_line(line), weights))


def read_net(content: bytes, *, players: int, features: int) -> NetFile:
    """Read the net for a number of players and a version of features, or raise `InvalidNetFile`."""
    if not content.startswith(FIRST_LINE):
        raise InvalidNetFile("this is not a net, or it is of another format: expected the line 'orbis-net 3'")
    line, _, rest = content[len(FIRST_LINE) :].partition(b"\n")
    expected = _hash_line(line)
    if not rest.startswith(expected):
        raise InvalidNetFile("the net is damaged: the line about it is not the one it was written with")
    weights = rest[len(expected) :]
    about = _about(line)
    if sha256(weights).hexdigest() != about.pop("sha256"):
        raise InvalidNetFile("the net is damaged: its weights are not those it was written with")
    net = NetFile(**about, weights=weights)
    if net.rules != RULES_VERSION:
        raise InvalidNetFile(f"the net was learnt for rules {net.rules}, and these are rules {RULES_VERSION}")
    if net.features != features:
        raise InvalidNetFile(
            f"the net sees features of version {net.features}, and the core version {features}"
        )
    if net.players != players:
        raise InvalidNetFile(f"the net was learnt for {net.players} players, and {players} play")
    return net


def _about(line: bytes) -> dict[str, Any]:
    """What the line about a net says: exactly what it should, in the right types and ranges."""
    try:
        about = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidNetFile(f"the net cannot be read: the line about it is not JSON: {error}") from None
    wanted = {*SETTINGS, *NUMBERS, *HASHES}
    if not isinstance(about, dict) or about.keys() != wanted:
        raise InvalidNetFile(
            f"the net cannot be read: the line about it has to say {', '.join(sorted(wanted))}"
        )
    for name, value in about.items():
        if name in SETTINGS:
            fits = type(value) in (int, float) and 0 <= value <= SETTINGS[name]
        elif name in NUMBERS:
            fits = type(value) is int and value in NUMBERS[name]
        else:
            fits = type(value) is str and re.fullmatch(HASHES[name], value) is not None
        if not fits:
            raise InvalidNetFile(f"the net cannot be read: {name} cannot be {value!r}")
    return about


def _hash_line(line: bytes) -> bytes:
    return sha256(line).hexdigest().encode() + b"\n"
