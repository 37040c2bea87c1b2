"""The tiles to look at, and a set of one's own: entered, exported, imported and played with."""

import re
from pathlib import Path

import pytest
from amount import few_or_all
from playwright.sync_api import FilePayload, Locator, Page, expect

from orbis.locales import LANGUAGES, Language
from orbis.notation import Seat as RecordedSeat
from orbis.notation import write_record
from orbis.play import Match
from orbis.rules import STANDARD, parse_tiles, write_tiles

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import coming, play_turn
from .records import paste
from .saying import say
from .tables import HERE, bot, make
from .tiles import import_file, unheard_of
from .visits import DESKTOP, PHONE, SMALL_PHONE, Theme, Visit, barriers

CHANGED = (0, 1, 4)
"""Three of the eleven tiles of level 1 with two players, nine of which are seen at once."""

LONGEST: tuple[Language, ...] = ("de", "ru")

_DROPPED = """
(text) => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], "dropped.csv", {type: "text/csv"}));
  return dropped;
}
"""


def begin_copy(visit: Visit, language: Language = "en") -> Page:
    """Begin a set that is a copy of the unofficial one."""
    page = visit.open("/tiles/own")
    page.get_by_role("button", name=say("tiles-copy-do", language)).click()
    expect(page.locator("p[role=status]")).to_have_text(say("tiles-complete", language))
    return page


def field(page: Page, key: str) -> Locator:
    return page.get_by_label(say(key), exact=True)


def press(page: Page, key: str, **counts: int) -> None:
    page.get_by_role("button", name=say(key, "en", **counts), exact=True).click()


def is_ready(page: Page) -> None:
    expect(page.get_by_text(say("tiles-ready"))).to_be_visible()


def enter(page: Page) -> None:
    """Give some tiles 31 points, once with a slip that is noticed and mended."""
    for tile in CHANGED:
        page.get_by_role("button", name=f"Tile {tile + 1}:").click()
        field(page, "tiles-points").fill("310")
        expect(page.locator("#fault-points")).to_have_text(say("tiles-expect-points"))
        expect(page.locator("p[role=status]")).to_have_text(say("tiles-incomplete", count=1))
        field(page, "tiles-points").fill("31")
        expect(page.locator(".drawn text", has_text="31")).to_be_visible()
        page.keyboard.press("Enter")
    is_ready(page)
    expect(page.get_by_text(say("tiles-progress", compared=3, all=65))).to_be_visible()


def export(page: Page, folder: Path) -> Path:
    """Export the set into a folder."""
    with page.expect_download() as download:
        press(page, "tiles-export")
    exported = folder / download.value.suggested_filename
    download.value.save_as(exported)
    return exported


def play_now_with(visit: Visit, name: str) -> None:
    """Make a table with a set of one's own, and see one of its tiles there."""
    page = visit.arrive()
    page.get_by_role("combobox", name=say("pages-tiles"), exact=True).first.select_option(name)
    page.get_by_role("button", name=say("pages-play-now"), exact=True).click()
    coming(page)
    expect(page.locator(".display button[aria-label*='31\u00a0CP']").first).to_be_visible()


def play_and_end(visit: Visit, id: str) -> None:
    """Play a turn with a tile set and end the game."""
    page, table = visit.page, make(visit, HERE, bot(), tiles=id)
    visit.open(table)
    play_turn(page)
    coming(page)
    page.keyboard.press("m")
    for _ in ("asked", "sure"):
        page.get_by_role("button", name=say("pages-end")).click()
    expect(page.get_by_text(say("pages-fair-repeated"))).to_be_visible()
    expect(page.get_by_role("link", name=say("pages-tiles-named", name="My copy"))).to_be_visible()


def test_a_set_is_entered_exported_imported_and_played(visitor: Visitor, tmp_path: Path) -> None:
    page = begin_copy(visitor())
    enter(page)
    exported = export(page, tmp_path)
    tile_set = parse_tiles(exported.read_text())
    assert [tile.id for tile in tile_set.tiles if tile.points == 31] == list(CHANGED)

    bob = visitor()
    page = bob.open("/tiles/own")
    import_file(page, exported)
    is_ready(page)
    expect(field(page, "tiles-name")).to_have_value("My copy")
    play_now_with(bob, "My copy")
    page.keyboard.press("m")
    page.get_by_role("link", name=say("pages-tiles-named", name="My copy")).click()
    expect(page.get_by_role("heading", name=say("tiles-title-set", name="My copy"))).to_be_visible()
    expect(page.locator("[data-tile='0']")).to_contain_text("31 CP")
    assert page.url.endswith(f"/tiles/{tile_set.content_id}")

    play_and_end(bob, tile_set.content_id)


def test_a_record_with_own_tiles_is_opened_where_they_are_unknown(visitor: Visitor, tmp_path: Path) -> None:
    own = unheard_of()
    match = Match(2, "own tiles", own)
    for _ in range(9):
        match.do(match.options()[0])
    record = write_record(match.record([RecordedSeat("Ann", "human"), RecordedSeat("Ben", "human")]))
    visit = visitor()
    visit.expected = "422"
    page = visit.arrive()
    paste(page, record)
    expect(page.get_by_text(say("pages-tiles-missing", id=own.content_id))).to_be_visible()
    file = tmp_path / "own.csv"
    file.write_text(write_tiles(own))
    visit.open("/tiles/own")
    import_file(page, file)
    is_ready(page)
    visit.arrive()
    paste(page, record)
    page.wait_for_url("**/record/*")
    expect(page.locator(".controls")).to_be_visible()
    id = re.search(r"/record/([^/#?]+)", page.url)
    assert id is not None
    assert visit.get(f"/api/records/{id[1]}/verification")["holds"]


@pytest.mark.thorough
def test_every_fault_of_a_file_is_said_with_its_place_and_the_rest_is_taken_over(
    visitor: Visitor, tmp_path: Path
) -> None:
    text = write_tiles(STANDARD)
    broken = tmp_path / "broken.csv"
    broken.write_text(text.replace("3,1,white,O,stone,1,6,white", "3,4,white,X,stone,1,,pink"))
    page = visitor().open("/tiles/own")
    import_file(page, broken)
    expect(page.get_by_text(say("tiles-import-faults", name="broken", count=4))).to_be_visible()
    for column, found in (("level", "4"), ("cost", "X"), ("star", "pink")):
        told = say(f"fault-{column}", row=5, column=column, found=say("fault-found", text=found))
        expect(page.get_by_text(told)).to_be_visible()
    press(page, "tiles-import-rest", count=65)
    expect(page.get_by_text(say("tiles-progress", compared=64, all=65))).to_be_visible()
    page.get_by_role("button", name="Tile 4:").click()
    expect(page.locator("#fault-cost")).to_contain_text(say("tiles-found", text="X"))
    page.locator("label:has(input[name=level])").nth(0).click()
    page.get_by_role("button", name=say("tiles-cost-more", colour="orange")).click()
    field(page, "tiles-mystic").fill("6")
    page.locator("label:has(input[name=star])").nth(1).click()
    is_ready(page)
    with page.expect_download() as download:
        press(page, "tiles-export")
    assert download.value.path().read_text() == text

    press(page, "tiles-begin")
    dropped = page.evaluate_handle(_DROPPED, text)
    page.get_by_role("group", name=say("tiles-import")).dispatch_event("drop", {"dataTransfer": dropped})
    expect(field(page, "tiles-name")).to_have_value("dropped")
    for content, kind in ((b"id;level\n", "header"), (text.encode("utf-16"), "encoding")):
        broken.write_bytes(content)
        press(page, "tiles-begin")
        import_file(page, broken)
        row_1 = say(f"fault-{kind}", row=1, column="none", found="?", header="?").split(":")[0]
        expect(page.locator(".faults")).to_contain_text(row_1)
        press(page, "tiles-begin")


@pytest.mark.thorough
def test_what_is_entered_by_keys_is_there_after_the_page_is_loaded_again(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.open("/tiles/own")
    press(page, "tiles-empty-do")
    expect(page.get_by_text(say("tiles-unready", count=65))).to_be_visible()
    assert page.locator(".mark").count() == 0
    page.locator("input[name=kind]").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.type("2")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    field(page, "tiles-points").focus()
    page.keyboard.type("0")
    page.keyboard.press("Enter")
    expect(page.locator("#fault-mystic.error")).to_be_visible()
    field(page, "tiles-mystic").focus()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("tiles-number", number=2, all=65))).to_be_visible()
    page.keyboard.press("PageUp")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    page.reload()
    expect(page.get_by_role("heading", name=say("tiles-number", number=3, all=65))).to_be_visible()
    expect(page.get_by_text(say("tiles-progress", compared=1, all=65))).to_be_visible()
    page.get_by_role("button", name="Tile 1:").click()
    expect(page.get_by_text(say("effect-conversion", count=2, colour="white"))).to_be_visible()
    press(page, "tiles-remove", number=1)
    expect(page.get_by_role("heading", name=say("tiles-number", number=1, all=64))).to_be_visible()
    press(page, "tiles-put-back")
    expect(page.get_by_text(say("effect-conversion", count=2, colour="white"))).to_be_visible()
    page.get_by_role("button", name=say("tiles-drop")).click()
    page.get_by_role("button", name=say("tiles-drop")).click()
    page.reload()
    expect(page.get_by_role("button", name=say("tiles-empty-do"))).to_be_visible()


def test_tiles_are_found_by_level_colour_kind_and_players(visitor: Visitor) -> None:
    page = visitor().open("/tiles")
    expect(page.get_by_text(say("unofficial"))).to_be_visible()
    status = page.locator("p[role=status]")

    def shown(count: int) -> None:
        expect(status).to_contain_text(say("tiles-shown", shown=count, all=65))
        assert page.locator("[data-tile]").count() == count

    shown(65)
    page.get_by_label("2", exact=True).and_(page.locator("[name=players]")).check()
    shown(len(STANDARD.in_game(2)))
    expect(status).to_contain_text(say("tiles-left-out", players=2, count=28))
    page.get_by_role("checkbox", name="3").focus()
    page.keyboard.press("Space")
    page.get_by_role("checkbox", name=say("colour", colour="green")).focus()
    page.keyboard.press("Space")
    shown(3)
    page.get_by_role("checkbox", name=say("kind-volcano")).check()
    shown(0)
    press(page, "tiles-show-all")
    shown(65)
    with page.expect_download() as download:
        page.locator("a, button").filter(has_text=say("tiles-download")).click()
    assert download.value.path().read_text() == write_tiles(STANDARD)


@pytest.mark.thorough
def test_tiles_that_nobody_has_given_are_not_shown(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected = "404"
    page = visit.open("/tiles/0123456789abcdef")
    expect(page.get_by_text(say("tiles-unknown"))).to_be_visible()


@pytest.mark.parametrize("language", few_or_all(LONGEST, tuple(LANGUAGES)))
@pytest.mark.every_look
@pytest.mark.thorough
def test_every_text_about_tiles_fits(visitor: Visitor, language: Language) -> None:
    visit = visitor(size=SMALL_PHONE, language=language)
    page = visit.open("/tiles")
    page.locator("[data-tile]").first.wait_for()
    misfits = {"viewer": [*cut_texts(page), *beyond(page)]}
    begin_copy(visit, language)
    page.locator(".values input").first.fill("x")
    page.locator("#fault-points.error").wait_for()
    for name, size in (("phone", SMALL_PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        misfits[name] = [*cut_texts(page), *beyond(page)]
    assert {where: found for where, found in misfits.items() if found} == {}


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["light", "phone"])
def test_no_page_of_tiles_keeps_anybody_out(visitor: Visitor, theme: Theme, size: tuple[int, int]) -> None:
    visit = visitor(theme=theme, size=size)
    page = visit.open("/tiles/own")
    page.get_by_role("button", name=say("tiles-copy-do")).wait_for()
    found = {"begin": barriers(page)}
    few = "".join(write_tiles(STANDARD).splitlines(keepends=True)[:4])
    file: FilePayload = {"name": "few.csv", "mimeType": "text/csv", "buffer": few.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".values input").first.fill("x")
    page.locator("#fault-points.error").wait_for()
    found["entering"] = barriers(page)
    visit.open("/tiles")
    page.get_by_role("checkbox", name=say("kind-stone")).check()
    found["viewer"] = barriers(page)
    assert {where: what for where, what in found.items() if what} == {}
