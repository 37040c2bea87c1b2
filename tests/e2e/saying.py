"""What the page says, by the keys of its texts."""

import re

from playwright.sync_api import Locator, Page

from orbis.locales import Language, Speech


def say(key: str, language: Language = "en", **arguments: str | int) -> str:
    """A text of the page."""
    return Speech(language).text(key, **arguments)


def named(key: str, language: Language = "en", **arguments: str | int) -> re.Pattern[str]:
    """A pattern of names by which things are found, which have plain spaces."""
    return re.compile(say(key, language, **arguments).replace("\u00a0", " "))


def button(page: Page, key: str, language: Language = "en", **arguments: str | int) -> Locator:
    return page.get_by_role("button", name=say(key, language, **arguments), exact=True)
