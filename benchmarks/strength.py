"""How strong the agents are: ratings by budget, the five levels, head-to-head figures, endgames, speed.

Games are written to a file as they end, and the same command resumes there. Ctrl-C, or the time limit, stops
only the playing: the games so far are reported. The tables use all games in the file, whichever part they
were played for; other tables of the same day are kept. In the ladder every agent plays the next two, and all
ratings are fitted together. Intervals come from a bootstrap over deals.
"""

import argparse
import sys
import tempfile
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

from benchmarks.curves import drawn
from benchmarks.footprint import machine, one_core
from benchmarks.matches import REACH, SEED, Pair, games, neighbours, play
from benchmarks.report import Sheet, kept, turns_of, write
from benchmarks.simulations import searches
from benchmarks.turns import Row, measured
from benchmarks.verdicts import bars_sheet, rated, ratings_sheet, speed_sheet
from orbis import native
from orbis.bots import is_agent
from orbis.bots.levels import LEVELS
from orbis.lab import GameResult, ResultsFile, UnfitResults
from orbis.lab.endgames.decisions import Decided, decide
from orbis.lab.endgames.endgame_set import standard_endgames
from orbis.lab.endgames.regrets import regrets
from orbis.lab.pages.sheets import regrets_sheet
from orbis.lab.series.workers import available_jobs
from orbis.locales import Speech

STOPPED = 130
LADDER = (
    "uniform",
    "greedy",
    "playouts@100",
    "playouts@1000",
    "playouts@10ms",
    "playouts@10000",
    "playouts@100ms",
    "playouts@100000",
    "playouts@1000ms",
    "search@10ms",
    "search@100ms",
    "search@1000ms",
)
"""The agents, presumably from the weakest to the strongest; the playouts are what `search` was once."""

LEVEL_NAMES = tuple(level.name for level in LEVELS)
BARS = (
    Pair("greedy", "uniform"),
    Pair("search@1000ms", "greedy"),
    Pair("search@1000ms", "search@100ms"),
)
EXACT = ("greedy", "search@100ms", LEVEL_NAMES[-1])
"""The agents measured on solved endgames; the strongest level has 1,000 ms."""

PARTS = ("ladder", "levels", "bars", "endgames", "speed")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    here = Path(__file__).parent / "results"
    add = parser.add_argument
    add("--part", dest="parts", action="append", choices=PARTS, help="only this part; can be repeated")
    add("--minutes", type=float, help="nothing of a part is begun after this time (30; quick: 0.2)")
    add("--deals", type=int, help="the most deals of a pair, each played in all seatings (400; quick: 2)")
    add("--jobs", type=int, help="games at a time (one for each processor)")
    add("--agents", nargs="+", type=known_agent, help="the agents of the ladder, the weakest first")
    add("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 4], help="for the levels (2 4)")
    add("--games", type=Path, default=here / "strength-games.jsonl", help="the file of the games")
    add("--results", type=Path, default=here, help="the folder to write to")
    add("--quick", action="store_true", help="a short run of weak agents, printed but not written")
    options = parser.parse_args()
    options.parts = options.parts or list(PARTS)
    options.deals = options.deals or (2 if options.quick else 400)
    if options.minutes is None:
        options.minutes = 0.2 if options.quick else 30
    options.agents = options.agents or (LADDER[:5] if options.quick else LADDER)
    return options


def known_agent(text: str) -> str:
    if not is_agent(text):
        raise argparse.ArgumentTypeError(f"there is no agent {text!r}")
    return text


def pairs(part: str, options: argparse.Namespace) -> list[Pair]:
    """The pairs that play each other in a part."""
    if part == "ladder":
        return neighbours(options.agents, reach=REACH)
    if part == "levels":
        names = LEVEL_NAMES[:4] if options.quick else LEVEL_NAMES
        return [pair for players in options.players for pair in neighbours(names, players)]
    if part == "bars":
        return list(BARS[:1] if options.quick else BARS)
    return []


def played(path: Path, options: argparse.Namespace) -> tuple[list[GameResult], bool]:
    """Play the missing games; return all games of the file, and whether playing was interrupted."""
    with ResultsFile(path) as file:
        try:
            for part in options.parts:
                if found := pairs(part, options):
                    play(part, games(found, options.deals), file, options.jobs, options.minutes)
        except KeyboardInterrupt:
            return file.results, True
        return file.results, False


def report_games(results: list[GameResult], options: argparse.Namespace) -> tuple[list[Sheet], str]:
    """The tables and the plot of the games."""
    ladder = rated(results, options.agents, 2)
    found = {players: rated(results, LEVEL_NAMES, players) for players in options.players}
    levels = {players: standings for players, standings in found.items() if standings}
    sheets = [ratings_sheet("The ladder, 2 players", ladder)] if ladder else []
    sheets += [ratings_sheet(f"The levels, {n} players", standings) for n, standings in levels.items()]
    met = [pair for pair in (*BARS, *pairs("levels", options)) if any(map(pair.has, results))]
    return [*sheets, *([bars_sheet(met, results)] if met else [])], drawn(ladder, levels)


def endgames(options: argparse.Namespace) -> Sheet:
    """How much the agents' decisions in solved endgames cost."""
    positions = standard_endgames().positions[:: 100 if options.quick else 1]
    decided: list[Decided] = []
    total, end = len(positions) * len(EXACT), time.monotonic() + 60 * options.minutes
    with suppress(KeyboardInterrupt), closing(decide(EXACT, positions, SEED, options.jobs)) as choices:
        for choice in track(choices, "endgames", total, console=Console(stderr=True)):
            decided.append(choice)
            if time.monotonic() > end:
                break
    sheet = regrets_sheet(regrets(EXACT, decided, positions), Speech("en"))
    return Sheet(sheet.title, sheet.heads, list(sheet.rows), tuple(range(1, len(sheet.heads))))


def speeds(options: argparse.Namespace) -> list[Row]:
    one_core()
    turns, seconds = (3, 0.1) if options.quick else (9, 1.0)
    rounds = track(range(turns), "speed", console=Console(stderr=True), transient=True)
    return measured(searches(Random(1)), rounds, seconds)


def main() -> None:
    options = parsed()
    heads = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        **machine(native.core.kernels()),
        "cores": f"{available_jobs()}, {options.jobs or available_jobs()} games at a time",
    }
    with tempfile.TemporaryDirectory() as folder:
        try:
            path = Path(folder) / "games.jsonl" if options.quick else options.games
            results, stopped = played(path, options)
        except UnfitResults as error:
            sys.exit(f"{options.games}: {error}; begin another file with --games")
    with Console(stderr=True).status("rating"):
        sheets, plots = report_games(results, options)
    if "endgames" in options.parts and not stopped:
        sheets.append(endgames(options))
    rows = [] if stopped or "speed" not in options.parts else speeds(options)
    sheets += [speed_sheet(rows)] if rows else []
    console = Console(width=None if sys.stdout.isatty() else 170)
    for sheet in sheets:
        sheet.print(console)
    if not options.quick:
        stem = options.results / f"strength-{heads['date']}"
        before, more = kept(stem, sheets)
        more |= {"turns": turns_of(rows)} if rows else {}
        write(stem, "How strong the agents are", heads, [*sheets, *before], more)
        if plots:
            stem.with_suffix(".svg").write_text(plots, encoding="utf-8")
        console.print(f"written: {stem}.md, .json{', .svg' if plots else ''}")
    sys.exit(STOPPED if stopped else 0)


if __name__ == "__main__":
    main()
