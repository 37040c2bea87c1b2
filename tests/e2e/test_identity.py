"""One's own name everywhere: the way back after a lost cookie, several devices, passkeys, settings."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from orbis.locales import Language

from .conftest import Visitor
from .looking import beyond, covered, cut_texts
from .mailing import confirm_mailbox, link_in, mailing
from .playing import coming, play_turn
from .saying import say
from .tables import HERE, OPEN, bot, introduce, make, play_ahead, submit
from .visits import DESKTOP, LAPTOP, PHONE_WITH_BARS, Visit, answered, barriers

pytestmark = pytest.mark.both(False)  # the ways back lead to a server

UNRECOGNISED = "401"
DAY = 86_400_000
NOTICE = ".notices > .notice"


def button(page: Page, key: str, language: Language = "en", **arguments: str) -> None:
    page.get_by_role("button", name=say(key, language, **arguments), exact=True).click()


def kept_link(visit: Visit, language: Language = "en") -> str:
    """Make a link in the settings, and return it without the address of the server."""
    page = visit.open("/settings#you")
    made = page.get_by_role("button", name=say("me-link-make", language), exact=True)
    made.or_(page.get_by_role("button", name=say("me-link-renew", language), exact=True)).click()
    link = page.get_by_label(say("me-link", language), exact=True).input_value()
    assert re.fullmatch(re.escape(visit.address) + r"/me#[\w-]{43}", link)
    return link.removeprefix(visit.address)


def in_round(page: Page, number: int) -> None:
    """Wait for one's turn in a round."""
    said = f"{say('web-round')} {number} {say('web-of-rounds', rounds='15')}"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    coming(page)


def come_back(visit: Visit, link: str, name: str) -> Page:
    page = visit.open(link)
    expect(page).to_have_url(f"{visit.address}/me")
    with page.expect_response("**/api/my/tables"):
        button(page, "me-back-as", name=name)
    return page


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
    button(page, "me-back-continue")
    expect(
        page.get_by_text(say("me-back-owner", name=name, tables=say("me-tables", count=1)))
    ).to_be_visible()
    button(page, "me-back-as", name=name)
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
    button(page, "pages-sit")
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
    button(page, "pages-lost-new")
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
    button(page, "pages-sit")
    page.locator(".prompt").wait_for()
    link = kept_link(ben)
    ben.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    ben.open(path)
    asked = page.get_by_role("status").filter(has_text=say("pages-seat-yours"))
    asked.get_by_role("link", name=say("pages-seat-back")).click()
    page.get_by_label(say("me-back-link")).fill(f"{ben.address}{link}")
    button(page, "me-back-continue")
    button(page, "me-back-as", name="Ben")
    expect(page).to_have_url(f"{ben.address}{path}")
    page.locator(".prompt").wait_for()
    expect(page.locator(".watching")).to_have_count(0)
    expect(asked).to_have_count(0)


@pytest.mark.thorough
def test_two_devices_play_at_one_table_until_one_is_signed_out(visitor: Visitor) -> None:
    desk, phone = visitor(size=PHONE_WITH_BARS), visitor(size=PHONE_WITH_BARS, touch=True)
    desk.arrive()
    table = make(desk, HERE, bot(), grace=None)
    link = kept_link(desk)
    name = desk.page.get_by_label(say("pages-your-name")).input_value()
    come_back(phone, link, name)
    for device in (desk, phone):
        device.open(table)
    for number, device in enumerate((desk, phone, desk), start=1):
        for each in (desk, phone):
            in_round(each.page, number)
        play_turn(device.page)
    phone.expected = UNRECOGNISED
    other = desk.context.new_page()
    other.goto(f"{desk.address}/settings#you")
    expect(other.get_by_text(say("me-device-here"), exact=True)).to_be_visible()
    button(other, "me-sign-out-others")
    expect(other.get_by_role("button", name=say("me-sign-out-others"))).to_have_count(0)
    expect(other.get_by_text(say("me-sign-out-link", renew=say("me-link-renew")))).to_be_visible()
    phone.page.wait_for_url("**/me")
    lost = phone.page.get_by_text(say("me-back-lost", name=name))
    expect(lost).to_be_visible()
    for path in ("/me", table):  # whoever picks the device up again
        phone.open(path)
        expect(lost).to_be_visible()
    assert phone.context.request.get(f"{phone.address}/api/identity").status == 401
    assert barriers(phone.page) == []
    assert beyond(phone.page) == []
    phone.page.get_by_label(say("me-back-link")).fill(f"{phone.address}{link}")
    button(phone.page, "me-back-continue")
    button(phone.page, "me-back-as", name=name)
    expect(phone.page).to_have_url(f"{phone.address}{table}")
    in_round(phone.page, 4)
    in_round(desk.page, 4)
    play_turn(desk.page)


def test_a_device_that_was_signed_out_takes_a_seat_by_a_code(visitor: Visitor) -> None:
    desk, phone = visitor(), visitor(size=PHONE_WITH_BARS, touch=True)
    desk.arrive()
    phone.arrive()
    table = make(desk, HERE, bot(), grace=None)
    phone.context.clear_cookies()
    phone.expected = UNRECOGNISED
    page = phone.open("/me")
    page.get_by_role("link", name=say("me-back-code")).click()
    code = desk.post(f"/api{table.replace('/table/', '/tables/')}/seats/0/code", {})["code"]
    page.get_by_label(say("pages-code-text")).fill(code)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{phone.address}{table}")
    coming(page)


def test_whoever_was_deleted_on_another_device_is_promised_no_way_back(visitor: Visitor) -> None:
    desk, phone = visitor(size=LAPTOP), visitor(size=PHONE_WITH_BARS, touch=True)
    desk.arrive()
    link = kept_link(desk)
    name = desk.page.get_by_label(say("pages-your-name")).input_value()
    come_back(phone, link, name)
    phone.expected = UNRECOGNISED
    assert desk.context.request.delete(f"{desk.address}/api/identity", headers={"origin": desk.address}).ok
    page = phone.open("/")
    expect(page.get_by_text(say("pages-lost-gone", name=name))).to_be_visible()
    assert beyond(page) == []
    page.get_by_role("link", name=say("pages-lost-new")).click()
    expect(page.get_by_text(say("me-back-gone", name=name))).to_be_visible()
    for promise in (say("me-back-safe", ways=say("me-way-link")), say("pages-lost-safe")):
        expect(page.get_by_text(promise)).to_have_count(0)
    expect(page.get_by_label(say("me-back-link"))).to_have_count(0)
    assert barriers(page) == []
    assert beyond(page) == []
    button(page, "pages-lost-new")
    expect(page).to_have_url(f"{phone.address}/")
    expect(page.get_by_text(say("pages-lost-gone", name=name))).to_have_count(0)


def test_a_wrong_code_makes_nobody_new_on_a_device_that_was_signed_out(visitor: Visitor) -> None:
    visit = visitor(size=PHONE_WITH_BARS, touch=True)
    page = visit.arrive()
    name = visit.context.request.get(f"{visit.address}/api/identity").json()["name"]
    visit.context.clear_cookies()
    visit.expected = f"{UNRECOGNISED}|404"
    visit.open("/device")
    page.get_by_label(say("pages-code-text")).fill("0123456789")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert visit.context.cookies() == []
    visit.open("/me")
    expect(page.get_by_text(say("me-back-lost", name=name))).to_be_visible()


def test_a_device_that_was_signed_out_is_asked_only_where_it_must_be(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.arrive()
    table = make(visit, HERE, bot(), grace=None)
    name = visit.context.request.get(f"{visit.address}/api/identity").json()["name"]
    visit.context.clear_cookies()
    visit.expected = UNRECOGNISED
    lost = page.get_by_text(say("me-back-lost", name=name))
    visit.open(table)
    expect(lost).to_be_visible()
    page.get_by_role("link", name=say("me-back-code")).click()
    expect(page.get_by_label(say("pages-code-text"))).to_be_visible()
    page.go_back()
    expect(lost).to_be_visible()
    visit.open("/settings#you")
    expect(lost).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page).to_have_url(f"{visit.address}/settings#you")
    page.locator("header a").first.click()
    expect(page).to_have_url(f"{visit.address}/")
    expect(page.get_by_text(say("pages-lost", name=name))).to_be_visible()
    page.locator('a[href="/rules"]').first.click()
    expect(page.get_by_role("heading", name=say("help-title"), exact=True)).to_be_visible()
    expect(lost).to_have_count(0)
    page.go_back()
    page.get_by_role("link", name=say("pages-lost-back")).click()
    button(page, "pages-lost-new")
    expect(page).to_have_url(f"{visit.address}/")
    expect(page.get_by_text(say("pages-lost", name=name))).to_have_count(0)


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
    button(page, "me-back-continue")
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
    button(page, "me-back-continue")
    other = page.get_by_text(say("me-back-other", name=own, tables=say("me-tables", count=1)))
    expect(other).to_be_visible()
    bob.open(link)
    expect(other).to_be_visible()
    assert barriers(page) == []
    button(page, "me-back-stay", name=own)
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
    button(page, "me-passkey-make")
    expect(page.get_by_role("button", name=re.compile(re.escape(say("me-delete"))))).to_be_visible()
    assert barriers(page) == []
    visit.context.clear_cookies()
    visit.expected = UNRECOGNISED
    visit.open("/me")
    expect(page.get_by_text(say("me-back-safe", ways=say("me-way-passkey")))).to_be_visible()
    page.evaluate("localStorage.clear()")
    visit.open("/me")
    with page.expect_response("**/api/my/tables"):
        button(page, "me-back-passkey")
    expect(page.locator(f'a[href="{table}"]').first).to_be_visible()


def test_settings_go_along_and_signing_out_here_leaves_nothing(visitor: Visitor) -> None:
    desk, phone = visitor(), visitor()
    desk.arrive()
    link = kept_link(desk)
    name = desk.page.get_by_label(say("pages-your-name")).input_value()
    with desk.page.expect_response("**/api/identity/settings"):
        desk.page.locator("label:has([lang=pl])").click()
    page = come_back(phone, link, name)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    phone.open("/settings")
    expect(page.get_by_role("radio", name="Polski")).to_be_checked()
    button(page, "me-sign-out-here", "pl")
    page.get_by_role("dialog").get_by_role("button", name=say("me-sign-out", "pl"), exact=True).click()
    page.wait_for_url(f"{phone.address}/")
    assert desk.context.request.get(f"{desk.address}/api/identity").ok
    assert len(desk.context.request.get(f"{desk.address}/api/identity/ways").json()["devices"]) == 1


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE_WITH_BARS], ids=["desktop", "phone"])
def test_whoever_has_played_is_offered_a_way_back_once(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    visit.arrive()
    offer = visit.page.get_by_role("heading", name=say("pages-way-back"), exact=True)
    play_ahead(visit, make(visit, HERE, bot(), grace=None), 1)
    with visit.page.expect_response("**/api/identity/ways"):
        page = visit.open("/")
    expect(offer).to_be_visible()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    button(page, "pages-install-not-now")
    expect(offer).to_have_count(0)
    with page.expect_response("**/api/my/tables"):
        page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    answered(page)
    expect(offer).to_have_count(0)


@pytest.mark.thorough
def test_whoever_sits_down_to_a_game_of_days_is_offered_a_way_back_at_the_table(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(size=PHONE_WITH_BARS, touch=True), "Ben")
    quick = make(ann, HERE, OPEN)
    slow = make(ann, HERE, OPEN, grace=None, clock={"bank": 3 * DAY, "per_turn": True})
    page, offer = ben.page, ben.page.get_by_role("heading", name=say("pages-way-back"), exact=True)
    for table in (slow, quick):
        submit(ben, table, 1, do="sit", seat=1)
    ben.open(quick)
    expect(page.get_by_role("heading", name=say("pages-notices"), exact=True)).to_be_visible()
    answered(page)
    expect(offer).to_have_count(0)
    with page.expect_response("**/api/identity/ways"):
        ben.open(slow)
    expect(offer).to_be_visible()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    page.get_by_role("link", name=say("pages-way-back-how")).click()
    expect(page.get_by_role("button", name=say("me-link-make"), exact=True)).to_be_visible()


@pytest.mark.thorough
def test_whoever_has_a_link_is_offered_none(visitor: Visitor) -> None:
    visit = visitor()
    visit.arrive()
    play_ahead(visit, make(visit, HERE, bot(), grace=None), 1)
    kept_link(visit)
    with visit.page.expect_response("**/api/identity/ways"):
        page = visit.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    answered(page)
    expect(page.get_by_role("heading", name=say("pages-way-back"), exact=True)).to_have_count(0)


def test_whoever_lost_the_cookie_in_mid_game_comes_back_by_mail(visitor: Visitor, tmp_path: Path) -> None:
    with mailing(tmp_path) as (server, mailbox):
        ann = introduce(visitor(address=server.address, size=LAPTOP), "Ann")
        ben = introduce(visitor(address=server.address, size=PHONE_WITH_BARS, touch=True), "Ben")
        path = make(ann, HERE, OPEN, clock={"bank": 3 * DAY, "per_turn": True})
        page = ben.open(path)
        button(page, "pages-sit")
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
        button(page, "me-back-mail-send")
        sent = page.get_by_role("status").filter(
            has_text=say("me-back-mail-sent", address="nobody@example.org", minutes=30)
        )
        expect(sent).to_be_visible()
        field.fill("Ben@example.org")
        button(page, "me-back-mail-send")
        link = link_in(mailbox, 2, r"http\S+/me#\S+")
        # A mail program opens another tab, which knows nothing of the first.
        tab = ben.context.new_page()
        tab.goto(ben.address + link)
        button(tab, "me-back-as", name="Ben")
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
    path = make(ann, HERE, OPEN, clock={"bank": 3 * DAY, "per_turn": True})
    page = ben.open(path)
    button(page, "pages-sit")
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


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_whoever_came_by_a_link_is_offered_a_way_back_at_the_table(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(size=size), "Ben")
    path = make(ann, HERE, OPEN, ready=False, grace=None)
    page = ben.open(path)
    button(page, "pages-sit")
    offer = page.get_by_role("heading", name=say("pages-way-back"), exact=True)
    expect(offer).to_be_visible()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    ann.open(path)
    button(ann.page, "pages-ready")
    play_turn(ann.page)
    notice = page.get_by_role("status").filter(has_text=say("pages-way-back-turn"))
    first = page.get_by_role("status").filter(has_text=say("pages-notices-turn"))
    coming(page)
    expect(first).to_have_count(0)
    play_turn(page)
    # One thing at a time.
    expect(first).to_be_visible()
    first.get_by_role("button", name=say("pages-install-not-now"), exact=True).click()
    expect(first).to_have_count(0)
    play_turn(ann.page)
    coming(page)
    expect(notice).to_have_count(0)
    play_turn(page)
    expect(notice).to_be_visible()
    expect(first).to_have_count(0)
    assert covered(page, NOTICE, ".own .title, .display" if size == LAPTOP else ".display") == []
    assert [*cut_texts(page), *beyond(page)] == []
    notice.get_by_role("button", name=say("pages-install-not-now"), exact=True).click()
    expect(notice).to_have_count(0)
    play_turn(ann.page)
    coming(page)
    play_turn(page)
    ben.open("/")
    expect(page.locator(f'a[href="{path}"]').first).to_be_visible()
    answered(page)
    expect(offer).to_have_count(0)
