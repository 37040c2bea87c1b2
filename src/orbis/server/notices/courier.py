"""The courier: takes letters to channels, in its own threads; a host that does not answer is left alone."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from ipaddress import IPv6Network
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from orbis.server.notices.channels import target_in
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.forms import Letter, Signer, request_for
from orbis.server.notices.gates import Gates
from orbis.server.notices.inside import Inside
from orbis.server.notices.mail import (
    BadMailbox,
    MailServer,
    confirmation_mail,
    links_mail,
    mail_of_test,
    notice_mail,
    send_mail,
)
from orbis.server.notices.outgoing import WITHIN, Answer, Forbidden, NotNow, Unreachable, send, target_of
from orbis.server.notices.pauses import Pauses
from orbis.server.notices.threads import WaitingThreads
from orbis.server.protocol.notices import (
    AnyChannel,
    DeliveryProblem,
    MailChannel,
    OnlineChannel,
    PushChannel,
)
from orbis.server.stores.notices import StoredChannel

THREADS, TEST_THREADS = 16, 8
"""How many letters are under way at once, and how many of those whose sender waits for the answer."""

PER_HOST = PER_PLAYER = 2
"""How many of them to one host, and for one player."""

MOST_FOR_HOST = 32
"""How many letters to one host are under way or wait for that, so that others need not wait for them."""

SOON = 2.0
"""Seconds after which as many more can begin."""

SHARE = 4
"""One place, or one domain whatever its hosts are called, has at most this part of the threads."""

QUEUES = 60.0
"""Seconds after which a letter is put off that waits until others are delivered."""

LONGEST = 3 * WITHIN
"""Seconds for which a letter under way is waited for: name servers keep to no deadline."""

MAIL = "mail"
"""The host's own mail server, among hosts."""

TOO_MUCH = 429

HOST = "host"
"""Who asks for a test mail, among the players who ask for letters."""

Outcome = Literal["sent", "gone", "refused", "later", "paused"]


class Delivery(NamedTuple):
    """What became of a letter.

    It was taken; or the channel is gone, does not want it, or may take it later; or it was not even tried.
    """

    outcome: Outcome
    problem: DeliveryProblem | None = None
    status: int = 0
    """What was answered, if anything was."""


class _Lane:
    """Threads that letters of one sort have for themselves."""

    def __init__(self, most: int) -> None:
        self.threads = WaitingThreads(most)
        self.all, self.places, self.domains = Gates(most), Gates(most // SHARE), Gates(most // SHARE)


class Courier:
    def __init__(
        self,
        configuration: NoticeConfiguration,
        signer: Signer | None,
        seconds: Callable[[], float],
        place_of: Callable[[str], str] = str,
    ) -> None:
        """`place_of` says where a player is; whoever nobody has seen is a place of their own."""
        self._configuration = configuration
        self._signer = signer
        self._place_of = place_of
        self._letters, self._tests = _Lane(THREADS), _Lane(TEST_THREADS)
        self._players, self._hosts = Gates(PER_PLAYER), Gates(PER_HOST)
        self.pauses = Pauses(seconds)

    def close(self) -> None:
        self._letters.threads.close()
        self._tests.threads.close()

    async def deliver(self, channel: StoredChannel, letter: Letter, *, is_test: bool = False) -> Delivery:
        """Take a letter to a channel, in `QUEUES` and `LONGEST` seconds at most."""
        if self.pauses.left(channel.id):
            return Delivery("paused", "limit")
        target, lane = target_in(channel), self._tests if is_test else self._letters
        if isinstance(target.channel, MailChannel):
            return await self._mail(target.channel, letter, channel.player, lane)
        return await self._send(target.channel, letter, target.secret, channel, lane)

    def wait_for(self, channel: StoredChannel, planned: Counter[str]) -> float:
        """Seconds until it makes sense to take anything to a channel.

        Few letters wait for one host, and fewer find out whether one is back that did not answer; `planned`
        counts those that are about to begin.
        """
        host = host_of(target_in(channel).channel)
        left = max(self.pauses.left(channel.id), self.pauses.left(host))
        if left:
            return left
        planned[host] += 1
        before = planned[host] + self._hosts.users(host) - 1
        if host in self.pauses:
            return 0.0 if before < PER_HOST else WITHIN
        return SOON * (before // MOST_FOR_HOST)

    async def ask_to_confirm(
        self, address: str, language: str, site: str, url: str, *, player: str
    ) -> Delivery:
        """Ask the owner of a mailbox whether they want notices there."""
        server = self._configuration.mail
        if server is None:
            return OFF
        mail = confirmation_mail(server.sender, address, language, site, url)
        return _delivery(await self._attempt(MAIL, player, self._tests, partial(send_mail, server, mail)))

    async def mail_links(
        self,
        address: str,
        language: str,
        site: str,
        links: Sequence[tuple[str, str]],
        life: int,
        *,
        player: str,
    ) -> Delivery:
        """Mail the links by which players come back who have confirmed a mailbox."""
        server = self._configuration.mail
        if server is None:
            return OFF
        mail = links_mail(server.sender, address, language, site, links, life=life)
        return _delivery(await self._attempt(MAIL, player, self._tests, partial(send_mail, server, mail)))

    async def mail_test(self, address: str, language: str, site: str) -> Delivery:
        """Mail what the host asks for, to see whether mails arrive; raise `BadMailbox`."""
        server = self._configuration.mail
        if server is None:
            return OFF
        mail = mail_of_test(server.sender, address, language, site)
        return _delivery(await self._attempt(MAIL, HOST, self._tests, partial(send_mail, server, mail)))

    async def _mail(self, channel: MailChannel, letter: Letter, player: str, lane: _Lane) -> Delivery:
        server = self._configuration.mail
        if server is None:
            return OFF
        work = partial(_write_and_mail, server, letter, channel.address)
        try:
            return _delivery(await self._attempt(MAIL, player, lane, work))
        except BadMailbox:
            return Delivery("refused", "address")

    async def _send(
        self, channel: OnlineChannel, letter: Letter, secret: str, stored: StoredChannel, lane: _Lane
    ) -> Delivery:
        if channel.__struct_config__.tag == "push" and self._signer is None:
            return OFF
        inside = self._configuration.inside
        try:
            target_of(_url_of(channel), inside)
        except Forbidden as error:
            return Delivery("refused", error.problem)
        work = partial(_write_and_send, channel, letter, secret, self._signer, inside=inside)
        answer = await self._attempt(host_of(channel), stored.player, lane, work)
        if isinstance(answer, Answer):
            if answer.status == TOO_MUCH:
                self.pauses.begin(stored.id, answer.wait)
            else:
                self.pauses.end(stored.id)
        return _delivery(answer)

    async def _attempt(
        self, host: str, player: str, lane: _Lane, work: Callable[[], Answer | None]
    ) -> Answer | Delivery | None:
        """Do something as soon as there is room: its result, or what became of it without one."""
        if self.pauses.left(host):
            return ALONE
        with ExitStack() as passed:
            try:
                async with asyncio.timeout(QUEUES):
                    for gates, name in (
                        (self._players, player),
                        (lane.places, self._place_of(player) or player),
                        (self._hosts, host),
                        (lane.domains, domain_of(host)),
                        (lane.all, ""),
                    ):
                        await gates.enter(name)
                        passed.callback(gates.leave, name)
            except TimeoutError:
                return Delivery("paused", "busy")
            if self.pauses.left(host):  # somebody has found out meanwhile
                return ALONE
            doing, gate = lane.threads.begin(work), passed.pop_all()
        # A thread that is given up is busy all the same.
        doing.add_done_callback(lambda _: gate.close())
        try:
            async with asyncio.timeout(LONGEST):
                answer = await asyncio.shield(doing)
        except Forbidden as error:
            return Delivery("refused", error.problem, error.status)
        except NotNow as error:
            return Delivery("later", error.problem, error.status)
        except (Unreachable, TimeoutError) as error:
            self.pauses.begin(host, None)
            return Delivery("later", error.problem if isinstance(error, Unreachable) else "timeout")
        if answer is not None and answer.status >= 500:
            self.pauses.begin(host, answer.wait)
        else:
            self.pauses.end(host)
        return answer


def host_of(channel: AnyChannel) -> str:
    """The host to which letters to a channel go."""
    if isinstance(channel, MailChannel):
        return MAIL
    return urlsplit(_url_of(channel)).hostname or ""


def _url_of(channel: OnlineChannel) -> str:
    return channel.endpoint if isinstance(channel, PushChannel) else channel.url


# Encrypting a push and writing a mail take milliseconds: threads do that, not the loop that answers players.


def _write_and_send(
    channel: OnlineChannel, letter: Letter, secret: str, signer: Signer | None, *, inside: Inside
) -> Answer:
    return send(request_for(channel, letter, secret, signer), inside=inside)


def _write_and_mail(server: MailServer, letter: Letter, address: str) -> None:
    send_mail(server, notice_mail(letter, server.sender, address))


def domain_of(host: str) -> str:
    """The last two parts of a host's name: whoever has those can have any number of hosts.

    >>> domain_of("a.b.example.org"), domain_of("203.0.113.7"), domain_of("2001:db8::1")
    ('example.org', '203.0.113', '2001:db8::')
    """
    if ":" in host:
        return str(IPv6Network((host, 32), strict=False).network_address)
    if host.replace(".", "").isdecimal():
        return host.rpartition(".")[0]
    return ".".join(host.rstrip(".").lower().split(".")[-2:])


ALONE = Delivery("paused", "paused")
OFF = Delivery("refused", "off")


def _delivery(answer: Answer | Delivery | None) -> Delivery:
    if isinstance(answer, Delivery):
        return answer
    if answer is None or 200 <= answer.status < 300:
        return Delivery("sent")
    status = answer.status
    if status in (404, 410):
        return Delivery("gone", "gone", status)
    if status == TOO_MUCH:
        return Delivery("later", "limit", status)
    return Delivery("later", "later", status) if status >= 500 else Delivery("refused", "refused", status)
