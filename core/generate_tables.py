"""Writes the standard tile set as C++ data: `generate_tables.py OUTPUT`, run by the build."""

import sys
from pathlib import Path

from orbis.native.tables import god_rows, tile_rows
from orbis.rules import STANDARD

HEADER = "// Generated from the tables of orbis.rules by generate_tables.py; not to be edited."


def array(name: str, rows: list[tuple[int, ...]]) -> str:
    written = "".join(f"    {{{', '.join(map(str, row))}}},\n" for row in rows)
    return f"inline constexpr unsigned char {name}[{len(rows)}][{len(rows[0])}] = {{\n{written}}};\n\n"


def header() -> str:
    return (
        f"{HEADER}\n#pragma once\n\nnamespace orbis {{\n\n"
        f"{array('kStandardTiles', tile_rows(STANDARD))}{array('kStandardGods', god_rows())}"
        "}  // namespace orbis\n"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(header(), "utf-8")
