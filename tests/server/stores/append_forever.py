"""Appends to three tables of a database until killed, and prints each event once it is acknowledged."""

import asyncio
import sys

from orbis.server.stores import Store, make_store
from orbis.server.stores.tables import Append, Listing, StoredTable

LISTING = Listing("open", True, ("ann",), b"")


async def append_forever(store: Store, table: str) -> None:
    head = await store.tables.head(table)
    if head is None:
        await store.tables.create(StoredTable(table, "host", 1, "standard", b"1", LISTING, 1))
        print(table, 1, flush=True)
    number = 1 if head is None else head.number
    while True:
        number += 1
        listing = LISTING if number % 5 == 0 else None
        await store.tables.append(Append(table, number, b"%d" % number, number, listing))
        print(table, number, flush=True)


async def main() -> None:
    store = make_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(append_forever(store, table) for table in "abc"))


if __name__ == "__main__":
    asyncio.run(main())
