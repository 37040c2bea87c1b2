"""Understands what a player types: options by number or notation, commands, and likely typos."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum

from orbis.locales import Speech
from orbis.notation import NotationError, parse_move, write_action
from orbis.rules import ACTIONS, Action, Reveal, Rule, State, refusal
from orbis.rules.actions import Build, Decline, EndTurn, Exchange, MakeWilderness, Spend, Strike
from orbis.tui.symbols import fold
from orbis.tui.view import options_of


class Command(Enum):
    """What a player can ask the table for besides playing."""

    WHY = "why"
    UNDO = "undo"
    SCORE = "score"
    LOG = "log"
    LEFT = "left"
    SHOW = "show"
    TILE = "tile"
    GOD = "god"
    RULES = "rules"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Chosen:
    action: Action


@dataclass(frozen=True, slots=True)
class Forbidden:
    action: Action | Reveal
    rule: Rule


@dataclass(frozen=True, slots=True)
class Asked:
    command: Command


@dataclass(frozen=True, slots=True)
class NoOption:
    number: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that means nothing here, and words that it resembles."""

    word: str
    meant: tuple[str, ...]


Answer = Chosen | Forbidden | Asked | NoOption | Unknown

_WORDS: dict[Action, str] = {
    Build(): "tui-word-build",
    MakeWilderness(): "tui-word-wild",
    Decline(): "tui-word-no",
    EndTurn(): "tui-word-end",
}
_AFTER_PICKS: dict[type[Action | Reveal], Rule] = {
    Decline: Rule.N5,
    Exchange: Rule.N6,
    Spend: Rule.K1,
    Strike: Rule.E4,
}
"""The rules against what was possible before worshippers were picked, or against more than there are."""
_NOTATION = {fold(write_action(action)): action for action in ACTIONS}


class Vocabulary:
    """The words that are understood: in English and in the player's language."""

    def __init__(self, speech: Speech) -> None:
        self.commands: Mapping[str, Command] = {
            "?": Command.HELP,
            **{
                fold(word): command
                for command in Command
                for word in (*speech.text(f"tui-command-{command.value}").split(), command.value)
            },
        }
        self._actions: Mapping[str, Action] = {
            **{fold(word): action for action, key in _WORDS.items() for word in speech.text(key).split()},
            **_NOTATION,
        }
        self.all_of = frozenset(fold(word) for word in (*speech.text("tui-word-all").split(), "all"))

    def read(self, state: State, word: str, picked: Sequence[Action] = ()) -> Answer:
        folded = fold(word)
        if folded in self.commands:
            return Asked(self.commands[folded])
        return self.read_action(state, word, picked) or self._meant(state, word, picked)

    def read_action(
        self, state: State, word: str, picked: Sequence[Action] = ()
    ) -> Chosen | Forbidden | NoOption | None:
        """The action that a number, a word of the notation or the beginning of exactly one option names."""
        options = options_of(state, picked)
        if word.isdecimal():
            number = int(word)
            return Chosen(options[number - 1]) if 1 <= number <= len(options) else NoOption(word)
        action = self._named(word) or self._begun(options, word)
        if action is None:
            return None
        if action in options:
            return Chosen(action)
        rule = refusal(state, action)
        if rule is None or rule is Rule.N4:
            rule = _AFTER_PICKS.get(type(action), Rule.N4)
        return Forbidden(action, rule)

    def _named(self, word: str) -> Action | Reveal | None:
        try:
            return parse_move(word)
        except NotationError:
            return self._actions.get(fold(word))

    def _begun(self, options: Iterable[Action], word: str) -> Action | None:
        wanted = set(options)
        begun = {a for name, a in self._actions.items() if a in wanted and name.startswith(fold(word))}
        return begun.pop() if len(begun) == 1 else None

    def _meant(self, state: State, word: str, picked: Sequence[Action]) -> Asked | Unknown:
        """The only command that begins like a word, if no option does; otherwise what the word resembles."""
        folded = fold(word)
        words = (*map(write_action, options_of(state, picked)), *self.commands)
        known = {fold(name): name for name in words}
        begun = [name for name in known if name.startswith(folded)]
        meant = {self.commands.get(name) for name in begun}
        if len(meant) == 1 and (command := meant.pop()):
            return Asked(command)
        return Unknown(word, tuple(known[name] for name in begun or get_close_matches(folded, known)))
