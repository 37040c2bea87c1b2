"""How much time processes have had on processors: hardly changed by whatever else a machine does."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(*processes: int) -> float:
    """The seconds of processor time that processes have used, in the system and outside it."""
    return sum(_used(Path(f"/proc/{process}")) for process in processes)


def main_thread_time(*processes: int) -> float:
    """The same of their main threads alone: a server's event loop."""
    return sum(_used(Path(f"/proc/{process}/task/{process}")) for process in processes)


def _used(folder: Path) -> float:
    # The name, in brackets, may contain spaces.
    fields = (folder / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
