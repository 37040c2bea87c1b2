"""The host's token: in a file or in the environment, and hard to guess."""

from argparse import Namespace
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from support.server import OrbisServe

from orbis.cli import main
from orbis.cli.admin import LEAST, MOST, VARIABLE, admin_of
from orbis.locales import LANGUAGES, Language, Speech
from orbis.server.http.admin_door import admin_digest

TOKEN = "a-token-that-nobody-can-guess"


def test_the_token_comes_from_the_file_or_else_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, speech = tmp_path / "token", Speech("en")
    path.write_text(f"{TOKEN}\n")
    monkeypatch.delenv(VARIABLE, raising=False)
    assert admin_of(Namespace(admin_token_file=None), speech) == ""
    monkeypatch.setenv(VARIABLE, f"{TOKEN}-2")
    assert admin_of(Namespace(admin_token_file=None), speech) == admin_digest(f"{TOKEN}-2")
    assert admin_of(Namespace(admin_token_file=path), speech) == admin_digest(TOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "content", ["", "short", "x" * (MOST + 1), "with spaces between the words", "ż" * 30]
)
def test_a_token_that_is_none_is_reported_but_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, language: Language
) -> None:
    path = tmp_path / "token"
    path.write_text(content, "utf-8")
    serve = ["serve", "--database", str(tmp_path / "tables.db"), "--lang", language]
    assert main([*serve, "--admin-token-file", str(path)]) == 2
    told = Speech(language).text("server-bad-admin-token", where=str(path), least=LEAST, most=MOST)
    assert capsys.readouterr() == ("", f"{told}\n")
    assert not (tmp_path / "tables.db").exists()


def test_a_missing_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--admin-token-file", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


def test_the_server_opens_its_admin_page_to_the_token(tmp_path: Path) -> None:
    path = tmp_path / "token"
    path.write_text(TOKEN)
    with OrbisServe("--database", tmp_path / "tables.db", "--admin-token-file", path) as server:
        address = f"{server.address}/api/admin"
        with urlopen(Request(address, headers={"Orbis-Admin": TOKEN})) as answer:
            assert answer.status == 200
        with pytest.raises(HTTPError, match="403"):
            urlopen(address)
        arguments = Path(f"/proc/{server.pid}/cmdline")
        assert not arguments.exists() or TOKEN not in arguments.read_text()
