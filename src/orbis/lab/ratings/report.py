"""The arena report: a page with everything that its results show."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

from orbis.lab.pages.figures import duration, number, plain
from orbis.lab.pages.page import beside, facts, notice, page, section, sheet_section
from orbis.lab.pages.plots import Spot, bars, heat_map, histograms, intervals
from orbis.lab.pages.sheets import finished_seats, forfeits_sheet, parts_sheet, sprt_lines, standings_sheet
from orbis.lab.ratings.sprt import Sprt
from orbis.lab.series.game import GameResult
from orbis.lab.series.series import Series
from orbis.locales import Speech
from orbis.rules import RULES_VERSION

if TYPE_CHECKING:
    from orbis.lab.ratings.standings import Standings


def report(
    series: Series,
    results: Sequence[GameResult],
    standings: "Standings",
    speech: Speech,
    sprt: Sprt | None = None,
) -> str:
    agents = [row.agent for row in standings.rows]
    forfeits = forfeits_sheet(results, speech)
    parts = [
        facts(_facts(series, results, standings, speech)),
        *([notice(speech.text("lab-sprt"), *sprt_lines(sprt, speech))] if sprt else []),
        beside(_ratings(standings, speech), _cross(standings, speech)),
        sheet_section(replace(standings_sheet(standings, speech), note=speech.text("lab-standings-note"))),
        beside(_scores(results, agents, speech), _times(standings, speech)),
        sheet_section(parts_sheet(results, agents, speech)),
        *([sheet_section(forfeits)] if forfeits.rows else []),
    ]
    return page(speech.text("lab-arena"), parts, speech.language, " – ".join(agents))


def _facts(
    series: Series, results: Sequence[GameResult], standings: "Standings", speech: Speech
) -> list[tuple[str, str]]:
    figures = {
        "players": str(series.players),
        "deals": str(standings.deals),
        "games": str(len(results)),
        "seed": series.seed,
        "tile-set": series.tile_set.content_id,
        "rules": str(RULES_VERSION),
        "version": version("orbis"),
    }
    return [(speech.text(f"lab-{key}"), value) for key, value in figures.items()]


def _ratings(standings: "Standings", speech: Speech) -> str:
    title = speech.text("lab-rating")
    spots = [Spot(row.agent, *row.rating) for row in standings.rows]
    plot = intervals(
        title, spots, speech.text("lab-elo"), partial(number, speech=speech), partial(plain, speech=speech)
    )
    return section(title, plot, note=speech.text("lab-rating-note", agent=standings.reference))


def _cross(standings: "Standings", speech: Speech) -> str:
    title = f"{speech.text('lab-cross')} (%)"
    agents = [row.agent for row in standings.rows]
    plot = heat_map(title, agents, agents, standings.cross, lambda share: number(100 * share, speech))
    return section(title, plot, note=speech.text("lab-cross-note"))


def _scores(results: Sequence[GameResult], agents: Sequence[str], speech: Speech) -> str:
    title = speech.text("lab-scores")
    rows = [(agent, [float(seat.total) for seat in finished_seats(results, agent)]) for agent in agents]
    write, tick = partial(number, speech=speech, digits=1), partial(plain, speech=speech)
    plot = histograms(title, rows, speech.text("lab-points"), write, tick)
    return section(title, plot, note=speech.text("lab-scores-note"))


def _times(standings: "Standings", speech: Speech) -> str:
    title = speech.text("lab-times")
    rows = [(row.agent, row.turn_ms) for row in standings.rows]
    plot = bars(
        title,
        rows,
        speech.text("lab-milliseconds"),
        partial(duration, speech=speech),
        partial(plain, speech=speech),
    )
    return section(title, plot, note=speech.text("lab-times-note"))
