from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orbis.lab import schedule
from orbis.lab.series.schedule import seatings

NAMES = ("a", "b", "c", "d", "e", "f")
fields = st.tuples(st.integers(1, 6), st.sampled_from((2, 3, 4)), st.integers(1, 4))


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 6), (4, 4)])
def test_every_player_has_every_seat_equally_often(players: int, count: int) -> None:
    assert len(set(seatings(players))) == count
    for seat in range(players):
        sat = Counter(seating[seat] for seating in seatings(players))
        assert set(sat.values()) == {count // players}
        assert set(sat) == set(range(players))


@given(fields)
def test_every_deal_is_played_by_every_combination_in_all_seatings(field: tuple[int, int, int]) -> None:
    agents, players, deals = NAMES[: field[0]], field[1], field[2]
    tasks = schedule(agents, players, deals, "seed")
    assert len(set(tasks)) == len(tasks)
    tables = list(combinations(agents, players)) or [(agents * players)[:players]]
    for deal in range(deals):
        of_deal = [task for task in tasks if task.deal == deal]
        assert len({task.deal_seed for task in of_deal}) == 1
        met = Counter(tuple(sorted(task.agents)) for task in of_deal)
        assert met == Counter({tuple(sorted(table)): len(seatings(players)) for table in tables})
        for seat in range(players):
            sat = Counter(task.agents[seat] for task in of_deal)
            assert len(set(sat.values())) == 1 or len(agents) < players


@given(fields)
def test_more_deals_and_agents_only_add_games(field: tuple[int, int, int]) -> None:
    count, players, deals = field
    agents = NAMES[:count]
    fewer = schedule(agents, players, deals, "seed")
    assert schedule(agents, players, deals + 1, "seed")[: len(fewer)] == fewer
    if count >= players:
        assert set(fewer) <= set(schedule((*agents, "z"), players, deals, "seed"))


def test_every_seat_of_every_game_has_its_own_random_stream() -> None:
    tasks = schedule(("a", "b"), 4, 5, "seed")
    drawn = [task.chance(seat).random() for task in tasks for seat in range(4)]
    assert len(set(drawn)) == len(drawn)
    assert drawn == [task.chance(seat).random() for task in tasks for seat in range(4)]
    assert drawn[0] != schedule(("a", "b"), 4, 1, "other")[0].chance(0).random()
