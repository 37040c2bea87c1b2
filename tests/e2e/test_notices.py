"""Notices: subscribe, close the page, a friend moves, the notice comes, pressing it opens the table.

A browser reaches its push service only over the internet, and without a screen it shows no notices. So a
push service of our own takes what the server sends and decrypts it with the keys of the subscription; the
debugging protocol delivers that to the real service worker; and what the worker shows and opens is noted.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.notices.push_service import Browser, PushService
from support.loopback import LOOPBACK
from support.server import ServerProcess

from orbis.locales import LANGUAGES, Language
from orbis.server.notices.channels import MOST
from orbis.server.notices.configuration import NoticeConfiguration

from .conftest import Visitor
from .looking import beyond, cut_texts
from .mailing import confirm_mailbox, mailing
from .playing import coming, play_turn
from .saying import say
from .tables import DAYS, HERE, OPEN, make
from .visits import DESKTOP, LAPTOP, PHONE_WITH_BARS, Theme, Visit, answered, barriers, kept

pytestmark = pytest.mark.both(False)  # a page tells nobody who is away

_SUBSCRIBES = """
({ endpoint, p256dh, auth }) => {
  const permission = () => localStorage.getItem("test.allowed") ?? "default";
  Object.defineProperty(Notification, "permission", { get: permission });
  Notification.requestPermission = async () => (localStorage.setItem("test.allowed", "granted"), "granted");
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0));
  const now = () => JSON.parse(localStorage.getItem("test.push") ?? "null");
  const made = ({ key }) => ({
    endpoint,
    options: { applicationServerKey: bytes(key).buffer },
    getKey: (name) => bytes(name === "auth" ? auth : p256dh).buffer,
    unsubscribe: async () => (localStorage.removeItem("test.push"), true),
  });
  PushManager.prototype.getSubscription = async () => now() && made(now());
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const key = btoa(String.fromCharCode(...applicationServerKey));
    localStorage.setItem("test.push", JSON.stringify({ key }));
    return made(now());
  };
}
"""
"""Lets a person agree, and the browser subscribe to our push service with keys that the test knows."""


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
def telling_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that tells those who are away without delay."""
    wanted = NoticeConfiguration(delay=0, poll=0.05, webhooks_at=LOOPBACK)
    with ServerProcess(str(tmp_path / "tables.db"), notices=wanted) as server:
        yield server


def subscriber(
    visitor: Visitor,
    server: ServerProcess,
    service: PushService,
    keys: Browser,
    size: tuple[int, int] = DESKTOP,
) -> Visit:
    """Somebody who agrees to notices, and whose browser subscribes to our push service."""
    visit = visitor(worker=True, address=server.address, size=size)
    subscription = json.dumps(keys.subscription(f"{service.url}/ann"))
    visit.context.add_init_script(f"({_SUBSCRIBES})({subscription})")
    kept(visit.arrive())
    return visit


def delivery(page: Page, origin: str) -> Callable[[object], object]:
    """What lets the browser of a page receive a push message, as from its push service."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(500):  # the worker may still be on its way
        if known:
            break
        page.wait_for_timeout(20)
    assert known
    where = {"origin": origin, "registrationId": known[-1]}
    return lambda told: session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})


_NOTES = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  self.navigator.setAppBadge = async (count) => void (self.badge = count);
  self.clients.openWindow = async (url) => (opened.push(url), null);
}"""
"""Lets the worker note what it shows and opens; without a screen the browser cannot do either."""

_SHOWN = """async () => {
  while (self.shown.length === 0) await new Promise((go) => setTimeout(go, 20));
  return self.shown;
}"""

_PRESS = """async (action) => {
  const notification = { close: () => undefined, data: self.shown.at(-1).data };
  self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification, action }));
  while (self.opened.length === 0) await new Promise((go) => setTimeout(go, 20));
  return self.opened.pop();
}"""
"""Press what is shown, and return what opens."""


def test_who_has_closed_the_page_is_told_of_their_turn_and_comes_back(
    visitor: Visitor, telling_server: ServerProcess, push_service: PushService
) -> None:
    keys = Browser()
    ann = subscriber(visitor, telling_server, push_service, keys)
    ben = visitor(address=telling_server.address)
    path = make(ann, HERE, OPEN)
    page = ann.open(path)
    page.get_by_role("button", name=say("pages-notices-here")).click()
    expect(page.get_by_text(say("pages-notices-on"))).to_be_visible()
    ben.open(path).get_by_role("button", name=say("pages-sit")).click()
    page.locator(".prompt").wait_for()
    table = f"{telling_server.address}{path.replace('/table/', '/api/tables/')}"
    if ann.context.request.get(table).json()["game"]["state"]["seat"] == 0:
        coming(page)
        play_turn(page)
    # Whoever sees the table is told nothing.
    assert push_service.received == []
    page.goto("about:blank")
    coming(ben.page)
    play_turn(ben.page)
    [sent] = push_service.wait()
    told = keys.read(sent.body)
    assert told["url"] == path
    assert told["title"].startswith(say("notice-turn"))
    deliver = delivery(page, telling_server.address)
    [worker] = ann.context.service_workers
    worker.evaluate(_NOTES)
    deliver(told)
    [shown] = worker.evaluate(_SHOWN)
    assert (shown["title"], shown["body"], shown["tag"]) == (told["title"], told["body"], told["table"])
    assert [each["title"] for each in shown["actions"]] == [say("pages-notices-stop")]
    assert worker.evaluate("() => self.badge") == told["waiting"] == 1
    assert worker.evaluate(_PRESS, "") == path
    assert worker.evaluate(_PRESS, "stop") == told["unsubscribe"]
    ann.open(path)
    assert coming(page) is not None
    expect(page).to_have_title(f"(1) {say('pages-title-yours')} · Orbis")


@pytest.mark.parametrize("size", [LAPTOP, PHONE_WITH_BARS], ids=["laptop", "phone"])
def test_a_guest_of_a_game_over_days_is_asked_after_the_first_turn_and_on_the_start_page(
    visitor: Visitor, telling_server: ServerProcess, push_service: PushService, size: tuple[int, int]
) -> None:
    ann = visitor(address=telling_server.address)
    ben = subscriber(visitor, telling_server, push_service, Browser(), size=size)
    path = make(ann, HERE, OPEN, clock=DAYS)
    page = ben.open(path)
    page.get_by_role("button", name=say("pages-sit")).click()
    offer = page.locator(".notice", has_text=say("pages-notices-turn"))
    ann.open(path)
    play_turn(ann.page)
    coming(page)
    expect(offer).to_have_count(0)
    play_turn(page)
    expect(offer).to_be_visible()
    assert [*cut_texts(page), *beyond(page)] == []
    page = ben.open("/")
    expect(page.get_by_role("heading", name=say("pages-notices"), exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=say("pages-way-back"), exact=True)).to_have_count(0)
    assert [*cut_texts(page), *beyond(page), *barriers(page)] == []
    ben.open(path)
    offer.get_by_role("button", name=say("pages-notices-here")).click()
    expect(page.locator(".notice", has_text=say("pages-notices-on"))).to_be_visible()
    page.reload()
    page.locator(".prompt").wait_for()
    answered(page)
    expect(offer).to_have_count(0)


def test_whoever_cannot_be_told_here_is_led_to_the_other_ways_once(
    visitor: Visitor, telling_server: ServerProcess
) -> None:
    ann, ben = visitor(address=telling_server.address), visitor(address=telling_server.address)
    ben.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    path = make(ann, HERE, OPEN, grace=None)
    page = ben.open(path)
    page.get_by_role("button", name=say("pages-sit")).click()
    ann.open(path)
    play_turn(ann.page)
    coming(page)
    play_turn(page)
    offer = page.locator(".notice", has_text=say("pages-notices-turn"))
    expect(offer.get_by_role("link", name=say("pages-notices-settings"))).to_be_visible()
    offer.get_by_role("button", name=say("pages-install-not-now")).click()
    expect(offer).to_have_count(0)
    page = ben.open("/")
    expect(page.get_by_role("heading", name=say("pages-way-back"), exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=say("pages-notices"), exact=True)).to_have_count(0)


def test_a_browser_is_told_in_the_settings_and_no_more_when_it_is_removed(
    visitor: Visitor, telling_server: ServerProcess, push_service: PushService
) -> None:
    keys = Browser()
    visit = subscriber(visitor, telling_server, push_service, keys)
    page = visit.open("/settings")
    page.get_by_role("button", name=say("app-here")).click()
    expect(page.get_by_text(say("app-here-on"))).to_be_visible()
    page.get_by_role("button", name=say("app-test")).click()
    expect(page.get_by_text(say("app-test-sent"))).to_be_visible()
    [sent] = push_service.wait()
    assert keys.read(sent.body)["body"] == say("notice-test")
    page.get_by_role("switch", name=say("app-event-over")).click()
    page.get_by_role("switch", name=say("app-quiet")).click()
    page.get_by_label(say("app-quiet-start"), exact=True).fill("21:30")
    page.get_by_label(say("app-quiet-start"), exact=True).blur()
    assert barriers(page) == []
    notices = f"{telling_server.address}/api/notices"
    expect(page.get_by_label(say("app-quiet-end"), exact=True)).to_have_value("08:00")
    page.reload()
    expect(page.get_by_text(say("app-here-on"))).to_be_visible()
    expect(page.get_by_label(say("app-quiet-start"), exact=True)).to_have_value("21:30")
    settings = visit.context.request.get(notices).json()["settings"]
    assert settings["events"]["over"] is False
    page.get_by_role("button", name=say("app-remove")).click()
    expect(page.get_by_role("button", name=say("app-here"))).to_be_visible()
    assert visit.context.request.get(notices).json()["channels"] == []
    assert page.evaluate("localStorage.getItem('test.push')") is None


@pytest.mark.thorough
def test_a_start_renews_what_the_browser_has_dropped_and_ends_what_was_ended_elsewhere(
    visitor: Visitor, telling_server: ServerProcess, push_service: PushService
) -> None:
    visit = subscriber(visitor, telling_server, push_service, Browser())
    page = visit.open("/settings")
    page.get_by_role("button", name=say("app-here")).click()
    expect(page.get_by_text(say("app-here-on"))).to_be_visible()
    page.evaluate("localStorage.removeItem('test.push')")
    with page.expect_response("**/api/notices/channels"):
        visit.open("/rules")
    page.wait_for_function("() => localStorage.getItem('test.push') !== null")
    notices = f"{telling_server.address}/api/notices"
    [channel] = visit.context.request.get(notices).json()["channels"]
    ended = visit.context.request.delete(
        f"{notices}/channels/{channel['id']}", headers={"origin": visit.address}
    )
    assert ended.ok
    visit.open("/rules")
    page.wait_for_function("() => localStorage.getItem('test.push') === null")


@pytest.mark.parametrize(
    ("language", "size"), [*((each, PHONE_WITH_BARS) for each in LANGUAGES), ("en", DESKTOP)]
)
@pytest.mark.thorough
def test_the_settings_of_notices_fit(visitor: Visitor, language: Language, size: tuple[int, int]) -> None:
    visit = visitor(language=language, size=size)
    visit.introduce()
    headers = {"origin": visit.address}
    channel = {"kind": "ntfy", "url": "https://ntfy.example.org/a-topic-that-nobody-can-guess"}
    channels = f"{visit.address}/api/notices/channels"
    assert visit.context.request.post(channels, data=channel, headers=headers).ok
    page = visit.open("/settings#notices")
    expect(page.locator("#notices > summary")).to_be_focused()
    expect(page.locator("#notices > summary")).to_be_in_viewport()
    page.get_by_role("switch", name=say("app-quiet", language)).click()
    page.get_by_label(say("app-quiet-start", language), exact=True).wait_for()
    for kind in ("webhook", "matrix"):
        page.get_by_label(say("app-other", language)).select_option(kind)
        page.get_by_text(say(f"app-how-{kind}", language)).wait_for()
    assert (cut_texts(page), beyond(page)) == ([], [])
    if language == "en":
        assert barriers(page) == []


def test_what_is_added_is_tried_at_once_and_can_be_corrected(
    visitor: Visitor, telling_server: ServerProcess
) -> None:
    answers = {"/wrong": 403, "/still-wrong": 403, "/right": 204}
    with PushService(lambda received: answers[received.path]) as service:
        visit = visitor(size=PHONE_WITH_BARS, address=telling_server.address)
        visit.expected = "404|422|429"
        page = visit.arrive()
        visit.open("/settings")
        # On a phone a card is its title until somebody wants it, and is then as they left it.
        expect(page.get_by_label(say("app-other"))).to_be_hidden()
        page.locator("#notices > summary").click()
        page.get_by_label(say("app-other")).select_option("webhook")
        address = page.get_by_label(say("app-field-url"), exact=True)
        address.fill("hallo")
        page.get_by_role("button", name=say("app-add")).click()
        expect(address).to_be_focused()
        expect(address).to_have_attribute("aria-invalid", "true")
        expect(page.get_by_text(say("pages-bad-address", why="address-https"))).to_be_visible()
        assert barriers(page) == []
        address.fill(f"{service.url}/wrong")
        page.get_by_role("button", name=say("app-add")).click()
        expect(page.get_by_text(say("app-not-taken", problem="refused", status="403"))).to_be_visible()
        expect(page.get_by_text(say("app-failing"))).to_be_visible()
        page.reload()
        correct = page.get_by_role("button", name=say("app-correct"))
        correct.click()
        page.get_by_role("button", name=say("pages-cancel")).click()
        expect(address).to_have_count(0)
        correct.click()
        expect(address).to_be_focused()
        # The server drops what fails too often, also while somebody corrects it.
        channels, headers = f"{visit.address}/api/notices/channels", {"origin": visit.address}
        [failing] = visit.context.request.get(channels.removesuffix("/channels")).json()["channels"]
        assert visit.context.request.delete(f"{channels}/{failing['id']}", headers=headers).ok
        save = page.locator("#notices").get_by_role("button", name=say("pages-save"))
        address.fill(f"{service.url}/still-wrong")
        save.click()
        expect(page.get_by_text(say("app-not-taken", problem="refused", status="403"))).to_be_visible()
        secret = page.get_by_label(say("app-secret-name"), exact=True)
        first = secret.input_value()
        expect(page.get_by_role("button", name=say("app-secret-copy"))).to_be_visible()
        assert len(first) > 20
        expect(page.get_by_role("button", name=say("app-remove"))).to_have_count(1)
        # There can be no more channels, but this one can be corrected.
        for number in range(MOST - 1):
            other = {"kind": "webhook", "url": f"https://example.org/{number}"}
            assert visit.context.request.post(channels, data=other, headers=headers).ok
        address.fill(f"{service.url}/right")
        save.click()
        expect(page.get_by_text(say("app-test-sent"))).to_be_visible()
        assert secret.input_value() != first
        expect(page.get_by_role("button", name=say("app-remove"))).to_have_count(MOST)
        expect(page.get_by_text(say("app-failing"))).to_have_count(0)
        page.reload()
        page.get_by_role("button", name=say("app-remove")).first.wait_for()
        expect(secret).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("de", PHONE_WITH_BARS), ("en", LAPTOP)])
def test_a_mailbox_goes_without_mails_and_is_forgotten_only_after_a_question(
    visitor: Visitor, tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    with mailing(tmp_path) as (server, mailbox):
        visit = visitor(address=server.address, size=size, language=language)
        visit.introduce()
        confirm_mailbox(visit, mailbox, "ann@example.org")
        page = visit.open("/settings#notices")
        mails = page.get_by_role("switch", name=say("app-mails", language))
        only_back = page.get_by_text(say("app-mails-stopped", language))
        way = page.get_by_text(say("me-mailboxes", language, mailboxes="ann@example.org"))
        expect(mails).to_be_checked()
        mails.click()
        expect(only_back).to_be_visible()
        expect(mails).not_to_be_checked()
        expect(page.get_by_role("button", name=say("app-test", language))).to_have_count(0)
        page.reload()
        expect(only_back).to_be_visible()
        assert (cut_texts(page), beyond(page)) == ([], [])
        page.locator("#you").evaluate("card => card.open = true")
        expect(way).to_be_visible()
        mails.click()
        expect(mails).to_be_checked()
        expect(only_back).to_have_count(0)
        forget = page.get_by_role(
            "button", name=say("app-forget-mailbox-of", language, label="ann@example.org")
        )
        forget.click()
        expect(page.get_by_text(say("app-forget-last", language))).to_be_visible()
        assert (cut_texts(page), beyond(page), barriers(page)) == ([], [], [])
        page.get_by_role("button", name=say("app-forget-no", language), exact=True).click()
        expect(forget).to_be_visible()
        visit.post("/api/identity/recovery", {})
        forget.click()
        yes = page.get_by_role("button", name=say("app-forget-yes", language), exact=True)
        expect(yes).to_be_enabled()
        expect(page.get_by_text(say("app-forget-last", language))).to_have_count(0)
        yes.click()
        expect(forget).to_have_count(0)
        expect(way).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(PHONE_WITH_BARS, "dark"), (DESKTOP, "light")])
@pytest.mark.thorough
def test_the_page_of_a_link_looks_like_the_others_and_needs_no_script(
    visitor: Visitor, size: tuple[int, int], theme: Theme
) -> None:
    visit = visitor(size=size, theme=theme)
    visit.expected = "404"
    page = visit.page
    page.goto(f"{visit.address}/api/notices/unsubscribe?channel=none")
    expect(page.locator("script, style, [style]")).to_have_count(0)
    like = (
        "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).fontFamily]"
    )
    own = page.evaluate(like)
    home = page.get_by_role("link", name=say("notice-home")).bounding_box()
    assert home is not None
    assert home["height"] >= 44
    assert barriers(page) == []
    assert (cut_texts(page), beyond(page)) == ([], [])
    visit.open("/settings")
    assert page.evaluate(like) == own
