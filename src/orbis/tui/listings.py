"""Listings that the command line prints: the tiles of a set and the rules."""

from rich.console import Console
from rich.text import Text

from orbis.locales import Speech
from orbis.rules import STANDARD, TileSet
from orbis.tui.catalogue import draw_catalogue
from orbis.tui.help import draw_legend
from orbis.tui.rulebook import draw_rules
from orbis.tui.screen import WIDTH
from orbis.tui.terminal import Terminal, printable


def print_tiles(
    console: Console, speech: Speech, tile_set: TileSet = STANDARD, *, ascii: bool = False
) -> None:
    """Print all tiles and gods of a set, and the symbols used for them."""
    terminal = Terminal(console, ascii=ascii)
    width = max(console.width, WIDTH)
    terminal.print((*draw_catalogue(tile_set, speech, width), Text(""), *draw_legend(speech, width)))


def print_rules(console: Console, speech: Speech, wanted: str = "", *, ascii: bool = False) -> bool:
    """Print one rule exactly, the rules that mention a word, or all; return whether there were any."""
    terminal = Terminal(console, ascii=ascii)
    lines = draw_rules(speech, max(console.width, WIDTH), wanted)
    if lines:
        terminal.print(lines)
    else:
        terminal.say(speech.text("tui-no-rule", word=printable(wanted)))
    return bool(lines)
