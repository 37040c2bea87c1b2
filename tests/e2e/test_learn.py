import re

import pytest
from amount import few_or_all
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from orbis.locales import Language
from orbis.server.lessons import NAMES

from .conftest import Visitor
from .learning import do_chapter, wanted
from .looking import beyond
from .playing import Press, by_keys, by_mouse, coming, play
from .saying import say
from .tables import HERE, bot, make, prepared
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Theme, barriers

LOOKS = {
    "desktop": (DESKTOP, "de", "light"),
    "small": (SMALL_PHONE, "de", "dark"),
    "tablet": (TABLET, "ru", "dark"),
    "phone": (PHONE, "ru", "light"),
}
SOME_LOOKS = few_or_all(("desktop", "small"), tuple(LOOKS))


@pytest.mark.parametrize(
    ("press", "language", "begin"),
    [(by_mouse, "en", 0), (by_keys, "de", few_or_all(len(NAMES) - 3, 0))],
    ids=["mouse", "keys"],
)
def test_the_tutorial_to_its_end(visitor: Visitor, press: Press, language: Language, begin: int) -> None:
    page = visitor(language=language).open("/learn")
    names = NAMES[begin:]
    press(page, page.locator("ol a").nth(begin).element_handle())
    for name in names:
        page.wait_for_url(f"**/learn/{name}")
        do_chapter(page, press, ends_game=name == NAMES[-1])
        expect(page.locator(".coach")).to_contain_text(say("learn-well-done", language))
        onwards = page.locator(".coach a.primary")
        onwards.click(trial=True)  # once it has come to rest
        here = page.url
        press(page, onwards.element_handle())
        try:
            page.wait_for_url(lambda url: url != here, timeout=5_000)  # noqa: B023
        except Late:  # the focus was just going to the table
            press(page, onwards.element_handle())
    expect(page.get_by_role("heading", name=say("learn-title", language))).to_be_visible()
    expect(page.get_by_text(f"✓ {say('learn-done', language)}")).to_have_count(len(names))
    press(page, page.get_by_role("button", name=say("learn-play", language), exact=True).element_handle())
    page.wait_for_url("**/table/*")
    expect(page.locator(".coach")).to_contain_text(say("learn-coach-yours", language))


def test_a_chapter_is_left_and_gone_on_with(visitor: Visitor) -> None:
    page = visitor().open("/learn/gathering")
    coach = page.locator(".coach")
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-gathering-farm"))
    coach.get_by_role("link", name=say("learn-leave")).click()
    page.get_by_role("link", name=re.compile(say("learn-begun", step=3, steps=4))).click()
    expect(coach).to_contain_text(say("learn-gathering-farm"))
    page.reload()
    expect(coach).to_contain_text(say("learn-gathering-farm"))
    do_chapter(page)
    coach.get_by_role("button", name=say("learn-again")).click()
    expect(coach).to_contain_text(say("learn-gathering-choose"))


def test_whoever_comes_back_chooses_again_what_was_only_chosen(visitor: Visitor) -> None:
    page = visitor().open("/learn/gathering")
    coach = page.locator(".coach")
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    page.reload()
    expect(coach).to_contain_text(say("learn-gathering-choose"))
    do_chapter(page)


def test_what_the_step_is_not_about_is_answered_and_not_done(visitor: Visitor) -> None:
    page = visitor().open("/learn/irrigation")
    coach = page.locator(".coach")
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-irrigation-place"))
    dry = page.locator('[data-action="44"]')
    dry.click()
    expect(coach).to_contain_text(say("learn-irrigation-dry"))
    coach.get_by_role("link", name=say("pages-rule", rule="E5")).click()
    expect(page.get_by_role("dialog").locator("#chapter-irrigation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("3 of 14")).to_be_visible()
    dry.click()
    expect(coach).to_contain_text(say("learn-strayed"))
    coach.get_by_role("button", name=say("learn-take-back")).click()
    expect(coach).to_contain_text(say("learn-irrigation-place"))
    do_chapter(page)


def test_a_look_at_another_tile_is_answered_with_its_rule(visitor: Visitor) -> None:
    page = visitor().open("/learn/taking")
    wanted(page).click()
    page.locator('[data-action="4"]').click()
    expect(page.locator(".coach")).to_contain_text(say("learn-taking-middle"))
    expect(page.locator(".coach")).to_contain_text(say("pages-rule", rule="T3"))
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_contain_text(say("learn-taking-choose"))


def test_whoever_takes_a_tile_first_is_told_to_build_it(visitor: Visitor) -> None:
    page = visitor().open("/learn/gathering")
    coach = page.locator(".coach")
    tile = wanted(page)
    tile.click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    tile.click()
    expect(coach).to_contain_text(say("learn-build"))
    do_chapter(page)


def test_worshippers_to_be_struck_are_ringed_and_not_their_tiles(visitor: Visitor) -> None:
    page = visitor().open("/learn/volcano")
    tile = page.locator(".display > .cell .mark")
    expect(tile).to_have_count(1)
    wanted(page).click()
    expect(page.locator(".pyramid .mark").first).to_be_visible()
    wanted(page).click()
    expect(page.locator(".display > .tray .mark")).to_have_count(3)
    expect(tile).to_have_count(0)
    do_chapter(page)


def test_a_step_is_skipped_and_read_by_a_key(visitor: Visitor) -> None:
    page = visitor().open("/learn/forest")
    coach = page.locator(".coach")
    page.keyboard.press("n")
    expect(coach).to_contain_text(say("learn-forest-choose"))
    coach.get_by_role("button", name=say("learn-skip")).click()
    expect(coach).to_contain_text(say("learn-forest-place"))
    page.goto(page.url.replace("forest", "discount"))
    expect(coach).to_contain_text(say("learn-discount-token"))
    page.keyboard.press("n")
    expect(coach).to_contain_text(say("learn-discount-choose"))


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_the_coach_covers_nothing_that_is_wanted(visitor: Visitor, look: str) -> None:
    size, language, theme = LOOKS[look]
    page = visitor(size=size, language=language, theme=theme).open("/learn/taking")
    found: dict[str, list[str]] = {}
    for step in range(5):
        found[f"step {step}"] = beyond(page)
        wanted(page).click()  # a covered thing cannot be clicked
    found["barriers"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["light", "phone"])
def test_the_chapters_keep_nobody_out(visitor: Visitor, theme: Theme, size: tuple[int, int]) -> None:
    page = visitor(theme=theme, size=size, language="ru").open("/learn")
    page.locator("ol a").first.wait_for()
    assert (barriers(page), beyond(page)) == ([], [])


def test_whoever_tries_a_turn_again_finds_it_without_the_hint(visitor: Visitor) -> None:
    visit = visitor()
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"tile\"}')")
    page = visit.open(prepared(visit, lambda match: match.state.turn == 2, HERE, bot()))
    coach = page.locator(".coach")
    expect(coach).to_contain_text(say("learn-coach-hidden"))
    coach.get_by_role("button", name=say("learn-coach-show")).click()
    expect(page.locator(".mark")).to_have_count(1)
    play(page, most=2)
    coming(page)
    expect(coach).to_contain_text(say("learn-coach-yours"))


def test_coaching_is_shown_hidden_and_switched_off(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.open("/settings")
    page.get_by_role("radio", name=say("pages-coaching-tile")).check()
    expect(visit.open("/").locator("summary", has_text=say("pages-with-tips"))).to_be_visible()
    visit.open(make(visit, HERE, bot()))
    coach = page.locator(".coach")
    expect(coach).to_contain_text(say("learn-coach-yours"))
    expect(page.locator(".mark")).to_have_count(1)
    coach.get_by_role("button", name=say("learn-coach-hide")).click()
    expect(page.locator(".mark")).to_have_count(0)
    coach.get_by_role("button", name=say("learn-coach-show")).click()
    expect(page.locator(".mark")).to_have_count(1)
    play(page, most=2)
    coming(page)
    expect(coach).to_contain_text(say("learn-coach-yours"))
    coach.get_by_role("button", name=say("learn-coach-off")).click()
    expect(coach).to_have_count(0)
    expect(page.get_by_text(say("web-since"))).to_be_visible()
