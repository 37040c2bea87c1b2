"""Settings of searches by a net, tried against playouts: as `Net.tuned` has them."""

import argparse
import os
from pathlib import Path

from orbis import native
from orbis.bots.net_file import read_net
from orbis.play.agent import read_budget
from orbis.rules import STANDARD
from training.contest import contender, contest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument(
        "settings",
        nargs="+",
        help="exploration, margin, widening, turns ahead, share played out: 0.7,0.5,0.7,3,0.5",
    )
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--budget", default="100ms")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.0, help="of each match")
    parser.add_argument(
        "--confirm", type=float, help="seconds of a match of the best settings, with other deals"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    budget, tables = read_budget(chosen.budget), native.tables_of(STANDARD)
    net = read_net(chosen.net.read_bytes(), players=chosen.players, features=native.core.FEATURE_VERSION)
    loaded = native.core.Net(tables, chosen.players, net.weights)

    def tried(text: str, seed: int, seconds: float) -> float:
        exploration, margin, widening, ahead, *played_out = map(float, text.split(","))
        own = loaded.tuned(exploration, margin, widening, int(ahead), *played_out)
        found = contest(
            tables,
            chosen.players,
            contender(chosen.players, own, budget),
            contender(chosen.players, None, budget),
            deals=chosen.deals,
            seed=seed,
            threads=chosen.threads,
            seconds=seconds,
        )
        print(f"{chosen.players} players, {chosen.budget}, {text}: {found}", flush=True)
        return found.share

    shares = {text: tried(text, chosen.seed, chosen.seconds) for text in chosen.settings}
    if chosen.confirm:
        print("again, with other deals:", flush=True)
        tried(max(shares, key=lambda text: shares[text]), chosen.seed + 1, chosen.confirm)


if __name__ == "__main__":
    main()
