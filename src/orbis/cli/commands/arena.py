"""`orbis arena`: play a series of games between agents, and print the results."""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from orbis.bots import BOTS
from orbis.cli.endgames import measure_endgames
from orbis.cli.failure import Failure
from orbis.cli.output import output, print_sheets, write_report
from orbis.cli.series import PlayedSeries, add_series, agent, make_series, prepare, require_numpy
from orbis.cli.values import at_least_one, elo
from orbis.lab import GameResult
from orbis.lab.pages.sheets import cross_sheet, forfeits_sheet, sprt_lines, standings_sheet
from orbis.lab.ratings.report import report
from orbis.lab.ratings.sprt import Sprt, SprtVerdict
from orbis.locales import Speech


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    name, about = say("lab-agent-name"), say("lab-agents-help", kinds=", ".join(BOTS))
    parser.add_argument("agents", type=agent(speech), nargs="+", metavar=name, help=about)
    parser.add_argument("--deals", type=at_least_one, default=100, metavar="N", help=say("lab-deals-help"))
    add_series(parser, speech)
    parser.add_argument("--sprt", type=elo, nargs=2, metavar=("ELO0", "ELO1"), help=say("lab-sprt-help"))
    parser.add_argument("--endgames", action="store_true", help=say("lab-endgames-help"))
    parser.add_argument("--positions", type=at_least_one, metavar="N", help=say("lab-positions-help"))


def run(options: Namespace, speech: Speech) -> int:
    if options.endgames:
        require_numpy(speech)
        return measure_endgames(options, speech)
    if options.positions is not None:
        raise Failure(speech.text("lab-positions-alone"))
    prepare(options, speech)
    if len(options.agents) < 2:
        raise Failure(speech.text("lab-too-few-agents"))
    series = make_series(options, options.deals, speech)
    return _Arena(options, speech, series, sprt=_sprt(options, speech)).hold()


def _sprt(options: Namespace, speech: Speech) -> Sprt | None:
    if options.sprt is None:
        return None
    if len(options.agents) != 2 or options.players != 2:
        raise Failure(speech.text("lab-sprt-for-two"))
    low, high = options.sprt
    if not low < high:
        raise Failure(speech.text("lab-sprt-order"))
    return Sprt(options.agents[0], low, high)


@dataclass
class _Arena(PlayedSeries):
    sprt: Sprt | None = None

    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not SprtVerdict.OPEN

    def note(self, result: GameResult) -> None:
        super().note(result)
        if self.sprt:
            self.sprt.add(result)

    def tell(self) -> None:
        from orbis.lab.ratings.standings import ratings  # noqa: PLC0415

        console = output()
        standings = ratings(self.results, self.series.agents)
        sheets = (
            standings_sheet(standings, self.speech),
            cross_sheet(standings, self.speech),
            forfeits_sheet(self.results, self.speech),
        )
        print_sheets(sheets, console)
        for line in sprt_lines(self.sprt, self.speech) if self.sprt else ():
            console.print(line, markup=False)
        if self.options.report:
            text = report(self.series, self.results, standings, self.speech, self.sprt)
            write_report(self.options.report, text, console, self.speech)
