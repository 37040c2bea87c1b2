"""The table server under load: decisions acknowledged per second, latency, processor time and memory.

`benchmarks/run server` plays 1,000 and 5,000 tables of script players on loopback, on SQLite and on
PostgreSQL with one and two processes, each at a fixed rate and at full speed, and a bare Starlette echo as
the ceiling. Every decision is on disk before it is acknowledged. The players run on the same machine.

`--dead 1000` gives every table a guest, and measures each setting twice: without notices, and with so many
guests whose notices go to an address that takes connections and never answers. They are due after half a
second, so that many are sent while the games are played.

`--against` names another version of the project, by a commit or a folder: both are measured in turn, in one
run, as often as `--rounds` says; what is shown are the medians.
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
from statistics import median
from typing import Any

from rich.console import Console
from server.postgres import Postgres, running_postgres
from support.server import RunningCommand, free_port

from benchmarks.checkout import ROOT, checked_out
from benchmarks.report import Sheet

PACE = 2200
"""Decisions per second over all tables in the paced runs, unless another pace is given."""

DELAY = "500"
"""Milliseconds after which notices are due that go to a dead address."""

NOW, BEFORE = "now", "before"

SERVING = Path(__file__).with_name("serving.py")


@dataclass(frozen=True)
class Setting:
    """What is measured: the version, the store, the number of processes, the number of tables."""

    version: str
    store: str
    processes: int
    tables: int
    pace: int = PACE
    subscriptions: int | None = None
    """How many guests have notices sent to a dead address; None if there are no guests."""


Facts = dict[str, Any]


@contextmanager
def servers(setting: Setting, database: str, checkout: Path) -> Iterator[list[RunningCommand]]:
    path = f"{checkout / 'src'}:{checkout / 'tests'}"
    told = () if setting.subscriptions is None else (DELAY,)
    with ExitStack() as stack:
        wanted = (
            RunningCommand([SERVING, database, *told], PYTHONPATH=path) for _ in range(setting.processes)
        )
        yield [stack.enter_context(process) for process in wanted]


def measure(setting: Setting, database: str, seconds: float, checkout: Path) -> Facts:
    """The script players' measurements, and the server's start-up time and memory."""
    began = time.perf_counter()
    with servers(setting, database, checkout) as processes, socket.create_server(("127.0.0.1", 0)) as dead:
        facts: Facts = {
            "start_seconds": (time.perf_counter() - began) / setting.processes,
            "start_memory": processes[0].memory(),
        }
        told = {
            "ports": [process.port for process in processes],
            "servers": [process.pid for process in processes],
            "tables": setting.tables,
            "seconds": seconds,
            "rates": [setting.pace, 0],
            "subscriptions": setting.subscriptions,
            "dead": f"http://127.0.0.1:{dead.getsockname()[1]}/",
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


def ceiling(sockets: int, seconds: float) -> Facts:
    """The messages per second that a bare echo answers, and its processor time for each."""
    port = free_port()
    child = subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(port)])
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        told = {"port": port, "server": child.pid, "sockets": sockets, "seconds": seconds}
        command = [sys.executable, "-m", "benchmarks.echo_load", json.dumps(told)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        facts: Facts = json.loads(done.stdout)
        print(f"  echo {json.dumps(facts)}", file=sys.stderr, flush=True)
        return facts
    finally:
        child.terminate()
        child.wait()


def middle(rounds: list[Facts]) -> Facts:
    """The median of each measurement."""
    return {
        name: middle([each[name] for each in rounds])
        if isinstance(value, dict)
        else median(each[name] for each in rounds)
        for name, value in rounds[0].items()
    }


def row(setting: Setting, facts: Facts, echo: float) -> tuple[str, ...]:
    paced, full = facts["paced"], facts["full"]
    return (
        setting.version,
        setting.store,
        str(setting.processes),
        f"{setting.tables:,}",
        "–" if setting.subscriptions is None else f"{setting.subscriptions:,}",
        f"{paced['decisions_per_second']:,.0f}",
        f"{paced['p50_ms']:.1f}",
        f"{paced['p99_ms']:.1f}",
        f"{full['decisions_per_second']:,.0f}",
        f"{full['p99_ms']:,.0f}",
        f"{full['server_micros']:.0f}",
        f"{full['loop_micros']:.0f}",
        f"{full['player_micros']:.0f}",
        f"{100 * full['decisions_per_second'] / echo:.0f} %",
        f"{facts['bytes_a_table'] / 1024:.0f}",
        f"{facts['start_seconds']:.2f}",
        f"{facts['start_memory'] / 2**20:.0f}",
    )


HEADS = (
    "version",
    "store",
    "processes",
    "tables",
    "dead subscriptions",
    "paced, decisions/s",
    "p50 ms",
    "p99 ms",
    "full speed, decisions/s",
    "p99 ms",
    "processor µs",
    "of the loop",
    "of players",
    "of the echo",
    "KB a table",
    "start s",
    "start MB",
)


def settings(options: argparse.Namespace) -> list[Setting]:
    return [
        Setting(version, store, processes, tables, options.pace, subscriptions)
        for tables in options.tables
        for store, processes in (("sqlite", 1), ("postgres", 1), ("postgres", 2))
        if store in options.stores
        for version in ((BEFORE, NOW) if options.against else (NOW,))
        for subscriptions in ((0, options.dead) if options.dead else (None,))
    ]


def measured(setting: Setting, postgres: Postgres | None, seconds: float, checkout: Path) -> Facts:
    print(setting, file=sys.stderr, flush=True)
    with ExitStack() as stack:
        if setting.store == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = f"{folder}/tables.db"
        else:
            assert postgres
            database = stack.enter_context(postgres.database())
        return measure(setting, database, seconds, checkout if setting.version == BEFORE else ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000, 5000])
    parser.add_argument("--seconds", type=float, default=15, help="how long each rate is measured")
    parser.add_argument("--stores", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--pace", type=int, default=PACE, help="decisions per second of the paced runs")
    parser.add_argument("--dead", type=int, help="how many subscriptions at a dead address to measure")
    parser.add_argument("--against", help="another version to measure beside this one: a commit or a folder")
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured")
    parser.add_argument(
        "--save", type=Path, help="where to write the results, as JSON and Markdown beside it"
    )
    options = parser.parse_args()
    wanted = settings(options)
    found: dict[Setting, list[Facts]] = {setting: [] for setting in wanted}
    echoes: list[Facts] = []
    with ExitStack() as stack:
        checkout = stack.enter_context(checked_out(options.against)) if options.against else ROOT
        postgres = stack.enter_context(running_postgres("fsync=on")) if "postgres" in options.stores else None
        for _ in range(options.rounds):
            for setting in wanted:
                found[setting].append(measured(setting, postgres, options.seconds, checkout))
            echoes.append(ceiling(2 * options.tables[0], options.seconds))
    results = {setting: middle(rounds) for setting, rounds in found.items()}
    echo = middle(echoes)
    sheet = Sheet(
        f"Tables of script players, paced at {options.pace:,} decisions/s and at full speed",
        HEADS,
        [row(setting, facts, echo["messages_per_second"]) for setting, facts in results.items()],
        tuple(range(2, len(HEADS))),
    )
    note = (
        f"A bare Starlette echo on {2 * options.tables[0]:,} sockets: {echo['messages_per_second']:,.0f}"
        f" messages/s, {echo['server_micros']:.0f} µs of processor time each."
    )
    sheet.print(Console(width=160))
    print(note)
    if options.save:
        kept = {
            "echo": echo,
            "against": options.against,
            "settings": [{**asdict(setting), **facts} for setting, facts in results.items()],
        }
        options.save.with_suffix(".json").write_text(json.dumps(kept, indent=1))
        options.save.with_suffix(".md").write_text(f"{sheet.markdown()}\n{note}\n")


if __name__ == "__main__":
    main()
