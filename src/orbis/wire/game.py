"""The game as clients see it: the same for every seat and spectator, since all of it is public."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from orbis.locales import PlainSentence, option_sentence, question_sentence
from orbis.locales.pieces import EFFECTS, EffectKind
from orbis.notation import hash_of, write_action, write_state
from orbis.rules import ACTIONS, Action, Phase, Player, pieces, refusals, score, scoring
from orbis.rules import State as PublicState
from orbis.rules.choice import choice
from orbis.rules.previews import previews
from orbis.rules.universe import Built
from orbis.wire.choice import Choice, choice_of
from orbis.wire.names import Letter, RuleId, SlotName, letter_of, slot_name
from orbis.wire.preview import Preview, previews_of
from orbis.wire.state import State, state_of


class ForestProgress(msgspec.Struct, frozen=True):
    """The progress of a forest: matching neighbours, and how many it needs."""

    slot: SlotName
    matching: int
    needed: int


class TilePoints(msgspec.Struct, frozen=True):
    """The points of a region."""

    slot: SlotName
    points: int


class ScoreParts(msgspec.Struct, frozen=True):
    """A score by part, as if the game ended now."""

    total: int
    regions: int
    wildernesses: int
    temple: int
    god: int
    worshippers: int


class Score(ScoreParts, frozen=True):
    """A score by part, as if the game ended now, with its details."""

    wilderness_points: int
    """The points of each wilderness."""
    temples: int
    tiles: tuple[TilePoints, ...]
    forests: tuple[ForestProgress, ...]


class TempleToken(msgspec.Struct, frozen=True):
    """A temple token, and the seat that would get it if the game ended now."""

    points: int
    seat: int | None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action: its id, its notation and, if requested, its sentence."""

    id: int
    action: str
    sentence: PlainSentence | None = None
    preview: Preview | None = None


class LeftInStacks(msgspec.Struct, frozen=True):
    """How many unseen tiles of a level, colour and kind there are."""

    level: int
    colour: Letter
    kind: EffectKind
    count: int


class BriefGame(msgspec.Struct, frozen=True):
    """The game in brief: enough for a program."""

    state: str
    hash: str
    seat: int | None
    phase: Phase
    options: tuple[int, ...]
    count: int
    """Decisions and reveals so far."""
    decided: int
    """Decisions of the current turn, which can be taken back."""


class Game(msgspec.Struct, frozen=True):
    """The game with everything that the page shows."""

    state: State
    hash: str
    count: int
    decided: int
    question: PlainSentence
    options: tuple[Option, ...]
    choice: Choice | None
    """The worshippers to choose, if the question is which."""
    why: tuple[RuleId | None, ...]
    """For each action id, the rule that forbids it now."""
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    """The seats that would win if the game ended now."""
    temple_tokens: tuple[TempleToken, ...]
    left: tuple[LeftInStacks, ...]


def game_of(
    public: PublicState,
    count: int,
    decided: int,
    *,
    with_previews: bool,
    text: str | None = None,
    hash: str | None = None,
) -> Game:
    """The game after `count` moves; pass the state's text and hash if they are known."""
    text = text or write_state(public)
    rules = refusals(public)
    options = [action for action, rule in zip(ACTIONS, rules, strict=True) if rule is None]
    scores = score(public)
    asked = choice(public)
    return Game(
        state=state_of(public, text),
        hash=hash or hash_of(text),
        count=count,
        decided=decided,
        question=question_sentence(public).plain(),
        options=_options(public, options, with_previews),
        choice=asked and choice_of(asked),
        why=tuple([rule and rule.value for rule in rules]),
        scores=tuple([_score(player, own) for player, own in zip(public.players, scores, strict=True)]),
        winners=scoring.best(scores),
        temple_tokens=_temple_tokens(scores),
        left=_left(public),
    )


def _options(public: PublicState, options: Sequence[Action], with_previews: bool) -> tuple[Option, ...]:
    foreseen = previews_of(previews(public, options)) if with_previews else ()
    return tuple(
        [
            Option(action.id, write_action(action), option_sentence(public, action).plain(), preview)
            for action, preview in zip_longest(options, foreseen)
        ]
    )


def _temple_tokens(scores: Sequence[scoring.Score]) -> tuple[TempleToken, ...]:
    holders = {each.temple: seat for seat, each in enumerate(scores) if each.temple}
    return tuple([TempleToken(points, holders.get(points)) for points in scoring.TEMPLE_TOKENS[len(scores)]])


def score_parts(own: scoring.Score) -> ScoreParts:
    return ScoreParts(
        total=own.total,
        regions=own.regions,
        wildernesses=own.wildernesses,
        temple=own.temple,
        god=own.god,
        worshippers=own.worshippers,
    )


def _score(player: Player, own: scoring.Score) -> Score:
    universe = player.universe
    return Score(
        total=own.total,
        regions=own.regions,
        wildernesses=own.wildernesses,
        temple=own.temple,
        god=own.god,
        worshippers=own.worshippers,
        wilderness_points=scoring.wilderness_points(player.patron),
        temples=scoring.temple_symbols(universe),
        tiles=tuple([TilePoints(slot_name(slot), points) for slot, points in own.tiles]),
        forests=tuple(
            [
                ForestProgress(
                    slot_name(slot), scoring.matching_neighbours(universe, slot, forest), forest.number
                )
                for slot, region in universe
                if isinstance(region, Built) and isinstance(forest := region.tile.effect, pieces.Forest)
            ]
        ),
    )


def _left(public: PublicState) -> tuple[LeftInStacks, ...]:
    """The tiles left in the stacks by level, colour and kind: public, but hard to remember."""
    kinds = Counter(
        [(tile.level, tile.colour, EFFECTS[type(tile.effect)]) for stack in public.stacks for tile in stack]
    )
    return tuple(
        [
            LeftInStacks(level, letter_of(colour), kind, count)
            for (level, colour, kind), count in sorted(kinds.items())
        ]
    )
