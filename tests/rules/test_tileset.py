"""RULES section 12: the strict reading and writing of tile set files."""

import pytest
from rulebook import rule
from tables import BLUE, GREEN, ORANGE, RED, WHITE, tile

from orbis.rules import (
    STANDARD,
    Colour,
    InvalidTileSet,
    Tile,
    TileSet,
    parse_tiles,
    read_tiles,
    write_tiles,
)
from orbis.rules.pieces import (
    AnyConversion,
    Conversion,
    Cost,
    Effect,
    Farm,
    Forest,
    Irrigation,
    Star,
    Stone,
    Temple,
    Village,
    Volcano,
)
from orbis.rules.tile_rows import FaultKind
from orbis.rules.tileset import examine_file

HEADER = "id,level,colour,cost,effect,points,mystic,star"
GOOD = {
    "id": "0",
    "level": "1",
    "colour": "blue",
    "cost": "W*",
    "effect": "stone",
    "points": "1",
    "mystic": "",
    "star": "none",
}


def file(*rows: str) -> str:
    """A tile set file with those rows."""
    return "\n".join((HEADER, *rows)) + "\n"


def row(**fields: str) -> str:
    """A good row but for some fields."""
    return ",".join((GOOD | fields).values())


def rows_of_level(level: int, number: int, first: int = 0) -> list[str]:
    return [row(id=str(id), level=str(level)) for id in range(first, first + number)]


def only_tile(**fields: str) -> Tile:
    (tile,) = parse_tiles(file(row(**fields))).tiles
    return tile


def faults(text: str | bytes) -> list[tuple[int, str, str, str]]:
    """What is wrong with a file: row, column, kind, and what was found there."""
    with pytest.raises(InvalidTileSet) as invalid:
        read_tiles(text) if isinstance(text, bytes) else parse_tiles(text)
    return [(fault.row, fault.column, fault.kind.value, fault.found) for fault in invalid.value.faults]


@rule("C2", "C3")
def test_a_row_is_a_tile() -> None:
    assert only_tile() == Tile(0, 1, BLUE, Cost((1, 0, 0, 0, 0), 1), Stone(), 1, None, Star.NONE)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("farm W", Farm(WHITE)),
        ("village 3", Village(3)),
        ("forest BW 2", Forest((WHITE, BLUE), 2)),
        ("volcano RG 3", Volcano((GREEN, RED), 3)),
        ("volcano WBGRO 9", Volcano((WHITE, BLUE, GREEN, RED, ORANGE), 9)),
        ("irrigation G", Irrigation(GREEN)),
        ("convert W2", Conversion(WHITE, 2)),
        ("convert *1", AnyConversion(1)),
        ("stone", Stone()),
        ("temple 2", Temple(2)),
    ],
)
def test_an_effect_is_read(text: str, effect: Effect) -> None:
    assert only_tile(effect=text).effect == effect


@pytest.mark.parametrize("colour", list(Colour))
def test_any_effect_stands_on_any_colour(colour: Colour) -> None:
    name = colour.name.lower()
    read = only_tile(colour=name, effect="temple 9", mystic="7" if colour is WHITE else "")
    assert (read.colour, read.effect) == (colour, Temple(9))


@pytest.mark.parametrize(
    ("column", "found"),
    [
        ("id", ""),
        ("id", "1"),
        ("id", "00"),
        ("id", "x"),
        ("level", "0"),
        ("level", "4"),
        ("level", ""),
        ("level", "01"),
        ("level", "²"),
        ("colour", "Blue"),
        ("colour", "purple"),
        ("colour", "B"),
        ("colour", ""),
        ("cost", "X"),
        ("cost", "w"),
        ("cost", "W B"),
        ("cost", "WBGROWBGRO"),
        ("cost", "**********"),
        ("effect", ""),
        ("effect", "Stone"),
        ("effect", "stone 1"),
        ("effect", "farm"),
        ("effect", "farm X"),
        ("effect", "farm WB"),
        ("effect", "farm *"),
        ("effect", "village"),
        ("effect", "village 0"),
        ("effect", "village 10"),
        ("effect", "village 3 "),
        ("effect", "village  3"),
        ("effect", "forest 2"),
        ("effect", "forest WW 2"),
        ("effect", "forest WBW 2"),
        ("effect", "forest WB"),
        ("effect", "forest * 2"),
        ("effect", "volcano RGR 3"),
        ("effect", "volcano R 0"),
        ("effect", "irrigation"),
        ("effect", "irrigation WB"),
        ("effect", "convert W"),
        ("effect", "convert 2"),
        ("effect", "convert W0"),
        ("effect", "convert *10"),
        ("effect", "temple 0"),
        ("effect", "temple ٣"),
        ("points", ""),
        ("points", "-1"),
        ("points", "100"),
        ("points", "01"),
        ("points", "1.0"),
        ("points", "٣"),
        ("mystic", "3"),
        ("mystic", "x"),
        ("star", ""),
        ("star", "White"),
        ("star", "red"),
    ],
)
def test_a_wrong_field_is_named(column: str, found: str) -> None:
    assert faults(file(row(**{column: found}))) == [(2, column, column, found)]


@pytest.mark.parametrize(
    ("column", "found"),
    [
        ("level", "3"),
        ("cost", ""),
        ("cost", "WWBGGROO*"),
        ("cost", "*********"),
        ("effect", "village 9"),
        ("effect", "convert *9"),
        ("points", "0"),
        ("points", "99"),
        ("star", "white"),
        ("star", "purple"),
    ],
)
def test_what_reaches_a_limit_is_accepted(column: str, found: str) -> None:
    assert write_tiles(TileSet((only_tile(**{column: found}),))) == file(row(**{column: found}))


@rule("C2")
@pytest.mark.parametrize("found", ["", "-1", "100", "07"])
def test_a_white_tile_has_a_mystic_value(found: str) -> None:
    assert faults(file(row(colour="white", mystic=found))) == [(2, "mystic", "mystic", found)]


@pytest.mark.parametrize("value", [0, 99])
def test_mystic_values_reach_from_0_to_99_and_may_be_equal(value: int) -> None:
    first, second = (row(id=id, colour="white", mystic=str(value)) for id in "01")
    assert [each.mystic for each in parse_tiles(file(first, second)).tiles] == [value, value]


def test_a_mystic_value_is_not_judged_where_the_colour_is_unknown() -> None:
    assert faults(file(row(colour="pink", mystic="5"))) == [(2, "colour", "colour", "pink")]
    assert faults(file(row(colour="pink", mystic=""))) == [(2, "colour", "colour", "pink")]
    assert faults(file(row(colour="pink", mystic="x"))) == [
        (2, "colour", "colour", "pink"),
        (2, "mystic", "mystic", "x"),
    ]


def test_all_faults_are_told_at_once_with_row_and_column() -> None:
    text = file(row(), row(id="5", points="100"), "1,2,3", row(id="3", level="9", star="?"))
    assert faults(text) == [
        (3, "id", "id", "5"),
        (3, "points", "points", "100"),
        (4, "", "fields", "1,2,3"),
        (5, "level", "level", "9"),
        (5, "star", "star", "?"),
    ]


def test_the_error_tells_all_faults_in_words() -> None:
    with pytest.raises(InvalidTileSet) as invalid:
        parse_tiles(file(row(cost="X"), "1,2"))
    assert str(invalid.value) == "row 2, cost: cost 'X'; row 3, row: fields '1,2'"


def test_ids_count_from_0_in_order() -> None:
    assert [each.id for each in parse_tiles(file(row(), row(id="1"), row(id="2"))).tiles] == [0, 1, 2]
    assert faults(file(row(), row(id="2"), row(id="1"))) == [(3, "id", "id", "2"), (4, "id", "id", "1")]
    assert faults(file(row(id="1"), row(id="2"))) == [(2, "id", "id", "1"), (3, "id", "id", "2")]


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", ""),
        (HEADER.upper(), HEADER.upper()),
        (HEADER.replace(",star", ""), HEADER.replace(",star", "")),
        (f"{HEADER},more", f"{HEADER},more"),
        (HEADER.replace(",", ";"), HEADER.replace(",", ";")),
        ("level,id,colour,cost,effect,points,mystic,star", "level,id,colour,cost,effect,points,mystic,star"),
    ],
)
def test_the_header_names_the_columns_in_order(header: str, found: str) -> None:
    assert faults(f"{header}\n{row()}\n") == [(1, "", "header", found)]


def test_an_empty_file_has_no_header() -> None:
    assert faults("") == [(1, "", "header", "")]
    assert faults(b"") == [(1, "", "header", "")]


def test_a_header_alone_is_no_tile_set() -> None:
    assert faults(f"{HEADER}\n") == [(1, "", "empty", "")]


@pytest.mark.parametrize("line", ["", "0", row() + ",", row(cost="W,B")])
def test_a_row_has_eight_fields(line: str) -> None:
    assert faults(file(line, row(id="1"))) == [(2, "", "fields", line)]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_holds_32_tiles_at_most(level: int) -> None:
    assert len(parse_tiles(file(*rows_of_level(level, 32))).tiles) == 32
    assert faults(file(*rows_of_level(level, 33))) == [(34, "level", "crowded", "33")]


def test_three_levels_hold_96_tiles() -> None:
    levels = [each for level in (1, 2, 3) for each in rows_of_level(level, 32, 32 * (level - 1))]
    assert len(parse_tiles(file(*levels)).tiles) == 96


def test_quotes_as_spreadsheets_write_them_are_read() -> None:
    quoted = '"0","1","blue","W*","stone","1","","none"'
    assert parse_tiles(file(quoted)).tiles == (only_tile(),)


def test_doubled_quotes_are_part_of_the_field() -> None:
    assert faults(file(row(effect='"sto""ne"'))) == [(2, "effect", "effect", 'sto"ne')]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (file(row(effect='"stone"s')), 2),
        (file(row(), row(id='"1')), 3),
        (HEADER.replace("id", '"id"x'), 1),
    ],
    ids=["text after a quoted field", "never closed", "in the header"],
)
def test_broken_quotes_are_a_fault(text: str, line: int) -> None:
    ((at, column, kind, found),) = faults(text)
    assert (at, column, kind) == (line, "", "quotes")
    assert found


def test_faults_before_broken_quotes_are_told_too() -> None:
    told = faults(file(row(points="x"), row(id='"1')))
    assert [(at, kind) for at, _, kind, _ in told] == [(2, "points"), (3, "quotes")]


def test_a_byte_order_mark_and_windows_line_ends_are_accepted() -> None:
    text = file(row(), row(id="1"))
    expected = parse_tiles(text)
    assert read_tiles(text.encode()) == expected
    assert read_tiles(b"\xef\xbb\xbf" + text.encode()) == expected
    assert read_tiles(text.replace("\n", "\r\n").encode()) == expected
    assert read_tiles(text.removesuffix("\n").encode()) == expected


def test_faults_are_counted_by_lines_whatever_ends_them() -> None:
    text = file(row(), row(id="1", points="x"))
    assert faults(text.replace("\n", "\r\n").encode()) == [(3, "points", "points", "x")]


def test_bytes_that_are_not_utf_8_are_told_by_row() -> None:
    assert faults(file(row()).encode() + b"\xff\xfe") == [(3, "", "encoding", "ff")]
    assert faults(file(row(colour="żółty")).encode("iso-8859-2")) == [(2, "", "encoding", "bf")]


def test_what_can_be_read_of_a_faulty_file_is_read() -> None:
    good, faulty = examine_file(file(row(), row(id="1", points="x")).encode()).rows
    assert good.tile(0) == parse_tiles(file(row())).tiles[0]
    assert (faulty.tile(1), faulty.level, faulty.points) == (None, 1, None)
    unreadable = examine_file(b"\xff")
    assert (unreadable.rows, unreadable.tile_set) == ((), None)
    assert [fault.kind for fault in unreadable.faults] == [FaultKind.ENCODING]


def test_what_is_written_reads_as_the_equal_set() -> None:
    assert parse_tiles(write_tiles(STANDARD)) == STANDARD
    assert read_tiles(write_tiles(STANDARD).encode()) == STANDARD


def test_what_is_read_is_written_alike() -> None:
    text = file(
        row(effect="farm W"),
        row(id="1", effect="volcano GR 3", cost="WWB**"),
        row(id="2", colour="white", mystic="0", star="purple", level="3", points="12"),
    )
    assert write_tiles(parse_tiles(text)) == text


def test_the_content_id_does_not_depend_on_the_order_of_letters() -> None:
    one = parse_tiles(file(row(cost="WB*", effect="forest WB 2")))
    other = parse_tiles(file(row(cost="*BW", effect="forest BW 2")))
    assert one == other
    assert one.content_id == other.content_id


def test_the_content_id_is_sixteen_hexadecimal_digits_that_stay() -> None:
    assert int(STANDARD.content_id, 16) > 0
    assert len(STANDARD.content_id) == 16
    assert parse_tiles(write_tiles(STANDARD)).content_id == STANDARD.content_id


@pytest.mark.parametrize(
    "changed",
    [
        tile(id=1),
        tile(BLUE),
        tile(cost="W"),
        tile(cost="*"),
        tile(effect=Temple(1)),
        tile(points=1),
        tile(mystic=0),
        tile(level=2),
        tile(star=Star.WHITE),
    ],
)
def test_the_content_ids_of_different_sets_differ(changed: Tile) -> None:
    assert TileSet((changed,)).content_id != TileSet((tile(),)).content_id
    assert TileSet((tile(), changed)).content_id != TileSet((tile(),)).content_id


def test_the_standard_set_stays_the_same() -> None:
    assert STANDARD.tiles[58] == Tile(
        58, 3, RED, Cost((1, 0, 0, 1, 1), 1), Volcano((WHITE, RED), 6), 5, None, Star.WHITE
    )


@rule("C2", "S2")
def test_a_tile_is_found_by_its_id() -> None:
    assert [each.id for each in STANDARD.tiles] == list(range(65))
    assert {tile(id=5): "five"}[tile(id=5)] == "five"


def test_a_tile_set_prints_as_its_id_and_size() -> None:
    assert repr(STANDARD) == f"<TileSet {STANDARD.content_id}, 65 tiles>"
