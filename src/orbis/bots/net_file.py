"""The files of nets: a line that names the format, a line of JSON about the net, its weights.

Whoever passes files on compresses them: a wheel, a page, Git.
"""

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from orbis.rules import RULES_VERSION

FIRST_LINE: Final = b"orbis-net 2\n"


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
    return FIRST_LINE + json.dumps(about, sort_keys=True).encode() + b"\n" + weights


def read_net(content: bytes, *, players: int, features: int) -> NetFile:
    """Read the net for a number of players and a version of features, or raise `InvalidNetFile`."""
    if not content.startswith(FIRST_LINE):
        raise InvalidNetFile("this is not a net, or it is of another format: expected the line 'orbis-net 2'")
    line, _, weights = content[len(FIRST_LINE) :].partition(b"\n")
    try:
        about = json.loads(line)
        expected = about.pop("sha256")
        net = NetFile(**about, weights=weights)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise InvalidNetFile(f"the net is damaged: {error}") from None
    if sha256(net.weights).hexdigest() != expected:
        raise InvalidNetFile("the net is damaged: its weights are not those it was written with")
    if net.rules != RULES_VERSION:
        raise InvalidNetFile(f"the net was learnt for rules {net.rules}, and these are rules {RULES_VERSION}")
    if net.features != features:
        raise InvalidNetFile(
            f"the net sees features of version {net.features}, and the core version {features}"
        )
    if net.players != players:
        raise InvalidNetFile(f"the net was learnt for {net.players} players, and {players} play")
    return net
