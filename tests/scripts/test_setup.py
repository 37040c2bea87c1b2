"""The set-up where something is missing or goes wrong: it says what to do, and leaves nothing half done."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from progress import Progress
from workshop import Stamp, Workshop

from orbis import native

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9",
    "PIP_RETRIES": "0",
    "npm_config_registry": "http://127.0.0.1:9",
    "npm_config_fetch_retries": "0",
}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which nothing is set up, at a place whose name needs quotes."""
    folder = tmp_path / "Übung mit Leerzeichen"
    for name in ("scripts", "requirements", "core", "web", "src/orbis/rules/data", "src/orbis/locales"):
        ignored = shutil.ignore_patterns("node_modules", "dist*", "build", "__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("play", "test", "pyproject.toml", "hatch_build.py", "src/orbis/native/tables.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def silent_registry() -> Iterator[str]:
    """A package registry that takes requests and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


def environment(**more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"ORBIS_REQUIRE_NATIVE", "PIP_FIND_LINKS"}
    }
    return {**kept, **more}


def run(folder: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment(**variables),
        timeout=60,
    )


def test_what_is_set_up_is_neither_made_again_nor_spoken_of() -> None:
    parts = ("dev", "page", "browser")
    subprocess.run([sys.executable, "scripts/setup", *parts], check=True, cwd=ROOT, env=environment())
    done = run(ROOT, sys.executable, "scripts/setup", *parts, **NOWHERE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_a_network_it_says_so_in_a_sentence(clone: Path) -> None:
    done = run(clone, "./play", **NOWHERE)
    assert done.returncode == 1
    assert "uv could not be installed. Check your network and run this again" in done.stderr
    assert "The page could not be built. Check your network" in done.stderr
    assert "Or play in the terminal: ./play --terminal" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (clone / ".tools" / "uv").exists()


def test_without_pip_an_environment_brings_it(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "pip.py").write_text("raise ImportError")
    done = run(clone, sys.executable, "scripts/setup", "base", PYTHONPATH=str(tmp_path), **NOWHERE)
    assert "uv could not be installed" in done.stderr
    assert (clone / ".tools" / "pip" / "bin" / "pip").is_file()


def test_without_a_fitting_python_it_says_which_is_needed(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    for name in ("sh", "dirname", "readlink"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or "")
    done = run(clone, "./play", PATH=str(tmp_path / "bin"))
    assert done.returncode == 1
    assert "Orbis needs Python 3.11 or newer" in done.stderr


def test_without_a_compiler_it_says_what_is_missing_and_goes_on(clone: Path) -> None:
    bare = [sys.executable, "scripts/bare.py", "--without", "compiler"]
    done = run(clone, *bare, "python3", "scripts/setup", "core")
    assert done.returncode == 0
    assert done.stderr.startswith("No C++ compiler found")
    assert "apt install g++" in done.stderr
    must = run(clone, *bare, "python3", "scripts/setup", "core", ORBIS_REQUIRE_NATIVE="1")
    assert must.returncode == 1


def test_an_unknown_part_is_refused_with_a_list(clone: Path) -> None:
    done = run(clone, sys.executable, "scripts/setup", "brower")
    assert done.returncode == 2
    assert "browser" in done.stderr


def test_interrupted_it_ends_at_once_and_leaves_no_process(clone: Path, silent_registry: str) -> None:
    variables = environment(PIP_INDEX_URL=silent_registry)
    process = subprocess.Popen(
        ["./play", "--terminal"],
        cwd=clone,
        env=variables,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    log = clone / ".tools" / "logs" / "uv.log"
    while not log.is_file():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    told = process.communicate(timeout=20)[1]
    assert process.returncode in {130, -signal.SIGINT}  # of the set-up, or of the shell
    assert "Interrupted. Run it again" in told
    assert "Traceback" not in told
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_a_second_set_up_waits_for_the_first(clone: Path) -> None:
    locks = clone / ".tools" / "locks"
    locks.mkdir(parents=True)
    with (locks / "python").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = subprocess.Popen(
            [sys.executable, "scripts/setup", "base"],
            cwd=clone,
            env=environment(**NOWHERE),
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        assert process.stderr.readline() == "Waiting for another set-up in this folder to finish…\n"
        assert process.poll() is None
    assert "uv could not be installed" in process.communicate(timeout=60)[1]


def test_a_file_where_a_folder_is_needed_is_named(clone: Path) -> None:
    (clone / ".tools").write_text("")
    done = run(clone, sys.executable, "scripts/setup", "base")
    assert done.returncode == 1
    assert done.stderr.startswith("Orbis cannot be set up in ")
    assert "Traceback" not in done.stderr


def test_a_stamp_fits_only_the_sources_it_was_written_for(tmp_path: Path) -> None:
    source = ROOT / "LICENSE"
    stamp = Stamp(tmp_path / "stamp", [source])
    assert not stamp.fits()
    stamp.write()
    assert Stamp(tmp_path / "stamp", [source]).fits()
    assert not Stamp(tmp_path / "stamp", [source], "elsewhere").fits()
    assert not Stamp(tmp_path / "stamp", [source, ROOT / "README.md"]).fits()
    stamp.remove()
    assert not stamp.fits()


def test_a_workshop_that_was_stopped_starts_nothing() -> None:
    shop = Workshop(Progress(silent=True))
    shop.stop()
    with pytest.raises(KeyboardInterrupt):
        shop.run("stopped", "", ["true"])


def test_a_core_that_is_being_built_is_coming_and_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "core"
    monkeypatch.setenv("ORBIS_CORE_LOCK", str(lock))
    assert not native.coming()
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert native.coming()
        native.core.cache_clear()
        assert not native.available()
    assert not native.coming()
    native.core.cache_clear()


def test_a_bare_machine_has_no_browser_node_or_uv_and_an_empty_home() -> None:
    look = 'for each in chromium chrome node npm uv; do command -v $each; done; ls -A "$HOME"; command -v git'
    done = run(ROOT, sys.executable, "scripts/bare.py", "sh", "-c", look)
    assert done.stdout.splitlines()[:-1] == []
    assert done.stdout.endswith("/git\n")


def test_a_bare_machine_passes_the_exit_code_on() -> None:
    assert run(ROOT, sys.executable, "scripts/bare.py", "sh", "-c", "exit 7").returncode == 7


def test_the_environment_names_the_sources_by_a_relative_path() -> None:
    named = [file.read_text() for file in (ROOT / ".venv").glob("lib/python*/site-packages/_*orbis.pth")]
    assert named == ["../../../../src\n"]
