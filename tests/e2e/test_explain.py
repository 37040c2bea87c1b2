"""What is on the table explains itself when it is pressed, and nothing of consequence is done unasked."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from support.server import TableServer

from orbis.locales import Speech
from orbis.play import Match
from orbis.rules.actions import Exchange
from orbis.rules.state import Discarding

from .conftest import Visitor
from .friends import deciding, invited
from .moments import begins
from .playing import ask_why, coming
from .records import kept
from .saying import say
from .tables import HERE, bot, make, playing, prepared
from .visits import FINGER, LAPTOP, PHONE, PHONE_WITH_BARS, SETTLED, Visit, barriers

Press = Callable[[Locator], None]
Hand = tuple[dict[str, object], Press]
HANDS: dict[str, Hand] = {
    "mouse": ({"size": LAPTOP}, lambda thing: thing.click()),
    "touch": ({"size": PHONE_WITH_BARS, "touch": True}, lambda thing: thing.tap()),
}
every_hand = pytest.mark.parametrize("hand", HANDS)


def at_a_table(visit: Visit) -> Page:
    """A table at the first turn of a game against a bot."""
    page = visit.open(make(visit, HERE, bot()))
    coming(page)
    return page


def gods(page: Page) -> Locator:
    """The gods that everybody shares."""
    return page.locator(".common li > button[data-action]")


def number_of(god: Locator) -> int:
    """The number of a god that can be taken, by its name."""
    name = god.get_attribute("aria-label") or ""
    return next(number for number in range(1, 11) if name.startswith(f"{say(f'god-G{number}')}. "))


def answer_of(page: Page, thing: str, press: Press) -> Locator:
    """The sheet in which a thing on the table explains itself."""
    ask = page.locator(f"[data-ask={thing}]").first
    assert ask.get_attribute("title") == ask.get_attribute("aria-label") != ""
    press(ask)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


@every_hand
def test_a_god_is_read_before_it_is_taken(visitor: Visitor, hand: str) -> None:
    wanted, press = HANDS[hand]
    page = at_a_table(visitor(**wanted))
    god, sheet = gods(page).first, page.get_by_role("dialog")
    number = number_of(god)
    rim = god.locator("circle[stroke='var(--accent)']")
    expect(rim).to_have_count(0)
    for _ in range(2):
        press(god)
        expect(sheet.get_by_role("heading", name=say(f"god-G{number}"))).to_be_visible()
        expect(sheet).to_contain_text(Speech("en").text(f"god-G{number}.end"))
        expect(sheet).to_contain_text(re.compile(r"ended now: (\+|−)?\d\sCP"))
        expect(rim).to_have_count(1)
        page.keyboard.press("Escape")
        expect(sheet).not_to_be_visible()
    expect(page.locator(".options .option")).to_have_text(say("web-take"))
    press(god)
    press(sheet.get_by_role("button", name=say("web-take")))
    taken = say("web-god-taken", god=say(f"god-G{number}"), name="Vega")
    expect(god).to_have_attribute("aria-label", re.compile(f"{re.escape(taken)}. "))
    press(god)
    expect(sheet).to_contain_text(taken)
    expect(sheet.get_by_role("button", name=say("web-take"))).to_have_count(0)


@every_hand
@pytest.mark.thorough
def test_a_god_that_cannot_be_taken_tells_its_rule(visitor: Visitor, hand: str) -> None:
    wanted, press = HANDS[hand]
    page = at_a_table(visitor(**wanted))
    press(gods(page).first)
    press(page.get_by_role("dialog").get_by_role("button", name=say("web-take")))
    expect(page.locator(".common button.legal")).to_have_count(0)
    number = number_of(gods(page).last)
    press(gods(page).last)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=say(f"god-G{number}"))).to_be_visible()
    expect(sheet.locator("[data-rule]")).not_to_be_empty()
    expect(sheet.get_by_role("button", name=say("web-take"))).to_have_count(0)


@pytest.mark.thorough
def test_the_other_button_of_the_mouse_shows_a_god(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=LAPTOP))
    number = number_of(gods(page).last)
    gods(page).last.click(button="right")
    expect(page.get_by_role("dialog").get_by_role("heading", name=say(f"god-G{number}"))).to_be_visible()


@every_hand
def test_what_is_on_the_table_answers(visitor: Visitor, hand: str) -> None:
    wanted, press = HANDS[hand]
    page = at_a_table(visitor(**wanted))
    told = {
        "temple": say("rule-D3"),
        "stacks": say("pages-left", level=3, count=15),
        "score": say("score-total"),
        "kingdom": say("pages-kingdom-text", count=0, most=10),
        "no-god": say("rule-T2"),
    }
    for thing, words in told.items():
        sheet = answer_of(page, thing, press)
        expect(sheet).to_contain_text(words)
        assert barriers(page) == []
        page.keyboard.press("Escape")
        expect(sheet).not_to_be_visible()


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "touch"])
@pytest.mark.thorough
def test_the_round_says_what_ends_the_game(visitor: Visitor, size: tuple[int, int], touch: bool) -> None:
    page = at_a_table(visitor(size=size, touch=touch))
    sheet = answer_of(page, "round", HANDS["touch" if touch else "mouse"][1])
    expect(sheet).to_contain_text(say("pages-round-text", round=1, rounds=15))
    expect(sheet).to_contain_text(say("rule-D1"))


@pytest.mark.parametrize("size", [PHONE, PHONE_WITH_BARS], ids=["phone", "phone with bars"])
@pytest.mark.thorough
def test_what_answers_is_large_enough_for_a_finger(visitor: Visitor, size: tuple[int, int]) -> None:
    page = at_a_table(visitor(size=size, touch=True))
    asks = page.locator("[data-ask]")
    assert asks.count() >= 5
    for ask in asks.all():
        box = ask.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 0.5, ask.get_attribute("data-ask")


def test_a_tile_tells_everything_about_itself(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=PHONE, touch=True))
    white = page.locator(".display .cell button", has=page.locator("[data-mystic]")).first
    white.dispatch_event("contextmenu")
    sheet = page.get_by_role("dialog")
    assert barriers(page) == []
    for word in ("web-pay", "web-effect", "pages-worth", "pages-mystic", "pages-mystic-text"):
        expect(sheet).to_contain_text(say(word))
    expect(sheet.locator("blockquote")).not_to_be_empty()


@every_hand
@pytest.mark.both(False)  # friends elsewhere need a server
def test_a_tile_is_read_while_somebody_else_decides(visitor: Visitor, hand: str) -> None:
    wanted, _ = HANDS[hand]
    host, guest = visitor(), visitor(**wanted)
    host.introduce("Ann")
    guest.introduce("Ben")
    page = guest.open(playing(host, guest))
    tile, panel = page.locator(".display .cell button").first, page.locator(".preview")
    expect(page.locator(".prompt")).to_contain_text("Ann")
    if hand == "mouse":
        expect(panel).to_contain_text(say("web-look-hint"))
        tile.hover()
        expect(panel.locator(".text")).to_be_visible()
    ask_why(tile)
    expect(page.get_by_role("dialog")).to_contain_text(say("pages-worth"))


@pytest.mark.thorough
def test_a_record_answers_like_a_table(visitor: Visitor) -> None:
    visit = visitor(size=LAPTOP)
    visit.introduce()
    page = visit.open(f"{kept(visit)}/40")
    page.locator(".prompt").wait_for()
    expect(answer_of(page, "temple", HANDS["mouse"][1])).to_contain_text(say("rule-D3"))
    page.keyboard.press("Escape")
    gods(page).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name=re.compile("Rule G"))).to_be_visible()
    expect(sheet.locator("[data-action]")).to_have_count(0)


@every_hand
def test_ending_a_game_against_bots_is_asked_about_and_shows_the_standings(
    visitor: Visitor, hand: str
) -> None:
    wanted, press = HANDS[hand]
    visit = visitor(**wanted)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"tile\"}')")
    page = at_a_table(visit)
    page.get_by_role("button", name=say("web-menu")).click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name=say("pages-ask-end"))).to_have_count(0)
    press(menu.get_by_role("button", name=say("pages-end")))
    expect(menu.get_by_text(say("pages-end-sure"))).to_be_visible()
    press(menu.get_by_role("button", name=say("pages-end")))
    result = page.get_by_role("dialog", name=say("pages-result"))
    expect(result).to_contain_text(say("table-ended-early"))
    expect(result.get_by_role("button", name=say("pages-rematch"))).to_be_visible()
    expect(result.locator(".podium li")).to_have_count(2)
    # Nobody has played a turn.
    expect(result.get_by_role("link", name=say("pages-review"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text(say("table-ended-early"))
    expect(page.locator(".dot.own")).to_have_count(0)
    expect(page.get_by_text(say("learn-coach-waits"))).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.both(False)  # friends elsewhere need a server
def test_ending_a_game_with_people_is_proposed_after_a_question(
    visitor: Visitor, server: TableServer
) -> None:
    page, other = deciding(*invited(visitor, server))
    page.keyboard.press("m")
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name=say("pages-ask-end")).click()
    expect(menu.get_by_text(say("pages-ask-end-sure"))).to_be_visible()
    expect(other.get_by_role("alertdialog")).to_have_count(0)
    menu.get_by_role("button", name=say("pages-ask-end")).click()
    expect(other.get_by_role("alertdialog")).to_be_visible()


@every_hand
@pytest.mark.thorough
def test_the_menu_replays_and_has_keys_only_where_there_are_some(visitor: Visitor, hand: str) -> None:
    page = at_a_table(visitor(**HANDS[hand][0]))
    page.get_by_role("button", name=say("web-menu")).click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name=say("pages-menu-replay"))).to_be_visible()
    expect(menu.get_by_role("button", name=say("pages-keys"))).to_have_count(1 if hand == "mouse" else 0)


def test_the_result_has_the_points_of_every_tile_in_its_place(visitor: Visitor) -> None:
    visit = visitor(size=LAPTOP)
    visit.introduce()
    page = visit.open(kept(visit))
    page.locator(".prompt").wait_for()
    page.keyboard.press("End")
    result = page.get_by_role("dialog", name=say("pages-result"))
    expect(result).to_contain_text(re.compile(r"wins by \d+\sCP"))
    expect(result.locator("figure")).to_have_count(2)
    for seat, figure in enumerate(result.locator("figure").all()):
        points = [int(each.replace("−", "-")) for each in figure.locator("li b").all_text_contents()]
        rows = result.locator("tbody tr").all()[:2]
        parts = [int(row.locator("td").nth(seat + 1).inner_text().replace("−", "-")) for row in rows]
        assert len(points) == 14
        assert sum(points) == sum(parts)


def can_exchange(match: Match) -> bool:
    """Whether the first player can exchange something as a turn begins, late in the game."""
    is_late = match.state.turn > 20 and match.state.seat == 0 and begins(match)
    return is_late and any(isinstance(each, Exchange) for each in match.options())


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


@every_hand
@pytest.mark.thorough
def test_an_exchange_leaves_display_and_kingdom_in_view(visitor: Visitor, hand: str) -> None:
    wanted, press = HANDS[hand]
    visit = visitor(**wanted)
    page = visit.open(prepared(visit, can_exchange, HERE, bot()))
    coming(page)
    press(page.locator("[data-command=exchange]"))
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li")).not_to_have_count(0)
    page.wait_for_function(SETTLED)
    box = box_of(sheet)
    assert not overlap(box, box_of(page.locator(".display .display")))
    # Where there is no room beside the kingdom, the sheet repeats it.
    assert hand == "touch" or not overlap(box, box_of(page.locator(".table > .kingdom")))
    if hand != "touch":
        for scores in (".table > .others", ".table > .own > .title"):
            assert not overlap(box, box_of(page.locator(scores).first))
    expect(sheet.locator(".pile")).to_have_count(5)
    press(sheet.locator("li button").first)
    expect(sheet).not_to_be_visible()
    expect(page.get_by_role("button", name=say("web-undo"), exact=True)).not_to_have_attribute(
        "aria-disabled", "true"
    )


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS])
def test_one_universe_leads_to_the_next(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    names = ("Aldo", "Bela", "Cleo")
    bots = ({"kind": "bot", "level": "pilgrim", "name": name} for name in names)
    page = visit.open(make(visit, HERE, *bots))
    coming(page)
    page.get_by_role("button", name=re.compile("Aldo")).first.click()
    heading = page.get_by_role("dialog").get_by_role("heading", level=1)
    for name in (*names, names[0]):
        expect(heading).to_contain_text(name)
        page.get_by_role("dialog").get_by_role("button", name=say("pages-next-player")).click()
    expect(heading).to_contain_text("Bela")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_contain_text("Aldo")
    page.get_by_role("dialog").get_by_role("button", name=say("pages-previous-player")).click()
    expect(heading).to_contain_text("Cleo")
    # By keys, one stays on the button, and presses it as often as one likes.
    following = page.get_by_role("dialog").get_by_role("button", name=say("pages-next-player"))
    following.focus()
    for name in names:
        page.keyboard.press("Enter")
        expect(heading).to_contain_text(name)
        expect(following).to_be_focused()


@pytest.mark.both(False)  # other devices reach only a server
def test_a_link_moves_the_seat_to_another_device(visitor: Visitor) -> None:
    one, other = visitor(size=LAPTOP), visitor(size=PHONE, touch=True)
    page = at_a_table(one)
    page.keyboard.press("m")
    page.get_by_role("button", name=say("pages-device")).click()
    page.get_by_role("button", name=say("pages-device-make", name="Vega")).click()
    expect(page.get_by_role("img", name=say("pages-qr"))).to_be_visible()
    link = page.get_by_label(say("pages-device-link")).input_value()
    assert link.endswith(page.locator("output").inner_text())
    other.page.goto(link)
    other.page.get_by_role("button", name=say("pages-sit")).click()
    other.page.wait_for_url("**/table/*")
    expect(other.page.locator(".dot.own")).to_be_visible()


@pytest.mark.thorough
def test_a_code_that_is_too_short_is_refused_in_the_language_of_the_page(visitor: Visitor) -> None:
    page = visitor(language="de").open("/device")
    page.get_by_label(say("pages-code-text", "de")).fill("ABC")
    page.get_by_role("button", name=say("pages-code-use", "de")).click()
    expect(page.get_by_role("alert")).to_have_text(say("pages-code-short", "de", count=10))


def test_the_name_of_the_game_leads_home(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=LAPTOP))
    page.locator("header a", has_text="ORBIS").click()
    page.wait_for_url(lambda url: url.endswith("/"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS])
def test_a_tile_that_waits_for_its_price_is_nowhere_called_deactivated(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    def waits(match: Match) -> bool:
        decision = match.state.decision
        return match.seat == 0 and isinstance(decision, Discarding) and decision.slot is not None

    visit = visitor(size=size)
    page = visit.open(prepared(visit, waits, HERE, bot()))
    coming(page)
    region = page.get_by_role("button", name=re.compile(f"{say('pages-undecided')}$"))
    expect(region).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("deactivated$"))).to_have_count(0)
    region.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(rf"\d\sCP\s·\s+{say('pages-undecided')}"))
    expect(sheet).not_to_contain_text(say("pages-inactive"))
    expect(sheet.locator("use[href='#deactivated']")).to_have_count(0)
