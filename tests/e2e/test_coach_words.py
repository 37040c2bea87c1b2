"""What a coach says, in the windows that people have: all of it seen, or a sign that there is more."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language
from orbis.locales.texts import read_sources
from orbis.server.lessons import NAMES

from .conftest import Visitor
from .learning import give_way, wanted
from .looking import beyond
from .saying import say
from .tables import HERE, bot, make

Size = tuple[int, int]

ROOMY: tuple[Size, ...] = ((1366, 657), (1280, 620), (1536, 730), (1024, 768), (390, 664), (375, 548))
"""Where all words of the lessons are seen at once in English, and of a hint at least the move."""
LYING_PHONE: Size = (844, 340)

LESSON = re.compile(rf"learn-({'|'.join(NAMES)}|end|strayed|rather|no)(-[a-z]+)?")

_CUT_UNSIGNED = """
async (texts) => {
  const said = document.querySelector(".coach .said");
  const words = said.querySelector("p");
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isCut = () => said.scrollHeight - said.clientHeight > 6;
  words.textContent = "";
  await drawn();
  const measured = texts.map((text) => {
    words.textContent = text;
    return { text, height: words.offsetHeight, cut: isCut() };
  });
  measured.sort((one, other) => one.height - other.height);
  const whole = measured.filter(({ cut }) => !cut);
  const found = [];
  for (const each of new Set([whole.at(-1), measured[whole.length], measured.at(-1)])) {
    if (each === undefined) continue;
    words.textContent = each.text;
    await drawn();
    const sign = document.querySelector(".coach .more") !== null;
    if (isCut() !== sign) found.push(`${sign ? "needless" : "no"} sign: ${each.text}`);
    else if (sign) found.push("signed");
  }
  return found;
}
"""
"""Whether a sign says so where a text is cut: of the longest whole one, the shortest cut one, the longest."""

_SEEN_OR_SIGNED = """
() => {
  const said = document.querySelector(".coach .said");
  return (said.scrollHeight - said.clientHeight > 6) === (document.querySelector(".coach .more") !== null);
}
"""


def _lessons(language: Language) -> list[str]:
    """Everything that the lessons say."""
    keys = [key for key in read_sources(language) if LESSON.fullmatch(key)]
    assert len(keys) > 40
    return [say(key, language) for key in keys]


def _resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".coach .said").wait_for()


@pytest.mark.thorough
def test_every_step_of_every_lesson_is_seen_whole_or_says_that_it_continues(visitor: Visitor) -> None:
    page = visitor().open("/learn/taking")
    found: dict[str, set[str]] = {}
    for language in ("en", "de"):
        for size in (*ROOMY, LYING_PHONE):
            _resize(page, size)
            cut = set(page.evaluate(_CUT_UNSIGNED, _lessons(language)))
            expected = set() if language == "en" and size in ROOMY else {"signed"}
            if not cut <= expected:
                found[f"{language} {size}"] = cut
    assert found == {}


_BROKEN = """
() => [...document.querySelectorAll(".coach .buttons > *")].flatMap((each) => {
  const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/[^ ]+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (range.getClientRects().length > 1) found.push(word);
    }
  }
  return found;
})
"""
"""Words of the coach's buttons that do not stand in one line."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_column_no_word_of_a_button_is_broken(visitor: Visitor, language: Language) -> None:
    visit = visitor(size=LYING_PHONE, language=language)
    settings = json.dumps({"coaching": "tile", "language": language})
    visit.context.add_init_script(f"localStorage.setItem('orbis.settings', '{settings}')")
    page = visit.open(make(visit, HERE, bot(), bot(), bot()))
    coach = page.locator(".coach")
    for deed in ("hide", "show"):
        button = coach.get_by_role("button", name=say(f"learn-coach-{deed}", language))
        expect(button).to_be_visible()
        for size in ((667, 375), (740, 360)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert [*page.evaluate(_BROKEN), *beyond(page)] == []
        button.click()


def test_a_hint_tells_the_move_first_and_the_idea_until_one_departs_from_it(visitor: Visitor) -> None:
    visit = visitor()
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')")
    page = visit.open(make(visit, HERE, bot()))
    coach = page.locator(".coach")
    expect(coach).to_contain_text(say("learn-coach-yours"))
    move = coach.locator(".words > ol:first-child")
    # As the hint's *Why?* says it, with what the tile gives and the next-best option.
    ideas = {say(f"hint-why{each}", gain="@", other="@").split()[0] for each in ("", "-equal", "-wait")}
    expect(coach.locator(".reason")).to_have_text(re.compile(rf"(^|\s)({'|'.join(ideas)})\s"))
    # Only the places that it speaks of have their names.
    names = page.locator(".screen [aria-hidden] > span", has_text=re.compile("^([abc][123]|[1-4][a-e])$"))
    expect(names.first).to_be_visible()
    for name in names.all_inner_texts():
        expect(coach).to_contain_text(name)
    for size in ROOMY[:4]:
        _resize(page, size)
        # What is said depends on the deal, and some of it is long.
        page.wait_for_function(_SEEN_OR_SIGNED)
        expect(move).to_be_in_viewport(ratio=1)
    _resize(page, LYING_PHONE)
    expect(move).to_be_in_viewport(ratio=0.5)
    _resize(page, ROOMY[0])
    ring = page.locator(".mark").bounding_box()
    assert ring
    tiles = page.locator(".display button.legal").all()
    places = [(tile, tile.bounding_box()) for tile in tiles]
    next(tile for tile, box in places if box and abs(box["x"] - ring["x"]) > box["width"] / 2).click()
    expect(move).to_have_count(0)
    page.keyboard.press("Escape")
    expect(move).to_be_visible()


def test_on_a_small_phone_the_coach_covers_nothing_until_it_is_asked(visitor: Visitor) -> None:
    visit = visitor(size=(375, 548), touch=True)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"tile\"}')")
    page = visit.open(make(visit, HERE, bot()))
    line = page.locator(".coach .strip")
    expect(page.locator(".mark")).to_have_count(1)
    box = line.locator("xpath=..").bounding_box()
    above, below = (page.locator(f".table > {each}").bounding_box() for each in (".kingdom", ".ask"))
    assert box
    assert above
    assert below
    assert above["y"] + above["height"] <= box["y"] + 1
    assert box["y"] + box["height"] <= below["y"] + 1
    line.tap()
    expect(page.locator(".coach")).to_contain_text(say("learn-coach-yours"))
    ring, sheet = (page.locator(each).bounding_box() for each in (".mark", ".coach.over"))
    assert ring
    assert sheet
    assert ring["y"] + ring["height"] <= sheet["y"]
    expect(page.locator(".coach").get_by_role("button")).to_have_text(
        [say("learn-coach-off"), say("learn-fold")]
    )
    page.locator(".coach").get_by_role("button", name=say("learn-fold")).tap()
    expect(line).to_be_visible()


@pytest.mark.thorough
def test_on_a_small_phone_every_step_of_a_lesson_is_told(visitor: Visitor) -> None:
    page = visitor(size=(390, 664), touch=True).open("/learn/taking")
    said = page.locator(".coach .said")
    for step in ("welcome", "choose", "place", "effect"):
        expect(said).to_contain_text(say(f"learn-taking-{step}"))
        if step in ("choose", "place"):
            give_way(page)
        wanted(page).tap()


@pytest.mark.thorough
def test_on_a_small_phone_a_lesson_steps_aside_for_what_is_being_chosen(visitor: Visitor) -> None:
    page = visitor(size=(390, 664)).open("/learn/volcano")
    said = page.locator(".coach .said")
    for step in ("choose", "place"):
        expect(said).to_contain_text(say(f"learn-volcano-{step}"))
        give_way(page)
        wanted(page).click()
    expect(said).to_contain_text(say("learn-volcano-strike"))
    page.locator(".display button.legal").first.click()
    expect(said).to_have_count(0)
    page.locator('.options [data-action="107"]').click(trial=True)
