"""What the rules decide: why something is refused, and who wins."""

from collections.abc import Sequence

from orbis.locales.lists import listed
from orbis.locales.sentence import Sentence
from orbis.rules import Rule


def rule_sentence(rule: Rule) -> Sentence:
    """A rule as told to a player; it also answers why an action is refused."""
    return Sentence(f"rule-{rule.value}")


def winners_sentence(names: Sequence[str]) -> Sentence:
    """Who wins, alone or together."""
    return Sentence.of("winners", count=len(names), names=listed("list-and", names))
