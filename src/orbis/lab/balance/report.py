"""The page of a balance report: what stands out, then plots and tables of everything that was measured."""

from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from math import isfinite
from typing import TYPE_CHECKING

from orbis.lab.balance.remarks import Named, remarks, seat_lifts, tile_name
from orbis.lab.balance.sheets import decisive_sheet, gods_sheet, seats_sheet, spreads_sheet, tokens_sheet
from orbis.lab.balance.tiles import colours_sheet, kinds_sheet, tiles_sheet
from orbis.lab.pages.figures import number, percent, plain
from orbis.lab.pages.page import beside, facts, notice, page, section, sheet_section
from orbis.lab.pages.plots import Spot, bars, histograms, intervals
from orbis.lab.pages.sheets import Sheet
from orbis.locales import Speech
from orbis.rules import RULES_VERSION, TileSet

if TYPE_CHECKING:
    from orbis.lab.balance.balance import Balance


def balance_report(balance: "Balance", tile_set: TileSet, forfeits: Sheet, speech: Speech) -> str:
    drawn = _Plots(balance, speech)
    parts = [
        facts(_facts(balance, tile_set, speech)),
        notice(speech.text("balance-outstanding"), *remarks(balance, speech)),
        beside(drawn.seats(), drawn.scores()),
        sheet_section(seats_sheet(balance, speech)),
        beside(drawn.wildernesses(), drawn.decisions()),
        sheet_section(spreads_sheet(balance, speech)),
        beside(drawn.gods(), drawn.taken_gods()),
        sheet_section(gods_sheet(balance, speech)),
        beside(drawn.kinds(), drawn.colours()),
        sheet_section(kinds_sheet(balance, speech)),
        sheet_section(colours_sheet(balance, speech)),
        beside(*drawn.tiles()),
        sheet_section(tiles_sheet(balance, speech)),
        beside(sheet_section(tokens_sheet(balance, speech)), sheet_section(decisive_sheet(balance, speech))),
        *([sheet_section(forfeits)] if forfeits.rows else []),
    ]
    return page(speech.text("balance-title"), parts, speech.language, " – ".join(balance.agents))


def _facts(balance: "Balance", tile_set: TileSet, speech: Speech) -> list[tuple[str, str]]:
    figures = {
        "players": str(balance.players),
        "games": str(balance.games),
        "deals": str(balance.deals),
        "tile-set": tile_set.content_id,
        "rules": str(RULES_VERSION),
        "version": version("orbis"),
    }
    return [(speech.text(f"lab-{key}"), value) for key, value in figures.items()]


class _Plots:
    def __init__(self, balance: "Balance", speech: Speech) -> None:
        self._balance, self._speech = balance, speech
        self._tick = partial(plain, speech=speech)

    def _section(self, title: str, plot: str, note: str) -> str:
        return section(title, plot, note=self._speech.text(f"balance-{note}-note"))

    def _lifts(self, title: str, named: Named, note: str, reach: Sequence[float] = (0.0,)) -> str:
        write = partial(number, speech=self._speech, digits=1, sign=True)
        spots = [Spot(name, *(100 * value for value in lift)) for name, lift in named]
        unit = self._speech.text("balance-percentage-points")
        return self._section(title, intervals(title, spots, unit, write, self._tick, reach=reach), note)

    def _hills(self, title: str, rows: Sequence[tuple[str, Sequence[int]]], unit: str, note: str) -> str:
        write = partial(number, speech=self._speech, digits=1)
        return self._section(title, histograms(title, rows, unit, write, self._tick), note)

    def seats(self) -> str:
        """How much more often each seat wins than its even share."""
        title = self._speech.text("balance-seat-wins")
        return self._lifts(title, seat_lifts(self._balance, self._speech), "seat-wins")

    def scores(self) -> str:
        rows = [
            (self._seat(row.seat), [fate.score.total for fate in row.fates]) for row in self._balance.seats
        ]
        title, unit = self._speech.text("balance-spread-score"), self._speech.text("lab-points")
        return self._hills(title, rows, unit, "scores")

    def wildernesses(self) -> str:
        values = self._balance.spreads["wildernesses"]
        rows = [
            (str(count), 100 * values.count(count) / len(values))
            for count in range(min(values), max(values) + 1)
        ]
        title = self._speech.text("balance-spread-wildernesses")
        write = partial(number, speech=self._speech, digits=1)
        return self._section(title, bars(title, rows, "%", write, self._tick), "wildernesses")

    def decisions(self) -> str:
        rows = [("", self._balance.spreads["decisions"])]
        title = self._speech.text("balance-spread-decisions")
        return self._hills(title, rows, self._speech.text("balance-decisions"), "decisions")

    def _seat(self, seat: int) -> str:
        return self._speech.text("balance-seat-name", seat=seat)

    def gods(self) -> str:
        named = ((self._speech.god(row.god), row.lift) for row in self._balance.gods)
        return self._lifts(self._speech.text("balance-god-lifts"), named, "lift")

    def taken_gods(self) -> str:
        title = self._speech.text("balance-god-takings")
        rows = [
            (self._speech.god(row.god), 100 * len(row.taken) / len(row.fates)) for row in self._balance.gods
        ]
        plot = bars(title, rows, "%", partial(number, speech=self._speech), self._tick)
        share = percent(self._balance.players / (self._balance.players + 1), self._speech)
        return section(title, plot, note=self._speech.text("balance-god-takings-note", share=share))

    def kinds(self) -> str:
        named = ((self._speech.text(f"kind-{row.key}"), row.lift) for row in self._balance.kinds)
        return self._lifts(self._speech.text("balance-kind-lifts"), named, "family-lift")

    def colours(self) -> str:
        named = ((self._speech.colour(row.key), row.lift) for row in self._balance.colours)
        return self._lifts(self._speech.text("balance-colour-lifts"), named, "family-lift")

    def tiles(self) -> list[str]:
        """The lifts of the tiles, one plot per colour, all on the same axis."""
        ends = [100 * end for row in self._balance.tiles for end in row.lift if isfinite(end)] or [0.0]
        return [
            self._lifts(
                self._speech.text("balance-tile-lifts", colour=self._speech.colour(family.key)),
                (
                    (tile_name(row.key, self._speech), row.lift)
                    for row in self._balance.tiles
                    if row.key.colour is family.key
                ),
                "lift",
                (min(ends), max(ends)),
            )
            for family in self._balance.colours
        ]
