"""What a tile costs a player, and which exchanges would pay for it (RULES section 4, X1)."""

from orbis.rules.actions import Exchange
from orbis.rules.choice import spending
from orbis.rules.paying import EXCHANGED, after_paying, covers, exchanged
from orbis.rules.pieces import COLOURS, NO_WORSHIPPERS, Cost
from orbis.rules.previews.parts import Price
from orbis.rules.state import Player


def price(player: Player, cost: Cost) -> Price:
    """What a cost means to a player with this kingdom and these discounts."""
    exchanges = _exchanges(player, cost)
    owed = after_paying(NO_WORSHIPPERS, cost, player.discounts)
    left = after_paying(player.kingdom, cost, player.discounts)
    spare = sum([number for number in left if number > 0])
    asks = exchanges is not None and cost.any_colour > 0
    paid = player.kingdom
    if exchanges is not None:
        for exchange in exchanges:
            paid = exchanged(paid, exchange.given, exchange.gained)
        paid = after_paying(paid, cost, player.discounts)
    return Price(
        printed=cost,
        due=Cost(tuple([-number for number in owed]), cost.any_colour),
        missing=Cost(
            tuple([-number if number < 0 else 0 for number in left]), max(0, cost.any_colour - spare)
        ),
        exchanges=exchanges,
        kingdom=paid,
        payment=spending(paid, cost.any_colour) if asks else None,
        left=0 if exchanges is None else sum(left) - cost.any_colour - len(exchanges) * (EXCHANGED - 1),
    )


def _exchanges(player: Player, cost: Cost) -> tuple[Exchange, ...] | None:
    # Each exchange brings one worshipper, so one for each that a colour lacks is the least. Collecting three
    # of another colour first is never better: the same three buy the missing colour directly.
    kingdom = player.kingdom
    exchanges: list[Exchange] = []
    for gained in COLOURS:
        while (left := after_paying(kingdom, cost, player.discounts))[gained] < 0:
            given = max(COLOURS, key=left.__getitem__)
            if left[given] < EXCHANGED:
                return None
            exchanges.append(Exchange(given, gained))
            kingdom = exchanged(kingdom, given, gained)
    return tuple(exchanges) if covers(kingdom, cost, player.discounts) else None
