"""Channels: which can be made, and where their links lead."""

import json

import pytest

from orbis.server.http.endpoint import HOST
from orbis.server.notices.channels import LONGEST_SITE, made_channel
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.forms import Letter, request_for
from orbis.server.notices.inside import Inside
from orbis.server.notices.mail import notice_mail
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
from orbis.server.tables.refusals import Refused


@pytest.mark.parametrize("site", ["", "https://" + "a" * LONGEST_SITE])
def test_a_channel_needs_an_address_of_the_server(site: str) -> None:
    with pytest.raises(Refused, match="Host header"):
        made_channel(WebhookChannel("https://example.org/"), "bob", id="c1", secret="", site=site, now=0)


@pytest.mark.parametrize(
    ("host", "is_one"),
    [
        ("orbis.example", True),
        ("orbis.example:8443", True),
        ("[2001:db8::1]:80", True),
        ("a" * 253, True),
        ("a" * 254, False),
        ("a:" + "1" * 6, False),
        ("[" + "1:" * 40 + "]", False),
        ("a/b", False),
        ("", False),
    ],
)
def test_a_host_is_no_longer_than_a_name_can_be(host: str, is_one: bool) -> None:
    assert bool(HOST.fullmatch(host)) == is_one


@pytest.mark.parametrize(
    ("site", "origins", "named", "expected"),
    [
        ("", (), "http://lan", "http://lan"),
        ("https://o.example", (), "https://evil.example", "https://o.example"),
        ("https://o.example", (), "https://o.example", "https://o.example"),
        ("https://o.example", ("https://two.example",), "https://two.example", "https://two.example"),
        ("", ("https://two.example",), "https://two.example", "https://two.example"),
        ("", ("https://two.example",), "https://evil.example", ""),
    ],
)
def test_links_lead_only_where_the_host_says(
    site: str, origins: tuple[str, ...], named: str, expected: str
) -> None:
    assert NoticeConfiguration(site=site).site_for(named, origins) == expected


BOT = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc"


@pytest.mark.parametrize(
    ("channel", "problem"),
    [
        (WebhookChannel("hallo"), "address-https"),
        (WebhookChannel(""), "address-https"),
        (WebhookChannel("http://example.org/hook"), "address-https"),
        (WebhookChannel("example.org/hook"), "address-https"),
        (WebhookChannel("http://192.168.1.5/hook"), "address-http-inside"),
        (WebhookChannel("http://printer.local/hook"), "address-http-inside"),
        (WebhookChannel("http://[::1/hook"), "address-https"),
        (WebhookChannel("https://ann:secret@example.org/hook"), "address-odd"),
        (WebhookChannel("https://192.168.0.7/hook"), "address-inside"),
        (WebhookChannel("https://[::1]/hook"), "address-inside"),
        (WebhookChannel("https://2130706433/hook"), "address-inside"),
        (WebhookChannel("https://printer.local/hook"), "address-inside"),
        (DiscordChannel("https://example.org/api/webhooks/1/x"), "address-discord"),
        (SlackChannel("https://example.org/services/x"), "address-slack"),
        (DiscordChannel("https://discord.com/api/webhooks/"), "address-discord"),
        (NtfyChannel("https://ntfy.sh"), "address-ntfy"),
        (NtfyChannel("https://ntfy.sh/"), "address-ntfy"),
        (NtfyChannel("https://ntfy.sh/my topic"), "address-odd"),
        (NtfyChannel("https://ntfy.sh/my.topic"), "address-ntfy"),
        (NtfyChannel("https://ntfy.sh/topic", "tk a"), "token: address-token"),
        (MatrixChannel("https://matrix.org", "raum", "syt"), "room: address-room"),
        (MatrixChannel("https://matrix.org", "#raum:matrix.org", "syt"), "room: address-room"),
        (MatrixChannel("https://matrix.org", "!raum:matrix.org", ""), "token: address-token"),
        (TelegramChannel(BOT, "Anna"), "chat: address-chat"),
        (TelegramChannel("token", "1"), "token: address-bot"),
        (TelegramChannel(BOT.replace("1", "\N{ARABIC-INDIC DIGIT ONE}"), "1"), "token: address-bot"),
        (TelegramChannel(BOT, "\N{ARABIC-INDIC DIGIT ONE}"), "chat: address-chat"),
        (TelegramChannel(BOT, "@orbis_néws"), "chat: address-chat"),
        (MailChannel("dieter"), "address: address-mail"),
        (MailChannel(""), "address: address-mail"),
        (MatrixChannel("https://matrix.org", "!raum:matrix.org", "syt"), None),
        (MatrixChannel("https://matrix.org", "!raum", "syt"), None),
        (TelegramChannel(BOT, "-100123"), None),
        (TelegramChannel(BOT, "@orbis_news"), None),
        (MailChannel("dieter@example.org"), None),
        (WebhookChannel("https://example.org/hook"), None),
        (DiscordChannel("https://discord.com/api/webhooks/1/x"), None),
        (SlackChannel("https://hooks.slack.com/services/x"), None),
        (NtfyChannel("https://ntfy.sh/topic"), None),
    ],
)
def test_an_address_to_which_nothing_can_be_sent_is_refused_with_the_cause(
    channel: AnyChannel, problem: str | None
) -> None:
    def add() -> None:
        made_channel(channel, "a" * 32, id="c", secret="s", site="https://orbis.example", now=0)

    if problem is None:
        add()
        return
    with pytest.raises(Refused) as caught:
        add()
    (fault,) = caught.value.faults
    field, kind = problem.split(": ") if ": " in problem else ("url", problem)
    assert (caught.value.code, fault.column, fault.kind) == ("unfit", field, kind)


@pytest.mark.parametrize(
    ("url", "is_allowed"),
    [
        ("https://192.168.1.5/hook", True),
        ("http://192.168.1.5/hook", True),
        ("http://192.168.1.5:8123/hook", True),
        ("http://nas.lan:9000/", True),
        ("http://homeassistant.local:8123/api", True),
        ("http://example.org:25/", True),
        ("http://192.168.2.5/hook", False),
        ("http://192.168.1.5:25/hook", False),
        ("http://example.org:8123/", False),
        ("http://example.org/", False),
        ("https://10.0.0.1/", False),
    ],
)
def test_a_host_can_name_places_at_home(url: str, is_allowed: bool) -> None:
    home = Inside.of(["192.168.1.0/24", "homeassistant.local:8123", "example.org:25"])

    def add() -> None:
        site = "https://orbis.example"
        made_channel(WebhookChannel(url), "a" * 32, id="c", secret="s", site=site, now=0, inside=home)

    if is_allowed:
        add()
    else:
        with pytest.raises(Refused):
            add()


@pytest.mark.parametrize("leads_on", [False, True])
def test_a_webhook_gets_the_number_of_an_event_only_with_the_table_of_that_event(leads_on: bool) -> None:
    words = Words("rematch", "Rematch", "", "t2", "en")
    letter = Letter(words, "https://orbis.example", "", waiting=1, number=7, at=0, leads_on=leads_on)
    request = request_for(WebhookChannel("https://home.example/"), letter, "secret", None)
    told = json.loads(request.body)
    assert (told["table"], told.get("event")) == ("t2", None if leads_on else 7)


def test_a_mail_program_can_read_the_link_that_ends_notices() -> None:
    link = "https://orbis.example/api/notices/unsubscribe?channel=" + "c" * 24 + "&proof=" + "p" * 60
    words = Words("turn", "Your turn · Björn", "Björn takes a tile.", "t1", "en")
    letter = Letter(words, "https://orbis.example", link, waiting=1, number=7, at=0)
    written = bytes(notice_mail(letter, "orbis@orbis.example", "ann@example.org"))
    assert f"List-Unsubscribe: <{link}>\r\n".encode() in written
