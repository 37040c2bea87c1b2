"""The way back after a lost cookie: by a link, a passkey or mail."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbis.locales import Language

from .conftest import Visitor
from .identities import NOTICE, UNRECOGNISED, come_back, kept_link
from .looking import beyond, covered, cut_texts
from .mailing import confirm_mailbox, link_in, mailing
from .playing import coming, play_turn
from .saying import button, say
from .tables import DAYS, HERE, OPEN, bot, introduce, make
from .visits import DESKTOP, LAPTOP, PHONE_WITH_BARS, barriers

pytestmark = pytest.mark.both(False)  # the ways back lead to a server


def test_a_lost_cookie_loses_no_game(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.arrive()
    table = make(visit, HERE, bot(), grace=None)
    visit.open(table)
    play_turn(page)
    coming(page)
    link = kept_link(visit)
    name = page.get_by_label(say("pages-your-name")).input_value()
    visit.context.clear_cookies()
    visit.expected = UNRECOGNISED
    visit.open("/")
    expect(page.get_by_text(f"{say('pages-lost', name=name)} {say('pages-lost-safe')}")).to_be_visible()
    expect(page.locator("li a.mine")).to_have_count(0)
    page.get_by_role("link", name=say("pages-lost-back")).click()
    page.get_by_label(say("me-back-link")).fill(f"{visit.address}{link}")
    button(page, "me-back-continue").click()
    expect(
        page.get_by_text(say("me-back-owner", name=name, tables=say("me-tables", count=1)))
    ).to_be_visible()
    button(page, "me-back-as", name=name).click()
    page.locator(f'a.mine[href="{table}"]').click()
    play_turn(page)
    coming(page)
    # Everything in the browser may be gone.
    visit.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    come_back(visit, link, name).locator(f'a.mine[href="{table}"]').click()
    play_turn(page)


@pytest.mark.thorough
def test_a_spectator_with_a_players_name_is_led_back_to_the_seat(visitor: Visitor) -> None:
    ann, ben = visitor(), visitor(size=LAPTOP)
    path = make(ann, HERE, OPEN)
    page = ben.open(path)
    page.get_by_label(say("pages-your-name")).fill("Ben")
    button(page, "pages-sit").click()
    page.locator(".prompt").wait_for()
    ben.context.clear_cookies()
    ben.expected = UNRECOGNISED
    ben.open(path)
    lost = page.get_by_role("status").filter(has_text=say("me-back-lost", name="Ben"))
    expect(lost).to_be_visible()
    page.reload()
    expect(lost, "nobody is somebody new unless they want it").to_be_visible()
    expect(page.get_by_text(say("me-back-none", name="Ben"))).to_be_visible()
    assert ben.context.request.get(f"{ben.address}/api/identity").status == 401
    button(page, "pages-lost-new").click()
    asked = page.get_by_role("status").filter(has_text=say("pages-are-you", name="Ben"))
    expect(asked).to_be_visible()
    page.reload()  # now the server knows somebody else with that name
    expect(asked).to_be_visible()
    assert covered(page, NOTICE, "header a, header .tracker, header nav, .own .title") == []
    asked.get_by_role("link", name=say("pages-seat-back")).click()
    expect(page.get_by_label(say("me-back-link"))).to_be_visible()
    expect(page.get_by_role("link", name=say("me-back-code"))).to_be_visible()


@pytest.mark.thorough
def test_a_browser_that_knows_nobody_leads_back_to_the_seat_and_the_table(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), visitor(size=LAPTOP)  # no name that a newcomer may be given
    path = make(ann, HERE, OPEN)
    page = ben.open(path)
    page.get_by_label(say("pages-your-name")).fill("Ben")
    button(page, "pages-sit").click()
    page.locator(".prompt").wait_for()
    link = kept_link(ben)
    ben.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    ben.open(path)
    asked = page.get_by_role("status").filter(has_text=say("pages-seat-yours"))
    asked.get_by_role("link", name=say("pages-seat-back")).click()
    page.get_by_label(say("me-back-link")).fill(f"{ben.address}{link}")
    button(page, "me-back-continue").click()
    button(page, "me-back-as", name="Ben").click()
    expect(page).to_have_url(f"{ben.address}{path}")
    page.locator(".prompt").wait_for()
    expect(page.locator(".watching")).to_have_count(0)
    expect(asked).to_have_count(0)


@pytest.mark.thorough
def test_a_renewed_link_and_a_wrong_one_lead_nowhere(visitor: Visitor) -> None:
    ann, other = visitor(), visitor()
    ann.arrive()
    old = kept_link(ann)
    ann.open("/settings")
    expect(ann.page.get_by_text(say("me-link-renew-text"))).to_be_visible()
    kept_link(ann)
    other.expected = "404"
    page = other.open(old)
    expect(page.get_by_role("alert")).to_have_text(say("me-back-unknown"))
    page.get_by_label(say("me-back-link")).fill("a table, please")
    button(page, "me-back-continue").click()
    expect(page.get_by_role("alert")).to_have_text(say("me-back-bad"))


def test_whoever_has_tables_is_asked_before_they_become_somebody_else(visitor: Visitor) -> None:
    ann, bob = visitor(), visitor()
    ann.arrive()
    link = kept_link(ann)
    name = ann.page.get_by_label(say("pages-your-name")).input_value()
    page = bob.arrive()
    table = make(bob, HERE, OPEN)
    own = bob.context.request.get(f"{bob.address}/api/identity").json()["name"]
    # The page that greeted the newcomer does not know of the table.
    page.get_by_role("link", name=say("pages-been-here"), exact=True).click()
    page.get_by_label(say("me-back-link")).fill(f"{bob.address}{link}")
    button(page, "me-back-continue").click()
    other = page.get_by_text(say("me-back-other", name=own, tables=say("me-tables", count=1)))
    expect(other).to_be_visible()
    bob.open(link)
    expect(other).to_be_visible()
    assert barriers(page) == []
    button(page, "me-back-stay", name=own).click()
    expect(page.locator(f'a[href="{table}"]').first).to_be_visible()
    come_back(bob, link, name)
    expect(page.locator(f'a[href="{table}"]')).to_have_count(0)
    page = ann.open(link)
    expect(page.get_by_text(say("me-back-same", name=name))).to_be_visible()


def test_a_passkey_leads_back(visitor: Visitor) -> None:
    visit = visitor()
    visit.address = visit.address.replace("127.0.0.1", "localhost")  # addresses have no passkeys
    page = visit.arrive()
    devtools = visit.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    table = make(visit, HERE, OPEN)
    visit.open("/settings")
    button(page, "me-passkey-make").click()
    expect(page.get_by_role("button", name=re.compile(re.escape(say("me-delete"))))).to_be_visible()
    assert barriers(page) == []
    visit.context.clear_cookies()
    visit.expected = UNRECOGNISED
    visit.open("/me")
    expect(page.get_by_text(say("me-back-safe", ways=say("me-way-passkey")))).to_be_visible()
    page.evaluate("localStorage.clear()")
    visit.open("/me")
    with page.expect_response("**/api/my/tables"):
        button(page, "me-back-passkey").click()
    expect(page.locator(f'a[href="{table}"]').first).to_be_visible()


Look = tuple[Language, tuple[int, int]]

LOOKS: list[Look] = [
    ("en", DESKTOP),
    ("de", PHONE_WITH_BARS),
    ("pl", DESKTOP),
    ("sk", PHONE_WITH_BARS),
    ("ru", PHONE_WITH_BARS),
]


@pytest.mark.parametrize(("language", "size"), LOOKS)
@pytest.mark.thorough
def test_the_ways_back_fit_and_keep_nobody_out(
    visitor: Visitor, language: Language, size: tuple[int, int]
) -> None:
    visit = visitor(language=language, size=size)
    page = visit.arrive()
    link = kept_link(visit, language)
    page.get_by_role("img", name=say("me-link-qr", language)).wait_for()
    found = {"settings": [*cut_texts(page), *beyond(page), *barriers(page)]}
    other = visitor(language=language, size=size)
    page = other.open("/me")
    page.get_by_label(say("me-back-link", language)).wait_for()
    found["me"] = [*cut_texts(page), *beyond(page), *barriers(page)]
    other.open(link).locator("button.primary").wait_for()
    found["link"] = [*cut_texts(page), *beyond(page)]
    assert {where: misfits for where, misfits in found.items() if misfits} == {}


def test_whoever_lost_the_cookie_in_mid_game_comes_back_by_mail(visitor: Visitor, tmp_path: Path) -> None:
    with mailing(tmp_path) as (server, mailbox):
        ann = introduce(visitor(address=server.address, size=LAPTOP), "Ann")
        ben = introduce(visitor(address=server.address, size=PHONE_WITH_BARS, touch=True), "Ben")
        path = make(ann, HERE, OPEN, clock=DAYS)
        page = ben.open(path)
        button(page, "pages-sit").click()
        page.locator(".prompt").wait_for()
        confirm_mailbox(ben, mailbox, "ben@example.org")
        ann.open(path)
        play_turn(ann.page)
        ben.open(path)
        coming(page)
        ben.context.clear_cookies()
        ben.expected = UNRECOGNISED
        ben.open(path)
        expect(page.get_by_text(say("me-back-safe", ways=say("me-way-mail")))).to_be_visible()
        assert [*barriers(page), *beyond(page)] == []
        field = page.get_by_label(say("me-back-mail"), exact=True)
        field.fill("nobody@example.org")
        button(page, "me-back-mail-send").click()
        sent = page.get_by_role("status").filter(
            has_text=say("me-back-mail-sent", address="nobody@example.org", minutes=30)
        )
        expect(sent).to_be_visible()
        field.fill("Ben@example.org")
        button(page, "me-back-mail-send").click()
        link = link_in(mailbox, 2, r"http\S+/me#\S+")
        # A mail program opens another tab, which knows nothing of the first.
        tab = ben.context.new_page()
        tab.goto(ben.address + link)
        button(tab, "me-back-as", name="Ben").click()
        for each in (tab, page):
            expect(each).to_have_url(f"{ben.address}{path}")
            each.locator(".prompt").wait_for()
        tab.goto(ben.address + link)
        expect(tab.get_by_text(say("me-back-already", name="Ben"))).to_be_visible()
        assert [*barriers(tab), *beyond(tab)] == []
        tab.get_by_role("link", name=say("me-back-table")).click()
        expect(tab).to_have_url(f"{ben.address}{path}")
        tab.close()
        play_turn(page)
        # The browser has taken its own place among his devices.
        assert len(ben.get("/api/identity/ways")["devices"]) == 1
        # It has worked once.
        other = visitor(address=server.address)
        other.expected = "404"
        other.open(link)
        expect(other.page.get_by_role("alert")).to_have_text(say("me-back-unknown"))
        assert len(mailbox.received) == 2


def test_whoever_prepared_no_way_back_is_promised_none(visitor: Visitor) -> None:
    ann = introduce(visitor(), "Ann")
    ben = introduce(visitor(size=PHONE_WITH_BARS, touch=True), "Ben")
    path = make(ann, HERE, OPEN, clock=DAYS)
    page = ben.open(path)
    button(page, "pages-sit").click()
    page.locator(".prompt").wait_for()
    ben.context.clear_cookies()
    ben.expected = UNRECOGNISED
    ben.open(path)
    expect(page.get_by_text(say("me-back-none", name="Ben"))).to_be_visible()
    expect(page.get_by_text(f"{say('me-back-stays')} {say('pages-days-text')}")).to_be_visible()
    assert [*barriers(page), *beyond(page)] == []
    for promise in ("me-back-new-text", "pages-lost-safe"):
        expect(page.get_by_text(say(promise, name="Ben"))).to_have_count(0)
    expect(page.get_by_label(say("me-back-link"))).to_be_hidden()
    page.get_by_text(say("me-back-others")).click()
    expect(page.get_by_label(say("me-back-link"))).to_be_visible()
    page.get_by_role("link", name=say("me-back-code")).click()
    expect(page.get_by_label(say("pages-code-text"))).to_be_visible()
    ben.open("/")
    expect(page.get_by_text(f"{say('pages-lost', name='Ben')} {say('pages-lost-stays')}")).to_be_visible()
