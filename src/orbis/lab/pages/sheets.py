"""Tables of text, for the terminal and for pages."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import nan
from typing import TYPE_CHECKING

from orbis.lab.pages.figures import NONE, duration, number, percent, span
from orbis.lab.ratings.sprt import BOUND, Sprt
from orbis.lab.series.game import GameResult, SeatResult
from orbis.locales import Speech
from orbis.locales.speech import ScorePart

if TYPE_CHECKING:
    from orbis.lab.endgames.regrets import Regrets
    from orbis.lab.ratings.bootstrap import Estimate
    from orbis.lab.ratings.standings import Standings

PARTS: tuple[ScorePart, ...] = ("regions", "wildernesses", "temple", "god", "total", "worshippers")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of text; all cells of a row after the first `texts` are numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    texts: int = 1
    note: str = ""


def heads_of(speech: Speech, *keys: str) -> tuple[str, ...]:
    return tuple(speech.text(key) for key in keys)


def standings_sheet(standings: "Standings", speech: Speech) -> Sheet:
    keys = ("agent", "games", "rating", "interval", "wins", "place", "margin", "decision-time", "turn-time")
    rows = (
        (
            row.agent,
            str(row.seats),
            number(row.rating.value, speech),
            NONE if row.agent == standings.reference else span(row.rating.low, row.rating.high, speech),
            percent(row.wins.value, speech, 1),
            number(row.place, speech, 2),
            number(row.margin.value, speech, 1, sign=True),
            duration(row.decision_ms, speech),
            duration(row.turn_ms, speech),
        )
        for row in standings.rows
    )
    note = speech.text("lab-rating-note", agent=standings.reference), speech.text("lab-standings-note")
    heads = tuple(speech.text(f"lab-{key}") for key in keys)
    return Sheet(speech.text("lab-standings"), heads, tuple(rows), note=" ".join(note))


def cross_sheet(standings: "Standings", speech: Speech) -> Sheet:
    """Who beats whom, in per cent."""
    agents = [row.agent for row in standings.rows]
    rows = (
        (agent, *(percent(share, speech) for share in shares))
        for agent, shares in zip(agents, standings.cross, strict=True)
    )
    title, note = speech.text("lab-cross"), speech.text("lab-cross-note")
    return Sheet(title, ("", *agents), tuple(rows), note=note)


def parts_sheet(results: Sequence[GameResult], agents: Sequence[str], speech: Speech) -> Sheet:
    """The mean of each part of the scores, over finished games."""
    heads = (speech.text("lab-agent"), *(speech.score_part(part) for part in PARTS))
    rows = (
        (agent, *(number(_mean(getattr(seat, part) for seat in seats), speech, 1) for part in PARTS))
        for agent in agents
        for seats in [finished_seats(results, agent)]
    )
    return Sheet(speech.text("lab-parts"), heads, tuple(rows), note=speech.text("lab-parts-note"))


def finished_seats(results: Sequence[GameResult], agent: str) -> list[SeatResult]:
    return [
        seat
        for each in results
        if not each.forfeit
        for name, seat in zip(each.task.agents, each.seats, strict=True)
        if name == agent
    ]


def _mean(values: Iterable[int]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else nan


def forfeits_sheet(results: Sequence[GameResult], speech: Speech) -> Sheet:
    """Who forfeited games, why, and how often; no rows if nobody did."""
    found = Counter(
        (each.task.agents[each.forfeit.seat], each.forfeit.reason) for each in results if each.forfeit
    )
    heads = tuple(speech.text(f"lab-{key}") for key in ("agent", "reason", "games"))
    rows = tuple((agent, reason, str(count)) for (agent, reason), count in found.most_common())
    note = speech.text("lab-forfeits-note")
    return Sheet(speech.text("lab-forfeits"), heads, rows, texts=2, note=note)


def sprt_lines(sprt: Sprt, speech: Speech) -> tuple[str, str]:
    arguments = {"agent": sprt.agent, "elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}"}
    ratio = {"ratio": number(sprt.ratio, speech, 2), "bound": number(BOUND, speech, 2)}
    return (
        speech.text(f"lab-sprt-{sprt.verdict.value}", **arguments),
        speech.text("lab-sprt-ratio", deals=sprt.deals, **ratio),
    )


def regrets_sheet(regrets: Sequence["Regrets"], speech: Speech) -> Sheet:
    """What choices in endgames cost, by agent and number of players."""

    def share(estimate: "Estimate", digits: int) -> str:
        interval = span(100 * estimate.low, 100 * estimate.high, speech, digits)
        return f"{percent(estimate.value, speech, digits)} ({interval})"

    keys = ("agent", "players", "positions", "chances-lost", "points-lost", "exact", "decision-time")
    rows = tuple(
        (
            each.agent,
            str(each.players or speech.text("lab-all")),
            str(each.positions),
            share(each.win, 2),
            f"{number(each.points.value, speech, 2)} ({span(each.points.low, each.points.high, speech, 2)})",
            share(each.exact, 1),
            duration(each.milliseconds, speech),
        )
        for each in regrets
    )
    heads = tuple(speech.text(f"lab-{key}") for key in keys)
    return Sheet(speech.text("lab-endgames"), heads, rows, note=speech.text("lab-endgames-note"))
