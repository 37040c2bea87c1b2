"""The scores and the temple race after an action, compared with before."""

from dataclasses import replace

from orbis.rules.effects import activated
from orbis.rules.previews.parts import Change, Outcome, Standing
from orbis.rules.scoring import Score, score, temple_symbols
from orbis.rules.state import Discarding, State, Striking


def completed(state: State) -> State:
    """The state as it scores once the amount that the decision asks for is paid in full (N5)."""
    match state.decision:
        case Discarding(slot=slot) | Striking(slot=slot):
            seat = state.seat
            player = activated(state.player, slot)
            return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
        case _:
            return state


def outcome(before: tuple[Score, ...], after: State, seat: int) -> tuple[Outcome, Score]:
    """How a state compares with earlier scores, for a seat, and the seat's score in it."""
    scores = score(after)
    own, new = before[seat], scores[seat]
    change = Change(
        regions=new.regions - own.regions,
        wildernesses=new.wildernesses - own.wildernesses,
        temple=new.temple - own.temple,
        god=new.god - own.god,
        total=new.total - own.total,
        seats=tuple([now.total - then.total for now, then in zip(scores, before, strict=True)]),
    )
    temple = tuple(
        [
            Standing(temple_symbols(player.universe), each.temple)
            for player, each in zip(after.players, scores, strict=True)
        ]
    )
    return Outcome(change, temple), new
