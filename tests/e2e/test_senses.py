"""What is heard and felt, if one wants: a knock for a tile, a tick for a worshipper, a tap in the hand."""

import json

import pytest
from playwright.sync_api import Page, expect

from orbis.rules.choice import choice
from orbis.rules.state import Discarding

from .conftest import Visitor
from .moments import at_once, choose_slot, chooses, opened, opened_with, pick, placed
from .visits import Visit

KNOCK, TICK = [180, 96], [740]

_SENSES = """
window.heard = []; window.felt = [];
navigator.vibrate = (length) => window.felt.push(length);
window.AudioContext = class {
  currentTime = 0;
  destination = {};
  resume() { return Promise.resolve(); }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
  }
  createOscillator() {
    const frequency = { set value(pitch) { window.heard.push(pitch); } };
    return { frequency, connect: (next) => next, start() {}, stop() {} };
  }
};
"""


def with_senses(visit: Visit, **settings: bool) -> Visit:
    """A visitor with such settings, of whom everything heard and felt is noted."""
    visit.context.add_init_script(_SENSES)
    visit.context.add_init_script(f"localStorage.setItem('orbis.settings', '{json.dumps(settings)}')")
    return visit


def noted(page: Page, sense: str) -> list[int]:
    return list(page.evaluate(f"window.{sense}"))


@pytest.mark.parametrize("wanted", [True, False], ids=["on", "off"])
def test_a_tile_that_is_placed_is_heard_and_felt_if_one_wants(visitor: Visitor, wanted: bool) -> None:
    visit = with_senses(visitor(), **({"sounds": True, "haptics": True} if wanted else {}))
    page, state, _, preview, plan = opened_with(visit, at_once)
    choose_slot(page, preview.action, plan)
    expect(placed(page, state, preview.action)).to_be_visible()
    expect(page.locator(".options .main, .options .option, .chosen").first).to_be_visible()
    assert [each for each in noted(page, "heard") if each in KNOCK] == (KNOCK if wanted else [])
    assert len(noted(page, "felt")) == (2 if wanted else 0)


@pytest.mark.thorough
def test_a_worshipper_that_is_chosen_ticks(visitor: Visitor) -> None:
    page, state, _ = opened(with_senses(visitor(), sounds=True), chooses(Discarding))
    found = choice(state)
    assert found is not None
    pick(page, found.picks[0].action)
    expect(page.locator(".chosen .count")).to_contain_text("1")
    assert noted(page, "heard")[-1:] == TICK
    assert noted(page, "felt") == []
