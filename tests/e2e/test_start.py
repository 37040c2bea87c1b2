"""The start page: for whoever comes for the first time, and for whoever comes back."""

import pytest
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .looking import beyond, small_texts
from .playing import coming
from .saying import say
from .site import InsideVisit
from .tables import HERE, OPEN, bot, introduce, make, resign, submit, unfolded
from .visits import LAPTOP, barriers

WINDOWS = [(1440, 789), (1366, 657), (390, 664)]
"""What browsers leave of ordinary screens."""

_NOTE_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shifted += each.value)))
  .observe({type: "layout-shift", buffered: true});
"""

_IS_SEEN = (
    "each => { const box = each.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
)

windows = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")


def living(page: Page) -> Page:
    page.locator("figure[data-moment]").wait_for()
    return page


@windows
def test_a_newcomer_sees_the_game_and_where_to_learn_it(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = living(visit.arrive())
    learn = page.locator("main .play .primary")
    expect(learn).to_have_text([say("pages-learn-to-play")])
    play = page.get_by_role("button", name=say("pages-play-now"))
    expect(learn).to_have_attribute("href", f"{visit.base}/learn/next")
    for seen in (play, learn, page.locator("figure[data-moment]")):
        assert seen.evaluate(_IS_SEEN)
    assert (
        page.locator("main > div :is(input:not([name=daily-players]), select, textarea):visible").count() == 0
    )
    expect(page.get_by_role("group", name=say("pages-coaching"))).to_be_hidden()
    page.get_by_text(say("pages-opponents-chosen", count=1, names="Pilgrim")).click()
    expect(page.get_by_role("group", name=say("pages-coaching"))).to_be_visible()


@pytest.mark.parametrize("size", [(390, 664), (375, 548)], ids=str)
def test_the_living_table_on_a_phone_is_read_and_begins_in_sight(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = living(visitor(size=size, touch=True).arrive())
    figure = page.locator("figure[data-moment]")
    assert small_texts(page, 11, "figure[data-moment]") == []
    box = figure.bounding_box()
    assert box is not None
    assert size[1] - box["y"] > 90


@pytest.mark.parametrize(
    "size", [(375, 548), (500, 800), (740, 360), (768, 1024), (844, 390), (1366, 657)], ids=str
)
def test_the_living_table_fills_its_place(visitor: Visitor, size: tuple[int, int]) -> None:
    page = living(visitor(size=size).arrive())
    place, film = page.locator("figure[data-moment]"), page.locator("figure[data-moment] .film")
    film.wait_for(state="attached")
    high, drawn = (each.evaluate("each => each.getBoundingClientRect().height") for each in (place, film))
    assert abs(high - drawn) < 1.5
    assert small_texts(page, 9, "figure[data-moment]") == []


@pytest.mark.both(False)  # friends elsewhere need a server
@windows
def test_a_newcomer_sees_how_to_invite_friends(visitor: Visitor, size: tuple[int, int]) -> None:
    page = living(visitor(size=size).arrive())
    friends = page.get_by_role("button", name=say("pages-invite-friends"))
    assert friends.evaluate(_IS_SEEN)
    friends.click()
    expect(page.get_by_label(say("pages-your-name"))).to_be_focused()
    expect(page.get_by_role("button", name=say("pages-make-table"))).to_be_visible()


@windows
def test_whoever_comes_back_finds_their_turn_at_the_top(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.arrive()
    waiting = make(visit, HERE, bot())
    visit.open(waiting)
    coming(page)
    make(visit, HERE, OPEN)
    resigned = make(visit, HERE, bot())
    resign(visit, resigned)
    visit.open(resigned).locator("dialog[open]").wait_for(timeout=120_000)  # bots play the whole game
    visit.arrive()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-continue-yours", number=1))
    assert page.title().startswith("(1) ")
    mine = page.locator("li a.mine")
    assert mine.get_attribute("href") == visit.base + waiting
    assert "0\u00a0:\u00a00" in mine.inner_text()
    assert mine.evaluate(_IS_SEEN)
    over = page.locator("li", has=page.get_by_role("button", name=say("pages-look-back")))
    expect(over).to_contain_text("20")
    assert over.evaluate(_IS_SEEN)
    over.get_by_role("button", name=say("pages-list-remove", names="").strip()).click()
    expect(over).to_have_count(0)
    visit.arrive()
    expect(over).to_have_count(0)
    mine.click()
    coming(page)


@pytest.mark.parametrize("size", [(390, 664), (1440, 789)], ids=str)
@pytest.mark.thorough
def test_whoever_has_no_game_going_on_finds_the_next_one_first(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size)
    submit(visit, make(visit, HERE, bot()), 1, do="ask_end", seat=0)
    page = visit.arrive()
    over = page.get_by_role("heading", level=1, name=say("pages-finished"))
    over.wait_for()
    play, title = page.get_by_role("button", name=say("pages-play-now")).bounding_box(), over.bounding_box()
    assert play
    assert title
    assert play["y"] < title["y"]


def test_what_is_chosen_stays_chosen_when_the_last_game_ends(visitor: Visitor) -> None:
    visit = visitor(size=(1440, 789))
    table = make(visit, HERE, bot())
    visit.page.clock.install()
    page = visit.arrive()
    game = page.locator(f'a[href$="{table}"]')
    game.first.wait_for()
    page.locator(".play summary").first.click()
    two = page.locator(".play").get_by_role("radio", name="2", exact=True)
    play = page.get_by_role("button", name=say("pages-play-more", count=2))
    two.check()
    submit(visit, table, 1, do="ask_end", seat=0)
    page.clock.fast_forward(16_000)
    expect(page.get_by_role("heading", level=1, name=say("pages-finished"))).to_be_visible()
    expect(two).to_be_checked()
    above, below = play.bounding_box(), game.first.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]


@pytest.mark.thorough
@pytest.mark.both(False)  # a friend elsewhere invites
def test_what_is_said_to_newcomers_is_not_said_to_whoever_has_tables(visitor: Visitor) -> None:
    visit, invitation = visitor(), make(introduce(visitor(), "Ann"), HERE, OPEN)
    page = visit.arrive()
    words, learn = page.get_by_text(say("pages-subheading")), page.get_by_text(say("pages-new-here"))
    expect(words).to_be_visible()
    visit.open(invitation)
    expect(words).to_be_visible()
    expect(learn).to_be_visible()
    make(visit, HERE, bot())
    visit.open(invitation)
    expect(page.get_by_role("button", name=say("pages-sit"))).to_be_visible()
    for gone in (words, learn):
        expect(gone).to_have_count(0)
    visit.arrive()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-continue-yours", number=1))
    expect(words).to_have_count(0)


def test_many_games_are_folded(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.arrive()
    for _ in range(6):
        make(visit, HERE, bot(), OPEN)
    visit.arrive()
    tables = page.locator("section li")
    expect(tables).to_have_count(4)
    page.get_by_role("link", name=say("pages-all-tables")).click()
    expect(tables).to_have_count(6)


def test_the_living_table_plays_and_rests(visitor: Visitor) -> None:
    moving = living(visitor(motion=True).arrive()).locator("figure[data-moment]")
    first = moving.get_attribute("data-moment") or ""
    expect(moving).not_to_have_attribute("data-moment", first)
    moving.get_by_role("button", name=say("pages-living-pause")).click()
    expect(moving).to_have_attribute("data-moving", "false")
    still = living(visitor().arrive()).locator("figure[data-moment]")
    expect(still).to_have_attribute("data-moving", "false")
    assert still.get_by_role("button").count() == 1


@pytest.mark.thorough
def test_a_living_table_out_of_sight_rests(visitor: Visitor) -> None:
    page = living(visitor(motion=True, size=(390, 664)).arrive())
    table = page.locator("figure[data-moment]")
    expect(table).to_have_attribute("data-moving", "true")
    page.evaluate("scrollTo(0, 2000)")
    expect(table).to_have_attribute("data-moving", "false")


@pytest.mark.thorough
def test_the_living_table_leads_to_its_record(visitor: Visitor) -> None:
    page = living(visitor().arrive())
    page.get_by_role("button", name=say("pages-living")).click()
    page.wait_for_url("**/record/*/0")


@windows
@pytest.mark.thorough
def test_nothing_moves_while_the_page_comes(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    visit.context.add_init_script(_NOTE_SHIFTS)
    fonts: list[str] = []
    visit.page.on("request", lambda request: fonts.append(request.url) if "woff2" in request.url else None)
    page = living(visit.arrive())
    page.evaluate("document.fonts.ready")
    assert page.evaluate("window.shifted") < 0.02
    assert len(fonts) == 1


@pytest.mark.thorough
def test_languages_are_written_in_the_letters_of_the_page(visitor: Visitor) -> None:
    visit = visitor()
    letters = "each => getComputedStyle(each).fontFamily"
    page = visit.open("/settings")
    own = page.locator("body").evaluate(letters)
    assert page.locator("header select").first.evaluate(letters) == own
    names = page.get_by_role("group", name=say("pages-language")).locator("span")
    assert names.evaluate_all("all => all.map(each => getComputedStyle(each).fontFamily)") == [own] * 5


@pytest.mark.both(False)  # test_inside_visits has the manifest of a site
def test_the_page_can_be_installed(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.open()
    manifest = page.request.get(f"{visit.address}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        assert page.request.get(f"{visit.address}/{icon['src']}").ok
    assert page.request.get(f"{visit.address}/card.png").ok


@pytest.mark.parametrize("size", [(1440, 789), (390, 664)])
@pytest.mark.thorough
def test_the_pieces_of_the_living_table_stay_on_it(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size).arrive()
    page.locator("figure[data-moment] .display button").first.wait_for(state="attached")
    outside = page.evaluate("""() => {
      const table = document.querySelector("figure[data-moment]").getBoundingClientRect();
      const boxes = [...document.querySelectorAll("figure[data-moment] .film > *")];
      const [display, ...seats] = boxes.map((each) => each.getBoundingClientRect());
      const isOut = ({left, right, bottom}) =>
        left < table.left - 1 || right > table.right + 1 || bottom > table.bottom + 1;
      const meets = ({left, right, top, bottom}) =>
        left < display.right - 1 && right > display.left + 1 &&
        top < display.bottom - 1 && bottom > display.top + 1;
      return [display, ...seats].filter(isOut).length + seats.filter(meets).length;
    }""")
    assert outside == 0


@pytest.mark.thorough
def test_a_game_that_was_removed_from_the_list_comes_back(visitor: Visitor) -> None:
    visit = visitor(size=(390, 664))
    page = visit.arrive()
    visit.open(make(visit, HERE, bot()))
    coming(page)
    visit.arrive()
    mine = page.locator("li a.mine")
    page.get_by_role("button", name=say("pages-list-remove", names="").strip()).click()
    expect(mine).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Pilgrim")).to_be_visible()
    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    expect(mine).to_have_count(1)
    visit.arrive()
    expect(mine).to_have_count(1)


@pytest.mark.both(False)  # without a server one clears the data of the page
def test_somebody_is_forgotten_in_the_settings(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.arrive()
    asked = visit.context.request.get(f"{visit.address}/api/identity")
    assert asked.ok
    (cookie,) = visit.context.cookies(visit.address)
    page = visit.open("/settings")
    page.get_by_role("button", name="Forget me…").click()
    page.get_by_role("button", name="Forget me", exact=True).click()
    page.wait_for_url(f"{visit.address}/")
    headers = {"cookie": f"orbis={cookie['value']}"}
    assert visit.context.request.get(f"{visit.address}/api/identity", headers=headers).status == 401


@pytest.mark.parametrize("size", [(1366, 657), (390, 664)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_next_is_seen_without_scrolling(
    visitor: Visitor, language: Language, size: tuple[int, int]
) -> None:
    visit = visitor(size=size, language=language)
    page = living(visit.arrive())
    inside = isinstance(visit, InsideVisit)
    for key in ("pages-play-now", "pages-learn-to-play", *(() if inside else ("pages-invite-friends",))):
        assert page.locator("main .play").get_by_text(say(key, language)).evaluate(_IS_SEEN), key
    make(visit, HERE, bot())
    visit.arrive()
    mine = page.locator("li a.mine")
    mine.wait_for()
    assert mine.evaluate(_IS_SEEN)
    assert page.get_by_role("button", name=say("pages-play-now", language)).evaluate(_IS_SEEN)
    tops = page.locator("header > :is(a, .tools):visible").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
    )
    assert max(tops) - min(tops) < 8


@pytest.mark.both(False)  # friends elsewhere need a server
def test_the_button_that_opens_a_table_is_on_one_screen_with_its_card(visitor: Visitor) -> None:
    card = unfolded(visitor(size=LAPTOP).arrive(), "pages-friends")
    expect(card.get_by_text(say("pages-only-here"))).to_be_attached()
    whole, button = (
        card.bounding_box(),
        card.get_by_role("button", name=say("pages-make-table")).bounding_box(),
    )
    assert whole
    assert button
    assert button["y"] + button["height"] - whole["y"] <= LAPTOP[1]


@pytest.mark.both(False)  # another page inside a browser has a server of its own
def test_every_page_of_somebody_forgotten_says_so(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.open(make(visit, HERE, bot(), grace=None))
    page.locator(".prompt").wait_for()
    other = visit.context.new_page()
    other.goto(f"{visit.address}/settings")
    other.get_by_role("button", name=say("pages-forget"), exact=True).click()
    other.get_by_role("button", name=say("pages-forget-yes"), exact=True).click()
    for each in (other, page):
        expect(each.get_by_text(say("pages-forgotten"))).to_be_visible()
        expect(each).to_have_url(f"{visit.address}/")
        assert barriers(each) == []
    page.reload()
    page.locator("main .play").wait_for()
    expect(page.get_by_text(say("pages-forgotten"))).to_have_count(0)


@pytest.mark.both(False)  # whoever has no server has no cookie
@pytest.mark.parametrize("size", [(1366, 657), (390, 664)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_signed_out_sees_the_way_back_first(
    visitor: Visitor, language: Language, size: tuple[int, int]
) -> None:
    visit = visitor(size=size, language=language)
    visit.expected = "no_identity|401"
    introduce(visit, "Bärbel")
    visit.context.clear_cookies()
    page = visit.open()
    back = page.get_by_role("link", name=say("pages-lost-back", language))
    expect(back).to_be_visible()
    assert back.evaluate(_IS_SEEN)
    expect(page.locator("main .play .primary")).to_have_text(say("pages-play-now", language))
    assert (barriers(page), beyond(page)) == ([], [])


def test_the_button_to_play_says_against_how_many_bots(visitor: Visitor) -> None:
    page = visitor().arrive()
    page.get_by_text(say("pages-opponents-chosen", count=1, names="Pilgrim")).click()
    page.locator(".play").get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_role("button", name=say("pages-play-more", count=3))).to_be_visible()
    expect(page.get_by_role("button", name=say("pages-play-now"))).to_have_count(0)


def test_what_a_form_is_for_is_its_main_button(visitor: Visitor) -> None:
    card = unfolded(visitor().arrive(), "pages-friends")
    expect(card.locator("form button.primary")).to_have_text(say("pages-make-table"))
