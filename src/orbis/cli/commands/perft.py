"""`orbis perft`: count the sequences of decisions from the start of a dealt game (V1)."""

from argparse import ArgumentParser, Namespace

from orbis.cli.files import illegal_set_up, read_tile_set
from orbis.cli.parser import add_tiles
from orbis.cli.values import whole_text
from orbis.locales import Speech
from orbis.notation import write_action
from orbis.play import Match
from orbis.rules import IllegalSetup
from orbis.rules.setup import SEATS

DEEPEST = 100


def add(parser: ArgumentParser, speech: Speech) -> None:
    add_tiles(parser, speech)
    say = speech.text
    parser.add_argument("--players", type=int, choices=SEATS, default=2, help=say("cli-players-help"))
    parser.add_argument(
        "--seed", type=whole_text, default="orbis", metavar=say("cli-text"), help=say("cli-seed-help")
    )
    parser.add_argument(
        "--depth", type=int, default=4, choices=range(DEEPEST), metavar="N", help=say("cli-depth-help")
    )
    parser.add_argument("--divide", action="store_true", help=say("cli-divide-help"))


def run(options: Namespace, speech: Speech) -> int:
    tile_set = read_tile_set(options.tiles, speech)
    try:
        match = Match(options.players, options.seed, tile_set)
    except IllegalSetup as error:
        raise illegal_set_up(error, speech) from None
    if options.divide and options.depth:
        counts = match.divide(options.depth)
        for action, nodes in counts.items():
            print(f"{write_action(action)} {nodes}")
        nodes = sum(counts.values())
    else:
        nodes = match.perft(options.depth)
    print(speech.text("cli-perft-total", nodes=str(nodes), depth=options.depth))
    return 0
