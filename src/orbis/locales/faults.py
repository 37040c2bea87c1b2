"""The faults of a tile set file and of a text in notation, in words."""

from orbis.locales.sentence import Sentence
from orbis.notation import NotationError
from orbis.rules.tile_rows import COLUMNS, Fault

MOST_SHOWN = 60
"""How many characters of what was found are shown."""


def fault_sentence(fault: Fault) -> Sentence:
    """Where a fault stands, what is expected there and what was found."""
    return Sentence.of(
        f"fault-{fault.kind.value}",
        row=fault.row,
        column=fault.column or "none",
        found=_found(fault.found),
        header=",".join(COLUMNS),
    )


def expected_sentence(error: NotationError) -> Sentence:
    """What was expected where a text does not keep to a notation."""
    return Sentence.of(f"expected-{error.phrase.name.lower().replace('_', '-')}", **error.arguments)


def _found(text: str) -> Sentence:
    if not text:
        return Sentence("fault-found-nothing")
    shown = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    # A file from elsewhere must not send control characters to a terminal.
    printable = "".join(character if character.isprintable() else "�" for character in shown)
    return Sentence.of("fault-found", text=printable)
