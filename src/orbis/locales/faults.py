"""The faults of a tile set file in words."""

from orbis.locales.texts import Texts
from orbis.rules.tileset import COLUMNS, Fault

MOST_SHOWN = 60
"""How many characters of what was found are shown."""


def fault_text(texts: Texts, fault: Fault) -> str:
    """Where a fault stands, what is expected there and what was found."""
    return texts.text(
        f"fault-{fault.kind.value}",
        row=fault.row,
        column=fault.column or "none",
        found=_found(texts, fault.found),
        header=",".join(COLUMNS),
    )


def _found(texts: Texts, text: str) -> str:
    if not text:
        return texts.text("fault-found-nothing")
    shown = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    # A file from elsewhere must not send control characters to a terminal.
    printable = "".join(character if character.isprintable() else "�" for character in shown)
    return texts.text("fault-found", text=printable)
