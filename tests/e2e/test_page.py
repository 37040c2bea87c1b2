from .conftest import Visitor
from .visits import an_inline_script_is_stopped


def test_the_page_comes_without_a_fault(visitor: Visitor) -> None:
    page = visitor().open()
    page.wait_for_selector("h1")
    assert page.title().startswith("Orbis")


def test_an_inline_script_is_stopped_and_noticed(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected = "policy: script-src-elem inline|Executing inline script"
    an_inline_script_is_stopped(visit)
