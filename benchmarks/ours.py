"""Orbis played at random in every way: in C++, in batches, call by call, in pure Python."""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from orbis_core import Batch, NativeState, SetTables, random_games

from benchmarks.rules import orbis_game
from benchmarks.turns import Absent, Contender, Played, of_games
from orbis.rules import GODS
from orbis.rules.display import CELLS
from orbis.rules.setup import gods_revealed, tiles_in_game

PYTHON = "orbis.rules in pure Python, 2 players"
CALLS = "one Python call a decision, 2 players"
COPY = "copy of a state in C++"
COPY_CALL = "NativeState.copy()"

HERE = Path(__file__).parent
CORE = HERE.parent / "core"


def kernels_of(tables: SetTables) -> str:
    """The name of the kernels chosen on this machine."""
    return Batch(1, 2, 0, tables).kernels


def by_steps(players: int) -> str:
    return f"step by step in C++, {players} players"


def whole(players: int) -> str:
    return f"whole games in C++, {players} players"


def stepped(games: int) -> str:
    return f"Batch.step, {games} games"


def ours(tables: SetTables, random: Random) -> Iterator[Contender]:
    fast = kernels_of(tables)
    for name, abreast in ((by_steps, False), (whole, True)):
        call = f"random_games(abreast={abreast})"
        for players in (2, 3, 4):
            yield Contender(
                name(players),
                partial(random_turn, tables, players, random, abreast=abreast, kernels=fast),
                f"{call}, {fast}",
            )
        if fast != "portable":
            turn = partial(random_turn, tables, 2, random, abreast=abreast, kernels="portable")
            yield Contender(f"{name(2)}, portable", turn, f"{call}, without special instructions")
    for games in (1024, 4096):
        turn = partial(batch_turn, tables, games, False, random)
        yield Contender(stepped(games), turn, "2 players, masks written; choosing not counted")
        turn = partial(batch_turn, tables, games, True, random)
        yield Contender(f"Batch.choose + step, {games} games", turn, "2 players, dealing counted as well")
    yield Contender(
        "Batch.playout, 4096 games", partial(playout_turn, tables, random), "2 players, dealt before"
    )
    deals = [Deal.drawn(2, random) for _ in range(256)]
    yield Contender(
        CALLS,
        of_games(lambda: native_game(tables, random.choice(deals), random)),
        "NativeState: options, choice, apply; dealt before",
    )
    yield Contender(PYTHON, of_games(partial(orbis_game, 2, random)), "legal_actions, choice, apply")


def random_turn(
    tables: SetTables, players: int, random: Random, seconds: float, *, abreast: bool, kernels: str
) -> Played:
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        *_, made = random_games(4096, players, random.getrandbits(64), tables, 1, abreast, kernels)
        decisions += made
        games += 4096
    return Played(decisions, games, spent)


def batch_turn(tables: SetTables, size: int, everything: bool, random: Random, seconds: float) -> Played:
    """Step games to their end; time only `step`, or dealing and choosing as well."""
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        began = time.perf_counter()
        batch = Batch(size, 2, random.getrandbits(64), tables)
        if everything:
            spent += time.perf_counter() - began
        while not batch.is_over:
            began = time.perf_counter()
            actions = batch.choose()
            chosen = time.perf_counter()
            batch.step(actions)
            spent += time.perf_counter() - (began if everything else chosen)
            decisions += int((actions >= 0).sum())
        games += size
    return Played(decisions, games, spent)


def playout_turn(tables: SetTables, random: Random, seconds: float) -> Played:
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        batch = Batch(4096, 2, random.getrandbits(64), tables)
        began = time.perf_counter()
        decisions += batch.playout()
        spent += time.perf_counter() - began
        games += 4096
    return Played(decisions, games, spent)


class Deal(NamedTuple):
    """The initial state of a game, and the tiles that refill its display."""

    players: int
    display: list[int]
    gods: int
    refills: list[int]

    @classmethod
    def drawn(cls, players: int, random: Random) -> "Deal":
        tiles = list(tiles_in_game(players))
        random.shuffle(tiles)
        order = [tile.id for tile in sorted(tiles, key=lambda tile: tile.level)]
        gods = random.sample(GODS, gods_revealed(players))
        cells = len(CELLS)
        return cls(players, order[:cells], sum(1 << (god.number - 1) for god in gods), order[cells:])


def native_game(tables: SetTables, deal: Deal, random: Random) -> int:
    state = NativeState.set_up(tables, deal.players, deal.display, deal.gods)
    refills = iter(deal.refills)
    options, apply, draw = state.options, state.apply, random.random
    decisions = 0
    while True:
        ids = options()
        if ids:
            apply(ids[int(draw() * len(ids))])
            decisions += 1
        elif state.is_over:
            return decisions
        else:
            state.reveal(next(refills))


def copies(tables: SetTables, random: Random, folder: Path) -> Iterator[Contender | Absent]:
    """Copying a state, in C++ with each kernel's compiler options; each copy counts as a decision."""
    (folder / "orbis").mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, CORE / "generate_tables.py", folder / "orbis" / "generated.hpp"], check=True
    )
    yield compiled_copy(COPY if kernels_of(tables) == "portable" else f"{COPY}, portable", [], folder)
    if kernels_of(tables) == "v3":
        yield compiled_copy(COPY, kernel_options("v3"), folder)
    deal = Deal.drawn(2, random)
    copy = NativeState.set_up(tables, deal.players, deal.display, deal.gods).copy
    yield Contender(COPY_CALL, partial(copy_call_turn, copy), "with the call from Python and the new object")


def kernel_options(kernels: str) -> list[str]:
    """The compiler options for these kernels, from the core's build."""
    build = (CORE / "CMakeLists.txt").read_text(encoding="utf-8")
    found = re.search(rf"add_kernels\({kernels}([^)]*)\)", build)
    return [option for option in found[1].split() if option.startswith("-")] if found else []


def compiled_copy(name: str, special: list[str], folder: Path) -> Contender | Absent:
    program = folder / name.replace(" ", "-")
    command = ["c++", "-std=c++20", "-O3", *special, "-I", str(CORE / "include"), "-I", str(folder)]
    try:
        subprocess.run([*command, HERE / "copying.cpp", "-o", program], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        return Absent(name, f"it could not be compiled: {type(error).__name__}")
    note = " ".join(["256 bytes within the first cache, -O3", *special])
    return Contender(name, partial(copy_turn, program), note)


def copy_turn(program: Path, seconds: float) -> Played:
    answer = subprocess.run([program, str(seconds)], check=True, capture_output=True, text=True)
    copied, spent = answer.stdout.split()
    return Played(float(copied), 0, float(spent))


def copy_call_turn(copy: Callable[[], NativeState], seconds: float) -> Played:
    copied = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(1000):
            copy()
        copied += 1000
    return Played(copied, 0, spent)
