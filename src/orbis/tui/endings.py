"""Draws the end of a game: scores by part and by tile, the winners, how to verify them; or who forfeits."""

from rich.text import Text

from orbis.locales import Speech
from orbis.notation import Committed, Seeded
from orbis.play import Forfeit
from orbis.rules import winners
from orbis.tui.blocks import wrapped
from orbis.tui.results import draw_scores, draw_tiles_of
from orbis.tui.symbols import ALARM, STRONG
from orbis.tui.table import TerminalTable
from orbis.tui.terminal import printable
from orbis.tui.view import TableView


def draw_ending(view: TableView, table: TerminalTable, width: int) -> tuple[Text, ...]:
    """The breakdown for every player, the winners, the record's file and seed, and how to verify them."""
    speech = view.speech
    best = speech.winners([view.names[seat] for seat in winners(view.state)])
    return (
        *draw_scores(view, width),
        Text(""),
        *(row for seat in range(len(view.names)) for row in draw_tiles_of(view, seat, width)),
        Text(""),
        Text(best, STRONG),
        *wrapped(_dealt(view, table), width),
        Text(speech.text("tui-recorded")),
        Text(f"  {table.path}"),
        *wrapped(speech.text("tui-check"), width),
        Text(f"  {table.command('verify')}"),
        Text(f"  {table.command('replay')}"),
    )


def draw_forfeit(forfeit: Forfeit, table: TerminalTable, speech: Speech, width: int) -> tuple[Text, ...]:
    """Who cannot continue the game, why, and the program's last output."""
    seat = table.state.seat
    reason = speech.text(f"tui-lapse-{forfeit.lapse.value}", detail=forfeit.detail)
    sentence = speech.text("tui-forfeit", name=table.names[seat], seat=seat + 1, reason=reason)
    said = [Text(f"  {printable(line, width - 2)}") for line in forfeit.said]
    return (
        Text(""),
        *wrapped(Text(sentence, ALARM), width),
        *([Text(speech.text("tui-said-last")), *said] if said else ()),
    )


def _dealt(view: TableView, table: TerminalTable) -> str:
    match table.match.record(table.seats).deal:
        case Seeded(seed):
            return view.speech.text("tui-seed", seed=seed)
        case Committed(commitment=commitment, secret=secret):
            return view.speech.text("tui-secret", commitment=commitment, secret=secret or "")
