import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbis.engine import BACKENDS, LONGEST_LINE, Engine, lines, serve
from orbis.locales import LANGUAGES, Speech
from orbis.notation import write_state
from orbis.play import Match
from orbis.rules import ACTIONS, Rule, action_id, legal_actions, refusal

GOLDEN = Path(__file__).parent.parent / "golden"
CUSTOM = str(GOLDEN / "custom.csv")


def ask(engine: Engine, **request: object) -> dict[str, Any]:
    return read(engine.reply(json.dumps(request).encode()))


def read(reply: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply)
    return answer


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    if request.param == "native":
        pytest.importorskip("orbis_core")
    return str(request.param)


@pytest.fixture
def engine(backend: str) -> Engine:
    engine = Engine(backend)
    assert ask(engine, cmd="new", players=2, seed="abc") == {"ok": True}
    return engine


def code(reply: dict[str, Any]) -> str:
    assert reply["ok"] is False
    assert reply["error"]["message"]
    return str(reply["error"]["code"])


def test_options_are_the_legal_ids(engine: Engine) -> None:
    expected = [action_id(action) for action in legal_actions(Match(2, "abc").state)]
    assert ask(engine, cmd="options") == {"ok": True, "seat": 0, "phase": "take", "options": expected}


def test_actions_before_an_illegal_one_remain(engine: Engine) -> None:
    reply = ask(engine, cmd="do", actions=[0, 40, 42, 108, 43, 0])
    assert reply["error"]["rule"] == "N8"
    assert reply["error"]["at"] == 4
    assert code(reply) == "illegal"
    assert ask(engine, cmd="options")["seat"] == 1


def test_why_names_the_rule_in_the_requested_language(engine: Engine) -> None:
    ask(engine, cmd="do", actions=[0, 40])
    assert ask(engine, cmd="why", action=42) == {"ok": True, "rule": None, "text": None}
    for language in LANGUAGES:
        reply = ask(engine, cmd="why", action=43, lang=language)
        assert reply == {"ok": True, "rule": "P2", "text": Speech(language).rule(Rule.P2)}


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further(engine: Engine) -> None:
    before = ask(engine, cmd="state")
    ask(engine, cmd="do", actions=[0, 40])
    assert ask(engine, cmd="undo") == {"ok": True}
    assert ask(engine, cmd="undo") == {"ok": True}
    assert ask(engine, cmd="state") == before
    reply = ask(engine, cmd="undo")
    assert (code(reply), reply["error"]["rule"]) == ("illegal", "Q9")


def test_state_is_the_public_state_and_its_text(engine: Engine) -> None:
    reply = ask(engine, cmd="state")
    assert reply["text"] == reply["state"]["text"] == write_state(Match(2, "abc").state)


def test_perft_counts_from_the_current_state(engine: Engine) -> None:
    assert ask(engine, cmd="perft", depth=3) == {"ok": True, "nodes": Match(2, "abc").perft(3)}
    assert ask(engine, cmd="perft", depth=0)["nodes"] == 1


def games() -> Iterator[dict[str, Any]]:
    for name in ("games", "custom"):
        text = (GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()
        yield from (json.loads(line) for line in text[:3])


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game["seed"])
def test_whole_games_are_played_by_their_seed(game: dict[str, Any], backend: str) -> None:
    engine = Engine(backend)
    tiles = {"tiles": CUSTOM} if "tiles" in game else {}
    assert ask(engine, cmd="new", players=game["players"], seed=game["seed"], **tiles) == {"ok": True}
    assert ask(engine, cmd="do", actions=game["actions"]) == {"ok": True}
    assert ask(engine, cmd="options") == {"ok": True, "seat": None, "phase": "over", "options": []}
    reply = ask(engine, cmd="score")
    assert reply == {"ok": True, "scores": game["scores"], "winners": game["winners"]}
    assert ask(engine, cmd="do", actions=[0])["error"]["rule"] == "D1"


BAD = [
    b'"\\ud800"',
    b'{"cmd":"\\ud800"}',
    b'{"\\ud800":"new"}',
    b'{"cmd":"new","players":2,"seed":"\\ud800"}',
    b'{"cmd":"do","actions":["\\ud800"]}',
    b'{"cmd":"bot","options":["\\ud800"]}',
    b"",
    b"\n",
    b"garbage",
    b"\xff\xfe\x00",
    b"[]",
    b"null",
    b'"new"',
    b"{}",
    b'{"cmd":"nothing"}',
    b'{"cmd":null}',
    b'{"cmd":["new"]}',
    b'{"cmd":"new"}',
    b'{"cmd":"new","players":1,"seed":"a"}',
    b'{"cmd":"new","players":5,"seed":"a"}',
    b'{"cmd":"new","players":true,"seed":"a"}',
    b'{"cmd":"new","players":2.0,"seed":"a"}',
    b'{"cmd":"new","players":"2","seed":"a"}',
    b'{"cmd":"new","players":2,"seed":1}',
    b'{"cmd":"new","players":2,"seed":"\\ud800"}',
    b'{"cmd":"new","players":2,"seed":"a","tiles":"no such file"}',
    b'{"cmd":"new","players":2,"seed":"a","tiles":"\\u0000"}',
    b'{"cmd":"new","players":2,"seed":"a","tiles":"/"}',
    b'{"cmd":"new","players":2,"seed":"a","tiles":7}',
    b'{"cmd":"new","players":2,"seed":"a","extra":1}',
    b'{"cmd":"new","cmd":"new","players":2,"seed":"a"}',
    b'{"cmd":"options","players":2}',
    b'{"cmd":"do"}',
    b'{"cmd":"do","actions":0}',
    b'{"cmd":"do","actions":["0"]}',
    b'{"cmd":"do","actions":[0,109]}',
    b'{"cmd":"do","actions":[-1]}',
    b'{"cmd":"do","actions":[0.0]}',
    b'{"cmd":"do","actions":[NaN]}',
    b'{"cmd":"do","actions":[null]}',
    b'{"cmd":"why"}',
    b'{"cmd":"why","action":109}',
    b'{"cmd":"why","action":0,"lang":"xx"}',
    b'{"cmd":"why","action":0,"lang":5}',
    b'{"cmd":"perft"}',
    b'{"cmd":"perft","depth":-1}',
    b'{"cmd":"perft","depth":1e3}',
    b'{"cmd":"perft","depth":' + b"9" * 5000 + b"}",
    b'{"cmd":"options"',
    b"[" * 100_000,
    b'{"a":' * 100_000,
]


@pytest.mark.parametrize("request_line", BAD, ids=lambda line: repr(line[:50]))
def test_malformed_requests_get_an_error_and_change_nothing(engine: Engine, request_line: bytes) -> None:
    before = ask(engine, cmd="state")
    assert code(read(engine.reply(request_line))) == "bad_request"
    assert ask(engine, cmd="state") == before


@pytest.mark.parametrize("command", ["options", "undo", "score", "state"])
def test_a_request_without_a_game_is_refused(command: str) -> None:
    assert code(ask(Engine(), cmd=command)) == "bad_request"


def test_a_malformed_tile_set_is_refused_with_its_faults(engine: Engine, tmp_path: Path) -> None:
    file = tmp_path / "tiles.csv"
    file.write_text("id,level,colour,cost,effect,points,mystic,star\n0,9,pink,,stone,1,,none\n")
    reply = ask(engine, cmd="new", players=2, seed="a", tiles=str(file))
    assert code(reply) == "bad_request"
    assert "row 2, level" in reply["error"]["message"]
    assert "row 2, colour" in reply["error"]["message"]


def test_a_tile_set_too_small_to_play_is_illegal(engine: Engine, tmp_path: Path) -> None:
    file = tmp_path / "tiles.csv"
    header, *rows = (GOLDEN / "custom.csv").read_text().splitlines()
    file.write_text("\n".join([header, *rows[:20]]))
    reply = ask(engine, cmd="new", players=4, seed="a", tiles=str(file))
    assert (code(reply), reply["error"]["rule"]) == ("illegal", "S6")


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_bytes_get_an_answer(content: bytes) -> None:
    engine = Engine()
    ask(engine, cmd="new", players=2, seed="abc")
    assert read(engine.reply(content))["ok"] in {True, False}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.fixed_dictionaries(
        {"cmd": st.sampled_from(["new", "options", "do", "why", "undo", "score", "state"])},
        optional=dict.fromkeys(("players", "seed", "tiles", "actions", "action", "lang", "x"), json_values),
    )
)
@settings(max_examples=200, deadline=None)
def test_any_json_gets_an_answer(request_fields: dict[str, Any]) -> None:
    engine = Engine()
    ask(engine, cmd="new", players=2, seed="abc")
    assert ask(engine, **request_fields)["ok"] in {True, False}


def test_an_overlong_line_gets_one_reply() -> None:
    source = io.BytesIO(b"x" * (3 * LONGEST_LINE) + b'\n{"cmd":"new","players":2,"seed":"a"}\n')
    target = io.BytesIO()
    serve(source, target)
    replies = [json.loads(line)["ok"] for line in target.getvalue().splitlines()]
    assert replies == [False, True]


def test_a_last_line_without_a_newline_is_read() -> None:
    assert list(lines(io.BytesIO(b"a\nb"))) == [b"a\n", b"b"]


def test_why_gives_the_same_rule_as_the_library_for_every_id(engine: Engine) -> None:
    state = Match(2, "abc").state
    for id, action in enumerate(ACTIONS):
        rule = refusal(state, action)
        assert ask(engine, cmd="why", action=id)["rule"] == (rule.value if rule else None)


def test_the_program_answers_line_by_line_and_ends_with_its_input() -> None:
    command = [sys.executable, "-m", "orbis", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for request, ok in ((b'{"cmd":"new","players":2,"seed":"abc"}', True), (b"?", False)):
            process.stdin.write(request + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] is ok
        process.stdin.close()
        assert process.wait(timeout=120) == 0
