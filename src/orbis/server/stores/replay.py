"""Playing stored tables again, to check them."""

from collections.abc import Iterable

import msgspec

from orbis.notation import hash_of
from orbis.rules import ACTIONS
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.store import Store
from orbis.server.tables.decide import first_illegal
from orbis.server.tables.events import Acted, AnyEvent
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable


class Misfit(Exception):
    """A stored event that does not match this version of the rules."""


BROKEN = (ValueError, AssertionError, LookupError)
"""What applying events raises if this program did not store them."""


async def check(store: Store, id: str) -> str | None:
    """Why a stored table cannot be replayed; None if it can."""
    try:
        head = await store.tables.head(id)
        table, events = await Library(store).first_and_rest(id)
        play_again(table, events)
    except StoreUnavailable as error:
        if error.trouble != "damaged":
            raise
        return str(error)
    except Refused as refused:
        return refused.message
    except msgspec.DecodeError as error:
        return f"an event cannot be read: {error}"
    except Misfit as misfit:
        return str(misfit)
    except BROKEN as error:
        return f"{type(error).__name__} {error}"
    missing = head is None or table.number < head.number
    return f"events after {table.number} are missing" if missing else None


def play_again(table: GameTable, events: Iterable[AnyEvent]) -> None:
    """Apply events to a table and compare every state with the stored one; raise `Misfit`."""
    for event in events:
        if isinstance(event, Acted):
            _check_decisions(table, event)
        try:
            table.fold(event)
        except BROKEN as error:
            raise Misfit(f"event {table.number}: {type(error).__name__} {error}") from None


def _check_decisions(table: GameTable, event: Acted) -> None:
    number = table.number + 1
    if table.match is None or table.text is None:
        raise Misfit(f"event {number}: a decision before the deal")
    if hash_of(table.text) != event.before:
        raise Misfit(f"event {number}: the state is not the one in which the decision was made")
    for action in event.actions:
        if not 0 <= action < len(ACTIONS):
            raise Misfit(f"event {number}: there is no action {action}")
    illegal = first_illegal(table.match.state, event.actions)
    if illegal is not None:
        action, rule = illegal
        raise Misfit(f"event {number}: {rule.value} forbids action {action}")
