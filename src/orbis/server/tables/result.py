"""The result of a game: who wins, and at a rated table who came where."""

from typing import Annotated

import msgspec

from orbis.locales import Sentence, winners_sentence
from orbis.rules.scoring import best
from orbis.server.tables.events import GameEnding, Status
from orbis.server.tables.table import GameTable


class Placing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a result: its player, or the level of its bot, and the place, from 1; equals share it."""

    rank: Annotated[int, msgspec.Meta(ge=1, le=4)]
    player: str = ""
    level: str = ""


Placings = Annotated[tuple[Placing, ...], msgspec.Meta(min_length=2, max_length=4)]
"""Who came where, seat by seat."""


def winners_of(table: GameTable) -> tuple[int, ...]:
    """The seats whose players win a game that was played to its end or resigned: the best who stayed."""
    match = table.match
    if match is None or table.ending is None or not table.ending.is_decided:
        return ()
    scores = match.score()
    left = [number for number in range(len(scores)) if not has_lost(table, number)]
    return tuple([left[place] for place in best([scores[number] for number in left])]) if left else ()


def has_lost(table: GameTable, number: int) -> bool:
    """Whether the player of a seat has lost, however well a bot plays on for them.

    Whoever is away when somebody else resigns has not lost: the game ended before they could come back.
    """
    replaced = table.seats[number].replaced
    is_missing = replaced == "absent" and table.settings.rated and table.ending is GameEnding.PLAYED
    return replaced in ("resigned", "clock") or is_missing


def outcome_sentences(table: GameTable) -> tuple[Sentence, ...]:
    """Who gave a game up, and who wins it."""
    gone = [seat for seat in table.seats if seat.replaced in ("resigned", "clock")]
    names = [table.seats[number].name for number in winners_of(table)]
    return (
        *[Sentence.of("table-gave-up", name=seat.name, reason=str(seat.replaced)) for seat in gone],
        *([winners_sentence(names)] if names else []),
    )


def result_of(table: GameTable) -> Placings | None:
    """Who came where at a rated table; None while that is open, or if it does not count.

    Whoever has resigned or run out of time, or was away when the last turn was played, has lost. If nobody is
    left to play against, that decides the game, even if a bot plays on.
    """
    seats, match = table.seats, table.match
    people = [seat.player for seat in seats if seat.kind == "person"]
    if not table.settings.rated or match is None or len(set(people)) < len(people):
        return None
    is_over = table.status is Status.OVER
    if table.ending is not None and not table.ending.is_decided:
        return None
    lost = [has_lost(table, number) for number in range(len(seats))]
    left = [number for number, gone in enumerate(lost) if not gone]
    if not is_over and len(left) > 1 and any(seats[number].kind == "person" for number in left):
        return None
    scores = match.score()
    reached = [
        # Bots that are left among themselves need no order: nothing depends on it.
        (not gone, *((own.total, own.worshippers) if is_over and not gone else ()))
        for gone, own in zip(lost, scores, strict=True)
    ]
    return tuple(
        [
            Placing(1 + sum(other > own for other in reached), seat.player, seat.level)
            for own, seat in zip(reached, seats, strict=True)
        ]
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Placings)


def write_result(placings: Placings) -> str:
    return _encoder.encode(placings).decode()


def read_result(text: str) -> Placings:
    """Read a stored result; raise `msgspec.ValidationError`."""
    return _decoder.decode(text)
