"""Messages as nobody should send them, drawn by Hypothesis."""

import json
from typing import Any

from hypothesis import strategies as st

Json = Any

AWKWARD_TEXTS = (
    "",
    "\0",
    "\n",
    "\u202e",
    "\ufffe",
    "é",
    "'; DROP TABLE events; --",
    "../../etc/passwd",
    "x" * 5000,
)
AWKWARD_NUMBERS = (-1, 0, 4, 109, 2**31, 2**32, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308)

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=40)
    | st.sampled_from(AWKWARD_TEXTS)
    | st.sampled_from(AWKWARD_NUMBERS)
)
values: st.SearchStrategy[Json] = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)

RAW_VALUES = (
    "NaN",
    "Infinity",
    "-Infinity",
    "01",
    "1.",
    "'a'",
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
    "1e999",
)
"""What JSON or Unicode does not know."""


def nested(depth: int, opening: str, closing: str) -> str:
    """Lists in lists, or objects in objects."""
    return opening * depth + closing * depth


def valid_messages(tables: tuple[str, ...]) -> st.SearchStrategy[dict[str, Json]]:
    """Messages that are understood, about these tables."""
    seat = st.integers(0, 3)
    position = st.integers(1, 60)
    ask = st.one_of(
        st.fixed_dictionaries(
            {
                "do": st.just("act"),
                "actions": st.lists(st.integers(0, 108), min_size=1, max_size=20),
                "position": position,
            }
        ),
        st.fixed_dictionaries({"do": st.just("take_back"), "position": position, "whole": st.booleans()}),
        st.fixed_dictionaries(
            {"do": st.just("sit"), "seat": seat}, optional={"name": st.text(min_size=1, max_size=40)}
        ),
        st.fixed_dictionaries({"do": st.just("leave"), "seat": seat}),
        st.fixed_dictionaries(
            {"do": st.just("ready"), "seat": seat, "nonce": st.text(min_size=1, max_size=128)}
        ),
        st.fixed_dictionaries({"do": st.just("ask_end"), "seat": seat}),
        st.fixed_dictionaries(
            {"do": st.just("ask_rewind"), "seat": seat, "count": st.integers(0, 10), "position": position}
        ),
        st.fixed_dictionaries({"do": st.just("answer"), "seat": seat, "yes": st.booleans()}),
        st.fixed_dictionaries(
            {"do": st.sampled_from(["resign", "wait", "let_bot", "reclaim", "clear"]), "seat": seat}
        ),
        st.fixed_dictionaries(
            {"do": st.just("rename"), "seat": seat, "name": st.text(min_size=1, max_size=40)}
        ),
        st.fixed_dictionaries(
            {"do": st.just("fill"), "seat": seat, "level": st.sampled_from(["pilgrim", "acolyte"])}
        ),
    )
    table = st.sampled_from(tables) | st.text(min_size=1, max_size=64)
    return st.one_of(
        st.fixed_dictionaries(
            {"kind": st.just("watch"), "table": table},
            optional={"detail": st.sampled_from(["events", "full"]), "after": st.integers(0, 100)},
        ),
        st.fixed_dictionaries({"kind": st.just("unwatch"), "table": table}),
        st.fixed_dictionaries(
            {
                "kind": st.just("submit"),
                "table": table,
                "client": st.text("abc_-", min_size=1, max_size=32),
                "request": st.integers(1, 4_000_000_000),
                "ask": ask,
            }
        ),
        st.fixed_dictionaries({"kind": st.just("ping")}),
    )


@st.composite
def mutated(draw: st.DrawFn, valid: st.SearchStrategy[dict[str, Json]]) -> str:
    """A message that was right until something was done to it."""
    message = draw(valid)
    objects = [each for each in (message, message.get("ask")) if isinstance(each, dict)]
    target = draw(st.sampled_from(objects))
    key = draw(st.sampled_from(sorted(target)))
    match draw(st.sampled_from(["value", "drop", "add", "raw", "twice", "cut", "swap", "nest"])):
        case "value":
            target[key] = draw(values)
        case "drop":
            del target[key]
        case "add":
            target[draw(st.text(max_size=10))] = draw(values)
        case "raw":
            target[key] = "here"
            return json.dumps(message).replace('"here"', draw(st.sampled_from(RAW_VALUES)), 1)
        case "twice":
            text = json.dumps(message)
            return text[:-1] + f", {json.dumps(key)}: {json.dumps(draw(values))}}}"
        case "cut":
            text = json.dumps(message)
            return text[: draw(st.integers(0, len(text) - 1))]
        case "swap":
            text = json.dumps(message)
            at = draw(st.integers(0, len(text) - 1))
            return text[:at] + draw(st.characters(codec="utf-8")) + text[at + 1 :]
        case _:
            target[key] = "here"
            deep = nested(
                draw(st.sampled_from([10, 1000, 7000])), *draw(st.sampled_from([("[", "]"), ('{"a":', "}")]))
            )
            return json.dumps(message).replace('"here"', deep, 1)
    return json.dumps(message)


def anything(tables: tuple[str, ...]) -> st.SearchStrategy[str | bytes]:
    """A message of any kind, as text or as bytes."""
    valid = valid_messages(tables)
    texts = st.one_of(
        mutated(valid), mutated(valid), valid.map(json.dumps), st.text(max_size=300), values.map(json.dumps)
    )
    return texts | texts.map(lambda text: text.encode("utf-8", "surrogatepass")) | st.binary(max_size=300)
