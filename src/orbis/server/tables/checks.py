"""What a request needs to be carried out: each check returns what was found, or raises `Refused`."""

from collections.abc import Collection

from orbis.play import Match
from orbis.server.tables.asker import Asker
from orbis.server.tables.events import Millis, Status
from orbis.server.tables.refusals import Refused, forbidden
from orbis.server.tables.seat import TableSeat
from orbis.server.tables.table import GameTable


def game_of(table: GameTable) -> Match:
    if table.status is not Status.PLAYING or table.match is None:
        raise Refused("not_playing", "the game has not begun, or is over")
    return table.match


def turn_of(table: GameTable, asker: Asker, position: int, now: Millis) -> Match:
    """The game, if it is the asker's turn and the position is current; raise `Refused`."""
    match = game_of(table)
    number = match.seat
    seat = table.seats[number]
    if seat.player != asker.player or seat.replaced in ("late", "clock", "resigned"):
        if not table.seats_of(asker.player):
            raise forbidden("players-only", "only players with a seat can play")
        raise Refused("not_your_turn", f"the game waits for seat {number}")
    check_going(table)
    check_position(table, position)
    left = table.left_on_clock(number, now)
    if left is not None and left <= 0:
        raise Refused("out_of_time", "the clock of the seat has run out")
    return match


def check_going(table: GameTable) -> None:
    if table.turn.paused is not None:
        raise Refused("paused", "the game is paused: somebody at the table has to resume it first")


def check_free(table: GameTable) -> None:
    """Raise `Refused`, with the reason for the page, if a game only goes forward."""
    if table.settings.daily or table.settings.rated:
        what = "a game of the deal of the day" if table.settings.daily else "a rated game"
        raise forbidden("no-going-back", f"{what} cannot go back to an earlier turn")


def check_position(table: GameTable, position: int) -> None:
    if position != table.position:
        raise Refused("stale", f"the position is {table.position}, not {position}")


def check_moment(match: Match, count: int) -> None:
    if not match.can_rewind(count):
        raise Refused("bad_request", f"the game cannot go back to move {count}")


def seat_at(table: GameTable, number: int) -> TableSeat:
    if number >= len(table.seats):
        raise Refused("bad_request", f"there are {len(table.seats)} seats, counted from 0")
    return table.seats[number]


def check_open(table: GameTable, number: int) -> None:
    seat = seat_at(table, number)
    if table.status is not Status.WAITING:
        raise Refused("not_waiting", "seats can be taken only before the deal")
    if seat.kind != "open":
        raise Refused("seat_taken", "the seat is taken")


def check_newcomer(table: GameTable, seat: int, asker: Asker) -> None:
    if table.seats[seat].kept not in ("", asker.player):
        raise Refused("seat_taken", "the seat is kept for somebody else")
    if asker.player in table.removed:
        raise forbidden("seat-freed", "the host has freed your seat at this table")
    if table.seats_of(asker.player):
        raise forbidden("have-seat", "you already have a seat at this table")


def own_seat(table: GameTable, number: int, asker: Asker) -> TableSeat:
    seat = seat_at(table, number)
    if not asker.player or seat.player != asker.player:
        raise forbidden("seat-of-another", "the seat is somebody else's")
    return seat


def waiting_seat(table: GameTable, number: int, asker: Asker) -> TableSeat:
    seat = own_seat(table, number, asker)
    if table.status is not Status.WAITING:
        raise Refused("not_waiting", "the game has begun, or is over")
    return seat


def playing_seat(table: GameTable, number: int, asker: Asker) -> Match:
    seat = own_seat(table, number, asker)
    match = game_of(table)
    if not seat.is_person:
        raise forbidden("bot-plays", "a bot plays this seat")
    return match


def companion(table: GameTable, absent: int, asker: Asker, present: Collection[int]) -> int:
    """The seat from which somebody may decide what happens while a player is away; raise `Refused`."""
    match, seat = game_of(table), seat_at(table, absent)
    own = [number for number in table.seats_of(asker.player) if table.seats[number].is_person]
    if not own or absent in own:
        raise forbidden("others-decide", "only the others at the table decide about an absent player")
    if table.settings.grace is None and not seat.is_missed:
        raise forbidden("no-bot", "no bot steps in at this table")
    check_going(table)
    if match.seat != absent or not seat.is_person or absent in present:
        raise Refused("stale", f"the game does not wait for an absent player at seat {absent}")
    waiting = seat.awaited
    if waiting is not None and waiting not in own and waiting in present and table.seats[waiting].is_person:
        raise forbidden("others-wait", f"seat {waiting} waits for the player")
    return own[0]


PATIENCE = 5
"""Which part of the time that was agreed on everybody waits for somebody who is away."""

LONGEST_PATIENCE: Millis = 5 * 60_000
"""The most of it, where much time was agreed on."""


def check_patience(away: Millis | None, grace: Millis | None, now: Millis) -> None:
    """Raise `Refused` if a player who is away since then may soon be back."""
    if away is not None and grace is not None and now < may_let_bot(away, grace):
        raise forbidden("back-soon", "the player is not away for long: let a bot play later")


def may_let_bot(away: Millis, grace: Millis) -> Millis:
    """From when the others may let a bot play for a player who is away since then."""
    return away + min(grace // PATIENCE, LONGEST_PATIENCE)


def check_host(table: GameTable, asker: Asker) -> None:
    if not asker.player or asker.player != table.host:
        raise forbidden("host-only", "only the host can let bots have seats, or free seats")


def check_wish(table: GameTable, number: int, asker: Asker) -> Match:
    match = playing_seat(table, number, asker)
    if table.pending is not None:
        raise Refused("no_wish", "another wish is pending")
    return match


def check_consent(table: GameTable, asker: Asker) -> None:
    """Raise `Refused` if a rated game would end without a loser because there is nobody to ask."""
    if table.settings.rated and not any(
        seat.has_a_say and seat.player != asker.player for seat in table.seats
    ):
        raise forbidden("rated", "against bots a rated game is played to its end, or resigned")
