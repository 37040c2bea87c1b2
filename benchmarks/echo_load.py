"""Sockets that send to an echo server and wait for each answer; prints the measurements as JSON."""

import asyncio
import json
import sys
import time

import uvloop

from benchmarks.processor_time import processor_time
from benchmarks.server_load import Socket, in_groups

TEXT = b"x" * 130
"""Has the length of a script player's request."""


async def main() -> None:
    told = json.loads(sys.argv[1])
    answered = 0

    def on_text(socket: Socket, text: bytes) -> None:
        nonlocal answered
        answered += 1
        socket.send(TEXT)

    async def connect() -> Socket:
        socket = Socket("/echo", "", on_text)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", told["port"])
        await socket.opened
        return socket

    for socket in await in_groups([connect() for _ in range(told["sockets"])]):
        socket.send(TEXT)
    await asyncio.sleep(1)
    before, began, used = answered, time.perf_counter(), processor_time(told["server"])
    await asyncio.sleep(told["seconds"])
    messages, passed = answered - before, time.perf_counter() - began
    used = processor_time(told["server"]) - used
    print(json.dumps({"messages_per_second": messages / passed, "server_micros": 1e6 * used / messages}))


if __name__ == "__main__":
    uvloop.run(main())
