"""Who is to be told what: pure functions of tables, events and times."""

from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple

from orbis.server.notices.kinds import KIND, Kinds
from orbis.server.notices.quiet import quiet_until
from orbis.server.notices.talk import talk
from orbis.server.protocol.notices import NoticeSettings
from orbis.server.stores.notices import NEVER, NewNotice, WaitingNotice
from orbis.server.tables.events import (
    Answered,
    AnyEvent,
    Created,
    Millis,
    Readied,
    Rematched,
    Replaced,
    Said,
    Sat,
    Status,
    Wished,
)
from orbis.server.tables.table import GameTable

DELAY = 30_000
"""Milliseconds after an event until somebody is told who does not look at the table meanwhile."""

DAY = 86_400_000

NOTHING = Kinds(0)

LEAST_CLOCK = 4 * DELAY
"""The shortest time on a clock, in milliseconds, of which it is told that only a quarter is left."""


class Standing(NamedTuple):
    """What must be remembered of a table before an event."""

    status: Status
    turn: int
    seat: int | None
    """The seat to move; None if the game is paused, too."""
    wisher: int | None = None
    """The seat whose wish waits for an answer."""


def standing_of(table: GameTable) -> Standing:
    match = table.match
    wisher = table.pending.seat if table.pending else None
    return Standing(table.status, match.turn if match else 0, _to_move(table), wisher)


def concerns(table: GameTable, subscribers: AbstractSet[str]) -> bool:
    """Whether anybody at a table wants to be told anything."""
    if not subscribers or table.settings.lesson:
        return False
    return table.host in subscribers or any((seat.player or seat.kept) in subscribers for seat in table.seats)


def notices_of(table: GameTable, event: AnyEvent, before: Standing) -> dict[str, Kinds]:
    """Whom to tell about an event, given the table after it; never whoever caused it."""
    if table.settings.lesson:
        return {}
    found: dict[str, Kinds] = {}

    def tell(kinds: Kinds, players: Iterable[str]) -> None:
        for player in players:
            if player and player != event.by:
                found[player] = found.get(player, NOTHING) | kinds

    if isinstance(event, Created):
        tell(Kinds.SEAT, [seat.kept for seat in table.seats])
        return found
    began = before.status is Status.WAITING and table.status is Status.PLAYING
    match event:
        case Readied() if _asks_for_rematch(table, event):
            pass
        case Sat() | Readied():
            tell(Kinds.SEAT, _everybody(table))
        case Wished() if table.pending is not None:
            tell(Kinds.WISH, [table.seats[seat].player for seat in table.pending.waiting])
        case Answered() if before.wisher is not None and _is_answered(table):
            tell(Kinds.ANSWER, [table.seats[before.wisher].player])
        case Replaced(seat=seat, reason=reason) if reason != "resigned" and _is_awaited(
            table, table.seats[seat].player
        ):
            tell(Kinds.BOT, [table.seats[seat].player])
        case Rematched():
            tell(Kinds.REMATCH, _everybody(table))
        case Said():
            tell(Kinds.SAID, _everybody(table))
        case _ if began:
            tell(Kinds.SEAT, _everybody(table))
        case _:
            pass
    if table.status is Status.OVER and before.status is Status.PLAYING:
        tell(Kinds.OVER, _everybody(table))
    now = standing_of(table)
    if now.seat is not None and now._replace(wisher=before.wisher) != before:
        player = table.seats[now.seat].player
        if is_turn_of(table, player):
            tell(Kinds.TURN, [player])
    return found


def new_notices(
    table: GameTable, event: AnyEvent, before: Standing, subscribers: AbstractSet[str], delay: Millis
) -> tuple[NewNotice, ...]:
    """What is stored with an event: only what somebody wants to be told."""
    told = notices_of(table, event, before)
    return tuple(
        [
            NewNotice(player, int(kinds), event.at + delay)
            for player, kinds in told.items()
            if player in subscribers
        ]
    )


def is_turn_of(table: GameTable, player: str) -> bool:
    """Whether somebody waits for a player to move: no bot plays for them, and they do not play alone."""
    seat = _to_move(table)
    if seat is None or table.seats[seat].player != player or not table.seats[seat].is_person:
        return False
    return _is_awaited(table, player)


def is_replaced(table: GameTable, player: str) -> bool:
    """Whether a bot plays for somebody who was away or out of time."""
    replaced = [table.seats[seat].replaced for seat in table.seats_of(player)]
    return table.status is Status.PLAYING and any(each not in (None, "resigned") for each in replaced)


def is_late(table: GameTable, player: str) -> bool:
    """Whether a bot has played the last turn of somebody who plays on."""
    return table.status is Status.PLAYING and any(table.seats[seat].missed for seat in table.seats_of(player))


def _asks_for_rematch(table: GameTable, event: Readied) -> bool:
    """Whether whoever has just asked for a rematch is ready: the others hear of the rematch already."""
    ready = [seat for seat in table.seats if seat.is_person and seat.ready]
    is_new = event.at - table.settings.at < DELAY
    return bool(table.settings.previous) and table.status is Status.WAITING and len(ready) == 1 and is_new


def _is_answered(table: GameTable) -> bool:
    """Whether nobody is asked any more; a game that all have agreed to end is over, and that is told."""
    return table.pending is None and table.status is Status.PLAYING


def _is_awaited(table: GameTable, player: str) -> bool:
    return any(seat.has_a_say and seat.player != player for seat in table.seats)


def _to_move(table: GameTable) -> int | None:
    if table.match is None or table.status is not Status.PLAYING or table.turn.paused is not None:
        return None
    return table.match.seat


def _everybody(table: GameTable) -> list[str]:
    """The host, and all who have a seat and have not resigned."""
    seated = [seat.player for seat in table.seats if seat.kind == "person" and seat.replaced != "resigned"]
    return [*seated, table.host] if table.status is Status.WAITING else seated


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be told now, if anything, what is put off, and when to look again."""

    tell: Kinds
    later: Kinds
    due: Millis
    missed: Kinds = NOTHING
    """What else is to be told where earlier notices were not taken."""
    is_quiet: bool = False
    """Whether nothing may be told now; what was missed stays so."""
    unseen: Kinds = NOTHING
    """What was told before and is still true, if only words are to be told: they must not take its place."""
    follows: bool = True
    """Whether it may come beside an earlier notice that nobody has followed; if not, only in its place."""


def judge(
    notice: WaitingNotice,
    table: GameTable,
    settings: NoticeSettings,
    now: Millis,
    *,
    there: Millis = 0,
    reminder: Millis = DAY,
    ahead: Millis = 0,
) -> Verdict:
    """What becomes of a notice that is due; the time at tables is `ahead` of that on the wall.

    A page that was last heard when the player looked may be `there` until that time. What happened since it
    was heard is held back as long, and told if the page is not heard again.
    """
    told, missed = Kinds(notice.told), Kinds(notice.missed)
    looked, chosen = notice.looked, _chosen(settings)
    news = NOTHING
    if looked < notice.at:
        news = _still_true(Kinds(notice.kinds) | missed, notice.player, table)
        if not talk(table, notice.player, looked, settings.silenced).said:
            news &= ~Kinds.SAID
    moments = _moments(notice.player, table, looked, reminder)
    for kind, moment in moments.items():
        if moment <= now:
            news |= kind
    wanted = _without_reminder(news & chosen & ~told)
    missed = _without_reminder(wanted | (news & chosen & missed)) & ~wanted
    if there >= now and (wanted or missed):
        return Verdict(NOTHING, wanted, there + 1, is_quiet=True)
    quiet = quiet_until(now - ahead, settings.quiet) if wanted or missed else None
    if quiet is not None:
        return Verdict(NOTHING, wanted, quiet + ahead, is_quiet=True)
    future = [moment for kind, moment in moments.items() if moment > now and kind in chosen]
    unseen = NOTHING
    if (wanted or missed) == Kinds.SAID:
        unseen = _still_true(told & ~Kinds.SAID, notice.player, table) & chosen
        for kind in moments:
            unseen |= kind & told & chosen
    return Verdict(
        wanted, NOTHING, min(future, default=NEVER), missed, unseen=unseen, follows=may_follow(wanted, told)
    )


_NEWS = Kinds.SEAT | Kinds.SAID | Kinds.ANSWER
"""What asks nothing of anybody: whoever was told anything finds it at the table."""

_WAITS = Kinds.TURN | Kinds.REMINDER | Kinds.CLOCK
"""That the table waits for a player; whoever was told so finds a wish there, too."""


def may_follow(kinds: Kinds, told: Kinds) -> bool:
    """Whether kinds are worth a second notice to somebody who was told others, and has not looked since."""
    if not told or not kinds:
        return True
    beside = kinds & ~_NEWS
    return bool(beside & ~Kinds.WISH if told & _WAITS else beside)


def _without_reminder(kinds: Kinds) -> Kinds:
    """Whoever is told of their turn by something else needs no reminder."""
    return kinds & ~Kinds.REMINDER if kinds & (Kinds.TURN | Kinds.CLOCK) else kinds


def _chosen(settings: NoticeSettings) -> Kinds:
    chosen = NOTHING
    for name, kind in KIND.items():
        if getattr(settings.events, name):
            chosen |= kind
    return chosen


def _still_true(kinds: Kinds, player: str, table: GameTable) -> Kinds:
    """Those kinds of news that are still news."""
    true = kinds & (Kinds.OVER | Kinds.REMATCH | Kinds.SEAT | Kinds.SAID)
    if table.kept_for(player):
        return kinds & Kinds.SEAT if table.status is Status.WAITING else NOTHING
    if not table.seats_of(player) and player != table.host:
        return NOTHING  # the seat has moved to another device, or somebody else has it
    if table.status is Status.OVER:
        true &= ~Kinds.SEAT
    if Kinds.BOT in kinds and (is_replaced(table, player) or is_late(table, player)):
        true |= Kinds.BOT
    if Kinds.TURN in kinds and is_turn_of(table, player) and not table.turn.requested:
        true |= Kinds.TURN
    if table.status is Status.PLAYING:
        true |= kinds & Kinds.ANSWER
    asked = table.pending.waiting if table.pending else frozenset()
    if Kinds.WISH in kinds and asked.intersection(table.seats_of(player)):
        true |= Kinds.WISH
    return true


def _moments(player: str, table: GameTable, looked: Millis, reminder: Millis) -> dict[Kinds, Millis]:
    """When a player whose turn it is has to hear that the clock runs low, or that somebody still waits."""
    if not is_turn_of(table, player) or table.match is None:
        return {}
    seat = table.seats[table.match.seat]
    moments = {Kinds.REMINDER: max(table.turn.since, looked) + reminder}
    if seat.bank is not None and seat.bank >= LEAST_CLOCK and seat.awaited is None:
        low = table.turn.since + seat.bank - seat.bank // 4
        if looked < low:
            moments[Kinds.CLOCK] = low
    return moments


def last_answer(events: Iterable[AnyEvent], own: Collection[int]) -> Answered | None:
    """What somebody else last answered to a wish of one's own."""
    wisher, found = None, None
    for event in events:
        if isinstance(event, Wished):
            wisher = event.seat
        elif isinstance(event, Answered) and wisher in own and event.seat not in own:
            found = event
    return found


def expires(player: str, table: GameTable) -> Millis | None:
    """When it is too late to tell a player about their turn; None without a clock."""
    if table.match is None or not is_turn_of(table, player):
        return None
    bank = table.seats[table.match.seat].bank
    return None if bank is None else table.turn.since + bank
