"""The small parts of the table: tokens, trays, numbers and names."""

import pytest
from playwright.sync_api import expect

from orbis.play import Match
from orbis.rules.scoring import temple_symbols

from .conftest import Visitor
from .layouts import Size, at_a_table, faults, resize
from .looking import beyond
from .moments import begins
from .tables import HERE, make, person, prepared

_TOKENS = """() => [...document.querySelectorAll(".tokens li.held")].map((each) => {
  const [frame, who, number] = [each, each.querySelector(".who"), each.querySelector("svg text")]
    .map((part) => part.getBoundingClientRect());
  const within = who.left >= frame.left - 1 && who.right <= frame.right + 1 && who.bottom <= frame.bottom + 1;
  return within && (who.top >= number.bottom - 3 || who.left >= number.right - 1);
})"""
"""Of each temple token that is held: whether the monogram is part of it and leaves its number free."""


@pytest.mark.thorough
def test_what_the_others_have_is_seen_everywhere_and_whose_token_is_which(visitor: Visitor) -> None:
    visit = visitor(touch=True)

    def is_wanted(match: Match) -> bool:
        return begins(match) and any(temple_symbols(player.universe) for player in match.state.players)

    page = visit.open(prepared(visit, is_wanted, *(person(name) for name in ("Ann", "Bo", "Cy", "Di"))))
    page.locator(".dot.own").wait_for()
    for size in ((375, 548), (390, 664), (412, 732), (740, 360), (844, 340), (1366, 657)):
        assert faults(page, size) == []
        for opponent in page.locator(".opponent").all():
            expect(opponent.locator(".pile")).to_have_count(5)
        tokens = page.evaluate(_TOKENS)
        assert tokens
        assert all(tokens), size


@pytest.mark.parametrize("size", [(720, 450), (375, 548), (390, 664), (412, 732)])
@pytest.mark.thorough
def test_no_worshippers_of_others_are_told_by_colour_alone(visitor: Visitor, size: Size) -> None:
    """Also not where only numbers have room, as in a window that is enlarged twice."""
    page = at_a_table(visitor(size=size), 4, "middle")
    expect(page.locator(".opponent")).to_have_count(3)
    piles = page.locator(".opponent .pile")
    symbols = piles.evaluate_all(
        """all => all.map((each) => [...each.querySelectorAll("use")].map((use) => use.getAttribute("href"))
             .filter((name) => name.startsWith("#c-")).join())"""
    )
    assert symbols == ["#c-white", "#c-blue", "#c-green", "#c-red", "#c-orange"] * 3
    there = page.locator(".opponent .pile:not(.zero)")
    widths = there.locator("svg").evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")
    assert min(widths) >= 6
    assert there.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")
    assert page.locator(".opponent .kingdom").evaluate_all(
        "all => all.every((each) => each.scrollWidth <= each.clientWidth)"
    )


_TRAYS = """
() => {
  const {left, right} = document.querySelector(".table > .display").getBoundingClientRect();
  return [...document.querySelectorAll(".display .tray > .tray")].flatMap((tray) => {
    const box = tray.getBoundingClientRect();
    const piles = [...tray.querySelectorAll(".pile, .ghost")];
    const far = piles.slice(1).flatMap((pile, at) => {
      const number = piles[at].querySelector("b");
      if (!number) return [];
      const apart = (one, other) => other.getBoundingClientRect().left - one.getBoundingClientRect().right;
      const own = apart(piles[at].querySelector("svg"), number);
      const next = apart(number, pile.querySelector("svg") ?? pile);
      return own + 2 <= next ? [] : [`${own} from its own figure, ${next} from the next`];
    });
    return [...far, ...(box.left < left || box.right > right ? ["it stands out"] : [])];
  });
}
"""
"""Numbers of worshippers that could belong to the next figure, and trays beyond the edge of the display."""


def test_a_number_on_the_display_belongs_to_one_figure(visitor: Visitor) -> None:
    def crowded(match: Match) -> bool:
        lying = [[count for count in cell.worshippers if count] for cell in match.state.display]
        return begins(match) and any(len(each) > 4 and max(each) > 1 for each in lying)

    visit = visitor(touch=True)
    page = visit.open(prepared(visit, crowded, *(person(name) for name in ("Ann", "Bo", "Cy", "Di"))))
    page.locator(".dot.own").wait_for()
    for size in ((1440, 789), (1920, 950), (720, 395), (390, 664), (375, 548)):
        resize(page, size)
        for tile in page.locator(".display .cell > button").all()[:4]:
            tile.tap()
            assert page.evaluate(_TRAYS) == [], size


_CHANGES = """() => [...document.querySelectorAll(".table > .kingdom li")].flatMap((each) => {
  const [change, count] = [".changes > span", ".count"]
    .map((part) => each.querySelector(part)?.getBoundingClientRect());
  return change ? [(change.left + change.right - count.left - count.right) / 2] : [];
})"""
"""How far to the right of its own number each change of the kingdom is."""

_OFF_CARDS = """() => [...document.querySelectorAll(".opponent")].flatMap((card) => {
  const edge = card.getBoundingClientRect().right - 2;
  return [...card.querySelectorAll(".pile")].filter((pile) => {
    const text = document.createRange();
    text.selectNodeContents(pile);
    return !pile.matches(".zero") && text.getBoundingClientRect().right > edge;
  }).map((pile) => pile.innerText);
})"""
"""Numbers of worshippers that run over the edge of a card."""


@pytest.mark.parametrize("size", [(375, 548), (390, 664), (740, 360)], ids=str)
def test_numbers_on_a_phone_stand_where_they_belong(visitor: Visitor, size: Size) -> None:
    page = at_a_table(visitor(size=size, touch=True), 2, "middle")
    assert page.evaluate(_OFF_CARDS) == []
    visit = visitor(size=size, touch=True)
    page = visit.open(prepared(visit, lambda match: match.state.round >= 6 and begins(match), HERE, HERE))
    page.locator(".dot.own").wait_for()
    page.locator(".display .cell > button").first.tap()
    apart = page.evaluate(_CHANGES)
    assert apart
    assert max(map(abs, apart)) < 6


def test_a_zero_of_others_takes_no_room_and_is_told(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=(375, 548), touch=True), 4, "middle")
    zeros = page.locator(".opponent .pile.zero")
    assert zeros.count() > 0
    assert max(zeros.evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")) == 0
    expect(page.locator(".opponent .pile")).to_have_count(15)


@pytest.mark.both(False)  # somebody else watches
def test_whoever_watches_on_a_phone_reads_whom(visitor: Visitor) -> None:
    visit, eve = visitor(), visitor(size=(375, 548), touch=True)
    page = eve.open(make(visit, person("Ann"), person("Bartholomew"), person("Cy"), person("Di")))
    expect(page.locator(".watching button")).to_have_count(4)
    for seat in page.locator(".watching button").all():
        seat.tap()
        expect(seat.locator(".name")).to_be_visible()
    expect(page.locator(".watching .name")).to_have_count(1)
    assert beyond(page) == []


def test_the_name_of_one_opponent_is_read_on_a_phone(visitor: Visitor) -> None:
    visit = visitor(size=(390, 664), touch=True)
    page = visit.open(make(visit, person("Ann"), person("Bartholomew")))
    page.locator(".dot.own").wait_for()
    name = page.locator(".opponent .name")
    expect(name).to_have_text("Bartholomew")
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert beyond(page) == []
