"""Requests to addresses that players name: where they may go, and how long they take."""

import socket
import ssl
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from support.loopback import THIS_MACHINE
from support.server import PATIENCE

from orbis.server.notices.inside import BadPlace, Inside
from orbis.server.notices.outgoing import Forbidden, Request, Unreachable, is_public, send, target_of

from .push_service import PushService


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001:0:0:0:0:0:80ff:fffe",
        "2001:db8::1",
        "fc00::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
    ],
)
def test_what_is_not_public_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_what_is_public_is_not(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https:///path",
        "https://user@example.org/",
        "https://user:password@example.org/",
        "https://example.org:99999/",
        "https://example.org:22/",
        "https://example.org:0/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/",
        "gopher://127.0.0.1",
        "https://[::1",
        "nothing",
    ],
)
def test_addresses_of_other_kinds_are_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        target_of(url)
    with pytest.raises(Forbidden):
        target_of(url.replace("http://", "http://user@"), THIS_MACHINE)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:127.0.0.1]", "0"]
)
def test_no_name_of_this_machine_is_reached(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, pytest.raises(Unreachable):
        send(Request(f"https://{host}:{listening.getsockname()[1]}/", b"", {}))


def test_a_name_that_points_inside_is_refused_whatever_else_it_points_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: pytest.fail("it connects"))
    with pytest.raises(Forbidden):
        send(Request("https://rebinding.example/", b"", {}))


def test_the_address_that_was_checked_is_the_one_that_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    used: list[str] = []

    def resolve(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("1.1.1.1", 443))]

    def connect(address: tuple[str, int], *_: object) -> socket.socket:
        used.append(address[0])
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable):
        send(Request("https://rebinding.example/", b"", {}))
    assert (asked, used) == (["rebinding.example"], ["1.1.1.1"])


HOME = Inside.of(["192.168.1.0/24", "nas.example:8123"])


@pytest.mark.parametrize(
    ("url", "found", "problem"),
    [
        ("http://192.168.1.5:8123/", ["192.168.1.5"], None),
        ("http://nas.lan:8123/", ["192.168.1.5"], None),
        ("https://nas.example.org/", ["192.168.1.5", "1.1.1.1"], None),
        ("http://nas.example:8123/", ["10.0.0.9"], None),
        ("http://nas.lan:8123/", ["192.168.1.5", "192.168.2.5"], "inside"),
        ("http://nas.lan:8123/", ["1.1.1.1"], "address"),
        ("https://nas.example:8124/", ["10.0.0.9"], "inside"),
        ("https://rebinding.example/", ["127.0.0.1"], "inside"),
        ("https://192.168.2.5/", ["192.168.2.5"], "inside"),
        ("https://rebinding.example/", ["::ffff:192.168.1.5"], None),
    ],
)
def test_places_at_home_are_reached_only_if_their_host_names_them(
    monkeypatch: pytest.MonkeyPatch, url: str, found: list[str], problem: str | None
) -> None:
    """Whatever the name is resolved to when the channel is made: the address that is used is checked."""
    used: list[str] = []

    def connect(address: tuple[str, int], *_: object) -> socket.socket:
        used.append(address[0])
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (each, 0)) for each in found])
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable) as caught:
        send(Request(url, b"", {}), inside=HOME)
    assert (caught.value.problem, used) == ((problem, []) if problem else ("unreachable", found))


@pytest.mark.parametrize(
    "place",
    [
        "nas.local",
        "nas.local:",
        "nas.local:0",
        "nas.local:99999",
        "http://nas:80",
        "a b:80",
        "1:2:3:4:5:6:7:8:80",
        "",
    ],
)
def test_a_place_needs_a_port_or_is_a_network(place: str) -> None:
    with pytest.raises(BadPlace):
        Inside.of([place])


@pytest.mark.parametrize("place", ["nas:80", "[fd00::1]:443", "10.0.0.7", "fd00::/8", "NAS.local.:8123"])
def test_places_are_read(place: str) -> None:
    inside = Inside.of([place])
    assert len(inside.hosts) + len(inside.networks) == 1


def test_a_redirection_is_not_followed() -> None:
    with PushService(lambda _: 302) as service:
        assert send(Request(f"{service.url}/a?b=c", b"{}", {"X-One": "1"}), inside=THIS_MACHINE).status == 302
        (received,) = service.received
    assert (received.path, received.body, received.headers["x-one"]) == ("/a?b=c", b"{}", "1")


def test_headers_cannot_be_smuggled() -> None:
    with PushService() as service, pytest.raises(Unreachable):
        send(Request(f"{service.url}/", b"", {"Authorization": "Bearer a\r\nX-Two: 2"}), inside=THIS_MACHINE)


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 2x0 OK\r\n\r\n"])
def test_what_is_not_an_answer_is_none(answer: bytes) -> None:
    with _answering(answer) as url, pytest.raises(Unreachable):
        send(Request(url, b"", {}), inside=THIS_MACHINE)


def test_an_endless_answer_is_not_read() -> None:
    with _answering(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 100_000) as url:
        assert send(Request(url, b"", {}), inside=THIS_MACHINE).status == 200


def test_a_silent_host_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        with pytest.raises(Unreachable) as caught:
            send(Request(url, b"", {}), inside=THIS_MACHINE, within=0.05)
    assert caught.value.problem == "timeout"


def test_a_host_that_drips_is_given_up() -> None:
    """Each byte is in time; all of them are not."""
    with _answering(b"HTTP/1.1 200 OK\r\nX: " + b"y" * 1000, drip=True) as url, pytest.raises(Unreachable):
        send(Request(url, b"", {}), inside=THIS_MACHINE, within=0.3)


class _answering:  # noqa: N801
    """A server that gives one answer to one request."""

    def __init__(self, answer: bytes, *, drip: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._tls = tls
        self._answer = answer
        self._drip = drip

    def __enter__(self) -> str:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.settimeout(PATIENCE)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def _serve(self) -> None:
        plain, _ = self._listening.accept()
        with plain, suppress(OSError):  # the other side has hung up
            if self._tls is None:
                self._reply(plain)
            else:
                with self._tls.wrap_socket(plain, server_side=True) as secured:
                    self._reply(secured)

    def _reply(self, connection: socket.socket) -> None:
        connection.recv(10_000)
        pause = threading.Event()
        for piece in map(bytes, zip(self._answer)) if self._drip else [self._answer]:
            connection.sendall(piece)
            pause.wait(0.02 if self._drip else 0)

    def __exit__(self, *_: object) -> None:
        self._thread.join()
        self._listening.close()


@pytest.mark.parametrize(("host", "trusted"), [("push.example", True), ("other.example", False)])
def test_a_certificate_must_be_that_of_the_host_that_was_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, trusted: bool
) -> None:
    """It connects to an address that was resolved before, but checks the name."""
    resolve = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", lambda _, port, *__, **___: resolve("127.0.0.1", port))
    certificate = _certificate("push.example", tmp_path)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(certificate)
    ours = ssl.create_default_context(cafile=certificate)
    with _answering(b"HTTP/1.1 201 Created\r\n\r\n", tls=theirs) as url:
        request = Request(url.replace("http://127.0.0.1", f"https://{host}"), b"", {})
        if trusted:
            assert send(request, inside=THIS_MACHINE, context=ours).status == 201
        else:
            with pytest.raises(Unreachable) as caught:
                send(request, inside=THIS_MACHINE, context=ours)
            assert caught.value.problem == "certificate"


def _certificate(host: str, folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return file
