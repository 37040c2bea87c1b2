"""Moments of games at which a table is opened, and what is done there."""

from collections.abc import Callable
from functools import reduce
from typing import Any

from playwright.sync_api import Locator, Page, expect

from orbis.play import Match
from orbis.rules import Action, Phase, State, apply
from orbis.rules.actions import EndTurn, TakeTile
from orbis.rules.choice import choice
from orbis.rules.previews import Plan, Preview, previews
from orbis.rules.state import Discarding, Striking

from .tables import HERE, prepared
from .visits import Message, Visit

Planned = tuple[Preview, Plan]
Asked = list[dict[str, Any]]


def opened(visit: Visit, wanted: Callable[[Match], bool]) -> tuple[Page, State, Asked]:
    """A table at the first moment that is wanted, its state, and everything that the page will ask there."""
    found: list[State] = []

    def is_wanted(match: Match) -> bool:
        found.append(match.state)
        return wanted(match)

    path = prepared(visit, is_wanted, HERE, HERE)
    asked: Asked = []

    def note(sent: Message) -> None:
        asked.extend([sent["ask"]] if sent["kind"] == "submit" else [])

    visit.listen("sent", note)
    page = visit.open(path)
    expect(page.locator(".dot.own")).to_be_visible()
    return page, found[-1], asked


def opened_with(
    visit: Visit, planned: Callable[[State], Planned | None]
) -> tuple[Page, State, Asked, Preview, Plan]:
    """A table at the first turn that can begin with such a plan, and the plan."""
    page, state, asked = opened(visit, lambda match: begins(match) and planned(match.state) is not None)
    found = planned(state)
    assert found is not None
    return page, state, asked, *found


def close_notices(page: Page) -> None:
    """Close what is told above the prompt, unless it has faded already."""
    page.locator(".branched > button").evaluate_all("all => all.forEach((each) => each.click())")
    expect(page.locator(".notice")).to_have_count(0)


def begins(match: Match) -> bool:
    """Whether a turn begins."""
    return match.state.phase is Phase.TAKE and not match.decided


def takings(state: State) -> tuple[Preview, ...]:
    """What the tiles that can be taken would do."""
    return tuple(each for each in previews(state) if isinstance(each.action, TakeTile))


def varied(state: State) -> bool:
    """Whether some tiles can be built, and others not."""
    return {each.unbuildable is None for each in takings(state)} == {True, False}


def at_once(state: State) -> Planned | None:
    """How a tile can be taken, built and placed without another choice."""
    found = ((each, plan) for each in takings(state) for plan in each.plans)
    return next(((each, plan) for each, plan in found if len(plan.actions) > 2 and not plan.later), None)


def whole_turn(state: State) -> Planned | None:
    """How a tile can be taken, built and placed so that only the end of the turn is left."""
    found = ((each, plan) for each in takings(state) for plan in each.plans if not plan.later)
    return next(
        (
            (each, plan)
            for each, plan in found
            if len(plan.actions) > 2 and reduce(apply, plan.actions, state).phase is Phase.END
        ),
        None,
    )


def with_a_stake(state: State) -> Planned | None:
    """How a tile can be placed so that one may do without its points."""
    found = ((each, plan) for each in takings(state) for plan in each.plans if not plan.later)
    stakes = (Discarding, Striking)
    return next(
        (each for each in found if isinstance(reduce(apply, each[1].actions, state).decision, stakes)), None
    )


def for_any(state: State) -> Planned | None:
    """How a tile can be built whose price is the player's choice."""
    for each in takings(state):
        payment = each.price.payment if each.price else None
        if payment is not None and len(payment.picks) > 1:
            return next((each, plan) for plan in each.plans if plan.later)
    return None


def chooses(decision: type) -> Callable[[Match], bool]:
    """Whether several worshippers of several kinds are to be chosen, with more than one way."""

    def wanted(match: Match) -> bool:
        found = choice(match.state) if isinstance(match.state.decision, decision) else None
        return (
            found is not None
            and 1 < found.due < sum(pick.most for pick in found.picks)
            and len(found.picks) > 1
        )

    return wanted


def on_display(page: Page, take: Action) -> Locator:
    return page.locator(f'.display [data-action="{take.id}"]')


def slot(page: Page, plan: Plan) -> Locator:
    return page.locator(f'.pyramid [data-action="{plan.action.id}"]')


def choose_slot(page: Page, take: Action, plan: Plan) -> None:
    on_display(page, take).click()
    slot(page, plan).click()


def pick(page: Page, action: Action) -> None:
    """Choose a worshipper."""
    page.locator(
        f'button.choice[data-action="{action.id}"], .display [data-action="{action.id}"]'
    ).first.click()


def placed(page: Page, state: State, take: Action) -> Locator:
    """A tile of the display once it is in the pyramid."""
    assert isinstance(take, TakeTile)
    tile = state.display[take.cell].tile
    assert tile is not None
    return page.locator(f'.pyramid [data-at="tile-{tile.id}"]')


def done(asked: Asked) -> list[str]:
    """What was asked, in short."""
    return ["end" if ask.get("actions") == [EndTurn().id] else str(ask["do"]) for ask in asked]


def until(page: Page, asked: Asked, wanted: list[str]) -> None:
    """Wait until so much was asked and answered, and see that it is this."""
    for _ in range(100):
        if len(asked) >= len(wanted) and page.locator(".screen").get_attribute("aria-busy") == "false":
            break
        page.wait_for_timeout(50)
    assert done(asked) == wanted
