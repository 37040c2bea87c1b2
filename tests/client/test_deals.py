"""Servers that cheat: they choose the deal after they have seen the nonces, and are found out."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from support.server import ServerProcess

from orbis.client import Session, UnfairDeal
from orbis.client.kept_deal import KeptDeal
from orbis.play.dealing import deal
from orbis.play.fairness import commitment_to, new_secret, seed_of
from orbis.rules import GODS
from orbis.server.protocol.table import Fairness
from orbis.server.tables.requests import Answer, AskEnd

SECRET, NONCE = "5e" * 32, "ours"


def change_event(server: ServerProcess, kind: str, **fields: str) -> None:
    """Change an event in the database, as only its operator can."""
    server.stop()
    with closing(sqlite3.connect(server.database)) as database, database:
        rows = database.execute("SELECT number, body FROM events").fetchall()
        (number, body) = next((number, body) for number, body in rows if json.loads(body)["kind"] == kind)
        changed = json.dumps({**json.loads(body), **fields}).encode()
        database.execute("UPDATE events SET body = ? WHERE number = ?", (changed, number))
    server.start()


def ground(nonces: tuple[str | None, ...]) -> str:
    """A secret that deals the goddess of love, sought until it is found."""
    while True:
        secret = new_secret()
        if GODS[0] in deal(2, seed_of(secret, nonces)).gods:
            return secret


def test_a_deal_is_kept_until_the_end_and_checked(server: ServerProcess, own_tokens: Path) -> None:
    with Session(server.address, "Ann") as session:
        table = session.make("here", "here")
        kept = table.deal.kept
        assert kept.commitment == table.view.fairness.commitment
        assert [kept.nonces[seat] for seat in (0, 1)] == list(table.view.fairness.nonces)
        assert len(set(kept.nonces.values())) == 2
        assert len(list(own_tokens.with_name("deals").iterdir())) == 1
        table.submit(AskEnd(0))
        assert table.next_decision() is None
        table.verify()
        assert list(own_tokens.with_name("deals").iterdir()) == []


def test_a_nonce_is_sent_only_after_the_commitment_was_seen(server: ServerProcess) -> None:
    with Session(server.address, "Ann") as session:
        events = session.make("here", "pilgrim").followed.events
    assert [(event.kind, event.nonce is not None) for event in events] == [
        ("created", False),
        ("readied", True),
    ]


def test_a_server_that_grinds_secrets_gets_no_nonce(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann") as hers, Session(frail_server.address, "Bob") as his:
        link = hers.make("here", "open", ready=False).link
        nonces = his.join(link).view.fairness.nonces
    change_event(frail_server, "created", secret=ground(nonces))
    with Session(frail_server.address, "Ann") as hers, Session(frail_server.address) as nobodys:
        with pytest.raises(UnfairDeal, match=r"commitment is .* as before the deal"):
            hers.join(link)
        assert nobodys.watch(link).view.fairness.nonces[0] is None


def test_a_server_that_shows_another_commitment_is_found_out_at_the_end(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann") as session:
        table = session.make("here", "here")
        table.submit(AskEnd(0))
    change_event(frail_server, "created", secret=SECRET)
    with Session(frail_server.address, "Ann") as session, pytest.raises(UnfairDeal, match="commitment is"):
        session.watch(table.link)


def test_a_server_that_swaps_a_nonce_is_found_out_by_its_player(frail_server: ServerProcess) -> None:
    with Session(frail_server.address, "Ann") as hers:
        mine = hers.make("here", "open", ready=False)
        with Session(frail_server.address, "Bob") as his:
            his.join(mine.link)
        change_event(frail_server, "readied", nonce="another")
        with Session(frail_server.address, "Bob") as his:  # he has kept his nonce over a restart
            theirs = his.join(mine.link)
            mine.be_ready()
            mine.submit(AskEnd(0))
            theirs.submit(Answer(1, yes=True))
            with pytest.raises(UnfairDeal, match="nonce 1 is another, not"):
                theirs.next_decision()
            with pytest.raises(UnfairDeal, match="nonce 1 is another, not"):
                theirs.verify()
            assert mine.next_decision() is None


FAIR = Fairness(commitment_to(SECRET), (NONCE, None), SECRET)


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        (Fairness(commitment_to("00" * 32), (NONCE, None), "00" * 32), "commitment is"),
        (Fairness(commitment_to(SECRET), (NONCE, None), "00" * 32), "the secret is not the one committed to"),
        (Fairness(commitment_to(SECRET), (NONCE, None), None), "the secret is not the one committed to"),
        (Fairness(commitment_to(SECRET), ("another", None), SECRET), "nonce 0 is another, not ours"),
        (Fairness(commitment_to(SECRET), (None, NONCE), SECRET), "nonce 0 is missing, not ours"),
    ],
)
def test_what_is_told_at_the_end_is_compared_with_what_was_kept(
    tmp_path: Path, told: Fairness, reason: str
) -> None:
    def kept() -> KeptDeal:
        return KeptDeal(tmp_path / "deal")

    deal = kept()
    deal.see(FAIR.commitment, ours=True)
    deal.send(0, NONCE)
    check: Callable[[Fairness], None] = kept().check  # as if the program had been started again
    with pytest.raises(UnfairDeal, match=reason):
        check(told)
    check(FAIR)
