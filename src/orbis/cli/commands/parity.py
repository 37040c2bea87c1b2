"""`orbis parity`: play random games through both engines until they differ or all are played."""

from argparse import ArgumentParser, Namespace

from orbis.cli.files import illegal_set_up, read_tile_set, require_native
from orbis.cli.output import progress_bar
from orbis.cli.parser import add_tiles
from orbis.cli.values import at_least_one, whole_text
from orbis.locales import Speech
from orbis.notation import write_record
from orbis.parity import Comparison
from orbis.rules import IllegalSetup
from orbis.rules.setup import SEATS


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("--games", type=at_least_one, default=1000, metavar="N", help=say("cli-games-help"))
    parser.add_argument("--players", type=int, choices=SEATS, help=say("cli-players-help"))
    parser.add_argument(
        "--seed", type=whole_text, default="orbis", metavar=say("cli-text"), help=say("cli-seed-help")
    )


def run(options: Namespace, speech: Speech) -> int:
    require_native(speech)
    tile_set = read_tile_set(options.tiles, speech)
    counts = (options.players,) if options.players else SEATS
    comparison = Comparison(tile_set)
    done = 0
    with progress_bar(options.games, speech.text("cli-comparing")) as step:
        for share, players in enumerate(counts):
            games = options.games // len(counts) + (share < options.games % len(counts))
            try:
                difference = comparison.compare(games, players, options.seed, lambda _: step())
            except IllegalSetup as error:
                raise illegal_set_up(error, speech) from None
            if difference is not None:
                break
            done += games
    if difference is None:
        print(speech.text("cli-parity-same", games=done))
        return 0
    details = {"expected": str(difference.expected), "found": str(difference.found)}
    print(speech.text("cli-parity-different", what=difference.what, **details))
    print(write_record(difference.record), end="")
    return 1
