"""The levels of bots, as records and requests name them."""

from typing import Literal

LevelName = Literal["pilgrim", "acolyte", "priest", "prophet", "oracle"]
