"""The page of a review: the chances over the game, every turn with its verdict, and the players."""

from functools import partial
from html import escape
from importlib.metadata import version
from importlib.resources import files

from orbis.lab.drawing import Drawing, Scale, cut
from orbis.lab.figures import number, percent
from orbis.lab.pages import facts, page, section, sheet_section
from orbis.lab.review.reviews import Review, TurnReview
from orbis.lab.review.telling import (
    MARKS,
    books_sheet,
    chances_of,
    change,
    name_of,
    players_sheet,
    why,
)
from orbis.lab.review.verdicts import Verdict
from orbis.locales import Speech
from orbis.notation import write_turn

WIDTHS = {"wide": (960.0, 330.0), "narrow": (430.0, 300.0)}
"""The width and the height of the graph on a wide and on a narrow screen."""

TOP, FOOT, LEFT, EDGE = 40.0, 40.0, 46.0, 14.0


def review_page(review: Review, speech: Speech) -> str:
    """The text of the page."""
    say = speech.text
    turns = "".join(_turn(review, turn, speech) for turn in review.turns)
    parts = [
        facts(_facts(review, speech)),
        section(say("review-chances"), *(_graph(review, kind, speech) for kind in WIDTHS), _legend(speech)),
        sheet_section(players_sheet(review, speech)),
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
        f'<li><b class="mark {verdict.value}">{MARKS[verdict]}</b> '
        f"{escape(speech.text(f'review-{verdict.value}'))}</li>"
        for verdict in Verdict
    )
    return f'<ul class="legend">{told}</ul>'


def _graph(review: Review, kind: str, speech: Speech) -> str:
    """The chances of all seats over the turns; the verdicts on turns that were not good lie on their lines."""
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


def _turn(review: Review, turn: TurnReview, speech: Speech) -> str:
    """A turn of the list: its verdict, what was played, why, and in figures what it changed."""
    verdict = turn.verdict.value
    tell = partial(speech.text)
    figures = [f"{tell('review-chance')} {percent(turn.after[turn.seat].win, speech)}"]
    if turn.verdict is not Verdict.BEST:
        figures.append(f"{tell('review-loss')} {change(-turn.loss, speech)}")
        figures.append(f"{tell('review-points')} {number(turn.points_lost, speech, 1)}")
    if any(turn.luck):
        figures.append(f"{tell('review-luck')} {change(turn.luck[turn.seat], speech)}")
    if turn.exact:
        figures.append(tell("review-exact"))
    best = ""
    if turn.reason is not None and turn.verdict is not Verdict.BEST:
        best = f"<p>{escape(tell('review-best-turn'))}: <code>{escape(write_turn(turn.best))}</code></p>"
    return (
        f'<li class="{verdict}"><b class="mark {verdict}" title="{escape(tell(f"review-{verdict}"))}">'
        f"{MARKS[turn.verdict]}</b><div><p><span class='who s{turn.seat}'>{escape(turn.label)} "
        f"{escape(name_of(review, turn.seat))}</span> <code>{escape(write_turn(turn.played))}</code></p>"
        f'<p class="why">{escape(why(turn, speech))}</p>{best}'
        f'<p class="figures">{"".join(f"<span>{escape(each)}</span>" for each in figures)}</p></div></li>'
    )
