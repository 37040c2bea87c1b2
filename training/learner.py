"""Learning from rows: a window of rounds on the device, and steps of gradient descent over it."""

import math
import time
from collections import deque
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.config import newest_share
from training.model import Losses, Model, Traits, losses
from training.quantise import Numbers

TRAITS_RATE = 0.4
"""How much slower the rows of traits learn: a feature has many, and they learn the same at once."""

LOSSES = Losses._fields


class Batch(NamedTuple):
    features: Tensor
    phases: Tensor
    takes: Tensor
    targets: Tensor
    values: Tensor
    visits: Tensor


class Round:
    """The rows of one round, by tile set."""

    def __init__(self, rows: dict[str, NDArray[np.generic]], traits: list[Traits], device: str) -> None:
        def moved(name: str, like: type | None = None) -> Tensor:
            found = rows[name] if like is None else rows[name].view(like)
            return torch.from_numpy(found).to(device)

        self.all = Batch(
            moved("features", np.int16),
            moved("phases"),
            moved("takes"),
            moved("targets"),
            moved("values"),
            moved("visits"),
        )
        self.traits = traits
        sets = torch.from_numpy(rows["sets"]).to(device)
        self.of_set = [torch.nonzero(sets == index).flatten() for index in range(len(traits))]

    def __len__(self) -> int:
        return len(self.all.phases)

    def batches(self, size: int) -> list[tuple[Tensor, Traits]]:
        found = []
        for rows, traits in zip(self.of_set, self.traits, strict=True):
            if len(rows):
                mixed = rows[torch.randperm(len(rows), device=rows.device)]
                found += [
                    (part, traits) for part in mixed.split(size) if len(part) * 4 >= size or len(rows) < size
                ]
        return found

    def picked(self, rows: Tensor) -> Batch:
        return Batch(*(each[rows] for each in self.all))


class Learner:
    """Learns a model, and averages it over its last steps: the average is surer than any of them."""

    def __init__(
        self, model: Model, device: str, window: int, *, averaging: float, weight_decay: float
    ) -> None:
        self.model = model.to(device)
        self.average = deepcopy(self.model)
        self._averaging = averaging
        self._steps = 0
        self.window: deque[Round] = deque(maxlen=window)
        slow = [model.rows, model.takes]
        slow_ids = {id(each) for each in slow}
        fast = [each for each in model.parameters() if id(each) not in slow_ids]
        groups = [{"params": fast, "pace": 1.0}, {"params": slow, "pace": TRAITS_RATE}]
        self._optimiser = torch.optim.AdamW(
            groups, betas=(0.9, 0.99), weight_decay=weight_decay, fused=device == "cuda"
        )

    def begin_with(self, numbers: Numbers) -> None:
        self.model.read_numbers(numbers)
        self.average.read_numbers(numbers)

    @property
    def numbers(self) -> Numbers:
        """Those of the average."""
        return self.average.numbers()

    def epoch(self, size: int) -> Iterator[tuple[Round, Tensor, Traits]]:
        """All rows of the window once, in batches of one tile set each."""
        found = [(each, *batch) for each in self.window for batch in each.batches(size)]
        for index in torch.randperm(len(found)).tolist():
            yield found[index]

    def learn(
        self, rate: float, last_rate: float, epochs: float, size: int, seconds: float
    ) -> dict[str, float]:
        """Learn from the window for some epochs at a falling rate, but not for too long: the mean losses."""
        begun = time.monotonic()
        steps = max(1, round(epochs * sum(len(each.batches(size)) for each in self.window)))
        sums, done = torch.zeros(len(LOSSES), device=self.model.bias.device), 0
        while done < steps:
            for round_, rows, traits in self.epoch(size):
                progress = max(done / steps, (time.monotonic() - begun) / seconds)
                if done == steps or progress >= 1:
                    done = steps
                    break
                cosine = 0.5 * (1 + math.cos(math.pi * progress))
                warm = min(1.0, (done + 1) / 50)
                self._step(
                    round_.picked(rows), traits, warm * (last_rate + (rate - last_rate) * cosine), sums
                )
                done += 1
                counted = done
        return dict(zip(LOSSES, (sums / max(1, counted)).tolist(), strict=True))

    def _step(self, batch: Batch, traits: Traits, rate: float, sums: Tensor) -> None:
        for group in self._optimiser.param_groups:
            group["lr"] = rate * group["pace"]
        said = self.model(batch.features, batch.phases, batch.takes, traits)
        found = losses(said, batch.targets, batch.values, batch.visits)
        self._optimiser.zero_grad(set_to_none=True)
        found.together().backward()
        self._optimiser.step()
        self.model.keep_in_range()
        self._steps += 1
        share = newest_share(self._steps, self._averaging)
        for mean, newest in zip(self.average.parameters(), self.model.parameters(), strict=True):
            mean.data.lerp_(newest.data, share)
        sums += torch.stack([each.detach() for each in found])

    @torch.no_grad()
    def judged(self, fresh: Round, size: int) -> dict[str, float]:
        """The mean losses of the average over rows that were not learnt from."""
        sums, count = torch.zeros(len(LOSSES), device=self.model.bias.device), 0
        for rows, traits in fresh.batches(size):
            batch = fresh.picked(rows)
            found = losses(self.average(batch.features, batch.phases, batch.takes, traits), *batch[3:])
            sums += torch.stack(list(found))
            count += 1
        return dict(zip(LOSSES, (sums / max(1, count)).tolist(), strict=True))
