import re
from html.parser import HTMLParser
from math import inf, nan
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orbis.cli import main
from orbis.lab import Series
from orbis.lab.pages.drawing import ticks, ticks_within
from orbis.lab.pages.page import page, section, table
from orbis.lab.pages.plots import Curve, Spot, bars, heat_map, histograms, intervals, lines
from orbis.lab.pages.sheets import Sheet
from orbis.lab.ratings.report import report
from orbis.lab.ratings.sprt import Sprt
from orbis.lab.ratings.standings import ratings
from orbis.locales import LANGUAGES, Language, Speech

from .sample_results import game

NASTY = "<b>&\"A'</b>"

PLOTS = {
    "bars": bars(NASTY, [(NASTY, 3.5), ("none", nan), ("less", -2)], NASTY),
    "no bars": bars("title", [("zero", 0.0)]),
    "intervals": intervals(
        NASTY, [Spot(NASTY, 1, -2, 3), Spot("b", nan, nan, nan), Spot("c", 1, 1, inf)], NASTY
    ),
    "one spot": intervals("title", [Spot("a", 0, 0, 0)]),
    "lines": lines(
        NASTY, [Curve(NASTY, [1, 2, 3], [4, 5, 4], [3, 4, 3], [5, 6, 5]), Curve("b", [1, 3], [0, 1])]
    ),
    "one point": lines("title", [Curve("a", [1], [1])]),
    "no curve": lines("title", []),
    "histograms": histograms(NASTY, [(NASTY, [1, 2, 2, 7, 40]), ("none", [])], NASTY),
    "alike": histograms("title", [("a", [5, 5, 5])]),
    "heat map": heat_map(NASTY, [NASTY, "b"], [NASTY, "b"], [[nan, 0.2], [0.8, nan]]),
    "wide heat map": heat_map("t", ["a long name"] * 12, ["a long name"] * 12, [[0.5] * 12] * 12),
}


@pytest.mark.parametrize("name", PLOTS)
def test_plots_are_well_formed_titled_and_within_bounds(name: str) -> None:
    root = ElementTree.fromstring(PLOTS[name])
    assert root.get("role") == "img"
    title = root.find("title")
    assert title is not None
    assert title.text == root.get("aria-label")
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for part in root.iter():
        for key in ("x", "x1", "x2", "cx"):
            assert 0 <= float(part.get(key, 0)) <= width, (name, part.attrib)
        for key in ("y", "y1", "y2", "cy"):
            assert 0 <= float(part.get(key, 0)) <= height, (name, part.attrib)
        assert float(part.get("width", 1)) >= 0
    assert not re.search(r"=\"[^\"]*(nan|inf)", PLOTS[name])


@given(st.floats(-1e6, 1e6), st.floats(0.001, 1e6))
def test_ticks_are_few_and_round_and_cover_the_range(low: float, width: float) -> None:
    marks = ticks(low, low + width)
    assert 2 <= len(marks) <= 9
    assert marks[0] <= low + 1e-6 * width
    assert marks[-1] >= low + width * (1 - 1e-6)
    assert set(ticks_within(low, low + width)) <= set(marks)


def test_all_text_is_escaped() -> None:
    sheet = Sheet(NASTY, (NASTY, NASTY), ((NASTY, NASTY),), note=NASTY)
    for text in (page(NASTY, [section(NASTY, table(sheet), note=NASTY)], lead=NASTY), *PLOTS.values()):
        assert "<b>" not in text


class Tags(HTMLParser):
    """Tracks open tags, and collects what a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta", "br"}:
            self.open.append(tag)
        self.loaded += [tag for key, _ in attributes if key in {"src", "href", "srcset"}]
        assert tag not in {"script", "link", "iframe", "img"}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_complete_in_every_language(language: Language) -> None:
    results = [game(("uniform", "greedy"), (deal % 3, 5 + deal), deal) for deal in range(9)]
    results.append(game(("greedy", "uniform"), (1, 2), 0, 1, forfeit=0))
    sprt = Sprt("greedy", 0, 10)
    for each in results:
        sprt.add(each)
    speech = Speech(language)
    series = Series(("uniform", "greedy"), 2, 9, NASTY)
    text = report(series, results, ratings(results, series.agents), speech, sprt)
    tags = Tags()
    tags.feed(text)
    assert (tags.open, tags.loaded) == ([], [])
    assert "http" not in text
    assert "url(" not in text
    assert f'lang="{language}"' in text
    for key in ("standings", "cross", "scores", "times", "parts", "forfeits", "sprt"):
        assert f"<h2>{speech.text(f'lab-{key}')}" in text
    assert "it gave up" in text


def test_the_command_writes_the_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "new" / "report.html"
    code = main(
        ["arena", "uniform", "greedy", "--deals", "1", "--jobs", "1", "--report", str(path), "--lang", "en"]
    )
    assert code == 0
    assert "The report is in" in capsys.readouterr().out
    assert "<h1>Arena</h1>" in path.read_text("utf-8")
