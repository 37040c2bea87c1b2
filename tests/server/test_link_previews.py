"""What a messenger shows of a link to the server."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.requests import Request
from support.description import Answer
from support.server import ServerProcess

from orbis.server.http.cards import Card
from orbis.server.http.static import Pages
from orbis.server.tables.requests import Ready, Sit

from .test_pages import ask
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor

BROWSER = {"accept": "text/html"}


class Head(HTMLParser):
    """The tags in the head of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.named: dict[str, str] = {}
        self.tags: list[str] = []
        self.title = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.named[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and not self.title:
            self.title = data


def opened(visitor: Visitor, path: str, **headers: str) -> Answer:
    return visitor.ask("GET", path, headers={**BROWSER, **headers})


def head_of(visitor: Visitor, path: str, **headers: str) -> Head:
    return Head(opened(visitor, path, **headers).content.decode())


@pytest.mark.parametrize("accepted", ["text/html", "*/*"])
def test_an_invitation_says_who_invites_and_what_is_open(server: ServerProcess, accepted: str) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, OPEN, OPEN, PILGRIM)
    head = head_of(Visitor(server), f"/table/{table}", accept=accepted)
    assert head.title == head.named["og:title"] == "Ann invites you to Orbis"
    assert "Ann" in head.named["og:description"]
    assert "2 seats are open" in head.named["og:description"] == head.named["description"]
    assert head.named["og:url"] == f"http://{server.host}/table/{table}"
    assert head.named["og:image"] == f"http://{server.host}/card.png"


def test_the_card_changes_with_the_table(server: ServerProcess) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.create(HERE, OPEN)
    before = opened(Visitor(server), f"/table/{table}")
    ben.submit(table, Sit(1, "Ben"))
    ben.submit(table, Ready(1))
    after = opened(Visitor(server), f"/table/{table}", **{"if-none-match": before.headers["etag"]})
    assert after.status == 200
    assert after.headers["etag"] != before.headers["etag"]
    assert Head(after.content.decode()).named["og:title"] == "Orbis: Ann · Ben"
    same = opened(Visitor(server), f"/table/{table}", **{"if-none-match": after.headers["etag"]})
    assert same.status == 304


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><img src=x>", "' onload='x"])
def test_names_are_only_text(server: ServerProcess, name: str) -> None:
    table = Person(server, name).create(HERE, OPEN)
    head = head_of(Visitor(server), f"/table/{table}")
    plain = head_of(Visitor(server), "/")
    assert name in head.named["og:title"]
    assert head.tags == plain.tags


def test_an_unknown_table_has_the_card_of_the_start_page(server: ServerProcess) -> None:
    start = head_of(Visitor(server), "/")
    assert start.named["og:title"]
    for path in ("/table/none", "/record/none", "/table/a%22b", "/nowhere"):
        head = head_of(Visitor(server), path)
        assert (head.title, head.named["og:description"]) == (start.title, start.named["og:description"])


def test_nothing_hidden_is_told(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    text = opened(Visitor(server), f"/table/{table}").content.decode()
    assert not re.search(r"[0-9a-f]{32}", text.replace(table, ""))


@pytest.mark.parametrize("host", ['evil"><b>', "a b", "", "x/y"])
def test_a_host_that_is_none_is_not_repeated(server: ServerProcess, host: str) -> None:
    text = opened(Visitor(server), "/", host=host).content.decode()
    assert "og:url" not in text
    assert "<b>" not in text


def test_the_address_is_the_one_behind_a_trusted_proxy(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "orbis.sqlite"), proxies="127.0.0.1") as server:
        forwarded = {"x-forwarded-proto": "https", "host": "orbis.example"}
        assert head_of(Visitor(server), "/", **forwarded).named["og:url"] == "https://orbis.example/"


def test_a_page_with_a_card_keeps_all_else(tmp_path: Path) -> None:
    page = b'<head><title>Orbis</title><script src="/a.js"></script></head>'
    (tmp_path / "index.html").write_bytes(page)
    pages = Pages.of(tmp_path)
    card = Card("Ann & Ben", "Two", "https://orbis.example", "/table/x")
    scope = {"type": "http", "method": "GET", "path": "/table/x", "query_string": b""}
    asked = Request({**scope, "headers": [(b"accept", b"text/html")]})
    body = bytes(pages.answer_to(asked, card).body)
    assert b"<title>Ann &amp; Ben</title>" in body
    assert body.endswith(b'<script src="/a.js"></script></head>')
    assert bytes(ask(pages, "/", accept="text/html").body) == page
