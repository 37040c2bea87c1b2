import hashlib
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulebook import rule

from orbis.play.dealing import deal, number_below, shuffled, words
from orbis.rules import GODS, STANDARD, IllegalSetup, Rule, TileSet
from orbis.rules.pieces import Star


@rule("H1")
def test_words_are_four_bytes_each_of_the_digests_of_seed_and_counter() -> None:
    first = hashlib.sha256("żółw".encode() + b"\0\0\0\0").digest()
    second = hashlib.sha256("żółw".encode() + b"\0\0\0\1").digest()
    expected = [int.from_bytes((first + second)[at : at + 4], "big") for at in range(0, 64, 4)]
    assert list(islice(words("żółw"), 16)) == expected


@rule("H2")
def test_a_number_below_n_is_the_next_fair_word_mod_n() -> None:
    assert number_below(10, iter([123])) == 3
    assert number_below(3, iter([2**32 - 1, 7])) == 1, "the last word would favour 0 and is skipped"
    assert number_below(2, iter([2**32 - 1])) == 1, "nothing is skipped when n divides 2³²"


@rule("H2")
@given(st.integers(1, 100), st.lists(st.integers(0, 2**32 - 1), min_size=1))
def test_numbers_are_always_below_the_limit(limit: int, source: list[int]) -> None:
    assert 0 <= number_below(limit, iter([*source, 0])) < limit


@rule("H3")
def test_a_shuffle_swaps_from_the_last_item_down() -> None:
    # i = 3 with 0, i = 2 with 1, i = 1 with 1
    assert shuffled("abcd", iter([0, 1, 1])) == ("d", "c", "b", "a")


@rule("H3")
@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_all_items(items: list[int], seed: str) -> None:
    assert sorted(shuffled(items, words(seed))) == sorted(items)


@rule("H4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_levels_then_the_gods_are_shuffled_from_one_stream(players: int) -> None:
    source = words("abc")
    tiles = STANDARD.in_game(players)
    levels = [shuffled([tile for tile in tiles if tile.level == level], source) for level in (1, 2, 3)]
    gods = shuffled(GODS, source)
    dealt = deal(players, "abc")
    assert dealt.display == levels[0][:9]
    assert dealt.order == (*levels[0][9:], *levels[1], *levels[2])
    assert dealt.gods == gods[: players + 1]


@rule("H4", "S6")
def test_a_display_that_level_1_cannot_fill_continues_with_level_2() -> None:
    few = [tile for tile in STANDARD.tiles if tile.level > 1 or tile.id < 4]
    dealt = deal(2, "abc", TileSet(tuple(few)))
    assert [tile.level for tile in dealt.display].count(1) == sum(
        tile.level == 1 and tile.star is Star.NONE for tile in few
    )
    assert [tile.level for tile in dealt.display] == sorted(tile.level for tile in dealt.display)


@rule("S6", "S1")
def test_a_deal_that_the_rules_forbid_is_refused() -> None:
    with pytest.raises(IllegalSetup) as too_many:
        deal(5, "abc")
    assert too_many.value.rule is Rule.S1
    with pytest.raises(IllegalSetup) as too_few:
        deal(4, "abc", TileSet(STANDARD.tiles[:55]))
    assert too_few.value.rule is Rule.S6


def test_the_order_of_the_stacks_is_not_in_the_repr() -> None:
    assert "order" not in repr(deal(2, "abc"))
