"""The integers of a net, in the order and the units in which the core reads them (`net.hpp`)."""

import numpy as np
from numpy.typing import NDArray

Numbers = dict[str, NDArray[np.float32]]

ROW_UNIT = 1024
UNIT = 512
OUTER_UNIT = 1024
MOST_WEIGHT = 4096


def weights_of(numbers: Numbers, used: NDArray[np.bool_] | None = None) -> bytes:
    """The weights of a net; rows of traits that no game has shown are left empty."""
    rows = numbers["rows"] if used is None else numbers["rows"] * used[:, None]
    return b"".join(
        (
            _short(rows, ROW_UNIT),
            _short(numbers["bias"], ROW_UNIT),
            _short(numbers["second"], UNIT, MOST_WEIGHT),
            _long(numbers["second_bias"], UNIT * UNIT),
            _short(numbers["third"], OUTER_UNIT, MOST_WEIGHT),
            _long(numbers["third_bias"], UNIT * OUTER_UNIT),
            _short(numbers["query"], UNIT, MOST_WEIGHT),
            _long(numbers["query_bias"], UNIT * UNIT),
            _short(numbers["takes"], OUTER_UNIT, MOST_WEIGHT),
        )
    )


def _short(numbers: NDArray[np.float32], unit: int, most: int = 32_767) -> bytes:
    return np.clip(np.rint(numbers.astype(np.float64) * unit), -most, most).astype("<i2").tobytes()


def _long(numbers: NDArray[np.float32], unit: int) -> bytes:
    most = 1 << 29
    return np.clip(np.rint(numbers.astype(np.float64) * unit), -most, most).astype("<i4").tobytes()
