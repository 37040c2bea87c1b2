"""`orbis site`, without a build: what it makes of a page and a pack."""

import json
import re
from pathlib import Path

import pytest

from orbis.cli.commands import site
from orbis.cli.main import main

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-a.js"></script>
  </head>
</html>
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, content in {
        "dist/index.html": PAGE,
        "dist/index.html.br": "compressed",
        "dist/assets/index-a.js": "a",
        "dist/worker.js": "@pack@",
        "pack/pack.json": '{"version": "a1", "files": [{"name": "core-1.wasm"}]}',
        "pack/core-1.wasm": "core",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    monkeypatch.setattr(site, "built_page", lambda: tmp_path / "dist")
    monkeypatch.setattr(site, "built_pack", lambda: tmp_path / "pack")
    return tmp_path


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_writes_the_page_and_the_pack_for_any_path(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = built / "out"
    assert main(["site", str(out), "--lang", "en"]) == 0
    page = (out / "index.html").read_text()
    assert '<html lang="en" data-site>' in page
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == ["./icon.svg", "./assets/index-a.js"]
    expected = {"index.html", "404.html", ".nojekyll", "orbis-site.json", "assets/index-a.js", "worker.js"}
    assert files(out) == {*expected, "pack/pack.json", "pack/core-1.wasm"}
    assert (out / "worker.js").read_text().startswith("a1\n// ")
    said = capsys.readouterr().out
    assert f"python3 -m http.server --directory {out}" in said
    assert "orbis serve" in said


def test_nothing_but_the_files_of_the_site_may_run(built: Path) -> None:
    out = built / "out"
    assert main(["site", str(out)]) == 0
    head = re.findall(r"<(?:meta|link|script)[^>]*>", (out / "index.html").read_text())
    # Before anything that could load something.
    assert "charset" in head[0]
    policy = re.fullmatch(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)" />', head[1])
    assert policy is not None
    rules = dict(each.strip().split(" ", 1) for each in policy[1].split(";"))
    assert rules["default-src"] == rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == "'none'"
    assert "unsafe-eval" not in policy[1]


def test_its_page_says_where_orbis_is_to_be_had(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = built / "out"
    assert main(["site", str(out), "--home", 'https://example.org/?a&"b']) == 0
    assert 'data-home="https://example.org/?a&amp;&quot;b">' in (out / "index.html").read_text()
    # Another worker is what brings it to those who have the page.
    worker = (out / "worker.js").read_bytes()
    assert main(["site", str(out), "--home", 'https://example.org/?a&"b']) == 0
    assert (out / "worker.js").read_bytes() == worker
    assert main(["site", str(out)]) == 0
    assert "data-home" not in (out / "index.html").read_text()
    assert (out / "worker.js").read_bytes() != worker
    for wrong in (
        "javascript:alert(1)",
        "http://example.org",
        "https:///a",
        "example.org",
        "https://",
        "https://?x",
        "https://a b",
    ):
        assert main(["site", str(out), "--home", wrong]) == 2
        assert wrong in capsys.readouterr().err


def test_it_brings_a_site_up_to_date_and_leaves_what_is_not_its_own(built: Path) -> None:
    out = built / "out"
    (out / ".git").mkdir(parents=True)
    assert main(["site", str(out)]) == 0
    (out / "CNAME").write_text("orbis.example")
    (built / "dist/assets/index-a.js").rename(built / "dist/assets/index-b.js")
    assert main(["site", str(out)]) == 0
    assert {"CNAME", "assets/index-b.js"} <= files(out)
    assert "assets/index-a.js" not in files(out)


def test_a_list_that_names_files_elsewhere_deletes_none_of_them(built: Path) -> None:
    out = built / "out"
    assert main(["site", str(out)]) == 0
    other = built / "precious.txt"
    other.write_text("mine")
    (out / "orbis-site.json").write_text(json.dumps({"files": ["../precious.txt", str(other)]}))
    assert main(["site", str(out)]) == 0
    assert other.is_file()


@pytest.mark.parametrize("what", ["a file", "other files", "a list that is none"])
def test_it_changes_nothing_in_a_folder_that_is_not_a_site(
    built: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = built / "out"
    if what == "a file":
        out.write_text("mine")
    else:
        out.mkdir()
        (out / ("orbis-site.json" if what == "a list that is none" else "photo.jpg")).write_text("mine")
    before = files(built)
    assert main(["site", str(out)]) == 2
    assert files(built) == before
    assert str(out) in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["built_page", "built_pack"])
def test_it_says_how_to_build_what_is_missing(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str
) -> None:
    monkeypatch.setattr(site, missing, lambda: None)
    assert main(["site", str(built / "out")]) == 2
    assert re.search(
        r"\./play|pip install orbis_pack-\S+\.whl.*set_up pack", capsys.readouterr().err, re.DOTALL
    )
    assert not (built / "out").exists()
