"""The tables of a balance report as text, for the terminal and for its page."""

from collections.abc import Iterable, Sequence
from math import nan
from statistics import fmean, pstdev, quantiles
from typing import TYPE_CHECKING

from orbis.lab.balance.lifts import by_lift, lift_cells
from orbis.lab.balance.tiles import colours_sheet, kinds_sheet, tiles_sheet
from orbis.lab.pages.figures import NONE, number, percent, span
from orbis.lab.pages.sheets import Sheet, heads_of
from orbis.locales import Speech
from orbis.locales.speech import ScorePart

if TYPE_CHECKING:
    from orbis.lab.balance.balance import Balance, SeatRow

SEAT_PARTS: tuple[ScorePart, ...] = ("regions", "temple", "god", "worshippers")


def all_sheets(balance: "Balance", speech: Speech) -> list[Sheet]:
    return [
        seats_sheet(balance, speech),
        spreads_sheet(balance, speech),
        gods_sheet(balance, speech),
        kinds_sheet(balance, speech),
        colours_sheet(balance, speech),
        tiles_sheet(balance, speech),
        tokens_sheet(balance, speech),
        decisive_sheet(balance, speech),
    ]


def seats_sheet(balance: "Balance", speech: Speech) -> Sheet:
    parts = [speech.score_part(part) for part in ("wildernesses", *SEAT_PARTS)]
    heads = heads_of(speech, "balance-seat", "lab-wins", "lab-interval", "balance-score", "lab-interval")
    rows = (
        (
            str(row.seat),
            percent(row.wins.value, speech, 1),
            span(100 * row.wins.low, 100 * row.wins.high, speech, 1),
            number(row.score.value, speech, 1),
            span(row.score.low, row.score.high, speech, 1),
            number(_mean(fate.wildernesses for fate in row.fates), speech, 2),
            *(number(_mean_part(row, part), speech, 1) for part in SEAT_PARTS),
        )
        for row in balance.seats
    )
    note = speech.text("balance-seats-note", share=percent(1 / balance.players, speech, 1))
    return Sheet(speech.text("balance-seats"), (*heads, *parts), tuple(rows), note=note)


def _mean_part(row: "SeatRow", part: ScorePart) -> float:
    return _mean(getattr(fate.score, part) for fate in row.fates)


def spreads_sheet(balance: "Balance", speech: Speech) -> Sheet:
    columns = ("what", "mean", "deviation", "least", "tenth", "median", "ninetieth", "most")
    rows = (
        (
            speech.text(f"balance-spread-{name}"),
            number(fmean(values), speech, 1),
            number(pstdev(values), speech, 1),
            *(number(value, speech) for value in _five(values)),
        )
        for name, values in balance.spreads.items()
    )
    heads = heads_of(speech, *(f"balance-{column}" for column in columns))
    note = speech.text("balance-spreads-note")
    return Sheet(speech.text("balance-spreads"), heads, tuple(rows), note=note)


def _five(values: Sequence[int]) -> tuple[float, ...]:
    """The least, the 10th, 50th and 90th percentile, and the greatest."""
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return min(values), tenths[0], tenths[4], tenths[8], max(values)


def gods_sheet(balance: "Balance", speech: Speech) -> Sheet:
    columns = ("god", "revealed", "taken", "round", "points", "lift")
    rows = (
        (
            speech.god(row.god),
            str(len(row.fates)),
            percent(len(row.taken) / len(row.fates), speech),
            number(_mean(fate.round for fate in row.taken), speech, 1),
            number(_mean(fate.points for fate in row.taken), speech, 2),
            *lift_cells(row.lift, speech),
        )
        for row in sorted(balance.gods, key=lambda row: by_lift(row.lift))
    )
    heads = heads_of(speech, *(f"balance-{column}" for column in columns), "lab-interval")
    share = percent(balance.players / (balance.players + 1), speech)
    note = f"{speech.text('balance-gods-note', share=share)} {speech.text('balance-lift-note')}"
    return Sheet(speech.text("balance-gods"), heads, tuple(rows), note=note)


def tokens_sheet(balance: "Balance", speech: Speech) -> Sheet:
    rows = (
        (
            str(row.points) if row.points else NONE,
            str(row.seats),
            percent(row.wins.value, speech, 1),
            span(100 * row.wins.low, 100 * row.wins.high, speech, 1),
            *lift_cells(row.lift, speech),
        )
        for row in balance.tokens
        if row.seats
    )
    heads = heads_of(
        speech, "balance-token", "balance-holders", "lab-wins", "lab-interval", "balance-lift", "lab-interval"
    )
    title, note = speech.text("balance-tokens"), speech.text("balance-tokens-note")
    return Sheet(title, heads, tuple(rows), note=note)


def decisive_sheet(balance: "Balance", speech: Speech) -> Sheet:
    """How often somebody else would win without a part of the scores."""
    rows = (
        (
            speech.score_part(part),
            percent(share.value, speech, 1),
            span(100 * share.low, 100 * share.high, speech, 1),
        )
        for part, share in balance.decisive
    )
    heads = heads_of(speech, "balance-without", "balance-others", "lab-interval")
    note = speech.text("balance-decisive-note")
    return Sheet(speech.text("balance-decisive"), heads, tuple(rows), note=note)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fmean(found) if found else nan
