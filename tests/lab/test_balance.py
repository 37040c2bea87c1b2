"""The figures of a balance report against games counted by hand."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import isnan
from typing import get_args

import numpy as np
import pytest

from orbis.lab import GameResult, Series, Task, play_game
from orbis.lab.balance.balance import Balance, TileFigures, measure
from orbis.lab.balance.games import Part, UnfitGame, best_without, watch
from orbis.lab.balance.sample import Sample
from orbis.rules import Colour, Score, Tile

from .sample_results import watched


@cache
def played(players: int) -> GameResult:
    return play_game(Task("watched", 0, 0, ("greedy", "uniform", "uniform", "greedy")[:players]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_watched_game_agrees_with_the_text_of_its_record(players: int) -> None:
    result = played(players)
    game = watch(result)
    turns = re.findall(r"^(\d+)\.(\d) (.*)$", result.record, re.MULTILINE)
    words = [word for _, _, text in turns for word in text.split()]
    assert game.decisions == sum(not word.startswith("#") for word in words)
    assert sum(fate.built for fate in game.tiles) == words.count("build")
    assert sum(fate.seat is not None for fate in game.tiles) == players * 14
    refilled = "#" in turns[-1][2]
    assert len(game.tiles) == players * 14 + 9 - refilled  # all except what the last refill reveals
    assert sum(seat.wildernesses for seat in game.seats) == words.count("wild")
    gods = {
        god: (int(turn), int(seat)) for turn, seat, text in turns for god in re.findall(r"\bG\d+\b", text)
    }
    assert {f"G{each.god.number}": (each.round, each.seat) for each in game.gods if each.round} == gods
    assert len(game.gods) == players + 1
    for seat, fate in enumerate(game.seats):
        own = [tile for tile in game.tiles if tile.seat == seat]
        assert len(own) == 14
        assert sum(tile.points for tile in own) == fate.score.regions == result.seats[seat].regions
        assert fate.win == (seat in result.winners) / len(result.winners)
    for tile in game.tiles:
        assert tile.turns >= 1
        assert tile.points == (tile.tile.points if tile.active else 0)
        assert tile.built >= tile.active


def test_a_tile_is_on_the_display_from_its_refill_until_it_is_taken() -> None:
    game = watch(played(2))
    assert sum(fate.turns for fate in game.tiles) == 9 * 30


@pytest.mark.parametrize(
    ("part", "winners"), [("temple", (1,)), ("god", (0,)), ("wildernesses", (1,)), ("worshippers", (0,))]
)
def test_the_winners_without_a_part_of_the_score(part: Part, winners: tuple[int, ...]) -> None:
    scores = (Score(10, 0, 7, 0, 1, ()), Score(14, -3, 2, 3, 5, ()))
    assert best_without(part, scores) == winners


def test_a_tie_is_shared_when_worshippers_do_not_count() -> None:
    scores = (Score(10, 0, 0, 0, 1, ()), Score(10, 0, 0, 0, 5, ()))
    assert {part: best_without(part, scores) for part in get_args(Part)} == {
        "temple": (1,),
        "god": (1,),
        "wildernesses": (1,),
        "worshippers": (0, 1),
    }


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda record: f"My diary.\n{record}", "orbis record 1"),
        (lambda record: record.replace("build", "wild", 1), "turn"),
        (lambda record: re.sub(r"result: .*", "result: *", record[: record.index("\n9.0")]) + "\n", "whole"),
    ],
)
def test_an_invalid_record_is_refused(change: Callable[[str], str], said: str) -> None:
    result = played(2)
    with pytest.raises(UnfitGame, match=said) as refused:
        watch(replace(result, record=change(result.record)))
    assert (refused.value.deal, refused.value.seating) == (0, 0)


def test_a_record_of_another_table_is_refused() -> None:
    with pytest.raises(UnfitGame):
        watch(replace(played(2), record=played(3).record))


def row_of(balance: Balance, id: int) -> TileFigures[Tile]:
    return next(row for row in balance.tiles if row.key.id == id)


def test_lift_is_measured_against_the_base_rate_of_the_seat() -> None:
    """Seat 0 wins 3 of 4; tile 24 is always built there and so has no lift, but tile 45 has."""
    games = [
        watched((1, 0), {24: 0, 45: 0}, 0),
        watched((1, 0), {24: 0, 45: 0}, 1),
        watched((1, 0), {24: 0, 45: 1}, 2),
        watched((0, 1), {24: 0, 45: 1}, 3),
    ]
    balance = measure(games, resamples=10)
    assert [seat.wins.value for seat in balance.seats] == [0.75, 0.25]
    assert row_of(balance, 24).lift.value == 0
    assert row_of(balance, 45).lift.value == (0.25 + 0.25 - 0.25 + 0.75) / 4
    assert (balance.games, balance.deals, balance.players, balance.agents) == (4, 4, 2, ("a", "b"))


def test_the_strength_of_an_agent_does_not_count_as_lift() -> None:
    """The strong agent wins from either seat and always builds tile 24."""
    games = []
    for deal in range(6):
        games.append(watched((1, 0), {24: 0}, deal, agents=("strong", "weak")))
        games.append(watched((0, 1), {24: 1}, deal, agents=("weak", "strong")))
    balance = measure(games, resamples=10)
    assert row_of(balance, 24).lift.value == 0
    assert balance.deals == 6


def test_a_family_sums_its_tiles_and_gives_the_value_of_another_one() -> None:
    """A player with two irrigations wins, with one wins half of the time, with none never."""
    games = [
        watched((1, 0), {24: 0, 25: 0}, 0),
        watched((0, 1), {24: 1, 25: 1}, 1),
        watched((1, 0), {24: 0, 25: 1}, 2),
        watched((0, 1), {24: 0, 25: 1}, 3),
    ]
    balance = measure(games, resamples=10)
    (kind,), (colour,) = balance.kinds, balance.colours
    assert (kind.key, kind.seen, kind.taken, kind.built, kind.active) == ("irrigation", 8, 8, 8, 8)
    assert (kind.points, kind.turns) == (4 * 6, 8 * 4)
    assert kind.lift.value == 0.5
    assert colour.key is Colour.BLUE
    assert colour[1:] == kind[1:]


def test_figures_of_gods_tokens_and_decisive_parts() -> None:
    games = [watched((1, 0), {}, deal, gods={1: 0, 10: 1}) for deal in range(3)]
    games.append(watched((0, 1), {}, 3, gods={1: 0}))
    balance = measure(games, resamples=10)
    love, death = balance.gods
    assert (love.god.number, len(love.fates), len(love.taken)) == (1, 4, 4)
    assert (death.god.number, len(death.fates), len(death.taken)) == (10, 3, 3)
    assert (love.lift.value, death.lift.value) == (0, -0.25)
    assert [(row.points, row.seats) for row in balance.tokens] == [(7, 4), (2, 4), (0, 0)]
    assert [row.wins.value for row in balance.tokens[:2]] == [1, 0]
    assert {part: share.value for part, share in balance.decisive} == {
        "temple": 1,
        "god": 0,
        "wildernesses": 0,
        "worshippers": 0,
    }
    assert Counter(balance.spreads["wildernesses"]) == {0: 4, 1: 4}
    assert balance.spreads["margin"] == (6,) * 4


def test_intervals_need_enough_deals_and_count_deals_not_games() -> None:
    few = measure([watched((1, 0), {24: 0}, deal % 9) for deal in range(90)], resamples=50)
    assert isnan(row_of(few, 24).lift.low)
    many = [watched((1, 0) if deal % 3 else (0, 1), {24: deal % 2}, deal) for deal in range(60)]
    once, thrice = measure(many), measure(many * 3)
    assert row_of(once, 24).lift == pytest.approx(row_of(thrice, 24).lift)
    assert [row.wins for row in measure(many[::-1]).seats] == [row.wins for row in once.seats]
    assert once.seats[0].wins.low < 2 / 3 < once.seats[0].wins.high


def test_intervals_contain_the_true_value_as_often_as_stated() -> None:
    """A tile raises its builder's win chance from 0.5 to 0.7."""
    chance = np.random.default_rng(5)
    held_truth = 0
    for _ in range(100):
        builder = chance.integers(2, size=120)
        won = chance.random(120) < 0.7
        wins = np.where(np.arange(2) == np.where(won, builder, 1 - builder)[:, None], 1.0, 0.0)
        held = (np.arange(2) == builder[:, None]).astype(float)
        deals = np.repeat(np.arange(120), 2).tolist()
        sample = Sample(deals, [0, 1] * 120, wins.ravel().tolist(), resamples=300)
        (lift,) = sample.lifts(held.reshape(-1, 1))
        held_truth += lift.low <= 0.2 <= lift.high
    assert 88 <= held_truth <= 100


def test_a_single_agent_plays_every_deal_once() -> None:
    tasks = Series(("greedy",), 3, 50, "s").distinct_tasks(50)
    assert [(task.deal, task.seating) for task in tasks] == [(deal, 0) for deal in range(50)]
    pairs = Series(("a", "b"), 2, 9, "s").distinct_tasks(5)
    assert [(task.deal, task.agents) for task in pairs[:3]] == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
    ]
    assert len(pairs) == 5
    four = Series(("a", "b"), 4, 2, "s").distinct_tasks(99)
    assert [task.agents for task in four] == [("a", "b", "a", "b"), ("b", "a", "b", "a")] * 2
