"""Lessons: tables that start from a prepared position."""

from orbis.server.http.endpoint import Call, Endpoint
from orbis.server.lessons import NAMES, lesson_of, text_of
from orbis.server.protocol.table import Made
from orbis.server.tables.new import lesson_table
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import NewLesson

LESSON_COST = 4.0
"""How many requests a lesson counts as; its table does not count towards the player's limit."""


async def _list(call: Call) -> tuple[str, ...]:
    return NAMES


async def _begin(call: Call) -> Made:
    name = call.path["name"]
    if name not in NAMES:
        raise Refused("not_found", "there is no such lesson")
    call.charge(LESSON_COST)
    await call.admit("tables")
    service, lesson = call.service, lesson_of(name)
    await service.store.texts.save("record", lesson.record_id, text_of(name), service.clock.now())
    id = service.chance.table().id
    created = lesson_table(lesson, call.body, call.visitor.host, service.clock.now())
    await service.hub.create(id, created)
    return Made(id)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/lessons",
        "list_lessons",
        "The names of the lessons, in order",
        tuple[str, ...],
        _list,
    ),
    Endpoint(
        "POST",
        "/api/lessons/{name}/tables",
        "begin_lesson",
        "Make a table that starts from the position of a lesson",
        Made,
        _begin,
        body=NewLesson,
        refusals=("not_found", "limit", "unavailable"),
        status=201,
        identity=True,
    ),
)
