"""Puzzles from one's own games: mistakes that a review has found, played again and judged like it."""

from functools import partial
from random import Random

import msgspec
import pytest
from lab.test_puzzles import PUZZLES
from support.server import ServerProcess

from orbis.lab.puzzles.maker import HASH, ends_of
from orbis.lab.puzzles.puzzle_set import Puzzle
from orbis.lab.review.analysis import Line
from orbis.notation import Record, follow, hash_of, parse_record, parse_state, parse_turn, write_state
from orbis.play import Match
from orbis.rules import STANDARD, Phase, Reveal, action_id
from orbis.rules.actions import EndTurn
from orbis.server.mine.mistakes import own_mistakes
from orbis.server.protocol.lists import Listed, SeatInList, Summary
from orbis.server.protocol.puzzles import Comparison, OwnMistake, TurnAnswer, TurnPuzzle
from orbis.server.protocol.thoughts import Thought
from orbis.server.tables.events import Acted, AnyEvent, Status
from orbis.server.tables.requests import AskEnd
from orbis.wire.game import Game
from orbis.wire.review import ReviewedTurn
from orbis.wire.state import State as ShownState

from .clients import Client
from .games import decide, play
from .refusals import refused
from .test_records import played, text_of
from .test_reviews import FEW, ask, done
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor

ANN, BOB = "a" * 32, "b" * 32
CLEAR = ("mistake", "blunder")


def listed(*players: str) -> Listed:
    seats = tuple(SeatInList("person", name, "", player) for name, player in zip("AB", players, strict=True))
    return Listed("t", Status.OVER, 9, Summary(seats, "", None, 15, None, since=7, record="r"))


def review(*turns: tuple[int, str]) -> bytes:
    """A review of a game for two, with some turns."""
    return msgspec.json.encode(
        {"turns": [{"number": number, "seat": number % 2, "verdict": verdict} for number, verdict in turns]}
    )


def recorded(match: Match) -> Record:
    return parse_record(text_of(match))


def decided(match: Match, number: int, by: str) -> AnyEvent:
    start = follow(recorded(match)).at(number)
    return Acted(seat=number % 2, actions=(0,), before=hash_of(write_state(start)), by=by)


@pytest.mark.parametrize(
    ("me", "turns"),
    [(ANN, [0, 4]), (BOB, [3]), ("c" * 32, [])],
)
def test_only_clear_mistakes_of_ones_own_seat_are_ones_own(me: str, turns: list[int]) -> None:
    match = played(80)
    document = review(
        (0, "blunder"), (1, "good"), (2, "inaccuracy"), (3, "mistake"), (4, "mistake"), (5, "best")
    )
    events = [decided(match, number, (ANN, BOB)[number % 2]) for number in range(6)]
    found = own_mistakes(listed(ANN, BOB), me, recorded(match), STANDARD, document=document, events=events)
    assert [each.turn for each in found] == turns
    for each in found:
        assert (each.table, each.record, each.at, each.round) == ("t", "r", 7, each.turn // 2 + 1)
        assert each.opponents == (("B",) if me == ANN else ("A",))


def test_what_cost_only_points_is_not_a_puzzle() -> None:
    match = played(80)
    turn = {"number": 0, "seat": 0, "verdict": "mistake"}
    for settled, count in ((False, 1), (True, 0)):
        document = msgspec.json.encode({"turns": [{**turn, "settled": settled}]})
        events = [decided(match, 0, ANN)]
        found = own_mistakes(
            listed(ANN, BOB), ANN, recorded(match), STANDARD, document=document, events=events
        )
        assert len(found) == count


def test_what_a_bot_played_or_was_played_elsewhere_is_not_ones_own() -> None:
    match = played(80)
    document = review((0, "blunder"), (2, "blunder"), (4, "blunder"))
    events = [decided(match, 2, ""), decided(match, 4, ANN)]
    found = own_mistakes(listed(ANN, BOB), ANN, recorded(match), STANDARD, document=document, events=events)
    assert [each.turn for each in found] == [4]


def reviewed_game(ann: Person) -> tuple[str, tuple[ReviewedTurn, ...]]:
    """A game that Ann has played at random against a bot, and ended early: its record, and its review."""
    with Client(ann, ann.create(HERE, PILGRIM)) as client:
        play({0: client}, Random(3), 50)
        client.until(lambda: client.seat == 0)
        client.submit(AskEnd(0))
        client.until(lambda: client.is_over)
    record = ann.keep(table=client.table)
    assert ann.get("/api/my/mistakes", list[OwnMistake]) == []
    ask(ann, record, FEW)
    found = done(ann, record, FEW).review
    assert found is not None
    own = [turn.verdict.value in CLEAR for turn in found.turns if turn.seat == 0 and not turn.settled]
    # Somebody may be lucky.
    return (record, found.turns) if any(own) else reviewed_game(ann)


def actions_of(turn: str) -> list[int]:
    return [action_id(move) for move in parse_turn(turn) if not isinstance(move, EndTurn | Reveal)]


def test_mistakes_of_a_reviewed_game_are_listed_played_again_and_judged(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    record, turns = reviewed_game(ann)
    mistakes = ann.get("/api/my/mistakes", list[OwnMistake])
    own_turns = (turn for turn in turns if turn.seat == 0 and not turn.settled)
    wrong = [turn for turn in own_turns if turn.verdict.value in CLEAR]
    assert wrong
    assert [(each.record, each.turn, each.verdict) for each in mistakes] == [
        (record, turn.number, turn.verdict) for turn in wrong
    ]
    assert Person(server, "Bob").get("/api/my/mistakes", list[OwnMistake]) == []

    turn = max(wrong, key=lambda each: len(actions_of(each.best)))
    path = f"/api/records/{record}/turns/{turn.number}"
    puzzle = ann.get(f"{path}/puzzle", TurnPuzzle)
    assert (puzzle.turn, puzzle.tiles) == (turn, STANDARD.content_id)
    assert (puzzle.seats[0].name, puzzle.seats[0].kind) == ("Ann", "human")
    begun = ann.post("/api/thoughts", {"state": puzzle.state, "tiles": puzzle.tiles}, Thought)

    def answer(*actions: int, visitor: Visitor = ann) -> TurnAnswer:
        asks = [{"do": "act", "actions": actions, "position": begun.view.position}]
        return visitor.post(f"{path}/answers", {"asks": asks}, TurnAnswer)

    best, own = answer(*actions_of(turn.best)), answer(*actions_of(turn.played))
    assert (best.solved, best.verdict.value, best.win, best.points_lost) == (True, "best", best.best, 0)
    assert (own.solved, own.verdict, own.win) == (False, turn.verdict, own.played)
    assert own.win < own.best == best.best
    assert (best.compared, own.compared, own.gained, best.missed) == ("better", "same", None, None)
    assert best.gained == own.missed, "the best turn beside the one of the game, and that beside the best"
    assert best.gained is not None
    assert best.gained.gain["key"].startswith("hint-gain-")
    assert not own.exact

    refused(partial(answer, *actions_of(turn.best), EndTurn.id), "unfit")
    refused(partial(answer, actions_of(turn.best)[0]), "unfit")
    refused(partial(answer, 107), "illegal")
    refused(partial(answer, 0, visitor=Visitor(server)), "no_identity")


def test_there_is_no_puzzle_without_a_review_of_the_turn(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    record, turns = reviewed_game(ann)
    for number in (str(len(turns) + 1), "99999", "x"):
        refused(partial(ann.get, f"/api/records/{record}/turns/{number}/puzzle", TurnPuzzle), "not_found")
    with Client(ann, ann.create(HERE, PILGRIM)) as client:
        client.submit(AskEnd(0))
    other = ann.keep(table=client.table)
    refused(partial(ann.get, f"/api/records/{other}/turns/0/puzzle", TurnPuzzle), "not_found")
    refused(partial(ann.post, f"/api/records/{other}/turns/0/answers", {"asks": []}, TurnAnswer), "not_found")
    refused(partial(ann.post, "/api/thoughts", {"state": "x", "tiles": "0" * 16}, Thought), "not_found")


def test_the_best_turn_of_an_endgame_is_compared_with_what_was_tried(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    puzzle = PUZZLES[0]
    begun = ann.post("/api/thoughts", {"state": puzzle.state}, Thought)

    def asks(*actions: int) -> list[dict[str, object]]:
        return [{"do": "act", "actions": actions, "position": begun.view.position}]

    def compared(tried: list[dict[str, object]], state: str = puzzle.state) -> Comparison:
        wanted = {"state": state, "asks": tried}
        return ann.post("/api/puzzles/comparisons", wanted, Comparison)

    line = next(line for line in ends_of(parse_state(puzzle.state)) or () if is_bad(puzzle, line))
    found = compared(asks(*map(action_id, line.actions))).missed
    assert found is not None
    assert found.gain["key"].startswith("hint-gain-")
    refused(partial(compared, asks(puzzle.best[0])), "unfit")
    refused(partial(compared, asks(*puzzle.best, EndTurn.id)), "unfit")
    refused(partial(compared, asks(107)), "illegal")
    assert compared(asks(*puzzle.best)).missed is None


def test_the_turn_of_a_game_in_play_is_compared_with_nothing(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    with (
        Client(ann, ann.create(HERE, OPEN, rated=True)) as host,
        Client(bob, host.table) as guest,
    ):
        guest.sit(1)
        hands, random = {0: host, 1: guest}, Random(3)
        for turn in (0, 28):
            while (state := state_of(ann, host.table)).turn < turn or state.phase is not Phase.TAKE:
                assert decide(hands, random)
            begun = ann.post("/api/thoughts", {"state": state.text}, Thought)
            assert begun.view.game is not None
            asks = [
                {"do": "act", "actions": [begun.view.game.options[0].id], "position": begun.view.position}
            ]
            wanted = {"state": state.text, "asks": asks}
            refused(partial(ann.post, "/api/puzzles/comparisons", wanted, Comparison), "unfit")


def state_of(visitor: Visitor, table: str) -> ShownState:
    game = visitor.view(table).game
    assert isinstance(game, Game)
    return game.state


def is_bad(puzzle: Puzzle, line: Line) -> bool:
    return hash_of(write_state(line.end))[:HASH] in puzzle.outcomes[-1].ends
