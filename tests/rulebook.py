"""The ids that RULES.md defines, and the mark with which a test names the rules it proves."""

import re
from pathlib import Path

import pytest

rule = pytest.mark.rule
"""Marks a test: `@rule("P3")`, or several ids."""

RULES = Path(__file__).parent.parent / "RULES.md"


def rule_ids() -> list[str]:
    """The ids that RULES.md defines, in order."""
    return list(dict.fromkeys(re.findall(r"\*\*([A-Z]\d+)\b", RULES.read_text("utf-8"))))
