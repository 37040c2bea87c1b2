"""Cards: what a messenger shows of a link before it is opened. They tell only what everybody may know."""

import os
import re
from functools import cache
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from orbis.locales import Speech, chosen_language
from orbis.server.http.endpoint import HOST
from orbis.server.http.service import Service
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.tables.events import Status
from orbis.server.tables.refusals import Refused
from orbis.server.tables.requests import ID_PATTERN
from orbis.server.tables.table import GameTable

IMAGE, WIDTH, HEIGHT = "/card.png", 1200, 630
"""The picture of every card."""


class Card(NamedTuple):
    """The title and the description of an address, and the origin under which it was asked for."""

    title: str
    description: str
    origin: str
    path: str

    @property
    def html(self) -> str:
        """The card as tags for the head of a page."""
        image = self.origin + IMAGE
        open_graph = {
            "og:type": "website",
            "og:site_name": "Orbis",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": self.origin + self.path,
            "og:image": image,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        named = {"description": self.description, "twitter:card": "summary_large_image"}
        return "\n    ".join(
            [
                f"<title>{escape(self.title)}</title>",
                *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
                *(
                    f'<meta property="{name}" content="{escape(text)}" />'
                    for name, text in open_graph.items()
                ),
            ]
        )


async def card_of(request: Request) -> Card | None:
    """The card of an address of the page; None if the request does not name the server properly."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        return None
    path = request.scope["path"]
    title, description = await _words(request, _speech(), path)
    return Card(title, description, f"{request.url.scheme}://{host}", path)


@cache
def _speech() -> Speech:
    """The language of the server."""
    return Speech(chosen_language(None, os.environ))


async def _words(request: Request, speech: Speech, path: str) -> tuple[str, str]:
    page, _, rest = path.strip("/").partition("/")
    id = rest.partition("/")[0]
    if page in {"table", "record", "review"} and re.fullmatch(ID_PATTERN, id):
        service: Service = request.app.state.service
        try:
            if page != "table":
                record = await service.library.record(id)
                names = " · ".join(seat.name for seat in record.seats)
                return speech.text("server-card-table", names=names), speech.text("server-card-record")
            async with service.hub.holding(id) as live:
                return _words_of_table(speech, live.table)
        except (Refused, StoreUnavailable):
            pass  # the page itself says what is wrong
    if page == "learn":
        return f"{speech.text('learn-title')} · Orbis", speech.text("learn-intro")
    return speech.text("pages-title"), speech.text("pages-subheading")


def _words_of_table(speech: Speech, table: GameTable) -> tuple[str, str]:
    names = [seat.name for seat in table.seats if seat.name]
    together = " · ".join(names)
    if table.status is Status.WAITING:
        host = next((seat.name for seat in table.seats if seat.player and seat.player == table.host), "")
        open_seats = sum(seat.kind == "open" for seat in table.seats)
        title = speech.text("server-card-invited", name=host) if host else speech.text("pages-title")
        if not open_seats:
            return title, speech.text("server-card-full", names=together)
        return title, speech.text("server-card-seats", names=together, count=open_seats)
    title = speech.text("server-card-table", names=together)
    if table.status is Status.PLAYING and table.match is not None:
        return title, speech.text("server-card-round", round=table.match.state.round)
    return title, speech.text("question-over")
