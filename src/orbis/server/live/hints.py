"""Hints: what the strongest bot would do, from the public state alone: the tile, the whole turn, and why."""

from collections.abc import Callable
from itertools import accumulate
from math import floor
from random import Random

from orbis import native
from orbis.bots import Bounds, make_agent
from orbis.bots.levels import BY_NAME
from orbis.bots.patience import early, patient
from orbis.lab.review.analysis import Line
from orbis.lab.review.reasons import cause_sentence, reason_of
from orbis.locales import Sentence, option_sentence
from orbis.play import Agent, Budget, Candidate, Choice
from orbis.rules import Action, Phase, State, TakeGod, TileSet, action_id, apply
from orbis.server.live.bots import MOST_NODES
from orbis.server.protocol.hints import Hint, Strength
from orbis.server.workshop import Check

FIRST = Budget(milliseconds=700)
LATER = Budget(milliseconds=150)
INSTEAD = Budget(milliseconds=60)
"""How long the bot thinks about the next decision, about each later one of the turn, and of another turn."""

LEAST_SAID = 0.5
"""The fewest expected points that are said as a number."""

DONE = (Phase.END, Phase.REVEAL, Phase.OVER)
"""The phases in which nothing is left to decide but the end of the turn."""


def hint(
    state: State, tile_set: TileSet, strength: Strength, draws: str, check: Check, *, nodes: int = MOST_NODES
) -> Hint:
    """The hint for whoever decides; whatever `check` raises ends the search for it."""
    level = "oracle" if native.available() else "acolyte"
    bounds = Bounds(nodes, check)
    agent = make_agent(level, tile_set, bounds)
    random = Random(draws)
    choice = _advised(
        state, agent.choose(state, random, FIRST), lambda: waiting(level, tile_set, bounds), random
    )
    line = _line(agent, state, choice.action, random, LATER, whole=strength != "tile")
    states = accumulate(line.actions[:-1], apply, initial=state)
    sentences = [option_sentence(each, action) for each, action in zip(states, line.actions, strict=True)]
    if strength == "why":
        sentences += _why(agent, state, line, choice.candidates, random)
    best = (
        choice.candidates[0].seats[state.seat] if choice.candidates and choice.candidates[0].seats else None
    )
    return Hint(
        strength,
        tuple(map(action_id, line.actions)),
        tuple(sentence.plain() for sentence in sentences),
        best and round(best.win, 4),
        best and round(best.margin, 2),
    )


def waiting(level: str, tile_set: TileSet, bounds: Bounds) -> Agent:
    """An agent that judges as that level does, but leaves the gods for later: their chances compare."""
    return BY_NAME[level].make(tile_set, bounds=bounds, patience=early)


def _advised(state: State, choice: Choice, other: Callable[[], Agent], random: Random) -> Choice:
    """The choice or, if the god that it takes can wait, that of another agent, which takes no god yet.

    A search that likes a god hardly looks at the tiles, so they are searched once more without gods.
    """
    god = choice.candidates[0] if choice.candidates else None
    if not (isinstance(choice.action, TakeGod) and early(state) and god and god.seats):
        return choice
    instead = other().choose(state, random, FIRST)
    tile = instead.candidates[0] if instead.candidates else None
    if not (tile and tile.seats):
        return choice
    chances = [each.seats[state.seat].win for each in (god, tile)]
    if patient(state, [god.action, tile.action], chances, 0):
        return instead
    return choice._replace(candidates=(god, tile))


def _line(
    agent: Agent, state: State, action: Action, random: Random, budget: Budget, *, whole: bool = True
) -> Line:
    """What the agent would do from an action on: to the end of the turn if `whole`."""
    actions, after = [action], apply(state, action)
    while whole and after.turn == state.turn and after.phase not in DONE:
        actions.append(agent.choose(after, random, budget).action)
        after = apply(after, actions[-1])
    return Line(tuple(actions), after)


def _why(
    agent: Agent, state: State, line: Line, candidates: tuple[Candidate, ...], random: Random
) -> list[Sentence]:
    """What the best candidate gains over the second best, and what of that the table shows."""
    if len(candidates) < 2 or not (candidates[0].seats and candidates[1].seats):
        return []
    best, second = candidates[0], candidates[1]
    instead = _line(agent, state, second.action, random, INSTEAD)
    found = reason_of(state, line, instead, best.seats, second.seats)
    other = option_sentence(state, second.action)
    points = rounded(found.points)
    reason = cause_sentence(found, max(1, points), len(state.players) - 1)
    if found.fact is None and found.points < LEAST_SAID:
        return [Sentence.of("hint-why", other=other, reason=reason)]
    if found.fact is None:
        return [Sentence.of("hint-why-points", other=other, reason=reason, points=points)]
    fact = Sentence.of(f"review-fact-{found.fact.value}", best=found.best, played=found.played)
    return [Sentence.of("hint-why-fact", other=other, reason=reason, fact=fact)]


def rounded(points: float) -> int:
    """Whole points, as people round them: half a point is one.

    >>> rounded(0.5), rounded(2.5), rounded(2.4)
    (1, 3, 2)
    """
    return floor(points + 0.5)
