"""Writes `src/model/notation.ts`: every action in notation, indexed by its id."""

import json
from pathlib import Path

from orbis.notation import write_action
from orbis.rules.actions import ACTIONS

FILE = Path(__file__).resolve().parent.parent / "src" / "model" / "notation.ts"
HEADER = "/** Every action in notation, at its id, written by `web/scripts/actions.py`; not to be edited. */"


def typescript() -> str:
    names = "".join(f"  {json.dumps(write_action(action))},\n" for action in ACTIONS)
    return f"{HEADER}\nexport const ACTIONS = [\n{names}] as const;\n"


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
