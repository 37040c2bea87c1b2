"""A review in words: sentences that say why, and the tables of the terminal and the page."""

from collections.abc import Iterable, Sequence

from orbis.lab.pages.figures import NONE, number, percent
from orbis.lab.pages.sheets import Sheet
from orbis.lab.review.reasons import Reason, cause_sentence, fact_sentence, said_points
from orbis.lab.review.review import Review, SeatReview, TurnReview
from orbis.locales import Sentence, Speech, option_sentence
from orbis.notation import write_turn
from orbis.rules.actions import MakeWilderness, TakeTile
from orbis.wire.review import Verdict

MARKS = {
    Verdict.BEST: "★",
    Verdict.GOOD: "✓",
    Verdict.INACCURACY: "?!",
    Verdict.MISTAKE: "?",
    Verdict.BLUNDER: "??",
}

BLOCKS = "▁▂▃▄▅▆▇█"


def why(turn: TurnReview, speech: Speech) -> str:
    return speech.say(why_sentence(turn))


def why_sentence(turn: TurnReview) -> Sentence:
    """What explains a turn's verdict, and if the game was settled, that it was."""
    if turn.reason is None:
        return Sentence.of("review-why-best")
    if turn.verdict is Verdict.BEST:
        return Sentence.of("review-why-equal")
    found = _why_better(turn, turn.reason)
    return Sentence.of("review-why-settled", why=found) if turn.settled else found


def _why_better(turn: TurnReview, reason: Reason) -> Sentence:
    better = _better(turn, reason)
    cause = cause_sentence(reason, round(reason.points, 1), len(turn.before) - 1)
    fact, points = fact_sentence(reason), said_points(reason)
    if fact is not None:
        return Sentence.of("review-why-fact", better=better, cause=cause, fact=fact)
    if points is not None:
        return Sentence.of("review-why-points", better=better, cause=cause, points=points)
    return Sentence.of("review-why", better=better, cause=cause)


def _better(turn: TurnReview, reason: Reason) -> Sentence | str:
    """What to do instead, worded as an option; the whole turn if no single option says it."""
    if reason.state is None or reason.action is None:
        return write_turn(turn.best)
    option = option_sentence(reason.state, reason.action)
    if isinstance(reason.action, TakeTile) and MakeWilderness() in turn.best:
        return Sentence.of("review-as-wilderness", option=option)
    return option


def change(difference: float, speech: Speech, digits: int = 1) -> str:
    """A change of a chance in per cent, with its sign."""
    value = number(100 * difference, speech, digits, sign=True)
    return speech.text("lab-percent", value=value)


def lost(turn: TurnReview, speech: Speech) -> str:
    """What a turn gave away: a chance of winning or, in a settled game, points."""
    if not turn.settled:
        return change(-turn.loss, speech)
    return speech.text("review-lost", points=number(-max(0.0, turn.points_lost), speech, 1))


def lessons(review: Review) -> tuple[TurnReview, ...]:
    return tuple(turn for turn in review.turns if turn.verdict not in (Verdict.BEST, Verdict.GOOD))


def turns_sheet(review: Review, speech: Speech) -> Sheet:
    keys = ("turn", "player", "verdict", "played", "chance", "loss", "luck")
    rows = (
        (
            turn.label,
            name_of(review, turn.seat),
            f"{MARKS[turn.verdict]} {speech.text(f'review-{turn.verdict.value}')}",
            write_turn(turn.played),
            percent(turn.after[turn.seat].win, speech),
            NONE if turn.verdict is Verdict.BEST else lost(turn, speech),
            change(turn.luck[turn.seat], speech) if any(turn.luck) else NONE,
        )
        for turn in review.turns
    )
    return _sheet("turns", keys, rows, speech, texts=4)


def players_sheet(review: Review, speech: Speech) -> Sheet:
    """How well the players played, and how many of each verdict they got."""
    keys = ("player", "accuracy", "mean-loss", *(verdict.value for verdict in Verdict), "worst")
    rows = (
        (
            name_of(review, each.seat),
            accuracy_text(each, speech),
            mean_loss_text(each, speech),
            *(str(each.verdicts[verdict]) for verdict in Verdict),
            worst(each, speech),
        )
        for each in review.seats
    )
    return _sheet("players", keys, rows, speech)


def accuracy_text(seat: SeatReview, speech: Speech) -> str:
    return NONE if seat.accuracy is None else number(seat.accuracy, speech)


def mean_loss_text(seat: SeatReview, speech: Speech) -> str:
    return percent(seat.mean_loss, speech, 1) if seat.turns else NONE


def worst(seat: SeatReview, speech: Speech) -> str:
    turn = seat.worst
    return NONE if turn is None else f"{turn.label} ({lost(turn, speech)})"


def books_sheet(review: Review, speech: Speech) -> Sheet:
    """The books of the players: their win chance at the start, what changed it, and at the end."""
    end = "now" if review.record.result is None else "end"
    keys = ("player", "start", "own", "others", "luck", "correction", end)
    rows = (
        (
            name_of(review, each.seat),
            percent(each.start, speech, 1),
            *(change(part, speech) for part in (each.own, each.others, each.luck, each.correction)),
            percent(each.end, speech, 1),
        )
        for each in review.seats
    )
    return _sheet("books", keys, rows, speech)


def _sheet(
    title: str, keys: Sequence[str], rows: Iterable[tuple[str, ...]], speech: Speech, texts: int = 1
) -> Sheet:
    heads = tuple(speech.text(f"review-{key}") for key in keys)
    note = speech.text(f"review-{title}-note")
    return Sheet(speech.text(f"review-{title}"), heads, tuple(rows), texts, note)


def chances_of(review: Review, seat: int) -> list[float]:
    """The win chance of a seat at the start of each turn, and at the end."""
    return [*(turn.before[seat].win for turn in review.turns), review.expected[seat].win]


def sparkline(chances: Sequence[float]) -> str:
    """Chances as a line of blocks.

    >>> sparkline([0.5, 0.7, 0.2, 1.0])
    '▅▆▂█'
    """
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in chances)


def name_of(review: Review, seat: int) -> str:
    """The name of a seat on one line; its number if it has none."""
    return " ".join(review.record.seats[seat].name.split()) or str(seat)
