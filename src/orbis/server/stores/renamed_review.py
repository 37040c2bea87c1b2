"""A stored review of the same game whose players are called otherwise."""

from collections.abc import Sequence

import msgspec

_parts = msgspec.json.Decoder(dict[str, msgspec.Raw])
_seats = msgspec.json.Decoder(tuple[dict[str, msgspec.Raw], ...])
_encode = msgspec.json.Encoder().encode


def renamed_review(document: bytes, names: Sequence[str]) -> bytes:
    review = _parts.decode(document)
    seats = [
        seat | {"name": msgspec.Raw(_encode(name))}
        for seat, name in zip(_seats.decode(review["seats"]), names, strict=True)
    ]
    return _encode(review | {"seats": msgspec.Raw(_encode(seats))})
