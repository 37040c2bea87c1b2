import subprocess
import sys

import pytest

from orbis.locales import LANGUAGES, MissingText, Speech, UnknownLanguage, chosen_language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("pl", "pl"), ("PL", "pl"), ("pl_PL.UTF-8", "pl"), ("de-AT", "de"), ("sr@latin", None), ("", None)],
)
def test_a_requested_language_is_found_or_refused(wanted: str, language: str | None) -> None:
    if language is None:
        with pytest.raises(UnknownLanguage, match=r"en \(English\), pl \(Polski\), sk .*, ru .*, de "):
            chosen_language(wanted, {"LANG": "de"})
    else:
        assert chosen_language(wanted, {"LANG": "ru"}) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "sk", "LC_MESSAGES": "ru"}, "ru"),
        ({"LANG": "sk", "LC_MESSAGES": "ru", "LC_ALL": "de"}, "de"),
        ({"LC_ALL": "de", "ORBIS_LANG": "pl"}, "pl"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert chosen_language(None, environment) == language


def test_languages_are_listed_by_their_own_names() -> None:
    assert dict(LANGUAGES) == {
        "en": "English",
        "pl": "Polski",
        "sk": "Slovenčina",
        "ru": "Русский",
        "de": "Deutsch",
    }


def test_an_unknown_key_raises() -> None:
    for key in ("nothing", "nothing.short", "score-god.long", "-nothing-now", "god-G1.", ""):
        with pytest.raises(MissingText, match="unknown key"):
            Speech("en").text(key)


def test_a_text_with_a_missing_argument_raises() -> None:
    speech = Speech("pl")
    with pytest.raises(MissingText, match=r"no text 'log-end' in 'pl': Unknown external: name"):
        speech.text("log-end")
    with pytest.raises(MissingText, match="colour"):
        speech.text("worshippers-of-colour", count=2)


def test_a_missing_text_is_a_key_error() -> None:
    assert issubclass(MissingText, KeyError)


def test_only_the_language_in_use_is_loaded() -> None:
    program = """
import pathlib
from orbis.locales import Speech
read = set()
original = pathlib.Path.open
def spied(path, *rest, **more):
    read.add(path.parent.name)
    return original(path, *rest, **more)
pathlib.Path.open = spied
Speech("sk").text("option-end")
print(read)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "{'sk'}\n"
