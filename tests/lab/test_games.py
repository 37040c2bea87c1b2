from collections.abc import Callable
from random import Random

import pytest

from orbis.bots import UnknownAgent, make_agent
from orbis.lab import GameResult, Task, play_game
from orbis.notation import parse_record
from orbis.play import Agent, Budget, Choice, Forfeit
from orbis.play.verification import verify
from orbis.rules import ACTIONS, STANDARD, State, TileSet, legal_actions

TASK = Task("seed", 3, 1, ("greedy", "uniform"))


class GivesUp(Forfeit):
    def __init__(self) -> None:
        pass

    def __str__(self) -> str:
        return "I have\nhad enough"


class Failing:
    """Fails in the given way in its third turn, and records whether it was closed."""

    def __init__(self, fail: Callable[[State], Choice]) -> None:
        self._fail = fail
        self.closed = 0

    def choose(self, state: State, random: Random, _budget: Budget | None = None, /) -> Choice:
        if state.turn >= 2 * len(state.players):
            return self._fail(state)
        return Choice(random.choice(legal_actions(state)))

    def close(self) -> None:
        self.closed += 1
        raise OSError("it will not close")


def gives_up(_: State) -> Choice:
    raise GivesUp


def breaks(_: State) -> Choice:
    raise ZeroDivisionError("division by zero")


def cheats(state: State) -> Choice:
    return Choice(next(action for action in ACTIONS if action not in legal_actions(state)))


def mumbles(_: State) -> Choice:
    return None  # type: ignore[return-value]


def with_agent(monkeypatch: pytest.MonkeyPatch, agent: Agent) -> None:
    def make(kind: str, tile_set: TileSet = STANDARD) -> Agent:
        return agent if kind == "failing" else make_agent(kind, tile_set)

    monkeypatch.setattr("orbis.lab.series.game.make_agent", make)


def test_a_game_has_a_valid_record_and_its_score() -> None:
    result = play_game(TASK)
    record = parse_record(result.record)
    assert verify(record) == ()
    assert record.result is not None
    assert record.result.totals == tuple(seat.total for seat in result.seats)
    assert record.result.winners == result.winners
    assert [(seat.name, seat.kind) for seat in record.seats] == [("greedy", "greedy"), ("uniform", "uniform")]
    assert all(seat.turns == 15 and seat.decisions > 15 and seat.milliseconds > 0 for seat in result.seats)
    assert result.forfeit is None


def facts(result: GameResult) -> object:
    return result.task, result.winners, [seat[:-1] for seat in result.seats], result.record


def test_the_same_task_gives_the_same_game() -> None:
    task = Task("seed", 3, 1, ("uniform", "uniform"))
    assert facts(play_game(task)) == facts(play_game(task))
    assert play_game(task._replace(seating=2)).record != play_game(task).record


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("fail", "reason"),
    [
        (gives_up, "I have had enough"),
        (breaks, "ZeroDivisionError: division by zero"),
        (cheats, "forbids"),
        (mumbles, "AttributeError"),
    ],
)
def test_an_agent_that_fails_forfeits_and_all_others_win(
    monkeypatch: pytest.MonkeyPatch, seat: int, fail: Callable[[State], Choice], reason: str
) -> None:
    agent = Failing(fail)
    with_agent(monkeypatch, agent)
    agents = ["uniform"] * 3
    agents[seat] = "failing"
    result = play_game(Task("seed", 0, 0, tuple(agents)))
    assert result.forfeit is not None
    assert result.forfeit.seat == seat
    assert reason in result.forfeit.reason
    assert result.winners == tuple(other for other in range(3) if other != seat)
    assert sorted(result.ranks) == [(0, 0), (1, 0), (1, 0)]
    assert result.seats[seat].turns == 2
    assert agent.closed == 1
    record = parse_record(result.record)
    assert record.result is None
    assert verify(record) == ()


def test_an_agent_that_cannot_be_made_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(kind: str, tile_set: TileSet = STANDARD) -> Agent:
        if kind == "program ./none":
            raise FileNotFoundError("there is no program")
        return make_agent(kind, tile_set)

    monkeypatch.setattr("orbis.lab.series.game.make_agent", make)
    result = play_game(Task("seed", 0, 0, ("uniform", "program ./none")))
    assert result.forfeit == (1, "FileNotFoundError: there is no program")
    assert result.winners == (0,)
    assert parse_record(result.record).seats[1].kind == "program"
    assert parse_record(result.record).seats[1].name == "program ./none"


def test_an_unknown_agent_is_an_error() -> None:
    with pytest.raises(UnknownAgent):
        play_game(Task("seed", 0, 0, ("uniform", "nobody")))
