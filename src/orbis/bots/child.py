"""A child process that answers each line with a line, within a time limit, and ends with all its children."""

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO

from orbis.play.agent import Forfeit, Lapse

LONGEST_LINE = 1_000_000
"""The most bytes an answer may have."""

FAREWELL = 1.0
"""How many seconds a program has to end by itself once its input has ended."""

_CHUNK = 65_536
_KEPT = 4_000
"""How many bytes of its standard error are kept."""

_LAST_LINES = 5


class Child:
    """A running program; once nothing refers to it, at the latest at exit, it and its children are killed."""

    def __init__(self, arguments: Sequence[str]) -> None:
        if sys.platform == "win32":
            raise Forfeit(Lapse.ABSENT, "Windows cannot wait for pipes")
        try:
            # In its own session, Ctrl-C and the terminal do not reach it, and one kill ends all its children.
            process = subprocess.Popen(
                arguments,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Forfeit(Lapse.ABSENT, str(error)) from None
        self._kill = weakref.finalize(self, _kill, process)
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._in, self._out, self._err = process.stdin, process.stdout, process.stderr
        self._errors = b""
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the line that answers it; raise `Forfeit` if none comes in time."""
        if _read(self._out):
            raise Forfeit(Lapse.UNASKED)
        deadline = monotonic() + seconds
        unsent, answer = line + b"\n", b""
        with DefaultSelector() as selector:
            selector.register(self._in, EVENT_WRITE)
            selector.register(self._out, EVENT_READ)
            selector.register(self._err, EVENT_READ)
            while not answer.endswith(b"\n"):
                ready = {key.fileobj for key, _ in selector.select(max(0.0, deadline - monotonic()))}
                if not ready or monotonic() > deadline:
                    raise Forfeit(Lapse.SILENT, f"{seconds:g} s")
                if self._in in ready:
                    unsent = _write(self._in, unsent)
                    if not unsent:
                        selector.unregister(self._in)
                if self._err in ready and not self._read_errors():
                    selector.unregister(self._err)
                if self._out in ready:
                    answer += self._more_of(answer)
        if unsent:
            raise Forfeit(Lapse.UNASKED)
        return answer

    def _more_of(self, answer: bytes) -> bytes:
        """Read on, up to the end of one line; raise `Forfeit` if it gets too long or the program ends."""
        more = _read(self._out)
        if more == b"":
            raise self._ended()
        line, end, rest = (more or b"").partition(b"\n")
        if rest:
            raise Forfeit(Lapse.UNASKED)
        if len(answer) + len(line) > LONGEST_LINE:
            raise Forfeit(Lapse.ENDLESS)
        return line + end

    def _ended(self) -> Forfeit:
        try:
            return Forfeit(Lapse.ENDED, str(self._process.wait(FAREWELL)))
        except subprocess.TimeoutExpired:
            return Forfeit(Lapse.CLOSED)

    def _read_errors(self) -> bool:
        """Keep what the program writes to standard error; return whether more can come."""
        read = _read(self._err)
        self._errors = (self._errors + (read or b""))[-_KEPT:]
        return read != b""

    def last_lines(self) -> tuple[str, ...]:
        if not self._err.closed:
            self._read_errors()
        return tuple(self._errors.decode(errors="replace").splitlines()[-_LAST_LINES:])

    def kill(self) -> None:
        """End the program and its children at once."""
        self._kill()

    def close(self) -> None:
        """End the program's input, give it a moment to end by itself, then end it and its children."""
        if self._kill.alive:
            self._in.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self.kill()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    # A process number is not reused while its group has members, so this reaches nobody else.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()


def _read(pipe: IO[bytes]) -> bytes | None:
    """What can be read now: empty at the end of the stream, None before it."""
    return pipe.read(_CHUNK)


def _write(pipe: IO[bytes], unsent: bytes) -> bytes:
    """Write what can be written now and return the rest; drop it if the program has stopped reading."""
    try:
        return unsent[pipe.write(unsent) or 0 :]
    except BrokenPipeError:
        return b""
