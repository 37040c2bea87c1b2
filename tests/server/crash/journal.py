"""What a server wrote, synced and sent, in order; and from that, what a power failure leaves of its files.

A killed process loses nothing that it has written: the kernel still has it. The journal tells what was only
written from what was synced, so that the rest can be taken away again, as a power failure does.
"""

import atexit
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import NamedTuple

SOURCE = Path(__file__).with_name("journal.c")

ENDINGS = {"d": "", "w": "-wal", "j": "-journal"}
"""What follows the database's name in the names of its files."""

PAGE = 4096
"""The bytes that reach the disk together, or not at all."""

_HEAD = struct.Struct("<cc2xIQ")


class NoJournal(Exception):
    """Why journals cannot be kept on this machine."""


@cache
def library() -> Path:
    """The library to load into a server, built once; raise `NoJournal`."""
    if sys.platform != "linux":
        raise NoJournal("journals of system calls are kept on Linux only")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise NoJournal("there is no C compiler")
    folder = mkdtemp(prefix="orbis-journal-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    built = Path(folder) / "journal.so"
    command = [compiler, "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(built), str(SOURCE)]
    done = subprocess.run([*command, "-ldl", "-lpthread"], check=False, capture_output=True, text=True)
    if done.returncode:
        raise NoJournal(f"the C compiler fails: {done.stderr[-1000:]}")
    return built


class Noted(NamedTuple):
    """A system call: W written, T truncated, S synced, D folder synced, U unlinked, A sent."""

    kind: str
    file: str
    offset: int
    content: bytes

    def write(self) -> bytes:
        head = _HEAD.pack(self.kind.encode(), self.file.encode(), len(self.content), self.offset)
        return head + self.content


def read_journal(path: Path) -> Iterator[Noted]:
    """The calls in their order, without a last one that was cut off by a kill."""
    content = path.read_bytes() if path.exists() else b""
    place = 0
    while place + _HEAD.size <= len(content):
        kind, file, length, offset = _HEAD.unpack_from(content, place)
        place += _HEAD.size
        if place + length > len(content):
            return
        yield Noted(kind.decode(), file.decode(), offset, content[place : place + length])
        place += length


@dataclass
class _File:
    """A file: what is certainly on disk, and what may be."""

    synced: bytes | None
    """Its content; None if it may not exist at all."""
    written: bytearray
    pages: set[int] = field(default_factory=set)
    """The pages that were written since."""

    def apply(self, noted: Noted) -> None:
        match noted.kind:
            case "W":
                end = noted.offset + len(noted.content)
                self.written.extend(bytes(max(0, end - len(self.written))))
                self.written[noted.offset : end] = noted.content
                self.pages.update(range(noted.offset // PAGE, (end - 1) // PAGE + 1))
            case "T":
                self.pages.update(range(noted.offset // PAGE, len(self.written) // PAGE + 1))
                del self.written[noted.offset :]
                self.written.extend(bytes(noted.offset - len(self.written)))
            case _:
                self.synced = bytes(self.written)
                self.pages.clear()

    def torn(self, random: Random) -> bytes | None:
        """The file after a power failure: of what was not synced all, some pages or nothing is left."""
        whole = bytes(self.written)
        if not self.pages and self.synced is not None:
            return self.synced
        kept = random.choice(("nothing", "some", "all"))
        if kept == "all":
            return whole
        if kept == "nothing" or self.synced is None:
            return self.synced
        torn = bytearray(self.synced[: len(whole)].ljust(len(whole), b"\0"))
        for page in self.pages:
            if random.random() < 0.5:
                torn[page * PAGE : (page + 1) * PAGE] = whole[page * PAGE : (page + 1) * PAGE]
        return bytes(torn)


class PowerFailure:
    """Takes from the files of a SQLite database, after its server was killed, what was not synced."""

    def __init__(self, database: Path, random: Random) -> None:
        self.database = database
        self.journal = database.with_name(f"{database.name}.calls")
        self.dropped = 0
        """How many pages were taken away."""
        self._random = random
        self._before: dict[str, bytes] = {}

    def begin(self) -> None:
        """Note what is on disk before a server starts."""
        self.journal.unlink(missing_ok=True)
        self._before = {name: path.read_bytes() for name, path in self._paths().items() if path.exists()}

    def strike(self) -> None:
        """Take away what was not synced since `begin`, or some of it."""
        for name, content in self._left().items():
            path = self._paths()[name]
            if content is None:
                path.unlink(missing_ok=True)
            elif not path.exists() or path.read_bytes() != content:
                path.write_bytes(content)
        self.database.with_name(f"{self.database.name}-shm").unlink(missing_ok=True)

    def _paths(self) -> dict[str, Path]:
        return {
            name: self.database.with_name(self.database.name + ending) for name, ending in ENDINGS.items()
        }

    def _left(self) -> dict[str, bytes | None]:
        files = {name: _File(content, bytearray(content)) for name, content in self._before.items()}
        gone: set[str] = set()
        fresh: dict[str, bool] = {}
        for noted in read_journal(self.journal):
            match noted.kind:
                case "A":
                    pass
                case "D":
                    # Now the folder names the files that were made.
                    fresh = dict.fromkeys(fresh, False)
                case "U":
                    files.pop(noted.file, None)
                    gone.add(noted.file)
                case _:
                    if noted.file not in files:
                        files[noted.file] = _File(None, bytearray())
                        fresh[noted.file] = True
                        gone.discard(noted.file)
                    files[noted.file].apply(noted)
        for name, is_unnamed in fresh.items():
            if is_unnamed and name in files:
                files[name].synced = None
        self.dropped += sum(len(file.pages) for file in files.values())
        return {name: file.torn(self._random) for name, file in files.items()} | dict.fromkeys(gone)
