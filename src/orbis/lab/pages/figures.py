"""Numbers as each language writes them."""

from math import isnan

from orbis.locales import Speech

NONE = "–"
MINUS = "−"


def number(value: float, speech: Speech, digits: int = 0, *, sign: bool = False) -> str:
    """A number with that many digits after the point.

    >>> number(-1234.56, Speech("en"), 1), number(0.5, Speech("de"), 1, sign=True)
    ('−1234.6', '+0,5')
    """
    if isnan(value):
        return NONE
    rounded = round(value, digits) + 0.0  # no negative zero
    text = f"{rounded:{'+' if sign and rounded else ''}.{digits}f}".replace("-", MINUS)
    return text if speech.language == "en" else text.replace(".", ",")


def plain(value: float, speech: Speech) -> str:
    """A number with as few digits as it needs, as on an axis.

    >>> plain(0.5, Speech("pl")), plain(-20.0, Speech("pl"))
    ('0,5', '−20')
    """
    _, _, digits = f"{value:.10f}".rstrip("0").partition(".")
    return number(value, speech, len(digits))


def percent(share: float, speech: Speech, digits: int = 0) -> str:
    """A share from 0 to 1, in per cent."""
    return NONE if isnan(share) else speech.text("lab-percent", value=number(100 * share, speech, digits))


def span(low: float, high: float, speech: Speech, digits: int = 0) -> str:
    if isnan(low) or isnan(high):
        return NONE
    return speech.text("lab-range", low=number(low, speech, digits), high=number(high, speech, digits))


def duration(milliseconds: float, speech: Speech) -> str:
    """A time in milliseconds, short ones with more digits."""
    return number(milliseconds, speech, 0 if milliseconds >= 100 else 1 if milliseconds >= 1 else 2)
