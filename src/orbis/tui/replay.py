"""Replays a record in the terminal: step by turn or by decision, or print one moment."""

from bisect import bisect_left, bisect_right

from rich.console import Console
from rich.text import Text

from orbis.locales import Speech
from orbis.notation import NotationError, Record, parse_turn_label, replay, turn_label
from orbis.play import Step
from orbis.rules import STANDARD, State, TileSet
from orbis.tui.blocks import wrapped
from orbis.tui.results import draw_scores
from orbis.tui.screen import draw_table
from orbis.tui.symbols import fold
from orbis.tui.terminal import Read, Terminal, printable
from orbis.tui.turns import Told, tell
from orbis.tui.view import TableView


class UnknownTurn(ValueError):
    def __init__(self, text: str, turns: int) -> None:
        super().__init__(f"there is no turn {text!r}; this game has {turns}")
        self.text = text
        self.turns = turns


def replay_in_terminal(
    record: Record,
    console: Console,
    speech: Speech,
    *,
    at: str | None = None,
    tile_set: TileSet = STANDARD,
    ascii: bool = False,
    read: Read | None = None,
) -> int:
    """Show a record step by step or, with `at` or without a terminal, one moment; return the exit code."""
    terminal = Terminal(console, ascii=ascii, read=read)
    course = Course(record, tile_set)
    if at is not None or not terminal.interactive:
        course.turn_to(course.turns if at is None else course.turn_named(at))
        terminal.draw(draw_moment(course, speech, terminal.width, terminal.height))
        return 0
    try:
        _step(course, terminal, speech)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return 130
    return 0


class Course:
    """The states of a record, and the current one."""

    def __init__(self, record: Record, tile_set: TileSet = STANDARD) -> None:
        played = replay(record, tile_set)
        moves = [move for turn in record.turns for move in turn.moves]
        self._states = played.states
        self._steps = tuple(map(Step, self._states, moves))
        self._turns = [state.turn for state in self._states]
        self.names = tuple(seat.name for seat in record.seats)
        self.turns = len(record.turns)
        self._at = 0

    @property
    def state(self) -> State:
        return self._states[self._at]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions of the running turn so far or, at the start of a turn, those of the one before."""
        if not self._at:
            return ()
        turn = self._turns[self._at - 1]
        return tuple(step for step in self._steps[: self._at] if step.state.turn == turn)

    @property
    def label(self) -> str:
        """The label of the turn that is being or about to be played."""
        return turn_label(self.state.turn, len(self.names))

    def turn_named(self, text: str) -> int:
        """The number of complete turns that a number or a label such as `3.1` names; raise `UnknownTurn`."""
        if text.isdecimal() and int(text) <= self.turns:
            return int(text)
        try:
            turn = parse_turn_label(text, len(self.names))
        except NotationError:
            raise UnknownTurn(text, self.turns) from None
        if turn > self.turns:
            raise UnknownTurn(text, self.turns)
        return turn

    def turn_to(self, turn: int) -> None:
        """Go to the moment when that many turns are complete, or as close as the record gets."""
        turn = max(0, turn)
        self._at = min(bisect_left(self._turns, turn), len(self._states) - 1)

    def next_turn(self) -> None:
        self._at = min(bisect_right(self._turns, self.state.turn), len(self._states) - 1)

    def previous_turn(self) -> None:
        """Go to the start of this turn or, if already there, of the one before."""
        begun = bisect_left(self._turns, self.state.turn)
        self.turn_to(self.state.turn if begun < self._at else self.state.turn - 1)

    def next_decision(self) -> None:
        self._at = min(self._at + 1, len(self._states) - 1)


def draw_moment(course: Course, speech: Speech, width: int, height: int) -> tuple[Text, ...]:
    steps = course.steps
    news: tuple[Told, ...] = (tell(steps, course.names, speech),) if steps else ()
    seat = steps[0].state.seat if steps else 0
    view = TableView(course.state, course.names, seat, speech, asks=False)
    done = course.state.turn
    if course.state.is_over:
        head = speech.text("tui-moment-over", turns=course.turns)
    else:
        head = speech.text("tui-moment", label=course.label, turn=done, turns=course.turns)
    table = draw_table(view, width, height - 1, news)
    scores = draw_scores(view, width) if course.state.is_over else ()
    return (*table, *wrapped(head, width), *scores)


def _step(course: Course, terminal: Terminal, speech: Speech) -> None:
    keys = speech.text("tui-replay-keys")
    wrong = ""
    while True:
        terminal.draw(draw_moment(course, speech, terminal.width, terminal.height))
        if wrong:
            terminal.say(wrong)
        wrong = ""
        typed = terminal.ask(f"{keys} ").strip()
        match fold(typed):
            case "" | "n":
                course.next_turn()
            case "p":
                course.previous_turn()
            case "d":
                course.next_decision()
            case "q":
                return
            case _:
                try:
                    course.turn_to(course.turn_named(typed))
                except UnknownTurn as error:
                    wrong = speech.text("tui-no-turn", text=printable(error.text), turns=error.turns)
