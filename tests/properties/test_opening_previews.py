"""What previews say the next player finds, in random games with any tile set."""

from hypothesis import given
from rulebook import rule
from strategies import Game, games, some_games

from orbis.rules import (
    Action,
    Phase,
    Reveal,
    State,
    apply,
    legal_actions,
    refusal,
)
from orbis.rules.actions import (
    Build,
    Decline,
    EndTurn,
    MakeWilderness,
    TakeTile,
)
from orbis.rules.previews import Opens, previews
from orbis.rules.state import Refilling, Striking
from properties.previewed import FIRST, decisions


def next_turn(state: State, action: Action) -> State:
    """The state at the next turn or reveal, doing as little as possible after an action."""
    turn = state.turn
    state = apply(state, action)
    while state.turn == turn and state.phase is not Phase.REVEAL:
        options = legal_actions(state)
        quick = [act for act in options if isinstance(act, Decline | MakeWilderness | EndTurn)]
        state = apply(state, (quick or options)[-1])
    return state


def is_open(state: State, action: Action) -> bool:
    """Whether the display must still change in this turn after an action."""
    after = apply(state, action)
    strikes = isinstance(after.decision, Striking) and after.decision.last is not None
    return (after.phase is Phase.TAKE and after.turn == state.turn) or strikes


@rule("T3", "N7")
@some_games
@given(games(), FIRST)
def test_the_next_player_finds_what_was_previewed(game: Game, first: int) -> None:
    for state in decisions(game, first):
        for each in previews(state):
            if is_open(state, each.action):
                continue
            ended = next_turn(state, each.action)
            level = None
            if isinstance(ended.decision, Refilling):
                level = ended.next_stack[0].level
                refilled = ended.decision.cell
                ended = apply(ended, Reveal(ended.next_stack[0].id))
                cells = [cell for cell in range(9) if cell != refilled]
            else:
                cells = list(range(9))
            if ended.is_over:
                assert each.opens is None
            else:
                assert each.opens is not None
                finds(each.opens, ended, [cell for cell in cells if ended.display[cell].tile is not None])
                assert each.opens.refill == level


def finds(opens: Opens, state: State, cells: list[int]) -> None:
    """Assert that the active player finds what was previewed on these cells."""
    assert opens.seat == state.seat
    assert [each.cell for each in opens.cells] == cells
    gathered = [0]
    for each in opens.cells:
        assert each.worshippers == state.display[each.cell].worshippers
        taking = TakeTile(each.cell)
        if refusal(state, taking) is None:
            settling = apply(state, taking)
            gathered.append(sum(settling.player.kingdom) - sum(state.player.kingdom))
            rule = refusal(settling, Build())
            assert each.payable == (rule is None or rule.value != "M1")
        else:
            assert not each.payable
    assert opens.most_gathered == max(gathered)
