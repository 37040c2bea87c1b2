"""Hints: what a review would call the best turn, from the public state alone: the tile, the turn, and why."""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from math import floor
from random import Random

from orbis import native
from orbis.bots import Greedy
from orbis.bots.patience import early
from orbis.lab.review.analysis import DEFAULT_SIMULATIONS, Analyst, Line, Values
from orbis.lab.review.reasons import cause_sentence, reason_of
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

LEAST_SAID = 0.5
"""The fewest expected points that are said as a number."""

DONE = (Phase.END, Phase.REVEAL, Phase.OVER)
"""The phases in which nothing is left to decide but the end of the turn."""


def hint(
    start: State,
    decided: Sequence[Action],
    tile_set: TileSet,
    strength: Strength,
    check: Check,
    *,
    simulations: int = DEFAULT_SIMULATIONS,
) -> Hint:
    """The hint for whoever has decided this much of a turn; whatever `check` raises ends the search for it.

    A review with as many simulations finds the same: whoever follows hints plays the best turns found.
    """
    now = reduce(apply, decided, start)
    if now.phase in DONE:
        return _told(now, (EndTurn(),), strength)
    if not native.available():
        return _told(now, _greedy(now), strength)
    analyst = Analyst(start, tile_set, check, simulations)
    advice = analyst.advise()
    best, other = advice.best, advice.other
    if best.actions[: len(decided)] != tuple(decided):
        return hint(now, (), tile_set, strength, check, simulations=simulations)
    lines = [best] if other is None else [best, other]
    values, _ = analyst.weigh(lines)
    why = [*_gifts(start, lines), *_why(start, lines, values)] if strength == "why" else []
    return _told(now, best.actions[len(decided) :], strength, why, values[0][start.seat])


def _told(
    state: State,
    actions: Sequence[Action],
    strength: Strength,
    why: Sequence[Sentence] = (),
    expected: Expectation | None = None,
) -> Hint:
    if strength == "tile":
        actions = actions[:1]
    states = accumulate(actions[:-1], apply, initial=state)
    steps = [option_sentence(each, action) for each, action in zip(states, actions, strict=True)]
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
    gained = rounded(found.points)
    reason = cause_sentence(found, max(1, gained), len(start.players) - 1)
    if found.fact is None and found.points < LEAST_SAID:
        return [Sentence.of("hint-why", other=other, reason=reason)]
    if found.fact is None:
        return [Sentence.of("hint-why-points", other=other, reason=reason, points=gained)]
    fact = Sentence.of(f"review-fact-{found.fact.value}", best=found.best, played=found.played)
    return [Sentence.of("hint-why-fact", other=other, reason=reason, fact=fact)]


def rounded(points: float) -> int:
    """Whole points, as people round them: half a point is one.

    >>> rounded(0.5), rounded(2.5), rounded(2.4)
    (1, 3, 2)
    """
    return floor(points + 0.5)
