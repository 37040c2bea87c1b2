import re

import pytest
from amount import combined, few_or_all
from playwright.sync_api import Locator, Page, expect

from orbis.locales import LANGUAGES, Language

from .conftest import Visitor
from .looking import beyond, cut_texts
from .playing import ask_why, coming
from .saying import named, say
from .tables import HERE, bot, make
from .visits import DESKTOP, PHONE, SMALL_PHONE, Theme, Visit, barriers

LOOKS = [("light", PHONE), ("dark", DESKTOP)]
SIZES = {"small": SMALL_PHONE, "desktop": DESKTOP, "phone": PHONE}
LONGEST: tuple[Language, ...] = ("de", "ru")


def read(visit: Visit, path: str = "/rules") -> Page:
    """Open the rules, and wait for their last drawing."""
    page = visit.open(path)
    page.locator("#chapter-end figure").wait_for()
    return page


def field(page: Page, language: Language = "en") -> Locator:
    return page.get_by_label(say("pages-search", language))


def is_there(rule: Locator) -> None:
    """Expect a rule to be seen, marked and gone to."""
    expect(rule).to_be_in_viewport(ratio=1)
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("wanted"))


def at_a_table(visit: Visit) -> Page:
    page = visit.open(make(visit, HERE, bot("acolyte")))
    coming(page)
    return page


def test_the_rules_are_searched_by_keys(visitor: Visitor) -> None:
    page = read(visitor())
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.keyboard.type("VOLCANO dis")
    results = page.locator("a.result")
    expect(page.locator(".help [role=status]")).to_have_text(say("help-found", count=results.count()))
    expect(results.first.locator("mark").filter(has_text="volcano").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("e4")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    is_there(page.locator("#rule-E4"))
    assert page.url.endswith("/rules/E4")
    expect(field(page)).to_have_value("")
    page.go_back()
    expect(page).to_have_url(re.compile("/rules$"))


@pytest.mark.thorough
def test_a_search_does_not_mind_case_diacritics_or_endings(visitor: Visitor) -> None:
    page = read(visitor(language="pl"))
    field(page, "pl").fill("SWIATYNIE")
    expect(page.get_by_role("heading", name=say("help-title", "pl"))).to_be_visible()
    expect(page.locator("a.result").first.locator("mark").first).to_have_text("Świątynie")
    field(page, "pl").fill("wulkanami")
    expect(page.locator("a.result", has_text="E4")).to_be_visible()
    field(page, "pl").fill("xylofon")
    expect(page.locator(".help [role=status]")).to_have_text(say("pages-search-none", "pl"))
    page.keyboard.press("Escape")
    expect(page.locator("#chapter-aim")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "undo", "Q9"),
        ("en", "irigation", "E5"),
        ("en", "money", "C5"),
        ("de", "Wie viele Punkte gibt ein Unentschieden?", "D4"),
        ("de", "Rückgängig", "Q9"),
        ("sk", "undo", "Q9"),
    ],
)
def test_the_rules_answer_other_words_typing_errors_and_whole_questions(
    visitor: Visitor, language: Language, question: str, rule: str
) -> None:
    page = read(visitor(language=language))
    field(page, language).fill(question)
    page.locator(f'a.result[href$="/{rule}"]').click()
    is_there(page.locator(f"#rule-{rule}"))


@pytest.mark.thorough
def test_a_question_that_finds_little_is_also_told_what_comes_near(visitor: Visitor) -> None:
    page = read(visitor())
    field(page).fill("A volcano in row 1?")
    expect(page.locator(".help [role=status]")).to_have_text(say("help-found", count=1))
    expect(page.get_by_role("heading", name=say("help-also"))).to_be_visible()
    page.locator("a.result[href$='/volcano']").click()
    expect(page.locator("#chapter-volcano h2")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.thorough
def test_the_address_of_a_rule_opens_it(visitor: Visitor, size: tuple[int, int]) -> None:
    page = read(visitor(size=size), "/rules/Q12")
    is_there(page.locator("#rule-Q12"))
    expect(page.locator("#rule-Q12")).to_contain_text(say("help-reason-Q12"))
    page.locator("#rule-Q12 dt a").click()
    is_there(page.locator("#rule-Q12"))
    page.locator("#chapter-temple .see a", has_text="Q4").click()
    is_there(page.locator("#rule-Q4"))


def test_why_not_leads_to_its_rule_without_leaving_the_table(visitor: Visitor) -> None:
    page = at_a_table(visitor())
    table = page.url
    page.locator(".display button.legal").first.click()
    ask_why(page.get_by_role("button", name=named("web-why-row", row=2, place="\\d")).first)
    prompt, sheet = page.locator(".prompt[data-refused]"), page.get_by_role("dialog")
    rule = prompt.get_attribute("data-refused")
    prompt.get_by_role("link", name=say("pages-rule", rule=str(rule))).click()
    is_there(sheet.locator(f"#rule-{rule}"))
    page.keyboard.press("/")
    page.keyboard.type("forest")
    page.keyboard.press("Escape")
    expect(field(page)).to_have_value("")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table


@pytest.mark.thorough
def test_the_parts_of_a_score_and_tiles_lead_to_their_rules(visitor: Visitor) -> None:
    page = at_a_table(visitor(size=PHONE))
    sheet = page.get_by_role("dialog")
    for part, place in (("temple", "#rule-D3"), ("wildernesses", "#rule-W1")):
        page.keyboard.press("s")
        sheet.get_by_role("link", name=say(f"score-{part}"), exact=True).click()
        is_there(sheet.locator(place))
        page.keyboard.press("Escape")
    page.keyboard.press("s")
    sheet.get_by_role("link", name=say("score-god"), exact=True).click()
    expect(sheet.locator("#chapter-gods h2")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator(".cell button").first.click(button="right", position={"x": 40, "y": 30})
    sheet.get_by_role("link", name=re.compile(say("pages-rule-open", rule="E"))).click()
    expect(sheet.locator("[id^=rule-E].wanted")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", few_or_all(LONGEST, tuple(LANGUAGES)))
def test_the_summary_is_one_light_page(visitor: Visitor, language: Language) -> None:
    page = visitor(language=language, theme="dark").open("/rules/summary")
    page.get_by_role("button", name=say("help-print", language)).wait_for()
    page.locator(".gods li").last.wait_for()
    document = page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", document) == [b"1"]
    page.emulate_media(media="print", color_scheme="dark")
    paper, ink = page.locator(".summary").evaluate(
        "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]"
    )
    assert (paper, ink) == ("rgb(255, 255, 255)", "rgb(29, 33, 64)")
    expect(page.get_by_role("banner")).to_have_count(0)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark"])
def test_nothing_in_the_rules_keeps_anybody_out(
    visitor: Visitor, theme: Theme, size: tuple[int, int]
) -> None:
    visit = visitor(theme=theme, size=size)
    page = read(visit, "/rules/E5")
    assert barriers(page) == []
    field(page).fill("worshippers")
    page.locator("mark").first.wait_for()
    assert barriers(page) == []
    visit.open("/rules/summary").locator(".gods li").last.wait_for()
    assert barriers(page) == []


@pytest.mark.thorough
def test_the_rules_over_a_table_keep_nobody_out(visitor: Visitor) -> None:
    page = at_a_table(visitor())
    page.keyboard.press("g")
    page.get_by_role("dialog").locator("#chapter-end figure").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize(("language", "size"), combined(LONGEST, SIZES))
@pytest.mark.every_look
def test_every_text_of_the_rules_fits(visitor: Visitor, language: Language, size: str) -> None:
    visit = visitor(size=SIZES[size], language=language)
    page = read(visit)
    misfits = {"rules": [*cut_texts(page), *beyond(page)]}
    wide = page.locator("figure").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.clientWidth)"
    )
    assert wide == []
    visit.open("/rules/summary").locator(".gods li").last.wait_for()
    misfits["summary"] = [*cut_texts(page), *beyond(page)]
    assert {where: found for where, found in misfits.items() if found} == {}
