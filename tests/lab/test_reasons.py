"""Why a turn is better: a difference is credited to the part that it comes from, the table comes first."""

import pytest
from spaces import plain

from orbis.lab.review import Cause, Fact
from orbis.lab.review.analysis import Line, Values
from orbis.lab.review.reasons import (
    Reason,
    cause_sentence,
    fact_sentence,
    hint_sentence,
    reason_of,
    said_points,
)
from orbis.locales import LANGUAGES, Language, Sentence, Speech
from orbis.notation import parse_action, parse_state, write_state
from orbis.play import Expectation
from orbis.rules import Phase, Reveal, State, apply, legal_actions, score

FIRST = parse_state(
    "0 5,1,17/12,18,16/4,8,10 0,13|20-21,24-25,28-29,32-33,36,38-39|40-41,44-46,49-51,54-56,59-61,63"
    " G1G7G9 -:-:-:-;-:-:-:- take"
)
"""A first turn with the Goddess of Love, who gives five worshippers, and with gods that give none."""

FOREST = parse_state(
    "29 25R2O2,54O1,29W1G1O1/49G1R1O1,50B1,55B1G1O1/59B1,40,61B1 -|-|51 G10"
    " B3G2R2O2:BR:G1:21,4,18,1,8/24,36,39,20/5,~,38/45,46;W1B1R1:W:G5:44,0,17,12,13/41,16,32,33/63,~,~/.,28"
    " take"
)
"""A last turn in which one tile on 4a completes the forest on 4b, and another does not."""

VOLCANO = "a3 build 4a c2xG a1xR a2xR a2xR b3xR"


def turn(start: State, words: str) -> Line:
    """The turn that begins so, continued by the first options."""
    actions, state = [], start
    for word in words.split():
        action = parse_action(word)
        assert not isinstance(action, Reveal)
        actions.append(action)
        state = apply(state, action)
    while state.phase is not Phase.END:
        actions.append(legal_actions(state)[0])
        state = apply(state, actions[-1])
    return Line(tuple(actions), state)


def expected(seat: int, regions: float) -> Values:
    """What can be expected if a seat gets so many points from its regions."""
    own = Expectation(0.5, regions, regions, 0.0, 0.0, 0.0, 0.0)
    other = Expectation(0.5, -regions, 0.0, 0.0, 0.0, 0.0, 0.0)
    return (own, other) if seat == 0 else (other, own)


def reason(start: State, best: str, played: str, points: float = 2.0) -> Reason:
    seat = start.seat
    return reason_of(
        start, turn(start, best), turn(start, played), expected(seat, 10 + points), expected(seat, 10)
    )


@pytest.mark.parametrize("points", [2.0, 0.0])
def test_a_god_that_brings_worshippers_is_taken_for_them(points: float) -> None:
    found = reason(FIRST, "G1", "a1 build", points)
    assert (found.cause, found.fact, found.best) == (Cause.WORSHIPPERS, Fact.KINGDOM, 5)


def test_the_points_of_a_god_are_never_those_of_regions() -> None:
    best, played = turn(FIRST, "G7"), turn(FIRST, "a1 wild")
    assert score(best.end)[0].god > 0
    assert score(best.end)[0].regions == score(played.end)[0].regions
    found = reason(FIRST, "G7", "a1 wild")
    assert (found.cause, found.fact) == (Cause.GOD, None)
    assert reason(FIRST, "G7", "G9").fact is None


@pytest.mark.parametrize(("gain", "points", "said"), [(0.0, 0.0, None), (1.25, 1.25, 1), (-2.0, 0.0, None)])
def test_what_a_turn_gives_at_once_is_worth_what_is_expected_of_it_by_the_end(
    gain: float, points: float, said: int | None
) -> None:
    """Everybody takes a god: points that one brings early are hardly ever gained."""
    best, played = turn(FIRST, "G7"), turn(FIRST, "a1 wild")
    assert score(best.end)[0].god >= 2 > gain
    own, other = expected(0, 10)
    found = reason_of(FIRST, best, played, (own, other), (own._replace(god=own.god - gain), other))
    assert (found.cause, found.points, said_points(found)) == (Cause.GOD, points, said)
    key = "hint-why" if said is None else "hint-why-points"
    assert hint_sentence(found, Sentence.of("option-end"), 1).key == key


def test_what_a_turn_gives_at_once_comes_before_what_is_expected() -> None:
    own, other = expected(0, 10)
    for best, played, cause, fact in (
        ("b1 build", "b1 build", Cause.OTHERS, None),
        ("G1 +W +W +W +W +W", "b1 build", Cause.WORSHIPPERS, Fact.KINGDOM),
        ("G7", "b1 wild", Cause.GOD, None),
    ):
        lines = turn(FIRST, best), turn(FIRST, played)
        worse = own._replace(margin=own.margin - 1), other._replace(regions=other.regions + 1)
        found = reason_of(FIRST, *lines, (own, other), worse)
        assert (found.cause, found.fact) == (cause, fact)


@pytest.mark.parametrize(
    ("god", "told"),
    [("G4", (Cause.WILDERNESSES, None)), ("G5", (Cause.REGIONS, Fact.WILDERNESSES))],
)
def test_how_many_wildernesses_is_no_reason_where_they_cost_nothing(
    god: str, told: tuple[Cause, Fact | None]
) -> None:
    state = parse_state(write_state(FOREST).replace(":G5:", f":{god}:"))
    best, played = turn(state, "a3 build 4a "), turn(state, "c2 wild")
    other, own = expected(1, 0)
    found = reason_of(state, best, played, (other, own), (other, own._replace(wildernesses=-9.0)))
    assert (found.cause, found.fact) == told


def test_a_forest_that_becomes_active_is_named_first() -> None:
    found = reason(FOREST, "a2 build 4a", VOLCANO)
    assert (found.cause, found.fact, found.slot) == (Cause.FOREST, Fact.REGIONS, (4, 1))
    assert (found.best, found.points) == (found.played + 2, 2.0)
    said = Speech("en").say(cause_sentence(found, 2, 1))
    assert plain(said) == "the forest at 4b becomes active"
    assert reason(FOREST, "a2 build 4a", "a2 build 4a").cause is Cause.REGIONS


@pytest.mark.parametrize(("best", "fact"), [("c1 wild", Fact.DENIED), ("b1 build", None)])
def test_a_tile_is_taken_away_from_an_opponent_who_could_pay_its_price(best: str, fact: Fact | None) -> None:
    start = parse_state(str(write_state(FIRST)).replace(";-:-:-:-", ";G1:-:-:-"))
    own, other = expected(0, 10)
    before, after = (
        (own, other),
        (own._replace(margin=own.margin - 2), other._replace(regions=other.regions + 2)),
    )
    found = reason_of(start, turn(start, best), turn(start, "a1 build"), before, after)
    assert (found.cause, found.fact) == (Cause.OTHERS, fact)
    if fact is Fact.DENIED:
        told = fact_sentence(found)
        assert told is not None
        said = plain(Speech("en").say(told))
        assert said == "otherwise the opponent could afford the orange farm at c1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forest_is_named_in_every_language(language: Language) -> None:
    found = reason(FOREST, "a2 build 4a", VOLCANO)
    assert "4b" in Speech(language).say(cause_sentence(found, 2, 1))
