"""Reads lines, typed or piped, so that signals are handled while it waits."""

import os
import select
import sys

PATIENCE = 0.1
"""How long a signal that comes just before the wait begins may be delayed, in seconds."""


class LineReader:
    def __init__(self) -> None:
        self._rest = b""
        self._ended = sys.stdin is None

    def read(self) -> str:
        """Read the next line, whatever its bytes; raise `EOFError` at the end."""
        while b"\n" not in self._rest and not self._ended:
            self._fill()
        if not self._rest:
            raise EOFError
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace").rstrip("\r")

    def _fill(self) -> None:
        descriptor = sys.stdin.fileno()
        # Files and, on Windows, consoles do not support select, so there only the read itself waits.
        while sys.platform != "win32" and not select.select([descriptor], [], [], PATIENCE)[0]:
            pass
        found = os.read(descriptor, 65536)
        self._rest += found
        self._ended = not found
