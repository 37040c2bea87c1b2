"""Tile sets: one's own given to the server, and any as it is drawn."""

from orbis.rules import InvalidTileSet, parse_tiles, write_tiles
from orbis.server.http.endpoints import TEXT, Call, Endpoint
from orbis.server.protocol.catalogues import catalogue
from orbis.server.protocol.game import Catalogue
from orbis.server.protocol.pages import NewTileSet
from orbis.server.protocol.table import Made
from orbis.server.tables.refusals import Place, Refused


async def _add(call: Call) -> Made:
    try:
        tile_set = parse_tiles(call.body.text)
    except InvalidTileSet as error:
        faults = tuple(
            Place(each.row, each.column, each.kind.value, each.found[:80]) for each in error.faults[:100]
        )
        raise Refused("unfit", "the tile set has faults", faults=faults) from None
    await call.server.store.save_text("tiles", tile_set.content_id, write_tiles(tile_set))
    return Made(tile_set.content_id)


async def _catalogue(call: Call) -> Catalogue:
    return catalogue(await call.server.hub.library.tile_set(call.path["id"]))


async def _text(call: Call) -> str:
    return write_tiles(await call.server.hub.library.tile_set(call.path["id"]))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tile-sets",
        "add_tile_set",
        "Give the server a tile set of one's own",
        Made,
        _add,
        body=NewTileSet,
        refusals=("unfit",),
        status=201,
        identity=True,
        large=True,
    ),
    Endpoint(
        "GET",
        "/api/tile-sets/{id}",
        "catalogue",
        "A tile set and the gods as they are drawn",
        Catalogue,
        _catalogue,
        refusals=("not_found",),
    ),
    Endpoint(
        "GET",
        "/api/tile-sets/{id}/text",
        "tile_set_text",
        "A tile set as a file",
        str,
        _text,
        refusals=("not_found",),
        media=TEXT,
    ),
)
