"""The graph of a review: the chances of all players over the game, and the turns that were not good."""

from orbis.lab.pages.drawing import Drawing, Scale, cut
from orbis.lab.pages.figures import percent
from orbis.lab.review.review import Review
from orbis.lab.review.sentences import chances_of, lessons, name_of, why
from orbis.locales import Speech

TOP, FOOT, LEFT, EDGE = 40.0, 40.0, 52.0, 14.0


def graphs(review: Review, speech: Speech) -> str:
    """The graph for wide and for narrow screens; the page shows the one that fits."""
    wide = _Graph(review, speech, 960, 330).svg(dot=6.5, rounds=1)
    narrow = _Graph(review, speech, 340, 290).svg(dot=5, rounds=2)
    return f'<div class="wide">{wide}</div><div class="narrow">{narrow}</div>'


class _Graph:
    def __init__(self, review: Review, speech: Speech, width: float, height: float) -> None:
        self._review, self._speech = review, speech
        self._right, self._bottom = width - EDGE, height - FOOT
        self._x = Scale(0, max(len(review.turns), 1), LEFT, self._right)
        self._y = Scale(0, 1, self._bottom, TOP)
        self._drawing = Drawing(speech.text("review-chances"), height, width)

    def svg(self, dot: float, rounds: int) -> str:
        """The drawing, with dots of radius `dot`; one in `rounds` rounds is labelled."""
        self._axes(rounds)
        for seat in range(len(self._review.seats)):
            self._curve(seat)
        for turn in lessons(self._review):
            tip = f"{turn.label} {name_of(self._review, turn.seat)}: {why(turn, self._speech)}"
            x, y = self._x(turn.number), self._y(turn.before[turn.seat].win)
            self._drawing.dot(x, y, dot, f"spot {turn.verdict.value}", tip)
        return self._drawing.svg()

    def _axes(self, rounds: int) -> None:
        draw, seats = self._drawing, len(self._review.seats)
        for share in (0, 0.25, 0.5, 0.75, 1):
            draw.line(LEFT, self._y(share), self._right, self._y(share), "zero" if share == 0.5 else "grid")
            draw.text(LEFT - 8, self._y(share), percent(share, self._speech), "end", "tick")
        for turn in range(0, len(self._review.turns), seats * rounds):
            draw.text(self._x(turn), self._bottom + 14, str(turn // seats + 1), "middle", "tick")
        unit = self._speech.text("review-round")
        draw.text((LEFT + self._right) / 2, self._bottom + 31, unit, "middle", "unit")

    def _curve(self, seat: int) -> None:
        name = name_of(self._review, seat)
        chances = enumerate(chances_of(self._review, seat))
        self._drawing.path(
            [(self._x(turn), self._y(chance)) for turn, chance in chances], f"curve s{seat}", name
        )
        room = (self._right - LEFT) / len(self._review.seats)
        x = LEFT + seat * room
        self._drawing.line(x, 14, x + 18, 14, f"curve s{seat}")
        self._drawing.text(x + 24, 14, cut(name, room - 28))
