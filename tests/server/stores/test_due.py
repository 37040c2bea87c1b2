"""Tables that are due, in both stores."""

import pytest

from orbis.server.stores import Store
from orbis.server.stores.lists import Due
from orbis.server.stores.tables import Listing

from .samples import new_table

pytestmark = pytest.mark.anyio


async def test_tables_are_due_page_by_page(store: Store) -> None:
    for id, at in (("b", 1), ("a", 1), ("c", 0), ("d", 9)):
        await store.tables.create(new_table(id, Listing("playing", False, (), b"", at)))
    assert await store.lists.due(5, 2) == [Due(0, "c"), Due(1, "a")]
    assert await store.lists.due(5, 2, Due(1, "a")) == [Due(1, "b")]
    assert await store.lists.due(5, 2, Due(1, "b")) == []
