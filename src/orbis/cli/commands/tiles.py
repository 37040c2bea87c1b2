"""`orbis tiles`: show a tile set, or check a file of tiles."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console

from orbis.cli.files import faults_text, read_bytes, read_tile_set
from orbis.cli.parser import add_subcommands
from orbis.locales import Speech
from orbis.rules import IllegalSetup, InvalidTileSet, Rule, read_tiles
from orbis.rules.setup import SEATS, tiles_in_game
from orbis.tui.listings import print_tiles


def add(parser: ArgumentParser, speech: Speech) -> None:
    subcommands = add_subcommands(parser, speech, "cli-tiles", ("show", "check"))
    for name, each in subcommands.items():
        each.add_argument(
            "file",
            type=Path,
            nargs="?" if name == "show" else None,
            metavar=speech.text("cli-file"),
            help=speech.text("cli-tile-file-help"),
        )


def run(options: Namespace, speech: Speech) -> int:
    if options.what == "check":
        return _check_tiles(options, speech)
    tile_set = read_tile_set(getattr(options, "file", None), speech)
    print_tiles(Console(highlight=False), speech, tile_set)
    return 0


def _check_tiles(options: Namespace, speech: Speech) -> int:
    content = read_bytes(options.file, speech)
    try:
        tile_set = read_tiles(content)
    except InvalidTileSet as error:
        print(faults_text(options.file, error, speech))
        return 1
    tiles = len(tile_set.tiles)
    print(speech.text("cli-tiles-good", path=str(options.file), tiles=tiles, id=tile_set.content_id))
    able = []
    for players in SEATS:
        try:
            tiles_in_game(players, tile_set)
        except IllegalSetup:
            continue
        able.append(str(players))
    if able:
        print(speech.text("cli-tiles-players", players=", ".join(able)))
        return 0
    print(speech.text("cli-tiles-nobody", rule=Rule.S6.value))
    return 1
