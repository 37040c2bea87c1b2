"""Quiet hours: when they end."""

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from orbis.server.protocol.notices import QuietHours

MINUTE = 60_000
LONGEST = 27 * 60
"""Minutes that quiet hours can last: a day, and what clocks are set back by."""


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of a name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(now: int, quiet: QuietHours | None) -> int | None:
    """When the quiet hours end in which a time is, in milliseconds since 1970; None outside of them.

    >>> night = QuietHours(22 * 60, 7 * 60, "UTC")
    >>> quiet_until(23 * 3_600_000, night) == (24 + 7) * 3_600_000
    True
    >>> quiet_until(12 * 3_600_000, night) is None
    True
    """
    zone = zone_of(quiet.zone) if quiet else None
    if quiet is None or zone is None or quiet.start == quiet.end:
        return None
    moment = now
    # The hour in which they end may be skipped, or come twice: ask the clock in the zone, minute by minute.
    for _ in range(LONGEST):
        if not _is_quiet(moment, quiet, zone):
            break
        moment = (moment // MINUTE + 1) * MINUTE
    return moment if moment > now else None


def _is_quiet(moment: int, quiet: QuietHours, zone: ZoneInfo) -> bool:
    local = datetime.fromtimestamp(moment / 1000, zone)
    minute = 60 * local.hour + local.minute
    if quiet.start > quiet.end:
        return minute >= quiet.start or minute < quiet.end
    return quiet.start <= minute < quiet.end
