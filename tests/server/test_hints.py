"""Why a hint is better: by what is expected, and by what the table shows after both turns."""

from random import Random
from typing import Any

import pytest

from orbis.bots import Bounds, make_agent
from orbis.play import Budget, Candidate, Choice, Match
from orbis.play.agent import Expectation
from orbis.rules import STANDARD, Action, State, apply, legal_actions
from orbis.rules.actions import Build, MakeWilderness, TakeGod, TakeTile
from orbis.server.live import hints


def expected(wildernesses: float) -> tuple[Expectation, ...]:
    """What both seats can expect if the first one loses so many points by wildernesses."""
    return tuple(Expectation(0.5, margin, 10.0, wildernesses, 0.0, 0.0, 0.0) for margin in (2.0, -2.0))


class Builder:
    """Takes one of two tiles, builds what it can, and expects fewer wildernesses from the first tile."""

    def __init__(self, first: Action, second: Action) -> None:
        self._first, self._second = first, second

    def choose(self, state: State, _random: Random, _budget: Budget | None = None, /) -> Choice:
        options = legal_actions(state)
        if self._first in options:
            candidates = Candidate(self._first, 2, expected(-1.0)), Candidate(self._second, 1, expected(-3.0))
            return Choice(self._first, candidates)
        return Choice(next((option for option in options if isinstance(option, Build)), options[-1]))


def can_build(state: State, take: Action) -> bool:
    return Build() in legal_actions(apply(state, take))


def moment() -> tuple[State, Action, Action]:
    """A state at which one tile can be built and another cannot, and what takes them."""
    match, random = Match(2, "hints"), Random(2)
    while True:
        takes = [option for option in match.options() if isinstance(option, TakeTile)]
        good = [take for take in takes if can_build(match.state, take)]
        bad = [take for take in takes if take not in good]
        if good and bad:
            return match.state, good[0], bad[0]
        match.do(random.choice(match.options()))


def why(monkeypatch: pytest.MonkeyPatch, state: State, first: Action, second: Action) -> Any:
    monkeypatch.setattr(hints, "make_agent", lambda *_: Builder(first, second))
    hint = hints.hint(state, STANDARD, "why", "", lambda: None)
    assert hint.actions[0] == first.id
    assert MakeWilderness.id not in hint.actions
    return hint.sentences[-1]


def test_a_hint_says_what_the_table_will_show(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, bad = moment()
    said = why(monkeypatch, state, good, bad)
    assert said["key"] == "hint-why-fact"
    reason, fact = said["arguments"]["reason"], said["arguments"]["fact"]
    assert (reason["key"], repr(reason["arguments"]["points"])) == ("review-cause-wildernesses", "2")
    assert fact["key"] == "review-fact-wildernesses"
    assert fact["arguments"]["played"] == fact["arguments"]["best"] + 1


def test_a_hint_names_no_fact_where_the_table_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, _ = moment()
    said = why(monkeypatch, state, good, good)
    assert (said["key"], said["arguments"]["points"]) == ("hint-why-points", 2)


def test_a_hint_says_no_number_that_is_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, _ = moment()
    monkeypatch.setattr(hints, "LEAST_SAID", 3.0)
    assert why(monkeypatch, state, good, good)["key"] == "hint-why"


def test_a_hint_leaves_a_god_for_later_while_a_tile_is_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    state, good, bad = moment()
    god = next(option for option in legal_actions(state) if isinstance(option, TakeGod))
    for tile, advised in ((good, good), (bad, god)):
        monkeypatch.setattr(hints, "make_agent", lambda *_: Builder(god, bad))
        monkeypatch.setattr(hints, "waiting", lambda *_: Builder(tile, god))  # noqa: B023
        hint = hints.hint(state, STANDARD, "why", "", lambda: None)
        assert hint.actions[0] == advised.id


def test_a_tile_and_a_god_are_judged_by_the_same_kind_of_search() -> None:
    pytest.importorskip("orbis_core")
    state, good, _ = moment()
    bounds = Bounds(1 << 14, lambda: None)
    agents = [make_agent("oracle", STANDARD, bounds), hints.waiting("oracle", STANDARD, bounds)]
    built = apply(state, good)
    one, other = (agent.choose(built, Random(1), Budget(simulations=200)) for agent in agents)
    assert one == other
    assert not isinstance(agents[1].choose(state, Random(1), Budget(simulations=200)).action, TakeGod)
