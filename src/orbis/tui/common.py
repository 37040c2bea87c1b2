"""Draws what belongs to all players: the round, the gods left, the temple tokens and the stacks."""

from rich.text import Text

from orbis.rules import God
from orbis.rules.actions import TakeGod
from orbis.rules.pieces import ROUNDS, Temple
from orbis.rules.scoring import TEMPLE_TOKENS
from orbis.tui.blocks import Block, beside, fitted, line, spread
from orbis.tui.symbols import KINDS, LEVEL, OPTION, STRONG, favour
from orbis.tui.view import TableView


def draw_round(view: TableView, width: int) -> Text:
    state = view.state
    if state.is_over:
        now = view.speech.question(state)
    else:
        now = view.speech.text("tui-at-turn", name=view.names[state.seat])
    round = view.speech.text("tui-round", round=state.round, rounds=ROUNDS)
    return fitted(Text(f"{round} · {now}", STRONG), width)


def draw_common(view: TableView, width: int, columns: int) -> Block:
    """The gods left, then the temple tokens and stacks, in that many columns."""
    room = (width - (columns - 1)) // columns
    entries = [*(_god(view, god, room) for god in view.state.gods), fitted(_tokens(view), room)]
    rows = [entries[first : first + columns] for first in range(0, len(entries), columns)]
    return tuple(fitted(beside([(entry,) for entry in row])[0], width) for row in rows)


def height_of_common(gods: int, columns: int) -> int:
    return -(-(gods + 1) // columns)


def _god(view: TableView, god: God, width: int) -> Text:
    """A god: option number, god number, name, and its worth, in a sentence if there is room."""
    number = view.number(TakeGod(god.number))
    name = line(Text(f"{number:>2} ", OPTION), Text(f"G{god.number}", STRONG), f" {view.speech.god(god)}")
    worth = f"{god.points} {favour(god)}".strip()
    sentence = line(name, f" [{worth}]: {view.speech.god_effect(god)}")
    return fitted(sentence, width) if sentence.cell_len <= width else spread(name, worth, width)


def _tokens(view: TableView) -> Text:
    tokens = " ".join(map(str, TEMPLE_TOKENS[len(view.names)]))
    stacks = " ".join(f"{LEVEL * level}{len(stack)}" for level, stack in enumerate(view.state.stacks, 1))
    return Text(f"   {KINDS[Temple]} {tokens}   {view.speech.text('tui-stacks')} {stacks}")
