"""What a run leaves in its folder after every round, and goes on from."""

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis import native
from orbis.bots.net_file import NetFile, write_net
from training.config import Config
from training.quantise import Numbers


class Settings(NamedTuple):
    """How searches by the net are set."""

    exploration: float
    margin: float
    """Its share."""
    widening: float
    ahead: int = 0


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
        net = NetFile(
            players=config.players,
            features=native.core.FEATURE_VERSION,
            weights=kept.best,
            **kept.settings._asdict(),
        )
        self._replace("best.net", write_net(net))
        with (self._path / "latest.tmp").open("wb") as file:
            numbers: dict[str, Any] = {**kept.numbers, "used": kept.used}
            np.savez(file, best=np.frombuffer(kept.best, np.uint8), **numbers)
        (self._path / "latest.tmp").replace(self._path / "latest.npz")
        net_id = sha256(kept.best).hexdigest()
        about = {"net": net_id, "config": asdict(config), "settings": kept.settings, "curve": kept.curve}
        self._replace("run.json", json.dumps(about, indent=1).encode())

    @property
    def is_begun(self) -> bool:
        return (self._path / "latest.npz").exists()

    def read(self) -> Kept | None:
        """What the last round left, or None if there was none."""
        if not self.is_begun:
            return None
        with np.load(self._path / "latest.npz") as kept:
            numbers = {name: kept[name] for name in kept.files if name not in {"used", "best"}}
            used, best = kept["used"], kept["best"].tobytes()
        about = json.loads((self._path / "run.json").read_text())
        return Kept(numbers, used, best, Settings(*about["settings"]), about["curve"])

    def _replace(self, name: str, content: bytes) -> None:
        rough = self._path / "rough.tmp"
        rough.write_bytes(content)
        rough.replace(self._path / name)
