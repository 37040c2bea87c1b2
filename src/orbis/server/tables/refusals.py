"""Why a request is refused: a code for programs, a sentence for people, and the rule if it is one."""

from typing import Literal

import msgspec

from orbis.locales import PlainSentence, expected_sentence
from orbis.notation import NotationError
from orbis.rules import Rule

RefusalCode = Literal[
    "bad_request",
    "too_large",
    "no_identity",
    "forbidden",
    "not_found",
    "not_waiting",
    "not_playing",
    "seat_taken",
    "not_your_turn",
    "illegal",
    "stale",
    "late",
    "out_of_time",
    "no_wish",
    "unfit",
    "limit",
    "too_many",
    "unavailable",
]


class TextFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where in a text something is wrong, what kind of fault it is, and what was found there."""

    line: int
    column: str
    kind: str
    found: str
    expected: PlainSentence | None = None
    """What a notation expects there, which `kind` says in English."""


def misread(error: NotationError) -> TextFault:
    """The place at which a text does not keep to a notation."""
    expected = expected_sentence(error).plain()
    return TextFault(error.line, str(error.column), error.expected, error.found[:80], expected)


class Refused(Exception):
    """A request that changed nothing."""

    def __init__(
        self, code: RefusalCode, message: str, rule: Rule | None = None, faults: tuple[TextFault, ...] = ()
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule
        self.faults = faults


STORE_AWAY = Refused(
    "unavailable", "the store cannot be reached, and this may have been stored or not: send it again"
)
"""The one refusal after which the request may have been carried out."""
