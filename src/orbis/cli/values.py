"""The values of arguments: each is read from its text, or `ValueError`."""

LONGEST_PAUSE = 60.0
MOST_ELO = 1000.0


def whole_text(text: str) -> str:
    """A text that has bytes in UTF-8, as a seed must (H1)."""
    text.encode()
    return text


def seconds(text: str) -> float:
    """A pause that anybody would wait for."""
    pause = float(text)
    if not 0 <= pause <= LONGEST_PAUSE:
        raise ValueError
    return pause


def at_least_one(text: str) -> int:
    """A positive whole number."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def elo(text: str) -> float:
    """A difference in Elo points."""
    points = float(text)
    if not abs(points) <= MOST_ELO:
        raise ValueError
    return points
