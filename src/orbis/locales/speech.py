"""One language of the game: everything that can be said about rules, pieces, states and actions."""

from collections.abc import Sequence
from typing import Literal

from orbis.locales.languages import Language, known_language
from orbis.locales.log import log_sentences, reveal_sentence
from orbis.locales.options import option_sentence
from orbis.locales.pieces import (
    brief_sentence,
    colour_sentence,
    effect_sentence,
    god_effect_sentences,
    god_sentence,
    kind_sentence,
    tile_sentence,
)
from orbis.locales.questions import first_sentence, question_sentence
from orbis.locales.sentence import Sentence
from orbis.locales.texts import Texts
from orbis.locales.verdicts import expected_sentence, fault_sentence, rule_sentence, winners_sentence
from orbis.notation import NotationError
from orbis.rules import Action, Colour, God, Phase, Reveal, Rule, State, Tile
from orbis.rules.pieces import Effect, Star
from orbis.rules.tile_rows import Fault

ScorePart = Literal["regions", "wildernesses", "temple", "god", "total", "worshippers"]
"""A part of a score (V2)."""


class Speech:
    """The words of one language.

    >>> from orbis.rules import GODS, STANDARD
    >>> Speech("pl").god(GODS[0])
    'Bogini Miłości'
    >>> Speech("en").tile(STANDARD.tiles[24]).replace("\u00a0", "~")
    'level 2 · blue · irrigation: white · costs 1~white, 1~blue, 1~orange · 3~CP'
    """

    def __init__(self, language: Language) -> None:
        self._texts = Texts(known_language(language))

    @property
    def language(self) -> Language:
        return self._texts.language

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Raise `MissingText` if there is no such text or an argument is missing."""
        return self._texts.text(key, **arguments)

    def say(self, *sentences: Sentence) -> str:
        """The sentences, with spaces between them; raise `MissingText`."""
        return " ".join(map(self._texts.say, sentences))

    def rule(self, rule: Rule) -> str:
        """A rule as players read it; it also answers why an action is refused."""
        return self.say(rule_sentence(rule))

    def colour(self, colour: Colour) -> str:
        return self.say(colour_sentence(colour))

    def kind(self, effect: Effect) -> str:
        return self.say(kind_sentence(effect))

    def brief(self, effect: Effect) -> str:
        return self.say(brief_sentence(effect))

    def effect(self, effect: Effect) -> str:
        return self.say(effect_sentence(effect))

    def tile(self, tile: Tile) -> str:
        return self.say(tile_sentence(tile))

    def level(self, level: int) -> str:
        return self.text("level", level=level)

    def star(self, star: Star) -> str:
        return self.text(f"star-{star.value}")

    def god(self, god: God) -> str:
        return self.say(god_sentence(god))

    def god_effect(self, god: God) -> str:
        return self.say(*god_effect_sentences(god))

    def phase(self, phase: Phase) -> str:
        return self.text(f"phase-{phase.value}")

    def question(self, state: State) -> str:
        return self.say(question_sentence(state))

    def first(self, state: State) -> str:
        """What has to be decided before anything else."""
        return self.say(first_sentence(state))

    def option(self, state: State, action: Action) -> str:
        return self.say(option_sentence(state, action))

    def log(self, state: State, action: Action | Reveal, name: str) -> str:
        """What an action of the player of that name did in the state before it, in one or more sentences."""
        return self.say(*log_sentences(state, action, name))

    def reveal(self, tile: Tile, cell: int) -> str:
        return self.say(reveal_sentence(tile, cell))

    def fault(self, fault: Fault) -> str:
        """A fault of a tile set file: where, what is expected, what was found."""
        return self.say(fault_sentence(fault))

    def expected(self, error: NotationError) -> str:
        """What was expected where a text breaks its notation."""
        return self.say(expected_sentence(error))

    def score_part(self, part: ScorePart, *, short: bool = False) -> str:
        return self.text(f"score-{part}.short" if short else f"score-{part}")

    def winners(self, names: Sequence[str]) -> str:
        return self.say(winners_sentence(names))
