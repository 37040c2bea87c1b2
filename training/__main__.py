"""The commands: `run` learns a net, `match` plays one against playouts."""

import argparse
import os
from pathlib import Path
from random import Random
from statistics import fmean

from orbis import native
from orbis.bots.net_file import read_net
from orbis.play.agent import read_budget
from orbis.rules import STANDARD
from training.config import read_config
from training.contest import contest
from training.tile_sets import made_up


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="learn a net within a time limit, or go on with one")
    run.add_argument("config", type=Path, help="such as training/configs/2.toml")
    run.add_argument("folder", type=Path, help="where the net, the numbers and the curves go")
    run.add_argument("--seconds", type=float, default=1800.0)
    run.add_argument("--threads", type=int)
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
    chosen = parser.parse_args()
    if chosen.command == "run":
        from training.run import Run, tiny  # noqa: PLC0415 — needs PyTorch

        config = read_config(chosen.config)
        Run(tiny(config) if chosen.tiny else config, chosen.folder, chosen.seconds, chosen.threads).run()
        return
    play(chosen)


def play(chosen: argparse.Namespace) -> None:
    net = read_net(chosen.net.read_bytes(), players=chosen.players, features=native.core.FEATURE_VERSION)
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
            native.core.Contender(
                loaded.tuned(net.exploration, net.margin, net.widening), own.simulations, own.milliseconds
            ),
            native.core.Contender(None, others.simulations, others.milliseconds),
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
