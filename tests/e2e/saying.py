"""What the page says, by the keys of its texts."""

import re

from orbis.locales import Language, Speech


def say(key: str, language: Language = "en", **arguments: str | int) -> str:
    """A text of the page."""
    return Speech(language).text(key, **arguments)


def named(key: str, language: Language = "en", **arguments: str | int) -> re.Pattern[str]:
    """A pattern of names by which things are found, which have plain spaces."""
    return re.compile(say(key, language, **arguments).replace("\u00a0", " "))
