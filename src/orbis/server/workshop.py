"""The workshop: long work leaves the event loop, waits its turn fairly, and ends when nobody waits for it."""

import asyncio
import os
from collections import Counter, deque
from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from typing import Any, TypeVar

from orbis.native.answers import Unanswered
from orbis.server.account import Account, Owner, current_account
from orbis.server.benches import Bench, Drop, Outcome, Threads
from orbis.server.clock import processor_seconds
from orbis.server.metrics import WAITING_WORK
from orbis.server.tables.refusals import Refused

Result = TypeVar("Result")

Check = Callable[[], None]
"""Called often by long work; it raises `Stopped` when nobody waits for the result any more."""

MOST_OWN = 50
MOST_AT_PLACE = 200
MOST_WAITING = 1000
"""How much work may wait in a lane: of one owner, of one place, and of all."""


class Stopped(Exception):
    """Nobody waits for this work any more."""


class Lane(Enum):
    """Kinds of work that do not wait for each other."""

    QUICK = "quick"
    """Milliseconds of Python: reading, replaying and checking, and the bots that hardly think."""
    THINKING = "thinking"
    """Up to seconds in the compiled core: strong bots and hints."""
    REVIEWING = "reviewing"
    """Minutes in the compiled core: reviews, a turn of a game at a time."""


WEIGHTS = {Lane.QUICK: 1.0, Lane.THINKING: 0.04, Lane.REVIEWING: 0.0}
"""What a millisecond of each lane costs: the compiled core leaves the event loop alone."""


def threads() -> Mapping[Lane, Bench]:
    """Benches made of threads. Python runs in one thread at a time, so more would not make it quicker."""
    return {
        Lane.QUICK: Threads(1, "orbis-quick"),
        Lane.THINKING: Threads(os.cpu_count() or 1, "orbis-thinking"),
        Lane.REVIEWING: Threads(1, "orbis-reviewing"),
    }


Benches = Callable[[], Mapping[Lane, Bench]]
"""Makes a bench for each lane."""


class Workshop:
    """Does long work on benches; whoever has used the least of a lane is served first."""

    def __init__(self, benches: Mapping[Lane, Bench]) -> None:
        self._lines = {lane: _Line(lane, bench) for lane, bench in benches.items()}

    async def do(
        self,
        lane: Lane,
        work: Callable[[Check], Result],
        account: Account | None = None,
        *,
        owner: Owner | None = None,
    ) -> Result:
        """The result of some work, done for an account, by default that of the request being answered.

        What others wait for, too, is queued as the work of another owner than the one who pays.
        Raise `Refused` if too much waits. If the caller is cancelled, so is the work.
        """
        account = account or current_account()
        job = _Job(account, owner or account.owner, work)
        line = self._lines[lane]
        line.add(job)
        try:
            result: Result = await job.result
            return result
        finally:
            line.drop(job)

    def loads(self) -> list[tuple[Lane, int, int]]:
        """How much of each kind of work is being done, and how much waits."""
        return [(lane, *line.load) for lane, line in self._lines.items()]

    def close(self) -> None:
        """Stop everything, without waiting for it."""
        for line in self._lines.values():
            line.close()


class _Job:
    """Some work, whose result somebody waits for."""

    def __init__(self, account: Account, owner: Owner, work: Callable[[Check], Any]) -> None:
        self.account = account
        self.owner = owner
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.drop: Drop | None = None
        """Tells the bench, once it has begun, that nobody waits any more."""
        self._work = work
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        if self.drop is not None:
            self.drop()

    def run(self) -> Outcome:
        """Do the work, on a bench."""
        began = processor_seconds()
        value: Any = None
        error: BaseException | None = None
        try:
            self._check()
            value = self._work(self._check)
        except Unanswered:
            raise  # the bench gets the answer, and begins again
        except BaseException as raised:  # whoever waits gets it
            error = raised
        return Outcome(processor_seconds() - began, value, error)

    def end(self, outcome: Outcome) -> None:
        """Hand over what came of the work, unless nobody waits any more."""
        if self.result.done():
            return
        if outcome.error is not None:
            self.result.set_exception(outcome.error)
        else:
            self.result.set_result(outcome.value)

    def _check(self) -> None:
        if self._stopped:
            raise Stopped


class _Usage:
    """The seconds that each key has used; whoever is new starts level with the one served last."""

    MOST = 10_000

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._level = 0.0

    def of(self, key: str) -> float:
        return max(self._seconds.get(key, 0.0), self._level)

    def serve(self, key: str) -> None:
        self._level = self.of(key)

    def add(self, key: str, seconds: float) -> None:
        self._seconds[key] = self.of(key) + seconds
        if len(self._seconds) > self.MOST:
            self._seconds = {each: used for each, used in self._seconds.items() if used > self._level}


class _Line:
    """The work of a lane: what waits, by owner, and what is being done."""

    def __init__(self, lane: Lane, bench: Bench) -> None:
        self._bench = bench
        self._waiting: dict[Owner, deque[_Job]] = {}
        self._count = 0
        self._at_place: Counter[str] = Counter()
        """How much waits that each place has to pay for."""
        self._running: set[_Job] = set()
        self._closed = False
        self._by_place = _Usage()
        self._by_identity = _Usage()
        self._weight = WEIGHTS[lane]
        self._waits = WAITING_WORK.labels(lane.value)

    @property
    def load(self) -> tuple[int, int]:
        return len(self._running), self._count

    def add(self, job: _Job) -> None:
        """Queue some work; raise `Refused` if too much waits."""
        owner, place = job.owner, job.account.owner.place
        if len(self._waiting.get(owner, ())) >= MOST_OWN or self._at_place[place] >= MOST_AT_PLACE:
            raise Refused("too_many", "much of what you asked for is still being done: wait a little")
        if self._closed or self._count >= MOST_WAITING:
            raise Refused("unavailable", "the server has too much to do: try again in a moment")
        self._waiting.setdefault(owner, deque()).append(job)
        self._count += 1
        self._at_place[place] += 1
        self._start()

    def drop(self, job: _Job) -> None:
        """Give up some work, if it is not done."""
        job.stop()
        if job in self._waiting.get(job.owner, ()):
            self._waiting[job.owner].remove(job)
            self._removed(job)

    def close(self) -> None:
        self._closed = True
        for job in self._running:
            job.stop()
        for job in [job for jobs in self._waiting.values() for job in jobs]:
            job.end(Outcome(0.0, None, Stopped()))
        self._waiting.clear()
        self._bench.close()

    def _start(self) -> None:
        """Start what is due, as far as there are free places."""
        while self._waiting and len(self._running) < self._bench.places:
            owner = min(self._waiting, key=self._used)
            job = self._waiting[owner].popleft()
            self._removed(job)
            self._by_place.serve(owner.place)
            self._by_identity.serve(owner.identity)
            self._running.add(job)
            job.drop = self._bench.begin(job.run, partial(self._end, job))
        self._waits.set(self._count)

    def _used(self, owner: Owner) -> tuple[float, float]:
        return self._by_place.of(owner.place), self._by_identity.of(owner.identity)

    def _removed(self, job: _Job) -> None:
        self._count -= 1
        place = job.account.owner.place
        self._at_place[place] -= 1
        if not self._at_place[place]:
            del self._at_place[place]
        if not self._waiting[job.owner]:
            del self._waiting[job.owner]

    def _end(self, job: _Job, outcome: Outcome) -> None:
        self._running.discard(job)
        self._by_place.add(job.owner.place, outcome.seconds)
        self._by_identity.add(job.owner.identity, outcome.seconds)
        job.account.milliseconds += 1000 * outcome.seconds * self._weight
        job.end(outcome)
        self._start()
