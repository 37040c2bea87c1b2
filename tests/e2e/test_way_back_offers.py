"""Who is offered a way back, when and where."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .identities import NOTICE, kept_link
from .looking import beyond, covered, cut_texts
from .playing import coming, play_turn
from .saying import button, say
from .tables import DAYS, HERE, OPEN, bot, introduce, make, play_ahead, submit
from .visits import DESKTOP, LAPTOP, PHONE_WITH_BARS, answered, barriers

pytestmark = pytest.mark.both(False)  # the ways back lead to a server


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
    button(page, "pages-install-not-now").click()
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
    slow = make(ann, HERE, OPEN, grace=None, clock=DAYS)
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


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_whoever_came_by_a_link_is_offered_a_way_back_at_the_table(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(size=size), "Ben")
    path = make(ann, HERE, OPEN, ready=False, grace=None)
    page = ben.open(path)
    button(page, "pages-sit").click()
    offer = page.get_by_role("heading", name=say("pages-way-back"), exact=True)
    expect(offer).to_be_visible()
    assert [*barriers(page), *cut_texts(page), *beyond(page)] == []
    ann.open(path)
    button(ann.page, "pages-ready").click()
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
