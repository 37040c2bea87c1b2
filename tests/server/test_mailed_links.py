"""Coming back through a mailbox that was confirmed: a link by mail, which works once."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock
from urllib.parse import urlsplit

import pytest
from support.server import GENEROUS, ServerProcess

from orbis.server.account import Owner as Asker
from orbis.server.http.limits import Limits
from orbis.server.http.quotas import DAY, Quotas
from orbis.server.notices import mailed_links
from orbis.server.notices.channels import made_channel
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import MAIL, Delivery, Outcome
from orbis.server.notices.mail import MailServer
from orbis.server.notices.office import NoticeOffice
from orbis.server.notices.pauses import Pauses
from orbis.server.protocol.access import LinkAsked, Owner, Ways
from orbis.server.protocol.identity import KeptOfMe, Me
from orbis.server.protocol.notices import ChannelTested, MailChannel, Notices
from orbis.server.protocol.server import About
from orbis.server.stores.access import MOST_MAILED
from orbis.server.stores.access import Mailbox as StoredMailbox
from orbis.server.stores.notices import ENDED
from orbis.server.tables.events import Millis
from orbis.server.tables.refusals import Refused

from .clients import Client
from .databases import execute
from .mailbox import Mailbox
from .visitors import HERE, PILGRIM, Person, Visitor, problem_of

pytestmark = pytest.mark.anyio

SITE = "http://orbis.example"
MINUTES: Millis = 60_000
ADDRESS = "ann@example.org"


@contextmanager
def mailing(database: str, limits: Limits = GENEROUS) -> Iterator[tuple[ServerProcess, Mailbox]]:
    """A server that sends mail, and where it goes."""
    with Mailbox() as mailbox:
        mail = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        notices = NoticeConfiguration(mail=mail, site=SITE)
        with ServerProcess(database, notices=notices, limits=limits, log_level="debug") as server:
            yield server, mailbox


def add_mailbox(person: Person, mailbox: Mailbox, address: str = ADDRESS, *, confirmed: bool = True) -> str:
    """Name a mailbox, whose owner agrees; return the channel's id."""
    count = len(mailbox.received)
    added = person.ask("POST", "/api/notices/channels", {"kind": "mail", "address": address})
    assert added.status == 201
    path = confirmation_in(mailbox, count + 1)
    if confirmed:
        assert Visitor(person.server).ask("POST", path).status == 200
    id = re.search(r"channel=(\w+)", path)
    assert id
    return id[1]


def confirmation_in(mailbox: Mailbox, number: int) -> str:
    """The path of the link in a mail by which the owner of a mailbox agrees."""
    found = re.search(r"http\S+confirm\?\S+", mailbox.wait(number)[number - 1].get_content())
    assert found
    link = urlsplit(found[0])
    return f"{link.path}?{link.query}"


def ask(server: ServerProcess, address: str = ADDRESS) -> LinkAsked:
    return Visitor(server).post("/api/recovery/mail", {"address": address}, LinkAsked)


def links_in(mailbox: Mailbox, number: int) -> dict[str, str]:
    """The secrets of the links in a mail, by the names of their players."""
    text = mailbox.wait(number)[number - 1].get_content().replace("\r", "")
    return dict(re.findall(rf"^(.+):\n{SITE}/me#([\w-]{{43}})$", text, re.MULTILINE))


def test_whoever_confirmed_a_mailbox_comes_back_through_it_once(database: str) -> None:
    with mailing(database) as (server, mailbox):
        ann = Person(server, "Ann")
        table = ann.create(HERE, PILGRIM)
        assert ann.get("/api/identity", Me).ways == ()
        add_mailbox(ann, mailbox)
        assert ann.get("/api/identity", Me).ways == ("mail",)
        assert ann.get("/api/identity/ways", Ways).mailboxes == (ADDRESS,)
        assert Visitor(server).get("/api/about", About).mail
        ann.ask("PUT", "/api/notices/settings", {"language": "de"})
        assert ask(server).life == 30 * MINUTES
        mail = mailbox.wait(2)[1]
        assert mail["to"] == ADDRESS
        assert str(mail["subject"]) == "Orbis: dein Weg zurück"
        ((name, secret),) = links_in(mailbox, 2).items()
        assert name == "Ann"
        stranger = Visitor(server)
        given = {"secret": secret, "token": True}
        # Looking does not use it up.
        for _ in range(2):
            owner = stranger.post("/api/recovery/owner", {"secret": secret}, Owner)
            assert owner == Owner(ann.id, "Ann", 1)
        kept = ann.get("/api/identity/export", KeptOfMe)
        assert len(kept.mailed) == 1
        me = stranger.post("/api/recovery", given, Me)
        assert (me.id, me.ways) == (ann.id, ("mail",))
        assert Client(Visitor(server, {"authorization": f"Bearer {me.token}"}), table).seat == 0
        assert problem_of(stranger.ask("POST", "/api/recovery", given)).code == "not_found"
        assert problem_of(stranger.ask("POST", "/api/recovery/owner", {"secret": secret})).code == "not_found"
        stored = str(execute(database, "SELECT * FROM mailed"))
        server.stop()
        told = server.told()
        for hidden in (secret, ADDRESS):
            assert hidden not in told
        assert secret not in stored


def test_a_mailed_link_leads_on_to_the_table_from_which_somebody_came(database: str) -> None:
    with mailing(database) as (server, mailbox):
        add_mailbox(Person(server, "Ann"), mailbox)
        stranger = Visitor(server)
        for table in ("/evil.example", "a/b", "x" * 65, "a b", "a\n"):
            wanted = {"address": ADDRESS, "table": table}
            assert problem_of(stranger.ask("POST", "/api/recovery/mail", wanted)).code == "bad_request"
        stranger.post("/api/recovery/mail", {"address": ADDRESS, "table": "eIIy2lzhMZcFY9pQ"}, LinkAsked)
        text = mailbox.wait(2)[1].get_content()
        assert re.search(rf"{SITE}/me#[\w-]{{43}}&table=eIIy2lzhMZcFY9pQ\s", text)


def test_a_mailbox_without_mails_leads_back_until_it_is_forgotten(database: str) -> None:
    with mailing(database) as (server, mailbox):
        ann = Person(server, "Ann")
        id = add_mailbox(ann, mailbox)
        stopped, tested = f"/api/notices/channels/{id}/stopped", f"/api/notices/channels/{id}/test"
        assert problem_of(Person(server, "Bob").ask("PUT", stopped)).code == "not_found"
        for _ in range(2):
            assert ann.ask("PUT", stopped).status == 200
            (channel,) = ann.get("/api/notices", Notices).channels
            assert (channel.stopped, channel.leads_back, channel.failing) == (True, True, False)
        assert problem_of(ann.ask("POST", tested)).code == "unfit"
        assert ann.get("/api/identity/ways", Ways).mailboxes == (ADDRESS,)
        assert ann.get("/api/identity", Me).ways == ("mail",)
        ask(server)
        assert list(links_in(mailbox, 2)) == ["Ann"]
        for _ in range(2):
            assert ann.ask("DELETE", stopped).status == 200
        (channel,) = ann.get("/api/notices", Notices).channels
        assert (channel.stopped, channel.leads_back) == (False, True)
        assert ann.ask("POST", tested).status == 200
        mailbox.wait(3)
        assert ann.ask("DELETE", f"/api/notices/channels/{id}").status == 200
        assert ann.get("/api/identity", Me).ways == ()
        assert problem_of(ann.ask("PUT", stopped)).code == "not_found"
        unconfirmed = add_mailbox(ann, mailbox, confirmed=False)
        refused = problem_of(ann.ask("PUT", f"/api/notices/channels/{unconfirmed}/stopped"))
        assert refused.code == "unfit"


def test_a_link_is_mailed_for_each_player_and_only_to_a_confirmed_mailbox(database: str) -> None:
    with mailing(database) as (server, mailbox):
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        add_mailbox(ann, mailbox)
        add_mailbox(bob, mailbox, "Ann@Example.org")
        add_mailbox(eve, mailbox, confirmed=False)
        # Who has none, and who has: the answer is the same.
        answers = [
            Visitor(server).ask("POST", "/api/recovery/mail", {"address": address})
            for address in ("nobody@example.org", " ANN@example.ORG ")
        ]
        assert {(each.status, each.content) for each in answers} == {(202, answers[0].content)}
        mailbox.wait(5)
        found = [links_in(mailbox, number) for number in (4, 5)]
        assert sorted([*found[0], *found[1]]) == ["Ann", "Bob"]
        assert sorted(mailbox.recipients[3:]) == ["Ann@Example.org", ADDRESS]
        add_mailbox(eve, mailbox)
        ask(server)
        # Two of the same mailbox get one mail.
        together = {name: secret for number in (7, 8) for name, secret in links_in(mailbox, number).items()}
        assert sorted(together) == ["Ann", "Bob", "Eve"]
        assert len(mailbox.received) == 8
        owners = {
            name: Visitor(server).post("/api/recovery/owner", {"secret": secret}, Owner).id
            for name, secret in together.items()
        }
        assert owners == {"Ann": ann.id, "Bob": bob.id, "Eve": eve.id}


def test_a_mailbox_leads_back_only_to_those_whom_its_owner_has_let(database: str) -> None:
    with mailing(database) as (server, mailbox):
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        add_mailbox(bob, mailbox)
        id = add_mailbox(ann, mailbox, "Ann@example.org")
        # As it was confirmed when mailboxes only got notices.
        execute(database, f"UPDATE channels SET leads_back = 0 WHERE id = '{id}'")
        assert ann.get("/api/identity", Me).ways == ()
        assert ann.get("/api/identity/ways", Ways).mailboxes == ()
        ask(server)
        assert list(links_in(mailbox, 3)) == ["Bob"]
        # Somebody else may read the mail of then.
        for method in ("GET", "POST"):
            old = Visitor(server).ask(method, confirmation_in(mailbox, 2))
            assert (old.status, b"no longer works" in old.content, b"<form" in old.content) == (
                404,
                True,
                False,
            )
        assert ann.get("/api/identity", Me).ways == ()
        # Whoever adds it again gets a link that names whom the mailbox is to lead back to, and has it once.
        again = add_mailbox(ann, mailbox, confirmed=False)
        path = confirmation_in(mailbox, 4)
        assert b"come back as Ann " in Visitor(server).ask("GET", path).content
        assert ann.get("/api/identity", Me).ways == ()
        assert Visitor(server).ask("POST", path).status == 200
        assert b"<form" not in Visitor(server).ask("GET", path).content
        assert ann.get("/api/identity", Me).ways == ("mail",)
        assert [each.id for each in ann.get("/api/notices", Notices).channels] == [again]
        assert ann.get("/api/identity/ways", Ways).mailboxes == (ADDRESS,)


def test_a_mailbox_that_has_ended_leads_back_only_if_its_owner_agrees_again(database: str) -> None:
    with mailing(database) as (server, mailbox):
        ann = Person(server, "Ann")
        id = add_mailbox(ann, mailbox)
        execute(database, f"UPDATE channels SET failures = {ENDED}, expires = {10**15}, leads_back = 0")
        tested = ann.post(f"/api/notices/channels/{id}/test", {}, ChannelTested)
        assert tested.sent
        first, path = confirmation_in(mailbox, 1), confirmation_in(mailbox, 2)
        assert Visitor(server).ask("POST", first).status == 404
        assert ann.get("/api/identity", Me).ways == ()
        (ended,) = ann.get("/api/notices", Notices).channels
        assert ended.ended
        assert Visitor(server).ask("POST", path).status == 200
        assert ann.get("/api/identity", Me).ways == ("mail",)
        (revived,) = ann.get("/api/notices", Notices).channels
        assert not revived.ended
        # It was for this once, though the page says that all is well as long as it is.
        assert Visitor(server).ask("POST", path).status == 200
        execute(database, f"UPDATE channels SET failures = {ENDED}, expires = {10**15}, leads_back = 0")
        assert Visitor(server).ask("POST", path).status == 404
        assert ann.get("/api/identity", Me).ways == ()


@pytest.mark.parametrize("end", ["late", "newer", "again", "nonce", "channel"])
def test_a_mailbox_is_confirmed_only_by_the_newest_link_and_in_time(database: str, end: str) -> None:
    with mailing(database) as (server, mailbox):
        ann = Person(server, "Ann")
        id = add_mailbox(ann, mailbox, confirmed=False)
        other = add_mailbox(ann, mailbox, "bob@example.org", confirmed=False)
        path = confirmation_in(mailbox, 1)
        match end:
            case "late":
                execute(database, "UPDATE channels SET asked_until = 1")
            case "newer":
                execute(database, f"UPDATE channels SET failures = {ENDED} WHERE id = '{id}'")
                assert ann.post(f"/api/notices/channels/{id}/test", {}, ChannelTested).sent
            case "again":
                add_mailbox(ann, mailbox, confirmed=False)
            case "nonce":
                path = re.sub("nonce=[^&]+&", "", path)
            case _:
                path = path.replace(id, other)
        for method in ("GET", "POST"):
            assert Visitor(server).ask(method, path).status == 404
        assert ann.get("/api/identity", Me).ways == ()
        if end in ("newer", "again"):
            assert Visitor(server).ask("POST", confirmation_in(mailbox, 3)).status == 200


def test_one_mail_has_few_links(database: str) -> None:
    with mailing(database) as (server, mailbox):
        names = [f"Ann {number}" for number in range(MOST_MAILED + 2)]
        for name in names:
            add_mailbox(Person(server, name), mailbox)
        ask(server)
        found = links_in(mailbox, len(names) + 1)
        assert len(found) == MOST_MAILED
        assert set(found) < set(names)


@pytest.mark.parametrize("end", ["expired", "mailbox", "forgotten", "sign out"])
def test_a_mailed_link_ends_with_its_time_its_mailbox_and_its_player(database: str, end: str) -> None:
    with mailing(database) as (server, mailbox):
        ann = Person(server, "Ann")
        channel = add_mailbox(ann, mailbox)
        ask(server)
        (secret,) = links_in(mailbox, 2).values()
        match end:
            case "expired":
                execute(database, "UPDATE mailed SET expires = 1")
            case "mailbox":
                assert ann.ask("DELETE", f"/api/notices/channels/{channel}").status == 200
            case "forgotten":
                assert ann.ask("DELETE", "/api/identity").status == 200
            case _:
                assert ann.ask("DELETE", "/api/identity/devices").status == 200
        for path in ("/api/recovery/owner", "/api/recovery"):
            assert problem_of(Visitor(server).ask("POST", path, {"secret": secret})).code == "not_found"
        if end != "expired":
            assert execute(database, "SELECT * FROM mailed") == []


def test_a_mailbox_gets_few_links_whether_anybody_has_it_or_not(database: str) -> None:
    limits = Limits(rate=1e9, burst=1e9, daily_links=2)
    with mailing(database, limits) as (server, mailbox):
        add_mailbox(Person(server, "Ann"), mailbox)
        for address in (ADDRESS, "nobody@example.org"):
            for _ in range(2):
                ask(server, address)
            refused = Visitor(server).ask("POST", "/api/recovery/mail", {"address": address.upper()})
            assert problem_of(refused).code == "limit"
        # Nor does anybody write to a whole list of mailboxes.
        answers = [
            Visitor(server).ask("POST", "/api/recovery/mail", {"address": f"{number}@example.org"}).status
            for number in range(20)
        ]
        assert answers == [202] * 16 + [429] * 4
        assert len(mailbox.wait(3)) == 3


def test_without_mail_and_for_what_is_no_mailbox_nothing_is_sent(database: str) -> None:
    with ServerProcess(database) as server:
        assert not Visitor(server).get("/api/about", About).mail
        refused = Visitor(server).ask("POST", "/api/recovery/mail", {"address": ADDRESS})
        assert problem_of(refused).code == "unfit"
        ann = Person(server, "Ann")
        assert ann.get("/api/identity/ways", Ways).mailboxes == ()
    with mailing(database) as (server, mailbox):
        for address in ("nobody", "a@b@example.org", "ann@example.org, bob@example.org", "a@example.org\n"):
            refused = Visitor(server).ask("POST", "/api/recovery/mail", {"address": address})
            if address.strip() != "a@example.org":
                assert problem_of(refused).faults[0].kind == "address-mail"
        assert mailbox.recipients == []


class Time:
    """Milliseconds that pass only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0

    async def sleep(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


async def mailed(
    monkeypatch: pytest.MonkeyPatch, time: Time, answer: Callable[[Pauses], Delivery], *found: StoredMailbox
) -> tuple[bool, AsyncMock]:
    """Mail links, with a mail server that answers so; return whether it was there, and who was asked."""
    monkeypatch.setattr(asyncio, "sleep", time.sleep)
    courier, store = AsyncMock(), AsyncMock()
    courier.pauses = pauses = Pauses(lambda: time.now / 1000)
    courier.mail_links.side_effect = lambda *_, **__: answer(pauses)
    store.access.mailboxes.return_value = list(found)
    store.notices.channel.return_value = made_channel(
        MailChannel(address=ADDRESS), "player", id="channel", secret="", site=SITE, now=0
    )
    store.notices.settings.return_value = None
    store.identities.silenced.return_value = ()
    office = SimpleNamespace(configuration=NoticeConfiguration(site=SITE), courier=courier)
    answer(pauses)
    done = await mailed_links.mail_links(
        store, cast("NoticeOffice", office), [ADDRESS], lambda: "x", lambda: time.now
    )
    assert store.access.save_mailed.await_count == len(found)
    return done, courier.mail_links


ANNS = StoredMailbox("channel", "player", "Ann")


@pytest.mark.parametrize(
    ("outcomes", "tries"), [(["sent"], 1), (["refused"], 1), (["later", "paused", "later", "sent"], 4)]
)
async def test_a_mail_that_cannot_be_sent_now_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, outcomes: list[Outcome], tries: int
) -> None:
    left = [outcomes[0], *outcomes]
    done, asked = await mailed(monkeypatch, Time(), lambda _: Delivery(left.pop(0)), ANNS)
    assert (done, asked.await_count) == (True, tries)
    about = (ADDRESS, "en", SITE, [("Ann", f"{SITE}/me#x")])
    given = [(*about, life * MINUTES) for life in (30, 30, 28, 23)[:tries]]
    assert [each.args for each in asked.await_args_list] == given, "it says for how long the link works"


async def test_a_mail_waits_for_the_server_as_long_as_its_link_is_of_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, failures = Time(), 9

    def answer(pauses: Pauses) -> Delivery:
        nonlocal failures
        if pauses.left(MAIL):
            return Delivery("paused")
        failures -= 1
        if failures >= 0:
            pauses.begin(MAIL, 600)
            return Delivery("later")
        pauses.end(MAIL)
        return Delivery("sent")

    failures = 1
    done, asked = await mailed(monkeypatch, time, answer, ANNS)
    assert (done, asked.await_count, time.now) == (True, 2, 600_000)
    ends = set()
    for found in ([ANNS], []):
        failures, time = 9, Time()
        done, asked = await mailed(monkeypatch, time, answer, *found)
        assert not done
        assert asked.await_count == (3 if found else 0)
        ends.add(time.now)
    assert ends == {20 * MINUTES}, "it does not tell who has that mailbox"


def test_strangers_do_not_keep_anybody_from_coming_back() -> None:
    now, reasons = 0.0, set[str]()
    quotas = Quotas(AsyncMock(), Limits(), lambda: now)

    def asks(place: int, mailbox: str = ADDRESS) -> bool:
        try:
            quotas.admit_link(Asker(f"place {place}", ""), mailbox)
        except Refused as refused:
            reasons.add(refused.message)
            return False
        return True

    assert [asks(1) for _ in range(6)] == [True] * 5 + [False]
    assert [asks(2), asks(2)] == [True, False], "somebody else who asks for the first time today"
    assert sum(asks(place) for place in range(3, 100)) == 49, "though not the whole world"
    assert asks(200, "bob@example.org")
    now = DAY
    assert [asks(1), asks(2)] == [True, True]
    assert reasons == {"too many links were asked for today: try again later"}


def test_a_link_that_could_not_be_sent_does_not_count() -> None:
    quotas, ann = Quotas(AsyncMock(), Limits(daily_links=1), lambda: 0.0), Asker("place", "")
    for _ in range(3):
        quotas.give_back_link(quotas.admit_link(ann, ADDRESS))
    kept = quotas.admit_link(ann, ADDRESS)
    with pytest.raises(Refused):
        quotas.admit_link(ann, ADDRESS)
    quotas.give_back_link(kept)
    quotas.admit_link(ann, ADDRESS)
