"""Friends at a table: invitations, names, who is here, who is away, who watches, devices, and clocks."""

import re

import pytest
from playwright.sync_api import expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .friends import friends
from .looking import beyond, covered, cut_texts
from .playing import coming, play_turn
from .saying import button, say
from .tables import HERE, OPEN, bot, choosing, make, person, prepared, unfolded
from .visits import DESKTOP, LAPTOP, PHONE, PHONE_WITH_BARS, SMALL_PHONE, TABLET, barriers

pytestmark = pytest.mark.both(False)  # friends elsewhere need a server

FAIR = 60_000
"""A grace period after a fifth of which the others may let a bot play."""
SIZES = (DESKTOP, TABLET, PHONE, SMALL_PHONE)


def test_the_host_gives_a_name_and_a_guest_reads_what_they_join(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    card = choosing(unfolded(host.arrive(), "pages-friends"))
    assert card.get_by_label(say("pages-your-name")).input_value()
    card.get_by_label(say("pages-your-name")).fill("Altair")
    card.get_by_label(say("pages-clock")).select_option(say("pages-clock-minutes-brief", count=5))
    card.get_by_label(say("pages-if-away")).select_option(say("pages-bot-after-hours", count=1))
    card.get_by_role("button", name=say("pages-make-table")).click()
    link = host.page.get_by_label(say("pages-invite-link")).input_value()
    page = guest.page
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-invites", name="Altair"))
    expect(page).to_have_title(f"{say('pages-invites', name='Altair')} · Orbis")
    for text in (
        say("pages-clock-minutes", count=5),
        say("pages-bot-after-hours", count=1),
        say("pages-hints-forbidden"),
        say("pages-without-hints"),
        say("pages-tiles-named", name=say("pages-tiles-unofficial")),
    ):
        expect(page.locator("main")).to_contain_text(text)
    expect(page.locator("dd").nth(1)).to_have_text("15")
    assert barriers(page) == []
    page.set_viewport_size({"width": 375, "height": 548})
    expect(button(page, "pages-sit")).to_be_in_viewport(ratio=1)
    button(page, "pages-sit").click()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.thorough
def test_the_host_is_asked_to_share_the_link_and_not_to_take_the_friends_seat(visitor: Visitor) -> None:
    host = visitor()
    page = host.open(make(host, person("Vega"), OPEN))
    # Nobody else can open a link to this device.
    expect(page.locator("button.primary")).to_have_count(0)
    expect(button(page, "pages-copy")).to_be_visible()
    expect(page.get_by_label(say("pages-command"))).to_have_value(re.compile(r" --host 0\.0\.0\.0$"))
    expect(button(page, "pages-sit")).to_have_count(0)
    page.get_by_label(say("pages-your-name")).fill("Oma Ilse")
    button(page, "pages-save").click()
    expect(page.locator("li.own b")).to_have_text("Oma Ilse")
    guest = visitor()
    expect(guest.open(host.page.url.removeprefix(host.address)).get_by_role("heading", level=1)).to_have_text(
        say("pages-invites", name="Oma Ilse")
    )


def test_the_host_fills_seats_with_bots_and_opens_them_again(visitor: Visitor) -> None:
    host = visitor()
    page = host.open(make(host, HERE, OPEN, OPEN))
    fill = page.get_by_label(re.compile(re.escape(say("pages-fill"))))
    expect(fill).to_have_count(2)
    fill.first.select_option("pilgrim")
    expect(page.locator("li b").nth(1)).to_have_text(say("pages-level-pilgrim"))
    assert barriers(page) == []
    button(page, "pages-clear-seat").click()
    expect(fill).to_have_count(2)
    for _ in range(2):
        fill.first.select_option("pilgrim")
    page.locator(".prompt").wait_for()
    names = [say("pages-level-pilgrim"), f"{say('pages-level-pilgrim')} 2"]
    expect(page.locator(".others .name")).to_have_text(names)


@pytest.mark.parametrize("size", SIZES)
def test_the_others_see_who_is_away_and_wait_or_let_a_bot_play(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    ilse, ben, cyd = friends(visitor, "Grandma Ilse", "Ben", "Cyd", size=size, grace=FAIR)
    address = ilse.page.url
    for each in (ben, cyd):
        expect(each.page.locator(".others .seat i.here")).to_have_count(2)
        expect(each.page.locator(".away")).to_have_count(0)
    ilse.page.goto("about:blank")
    for each in (ben, cyd):
        expect(each.page.locator(".others .seat i:not(.here)")).to_have_count(1)
        expect(each.page.locator(".away")).to_contain_text(
            re.compile(re.escape(say("web-absent-bot", name="Grandma Ilse", time="0:5")[:-1]))
        )
        # The time that was agreed on is theirs.
        expect(button(each.page, "web-let-bot")).to_have_count(0)
        assert (cut_texts(each.page), beyond(each.page)) == ([], [])
        assert covered(each.page, ".notice", ".display button, .own .pyramid, .options button") == []
    assert barriers(ben.page) == []
    button(ben.page, "web-wait").click()
    expect(ben.page.locator(".away")).to_contain_text(say("web-absent-you-wait", name="Grandma Ilse"))
    expect(cyd.page.locator(".away")).to_contain_text(
        say("web-absent-waited", name="Grandma Ilse", player="Ben")
    )
    expect(button(cyd.page, "web-let-bot")).to_have_count(0)
    button(ben.page, "web-let-bot").click()
    coming(ben.page)
    expect(cyd.page.locator(".away")).to_have_count(0)
    ilse.page.goto(address)
    expect(ilse.page.locator(".notice")).to_contain_text(say("web-away-back"))
    for each in (ben, cyd):
        expect(each.page.locator(".others .seat i.here")).to_have_count(2)


@pytest.mark.thorough
def test_nobody_is_asked_about_somebody_who_has_only_left_out_of_turn(visitor: Visitor) -> None:
    host, guest = friends(visitor, "Ann", "Ben")
    guest.page.goto("about:blank")
    expect(host.page.locator(".others .note")).to_contain_text(say("pages-away"))
    play_turn(host.page)
    expect(host.page.locator(".away")).to_contain_text("Ben")


@pytest.mark.parametrize("size", SIZES)
def test_a_spectator_knows_it_and_chooses_whom_to_look_at(visitor: Visitor, size: tuple[int, int]) -> None:
    host, _ = friends(visitor, "Ann", "Ben", size=size)
    watcher = visitor(size=size)
    page = watcher.open(host.page.url.removeprefix(host.address))
    expect(page.locator(".watching")).to_contain_text(say("web-you-watch"))
    for key in ("web-undo", "web-end-turn"):
        expect(button(page, key)).to_have_count(0)
    own = page.locator("section.own")
    for name in ("Ben", "Ann"):
        page.locator(".watching").get_by_role("button", name=name, exact=True).click()
        expect(own).to_have_attribute("aria-label", say("web-universe-of", name=name))
    assert (cut_texts(page), beyond(page)) == ([], [])
    assert barriers(page) == []
    told = say("web-watching", count=1)
    seen = host.page.get_by_label(told).or_(host.page.get_by_text(told))
    expect(seen).to_be_visible()
    page.goto("about:blank")
    expect(seen).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_the_old_device_says_that_its_seat_has_moved_and_takes_it_back(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    desk, _ = friends(visitor, "Ann", "Ben", size=size)
    phone = visitor(size=PHONE)
    phone.introduce()
    headers = {"origin": desk.address}
    table = desk.page.url.replace("/table/", "/api/tables/")
    code = desk.context.request.post(f"{table}/seats/0/code", data={}, headers=headers).json()["code"]
    used = phone.context.request.post(f"{desk.address}/api/codes", data={"code": code}, headers=headers)
    assert used.ok
    page = desk.page
    for _ in range(2):
        expect(page.locator(".moved")).to_contain_text(say("web-moved"))
        expect(page.locator("section.own")).to_have_attribute(
            "aria-label", say("web-universe-of", name="Ann")
        )
        # What helps those who never had it does not stand in the way.
        expect(page.get_by_text(say("pages-are-you", name="Ann"))).to_have_count(0)
        page.reload()
    button(page, "web-play-here").click()
    expect(page.locator(".moved")).to_have_count(0)
    coming(page)
    expect(phone.open(desk.page.url.removeprefix(desk.address)).locator(".moved")).to_be_visible()


def test_a_request_says_what_it_is_about_and_who_refused_it(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben")
    play_turn(ann.page)
    coming(ben.page)
    ann.page.keyboard.press("m")
    button(ann.page, "pages-ask-rewind").click()
    asked = say("table-wished", wish="own", name="Ann", player="Ann", round=1)
    expect(ben.page.locator(".wish")).to_contain_text(asked)
    button(ben.page, "pages-disagree").click()
    refused = ann.page.get_by_role("status").filter(has_text=say("web-refused", wish="rewind", name="Ben"))
    expect(refused).to_be_visible()
    expect(ben.page.locator(".notice")).to_have_count(0)
    refused.get_by_role("button").click()
    expect(refused).to_have_count(0)


@pytest.mark.thorough
def test_a_request_leaves_the_buttons_free_and_says_what_was_agreed(visitor: Visitor) -> None:
    ann, ben = friends(visitor, "Ann", "Ben", size=(1366, 657))
    play_turn(ann.page)
    coming(ben.page)
    ann.page.keyboard.press("m")
    button(ann.page, "pages-ask-rewind").click()
    for page in (ann.page, ben.page):
        bar, nav = page.locator(".wish").bounding_box(), page.locator("header nav").first.bounding_box()
        assert bar is not None
        assert nav is not None
        assert bar["x"] + bar["width"] <= nav["x"]
    button(ben.page, "pages-agree").click()
    for page, whose in ((ann.page, "yours"), (ben.page, "other")):
        told = say("web-went-back", whose=whose, player="Ann", round=1)
        expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_clocks_are_at_the_players_and_say_when_time_is_short(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    host, guest = friends(visitor, "Ann", "Ben", size=size, clock={"bank": 29_000, "increment": 60_000})
    for page, place in ((host.page, ".own"), (guest.page, ".others")):
        clock = page.locator(f"{place} .clock")
        expect(clock).to_have_class(re.compile(r"\bruns\b"))
        expect(clock).to_contain_text("!")
    expect(guest.page.locator(".own .clock")).to_have_text("!0:29")
    assert (cut_texts(host.page), beyond(host.page)) == ([], [])
    play_turn(host.page)
    expect(host.page.locator(".own .clock")).not_to_have_class(re.compile(r"\b(runs|short)\b"))
    expect(guest.page.locator(".own .clock")).to_have_class(re.compile(r"\bruns\b"))


@pytest.mark.parametrize(("size", "language"), list(zip((*SIZES, (844, 390)), LANGUAGES, strict=True)))
@pytest.mark.thorough
def test_a_game_from_an_earlier_moment_says_what_it_is(
    visitor: Visitor, size: tuple[int, int], language: Language
) -> None:
    one = visitor(size=size, language=language)
    page = one.open(prepared(one, lambda match: match.state.turn == 4, HERE, bot()))
    told = page.locator(".branched")
    expect(told).to_contain_text(say("web-branched", language))
    assert barriers(page) == []
    assert covered(page, ".notice", ".display button, .own .pyramid, .options button, .opponent .name") == []
    play_turn(page)
    expect(told).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "de"), (PHONE, "pl"), (DESKTOP, "sk"), (PHONE, "ru")]
)
@pytest.mark.thorough
def test_the_lobby_fits_in_every_language(
    visitor: Visitor, size: tuple[int, int], language: Language
) -> None:
    host, guest = visitor(size=size, language=language), visitor(size=size, language=language)
    path = make(host, person("Grandma Ilse"), OPEN, bot(), OPEN, clock={"bank": 300_000, "increment": 10_000})
    for each in (host, guest):
        page = each.open(path)
        expect(page.locator("dd").nth(1)).to_have_text("15")
        assert (cut_texts(page), beyond(page)) == ([], [])
