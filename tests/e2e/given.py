"""A table that is drawn from what a test gives it, instead of what the server knows of it."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from orbis.notation import parse_state
from orbis.rules import State

from .site import InsideVisit
from .tables import HERE, make
from .visits import Message, Visit

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
TABLES = [file.stem for file in sorted(FIXTURES.glob("*.json")) if b'"view"' in file.read_bytes()[:20]]

View = dict[str, Any]


_NOTE = """
  window.wanted = [];
  const { fetch } = window;
  window.fetch = (path, asked) => {
    if (!window.isPressed) return fetch(path, asked);
    window.wanted.push(path);
    return Promise.reject(new TypeError("this is only looked at"));
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { kind, ask } = JSON.parse(text);
    if (kind === "submit") window.wanted.push(ask.do);
    send.call(this, text);
  };
"""
"""Notes in `wanted` what a page asks for; once it is pressed, only its socket is answered."""


class GivenTable:
    """The line of a page to one table: every view comes from the test, and everything asked is refused."""

    def __init__(self, page: Page, table: str) -> None:
        self._table = table
        self._view: View = {}
        self._events: list[Message] = []
        self._present: list[int] | None = None
        page.route_web_socket("**/api/socket", self._route)
        page.add_init_script(_NOTE)

    def show(
        self,
        view: View,
        events: list[Message],
        player: str,
        seat: int | None,
        present: list[int] | None = None,
    ) -> None:
        """Give what the page is told when it is opened next, with its player in a seat, and who is there."""
        seats = [
            {**each, "player": player} if number == seat else each
            for number, each in enumerate(view["seats"])
        ]
        self._view = {**view, "id": self._table, "seats": seats}
        self._events = events
        self._present = present

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "table":
                message |= {"view": self._view, "missed": self._events}
            if message["kind"] == "present" and self._present is not None:
                message |= {"seats": self._present}
            if message["kind"] == "table" and self._present is not None:
                message |= {"present": self._present}
            if message["kind"] != "event":
                socket.send(json.dumps(message))

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] != "submit":
                server.send(text)
                return
            refusal = {"kind": "error", "error": {"code": "stale", "message": "this is only looked at"}}
            named = {name: message[name] for name in ("table", "client", "request")}
            socket.send(json.dumps(refusal | named))

        server.on_message(from_server)
        socket.on_message(from_page)


def given(
    visit: Visit,
    table: str,
    *,
    others: bool = False,
    watching: bool = False,
    events: tuple[Message, ...] = (),
    present: list[int] | None = None,
    **told: object,
) -> State:
    """Open the table of a fixture in the seat that decides, in another one or in none, and return its state.

    What else is told of the table is given by its names in a view.
    """
    assert not isinstance(visit, InsideVisit), "there is no line to a server: mark the test both(False)"
    path = make(visit, HERE, HERE)
    scene = json.loads((FIXTURES / f"{table}.json").read_text())
    state = parse_state(scene["view"]["game"]["state"]["text"])
    line = GivenTable(visit.page, path.rpartition("/")[2])
    seat = None if watching else (state.seat + others) % len(state.players)
    player = visit.get("/api/identity")["id"]
    line.show(scene["view"] | told, [*scene["events"], *events], player, seat, present)
    visit.open(path).locator(".prompt").wait_for(state="attached")
    return state
