"""The long form of the crash test: `scripts/crash-test.sh --kills 200 --database postgres`."""

import argparse
import asyncio
import sys
import tempfile
import time
from random import Random

from support.server import ServerProcess

from server.postgres import Postgres, running_postgres

from .rounds import SERVER_PATIENCE, CrashTest, Outcome


def main() -> int:
    """Run it and print the outcome; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(
        prog="crash-test", description="Kill the server while tables are played."
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6, help="how many are played at once")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=time.time_ns())
    parser.add_argument("--early", action="store_true", help="acknowledge before storing: must be noticed")
    given = parser.parse_args()
    if given.early and given.database != "sqlite":
        parser.error("only the SQLite store can acknowledge early")
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="orbis-crash-") as folder:
        if given.database == "sqlite":
            return _run(given, f"{folder}/orbis.db", None)
        # Durable, as PostgreSQL is by default.
        with running_postgres("fsync=on") as postgres, postgres.database() as database:
            return _run(given, database, postgres)


def _run(given: argparse.Namespace, database: str, postgres: Postgres | None) -> int:
    with ServerProcess(database, early=given.early, patience=SERVER_PATIENCE) as process:
        test = CrashTest(process, database, Random(given.seed), given.tables, postgres)
        outcome = asyncio.run(test.run(given.kills, _tell))
    _tell(outcome)
    print()
    for name, count in sorted(outcome.blows.items()):
        print(f"{name:24} {count:6}")
    print(f"decisions acknowledged   {outcome.acknowledged:6}, {outcome.duplicates} of them when sent again")
    for kind in ("lost", "doubled", "half", "invented", "changed"):
        print(f"{kind:24} {outcome.count(kind):6}")
    print(f"tables                   {outcome.tables:6}")
    print(f"played to their end      {outcome.finished:6}")
    print(f"records that hold        {outcome.verified:6}")
    print(f"errors in the log        {len(outcome.errors):6}")
    print(f"minutes                  {outcome.seconds / 60:6.1f}")
    for line in (*outcome.faults[:50], *outcome.errors[:20]):
        print(line)
    whole = outcome.tables == outcome.finished == outcome.verified
    return int(bool(outcome.faults) or bool(outcome.errors) or not whole)


def _tell(outcome: Outcome) -> None:
    line = (
        f"\r{outcome.kills} kills, {outcome.acknowledged} decisions,"
        f" {outcome.finished} of {outcome.tables} tables over,"
        f" {len(outcome.faults)} faults, {outcome.seconds:.0f} s "
    )
    print(line, end="" if sys.stdout.isatty() else "\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
