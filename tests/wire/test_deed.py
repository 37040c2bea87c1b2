from random import Random

import pytest

from orbis.notation import Seat
from orbis.play import Match
from orbis.rules import STANDARD, State, apply, score
from orbis.rules.actions import Action, MakeWilderness, Strike, TakeGod
from orbis.wire.deed import Deed, deed_of
from orbis.wire.names import Worshippers, slot_name
from orbis.wire.replay import replay_of

Turn = tuple[list[State], list[Action]]


@pytest.fixture(scope="module")
def turns() -> list[Turn]:
    """The turns of a game: the states before each decision and after the last, and the decisions."""
    match, random = Match(3, "deeds"), Random(11)
    turns: list[Turn] = []
    while not match.state.is_over:
        if not turns or match.state.turn != turns[-1][0][0].turn:
            turns.append(([match.state], []))
        states, actions = turns[-1]
        actions.append(random.choice(match.options()))
        states.append(apply(match.state, actions[-1]))
        match.do(actions[-1])
    return turns


def counts(worshippers: Worshippers | None) -> list[int]:
    return [0] * 5 if worshippers is None else [getattr(worshippers, letter) for letter in "WBGRO"]


def test_a_turn_is_counted_as_a_whole(turns: list[Turn]) -> None:
    seen: set[str] = set()
    for states, actions in turns:
        first, last, seat = states[0], states[-1], states[0].seat
        deed = deed_of(states, actions)
        assert deed.round == first.round
        assert deed.points == score(last)[seat].total - score(first)[seat].total
        changes = [more - less for more, less in zip(counts(deed.gained), counts(deed.spent), strict=True)]
        kingdoms = zip(last.players[seat].kingdom, first.players[seat].kingdom, strict=True)
        assert changes == [after - before for after, before in kingdoms]
        assert deed.struck == sum(isinstance(action, Strike) for action in actions)
        assert deed.is_wilderness == (MakeWilderness() in actions)
        if deed.god is not None:
            assert TakeGod(deed.god) in actions
        else:
            before, after = ({slot for slot, _ in each.players[seat].universe} for each in (first, last))
            assert {deed.slot} <= {slot_name(slot) for slot in after}
            assert len(after) == len(before) + 1
            assert any(cell.tile is not None and cell.tile.id == deed.tile for cell in first.display)
        seen |= {name for name in ("struck", "god", "is_wilderness", "spent") if getattr(deed, name)}
    assert seen == {"struck", "god", "is_wilderness", "spent"}


def test_a_turn_decided_step_by_step_did_the_same(turns: list[Turn]) -> None:
    for states, actions in turns:
        steps = [deed_of(pair, [action]) for *pair, action in zip(states, states[1:], actions, strict=False)]
        whole = deed_of(states, actions)
        assert whole.points == sum(step.points for step in steps)
        assert whole.struck == sum(step.struck for step in steps)
        for part in ("tile", "slot", "god"):
            [found] = {getattr(step, part) for step in steps} - {None} or {None}
            assert getattr(whole, part) == found
        for group in ("gained", "spent"):
            sums = [sum(each) for each in zip(*(counts(getattr(step, group)) for step in steps), strict=True)]
            assert counts(getattr(whole, group)) == sums


def test_a_record_tells_what_each_decision_did_but_nothing_of_reveals() -> None:
    match, random = Match(2, "deeds"), Random(5)
    while match.state.round < 3:
        match.do(random.choice(match.options()))
    replay = replay_of(match.record([Seat("Ann", "human"), Seat("Ben", "human")]), STANDARD)
    assert all((step.deed is None) == (step.revealed is not None) for step in replay.steps)
    taken = [step.deed for step in replay.steps if isinstance(step.deed, Deed) and step.deed.tile is not None]
    assert taken
