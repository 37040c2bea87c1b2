"""What a process tells the others about events it has stored: as many in a notification as it can hold."""

from collections.abc import Iterator, Sequence

from orbis.server.stores.note import Change, Note
from orbis.server.stores.tables import Append

MOST_BYTES = 7_900
"""PostgreSQL refuses longer notifications."""

LARGEST_EVENT = 4_000
"""Bytes of an event that is sent along; whoever needs a larger one reads it."""


def write_note(append: Append) -> str:
    """A line about an event: its table, its number and, if it is small, all of it."""
    line = f"{append.table} {append.number}"
    body = append.body
    if len(body) > LARGEST_EVENT or b"\0" in body or b"\n" in body:
        return line
    try:
        return f"{line} {body.decode()}"
    except UnicodeDecodeError:
        return line


def told(process: str, name: str, change: Change) -> str:
    """SQL that tells the other processes of a change; `process` and `name` are SQL, too."""
    return f"pg_notify('orbis', concat({process}, E'\\n', {name}, ' {change:d}'))"


def parcels(notes: Sequence[str]) -> list[int]:
    """For each note, the number of the notification that carries it."""
    numbers, number, used = [], 0, 0
    for note in notes:
        size = len(note.encode()) + 1
        if used + size > MOST_BYTES:
            number, used = number + 1, 0
        used += size
        numbers.append(number)
    return numbers


def read_notes(lines: Sequence[str]) -> Iterator[Note]:
    for line in lines:
        table, number, *body = line.split(" ", 2)
        yield Note(table, int(number), body[0].encode() if body else None)
