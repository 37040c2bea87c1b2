"""How long an innocent player waits while somebody else attacks the server: each attack, and all at once."""

import multiprocessing
import os
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table
from server.attacks import ATTACKS, CROWD, Attack, Attacker, Target, target_in, under_attack
from server.innocent import Innocent, percentile

from orbis.server.http.limits import Limits

DISK = 50_000_000
MEMORY = 300_000_000
"""Bytes that the server may use at the most, on disk and of memory."""

SLOWEST = 100
"""Milliseconds within which 99 of 100 requests of the innocent must be answered."""


def _attack(attacker: Attacker, attacks: tuple[Attack, ...], line: Connection) -> None:
    """Attack in a process that leaves the processor to others: attackers have machines of their own."""
    os.nice(19)
    with under_attack(attacker, *attacks) as statuses:
        line.recv()
    line.send(statuses)


def measure(target: Target, number: int, seconds: float, *attacks: Attack) -> tuple[str, ...]:
    """What the innocent and the server go through; each attack has its own address and identities."""
    crowd = target.attacker.crowd[number * CROWD : (number + 1) * CROWD]
    attacker = target.attacker._replace(address=f"127.0.1.{number + 1}", crowd=crowd)
    counted = Counter[int]()
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_attack, args=(attacker, attacks, there))
    if attacks:
        process.start()
    worked = target.server.work()
    with Innocent(target.server, target.player) as innocent:
        time.sleep(seconds)
    worked = target.server.work() - worked
    if attacks:
        here.send(None)
        counted = here.recv()
        process.join()
    files = Path(target.server.database).parent.glob(f"{Path(target.server.database).name}*")
    return (
        *(
            f"{1000 * median(waits):.0f} / {1000 * percentile(waits):.0f} / {1000 * max(waits):.0f}"
            for waits in (innocent.waits, innocent.moves)
        ),
        str(len(innocent.failed)),
        f"{worked / seconds:.0%}",
        f"{target.server.most_memory() / 1e6:.0f} MB",
        f"{sum(file.stat().st_size for file in files) / 1e6:.1f} MB",
        ", ".join(f"{status}: {number}" for status, number in counted.most_common()),
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=10, help="how long each attack lasts (default: %(default)s)"
    )
    seconds: float = parser.parse_args().seconds
    table = Table(
        "attack",
        f"request, ms: median / 99 % (≤ {SLOWEST}) / longest",
        "move, ms",
        "failed",
        "processor",
        f"memory (≤ {MEMORY / 1e6:.0f} MB)",
        f"disk (≤ {DISK / 1e6:.0f} MB)",
        "what the attack got",
    )
    console = Console()
    rows: dict[str, tuple[Attack, ...]] = {
        "none": (),
        **{each.__name__.replace("_", " "): (each,) for each in ATTACKS},
        "all at once": ATTACKS,
    }
    limits, crowd = Limits(disk=DISK), len(rows) * CROWD
    with tempfile.TemporaryDirectory() as folder, target_in(Path(folder), limits, crowd) as target:
        try:
            for number, (name, attacks) in enumerate(rows.items()):
                with console.status(name):
                    table.add_row(name, *measure(target, number, seconds, *attacks))
        finally:
            console.print(table)


if __name__ == "__main__":
    main()
