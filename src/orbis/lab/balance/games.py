"""What a balance report needs from one game: the fate of every tile and god, and what was decisive."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from orbis.lab.series.game import GameResult
from orbis.notation import NotationError, Record, ReplayedGame, UnfitRecord, parse_record, replay
from orbis.rules import GODS, STANDARD, God, Score, State, Tile, TileSet
from orbis.rules.actions import Build, Reveal, TakeGod, TakeTile
from orbis.rules.pieces import Favour
from orbis.rules.scoring import best, is_active, score, wildernesses, winners
from orbis.rules.universe import Built

Part = Literal["temple", "god", "wildernesses", "worshippers"]
PARTS: tuple[Part, ...] = ("temple", "god", "wildernesses", "worshippers")
"""The parts of a score without which somebody else might win."""


class UnfitGame(ValueError):
    """A result whose record breaks the rules or ends early."""

    def __init__(self, result: GameResult, reason: str) -> None:
        super().__init__(f"the record of deal {result.task.deal}, seating {result.task.seating}: {reason}")
        self.deal = result.task.deal
        self.seating = result.task.seating
        self.reason = reason


class SeatFate(NamedTuple):
    agent: str
    win: float
    score: Score
    wildernesses: int


class TileFate(NamedTuple):
    """What happened to a tile that could be taken: for how many turns, by which seat, and what it scored."""

    tile: Tile
    turns: int
    seat: int | None = None
    built: bool = False
    active: bool = False
    points: int = 0


class GodFate(NamedTuple):
    """What happened to a revealed god: which seat took it in which round, and what it was worth."""

    god: God
    seat: int | None = None
    round: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """What matters for balance in a finished game."""

    deal: str
    seats: tuple[SeatFate, ...]
    tiles: tuple[TileFate, ...]
    gods: tuple[GodFate, ...]
    decisive: frozenset[Part]
    decisions: int


def watch(result: GameResult, tile_set: TileSet = STANDARD) -> WatchedGame:
    """Replay the record of a result and collect the figures; raise `UnfitGame`."""
    try:
        record = parse_record(result.record)
        played = replay(record, tile_set)
    except (NotationError, UnfitRecord) as error:
        raise UnfitGame(result, str(error)) from None
    if not played.final.is_over or len(record.seats) != result.task.players:
        raise UnfitGame(result, "it is not the whole game")
    scores, won = score(played.final), winners(played.final)
    return WatchedGame(
        deal=result.task.deal_seed,
        seats=tuple(_seats(result, played.final, scores, won)),
        tiles=tuple(_tiles(record, played, scores)),
        gods=tuple(_gods(record, played, scores)),
        decisive=frozenset(part for part in PARTS if best_without(part, scores) != won),
        decisions=sum(not isinstance(move, Reveal) for turn in record.turns for move in turn.moves),
    )


def best_without(part: Part, scores: tuple[Score, ...]) -> tuple[int, ...]:
    """The seats that would win if a part of the score did not count (D4)."""
    return best([Score(**{**each._asdict(), part: 0}) for each in scores])


def _seats(
    result: GameResult, final: State, scores: tuple[Score, ...], won: tuple[int, ...]
) -> Iterator[SeatFate]:
    for seat, (agent, player) in enumerate(zip(result.task.agents, final.players, strict=True)):
        win = (seat in won) / len(won)
        yield SeatFate(agent, win, scores[seat], wildernesses(player.universe))


def _tiles(record: Record, played: ReplayedGame, scores: tuple[Score, ...]) -> Iterator[TileFate]:
    turns: Counter[Tile] = Counter()
    takers: dict[Tile, tuple[int, bool]] = {}
    for number, turn in enumerate(record.turns):
        before = played.at(number)
        turns.update(cell.tile for cell in before.display if cell.tile)
        for move in turn.moves:
            if isinstance(move, TakeTile):
                tile = before.display[move.cell].tile
                assert tile
                takers[tile] = (before.seat, Build() in turn.moves)
    built = {
        region.tile: (is_active(player.universe, slot), points)
        for player, each in zip(played.final.players, scores, strict=True)
        for slot, points in each.tiles
        if isinstance(region := player.universe[slot], Built)
    }
    for tile, lain in turns.items():
        seat, face_up = takers.get(tile, (None, False))
        yield TileFate(tile, lain, seat, face_up, *built.get(tile, (False, 0)))


def _gods(record: Record, played: ReplayedGame, scores: tuple[Score, ...]) -> Iterator[GodFate]:
    takers = {
        move.number: played.at(number)
        for number, turn in enumerate(record.turns)
        for move in turn.moves
        if isinstance(move, TakeGod)
    }
    for god in GODS:
        if god.number in record.gods:
            before = takers.get(god.number)
            if before is None:
                yield GodFate(god)
            else:
                worth = _worth(god, before.seat, played.final, scores)
                yield GodFate(god, before.seat, before.round, worth)


def _worth(god: God, seat: int, final: State, scores: tuple[Score, ...]) -> int:
    """The points of a god, including those that its wildernesses would have cost (G4)."""
    spared = god.favour is Favour.FREE_WILDERNESSES
    return scores[seat].god + (wildernesses(final.players[seat].universe) if spared else 0)
