"""The faults of a tile set file in words."""

from orbis.locales.sentence import Sentence
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


def _found(text: str) -> Sentence:
    if not text:
        return Sentence("fault-found-nothing")
    shown = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    # A file from elsewhere must not send control characters to a terminal.
    printable = "".join(character if character.isprintable() else "�" for character in shown)
    return Sentence.of("fault-found", text=printable)
