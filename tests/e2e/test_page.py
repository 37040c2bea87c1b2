from .conftest import Visitor
from .visits import Visit


def test_the_page_comes_without_a_fault(visitor: Visitor) -> None:
    page = visitor().open()
    page.wait_for_selector("h1")
    assert page.title().startswith("Orbis")


def test_an_inline_script_is_stopped_and_noticed(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected = "policy: script-src-elem inline|Executing inline script"
    an_inline_script_is_stopped(visit)


def an_inline_script_is_stopped(visit: Visit) -> None:
    page = visit.open()
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = 1'}))"
    )
    page.wait_for_function("() => window.ran === undefined")
    assert any(fault.startswith("error: policy: script-src-elem inline") for fault in visit.faults)
