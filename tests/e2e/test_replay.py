import re
from pathlib import Path

import pytest
from amount import few_or_all
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language
from orbis.notation import write_record

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import ask_why, play, play_turn
from .records import NAMES, looking_back, record, stops
from .saying import say
from .tables import HERE, bot, make, play_ahead, submit, unfolded
from .visits import DESKTOP, PHONE, SMALL_PHONE, TABLET, Theme, barriers

DEALT = say("replay-dealt", name=NAMES[0])

LONGEST: tuple[Language, ...] = ("de", "ru")
"""The languages with the longest texts."""

SHEETS = "lsm?"
"""The keys of moves, score, menu and keys."""


def press(page: Page, key: str) -> None:
    """Press a button of the controls."""
    page.locator(".controls").get_by_role("button", name=say(key), exact=True).click()


def expect_moment(page: Page, moves: int) -> None:
    """The address names a moment, and the table shows it."""
    expect(page).to_have_url(re.compile(rf"/record/\w+/{moves}$"))
    expect(page.locator(f".controls input[aria-valuetext*='({place(moves)})']")).to_be_visible()


def place(moves: int) -> str:
    """How the page says at which decision a moment is."""
    return say("replay-place", number=stops().index(moves), count=len(stops()) - 1)


def seen(page: Page) -> str:
    """What lies on the table."""
    found: str = page.evaluate(
        "[...document.querySelectorAll('.display button, .pyramid button, .kingdom')]"
        ".map((each) => each.ariaLabel ?? each.textContent).join('\\n')"
    )
    return found


def test_a_replay_is_walked_by_its_buttons(visitor: Visitor) -> None:
    page = looking_back(visitor())
    prompt, current = page.locator(".prompt"), page.locator(".moves [aria-current=step]")
    first, last = len(record().turns[0].moves), len(record().moves)
    expect(prompt).to_contain_text(DEALT)
    expect(page.get_by_text(say("replay-holds"))).to_be_visible()
    press(page, "replay-on")
    expect_moment(page, 1)
    expect(prompt).to_contain_text(NAMES[0])
    expect(prompt).to_contain_text(current.inner_text())
    press(page, "replay-on-turn")
    expect_moment(page, first)
    press(page, "replay-back")
    press(page, "replay-back-turn")
    expect_moment(page, 0)
    page.locator(".controls input").fill("7")
    expect_moment(page, stops()[7])
    page.locator(".moves button.turn").nth(1).click()
    expect_moment(page, first)
    page.locator(".moves .steps button").nth(1).click()
    expect_moment(page, stops()[2])
    expect(current).to_have_text(page.locator(".moves .steps button").nth(1).inner_text())
    press(page, "replay-last")
    expect(page.get_by_role("dialog", name=say("pages-result"))).to_be_visible()
    page.keyboard.press("Escape")
    expect_moment(page, last)
    page.get_by_role("button", name=say("replay-play-on")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("replay-play-on-over"))
    page.keyboard.press("Escape")
    press(page, "replay-first")
    expect_moment(page, 0)
    page.get_by_label(say("replay-speed")).select_option("4")
    press(page, "replay-play")
    expect(page).not_to_have_url(re.compile(r"/0$"))
    press(page, "replay-pause")
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


@pytest.mark.thorough
def test_a_replay_is_walked_by_keys(visitor: Visitor) -> None:
    page = looking_back(visitor())
    first = len(record().turns[0].moves)
    second = first + len(record().turns[1].moves)
    for key, moves in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("ArrowDown", first),
        ("Shift+ArrowRight", second),
        ("ArrowUp", first),
        ("Shift+ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        expect_moment(page, moves)
    page.keyboard.press("Space")
    expect(page).not_to_have_url(re.compile(r"/0$"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect_moment(page, len(record().moves))
    page.keyboard.press("Home")
    expect_moment(page, 0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=say("pages-keys"))
    for key in ("replay-back", "replay-on-turn", "replay-last", "replay-key-play"):
        expect(keys.get_by_text(say(key), exact=True)).to_be_visible()


@pytest.mark.both(False)  # another browser opens the link
def test_a_moment_is_shared_by_its_link_and_played_on_from_there(visitor: Visitor) -> None:
    moves = stops()[40]
    ann = looking_back(visitor(), moves)
    ann.get_by_role("button", name=say("replay-link")).click()
    link = ann.get_by_role("textbox", name=say("replay-link")).input_value()
    assert link.endswith(f"/{moves}")
    other = visitor()
    other.arrive()
    ben = other.page
    ben.goto(link)
    expect_moment(ben, moves)
    assert seen(ben) == seen(ann)
    ben.get_by_role("button", name=say("replay-play-on")).click()
    sheet = ben.get_by_role("dialog")
    for number, seat in enumerate(sheet.get_by_role("combobox").all()):
        seat.select_option("here" if number == 0 else "pilgrim")
    sheet.get_by_role("button", name=say("replay-play-on")).click()
    ben.wait_for_url("**/table/*")
    play_turn(ben)


@pytest.mark.thorough
@pytest.mark.both(False)  # friends elsewhere need a server
def test_who_plays_on_with_a_friend_invites_by_link(visitor: Visitor) -> None:
    visit = visitor()
    visit.arrive()
    page = looking_back(visit, stops()[9])
    page.get_by_role("button", name=say("replay-play-on")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("combobox").nth(0).select_option("here")
    sheet.get_by_role("combobox").nth(1).select_option("open")
    sheet.get_by_role("button", name=say("replay-play-on")).click()
    expect(page.get_by_label(say("pages-invite-link"))).to_be_visible()


@pytest.mark.thorough
def test_another_seat_can_be_looked_at(visitor: Visitor) -> None:
    page = looking_back(visitor(), stops()[30])
    universe = page.locator("section.own")
    expect(universe).to_contain_text(NAMES[0])
    page.locator("button.opponent").click()
    page.get_by_role("button", name=say("pages-look-from")).click()
    expect(universe).to_contain_text(NAMES[1])
    ask_why(page.locator(".cell button").first)
    expect(page.get_by_role("dialog")).to_contain_text(say("pages-cost"))


def test_a_record_is_pasted_or_chosen_and_its_faults_are_shown(visitor: Visitor, tmp_path: Path) -> None:
    visit = visitor()
    visit.expected = "422"
    page = visit.arrive()
    text = write_record(record())
    field = unfolded(page, "pages-record").get_by_label(say("pages-record-text"))
    opening = page.get_by_role("button", name=say("pages-open"), exact=True)
    field.fill(text.replace("result: ", "result "))
    opening.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \d+, column 1: expected"))
    field.fill(text.replace("rules: 1", "rules: 7"))
    opening.click()
    expect(page.get_by_role("alert")).to_have_text(say("pages-record-rules", found="7"))
    file = tmp_path / "game.orbis"
    file.write_text(text)
    page.get_by_label(say("pages-record-file")).set_input_files(file)
    expect(page.locator(".prompt")).to_contain_text(DEALT)


def test_the_text_of_a_record_is_saved(visitor: Visitor) -> None:
    page = looking_back(visitor())
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("pages-record-save")).click()
    assert saving.value.suggested_filename.endswith(".orbis")
    assert Path(saving.value.path()).read_text() == write_record(record())


def test_a_finished_game_leads_to_its_review_and_its_record(visitor: Visitor) -> None:
    visit = visitor()
    path = make(visit, HERE, bot())
    play_ahead(visit, path, 1)
    submit(visit, path, 1, do="ask_end", seat=0)
    page = visit.open(path)
    review = page.get_by_role("link", name=say("pages-review"))
    expect(review).to_have_attribute("href", re.compile(rf"^{visit.base}/review/\w+$"))
    page.get_by_role("link", name=say("pages-look-back")).click()
    page.wait_for_url("**/record/**")
    page.locator(".controls").wait_for()
    visit.open()
    page.get_by_role("button", name=re.compile(f"^{say('pages-look-back')}")).first.click()
    page.wait_for_url("**/record/**")
    expect(page.locator(".controls")).to_be_visible()
    visit.open(path).get_by_role("link", name=say("pages-review")).wait_for()
    page.keyboard.press("Escape")
    bar = page.locator(".table > .options")
    expect(bar.get_by_role("button")).to_have_text(
        [say("pages-result"), say("review-title"), say("pages-rematch")]
    )
    bar.get_by_role("button", name=say("pages-result")).click()
    page.locator("dialog[open] .podium").wait_for()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name=say("review-title")).click()
    page.wait_for_url("**/review/**")


@pytest.mark.parametrize("begins", [False, True], ids=["nothing done", "a tile placed"])
@pytest.mark.thorough
def test_a_game_without_a_turn_has_nothing_to_look_back_at(visitor: Visitor, begins: bool) -> None:
    visit = visitor()
    path = make(visit, HERE, HERE)
    page = visit.page
    if begins:
        visit.open(path)
        placed = page.locator('.pyramid [data-at^="tile-"]')
        for _ in range(6):
            if not placed.count():
                play(page, most=1)
        expect(placed).to_have_count(1)
        expect(page.locator(".screen")).to_have_attribute("aria-busy", "false")
    submit(visit, path, 1, do="ask_end", seat=0)
    visit.open("/mine")
    expect(page.locator(f'a[href$="{path}"]')).to_be_visible()
    for key in ("pages-look-back", "review-title"):
        expect(page.get_by_role("button", name=re.compile(f"^{say(key)}"))).to_have_count(0)
    visit.open(path)
    result = page.locator("dialog[open]")
    expect(result.get_by_role("button", name=say("pages-record-save"))).to_be_enabled()
    for key in ("pages-look-back", "pages-review"):
        expect(result.get_by_role("link", name=say(key))).to_have_count(0)
    expect(result.get_by_role("table")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".table > .options").get_by_role("button")).to_have_text(
        [say("pages-result"), say("pages-rematch")]
    )
    page.keyboard.press("m")
    expect(page.get_by_role("button", name=say("pages-look-back"))).to_have_count(0)
    record = visit.post("/api/records", {"table": path.rpartition("/")[2]})["id"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit.open(f"/review/{record}")
    expect(page.get_by_text(say("review-empty"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("img")).to_have_count(0)
    assert not [url for url in asked if "/api/" in url and url.endswith("/review")]
    page.get_by_role("button", name=say("pages-rematch")).click()
    page.wait_for_url("**/table/**")


@pytest.mark.thorough
def test_a_record_that_is_not_there_is_said_to_be_missing(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected = "404"
    for kind in ("record", "review"):
        page = visit.open(f"/{kind}/0123456789abcdef")
        expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-problem", code="not_found"))
        expect(page.get_by_text(say("pages-record-away"))).to_be_visible()
        assert barriers(page) == []
    page.get_by_role("link", name=say("pages-my-games")).click()
    page.wait_for_url("**/mine")


LOOKS: dict[str, tuple[Theme, tuple[int, int]]] = {
    "dark": ("dark", TABLET),
    "phone": ("light", PHONE),
    "wide": ("light", DESKTOP),
}


@pytest.mark.parametrize("look", few_or_all(("dark", "phone"), tuple(LOOKS)))
def test_no_moment_keeps_anybody_out(visitor: Visitor, look: str) -> None:
    theme, size = LOOKS[look]
    page = looking_back(visitor(theme=theme, size=size), stops()[20])
    page.get_by_text(say("replay-checking")).wait_for(state="detached")
    found = {"record": barriers(page)}
    for key in SHEETS if size == PHONE else "":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        found[f"sheet {key}"] = barriers(page)
        page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name=say("replay-play-on")).click()
    page.get_by_role("combobox").first.wait_for()
    found["play on"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", few_or_all(LONGEST, tuple(LANGUAGES)))
@pytest.mark.every_look
@pytest.mark.thorough
def test_everything_fits_without_scrolling(visitor: Visitor, language: Language) -> None:
    visit = visitor(language=language)
    misfits: dict[str, list[str]] = {}
    others = ((3, TABLET), (4, PHONE)) if language in LONGEST else ()
    for players, size in ((2, DESKTOP), *others, (2, SMALL_PHONE)):
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        page = looking_back(visit, 40, players)
        where = f"{size[0]}×{size[1]}"
        misfits[where] = [*cut_texts(page), *beyond(page)]
        if page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            misfits[where].append("the page scrolls")
        for key in SHEETS if size == SMALL_PHONE else "":
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            misfits[f"{where} {key}"] = [*cut_texts(page), *beyond(page)]
            page.keyboard.press("Escape")
    assert {where: found for where, found in misfits.items() if found} == {}
