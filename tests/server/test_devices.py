"""Several devices of one person: recovery links, signing out, and settings that travel."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.server import ServerProcess

from orbis.server.http.device_labels import label_of
from orbis.server.mine.preferences import LARGEST, MOST_REMOVED, REMEMBERED, read_preferences, with_changes
from orbis.server.protocol.access import Owner, RecoveryLink, SavedSettings, Ways
from orbis.server.protocol.identity import KeptOfMe, Me
from orbis.server.protocol.lists import Listed
from orbis.server.protocol.messages import Ping
from orbis.server.stores import is_shared
from orbis.server.stores.access import MOST_DEVICES, Preferences
from orbis.wire.replay import id_of_record

from .clients import Client, Line
from .databases import execute
from .games import play, play_out, verified
from .inside import inside
from .refusals import refused
from .visitors import HERE, OPEN, PILGRIM, Person, Visitor, problem_of

FIREFOX = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


def link_of(person: Person) -> str:
    return person.post("/api/identity/recovery", None, RecoveryLink).secret


def recovered(server: ServerProcess, secret: str) -> Visitor:
    """A new device that comes by a link."""
    me = Visitor(server).post("/api/recovery", {"secret": secret, "token": True}, Me)
    return Visitor(server, {"authorization": f"Bearer {me.token}"})


def ways(visitor: Visitor) -> Ways:
    return visitor.get("/api/identity/ways", Ways)


def device_of(visitor: Visitor) -> str:
    return next(device.id for device in ways(visitor).devices if device.here)


def test_a_link_leads_back_to_all_tables_while_the_old_device_stays(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    table = ann.create(HERE, PILGRIM)
    desk = Client(ann, table)
    play({0: desk}, Random(1), 3)
    secret = link_of(ann)
    assert Visitor(server).post("/api/recovery/owner", {"secret": secret}, Owner) == Owner(ann.id, "Ann", 1)
    phone = recovered(server, secret)
    assert phone.get("/api/identity", Me).id == ann.id
    assert [each.id for each in phone.get("/api/my/tables", list[Listed])] == [table]
    other = Client(phone, table)
    # Both decide, in turn, and nothing is done twice.
    desk.until(lambda: desk.seat == 0)
    desk.act(desk.options[0])
    other.catch_up(desk.number)
    play_out({0: other}, Random(2))
    desk.catch_up(other.number)
    verified(ann, table)
    verified_by = ways(ann).recovery
    assert verified_by is not None
    assert verified_by.used is not None


def test_one_is_told_at_how_many_tables_one_is(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    assert ann.get("/api/identity", Me).tables == 0
    for _ in range(2):
        ann.create(HERE, OPEN)
    assert ann.get("/api/identity", Me).tables == 2


def test_a_renewed_link_kills_the_old_one(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    first = link_of(ann)
    second = link_of(ann)
    stranger = Visitor(server)
    for path in ("/api/recovery", "/api/recovery/owner"):
        refused(partial(stranger.post, path, {"secret": first}, Me), "not_found")
        refused(partial(stranger.post, path, {"secret": "A" * 43}, Me), "not_found")
        refused(partial(stranger.post, path, {"secret": "short"}, Me), "bad_request")
    assert recovered(server, second).get("/api/identity", Me).name == "Ann"
    assert ways(ann).recovery is not None


def test_a_browser_that_comes_by_a_link_gets_a_cookie_of_its_own(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    answer = Visitor(server, FIREFOX).ask("POST", "/api/recovery", {"secret": link_of(ann)})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert cookie.startswith("orbis=")
    assert ann.secret not in cookie
    listed = ways(phone := Visitor(server, {"cookie": cookie})).devices
    told = {"id": ann.id, "name": "Ann", "ways": ["link"], "device": device_of(phone)}
    assert json.loads(answer.content) == told
    assert {(device.label, device.here) for device in listed} == {("Firefox · Linux", True), ("", False)}


def test_whoever_is_there_already_gets_no_second_device(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    answer = ann.ask("POST", "/api/recovery", {"secret": link_of(ann)})
    assert "set-cookie" not in answer.headers
    assert len(ways(ann).devices) == 1


def test_a_device_that_is_signed_out_is_disconnected_and_nobody(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    secret = link_of(ann)
    phone, tablet = recovered(server, secret), recovered(server, secret)
    table = ann.create(HERE, OPEN)
    desk, lost, stays = Client(ann, table), Client(phone, table).line, Client(tablet, table)
    answer = ann.ask("DELETE", f"/api/identity/devices/{device_of(phone)}")
    assert len(json.loads(answer.content)["devices"]) == 2
    assert lost.closed() == 1000
    refused(lambda: phone.get("/api/identity", Me), "no_identity")
    assert stays.view.id == table
    # All others, from the one that is left.
    assert tablet.ask("DELETE", "/api/identity/devices").status == 200
    assert desk.line.closed() == 1000
    refused(lambda: ann.get("/api/identity", Me), "no_identity")
    assert tablet.get("/api/identity", Me).id == ann.id
    assert recovered(server, secret).get("/api/identity", Me).id == ann.id


def test_the_first_device_of_an_identity_can_be_signed_out_alone(server: ServerProcess) -> None:
    """Its digest is the id of the identity, which others use."""
    ann = Person(server, "Ann")
    phone = recovered(server, link_of(ann))
    own = Line(phone)
    assert phone.ask("DELETE", f"/api/identity/devices/{device_of(ann)}").status == 200
    refused(lambda: ann.get("/api/identity", Me), "no_identity")
    assert phone.get("/api/identity", Me).id == ann.id
    own.say_raw('{"kind":"ping"}')
    assert [own.hear().__class__.__name__ for _ in range(2)] == ["Welcome", "Pong"]


def test_a_browser_that_signs_itself_out_loses_its_cookie(server: ServerProcess) -> None:
    ann = Person(server, "Ann", by="cookie")
    answer = ann.ask("DELETE", f"/api/identity/devices/{device_of(ann)}")
    assert answer.status == 200
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_nobody_signs_out_the_device_of_another(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    answer = bob.ask("DELETE", f"/api/identity/devices/{device_of(ann)}")
    assert problem_of(answer).code == "not_found"
    assert ann.get("/api/identity", Me).id == ann.id


def test_the_device_that_was_used_longest_ago_makes_room(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    secret = link_of(ann)
    for _ in range(MOST_DEVICES - 1):
        last = recovered(server, secret)
    line = Line(ann)
    recovered(server, secret)
    assert len(ways(last).devices) == MOST_DEVICES
    assert line.closed() == 1000
    refused(lambda: ann.get("/api/identity", Me), "no_identity")


def test_a_new_name_is_known_on_all_devices(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    phone = recovered(server, link_of(ann))
    assert phone.get("/api/identity", Me).name == "Ann"
    phone.post("/api/identity", {"name": "Anna"}, Me)
    assert ann.get("/api/identity", Me).name == "Anna"


def test_settings_are_the_same_on_all_devices(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    phone = recovered(server, link_of(ann))
    assert ann.get("/api/identity", Me).settings is None
    wanted = {"language": "pl", "sounds": True, "levels": ["acolyte"]}
    for settings in ({"language": "de"}, wanted):
        assert phone.ask("PUT", "/api/identity/settings", {"settings": settings}).status == 200
    assert ann.get("/api/identity", Me).settings == wanted
    for bad, code in (
        ({"settings": {"long": "x" * LARGEST}}, "too_large"),
        ({"settings": {"changed": {}}}, "bad_request"),
        ({"settings": {"sounds": False}, "ages": {"sounds": -1}}, "bad_request"),
        ({"settings": {"null": "\0"}}, "bad_request"),
        ({"settings": [1]}, "bad_request"),
        ({}, "bad_request"),
    ):
        assert problem_of(ann.ask("PUT", "/api/identity/settings", bad)).code == code
    assert ann.get("/api/identity", Me).settings == wanted
    assert problem_of(Visitor(server).ask("PUT", "/api/identity/settings", bad)).code == "no_identity"


DAY = 86_400_000


@pytest.mark.parametrize(
    ("values", "ages", "expected"),
    [
        ({"theme": "dark"}, {}, {"language": "de", "theme": "dark", "sounds": True}),
        # Changed on a device that was offline, before the change that is known, and after it.
        ({"theme": "dark"}, {"theme": 3000}, {"language": "de", "theme": "light", "sounds": True}),
        ({"theme": "dark"}, {"theme": 1000}, {"language": "de", "theme": "dark", "sounds": True}),
        # Each for itself; what has no time has that of the whole document.
        (
            {"theme": "dark", "language": "pl", "puzzle.1": [1300, 1]},
            {"theme": 3000, "language": 3000},
            {"language": "pl", "theme": "light", "sounds": True, "puzzle.1": [1300, 1]},
        ),
        ({"language": "pl"}, {"language": 7000}, {"language": "de", "theme": "light", "sounds": True}),
        ({"sounds": None}, {}, {"language": "de", "theme": "light"}),
        ({"sounds": None}, {"sounds": DAY}, {"language": "de", "theme": "light", "sounds": True}),
    ],
)
def test_of_two_changes_the_later_one_counts(
    values: dict[str, Any], ages: dict[str, int], expected: dict[str, Any]
) -> None:
    now = 10_000
    stored = Preferences('{"language":"de","theme":"light","sounds":true,"changed":{"theme":8000}}', 4000)
    after = with_changes(stored, values, ages, now)
    found, changed = read_preferences(after)
    assert found == expected
    assert changed.keys() == {"language", "theme", "sounds", *values}
    assert with_changes(after, values, ages, now) == after
    assert read_preferences(None) == ({}, {})


def test_an_older_change_does_not_bring_back_what_was_removed() -> None:
    first = with_changes(None, {"sounds": True, "theme": "dark"}, {}, 1000)
    removed = with_changes(first, {"sounds": None}, {}, 5000)
    assert read_preferences(removed)[0] == {"theme": "dark"}
    late = with_changes(removed, {"sounds": False}, {"sounds": 4000}, 6000)
    assert read_preferences(late)[0] == {"theme": "dark"}
    again = with_changes(late, {"sounds": False}, {"sounds": 500}, 6000)
    assert read_preferences(again)[0] == {"theme": "dark", "sounds": False}


def test_what_was_removed_is_remembered_for_a_while_and_not_without_end() -> None:
    names = [f"solved.{number}" for number in range(MOST_REMOVED + 5)]
    ages = {name: len(names) - number for number, name in enumerate(names)}
    stored = with_changes(None, dict.fromkeys(names), ages, 10_000)
    assert list(read_preferences(stored)[1]) == names[5:]
    later = with_changes(stored, {}, {}, 10_000 + REMEMBERED)
    assert read_preferences(later) == ({}, {})


@pytest.mark.parametrize("odd", ["true", "[1]", '{"theme":"late"}'])
def test_an_old_value_that_is_called_changed_is_no_obstacle(odd: str) -> None:
    stored = Preferences(f'{{"theme":"light","changed":{odd}}}', 4000)
    assert read_preferences(stored) == ({"theme": "light"}, {"theme": 4000})
    after = with_changes(stored, {"theme": "dark"}, {}, 5000)
    assert read_preferences(after) == ({"theme": "dark"}, {"theme": 5000})


def test_all_that_the_page_keeps_has_room() -> None:
    """Every puzzle, and the turns that three devices have solved which did not know of each other."""
    web = Path(__file__).parents[2] / "web" / "src"
    puzzles = len(json.loads((web / "puzzles" / "puzzles.json").read_text("utf-8"))["puzzles"])
    progress = (web / "puzzles" / "keptProgress.ts").read_text("utf-8")
    limit = re.search(r"MOST_SOLVED = (\d+);", progress)
    assert limit is not None
    now, record = 1_800_000_000_000, id_of_record("")
    full = {
        **{f"puzzle.{number:08x}": [2345, 1, now // 1000] for number in range(puzzles)},
        **{f"solved./puzzles/{record}/{number:03}": now // 1000 for number in range(3 * int(limit[1]))},
        **{f"aLongSetting{number:02}": ["acolyte"] * 3 for number in range(30)},
    }
    gone = [f"solved./puzzles/{record}/{number:03}" for number in range(500, 500 + MOST_REMOVED)]
    stored = with_changes(None, {**full, **dict.fromkeys(gone)}, {}, now)
    assert len(read_preferences(stored)[0]) == len(full)
    assert len(stored.document.encode()) < LARGEST


def test_changes_on_two_devices_are_both_kept(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    phone = recovered(server, link_of(ann))

    def solve(visitor: Visitor, numbers: range) -> set[int]:
        changes = [{"settings": {f"puzzle.{number}": [1300, 1]}} for number in numbers]
        return {visitor.ask("PUT", "/api/identity/settings", change).status for change in changes}

    with ThreadPoolExecutor(2) as threads:
        assert set().union(*threads.map(solve, (ann, phone), (range(6), range(6, 12)))) == {200}
    phone.ask("PUT", "/api/identity/settings", {"settings": {"language": "pl"}})
    answer = ann.ask("PUT", "/api/identity/settings", {"settings": {"theme": "dark"}})
    saved = msgspec.json.decode(answer.content, type=SavedSettings)
    assert len(saved.settings) == 14
    assert saved.settings == ann.get("/api/identity", Me).settings
    assert saved.settings["language"] == "pl"
    kept = phone.get("/api/identity/export", KeptOfMe)
    assert kept.settings == saved.settings
    assert kept.changed.keys() == saved.settings.keys()


def test_nothing_secret_is_stored_listed_or_exported(database: str) -> None:
    with ServerProcess(database, log_level="debug") as server:
        ann = Person(server, "Ann")
        link = link_of(ann)
        phone = recovered(server, link)
        token = phone.headers["authorization"].removeprefix("Bearer ")
        ann.ask("PUT", "/api/identity/settings", {"settings": {"language": "sk"}})
        kept = ann.get("/api/identity/export", KeptOfMe)
        assert kept.settings == {"language": "sk"}
        assert len(kept.ways.devices) == 2
        assert kept.ways.recovery is not None
        stored = {
            table: str(execute(database, f"SELECT * FROM {table}"))
            for table in ("devices", "recoveries", "passkeys", "challenges", "preferences", "identities")
        }
        digests = [digest for (digest,) in execute(database, "SELECT digest FROM recoveries")]
        server.stop()
        told = server.told()
    for secret in (ann.secret, token, link):
        assert secret not in str(stored)
        assert secret not in told
        assert secret not in str(kept)
    assert not any(str(digest) in str(kept) for digest in digests)


def test_whoever_is_forgotten_has_no_device_and_no_link_left(database: str) -> None:
    with ServerProcess(database) as server:
        ann = Person(server, "Ann")
        secret = link_of(ann)
        phone = recovered(server, secret)
        ann.ask("PUT", "/api/identity/settings", {"settings": {}})
        line = Line(phone)
        assert ann.ask("DELETE", "/api/identity").status == 200
        assert line.closed() == 1000
        refused(lambda: phone.get("/api/identity", Me), "no_identity")
        refused(lambda: recovered(server, secret), "not_found")
        for table in ("devices", "recoveries", "preferences"):
            assert execute(database, f"SELECT * FROM {table}") == []


@pytest.mark.anyio
async def test_a_device_signed_out_while_nobody_could_tell_is_disconnected(tmp_path: Path) -> None:
    async with inside(tmp_path) as application:
        service = application.app.state.service  # type: ignore[attr-defined]
        ann, bob = [
            await application.ask("POST", "/api/identity", {"name": name, "token": True})
            for name in ("Ann", "Bob")
        ]
        lost, stays = (
            await application.connect("Ann", ann["token"]),
            await application.connect("Bob", bob["token"]),
        )
        await service.store.access.sign_out(ann["id"], ann["id"])
        service.visitors.hear(None)
        await lost.ended()
        assert (await stays.say(Ping()))["kind"] == "pong"


AGENTS = {
    "": "",
    "Python-urllib/3.12": "",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0": (
        "Edge · Windows"
    ),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1": (
        "Safari · iPhone"
    ),
    "Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36": (
        "Chrome · Android"
    ),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14) AppleWebKit/605 Version/18.0 Safari/605": "Safari · macOS",
    "Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/120": "Opera · ChromeOS",
    "Mozilla/5.0 (unheard of)": "",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_named_by_browser_and_system(agent: str) -> None:
    assert label_of(agent) == AGENTS[agent]


def test_a_browser_that_comes_back_replaces_its_own_entry(server: ServerProcess) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    secret, former = link_of(ann), ann.get("/api/identity", Me).device
    assert former == device_of(ann)
    digest = execute(server.database, f"SELECT digest FROM devices WHERE identity = '{ann.id}'")[0][0]
    blob = "''::bytea" if is_shared(server.database) else "X''"
    execute(
        server.database,
        "INSERT INTO channels (id, player, kind, label, target, failures, made, device)"
        f" VALUES ('push-1', '{ann.id}', 'push', '', {blob}, 0, 0, '{digest}')",
    )
    other = recovered(server, secret)
    for name in (former, former, "nothing", bob.get("/api/identity", Me).device):
        given = {"secret": secret, "token": True, "former": name}
        me = Visitor(server).post("/api/recovery", given, Me)
        lost = Visitor(server, {"authorization": f"Bearer {me.token}"})
        assert me.device == device_of(lost) == lost.get("/api/identity", Me).device
        assert former not in {each.id for each in ways(lost).devices}
    # Once it was replaced; then there was nothing to replace, and nobody else was signed out.
    assert len(ways(other).devices) == 5
    assert ann.ask("GET", "/api/identity").status == 401
    assert bob.get("/api/identity", Me).name == "Bob"
    ((device,),) = execute(server.database, "SELECT device FROM channels WHERE id = 'push-1'")
    assert device != digest, "what was told in that browser still is"


def test_a_browser_that_comes_back_costs_nobody_a_device(server: ServerProcess) -> None:
    ann = Person(server, "Ann")
    secret, former = link_of(ann), ann.get("/api/identity", Me).device
    blob = "''::bytea" if is_shared(server.database) else "X''"
    execute(
        server.database,
        "INSERT INTO channels (id, player, kind, label, target, failures, made, device)"
        f" SELECT 'push-2', identity, 'push', '', {blob}, 0, 0, digest FROM devices"
        f" WHERE identity = '{ann.id}'",
    )
    others = [recovered(server, secret) for _ in range(MOST_DEVICES - 1)]
    Visitor(server).post("/api/recovery", {"secret": secret, "token": True, "former": former}, Me)
    assert len(ways(others[0]).devices) == MOST_DEVICES
    assert all(other.ask("GET", "/api/identity").status == 200 for other in others)
    found = execute(server.database, f"SELECT id FROM channels WHERE player = '{ann.id}'")
    assert [id for (id,) in found] == ["push-2"]
