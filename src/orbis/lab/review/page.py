"""The page of a review: the chances over the game, every turn with its verdict, and the players."""

from collections.abc import Iterator
from html import escape
from importlib.metadata import version
from importlib.resources import files

from orbis.lab.drawing import Drawing, Scale, cut
from orbis.lab.figures import number, percent
from orbis.lab.pages import facts, page, section, sheet_section
from orbis.lab.review.reviews import Review, SeatReview, TurnReview
from orbis.lab.review.telling import (
    MARKS,
    books_sheet,
    chances_of,
    change,
    name_of,
    why,
    worst,
)
from orbis.lab.review.verdicts import Verdict
from orbis.locales import Speech
from orbis.notation import write_turn

WIDTHS = {"wide": (960.0, 330.0), "narrow": (340.0, 290.0)}
"""The width and the height of the graph on a wide and on a narrow screen."""

TOP, FOOT, LEFT, EDGE = 40.0, 40.0, 46.0, 14.0


def review_page(review: Review, speech: Speech) -> str:
    """The text of the page."""
    say = speech.text
    turns = "".join(_turn(review, turn, speech) for turn in review.turns)
    parts = [
        facts(_facts(review, speech)),
        section(say("review-chances"), *(_graph(review, kind, speech) for kind in WIDTHS), _legend(speech)),
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
    told = {
        "review-simulations": str(review.simulations),
        "lab-tile-set": review.record.tiles,
        "lab-rules": str(review.record.rules),
        "lab-version": version("orbis"),
    }
    return [(speech.text(key), value) for key, value in told.items()]


def _legend(speech: Speech) -> str:
    told = "".join(
        f"<li>{_mark(verdict, speech)} {escape(speech.text(f'review-{verdict.value}'))}</li>"
        for verdict in Verdict
    )
    return f'<ul class="legend">{told}</ul>'


def _graph(review: Review, kind: str, speech: Speech) -> str:
    """The chances of all seats over the turns, with the verdicts on turns that were not good."""
    width, height = WIDTHS[kind]
    bottom = height - FOOT
    seats = range(len(review.seats))
    at_x = Scale(0, max(len(review.turns), 1), LEFT, width - EDGE)
    at_y = Scale(0, 1, bottom, TOP)
    drawing = Drawing(speech.text("review-chances"), height, width)
    for share in (0, 0.25, 0.5, 0.75, 1):
        drawing.line(LEFT, at_y(share), width - EDGE, at_y(share), "zero" if share == 0.5 else "grid")
        drawing.text(LEFT - 8, at_y(share), percent(share, speech), "end", "tick")
    for done in range(0, len(review.turns), len(seats)):
        number_of_round = done // len(seats) + 1
        if kind == "wide" or number_of_round % 2:
            drawing.text(at_x(done), bottom + 14, str(number_of_round), "middle", "tick")
    drawing.text((LEFT + width - EDGE) / 2, bottom + 31, speech.text("review-round"), "middle", "unit")
    room = (width - EDGE - LEFT) / len(seats)
    for seat in seats:
        name = name_of(review, seat)
        points = [(at_x(place), at_y(chance)) for place, chance in enumerate(chances_of(review, seat))]
        drawing.path(points, f"curve s{seat}", name)
        drawing.line(LEFT + seat * room, 14, LEFT + seat * room + 18, 14, f"curve s{seat}")
        drawing.text(LEFT + seat * room + 24, 14, cut(name, room - 28))
    for turn in review.turns:
        if turn.verdict not in (Verdict.BEST, Verdict.GOOD):
            tip = f"{turn.label} {name_of(review, turn.seat)}: {why(turn, speech)}"
            place = at_x(turn.number), at_y(turn.before[turn.seat].win)
            drawing.dot(*place, 6.5 if kind == "wide" else 5, f"spot {turn.verdict.value}", tip)
    return f'<div class="{kind}">{drawing.svg()}</div>'


def _player(review: Review, seat: SeatReview, speech: Speech) -> str:
    """A player: how accurate, how often each verdict fell, and what weighed most."""
    say = speech.text
    counts = "".join(f"<li>{_mark(verdict, speech)} {seat.verdicts[verdict]}</li>" for verdict in Verdict)
    told = {
        "review-mean-loss": percent(seat.mean_loss, speech, 1),
        "review-luck": change(seat.luck, speech),
        "review-worst": worst(seat, speech),
    }
    weighed = facts([(say(key), value) for key, value in told.items()])
    return (
        f'<section class="player"><h2 class="who s{seat.seat}">{escape(name_of(review, seat.seat))}</h2>'
        f'<p class="accuracy"><b>{number(seat.accuracy, speech)}</b> {escape(say("review-accuracy"))}</p>'
        f'<ul class="legend">{counts}</ul>{weighed}</section>'
    )


def _mark(verdict: Verdict, speech: Speech) -> str:
    name = escape(speech.text(f"review-{verdict.value}"))
    return f'<b class="mark {verdict.value}" title="{name}">{MARKS[verdict]}</b>'


def _turn(review: Review, turn: TurnReview, speech: Speech) -> str:
    """A turn of the list: its verdict, what was played, why, and in figures what it changed."""
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
        yield say("review-loss"), change(-turn.loss, speech)
        yield say("review-points"), number(turn.points_lost, speech, 1)
    if any(turn.luck):
        yield say("review-luck"), change(turn.luck[turn.seat], speech)
