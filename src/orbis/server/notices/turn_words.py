"""A turn that is over in one sentence, as the page tells it (`headOf` and `notesOf` in `toldTurns.ts`)."""

from collections.abc import Sequence
from itertools import chain, pairwise

from orbis.locales import Speech, log_sentences, together
from orbis.locales.sentence import Sentence
from orbis.play.match import Match
from orbis.rules import Reveal, State, score
from orbis.rules.actions import Action, EndTurn, PlaceAbove, PlaceLeft, PlaceRight, Strike, slot_of

SEPARATOR = " · "
MINUS = "−"

TOLD = {
    "log-take-god": "web-turn-god",
    "log-build": "web-turn-build",
    "log-wilderness": "web-turn-wilderness",
    "log-take-tile": "web-turn-take",
    "log-exchange": "web-turn-exchange",
}
"""What says a whole turn by the most important sentence of its log, that first."""


def last_turn_text(speech: Speech, match: Match, names: Sequence[str]) -> str:
    """What the last turn that is over came to, with a full stop; empty before the first one is."""
    steps = match.last_turn
    if not steps:
        return ""
    states = [*(state for state, _ in steps), match.at(match.count - match.decided)]
    made = [
        (before, move, after)
        for (before, after), (_, move) in zip(pairwise(states), steps, strict=True)
        if not isinstance(move, Reveal)
    ]
    actions = [move for _, move, _ in made]
    seat = states[0].seat
    log = [
        *together(
            chain.from_iterable(
                log_sentences(before, move, names[seat], after)
                for before, move, after in made
                if not isinstance(move, EndTurn)
            )
        )
    ]
    points = score(made[-1][2])[seat].total - score(states[0])[seat].total
    notes = _notes(speech, log, actions, points)
    return f"{SEPARATOR.join([_head(speech, log, _row(made)), *notes])}."


def _head(speech: Speech, log: Sequence[Sentence], row: int | None) -> str:
    for key, told in TOLD.items():
        found = next((each for each in reversed(log) if each.key == key), None)
        needs_row = told in ("web-turn-build", "web-turn-wilderness")
        if found is None or (needs_row and row is None):
            continue
        more = {"row": row} if needs_row and row is not None else {}
        return speech.say(Sentence.of(told, **dict(found.arguments), **more))
    return " ".join(map(speech.say, log)).removesuffix(".")


def _row(made: Sequence[tuple[State, Action, State]]) -> int | None:
    """In which row something was placed."""
    for before, move, _ in made:
        if isinstance(move, PlaceLeft | PlaceRight | PlaceAbove):
            return slot_of(before.player.universe, move).row
    return None


def _notes(speech: Speech, log: Sequence[Sentence], actions: Sequence[Action], points: int) -> list[str]:
    notes: list[str] = []
    if any(sentence.key in TOLD and sentence.key != "log-exchange" for sentence in log):
        exchanges = [sentence for sentence in log if sentence.key == "log-exchange"]
        notes += [speech.say(Sentence.of("web-turn-exchanged", **dict(each.arguments))) for each in exchanges]
    struck = sum(isinstance(action, Strike) for action in actions)
    if struck:
        notes.append(speech.text("web-turn-struck", count=struck))
    for sentence in log:
        if sentence.key == "log-discount":
            notes.append(speech.text("web-free", colour=str(dict(sentence.arguments)["colour"])))
        if sentence.key in ("log-deactivated", "log-short"):
            notes.append(speech.text("web-turn-deactivated"))
    if points:
        signed = f"+{points}" if points > 0 else f"{MINUS}{-points}"
        notes.append(speech.text("pages-points", points=signed))
    return notes
