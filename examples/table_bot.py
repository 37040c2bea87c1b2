"""A bot for the table server: takes an open seat at http://HOST/tables/ID, or makes a table at http://HOST."""

import json
import random
import sys
import time
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

server, _, table = sys.argv[1].rstrip("/").partition("/tables/")
headers, client = {"Content-Type": "application/json"}, f"{random.getrandbits(64):x}"


def call(path: str, body: object = None) -> Any:
    """Send a request over HTTP and return the answer."""
    content = json.dumps(body).encode() if body else None
    return json.load(urlopen(Request(f"{server}/api/{path}", content, headers)))


headers["Authorization"] = "Bearer " + call("identity", {"name": "Table bot", "token": True})["token"]
table = table or call("tables", {"seats": [{"kind": "open"}, {"kind": "bot", "level": "acolyte"}]})["id"]
kinds = [each["kind"] for each in call(f"tables/{table}?detail=events")["seats"]]
seat = kinds.index("open") if "open" in kinds else sys.exit("no seat is open at this table")
asks: list[dict[str, Any]] = [{"do": "sit", "seat": seat}, {"do": "ready", "seat": seat}]
request = 1  # the number of the first one, which is dropped once it is acknowledged
while True:
    address, now, position, sent = server.replace("http", "ws", 1) + "/api/socket", None, 0, False
    with suppress(OSError, WebSocketException), connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps({"kind": "watch", "table": table, "detail": "events"}))
        while (message := json.loads(socket.recv())).get("error", {}).get("code") != "too_many":
            if message["kind"] in ("table", "event"):
                told = message.get("view") or message["event"]
                if told.get("status") == "over" or "secret" in told:
                    sys.exit()
                now, position = message.get("now") or told.get("now"), told["position"]
            elif message["kind"] == "ack" or message.get("error", {}).get("code") == "stale":
                request, sent, asks = request + 1, False, asks[1:]
            elif message["kind"] == "error":
                sys.exit(message["error"]["message"])
            if now and now["seat"] == seat and not asks:
                asks = [{"do": "act", "actions": [random.choice(now["options"])], "position": position}]
            if asks and not sent:
                ask = {"kind": "submit", "table": table, "client": client, "request": request, "ask": asks[0]}
                socket.send(json.dumps(ask))
                sent = True
    time.sleep(3.5)  # then reconnect, and send again what was not acknowledged
