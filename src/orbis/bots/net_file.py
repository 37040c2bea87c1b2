"""The files of nets: a line that names the format, a line of JSON about the net, its compressed weights."""

import json
import zlib
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from orbis.rules import RULES_VERSION

FIRST_LINE: Final = b"orbis-net 1\n"
MOST_BYTES: Final = 1 << 25
"""No net has longer weights; what claims to have is not unpacked."""


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
    rules: int = RULES_VERSION


def write_net(net: NetFile) -> bytes:
    about = asdict(net)
    weights = about.pop("weights")
    about["sha256"] = sha256(weights).hexdigest()
    packed = zlib.compress(weights[::2] + weights[1::2], 9)  # the high bytes are much alike
    return FIRST_LINE + json.dumps(about, sort_keys=True).encode() + b"\n" + packed


def read_net(content: bytes, *, players: int, features: int) -> NetFile:
    """Read the net for a number of players and a version of features, or raise `InvalidNetFile`."""
    if not content.startswith(FIRST_LINE):
        raise InvalidNetFile("this is not a net, or it is of another format: expected the line 'orbis-net 1'")
    line, _, packed = content[len(FIRST_LINE) :].partition(b"\n")
    try:
        about = json.loads(line)
        expected = about.pop("sha256")
        net = NetFile(**about, weights=_unpacked(packed))
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error) as error:
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


def _unpacked(packed: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    planes = unpacker.decompress(packed, MOST_BYTES)
    if not unpacker.eof or unpacker.unused_data or len(planes) % 2:
        raise InvalidNetFile("its weights are cut off, or something follows them")
    half = len(planes) // 2
    weights = bytearray(len(planes))
    weights[::2], weights[1::2] = planes[:half], planes[half:]
    return bytes(weights)
