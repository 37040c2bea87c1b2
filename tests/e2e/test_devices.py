"""One person on several devices, some of which are signed out."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .identities import UNRECOGNISED, come_back, kept_link
from .looking import beyond
from .playing import coming, play_turn
from .saying import button, say
from .tables import HERE, bot, make
from .visits import LAPTOP, PHONE_WITH_BARS, barriers

pytestmark = pytest.mark.both(False)  # the devices share a server


def in_round(page: Page, number: int) -> None:
    """Wait for one's turn in a round."""
    said = f"{say('web-round')} {number} {say('web-of-rounds', rounds='15')}"
    expect(page.get_by_role("img", name=said)).to_be_visible()
    coming(page)


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
    button(other, "me-sign-out-others").click()
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
    button(phone.page, "me-back-continue").click()
    button(phone.page, "me-back-as", name=name).click()
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
    button(page, "pages-lost-new").click()
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
    button(page, "pages-lost-new").click()
    expect(page).to_have_url(f"{visit.address}/")
    expect(page.get_by_text(say("pages-lost", name=name))).to_have_count(0)


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
    button(page, "me-sign-out-here", "pl").click()
    page.get_by_role("dialog").get_by_role("button", name=say("me-sign-out", "pl"), exact=True).click()
    page.wait_for_url(f"{phone.address}/")
    assert desk.context.request.get(f"{desk.address}/api/identity").ok
    assert len(desk.context.request.get(f"{desk.address}/api/identity/ways").json()["devices"]) == 1
