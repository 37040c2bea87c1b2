"""The rulebook: each rule in the player's language, with its exact paragraph in RULES.md."""

import re
from functools import cache
from importlib.resources import files

from rich.text import Text

from orbis.locales import Speech
from orbis.rules import Rule
from orbis.tui.blocks import line, wrapped
from orbis.tui.lookup import Lookup
from orbis.tui.symbols import STRONG

_FOR_PROGRAMS = frozenset((Rule.N4, Rule.N8, Rule.N9, Rule.H1, Rule.H2, Rule.H3, Rule.H4, Rule.V1, Rule.V2))
"""The rules that only programs need: players find them by their ids alone."""

PLAYERS_RULES = tuple(rule for rule in Rule if rule not in _FOR_PROGRAMS)

_ITEM = re.compile(r"^- \*\*([A-Z]\d+)\b.*?(?=^- |^#|^\||^$)", re.MULTILINE | re.DOTALL)
_TABLE_ROW = re.compile(r"^\| \*\*([A-Z]\d+)\*\* \|.*$", re.MULTILINE)


@cache
def paragraphs() -> dict[Rule, str]:
    """The paragraph of each rule as in RULES.md, without Markdown."""
    text = (files("orbis") / "RULES.md").read_text("utf-8") + "\n\n"
    found = [*_ITEM.finditer(text), *_TABLE_ROW.finditer(text)]
    return {Rule(each[1]): _unmarked(each[0]) for each in found}


def _unmarked(text: str) -> str:
    """A paragraph on one line, without the Markdown of the list or table."""
    if text.startswith("|"):
        text = " · ".join(cell.strip() for cell in text.strip("| ").split("|"))
    return re.sub(r"\s+", " ", text.removeprefix("- ").replace("**", "").replace("`", "")).strip()


def draw_rule(rule: Rule, speech: Speech, width: int, exact: bool = False) -> tuple[Text, ...]:
    """A rule's id and text in the player's language and, if wanted, its exact English paragraph."""
    sentence = line(Text(f"{rule.value:<4}", STRONG), speech.rule(rule))
    lines = wrapped(sentence, width, indent="    ")
    if exact:
        source = speech.text("tui-rule-exact", text=paragraphs()[rule])
        lines = (*lines, Text(""), *wrapped(source, width, indent="    "))
    return lines


def draw_rules(speech: Speech, width: int, wanted: str = "") -> tuple[Text, ...]:
    """The exact rule with an id, or else the players' rules: those with what is wanted, or all."""
    rule = rule_of(wanted)
    if rule is not None:
        return draw_rule(rule, speech, width, exact=True)
    found = Lookup(speech, PLAYERS_RULES).find(wanted) if wanted else PLAYERS_RULES
    return tuple(row for rule in found for row in draw_rule(rule, speech, width))


def rule_of(text: str) -> Rule | None:
    """The rule with an id, in lower or upper case."""
    return next((rule for rule in Rule if rule.value == text.upper()), None)
