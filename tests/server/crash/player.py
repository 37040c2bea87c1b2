"""A client that plays a table, comes back whenever it loses the server, and sends again what it must."""

import asyncio
import json
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from .ledger import Ask, Key, TableLedger

RETRY = 0.05
"""Seconds before it connects again, less than a browser would wait."""

MAY_BE_DONE = ("unavailable", "too_many")
"""Refusals after which the same request is sent again."""


class Account(NamedTuple):
    """Somebody who plays."""

    id: str
    token: str


class BrokenPromise(AssertionError):
    """The server said something that does not fit what it had said before."""


class Player:
    """One identity at one table, with every seat that it has there."""

    def __init__(self, address: str, account: Account, ledger: TableLedger, random: Random) -> None:
        self._address = address
        self._account = account
        self._ledger = ledger
        self._random = random
        self._known = 0
        self._requests = 0
        self._pending: tuple[Key, Ask] | None = None
        self._view: dict[str, Any] = {}
        self._now: dict[str, Any] | None = None
        self._position = 0
        self._watching = 0

    async def play(self) -> None:
        """Play until the game is over."""
        headers = {"authorization": f"Bearer {self._account.token}"}
        while not self._ledger.over or self._pending is not None:
            try:
                async with connect(
                    self._address, additional_headers=headers, compression=None, max_size=None
                ) as socket:
                    await self._attend(socket)
            except InvalidStatus as error:
                if error.response.status_code in (401, 403):
                    raise BrokenPromise("the server has forgotten an identity") from None
                await asyncio.sleep(RETRY)
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(RETRY)

    async def _attend(self, socket: ClientConnection) -> None:
        self._watching = 0
        await self._watch(socket)
        # In the order of a connection: it is dealt with after that.
        await self._send_again(socket)
        async for text in socket:
            message = json.loads(text)
            match message["kind"]:
                case "table":
                    self._see(message)
                case "event":
                    self._hear(message["event"])
                    self._now, self._position = message.get("now"), message["event"]["position"]
                    if message["event"]["kind"] not in ("acted", "took_back"):
                        await self._watch(socket)
                case "ack":
                    self._acknowledge(message)
                case "error":
                    await self._refuse(socket, message)
                case _:
                    continue
            if self._is_over() and self._pending is None:
                self._ledger.over = True
                return
            if message["kind"] in ("table", "event", "ack"):
                await self._ask(socket)

    async def _watch(self, socket: ClientConnection) -> None:
        self._watching += 1
        await _send(socket, kind="watch", table=self._ledger.id, detail="events", after=self._known)

    def _see(self, message: dict[str, Any]) -> None:
        self._watching -= 1
        view, missed = message["view"], message.get("missed", [])
        numbers = [happened["number"] for happened in missed]
        # Some may have come by themselves since they were asked for.
        first = min([*numbers, self._known + 1])
        if numbers != list(range(first, view["number"] + 1)):
            raise BrokenPromise(f"after {self._known} of {view['number']} come {numbers}")
        for happened in missed:
            if happened["number"] <= self._known:
                self._ledger.hear(happened)
            else:
                self._hear(happened)
        self._view, self._now, self._position = view, view.get("now"), view["position"]

    def _hear(self, happened: dict[str, Any]) -> None:
        if happened["number"] != self._known + 1:
            raise BrokenPromise(f"event {happened['number']} comes after {self._known}")
        self._known += 1
        self._ledger.hear(happened)

    def _acknowledge(self, message: dict[str, Any]) -> None:
        key = Key(self._account.id, message["client"], message["request"])
        self._ledger.acknowledge(key, message["event"], message.get("duplicate", False))
        if self._pending is not None and self._pending[0] == key:
            self._pending = None

    async def _refuse(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        code = message["error"]["code"]
        if code in MAY_BE_DONE:
            await asyncio.sleep(RETRY)
            if message.get("request"):
                await self._send_again(socket)
            else:
                self._watching -= 1
                await self._watch(socket)
            return
        if self._pending is None or message.get("request") != self._pending[0].request:
            raise BrokenPromise(f"refused without reason: {message}")
        if code not in ("stale", "seat_taken"):
            raise BrokenPromise(f"a legal request was refused: {self._pending} {message}")
        self._ledger.refused.add(self._pending[0])
        self._pending = None
        await self._watch(socket)

    def _is_over(self) -> bool:
        return self._view.get("status") == "over" or bool(self._now and self._now["phase"] == "over")

    async def _ask(self, socket: ClientConnection) -> None:
        """Ask what is to be asked next, if nothing waits for an answer."""
        if self._watching or self._pending is not None or self._is_over():
            return
        ask = self._next()
        if ask is not None:
            self._requests += 1
            key = Key(self._account.id, "crash", self._requests)
            self._pending = (key, ask)
            self._ledger.asked[key] = ask
            await self._send_again(socket)

    async def _send_again(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            (_, client, request), ask = self._pending
            await _send(socket, kind="submit", table=self._ledger.id, client=client, request=request, ask=ask)

    def _next(self) -> Ask | None:
        seats = self._view["seats"]
        own = [number for number, seat in enumerate(seats) if seat["player"] == self._account.id]
        if self._now is None:
            unready = [number for number in own if not seats[number]["ready"]]
            if unready:
                return {"do": "ready", "seat": unready[0], "nonce": f"nonce {self._random.random()}"}
            vacant = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
            return {"do": "sit", "seat": vacant[0]} if vacant and not own else None
        if self._now["seat"] not in own:
            return None
        if self._now["running"] and self._random.random() < 0.1:
            return {"do": "take_back", "position": self._position, "whole": self._random.random() < 0.3}
        return {
            "do": "act",
            "actions": [self._random.choice(self._now["options"])],
            "position": self._position,
        }


async def _send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))
