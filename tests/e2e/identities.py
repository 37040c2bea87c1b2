"""People and their ways back: links, and coming back by them."""

import re

from playwright.sync_api import Page, expect

from orbis.locales import Language

from .saying import button, say
from .visits import Visit

UNRECOGNISED = "401"
NOTICE = ".notices > .notice"


def kept_link(visit: Visit, language: Language = "en") -> str:
    """Make a link in the settings, and return it without the address of the server."""
    page = visit.open("/settings#you")
    button(page, "me-link-make", language).or_(button(page, "me-link-renew", language)).click()
    link = page.get_by_label(say("me-link", language), exact=True).input_value()
    assert re.fullmatch(re.escape(visit.address) + r"/me#[\w-]{43}", link)
    return link.removeprefix(visit.address)


def come_back(visit: Visit, link: str, name: str) -> Page:
    page = visit.open(link)
    expect(page).to_have_url(f"{visit.address}/me")
    with page.expect_response("**/api/my/tables"):
        button(page, "me-back-as", name=name).click()
    return page
