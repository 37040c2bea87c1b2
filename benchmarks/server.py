"""The table server under load: decisions acknowledged per second, latency and memory, in one run.

`benchmarks/run server` plays 1,000 and 5,000 tables of script players on loopback, on SQLite and on
PostgreSQL with one and two processes, each at a fixed rate and at full speed, and a bare Starlette echo as
the ceiling. Every decision is on disk before it is acknowledged. The players run on the same machine.
"""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from server.postgres import running_postgres
from support.server import ServerProcess, free_port

from benchmarks.report import Sheet

PACE = 2050
"""Decisions per second over all tables, in the paced runs."""


@dataclass(frozen=True)
class Setting:
    """What is measured: the store, the number of processes, the number of tables."""

    store: str
    processes: int
    tables: int


@contextmanager
def servers(database: str, processes: int) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        wanted = (ServerProcess(database, log_level="warning") for _ in range(processes))
        yield [stack.enter_context(process) for process in wanted]


def measure(setting: Setting, database: str, seconds: float) -> dict[str, Any]:
    """The script players' measurements, and the server's start-up time and memory."""
    began = time.perf_counter()
    with servers(database, setting.processes) as processes:
        facts: dict[str, Any] = {
            "start_seconds": (time.perf_counter() - began) / setting.processes,
            "start_memory": processes[0].memory(),
        }
        told = {
            "ports": [process.port for process in processes],
            "tables": setting.tables,
            "seconds": seconds,
            "rates": [PACE, 0],
        }
        load = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_load", json.dumps(told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert load.stdin
        assert load.stdout
        memory = {}
        for line in load.stdout:
            said = json.loads(line)
            what = said.pop("what")
            memory[what] = sum(process.memory() for process in processes)
            if what == "measured":
                facts["paced" if said["wanted"] else "full"] = said
                print(f"  {json.dumps(said)}", file=sys.stderr, flush=True)
            load.stdin.write("\n")
            load.stdin.flush()
        load.wait()
        assert load.returncode == 0, "the script players failed"
        facts["bytes_a_table"] = (memory["measured"] - memory["connected"]) / setting.tables
        return facts


def ceiling(sockets: int, seconds: float) -> float:
    """The messages per second that a bare echo answers."""
    port = free_port()
    child = subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(port)])
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        told = {"port": port, "sockets": sockets, "seconds": seconds}
        command = [sys.executable, "-m", "benchmarks.echo_load", json.dumps(told)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        return float(json.loads(done.stdout)["messages_per_second"])
    finally:
        child.terminate()
        child.wait()


def row(setting: Setting, facts: dict[str, Any]) -> tuple[str, ...]:
    paced, full = facts["paced"], facts["full"]
    return (
        setting.store,
        str(setting.processes),
        f"{setting.tables:,}",
        f"{paced['decisions_per_second']:,.0f}",
        f"{paced['p50_ms']:.1f}",
        f"{paced['p99_ms']:.1f}",
        f"{full['decisions_per_second']:,.0f}",
        f"{full['p99_ms']:,.0f}",
        f"{facts['bytes_a_table'] / 1024:.0f}",
        f"{facts['start_seconds']:.2f}",
        f"{facts['start_memory'] / 2**20:.0f}",
    )


HEADS = (
    "store",
    "processes",
    "tables",
    "paced, decisions/s",
    "p50 ms",
    "p99 ms",
    "full speed, decisions/s",
    "p99 ms",
    "KB a table",
    "start s",
    "start MB",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000, 5000])
    parser.add_argument("--seconds", type=float, default=15, help="how long each rate is measured")
    parser.add_argument("--stores", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument(
        "--save", type=Path, help="where to write the results, as JSON and Markdown beside it"
    )
    options = parser.parse_args()
    results: list[tuple[Setting, dict[str, Any]]] = []
    with ExitStack() as stack:
        postgres = stack.enter_context(running_postgres("fsync=on")) if "postgres" in options.stores else None
        for tables in options.tables:
            for setting in [
                Setting("sqlite", 1, tables),
                Setting("postgres", 1, tables),
                Setting("postgres", 2, tables),
            ]:
                if setting.store not in options.stores:
                    continue
                print(setting, file=sys.stderr, flush=True)
                with ExitStack() as each:
                    if setting.store == "sqlite":
                        folder = each.enter_context(tempfile.TemporaryDirectory())
                        database = f"{folder}/tables.db"
                    else:
                        assert postgres
                        database = each.enter_context(postgres.database())
                    results.append((setting, measure(setting, database, options.seconds)))
    echo = ceiling(2 * options.tables[0], options.seconds)
    sheet = Sheet(
        f"Tables of script players, paced at {PACE:,} decisions/s and at full speed",
        HEADS,
        [row(setting, facts) for setting, facts in results],
        tuple(range(1, len(HEADS))),
    )
    sheet.print(Console(width=120))
    print(f"A bare Starlette echo on as many sockets: {echo:,.0f} messages/s.")
    if options.save:
        options.save.with_suffix(".json").write_text(
            json.dumps(
                {"echo": echo, "settings": [{**asdict(setting), **facts} for setting, facts in results]},
                indent=1,
            )
        )
        note = f"\nA bare Starlette echo on {2 * options.tables[0]:,} sockets: {echo:,.0f} messages/s.\n"
        options.save.with_suffix(".md").write_text(sheet.markdown() + note)


if __name__ == "__main__":
    main()
