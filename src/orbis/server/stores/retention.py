"""How long things are kept that nobody uses, and pruning what is older."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields

from orbis.server.stores.removal import Kept
from orbis.server.stores.store import Store

DAY = 86_400_000
"""Milliseconds."""

AT_ONCE = 10
"""How many things are deleted together: a table has a few hundred events, and others wait meanwhile."""


@dataclass(frozen=True, slots=True)
class Retention:
    """Days after the last use; None for ever."""

    waiting: int | None = 30
    """Tables that have not started."""
    playing: int | None = 365
    """Games in which nobody moves."""
    finished: int | None = None
    lessons: int | None = 7
    reviews: int | None = 365
    records: int | None = 90
    """Records that no table continues and no review is of."""
    identities: int | None = 400
    """Identities without a seat in a running game; a browser forgets its own after a year."""
    codes: int | None = 0
    """One-time codes, after they have expired."""
    challenges: int | None = 0
    """What passkeys are to sign, after it has expired."""
    mailed: int | None = 0
    """Links that were mailed to come back by, after they have expired."""
    mailboxes: int | None = 0
    """Mailboxes whose owners have not agreed to notices, after the link in the mail has expired."""

    def before(self, kind: Kept, now: int) -> int | None:
        """Things of a kind that were last used before this time need not be kept; None if all are."""
        days: int | None = getattr(self, kind)
        return None if days is None else now - days * DAY


KINDS: tuple[Kept, ...] = tuple(each.name for each in fields(Retention))  # type: ignore[misc]


async def count_expired(store: Store, retention: Retention, now: int) -> dict[Kept, int]:
    """How much of each kind `prune` would delete."""
    found: dict[Kept, int] = {}
    for kind in KINDS:
        before = retention.before(kind, now)
        found[kind] = 0 if before is None else len(await store.removal.expired(kind, before, limit=10**9))
    return found


async def prune(
    store: Store, retention: Retention, now: int, gone: Callable[[str], Awaitable[None]] | None = None
) -> dict[Kept, int]:
    """Delete what need not be kept, a little at a time, and count it; `gone` hears of every deleted table."""
    deleted: dict[Kept, int] = dict.fromkeys(KINDS, 0)
    for kind in KINDS:
        before = retention.before(kind, now)
        while before is not None and (ids := await store.removal.expired(kind, before, AT_ONCE)):
            done = await store.removal.delete(kind, ids, before)
            deleted[kind] += done
            if gone is not None and kind in TABLES:
                for id in ids:
                    await gone(id)
            if not done:
                break
    return deleted


TABLES = frozenset({"waiting", "playing", "finished", "lessons"})
