"""A bare Starlette echo: the upper bound for any server built on Starlette."""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


app = Starlette(routes=[WebSocketRoute("/echo", echo)])

if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )
