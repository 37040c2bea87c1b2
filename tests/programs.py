"""Small real programs for the tests of seats, and a lifeline that tells when all their processes are gone."""

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
    """A pipe that every process of a program holds open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.path = folder / "lifeline"
        os.mkfifo(self.path)
        self._end = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def command(self, body: str) -> tuple[str, ...]:
        """The command of a program with this body, which holds the lifeline."""
        file = self._folder / "program.py"
        file.write_text(f"{HEAD}\n{body}\n", "utf-8")
        return sys.executable, str(file), str(self.path)

    def seat(self, body: str) -> str:
        """The same as a kind of agent."""
        return f"program {shlex.join(self.command(body))}"

    def wait(self) -> int:
        """Wait until a process holds the lifeline; how many have taken it since."""
        assert select.select([self._end], [], [], LIMIT)[0], "nobody came"
        return len(os.read(self._end, 1000))

    def processes(self) -> int:
        """How many processes held the lifeline, once all are gone."""
        count = 0
        while select.select([self._end], [], [], LIMIT)[0]:
            held = os.read(self._end, 1000)
            if not held:
                return count
            count += len(held)
        raise AssertionError("a process is still there")

    def close(self) -> None:
        """Give the pipe back."""
        os.close(self._end)
