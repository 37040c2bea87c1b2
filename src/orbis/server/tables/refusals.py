"""Why a request is refused: a code for programs, a sentence for people, and the rule if there is one."""

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
    "name_taken",
    "not_your_turn",
    "illegal",
    "stale",
    "late",
    "out_of_time",
    "paused",
    "no_wish",
    "unfit",
    "limit",
    "too_many",
    "unavailable",
]


class TextFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault in a text: its place, its kind, and what was found there."""

    line: int
    column: str
    kind: str
    found: str
    expected: PlainSentence | None = None
    """What the notation expects there, for translation; `kind` says it in English."""


def misread(error: NotationError) -> TextFault:
    expected = expected_sentence(error).plain()
    return TextFault(error.line, str(error.column), error.expected, error.found[:80], expected)


class Refused(Exception):
    """A request was refused and changed nothing."""

    def __init__(
        self, code: RefusalCode, message: str, rule: Rule | None = None, faults: tuple[TextFault, ...] = ()
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule
        self.faults = faults


ForbiddenReason = Literal[
    "seat-of-another",
    "players-only",
    "host-only",
    "others-decide",
    "others-play",
    "bot-plays",
    "no-bot",
    "have-seat",
    "seat-freed",
    "phrases-only",
    "no-free-text",
    "no-hints",
    "rated",
    "day-is-on",
    "not-friends",
    "no-going-back",
    "own-seat",
    "others-wait",
    "back-soon",
    "one-deal",
    "daily-stays",
    "passkey",
    "brought-by-another",
]
"""What a person is told who may not do something."""


def forbidden(reason: ForbiddenReason, message: str) -> Refused:
    """A refusal whose reason the page has words for."""
    return Refused("forbidden", message, faults=(TextFault(0, "", reason, ""),))


STORE_AWAY = Refused(
    "unavailable", "the store cannot be reached, and this may have been stored or not: send it again"
)
"""The only refusal after which the request may have been carried out."""
