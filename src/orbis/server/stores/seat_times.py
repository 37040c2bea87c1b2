"""When seats were last present; both stores understand the same statements."""

from orbis.server.stores.rows import Rows


class SeatTimes:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def save(self, table: str, seats: tuple[int, ...], at: int) -> None:
        """Store that seats were present; a time before the stored one changes nothing."""
        own = sorted(set(seats))
        if not own:
            return
        present = ", ".join(f"($1, ${number}, $2)" for number in range(3, 3 + len(own)))
        statement = (
            f'INSERT INTO seen ("table", seat, at) VALUES {present}'
            ' ON CONFLICT ("table", seat) DO UPDATE SET at = excluded.at WHERE seen.at < excluded.at'
        )
        await self._rows.write(statement, table, at, *own)

    async def last(self, table: str, seat: int) -> int | None:
        rows = await self._rows.read('SELECT at FROM seen WHERE "table" = $1 AND seat = $2', table, seat)
        return int(rows[0][0]) if rows else None
