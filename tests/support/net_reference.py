"""A net in NumPy, computed as plainly as possible: what the core's kernels have to find, to the last bit."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis import native

if TYPE_CHECKING:
    from orbis_core import NativeState, SetTables

UNITS, HIDDEN, PHASES, HEADS = 256, 32, 8, 8
POINTS = np.float32(8)


class Answer(NamedTuple):
    """By seat win, squashed margin, margin, regions, wildernesses, temple, god, worshippers; the query."""

    seats: NDArray[np.float32]
    query: NDArray[np.int32]


class NetReference:
    def __init__(self, tables: "SetTables", players: int, weights: bytes) -> None:
        features, traits, _, take_traits = native.core.net_counts(players)
        self._at, self._weights, self.players = 0, weights, players
        rows = self._taken("<i2", traits, UNITS)
        self._bias = self._taken("<i2", UNITS)
        self._second = self._taken("<i2", PHASES, HIDDEN, UNITS).astype(np.int32)
        self._second_bias = self._taken("<i4", PHASES, HIDDEN)
        self._third = self._taken("<i2", PHASES, players * HEADS, HIDDEN).astype(np.int32)
        self._third_bias = self._taken("<i4", PHASES, players * HEADS)
        self._query = self._taken("<i2", HIDDEN, UNITS).astype(np.int32)
        self._query_bias = self._taken("<i4", HIDDEN)
        takes = self._taken("<i2", take_traits, HIDDEN).astype(np.int32)
        assert self._at == len(weights)
        found = native.core.feature_traits(tables, players)
        self._rows = np.array([rows[each].sum(0, dtype=np.int16) for each in found])
        self._takes = np.array(
            [takes[each].sum(0).clip(-4096, 4096) for each in native.core.take_traits(tables)]
        )
        assert len(self._rows) == features

    def _taken(self, kind: str, *shape: int) -> "NDArray[np.int16]":
        count = int(np.prod(shape))
        found = np.frombuffer(self._weights, kind, count, self._at).reshape(shape)
        self._at += found.nbytes
        return found

    def answer(self, state: "NativeState") -> Answer:
        turn = state.turn + (state.decision == native.core.Decision.REFILLING)
        phase = turn * PHASES // (15 * self.players)
        sums = self._rows[native.core.features(state)].sum(0, dtype=np.int16) + self._bias
        cut = sums.astype(np.int32).clip(0, 1024)
        active = cut * cut >> 11
        hidden = ((self._second[phase] @ active + self._second_bias[phase]) >> 9).clip(0, 8191)
        outputs = self._third[phase] @ hidden + self._third_bias[phase]
        heads = (outputs.astype(np.float64) * 2.0**-19).astype(np.float32).reshape(self.players, HEADS)
        query = ((self._query @ active + self._query_bias) >> 9).clip(-8191, 8191)
        return Answer(np.roll(self._interpreted(heads), turn % self.players, axis=0), query)

    def liking(self, query: NDArray[np.int32], feature: int) -> np.float32:
        return np.float32(np.float64(self._takes[feature] @ query) * 2.0**-19)

    def _interpreted(self, heads: NDArray[np.float32]) -> NDArray[np.float32]:
        """From logits to chances and from units to points; of two, each is the other's best other."""
        wins = np.array([exponential(each - heads[:, 0].max()) for each in heads[:, 0]], np.float32)
        total = np.float32(0)
        for win in wins:
            total += win
        found = heads.copy()
        found[:, 0] = wins / total
        found[:, 1] = [np.float32(1) / (np.float32(1) + exponential(-each)) for each in heads[:, 1]]
        found[:, 2:] = POINTS * heads[:, 2:]
        return found


def exponential(exponent: np.float32) -> np.float32:
    """The core's `exponential`, in the same order of operations."""
    twos = float(exponent) * 1.4426950408889634
    if not twos > -126:
        return np.float32(0)
    if twos > 127:
        return np.float32(2.0**127)
    whole = int(twos + (-0.5 if twos < 0 else 0.5))
    rest = (twos - whole) * 0.6931471805599453
    factors = [1.0]
    for number in range(2, 11):
        factors.append(1.0 / float(np.prod([float(each) for each in range(1, number + 1)])))
    total = 0.0
    for factor in reversed(factors):
        total = (total + factor) * rest
    return np.float32((1 + total) * 2.0**whole)
