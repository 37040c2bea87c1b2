"""A site in two versions: a page and a pack of different ones never run together."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from orbis.server.http.pack import LIST, built_pack, version_of

from .conftest import Visitor
from .playing import coming, play_turn
from .saying import say
from .site import FOLDER, host, is_ready, open_site, write_site
from .visits import Visit

NEWER = "0123456789ab"

_WAITS = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (registration.waiting === null) await new Promise((go) => setTimeout(go, 20));
}"""
"""Look for a newer worker, and wait until it waits."""

_ONE_PACK = (
    "() => caches.keys().then((all) => all.filter((name) => name.startsWith('orbis-pack ')).length === 1)"
)
"""Whether the worker has deleted the pack of the former version, which it does last of all."""


class Site:
    """A site that can be renewed."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder / FOLDER
        self.address = f"{address}/{FOLDER}"

    def renew(self) -> None:
        """Put another version in the place of this one: only its pack differs."""
        old = version_of(built_pack())
        listed = json.loads((self._folder / "pack" / LIST).read_text("utf-8"))
        (self._folder / "pack" / LIST).write_text(json.dumps({**listed, "version": NEWER}), "utf-8")
        for name in ("index.html", "worker.js"):
            file = self._folder / name
            file.write_text(file.read_text("utf-8").replace(old, NEWER), "utf-8")


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[Site]:
    folder = write_site(tmp_path)
    with host(folder) as address:
        yield Site(folder, address)


@pytest.fixture
def player(visitor: Visitor, renewed: Site) -> Visit:
    visit = visitor(address=renewed.address, worker=True)
    visit.expected = "ERR_|404"
    return visit


def versions(page: Page) -> list[str]:
    """The version that the page belongs to, and those of the packs that are kept."""
    found: list[str] = page.evaluate(
        """async () => [
          document.documentElement.dataset.pack,
          ...(await caches.keys())
            .filter((name) => name.startsWith("orbis-pack "))
            .map((name) => name.split(" ")[2]),
        ]"""
    )
    return found


def test_a_new_version_comes_with_its_pack_at_the_next_start_and_not_in_a_game(
    player: Visit, renewed: Site
) -> None:
    page = open_site(player)
    old = version_of(built_pack())
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{player.address}/table/*")
    play_turn(page)
    renewed.renew()
    page.evaluate(_WAITS)
    assert versions(page) == [old, old, NEWER]
    # Whoever opens the page again before the new one takes over has the old page and the old pack.
    page.reload()
    is_ready(page)
    coming(page)
    assert versions(page) == [old, old, NEWER]
    player.context.set_offline(True)
    page.get_by_role("button", name=say("pages-update-reload")).click()
    page.locator(f"html[data-pack='{NEWER}']").wait_for(state="attached")
    is_ready(page)
    coming(page)
    page.wait_for_function(_ONE_PACK)
    assert versions(page) == [NEWER, NEWER]


def test_whoever_closes_the_page_has_the_new_version_when_they_come_again(
    player: Visit, renewed: Site
) -> None:
    page = open_site(player)
    page.get_by_role("button", name=say("pages-play-now")).click()
    page.wait_for_url(f"{player.address}/table/*")
    play_turn(page)
    table = page.url
    renewed.renew()
    page.evaluate(_WAITS)
    page.close()
    player.context.set_offline(True)
    page = player.context.new_page()
    page.goto(table)
    is_ready(page)
    coming(page)
    page.wait_for_function(_ONE_PACK)
    assert versions(page) == [NEWER, NEWER]


@pytest.mark.thorough
def test_an_old_page_does_not_take_a_new_pack_but_gets_the_new_page(player: Visit, renewed: Site) -> None:
    page = open_site(player)
    page.evaluate(
        """async () => {
          for (const name of await caches.keys())
            if (name.startsWith("orbis-pack ")) await caches.delete(name);
        }"""
    )
    renewed.renew()
    page.reload()
    expect(page.get_by_text(say("pages-inside-outdated"))).to_be_visible()
    page.get_by_role("button", name=say("pages-inside-start-again")).click()
    page.locator(f"html[data-pack='{NEWER}']").wait_for(state="attached")
    is_ready(page)
    page.wait_for_function(_ONE_PACK)
    assert versions(page) == [NEWER, NEWER]


@pytest.mark.thorough
def test_a_pack_that_is_missing_is_told_and_can_be_fetched_again(player: Visit, renewed: Site) -> None:
    page = open_site(player)
    page.evaluate(
        """async () => {
          const [name] = (await caches.keys()).filter((each) => each.startsWith("orbis-pack "));
          const cache = await caches.open(name);
          for (const request of await cache.keys()) if (/core/.test(request.url)) await cache.delete(request);
        }"""
    )
    player.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(say("pages-inside-no-pack"))).to_be_visible()
    player.context.set_offline(False)
    page.get_by_role("button", name=say("pages-inside-again")).click()
    is_ready(page)
