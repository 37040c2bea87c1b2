"""What somebody has set or solved on their devices: of two changes of one thing, the later one counts."""

from collections.abc import Mapping
from typing import Any

import msgspec

from orbis.server.stores.access import Preferences
from orbis.server.tables.events import Millis

CHANGED = "changed"
"""Where a document keeps when each of its values was changed or removed; no value has this name."""

LARGEST = 65_536
"""Bytes that a document may have."""

REMEMBERED = 30 * 86_400_000
"""Milliseconds for which it is known that a value was removed: an older change does not bring it back."""

MOST_REMOVED = 100
"""Of how many values that is known, the latest."""

Document = dict[str, Any]
Times = dict[str, Millis]


def read_preferences(stored: Preferences | None) -> tuple[Document, Times]:
    """The values of a document, and when each was changed or removed.

    Of older documents it is known of all together.
    """
    if stored is None:
        return {}, {}
    values: Document = msgspec.json.decode(stored.document, type=Document)
    try:
        changed = msgspec.convert(values.pop(CHANGED, {}), Times)
    except msgspec.ValidationError:  # what the oldest documents called so was a value
        changed = {}
    return values, {**dict.fromkeys(values, stored.at), **changed}


def with_changes(
    stored: Preferences | None, values: Mapping[str, Any], ages: Mapping[str, Millis], now: Millis
) -> Preferences:
    """The document after changes that were made so long ago; a value of None goes."""
    after, changed = read_preferences(stored)
    for name, value in values.items():
        at = now - ages.get(name, 0)
        if at >= changed.get(name, at):
            after[name], changed[name] = value, at
    after = {name: value for name, value in after.items() if value is not None}
    removed = [(at, name) for name, at in changed.items() if name not in after and at > now - REMEMBERED]
    times = {name: changed[name] for name in after}
    times |= {name: at for at, name in sorted(removed)[-MOST_REMOVED:]}
    return Preferences(msgspec.json.encode({**after, CHANGED: times}).decode(), now)
