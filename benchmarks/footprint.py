"""What a package costs before it does anything, and a description of the machine."""

import io
import os
import platform
import re
import statistics
import subprocess
import sys
import zipfile
from importlib import metadata, util
from pathlib import Path
from typing import NamedTuple

PACKAGES = {
    "orbis_core": "orbis-core",
    "chess": "chess",
    "rlcard": "rlcard",
    "pyspiel": "open-spiel",
    "pgx": "pgx",
}

PROGRAM = """
import re, sys, time
def resident():
    return int(re.search(r"VmRSS:\\s+(\\d+)", open("/proc/self/status").read())[1]) * 1024
before = resident()
began = time.perf_counter()
__import__(sys.argv[1])
spent = time.perf_counter() - began
print(spent, resident(), before)
"""


class Footprint(NamedTuple):
    """Import time in seconds, process memory with and without the module, and distribution size, in bytes."""

    module: str
    seconds: float
    resident: int
    bare: int
    installed: int
    packed: int


def footprint(module: str, times: int) -> Footprint:
    """Import a module in fresh processes; the first only warms the disk cache."""
    answers = []
    for _ in range(times + 1):
        command = [sys.executable, "-I", "-c", PROGRAM, module]
        answer = subprocess.run(command, check=True, capture_output=True, text=True)
        answers.append([float(number) for number in answer.stdout.splitlines()[-1].split()])
    seconds, resident, bare = (statistics.median(column) for column in zip(*answers[1:], strict=True))
    installed, packed = sizes(PACKAGES[module])
    return Footprint(module, seconds, int(resident), int(bare), installed, packed)


def footprints(times: int) -> list[Footprint]:
    """The footprints of the installed packages."""
    return [footprint(module, times) for module in PACKAGES if util.find_spec(module) is not None]


def sizes(distribution: str) -> tuple[int, int]:
    """The bytes of a distribution's files, and of a wheel built from them."""
    wheel = io.BytesIO()
    installed = 0
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in metadata.files(distribution) or ():
            found = Path(str(file.locate()))
            if file.suffix != ".pyc" and found.is_file():
                archive.write(found, str(file))
                installed += found.stat().st_size
    return installed, len(wheel.getvalue())


def library() -> Path:
    spec = util.find_spec("orbis_core._core")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def machine(kernels: str) -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": f"{os.cpu_count()}, one of them used",
        "load before": " ".join(f"{load:.2f}" for load in os.getloadavg()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        "compiler of the core": compiler(),
        "kernels": kernels,
    }


def processor() -> str:
    known = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*:\s*(.+)", known.read_text()) if known.exists() else None
    return found[1] if found else platform.processor() or "unknown"


def compiler() -> str:
    """The compiler that built the core, read from the library."""
    found = re.search(rb"(GCC: [^\0]+|clang version [^\0]+)\0", library().read_bytes())
    return found[1].decode() if found else "unknown"


def one_core() -> None:
    """Pin this process, and every process it starts, to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
