import os
import pwd
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orbis.server.stores import StoreUnavailable, make_store
from orbis.server.stores.postgres.database import without_password
from server.postgres import ORDINARY_USER, Postgres

pytestmark = pytest.mark.anyio


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Run as a user who is bound by permissions."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(pwd.getpwnam(ORDINARY_USER).pw_uid)
    try:
        yield
    finally:
        os.seteuid(user)


async def complaint(database: str) -> str:
    with pytest.raises(StoreUnavailable) as caught:
        await make_store(database).open()
    return str(caught.value)


async def test_a_file_that_is_not_a_database_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear database, " * 100)
    assert await complaint(str(file)) == f"the database {file} cannot be used: file is not a database"
    assert file.read_text() == "Dear database, " * 100


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert str(tmp_path) in await complaint(str(tmp_path))


async def test_a_file_in_place_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be used" in await complaint(str(tmp_path / "file" / "orbis.sqlite"))


async def test_a_folder_without_permission_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with ordinary_user():
        told = await complaint(str(tmp_path / "orbis.sqlite"))
        told_of_deeper = await complaint(str(tmp_path / "deeper" / "orbis.sqlite"))
    tmp_path.chmod(0o700)
    assert told.startswith(f"the database {tmp_path / 'orbis.sqlite'} cannot be used: ")
    assert "Permission denied" in told_of_deeper


async def test_an_unreachable_address_is_reported(tmp_path: Path) -> None:
    address = f"postgresql://ann:s3cret@/orbis?host={tmp_path}"
    told = await complaint(address)
    assert told.startswith(f"the database postgresql://ann@/orbis?host={tmp_path} cannot be used: ")
    told = await complaint("postgresql://ann:s3cret@127.0.0.1:1/orbis")
    assert told.startswith("the database postgresql://ann@127.0.0.1:1/orbis cannot be used: ")
    assert "s3cret" not in told


async def test_an_invalid_address_is_reported(tmp_path: Path) -> None:
    told = await complaint("postgres://ann:s3/cret@host:port/orbis")
    assert "it is no address like postgresql://" in told
    assert "cret" not in told


async def test_a_missing_database_is_reported(postgres: Postgres) -> None:
    assert 'database "nowhere" does not exist' in await complaint(postgres.address("nowhere"))


async def test_a_wrong_password_is_reported(postgres: Postgres, postgres_database: str) -> None:
    postgres.execute(postgres_database, "CREATE ROLE guarded LOGIN PASSWORD 'right'")
    address = postgres_database.replace("postgres@", "guarded:s3cret@")
    told = await complaint(address)
    assert 'password authentication failed for user "guarded"' in told
    assert "s3cret" not in told
    # The right one gets further, to a schema in which this role may create nothing.
    assert "permission denied" in await complaint(address.replace("s3cret", "right"))
    postgres.execute(postgres_database, "DROP ROLE guarded")


def test_a_missing_asyncpg_is_reported_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("orbis.server.stores.postgres")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreUnavailable, match=r"pip install 'orbis\[postgres\]'"):
        make_store("postgresql://host/orbis")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgres://host/orbis", "postgres://host/orbis"),
        ("postgres://ann@host/orbis", "postgres://ann@host/orbis"),
        ("postgres://ann:secret@host:5432/orbis", "postgres://ann@host:5432/orbis"),
        ("postgres://ann:sec:r@et/@host/orbis", "postgres://ann@host/orbis"),
        ("postgres://:secret@host/orbis", "postgres://@host/orbis"),
        ("postgres://host/orbis?user=ann&password=secret", "postgres://host/orbis?user=ann"),
        ("postgres://host/orbis?PassWord=secret&user=ann", "postgres://host/orbis?user=ann"),
        ("postgres://host/orbis?sslpassword=secret", "postgres://host/orbis"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert without_password(address) == shown
