"""One language of the game: everything that can be said about rules, pieces, states and actions."""

from collections.abc import Sequence
from typing import Literal

from orbis.locales.faults import fault_text
from orbis.locales.languages import Language, known_language
from orbis.locales.log import log_text, reveal_text
from orbis.locales.options import option_text
from orbis.locales.pieces import KINDS, brief_text, effect_text, god_key, key_of, listed, tile_text
from orbis.locales.questions import question_text
from orbis.locales.texts import Texts
from orbis.rules import Action, Colour, God, Phase, Reveal, Rule, State, Tile
from orbis.rules.pieces import Effect, Star
from orbis.rules.tileset import Fault

ScorePart = Literal["regions", "wildernesses", "temple", "god", "total", "worshippers"]
"""A part of a score (V2)."""


class Speech:
    """The words of one language.

    >>> from orbis.rules import GODS, STANDARD
    >>> Speech("pl").god(GODS[0])
    'Bogini Miłości'
    >>> Speech("en").tile(STANDARD.tiles[24])
    'level 2 · blue · irrigation: white · costs 1 white, 1 blue, 1 orange · 3 CP'
    """

    def __init__(self, language: Language) -> None:
        self._texts = Texts(known_language(language))

    @property
    def language(self) -> Language:
        """The code of the language."""
        return self._texts.language

    def text(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key with its arguments, whole, or `MissingText`."""
        return self._texts.text(key, **arguments)

    def rule(self, rule: Rule) -> str:
        """A rule as told to a player; it also answers why an action is refused."""
        return self.text(f"rule-{rule.value}")

    def colour(self, colour: Colour) -> str:
        """The name of a colour."""
        return self.text("colour", colour=key_of(colour))

    def kind(self, effect: Effect) -> str:
        """The kind of region that has an effect."""
        return self.text(f"kind-{KINDS[type(effect)]}")

    def brief(self, effect: Effect) -> str:
        """An effect in a word or two."""
        return brief_text(self._texts, effect)

    def effect(self, effect: Effect) -> str:
        """What an effect does, as a sentence."""
        return effect_text(self._texts, effect)

    def tile(self, tile: Tile) -> str:
        """A tile in one line."""
        return tile_text(self._texts, tile)

    def level(self, level: int) -> str:
        """A level of tiles."""
        return self.text("level", level=level)

    def star(self, star: Star) -> str:
        """A tile's star."""
        return self.text(f"star-{star.value}")

    def god(self, god: God) -> str:
        """The name of a god."""
        return self.text(god_key(god))

    def god_effect(self, god: God) -> str:
        """What a god does when taken, if anything, and at the end."""
        end = self.text(f"{god_key(god)}.end")
        return f"{self.text(f'{god_key(god)}.taken')} {end}" if god.gain or god.discard else end

    def phase(self, phase: Phase) -> str:
        """The short name of a phase."""
        return self.text(f"phase-{phase.value}")

    def question(self, state: State) -> str:
        """What the decision of a state asks the player at turn."""
        return question_text(self._texts, state)

    def option(self, state: State, action: Action) -> str:
        """The label of an option of a state."""
        return option_text(self._texts, state, action)

    def log(self, state: State, action: Action | Reveal, name: str) -> str:
        """What an action of the player of that name did in the state before it, in one or more sentences."""
        return log_text(self._texts, state, action, name)

    def reveal(self, tile: Tile, cell: int) -> str:
        """That a tile has come to a cell of the display."""
        return reveal_text(self._texts, tile, cell)

    def fault(self, fault: Fault) -> str:
        """A fault of a tile set file: where, what is expected, what was found."""
        return fault_text(self._texts, fault)

    def score_part(self, part: ScorePart, *, short: bool = False) -> str:
        """The name of a part of a score."""
        return self.text(f"score-{part}.short" if short else f"score-{part}")

    def winners(self, names: Sequence[str]) -> str:
        """Who wins, alone or together."""
        return self.text("winners", count=len(names), names=listed(self._texts, "list-and", names))
