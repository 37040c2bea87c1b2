"""The same games on a real cluster of two nodes; scripts/test-ray.sh installs Ray and runs this."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orbis.cli import main
from orbis.lab import GameResult, read_result, run, schedule
from orbis.lab.series.cluster import NoCluster, run_on_ray
from orbis.rules import read_tiles

pytest.importorskip("ray", reason="Ray is not installed: scripts/test-ray.sh installs it")
pytestmark = pytest.mark.filterwarnings("default")

CUSTOM = Path(__file__).parent.parent / "golden" / "custom.csv"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster.address
    cluster.shutdown()


def facts(results: list[GameResult]) -> list[tuple[object, ...]]:
    told = [(each.task, each.winners, each.record, each.tiles) for each in results]
    return sorted(told)


def test_the_cluster_plays_the_same_games(address: str) -> None:
    tasks = schedule(("uniform", "greedy"), 2, 3, "ray") + schedule(("uniform",), 4, 2, "ray")
    tiles = read_tiles(CUSTOM.read_bytes())
    assert facts(list(run_on_ray(tasks, address, tiles))) == facts(list(run(tasks, 1, tiles)))


def test_the_command_resumes_local_games_on_the_cluster(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    path = tmp_path / "results.jsonl"
    command = ["arena", "uniform", "greedy", "--seed", "ray", "--output", str(path), "--deals"]
    assert main([*command, "1", "--jobs", "1"]) == 0
    assert main([*command, "3", "--ray", address]) == 0
    assert "2 games have already been played." in capsys.readouterr().out
    results = [read_result(line) for line in path.read_text("utf-8").splitlines()]
    assert facts(results) == facts(list(run(schedule(("uniform", "greedy"), 2, 3, "ray"), 1)))


def test_the_cluster_has_two_nodes(address: str) -> None:
    import ray

    ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"]]
    ray.shutdown()
    assert len(set(nodes)) == 2


def test_a_missing_cluster_fails_cleanly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(NoCluster):
        next(run_on_ray(schedule(("uniform",), 2, 1, "ray"), "nowhere"))
    assert main(["arena", "uniform", "greedy", "--ray", "nowhere"]) == 2
    assert "No Ray cluster answers at nowhere" in capsys.readouterr().err
