"""Notices of servers that are killed, on both stores."""

import signal

import pytest
from support.loopback import LOOPBACK
from support.server import ServerProcess

from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.kinds import Kinds

from .friends import SOON, Friends, notices_of, settled, subscribe
from .push_service import Browser, PushService


@pytest.mark.thorough
def test_the_same_notice_goes_out_once_after_a_kill(database: str) -> None:
    """The event is acknowledged, and the server is gone before anybody is told."""
    slow = NoticeConfiguration(delay=2_000, poll=0.05, webhooks_at=LOOPBACK)
    browser = Browser()
    with PushService() as service, ServerProcess(database, notices=slow) as server:
        friends = Friends(server)
        subscribe(friends.bob, browser.subscription(f"{service.url}/bob"))
        key = notices_of(friends.bob).key
        friends.leave()
        friends.ann_plays()
        server.kill()
        assert service.received == []
        server.start()
        (received,) = service.wait()
        assert browser.read(received.body)["kind"] == "turn"
        assert notices_of(friends.bob).key == key
        assert settled(database, friends.table) == (Kinds.TURN,)
        assert len(service.received) == 1


@pytest.mark.thorough
def test_a_kill_after_sending_repeats_a_notice_that_replaces_itself(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """What cannot be exactly once: the server does not know whether it was taken. Its topic is the same."""
    database = str(tmp_path_factory.mktemp("kill") / "orbis.sqlite")
    browser = Browser()
    servers: list[ServerProcess] = []

    def kill(_: object) -> int:
        if servers:
            servers.pop().process.send_signal(signal.SIGKILL)
            return 0
        return 201

    with PushService(kill) as service, ServerProcess(database, notices=SOON) as server:
        friends = Friends(server)
        subscribe(friends.bob, browser.subscription(f"{service.url}/bob"))
        friends.leave()
        servers.append(server)
        friends.ann_plays()
        service.wait()
        server.process.wait()
        server.kill()
        server.start()
        first, second = service.wait(2)
        assert first.headers["topic"] == second.headers["topic"]
        assert browser.read(first.body)["tag"] == browser.read(second.body)["tag"]
        assert settled(database, friends.table) == (Kinds.TURN,)
        assert len(service.received) == 2
