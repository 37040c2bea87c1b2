"""The small pages behind the links in notices: a question with a button, what was done, or what to do."""

import os
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Literal, NamedTuple

from orbis.locales import Speech, chosen_language
from orbis.locales.languages import UnknownLanguage, known_language
from orbis.server.http.static import INDEX, built_page
from orbis.server.notices.proof import Purpose
from orbis.server.notices.words import speech_in

PageState = Literal["question", "done", "expired", "broken"]
"""Whether the page asks, says what was done, or says what to do about a link that does not work."""


class NoticePage(NamedTuple):
    purpose: Purpose
    state: PageState
    label: str = ""
    name: str = ""
    """Whom a mailbox leads back to."""
    leads_back: bool = False
    """Whether a mailbox leads back whose notices are to end, or have ended."""


def accepted_language(headers: Mapping[str, str]) -> str:
    """The first language that a browser asks for and the game speaks; empty if there is none.

    >>> accepted_language({"accept-language": "fr-FR, de;q=0.8, en;q=0.5"})
    'de'
    """
    for wanted in headers.get("accept-language", "").split(","):
        try:
            return known_language(wanted.partition(";")[0])
        except UnknownLanguage:
            continue
    return ""


def page_of(page: NoticePage, language: str) -> str:
    """A page in a language, or in the server's own if none is known; its button posts to the same address."""
    speech = speech_in(language) if language else Speech(chosen_language(None, os.environ))
    heading, home = escape(speech.text("app-notices")), escape(speech.text("notice-home"))
    text = escape(speech.text(_key(page), label=page.label, name=page.name))
    button = escape(speech.text(f"notice-{page.purpose}-button"))
    form = (
        f'<form method="post"><button class="primary">{button}</button></form>'
        if page.state == "question"
        else ""
    )
    links = "".join(f'<link rel="stylesheet" href="{escape(each)}">' for each in stylesheets())
    return (
        f'<!doctype html><html lang="{speech.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">'
        f'<link rel="icon" href="/icon.svg">{links}<title>{heading} · Orbis</title></head>'
        '<body><main class="page alone"><p class="sign"><img src="/icon.svg" width="36" height="36" alt="">'
        f'ORBIS</p><section class="panel card"><h1>{heading}</h1><p>{text}</p>'
        f'<div class="row">{form}<a class="secondary" href="/">{home}</a></div></section></main>'
        "</body></html>"
    )


@cache
def stylesheets() -> tuple[str, ...]:
    """The style sheets of the page for browsers; none if it was not built."""
    folder = built_page()
    if folder is None:
        return ()
    found = re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', (folder / INDEX).read_text("utf-8"))
    return tuple(found)


def _key(page: NoticePage) -> str:
    if page.state == "broken":
        return "notice-link-broken"
    what = "stop-mails" if page.purpose == "unsubscribe" and page.leads_back else page.purpose
    return f"notice-{what}-{page.state}"
