"""What stands out in a balance report: everything whose interval excludes the base rate."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from orbis.lab.balance.lifts import lift_text
from orbis.locales import Speech
from orbis.rules import Tile

if TYPE_CHECKING:
    from orbis.lab.balance.balance import Balance
    from orbis.lab.ratings.bootstrap import Estimate

Named = Iterator[tuple[str, "Estimate"]]


def remarks(balance: "Balance", speech: Speech) -> list[str]:
    """One line for each table in which something stands out, the strongest first, and what that means."""
    found = {
        "seats": seat_lifts(balance, speech),
        "gods": ((speech.god(row.god), row.lift) for row in balance.gods),
        "kinds": ((speech.text(f"kind-{row.key}"), row.lift) for row in balance.kinds),
        "colours": ((speech.colour(row.key), row.lift) for row in balance.colours),
        "tiles": ((tile_name(row.key, speech), row.lift) for row in balance.tiles),
    }
    titled = ((speech.text(f"balance-{name}"), _outstanding(named, speech)) for name, named in found.items())
    lines = [f"{title}: {', '.join(names)}" for title, names in titled if names]
    return [*(lines or [speech.text("balance-nothing")]), speech.text("balance-outstanding-note")]


def seat_lifts(balance: "Balance", speech: Speech) -> Named:
    """How much more often each seat wins than its even share."""
    for row in balance.seats:
        name = speech.text("balance-seat-name", seat=row.seat)
        value, low, high = (each - 1 / balance.players for each in row.wins)
        yield name, row.wins._replace(value=value, low=low, high=high)


def tile_name(tile: Tile, speech: Speech) -> str:
    return f"{tile.id} {speech.kind(tile.effect)}"


def _outstanding(named: Named, speech: Speech) -> list[str]:
    found = [(name, lift) for name, lift in named if lift.low > 0 or lift.high < 0]
    found.sort(key=lambda each: -each[1].value)
    return [f"{name} {lift_text(lift, speech)}" for name, lift in found]
