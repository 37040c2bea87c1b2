"""A push service for tests: it takes whatever is sent to it, and decrypts it as a browser does."""

import base64
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler
from typing import Any

import http_ece  # another implementation than ours
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.local_server import LocalServer


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


class Browser:
    """The keys of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, content: bytes) -> Any:
        """What a push message says."""
        read = http_ece.decrypt(content, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(read)


@dataclass
class Received:
    path: str
    headers: Mapping[str, str]
    body: bytes


class PushService(LocalServer[Received]):
    """Takes requests on this machine; `answer` decides their status."""

    def __init__(self, answer: Callable[[Received], int] = lambda _: 201) -> None:
        super().__init__()
        self.answer = answer

    def handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                headers = {name.lower(): value for name, value in self.headers.items()}
                request = Received(self.path, headers, self.rfile.read(length))
                service.take(request)
                status = service.answer(request)
                if status:
                    self.send_response(status)
                    self.send_header("content-length", "0")
                    self.end_headers()

            do_PUT = do_POST  # noqa: N815

            def log_message(self, *_: object) -> None:
                pass

        return Handler

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"
