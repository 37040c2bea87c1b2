"""What a run leaves in its folder after every round, and goes on from."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis import native
from orbis.bots.net_file import NetFile, write_net
from training.config import Config
from training.quantise import Numbers

Settings = tuple[float, float, float]
"""Exploration, the margin's share and widening of searches by the net."""


class Kept(NamedTuple):
    numbers: Numbers
    used: NDArray[np.bool_]
    """Which traits were ever seen."""
    best: bytes
    """The weights of the best net so far."""
    settings: Settings
    curve: list[dict[str, Any]]


class RunFolder:
    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path = path

    def write(self, config: Config, kept: Kept) -> None:
        net = NetFile(config.players, native.core.FEATURE_VERSION, *kept.settings, kept.best)
        self._replace("best.net", write_net(net))
        with (self._path / "latest.tmp").open("wb") as file:
            numbers: dict[str, Any] = {**kept.numbers, "used": kept.used}
            np.savez(file, best=np.frombuffer(kept.best, np.uint8), **numbers)
        (self._path / "latest.tmp").replace(self._path / "latest.npz")
        about = {"config": asdict(config), "settings": kept.settings, "curve": kept.curve}
        self._replace("run.json", json.dumps(about, indent=1).encode())

    def read(self) -> Kept | None:
        """What the last round left, or None if there was none."""
        if not (self._path / "latest.npz").exists():
            return None
        with np.load(self._path / "latest.npz") as kept:
            numbers = {name: kept[name] for name in kept.files if name not in {"used", "best"}}
            used, best = kept["used"], kept["best"].tobytes()
        about = json.loads((self._path / "run.json").read_text())
        exploration, margin, widening = about["settings"]
        return Kept(numbers, used, best, (exploration, margin, widening), about["curve"])

    def _replace(self, name: str, content: bytes) -> None:
        rough = self._path / "rough.tmp"
        rough.write_bytes(content)
        rough.replace(self._path / name)
