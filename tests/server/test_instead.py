"""Alternative turns: where they would have led, without using unrevealed tiles."""

from functools import partial
from urllib.parse import urlencode

from support.server import ServerProcess

from orbis.notation import follow, parse_record, write_turn
from orbis.rules import legal_actions
from orbis.rules.actions import EndTurn, PlaceLeft, TakeTile
from orbis.server.protocol.reviews import Instead, TakenTile
from orbis.wire.game import Game
from orbis.wire.names import cell_name, slot_name

from .refusals import refused
from .test_records import played, text_of
from .visitors import Person, Visitor

NUMBER = 4


def instead(visitor: Visitor, record: str, number: object, turn: str) -> Instead:
    query = urlencode({"turn": turn})
    return visitor.get(f"/api/records/{record}/turns/{number}/instead?{query}", Instead)


def test_the_played_turn_gives_the_played_result(server: ServerProcess) -> None:
    visitor, text = Person(server, "Ann"), text_of(played())
    id, record = visitor.keep(text=text), parse_record(text)
    moves = record.turns[NUMBER].moves
    end = moves.index(EndTurn())
    before = sum(len(turn.moves) for turn in record.turns[:NUMBER])
    found = instead(visitor, id, NUMBER, write_turn(moves[:end]))
    there = visitor.get(f"/api/records/{id}/moments/{before + end}", Game)
    assert (found.game.state, found.game.count) == (there.state, there.count)
    steps = visitor.replay(id).steps[before : before + end]
    assert found.log == tuple(sentence for step in steps for sentence in step.log)
    start = follow(record).at(NUMBER)
    taken = next(move for move in moves if isinstance(move, TakeTile))
    tile = start.display[taken.cell].tile
    assert tile is not None
    assert found.taken == TakenTile(cell_name(taken.cell), tile.id)
    [slot] = {region.slot for region in there.state.players[start.seat].universe} - {
        slot_name(slot) for slot, _ in start.player.universe
    }
    assert found.placed == ("1a" if PlaceLeft() in moves else slot)


def test_an_alternative_turn_reveals_nothing_later(server: ServerProcess) -> None:
    visitor, text = Person(server, "Ann"), text_of(played())
    id, record = visitor.keep(text=text), parse_record(text)
    start = follow(record).at(NUMBER)
    other = next(
        action
        for action in legal_actions(start)
        if isinstance(action, TakeTile) and action not in record.turns[NUMBER].moves
    )
    found = instead(visitor, id, NUMBER, write_turn([other]))
    assert [set(stack) for stack in found.game.state.stacks] == [
        {tile.id for tile in stack} for stack in start.stacks
    ]
    cut = text[: text.index(write_turn(record.turns[NUMBER].moves))]
    assert (
        instead(visitor, visitor.keep(text=cut + write_turn([other]) + "\n"), NUMBER, write_turn([other]))
        == found
    )


def test_an_invalid_turn_is_refused_with_a_reason(server: ServerProcess) -> None:
    visitor, text = Person(server, "Ann"), text_of(played())
    id, first = visitor.keep(text=text), parse_record(text).turns[0].moves
    assert instead(visitor, id, 0, "").log == ()
    (fault,) = refused(partial(instead, visitor, id, 0, "b2 dance"), "unfit").faults
    assert (fault.column, fault.found) == ("4", "dance")
    assert refused(partial(instead, visitor, id, 0, "build"), "illegal").rule
    for turn in (
        write_turn(first),
        write_turn(first[: first.index(EndTurn()) + 1]),
        "#7",
        "b2 " * 200 + "b2",
    ):
        refused(partial(instead, visitor, id, 0, turn), "unfit")
    for number in (30, -1, "x", 9999999):
        refused(partial(instead, visitor, id, number, "b2"), "not_found")
    refused(partial(instead, visitor, "no-such-record", 0, "b2"), "not_found")
    refused(lambda: visitor.get(f"/api/records/{id}/turns/0/instead", Instead), "bad_request")
