"""Playing in the terminal: asking people, watching bots, saving the record, and leaving cleanly."""

from collections import deque
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from orbis.locales import Speech
from orbis.play import Forfeit, IllegalTakeBack
from orbis.rules import Action, Phase
from orbis.rules.choice import choice
from orbis.tui.answers import Asked, Chosen, Command, Vocabulary
from orbis.tui.commands import draw_answer, draw_reply, expected
from orbis.tui.departures import Departure, Departures
from orbis.tui.endings import draw_ending, draw_forfeit
from orbis.tui.rulebook import draw_rule
from orbis.tui.saves import is_there
from orbis.tui.screen import HEIGHT, WIDTH, draw_question, draw_table
from orbis.tui.symbols import ALARM, fold
from orbis.tui.table import TerminalTable
from orbis.tui.terminal import Read, Terminal, printable
from orbis.tui.turns import ended_turns, since, tell
from orbis.tui.view import TableView


class _Quit(Exception):
    """The player leaves the table."""


def play_in_terminal(
    table: TerminalTable,
    console: Console,
    speech: Speech,
    *,
    pause: float = 0.8,
    ascii: bool = False,
    read: Read | None = None,
) -> int:
    """Play a table until it ends or is left; return the exit code."""
    session = TerminalSession(table, Terminal(console, ascii=ascii, pause=pause, read=read), speech)
    return session.run()


class TerminalSession:
    def __init__(self, table: TerminalTable, terminal: Terminal, speech: Speech) -> None:
        self._table = table
        self._terminal = terminal
        self._speech = speech
        self._vocabulary = Vocabulary(speech)
        self._departures = Departures()
        self._viewer = next((seat for seat, agent in enumerate(table.agents) if agent is None), 0)
        self._drawn: TableView | None = None
        self._picked: tuple[Action, ...] = ()
        """The worshippers chosen so far, until the choice is complete."""
        self._steps: list[int] = []
        """How many decisions each answer of the current turn made."""
        self._saved = True
        # Enough for what the others did since anybody's last turn; the whole game is replayed only here.
        self._ended = deque(ended_turns(table.match), maxlen=len(table.seats))

    def run(self) -> int:
        """Play until the end, or until somebody leaves; return the exit code."""
        with self._departures.heeded():
            try:
                self._save()
                while not self._table.state.is_over:
                    if self._table.agent is None:
                        self._ask()
                    else:
                        self._watch()
                self._finish()
            except (_Quit, EOFError):
                return self._leave(0)
            except Forfeit as forfeit:
                return self._forfeit(forfeit)
            except Departure as departure:
                return self._leave(departure.exit_code)
            finally:
                self._departures.end()
                self._table.close()
        return 0

    # Deciding

    def _do(self, action: Action) -> None:
        """Make a decision and save it before anything shows it as done."""
        with self._departures.held():
            turn = self._table.state.turn
            if self._table.match.do(action).turn != turn:
                self._steps.clear()
                self._ended.append(self._table.match.last_turn)
            self._save()

    def _choose(self, action: Action) -> None:
        """Do an action, or pick a worshipper; a complete choice is made in the order of its picks."""
        asked = choice(self._table.state)
        order = [] if asked is None else [pick.action for pick in asked.picks]
        if asked is None or action not in order:
            self._steps.append(1)
            self._do(action)
            return
        self._picked = (*self._picked, action)
        if len(self._picked) == asked.due:
            picked, self._picked = self._picked, ()
            self._steps.append(len(picked))
            for each in sorted(picked, key=order.index):
                self._do(each)

    def _save(self) -> None:
        try:
            self._table.save()
            self._saved = True
        except OSError as error:
            self._saved = False
            self._terminal.say(Text(self._speech.text("tui-not-saved", reason=str(error)), ALARM))

    # Bots

    def _watch(self) -> None:
        """Let a bot play its turn, then describe it."""
        table = self._table
        turn, name = table.state.turn, table.names[table.state.seat]
        if self._terminal.interactive:
            self._draw(asks=False)
            self._terminal.say(self._speech.text("tui-thinking", name=name))
        while table.state.turn == turn and not table.state.is_over:
            self._do(table.bots_choice())
        if self._terminal.interactive:
            self._draw(asks=False)
            self._terminal.wait()
        else:
            self._terminal.say(" ".join(tell(table.match.last_turn, table.names, self._speech).sentences))

    # People

    def _view(self, asks: bool = True) -> TableView:
        return TableView(
            self._table.state,
            self._table.names,
            self._viewer,
            self._speech,
            asks,
            self._picked if asks else (),
        )

    def _draw(self, asks: bool = True) -> None:
        """Draw the table, with what the others did since the viewer's last turn."""
        news = [tell(turn, self._table.names, self._speech) for turn in since(self._ended, self._viewer)]
        width, height = self._terminal.width, self._terminal.height
        self._terminal.draw(draw_table(self._view(asks), width, height, news))
        if width < WIDTH or height < HEIGHT:
            self._terminal.say(self._speech.text("tui-small", width=WIDTH, height=HEIGHT))

    def _ask(self) -> None:
        self._viewer = self._table.state.seat
        self._show_state()
        self._answer(self._terminal.ask(self._prompt()).split())

    def _show_state(self) -> None:
        """Draw the table if it has changed; without a terminal, only repeat the question within a turn."""
        view, drawn = self._view(), self._drawn
        if drawn is not None and (drawn.state, drawn.picked) == (view.state, view.picked):
            return
        if self._terminal.interactive or view.state.phase is Phase.TAKE or drawn is None:
            self._draw()
        else:
            self._terminal.draw(draw_question(view, self._terminal.width))
        self._drawn = view

    def _prompt(self) -> str:
        count = len(self._view().options)
        name = self._table.names[self._viewer]
        numbers = "1" if count == 1 else f"1–{count}"
        return f"{name} [{numbers}, ?] "

    def _answer(self, words: list[str]) -> None:
        """Carry out a line word by word, until a word is refused or the turn is over."""
        turn = self._table.state.turn
        if not words:
            options = self._view().options
            if len(options) == 1:
                self._choose(options[0])
            elif self._terminal.interactive:
                self._draw()
            else:
                self._terminal.say(expected(self._view()))
            return
        for position, word in enumerate(words):
            if self._table.state.turn != turn or self._table.state.is_over:
                rest = " ".join(words[position:])
                self._terminal.say(self._speech.text("tui-not-read", words=printable(rest)))
                self._terminal.wait()
                return
            answer = self._vocabulary.read(self._table.state, word, self._picked)
            match answer:
                case Chosen(action):
                    self._choose(action)
                case Asked(command):
                    self._show_state()
                    self._obey(command, words[position + 1 :])
                    return
                case _:
                    self._show_state()
                    self._terminal.print(draw_answer(answer, self._view(), self._terminal.width))
                    return

    def _obey(self, command: Command, words: list[str]) -> None:
        match command:
            case Command.UNDO:
                self._undo(everything=bool(words) and fold(words[0]) in self._vocabulary.all_of)
            case Command.SAVE:
                self._save_as(" ".join(words))
            case Command.QUIT:
                raise _Quit
            case _:
                width, match = self._terminal.width, self._table.match
                lines = draw_reply(command, words, self._view(), match, width)
                self._terminal.show(lines, self._speech.text("tui-more"))

    def _undo(self, everything: bool) -> None:
        """Put back the last worshipper, or take back the last answer of the turn, or all of them (Q9)."""
        picked, self._picked = self._picked, ()
        if picked and not everything:
            self._picked = picked[:-1]
            return
        with self._departures.held():
            try:
                if everything:
                    self._table.match.take_back_turn()
                    self._steps.clear()
                else:
                    for _ in range(self._steps.pop() if self._steps else 1):
                        self._table.match.take_back()
                self._save()
            except IllegalTakeBack as error:
                self._terminal.print(draw_rule(error.rule, self._speech, self._terminal.width))

    def _save_as(self, name: str) -> None:
        """Write the record to another file as well; never overwrite one."""
        try:
            path = Path(name).expanduser() if name else self._table.path
            if name and is_there(path):
                self._terminal.say(self._speech.text("tui-file-exists", path=str(path)))
                return
            self._table.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self._terminal.say(Text(self._speech.text("tui-not-saved", reason=str(error)), ALARM))
        else:
            self._terminal.say(self._speech.text("tui-saved", path=str(path)))

    # Leaving

    def _finish(self) -> None:
        self._draw(asks=False)
        lines = draw_ending(self._view(asks=False), self._table, self._terminal.width)
        self._terminal.print((Text(""), *lines))

    def _forfeit(self, forfeit: Forfeit) -> int:
        """Say who cannot continue, and why; people can take over the seat."""
        self._departures.end()
        self._terminal.print(draw_forfeit(forfeit, self._table, self._speech, self._terminal.width))
        return self._leave(1)

    def _leave(self, exit_code: int) -> int:
        self._departures.end()
        path = str(self._table.path)
        with suppress(OSError):
            if not self._saved:
                self._save()
            if self._saved:
                self._terminal.say("", self._speech.text("tui-left"))
                self._terminal.print([Text("  " + self._table.command("play"))])
            else:
                self._terminal.say("", Text(self._speech.text("tui-lost", path=path), ALARM))
        return exit_code
