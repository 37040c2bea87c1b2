"""Write the game that the start page shows, moment by moment, from its record.

It goes into `src/living/film.json`, or into the file given as argument.
"""

import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from orbis.notation import follow, parse_record
from orbis.rules import STANDARD
from orbis.rules.state import Ending, Settling, Taking
from orbis.wire.game import Game, ScoreParts, game_of
from orbis.wire.state import State

FOLDER = Path(__file__).resolve().parent.parent / "src" / "living"
RECORD = FOLDER / "game.orbis"
FILM = FOLDER / "film.json"

SHOWN = (Taking, Settling, Ending)
"""A turn as it is shown: before it, with the tile in hand, and with all that came of it."""


class Frame(msgspec.Struct):
    """A moment: what lies on the table, and the scores."""

    state: State
    scores: tuple[ScoreParts, ...]


class Film(msgspec.Struct):
    """A game to watch: its record, its tile set, its players and its moments."""

    text: str
    tiles: str
    names: list[str]
    frames: list[Frame]


def frame_of(game: Game) -> Frame:
    return Frame(replace(game.state, text=""), game.scores)


def film() -> Film:
    text = RECORD.read_text("utf-8")
    record = parse_record(text)
    states = follow(record, STANDARD).states
    shown = [state for state in states if state.is_over or isinstance(state.decision, SHOWN)]
    games = (game_of(state, 0, 0, with_previews=False) for state in shown)
    return Film(text, record.tiles, [seat.name for seat in record.seats], [frame_of(game) for game in games])


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else FILM
    target.write_bytes(msgspec.json.encode(film()) + b"\n")
