"""Plots of strength in one drawing: ratings against budgets, and the ratings of the levels."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import log10

from orbis.bots.roster import read_kind
from orbis.lab.pages.drawing import WIDTH
from orbis.lab.pages.plots import Curve, Spot, intervals, lines
from orbis.lab.ratings.standings import AgentStanding, Standings

HEAD = 34
GAP = 16
EDGE = 24


def drawn(ladder: Standings | None, levels: Mapping[int, Standings]) -> str:
    """All plots that have data, stacked in one SVG."""
    plots = []
    if ladder:
        for unit in ("simulations", "milliseconds"):
            rows = _budgeted(ladder.rows, unit)
            if rows:
                plots.append((f"Rating of search by {unit}", _curve(rows, unit)))
        spots = [Spot(row.agent, *row.rating) for row in ladder.rows]
        plots.append(("The ladder, 2 players", intervals("The ladder", spots, "Elo")))
    for players, standings in levels.items():
        title = f"The levels, {players} players"
        plots.append(
            (title, intervals(title, [Spot(row.agent, *row.rating) for row in standings.rows], "Elo"))
        )
    return _stacked(plots) if plots else ""


def _budgeted(rows: Sequence[AgentStanding], unit: str) -> list[tuple[int, AgentStanding]]:
    """The searches with a budget in a unit, smallest first."""
    budgets = [(read_kind(row.agent).budget, row) for row in rows]
    found = [(getattr(budget, unit), row) for budget, row in budgets if budget]
    return sorted((each for each in found if each[0]), key=lambda each: each[0])


def _curve(rows: Sequence[tuple[int, AgentStanding]], unit: str) -> str:
    ratings = [row.rating for _, row in rows]
    curve = Curve(
        unit,
        [log10(budget) for budget, _ in rows],
        [each.value for each in ratings],
        [each.low for each in ratings],
        [each.high for each in ratings],
    )
    return lines(f"Rating by {unit}", [curve], x_unit=f"{unit} a decision", y_unit="Elo", x_tick=_power)


def _power(exponent: float) -> str:
    return f"{10**exponent:,.0f}" if exponent == round(exponent) else ""


def _stacked(plots: Sequence[tuple[str, str]]) -> str:
    """A standalone SVG of titled plots, with its own colours."""
    style = (files("orbis.lab.pages") / "page.css").read_text("utf-8")
    parts, top = [], 0.0
    for title, plot in plots:
        height = float(re.findall(r'viewBox="0 0 \S+ ([0-9.]+)"', plot)[0])
        parts.append(f'<text x="0" y="{top + HEAD - 12}" font-weight="600">{title}</text>')
        place = f'<svg x="0" y="{top + HEAD:g}" width="{WIDTH}" height="{height:g}" overflow="visible"'
        parts.append(plot.replace("<svg", place, 1))
        top += HEAD + height + GAP
    size = f'viewBox="{-EDGE} 0 {WIDTH + 2 * EDGE} {top:g}" width="{1.5 * WIDTH:g}" height="{1.5 * top:g}"'
    paper = f'<rect x="{-EDGE}" width="100%" height="100%" style="fill: var(--card)"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" {size}>'
        f"<style>{style}</style>{paper}{''.join(parts)}</svg>\n"
    )
