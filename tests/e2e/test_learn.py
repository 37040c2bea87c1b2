import re

import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from orbis.locales import Language
from orbis.server.lessons import NAMES

from .conftest import Visitor
from .learning import do_chapter, give_way, wanted
from .looking import beyond
from .playing import Press, by_keys, by_mouse, by_touch, coming, play
from .saying import say
from .tables import HERE, bot, make, prepared
from .visits import DESKTOP, PHONE, PHONE_WITH_BARS, SETTLED, SMALL_PHONE, TABLET, Theme, barriers

LOOKS = {
    "desktop": (DESKTOP, "de", "light"),
    "small": (SMALL_PHONE, "de", "dark"),
    "tablet": (TABLET, "ru", "dark"),
    "phone": (PHONE, "ru", "light"),
}
SOME_LOOKS = few_or_all(("desktop", "small"), tuple(LOOKS))


@pytest.mark.parametrize(
    ("press", "language", "begin"),
    [(by_mouse, "en", 0), (by_keys, "de", len(NAMES) - 3)],
    ids=["mouse", "keys"],
)
@pytest.mark.thorough
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


def test_what_comes_next_is_said_once_the_tile_lies(visitor: Visitor) -> None:
    page = visitor(motion=True).open("/learn/gathering")
    coach = page.locator(".coach")
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    watching = page.evaluate_handle(
        """(words) => ({ done: new Promise((done) => {
            const seen = [];
            const look = () => {
                const all = [...document.querySelectorAll(".coach p")];
                const said = all.find((each) => each.innerText === words);
                if (said !== undefined) seen.push(Number(getComputedStyle(said).opacity));
                if (seen.at(-1) === 1) done(seen); else requestAnimationFrame(look);
            };
            look();
        }) })""",
        say("learn-gathering-farm"),
    )
    wanted(page).click()
    seen = watching.evaluate("watching => watching.done")
    assert seen[0] == 0
    assert seen[-1] == 1


@pytest.mark.thorough
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
    expect(coach).to_contain_text(say("learn-irrigation-choose"))
    do_chapter(page)


@pytest.mark.thorough
def test_a_look_at_another_tile_is_answered_with_its_rule(visitor: Visitor) -> None:
    page = visitor().open("/learn/taking")
    wanted(page).click()
    page.locator('[data-action="4"]').click()
    expect(page.locator(".coach")).to_contain_text(say("learn-taking-middle"))
    expect(page.locator(".coach")).to_contain_text(say("pages-rule", rule="T3"))
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_contain_text(say("learn-taking-choose"))


@pytest.mark.thorough
def test_another_tile_is_answered_at_once_and_the_right_one_ringed(visitor: Visitor) -> None:
    page = visitor(size=SMALL_PHONE, touch=True).open("/learn/gathering")
    coach, tiles = page.locator(".coach"), page.locator(".display > .cell button.legal")
    give_way(page)
    wanted(page).click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    give_way(page)
    tiles.first.click()
    expect(coach).to_contain_text(say("learn-other"))
    right = page.locator(".display > .cell", has=page.locator(".mark")).locator("button")
    right.click()  # what is covered cannot be clicked
    expect(coach).not_to_contain_text(say("learn-other"))


def test_a_tile_that_was_let_go_is_asked_for_and_ringed_again(visitor: Visitor) -> None:
    page = visitor().open("/learn/gathering")
    coach = page.locator(".coach")
    tile = wanted(page)
    tile.click()
    expect(coach).to_contain_text(say("learn-gathering-place"))
    tile.click()
    expect(page.locator(".display button.selected")).to_have_count(0)
    expect(coach).to_contain_text(say("learn-gathering-choose"))
    do_chapter(page)


@pytest.mark.thorough
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


@pytest.mark.parametrize("name", few_or_all(("village", "exchange"), NAMES))
def test_whoever_is_shown_every_step_has_done_the_chapter(visitor: Visitor, name: str) -> None:
    page = visitor().open(f"/learn/{name}")
    coach = page.locator(".coach")
    count, show = coach.locator(".count"), coach.get_by_role("button", name=say("learn-show"))
    steps = int(count.inner_text().split()[-1])
    for step in range(1, steps + 1):
        expect(count).to_have_text(say("learn-step", step=step, steps=steps))
        show.or_(coach.get_by_role("button", name=say("learn-continue"))).click()
    expect(coach).to_contain_text(say("learn-well-done"))


@pytest.mark.thorough
def test_a_step_is_shown_from_where_one_is(visitor: Visitor) -> None:
    page = visitor().open("/learn/gathering")
    coach = page.locator(".coach")
    wanted(page).click()
    page.keyboard.press("Escape")  # the tile is no longer chosen
    expect(coach).to_contain_text(say("learn-gathering-choose"))
    coach.get_by_role("button", name=say("learn-show")).click()
    expect(coach).to_contain_text(say("learn-gathering-farm"))


@pytest.mark.thorough
def test_a_step_is_read_by_a_key(visitor: Visitor) -> None:
    page = visitor().open("/learn/discount")
    coach = page.locator(".coach")
    expect(coach).to_contain_text(say("learn-discount-token"))
    page.keyboard.press("n")
    expect(coach).to_contain_text(say("learn-discount-choose"))
    page.keyboard.press("n")
    expect(coach).to_contain_text(say("learn-discount-choose"))


@pytest.mark.parametrize("look", SOME_LOOKS)
@pytest.mark.thorough
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
@pytest.mark.thorough
def test_the_chapters_keep_nobody_out(visitor: Visitor, theme: Theme, size: tuple[int, int]) -> None:
    page = visitor(theme=theme, size=size, language="ru").open("/learn")
    page.locator("ol a").first.wait_for()
    assert (barriers(page), beyond(page)) == ([], [])


@pytest.mark.thorough
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
    expect(coach).to_contain_text(say("learn-coach-hidden"))
    coach.get_by_role("button", name=say("learn-coach-off")).click()
    expect(coach).to_have_count(0)
    expect(page.get_by_text(say("web-since"))).to_be_visible()


def draws_name(page: Page) -> bool:
    """Whether the name of the game has its symbol."""
    drawn = "all => all.length > 0 && all.every(each => document.querySelector(each.getAttribute('href')))"
    return bool(page.locator("header use").evaluate_all(drawn))


def test_a_chapter_that_does_not_exist_has_the_name_of_the_game_with_its_symbol(visitor: Visitor) -> None:
    page = visitor().open("/learn/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-nowhere"))
    assert draws_name(page)


@pytest.mark.both(False)  # there must be a server that is away
def test_a_chapter_that_cannot_begin_has_the_name_of_the_game_with_its_symbol(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected = "ERR_FAILED"
    visit.page.route("**/api/lessons/**", lambda route: route.abort())
    page = visit.open("/learn/taking")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-unreachable"))
    assert draws_name(page)
    assert page.locator("#hexagon").count() == 1


@pytest.mark.thorough
def test_on_a_phone_nobody_is_asked_to_try_what_is_done(visitor: Visitor) -> None:
    page = visitor(size=PHONE_WITH_BARS, touch=True).open("/learn/taking")
    do_chapter(page, by_touch)
    coach = page.locator(".coach")
    expect(coach.get_by_text(say("learn-well-done"))).to_be_visible()
    expect(coach.get_by_role("button", name=say("learn-fold"))).to_be_visible()


@pytest.mark.parametrize("chapter", ["village", "wilderness"])
def test_on_a_phone_the_kingdom_is_seen_beside_what_is_said_of_it(visitor: Visitor, chapter: str) -> None:
    page = visitor(size=PHONE_WITH_BARS, touch=True).open(f"/learn/{chapter}")
    coach, kingdom = page.locator(".coach.over"), page.locator(".table > .kingdom")
    expect(coach).to_be_visible()
    page.wait_for_function(SETTLED)
    said, had = coach.bounding_box(), kingdom.bounding_box()
    assert said is not None
    assert had is not None
    assert said["y"] + said["height"] <= had["y"]
    tile = page.locator(".display .mark").first.bounding_box()
    assert tile is not None
    assert tile["y"] + tile["height"] <= said["y"]


def test_to_show_the_table_on_a_phone_is_not_the_main_way_on(visitor: Visitor) -> None:
    page = visitor(size=(375, 548), touch=True).open("/learn/village")
    coach = page.locator(".coach")
    while coach.get_by_role("button", name=say("learn-continue")).is_visible():
        coach.get_by_role("button", name=say("learn-continue")).tap()
    coach.locator(".secondary", has_text=say("learn-fold")).wait_for()
    expect(coach.locator(".primary")).to_have_count(0)
