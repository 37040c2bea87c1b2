from dataclasses import replace
from random import Random

import pytest

from orbis.notation import (
    Committed,
    Flaw,
    FlawKind,
    Record,
    Result,
    Seat,
    Seeded,
    Turn,
    UnfitRecord,
    turn_label,
    write_action,
)
from orbis.play import Match
from orbis.play.fairness import commitment_to
from orbis.play.verification import resume, verify
from orbis.rules import STANDARD, Reveal, Rule, TileSet, legal_actions
from orbis.rules.actions import EndTurn

SECRET = "5e" * 32
SEATS = (Seat("Anna", "human"), Seat("Bot", "uniform"))


def played(match: Match) -> Record:
    random = Random(3)
    while not match.state.is_over:
        match.do(random.choice(legal_actions(match.state)))
    return match.record(SEATS)


@pytest.fixture(scope="module")
def record() -> Record:
    return played(Match(2, "abc"))


@pytest.fixture(scope="module")
def fair() -> Record:
    return played(Match(2, Committed(commitment_to(SECRET), SECRET, ("salt", None))))


def kinds(problems: tuple[Flaw, ...]) -> list[FlawKind]:
    return [problem.kind for problem in problems]


def test_a_valid_record_has_no_flaws(record: Record, fair: Record) -> None:
    assert verify(record) == ()
    assert verify(fair) == ()
    assert resume(record).state.is_over


def test_another_seed_deals_another_game(record: Record) -> None:
    found = kinds(verify(replace(record, deal=Seeded("abd"))))
    assert FlawKind.DISPLAY in found
    assert FlawKind.REVEAL in found


def test_wrong_gods_are_detected(record: Record) -> None:
    gods = tuple(number for number in range(1, 11) if number not in record.gods)[:3]
    found = kinds(verify(replace(record, gods=gods)))
    assert found[0] is FlawKind.GODS


def test_a_wrong_reveal_is_reported_with_its_turn(record: Record) -> None:
    turn = next(turn for turn in record.turns if isinstance(turn.moves[-1], Reveal))
    place = record.turns.index(turn)
    wrong = Turn((*turn.moves[:-1], Reveal(64)))
    problems = verify(replace(record, turns=(*record.turns[:place], wrong, *record.turns[place + 1 :])))
    assert problems[0].kind is FlawKind.REVEAL
    assert problems[0].turn == turn_label(place, seats=2)
    assert (problems[0].recorded, problems[0].expected) == ("#64", write_action(turn.moves[-1]))


def test_an_illegal_move_is_reported_with_its_rule(record: Record) -> None:
    turns = (Turn((EndTurn(),)), *record.turns[1:])
    problem = verify(replace(record, turns=turns))[-1]
    assert (problem.kind, problem.turn, problem.recorded) == (FlawKind.MOVE, "1.0", "end")
    assert problem.rule is Rule.N8


def test_a_wrong_result_is_detected(record: Record) -> None:
    assert kinds(verify(replace(record, result=Result((0, 99), (1,))))) == [FlawKind.RESULT]
    assert kinds(verify(replace(record, result=None))) == [FlawKind.RESULT]


def test_other_rules_or_tiles_are_reported_first(record: Record) -> None:
    assert kinds(verify(replace(record, rules=2))) == [FlawKind.RULES_VERSION]
    assert kinds(verify(replace(record, tiles="0" * 16))) == [FlawKind.TILE_SET]
    assert kinds(verify(record, TileSet(STANDARD.tiles[:60]))) == [FlawKind.TILE_SET]


def test_a_tile_set_too_small_for_the_seats_is_reported(record: Record) -> None:
    small = TileSet(STANDARD.tiles[:20])
    found = verify(replace(record, tiles=small.content_id), small)
    assert {(problem.kind, problem.rule) for problem in found} == {(FlawKind.SET_UP, Rule.S6)}


def test_a_secret_must_be_complete_and_match_the_commitment(fair: Record) -> None:
    assert isinstance(fair.deal, Committed)
    assert kinds(verify(replace(fair, deal=replace(fair.deal, secret=None)))) == [FlawKind.NO_SECRET]
    assert kinds(verify(replace(fair, deal=replace(fair.deal, secret="5e")))) == [FlawKind.SECRET]
    other = verify(replace(fair, deal=replace(fair.deal, secret="5f" * 32)))
    assert other[0].kind is FlawKind.COMMITMENT
    assert kinds(verify(replace(fair, deal=replace(fair.deal, nonces=(None, None)))))[0] is FlawKind.DISPLAY


def test_an_invalid_record_cannot_be_resumed(record: Record) -> None:
    with pytest.raises(UnfitRecord) as unfit:
        resume(replace(record, deal=Seeded("abd")))
    assert unfit.value.flaws
