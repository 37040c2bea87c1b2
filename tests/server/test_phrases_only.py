"""A host who lets nobody write: at new tables, and at those that allowed it."""

from functools import partial
from pathlib import Path

import pytest
from support.server import OrbisServe

from orbis.server.protocol.server import About
from orbis.server.tables.requests import Say

from .refusals import refused
from .visitors import HERE, PILGRIM, Person


@pytest.mark.parametrize("by", ["argument", "environment"])
def test_whoever_runs_the_server_can_forbid_texts(tmp_path: Path, by: str) -> None:
    database = ("--database", tmp_path / "tables.db")
    with OrbisServe(*database, ORBIS_PHRASES_ONLY="0") as server:
        ann = Person(server, "Ann")
        assert not ann.get("/api/about", About).phrases_only
        table = ann.create(HERE, PILGRIM, chat=True)
        ann.submit(table, Say(0, text="See you on Friday"))
        server.stop()
    given = ("--phrases-only",) if by == "argument" else ()
    with OrbisServe(*database, *given, ORBIS_PHRASES_ONLY="" if given else "1") as server:
        ann.server = server
        assert ann.get("/api/about", About).phrases_only
        assert not ann.view(table).settings.chat
        problem = refused(partial(ann.submit, table, Say(0, text="hello")), "forbidden")
        assert [fault.kind for fault in problem.faults] == ["phrases-only"]
        ann.submit(table, Say(0, "hello"))
        problem = refused(partial(ann.create, HERE, PILGRIM, chat=True), "forbidden")
        assert [fault.kind for fault in problem.faults] == ["no-free-text"]
        assert not ann.view(ann.create(HERE, PILGRIM)).settings.chat
