"""Web push: RFC 8291's own example, another library's decryption, and the server's signature."""

import base64
import json
from urllib.parse import urlsplit

import http_ece
import py_vapid
import pytest
import pywebpush
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from orbis.server.notices import push
from orbis.server.notices.forms import Letter, Signer, payload_of, request_for, topic_of
from orbis.server.notices.words import Words
from orbis.server.protocol.notices import PushChannel

from .push_service import Browser, encoded

NOW = 1_700_000_000
WORDS = Words("turn", "Your turn · Ann", "Ann takes the volcano. Round 7 of 15.", "table-1", "en")


def letter(words: Words = WORDS, ttl: int = 3600) -> Letter:
    return Letter(words, "https://orbis.example", "https://orbis.example/stop", 2, 40, NOW * 1000, ttl)


def test_rfc_8291_has_an_example() -> None:
    """Section 5 and appendix A."""
    message = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own_key=push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_another_library_reads_what_we_encrypt() -> None:
    browser = Browser()
    asked = browser.subscription("https://push.example/abc")
    for content in ({"title": "x"}, {"title": "Ваш ход", "body": "б" * 1900}):
        written = json.dumps(content, ensure_ascii=False).encode()
        message = push.encrypted(written, asked["p256dh"], asked["auth"])
        assert browser.read(message) == content
        assert len(message) <= push.RECORD


def test_pywebpush_encrypts_to_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same key and salt, which it draws in two modules."""
    browser, salt = Browser(), bytes(range(100, 116))
    asked = browser.subscription("https://push.example/abc")
    own = ec.generate_private_key(ec.SECP256R1())
    keys = {"p256dh": asked["p256dh"], "auth": asked["auth"]}
    other = pywebpush.WebPusher({"endpoint": asked["endpoint"], "keys": keys})
    monkeypatch.setattr(pywebpush.ec, "generate_private_key", lambda *_: own)
    monkeypatch.setattr(http_ece.os, "urandom", lambda size: salt[:size])
    number = own.private_numbers().private_value.to_bytes(32, "big")
    for content in (b"{}", '{"title":"Ваш ход"}'.encode(), b"x" * push.LARGEST):
        ours = push.encrypted(content, asked["p256dh"], asked["auth"], own_key=number, salt=salt)
        assert ours == other.encode(content, "aes128gcm")["body"]


def test_its_library_accepts_our_signature() -> None:
    header = push.authorization(push.new_key(), "https://push.example/a", "mailto:host@example.org", NOW)
    header = header.replace(", ", ",")  # it reads no space there, which RFC 8292 allows
    assert py_vapid.Vapid02.verify(header)
    assert not py_vapid.Vapid02.verify(header.replace("vapid t=ey", "vapid t=Ey"))


def test_a_message_that_is_too_long_is_shortened() -> None:
    browser = Browser()
    channel = PushChannel(
        **{k: v for k, v in browser.subscription("https://push.example/a").items() if k != "kind"}
    )
    long = WORDS._replace(body="Ж" * 5000, title="Т" * 5000)
    request = request_for(channel, letter(long), "", Signer(push.new_key(), ""))
    read = browser.read(request.body)
    assert len(request.body) <= push.RECORD
    assert read["body"].startswith("Ж")
    assert read["tag"] == read["table"] == "table-1"


def test_a_push_has_the_headers_that_services_want() -> None:
    browser = Browser()
    channel = PushChannel(
        **{k: v for k, v in browser.subscription("https://push.example:8443/a").items() if k != "kind"}
    )
    key = push.new_key()
    request = request_for(channel, letter(), "", Signer(key, "mailto:host@example.org"))
    headers = dict(request.headers)
    assert headers["TTL"] == "3600"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Topic"] == topic_of("table-1") != topic_of("table-2")
    assert len(headers["Topic"]) <= 32
    assert "table-1" not in headers["Topic"]
    scheme, _, rest = headers["Authorization"].partition(" ")
    token, public = rest.removeprefix("t=").split(", k=")
    assert scheme == "vapid"
    assert public == push.public_key(key)
    header, claims, signature = token.split(".")
    assert json.loads(push.decoded(header)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(push.decoded(claims))
    assert said == {
        "aud": "https://push.example:8443",
        "exp": NOW + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    _verify(public, f"{header}.{claims}", signature)
    with pytest.raises(InvalidSignature):
        _verify(public, f"{header}.{claims}x", signature)


def _verify(public: str, signed: str, signature: str) -> None:
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(public))
    raw = push.decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, signed.encode(), ec.ECDSA(SHA256()))


def test_without_a_contact_the_servers_own_address_is_named() -> None:
    signer = Signer(push.new_key(), "")
    assert signer.contact_for("https://orbis.example") == "https://orbis.example"
    assert urlsplit(signer.contact_for("http://localhost:8000")).scheme == "mailto"


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("A" * 87, encoded(bytes(16))),
        (encoded(b"\x04" + bytes(64)), encoded(bytes(16))),
        (Browser().subscription("")["p256dh"], encoded(bytes(15))),
        (Browser().subscription("")["p256dh"], "?" * 22),
    ],
    ids=["too short", "not on the curve", "a short secret", "not base64"],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(push.BadSubscription):
        push.check_keys(p256dh, auth)


def test_the_payload_says_what_a_page_needs() -> None:
    assert json.loads(payload_of(letter())) == {
        "title": "Your turn · Ann",
        "body": "Ann takes the volcano. Round 7 of 15.",
        "kind": "turn",
        "table": "table-1",
        "url": "/table/table-1",
        "tag": "table-1",
        "waiting": 2,
        "language": "en",
        "unsubscribe": "https://orbis.example/stop",
    }


def test_keys_are_as_long_as_base64_says() -> None:
    assert len(base64.urlsafe_b64decode(push.public_key(push.new_key()) + "=")) == 65


def test_an_address_that_leaves_no_room_ends_with_an_empty_body() -> None:
    long = Letter(WORDS, "https://orbis.example", "https://orbis.example/" + "x" * 5000, 2, 40, NOW * 1000)
    assert json.loads(payload_of(long))["body"] == ""
