"""Hints: they advise what a review calls the best turn, and say why in its words and by its figures."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

import pytest
from support.server import ServerProcess

from orbis.bots import Greedy
from orbis.lab.review import Verdict, review
from orbis.lab.review.analysis import Advice, Analyst, Line, Values, analyse
from orbis.lab.review.reasons import reason_of
from orbis.lab.review.verdicts import LOSSES
from orbis.locales import effect_sentence
from orbis.notation import Seat
from orbis.play import Expectation, Match
from orbis.rules import ACTIONS, STANDARD, Action, Colour, Farm, State, apply, legal_actions
from orbis.rules.actions import Build, EndTurn, TakeGod, TakeTile
from orbis.server.live import hints
from orbis.server.protocol.hints import Hint, Strength
from orbis.server.tables.requests import NewSeat
from orbis.server.workshop import Check

from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person

pytest.importorskip("orbis_core")

SIMULATIONS = 60

IMPATIENCE = 0.01
"""Seconds after which a hint makes do with less."""


def told(state: State, decided: tuple[Action, ...] = (), strength: Any = "turn") -> Hint:
    giver = hints.Hints(simulations=SIMULATIONS)
    return asyncio.run(giver.hint(state, decided, STANDARD, strength, at_once, table="t"))


async def at_once(work: Callable[[Check], hints.Counsel], *, again: bool = False) -> hints.Counsel:
    return work(lambda: None)


class Thinker:
    """Thinks slowly enough for others to ask meanwhile, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    async def think(self, work: Callable[[Check], hints.Counsel], *, again: bool = False) -> hints.Counsel:
        self.count += 1
        await asyncio.sleep(0)
        return await at_once(work, again=again)


def test_what_was_found_without_the_core_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        giver, state = hints.Hints(simulations=SIMULATIONS), Match(2, "once").state
        with monkeypatch.context() as without:
            without.setattr("orbis.native.available", lambda: False)
            first = await giver.hint(state, (), STANDARD, "why", at_once, table="t")
        then = await giver.hint(state, (), STANDARD, "why", at_once, table="t")
        assert (first.win is None, then.win is None) == (True, False)

    asyncio.run(asked())


def test_a_position_is_thought_about_once_for_coach_and_hints() -> None:
    async def asked() -> None:
        giver, thinker, state = hints.Hints(simulations=SIMULATIONS), Thinker(), Match(2, "once").state
        strengths: tuple[Strength, ...] = ("tile", "turn", "why")
        found = await asyncio.gather(
            *(giver.hint(state, (), STANDARD, strength, thinker.think, table="t") for strength in strengths)
        )
        best = actions_of(found[1])
        for decided in range(1, len(best)):
            rest = await giver.hint(state, best[:decided], STANDARD, "turn", thinker.think, table="t")
            assert actions_of(rest) == best[decided:]
        assert thinker.count == 1
        other = next(option for option in legal_actions(state) if option != best[0])
        for _ in range(2):
            await giver.hint(state, (other,), STANDARD, "turn", thinker.think, table="t")
        assert thinker.count == 2

    asyncio.run(asked())


def test_whoever_leaves_does_not_keep_others_from_a_hint() -> None:
    async def asked() -> None:
        giver, state, begun = hints.Hints(simulations=SIMULATIONS), Match(2, "once").state, asyncio.Event()

        async def forever(work: Callable[[Check], hints.Counsel], *, again: bool = False) -> hints.Counsel:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        left = asyncio.create_task(giver.hint(state, (), STANDARD, "tile", forever, table="t"))
        await begun.wait()
        waiting = asyncio.create_task(giver.hint(state, (), STANDARD, "tile", at_once, table="t"))
        left.cancel()
        assert (await waiting).actions

    asyncio.run(asked())


class Workbench:
    """Lets work wait in line for longer than anybody has patience to think, and then begin."""

    def __init__(self, *, slow: bool) -> None:
        self.slow = slow
        self.asked: list[bool] = []
        """Whether each work was in the place of another."""

    async def think(self, work: Callable[[Check], hints.Counsel], *, again: bool = False) -> hints.Counsel:
        self.asked.append(again)
        await asyncio.sleep(10 * IMPATIENCE)
        found = await at_once(work, again=again)
        if self.slow and not again:
            await asyncio.Event().wait()
        return found


def test_a_hint_that_takes_too_long_makes_do_with_less_at_its_table_and_is_paid_once() -> None:
    async def asked() -> None:
        giver, bench = hints.Hints(patience=IMPATIENCE, simulations=SIMULATIONS), Workbench(slow=True)
        for table, count in (("t", 2), ("t", 2), ("u", 4)):
            state = Match(2, "once").state
            assert (await giver.hint(state, (), STANDARD, "turn", bench.think, table=table)).actions
            assert len(bench.asked) == count
        assert bench.asked == [False, True] * 2

    asyncio.run(asked())


def test_what_waits_in_line_does_not_take_too_long() -> None:
    async def asked() -> None:
        giver, bench = hints.Hints(patience=IMPATIENCE, simulations=SIMULATIONS), Workbench(slow=False)
        for table in ("t", "u"):
            state = Match(2, "once").state
            assert (await giver.hint(state, (), STANDARD, "turn", bench.think, table=table)).actions
        assert bench.asked == [False]

    asyncio.run(asked())


def actions_of(hint: Hint) -> tuple[Action, ...]:
    return tuple(ACTIONS[id] for id in hint.actions)


@pytest.mark.parametrize("players", [2, 3])
def test_whoever_follows_every_hint_plays_the_best_turns_of_the_review(players: int) -> None:
    match = Match(players, "followed")
    while match.state.turn < 3 * players:
        for action in (*actions_of(told(match.state)), EndTurn()):
            match.do(action)
    found = review(match.record([Seat("Anna", "human")] * players), simulations=SIMULATIONS, jobs=1)
    assert {(turn.verdict, turn.loss, turn.reason) for turn in found.turns} == {(Verdict.BEST, 0.0, None)}


def test_at_the_end_of_a_game_too_hint_and_review_agree() -> None:
    match = Match(2, "end")
    while match.state.turn < 29:
        match.do(Greedy().choose(match.state, Random(1)).action)
    found = analyse(match.state, simulations=SIMULATIONS)
    assert told(match.state).actions == found.best
    assert found.exact


def test_a_hint_expects_what_the_review_expects() -> None:
    state = Match(2, "expected").state
    own = analyse(state, simulations=SIMULATIONS).best_values[0]
    hint = told(state)
    assert (hint.win, hint.margin) == (round(own.win, 4), round(own.margin, 2))


def test_within_a_turn_the_rest_of_it_is_advised() -> None:
    state = Match(2, "rest").state
    whole = actions_of(told(state))
    assert len(whole) > 2
    for decided in range(1, len(whole)):
        assert actions_of(told(state, whole[:decided])) == whole[decided:]
    assert actions_of(told(state, whole)) == (EndTurn(),)


def test_whoever_begins_differently_gets_a_hint_for_that() -> None:
    state = Match(2, "rest").state
    other = next(option for option in legal_actions(state) if option != actions_of(told(state))[0])
    rest = actions_of(told(state, (other,)))
    assert rest == actions_of(told(apply(state, other)))
    assert reduce(apply, (other, *rest), state).turn == state.turn


def test_hints_of_every_strength_advise_the_same() -> None:
    state = Match(2, "strengths").state
    tile, turn, why = (told(state, strength=strength) for strength in ("tile", "turn", "why"))
    assert tile.actions == turn.actions[:1]
    assert turn.actions == why.actions
    assert turn.sentences == why.sentences[: len(turn.sentences)]
    assert (tile.win, tile.margin) == (turn.win, turn.margin) == (why.win, why.margin)


def test_the_reason_is_what_the_review_says_of_the_next_best_turn() -> None:
    state = Match(2, "reason").state
    analyst = Analyst(state, STANDARD, lambda: None, SIMULATIONS)
    advice = analyst.advise()
    assert advice.other is not None
    found = analyse(state, advice.other, simulations=SIMULATIONS)
    assert found.best == tuple(action.id for action in advice.best.actions)
    reason = reason_of(state, advice.best, advice.other, found.best_values, found.played_values)
    said: Any = told(state, strength="why").sentences[-1]
    assert said["arguments"]["gain"]["key"] == f"hint-gain-{reason.cause.value}"
    assert reason.fact is not None
    assert said["arguments"]["fact"]["key"] == f"review-fact-{reason.fact.value}"


def expected(win: float = 0.5, wildernesses: float = -3.0) -> Values:
    """What both seats can expect with that chance of the first, who loses so many points by wildernesses."""
    margin = wildernesses + 3
    return (
        Expectation(win, margin, 10.0, wildernesses, 0.0, 0.0, 0.0),
        Expectation(1 - win, -margin, 7.0, 0.0, 0.0, 0.0, 0.0),
    )


def turn_by(state: State, take: Action) -> Line:
    """A turn that builds what it can."""
    actions, after = [take], apply(state, take)
    while after.phase not in hints.DONE:
        options = legal_actions(after)
        actions.append(Build() if Build() in options else options[-1])
        after = apply(after, actions[-1])
    return Line(tuple(actions), after)


def moment() -> tuple[State, Action, Action]:
    """A state at which one tile can be built and another cannot, and what takes them."""
    match = Match(2, "hints")
    takes = [option for option in match.options() if isinstance(option, TakeTile)]
    good = [take for take in takes if Build() in legal_actions(apply(match.state, take))]
    return match.state, good[0], next(take for take in takes if take not in good)


def why(
    monkeypatch: pytest.MonkeyPatch, state: State, takes: tuple[Action, Action], values: tuple[Values, Values]
) -> Any:
    return all_said(monkeypatch, state, takes, values)[-1]


def all_said(
    monkeypatch: pytest.MonkeyPatch, state: State, takes: tuple[Action, Action], values: tuple[Values, Values]
) -> Sequence[Any]:
    best, other = (turn_by(state, take) for take in takes)
    monkeypatch.setattr(Analyst, "advise", lambda _: Advice(best, other, 0.0))
    monkeypatch.setattr(Analyst, "weigh", lambda *_: (list(values), False))
    return told(state, strength="why").sentences


def test_a_hint_says_what_the_table_will_show(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, bad = moment()
    said = why(monkeypatch, state, (good, bad), (expected(0.6, -1.0), expected()))
    assert said["key"] == "hint-why-fact"
    gain, fact = said["arguments"]["gain"], said["arguments"]["fact"]
    assert gain["key"] == "hint-gain-wildernesses"
    assert fact["key"] == "review-fact-wildernesses"
    assert fact["arguments"]["played"] == fact["arguments"]["best"] + 1


def test_a_hint_says_first_what_its_tile_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, bad = moment()
    assert isinstance(good, TakeTile)
    tile = state.display[good.cell].tile
    assert tile is not None
    given = effect_sentence(tile.effect).plain()
    values = expected(0.6, -1.0), expected()
    assert all_said(monkeypatch, state, (good, bad), values)[-2] == given
    # Not if both turns build it, or it is laid face down.
    assert given not in all_said(monkeypatch, state, (good, good), values)
    assert not any(
        each["key"].startswith("effect-") for each in all_said(monkeypatch, state, (bad, good), values)
    )


def test_a_farm_gives_nothing_that_one_has(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, bad = moment()
    assert isinstance(good, TakeTile)
    tile = state.display[good.cell].tile
    assert tile is not None
    farm = replace(tile, effect=Farm(Colour.BLUE))
    cell = replace(state.display[good.cell], tile=farm)
    display = tuple(cell if place == good.cell else each for place, each in enumerate(state.display))
    values = expected(0.6, -1.0), expected()
    for discounts, count in (((False,) * 5, 1), ((True,) * 5, 0)):
        player = replace(state.players[state.seat], discounts=discounts)
        players = tuple(player if seat == state.seat else each for seat, each in enumerate(state.players))
        now = replace(state, display=display, players=players)
        said = all_said(monkeypatch, now, (good, bad), values)
        assert sum(each["key"] == "effect-farm" for each in said) == count


def test_a_hint_names_no_fact_where_the_table_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, _ = moment()
    said = why(monkeypatch, state, (good, good), (expected(0.6, -1.0), expected()))
    assert (said["key"], said["arguments"]["points"]) == ("hint-why-points", 2)


def test_a_hint_says_no_number_that_is_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, _ = moment()
    said = why(monkeypatch, state, (good, good), (expected(0.6, -2.6), expected()))
    assert said["key"] == "hint-why"


@pytest.mark.parametrize("ahead", [LOSSES[Verdict.BEST] / 2, 0.0, -0.02])
def test_a_hint_promises_no_better_chance_where_a_review_would_find_none(
    monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    state, good, bad = moment()
    god, another = [option for option in legal_actions(state) if isinstance(option, TakeGod)][:2]
    for best, other, key in (
        (good, bad, "hint-why-equal"),
        (good, god, "hint-why-wait"),
        (another, god, "hint-why-equal"),
    ):
        said = why(monkeypatch, state, (best, other), (expected(0.5 + ahead), expected()))
        assert said["key"] == key
        assert said["arguments"]["other"]["key"].startswith("option-take")


def test_at_a_table_of_several_people_there_are_hints_only_if_that_was_wished(server: ServerProcess) -> None:
    ann = Person(server, "Ann")

    def allows(*seats: NewSeat, **settings: object) -> bool:
        return ann.view(ann.create(*seats, **settings)).settings.hints

    assert allows(HERE, PILGRIM, PILGRIM)
    assert not allows(HERE, PILGRIM, hints=False)
    assert not allows(HERE, HERE)
    assert not allows(HERE, OPEN, PILGRIM)
    assert allows(HERE, OPEN, hints=True)
    assert not allows(HERE, OPEN, hints=True, rated=True)
    table = ann.create(HERE, HERE)
    refused(lambda: ann.post(f"/api/tables/{table}/hint", {"strength": "tile"}, Hint), "forbidden")
