"""Arbitrary bytes fed to the core under AddressSanitizer and UndefinedBehaviorSanitizer."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from amount import few_or_all

ROOT = Path(__file__).parent.parent.parent

INPUTS = few_or_all(400, 2000)
FLAGS = few_or_all("-O0", "-g -O1")

needs_a_compiler = pytest.mark.skipif(
    shutil.which(os.environ.get("CXX", "c++")) is None, reason="there is no C++ compiler"
)


@needs_a_compiler
def test_arbitrary_bytes_trigger_no_sanitizer(tmp_path: Path) -> None:
    wanted = {"ORBIS_PLAIN_FUZZ": "1", "ORBIS_FUZZ_FOLDER": str(tmp_path), "ORBIS_FUZZ_FLAGS": FLAGS}
    environment = {**os.environ, **wanted}
    command = [str(ROOT / "core" / "fuzz" / "run"), f"{INPUTS}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    counts = r"(\d+) tile sets, (\d+) states read, (\d+) games played, (\d+) ends compared; nothing broken"
    told = re.search(counts, done.stdout)
    assert told is not None, done.stdout
    assert all(int(number) > INPUTS // 40 for number in told.groups()), "some inputs must pass validation"
