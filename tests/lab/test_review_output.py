"""The output of a review: sentences in five languages, the document, the page and the command."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from spaces import plain

from orbis import native
from orbis.cli import main
from orbis.lab.review import Cause, Fact, Reason, Review, Verdict, analysis, to_json
from orbis.lab.review.analysis import Values
from orbis.lab.review.page import review_page
from orbis.lab.review.review import TurnReview
from orbis.lab.review.sentences import MARKS, lost, players_sheet, turns_sheet, why
from orbis.locales import LANGUAGES, Language, Speech
from orbis.notation import Seat, write_record
from orbis.rules.actions import TakeTile
from orbis.rules.universe import Slot

from .reviewed import careless_record, careless_review

pytest.importorskip("orbis_core")

NASTY = "<b>&\"A'</b>"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "NODES", 20_000)
    monkeypatch.setenv("ORBIS_LANG", "en")


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.orbis"
    path.write_text(write_record(careless_record(2, 3)), encoding="utf-8")
    return path


@every_language
def test_every_sentence_exists_in_every_language(language: Language) -> None:
    found, speech = careless_review(), Speech(language)
    said = {why(turn, speech) for turn in found.turns}
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
    turn = next(turn for turn in found.turns if turn.verdict is Verdict.BLUNDER)
    assert turn.reason is not None
    for cause in Cause:
        for fact in (None, *Fact):
            reason = replace(
                turn.reason, cause=cause, points=1.25, fact=fact, best=3, played=5, slot=Slot(1, 2)
            )
            sentence = why(replace(turn, reason=reason), speech)
            assert sentence.endswith(".")
            is_told = fact not in (None, Fact.DENIED)
            assert is_told == ("3 " in plain(sentence) and "5" in sentence)
            assert (sentence.count(": ") == 2) == (is_told or fact is Fact.DENIED)
    if language == "en":
        reason = Reason(None, None, Cause.REGIONS, 3.2)
        assert "(worth about 3 CP by the end" in plain(why(replace(turn, reason=reason), speech))
        few = replace(reason, points=0.4)
        assert "(worth" not in why(replace(turn, reason=few), speech)
    small = replace(turn, reason=Reason(None, None, Cause.CHANCE, 0.0))
    assert why(small, speech)
    assert all(speech.text(f"review-{verdict.value}") for verdict in Verdict)


def test_a_sentence_names_the_better_turn_and_the_reason() -> None:
    found = careless_review()
    turn = next(
        turn
        for turn in found.turns
        if turn.verdict is Verdict.BLUNDER and turn.reason and isinstance(turn.reason.action, TakeTile)
    )
    reason = replace(turn.reason, cause=Cause.OTHERS, points=1.23, fact=Fact.LEFT, best=3, played=6)  # type: ignore[type-var]
    sentence = why(replace(turn, reason=reason), Speech("en"))
    assert re.fullmatch(
        r"Better: take the .+ at [abc][123]( as a wilderness)?\. This way the opponent gets fewer CP: "
        r"the next player finds 3 worshippers on the display instead of 6\.",
        plain(sentence),
    )


@every_language
def test_a_settled_game_speaks_of_points(language: Language) -> None:
    found, speech = careless_review(), Speech(language)
    turn = next(turn for turn in found.turns if turn.verdict is Verdict.BLUNDER)

    def with_chances(best: float, played: float) -> TurnReview:
        def values(win: float, margin: float) -> Values:
            own = turn.before[turn.seat]._replace(win=win, margin=margin)
            return (*turn.before[: turn.seat], own, *turn.before[turn.seat + 1 :])

        return replace(turn, before=values(best, 20.0), after=values(played, 17.75))

    settled, open_still = with_chances(0.999, 0.9985), with_chances(0.999, 0.99)
    assert (settled.verdict, settled.settled, open_still.settled) == (Verdict.INACCURACY, True, False)
    assert why(settled, speech) == speech.text("review-why-settled", why=why(open_still, speech))
    assert "%" in lost(open_still, speech)
    points = lost(settled, speech)
    assert "%" not in points
    assert re.match(r"−2[.,][28]", points)
    sheet = turns_sheet(replace(found, turns=(settled,)), speech)
    assert points in sheet.rows[0]


def test_the_document_matches_its_schema_and_balances() -> None:
    found = careless_review()
    document = json.loads(to_json(found))
    assert document["format"] == "orbis review 1"
    assert document.keys() == {
        "format", "rules", "tiles", "simulations", "finished", "seats", "turns", "expected",
    }  # fmt: skip
    assert document["turns"][0].keys() == {
        "turn", "number", "seat", "played", "best", "verdict", "loss", "points_lost", "exact",
        "lead", "why", "settled",
        "before", "after", "then", "luck", "correction", "reason",
    }  # fmt: skip
    for seat in document["seats"]:
        books = dict(seat["books"])
        assert sum(books.values()) - 2 * books["end"] == pytest.approx(0, abs=1e-4)
        assert sum(seat["verdicts"].values()) == 15
    for turn in document["turns"]:
        assert {"win", "margin", "total"} <= turn["before"][0].keys()
        reason = turn["reason"]
        assert reason is None or reason.keys() == {"action", "tile", "cause", "points", "fact"}
    assert to_json(found) == to_json(careless_review(jobs=1))


class Page(HTMLParser):
    """Collects open tags and all attributes; asserts that tags close in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.attributes += attributes
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def named(name: str) -> Review:
    found = careless_review()
    seats = tuple(Seat(name, "human") for _ in found.record.seats)
    return replace(found, record=replace(found.record, seats=seats))


@every_language
def test_the_page_is_self_contained_and_escapes_names(language: Language) -> None:
    text = review_page(named(NASTY), Speech(language))
    page = Page(text)
    assert page.open == []
    assert not {name for name, _ in page.attributes} & {"src", "href", "onload", "onclick"}
    assert "http" not in text
    assert "<script" not in text
    assert NASTY not in text
    assert text.count('class="told"') == 30
    assert f'lang="{language}"' in text


def test_nobody_who_took_no_turn_is_told_how_well_they_played() -> None:
    nothing, speech = replace(careless_review(), turns=()), Speech("en")
    assert [row[1:3] for row in players_sheet(nothing, speech).rows] == [("–", "–")] * 2
    assert review_page(nothing, speech).count('<p class="accuracy"><b>–</b>') == 2


def test_the_command_prints_and_writes_everything(
    record_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, document = tmp_path / "new" / "review.html", tmp_path / "review.json"
    arguments = ["--simulations", "40", "--jobs", "2", "--html", str(page), "--json", str(document)]
    assert main(["review", str(record_file), *arguments]) == 0
    told = capsys.readouterr().out
    for text in ("Turn by turn", "1.0", "2.0", "Anna", "Accuracy", "Correction", "not played", str(page)):
        assert text in told
    assert any(mark in told for mark in MARKS.values())
    assert json.loads(document.read_text("utf-8"))["finished"] is False
    assert page.read_text("utf-8").startswith("<!doctype html>")


@every_language
def test_the_command_prints_every_language(
    language: Language, record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record_file), "--simulations", "16", "--lang", language]) == 0
    assert Speech(language).text("review-books") in capsys.readouterr().out


def test_the_command_refuses_what_it_cannot_review(
    record_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_file.write_text(record_file.read_text("utf-8").replace(" end", " 4a end", 1), encoding="utf-8")
    for path in (record_file, tmp_path / "none.orbis"):
        assert main(["review", str(path)]) == 2
        assert str(path) in capsys.readouterr().err


def test_the_command_needs_the_compiled_core(
    record_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "available", lambda: False)
    assert main(["review", str(record_file)]) == 2
    assert capsys.readouterr().err.strip() == Speech("en").text("cli-native-absent")
