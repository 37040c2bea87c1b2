"""The replies to commands: why, score, log, tiles left, one tile or god, rules and help."""

from collections.abc import Sequence
from typing import assert_never

from rich.text import Text

from orbis.notation import write_action
from orbis.notation.tokens import write_cell, write_slot
from orbis.play import Match, Step
from orbis.rules import GODS, Rule, Tile, TileSet
from orbis.rules.display import CELLS
from orbis.rules.state import Ending, Paying, Placing, Settling
from orbis.rules.universe import SLOTS, Built
from orbis.tui.answers import Answer, Asked, Chosen, Command, Forbidden, NoOption, Unknown, Vocabulary
from orbis.tui.blocks import Lines, line, wrapped
from orbis.tui.catalogue import draw_god, draw_left, draw_tile
from orbis.tui.help import draw_help
from orbis.tui.players import draw_player
from orbis.tui.results import draw_scores, draw_tiles_of
from orbis.tui.rulebook import draw_rule, draw_rules, rule_of
from orbis.tui.symbols import ALARM, STRONG, fold
from orbis.tui.terminal import printable
from orbis.tui.turns import tell, turns_of
from orbis.tui.universe import LARGE, SMALL
from orbis.tui.view import TableView


def draw_reply(command: Command, words: Sequence[str], view: TableView, match: Match, width: int) -> Lines:
    """The reply to a command that changes nothing."""
    speech = view.speech
    word = words[0] if words else ""
    match command:
        case Command.WHY:
            return draw_why(words, view, width)
        case Command.SCORE:
            return (*draw_scores(view, width), *draw_tiles_of(view, view.viewer, width))
        case Command.LOG:
            return draw_log(match.history, _turns_wanted(word, view), view, width)
        case Command.LEFT:
            return draw_left(view.state, speech, width)
        case Command.SHOW:
            return draw_seat(" ".join(words), view, width)
        case Command.TILE:
            return draw_tile_named(word, view, match.tile_set, width)
        case Command.GOD:
            return draw_god_named(word, view, width)
        case Command.RULES:
            missing = wrapped(speech.text("tui-no-rule", word=printable(" ".join(words))), width)
            return draw_rules(speech, width, " ".join(words)) or missing
        case Command.HELP:
            return draw_help(speech, width)
        case Command.UNDO | Command.SAVE | Command.QUIT:
            raise AssertionError(command)
        case unknown:
            assert_never(unknown)


def _turns_wanted(word: str, view: TableView) -> int | None:
    """How many turns of the log to show: two rounds unless a number or the word for all is given."""
    if fold(word) in Vocabulary(view.speech).all_of:
        return None
    return int(word) if word.isdecimal() else 2 * len(view.names)


def draw_answer(answer: Answer | None, view: TableView, width: int, word: str = "") -> Lines:
    """The reply to an answer that cannot be carried out, or to the question why."""
    speech = view.speech
    match answer:
        case Chosen(action):
            label = speech.option(view.state, action)
            text = speech.text("tui-legal", word=write_action(action), option=label)
            return wrapped(text, width)
        case Forbidden(action, rule):
            head = wrapped(Text(speech.text("tui-refused", word=write_action(action)), ALARM), width)
            return (*head, *_reason(rule, view, width))
        case NoOption(number):
            return wrapped(speech.text("tui-no-option", number=number, count=len(view.options)), width)
        case Unknown(word, meant):
            return _unknown(word, meant, view, width)
        case Asked() | None:
            return _unknown(word, (), view, width)


def _reason(rule: Rule, view: TableView, width: int) -> Lines:
    """The rule that refuses an action; where it is about the order of decisions, what is asked now."""
    if rule in (Rule.N4, Rule.N8) or (rule is Rule.N7 and isinstance(view.state.decision, Ending)):
        return wrapped(view.speech.first(view.state), width)
    return draw_rule(rule, view.speech, width)


def _unknown(word: str, meant: Sequence[str], view: TableView, width: int) -> Lines:
    speech = view.speech
    texts = [speech.text("tui-unknown", word=printable(word))]
    if meant:
        texts.append(speech.text("tui-meant", words=", ".join(meant)))
    texts.append(expected(view))
    return wrapped(" ".join(texts), width)


def expected(view: TableView) -> str:
    """What can be typed now, with an example."""
    example = write_action(view.options[0])
    if len(view.options) == 1:
        return view.speech.text("tui-expected-one", example=example)
    return view.speech.text("tui-expected", count=len(view.options), example=example)


def draw_why(words: Sequence[str], view: TableView, width: int) -> Lines:
    """Why an action is legal or not, or what a rule says."""
    if not words:
        return wrapped(view.speech.text("tui-why-what"), width)
    word = words[0]
    answer = Vocabulary(view.speech).read_action(view.state, word, view.picked)
    exactly = any(rule.value == word for rule in Rule)
    named = isinstance(answer, Chosen | Forbidden) and write_action(answer.action) == word
    rule = rule_of(word) if answer is None or (exactly and not named) else None
    return draw_rule(rule, view.speech, width, exact=True) if rule else draw_answer(answer, view, width, word)


def draw_log(steps: Sequence[Step], turns: int | None, view: TableView, width: int) -> Lines:
    """The last turns in sentences; all of them if `turns` is None."""
    played = turns_of(steps)
    lines: list[Text] = []
    for turn in played if turns is None else played[max(0, len(played) - turns) :]:
        state = turn[0].state
        label = Text(f"{state.round:>2}. ", STRONG)
        sentences = " ".join(tell(turn, view.names, view.speech).sentences)
        lines += wrapped(line(label, sentences), width, indent="    ")
    return tuple(lines) or wrapped(view.speech.text("tui-log-empty"), width)


def draw_tile_named(word: str, view: TableView, tile_set: TileSet, width: int) -> Lines:
    """The tile in a cell, in a slot of the viewer's universe, or with an id."""
    tile = _tile_named(word, view, tile_set)
    if tile is None:
        return wrapped(view.speech.text("tui-no-tile", word=printable(word)), width)
    return draw_tile(tile, view.speech, width)


def _tile_named(word: str, view: TableView, tile_set: TileSet) -> Tile | None:
    state = view.state
    universe = state.players[view.viewer].universe
    there: dict[str, Tile | None] = {f"#{tile.id}": tile for tile in tile_set.tiles}
    for slot in SLOTS:
        region = universe[slot]
        there[write_slot(slot)] = region.tile if isinstance(region, Built) else None
    for cell in CELLS:
        there[write_cell(cell)] = there[str(cell + 1)] = state.display[cell].tile
    match state.decision:
        case Settling(cell, tile) | Paying(cell, tile) | Placing(cell, tile):
            there[write_cell(cell)] = there[str(cell + 1)] = there[""] = tile
        case _:
            pass
    return there.get(fold(word))


def draw_god_named(word: str, view: TableView, width: int) -> Lines:
    """The god with a number; without one, all gods that are left or taken."""
    number = fold(word).removeprefix("g")
    chosen = [god for god in GODS if str(god.number) == number]
    if word and not chosen:
        return wrapped(view.speech.text("tui-no-god", word=printable(word)), width)
    taken = {player.patron.god for player in view.state.players if player.patron}
    gods = chosen or [god for god in GODS if god in taken or god in view.state.gods]
    return tuple(row for god in gods for row in draw_god(god, view.speech, width))


def draw_seat(word: str, view: TableView, width: int) -> Lines:
    """One player enlarged, by the number of the seat or the beginning of the name."""
    seats = [
        seat
        for seat, name in enumerate(view.names)
        if word == str(seat + 1) or (word and fold(name).startswith(fold(word)))
    ]
    if len(seats) != 1:
        choices = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(view.names))
        return wrapped(view.speech.text("tui-show-whom", names=choices), width)
    grain = LARGE if width >= 100 else SMALL
    quiet = TableView(view.state, view.names, view.viewer, view.speech, asks=False)
    player = draw_player(quiet, seats[0], grain, min(width, grain.across + 8))
    return (*player, *draw_tiles_of(quiet, seats[0], width)[1:])
