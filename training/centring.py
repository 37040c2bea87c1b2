"""Centring a net: over its own games it says neither too many points nor too few, by part and phase.

Only what people are told changes: a search goes by the chance to win and the squashed margin.
"""

from dataclasses import replace
from hashlib import sha256

import numpy as np

from orbis import native
from orbis.bots.net_file import NetFile
from training.calibration import FIRST_PART, Told, told_and_true
from training.quantise import OUTER_UNIT, UNIT
from training.rounding import parts_of, with_bias, written_out

ROUNDS = 2
"""A search looks into the next phase, too, so one round leaves a little."""


def centred(net: NetFile, rows: int, simulations: int, seed: int) -> NetFile:
    """The same net with other biases for points; rounded weights stay rounded, as biases never are."""
    origin = net.origin or sha256(net.weights).hexdigest()
    for each in range(ROUNDS):
        games = told_and_true(net, rows, simulations, seed + each)
        net = replace(net, weights=_moved(net, games))
    return replace(net, origin=origin)


def _moved(net: NetFile, games: Told) -> bytes:
    shape = (native.core.NET_PHASES, net.players, native.core.NET_HEADS)
    biases = parts_of(written_out(net))["third_bias"].reshape(shape).copy()
    for phase in range(native.core.NET_PHASES):
        there = games.phases == phase
        if there.any():
            too_many = (games.told[there] - games.true[there]).mean((0, 1))
            biases[phase, :, FIRST_PART:] -= np.rint(too_many[FIRST_PART:] * UNIT * OUTER_UNIT).astype("<i4")
    return with_bias(net, "third_bias", biases)
