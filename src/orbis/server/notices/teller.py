"""The teller: holds a notice that is due, judges it again, and gives letters to the courier."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from math import ceil
from typing import NamedTuple

from orbis.server.metrics import NOTICES
from orbis.server.notices.channels import DROPPED_AFTER, digest_of, end, target_in
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import Courier
from orbis.server.notices.forms import LONGEST_TTL, Letter
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.looks import THERE, Looks
from orbis.server.notices.proof import link_of
from orbis.server.notices.rules import Verdict, expires, judge, last_answer
from orbis.server.notices.settings import settings_of
from orbis.server.notices.subscribers import Subscribers
from orbis.server.notices.talk import Talk, talk
from orbis.server.notices.words import Words, words_of
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.notices import NEVER, SettledNotice, StoredChannel, WaitingNotice
from orbis.server.stores.store import Store
from orbis.server.tables.events import Answered, Readied, Sat, Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import GameTable

logger = logging.getLogger(__name__)

LEASE = 120_000
"""Milliseconds for which a process holds a notice that it tells; if it is killed, another tells it then.

No letter takes as long: see `QUEUES` and `LONGEST` of the courier.
"""

TRIES = 5
FIRST_RETRY, LONGEST_RETRY = 30_000, 3_600_000
"""How often a notice is tried, and after how many milliseconds again."""

BUSY = ("unavailable", "too_many")
"""What a table answers that can be read later: that counts as no try."""

FindTable = Callable[[str], Awaitable[GameTable]]
CountWaiting = Callable[[str], Awaitable[int]]
"""How many tables wait for a player to move."""
FindChange = Callable[[str, str], Awaitable[int | None]]
"""By how much the game of a table changed the rating of a player."""


class Told(NamedTuple):
    """What is to be said, and until when it matters."""

    verdict: Verdict
    words: Words | None = None
    catch_up: Words | None = None
    """For channels that have not taken what was told before."""
    whole: Words | None = None
    """For channels where a notice takes the place of the one before: with what that told."""
    ttl: int = 0


REPLACING = ("push", "webhook")
"""Channels whose notices have a `tag`: of those with the same tag only the last is seen."""


def _words_for(channel: StoredChannel, told: Told, late: Collection[str]) -> Words | None:
    is_late = channel.id in late
    if channel.kind in REPLACING and told.whole is not None and (is_late or told.words is not None):
        return told.whole
    if is_late:
        return told.catch_up
    return told.words if channel.kind in REPLACING or told.verdict.follows else None


def _told_ever(notice: WaitingNotice) -> int:
    return notice.kinds | notice.missed | notice.told


class Teller:
    def __init__(
        self,
        store: Store,
        library: Library,
        *,
        courier: Courier,
        subscribers: Subscribers,
        looks: Looks,
        count_waiting: CountWaiting,
        find_change: FindChange,
        configuration: NoticeConfiguration,
        key: bytes,
        now: Callable[[], int],
        wall: Callable[[], int],
    ) -> None:
        self._store = store
        self._notices = store.notices
        self._library = library
        self._courier = courier
        self._subscribers = subscribers
        self._looks = looks
        self._count_waiting = count_waiting
        self._find_change = find_change
        self._configuration = configuration
        self._key = key
        self._now = now
        self._wall = wall
        self.tally: Counter[tuple[str, str]] = Counter()
        """What channels of each kind took (`sent`), and did not take (`failed`)."""

    async def tell(self, notice: WaitingNotice, find: FindTable) -> None:
        """Hold a notice, tell it, and store that; if the process is killed in between, it is told again."""
        if not await self._notices.claim(notice, self._now(), LEASE):
            return
        try:
            told = await self._decided(notice, find)
            settled = await self._deliver(notice, told)
        except StoreUnavailable:
            raise
        except Refused as refused:
            if refused.code == "not_found":
                settled = SettledNotice(0, NEVER)
            else:
                settled = self._put_off(notice, tries=0 if refused.code in BUSY else 1)
        except Exception:
            await self._settle(notice, self._put_off(notice, tries=1))
            raise
        await self._settle(notice, settled)

    def _put_off(self, notice: WaitingNotice, *, tries: int) -> SettledNotice:
        """Try again later to read a table and tell of it, unless that fails again and again."""
        tries += notice.tries
        if tries >= TRIES:
            return SettledNotice(0, NEVER)
        again = self._now() + min(FIRST_RETRY * 4**notice.tries, LONGEST_RETRY)
        return SettledNotice(0, again, notice.kinds, tries, notice.missed, notice.late)

    async def _settle(self, notice: WaitingNotice, settled: SettledNotice) -> None:
        await self._notices.settle(notice, settled, self._configuration.delay)

    async def _decided(self, notice: WaitingNotice, find: FindTable) -> Told:
        settings = await settings_of(self._store, notice.player)
        table, now = await find(notice.table), self._now()
        event = await self._event(notice, table)
        last = self._looks.last(notice.player, notice.table)
        looked = max(notice.looked, last)
        verdict = judge(
            notice._replace(looked=looked),
            table,
            settings,
            now,
            there=last + THERE,
            reminder=self._configuration.reminder,
            ahead=now - self._wall(),
        )

        heard = talk(table, notice.player, looked, settings.silenced) if settings.events.said else Talk()
        change = None
        if table.settings.rated and Kinds.OVER in verdict.tell | verdict.missed:
            change = await self._find_change(table.id, notice.player)

        def said(kinds: Kinds) -> Words | None:
            if not kinds:
                return None
            return words_of(
                table,
                notice.player,
                kinds,
                event=event,
                now=now,
                language=settings.language,
                talk=heard,
                change=change,
            )

        end = expires(notice.player, table)
        ttl = LONGEST_TTL if end is None else min(max(60, (end - now) // 1000), LONGEST_TTL)
        missed = verdict.tell | verdict.missed
        whole = said(missed | verdict.unseen) if verdict.unseen else None
        return Told(verdict, said(verdict.tell), said(missed), whole, ttl)

    async def _event(self, notice: WaitingNotice, table: GameTable) -> Sat | Readied | Answered | None:
        """Who came, was ready or answered last, if that is to be told: words may have followed."""
        if table.status is Status.PLAYING and _told_ever(notice) & Kinds.ANSWER:
            own = table.seats_of(notice.player)
            return last_answer((await self._library.events(notice.table))[: notice.number], own)
        if table.status is not Status.WAITING or not _told_ever(notice) & Kinds.SEAT:
            return None
        events = await self._library.events(notice.table)
        return next(
            (event for event in reversed(events[: notice.number]) if isinstance(event, Sat | Readied)), None
        )

    async def _deliver(self, notice: WaitingNotice, told: Told) -> SettledNotice:
        """Tell all channels what is new, and those that have missed something that, too."""
        verdict, late = told.verdict, set(notice.late.split())
        if verdict.is_quiet:
            return SettledNotice(0, verdict.due, int(verdict.later), notice.tries, notice.missed, notice.late)
        if told.catch_up is None:
            return SettledNotice(0, verdict.due)
        channels = [
            channel
            for channel in await self._notices.channels(notice.player)
            if channel.is_told and not channel.expires
        ]
        if not channels:
            return SettledNotice(0, NEVER)
        letters = [
            (channel, words) for channel in channels if (words := _words_for(channel, told, late)) is not None
        ]
        waiting = await self._count_waiting(notice.player)
        outcomes = await asyncio.gather(
            *(
                self._courier.deliver(channel, self._letter(channel, notice, words, waiting, told.ttl))
                for channel, words in letters
            ),
            return_exceptions=True,
        )
        again: list[StoredChannel] = []
        before = 0 if verdict.tell else notice.tries
        tries = before
        for (channel, _), delivery in zip(letters, outcomes, strict=True):
            if isinstance(delivery, BaseException):
                logger.error("a letter failed: %s to %s", type(delivery).__name__, digest_of(channel))
            if isinstance(delivery, BaseException) or delivery.outcome in ("later", "paused"):
                again.append(channel)
                if isinstance(delivery, BaseException) or delivery.outcome == "later":
                    tries = before + 1  # whoever is left alone was not tried
            else:
                await self._note(channel, delivery.outcome)
        new = int(verdict.tell)
        if again and tries < TRIES:
            # Nobody is asked again whose pause is not over; what becomes due meanwhile is told all the same.
            paused = min(self._courier.wait_for(channel, Counter()) for channel in again)
            wait = max(min(FIRST_RETRY * 4**before, LONGEST_RETRY), 1000 * ceil(paused))
            retry = self._now() + wait
            names = " ".join(sorted(channel.id for channel in again))
            return SettledNotice(
                new, min(retry, verdict.due), 0, tries, int(verdict.tell | verdict.missed), names
            )
        for channel in again:
            await self._note(channel, "refused")
        return SettledNotice(new, verdict.due)

    def _letter(
        self, channel: StoredChannel, notice: WaitingNotice, words: Words, waiting: int, ttl: int
    ) -> Letter:
        site = target_in(channel).site
        if channel.kind == "mail":  # an older mailbox may have another
            site = self._configuration.site or site
        stop = link_of(self._key, "unsubscribe", channel.id, site)
        leads_on = words.table != notice.table
        return Letter(words, site, stop, waiting, notice.number, self._wall(), ttl, leads_on)

    async def _note(self, channel: StoredChannel, outcome: str) -> None:
        """Count what became of a notice, and drop a channel that is gone or never takes any."""
        counted = "sent" if outcome == "sent" else "failed"
        NOTICES.labels(counted).inc()
        self.tally[channel.kind, counted] += 1
        if outcome == "sent" and not channel.failures:
            return
        failures = await self._notices.count_failure(channel.id, outcome != "sent")
        if outcome == "gone" or failures >= DROPPED_AFTER:
            await end(self._notices, channel, self._wall())
            await self._subscribers.renew(channel.player)
            logger.info("a %s channel was dropped: %s", channel.kind, digest_of(channel))
