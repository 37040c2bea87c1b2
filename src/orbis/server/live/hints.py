"""Hints: what a review would call the best turn, from the public state alone: the tile, the turn, and why."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import reduce
from itertools import accumulate
from random import Random
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

from orbis import native
from orbis.bots import Greedy
from orbis.bots.patience import early
from orbis.lab.review.analysis import DEFAULT_SIMULATIONS, NODES, Analyst, Line, Values
from orbis.lab.review.reasons import hint_sentence, reason_of
from orbis.lab.review.verdicts import verdict_of
from orbis.locales import Sentence, effect_sentence, option_sentence
from orbis.play import Expectation
from orbis.rules import (
    Action,
    AnyConversion,
    Conversion,
    Effect,
    Farm,
    Phase,
    State,
    TakeGod,
    TakeTile,
    Temple,
    TileSet,
    action_id,
    apply,
)
from orbis.rules.actions import Build, EndTurn
from orbis.server.protocol.hints import Hint, Strength
from orbis.server.workshop import Check
from orbis.wire.review import Verdict

PATIENCE = 5.0
"""Seconds of thinking after which a hint makes do with what can be found at once."""

FEW_SIMULATIONS = 2_000
FEW_NODES = 1_000_000
"""How much can be found at once."""

KEPT = 256
"""Of how many positions the counsel is remembered."""

DONE = (Phase.END, Phase.REVEAL, Phase.OVER)
"""The phases in which nothing is left to decide but the end of the turn."""


class Counsel(NamedTuple):
    """How to play on from a state to the end of the turn, why, and what to expect then."""

    actions: tuple[Action, ...]
    why: tuple[Sentence, ...] = ()
    expected: Expectation | None = None


class Think(Protocol):
    """Does long work elsewhere."""

    def __call__(self, work: Callable[[Check], Counsel], *, again: bool = False) -> Awaitable[Counsel]:
        """Do some work; `again`: in the place of work that was given up, and that has been paid for."""
        ...


class Hints:
    """Gives hints, and remembers what it has thought: a coach and every hint of a turn ask only once."""

    def __init__(self, patience: float = PATIENCE, simulations: int = DEFAULT_SIMULATIONS) -> None:
        self._patience = patience
        self._simulations = simulations
        self._known: OrderedDict[tuple[_Position, str], Counsel] = OrderedDict()
        """The counsel for each position; with the table that it is only for, if it was found in a hurry."""
        self._locks: WeakValueDictionary[_Position, asyncio.Lock] = WeakValueDictionary()

    async def hint(
        self,
        start: State,
        decided: Sequence[Action],
        tile_set: TileSet,
        strength: Strength,
        think: Think,
        *,
        table: str,
    ) -> Hint:
        """The hint for whoever has decided this much of a turn.

        A review with as many simulations finds the same, unless the hint takes too long: whoever follows
        hints plays the best turns found.
        """
        now = reduce(apply, decided, start)
        if now.phase in DONE:
            return _told(now, Counsel((EndTurn(),)), strength)
        found = await self._counsel(start, tile_set, think, table)
        if found.actions[: len(decided)] == tuple(decided):
            return _told(now, found._replace(actions=found.actions[len(decided) :]), strength)
        return _told(now, await self._counsel(now, tile_set, think, table), strength)

    async def _counsel(self, state: State, tile_set: TileSet, think: Think, table: str) -> Counsel:
        position = state, tile_set.content_id
        lock = self._locks.setdefault(position, asyncio.Lock())
        async with lock:
            for known in ((position, ""), (position, table)):
                if known in self._known:
                    self._known.move_to_end(known)
                    return self._known[known]
            found, is_thorough = await self._thought(state, tile_set, think)
            if found.expected is None:  # the core may still come
                return found
            self._known[position, "" if is_thorough else table] = found
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    async def _thought(self, state: State, tile_set: TileSet, think: Think) -> tuple[Counsel, bool]:
        """How to play on from a state, and whether there was time to think about all of it."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(None) as limit:

                def begin() -> None:
                    if limit.when() is None:  # work may begin again
                        with suppress(RuntimeError):  # nobody waits any more
                            limit.reschedule(loop.time() + self._patience)

                def work(check: Check) -> Counsel:
                    loop.call_soon_threadsafe(begin)
                    return counsel(state, tile_set, check, self._simulations)

                return await think(work), True
        except TimeoutError:
            few = min(self._simulations, FEW_SIMULATIONS)
            found = await think(
                lambda check: counsel(state, tile_set, check, few, exact_nodes=FEW_NODES), again=True
            )
            return found, False


_Position = tuple[State, str]


def counsel(
    start: State, tile_set: TileSet, check: Check, simulations: int, *, exact_nodes: int = NODES
) -> Counsel:
    """How to play from a state on; whatever `check` raises ends the search for it."""
    if not native.available():
        return Counsel(tuple(_greedy(start)))
    analyst = Analyst(start, tile_set, check, simulations, exact_nodes=exact_nodes)
    advice = analyst.advise()
    lines = [advice.best] if advice.other is None else [advice.best, advice.other]
    values, _ = analyst.weigh(lines)
    why = (*_gifts(start, lines), *_why(start, lines, values))
    return Counsel(advice.best.actions, why, values[0][start.seat])


def _told(state: State, advised: Counsel, strength: Strength) -> Hint:
    actions = advised.actions[:1] if strength == "tile" else advised.actions
    states = accumulate(actions[:-1], apply, initial=state)
    steps = [option_sentence(each, action) for each, action in zip(states, actions, strict=True)]
    why = advised.why if strength == "why" else ()
    expected = advised.expected
    return Hint(
        strength,
        tuple(map(action_id, actions)),
        tuple(sentence.plain() for sentence in [*steps, *why]),
        expected and round(expected.win, 4),
        expected and round(expected.margin, 2),
    )


def _greedy(state: State) -> list[Action]:
    """How the best bot without the core would end a turn."""
    actions: list[Action] = []
    while state.phase not in DONE:
        actions.append(Greedy().choose(state, Random(0)).action)
        state = apply(state, actions[-1])
    return actions


def _gifts(start: State, lines: Sequence[Line]) -> list[Sentence]:
    """What the best turn gives at once, if its tile gives anything that the other one's does not."""
    given, *others = (_built(start, line.actions) for line in lines)
    if given is None or given in others:
        return []
    if isinstance(given, Farm) and start.players[start.seat].discounts[given.colour]:
        return []
    return [effect_sentence(given)]


def _built(start: State, actions: Sequence[Action]) -> Effect | None:
    """The effect of the tile that a turn builds, if it gives something for good or at once."""
    take = next((action for action in actions if isinstance(action, TakeTile)), None)
    tile = None if take is None else start.display[take.cell].tile
    if tile is None or Build() not in actions:
        return None
    return tile.effect if isinstance(tile.effect, Farm | Conversion | AnyConversion | Temple) else None


def _why(start: State, lines: Sequence[Line], values: Sequence[Values]) -> list[Sentence]:
    """What the best turn gains over the best other one, and what of that the table shows.

    It is what a review would say of the other one, and it says nothing where a review would find none better.
    """
    if len(lines) < 2:
        return []
    (best, second), (before, after), seat = lines, values, start.seat
    other = option_sentence(start, second.actions[0])
    lost, points = before[seat].win - after[seat].win, before[seat].margin - after[seat].margin
    if verdict_of(max(0.0, lost), points, before[seat].win) is Verdict.BEST:
        is_god, other_is_god = (isinstance(each.actions[0], TakeGod) for each in (best, second))
        can_wait = other_is_god and not is_god and early(start)
        return [Sentence.of("hint-why-wait" if can_wait else "hint-why-equal", other=other)]
    found = reason_of(start, best, second, before, after)
    return [hint_sentence(found, other, len(start.players) - 1)]
