"""Reviews that were asked for, and how far they are; both stores understand the same statements."""

from typing import NamedTuple

from orbis.server.stores.rows import Rows, first


class ReviewJob(NamedTuple):
    record: str
    simulations: int


class ReviewProgress(NamedTuple):
    """The progress of a review, and its result: a document once it is done, or the error that stopped it."""

    done: int
    total: int
    document: bytes | None = None
    error: str | None = None
    found: bytes | None = None
    """The findings so far."""


class Reviews:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def queue(self, job: ReviewJob, total: int, at: int) -> ReviewProgress:
        """Queue a review that is new or has failed, and return its progress."""
        statement = (
            "INSERT INTO reviews (record, simulations, total, queued) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (record, simulations) DO UPDATE SET error = NULL, queued = excluded.queued"
            " WHERE reviews.error IS NOT NULL"
        )
        await self._rows.write(statement, *job, total, at)
        progress = await self.find(job)
        assert progress is not None
        return progress

    async def find(self, job: ReviewJob) -> ReviewProgress | None:
        """The progress of a review; None if it was never queued."""
        query = (
            "SELECT done, total, document, error, found FROM reviews WHERE record = $1 AND simulations = $2"
        )
        return first(ReviewProgress, await self._rows.read(query, *job))

    async def finished(self, records: tuple[str, ...]) -> dict[str, bytes]:
        """The most thorough finished review of each of some records."""
        query = (
            f"SELECT record, document FROM reviews WHERE {self._rows.among('record', '$1')}"
            " AND document IS NOT NULL ORDER BY simulations"
        )
        return dict(await self._rows.read(query, records))

    async def all_finished(self, record: str) -> list[tuple[ReviewJob, bytes]]:
        """All finished reviews of a record."""
        query = (
            "SELECT record, simulations, document FROM reviews WHERE record = $1 AND document IS NOT NULL"
            " ORDER BY simulations"
        )
        return [
            (ReviewJob(record, simulations), bytes(document))
            for record, simulations, document in await self._rows.read(query, record)
        ]

    async def carry_over(self, job: ReviewJob, record: str, document: bytes) -> None:
        """Store a finished review for another record, as old as it is, unless that has one."""
        statement = (
            "INSERT INTO reviews (record, simulations, queued, done, total, document)"
            " SELECT $3, simulations, queued, done, total, $4 FROM reviews"
            " WHERE record = $1 AND simulations = $2 ON CONFLICT (record, simulations) DO NOTHING"
        )
        await self._rows.write(statement, *job, record, document)

    async def claim(self, job: ReviewJob, now: int, lease: int) -> bool:
        """Claim a review for `lease` milliseconds, if it is unfinished and nobody works on it."""
        statement = (
            "UPDATE reviews SET lease = $4 WHERE record = $1 AND simulations = $2"
            " AND document IS NULL AND error IS NULL AND lease < $3 RETURNING record"
        )
        return bool(await self._rows.write_once(statement, *job, now, now + lease))

    async def report(self, job: ReviewJob, progress: ReviewProgress, lease_until: int) -> None:
        """Store the progress of a review, and until when the caller holds it.

        A report that comes late, after one of more turns or of the whole review, changes nothing.
        """
        statement = (
            "UPDATE reviews SET done = $3, total = $4, document = $5, error = $6, found = $7, lease = $8"
            " WHERE record = $1 AND simulations = $2 AND done <= $3 AND document IS NULL"
        )
        await self._rows.write(statement, *job, *progress, lease_until)
