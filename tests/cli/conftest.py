from collections.abc import Iterator

import pytest
from server.postgres import running_postgres


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORBIS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ORBIS_DATABASE", raising=False)


@pytest.fixture(scope="session")
def postgres_database() -> Iterator[str]:
    with running_postgres() as server, server.database() as address:
        yield address
