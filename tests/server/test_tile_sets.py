"""Tile sets of one's own: given, used, and named in the record."""

from random import Random

from orbis.rules import STANDARD, parse_tiles, write_tiles
from orbis.server.protocol.game import Catalogue
from orbis.server.protocol.table import Made

from .clients import Client
from .harness import ServerProcess
from .people import HERE, PILGRIM, Person, Visitor
from .playing import play_out, verified
from .refusing import refused

TEXT = write_tiles(STANDARD)
CUSTOM = TEXT.replace("0,1,white,,convert W2,0,7,none", "0,1,white,,convert W2,5,7,none")


def give(person: Visitor, text: str) -> str:
    return person.post("/api/tile-sets", {"text": text}, Made).id


def test_a_game_is_played_with_a_tile_set_of_ones_own(server: ServerProcess) -> None:
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


def test_the_standard_tiles_are_always_there(server: ServerProcess) -> None:
    visitor = Visitor(server)
    assert visitor.text(f"/api/tile-sets/{STANDARD.content_id}/text") == TEXT
    assert visitor.get(f"/api/tile-sets/{STANDARD.content_id}", Catalogue).unofficial
    refused(lambda: visitor.get("/api/tile-sets/none", Catalogue), "not_found")
    refused(lambda: Person(server, "Ann").create(HERE, PILGRIM, tiles="none"), "not_found")


def test_a_malformed_tile_set_is_refused_with_the_places_of_its_faults(server: ServerProcess) -> None:
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
