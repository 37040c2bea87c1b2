"""Notices by real servers: from an event to a push service, a program or a mailbox."""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import sleep
from urllib.parse import urlsplit

import msgspec
import pytest
from support.description import Answer
from support.loopback import LOOPBACK
from support.server import ServerProcess

from orbis.locales import Speech
from orbis.server.notices.channels import MOST
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.mail import MailServer
from orbis.server.protocol.access import RecoveryLink
from orbis.server.protocol.messages import Look, Ping
from orbis.server.protocol.mine import Next
from orbis.server.stores import is_shared

from .clients import Client
from .databases import execute
from .games import gather
from .mailbox import Mailbox
from .metrics import metric
from .notices.friends import SOON, Friends, notices_of, settled, subscribe
from .notices.push_service import Browser, PushService
from .visitors import HERE, PILGRIM, Person, Visitor, problem_of

SPEECH = Speech("de")


@contextmanager
def serving(database: str, configuration: NoticeConfiguration = SOON) -> Iterator[ServerProcess]:
    with ServerProcess(database, notices=configuration) as server:
        yield server
        assert server.errors() == []


def test_a_friend_who_is_away_is_told_their_turn(database: str) -> None:
    browser = Browser()
    with PushService() as service, serving(database) as server:
        friends = Friends(server)
        channel = subscribe(friends.bob, browser.subscription(f"{service.url}/bob"))
        wanted: dict[str, object] = {"events": {}, "quiet": None, "language": "de"}
        assert friends.bob.ask("PUT", "/api/notices/settings", wanted).status == 200
        friends.leave()
        friends.ann_plays()
        (received,) = service.wait()
        said = browser.read(received.body)
        assert (said["title"], said["language"]) == ("Du bist am Zug gegen Ann", "de")
        assert re.match(r"Ann (baut|legt|nimmt) .+ auf.Ebene.\d", said["body"])
        assert said["table"] == said["tag"] == friends.table
        assert said["url"] == f"/table/{friends.table}"
        assert said["waiting"] == 1
        key = notices_of(friends.bob).key
        assert received.headers["authorization"].endswith(f"k={key}")
        assert settled(database, friends.table) == (Kinds.TURN,)
        assert len(service.received) == 1
        assert metric(friends.bob, 'orbis_notices_total{outcome="sent"}') == 1
        told = server.told()
    for secret in (service.url, channel["id"], browser.subscription("")["p256dh"], "Bob"):
        assert secret not in re.sub(r'"path": "[^"]*"', "", told)


def pause(database: str, table: str) -> None:
    """Let a table be listed as paused."""
    ((stored,),) = execute(database, f"SELECT summary FROM tables WHERE id = '{table}'")
    assert isinstance(stored, bytes)
    paused = msgspec.json.encode({**msgspec.json.decode(stored), "paused": True}).hex()
    summary = f"decode('{paused}', 'hex')" if is_shared(database) else f"X'{paused}'"
    execute(database, f"UPDATE tables SET summary = {summary} WHERE id = '{table}' RETURNING id")


def test_a_notice_counts_the_tables_that_wait_as_the_page_does(database: str) -> None:
    with PushService() as service, serving(database) as server:
        friends = Friends(server)
        for _ in range(2):
            own = friends.bob.create(HERE, PILGRIM)
        assert friends.bob.get("/api/my/next", Next).waiting == 2
        pause(database, own)
        subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook"})
        friends.leave()
        friends.ann_plays()
        said = json.loads(service.wait()[0].body)
        assert said["waiting"] == friends.bob.get("/api/my/next", Next).waiting == 2


def test_whoever_sees_the_table_is_not_told_and_whoever_hid_it_is(database: str) -> None:
    with PushService() as service, serving(database) as server:
        friends = Friends(server)
        subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook"})
        friends.his.line.say(Look(friends.table, visible=True))
        friends.ann_plays()
        friends.his.line.say(Ping())
        assert settled(database, friends.table) == (0,)
        assert service.received == []
        gather((friends.hers, friends.his))
        random = Random(4)
        while friends.his.seat == 1:
            friends.his.act(random.choice(friends.his.options))
        friends.his.line.say(Look(friends.table, visible=False))
        gather((friends.hers, friends.his))
        friends.ann_plays()
        service.wait()


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_dropped(database: str, status: int) -> None:
    with PushService(lambda _: status) as service, serving(database) as server:
        friends = Friends(server)
        subscribe(friends.bob, Browser().subscription(f"{service.url}/bob"))
        friends.leave()
        friends.ann_plays()
        service.wait()
        while notices_of(friends.bob).channels:
            sleep(0.05)
        assert execute(database, "SELECT * FROM notices") == []


def test_a_webhook_is_signed_and_its_secret_shown_once(database: str) -> None:
    with PushService() as service, serving(database) as server:
        friends = Friends(server)
        made = subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook?x=1", "label": "mine"})
        (channel,) = notices_of(friends.bob).channels
        assert (channel.label, channel.secret, channel.failing) == ("mine", "", False)
        tested = friends.bob.ask("POST", f"/api/notices/channels/{made['id']}/test")
        assert json.loads(tested.content) == {"sent": True}
        (received,) = service.wait()
        said = json.loads(received.body)
        assert said["kind"] == "test"
        assert "table" not in said
        signed = received.headers["orbis-timestamp"].encode() + b"." + received.body
        expected = hmac.new(made["secret"].encode(), signed, hashlib.sha256).hexdigest()
        assert received.headers["orbis-signature"] == f"sha256={expected}"
        assert received.path == "/hook?x=1"


def test_a_test_says_by_a_code_why_it_did_not_arrive_and_the_channel_says_so(database: str) -> None:
    answers = {"/refused": 403, "/gone": 404, "/limit": 429, "/sent": 204}
    with PushService(lambda received: answers[received.path]) as service, serving(database) as server:
        ann = Person(server, "Ann")
        for path, status in answers.items():
            made = subscribe(ann, {"kind": "webhook", "url": f"{service.url}{path}"})
            tested = json.loads(ann.ask("POST", f"/api/notices/channels/{made['id']}/test").content)
            expected = {"sent": False, "problem": path[1:], "status": status}
            assert tested == (expected if status != 204 else {"sent": True})
        found = notices_of(ann).channels
        assert [each.failing for each in found] == [True, True, True, False]
        assert [each.ended for each in found] == [False, True, False, False]
        assert len({each.label for each in found}) == 4, "they can be told apart"
        answers["/gone"] = 204
        assert ann.ask("POST", f"/api/notices/channels/{found[1].id}/test").status == 200
        revived = notices_of(ann).channels[1]
        assert (revived.ended, revived.failing, revived.unconfirmed) == (False, False, False)
        answers["/refused"] = 204
        assert ann.ask("POST", f"/api/notices/channels/{found[0].id}/test").status == 200
        assert not notices_of(ann).channels[0].failing


def test_a_channel_that_takes_a_test_again_is_told_again(database: str) -> None:
    statuses = [410, 204, 204]
    with PushService(lambda _: statuses.pop(0)) as service, serving(database) as server:
        friends = Friends(server)
        made = subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook"})
        for ended in (True, False):
            friends.bob.ask("POST", f"/api/notices/channels/{made['id']}/test")
            assert [each.ended for each in notices_of(friends.bob).channels] == [ended]
        friends.leave()
        friends.ann_plays()
        assert json.loads(service.wait(3)[-1].body)["table"] == friends.table


def test_a_link_ends_notices_without_signing_in(database: str) -> None:
    with PushService() as service, serving(database) as server:
        friends = Friends(server)
        made = subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook"})
        friends.bob.ask("POST", f"/api/notices/channels/{made['id']}/test")
        link = urlsplit(json.loads(service.wait()[0].body)["unsubscribe"])
        stranger, path = Visitor(server), f"{link.path}?{link.query}"
        assert link.netloc == server.host
        assert b"<form" in stranger.ask("GET", path).content
        assert len(notices_of(friends.bob).channels) == 1
        for broken in (path[:-1], link.path, f"{path}x&utm_source=mail", f"{link.path}?proof={'x' * 999}"):
            page = stranger.ask("POST", broken, None, {"accept-language": "fr, de-AT;q=0.7, en;q=0.3"})
            assert (page.status, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert '<html lang="de">' in page.content.decode()
            assert SPEECH.text("notice-link-broken") in page.content.decode()
        assert stranger.ask("GET", f"{path}&utm_source=mail").status == 200
        one_click = {"content-type": "application/x-www-form-urlencoded"}
        done = stranger.ask("POST", path, b"List-Unsubscribe=One-Click", one_click)
        assert done.status == 200
        assert b"<form" not in done.content
        assert notices_of(friends.bob).channels == ()
        assert stranger.ask("POST", path).status == 200
        assert b"<form" not in stranger.ask("GET", path).content


def mails_stop(friends: Friends, mailbox: Mailbox, end: str, confirmation: str) -> None:
    """End Bob's mails by the link in one: his mailbox still leads back, and hears of no more turns."""
    friends.bob.ask("PUT", "/api/notices/settings", {"language": "de"})
    stranger, sent = Visitor(friends.bob.server), len(mailbox.received)
    label = "bob@example.org"
    assert SPEECH.text("notice-stop-mails-question", label=label) in stranger.ask("GET", end).content.decode()
    done = SPEECH.text("notice-stop-mails-done", label=label)
    one_click = {"content-type": "application/x-www-form-urlencoded"}
    for method, path in (("POST", end), ("GET", end), ("POST", end), ("GET", confirmation)):
        body = b"List-Unsubscribe=One-Click" if method == "POST" else None
        page = stranger.ask(method, path, body, one_click)
        assert page.status == 200
        assert done in page.content.decode()
        assert b"<form" not in page.content
    (stopped,) = notices_of(friends.bob).channels
    assert (stopped.stopped, stopped.leads_back) == (True, True)
    assert (stopped.failing, stopped.ended, stopped.unconfirmed) == (False, False, False)
    back, random = Client(friends.bob, friends.table), Random(5)
    while back.seat == 1:
        back.act(random.choice(back.options))
    back.line.close()
    friends.hers.catch_up(back.number)
    friends.ann_plays()
    sleep(1)
    assert len(mailbox.received) == sent


def test_a_mailbox_gets_one_mail_until_its_owner_agrees(database: str) -> None:
    with Mailbox() as mailbox:
        mail = MailServer(False, "127.0.0.1", mailbox.port, "", "", "orbis@example.org")
        configuration = NoticeConfiguration(
            mail=mail, site="http://orbis.example", delay=200, poll=0.05, webhooks_at=LOOPBACK
        )
        with serving(database, configuration) as server:
            friends = Friends(server)
            many = {"kind": "mail", "address": "bob@=?utf-8?q?evil.org=2Cvictim=40bank.org?="}
            assert problem_of(friends.bob.ask("POST", "/api/notices/channels", many)).code == "unfit"
            assert notices_of(friends.bob).channels == ()
            made = subscribe(friends.bob, {"kind": "mail", "address": "bob@example.org"})
            assert made["unconfirmed"]
            assert (
                problem_of(friends.bob.ask("POST", f"/api/notices/channels/{made['id']}/test")).code
                == "unfit"
            )
            link = re.search(r"http\S+confirm\?\S+", mailbox.wait()[0].get_content())
            assert link
            assert link[0].startswith("http://orbis.example/"), "not what the request says"
            path = "?".join(urlsplit(link[0])[2:4])
            assert b"<form" in Visitor(server).ask("GET", path).content
            execute(database, "UPDATE channels SET expires = 1")
            for method in ("GET", "POST"):
                page = Visitor(server).ask(method, path, None, {"accept-language": "de"})
                assert page.status == 404
                assert SPEECH.text("notice-confirm-expired") in page.content.decode()
            assert notices_of(friends.bob).channels[0].unconfirmed
            execute(database, f"UPDATE channels SET expires = {10**15}")
            assert Visitor(server).ask("POST", path).status == 200
            (agreed,) = notices_of(friends.bob).channels
            assert (agreed.unconfirmed, agreed.ended, agreed.failing) == (False, False, False)
            assert Visitor(server).ask("POST", path).status == 200
            friends.leave()
            friends.ann_plays()
            _, notice = mailbox.wait(2)
            assert notice["to"] == "bob@example.org"
            assert re.search(r"Ann (builds|turns) .+ in row.\d", notice.get_content())
            assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert str(notice["subject"]).startswith("Orbis: ")
            stop = urlsplit(notice["list-unsubscribe"].strip("<>"))
            mails_stop(friends, mailbox, f"{stop.path}?{stop.query}", path)
            assert "bob@example.org" not in server.told()


@pytest.mark.parametrize(
    ("channel", "code"),
    [
        ({"kind": "webhook", "url": "http://example.org/hook"}, "unfit"),
        ({"kind": "webhook", "url": "https://user:pass@example.org/"}, "unfit"),
        ({"kind": "discord", "url": "nothing at all"}, "unfit"),
        (
            {"kind": "push", "endpoint": "https://push.example/1", "p256dh": "A" * 87, "auth": "A" * 22},
            "unfit",
        ),
        ({"kind": "mail", "address": "bob@example.org"}, "unfit"),
        ({"kind": "mail", "address": "bob@example.org\r\nBcc: all@example.org"}, "unfit"),
        ({"kind": "pigeon", "address": "bob@example.org"}, "bad_request"),
        ({"kind": "webhook", "url": "https://example.org/", "more": 1}, "bad_request"),
    ],
)
def test_channels_to_which_nothing_can_be_sent_are_refused(
    server: ServerProcess, channel: object, code: str
) -> None:
    ann = Person(server, "Ann")
    answer = ann.ask("POST", "/api/notices/channels", channel)
    assert problem_of(answer).code == code
    assert notices_of(ann).channels == ()


def test_a_private_address_is_no_channel(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    wanted = {"kind": "webhook", "url": f"https://localhost:{server.port}/"}
    problem = problem_of(ann.ask("POST", "/api/notices/channels", wanted))
    assert (problem.code, [fault.kind for fault in problem.faults]) == ("unfit", ["address-inside"])
    assert notices_of(ann).channels == ()


def test_everybody_has_their_own_channels_and_ten_of_them(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    ids = [subscribe(ann, {"kind": "ntfy", "url": f"https://ntfy.example/t{n}"})["id"] for n in range(10)]
    again = ann.ask("POST", "/api/notices/channels", {"kind": "ntfy", "url": "https://ntfy.example/x"})
    assert problem_of(again).code == "limit"
    assert notices_of(bob).channels == ()
    for method, path in (("DELETE", ""), ("POST", "/test")):
        assert problem_of(bob.ask(method, f"/api/notices/channels/{ids[0]}{path}")).code == "not_found"
    assert ann.ask("DELETE", f"/api/notices/channels/{ids[0]}").status == 200
    assert [channel.id for channel in notices_of(ann).channels] == ids[1:]


def test_a_browser_that_subscribes_again_replaces_its_channel(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    first, second = Browser(), Browser()
    one = subscribe(ann, first.subscription("https://push.example/1"))
    two = subscribe(ann, second.subscription("https://push.example/1"))
    assert one["id"] == two["id"]
    assert len(notices_of(ann).channels) == 1


def test_a_subscription_takes_the_place_of_another_only_if_nobody_has_ended_that(
    server: ServerProcess,
) -> None:
    ann, bob, browser = Person(server, "Ann"), Person(server, "Bob"), Browser()

    def renew(person: Person, old: int, new: int) -> Answer:
        wanted = browser.subscription(f"https://push.example/{new}")
        replaces = f"https://push.example/{old}"
        return person.ask("POST", "/api/notices/channels", {**wanted, "label": "", "replaces": replaces})

    subscribe(ann, {**browser.subscription("https://push.example/1"), "label": "Phone"})
    assert problem_of(renew(bob, 1, 2)).code == "not_found", "the browser is somebody else's now"
    assert notices_of(bob).channels == ()
    for number in range(MOST - 1):
        subscribe(ann, {"kind": "ntfy", "url": f"https://ntfy.example/{number}"})
    assert renew(ann, 1, 2).status == 201
    assert renew(ann, 2, 2).status == 201
    channels = notices_of(ann).channels
    assert (len(channels), [each.label for each in channels if each.kind == "push"]) == (MOST, ["Phone"])
    (mine,) = [each.id for each in channels if each.kind == "push"]
    assert ann.ask("DELETE", f"/api/notices/channels/{mine}").status == 200
    assert problem_of(renew(ann, 2, 3)).code == "not_found"
    assert len(notices_of(ann).channels) == MOST - 1


def test_a_browser_that_becomes_somebody_elses_is_told_nothing(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann", "cookie"), Person(server, "Bob")
    subscribe(ann, Browser().subscription("https://push.example/1"))
    subscribe(ann, {"kind": "ntfy", "url": "https://ntfy.example/ann"})
    link = bob.post("/api/identity/recovery", None, RecoveryLink).secret
    assert ann.ask("POST", "/api/recovery", {"secret": link}).status == 200
    assert [channel.kind for channel in notices_of(ann).channels] == ["ntfy"]


@pytest.mark.parametrize(
    "settings",
    [
        {"events": {}, "quiet": {"start": 0, "end": 60, "zone": "../../etc/passwd"}, "language": "en"},
        {"events": {}, "quiet": None, "language": "xx"},
        {"events": {}, "quiet": {"start": 0, "end": 1440, "zone": "UTC"}, "language": "en"},
        {"events": {"chat": True}, "quiet": None, "language": "en"},
    ],
)
def test_settings_that_make_no_sense_change_nothing(server: ServerProcess, settings: object) -> None:
    ann = Person(server, "Ann")
    before = notices_of(ann).settings
    assert ann.ask("PUT", "/api/notices/settings", settings).status in (400, 422)
    assert notices_of(ann).settings == before


def test_whoever_is_silenced_stays_so_whatever_else_is_chosen(server: ServerProcess) -> None:
    ann, others = Person(server, "Ann"), ["b" * 32, "c" * 32]
    for other in others:
        assert ann.ask("PUT", f"/api/notices/silenced/{other}").status == 200
    old: dict[str, object] = {"events": {}, "quiet": None, "language": "sk"}
    for settings in (old, {**old, "silenced": []}):
        answer = ann.ask("PUT", "/api/notices/settings", settings)
        assert json.loads(answer.content)["silenced"] == others
        assert notices_of(ann).settings.silenced == tuple(others)
    assert ann.ask("DELETE", f"/api/notices/silenced/{others[0]}").status == 200
    assert notices_of(ann).settings.silenced == (others[1],)
    for nobody in ("b" * 31, ann.id):
        assert ann.ask("PUT", f"/api/notices/silenced/{nobody}").status == 404


def test_forgetting_somebody_forgets_their_channels(database: str) -> None:
    with serving(database) as server:
        friends = Friends(server)
        subscribe(friends.bob, {"kind": "ntfy", "url": "https://ntfy.example/secret-topic", "label": "phone"})
        settings = {"events": {"seat": False}, "quiet": None, "language": "pl"}
        friends.bob.ask("PUT", "/api/notices/settings", settings)
        kept = json.loads(friends.bob.ask("GET", "/api/identity/export").content)
        assert [channel["label"] for channel in kept["channels"]] == ["phone"]
        assert kept["notices"]["language"] == "pl"
        assert kept["addresses"][0]["url"] == "https://ntfy.example/secret-topic"
        assert friends.bob.ask("DELETE", "/api/identity").status == 200
        for part in ("channels", "notice_settings", "notices"):
            assert execute(database, f"SELECT * FROM {part}") == []


def test_a_page_at_another_process_counts_too(postgres_database: str) -> None:
    configuration = NoticeConfiguration(delay=1_500, poll=0.05, webhooks_at=LOOPBACK)
    with (
        PushService() as service,
        serving(postgres_database, configuration) as one,
        serving(postgres_database, configuration) as other,
    ):
        friends = Friends(one)
        subscribe(friends.bob, {"kind": "webhook", "url": f"{service.url}/hook"})
        friends.his.visitor = Visitor(other, friends.bob.headers)
        friends.his.come_back()
        friends.his.line.say(Look(friends.table, visible=True))
        friends.ann_plays()
        friends.his.line.say(Ping())
        assert settled(postgres_database, friends.table) == (0,)
        assert service.received == []
