"""One's own games: the one that waits, all of them, and friends who are invited."""

import pytest
from playwright.sync_api import expect

from orbis.locales import Language

from .conftest import Visitor
from .looking import fits
from .playing import coming, play_turn
from .saying import say
from .tables import HERE, OPEN, bot, introduce, make, playing, resign, submit
from .visits import barriers

WINDOWS = [(1440, 789), (390, 664)]

windows = pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.mark.both(False)  # a friend plays elsewhere
@windows
def test_one_goes_from_table_to_table_as_long_as_they_wait(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = introduce(visitor(size=size), "Ann"), introduce(visitor(), "Ben")
    first, second, third = (playing(ann, ben) for _ in range(3))
    page = ann.open("/next")
    page.wait_for_url(f"**{first}")
    play_turn(page)
    button = page.get_by_role("button", name=say("web-next-table", number=2))
    button.click()
    page.wait_for_url(f"**{second}")
    coming(page)
    expect(page.locator("[data-command=next]")).to_have_count(0)
    page.keyboard.press("Shift+N")
    page.wait_for_url(f"**{third}")
    coming(page)
    submit(ann, second, 90, do="resign", seat=0)
    play_turn(page)
    expect(page.locator("[data-command=next]")).to_have_count(0)
    page.keyboard.press("Shift+N")
    page.wait_for_url("**/next")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("mine-nothing-waits"))
    expect(page.locator("main li")).to_have_count(2)
    assert barriers(page) == []
    assert fits(page)


@pytest.mark.thorough
def test_the_key_to_the_next_table_can_be_switched_off(visitor: Visitor) -> None:
    ann = introduce(visitor(), "Ann")
    first, second = make(ann, HERE, bot()), make(ann, HERE, bot())
    page = ann.open(second)
    coming(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(say("pages-key-next"))
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('orbis.settings', JSON.stringify({shortcuts: false}))")
    page.reload()
    coming(page)
    page.keyboard.press("Shift+N")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith(second)
    ann.open("/next").wait_for_url(f"**{first}")


@pytest.mark.thorough
def test_the_key_to_the_next_table_works_on_every_page(visitor: Visitor) -> None:
    ann = introduce(visitor(), "Ann")
    table = make(ann, HERE, bot())
    page = ann.open("/mine")
    search = page.get_by_role("searchbox").or_(page.get_by_role("textbox"))
    search.press("Shift+N")
    expect(search).to_have_value("N")
    assert page.url.endswith("/mine")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Shift+N")
    page.wait_for_url(f"**{table}")


@windows
def test_games_that_are_over_are_found_by_name_and_page_by_page(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visit = visitor(size=size)
    page = visit.open("/mine")
    expect(page.get_by_text(say("mine-empty"))).to_be_visible()
    names = ["Rigel", *[f"Star {number}" for number in range(21)]]
    tables = [make(visit, HERE, {**bot(), "name": name}, substitute="pilgrim") for name in names[:1]]
    resign(visit, tables[0])
    for name in names[1:]:
        submit(visit, make(visit, HERE, {**bot(), "name": name}), 1, do="ask_end", seat=0)
    visit.open(tables[0]).locator("dialog[open]").wait_for(timeout=120_000)
    page = visit.open("/mine")
    rows = page.locator("main li")
    expect(rows).to_have_count(20)
    page.get_by_role("button", name=say("mine-more")).click()
    expect(rows).to_have_count(22)
    expect(page.get_by_role("button", name=say("mine-more"))).to_have_count(0)
    search = page.get_by_label(say("mine-search"))
    search.fill("RIG")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("20")
    assert barriers(page) == []
    assert fits(page)
    rows.get_by_role("button", name=say("pages-review")).click()
    page.wait_for_url("**/review/*")
    page.go_back()
    search.fill("nobody at all")
    expect(page.get_by_text(say("mine-none-found", name="nobody at all"))).to_be_visible()


@pytest.mark.both(False)  # a friend plays elsewhere
@windows
def test_a_friend_is_invited_and_comes(visitor: Visitor, size: tuple[int, int]) -> None:
    ann, ben = introduce(visitor(size=size), "Ann"), introduce(visitor(size=size), "Ben")
    page = ann.open("/friends")
    expect(page.get_by_text(say("mine-friends-empty"))).to_be_visible()
    playing(ann, ben)
    page = ann.open("/friends")
    page.get_by_role("button", name=say("mine-invite-name", name="Ben")).click()
    assert barriers(page) == []
    assert fits(page)
    page.locator("form").get_by_role("button", name=say("mine-invite")).click()
    expect(page.get_by_text(say("pages-kept-for", name="Ben"))).to_be_visible()
    expect(page.get_by_role("button", name=say("pages-open-to-all"))).to_be_visible()
    invitation = page.url.removeprefix(ann.address)
    his = ben.arrive()
    link = his.get_by_role("link", name="Ann").filter(has_text=say("pages-list-invited"))
    expect(link).to_have_attribute("href", invitation)
    expect(link).to_contain_text(say("pages-clock-none"))
    link.click()
    expect(his.get_by_role("heading", level=1)).to_have_text(say("pages-invites", name="Ann"))
    assert barriers(his) == []
    assert fits(his)
    third = visitor().open(invitation)
    expect(third.get_by_text(say("pages-kept-for", name="Ben"))).to_be_visible()
    expect(third.get_by_role("button", name=say("pages-sit"))).to_have_count(0)
    his.get_by_role("button", name=say("pages-sit")).click()
    coming(page)


@pytest.mark.thorough
@pytest.mark.both(False)  # a friend plays elsewhere
def test_an_invitation_is_declined_and_no_further_one_wanted(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(), "Ben")
    ann.expected = "403"
    playing(ann, ben)
    me = ben.context.request.get(f"{ben.address}/api/identity").json()["id"]
    table = make(ann, HERE, {"kind": "kept", "player": me})
    page = ben.open(table)
    page.get_by_role("button", name=say("pages-decline")).click()
    expect(page.get_by_text(say("pages-kept-for-you"))).to_have_count(0)
    page.get_by_role("button", name=say("pages-mute", name="Ann")).click()
    expect(page.get_by_text(say("pages-is-muted", name="Ann"))).to_be_visible()
    hers = ann.open("/friends")
    hers.get_by_role("button", name=say("mine-invite-name", name="Ben")).click()
    hers.locator("form").get_by_role("button", name=say("mine-invite")).click()
    expect(hers.get_by_role("alert")).to_be_visible()
    page = ben.open("/friends")
    page.get_by_role("button", name=say("mine-unmute", name="Ann")).click()
    expect(page.get_by_role("button", name=say("pages-mute", name="Ann"))).to_be_visible()
    hers.locator("form").get_by_role("button", name=say("mine-invite")).click()
    hers.wait_for_url("**/table/*")


@windows
def test_statistics_count_what_was_played(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = visitor(size=size)
    page = visit.open("/statistics")
    expect(page.get_by_text(say("mine-stat-empty"))).to_be_visible()
    assert barriers(page) == []
    for _ in range(2):
        table = make(visit, HERE, bot(), substitute="pilgrim")
        resign(visit, table)
        visit.open(table).locator("dialog[open]").wait_for(timeout=120_000)
    page = visit.open("/mine")
    page.get_by_role("link", name=say("mine-statistics")).click()
    page.wait_for_url("**/statistics")
    expect(page.get_by_role("definition").first).to_have_text("2")
    expect(page.get_by_role("row", name=f"{say('pages-level-pilgrim')} 2 0")).to_be_visible()
    chart = page.get_by_role("img", name=say("mine-stat-chart", count=2))
    expect(chart).to_be_visible()
    expect(page.get_by_role("region", name=say("mine-stat-scores")).locator("tbody tr")).to_have_count(2)
    for key in ("mine-stat-by-players", "mine-stat-by-opponent", "mine-stat-scores"):
        numbers = page.get_by_role("table", name=say(key))
        expect(numbers).to_be_visible()
        columns = numbers.locator("tr").first.locator("th[scope=col]").count()
        assert numbers.locator("tbody th[scope=row]").count() == numbers.locator("tbody tr").count()
        assert numbers.locator("tbody td").count() == (columns - 1) * numbers.locator("tbody tr").count()
    assert barriers(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", ["pl", "sk", "ru", "de"])
@pytest.mark.thorough
def test_the_pages_of_ones_own_games_fit_in_every_language(visitor: Visitor, language: Language) -> None:
    visit = introduce(visitor(size=(390, 664), language=language), "Ann")
    submit(visit, make(visit, HERE, bot()), 1, do="ask_end", seat=0)
    make(visit, HERE, OPEN)
    for path, title in (
        ("/mine", "mine-title"),
        ("/friends", "mine-friends"),
        ("/statistics", "mine-statistics"),
    ):
        page = visit.open(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(title, language))
        expect(page.locator("main .primary, main li").first).to_be_visible()
        assert fits(page)


@pytest.mark.thorough
@pytest.mark.both(False)  # a friend plays elsewhere
def test_friends_see_the_colour_that_one_chooses_by_the_keyboard(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(), "Ben")
    page = ben.open("/settings")
    choices = page.get_by_role("group", name=say("pages-your-colour"))
    none, teal = (choices.get_by_role("radio", name=say(f"pages-colour-{each}")) for each in ("none", "teal"))
    expect(none).to_be_checked()
    expect(none).to_be_enabled()
    none.focus()
    with page.expect_response("**/api/identity/colour"):
        page.keyboard.press("ArrowRight")
    page.reload()
    expect(teal).to_be_checked()
    assert barriers(page) == []
    table = playing(ann, ben)
    for path in ("/friends", "/mine", table):
        marker = ann.open(path).locator(".monogram", has_text="B").first
        expect(marker).to_have_css("background-color", "rgb(11, 102, 114)")


@pytest.mark.both(False)  # a friend plays elsewhere
def test_a_colour_that_somebody_chooses_is_seen_at_open_tables(visitor: Visitor) -> None:
    ann, ben = introduce(visitor(), "Ann"), introduce(visitor(), "Ben")
    table = playing(ann, ben)
    ann.page.clock.install()
    marker = ann.open(table).locator(".monogram", has_text="B").first
    expect(marker).to_be_visible()
    path, headers = f"{ben.address}/api/identity/colour", {"origin": ben.address}
    assert ben.context.request.put(path, data={"colour": "teal"}, headers=headers).ok
    ann.page.clock.fast_forward(15_000)
    expect(marker).to_have_css("background-color", "rgb(11, 102, 114)")
