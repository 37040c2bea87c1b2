"""The power fails while somebody plays without a server: what can be on the disk then?

A killed browser does not show it, as the system still writes what it was given. So the worker of the tables
notes what it writes, flushes and acknowledges, and here the power fails after any of these steps: of what was
not flushed, any part may be missing.
"""

import sqlite3
from base64 import b64decode
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from orbis.server.http.cookies import COOKIE
from orbis.server.http.pack import built_pack
from orbis.server.http.visitors import id_of
from orbis.server.inside.page import DATABASE

from .conftest import Visitor
from .playing import play_turn
from .saying import say
from .site import FOLDER, host, open_site, write_site

COOKIES = "cookies"
FILES = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-journal", COOKIES)
MOMENTS = 120
TURNS = 8
"""So many that the log begins again."""

NOTE = """
{
  const noted = [];
  const channel = new BroadcastChannel("noted");
  channel.onmessage = () => channel.postMessage(noted);
  const open = FileSystemFileHandle.prototype.createSyncAccessHandle;
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function (...given) {
    const handle = await open.apply(this, given), name = this.name;
    const [write, truncate, flush] = ["write", "truncate", "flush"].map((act) => handle[act].bind(handle));
    handle.write = (bytes, where) => {
      noted.push({ act: "write", name, at: where.at, bytes: btoa(String.fromCharCode(...bytes)) });
      return write(bytes, where);
    };
    handle.truncate = (size) => (noted.push({ act: "truncate", name, at: size }), truncate(size));
    handle.flush = () => (flush(), noted.push({ act: "flush", name }));
    return handle;
  };
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...more) => {
    const said = message.kind === "heard" ? JSON.parse(message.text) : {};
    if (said.kind === "ack") noted.push({ act: "ack", name: said.table, at: said.event });
    post(message, ...more);
  };
}
"""
"""What the worker does first."""

NOTED = """
() => new Promise((resolve) => {
  const channel = new BroadcastChannel("noted");
  channel.onmessage = ({ data }) => resolve(data);
  channel.postMessage(null);
})
"""


class Step(NamedTuple):
    """Something that the worker has done; `name` is a file, or the table of an acknowledgement."""

    act: str
    name: str
    at: int = 0
    content: bytes = b""

    @classmethod
    def of(cls, noted: dict[str, Any]) -> "Step":
        return cls(noted["act"], noted["name"], noted.get("at", 0), b64decode(noted.get("bytes", "")))

    def done_to(self, file: bytes) -> bytes:
        if self.act == "truncate":
            return file[: self.at].ljust(self.at, b"\0")
        return file[: self.at].ljust(self.at, b"\0") + self.content + file[self.at + len(self.content) :]


class Disk:
    """What was flushed, and the steps that were not."""

    def __init__(self) -> None:
        self.files = dict.fromkeys(FILES, b"")
        self.pending: list[Step] = []
        self.acknowledged: dict[str, int] = {}

    def do(self, step: Step) -> None:
        if step.act == "ack":
            self.acknowledged[step.name] = max(step.at, self.acknowledged.get(step.name, 0))
        elif step.act == "flush":
            self.files = self.left([each for each in self.pending if each.name == step.name])
            self.pending = [each for each in self.pending if each.name != step.name]
        elif step.name in FILES:
            self.pending.append(step)

    def left(self, steps: Sequence[Step]) -> dict[str, bytes]:
        """The files, if these of the pending steps reached the disk."""
        files = dict(self.files)
        for step in steps:
            files[step.name] = step.done_to(files[step.name])
        return files


def losses(steps: Sequence[Step], folder: Path) -> Iterator[str]:
    """What is damaged or lost if the power fails at a moment, and what was not flushed is there or not."""
    random, disk = Random(1), Disk()
    decisive = {number for number, step in enumerate(steps) if step.act == "ack" or step.name == COOKIES}
    moments = decisive | set(random.sample(range(len(steps)), min(MOMENTS, len(steps))))
    for number, step in enumerate(steps):
        disk.do(step)
        if number in moments:
            some = [each for each in disk.pending if random.random() < 0.5]
            for kept in ([], some, disk.pending):
                fault = _fault_in(disk.left(kept), disk.acknowledged, folder)
                if fault:
                    yield f"after step {number}, {len(kept)} of {len(disk.pending)} kept: {fault}"


def _fault_in(files: dict[str, bytes], acknowledged: dict[str, int], folder: Path) -> str:
    for name, content in files.items():
        (folder / name).write_bytes(content)
        if not content:
            (folder / name).unlink()
    try:
        database = sqlite3.connect(folder / DATABASE)
        try:
            for (said,) in database.execute("PRAGMA integrity_check"):
                if said != "ok":
                    return str(said)
            for table, event in acknowledged.items():
                asked = 'SELECT coalesce(max(number), 0) FROM events WHERE "table" = ?'
                (found,) = database.execute(asked, (table,)).fetchone()
                if found < event:
                    return f"{event} was acknowledged, and {found} is there"
            me = files[COOKIES].decode().removeprefix(f"{COOKIE}=")
            if me and not database.execute("SELECT 1 FROM devices WHERE digest = ?", (id_of(me),)).fetchone():
                return "nobody has the cookie that is kept"
        finally:
            database.close()
    except sqlite3.DatabaseError as error:
        return str(error)
    return ""


@pytest.mark.thorough
@pytest.mark.both(False)  # it has a site of its own
def test_nothing_acknowledged_is_lost_and_nothing_damaged_when_the_power_fails(
    visitor: Visitor, tmp_path: Path
) -> None:
    assert built_pack() is not None, "the offline pack is not built: ./test builds it"
    site = write_site(tmp_path / "site")
    (worker,) = (site / FOLDER / "assets").glob("tables.worker-*.js")
    worker.write_text(NOTE + worker.read_text("utf-8"), "utf-8")
    with host(site) as address:
        player = visitor(address=f"{address}/{FOLDER}", worker=True)
        page = open_site(player)
        page.get_by_role("button", name=say("pages-play-now")).click()
        page.wait_for_url(f"{player.address}/table/*")
        for _ in range(TURNS):
            play_turn(page)
        steps = [Step.of(each) for each in page.evaluate(NOTED)]
    acknowledged = sum(step.act == "ack" for step in steps)
    assert acknowledged >= TURNS
    folder = tmp_path / "left"
    folder.mkdir()
    assert list(losses(steps, folder)) == []
    assert len([step for step in steps if begins(step)]) > 1, "the log did not begin again"
    # It would be seen: if nothing were flushed, or only what was written last before something is told.
    assert any(losses([step for step in steps if step.act != "flush"], folder))
    told = [step for step, after in pairwise(steps) if step.act != "flush" or after.act == "ack"]
    assert any(losses(told, folder))


def begins(step: Step) -> bool:
    """Whether a step writes the head of the log."""
    return (step.act, step.name, step.at) == ("write", f"{DATABASE}-wal", 0)
