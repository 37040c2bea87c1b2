"""The answers of a core that is not part of this interpreter, such as one in WebAssembly beside it.

It takes requests as bytes. What takes long may be asked elsewhere, while this thread does something else. But
work that has begun cannot wait for that. So it is broken off, and begins again when the answer is there: what
it has asked so far is then answered at once.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

Core = Callable[[bytes], bytes]
"""Answers a request at once."""


class Unanswered(BaseException):
    """Work cannot go on without the answer to a request. It is no error, so nobody should catch it as one."""

    def __init__(self, request: bytes) -> None:
        super().__init__()
        self.request = request


class Memory:
    """A place in the memory of the core, forgotten there when nobody here refers to it any more."""

    def __init__(self, number: int, forgotten: list[int]) -> None:
        self.number = number
        self._forgotten = forgotten

    def __del__(self) -> None:
        self._forgotten.append(self.number)


class Answers:
    """What some work has asked so far, and what it was answered; and what was made for it in the core."""

    def __init__(self, forgotten: list[int]) -> None:
        self._forgotten = forgotten
        self._known: list[tuple[bytes, bytes]] = []
        self._memories: list[Memory] = []
        self._asked = self._made = 0

    @contextmanager
    def used(self) -> Iterator[None]:
        """Answer from here what is asked meanwhile, from the beginning."""
        global _answers  # noqa: PLW0603 (there is one interpreter and one thread)
        self._asked = self._made = 0
        _answers = self
        try:
            yield
        finally:
            _answers = None

    def add(self, request: bytes, answer: bytes) -> None:
        self._known.append((request, answer))

    def answer_to(self, request: bytes) -> bytes:
        if self._asked == len(self._known):
            raise Unanswered(request)
        known, answer = self._known[self._asked]
        if known != request:
            raise RuntimeError("work that began again asked something else")
        self._asked += 1
        return answer

    def memory(self) -> Memory:
        """The next place that the work makes: the same whenever it begins again."""
        if self._made == len(self._memories):
            self._memories.append(Memory(next(_numbers), self._forgotten))
        self._made += 1
        return self._memories[self._made - 1]


_core: Core | None = None
_answers: Answers | None = None
_numbers = count(1)
_forgotten: list[int] = []


def install(core: Core) -> None:
    """Let a core answer from now on."""
    global _core  # noqa: PLW0603
    _core = core


def ask(request: bytes) -> bytes:
    """The answer to something that takes no time."""
    if _core is None:
        raise ImportError("no core has been installed")
    return _core(request)


def ask_at_length(request: bytes) -> bytes:
    """The answer to something that may take long: at once, or, within the `Answers` of some work, theirs."""
    return ask(request) if _answers is None else _answers.answer_to(request)


def new_memory() -> Memory:
    return Memory(next(_numbers), _forgotten) if _answers is None else _answers.memory()


def forgotten() -> list[int]:
    """What the installed core can forget; it is not told again."""
    gone = _forgotten[:]
    del _forgotten[: len(gone)]
    return gone
