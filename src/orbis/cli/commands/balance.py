"""`orbis balance`: what games, new or recorded, say about seats, gods and tiles."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from orbis.bots import BOTS
from orbis.cli.failure import Failure
from orbis.cli.files import read_bytes, read_tile_set
from orbis.cli.output import output, print_sheets, progress_bar, write_report
from orbis.cli.series import PlayedSeries, add_series, agent, make_series, prepare
from orbis.cli.values import at_least_one
from orbis.lab import GameResult, Task, UnfitResults, read_results
from orbis.lab.balance.games import UnfitGame, WatchedGame, watch
from orbis.lab.balance.remarks import remarks
from orbis.lab.balance.report import balance_report
from orbis.lab.balance.sheets import all_sheets
from orbis.lab.pages.sheets import forfeits_sheet
from orbis.locales import Speech
from orbis.rules import TileSet


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    name, about = say("lab-agent-name"), say("lab-agents-help", kinds=", ".join(BOTS))
    parser.add_argument(
        "--agent", dest="agents", action="append", type=agent(speech), metavar=name, help=about, default=[]
    )
    games = say("balance-games-help")
    parser.add_argument("--games", type=at_least_one, default=400, metavar="N", help=games)
    add_series(parser, speech)
    file = say("cli-file")
    parser.add_argument("--from", dest="source", type=Path, metavar=file, help=say("balance-from-help"))


def run(options: Namespace, speech: Speech) -> int:
    prepare(options, speech)
    if options.source is None:
        if not options.agents:
            raise Failure(speech.text("balance-no-agents"))
        return _Balance(options, speech, make_series(options, options.games, speech)).hold()
    if options.agents or options.output:
        raise Failure(speech.text("balance-from-alone"))
    tile_set = read_tile_set(options.tiles, speech)
    _tell(_read(options, tile_set, speech), tile_set, options, speech)
    return 0


class _Balance(PlayedSeries):
    @property
    def tasks(self) -> Sequence[Task]:
        """The games to be played, each seating of the same agents once."""
        return self.series.distinct_tasks(self.options.games)

    def tell(self) -> None:
        _tell(self.results, self.series.tile_set, self.options, self.speech)


def _read(options: Namespace, tile_set: TileSet, speech: Speech) -> list[GameResult]:
    """The results in a file; raise `Failure` unless all have the same number of players and these tiles."""
    players: set[int] = set()

    def belongs(result: GameResult) -> bool:
        players.add(result.task.players)
        return len(players) == 1 and result.tiles == tile_set.content_id

    path = options.source
    try:
        return read_results(read_bytes(path, speech), belongs)
    except UnfitResults as error:
        key = "balance-other-results" if error.other else "balance-no-results"
        raise Failure(speech.text(key, path=str(path), line=error.line)) from None


def _tell(results: Sequence[GameResult], tile_set: TileSet, options: Namespace, speech: Speech) -> None:
    from orbis.lab.balance.balance import measure  # noqa: PLC0415

    games = _watched([each for each in results if not each.forfeit], tile_set, speech)
    if not games:
        raise Failure(speech.text("balance-no-games"))
    console, measured, forfeits = output(), measure(games), forfeits_sheet(results, speech)
    print_sheets([*all_sheets(measured, speech), forfeits], console)
    console.print(f"\n{speech.text('balance-outstanding')}", style="bold", markup=False)
    for line in remarks(measured, speech):
        console.print(line, markup=False)
    if options.report:
        text = balance_report(measured, tile_set, forfeits, speech)
        write_report(options.report, text, console, speech)


def _watched(results: Sequence[GameResult], tile_set: TileSet, speech: Speech) -> list[WatchedGame]:
    games = []
    with progress_bar(len(results), speech.text("balance-replaying")) as step:
        try:
            for result in results:
                games.append(watch(result, tile_set))
                step()
        except UnfitGame as error:
            where = {"deal": error.deal, "seating": error.seating}
            raise Failure(speech.text("balance-unfit-game", reason=error.reason, **where)) from None
    return games
