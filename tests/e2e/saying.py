"""What the page says, by the keys of its texts."""

from orbis.locales import Language, Speech


def say(key: str, language: Language = "en", **arguments: str | int) -> str:
    """A text of the page."""
    return Speech(language).text(key, **arguments)
