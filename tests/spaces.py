"""Texts with plain spaces only, to compare with literals in tests."""

from orbis.locales import Sentence, Speech


def plain(text: str) -> str:
    """A text with its no-break spaces replaced by plain ones."""
    return text.replace("\u00a0", " ")


class PlainSpeech(Speech):
    def text(self, key: str, /, **arguments: str | int) -> str:
        return plain(super().text(key, **arguments))

    def say(self, *sentences: Sentence) -> str:
        return plain(super().say(*sentences))
