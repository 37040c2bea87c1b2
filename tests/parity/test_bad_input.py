"""No invalid input gets into the core."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, games, move, some_games
from tables import LOVE, RED, opening, player, state, tile

from orbis import native, rules
from orbis.native.reader import reader_for
from orbis.native.tables import EFFECTS, god_rows, tables_of, tile_rows
from orbis.native.writer import writer_for
from orbis.notation import parse_state, write_state
from orbis.rules import ACTIONS, STANDARD, Reveal, State, TileSet
from orbis.rules.pieces import God
from orbis.rules.state import Striking
from orbis.rules.universe import Slot

core = pytest.importorskip("orbis_core")

TABLES = tables_of(STANDARD) if native.available() else None
HEAD, PLAYER = core.PLAYERS_AT, core.BYTES_OF_PLAYER


# Bytes


@given(st.binary(max_size=2 * (HEAD + 4 * PLAYER)))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(core.InvalidState):
        core.NativeState.from_bytes(TABLES, data)


@given(
    st.integers(2, 4).flatmap(
        lambda players: st.binary(min_size=HEAD + PLAYER * players, max_size=HEAD + PLAYER * players)
    )
)
def test_random_bytes_of_the_right_length_are_refused(data: bytes) -> None:
    with pytest.raises(core.InvalidState):
        core.NativeState.from_bytes(TABLES, bytes(((len(data) - HEAD) // PLAYER, *data[1:])))


def test_truncated_and_extended_bytes_are_refused() -> None:
    data = native.from_state(opening(3)).to_bytes()
    for length in range(len(data)):
        with pytest.raises(core.InvalidState):
            core.NativeState.from_bytes(TABLES, data[:length])
    with pytest.raises(core.InvalidState):
        core.NativeState.from_bytes(TABLES, data + b"\0")


def mutated(data: bytes, chance: Random) -> bytes:
    """The bytes with a few changes, mostly by one."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(data))
        new = chance.choice(
            (changed[at] + 1, changed[at] - 1, changed[at] ^ 1 << chance.randrange(8), chance.randrange(256))
        )
        changed[at] = new % 256
    return bytes(changed)


def described(data: bytes, tile_set: TileSet) -> State | None:
    """The state in bytes, or None if the notation does not accept it."""
    try:
        told = reader_for(tile_set)(data)
        if writer_for(tile_set)(told) != data or parse_state(write_state(told), tile_set) != told:
            return None
    except (LookupError, ValueError, AssertionError, TypeError):
        return None
    return told


@some_games
@given(games(), st.integers(0, 2**32 - 1))
def test_mutated_bytes_are_accepted_if_and_only_if_the_notation_accepts_them(game: Game, seed: int) -> None:
    chance = Random(seed)
    tables = tables_of(game.tile_set)
    for played_state in chance.sample(game.states, 25):
        for _ in range(10):
            data = mutated(native.from_state(played_state, game.tile_set).to_bytes(), chance)
            expected = described(data, game.tile_set)
            if expected is None:
                with pytest.raises(core.InvalidState):
                    core.NativeState.from_bytes(tables, data)
                continue
            twin = core.NativeState.from_bytes(tables, data)
            assert twin.to_bytes() == data
            assert native.to_state(twin) == expected
            assert native.score(twin) == rules.score(expected)
            play_on(twin, expected, chance)


def play_on(twin: "native.NativeState", state: State, chance: Random) -> None:
    """Play to the end with both engines."""
    while not state.is_over:
        assert native.legal_actions(twin) == rules.legal_actions(state)
        chosen = move(state, chance)
        state = rules.apply(state, chosen)
        if isinstance(chosen, Reveal):
            twin.reveal(chosen.tile)
        else:
            twin.apply(chosen.id)
    assert native.to_state(twin) == state
    assert native.winners(twin) == rules.winners(state)


# Actions


@some_games
@given(games(), st.integers(0, 16))
def test_an_illegal_action_changes_nothing(game: Game, first: int) -> None:
    for each in game.states[first::17]:
        twin = native.from_state(each, game.tile_set)
        before = twin.copy()
        for id in (-(2**31), -1, *range(109), 109, 255, 256, 2**31 - 1):
            if not twin.has(id):
                with pytest.raises(core.IllegalAction, match=f"{id}"):
                    twin.apply(id)
        for id in range(-1, 257):
            if not twin.awaits(id):
                with pytest.raises(core.IllegalAction):
                    twin.reveal(id)
        assert twin == before
        assert twin.hash() == before.hash()


@pytest.mark.parametrize("wrong", [None, "0", 0.0, 2**70, -(2**70), ACTIONS[0], b"\0"])
def test_an_invalid_id_is_refused(wrong: object) -> None:
    twin = native.from_state(opening(2))
    for method in (twin.apply, twin.has, twin.reveal, twin.awaits, twin.points):
        with pytest.raises(TypeError):
            method(wrong)  # type: ignore[arg-type]


def test_an_invalid_seat_is_refused() -> None:
    twin = native.from_state(opening(2))
    for seat in (-1, 2, 3, 4, 2**31 - 1):
        with pytest.raises(IndexError):
            twin.points(seat)


def test_an_invalid_state_or_table_is_refused() -> None:
    data = native.from_state(opening(2)).to_bytes()
    for wrong in (None, 1, "tables", STANDARD, native.from_state(opening(2))):
        with pytest.raises(TypeError):
            core.NativeState.from_bytes(wrong, data)
        with pytest.raises(TypeError):
            core.NativeState.set_up(wrong, 2, range(9), 7)
    for unread in (None, 1, "bytes", list(data)):
        with pytest.raises(TypeError):
            core.NativeState.from_bytes(TABLES, unread)
    with pytest.raises(TypeError):
        core.NativeState()
    assert native.from_state(opening(2)) != data


# Set-ups


@pytest.mark.parametrize(
    ("players", "display", "gods"),
    [
        (1, range(9), 0b11),
        (5, range(9), 0b111111),
        (-1, range(9), 0b111),
        (4, [0, 1, 2, 3, 4, 5, 6, 7, 7], 0b11111),
        (4, [0, 1, 2, 3, 4, 5, 6, 7, 65], 0b11111),
        (2, [2, 0, 1, 4, 5, 8, 9, 12, 13], 0b111),
        (2, [0, 1, 4, 5, 8, 10, 12, 13, 16], 0b1111),
        (2, [0, 1, 4, 5, 8, 10, 12, 13, 16], 0b11),
        (2, [0, 1, 4, 5, 8, 10, 12, 13, 16], 0b11 | 1 << 10),
    ],
)
def test_an_invalid_set_up_is_refused(players: int, display: list[int], gods: int) -> None:
    with pytest.raises(core.InvalidState):
        core.NativeState.set_up(TABLES, players, list(display), gods)


@pytest.mark.parametrize("display", [[0] * 8, [0] * 10, [256] * 9, [-1] * 9, ["0"] * 9, 9, None])
def test_an_invalid_display_is_refused(display: object) -> None:
    with pytest.raises(TypeError):
        core.NativeState.set_up(TABLES, 2, display, 7)


# Tables


GOOD = tile_rows(STANDARD)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *((0, value) for value in (0, 4, 255)),
        *((1, value) for value in (5, 255)),
        *((2, value) for value in (10, 255)),
        *((7, value) for value in (10, 255)),
        *((8, value) for value in (9, 255)),
        *((9, value) for value in (32, 255)),
        *((10, value) for value in (10, 255)),
        *((11, value) for value in (100, 255)),
        *((12, value) for value in (100, 255)),
        *((13, value) for value in (3, 255)),
    ],
)
def test_invalid_facts_of_a_tile_are_refused(column: int, value: int) -> None:
    row = list(GOOD[0])
    row[column] = value
    with pytest.raises(core.InvalidTables):
        core.SetTables([row, *GOOD[1:]], god_rows())


FARM, VILLAGE, FOREST, VOLCANO, IRRIGATION, CONVERSION, ANY_CONVERSION, STONE, TEMPLE = range(len(EFFECTS))


@pytest.mark.parametrize(
    ("kind", "colours", "number"),
    [
        *((kind, *wrong) for kind in (FARM, IRRIGATION) for wrong in ((0b0, 0), (0b11, 0), (0b1, 1))),
        *((kind, *wrong) for kind in (VILLAGE, ANY_CONVERSION, TEMPLE) for wrong in ((0b1, 1), (0b0, 0))),
        *((kind, *wrong) for kind in (FOREST, VOLCANO) for wrong in ((0b0, 2), (0b11, 0))),
        *((CONVERSION, *wrong) for wrong in ((0b0, 1), (0b11, 1), (0b1, 0))),
        *((STONE, *wrong) for wrong in ((0b1, 0), (0b0, 1))),
    ],
)
def test_an_effect_must_have_the_colours_and_number_it_needs(kind: int, colours: int, number: int) -> None:
    row = (1, 0, 0, 0, 0, 0, 0, 0, kind, colours, number, 0, 0, 0)
    with pytest.raises(core.InvalidTables):
        core.SetTables([row], god_rows())


STONE_OF = {level: (level, 1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0) for level in (1, 2, 3)}


def test_there_are_at_most_32_tiles_per_level() -> None:
    full = [STONE_OF[level] for level in (1, 2, 3) for _ in range(32)]
    core.SetTables(full, god_rows())
    for wrong in ([], [*full[:-1], STONE_OF[1]], [*full, STONE_OF[3]], full * 3):
        with pytest.raises(core.InvalidTables):
            core.SetTables(wrong, god_rows())


def test_only_white_tiles_have_a_mystic_value() -> None:
    with pytest.raises(core.InvalidTables):
        core.SetTables([(1, 1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0)], god_rows())


@pytest.mark.parametrize("god", [(10, 0, 0, 0), (0, 10, 0, 0), (0, 0, 100, 0), (0, 0, 0, 8), (1, 1, 0, 0)])
def test_invalid_facts_of_a_god_are_refused(god: tuple[int, ...]) -> None:
    with pytest.raises(core.InvalidTables):
        core.SetTables(GOOD, [god, *god_rows()[1:]])


def test_there_must_be_ten_gods() -> None:
    for wrong in (god_rows()[1:], [*god_rows(), god_rows()[0]], []):
        with pytest.raises(core.InvalidTables):
            core.SetTables(GOOD, wrong)


@pytest.mark.parametrize(
    "rows", [None, 1, [1], [GOOD[0][:-1]], [(*GOOD[0], 0)], [(256, *GOOD[0][1:])], [("1", *GOOD[0][1:])]]
)
def test_an_invalid_table_is_refused(rows: object) -> None:
    with pytest.raises(TypeError):
        core.SetTables(rows, god_rows())


# States of other games


def test_a_state_of_another_tile_set_is_refused() -> None:
    tiles = list(STANDARD.tiles)
    tiles[0] = tile(RED, id=0)
    other = TileSet(tuple(tiles))
    foreign = opening(2, other)
    assert native.to_state(native.from_state(foreign, other)) == foreign
    with pytest.raises(native.ForeignState):
        native.from_state(foreign)
    fewer = TileSet(STANDARD.tiles[:40])
    with pytest.raises(core.InvalidState):
        core.NativeState.from_bytes(tables_of(fewer), native.from_state(opening(4)).to_bytes())


def test_states_of_different_tile_sets_are_not_equal() -> None:
    tiles = list(STANDARD.tiles)
    tiles[-1] = tile(RED, level=3, id=tiles[-1].id, star=tiles[-1].star)
    other = TileSet(tuple(tiles))
    assert native.from_state(opening(2)).to_bytes() == native.from_state(opening(2, other), other).to_bytes()
    assert native.from_state(opening(2)) != native.from_state(opening(2, other), other)


def test_an_impossible_state_is_refused() -> None:
    first = opening(2)
    one, two = first.players
    for wrong in (
        state(),
        State(first.players, first.display, first.stacks[::-1], first.gods, 0, first.decision),
        State(
            first.players,
            first.display,
            (first.stacks[0] + first.stacks[1], (), ()),
            first.gods,
            0,
            first.decision,
        ),
        State(first.players, first.display, first.stacks, first.gods[:-1], 0, first.decision),
        State(
            first.players,
            first.display,
            first.stacks,
            (God(11, 0, 0, 0, LOVE.favour),),
            0,
            first.decision,
        ),
        State(first.players, first.display, first.stacks, (God(1, 0, 0, 0, LOVE.favour),), 0, first.decision),
        State(first.players, first.display, first.stacks, first.gods, 256, first.decision),
        State(first.players, first.display, first.stacks, first.gods, 0, Striking(0, Slot(1, 0), (RED,), 1)),
        State((player("W" * 11), two), first.display, first.stacks, first.gods, 0, first.decision),
        State((one,), first.display, first.stacks, first.gods, 0, first.decision),
        State((one,) * 5, first.display, first.stacks, first.gods, 0, first.decision),
    ):
        with pytest.raises(ValueError, match=r"."):
            native.from_state(wrong)
