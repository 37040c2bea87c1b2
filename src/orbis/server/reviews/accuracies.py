"""How well each seat played in a stored review, by its turns: reviews of before measured it differently."""

import msgspec

from orbis.lab.review.document import measured
from orbis.lab.review.verdicts import accuracy


class _ReviewedTurn(msgspec.Struct, frozen=True):
    seat: int
    loss: float
    settled: bool = False


class _Reviewed(msgspec.Struct, frozen=True):
    """What is read of a review; the rest is long."""

    seats: tuple[msgspec.Raw, ...]
    turns: tuple[_ReviewedTurn, ...]


_decoder = msgspec.json.Decoder(_Reviewed)
_parts = msgspec.json.Decoder(dict[str, msgspec.Raw])
_encode = msgspec.json.Encoder().encode


def accuracies(document: bytes) -> tuple[float | None, ...]:
    return _accuracies(_decoder.decode(document))


def _accuracies(found: _Reviewed) -> tuple[float | None, ...]:
    return tuple(
        [accuracy([turn for turn in found.turns if turn.seat == seat]) for seat in range(len(found.seats))]
    )


def with_accuracies(document: bytes) -> msgspec.Raw:
    """A stored review as it is sent, with accuracies that can be compared with those of any other."""
    review, found = _parts.decode(document), _decoder.decode(document)
    seats = [
        _parts.decode(seat) | {"accuracy": msgspec.Raw(_encode(measured(each)))}
        for seat, each in zip(found.seats, _accuracies(found), strict=True)
    ]
    return msgspec.Raw(_encode(review | {"seats": msgspec.Raw(_encode(seats))}))
