"""Tile sets: uploaded, checked, and served as the page draws them."""

from orbis.rules import InvalidTileSet, parse_tiles, write_tiles
from orbis.rules.tileset import examine_file, examine_tiles
from orbis.server.http.endpoint import TEXT, Call, Endpoint
from orbis.server.protocol.table import Made
from orbis.server.protocol.tile_sets import NewTileSet, TileSetCheck, TileSetFile, check_of, text_faults
from orbis.server.tables.refusals import Refused
from orbis.server.workshop import Lane
from orbis.wire.catalogue import Catalogue, catalogue_of


async def _add(call: Call) -> Made:
    text: str = call.body.text
    try:
        tile_set = await call.do(Lane.QUICK, lambda _: parse_tiles(text))
    except InvalidTileSet as error:
        raise Refused("unfit", "the tile set has faults", faults=text_faults(error.faults[:100])) from None
    if await call.service.store.texts.find("tiles", tile_set.content_id) is None:
        await call.admit("texts")
    await call.service.store.texts.save(
        "tiles", tile_set.content_id, write_tiles(tile_set), call.service.clock.now()
    )
    return Made(tile_set.content_id)


async def _check(call: Call) -> TileSetCheck:
    file: TileSetFile = call.body
    match file.text, file.content:
        case str(text), None:
            return await call.do(Lane.QUICK, lambda _: check_of(examine_tiles(text)))
        case None, bytes(content):
            return await call.do(Lane.QUICK, lambda _: check_of(examine_file(content)))
        case _:
            raise Refused("bad_request", "expected the text of a tile set file, or its bytes")


async def _catalogue(call: Call) -> Catalogue:
    return catalogue_of(await call.service.library.tile_set(call.path["id"]))


async def _text(call: Call) -> str:
    return write_tiles(await call.service.library.tile_set(call.path["id"]))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tile-sets",
        "add_tile_set",
        "Upload a tile set",
        Made,
        _add,
        body=NewTileSet,
        refusals=("unfit", "limit"),
        status=201,
        identity=True,
        large=True,
    ),
    Endpoint(
        "POST",
        "/api/tile-sets/check",
        "check_tile_set",
        "The meaning of each field of a tile set file, and all its faults; nothing is stored",
        TileSetCheck,
        _check,
        body=TileSetFile,
        large=True,
    ),
    Endpoint(
        "GET",
        "/api/tile-sets/{id}",
        "catalogue",
        "A tile set and the gods, as the page draws them",
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
