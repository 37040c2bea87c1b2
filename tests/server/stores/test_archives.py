"""What comes along when tables move from one store to another."""

from pathlib import Path

import pytest

from orbis.server.lessons import lesson_of, text_of
from orbis.server.stores import Store, make_store
from orbis.server.stores.archive.entries import read_entry
from orbis.server.stores.archive.export import lines_of
from orbis.server.stores.archive.intake import take_in
from orbis.server.stores.library import Library
from orbis.server.stores.listings import stored_table
from orbis.server.tables.new import Host, lesson_table
from orbis.server.tables.requests import NewLesson
from orbis.wire.replay import RecordEnding

pytestmark = pytest.mark.anyio


async def test_how_a_game_ended_moves_with_a_table_that_continues_it(store: Store, tmp_path: Path) -> None:
    lesson, ending = lesson_of("taking"), RecordEnding("resigned", 1)
    await store.texts.save("record", lesson.record_id, text_of("taking"), 1)
    await store.texts.save_ending(lesson.record_id, ending, 1)
    created = lesson_table(lesson, NewLesson("Pilgrim"), Host("ann", "Ann"), now=1)
    await store.tables.create(stored_table(await Library(store).new_table("lesson", created)))
    lines = await lines_of(store, "lesson", set())
    elsewhere = make_store(str(tmp_path / "elsewhere.sqlite"))
    await elsewhere.open()
    for line in lines:
        await take_in(elsewhere, read_entry(line), now=1)
    assert await elsewhere.texts.ending(lesson.record_id) == ending
    await elsewhere.close()
