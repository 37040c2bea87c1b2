"""Judgements: why an action is refused, what is wrong with a text, and who wins."""

from collections.abc import Sequence

from orbis.locales.sentence import Sentence, listed
from orbis.notation import NotationError
from orbis.rules import Fault, Rule
from orbis.rules.tile_rows import COLUMNS

MOST_SHOWN = 60
"""How many characters of what was found are shown."""


def rule_sentence(rule: Rule) -> Sentence:
    """A rule as players read it; it also answers why an action is refused."""
    return Sentence(f"rule-{rule.value}")


def winners_sentence(names: Sequence[str]) -> Sentence:
    """Who wins, alone or together."""
    return Sentence.of("winners", count=len(names), names=listed("list-and", names))


def fault_sentence(fault: Fault) -> Sentence:
    """Where a fault is, what is expected there and what was found."""
    return Sentence.of(
        f"fault-{fault.kind.value}",
        row=fault.row,
        column=fault.column or "none",
        found=_found(fault.found),
        header=",".join(COLUMNS),
    )


def expected_sentence(error: NotationError) -> Sentence:
    """What was expected where a text breaks its notation."""
    return Sentence.of(f"expected-{error.phrase.name.lower().replace('_', '-')}", **error.arguments)


def _found(text: str) -> Sentence:
    if not text:
        return Sentence("fault-found-nothing")
    shown = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    # A file from elsewhere must not send control characters to a terminal.
    printable = "".join(character if character.isprintable() else "�" for character in shown)
    return Sentence.of("fault-found", text=printable)
