"""A bot in plain Python: orbis play --seat human --seat "program python3 examples/bot.py"."""

import json
import random
import sys

TILES = range(9)  # the ids of RULES.md, section 10
GODS = range(9, 19)
EXCHANGES = range(19, 39)
WILDERNESS = 40


def crowds_of(state: str) -> dict[int, int]:
    """How many worshippers are on each cell, from the state's second field (docs/notation.md)."""
    cells = state.split(" ")[1].replace("/", ",").split(",")
    crowds = ("".join(letter if letter.isdigit() else " " for letter in cell).split() for cell in cells)
    return {id: sum(map(int, crowd[1:])) for id, crowd in enumerate(crowds)}


def worth(id: int, crowds: dict[int, int]) -> float:
    """How much the bot likes an option: crowded tiles and early gods, no wilderness, no exchange."""
    if id in TILES:
        return crowds[id] + random.random()
    if id in GODS:
        return 1
    return -9 if id in EXCHANGES or id == WILDERNESS else random.random()


for line in sys.stdin:
    request = json.loads(line)
    crowds = crowds_of(request["state"])
    action = max(request["options"], key=lambda option: worth(option, crowds))
    print(json.dumps({"ok": True, "action": action}), flush=True)
