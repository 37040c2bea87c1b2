"""Hints: what the strongest bot would do, from the public state alone: the tile, the whole turn, and why."""

from random import Random

from orbis import native
from orbis.bots import make_agent
from orbis.lab.review.reasons import cause_of
from orbis.locales import Sentence, option_sentence
from orbis.play import Budget, Candidate
from orbis.rules import Phase, State, TileSet, action_id, apply
from orbis.server.protocol.table import Hint, Strength

FIRST = Budget(milliseconds=700)
LATER = Budget(milliseconds=150)
"""How long the bot thinks about the next decision, and about each later one of the turn."""


DONE = (Phase.END, Phase.REVEAL, Phase.OVER)
"""The phases in which nothing is left to decide but the end of the turn."""


def hint(state: State, tile_set: TileSet, strength: Strength, draws: str) -> Hint:
    agent = make_agent("oracle" if native.available() else "acolyte", tile_set)
    random = Random(draws)
    choice = agent.choose(state, random, FIRST)
    action, after = choice.action, state
    actions, sentences = [], []
    while True:
        actions.append(action_id(action))
        sentences.append(option_sentence(after, action))
        after = apply(after, action)
        if strength == "tile" or after.turn != state.turn or after.phase in DONE:
            break
        action = agent.choose(after, random, LATER).action
    if strength == "why":
        sentences += _why(state, choice.candidates)
    best = (
        choice.candidates[0].seats[state.seat] if choice.candidates and choice.candidates[0].seats else None
    )
    return Hint(
        strength,
        tuple(actions),
        tuple(sentence.plain() for sentence in sentences),
        best and round(best.win, 4),
        best and round(best.margin, 2),
    )


def _why(state: State, candidates: tuple[Candidate, ...]) -> list[Sentence]:
    """What the best candidate gains over the second best."""
    if len(candidates) < 2 or not (candidates[0].seats and candidates[1].seats):
        return []
    best, second = candidates[0], candidates[1]
    cause, points = cause_of(state.seat, best.seats, second.seats)
    other = option_sentence(state, second.action)
    reason = Sentence.of(
        f"review-cause-{cause.value}", points=round(points, 1), others=len(state.players) - 1
    )
    return [Sentence.of("hint-why", other=other, reason=reason)]
