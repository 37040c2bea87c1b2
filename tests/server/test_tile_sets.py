"""Custom tile sets: uploaded, used, and named in the record."""

import base64
from functools import partial
from pathlib import Path
from random import Random

from support.server import ServerProcess

from orbis.rules import STANDARD, parse_tiles, write_tiles
from orbis.rules.pieces import Star
from orbis.server.protocol.table import Made
from orbis.server.protocol.tile_sets import TileSetCheck
from orbis.wire.catalogue import Catalogue
from orbis.wire.names import Cost

from .clients import Client
from .games import play_out, verified
from .refusals import refused
from .visitors import HERE, PILGRIM, Person, Visitor

TEXT = write_tiles(STANDARD)
CUSTOM = TEXT.replace("0,1,white,,convert W2,0,7,none", "0,1,white,,convert W2,5,7,none")


def give(person: Visitor, text: str) -> str:
    return person.post("/api/tile-sets", {"text": text}, Made).id


def test_a_game_can_be_played_with_a_custom_tile_set(server: ServerProcess) -> None:
    ann, tile_set = Person(server, "Ann"), parse_tiles(CUSTOM)
    id = give(ann, CUSTOM)
    assert id == tile_set.content_id != STANDARD.content_id
    assert ann.text(f"/api/tile-sets/{id}/text") == CUSTOM
    catalogue = ann.get(f"/api/tile-sets/{id}", Catalogue)
    assert (catalogue.tiles[0].points, catalogue.unofficial) == (5, False)
    table = ann.create(HERE, PILGRIM, tiles=id)
    client = Client(ann, table)
    play_out({0: client}, Random(1))
    record = verified(ann, table, tile_set)
    assert record.tiles == id
    assert ann.view(table).settings.tiles == id


def test_the_standard_tiles_are_always_available(server: ServerProcess) -> None:
    visitor = Visitor(server)
    assert visitor.text(f"/api/tile-sets/{STANDARD.content_id}/text") == TEXT
    assert visitor.get(f"/api/tile-sets/{STANDARD.content_id}", Catalogue).unofficial
    refused(lambda: visitor.get("/api/tile-sets/none", Catalogue), "not_found")
    refused(lambda: Person(server, "Ann").create(HERE, PILGRIM, tiles="none"), "not_found")


def test_a_malformed_tile_set_is_refused_with_the_places_of_the_faults(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    broken = TEXT.replace("1,1,white,,convert *1,0,9,none", "1,9,mauve,,convert *1,0,9,none")
    problem = refused(lambda: give(ann, broken), "unfit")
    assert [(fault.line, fault.column, fault.kind, fault.found) for fault in problem.faults] == [
        (3, "level", "level", "9"),
        (3, "colour", "colour", "mauve"),
    ]
    assert refused(lambda: give(ann, ""), "unfit").faults
    assert len(refused(lambda: give(ann, TEXT.replace("white", "w")), "unfit").faults) <= 100
    refused(lambda: give(Visitor(server), CUSTOM), "no_identity")


def test_a_tile_set_with_too_few_tiles_cannot_be_dealt(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    id = give(ann, "\n".join(TEXT.splitlines()[:10]) + "\n")
    assert refused(lambda: ann.create(HERE, PILGRIM, tiles=id), "unfit").rule


def test_the_catalogue_gives_the_number_of_players_for_each_tile(server: ServerProcess) -> None:
    catalogue = Visitor(server).get(f"/api/tile-sets/{STANDARD.content_id}", Catalogue)
    for players in (2, 3, 4):
        stay = tuple(tile.id for tile in STANDARD.in_game(players))
        assert tuple(tile.id for tile in catalogue.tiles if tile.fewest <= players) == stay


def check(server: ServerProcess, text: str) -> TileSetCheck:
    return Visitor(server).post("/api/tile-sets/check", {"text": text}, TileSetCheck)


def test_checking_a_valid_set_returns_its_id_and_stores_nothing(server: ServerProcess) -> None:
    text = TEXT.replace("3,1,white,O,stone,1,6,white", "3,1,white,O,stone,42,6,white")
    answer = check(server, text)
    assert answer.tile_set == parse_tiles(text).content_id
    assert (answer.faults, answer.remarks, len(answer.rows)) == ((), (), 65)
    assert (answer.rows[3].points, answer.rows[3].cost) == (
        42,
        Cost(W=0, B=0, G=0, R=0, O=1, any=0),
    )
    refused(lambda: Visitor(server).get(f"/api/tile-sets/{answer.tile_set}", Catalogue), "not_found")


def test_the_readable_fields_of_a_faulty_row_are_returned_with_its_faults(server: ServerProcess) -> None:
    answer = check(
        server, TEXT.replace("29,2,green,RO,forest RO 2,2,,none", "29,2,green,X,forest RO 2,,,none")
    )
    assert answer.tile_set is None
    assert [(fault.line, fault.column, fault.found) for fault in answer.faults] == [
        (31, "cost", "X"),
        (31, "points", ""),
    ]
    row = answer.rows[29]
    assert (row.line, row.level, row.colour, row.cost, row.points) == (31, 2, "G", None, None)
    assert row.effect is not None
    assert (row.effect.kind, row.effect.colours, row.effect.number) == ("forest", ("R", "O"), 2)
    assert row.fields[3] == "X"


def test_a_file_can_be_checked_as_bytes(server: ServerProcess) -> None:
    def of(content: bytes) -> TileSetCheck:
        body = {"content": base64.b64encode(content).decode()}
        return Visitor(server).post("/api/tile-sets/check", body, TileSetCheck)

    assert of(b"\xef\xbb\xbf" + TEXT.encode()).tile_set == STANDARD.content_id
    (fault,) = of(TEXT.encode().replace(b"purple", b"p\xfcrple", 1)).faults
    assert (fault.kind, fault.line, fault.found) == ("encoding", 4, "fc")
    (fault,) = of(b"id;level\n").faults
    assert (fault.kind, fault.line) == ("header", 1)
    for wrong in ({}, {"text": "", "content": ""}):
        refused(partial(Visitor(server).post, "/api/tile-sets/check", wrong, TileSetCheck), "bad_request")


def test_counts_unlike_any_printed_edition_are_remarked_upon(server: ServerProcess) -> None:
    text = TEXT.replace("3,1,white,O,stone,1,6,white", "3,2,white,O,stone,1,7,none")
    remarks = check(server, text).remarks
    assert [
        (each.kind, each.level, each.colour or each.star, each.found, each.expected, each.tiles)
        for each in remarks
    ] == [
        ("colour", 1, "W", 3, 4, ()),
        ("colour", 2, "W", 5, 4, ()),
        ("star", 1, Star.WHITE, 4, 5, ()),
        ("mystic", 0, None, 7, 0, (0, 3)),
    ]
    twice = check(server, TEXT.replace("5,1,blue,,convert *1", "5,1,blue,,convert B2")).remarks
    assert [(each.kind, each.tiles) for each in twice] == [("alike", (4, 5))]
    few = check(server, "\n".join(TEXT.splitlines()[:40]) + "\n").remarks
    assert (few[0].kind, few[0].found, few[0].expected) == ("tiles", 39, 65)
    assert [each.found for each in few if each.kind == "players"] == [2, 3, 4]


def test_a_record_can_be_opened_once_the_server_has_its_tiles(server: ServerProcess, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM, tiles=give(ann, CUSTOM))
    play_out({0: Client(ann, table)}, Random(2))
    text = ann.text(f"/api/tables/{table}/record")
    with ServerProcess(str(tmp_path / "elsewhere.sqlite")) as elsewhere:
        bob = Person(elsewhere, "Bob")
        problem = refused(lambda: bob.keep(text=text), "unfit")
        assert [(each.kind, each.found) for each in problem.faults] == [
            ("tiles", parse_tiles(CUSTOM).content_id)
        ]
        give(bob, CUSTOM)
        assert bob.verification(bob.keep(text=text)).holds
