"""The gods: their names and what they do."""

from orbis.locales.sentence import Sentence
from orbis.rules import God


def god_sentence(god: God) -> Sentence:
    """The name of a god."""
    return Sentence(f"god-G{god.number}")


def god_object(god: God) -> Sentence:
    """The name of a god, as an object."""
    return Sentence(f"god-G{god.number}.object")


def god_effect_sentences(god: God) -> tuple[Sentence, ...]:
    """What a god does when taken, if anything, and at the end."""
    taken, end = (Sentence(f"god-G{god.number}.{moment}") for moment in ("taken", "end"))
    return (taken, end) if god.gain or god.discard else (end,)
