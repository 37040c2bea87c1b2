"""Programs in a pseudo-terminal: their screen, and keys for them."""

import os
import pty
import select
import subprocess
import time
from collections.abc import Sequence

LIMIT = 30


class InTerminal:
    """A program in a pseudo-terminal of 24 lines by 80 columns."""

    def __init__(self, command: Sequence[str]) -> None:
        self._terminal, terminal = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True
        )
        os.close(terminal)
        self.seen = ""

    def until(self, text: str) -> str:
        """Wait until a text is shown; return everything shown up to then."""
        end = time.monotonic() + LIMIT
        while text not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            self._read()
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def _read(self) -> None:
        ready, _, _ = select.select([self._terminal], [], [], 0.1)
        if ready:
            self.seen += os.read(self._terminal, 65536).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def ends(self) -> int:
        """Wait until the program has ended, and return its exit code; the rest of its output is in `seen`."""
        end = time.monotonic() + LIMIT
        while self.process.poll() is None:
            assert time.monotonic() < end
            self._read_rest()
        self._read_rest()
        return self.process.wait()

    def _read_rest(self) -> None:
        try:
            self._read()
        except OSError:
            time.sleep(0.01)  # the other end is closed

    def close(self) -> None:
        """Kill the program if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._terminal)
