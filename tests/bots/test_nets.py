"""Nets: the same on every machine, blind to left and right, for any tile set, refused when they are wrong."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from random import Random
from statistics import fmean

import pytest
from amount import few_or_all
from support.net_reference import NetReference
from tables import own_tiles

from orbis import native
from orbis.bots import Greedy, Search, make_agent
from orbis.bots.levels import BY_NAME
from orbis.bots.net_file import FIRST_LINE, InvalidNetFile, NetFile, read_net, write_net
from orbis.bots.nets import GUIDING, LEARNED, _loaded, net_for
from orbis.bots.patience import never
from orbis.play import Budget, Choice, Match
from orbis.rules import RULES_VERSION, STANDARD, Phase, TileSet, apply

core = pytest.importorskip("orbis_core")
np = pytest.importorskip("numpy")

KERNELS = core.search_kernels()
ORDERS = ((0, 3, 6, 1, 4, 7, 2, 5, 8), (2, 1, 0, 5, 4, 3, 8, 7, 6), (6, 7, 8, 3, 4, 5, 0, 1, 2))
"""The display mirrored along a diagonal, from left to right, and from top to bottom."""

INSIGHT = 0.15
"""By how much a net must prefer later winners in the last rounds; those of the package reach 0.21 to 0.30."""


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


@pytest.mark.parametrize("tile_set", [STANDARD, own_tiles()], ids=["standard", "own"])
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


def about(line: bytes | None = None, **changed: object) -> bytes:
    """A file with another line about the net, and the right hash of it."""
    first, told, _, weights = write_net(packed()).split(b"\n", 3)
    line = line or json.dumps(json.loads(told) | changed).encode()
    return b"\n".join((first, line, sha256(line).hexdigest().encode(), weights))


def test_a_line_about_a_net_may_be_written_in_other_words() -> None:
    """As the tests below do, who change what it says."""
    assert read_net(about(), players=2, features=core.FEATURE_VERSION) == packed()


def test_a_net_file_comes_back_as_it_was_written() -> None:
    net = packed(weights=random_weights(2))
    assert read_net(write_net(net), players=2, features=core.FEATURE_VERSION) == net


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a net"),
        (b"PK\x03\x04", "not a net"),
        (write_net(packed()).replace(b"-net 3", b"-net 2"), "of another format"),
        (FIRST_LINE, "damaged"),
        (about(b"[]"), "has to say ahead, exploration"),
        (about(b"{}"), "has to say ahead, exploration"),
        (about(colour="red"), "has to say ahead, exploration"),
        (about(b"\xff"), "not JSON"),
        (about(b"[" * 100_000), "not JSON"),
        (about(ahead=1.5), "ahead cannot be 1.5"),
        (about(ahead=True), "ahead cannot be True"),
        (about(ahead=101), "ahead cannot be 101"),
        (about(margin=1.1), "margin cannot be 1.1"),
        (about(widening=float("nan")), "widening cannot be nan"),
        (about(exploration="0.4"), "exploration cannot be '0.4'"),
        (about(origin=None), "origin cannot be None"),
        (about(sha256="0"), "sha256 cannot be '0'"),
        (write_net(packed())[:-3], "not those it was written with"),
        (write_net(packed()) + b"more", "not those it was written with"),
        (write_net(packed()).replace(b'"exploration": 0.4', b'"exploration": 1.4'), "the line about it"),
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
        most = random.choice((len(damaged), 400))  # also often in the lines before the weights
        damaged[random.randrange(most)] ^= 1 << random.randrange(8)
        with pytest.raises(InvalidNetFile):
            read_net(bytes(damaged), players=2, features=core.FEATURE_VERSION)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounded_weights_are_those_that_they_stand_for(players: int) -> None:
    """Every matrix as shifts and bytes, and the same one written out."""
    random, tables = np.random.default_rng(3), native.tables_of(STANDARD)
    _, traits, _, takes = core.net_counts(players)
    by_unit = random.integers(0, 3, 256, np.uint8)
    short, whole = [by_unit.tobytes()], []
    for rows, width, bias in (
        (traits, 256, "<i2"),
        (8 * 32, 256, "<i4"),
        (8 * 8 * players, 32, "<i4"),
        (32, 256, "<i4"),
        (takes, 32, ""),
    ):
        shifts = random.integers(0, 4, rows, np.uint8)
        numbers = random.normal(0, 9, (rows, width)).astype(np.int8)
        short += [shifts.tobytes(), numbers.tobytes()]
        both = shifts[:, None] + (by_unit if rows == traits else 0)
        whole += [(numbers.astype("<i2") << both.astype("<i2")).tobytes()]
        if bias:
            count = width if bias == "<i2" else rows
            short.append(random.normal(0, 100, count).astype(bias).tobytes())
            whole.append(short[-1])
    one, other = (core.Net(tables, players, b"".join(each)) for each in (short, whole))
    states = list(seen_states(players, 1))
    assert [one.evaluate(state) for state in states] == [other.evaluate(state) for state in states]


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
        core.Searcher(native.tables_of(own_tiles()), net=net)


Chances = Callable[["native.NativeState"], list[float]]


@cache
def last_rounds(players: int, tile_set: TileSet) -> list[tuple["native.NativeState", list[int]]]:
    """The turns of the last four rounds of some games, and who won them."""
    found = []
    for seed in range(16):
        match, random, states = Match(players, f"ahead {seed}", tile_set), Random(seed), []
        while not match.state.is_over:
            if match.state.turn >= 11 * players and match.state.phase is Phase.TAKE:
                states.append(native.from_state(match.state, tile_set))
            match.do(Greedy().choose(match.state, random).action)
        won = native.from_state(match.state, tile_set).winners()
        found += [(state, won) for state in states]
    return found


def insight(chances: Chances, players: int, tile_set: TileSet) -> float:
    """How much more chance the later winners are given than they would have by lot."""
    told = ((chances(state), won) for state, won in last_rounds(players, tile_set))
    return fmean(fmean(each[seat] for seat in won) - 1 / players for each, won in told)


def asked(net: "native.Net") -> Chances:
    return lambda state: [each.win for each in net.evaluate(state)[0]]


@pytest.mark.parametrize("players", LEARNED)
@pytest.mark.parametrize("tile_set", [STANDARD, own_tiles()], ids=["standard", "own"])
def test_the_nets_of_the_package_know_who_is_ahead(players: int, tile_set: TileSet) -> None:
    net = net_for(players, tile_set, LEARNED[players])
    assert net is not None
    assert net.bytes < 20_000_000
    assert insight(asked(net), players, tile_set) > INSIGHT


@pytest.mark.parametrize("players", LEARNED)
def test_nets_that_know_nothing_or_take_one_player_for_another_do_not(players: int) -> None:
    net, tables = net_for(players, simulations=LEARNED[players]), native.tables_of(STANDARD)
    assert net is not None
    told = asked(net)
    assert insight(lambda state: told(state)[1:] + told(state)[:1], players, STANDARD) < 0
    for seed in range(3):
        ignorant = core.Net(tables, players, random_weights(players, seed))
        assert insight(asked(ignorant), players, STANDARD) < INSIGHT / 2


@pytest.mark.parametrize("players", [3, 4])
def test_where_no_net_is_better_there_is_none(players: int) -> None:
    most = LEARNED[players]
    assert most is not None
    assert net_for(players) is None
    assert net_for(players, simulations=most) is not None
    assert net_for(players, simulations=most + 1) is None
    for simulations in (most + 1, None):
        guide = net_for(players, simulations=simulations, guides=True)
        assert (guide is not None) == (players in GUIDING)


def test_a_net_that_guides_a_long_search_plays_every_game_to_its_end() -> None:
    state, budget = Match(3, "abc").state, Budget(simulations=500)
    guided, again, playouts = (
        Search(budget=budget, learned=each).choose(state, Random(1)) for each in (LEARNED, LEARNED, ())
    )
    assert guided == again
    assert guided.candidates != playouts.candidates
    # Each game was played out: what a seat won in all of them together is halves and thirds of wins.
    for each in guided.candidates:
        for seat in each.seats:
            sixths = 6 * seat.win * each.visits
            assert sixths == pytest.approx(round(sixths), abs=1e-3)


def test_one_search_takes_the_net_or_playouts_by_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GUIDING, 4)
    state, search = Match(4, "abc").state, Search()
    for simulations, same in ((40, False), (500, True), (40, False)):
        budget = Budget(simulations=simulations)
        found = search.choose(state, Random(1), budget)
        assert (found == Search(learned=()).choose(state, Random(1), budget)) is same


def test_a_search_keeps_its_tree_while_nets_are_loaded_again() -> None:
    state, budget = Match(2, "abc").state, Budget(simulations=400)

    def second_choice(*, again: bool) -> Choice:
        search, random = Search(), Random(1)
        first = search.choose(state, random, budget)
        if again:
            _loaded.cache_clear()
        return search.choose(apply(state, first.action), random, budget)

    kept = second_choice(again=False)
    assert kept.simulations < 400
    assert second_choice(again=True) == kept


@pytest.mark.parametrize(
    ("level", "players", "kind"),
    [
        ("priest", 2, "playouts@40"),
        ("priest", 3, "search@16"),
        ("priest", 4, "search@6"),
        ("prophet", 2, "playouts@200"),
        ("prophet", 3, "search@400"),
        ("prophet", 4, "search@400"),
    ],
)
def test_priest_and_prophet_ask_nets_where_more_than_two_play(level: str, players: int, kind: str) -> None:
    """And with two players none: a page has no net for them."""
    state = Match(players, "abc").state
    patience = BY_NAME[level].patience
    found = BY_NAME[level].make(STANDARD, patience=never).choose(state, Random(1))
    assert found == make_agent(kind).choose(state, Random(1))
    assert patience(state) == (players == 2)


def test_a_net_is_asked_some_turns_later_where_it_says_so() -> None:
    tables, state = native.tables_of(STANDARD), native.from_state(Match(3, "abc").state)
    net = core.Net(tables, 3, random_weights(3))
    reports = [
        core.Searcher(tables, net=net.tuned(0.4, 0.2, 0.7, ahead)).search(state, 1, simulations=100)
        for ahead in (0, 3, 3)
    ]
    assert reports[0] != reports[1] == reports[2]
    with pytest.raises(core.InvalidNet, match="out of range"):
        net.tuned(0.4, 0.2, 0.7, -1)


def test_a_share_of_the_games_is_played_to_the_end() -> None:
    tables, state = native.tables_of(STANDARD), native.from_state(Match(4, "abc").state)
    net = core.Net(tables, 4, random_weights(4))

    def report(ahead: int, played_out: float) -> object:
        tuned = net.tuned(1.0, 0.5, 0.7, ahead, played_out)
        return core.Searcher(tables, net=tuned).search(state, 1, simulations=200)

    some, none, every = (report(3, share) for share in (0.5, 0.0, 1.0))
    assert some == report(3, 0.5)
    assert some not in (none, every)
    assert none != every
    assert every == report(100, 0.0), "no game is longer"
    for share in (-0.1, 1.1, float("nan")):
        with pytest.raises(core.InvalidNet, match="out of range"):
            net.tuned(1.0, 0.5, 0.7, 3, share)


def test_a_learned_search_says_another_thing_than_playouts() -> None:
    state = Match(2, "abc").state
    learned, playouts = (
        Search(budget=Budget(simulations=200), learned=each).choose(state, Random(1))
        for each in (LEARNED, ())
    )
    assert learned.candidates != playouts.candidates


def test_the_line_about_a_net_can_be_read_by_people() -> None:
    line = write_net(packed()).split(b"\n")[1]
    assert json.loads(line)["players"] == 2
