"""The page of a review: the chances over the game, every turn with its verdict, and the players."""

from collections.abc import Iterator
from html import escape
from importlib.metadata import version
from importlib.resources import files

from orbis.lab.pages.figures import percent
from orbis.lab.pages.page import facts, page, section, sheet_section
from orbis.lab.review.graph import graphs
from orbis.lab.review.review import Review, SeatReview, TurnReview
from orbis.lab.review.sentences import (
    MARKS,
    accuracy_text,
    books_sheet,
    change,
    lost,
    mean_loss_text,
    name_of,
    why,
    worst,
)
from orbis.locales import Speech
from orbis.notation import write_turn
from orbis.wire.review import Verdict


def review_page(review: Review, speech: Speech) -> str:
    say = speech.text
    turns = "".join(_turn(review, turn, speech) for turn in review.turns)
    parts = [
        facts(_facts(review, speech)),
        section(say("review-chances"), graphs(review, speech), _legend(speech)),
        f'<div class="beside">{"".join(_player(review, seat, speech) for seat in review.seats)}</div>',
        f'<p class="note">{escape(say("review-players-note"))}</p>',
        sheet_section(books_sheet(review, speech)),
        section(say("review-turns"), f'<ol class="turns">{turns}</ol>', note=say("review-turns-note")),
    ]
    style = (files("orbis.lab.review") / "review.css").read_text("utf-8")
    return page(_title(review, speech), parts, speech.language, _lead(review, speech), style)


def _title(review: Review, speech: Speech) -> str:
    names = " – ".join(name_of(review, seat) for seat in range(len(review.seats)))
    return f"{speech.text('review-title')}: {names}"


def _lead(review: Review, speech: Speech) -> str:
    result = review.record.result
    if result is None:
        return speech.text("review-unfinished")
    won = speech.winners([name_of(review, seat) for seat in result.winners])
    return f"{won} {' : '.join(map(str, result.totals))}"


def _facts(review: Review, speech: Speech) -> list[tuple[str, str]]:
    figures = {
        "review-simulations": str(review.simulations),
        "lab-tile-set": review.record.tiles,
        "lab-rules": str(review.record.rules),
        "lab-version": version("orbis"),
    }
    return [(speech.text(key), value) for key, value in figures.items()]


def _legend(speech: Speech) -> str:
    items = "".join(
        f"<li>{_mark(verdict, speech)} {escape(speech.text(f'review-{verdict.value}'))}</li>"
        for verdict in Verdict
    )
    return f'<ul class="legend">{items}</ul>'


def _player(review: Review, seat: SeatReview, speech: Speech) -> str:
    say = speech.text
    counts = "".join(f"<li>{_mark(verdict, speech)} {seat.verdicts[verdict]}</li>" for verdict in Verdict)
    figures = {
        "review-mean-loss": mean_loss_text(seat, speech),
        "review-luck": change(seat.luck, speech),
        "review-worst": worst(seat, speech),
    }
    weighed = facts([(say(key), value) for key, value in figures.items()])
    return (
        f'<section class="player"><h2 class="who s{seat.seat}">{escape(name_of(review, seat.seat))}</h2>'
        f'<p class="accuracy"><b>{accuracy_text(seat, speech)}</b> {escape(say("review-accuracy"))}</p>'
        f'<ul class="legend">{counts}</ul>{weighed}</section>'
    )


def _mark(verdict: Verdict, speech: Speech) -> str:
    name = escape(speech.text(f"review-{verdict.value}"))
    return f'<b class="mark {verdict.value}" title="{name}">{MARKS[verdict]}</b>'


def _turn(review: Review, turn: TurnReview, speech: Speech) -> str:
    best = ""
    if turn.verdict is not Verdict.BEST:
        title = escape(speech.text("review-best-turn"))
        best = f' <span class="instead">{title}: <code>{escape(write_turn(turn.best))}</code></span>'
    figures = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in _figures(turn, speech)
    )
    who = f"{turn.label} {name_of(review, turn.seat)}"
    return (
        f'<li class="{turn.verdict.value}">{_mark(turn.verdict, speech)}<div class="told">'
        f'<p><span class="who s{turn.seat}">{escape(who)}</span> '
        f"<code>{escape(write_turn(turn.played))}</code></p>"
        f'<p class="why">{escape(why(turn, speech))}{best}</p></div><dl class="figures">{figures}</dl></li>'
    )


def _figures(turn: TurnReview, speech: Speech) -> Iterator[tuple[str, str]]:
    say, exact = speech.text, f" ({speech.text('review-exact')})" if turn.exact else ""
    yield say("review-chance"), percent(turn.after[turn.seat].win, speech) + exact
    if turn.verdict is not Verdict.BEST:
        yield say("review-loss"), lost(turn, speech)
    if any(turn.luck):
        yield say("review-luck"), change(turn.luck[turn.seat], speech)
