"""The net in PyTorch, in floating point; `quantise.py` makes the integers of it that the core uses."""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from orbis import native

UNITS = native.core.NET_UNITS
HIDDEN = native.core.NET_HIDDEN
PHASES = native.core.NET_PHASES
HEADS = native.core.NET_HEADS

MOST_HIDDEN = 8191 / 512
"""Where the core cuts the second layer off."""
MOST_INNER = 7.9
MOST_OUTER = 3.9
"""What the weights of the second and the third layer are kept below."""

PARTS_SHARE = 0.3
POLICY_SHARE = 0.3
"""How much the points by part and the policy count beside the win and the margin."""

VALUES_SHARE = 0.5
"""What the hand-made values of takes count for in the policy, as in the core."""


def traits_matrix(traits: list[list[int]], columns: int, rows: int) -> Tensor:
    """How often each feature has each trait; the last row stands for no feature."""
    matrix = torch.zeros(rows, columns)
    at = [(row, trait) for row, found in enumerate(traits) for trait in found]
    indices = torch.tensor(at)
    matrix[indices[:, 0], indices[:, 1]] = 1
    return matrix


class Traits(NamedTuple):
    """What the features of a tile set are made of."""

    features: Tensor
    takes: Tensor


def traits_of(tables: "native.core.SetTables", players: int, device: str) -> Traits:
    features, traits, takes, take_traits = native.core.net_counts(players)
    return Traits(
        traits_matrix(native.core.feature_traits(tables, players), traits, features + 1).to(device),
        traits_matrix(native.core.take_traits(tables), take_traits, takes + 1).to(device),
    )


class Said(NamedTuple):
    """What the net says of rows: the heads by seat, and how much each option of taking is liked."""

    heads: Tensor
    likings: Tensor


class Model(nn.Module):
    def __init__(self, players: int) -> None:
        super().__init__()
        _, traits, _, take_traits = native.core.net_counts(players)
        self.players = players
        self.rows = nn.Parameter(torch.randn(traits, UNITS) * 0.02)
        self.bias = nn.Parameter(torch.full((UNITS,), 0.25))
        self.second = nn.Parameter(torch.randn(PHASES, HIDDEN, UNITS) * 0.12)
        self.second_bias = nn.Parameter(torch.zeros(PHASES, HIDDEN))
        self.third = nn.Parameter(torch.randn(PHASES, players * HEADS, HIDDEN) * 0.1)
        self.third_bias = nn.Parameter(torch.zeros(PHASES, players * HEADS))
        self.query = nn.Parameter(torch.randn(HIDDEN, UNITS) * 0.05)
        self.query_bias = nn.Parameter(torch.zeros(HIDDEN))
        self.takes = nn.Parameter(torch.randn(take_traits, HIDDEN) * 0.02)

    def forward(self, features: Tensor, phases: Tensor, takes: Tensor, traits: Traits) -> Said:
        count, fast = len(features), features.device.type == "cuda"
        kind = torch.bfloat16 if fast else torch.float32
        rows = (traits.features @ self.rows).to(kind)
        there = torch.zeros(count, len(rows), device=features.device, dtype=kind)
        there.scatter_add_(1, features.long(), torch.ones_like(features, dtype=kind))
        there[:, -1] = 0
        sums = (there @ rows).float() + self.bias
        active = (sums.clamp(0, 1) ** 2).to(kind)
        hidden = (active @ self.second.view(-1, UNITS).T.to(kind)).float().view(count, PHASES, HIDDEN)
        phase = phases.long()
        chosen = hidden.gather(1, phase.view(-1, 1, 1).expand(-1, 1, HIDDEN)).squeeze(1)
        chosen = (chosen + self.second_bias[phase]).clamp(0, MOST_HIDDEN)
        every = (chosen.to(kind) @ self.third.view(-1, HIDDEN).T.to(kind)).float()
        outputs = self.players * HEADS
        heads = every.view(count, PHASES, outputs)
        heads = heads.gather(1, phase.view(-1, 1, 1).expand(-1, 1, outputs)).squeeze(1)
        heads = (heads + self.third_bias[phase]).view(count, self.players, HEADS)
        query = (active @ self.query.T.to(kind)).float() + self.query_bias
        options = functional.embedding(takes.long() % len(traits.takes), traits.takes @ self.takes)
        return Said(heads, torch.einsum("bh,boh->bo", query, options))

    @torch.no_grad()
    def keep_in_range(self) -> None:
        self.second.clamp_(-MOST_INNER, MOST_INNER)
        self.query.clamp_(-MOST_INNER, MOST_INNER)
        self.third.clamp_(-MOST_OUTER, MOST_OUTER)
        self.takes.clamp_(-MOST_OUTER, MOST_OUTER)

    def numbers(self) -> dict[str, NDArray[np.float32]]:
        return {name: each.detach().cpu().numpy().copy() for name, each in self.named_parameters()}

    @torch.no_grad()
    def read_numbers(self, numbers: dict[str, NDArray[np.float32]]) -> None:
        for name, each in self.named_parameters():
            each.copy_(torch.from_numpy(numbers[name]))


class Losses(NamedTuple):
    win: Tensor
    margin: Tensor
    parts: Tensor
    policy: Tensor

    def together(self) -> Tensor:
        return self.win + self.margin + PARTS_SHARE * self.parts + POLICY_SHARE * self.policy


def losses(said: Said, targets: Tensor, values: Tensor, visits: Tensor) -> Losses:
    heads = said.heads
    win = -(targets[:, :, 0] * functional.log_softmax(heads[:, :, 0], 1)).sum(1).mean()
    margin = functional.binary_cross_entropy_with_logits(heads[:, :, 1], targets[:, :, 1])
    parts = functional.mse_loss(heads[:, :, 2:], targets[:, :, 2:])
    there = values > -1e8
    logits = torch.where(there, said.likings + VALUES_SHARE * values, torch.full_like(values, -1e9))
    searched = visits.sum(1)
    policy = -(visits * functional.log_softmax(logits, 1)).sum(1).sum() / searched.sum().clamp(min=1)
    return Losses(win, margin, parts, policy)
