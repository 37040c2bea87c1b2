"""Servers that start in a moment: forked from a process that has imported everything, and nothing else.

Run as a program it is that process. Each line of its input is a server to start; it answers with its number.
"""

import faulthandler
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import msgspec

from .serve import Wanted, serve

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""


class Birth(msgspec.Struct, frozen=True):
    """A server to start: the file that gets its log, and the pipe that hears of its address."""

    wanted: Wanted
    log: str
    said: str


class Nursery:
    """Forks servers, with a library loaded in front of the C library if one is given."""

    def __init__(self, preloaded: Path | None = None) -> None:
        folder = Path(__file__).parents[1]
        paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        loaded = {} if preloaded is None else {"LD_PRELOAD": str(preloaded)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "ORBIS_LANG": "en", "PYTHONPATH": os.pathsep.join(paths), **loaded},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def bear(self, birth: Birth) -> int:
        """Start a server and return the number of its process."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(birth) + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the nursery has ended"
        return int(answer)


class ForkedServer:
    """A server from a nursery: started, ended in various ways, and started again."""

    def __init__(self, nursery: Nursery, wanted: Wanted, folder: Path) -> None:
        self._nursery = nursery
        self._wanted = wanted
        listening = wanted.listening
        self.address = f"http://{listening.host}:{listening.port}"
        self.log = Path(tempfile.mkstemp(prefix="log-", dir=folder)[1])
        """Its log, across all restarts."""
        self._pipe = self.log.with_suffix(".said")
        os.mkfifo(self._pipe)
        # For writing, too: so it does not end with the server.
        self._said = os.open(self._pipe, os.O_RDWR)
        self._handle = -1
        self._pid = 0

    @property
    def is_alive(self) -> bool:
        return self._handle >= 0

    def launch(self) -> None:
        """Start it, without waiting for an answer."""
        self._pid = self._nursery.bear(Birth(self._wanted, str(self.log), str(self._pipe)))
        self._handle = os.pidfd_open(self._pid)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        ready, _, _ = select.select([self._said, self._handle], [], [], PATIENCE)
        assert self._said in ready, f"the server ended:\n{self.told()[-3000:]}"
        os.read(self._said, 1000)

    def kill(self) -> None:
        """Kill it, in the middle of whatever it does."""
        if self.is_alive:
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)
            self._wait()

    def stop(self) -> None:
        """Ask it to end, as an operator does, and wait until it has ended."""
        signal.pidfd_send_signal(self._handle, signal.SIGTERM)
        self._wait()

    def freeze(self) -> None:
        signal.pidfd_send_signal(self._handle, signal.SIGSTOP)

    def thaw(self) -> None:
        signal.pidfd_send_signal(self._handle, signal.SIGCONT)

    def _wait(self) -> None:
        ended, _, _ = select.select([self._handle], [], [], PATIENCE)
        if not ended:
            signal.pidfd_send_signal(self._handle, signal.SIGUSR1)
            time.sleep(1.0)
            raise AssertionError(f"the server does not end:\n{self.told()[-5000:]}")
        os.close(self._handle)
        self._handle = -1
        # Nothing of its last life may be taken for an answer of the next.
        if select.select([self._said], [], [], 0)[0]:
            os.read(self._said, 1000)

    def close(self) -> None:
        self.kill()
        os.close(self._said)

    def told(self) -> str:
        """Everything it has logged."""
        return self.log.read_text(errors="replace")


def _be_born(birth: Birth) -> None:
    """Become the server; only its address is said."""
    log = os.open(birth.log, os.O_WRONLY | os.O_APPEND)
    said = os.open(birth.said, os.O_WRONLY)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (said, 1), (log, 2)):
        os.dup2(source, target)
        os.close(source)
    faulthandler.register(signal.SIGUSR1)  # what all threads do, for a server that hangs
    serve(birth.wanted)


def main() -> None:
    decoder = msgspec.json.Decoder(Birth)
    while line := sys.stdin.buffer.readline():
        while _reap():
            pass
        child = os.fork()
        if not child:
            status = 1
            try:
                _be_born(decoder.decode(line))
                status = 0
            finally:
                os._exit(status)
        print(child, flush=True)


def _reap() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG)[0] > 0
    except ChildProcessError:
        return False


if __name__ == "__main__":
    main()
