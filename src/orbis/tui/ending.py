"""Drawing the end of a game: the scores by part and by tile, who wins, and how to check the record."""

from rich.text import Text

from orbis.notation import Committed, Seeded
from orbis.rules import winners
from orbis.tui.blocks import wrapped
from orbis.tui.program import command
from orbis.tui.results import draw_scores, draw_tiles_of
from orbis.tui.symbols import STRONG
from orbis.tui.table import Table
from orbis.tui.view import View


def draw_ending(view: View, table: Table, width: int) -> tuple[Text, ...]:
    """The breakdown for every player, the winners, the record's file and seed, and how to check them."""
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
        Text(f"  {command('verify', table.path)}"),
        Text(f"  {command('replay', table.path)}"),
    )


def _dealt(view: View, table: Table) -> str:
    """What the deal came from."""
    match table.match.record(table.seats).deal:
        case Seeded(seed):
            return view.speech.text("tui-seed", seed=seed)
        case Committed(commitment=commitment, secret=secret):
            return view.speech.text("tui-secret", commitment=commitment, secret=secret or "")
