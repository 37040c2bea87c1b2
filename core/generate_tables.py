"""Writes the standard tile set and the enums of its rows as C++: `generate_tables.py OUTPUT`."""

import sys
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from orbis.native.tables import EFFECTS, FAVOURS, STARS, god_rows, tile_rows
from orbis.rules import STANDARD

HEADER = "// Generated from the tables of orbis.rules by generate_tables.py; not to be edited."


def enum(name: str, members: Iterable[str]) -> str:
    constants = [f"k{member}" for member in members]
    return (
        f"enum class {name} : unsigned char {{ {', '.join(constants)} }};\n"
        f"inline constexpr int k{name}s = {len(constants)};\n\n"
    )


def camel_case(member: Enum) -> str:
    return member.name.title().replace("_", "")


def array(name: str, rows: list[tuple[int, ...]]) -> str:
    written = "".join(f"    {{{', '.join(map(str, row))}}},\n" for row in rows)
    return f"inline constexpr unsigned char {name}[{len(rows)}][{len(rows[0])}] = {{\n{written}}};\n\n"


def header() -> str:
    return (
        f"{HEADER}\n#pragma once\n\nnamespace orbis {{\n\n"
        f"{enum('Effect', (kind.__name__ for kind in EFFECTS))}"
        f"{enum('Star', map(camel_case, STARS))}{enum('Favour', map(camel_case, FAVOURS))}"
        f"{array('kStandardTiles', tile_rows(STANDARD))}{array('kStandardGods', god_rows())}"
        "}  // namespace orbis\n"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(header(), "utf-8")
