"""What stays at the table stays where it is, and nothing that can be regretted comes under a finger."""

import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language
from orbis.play import Match
from orbis.rules import State
from orbis.rules.actions import Decline, EndTurn
from orbis.rules.choice import choice
from orbis.rules.previews import Placement, Preview
from orbis.rules.state import Discarding

from .conftest import Visitor
from .layouts import Size, redraw, resize
from .looking import beyond, cut_texts, small_texts
from .moments import (
    begins,
    choose_slot,
    chooses,
    close_notices,
    on_display,
    opened,
    opened_with,
    pick,
    takings,
    until,
    varied,
    with_a_stake,
)
from .playing import coming, play_turn
from .saying import say
from .tables import HERE, bot, introduce, make, person, playing, prepared
from .tools import tools, undo
from .visits import Visit

UPRIGHT_PHONES = ((360, 640), (375, 548), (390, 664), (412, 732))
LYING_PHONES = ((667, 375), (740, 360), (844, 390))
PHONES = (*UPRIGHT_PHONES, *LYING_PHONES)
WINDOWS = (*PHONES, (768, 1024), (1024, 768), (1366, 657), (1440, 900))

DECLINE = f'.options [data-action="{Decline().id}"]'
END = f'.options [data-action="{EndTurn().id}"]'

_BUTTONS = """() => {
  const names = new Map();
  const changing = ".pyramid, .strip, .ask, .preview, .lately";
  return Object.fromEntries([...document.querySelectorAll(".table button")]
    .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest(changing))
    .map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const name = each.dataset.action ?? each.dataset.command ?? each.dataset.ask ?? each.ariaLabel ?? "";
      names.set(name, (names.get(name) ?? 0) + 1);
      const box = [left, top, width, height].map((side) => Math.round(side));
      return [`${each.className.split(" ")[0]} ${name} ${names.get(name)}`, box.join()];
    }));
}"""
"""Where the buttons of the table are; those of the universe and of what is told come and go."""

_TOLD = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".table > .ask .prompt > div"));
  const bar = document.querySelector(".table > .ask").getBoundingClientRect();
  const lines = [...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  return Math.min(...lines.map(({ top }) => top)) - bar.top;
}"""
"""How far below the edge of the bar the question begins."""

_ON = """([x, y]) => {
  const { action, command } = document.elementFromPoint(x, y).closest("button").dataset;
  return action ?? command;
}"""
"""What a finger would press somewhere."""


def at_tiles(visit: Visit) -> Page:
    """A table of three at which some tiles can be built and others only be a wilderness."""

    def is_wanted(match: Match) -> bool:
        return match.state.round >= 5 and begins(match) and varied(match.state)

    page = visit.open(prepared(visit, is_wanted, *(person(name) for name in ("Ann", "Bo", "Cy"))))
    page.locator(".dot.own").wait_for()
    return page


def moved(page: Page, before: dict[str, str]) -> list[str]:
    """The buttons that are still there, and not where they were."""
    after: dict[str, str] = page.evaluate(_BUTTONS)
    both = before.keys() & after.keys()
    return [f"{each}: {before[each]} → {after[each]}" for each in both if before[each] != after[each]]


@pytest.mark.parametrize("language", few_or_all(("en", "ru"), tuple(LANGUAGES)))
@pytest.mark.every_look
def test_nothing_moves_when_a_tile_is_chosen_or_let_go(visitor: Visitor, language: Language) -> None:
    page = at_tiles(visitor(touch=True, language=language))
    for size in WINDOWS:
        resize(page, size)
        close_notices(page)
        redraw(page)
        before: dict[str, str] = page.evaluate(_BUTTONS)
        assert len(before) > 20
        for tile in page.locator(".display .cell > button").all():
            tile.tap()
            expect(tile).to_have_attribute("aria-pressed", "true")
            assert moved(page, before) == [], size
            if size in PHONES:
                assert page.evaluate(_TOLD) >= 1, size
            page.keyboard.press("Escape")
            expect(tile).to_have_attribute("aria-pressed", "false")
            assert moved(page, before) == [], size


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_what_redoes_stays_under_the_finger_whatever_is_asked(visitor: Visitor, size: Size) -> None:
    page, _, asked, preview, plan = opened_with(visitor(size=size, touch=True), with_a_stake)
    place = tools(page)[say("web-redo")]
    on = [place[0] + place[2] / 2, place[1] + 22]
    choose_slot(page, preview.action, plan)
    decline = page.locator(DECLINE)
    expect(decline).to_be_visible()
    assert tools(page)[say("web-redo")] == place
    undo(page)
    until(page, asked, ["act", "take_back"])
    page.touchscreen.tap(*on)
    until(page, asked, ["act", "take_back", "act"])
    expect(decline).to_be_visible()
    assert page.evaluate(_ON, on) == "redo"
    assert tools(page)[say("web-redo")] == place


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_discard_that_was_taken_back_is_done_again_where_it_was_asked(visitor: Visitor, size: Size) -> None:
    def is_wanted(match: Match) -> bool:
        return chooses(Discarding)(match) and Decline() in match.options()

    page, state, asked = opened(visitor(size=size, touch=True), is_wanted)
    found = choice(state)
    assert found is not None
    button = page.get_by_role("button", name=say("web-redo"), exact=True)
    place = tools(page)[say("web-redo")]
    for action in [each.action for each in found.picks for _ in range(each.most)][: found.due]:
        pick(page, action)
    until(page, asked, ["act"])
    undo(page)
    until(page, asked, ["act", "take_back"])
    expect(page.locator(DECLINE)).to_be_visible()
    expect(button).to_be_enabled()
    assert tools(page)[say("web-redo")] == place
    button.tap()
    until(page, asked, ["act", "take_back", "act"])


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_that_an_effect_was_declined_is_said(visitor: Visitor, size: Size) -> None:
    page, _, _, preview, plan = opened_with(visitor(size=size, touch=size[0] < 1100), with_a_stake)
    said = say("pages-declined")
    choose_slot(page, preview.action, plan)
    expect(page.locator(DECLINE)).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text(said)
    page.locator(DECLINE).click()
    expect(page.locator(".options .main")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(said)
    undo(page)
    expect(page.locator(".prompt")).not_to_contain_text(said)


_CHIPS = """() => [...document.querySelectorAll("[data-put-back]")].map((each) =>
  [each.dataset.putBack, Math.round(each.getBoundingClientRect().left)])"""


@pytest.mark.parametrize("size", UPRIGHT_PHONES + LYING_PHONES, ids=str)
def test_what_is_chosen_next_moves_nothing_that_was_chosen(visitor: Visitor, size: Size) -> None:
    def is_wanted(match: Match) -> bool:
        found = choice(match.state) if chooses(Discarding)(match) else None
        return found is not None and found.due > 2 and len(found.picks) > 2

    page, state, _ = opened(visitor(size=size, touch=True), is_wanted)
    found = choice(state)
    assert found is not None
    last, first = found.picks[-1].action, found.picks[0].action
    decline = page.locator(DECLINE)
    place = decline.bounding_box() if decline.count() else None
    pick(page, last)
    before = page.evaluate(_CHIPS)
    pick(page, first)
    assert page.evaluate(_CHIPS)[:1] == before
    assert [chip for chip, _ in page.evaluate(_CHIPS)] == [str(last.id), str(first.id)]
    assert (decline.bounding_box() if decline.count() else None) == place


@pytest.mark.both(False)  # a friend plays elsewhere
@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_the_way_to_the_next_table_is_not_where_the_turn_was_ended(visitor: Visitor, size: Size) -> None:
    ann, ben = introduce(visitor(size=size), "Ann"), introduce(visitor(), "Ben")
    first, _ = playing(ann, ben), playing(ann, ben)
    page = ann.open(first)
    coming(page)
    end = page.locator(END).bounding_box()
    assert end is not None
    play_turn(page)
    way = page.locator("[data-command=next]")
    expect(way).to_be_visible()
    expect(page.locator(END)).to_be_disabled()
    assert page.locator(END).bounding_box() == end
    on = way.bounding_box()
    assert on is not None
    assert on["x"] + on["width"] <= end["x"]
    assert (cut_texts(page), beyond(page)) == ([], [])


_WIDE = """() => [...document.querySelectorAll(".own .pyramid .legal svg:not(.tile)")].flatMap((slot) =>
  [...slot.querySelectorAll("text, use")]
    .filter((each) => each.getBoundingClientRect().width > slot.getBoundingClientRect().width * 0.94)
    .map((each) => each.outerHTML))"""
"""What is wider than the slot in which it stands."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", ["lost", "forest", "wakes"])
def test_what_would_follow_fits_into_a_slot(visitor: Visitor, language: Language, told: str) -> None:
    def shows(placed: Placement) -> bool:
        if told == "lost":
            return not placed.active and placed.points == 0 and placed.forest is None
        return bool(placed.wakes) if told == "wakes" else placed.forest is not None

    def wanted(state: State) -> list[Preview]:
        found = (each for each in takings(state) if each.built and each.unbuildable is None)
        return [each for each in found if each.built and any(map(shows, each.built.slots))]

    visit = visitor(touch=True, language=language)
    page, state, _ = opened(visit, lambda match: begins(match) and bool(wanted(match.state)))
    for size in (*PHONES, (683, 394), (1366, 657), (1920, 1080)):
        resize(page, size)
        on_display(page, wanted(state)[0].action).tap()
        expect(page.locator(".own .pyramid .legal > button").first).to_be_visible()
        assert page.locator(".own .pyramid .legal svg:not(.tile) > text").count() > 0
        assert page.evaluate(_WIDE) == [], size
        assert small_texts(page, 12, ".own") == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*UPRIGHT_PHONES, (768, 1024), (1366, 657)], ids=str)
def test_the_strength_of_an_opponent_is_read_whole(visitor: Visitor, language: Language, size: Size) -> None:
    page = visitor(size=size, language=language, touch=True).arrive()
    names = say("pages-level-pilgrim", language)
    page.get_by_text(say("pages-opponents-chosen", language, count=1, names=names)).click()
    page.get_by_role("radio", name="3", exact=True).first.check()
    expect(page.locator(".bots select")).to_have_count(3)
    assert (cut_texts(page), beyond(page)) == ([], [])


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_bot_is_a_bot_while_one_tries_something_out(visitor: Visitor, language: Language) -> None:
    visit = visitor(language=language, size=(1366, 657))
    page = visit.open(make(visit, HERE, bot()))
    coming(page)
    card = page.locator(".opponent")
    name = card.locator(".name").inner_text()
    badge = card.locator(".head > :first-child").evaluate("each => each.outerHTML")
    page.keyboard.press("b")
    expect(page.locator(".trying")).to_be_visible()
    expect(card.locator(".name")).to_have_text(name)
    assert card.locator(".head > :first-child").evaluate("each => each.outerHTML") == badge
