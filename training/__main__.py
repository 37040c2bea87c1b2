"""The commands: `run` learns a net, `centre` and `round` finish it, `match` and `calibrate` judge it."""

import argparse
import os
from pathlib import Path
from random import Random
from statistics import fmean

from orbis import native
from orbis.bots.net_file import NetFile, read_net, write_net
from orbis.play.agent import read_budget
from orbis.rules import STANDARD
from training.calibration import calibration
from training.centring import centred
from training.config import read_config
from training.contest import contender, contest
from training.folder import RunFolder
from training.rounding import rounded, written_out
from training.tile_sets import made_up


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="learn a net within a time limit, or go on with one")
    run.add_argument("config", type=Path, help="such as training/configs/2.toml")
    run.add_argument("folder", type=Path, help="where the net, the numbers and the curves go")
    run.add_argument("--seconds", type=float, default=1800.0)
    run.add_argument("--threads", type=int)
    run.add_argument("--start", type=Path, help="a net to begin with, instead of informed games")
    run.add_argument("--tiny", action="store_true", help="only show that it works")
    match = commands.add_parser("match", help="play a net against the search by playouts")
    match.add_argument("net", type=Path)
    match.add_argument("--players", type=int, default=2)
    match.add_argument("--budget", default="100ms", help="of the net, such as 100ms or 1000")
    match.add_argument("--playouts", help="the budget of the others; the same if there is none")
    match.add_argument("--made-up", type=int, default=0, help="play with so many tile sets nobody has seen")
    match.add_argument("--deals", type=int, default=200)
    match.add_argument("--seconds", type=float, default=0.0)
    match.add_argument("--seed", type=int, default=1)
    match.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    small = commands.add_parser("round", help="round the weights of a net, so that its file is small")
    small.add_argument("net", type=Path)
    small.add_argument("to", type=Path, help="the file to write")
    small.add_argument("--players", type=int, default=2)
    small.add_argument("--coarseness", type=float, default=8.0, help="the larger, the smaller the file")
    true = commands.add_parser("calibrate", help="compare what a net's searches say with what comes of it")
    middle = commands.add_parser("centre", help="write a net that says neither too many points nor too few")
    for command, seed in ((true, 77), (middle, 78)):
        command.add_argument("net", type=Path)
        command.add_argument("--players", type=int, default=2)
        command.add_argument("--rows", type=int, default=300_000, help="starts and ends of turns")
        command.add_argument("--simulations", type=int, default=100)
        command.add_argument("--seed", type=int, default=seed)
    middle.add_argument("to", type=Path, help="the file to write")
    chosen = parser.parse_args(arguments)
    if chosen.command == "run":
        if chosen.start and RunFolder(chosen.folder).is_begun:
            parser.error(f"{chosen.folder} has a run to go on with, so it cannot begin with {chosen.start}")
        from training.run import Run, tiny  # noqa: PLC0415 — needs PyTorch

        config = read_config(chosen.config)
        start = chosen.start and written_out(opened(chosen.start, config.players))
        Run(
            tiny(config) if chosen.tiny else config, chosen.folder, chosen.seconds, chosen.threads, start
        ).run()
        return
    if chosen.command in ("centre", "round"):
        net = opened(chosen.net, chosen.players)
        try:
            finished = (
                rounded(net, chosen.coarseness)
                if chosen.command == "round"
                else centred(net, *sample(chosen))
            )
        except ValueError as error:
            parser.error(str(error))
        chosen.to.write_bytes(write_net(finished))
        return
    if chosen.command == "calibrate":
        print(calibration(opened(chosen.net, chosen.players), *sample(chosen)))
        return
    play(chosen)


def sample(chosen: argparse.Namespace) -> tuple[int, int, int]:
    return chosen.rows, chosen.simulations, chosen.seed


def opened(path: Path, players: int) -> NetFile:
    return read_net(path.read_bytes(), players=players, features=native.core.FEATURE_VERSION)


def play(chosen: argparse.Namespace) -> None:
    net = opened(chosen.net, chosen.players)
    own, others = read_budget(chosen.budget), read_budget(chosen.playouts or chosen.budget)
    random = Random(f"unseen {chosen.seed}")
    sets = [made_up(random) for _ in range(chosen.made_up)] or [STANDARD]
    shares = []
    for number, tile_set in enumerate(sets, start=1):
        tables = native.tables_of(tile_set)
        loaded = native.core.Net(tables, net.players, net.weights)
        found = contest(
            tables,
            net.players,
            contender(net.players, loaded.tuned(net.exploration, net.margin, net.widening, net.ahead), own),
            contender(net.players, None, others),
            deals=chosen.deals,
            seed=chosen.seed,
            threads=chosen.threads,
            seconds=chosen.seconds,
        )
        name = f"made-up set {number}" if chosen.made_up else "standard set"
        against = f"{chosen.budget} against {chosen.playouts or chosen.budget}"
        print(f"{net.players} players, {name}, {against}: {found}", flush=True)
        shares.append(found.share)
    if len(shares) > 1:
        print(f"on average {fmean(shares):.1%}, at least {min(shares):.1%}", flush=True)


if __name__ == "__main__":
    main()
