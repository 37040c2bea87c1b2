"""The long form of the crash test: `scripts/crash-test.sh --kills 3000 --database postgres --servers 4`."""

import argparse
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from .journal import NoJournal, library
from .segment import Result, Segment, add_to_report, read_report, run_segment, table_of, total

SEGMENT = 25
"""How many kills one database sees."""


def main() -> int:
    """Run it and print the outcome; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(
        prog="crash-test", description="Kill the server while tables are played, and compare with promises."
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="that share the database, with postgres")
    parser.add_argument("--power-loss", action="store_true", help="each kill takes what was not synced, too")
    parser.add_argument("--servers", type=int, default=2, help="how many independent ones are struck at once")
    parser.add_argument("--tables", type=int, default=6, help="how many are played at once on each")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing new after that")
    parser.add_argument("--report", type=Path, help="where results are added; those there already count")
    parser.add_argument("--seed", type=int, default=time.time_ns())
    parser.add_argument("--early", type=float, default=0.0, help="acknowledge so many seconds before storing")
    parser.add_argument("--unsynced", action="store_true", help="acknowledge what is not on disk")
    given = parser.parse_args()
    if given.processes > 1 and given.database == "sqlite":
        parser.error("a SQLite file has one process")
    if given.power_loss and given.database != "sqlite":
        parser.error("power losses are staged for SQLite; PostgreSQL itself is killed instead")
    if given.power_loss:
        try:
            library()
        except NoJournal as reason:
            parser.error(f"no power loss can be staged here: {reason}")
    return _run(given)


def _run(given: argparse.Namespace) -> int:
    def segment(kills: int, number: int) -> Segment:
        return Segment(
            f"{given.seed} {number}",
            kills,
            given.database,
            given.processes,
            given.power_loss,
            given.early,
            given.unsynced,
            given.tables,
            _commit(),
        )

    name = segment(0, 0).name
    results = (
        [each for each in read_report(given.report) if each.segment.name == name] if given.report else []
    )
    done, number = total(results).kills, 0
    print(f"seed {given.seed}; {done} of {given.kills} kills were done before", flush=True)
    end = time.monotonic() + 60 * given.minutes
    running: dict[Future[Result], int] = {}
    with ProcessPoolExecutor(given.servers, mp_context=get_context("spawn")) as pool:
        while True:
            left = given.kills - done - sum(running.values())
            is_good = all(each.outcome.is_good for each in results)
            while left > 0 and len(running) < given.servers and is_good and time.monotonic() < end:
                # No segment may be the last by far.
                kills = min(SEGMENT, -(-left // (given.servers - len(running))))
                running[pool.submit(run_segment, segment(kills, number))] = kills
                number, left = number + 1, left - kills
            if not running:
                break
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                del running[future]
                results.append(future.result())
                if given.report is not None:
                    add_to_report(given.report, future.result())
                done = total(results).kills
                _tell(results)
    print(f"\n{table_of(results)}\n" if results else "")
    whole = total(results)
    for name, counts in (("blows", whole.blows), ("events", whole.kinds), ("over HTTP", whole.over_http)):
        print(f"{name}: {', '.join(f'{kind} {count:,}' for kind, count in counts.most_common())}")
    for line in [line for each in results for line in (*each.outcome.faults[:30], *each.outcome.errors[:20])]:
        print(line)
    return int(done < given.kills or not all(each.outcome.is_good for each in results))


def _tell(results: list[Result]) -> None:
    whole, last = total(results), results[-1]
    rate = last.outcome.kills / max(last.outcome.seconds, 0.001)
    print(
        f"{time.strftime('%H:%M:%S')} {whole.kills} kills, {whole.acknowledged} acknowledged,"
        f" {whole.promises} promises, {whole.finished} of {whole.tables} tables over,"
        f" {whole.verified} of {whole.dealt} records hold, {len(whole.faults)} faults,"
        f" {len(whole.errors)} errors; seed {last.segment.seed}: {rate:.2f} kills/s",
        flush=True,
    )


def _commit() -> str:
    done = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], check=False, capture_output=True, text=True
    )
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
