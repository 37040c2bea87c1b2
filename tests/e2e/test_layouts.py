"""The table in the windows that people have: all of it there, apart, legible, and large enough to touch."""

from collections.abc import Callable

import pytest
from amount import combined, few_or_all
from playwright.sync_api import Page, expect

from orbis.locales import LANGUAGES, Language
from orbis.play import Match
from orbis.rules import State
from orbis.rules.actions import Build
from orbis.rules.scoring import temple_symbols

from .conftest import Visitor
from .learning import do_chapter
from .looking import LEGIBLE, beyond, small_texts
from .moments import begins, close_notices, takings
from .saying import say
from .tables import HERE, bot, make, person, prepared
from .visits import FINGER, LAPTOP, SMALL_PHONE, Visit

Size = tuple[int, int]

LAPTOPS = (
    (1366, 657),
    (1366, 768),
    (1440, 789),
    (1440, 900),
    (1536, 730),
    (1920, 950),
    (1920, 1080),
    (2560, 1080),
)
TABLETS = ((1024, 768), (1180, 820), (768, 1024), (820, 1180))
PHONES = ((360, 640), (375, 548), (390, 664), (390, 844), (412, 732))
LYING_PHONES = ((667, 375), (740, 360), (844, 390), (932, 430))
SIZES = (*LAPTOPS, *TABLETS, *PHONES, *LYING_PHONES)
SOME_SIZES = few_or_all(
    ((1366, 657), (1440, 900), (1024, 768), (768, 1024), (390, 844), (375, 548), (390, 664), (667, 375)),
    SIZES,
)
"""Windows as browsers leave them on these screens, with and without their bars."""

MOMENTS: dict[str, Callable[[Match], bool]] = {
    "middle": lambda match: match.state.round >= 8 and Build() in match.options(),
    "late": lambda match: match.state.round >= 15 and Build() in match.options(),
}

_BOXES = """
() => {
  const box = (each) => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const found = (name, choice, within = document) => [...within.querySelectorAll(choice)].filter(shown)
    .map((each, index) => ({name: index ? `${name} ${index}` : name, ...box(each)}));
  const apart = (boxes) => boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
    .map((other) => `${one.name} lies on ${other.name}`));
  const regions = [
    ...["display", "common", "own", "kingdom", "preview", "options", "lately", "strip"]
      .flatMap((name) => found(name, `.table > .${name}`)),
    ...found("question", ".table > .ask .prompt"),
    ...found("bar", ".table > header > :not(.round)"),
    ...found("opponent", ".table > .others > *"),
  ];
  const corners = ["title .name", "title .parts", "title .score", "score", "discounts ul", "god"]
    .flatMap((name) => found(name, `.own > .${name}`));
  const within = [...found("god", ".common .gods li :is(.free, .taken)"),
    ...found("tokens", ".common .tokens ul"), ...found("stack", ".common .chip")];
  const common = found("common", ".table > .common")[0];
  const tiles = found("region", ".own .pyramid button:has(.tile)");
  const cards = [...document.querySelectorAll(".opponent")].flatMap((card) => {
    const {left, top, right, bottom} = box(card);
    const parts = [
      ...found("score", ".score", card),
      ...found("name", ".who", card),
      ...found("pile", ".pile", card),
      ...found("god", ".god", card),
    ];
    const piles = found("pile", ".pile", card);
    const rows = new Set(piles.map((pile) => Math.round(pile.top))).size;
    const columns = new Set(piles.map((pile) => Math.round(pile.left))).size;
    return [
      ...apart(parts),
      ...(rows > 1 && columns > 1 ? ["a kingdom wraps"] : []),
      ...[...parts, ...found("tile", ".universe .tile", card)]
        .filter((part) => part.left < left || part.right > right + 1)
        .concat(parts.filter((part) => part.top < top || part.bottom > bottom + 1))
        .map((part) => `${part.name} sticks out of its card`),
    ];
  });
  return [
    ...apart(regions),
    ...apart(corners),
    ...corners.flatMap((corner) => tiles.flatMap((tile) => apart([corner, tile]))),
    ...apart(found("pile of the kingdom", ".table > .kingdom :is(.seen > *, .size)")),
    ...apart(found("tray", ".display .tray .tray")),
    ...apart(found("god", ".gods li :is(.free, .taken)").concat(found("stack", ".common .chip"))),
    ...apart(within),
    ...within.filter((part) => part.left < common.left - 3 || part.right > common.right + 3
      || part.top < common.top - 3 || part.bottom > common.bottom + 3)
      .map(({name}) => `${name} sticks out of its row`),
    ...cards,
    ...regions.filter(({left, top, right, bottom}) => left < -1 || top < -1 || right > innerWidth + 1
      || bottom > innerHeight + 1).map(({name}) => `${name} lies outside`),
  ];
}
"""
"""What lies on something else, of the regions and of what is in their corners, or outside."""

_CUT_AT_TABLE = """
() => [...document.querySelectorAll(".table :is(button, .prompt p, .name, .note, .title h2, .title p)")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen"))
  .filter((each) => {
    const frame = (each.closest("button:not(.opponent)") ?? each).getBoundingClientRect();
    if (each.matches("button") && each.querySelector("svg.tile, .rings, .universe")) return false;
    if (each.matches("p, .name, .note") && each.scrollWidth > each.clientWidth + 1) return true;
    if (each.matches(".prompt p") && each.scrollHeight > each.clientHeight + 1) return true;
    const range = document.createRange();
    const isSeen = (text) => !text.parentElement.closest(".unseen");
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT, (text) => (isSeen(text) ? 1 : 3));
    const lines = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines.push(...range.getClientRects());
    }
    return lines.some((line) => line.width > 1
      && (line.left < frame.left - 0.5 || line.right > frame.right + 0.5));
  }).map((each) => `${each.className}: ${each.innerText}`)
"""
"""Buttons, questions and names whose words are cut or stick out."""

_NARROW = """
(least) => [...document.querySelectorAll(".table button:not(.pile)")].filter((each) => {
  const {width, height} = each.getBoundingClientRect();
  return each.checkVisibility() && Math.min(width, height) < least - 0.6;
}).map((each) => `${each.ariaLabel ?? each.innerText}: ${each.clientWidth}×${each.clientHeight}`)
"""
"""Buttons that a finger might miss; the piles of a volcano have their own targets."""

_DRAWN = """
async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
"""

_SCROLLS = """
() => [document.documentElement, document.querySelector(".window")].some((each) =>
  each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
"""


_OUTSIDE = """
(panel) => {
  const { left, right } = panel.getBoundingClientRect();
  return [...panel.querySelectorAll("*")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  }).map((each) => `${each.tagName} ${each.textContent}`);
}
"""


def at_a_table(visit: Visit, players: int, moment: str) -> Page:
    """A table at a moment of a game of people with names of some length."""
    names = ("Grandma Ilse", "Maximilian", "Jan", "Wilhelmine")
    page = visit.open(prepared(visit, MOMENTS[moment], *(person(name) for name in names[:players])))
    page.locator(".dot.own").wait_for()
    return page


def resize(page: Page, size: Size) -> None:
    """Give a page another window, and let it be drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=size)
    page.evaluate(_DRAWN)


def faults(page: Page, size: Size) -> list[str]:
    """What is wrong with a table in a window of that size."""
    resize(page, size)
    found: list[str] = [
        *page.evaluate(_BOXES),
        *(f"too small, {each}" for each in small_texts(page, LEGIBLE, ".table")),
        *(f"cut, {each}" for each in page.evaluate(_CUT_AT_TABLE)),
    ]
    if size in TABLETS + PHONES + LYING_PHONES:
        found += [f"too narrow, {each}" for each in page.evaluate(_NARROW, FINGER)]
    if page.evaluate(_SCROLLS):
        found.append("it scrolls")
    return found


@pytest.mark.parametrize(
    ("players", "moment"), combined((2, 4), MOMENTS) + few_or_all([(4, "middle")], [(3, "middle")])
)
@pytest.mark.every_look
def test_the_table_fits_the_windows_that_people_have(visitor: Visitor, players: int, moment: str) -> None:
    page = at_a_table(visitor(touch=True), players, moment)
    found = {size: faults(page, size) for size in SOME_SIZES}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", few_or_all(("de", "ru"), tuple(LANGUAGES)))
@pytest.mark.every_look
def test_long_words_fit(visitor: Visitor, language: Language) -> None:
    page = at_a_table(visitor(language=language, touch=True), 3, "middle")
    found = {size: faults(page, size) for size in SOME_SIZES}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


@pytest.mark.thorough
def test_a_laptop_uses_its_width(visitor: Visitor) -> None:
    page = at_a_table(visitor(), 2, "middle")
    for width, height in LAPTOPS:
        resize(page, (width, height))
        left = page.evaluate("document.querySelector('.table > .display').getBoundingClientRect().left")
        right = page.evaluate(
            "innerWidth - document.querySelector('.table > .others').getBoundingClientRect().right"
        )
        assert max(left, right) < (0.08 if width > 2 * height else 0.03) * width, (width, height, left, right)
        assert page.locator(".gods .name").count() > 2
        assert page.locator(".table > .preview").is_visible()


NOTCHED = {(390, 844): (47, 0, 34, 0), (844, 340): (0, 47, 21, 47), (932, 430): (0, 59, 21, 59)}
"""What phones cover of their screens: above, at the right, below, at the left."""


@pytest.mark.parametrize("size", few_or_all(((390, 844), (844, 340)), tuple(NOTCHED)))
@pytest.mark.thorough
def test_nothing_is_under_a_notch_or_a_bar_of_the_phone(visitor: Visitor, size: Size) -> None:
    page = at_a_table(visitor(size=size), 4, "late")
    insets = NOTCHED[size]
    page.evaluate(
        """insets => ["top", "right", "bottom", "left"].forEach((side, index) =>
             document.documentElement.style.setProperty(`--safe-${side}`, `${insets[index]}px`))""",
        insets,
    )
    inner = size[0] - insets[1] - insets[3]
    page.wait_for_function("width => document.querySelector('.safe').clientWidth === width", arg=inner)
    page.evaluate(_DRAWN)
    outside = page.evaluate(
        """([top, right, bottom, left]) =>
             [...document.querySelectorAll(".table :is(button, .prompt, section)")].filter((each) => {
               const box = each.getBoundingClientRect();
               return each.checkVisibility() && (box.left < left - 1 || box.top < top - 1
                 || box.right > innerWidth - right + 1 || box.bottom > innerHeight - bottom + 1);
             }).map((each) => each.className)""",
        insets,
    )
    assert outside == []
    assert small_texts(page, LEGIBLE, ".table") == []
    assert page.evaluate(_SCROLLS) is False


@pytest.mark.parametrize("zoom", [2, 4])
def test_a_browser_that_enlarges_the_page_enlarges_the_table(visitor: Visitor, zoom: int) -> None:
    """Enlarging makes the window smaller in its own pixels; type keeps its size in them."""
    page = at_a_table(visitor(size=(1440 // zoom, 900 // zoom)), 4, "middle")
    assert small_texts(page, LEGIBLE, ".table") == []
    end = page.locator(".options .end button")
    end.scroll_into_view_if_needed()
    expect(end).to_be_in_viewport()
    assert page.evaluate("document.querySelector('.window').scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(1366, 657), (390, 664), (844, 390)])
def test_a_lesson_has_room(visitor: Visitor, size: Size) -> None:
    page = visitor(size=size).open("/learn/village")
    page.locator(".mark").first.wait_for()
    coach = page.locator(".coach")
    expect(coach).to_be_in_viewport(ratio=0.99)
    assert small_texts(page, LEGIBLE, ".table") == []
    if size != (390, 664):  # There it is folded.
        assert page.evaluate(_BOXES) == []
    do_chapter(page)


@pytest.mark.parametrize("size", few_or_all(((1366, 657),), ((1366, 657), (820, 1180), (844, 390))))
@pytest.mark.thorough
def test_a_coach_has_room_beside_three_others(visitor: Visitor, size: Size) -> None:
    visit = visitor(size=size)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')")
    page = visit.open(make(visit, HERE, bot(), bot(), bot()))
    expect(page.locator(".coach")).to_contain_text(say("learn-coach-yours"))
    expect(page.locator(".coach")).to_be_in_viewport(ratio=0.99)
    assert [*page.evaluate(_BOXES), *small_texts(page, LEGIBLE, ".table")] == []


@pytest.mark.parametrize("language", few_or_all(("de",), tuple(LANGUAGES)))
@pytest.mark.thorough
def test_the_way_to_the_other_pages_is_one_line(visitor: Visitor, language: Language) -> None:
    page = visitor(size=SMALL_PHONE, language=language).arrive()
    tops = page.locator("header nav a").evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(tops) > 2
    assert len(set(tops)) == 1
    assert beyond(page) == []


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


@pytest.mark.thorough
def test_the_table_fits_a_low_window_whatever_is_chosen(visitor: Visitor) -> None:
    visit = visitor(size=(720, 395), touch=True)
    names = (person(name) for name in ("Ann", "Bo", "Cy"))
    page = visit.open(prepared(visit, lambda match: match.state.round >= 6 and begins(match), *names))
    page.locator(".dot.own").wait_for()
    close_notices(page)
    for tile in page.locator(".display .cell > button").all():
        tile.tap()
        assert faults(page, (720, 395)) == []


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


@pytest.mark.parametrize("language", few_or_all(("ru", "de"), LANGUAGES))
def test_what_a_tile_would_do_fits_into_the_panel_of_a_laptop(visitor: Visitor, language: Language) -> None:
    visit = visitor(size=LAPTOP, language=language)
    path = prepared(visit, lambda match: match.state.round >= 6 and begins(match), HERE, HERE, HERE, HERE)
    page = visit.open(path)
    page.locator(".dot.own").wait_for()
    for tile in page.locator(".display .cell > button").all():
        tile.click()
        left = page.locator(".table > .preview section").evaluate(
            """each => {
              const bottom = (one) => one.getBoundingClientRect().bottom;
              return bottom(each) - Math.max(...[...each.querySelectorAll("dl div, p")].map(bottom));
            }"""
        )
        assert left >= 6


_OVERFLOW = """
() => [...document.querySelectorAll(".table > :is(.preview, .lately) section")].flatMap((section) => {
  const {bottom} = section.getBoundingClientRect();
  return [...section.querySelectorAll(":is(p, dt, dd, b, span)")].filter((each) => each.checkVisibility()
    && each.getBoundingClientRect().height > 0 && each.getBoundingClientRect().bottom > bottom + 1)
    .map((each) => each.innerText);
})
"""
"""Texts of the panels beside the display that are cut."""


_PLACES = """() => [".display", ".own", ".kingdom", ".common"].map((each) =>
  Math.round(document.querySelector(`.table > ${each}`).getBoundingClientRect().top))"""


@pytest.mark.thorough
def test_the_table_stands_still_and_tells_whole_sentences_whatever_is_chosen(visitor: Visitor) -> None:
    visit = visitor(touch=True)
    names = ("Ann", "Bo", "Cy", "Di")
    path = prepared(
        visit,
        lambda match: match.state.round >= 6 and begins(match) and varied(match.state),
        *(person(name) for name in names),
    )
    page = visit.open(path)
    page.locator(".dot.own").wait_for()
    for size in ((375, 548), (390, 664), (820, 1106), (1366, 657)):
        resize(page, size)
        close_notices(page)
        page.evaluate(_DRAWN)
        before = page.evaluate(_PLACES)
        for tile in page.locator(".display .cell > button").all():
            tile.tap()
            expect(tile).to_have_attribute("aria-pressed", "true")
            assert page.evaluate(_PLACES) == before
            assert page.evaluate(_OVERFLOW) == []
        page.keyboard.press("Escape")


def varied(state: State) -> bool:
    """Whether some tiles can be built, and others not."""
    return {each.unbuildable is None for each in takings(state)} == {True, False}


@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_stays_within_its_column(visitor: Visitor, language: Language, size: Size) -> None:
    visit = visitor(size=size, language=language, touch=True)
    visit.context.add_init_script("localStorage.setItem('orbis.settings', '{\"coaching\": \"why\"}')")
    page = visit.open(make(visit, HERE, bot()))
    page.locator(".coach li").first.wait_for()
    assert page.locator(".coach").evaluate(_OUTSIDE) == []
    expect(page.locator(".coach")).to_be_in_viewport(ratio=0.99)


def test_no_line_of_the_ground_is_drawn_over_a_panel(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=(1366, 657)), 2, "middle")
    behind = page.locator(".table > svg").first
    assert behind.evaluate("svg => getComputedStyle(svg).zIndex") == "-1"
    assert behind.locator("circle").evaluate_all(
        "all => all.every((each) => getComputedStyle(each).fill === 'none')"
    )
