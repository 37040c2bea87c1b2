"""Rounding the weights of a net, so that its file is small: shifts and bytes, as `rounded.hpp` reads them.

Rows of traits that positions seldom show are rounded more coarsely. What rounding a row changes is made up
for by the rows that are still to be rounded and are shown together with it (Babai's nearest plane): most
traits say much the same as others.
"""

import math
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis import native
from orbis.bots.net_file import NetFile
from orbis.rules import STANDARD
from training.quantise import shapes_of
from training.tile_sets import made_up

Floats = NDArray[np.float32]
Parts = dict[str, NDArray[Any]]

MADE_UP = 8
"""How many tile sets besides the standard one the positions are of; half of the games are of the latter."""
RIDGE = 1e-3
"""How often each trait is taken to be shown at least."""
MOST = 127
MOST_SHIFT = 15
STEPS = {"second": 2, "third": 1, "query": 1, "takes": 4}
"""How coarsely the other matrices are rounded."""
FINEST = 2
"""How many bits finer than the others the units are rounded that matter most."""


def rounded(net: NetFile, coarseness: float, positions: int = 24_000, seed: int = 1) -> NetFile:
    """The same net with rounded weights; the coarser, the smaller; raise `ValueError` if they are rounded."""
    if len(net.weights) != native.core.net_bytes(net.players):
        raise ValueError("the weights are rounded already: round the net from which they were made")
    parts = parts_of(net)
    factor = factor_of(parts, shown_traits(net, positions, seed))
    weights, origin = rounded_weights(parts, factor, coarseness), sha256(net.weights).hexdigest()
    return replace(net, weights=weights, origin=origin)


def shown_traits(net: NetFile, positions: int, seed: int) -> NDArray[np.uint8]:
    """How often each trait is shown by positions of games by a net.

    The trait after the last is always shown: it stands for the bias.
    """
    random = Random(f"rounding {seed}")
    sets = [STANDARD] * MADE_UP + [made_up(random) for _ in range(MADE_UP)]
    tables = [native.tables_of(each) for each in sets]
    settings = (net.exploration, net.margin, net.widening, net.ahead)
    nets = [native.core.Net(each, net.players, net.weights).tuned(*settings) for each in tables]
    rows, _ = native.core.self_play(
        tables, nets, net.players, positions, 86_400.0, seed, 1, 16, exploring=0.1, drawn_turns=4
    )
    _, traits, _, _ = native.core.net_counts(net.players)
    shown = np.zeros((len(rows["features"]), traits + 1), np.uint8)
    for index, each in enumerate(tables):
        of = [np.array(found, np.int64) for found in native.core.feature_traits(each, net.players)]
        of.append(np.array([traits]))  # what fills up a row
        for place in np.flatnonzero(rows["sets"] == index):
            found = np.concatenate([of[feature] for feature in rows["features"][place]])
            shown[place] = np.bincount(found, minlength=traits + 1).clip(0, 255)
    shown[:, traits] = 1
    return shown


def parts_of(net: NetFile) -> Parts:
    """The matrices and biases of whole weights."""
    at, parts = 0, {}
    for name, (kind, shape) in shapes_of(net.players).items():
        parts[name] = np.frombuffer(net.weights, kind, math.prod(shape), at).reshape(shape)
        at += parts[name].nbytes
    return parts


def written_out(net: NetFile) -> NetFile:
    """A net with the weights that rounded ones stand for, as the core makes them.

    Raise `ValueError` for a shift that numbers of 16 bits do not have.
    """
    if len(net.weights) == native.core.net_bytes(net.players):
        return net
    by_unit, written = np.frombuffer(net.weights, np.uint8, native.core.NET_UNITS), []
    at = by_unit.nbytes
    for name, (kind, shape) in shapes_of(net.players).items():
        if len(shape) == 1:
            part = np.frombuffer(net.weights, kind, shape[0], at)
            at += part.nbytes
        else:
            shifts = np.frombuffer(net.weights, np.uint8, shape[0], at)[:, None].astype(np.int16)
            at += shifts.size
            numbers = np.frombuffer(net.weights, np.int8, math.prod(shape), at).reshape(shape)
            at += numbers.nbytes
            by_number = shifts + by_unit if name == "rows" else shifts
            if by_number.max() > MOST_SHIFT:
                raise ValueError("a shift of the rounded weights is larger than 15")
            part = numbers.astype(kind) << by_number
        written.append(part.astype(kind).tobytes())
    return replace(net, weights=b"".join(written))


def with_bias(net: NetFile, name: str, bias: NDArray[np.int32]) -> bytes:
    """The weights of a net, rounded or not, with another bias."""
    is_rounded = len(net.weights) != native.core.net_bytes(net.players)
    at = native.core.NET_UNITS if is_rounded else 0
    for each, (kind, shape) in shapes_of(net.players).items():
        if each == name:
            break
        by_row = is_rounded and len(shape) > 1
        at += shape[0] + math.prod(shape) if by_row else math.prod(shape) * np.dtype(kind).itemsize
    new = bias.astype("<i4").tobytes()
    return net.weights[:at] + new + net.weights[at + len(new) :]


class Factor(NamedTuple):
    """Which rows are rounded, the last first, and how much they have in common with those before them."""

    order: NDArray[np.int64]
    common: Floats


def factor_of(parts: Parts, shown: NDArray[np.uint8]) -> Factor:
    bias = len(parts["rows"])
    often = shown.mean(0)
    used = np.flatnonzero((often[:bias] > 0) & parts["rows"].any(1))
    order = np.concatenate([[bias], used[np.argsort(often[used], kind="stable")]])
    together = RIDGE * np.eye(len(order), dtype=np.float32)
    for part in np.array_split(shown, 8):
        seen = part[:, order].astype(np.float32)
        together += seen.T @ seen / len(shown)
    return Factor(order, np.linalg.cholesky(together.astype(np.float64)).T.astype(np.float32))


def rounded_weights(parts: Parts, factor: Factor, coarseness: float) -> bytes:
    written = {name: part.tobytes() for name, part in parts.items()}
    written |= {name: _plain(parts[name], step) for name, step in STEPS.items()}
    written["rows"], written["bias"] = _first(parts, factor, coarseness)
    return b"".join(written.values())


def _first(parts: Parts, factor: Factor, coarseness: float) -> tuple[bytes, bytes]:
    """The rows of traits, and the bias, which comes last and makes up for the rest."""
    order, common = factor
    weights = np.concatenate([parts["rows"], parts["bias"][None]]).astype(np.float32)
    by_unit = _unit_shifts(parts)
    steps = np.exp2(by_unit).astype(np.float32)
    by_row, numbers = np.zeros(len(weights) - 1, np.uint8), np.zeros(parts["rows"].shape, np.int8)
    missing = np.zeros((len(order), weights.shape[1]), np.float32)
    for place in range(len(order) - 1, 0, -1):
        row, own = order[place], float(common[place, place])
        wanted = weights[row] + common[place, place + 1 :] @ missing[place + 1 :] / own
        shift = max(0, round(math.log2(coarseness / own)) - FINEST, _least_shift(wanted / steps))
        step = steps * (1 << shift)
        number = np.clip(np.rint(wanted / step), -MOST, MOST)
        by_row[row], numbers[row] = shift, number
        missing[place] = weights[row] - number * step
    last = np.rint(weights[-1] + common[0, 1:] @ missing[1:] / common[0, 0])
    bias = np.clip(last, -32_767, 32_767).astype("<i2")
    return by_unit.tobytes() + by_row.tobytes() + numbers.tobytes(), bias.tobytes()


def _unit_shifts(parts: Parts) -> NDArray[np.uint8]:
    """How coarsely each unit is rounded, by how little the next layer makes of it."""
    squares = sum((parts[name].astype(np.float64) ** 2).mean(0) for name in ("second", "query"))
    share = np.sqrt(squares / squares.mean())
    shifts = np.clip(np.rint(-np.log2(np.maximum(share, 1e-3))), -FINEST, 6) + FINEST
    return shifts.astype(np.uint8)


def _least_shift(numbers: NDArray[Any]) -> int:
    return max(0, math.ceil(math.log2(max(1.0, float(np.abs(numbers).max())) / MOST)))


def _plain(matrix: NDArray[Any], step: int) -> bytes:
    """A matrix rounded as it is."""
    shifts = [max(_least_shift(row.astype(np.float32)), step.bit_length() - 1) for row in matrix]
    steps = (1 << np.array(shifts))[:, None]
    return bytes(shifts) + np.clip(np.rint(matrix / steps), -MOST, MOST).astype(np.int8).tobytes()
