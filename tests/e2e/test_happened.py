import re
from itertools import accumulate

import pytest
from playwright.sync_api import Locator, Page, expect

from orbis.rules import ACTIONS
from orbis.rules.actions import TakeTile

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming
from .records import NAMES, kept, record
from .saying import say
from .tables import HERE, bot, make, play_ahead
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visit, barriers

TURNS = 4
PLACES = ("a1", "c3", "1a")
SLOT_NAME = re.compile(r"\b[1-4][a-e]\b")


def after_turns(visit: Visit, players: int) -> Page:
    """A table at which everybody has had some turns."""
    path = make(visit, HERE, *[bot("acolyte")] * (players - 1))
    play_ahead(visit, path, TURNS)
    page = visit.open(path)
    coming(page)
    return page


def strip(page: Page) -> Locator:
    """The news in one line."""
    return page.get_by_role("region", name=say("web-since"))


def places(page: Page) -> Locator:
    """The names of places on the table."""
    return page.locator(
        ".screen :not(.opponent *)[aria-hidden] > span", has_text=re.compile(rf"^({'|'.join(PLACES)})$")
    )


@pytest.mark.parametrize(
    ("players", "size"), [(4, DESKTOP), (4, (1440, 789)), (3, TABLET), (2, PHONE), (4, SMALL_PHONE)]
)
def test_the_newest_turn_is_told_where_there_is_no_room_for_more(
    visitor: Visitor, players: int, size: tuple[int, int]
) -> None:
    touch = size in (PHONE, SMALL_PHONE)
    page = after_turns(visitor(size=size, touch=touch), players)
    if not touch:
        # With nothing to preview, all of it is told in the middle, and only there.
        expect(page.get_by_text(say("web-since"))).to_have_count(1)
        expect(page.locator(".preview li")).to_have_count(players - 1)
        expect(strip(page)).to_have_count(0)
        expect(page.locator(".preview").get_by_role("button", name=say("web-replay"))).to_be_visible()
        page.locator(".display .cell.legal > button").first.click()
    newest = strip(page).get_by_role("button").first
    expect(newest).to_have_accessible_name(re.compile(r"^Acolyte \w+ .*[^.…]$"))
    assert (cut_texts(page), beyond(page)) == ([], [])
    assert barriers(page) == []
    newest.click()
    expect(page.get_by_role("dialog", name=say("web-log"))).to_be_visible()
    page.keyboard.press("Escape")
    strip(page).get_by_role("button", name=say("web-replay")).click()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()


@pytest.mark.parametrize("size", [(375, 548), (740, 360)])
def test_on_the_smallest_screens_everybody_s_last_piece_is_seen_and_replayed(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = after_turns(visitor(size=size, touch=True), 4)
    news = page.locator(".ask").get_by_role("button", name=say("web-replay"))
    assert str(news.get_attribute("aria-label")).count("Acolyte") == 3
    expect(news.locator("span:has(> .seat)")).to_have_count(3)
    assert beyond(page) == []
    news.tap()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()


def test_a_finger_has_room_for_the_news(visitor: Visitor) -> None:
    page = after_turns(visitor(size=SMALL_PHONE, touch=True), 2)
    box = strip(page).get_by_role("button").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 20, box["y"] + 42)
    expect(page.get_by_role("dialog", name=say("web-log"))).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 789), (390, 664)])
def test_the_log_opens_at_the_newest_turn_and_has_one_entry_for_each(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = after_turns(visitor(size=size), 4)
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name=say("web-log"))
    entries = log.locator("button.turn", has_text=re.compile("Vega|Acolyte"))
    expect(entries.last).to_be_in_viewport(ratio=1)
    expect(entries.first).not_to_be_in_viewport()
    expect(entries.filter(has_text="Acolyte")).to_have_count(3 * TURNS)
    for number in range(1, TURNS + 1):
        expect(
            log.get_by_role("heading", name=say("web-log-round", round=number), exact=True)
        ).to_be_attached()
    assert all(each.locator("svg").count() > 1 for each in entries.filter(has_text="Acolyte").all())
    assert barriers(page) == []


def test_a_turn_of_the_log_unfolds_into_its_steps_and_every_step_can_be_seen(visitor: Visitor) -> None:
    page = after_turns(visitor(), 2)
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name=say("web-log"))
    unfold = log.get_by_role("button", expanded=False).last
    assert say("web-log-steps", turn="Acolyte") in str(unfold.get_attribute("aria-label"))
    unfold.click()
    expect(log.get_by_role("button", expanded=True)).to_have_count(1)
    steps = log.locator("ol.steps button")
    expect(steps.last).to_be_in_viewport()
    expect(steps.last).to_contain_text(say("log-end", name="Acolyte"))
    assert barriers(page) == []
    told = steps.first.inner_text()
    steps.first.click()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(told)


def test_the_log_replays_what_happened_since_my_last_turn(visitor: Visitor) -> None:
    page = after_turns(visitor(size=PHONE, touch=True), 3)
    page.get_by_role("button", name=say("web-log"), exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name=say("web-log-replay")).tap()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_be_visible()


def test_places_show_their_names_by_a_key_by_a_setting_and_while_they_are_read(visitor: Visitor) -> None:
    visit = visitor()
    page = after_turns(visit, 2)
    expect(places(page)).to_have_count(0)
    page.keyboard.press("n")
    expect(places(page)).to_have_count(len(PLACES))
    expect(page.locator(".opponent").get_by_text("1a", exact=True)).to_have_count(1)
    page.keyboard.press("n")
    expect(places(page)).to_have_count(0)
    page.keyboard.press("l")
    expect(places(page)).to_have_count(len(PLACES))
    page.keyboard.press("Escape")
    expect(places(page)).to_have_count(0)
    strip(page).hover()
    expect(places(page)).to_have_count(len(PLACES))
    table = page.url.removeprefix(visit.address)
    visit.open("/settings").get_by_role("switch", name=say("pages-set-placeNames")).check()
    visit.open(table)
    expect(places(page)).to_have_count(len(PLACES))


def test_what_happened_names_rows_because_slots_change_their_names(visitor: Visitor) -> None:
    page = after_turns(visitor(), 2)
    told = strip(page).get_by_role("listitem").filter(has_text="Acolyte").last
    assert not SLOT_NAME.search(told.inner_text())
    expect(page.locator(".lit")).to_have_count(0)
    told.hover()
    expect(page.locator(".opponent .lit")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator(".lit")).to_have_count(0)
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name=say("web-log"))
    log.get_by_role("button", expanded=False).last.click()
    assert not SLOT_NAME.search(log.inner_text())
    log.locator("button.turn", has_text="Acolyte").last.click()
    expect(page.get_by_role("group", name=say("web-past"))).to_be_visible()
    expect(page.locator(".opponent .lit")).to_have_count(1)


def test_a_name_is_at_the_tile_that_has_it(visitor: Visitor) -> None:
    page = after_turns(visitor(size=PHONE), 2)
    page.keyboard.press("n")
    for action in ACTIONS:
        if not isinstance(action, TakeTile):
            continue
        tile = page.locator(f'.display [data-action="{action.id}"]')
        name = str(tile.get_attribute("aria-label")).partition(":")[0]
        box, pill = (
            each.bounding_box()
            for each in (tile, page.locator(".screen [aria-hidden] > span", has_text=re.compile(f"^{name}$")))
        )
        assert box is not None
        assert pill is not None
        assert box["x"] <= pill["x"] <= box["x"] + box["width"]
        assert abs(box["y"] - pill["y"]) < box["height"] / 2


def test_every_moment_of_a_record_tells_what_happened_before_it(visitor: Visitor) -> None:
    visit = visitor(size=(1760, 900))
    path = kept(visit)
    ends = list(accumulate(len(turn.moves) for turn in record().turns[:12]))
    # From the first decision of the second player on; when the first has just ended a turn, nothing has.
    nothing = {count - before for count in ends[::2] for before in (0, 1)}
    for count in sorted({*range(ends[0] + 1, ends[-1], 5), *ends} - nothing):
        page = visit.open(f"{path}/{count}")
        since = page.get_by_role("region", name=say("web-since-of", name=NAMES[0]))
        expect(since.get_by_role("listitem").first).to_contain_text(NAMES[1])
        expect(since).not_to_contain_text(say("web-nothing-yet"))
