"""The courier: what becomes of letters, and hosts that do not answer."""

import asyncio
import json
import socket
import threading
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import msgspec
import pytest
from support.loopback import LOOPBACK, THIS_MACHINE

from orbis.server.notices import courier, pauses
from orbis.server.notices.channels import made_channel
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import PER_PLAYER, Courier
from orbis.server.notices.forms import Letter, Signer, request_for
from orbis.server.notices.gates import Gates
from orbis.server.notices.inside import Inside
from orbis.server.notices.mail import MailServer
from orbis.server.notices.outgoing import Answer, Request
from orbis.server.notices.push import new_key
from orbis.server.notices.words import Words
from orbis.server.protocol.notices import (
    AnyChannel,
    DiscordChannel,
    MailChannel,
    MatrixChannel,
    NtfyChannel,
    SlackChannel,
    TelegramChannel,
    WebhookChannel,
)
from orbis.server.stores.notices import StoredChannel
from orbis.server.tables.refusals import Refused
from server.mailbox import Mailbox

from .push_service import PushService, Received

pytestmark = pytest.mark.anyio

WORDS = Words("turn", "Your turn · <Ann>", "Ann & Bob", "table-1", "en")
LETTER = Letter(WORDS, "https://orbis.example", "https://orbis.example/stop", 1, 40, 1_700_000_000_000)
TEXT = (
    "Your turn · <Ann>\nAnn & Bob\nhttps://orbis.example/table/table-1\n\n"
    "Stop these messages: https://orbis.example/stop"
)


def made(channel: AnyChannel, player: str = "bob") -> StoredChannel:
    site = "https://orbis.example"
    return made_channel(channel, player, id=f"of {player}", secret="s", site=site, now=0, inside=THIS_MACHINE)


class Hands:
    """A courier whose time passes when a test wants it to."""

    def __init__(self) -> None:
        self.now = 0.0
        signer = Signer(new_key(), "")
        self.places: dict[str, str] = {}
        self.courier = Courier(
            NoticeConfiguration(webhooks_at=LOOPBACK),
            signer,
            lambda: self.now,
            lambda player: self.places.get(player, ""),
        )

    async def send(self, url: str, player: str = "bob", *, is_test: bool = False) -> str:
        channel = made(WebhookChannel(url), player)
        return (await self.courier.deliver(channel, LETTER, is_test=is_test)).outcome


@contextmanager
def hands() -> Iterator[Hands]:
    found = Hands()
    yield found
    found.courier.close()


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, "sent"),
        (201, "sent"),
        (202, "sent"),
        (204, "sent"),
        (301, "refused"),
        (400, "refused"),
        (403, "refused"),
        (404, "gone"),
        (410, "gone"),
        (413, "refused"),
        (429, "later"),
        (500, "later"),
        (503, "later"),
    ],
)
async def test_what_an_answer_means(status: int, outcome: str) -> None:
    with PushService(lambda _: status) as service, hands() as own:
        assert await own.send(service.url) == outcome


@pytest.mark.parametrize("kind", ["request_for", "notice_mail"])
async def test_letters_are_written_in_threads_and_not_where_players_are_answered(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, writers = getattr(courier, kind), list[str]()

    def written(*given: object) -> object:
        writers.append(threading.current_thread().name)
        return write(*given)

    monkeypatch.setattr(courier, kind, written)
    monkeypatch.setattr(courier, "send_mail", lambda *_: None)
    server = MailServer(False, "127.0.0.1", 25, "", "", "orbis@example.org")
    with PushService(lambda _: 200) as service, hands() as own:
        own.courier._configuration = replace(own.courier._configuration, mail=server)
        channel: AnyChannel = WebhookChannel(service.url)
        if kind == "notice_mail":
            channel = MailChannel("bob@example.org")
        assert (await own.courier.deliver(made(channel), LETTER)).outcome == "sent"
    assert [name.startswith("orbis-courier-") for name in writers] == [True]


async def test_a_host_that_does_not_answer_is_left_alone_for_longer_and_longer() -> None:
    with PushService(lambda _: 503) as service, hands() as own:
        pause = pauses.FIRST
        for attempt in range(1, 12):
            assert await own.send(service.url) == "later"
            assert len(service.received) == attempt
            assert await own.send(service.url, "ann") == "paused"
            assert len(service.received) == attempt, "it was asked while it is left alone"
            own.now += min(pause, pauses.LONGEST)
            pause *= 2
        service.answer = lambda _: 201
        assert await own.send(service.url) == "sent"
        assert await own.send(service.url) == "sent"


async def test_a_dead_host_holds_up_nobody_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as dead, PushService() as service, hands() as own:
        silent = f"http://127.0.0.1:{dead.getsockname()[1]}/"
        waiting = [asyncio.ensure_future(own.send(silent, f"player {n}")) for n in range(100)]
        await asyncio.sleep(0)
        assert await own.send(service.url.replace("127.0.0.1", "localhost")) == "sent"
        assert not any(task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_player_with_dead_channels_holds_up_nobody_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as dead, PushService() as service, hands() as own:
        silent = f"http://127.0.0.1:{dead.getsockname()[1]}/"
        there = service.url.replace("127.0.0.1", "localhost")
        hers = [asyncio.ensure_future(own.send(url, "ann")) for url in (*[silent] * PER_PLAYER, there)]
        await asyncio.sleep(0)
        assert await own.send(there) == "sent"
        assert not any(task.done() for task in hers), "two of hers are under way"
        for task in hers:
            task.cancel()
        await asyncio.gather(*hers, return_exceptions=True)


class Tarpit:
    """Takes whatever is sent to some hosts, and lets it wait until a test is over."""

    def __init__(self) -> None:
        self.under_way: list[str] = []
        self._over = threading.Event()

    def send(self, request: Request, *, inside: Inside) -> Answer:
        assert inside == THIS_MACHINE
        if "good" not in request.url:
            self.under_way.append(request.url)
            assert self._over.wait(60)
        return Answer(204, None)

    @contextmanager
    def holding(self, letters: Iterable[Coroutine[None, None, str]]) -> Iterator[None]:
        tasks = [asyncio.ensure_future(letter) for letter in letters]
        try:
            yield
            assert not any(task.done() for task in tasks)
        finally:
            self._over.set()
            for task in tasks:
                task.cancel()


@pytest.fixture
def tarpit(monkeypatch: pytest.MonkeyPatch) -> Tarpit:
    found = Tarpit()
    monkeypatch.setattr(courier, "send", found.send)
    return found


@pytest.mark.parametrize("is_test", [False, True])
@pytest.mark.parametrize("is_one_place", [False, True])
async def test_neither_a_place_nor_a_domain_holds_up_everybody(
    tarpit: Tarpit, is_test: bool, is_one_place: bool
) -> None:
    with hands() as own:
        players = [f"evil {number}" for number in range(70)]
        if is_one_place:
            own.places = dict.fromkeys(players, "192.0.2.7")
        domain = "{0}.example" if is_one_place else "{0}.evil.example"
        urls = [f"https://{domain.format(f'h{number}')}/" for number in range(70)]
        letters = [own.send(url, player, is_test=is_test) for url, player in zip(urls, players, strict=True)]
        with tarpit.holding(letters):
            await asyncio.sleep(0)
            assert await own.send("https://good.test/", "ann", is_test=is_test) == "sent"
            most = courier.TEST_THREADS if is_test else courier.THREADS
            assert len(tarpit.under_way) <= most // courier.SHARE


@pytest.mark.parametrize("is_test", [False, True])
async def test_letters_do_not_hold_up_a_test_nor_tests_a_letter(
    tarpit: Tarpit, monkeypatch: pytest.MonkeyPatch, is_test: bool
) -> None:
    monkeypatch.setattr(courier, "SHARE", 1)
    with hands() as own:
        letters = [
            own.send(f"https://h{number}.evil.test/", f"evil {number}", is_test=is_test)
            for number in range(30)
        ]
        with tarpit.holding(letters):
            await asyncio.sleep(0)
            assert await own.send("https://good.test/", "ann", is_test=not is_test) == "sent"


async def test_no_more_pauses_are_kept_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "MOST", 2)
    with PushService(lambda _: 429) as service, hands() as own:
        for player in ("ann", "bob", "cid"):
            assert await own.send(service.url, player) == "later"
        assert [await own.send(service.url, player) for player in ("cid", "bob")] == ["paused", "paused"]
        assert await own.send(service.url, "ann") == "later", "the oldest was given up"


async def test_a_letter_that_waits_for_too_long_is_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "QUEUES", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as dead, hands() as own:
        silent = f"http://127.0.0.1:{dead.getsockname()[1]}/"
        waiting = [asyncio.ensure_future(own.send(silent)) for _ in range(3)]
        finished, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert [task.result() for task in finished] == ["paused"]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def test_a_letter_that_its_thread_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "LONGEST", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as dead, hands() as own:
        assert await own.send(f"http://127.0.0.1:{dead.getsockname()[1]}/") == "later"
        assert await own.send("http://127.0.0.1:5000/", "ann") == "paused", "a port is no other host"


async def test_too_much_pauses_the_channel_and_not_its_host() -> None:
    with PushService(lambda received: 429 if "much" in received.path else 201) as service, hands() as own:
        assert await own.send(f"{service.url}/much") == "later"
        assert await own.send(f"{service.url}/much") == "paused"
        assert await own.send(f"{service.url}/there", "ann") == "sent"
        own.now += pauses.FIRST
        assert await own.send(f"{service.url}/much") == "later"


async def test_gates_forget_whom_nobody_waits_for() -> None:
    gates = Gates(1)
    await gates.enter("a")
    waiting = asyncio.ensure_future(gates.enter("a"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert len(gates) == 1
    gates.leave("a")
    assert len(gates) == 0


async def test_one_bad_channel_does_not_pause_its_host() -> None:
    with PushService(lambda received: 410 if "gone" in received.path else 201) as service, hands() as own:
        assert await own.send(f"{service.url}/gone") == "gone"
        assert await own.send(f"{service.url}/there") == "sent"


async def test_without_a_mail_server_a_mailbox_is_refused() -> None:
    with hands() as own:
        assert (await own.courier.deliver(made(MailChannel("a@example.org")), LETTER)).outcome == "refused"


@pytest.mark.parametrize(
    ("answers", "outcome", "others"),
    [
        ({"a@example.org": "550 no such user"}, "refused", "sent"),
        ({"a@example.org": "450 try again later"}, "later", "sent"),
        ({"a@example.org": "421 going down"}, "later", "paused"),
        ({"data": "554 spam"}, "refused", "refused"),
        ({"FROM": "550 not you"}, "later", "later"),
        ({"ehlo": "500 what", "helo": "500 what"}, "later", "paused"),
    ],
)
async def test_a_mailbox_that_is_refused_stops_nobody_elses_mail(
    answers: dict[str, str], outcome: str, others: str
) -> None:
    with Mailbox(answers) as mailbox:
        server = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        own = Courier(NoticeConfiguration(mail=server, webhooks_at=LOOPBACK), None, lambda: 0.0)
        first = await own.deliver(made(MailChannel("a@example.org")), LETTER)
        second = await own.deliver(made(MailChannel("b@example.org")), LETTER)
        own.close()
    assert (first.outcome, second.outcome) == (outcome, others)


ODD = [
    "mallory@=?utf-8?q?evil.org=2Cvictim=40bank.org?=",
    "=?utf-8?q?a=40x.org=2Cb=40y.org=2Cc?=@z.org",
    "=?utf-8?q?v=0D=0AX?=@z.org",
    "a@example.org\uff0cb\uff20bank.org",
    ".ann@example.org",
    "ann..b@example.org",
    "änn@example.org",
    "ann@localhost",
    "ann@10.0.0.1",
    "ann@-x.example",
    "ann@" + "x" * 64 + ".example",
    "a" * 65 + "@example.org",
]


@pytest.mark.parametrize("address", ODD)
async def test_what_is_not_one_mailbox_is_no_channel_and_gets_no_mail(address: str) -> None:
    with pytest.raises(Refused) as caught:
        made(MailChannel(address))
    assert (caught.value.code, caught.value.faults[0].kind) == ("unfit", "address-mail")
    older = made(MailChannel("a@example.org"))
    older = older._replace(target=older.target.replace(b"a@example.org", msgspec.json.encode(address)[1:-1]))
    with Mailbox() as mailbox:
        server = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        own = Courier(NoticeConfiguration(mail=server, webhooks_at=LOOPBACK), None, lambda: 0.0)
        assert (await own.deliver(older, LETTER)).outcome == "refused"
        own.close()
    assert mailbox.recipients == []


@pytest.mark.parametrize(
    ("address", "recipient"),
    [
        ("ann.b+orbis@example.org", "ann.b+orbis@example.org"),
        ("o'neill=x@mail.example.org", "o'neill=x@mail.example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
    ],
)
async def test_a_mail_goes_to_its_one_mailbox(address: str, recipient: str) -> None:
    with Mailbox() as mailbox:
        server = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        own = Courier(NoticeConfiguration(mail=server, webhooks_at=LOOPBACK), None, lambda: 0.0)
        assert (await own.deliver(made(MailChannel(address)), LETTER)).outcome == "sent"
        own.close()
    assert (mailbox.recipients, [mail["To"] for mail in mailbox.received]) == ([recipient], [recipient])


async def _sent(channel: AnyChannel, service: PushService) -> Received:
    with hands() as own:
        assert (await own.courier.deliver(made(channel), LETTER)).outcome == "sent"
    return service.received.pop()


async def test_every_form_is_the_one_that_its_service_takes() -> None:
    with PushService() as service:
        discord = await _sent(DiscordChannel(f"{service.url}/api/webhooks/1/abc"), service)
        assert json.loads(discord.body) == {
            "content": TEXT.replace("<Ann>", r"\<Ann\>"),
            "allowed_mentions": {"parse": []},
        }
        slack = await _sent(SlackChannel(f"{service.url}/services/T/B/x"), service)
        assert json.loads(slack.body)["text"].startswith("Your turn · &lt;Ann&gt;\nAnn &amp; Bob")
        matrix = await _sent(MatrixChannel(service.url, "!room:example.org", "syt_token"), service)
        assert matrix.path.startswith("/_matrix/client/v3/rooms/%21room%3Aexample.org/send/m.room.message/")
        assert matrix.headers["authorization"] == "Bearer syt_token"
        assert json.loads(matrix.body) == {"msgtype": "m.text", "body": TEXT, "m.mentions": {}}
        again = await _sent(MatrixChannel(service.url, "!room:example.org", "syt_token"), service)
        assert again.path == matrix.path, "a home server shows the same transaction once"
        other = request_for(
            MatrixChannel(service.url, "!room:example.org", "syt_token"),
            replace(LETTER, unsubscribe="https://orbis.example/other"),
            "",
            None,
        )
        assert not other.url.endswith(matrix.path), "another channel is told, too"
        ntfy = await _sent(NtfyChannel(f"{service.url}/topic", "tk_1"), service)
        assert (ntfy.path, ntfy.headers["authorization"]) == ("/", "Bearer tk_1")
        assert json.loads(ntfy.body) == {
            "topic": "topic",
            "title": "Your turn · <Ann>",
            "message": "Ann & Bob\n\nStop these messages: https://orbis.example/stop",
            "click": "https://orbis.example/table/table-1",
        }
        asked = await _sent(NtfyChannel(f"{service.url}/ntfy/topic?auth=QmVhcmVy"), service)
        assert (asked.path, json.loads(asked.body)["topic"]) == ("/ntfy/?auth=QmVhcmVy", "topic")
        token = "123456:" + "A" * 35
        telegram = await _sent(TelegramChannel(token, "-100123", url=service.url), service)
        assert telegram.path == f"/bot{token}/sendMessage"
        assert json.loads(telegram.body)["chat_id"] == "-100123"
        assert json.loads(telegram.body)["text"] == TEXT
