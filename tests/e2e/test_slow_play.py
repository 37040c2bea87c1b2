"""Games over days: what is said before one sits down, pauses, and being away."""

import re
import time
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .friends import friends, sit
from .looking import beyond, cut_texts, is_hittable
from .playing import play_turn
from .saying import button, say
from .tables import DAY, DAYS, OPEN, choosing, make, person, submit, unfolded
from .visits import LAPTOP, LYING_PHONE, PHONE_WITH_BARS, barriers

pytestmark = pytest.mark.both(False)  # friends elsewhere need a server


@pytest.mark.thorough
def test_a_guest_reads_how_slow_play_works_before_sitting_down(visitor: Visitor) -> None:
    host, guest = visitor(), visitor(language="pl", size=PHONE_WITH_BARS)
    card = choosing(unfolded(host.arrive(), "pages-friends"))
    card.get_by_label(say("pages-pace-days")).check()
    expect(card.get_by_label(say("pages-if-away"))).to_have_count(0)
    card.get_by_label(say("pages-time-per-turn")).select_option(say("pages-clock-days", count=14))
    expect(card).to_contain_text(say("pages-days-text"))
    assert barriers(host.page) == []
    card.get_by_role("button", name=say("pages-make-table")).click()
    page = guest.page
    page.goto(host.page.get_by_label(say("pages-invite-link")).input_value())
    for text in (
        say("pages-clock-days", "pl", count=14),
        say("pages-bot-one-turn", "pl"),
        say("pages-days-text", "pl"),
    ):
        expect(page.locator("main")).to_contain_text(text)
    assert barriers(page) == []


@pytest.mark.thorough
def test_the_days_that_are_left_are_said_in_words(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS)
    left = re.compile(r"\b[23]\sdays\b.*\sleft\b")
    for each in (ann, ben):
        # As on the clock.
        told = each.page.locator(".table .clock").first.text_content()
        expect(each.page.locator(".prompt")).to_contain_text(say("pages-list-left", time=told or "?"))
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
    expect(ben.open("/").locator("main li").first).to_contain_text(left)


def test_all_agree_to_a_pause_and_anybody_ends_it(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=PHONE_WITH_BARS)
    button(ben.page, "web-menu").click()
    expect(ben.page.get_by_role("link", name=say("pages-my-games"))).to_have_attribute("href", "/mine")
    button(ben.page, "pages-ask-pause").click()
    ben.page.get_by_label(say("pages-ask-pause")).select_option(say("pages-pause-days", count=3))
    ben.page.locator(".sure .primary").click()
    expect(ann.page.locator(".wish")).to_contain_text(say("table-wished-pause-days", name="Ben", count=3))
    for each in (ann, ben):
        assert is_hittable(button(each.page, "web-menu"))
    expect(ben.page.locator(".wish")).to_contain_text(say("pages-own-pause-days", count=3))
    button(ann.page, "pages-agree").click()
    for each in (ann, ben):
        expect(each.page.locator(".paused")).to_be_visible()
        expect(each.page.get_by_text(say("web-preview-hint"))).to_have_count(0)
        turn = say("web-paused-yours") if each is ann else say("web-paused-turn", name="Ann")
        expect(each.page.locator(".prompt")).to_contain_text(turn)
        expect(each.page.locator(".paused")).to_contain_text(re.compile(r"\d\d:\d\d"))
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
        for key in ("web-menu", "web-log"):
            assert is_hittable(button(each.page, key)), key
        assert is_hittable(each.page.locator(".others .opponent"))
    expect(ann.page.locator(".display button.legal")).to_have_count(0)
    other = ben.context.new_page()
    other.goto(ben.address)
    expect(other.locator("main")).to_contain_text(say("pages-list-paused-until", round=1, date=""))
    other.close()
    assert ben.page.title() == f"{say('pages-title-paused')} · Orbis"
    button(ben.page, "web-resume").press("Enter")
    expect(ben.page.locator(".paused")).to_contain_text(say("web-resume-ask", name="Ann"))
    expect(button(ben.page, "web-resume")).to_be_focused()
    button(ann.page, "web-resume").press("Enter")
    expect(ann.page.locator(".paused")).to_contain_text(say("web-resume-ask-yours"))
    button(ann.page, "web-resume-not").press("Enter")
    button(ben.page, "web-resume-not").press("Enter")
    expect(ben.page.locator(".paused")).not_to_contain_text(say("web-resume-ask", name="Ann"))
    expect(button(ben.page, "web-resume")).to_be_focused()
    button(ben.page, "web-resume").press("Enter")
    assert (cut_texts(ben.page), beyond(ben.page)) == ([], [])
    button(ben.page, "web-resume").click()
    expect(ann.page.locator(".paused")).to_have_count(0)
    expect(ann.page.locator(".display button.legal").first).to_be_visible()


@pytest.mark.thorough
def test_whoever_asks_for_a_rematch_is_ready_for_it(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=PHONE_WITH_BARS)
    table = ann.page.url
    submit(ann, table, 1, do="ask_end", seat=0)
    submit(ben, table, 1, do="answer", seat=1, yes=True)
    button(ben.page, "pages-rematch").click()
    expect(ben.page.get_by_text(say("pages-you-are-ready"))).to_be_visible()
    again = f"{ben.address}/api/tables/{ben.page.url.rpartition('/')[2]}"
    waiting = ben.context.request.get(f"{again}?detail=events").json()
    (name,) = [seat["name"] for seat in waiting["seats"] if not seat["ready"]]
    expect(ben.page.get_by_role("heading", name=say("pages-lobby-kept", names=name))).to_be_visible()
    expect(ben.page.get_by_label(say("pages-invite-link"))).to_have_value(ben.page.url)
    ben.open()
    told = say("pages-list-rematch", name="Ben")
    expect(ann.page.get_by_role("dialog").get_by_text(told)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".prompt")).to_contain_text(told)
    button(ann.page, "pages-rematch-join").click()
    expect(ann.page).not_to_have_url(table)
    path = f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}"
    begun = ann.context.request.get(f"{path}?detail=events").json()
    assert (begun["status"], None in begun["fairness"]["nonces"]) == ("playing", False)


def test_somebody_who_is_ready_and_away_is_called_both(visitor: Visitor) -> None:
    host, guest = visitor(size=PHONE_WITH_BARS), visitor()
    path = make(host, person("Ann"), OPEN, OPEN)
    guest.introduce("Ben")
    submit(guest, path, 1, do="sit", seat=1)
    submit(guest, path, 2, do="ready", seat=1)
    expect(host.open(path).locator("li", has_text="Ben")).to_contain_text(say("pages-ready-away"))
    assert beyond(host.page) == []


@pytest.mark.thorough
def test_the_others_see_until_when_somebody_is_away(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS)
    page = ann.context.new_page()
    page.goto(f"{ann.address}/settings")
    today, tomorrow, back = (date.today() + timedelta(days=days) for days in (0, 1, 5))
    field, fault = page.get_by_label(say("pages-holiday-until")), page.locator(".holiday [role=alert]")
    field.fill(today.isoformat())
    earliest = re.escape(say("pages-holiday-earliest", date="DAY"))
    expect(fault).to_have_text(re.compile(earliest.replace("DAY", rf"{tomorrow.day} .*")))
    expect(button(page, "pages-holiday-set")).to_be_disabled()
    expect(page.locator(".holiday")).not_to_contain_text("00:00")
    field.fill(back.isoformat())
    expect(fault).to_have_count(0)
    again = say("pages-holiday-again", date=f"{back:%a} {back.day} {back:%B}", time="00:00")
    expect(page.locator(".holiday")).to_contain_text(again)
    button(page, "pages-holiday-set").click()
    expect(button(page, "pages-holiday-back")).to_be_visible()
    expect(page.locator(".holiday [role=status]")).to_contain_text(again)
    assert barriers(page) == []
    expect(ben.page.locator(".others .note")).to_contain_text(str(back.day))
    button(page, "pages-holiday-back").click()
    expect(page.get_by_label(say("pages-holiday-until"))).to_be_visible()
    expect(ben.page.locator(".others .note")).not_to_contain_text(str(back.day))


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_the_clock_of_somebody_on_holiday_is_said_to_stand(visitor: Visitor, size: tuple[int, int]) -> None:
    away, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=size)
    spectator = visitor(size=size)
    spectator.page.goto(ben.page.url)
    back = int(time.time() * 1000) + 5 * DAY
    away.context.request.post(f"{away.address}/api/identity/holiday", data={"until": back})
    stands = re.compile(say("pages-list-excused", date="X").replace("X", ".*"))
    day = re.compile(say("pages-until", date=f"{time.localtime(back / 1000).tm_mday} "))
    for each in (ben, away, spectator):
        if size == LAPTOP or each != away:
            expect(each.page.locator(".prompt")).to_contain_text(stands)
        else:  # there, the question leaves no room
            expect(each.page.locator("section.own")).to_contain_text(day)
        expect(each.page.locator(".table .clock")).to_have_count(0)
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
    for each in (ben, away):
        expect(each.open("/").locator("main li").first).to_contain_text(stands)


def test_whoever_is_late_hears_that_a_bot_has_played_one_turn(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    path = make(host, person("Ann"), OPEN, clock={"bank": 1500, "per_turn": True})
    page = host.open(path)
    sit(guest.open(path), "Ben")
    late = page.locator(".notice", has_text=say("web-away-late"))
    expect(late).to_be_visible()
    button(page, "web-away-show").click()
    expect(late).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_a_pause_is_said_once(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=size)
    submit(ann, ann.page.url, 1, do="ask_pause", seat=0)
    submit(ben, ben.page.url, 1, do="answer", seat=1, yes=True)
    expect(ann.page.locator(".paused")).to_be_visible()
    assert ann.page.get_by_text(say("web-paused"), exact=True).filter(visible=True).count() == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_during_a_pause_what_one_looks_back_at_is_told(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=size)
    play_turn(ann.page)
    submit(ann, ann.page.url, 90, do="ask_pause", seat=0)
    submit(ben, ben.page.url, 90, do="answer", seat=1, yes=True)
    expect(ben.page.locator(".paused")).to_be_visible()
    told = ben.page.locator(".prompt").first
    expect(told).to_contain_text(say("web-paused-yours"))
    ben.page.keyboard.press("r")
    expect(ben.page.get_by_role("group", name=say("web-past"))).to_be_visible()
    expect(told).to_be_visible()
    expect(told).not_to_contain_text(say("web-paused-yours"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS, LYING_PHONE], ids=["laptop", "phone", "lying"])
def test_what_was_said_is_read_beside_the_proposal_and_before_the_pause(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=size, chat=True)
    table = ann.page.url
    path = table.removeprefix(ann.address)
    listed = ben.page.locator(f'li a[href="{path}"]')
    unread = say("pages-list-unread", names="Ann")

    def come_and_read(words: str, below: str) -> None:
        ben.open("/mine")
        expect(listed).to_contain_text(unread)
        notice = ben.open(path).locator(".notice", has_text=words)
        if size == LYING_PHONE and below == ".wish":  # there is room for one, and others wait for the answer
            expect(ben.page.locator(below)).to_be_visible()
            expect(notice).to_have_count(0)
            return
        expect(notice).to_be_visible()
        assert (cut_texts(ben.page), beyond(ben.page)) == ([], [])
        if size == LYING_PHONE:  # there is room for one
            expect(ben.page.locator(below)).to_be_hidden()
            notice.get_by_role("button").click()
        expect(ben.page.locator(below)).to_be_visible()
        ben.open("/mine")
        expect(listed).to_be_visible()
        expect(listed).not_to_contain_text(unread)

    ben.open("/mine")
    expect(listed).to_be_visible()
    submit(ann, table, 1, do="say", seat=0, text="I am in hospital, please agree.")
    submit(ann, table, 2, do="ask_pause", seat=0)
    come_and_read("hospital", ".wish")
    submit(ben, table, 1, do="answer", seat=1, yes=True)
    submit(ann, table, 3, do="say", seat=0, text="Thank you!")
    come_and_read("Thank you!", ".paused")


def test_words_that_cannot_be_seen_stay_unread(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=PHONE_WITH_BARS, chat=True)
    path = ann.page.url.removeprefix(ann.address)
    ben.open("/mine")
    submit(ann, path, 1, do="say", seat=0, text="See you on Friday")
    ben.page.add_init_script(
        "new MutationObserver(() => document.querySelector('.said')?.style.setProperty("
        "'display', 'none', 'important')).observe("
        "document, {childList: true, subtree: true})"
    )
    ben.open(path).locator(".prompt").wait_for()
    ben.open("/mine")
    expect(ben.page.locator(f'li a[href="{path}"]')).to_contain_text(say("pages-list-unread", names="Ann"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_whoever_proposed_reads_the_answer_on_coming_back(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=size)
    path = ann.page.url.removeprefix(ann.address)
    submit(ann, path, 1, do="ask_pause", seat=0)
    expect(ann.page.locator(".wish")).to_be_visible()
    ann.open("/mine")
    submit(ben, path, 1, do="answer", seat=1, yes=False)
    refused = ann.open(path).locator(".notice", has_text=say("web-refused", wish="pause", name="Ben"))
    expect(refused).to_be_visible()
    assert (cut_texts(ann.page), beyond(ann.page)) == ([], [])
    refused.get_by_role("button").click()
    ann.page.reload()
    ann.page.locator(".prompt").wait_for()
    expect(refused).to_have_count(0)
