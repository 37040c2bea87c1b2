"""The table in the terminal: drawn in lines, played by typing, saved after every decision."""

from orbis.tui.listings import print_rules, print_tiles
from orbis.tui.replay import UnknownTurn, replay_in_terminal
from orbis.tui.saves import games_folder, new_game_path, saved_games
from orbis.tui.session import play_in_terminal
from orbis.tui.table import TerminalTable

__all__ = [
    "TerminalTable",
    "UnknownTurn",
    "games_folder",
    "new_game_path",
    "play_in_terminal",
    "print_rules",
    "print_tiles",
    "replay_in_terminal",
    "saved_games",
]
