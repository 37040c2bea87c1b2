"""The deals of the day: one for each number of players, the same for everybody, and nobody's before its day.

Days are days in UTC, by the clock on the wall: neither a server that was away nor a clock that was set
moves their ends. The events of these tables have the times of that clock.
"""

import base64
import hmac
import itertools
from datetime import UTC, datetime, timedelta

from orbis.rules import RULES_VERSION, STANDARD
from orbis.server.tables.events import Created, Millis, SeatPlan
from orbis.server.tables.lookalikes import is_like_one_of, numbered
from orbis.server.tables.new import Host
from orbis.server.tables.refusals import forbidden
from orbis.server.tables.seat_names import checked_name
from orbis.server.tables.table import GameTable

LEVEL = "priest"
"""The level of the bots that everybody meets."""

SIZES = (2, 3, 4)
"""How many play: one person, and bots in the other seats."""

DAY = 86_400_000

KEY_OF_PAGES = b"orbis: the deals of the day without a server"
"""By which all pages without a server have the same deals. Anybody can know it."""


def day_of(at: Millis) -> str:
    """The day of a time, in UTC.

    >>> day_of(1_700_000_000_000)
    '2023-11-14'
    """
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (datetime.fromisoformat(day).date() - timedelta(days=1)).isoformat()


def end_of(day: str) -> Millis:
    """When a day is over.

    >>> end_of("1970-01-01")
    86400000
    """
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000 + DAY


def daily_series(day: str, *, witnessed: bool) -> str:
    """Under what a game of a day is listed: one from a page without a server is not among those of a server.

    >>> daily_series("2026-11-18", witnessed=False), daily_series("", witnessed=False)
    ('2026-11-18 inside', '')
    """
    return day if witnessed or not day else f"{day} inside"


def day_in(series: str) -> str:
    return series.partition(" ")[0]


def daily_table_id(key: bytes, day: str, player: str, players: int = SIZES[0]) -> str:
    """The id of a player's one table of a day and size: unguessable, but always the same."""
    return base64.urlsafe_b64encode(_drawn(key, f"table {day} {player}", players)[:12]).decode()


def daily_table(
    key: bytes,
    day: str,
    player: Host,
    now: Millis,
    opponent: str | None = None,
    *,
    players: int = SIZES[0],
) -> Created:
    """The first event of a player's table with the deal of a day, by the server's key."""
    bots = bot_names(opponent or LEVEL, players - 1, player.name)
    return Created(
        at=now,
        by=player.id,
        seats=(
            SeatPlan("person", player.name, player.id, ready=True),
            *[SeatPlan("bot", name, level=LEVEL) for name in bots],
        ),
        public=False,
        rules=RULES_VERSION,
        tiles=STANDARD.content_id,
        secret=_drawn(key, f"deal {day}", players).hex(),
        draws=_drawn(key, f"draws {day}", players).hex()[:32],
        substitute=LEVEL,
        hints=False,
        daily=day,
    )


def bot_names(name: str, count: int, player: str) -> list[str]:
    """Names for bots that differ from each other and from the player's; raise `Refused`.

    >>> bot_names("Priest", 1, "Ann"), bot_names("Priest", 2, "priest 1")
    (['Priest'], ['Priest 2', 'Priest 3'])
    """
    name = checked_name(name)
    with_numbers = (numbered(name, number) for number in itertools.count(1))
    wanted = itertools.chain([name], with_numbers) if count == 1 else with_numbers
    free = (each for each in wanted if not is_like_one_of(each, [player]))
    return list(itertools.islice(free, count))


def _drawn(key: bytes, what: str, players: int) -> bytes:
    """What cannot be foretold without the key, even by whoever knows all that was drawn before.

    Whoever has played with two players knows nothing of the deal for three.
    """
    size = "" if players == SIZES[0] else f" {players} players"
    return hmac.digest(key, f"orbis daily 1\0{what}{size}".encode(), "sha256")


def is_on(table: GameTable, now: Millis) -> bool:
    """Whether others may still play the same deal today."""
    return table.settings.daily >= day_of(now) if table.settings.daily else False


def check_daily_look(table: GameTable, player: str, now: Millis) -> None:
    """Raise `Refused` if somebody else would see the deal before its day is over."""
    if is_on(table, now) and not table.seats_of(player):
        raise forbidden("day-is-on", "others can look at a game of the deal of the day once the day is over")


def check_daily_secret(table: GameTable, now: Millis) -> None:
    """Raise `Refused` if the whole deal would be told before its day is over."""
    if is_on(table, now):
        raise forbidden("day-is-on", "the deal of the day is told once the day is over")
