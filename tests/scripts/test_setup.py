"""The set-up when something is missing or fails: it says what to do, and leaves nothing half done."""

import fcntl
import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path

import parts
import pytest
from progress import Progress
from workshop import Failed, Stamp, Workshop, locked, log_of

from orbis import native

ROOT = Path(__file__).resolve().parents[2]
CLOSED = "http://127.0.0.1:9"
NOWHERE = {
    "PIP_INDEX_URL": CLOSED,
    "PIP_RETRIES": "0",
    "npm_config_registry": CLOSED,
    "npm_config_fetch_retries": "0",
}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A fresh clone at a path that needs quotes."""
    folder = tmp_path / "Übung mit Leerzeichen"
    for name in (
        "scripts",
        "requirements",
        "core",
        "web",
        "src/orbis/rules",
        "src/orbis/locales",
        "tests/e2e/chromium",
    ):
        ignored = shutil.ignore_patterns("node_modules", "dist*", "build", "__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("play", "test", "pyproject.toml", "hatch_build.py", "src/orbis/native/tables.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def silent_registry() -> Iterator[str]:
    """A package registry that accepts requests and never answers."""
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


def running_in(folder: Path) -> list[str]:
    """The command lines of processes that work in a folder or name it in their arguments."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            if (process / "cwd").readlink() == folder and command:
                found.append(command)
        except OSError:
            continue
    return found


@pytest.mark.parametrize("started", [("./play",), ("sh", "play")], ids=" ".join)
def test_a_server_knows_how_it_was_started(clone: Path, started: tuple[str, ...]) -> None:
    (clone / "scripts/setup.sh").write_text("set_up() { :; }\n")
    orbis = clone / ".venv/bin/orbis"
    orbis.parent.mkdir(parents=True)
    told = "from orbis.cli.restart import restart_command; print(restart_command(sys.argv, os.environ))"
    orbis.write_text(f"#!/bin/sh\nexec {sys.executable} -c 'import os, sys; {told}' \"$@\"\n")
    orbis.chmod(0o755)
    ended = run(clone, *started, "--port", "8471", "--database", "my games.db")
    command = f"{' '.join(started)} --port 8471 --database 'my games.db' --host 0.0.0.0\n"
    assert (ended.stdout, ended.stderr) == (command, "")


def test_a_finished_set_up_does_nothing_and_prints_nothing() -> None:
    parts = ("dev", "page", "pack", "browser")
    subprocess.run([sys.executable, "scripts/setup", *parts], check=True, cwd=ROOT, env=environment())
    done = run(ROOT, sys.executable, "scripts/setup", *parts, **NOWHERE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("bare", [(), (sys.executable, "scripts/bare.py")], ids=["", "without Node"])
def test_a_missing_network_is_reported_in_a_sentence(clone: Path, bare: tuple[str, ...]) -> None:
    done = run(clone, *bare, "./play", **NOWHERE)
    assert done.returncode == 1
    assert done.stderr.count("uv could not be installed. Check your network and run this again") == 1
    assert "Traceback" not in done.stderr
    assert not (clone / ".tools" / "uv").exists()


def test_pip_comes_from_an_environment_when_missing(clone: Path, tmp_path: Path) -> None:
    pytest.importorskip("ensurepip", reason="Debian has it in python3-venv")
    (tmp_path / "pip.py").write_text("raise ImportError")
    done = run(clone, sys.executable, "scripts/setup", "base", PYTHONPATH=str(tmp_path), **NOWHERE)
    assert "uv could not be installed" in done.stderr
    assert (clone / ".tools" / "pip" / "bin" / "pip").is_file()


def test_an_unsuitable_python_is_reported_with_the_version_needed(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    for name in ("sh", "dirname", "readlink"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or "")
    done = run(clone, "./play", PATH=str(tmp_path / "bin"))
    assert done.returncode == 1
    assert "Orbis needs Python 3.11 or newer" in done.stderr


def test_a_missing_compiler_is_reported_and_the_set_up_continues(clone: Path) -> None:
    bare = [sys.executable, "scripts/bare.py", "--without", "compiler"]
    done = run(clone, *bare, "python3", "scripts/setup", "core")
    assert done.returncode == 0
    assert done.stderr.startswith("No C++ compiler found")
    assert "apt install g++" in done.stderr
    must = run(clone, *bare, "python3", "scripts/setup", "core", ORBIS_REQUIRE_NATIVE="1")
    assert must.returncode == 1


def test_an_unknown_part_is_refused_with_the_list_of_parts(clone: Path) -> None:
    done = run(clone, sys.executable, "scripts/setup", "brower")
    assert done.returncode == 2
    assert "browser" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_the_set_up_and_all_its_processes(
    clone: Path, silent_registry: str, number: signal.Signals
) -> None:
    process = subprocess.Popen(
        [sys.executable, "scripts/setup", "base"],
        cwd=clone,
        env=environment(PIP_INDEX_URL=silent_registry),
        stderr=subprocess.PIPE,
        text=True,
    )
    while not any("pip" in command for command in running_in(clone)):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(number)
    told = process.communicate(timeout=120)[1]
    assert process.returncode == 130
    assert "Interrupted. Run it again" in told
    assert "Traceback" not in told
    while running_in(clone):
        time.sleep(0.05)


def test_stopping_a_program_ends_its_children(tmp_path: Path) -> None:
    shop = Workshop(Progress(silent=True))
    child = f"sleep 600 & echo $! > {shlex.quote(str(tmp_path / 'child'))}; wait"
    with ThreadPoolExecutor() as threads:
        job = threads.submit(shop.run, "test-child", "", ["sh", "-c", child])
        while not (tmp_path / "child").is_file() or not (tmp_path / "child").read_text():
            time.sleep(0.05)
        shop.stop()
        with pytest.raises(KeyboardInterrupt):
            job.result()
    log_of("test-child").unlink()
    while Path(f"/proc/{(tmp_path / 'child').read_text().strip()}/cmdline").is_file():
        time.sleep(0.05)


def test_an_interrupt_ends_a_set_up_that_waits_for_another(clone: Path) -> None:
    locks = clone / ".tools" / "locks"
    locks.mkdir(parents=True)
    with (locks / "python").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = subprocess.Popen(
            [sys.executable, "scripts/setup", "base"],
            cwd=clone,
            env=environment(),
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        assert process.stderr.readline().startswith("Waiting for another set-up")
        process.send_signal(signal.SIGINT)
        told = process.communicate(timeout=120)[1]
    assert process.returncode == 130
    assert "Interrupted. Run it again" in told


def test_a_program_holds_the_lock_of_its_part(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    shop = Workshop(Progress(silent=True))
    held = f"import fcntl; fcntl.flock(open({str(lock)!r}), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    with lock.open("w") as file, shop.holding(file.fileno()):
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(Failed):
            shop.run("test-lock", "", [sys.executable, "-c", held])
        assert b"BlockingIOError" in log_of("test-lock").read_bytes()
        started = subprocess.Popen(["sleep", "600"], pass_fds=[file.fileno()])
    with lock.open() as again:
        assert not locked(again.fileno())
        started.kill()
        started.wait()
        assert locked(again.fileno())
    log_of("test-lock").unlink()


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


def test_a_stamp_matches_only_its_own_sources(tmp_path: Path) -> None:
    source = ROOT / "LICENSE"
    stamp = Stamp(tmp_path / "stamp", [source])
    assert not stamp.fits()
    stamp.write()
    assert Stamp(tmp_path / "stamp", [source]).fits()
    assert not Stamp(tmp_path / "stamp", [source], "elsewhere").fits()
    assert not Stamp(tmp_path / "stamp", [source, ROOT / "README.md"]).fits()
    stamp.remove()
    assert not stamp.fits()


@pytest.mark.parametrize(
    ("log", "settled"),
    [("error sending request", "base"), ("there are no wheels for this platform", "home")],
)
def test_what_a_home_server_needs_is_tried_again_unless_there_is_none_for_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: str, settled: str
) -> None:
    installed, failed = list[str](), tmp_path / "log"
    failed.write_text(log)

    def install(shop: Workshop, name: str, failure: str, *arguments: str) -> None:
        if arguments[-1] == "requirements/home.txt":
            raise Failed("", failed)
        installed.append(arguments[-1])

    monkeypatch.setattr(parts, "_install", install)
    monkeypatch.setattr(parts, "VENV", tmp_path / "venv")
    monkeypatch.setattr(parts, "PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(parts, "uv", lambda _: None)
    monkeypatch.setattr(Workshop, "lock", lambda *_: nullcontext())
    monkeypatch.setattr(Workshop, "run", lambda *_, **__: (tmp_path / "venv").mkdir())
    parts.python_packages(Workshop(Progress()), "home")
    assert installed == ["requirements/base.txt", "."]
    assert [each for each in parts.KINDS if (tmp_path / "venv" / f".orbis-{each}").exists()] == [settled]


def test_a_stopped_workshop_starts_nothing() -> None:
    shop = Workshop(Progress(silent=True))
    shop.stop()
    with pytest.raises(KeyboardInterrupt):
        shop.run("stopped", "", ["true"])


def test_a_core_being_built_is_reported_as_coming_and_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "core"
    monkeypatch.setenv("ORBIS_CORE_LOCK", str(lock))
    assert not native.coming()
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert native.coming()
        native.load.cache_clear()
        assert not native.available()
    assert not native.coming()
    native.load.cache_clear()


def test_a_bare_machine_has_an_empty_home_and_no_browser_node_or_uv() -> None:
    look = 'for each in chromium chrome node npm uv; do command -v $each; done; ls -A "$HOME"; command -v ls'
    done = run(ROOT, sys.executable, "scripts/bare.py", "sh", "-c", look)
    assert done.stdout.splitlines()[:-1] == []
    assert done.stdout.endswith("/ls\n")


def test_a_bare_machine_passes_the_exit_code_on() -> None:
    assert run(ROOT, sys.executable, "scripts/bare.py", "sh", "-c", "exit 7").returncode == 7


def test_the_environment_refers_to_the_sources_by_a_relative_path() -> None:
    named = [file.read_text() for file in (ROOT / ".venv").glob("lib/python*/site-packages/_*orbis.pth")]
    assert named == ["../../../../src\n"]


def test_a_failed_build_of_the_core_is_not_repeated(clone: Path) -> None:
    failed = clone / ".venv" / ".orbis-core-failed"
    failed.parent.mkdir()
    find = "import parts; parts._core_failure_stamp().write()"
    run(clone, sys.executable, "-c", find, PYTHONPATH="scripts/setup")
    assert failed.is_file()
    done = run(clone, sys.executable, "scripts/setup", "core")
    assert done.returncode == 0
    assert "to try again, delete .venv/.orbis-core-failed" in done.stderr
