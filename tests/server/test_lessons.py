"""Lessons: every position is legal, dealt the same for everybody, and can be solved as taught."""

import json
from functools import partial
from pathlib import Path

import pytest
from support.server import ServerProcess

from orbis.notation import follow, write_action
from orbis.play.verification import verify
from orbis.rules import STANDARD, Phase
from orbis.rules.actions import ACTIONS
from orbis.server.lessons import NAMES, lesson_of, secret_of, text_of
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.table import Made
from orbis.server.stores import Store, make_store
from orbis.server.stores.archive.entries import read_entry
from orbis.server.stores.archive.export import lines_of
from orbis.server.stores.archive.intake import take_in
from orbis.server.stores.library import Library
from orbis.server.stores.listings import stored_table
from orbis.server.tables.new import Host, lesson_table
from orbis.server.tables.requests import NewLesson

from .clients import Client
from .refusals import refused
from .visitors import Person, Visitor

WANTED = NewLesson("Pilgrim")

_IDS = {write_action(action): number for number, action in enumerate(ACTIONS)}
_SHOWN = Path(__file__).parents[2] / "web" / "tests" / "lessons.json"

DONE_BY = {
    name: tuple(_IDS[word] for word in turn.split())
    for name, turn in json.loads(_SHOWN.read_text("utf-8")).items()
}
"""The actions that the page shows in each lesson, by id; the page's own tests know that it shows these."""


def begun(person: Person, name: str) -> str:
    return person.post(f"/api/lessons/{name}/tables", WANTED, Made).id


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_begins_at_the_learners_turn_in_a_valid_game(name: str) -> None:
    record = lesson_of(name).record
    state = follow(record).states[-1]
    assert state.phase is Phase.TAKE
    assert record.seats[state.seat].kind == "human"
    assert verify(record, STANDARD) == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_solved_as_taught(server: ServerProcess, name: str) -> None:
    person = Person(server, "Ann")
    table = begun(person, name)
    client = Client(person, table)
    for action in DONE_BY[name]:
        client.act(action)


def test_a_lesson_deals_the_same_for_everybody(server: ServerProcess) -> None:
    revealed = []
    for each in ("Ann", "Bob"):
        person = Person(server, each)
        table = begun(person, "taking")
        client = Client(person, table)
        for action in DONE_BY["taking"]:
            client.act(action)
        revealed.append(next(event.revealed for event in person.events(table) if event.revealed is not None))
    assert revealed[0] == revealed[1]
    assert len({secret_of(name) for name in NAMES}) == len(NAMES)


def test_lessons_are_listed_but_their_tables_are_not(server: ServerProcess) -> None:
    person = Person(server, "Ann")
    assert person.get("/api/lessons", tuple[str, ...]) == NAMES
    begun(person, "taking")
    assert person.get("/api/my/tables", tuple[Listed, ...]) == ()


def test_a_lesson_needs_a_known_name_and_an_identity(server: ServerProcess) -> None:
    refused(partial(Person(server, "Ann").post, "/api/lessons/flying/tables", WANTED, Made), "not_found")
    refused(partial(Visitor(server).post, "/api/lessons/taking/tables", WANTED, Made), "no_identity")


@pytest.mark.anyio
async def test_the_table_of_a_lesson_counts_for_nobody_even_after_an_import(
    store: Store, tmp_path: Path
) -> None:
    lesson, learner = lesson_of("taking"), Host("ann", "Ann")
    await store.texts.save("record", lesson.record_id, text_of("taking"), 1)
    created = lesson_table(lesson, WANTED, learner, now=1)
    table = await Library(store).new_table("lesson", created)
    await store.tables.create(stored_table(table))
    lines = await lines_of(store, "lesson", set())
    elsewhere = make_store(str(tmp_path / "elsewhere.sqlite"))
    await elsewhere.open()
    for line in lines:
        await take_in(elsewhere, read_entry(line), now=1)
    assert await elsewhere.tables.head("lesson") is not None
    for each in (store, elsewhere):
        assert await each.lists.hosted(("ann",), ("waiting", "playing")) == {}
    await elsewhere.close()
