"""Games over days: what is said before one sits down, pauses, and being away."""

import re
from datetime import date, timedelta

from playwright.sync_api import Locator, Page, expect

from .conftest import Visitor
from .looking import beyond, cut_texts
from .saying import say
from .tables import OPEN, choosing, make, person, submit, unfolded
from .test_friend_table import friends, sit
from .visits import PHONE_WITH_BARS, barriers

DAY = 86_400_000
DAYS = {"bank": 3 * DAY, "per_turn": True}


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=say(key), exact=True)


def is_hittable(thing: Locator) -> bool:
    """Whether a finger on the middle of something hits it, and not what lies over it."""
    hit = """(thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    return bool(thing.evaluate(hit))


def test_a_guest_reads_how_slow_play_works_before_sitting_down(visitor: Visitor) -> None:
    host, guest = visitor(), visitor(language="pl", size=PHONE_WITH_BARS)
    card = choosing(unfolded(host.arrive(), "pages-friends"))
    card.get_by_label(say("pages-pace-days")).check()
    expect(card.get_by_label(say("pages-if-away"))).to_have_count(0)
    card.get_by_label(say("pages-time-per-turn")).select_option(say("pages-clock-days", count=7))
    expect(card).to_contain_text(say("pages-days-text"))
    assert barriers(host.page) == []
    card.get_by_role("button", name=say("pages-make-table")).click()
    page = guest.page
    page.goto(host.page.get_by_label(say("pages-invite-link")).input_value())
    for text in (
        say("pages-clock-days", "pl", count=7),
        say("pages-bot-one-turn", "pl"),
        say("pages-days-text", "pl"),
    ):
        expect(page.locator("main")).to_contain_text(text)
    assert barriers(page) == []


def test_the_days_that_are_left_are_said_in_words(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS)
    left = re.compile(r"\b[23]\sdays\b.*\sleft\b")
    for each in (ann, ben):
        expect(each.page.locator(".prompt")).to_contain_text(left)
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
    expect(ben.open("/").locator("main li").first).to_contain_text(left)


def test_all_agree_to_a_pause_and_anybody_ends_it(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS, size=PHONE_WITH_BARS)
    button(ben.page, "web-menu").click()
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
        expect(each.page.locator(".prompt")).to_contain_text(say("web-paused"))
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
        for key in ("web-menu", "web-log"):
            assert is_hittable(button(each.page, key)), key
        assert is_hittable(each.page.locator(".others .opponent"))
    expect(ann.page.locator(".display button.legal")).to_have_count(0)
    other = ben.context.new_page()
    other.goto(ben.address)
    expect(other.locator("main")).to_contain_text(say("pages-list-paused", round=1))
    other.close()
    button(ben.page, "web-resume").click()
    expect(ann.page.locator(".paused")).to_have_count(0)
    expect(ann.page.locator(".display button.legal").first).to_be_visible()


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
    button(ann.page, "pages-rematch-join").click()
    expect(ann.page).not_to_have_url(table)
    path = f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}"
    begun = ann.context.request.get(f"{path}?detail=events").json()
    assert (begun["status"], None in begun["fairness"]["nonces"]) == ("playing", False)


def test_the_others_see_until_when_somebody_is_away(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", clock=DAYS)
    page = ann.context.new_page()
    page.goto(f"{ann.address}/settings")
    back = date.today() + timedelta(days=5)
    page.get_by_label(say("pages-holiday-until")).fill(back.isoformat())
    button(page, "pages-holiday-set").click()
    expect(button(page, "pages-holiday-back")).to_be_visible()
    assert barriers(page) == []
    expect(ben.page.locator(".others .note")).to_contain_text(str(back.day))
    button(page, "pages-holiday-back").click()
    expect(page.get_by_label(say("pages-holiday-until"))).to_be_visible()
    expect(ben.page.locator(".others .note")).not_to_contain_text(str(back.day))


def test_whoever_is_late_hears_that_a_bot_has_played_one_turn(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    path = make(host, person("Ann"), OPEN, clock={"bank": 1500, "per_turn": True})
    page = host.open(path)
    sit(guest.open(path), "Ben")
    expect(page.locator(".notice")).to_contain_text(say("web-away-late"))
    button(page, "web-away-show").click()
    expect(page.locator(".notice")).to_have_count(0)
