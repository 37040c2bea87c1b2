"""A table that somebody brings from a page in which they played without a server.

Their own browser has written it, so it could say anything. It becomes theirs alone, counts for no rating,
and is believed only as far as the rules can follow it.
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import NamedTuple, Protocol, TypeVar, get_args

from msgspec.structs import replace

from orbis.notation import Record
from orbis.notation.level_names import LevelName
from orbis.rules import RULES_VERSION, TileSet
from orbis.server.stores.archive.entries import InvalidArchive, TableEntry
from orbis.server.stores.archive.intake import Addition, add_events
from orbis.server.stores.errors import Conflict
from orbis.server.stores.library import Library
from orbis.server.stores.replay import BROKEN, Misfit, play_again
from orbis.server.stores.store import Store
from orbis.server.tables.events import (
    Acted,
    AnyEvent,
    Created,
    Excused,
    Readied,
    Rematched,
    Renamed,
    Replaced,
    Resumed,
    Returned,
    Said,
    SeatPlan,
    Source,
    Status,
    Stood,
    TookBack,
    Wished,
    write_event,
)
from orbis.server.tables.new import Host, branching_moment, told_apart
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.requests import ID_PATTERN
from orbis.server.tables.seat import TableSeat
from orbis.server.tables.seat_names import is_name
from orbis.server.tables.table import GameTable

T = TypeVar("T")

MOST_TAKEN_BACK = 60
LONGEST_VALUE = 128
LONGEST_PAUSE = 90 * 86_400_000
LONGEST_GRACE = 86_400_000
MOST_EVENTS = 2500
"""More than a page can write into a line of the size that a server takes, decisions as they are."""

MOST_REWINDS = 100
"""Each plays the game again from its beginning."""

_LEFT_OUT = Renamed | Said | Stood | Excused | Rematched
"""What changes nothing in the game; there are no clocks, and the next table may not come along."""


def brought_events(entry: TableEntry, bringer: Host, now: int) -> tuple[AnyEvent, ...]:
    """The events of a table as they are stored for whoever brings it; raise `InvalidArchive`."""
    if not re.fullmatch(ID_PATTERN, entry.id) or not entry.events:
        raise InvalidArchive("it has no id, or no events")
    if len(entry.events) > MOST_EVENTS:
        raise InvalidArchive(f"it has more than {MOST_EVENTS} events")
    created, *rest = entry.events
    if not isinstance(created, Created):
        raise InvalidArchive("the first event must be `created`")
    _check_settings(created)
    if len({created.by, *_players(created, rest)} - {""}) != 1:
        raise InvalidArchive("only a table with a single player can be brought")
    if created.clock is None and any(isinstance(event, Replaced) and _is_for_time(event) for event in rest):
        raise InvalidArchive("nobody loses by time at a table without a clock")
    times = _times((created, *rest), now)
    seats = [
        replace(seat, name=name, player=bringer.id, level="")
        if seat.kind == "person"
        else replace(seat, name=name, player="")
        for seat, name in zip(created.seats, _names(created, rest, bringer), strict=True)
    ]
    first = replace(
        created,
        at=next(times),
        by=bringer.id,
        client="",
        request=0,
        ask=0,
        seats=told_apart(seats, [seat.kind == "person" for seat in seats]),
        public=False,
        clock=None,
        chat=False,
        rated=False,
        previous="",
        daily="",
        witnessed=False,
    )
    return first, *(
        replace(event, at=at, by=bringer.id if event.by else "", client="", request=0, ask=0)
        for event, at in zip(rest, times, strict=True)
        if not isinstance(event, _LEFT_OUT)
    )


def as_known(events: Sequence[AnyEvent], known: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
    """The events that somebody brings, as they are known here as far as both are the same."""
    same = agreeing(events, known)
    return (*played(known)[:same], *events[same:])


def agreeing(events: Sequence[AnyEvent], known: Sequence[AnyEvent]) -> int:
    """How many events, from the first on, are those that are known.

    Names and times may differ: people take new names, and the clock of a page may be ahead.
    """
    pairs = zip(events, played(known), strict=False)
    return sum(1 for _ in takewhile(lambda pair: _as_before(*pair) == pair[1], pairs))


def played(known: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events of a table without changes of names."""
    return [event for event in known if not isinstance(event, Renamed)]


def _as_before(event: AnyEvent, before: AnyEvent) -> AnyEvent:
    """An event with the time of one that is known, and with what no longer comes along with a first one."""
    event = replace(event, at=before.at)
    if not (isinstance(event, Created) and isinstance(before, Created)):
        return event
    event = replace(event, client=before.client, request=before.request, ask=before.ask)
    if len(event.seats) != len(before.seats):
        return event
    named = zip(event.seats, before.seats, strict=True)
    return replace(event, seats=tuple([_seat_as_before(seat, known) for seat, known in named]))


def _seat_as_before(seat: SeatPlan, before: SeatPlan) -> SeatPlan:
    return replace(seat, name=before.name, level=before.level if seat.kind == "person" else seat.level)


class Do(Protocol):
    """Does work that may take long; what it does is given a check, to call now and then."""

    def __call__(self, work: Callable[[Callable[[], object]], T]) -> Awaitable[T]: ...


class BroughtTable(NamedTuple):
    """A table that somebody brings, played again."""

    table: GameTable
    events: tuple[AnyEvent, ...]
    is_known: bool
    """Whether it was brought before."""


class Completion(NamedTuple):
    is_new: bool
    """Whether there was anything that was not known."""
    differs: bool
    """Whether something else has been played here."""


async def take_brought(store: Store, entry: TableEntry, bringer: Host, now: int) -> Addition:
    """Store a table for whoever brings it, while no server runs; raise `InvalidArchive`."""

    async def do(work: Callable[[Callable[[], object]], T]) -> T:
        return work(lambda: None)

    library = Library(store)
    try:
        brought = await read_brought(library, entry, bringer, now, do)
    except Refused as refused:
        raise InvalidArchive(f"table {entry.id}: {refused.message}") from None
    except BROKEN as error:
        raise InvalidArchive(f"table {entry.id}: {error}") from None
    is_new = not brought.is_known and await add_brought(store, brought, now)
    completion = await complete_brought(store, library, brought, now)
    return Addition.NEW if is_new or completion.is_new else Addition.THERE


async def read_brought(library: Library, entry: TableEntry, bringer: Host, now: int, do: Do) -> BroughtTable:
    """Play a table again as it is to be stored for whoever brings it.

    Raise `InvalidArchive`, or `Refused` if it is somebody else's here or continues what is not.
    """
    brought = brought_events(entry, bringer, now)
    known = await _known(library, entry.id, bringer.id)
    events = as_known(brought, known)
    created = events[0]
    assert isinstance(created, Created)
    if (source := created.source) is not None:
        record = await library.record(source.record)
        tile_set = await library.tile_set(record.tiles)
        await do(lambda _: check_source(created, source, record, tile_set))
    table = await library.new_table(entry.id, created)
    await do(lambda check: play_brought(table, events[1:], check))
    return BroughtTable(table, events, bool(known))


async def add_brought(store: Store, brought: BroughtTable, now: int) -> bool:
    """Store a table that was not known; return whether it still was not."""
    try:
        await add_events(store, brought.table, [write_event(event) for event in brought.events], 0, now)
    except Conflict:  # the same request came twice
        return False
    return True


async def complete_brought(
    store: Store,
    library: Library,
    brought: BroughtTable,
    now: int,
    changing: Callable[[], None] = lambda: None,
) -> Completion:
    """Add what has been played since a table was brought before, unless something else was played here.

    While a server runs, its table must be locked; `changing` is called before anything is stored.
    """
    table, events, _ = brought
    is_new = False
    while (same := agreeing(events, known := await _known(library, table.id, events[0].by))) < len(events):
        if same < len(played(known)):
            break
        take_names(table, known)
        changing()
        with suppress(Conflict):  # another process was faster: see what it has stored
            bodies = [write_event(event) for event in events[same:]]
            await add_events(store, table, bodies, len(known), now)
            is_new = True
    if same:
        await store.guarded_deals.guard(table)
    return Completion(is_new, same < len(events))


async def _known(library: Library, id: str, bringer: str) -> list[AnyEvent]:
    """The events of a table that are here; raise `Refused` if it is somebody else's."""
    known = await library.events(id)
    if known and known[0].by != bringer:
        raise forbidden("brought-by-another", "somebody else has brought this game here")
    return known


def take_names(table: GameTable, known: Sequence[AnyEvent]) -> None:
    """Call the seats of a table as those events do that are known."""
    for event in known:
        if isinstance(event, Renamed):
            table.fold(event)


def check_source(created: Created, source: Source, record: Record, tile_set: TileSet) -> None:
    """Raise `InvalidArchive` or `Refused` if a table cannot continue a record as it says."""
    if record.tiles != created.tiles:
        raise InvalidArchive("the record that it continues has other tiles")
    if branching_moment(record, tile_set, source.count, len(created.seats)) != source.count:
        raise InvalidArchive("no game continues from the middle of a choice")


def play_brought(table: GameTable, events: Sequence[AnyEvent], check: Callable[[], object]) -> None:
    """Play a table again, event by event; raise `InvalidArchive` if the rules cannot follow."""
    if sum(isinstance(event, Wished) and event.wish == "rewind" for event in events) > MOST_REWINDS:
        raise InvalidArchive(f"it goes back more than {MOST_REWINDS} times")
    for event in events:
        check()
        try:
            _check_event(table, event)
            play_again(table, (event,))
        except (Misfit, TypeError, AttributeError, *BROKEN) as error:
            raise InvalidArchive(f"event {table.number}: {error}") from None
    if table.status is Status.WAITING:
        raise InvalidArchive("the game has not begun")


def _check_settings(created: Created) -> None:
    if created.rules != RULES_VERSION:
        raise InvalidArchive(f"it is played by version {created.rules} of the rules")
    if created.lesson:
        raise InvalidArchive("a lesson stays where it was begun")
    levels = {seat.level for seat in created.seats if seat.kind == "bot"} | ({created.substitute} - {""})
    fits = (
        2 <= len(created.seats) <= 4
        and any(seat.kind == "person" for seat in created.seats)
        and all(seat.kind != "open" and not seat.kept and _is_value(seat.nonce) for seat in created.seats)
        and levels <= set(get_args(LevelName))
        and _is_value(created.secret)
        and _is_value(created.draws)
        and (created.grace is None or 1000 <= created.grace <= LONGEST_GRACE)
    )
    if not fits:
        raise InvalidArchive("its settings are not those of a table that can be brought")


def _is_for_time(event: Replaced) -> bool:
    return event.reason in ("clock", "late")


def _is_value(text: str | None) -> bool:
    return text is None or len(text) <= LONGEST_VALUE


def _players(created: Created, rest: Sequence[AnyEvent]) -> Iterator[str]:
    for seat in created.seats:
        yield seat.player
    for event in rest:
        yield event.by


def _names(created: Created, rest: Sequence[AnyEvent], bringer: Host) -> list[str]:
    """What the seats are called; whoever has only one goes by their name of here."""
    names = [seat.name for seat in created.seats]
    for event in rest:
        if isinstance(event, Renamed):
            _check_seat(event.seat, len(names))
            names[event.seat] = event.name
    own = [number for number, seat in enumerate(created.seats) if seat.player]
    if len(own) == 1:
        names[own[0]] = bringer.name
    if not all(map(is_name, names)):
        raise InvalidArchive("a seat has no name that can be shown")
    return names


def _times(events: Sequence[AnyEvent], now: int) -> Iterator[int]:
    """When events were: never before the last one, and never later than now."""
    latest = 0
    for event in events:
        latest = max(latest, min(event.at, now))
        yield latest


def _check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise InvalidArchive(f"there is no seat {seat}")


def _seat_at(table: GameTable, seat: int) -> TableSeat:
    _check_seat(seat, len(table.seats))
    return table.seats[seat]


def _plays(table: GameTable, seat: int) -> bool:
    """Whether the tiles are dealt, and a person decides for a seat."""
    return table.match is not None and _seat_at(table, seat).is_person


def _check_event(table: GameTable, event: AnyEvent) -> None:
    """Raise `InvalidArchive` for what no table of a page has."""
    match event:
        case Acted(actions=actions):
            fits = len(actions) > 0 and table.match is not None and table.match.seat == event.seat
        case TookBack(decisions=decisions):
            fits = 1 <= decisions <= MOST_TAKEN_BACK
        case Readied(nonce=nonce):
            fits = _is_value(nonce) and table.status is Status.WAITING
        case Wished(seat=seat, wish="rewind", count=count, lasts=lasts):
            fits = _plays(table, seat) and table.match is not None and table.match.can_rewind(count)
            fits = fits and lasts == 0
        case Wished(seat=seat, count=count, lasts=lasts):
            fits = _plays(table, seat) and count == 0 and 0 <= lasts <= LONGEST_PAUSE
        case Replaced(seat=seat, ends=ends):
            # Nobody wins because somebody resigns: there is nobody else.
            fits = _plays(table, seat) and not ends
        case Returned(seat=seat):
            fits = _seat_at(table, seat).kind == "person" and _seat_at(table, seat).is_left
        case Resumed():
            fits = table.turn.paused is not None
        case _:
            raise InvalidArchive("a table of a page has no such event")
    is_decision = isinstance(event, Acted | TookBack)
    if not fits or table.status is Status.OVER or (is_decision and table.turn.paused is not None):
        raise InvalidArchive("the event cannot happen at that moment")
    if event.seat is not None:
        _check_seat(event.seat, len(table.seats))
