"""The standard components, read from the tables in `data/`."""

import csv
import io
from importlib.resources import files

from orbis.rules.pieces import Favour, God
from orbis.rules.tileset import read_tiles


def _read_gods(text: str) -> tuple[God, ...]:
    def god(row: dict[str, str]) -> God:
        verb, _, number = row["taken"].partition(" ")
        return God(
            number=int(row["id"].removeprefix("G")),
            gain=int(number) if verb == "gain" else 0,
            discard=int(number) if verb == "discard" else 0,
            points=int(row["points"]),
            favour=Favour(row["end"]),
        )

    return tuple(god(row) for row in csv.DictReader(io.StringIO(text)))


_DATA = files("orbis.rules") / "data"

STANDARD = read_tiles((_DATA / "tiles.csv").read_bytes())
"""The standard tile set: unofficial, our own (Q13)."""

GODS = _read_gods((_DATA / "gods.csv").read_text("utf-8"))
"""The ten gods, in the order of their numbers."""
