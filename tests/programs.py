"""Small real programs for the tests of seats, and a pipe that shows when all their processes are gone."""

import os
import select
import shlex
import sys
from pathlib import Path

HEAD = """
import json, os, subprocess, sys, time
lifeline = os.open(sys.argv[1], os.O_WRONLY)
os.write(lifeline, b"+")

def ask():
    return json.loads(sys.stdin.readline())

def say(**answer):
    print(json.dumps(answer), flush=True)

def first():
    say(ok=True, action=ask()["options"][0])
"""

FIRST = "for line in sys.stdin: say(ok=True, action=json.loads(line)['options'][0])"
HANGS = "time.sleep(600)"
CRASHES = "print('this is why', file=sys.stderr); ask(); sys.exit(3)"

LIMIT = 30


class Lifeline:
    """A pipe that every process of a program keeps open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "lifeline"
        os.mkfifo(self.path)
        self._end = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def command(self, body: str) -> tuple[str, ...]:
        """The command of a program with this body, which keeps the lifeline open."""
        file = self._folder / "program.py"
        file.write_text(f"{HEAD}\n{body}\n", "utf-8")
        return sys.executable, str(file), str(self.path)

    def seat(self, body: str) -> str:
        """The kind of agent that runs this body."""
        return f"program {shlex.join(self.command(body))}"

    def wait(self) -> int:
        """Wait for processes to open the lifeline; return how many did since the last call."""
        assert select.select([self._end], [], [], LIMIT)[0], "no process opened the lifeline"
        return len(os.read(self._end, 1000))

    def processes(self) -> int:
        """Wait until all processes are gone; return how many opened the lifeline."""
        count = 0
        while select.select([self._end], [], [], LIMIT)[0]:
            held = os.read(self._end, 1000)
            if not held:
                return count
            count += len(held)
        raise AssertionError("a process is still there")

    def close(self) -> None:
        os.close(self._end)
