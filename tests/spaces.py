"""Texts as they are compared with what stands in a test: with plain spaces only."""

from orbis.locales import Sentence, Speech


def plain(text: str) -> str:
    """A text without no-break spaces."""
    return text.replace("\u00a0", " ")


class PlainSpeech(Speech):
    """The words of one language with plain spaces."""

    def text(self, key: str, /, **arguments: str | int) -> str:
        return plain(super().text(key, **arguments))

    def say(self, *sentences: Sentence) -> str:
        return plain(super().say(*sentences))
