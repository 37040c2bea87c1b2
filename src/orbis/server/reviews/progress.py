"""The findings of an unfinished review, as they are stored."""

from collections.abc import Callable

import msgspec

from orbis.lab.review import GameReviewer, document_of, turn_of
from orbis.lab.review.analysis import Analysis

_encode = msgspec.json.Encoder().encode


class Progress:
    """A review in progress; it continues from what was stored, and encodes each finding once."""

    def __init__(self, reviewing: GameReviewer, kept: bytes | None = None) -> None:
        self._reviewing = reviewing
        self._analyses: dict[int, msgspec.Raw] = {}
        self._turns: dict[int, msgspec.Raw] = {}
        if kept is not None:
            reviewing.found.update(msgspec.json.decode(kept, type=_Analyses).analyses)

    def step(self, check: Callable[[], None]) -> bool:
        """Analyse one more turn; return whether there was one."""
        return self._reviewing.step(check)

    @property
    def done(self) -> int:
        return len(self._reviewing.found)

    def document(self) -> bytes:
        """The whole review, once every turn is analysed."""
        return _encode(document_of(self._reviewing.result()))

    def write(self) -> bytes:
        """The analyses so far, and the turns that they judge, in game order."""
        for number, analysis in self._reviewing.found.items():
            if number not in self._analyses:
                self._analyses[number] = msgspec.Raw(_encode(analysis))
            if number not in self._turns and (turn := self._reviewing.judged(number)):
                self._turns[number] = msgspec.Raw(_encode(turn_of(turn)))
        turns = [turn for _, turn in sorted(self._turns.items())]
        return _encode({"analyses": self._analyses, "turns": turns})


def turns_in(kept: bytes | None) -> msgspec.Raw | msgspec.UnsetType:
    """The turns judged so far, if any, without decoding them."""
    turns = b"[]" if kept is None else msgspec.json.decode(kept, type=_Turns).turns
    return msgspec.UNSET if bytes(turns) == b"[]" else msgspec.Raw(turns)


class _Analyses(msgspec.Struct, frozen=True):
    analyses: dict[int, Analysis]


class _Turns(msgspec.Struct, frozen=True):
    turns: msgspec.Raw
