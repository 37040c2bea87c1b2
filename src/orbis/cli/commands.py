"""The commands: each takes its arguments and a language, and returns an exit code."""

import sys
from argparse import Namespace
from collections.abc import Callable
from importlib.metadata import version as package_version

from rich.console import Console
from rich.progress import Progress

from orbis import native
from orbis.cli.arena import arena
from orbis.cli.balance import balance
from orbis.cli.files import Failure, faults_text, problem_text, read_bytes, read_record, read_tile_set
from orbis.cli.playing import play, replay
from orbis.cli.reviewing import review
from orbis.engine import serve as serve_engine
from orbis.locales import Speech
from orbis.notation import write_action, write_record
from orbis.parity import Comparison
from orbis.play import Match
from orbis.play.verifying import verify
from orbis.rules import RULES_VERSION, STANDARD, IllegalSetup, InvalidTileSet, Rule, read_tiles
from orbis.rules.setup import SEATS, tiles_in_game
from orbis.tui.listings import print_rules, print_tiles
from orbis.tui.rulebook import rule_of


def version(speech: Speech) -> int:
    """Say which version this is and what it plays by."""
    backend = {"backend": "python", "kernels": ""}
    if native.available():
        backend = {"backend": "native", "kernels": native.core.kernels()}
    about = {"version": package_version("orbis"), "tiles": STANDARD.content_id}
    print(speech.text("cli-version", rules=RULES_VERSION, **about, **backend))
    return 0


def check_record(options: Namespace, speech: Speech) -> int:
    """Say whether a record holds."""
    record = read_record(options.record, speech)
    problems = verify(record, read_tile_set(options.tiles, speech))
    for problem in problems:
        print(problem_text(problem, speech))
    if problems:
        return 1
    key = "cli-verified" if record.result else "cli-verified-unfinished"
    print(speech.text(key, turns=len(record.turns)))
    if record.branch is not None:
        print(speech.text("cli-verified-branch", moves=str(record.branch)))
    return 0


def show_rules(options: Namespace, speech: Speech) -> int:
    """Show all rules in short, or one of them with its exact wording."""
    if options.id is not None and rule_of(options.id) is None:
        raise Failure(speech.text("cli-no-rule", id=options.id))
    print_rules(Console(highlight=False), speech, options.id or "")
    return 0


def show_tiles(options: Namespace, speech: Speech) -> int:
    """Show a tile set, or check a file."""
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


def count(options: Namespace, speech: Speech) -> int:
    """Count sequences of decisions from the start of a dealt game."""
    tile_set = read_tile_set(options.tiles, speech)
    try:
        match = Match(options.players, options.seed, tile_set)
    except IllegalSetup as error:
        raise Failure(speech.text("cli-illegal-set-up", reason=speech.rule(error.rule))) from None
    if options.divide and options.depth:
        counts = match.divide(options.depth)
        for action, nodes in counts.items():
            print(f"{write_action(action)} {nodes}")
        nodes = sum(counts.values())
    else:
        nodes = match.perft(options.depth)
    print(speech.text("cli-perft-total", nodes=str(nodes), depth=options.depth))
    return 0


def talk(options: Namespace, speech: Speech) -> int:
    """Serve the engine protocol on standard input and output."""
    if options.backend == "native":
        _require_native(speech)
    serve_engine(sys.stdin.buffer, sys.stdout.buffer, options.backend)
    return 0


def _require_native(speech: Speech) -> None:
    if not native.available():
        raise Failure(speech.text("cli-native-absent"))


def compare_engines(options: Namespace, speech: Speech) -> int:
    """Play random games through both engines until they differ or all are played."""
    _require_native(speech)
    tile_set = read_tile_set(options.tiles, speech)
    counts = (options.players,) if options.players else SEATS
    comparison = Comparison(tile_set)
    done = 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speech.text("cli-comparing"), total=options.games)
        for share, players in enumerate(counts):
            games = options.games // len(counts) + (share < options.games % len(counts))
            try:
                difference = comparison.compare(
                    games, players, options.seed, lambda _: progress.advance(task)
                )
            except IllegalSetup as error:
                raise Failure(speech.text("cli-illegal-set-up", reason=speech.rule(error.rule))) from None
            if difference is not None:
                break
            done += games
    if difference is None:
        print(speech.text("cli-parity-same", games=done))
        return 0
    told = {"expected": str(difference.expected), "found": str(difference.found)}
    print(speech.text("cli-parity-different", what=difference.what, **told))
    print(write_record(difference.record), end="")
    return 1


def host(options: Namespace, speech: Speech) -> int:
    """Serve tables; the server is loaded only now, as it takes longer than a game to start."""
    from orbis.cli.serving import serve  # noqa: PLC0415

    return serve(options, speech)


def keep(options: Namespace, speech: Speech) -> int:
    """Check, export or import the tables of a server."""
    from orbis.cli.archives import tables  # noqa: PLC0415

    return tables(options, speech)


COMMANDS: dict[str, Callable[[Namespace, Speech], int]] = {
    "play": play,
    "replay": replay,
    "verify": check_record,
    "rules": show_rules,
    "tiles": show_tiles,
    "perft": count,
    "engine": talk,
    "parity": compare_engines,
    "arena": arena,
    "balance": balance,
    "review": review,
    "serve": host,
    "tables": keep,
}
"""The commands by name."""
