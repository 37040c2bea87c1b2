"""A shelf: answers that never change, kept as bytes."""

from collections import OrderedDict

MOST_BYTES = 16_000_000


class Shelf:
    """The answers that were asked for last, as far as there is room."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: str) -> bytes | None:
        answer = self._answers.get(key)
        if answer is not None:
            self._answers.move_to_end(key)
        return answer

    def put(self, key: str, answer: bytes) -> None:
        self._bytes += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._answers.popitem(last=False)[1])
