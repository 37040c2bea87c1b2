"""The best turns of the puzzles of the page, by the hashes of their positions.

A server judges nothing else: whoever asks about another position may be at a table where nobody is helped.
"""

from functools import cache
from importlib.resources import files

import msgspec

from orbis.notation import hash_of, write_state
from orbis.rules import ACTIONS, Action, State

FILE = "best_turns.json"


def best_turn(state: State) -> tuple[Action, ...] | None:
    """The best turn in the position of a puzzle, without its end; None in any other."""
    found = _best_turns().get(hash_of(write_state(state)))
    return None if found is None else tuple([ACTIONS[id] for id in found])


@cache
def _best_turns() -> dict[str, tuple[int, ...]]:
    text = files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[int, ...]])
