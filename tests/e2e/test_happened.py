import re
from itertools import accumulate

import pytest
from amount import few_or_all
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
COUNTED = """(list) => {
  const { right } = list.getBoundingClientRect();
  const unseen = [...list.children].filter((turn) => turn.getBoundingClientRect().left >= right).length;
  const more = list.parentElement.querySelector(".more");
  return unseen === Number(more?.textContent ?? 0);
}"""
"""Whether as many turns are counted as have no room: the page measures once it has drawn them."""
ALL_SEEN = """(list) => {
  const isWithin = (each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const room = list.parentElement.getBoundingClientRect();
    return width > 0 && left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  };
  const pieces = [...list.parentElement.querySelectorAll(".pieces span:has(> .seat)")];
  const told = pieces.length > 0 ? pieces : [...list.children];
  return told.length === list.children.length && told.every(isWithin);
}"""
"""Whether all turns are seen whole, as sentences or as pieces."""
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


@pytest.mark.parametrize("size", [(1440, 789), (1366, 657)])
@pytest.mark.thorough
def test_beside_two_others_the_newest_turn_is_told_whole_and_the_rest_is_counted(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = after_turns(visitor(size=size), 3)
    news = page.get_by_role("region", name=say("web-since"))
    turns = news.get_by_role("listitem")
    expect(turns).to_have_count(2)
    expect(turns.last).to_be_in_viewport(ratio=1)
    page.wait_for_function(COUNTED, arg=news.locator("ol").element_handle())
    room = news.locator("ol").bounding_box()
    newest, oldest = turns.last.bounding_box(), turns.first.bounding_box()
    assert room is not None
    assert newest is not None
    assert oldest is not None
    assert newest["x"] < room["x"] + room["width"]
    is_seen = oldest["x"] < room["x"] + room["width"]
    assert not is_seen or oldest["y"] < newest["y"]
    more = news.get_by_role("button", name=say("web-since-more", count=1))
    expect(more).to_have_count(0 if is_seen else 1)
    assert (cut_texts(page), beyond(page)) == ([], [])
    assert barriers(page) == []


@pytest.mark.parametrize("size", [(390, 664), (390, 844)])
def test_a_phone_shows_what_everybody_has_done_since(visitor: Visitor, size: tuple[int, int]) -> None:
    page = after_turns(visitor(size=size, touch=True), 4)
    news = strip(page).get_by_role("button").first
    assert str(news.get_attribute("aria-label")).count("Acolyte") == 3
    expect(news.locator("span:has(> .seat)")).to_have_count(3)
    for each in news.locator("span:has(> .seat)").all():
        expect(each).to_be_in_viewport(ratio=1)
    assert (cut_texts(page), beyond(page)) == ([], [])


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(820, 1180), (768, 1024)])
def test_a_tablet_beside_a_coach_leaves_nobody_s_turn_out(
    visitor: Visitor, size: tuple[int, int], language: str
) -> None:
    visit = visitor(size=size, touch=True, language=language)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', JSON.stringify({coaching: 'why'}))")
    page = after_turns(visit, 4)
    news = page.locator(".preview section.all")
    expect(news.get_by_role("listitem")).to_have_count(3)
    told = news.locator("ol").element_handle()
    page.wait_for_function(ALL_SEEN, arg=told)
    expect(news.locator(".more")).to_have_count(0)
    assert beyond(page) == []


@pytest.mark.parametrize("size", [(740, 360), (667, 375), (640, 320)])
def test_beside_a_coach_a_lying_phone_shows_the_points_of_three_others(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size, touch=True)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', JSON.stringify({coaching: 'why'}))")
    page = after_turns(visit, 4)
    page.locator(".coach").wait_for()
    cards = page.locator(".opponent")
    expect(cards).to_have_count(3)
    for card in cards.all():
        parts = [card.locator(part).bounding_box() for part in (".seat", ".kingdom", ".score")]
        edge = card.bounding_box()
        assert edge is not None
        ends = [edge["x"]]
        for part in parts:
            assert part is not None
            # Beside each other, and within the card.
            assert part["x"] >= ends[-1]
            assert part["y"] >= edge["y"] - 1
            assert part["y"] + part["height"] <= edge["y"] + edge["height"] + 1
            ends.append(part["x"] + part["width"])
        assert ends[-1] <= edge["x"] + edge["width"]


@pytest.mark.parametrize("size", [(375, 548), (740, 360)])
@pytest.mark.thorough
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


@pytest.mark.thorough
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


@pytest.mark.thorough
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


@pytest.mark.thorough
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


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_every_moment_of_a_record_tells_what_happened_before_it(visitor: Visitor) -> None:
    visit = visitor(size=(1760, 900))
    path = kept(visit)
    ends = list(accumulate(len(turn.moves) for turn in record().turns[: few_or_all(6, 12)]))
    # From the first decision of the second player on; when the first has just ended a turn, nothing has.
    nothing = {count - before for count in ends[::2] for before in (0, 1)}
    for count in sorted({*range(ends[0] + 1, ends[-1], 5), *ends} - nothing):
        page = visit.open(f"{path}/{count}")
        since = page.get_by_role("region", name=say("web-since-of", name=NAMES[0]))
        expect(since.get_by_role("listitem").first).to_contain_text(NAMES[1])
        expect(since).not_to_contain_text(say("web-nothing-yet"))
