"""Puts the built pack into its distribution, which has nothing else."""

import json
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path(__file__).resolve().parents[2] / "web" / "pack"
LIST = BUILT / "pack.json"


class PackHook(BuildHookInterface[Any]):
    """Takes the files of the pack that was built last as `orbis_pack`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Add what the pack lists, and the list."""
        if not LIST.is_file():
            raise SystemExit("The offline pack is not built: sh -c '. scripts/setup.sh; set_up pack'")
        names = [each["name"] for each in json.loads(LIST.read_text("utf-8"))["files"]]
        for name in (*names, LIST.name):
            build_data["force_include"][str(BUILT / name)] = f"orbis_pack/{name}"
