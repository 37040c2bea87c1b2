"""Describes turns: in sentences of the player's language, and briefly in symbols."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from rich.text import Text

from orbis.locales import Sentence, Speech, log_sentences, reveal_sentence, together
from orbis.notation import write_action
from orbis.notation.tokens import write_cell
from orbis.play import Match, Step
from orbis.rules import Reveal
from orbis.rules.actions import (
    EndTurn,
    Exchange,
    MakeWilderness,
    PlaceAbove,
    PlaceLeft,
    PlaceRight,
    TakeGod,
    TakeTile,
)
from orbis.rules.state import Refilling
from orbis.tui.blocks import line
from orbis.tui.symbols import ARROW, WASTE, effect, tag


@dataclass(frozen=True, slots=True)
class Told:
    sentences: tuple[str, ...]
    brief: Text


def turns_of(steps: Iterable[Step]) -> tuple[tuple[Step, ...], ...]:
    return tuple(tuple(turn) for _, turn in groupby(steps, lambda step: step.state.turn))


def ended_turns(match: Match) -> tuple[tuple[Step, ...], ...]:
    return tuple(turn for turn in turns_of(match.history) if turn[0].state.turn < match.state.turn)


def tell(steps: Sequence[Step], names: tuple[str, ...], speech: Speech) -> Told:
    name = names[steps[0].state.seat]
    happened = (each for step in steps if not isinstance(step.move, EndTurn) for each in _log(step, name))
    sentences = tuple(map(speech.say, together(happened)))
    brief = line(f"{name}: ", Text(" ").join(word for step in steps for word in _brief(step)))
    return Told(sentences, brief)


def _log(step: Step, name: str) -> tuple[Sentence, ...]:
    state, move = step
    if isinstance(move, Reveal):
        assert isinstance(state.decision, Refilling)
        tile = next(tile for tile in state.next_stack if tile.id == move.tile)
        return (reveal_sentence(tile, state.decision.cell),)
    return log_sentences(state, move, name)


def _brief(step: Step) -> Iterable[Text]:
    """What matters about a decision to the others: what was taken, and where it was placed."""
    match step.move:
        case TakeTile(cell):
            tile = step.state.display[cell].tile
            assert tile is not None
            yield line(write_cell(cell), " ", tag(tile.colour), " ", effect(tile.effect))
        case TakeGod() | Exchange():
            yield Text(write_action(step.move))
        case MakeWilderness():
            yield Text(WASTE * 2)
        case PlaceLeft() | PlaceRight() | PlaceAbove():
            yield Text(f"{ARROW} {write_action(step.move)}")
        case _:
            return


def since(turns: Iterable[Sequence[Step]], seat: int) -> tuple[Sequence[Step], ...]:
    """The turns that the others have played since a seat's own last one."""
    others = takewhile(lambda turn: turn[0].state.seat != seat, reversed(tuple(turns)))
    return tuple(others)[::-1]
