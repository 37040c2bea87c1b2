"""Quiet hours, also where clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from orbis.server.notices.quiet import quiet_until, zone_of
from orbis.server.protocol.notices import QuietHours

PRAGUE = "Europe/Prague"


def at(text: str, zone: str = PRAGUE, fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


NIGHT = QuietHours(22 * 60, 7 * 60, PRAGUE)
LUNCH = QuietHours(12 * 60, 13 * 60 + 30, PRAGUE)


@pytest.mark.parametrize(
    ("now", "quiet", "until"),
    [
        ("2026-11-17T21:59", NIGHT, None),
        ("2026-11-17T22:00", NIGHT, "2026-11-18T07:00"),
        ("2026-11-18T06:59", NIGHT, "2026-11-18T07:00"),
        ("2026-11-18T07:00", NIGHT, None),
        ("2026-11-18T12:00", LUNCH, "2026-11-18T13:30"),
        ("2026-11-18T13:30", LUNCH, None),
        ("2026-03-28T23:00", NIGHT, "2026-03-29T07:00"),  # the night is an hour shorter
        ("2026-03-29T01:30", QuietHours(22 * 60, 2 * 60 + 30, PRAGUE), "2026-03-29T03:00"),  # it ends at none
        ("2026-10-24T23:00", NIGHT, "2026-10-25T07:00"),  # and longer
        ("2026-11-18T12:00", QuietHours(600, 600, PRAGUE), None),
        ("2026-11-18T12:00", QuietHours(0, 1439, "No/Where"), None),
        ("2026-11-18T12:00", None, None),
    ],
)
def test_quiet_hours_end(now: str, quiet: QuietHours | None, until: str | None) -> None:
    assert quiet_until(at(now), quiet) == (None if until is None else at(until))


def test_an_end_that_comes_twice_ends_at_last() -> None:
    quiet = QuietHours(60, 2 * 60 + 30, PRAGUE)
    again = at("2026-10-25T02:15", fold=1)
    assert quiet_until(again, quiet) == at("2026-10-25T02:30", fold=1)


@pytest.mark.parametrize("name", ["", "../../etc/passwd", "/etc/localtime", "Prague", "Europe"])
def test_what_is_not_a_time_zone_is_none(name: str) -> None:
    assert zone_of(name) is None
