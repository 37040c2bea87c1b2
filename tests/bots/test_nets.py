"""Nets: the same on every machine, blind to left and right, for any tile set, refused when they are wrong."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from amount import few_or_all
from support.net_reference import NetReference

from orbis import native
from orbis.bots import Greedy, Search
from orbis.bots.net_file import FIRST_LINE, InvalidNetFile, NetFile, read_net, write_net
from orbis.bots.nets import LEARNED, net_for
from orbis.play import Budget, Match
from orbis.rules import RULES_VERSION, STANDARD, Phase, TileSet, parse_tiles
from orbis.rules.tileset import write_tiles

core = pytest.importorskip("orbis_core")
np = pytest.importorskip("numpy")

KERNELS = sorted({"portable", core.kernels()})
ORDERS = ((0, 3, 6, 1, 4, 7, 2, 5, 8), (2, 1, 0, 5, 4, 3, 8, 7, 6), (6, 7, 8, 3, 4, 5, 0, 1, 2))
"""The display mirrored along a diagonal, from left to right, and from top to bottom."""


def random_weights(players: int, seed: int = 1) -> bytes:
    """Weights of about the size of learnt ones."""
    random = np.random.default_rng(seed)
    _, traits, _, takes = core.net_counts(players)
    shapes = (
        (traits * 256, "<i2", 9),
        (256, "<i2", 100),
        (8 * 32 * 256, "<i2", 60),
        (8 * 32, "<i4", 5000),
        (8 * 8 * players * 32, "<i2", 200),
        (8 * 8 * players, "<i4", 50_000),
        (32 * 256, "<i2", 60),
        (32, "<i4", 5000),
        (takes * 32, "<i2", 60),
    )
    return b"".join(random.normal(0, size, count).astype(kind).tobytes() for count, kind, size in shapes)


def other_tiles() -> TileSet:
    """A set as an owner might make it: the prices of neighbouring tiles change places."""
    tiles = list(STANDARD.tiles)
    for at in range(20, 64, 2):
        one, other = tiles[at : at + 2]
        tiles[at], tiles[at + 1] = replace(one, cost=other.cost), replace(other, cost=one.cost)
    return parse_tiles(write_tiles(TileSet(tuple(tiles))))


def seen_states(players: int, seed: int, tile_set: TileSet = STANDARD) -> Iterator["native.NativeState"]:
    """The starts and ends of the turns of a random game."""
    random = Random(seed)
    state = native.from_state(Match(players, str(seed), tile_set).state, tile_set)
    while not state.is_over:
        refilling = state.decision == core.Decision.REFILLING
        if state.decision == core.Decision.TAKING or (refilling and state.turn + 1 < 15 * players):
            yield state.copy()
        if refilling:
            tiles = [tile.id for tile in tile_set.tiles]
            state.reveal(random.choice([tile for tile in tiles if state.awaits(tile)]))
        else:
            state.apply(random.choice(state.options()))


@pytest.mark.parametrize("tile_set", [STANDARD, other_tiles()], ids=["standard", "own"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_instruction_set_and_numpy_find_the_same_to_the_last_bit(
    players: int, tile_set: TileSet
) -> None:
    tables, weights = native.tables_of(tile_set), random_weights(players)
    reference = NetReference(tables, players, weights)
    nets = [core.Net(tables, players, weights, kernels) for kernels in KERNELS]
    for seed in range(few_or_all(1, 20)):
        for state in seen_states(players, seed, tile_set):
            expected = reference.answer(state)
            for net in nets:
                results, likings = net.evaluate(state)
                for seat, found in enumerate(results):
                    parts = (found.win, found.regions, found.wildernesses, found.temple, found.god)
                    assert parts == tuple(expected.seats[seat][[0, 3, 4, 5, 6]].tolist())
                    assert found.worshippers == expected.seats[seat][7]
                    assert players == 2 or found.margin == expected.seats[seat][2]
                assert (results, likings) == nets[0].evaluate(state)


def mirrored(state: "native.NativeState", order: tuple[int, ...]) -> "native.NativeState":
    """The same state with the cells of the display in another order."""
    data = bytearray(state.to_bytes())
    cells = [
        data[core.CELLS_AT + core.BYTES_OF_CELL * cell : core.CELLS_AT + core.BYTES_OF_CELL * (cell + 1)]
        for cell in range(9)
    ]
    data[core.CELLS_AT : core.CELLS_AT + 9 * core.BYTES_OF_CELL] = b"".join(cells[cell] for cell in order)
    found: native.NativeState = core.NativeState.from_bytes(state.tables, bytes(data))
    return found


@pytest.mark.parametrize("order", ORDERS)
def test_a_mirrored_display_gets_the_same_value(order: tuple[int, ...]) -> None:
    net = core.Net(native.tables_of(STANDARD), 2, random_weights(2))
    compared = 0
    for state in seen_states(2, 3):
        if state.decision == core.Decision.TAKING:  # the cell to refill would have to move, too
            results, likings = net.evaluate(state)
            same, moved = net.evaluate(mirrored(state, order))
            assert same == results
            assert moved[:9] == [likings[cell] for cell in order]
            compared += 1
    assert compared >= 30


PLACE_LEFT, PLACE_RIGHT = 41, 42


def finished(state: "native.NativeState", action: int) -> "native.NativeState":
    """The end of the turn after an action, by the first option of whatever else is asked."""
    state.apply(action)
    while state.decision != core.Decision.REFILLING:
        state.apply(state.options()[-1])
    return state


def test_a_mirrored_universe_gets_the_same_value() -> None:
    """A second tile, laid to the left or to the right of the first."""
    net, compared = core.Net(native.tables_of(STANDARD), 2, random_weights(2)), 0
    for seed in range(20):
        random, state = Random(seed), native.from_state(Match(2, f"mirror {seed}").state)
        while state.turn < 4:
            options = state.options()
            if state.decision == core.Decision.REFILLING:
                state.reveal(next(tile for tile in range(65) if state.awaits(tile)))
            elif options == [PLACE_LEFT, PLACE_RIGHT]:
                left, right = (finished(state.copy(), action) for action in options)
                assert net.evaluate(left) == net.evaluate(right)
                compared += left != right  # two wildernesses are the same either way
                break
            else:
                state.apply(random.choice(options))
    assert compared > 3


def test_what_a_search_finds_at_a_leaf_is_what_the_net_says() -> None:
    net = core.Net(native.tables_of(STANDARD), 3, random_weights(3))
    searcher = core.Searcher(native.tables_of(STANDARD), net=net)
    for state in seen_states(3, 2):
        if state.decision == core.Decision.REFILLING:
            told = searcher.evaluate(state, 1, 1).results
            possible = []
            for tile in filter(state.awaits, range(65)):
                after = state.copy()
                after.reveal(tile)
                possible.append(net.evaluate(after)[0])
            assert told in possible


def test_every_instruction_set_searches_the_same_by_a_net() -> None:
    tables, weights = native.tables_of(STANDARD), random_weights(2)
    reports = []
    for kernels in KERNELS:
        net = core.Net(tables, 2, weights, kernels).tuned(0.4, 0.2, 0.7)
        searcher = core.Searcher(tables, net=net, kernels=kernels)
        states = [state for state in seen_states(2, 7) if state.decision == core.Decision.TAKING]
        reports.append([searcher.search(state, 5, simulations=100) for state in states])
    assert all(report == reports[0] for report in reports)


def packed(
    *, players: int = 2, features: int = 1, rules: int = RULES_VERSION, weights: bytes = bytes(100)
) -> NetFile:
    return NetFile(players, features, 0.4, 0.2, 0.7, weights, rules)


def test_a_net_file_comes_back_as_it_was_written() -> None:
    net = packed(weights=random_weights(2))
    assert read_net(write_net(net), players=2, features=core.FEATURE_VERSION) == net


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a net"),
        (b"PK\x03\x04", "not a net"),
        (FIRST_LINE, "damaged"),
        (FIRST_LINE + b"[]\n", "damaged"),
        (write_net(packed())[:-3], "cut off"),
        (write_net(packed()) + b"more", "follows"),
        (write_net(packed()).replace(b'"sha256": "', b'"sha256": "0'), "not those it was written with"),
        (write_net(packed(rules=RULES_VERSION + 1)), "learnt for rules"),
        (write_net(packed(features=99)), "features of version 99"),
        (write_net(packed(players=4)), "learnt for 4 players, and 2 play"),
    ],
)
def test_a_wrong_or_damaged_file_is_refused_with_a_sentence(content: bytes, reason: str) -> None:
    with pytest.raises(InvalidNetFile, match=reason):
        read_net(content, players=2, features=core.FEATURE_VERSION)


def test_no_damage_goes_unnoticed() -> None:
    content, random = write_net(packed(weights=bytes(range(256)) * 40)), Random(1)
    for _ in range(200):
        damaged = bytearray(content)
        damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
        try:
            net = read_net(bytes(damaged), players=2, features=core.FEATURE_VERSION)
        except InvalidNetFile:
            continue
        assert net.weights == bytes(range(256)) * 40, "only the settings may have changed"


def test_weights_that_do_not_fit_are_refused() -> None:
    tables, weights = native.tables_of(STANDARD), random_weights(2)
    with pytest.raises(core.InvalidNet, match="length"):
        core.Net(tables, 2, weights[:-1])
    with pytest.raises(core.InvalidNet, match="length"):
        core.Net(tables, 3, weights)
    with pytest.raises(core.InvalidNet, match="players"):
        core.Net(tables, 5, weights)
    with pytest.raises(core.InvalidNet, match="too large"):
        core.Net(tables, 2, b"\xff\x7f" * (len(weights) // 2))
    net = core.Net(tables, 2, weights)
    with pytest.raises(core.InvalidNet, match="out of range"):
        net.tuned(float("nan"), 0, 0)
    with pytest.raises(ValueError, match="another number of players"):
        core.Searcher(tables, net=net).search(native.from_state(Match(3, "abc").state), 1, simulations=10)
    with pytest.raises(ValueError, match="another tile set"):
        core.Searcher(native.tables_of(other_tiles()), net=net)


@pytest.mark.parametrize("players", LEARNED)
@pytest.mark.parametrize("tile_set", [STANDARD, other_tiles()], ids=["standard", "own"])
def test_the_nets_of_the_package_know_who_is_ahead(players: int, tile_set: TileSet) -> None:
    net = net_for(players, tile_set)
    assert net is not None
    assert net.bytes < 20_000_000
    right, games = 0, 12
    for seed in range(games):
        match, random = Match(players, f"ahead {seed}", tile_set), Random(seed)
        while match.state.turn < 24 or match.state.phase is not Phase.TAKE:
            match.do(Greedy().choose(match.state, random).action)
        position = native.from_state(match.state, tile_set)
        chances = [each.win for each in net.evaluate(position)[0]]
        while not match.state.is_over:
            match.do(Greedy().choose(match.state, random).action)
        won = native.score(native.from_state(match.state, tile_set))
        ahead = max(range(players), key=lambda seat: won[seat].total)
        right += chances[ahead] > 1 / players
    assert right >= games * 2 // 3


def test_where_no_net_is_better_there_is_none() -> None:
    assert net_for(4) is None
    choice = Search(budget=Budget(simulations=40)).choose(Match(4, "abc").state, Random(1))
    playouts = Search(budget=Budget(simulations=40), learned=False).choose(Match(4, "abc").state, Random(1))
    assert choice == playouts


def test_a_learned_search_says_another_thing_than_playouts() -> None:
    state = Match(2, "abc").state
    learned, playouts = (
        Search(budget=Budget(simulations=200), learned=each).choose(state, Random(1))
        for each in (True, False)
    )
    assert learned.candidates != playouts.candidates


def test_the_line_about_a_net_can_be_read_by_people() -> None:
    line = write_net(packed()).split(b"\n")[1]
    assert json.loads(line)["players"] == 2
