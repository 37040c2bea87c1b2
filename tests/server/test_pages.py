import asyncio
import gzip
import json
import tomllib
from importlib import invalidate_caches
from importlib.metadata import version
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from orbis.server.http import pack as packs
from orbis.server.http.pack import PackFiles, built_pack
from orbis.server.http.sources import PROJECT, digest_of_sources
from orbis.server.http.static import Pages
from orbis.server.tables.refusals import Refused

INDEX = b"<!doctype html><title>Orbis</title>" + b" " * 100
SCRIPT = b"console.log(1);" * 100
BROWSER = {"accept": "text/html,application/xhtml+xml", "accept-encoding": "gzip, deflate, br"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    for name, content in (("index.html", INDEX), ("assets/index-Abc123.js", SCRIPT)):
        (built / name).write_bytes(content)
        (built / f"{name}.gz").write_bytes(gzip.compress(content))
        (built / f"{name}.br").write_bytes(b"br of " + content)
    (built / "assets" / "inter-Xyz.woff2").write_bytes(b"wOF2")
    (built / "robots.txt").write_bytes(b"User-agent: *\n")
    (tmp_path / "secret.txt").write_bytes(b"not of the page")
    return built


def ask(pages: Pages, path: str, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return pages.answer_to(
        Request({"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": raw})
    )


def opened(pages: Pages, path: str) -> Response:
    return ask(pages, path, **BROWSER)


def test_the_page_is_revalidated_and_its_assets_are_cached_for_a_year(folder: Path) -> None:
    pages = Pages.of(folder)
    assert ask(pages, "/").headers["cache-control"] == "no-cache"
    assert ask(pages, "/robots.txt").headers["cache-control"] == "no-cache"
    kept = ask(pages, "/assets/index-Abc123.js").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("pack", ["", "a1b2"])
def test_the_page_names_its_pack_and_nothing_where_there_is_none(folder: Path, pack: str) -> None:
    (folder / "index.html").write_bytes(b'<html data-pack="@pack@">')
    (folder / "worker.js").write_bytes(b'const pack = "@pack@";')
    pages = Pages.of(folder, pack)
    assert ask(pages, "/").body == f'<html data-pack="{pack}">'.encode()
    assert ask(pages, "/worker.js").body == f'const pack = "{pack}";'.encode()


@pytest.mark.parametrize("path", ["/", "/table/4f5e", "/settings", "/table/4f5e/"])
def test_a_browser_gets_the_page_for_each_of_its_paths(folder: Path, path: str) -> None:
    assert opened(Pages.of(folder), path).headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", "/assets/old-Abc.js", "/assets/old", "/favicon.ico"]
)
def test_missing_files_are_not_answered_with_the_page(folder: Path, path: str) -> None:
    with pytest.raises(Refused):
        opened(Pages.of(folder), path)


def test_an_unknown_path_is_not_answered_to_programs_with_the_page(folder: Path) -> None:
    with pytest.raises(Refused):
        ask(Pages.of(folder), "/tables", accept="application/json")


def test_brotli_is_sent_to_clients_that_accept_it(folder: Path) -> None:
    pages, path = Pages.of(folder), "/assets/index-Abc123.js"
    smallest = ask(pages, path, accept_encoding="gzip, deflate, br")
    assert bytes(smallest.body) == b"br of " + SCRIPT
    assert smallest.headers["content-encoding"] == "br"
    assert smallest.headers["vary"] == "accept-encoding"
    others = [ask(pages, path, accept_encoding=text) for text in ("gzip", "gzip, br;q=0", "identity")]
    assert [each.headers.get("content-encoding") for each in others] == ["gzip", "gzip", None]
    tags = {each.headers["etag"] for each in (smallest, *others)}
    assert len(tags) == 3


def test_gzip_is_sent_to_clients_that_accept_it(folder: Path) -> None:
    pages = Pages.of(folder)
    small = ask(pages, "/assets/index-Abc123.js", accept_encoding="deflate, gzip")
    plain = ask(pages, "/assets/index-Abc123.js", accept_encoding="gzip;q=0")
    assert gzip.decompress(bytes(small.body)) == bytes(plain.body) == SCRIPT
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert small.headers["etag"] != plain.headers["etag"]


def test_cached_files_are_not_sent_again(folder: Path) -> None:
    pages = Pages.of(folder)
    tag = opened(pages, "/").headers["etag"]
    for condition in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = ask(pages, "/", accept_encoding="br", if_none_match=condition)
        assert (again.status_code, bytes(again.body), again.headers["etag"]) == (304, b"", tag)
    assert ask(pages, "/", accept_encoding="gzip", if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/assets/index-Abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/inter-Xyz.woff2", "font/woff2"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ],
)
def test_media_types_are_set(folder: Path, path: str, media: str) -> None:
    assert ask(Pages.of(folder), path).headers["content-type"] == media


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/index.html.gz",
        "/index.html.br",
        "/..\\secret.txt",
    ],
)
def test_files_outside_the_page_are_not_served(folder: Path, path: str) -> None:
    with pytest.raises(Refused):
        opened(Pages.of(folder), path)


def test_a_server_keeps_the_page_it_started_with(folder: Path) -> None:
    pages = Pages.of(folder)
    (folder / "index.html").write_bytes(b"newer")
    (folder / "assets" / "index-Abc123.js").unlink()
    assert bytes(ask(pages, "/").body) == INDEX
    assert bytes(ask(pages, "/assets/index-Abc123.js").body) == SCRIPT


def test_a_missing_page_says_how_to_build_it() -> None:
    shown = opened(Pages.of(None), "/table/4f5e")
    assert b"build_page.py" in bytes(shown.body)
    assert shown.headers["content-type"] == "text/html; charset=utf-8"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    built = tmp_path / "pack"
    (built / "runtime-1").mkdir(parents=True)
    (built / "runtime-1" / "pyodide.mjs").write_bytes(SCRIPT)
    (built / "unlisted.txt").write_bytes(b"not of the pack")
    (built / "pack.json").write_text('{"version": "1", "files": [{"name": "runtime-1/pyodide.mjs"}]}')
    return built


async def packed(files: PackFiles, path: str, accepted: str = "gzip") -> Response:
    return await files.answer_to(path, Headers({"accept-encoding": accepted}))


def test_the_pack_is_sent_compressed_and_its_list_is_asked_for_again(pack: Path) -> None:
    files = PackFiles(pack)
    script = asyncio.run(packed(files, "/pack/runtime-1/pyodide.mjs"))
    assert gzip.decompress(bytes(script.body)) == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert asyncio.run(packed(files, "/pack/pack.json", "")).headers["cache-control"] == "no-cache"
    for path in ("/pack/unlisted.txt", "/pack/../web/index.html", "/pack/", "/pack/runtime-1"):
        with pytest.raises(Refused):
            asyncio.run(packed(files, path))


def test_the_pack_is_found_in_a_checkout_and_as_a_distribution_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout, installed = tmp_path / "checkout", tmp_path / "site" / "orbis_pack_of_a_test"
    monkeypatch.setattr(packs, "BUILT", checkout)
    monkeypatch.setattr(packs, "PACKAGE", installed.name)
    monkeypatch.syspath_prepend(installed.parent)
    assert built_pack() is None
    for folder in (installed, checkout):
        folder.mkdir(parents=True)
        invalidate_caches()
        assert built_pack() != folder
        list_pack(folder, version=version("orbis"), sources=digest_of_sources())
        assert built_pack() == folder


def list_pack(folder: Path, **orbis: str) -> None:
    (folder / "pack.json").write_text(json.dumps({"orbis": orbis, "files": []}))


@pytest.mark.parametrize("is_clone", [True, False])
def test_a_pack_of_other_sources_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, is_clone: bool
) -> None:
    monkeypatch.setattr(packs, "BUILT", tmp_path)
    monkeypatch.setattr(packs, "PACKAGE", "orbis_pack_that_is_not_there")
    if not is_clone:
        monkeypatch.setattr(packs, "PROJECT", tmp_path / "pyproject.toml")
    own, sources = version("orbis"), digest_of_sources()
    (tmp_path / "pack.json").write_text('{"files": []}')
    assert built_pack() is None
    list_pack(tmp_path, version="0.0.1", sources=sources)
    assert built_pack() is None
    assert str(tmp_path) in caplog.text
    # A release has its sources by its version.
    list_pack(tmp_path, version=own, sources="of another day")
    assert built_pack() == (None if is_clone else tmp_path)
    list_pack(tmp_path, version=own, sources=sources)
    assert built_pack() == tmp_path


def test_the_pack_is_released_in_the_same_version() -> None:
    root = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    pack = tomllib.loads((PROJECT.parent / "scripts/pack/pyproject.toml").read_text("utf-8"))["project"]
    assert pack["version"] == root["version"]
    assert pack["dependencies"] == [f"orbis=={root['version']}"]
    assert root["optional-dependencies"]["offline"] == [f"orbis-pack=={root['version']}"]


def test_without_a_pack_its_list_is_empty() -> None:
    assert asyncio.run(packed(PackFiles(None), "/pack/pack.json")).status_code == 204
    with pytest.raises(Refused):
        asyncio.run(packed(PackFiles(None), "/pack/core.wasm"))


def test_only_the_workers_of_the_game_inside_may_compile_webassembly(folder: Path) -> None:
    (folder / "assets" / "tables.worker-Abc123.js").write_bytes(SCRIPT)
    pages = Pages.of(folder)
    assert (
        "wasm-unsafe-eval" in ask(pages, "/assets/tables.worker-Abc123.js").headers["content-security-policy"]
    )
    for path in ("/", "/assets/index-Abc123.js"):
        assert "content-security-policy" not in opened(pages, path).headers
