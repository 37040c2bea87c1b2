import pytest
from playwright.sync_api import expect
from support.server import TableServer

from .conftest import Visitor
from .friends import deciding, invited
from .playing import coming, play_turn
from .saying import say


@pytest.mark.both(False)  # the server is killed
def test_two_browsers_go_on_after_the_server_was_killed(visitor: Visitor, frail_server: TableServer) -> None:
    ann, ben = invited(visitor, frail_server)
    for _ in range(3):
        mover, other = deciding(ann, ben)
        play_turn(mover)
        coming(other)
    mover, other = deciding(ann, ben)
    thing = coming(mover)
    assert thing is not None
    thing.click()
    slot = coming(mover)
    assert slot is not None
    frail_server.kill()
    slot.click()
    for page in (ann, ben):
        expect(page.get_by_text(say("pages-reconnecting"))).to_be_visible()
    assert mover.locator(".screen").get_attribute("aria-busy") == "true"
    frail_server.start()
    for page in (ann, ben):
        expect(page.get_by_text(say("pages-reconnecting"))).not_to_be_visible()
    play_turn(mover)
    coming(other)
    for page, seen in ((ann, ben), (ben, ann)):
        page.keyboard.press("l")
        seen.keyboard.press("l")
        sheets = [each.get_by_role("dialog").locator(".story").inner_text() for each in (page, seen)]
        assert sheets[0] == sheets[1]
        for each in (page, seen):
            each.keyboard.press("Escape")


@pytest.mark.thorough
@pytest.mark.both(False)  # friends elsewhere need a server
def test_a_link_never_gives_away_a_taken_seat(visitor: Visitor, server: TableServer) -> None:
    ann, ben = invited(visitor, server)
    deciding(ann, ben)
    third = visitor()
    page = third.open(ann.url.removeprefix(server.address))
    page.locator(".prompt").wait_for()
    assert page.locator(".dot.own").count() == 0
    assert page.locator(".options .option, .options .main").count() == 0
