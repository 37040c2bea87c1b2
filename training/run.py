"""A run: rounds of self-play, each learnt from while the next is played, and gates between the nets.

After every round the folder has a usable net (`best.net`), the numbers to go on from (`latest.npz`) and the
curves (`run.json`). A run that is started again goes on from there.
"""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from orbis import native
from orbis.bots.net_file import NetFile
from orbis.play import Budget
from orbis.rules import STANDARD
from training.config import Config
from training.contest import Outcome, contender, contest
from training.folder import Kept, RunFolder, Settings
from training.learner import Learner, Round
from training.model import Model, Traits, traits_of
from training.quantise import numbers_of, weights_of
from training.tile_sets import made_up

Rows = dict[str, NDArray[np.generic]]


class Played(NamedTuple):
    """A round of self-play."""

    number: int
    rows: Rows
    traits: list[Traits]
    games: int
    seconds: float


class Run:
    def __init__(
        self,
        config: Config,
        folder: Path,
        seconds: float,
        threads: int | None = None,
        start: NetFile | None = None,
    ) -> None:
        self.config = config
        self.players = config.players
        self._begun = time.monotonic()
        self._seconds = seconds
        self._threads = threads or os.cpu_count() or 1
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        if self._device == "cuda":
            torch.set_float32_matmul_precision("high")
        torch.manual_seed(config.seed)
        self._standard = native.tables_of(STANDARD)
        self._standard_traits = traits_of(self._standard, self.players, self._device)
        self.model = Model(self.players)
        self._learner = Learner(
            self.model,
            self._device,
            config.window,
            averaging=config.averaging,
            weight_decay=config.weight_decay,
        )
        self._used = np.zeros(len(self.model.rows), bool)
        self.settings = Settings(config.exploration, config.margin, config.widening, config.ahead)
        self.curve: list[dict[str, Any]] = []
        self._best: bytes | None = None
        self._folder = RunFolder(folder)
        if kept := self._folder.read():
            self._go_on(kept)
        elif start:
            self._start_from(start)

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self._begun

    def say(self, text: str) -> None:
        print(f"[{self.elapsed:5.0f} s] {text}", flush=True)

    def run(self) -> None:
        self.say(f"{self.players} players, {self._threads} threads, {self._device}")
        if self._best is None:
            self._first_net()
        with ThreadPoolExecutor(1) as others:
            number = 1 + max((each["round"] for each in self.curve), default=0)
            playing = others.submit(self._self_play, number, self._weights())
            while True:
                played = playing.result()
                fresh = Round(played.rows, played.traits, self._device)
                judged = self._learner.judged(fresh, self.config.batch)
                self._see(played.rows, played.traits)
                self._learner.window.append(fresh)
                rounds_end = self._seconds * (1 - self.config.end_share)
                last = self.elapsed + 2 * self.config.round_seconds > rounds_end
                if not last:
                    playing = others.submit(self._self_play, number + 1, self._weights())
                learnt = self._learn(self.config.epochs_over(sum(map(len, self._learner.window))))
                self._note(played, judged, learnt)
                if last:
                    break
                number += 1
        self._finish()

    # --- rounds

    def _first_net(self) -> None:
        rows, _ = native.core.self_play(
            [self._standard],
            [],
            self.players,
            self.config.informed_rows,
            60.0,
            self.config.seed,
            self._threads,
        )
        self._learner.window.append(Round(rows, [self._standard_traits], self._device))
        self._see(rows, [self._standard_traits])
        learnt = self._learn(self.config.epochs)
        self._learner.window.clear()
        self.say(f"informed games: {len(rows['phases']):,} rows, {_listed(learnt)}")
        self._best = self._weights()
        self._save()

    def _self_play(self, number: int, weights: bytes) -> Played:
        config, begun = self.config, time.monotonic()
        random = Random(f"{config.seed} {number}")
        sets = [made_up(random) for _ in range(config.made_up_sets)]
        tables = [self._standard, *(native.tables_of(each) for each in sets)]
        traits = [self._standard_traits]
        traits += [traits_of(each, self.players, self._device) for each in tables[1:]]
        settings = self.settings._replace(exploration=config.wilder * self.settings.exploration)
        nets = [native.core.Net(each, self.players, weights).tuned(*settings) for each in tables]
        places = [0] * (config.standard_share * max(1, config.made_up_sets)) + list(range(1, len(tables)))
        late = number >= config.late_round
        rows, games = native.core.self_play(
            [tables[place] for place in places],
            [nets[place] for place in places],
            self.players,
            config.most_rows,
            config.round_seconds,
            config.seed * 1000 + number,
            self._threads,
            config.late_simulations if late else config.simulations,
            config.exploring,
            config.drawn_turns,
            config.informed_turns,
            config.trust,
            config.openness,
        )
        rows["sets"] = np.array(places, np.uint8)[rows["sets"]]
        return Played(number, rows, traits, games, time.monotonic() - begun)

    def _learn(self, epochs: float) -> dict[str, float]:
        config = self.config
        progress = min(1.0, self.elapsed / self._seconds)
        rate = config.rate + (config.last_rate - config.rate) * progress
        return self._learner.learn(rate, 0.3 * rate, epochs, config.batch, 2 * config.round_seconds + 20)

    def _see(self, rows: Rows, traits: list[Traits]) -> None:
        """Note which traits the rows have shown: the others have learnt nothing."""
        for index, each in enumerate(traits):
            some = np.flatnonzero(rows["sets"] == index)[:50_000]
            shown = np.unique(rows["features"][some])
            found = each.features[torch.from_numpy(shown.astype(np.int64)).to(self._device)].sum(0) > 0
            self._used |= found.cpu().numpy()

    def _note(self, played: Played, judged: dict[str, float], learnt: dict[str, float]) -> None:
        number, rows = played.number, len(played.rows["phases"])
        weights = self._weights()
        gate = self._gate(weights, number, self.config.gate_deals)
        if gate.share > gate.even:
            self._best = weights
        point = {
            "round": number,
            "seconds": round(self.elapsed),
            "rows": rows,
            "games": played.games,
            "fresh": judged,
            "learnt": learnt,
            "against_best": gate.share,
        }
        self.say(
            f"round {number}: {rows:,} rows, {played.games:,} games in {played.seconds:.0f} s; "
            f"fresh {_listed(judged)}"
        )
        self.say(f"    against the best {gate}")
        if number % self.config.playouts_every == 0:
            base = self._against_playouts(weights, number)
            self.say(f"    against playouts {base}")
            point |= {"against_playouts": base.share, "spread": base.spread}
        self.curve.append(point)
        self._save()

    # --- gates

    def _net(self, weights: bytes, settings: Settings | None = None) -> "native.core.Net":
        return native.core.Net(self._standard, self.players, weights).tuned(*(settings or self.settings))

    def _gate(self, weights: bytes, seed: int, deals: int) -> Outcome:
        assert self._best is not None
        simulations = self.config.gate_simulations
        return self._contest(
            self._contender(self._net(weights), simulations),
            self._contender(self._net(self._best), simulations),
            deals,
            seed,
        )

    def _against_playouts(self, weights: bytes, seed: int) -> Outcome:
        simulations = self.config.gate_simulations
        return self._contest(
            self._contender(self._net(weights), simulations),
            self._contender(None, simulations),
            self.config.gate_deals // 2,
            seed,
        )

    def _contender(self, net: "native.core.Net | None", simulations: int) -> "native.core.Contender":
        return contender(self.players, net, Budget(simulations=simulations))

    def _contest(
        self, one: "native.core.Contender", other: "native.core.Contender", deals: int, seed: int
    ) -> Outcome:
        return contest(
            self._standard,
            self.players,
            one,
            other,
            deals=deals,
            seed=1_000_000 + seed,
            threads=self._threads,
        )

    def _finish(self) -> None:
        """The last epochs, the last gate, and the settings of searches by the net."""
        self.say(f"last epochs over {sum(map(len, self._learner.window)):,} rows")
        config = self.config
        rate = 0.5 * config.rate
        learnt = self._learner.learn(
            rate, 0.02 * rate, config.last_epochs, config.batch, self._seconds * config.end_share / 2
        )
        weights = self._weights()
        gate = self._gate(weights, 777, config.last_gate_deals)
        self.say(f"the last net: {_listed(learnt)}, against the best {gate}")
        if gate.share > gate.even:
            self._best = weights
        if config.tuning_deals:
            self._tune()
        self._save()
        self.say("done")

    def _tune(self) -> None:
        """Try other settings against the known ones, one kind after another, and keep what clearly wins."""
        assert self._best is not None
        for name, factors in (("exploration", (0.6, 1.6)), ("margin", (0.4, 1.6)), ("widening", (0.6, 1.6))):
            if self.elapsed > self._seconds:
                return
            known = getattr(self.settings, name)
            found = [self._tried(self.settings._replace(**{name: factor * known})) for factor in factors]
            outcome, better = max(found, key=lambda each: each[0].share)
            if outcome.share > outcome.even + outcome.spread:
                self.settings = better

    def _tried(self, settings: Settings) -> tuple[Outcome, Settings]:
        assert self._best is not None
        settings = settings._replace(margin=min(1.0, settings.margin))
        simulations = self.config.tuning_simulations
        outcome = self._contest(
            self._contender(self._net(self._best, settings), simulations),
            self._contender(self._net(self._best), simulations),
            self.config.tuning_deals,
            888,
        )
        named = ", ".join(f"{name} {value:.2f}" for name, value in settings._asdict().items())
        self.say(f"    {named}: {outcome}")
        return outcome, settings

    def _weights(self) -> bytes:
        return weights_of(self._learner.numbers, self._used)

    def _save(self) -> None:
        assert self._best is not None
        kept = Kept(self._learner.numbers, self._used, self._best, self.settings, self.curve)
        self._folder.write(self.config, kept)

    def _go_on(self, kept: Kept) -> None:
        self._learner.begin_with(kept.numbers)
        self._used, self._best, self.settings, self.curve = kept[1:]
        self.say(f"goes on after round {len(self.curve)}")

    def _start_from(self, net: NetFile) -> None:
        self._learner.begin_with(numbers_of(net.weights, net.players))
        self._used = np.abs(self.model.numbers()["rows"]).sum(1) > 0
        self._best = net.weights
        self.settings = Settings(net.exploration, net.margin, net.widening, net.ahead or self.config.ahead)
        self.say("starts from a net")


def _listed(losses: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.4f}" for name, value in losses.items())


def tiny(config: Config) -> Config:
    """A run of seconds that only shows that everything works."""
    return replace(
        config,
        informed_rows=2000,
        round_seconds=1.0,
        simulations=8,
        late_simulations=12,
        late_round=2,
        most_rows=2000,
        made_up_sets=1,
        batch=256,
        gate_simulations=8,
        gate_deals=2,
        tuning_simulations=8,
        tuning_deals=2,
        last_gate_deals=2,
    )
