"""The compiled core compared with the Python rules and with other engines from PyPI, in one run on one core.

Every contender repeatedly picks uniformly among the legal options of a position. The contenders take short
turns, so a slow moment of the machine affects all of them. The tables show the median of the turns, the
middle half, and the median of the ratios within each turn. A decision is defined by RULES section 10 for
Orbis, including forced ones, and is one action of a player for the others.
"""

import argparse
import logging
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

from benchmarks.footprint import footprints, library, machine, one_core
from benchmarks.ours import CALLS, COPY, PYTHON, by_steps, copies, kernels_of, ours, stepped, whole
from benchmarks.peers import LEVELS, peers
from benchmarks.report import Bar, copying, costs, speeds, turns_of, verdicts, write
from benchmarks.turns import Measured, measured
from orbis.native import tables_of

IMPORT = "import of the module"
BARS = (
    Bar(
        "step by step in C++, 2, 3 and 4 players",
        "≥ 40 M/s",
        tuple(by_steps(n) for n in (2, 3, 4)),
        least=40e6,
    ),
    Bar("whole random games, 2 players", "≥ 100 M/s", (whole(2),), least=100e6),
    Bar("copy of a state", "≤ 5 ns", (COPY,), most=5),
    Bar("one Python call a decision", "≥ 1.2 M/s", (CALLS,), least=1.2e6),
    Bar("Batch.step with masks", "≥ 15 M/s", (stepped(1024), stepped(4096)), least=15e6),
    Bar(IMPORT, "≤ 50 ms", (IMPORT,), most=50),
)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, help="turns of each contender (9; quick: 3)")
    parser.add_argument("--seconds", type=float, help="length of a turn (0.5; quick: 0.1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--peers",
        choices=LEVELS,
        default="all",
        help="light: python-chess and rlcard; all: OpenSpiel and pgx as well (default)",
    )
    parser.add_argument("--quick", action="store_true", help="a short run, printed but not written")
    parser.add_argument(
        "--results", type=Path, default=Path(__file__).parent / "results", help="the folder to write to"
    )
    options = parser.parse_args()
    options.turns = options.turns or (3 if options.quick else 9)
    options.seconds = options.seconds or (0.1 if options.quick else 0.5)
    return options


def main() -> None:
    options = parsed()
    logging.disable(logging.WARNING)
    one_core()
    errors, random, tables = Console(stderr=True), Random(options.seed), tables_of()
    heads = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        **machine(kernels_of(tables)),
        "library of the core": f"{library().stat().st_size / 1024:,.0f} KiB",
        "turns": f"{options.turns} of {options.seconds} s each, seed {options.seed}",
    }
    with errors.status("importing in fresh processes"):
        found = footprints(2 if options.quick else 7)
    with errors.status("preparing the peers; pgx is compiled for minutes"):
        contenders = [*ours(tables, random), *peers(options.peers, options.quick, random)]
    with tempfile.TemporaryDirectory() as folder:
        rounds = track(range(options.turns), "playing", console=errors, transient=True)
        both = [*copies(tables, random, Path(folder)), *contenders]
        rows = measured(both, rounds, options.seconds)
    copied, rows = rows[: -len(contenders)], rows[-len(contenders) :]
    rates = {row.name: row.rate for row in rows if isinstance(row, Measured)}
    rates |= {row.name: row.nanoseconds for row in copied if isinstance(row, Measured)}
    rates[IMPORT] = next(each.seconds * 1e3 for each in found if each.module == "orbis_core")
    sheets = [speeds(rows, PYTHON), copying(copied), costs(found), verdicts(BARS, rates)]
    console = Console(width=None if sys.stdout.isatty() else 170)
    for name, value in heads.items():
        console.print(f"{name}: {value}", highlight=False)
    for sheet in sheets:
        sheet.print(console)
    if not options.quick:
        stem, turns = options.results / f"core-{heads['date']}", turns_of([*copied, *rows])
        write(stem, "The compiled core compared with its peers", heads, sheets, {"turns": turns})


if __name__ == "__main__":
    main()
