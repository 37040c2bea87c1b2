"""Blocks of styled lines, all of one width, and how they are combined."""

from collections.abc import Iterable, Sequence

from rich.text import Text

Block = tuple[Text, ...]
"""Lines of the same width, measured in terminal cells."""

Lines = tuple[Text, ...]
"""Lines of any width."""


def line(*parts: Text | str) -> Text:
    return Text.assemble(*parts)


def fitted(text: Text | str, width: int) -> Text:
    """A line of exactly that width: filled with spaces, or cut with an ellipsis.

    >>> fitted("kingdom", 4).plain, fitted("god", 4).plain
    ('kin…', 'god ')
    """
    text = Text(text) if isinstance(text, str) else text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def spread(left: Text | str, right: Text | str, width: int) -> Text:
    """A line with one part at its left end and one at its right end; the left one is cut if necessary.

    >>> spread("Anna", "12", 9).plain
    'Anna   12'
    """
    right = Text(right) if isinstance(right, str) else right
    left = Text(left) if isinstance(left, str) else left
    room = width - right.cell_len
    if left.cell_len == room:
        return line(left, right)
    if room <= 1:
        return fitted(line(left, " ", right), width)
    return line(fitted(left, room - 1), " ", right)


def block(lines: Iterable[Text | str], width: int, height: int | None = None) -> Block:
    """Fit lines to a width and, if one is given, a height."""
    fits = [fitted(each, width) for each in lines]
    if height is not None:
        fits = fits[:height] + [fitted("", width)] * (height - len(fits))
    return tuple(fits)


def beside(blocks: Sequence[Block], gap: str = " ") -> Block:
    """Blocks side by side; shorter ones are filled up at the bottom."""
    height = max(map(len, blocks), default=0)
    widths = [each[0].cell_len if each else 0 for each in blocks]
    filled = [block(each, width, height) for each, width in zip(blocks, widths, strict=True)]
    return tuple(Text(gap).join(parts) for parts in zip(*filled, strict=True))


def wrapped(text: Text | str, width: int, indent: str = "") -> tuple[Text, ...]:
    """A text broken between words, with later lines indented; only a very long word exceeds the width."""
    text = Text(text) if isinstance(text, str) else text
    if text.cell_len <= width:
        return (text,)
    lines: list[list[Text]] = [[]]
    room = width
    for word in text.split(" "):
        length = word.cell_len + (1 if lines[-1] else 0)
        if lines[-1] and length > room:
            lines.append([])
            room = width - len(indent)
            length = word.cell_len
        lines[-1].append(word)
        room -= length
    first, *rest = (Text(" ").join(words) for words in lines)
    return (first, *(line(indent, each) for each in rest))


def packed(parts: Iterable[Text], width: int, gap: str = "  ") -> tuple[Text, ...]:
    """Unbroken parts, as many per line as fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = line(lines[-1], gap, part)
        else:
            lines.append(part)
    return tuple(lines)


def aligned(parts: Sequence[Text], width: int, gap: str = "  ") -> tuple[Text, ...]:
    """Parts in columns of equal width, as many per line as fit."""
    room = max((part.cell_len for part in parts), default=0)
    columns = max(1, (width + len(gap)) // (room + len(gap)))
    rows = (parts[first : first + columns] for first in range(0, len(parts), columns))
    return tuple(Text(gap).join(fitted(part, room) for part in row) for row in rows)


class Canvas:
    """An area on which lines are put at a column and row."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[dict[int, Text]] = [{} for _ in range(height)]

    def put(self, column: int, row: int, lines: Iterable[Text | str]) -> None:
        """Put lines with their upper left corner at a place; they must not overlap others."""
        for down, each in enumerate(lines):
            self._rows[row + down][column] = Text(each) if isinstance(each, str) else each

    def lines(self) -> Block:
        return block((self._assembled(row) for row in self._rows), self.width)

    def _assembled(self, row: dict[int, Text]) -> Text:
        assembled = Text()
        for column in sorted(row):
            assembled = line(assembled, " " * (column - assembled.cell_len), row[column])
        return assembled
