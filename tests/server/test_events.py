import json

from orbis.server.tables.events import Created, SeatPlan, read_event, write_event

CREATED = Created(
    seats=(SeatPlan("person", "Ann", "ann"), SeatPlan("bot", level="pilgrim")),
    public=False,
    rules=1,
    tiles="tiles",
    secret="secret",
    draws="draws",
    substitute="acolyte",
)


def test_a_table_stored_with_a_setting_that_is_gone_can_still_be_read() -> None:
    stored = json.loads(write_event(CREATED))
    assert read_event(json.dumps({**stored, "pace": 700}).encode()) == CREATED
