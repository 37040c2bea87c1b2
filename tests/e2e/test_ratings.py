"""Rated games: said before one sits down, and what they change is shown after the end."""

import re

import pytest
from playwright.sync_api import expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .looking import fits
from .saying import say
from .tables import HERE, OPEN, choosing, introduce, make, submit, unfolded
from .visits import PHONE, barriers

pytestmark = pytest.mark.both(False)  # friends elsewhere need a server


def test_a_rated_game_changes_the_ratings_of_two_people(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(size=PHONE), "Ben")
    card = choosing(unfolded(ann.arrive(), "pages-friends"))
    card.get_by_role("switch", name=re.compile(f"^{say('pages-rated')}")).check()
    card.get_by_role("button", name=say("pages-make-table")).click()
    ann.page.wait_for_url("**/table/*")
    guest = ben.open(re.sub(r".*(/table/.*)", r"\1", ann.page.url))
    expect(guest.get_by_text(say("pages-rated-yes"))).to_be_visible()
    expect(guest.locator("p", has_text=re.compile(f"^{say('pages-rated')}"))).to_be_in_viewport()
    expect(guest.locator("ol")).to_contain_text(say("pages-rating-none"))
    assert barriers(guest) == []
    table = make(ann, HERE, OPEN, rated=True, substitute="pilgrim")
    submit(ben, table, 1, do="sit", seat=1)
    submit(ben, table, 2, do="ready", seat=1)
    submit(ben, table, 3, do="resign", seat=1)
    result = ann.open(table).locator("dialog[open]")
    expect(result).to_contain_text(say("pages-rating-change", change="+78"), timeout=120_000)
    expect(result).to_contain_text(say("pages-rating-few", value=1578, spread=466))
    page = ben.open("/statistics")
    expect(page.locator("section", has_text=say("mine-ratings"))).to_contain_text("1,422")
    expect(page.locator("figure", has_text=say("mine-rating-over-time", count=1))).to_have_count(0)
    assert barriers(page) == []
    assert fits(page)
    again = make(ann, HERE, OPEN, rated=True, substitute="pilgrim")
    submit(ben, again, 1, do="sit", seat=1)
    submit(ben, again, 2, do="ready", seat=1)
    submit(ann, again, 3, do="resign", seat=0)
    expect(ann.open(again).locator("dialog[open]")).to_contain_text("±", timeout=120_000)
    page = ben.open("/statistics")
    chart = page.locator("figure", has_text=say("mine-rating-over-time", count=2)).get_by_role("img")
    expect(chart).to_have_accessible_name(re.compile("1,422 at first"))
    assert barriers(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.thorough
def test_the_list_says_that_there_is_nobody_yet_or_who(visitor: Visitor, language: Language) -> None:
    page = introduce(visitor(size=PHONE, language=language), "Cyd").open("/statistics")
    expect(page.get_by_role("heading", name=say("mine-ratings", language))).to_be_visible()
    assert fits(page)
