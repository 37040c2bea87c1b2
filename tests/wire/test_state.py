from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from notation.games import chances, course, first_state, player_counts
from notation.test_states import DEALT, OVER, STRIKING

from orbis.notation import parse_state, write_state
from orbis.rules import State as PublicState
from orbis.wire.state import State, state_of


def plain_of(state: PublicState) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state_of(state, write_state(state))))


@settings(max_examples=10, deadline=None)
@given(chances, player_counts)
def test_every_state_survives_json(chance: Random, players: int) -> None:
    for state in course(chance, first_state(chance, players)):
        told = state_of(state, write_state(state))
        assert msgspec.json.decode(msgspec.json.encode(told), type=State) == told
        assert (told.text, told.phase) == (write_state(state), state.phase)


def test_the_first_state_is_written_as_expected() -> None:
    plain = plain_of(parse_state(DEALT))
    assert (plain["turn"], plain["round"], plain["seat"], plain["phase"]) == (0, 1, 0, "take")
    assert plain["gods"] == [1, 2, 3]
    assert plain["decision"] == {"kind": "take"}
    assert (
        plain["players"]
        == [
            {
                "kingdom": {"W": 0, "B": 0, "G": 0, "R": 0, "O": 0},
                "discounts": [],
                "god": None,
                "universe": [],
            }
        ]
        * 2
    )


def test_a_striking_volcano_is_written_as_expected() -> None:
    plain = plain_of(parse_state(STRIKING))
    assert plain["decision"] == {
        "kind": "strike",
        "cell": "a2",
        "slot": "4b",
        "colours": ["W"],
        "due": 3,
        "last": "b3xW",
    }
    assert plain["stacks"] == [[], [], [50]]
    display = plain["display"]
    assert display[3] == {"cell": "a2", "tile": None, "worshippers": {"W": 0, "B": 0, "G": 0, "R": 0, "O": 0}}
    assert display[7] == {"cell": "b3", "tile": 49, "worshippers": {"W": 3, "B": 0, "G": 0, "R": 0, "O": 0}}
    players = plain["players"]
    assert players[1]["god"] == {"number": 7, "active": True}
    assert players[1]["discounts"] == ["R"]
    assert players[1]["universe"][-3:] == [
        {"slot": "3c", "tile": None, "active": False},
        {"slot": "4a", "tile": 59, "active": True},
        {"slot": "4b", "tile": 55, "active": False},
    ]


def test_no_player_is_active_after_the_end() -> None:
    plain = plain_of(parse_state(OVER))
    assert (plain["turn"], plain["round"], plain["seat"], plain["phase"]) == (30, 15, None, "over")
