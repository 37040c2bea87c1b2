"""The outbox: what is due is told to every channel once, and tried again where it was not taken."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from orbis.rules import STANDARD
from orbis.server.notices import pauses
from orbis.server.notices.channels import DROPPED_AFTER, made_channel, shown
from orbis.server.notices.configuration import NoticeConfiguration
from orbis.server.notices.courier import MOST_FOR_HOST, PER_HOST, SOON, Courier, Delivery
from orbis.server.notices.kinds import Kinds
from orbis.server.notices.outgoing import WITHIN
from orbis.server.notices.rules import DELAY
from orbis.server.notices.teller import TRIES
from orbis.server.protocol.notices import (
    DiscordChannel,
    MailChannel,
    NoticeSettings,
    QuietHours,
    WebhookChannel,
)
from orbis.server.stores.errors import StoreUnavailable
from orbis.server.stores.library import Library
from orbis.server.stores.notices import ENDED, NoticeStore
from orbis.server.tables.events import Answered, AnyEvent, Rematched, Said, Wished
from orbis.server.tables.refusals import RefusalCode, Refused
from orbis.server.tables.table import GameTable

from .office import office
from .tables import ANN, BOB, CID, OPEN, person, sat, table_of, turn

pytestmark = pytest.mark.anyio


async def test_every_channel_is_told_once(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        await own.happen()
        assert await own.wait(DELAY - 1) == []
        assert await own.wait(1) == ["c1", "c2"]
        assert await own.wait(3_600_000) == []
        letter = own.hand.letters[0][1]
        assert (letter.words.kind, letter.waiting) == ("turn", 7)
        assert letter.unsubscribe.startswith("https://o.example/api/notices/unsubscribe?channel=c")


async def test_a_letter_that_is_still_under_way_is_not_sent_again(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.hand.slow = asyncio.Event()
        await own.happen()
        for _ in range(3):
            own.now += 10 * DELAY
            await own.outbox.look(own.find)
            while not own.hand.letters:
                await asyncio.sleep(0)
            for _ in range(20):
                await asyncio.sleep(0)
        await own.store.notices.waiting()
        own.hand.slow.set()
        await own.outbox.rest()
        assert len(own.hand.letters) == 1


async def test_only_channels_that_did_not_take_it_are_tried_again(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        own.hand.answers["c2"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["c1", "c2"]
        assert await own.wait(29_999) == []
        assert await own.wait(1) == ["c2"]
        del own.hand.answers["c2"]
        assert await own.wait(120_000) == ["c2"]
        assert await own.wait(3_600_000) == []


async def test_a_dead_channel_does_not_make_another_hear_a_turn_twice(tmp_path: Path) -> None:
    async with office(tmp_path, "dead", "well") as own:
        own.hand.answers["dead"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["dead", "well"]
        await own.happen()
        assert await own.wait() == ["dead"]
        await own.happen(Kinds.TURN | Kinds.OVER)
        assert await own.wait() == ["dead", "well"]
        assert [letter.words.kind for id, letter in own.hand.letters if id == "well"] == ["turn", "over"]


async def test_a_dead_channel_does_not_keep_another_from_hearing_that_the_clock_runs_low(
    tmp_path: Path,
) -> None:
    async with office(tmp_path, "dead", "well") as own:
        own.table = table_of(person(ANN), person(BOB), bank=4 * 60_000)
        turn(own.table)
        own.hand.answers["dead"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["dead", "well"]
        assert await own.wait(30_000) == ["dead"]
        assert await own.wait(119_998) == [], "the next attempt is two minutes later, and so is the clock"
        assert await own.wait(1) == ["dead", "well"]
        assert [letter.words.kind for id, letter in own.hand.letters if id == "well"] == ["turn", "clock"]


async def test_a_channel_that_comes_back_hears_the_newest_once(tmp_path: Path) -> None:
    async with office(tmp_path, "back", "well") as own:
        own.table = table_of(person(ANN), person(BOB), bank=4 * 60_000)
        turn(own.table)
        own.hand.answers["back"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["back", "well"]
        assert await own.wait() == ["back"]
        del own.hand.answers["back"]
        assert await own.wait(120_000) == ["back", "well"]
        assert [letter.words.kind for _, letter in own.hand.letters[-2:]] == ["clock", "clock"]
        assert await own.wait(3_600_000) == []


async def test_what_is_no_longer_news_is_not_tried_again(tmp_path: Path) -> None:
    async with office(tmp_path, "dead", "well") as own:
        own.hand.answers["dead"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["dead", "well"]
        assert own.table is not None
        turn(own.table)
        assert await own.wait(3_600_000) == []
        assert await own.store.notices.waiting() == 0


async def test_a_channel_that_joins_later_is_not_told_what_others_were(tmp_path: Path) -> None:
    async with office(tmp_path, "dead") as own:
        own.hand.answers["dead"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["dead"]
        await own.subscribe("new")
        assert await own.wait() == ["dead"]


async def test_what_can_be_told_nowhere_now_is_put_off_without_being_looked_at(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        own.hand.silent = {"c1": 20.0, "c2": 10.5}
        await own.happen()
        own.number_of_looks = 0
        assert await own.wait() == []
        assert own.number_of_looks == 0, "its table is not even read"
        assert await own.wait(10_999) == []
        own.hand.silent = {"c1": 9.0}
        assert await own.wait(1) == ["c1", "c2"], "those who answer are not put off for others"


async def test_what_is_put_off_as_a_host_does_not_answer_is_told_once_it_is_back(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        await own.happen()
        for id in ("c1", "c2"):
            own.hand.pauses.begin(f"{id}.example", 2 * DELAY / 1000)
        own.number_of_looks = 0
        assert await own.wait() == []
        assert await own.wait(DELAY - 1) == []
        assert own.number_of_looks == 0
        assert await own.wait(1) == ["c1", "c2"]
        assert await own.wait(3_600_000) == []


async def test_a_table_is_not_read_again_for_a_channel_whose_pause_is_not_over(tmp_path: Path) -> None:
    async with office(tmp_path, "dead", "well") as own:
        own.hand.answers["dead"] = Delivery("paused")
        await own.happen()
        own.hand.pauses.begin("dead.example", (DELAY + 300_000) / 1000)
        assert await own.wait() == ["dead", "well"]
        own.number_of_looks = 0
        assert await own.wait(299_999) == []
        assert own.number_of_looks == 0
        del own.hand.answers["dead"]
        assert await own.wait(1) == ["dead"]
        assert await own.wait(3_600_000) == []


async def test_few_letters_wait_for_a_host_and_fewer_find_out_whether_it_is_back() -> None:
    now = 0.0
    hand = Courier(NoticeConfiguration(), None, lambda: now)
    try:
        channels = [
            made_channel(
                WebhookChannel(f"https://dead.example/{number}"),
                BOB,
                id=f"c{number}",
                secret="",
                site="https://o.example",
                now=0,
            )
            for number in range(2 * MOST_FOR_HOST + 5)
        ]
        first: Counter[str] = Counter()
        waits = [hand.wait_for(channel, first) for channel in channels]
        spread = [0.0] * MOST_FOR_HOST + [SOON] * MOST_FOR_HOST + [2 * SOON] * 5
        assert waits == spread, "one host does not keep everybody busy"
        channels = channels[:5]
        hand.pauses.begin("dead.example", None)
        assert [hand.wait_for(channel, Counter()) for channel in channels] == [pauses.FIRST] * 5
        now, planned = pauses.FIRST, Counter[str]()
        waits = [hand.wait_for(channel, planned) for channel in channels]
        assert waits == [0.0] * PER_HOST + [WITHIN] * (5 - PER_HOST)
    finally:
        hand.close()


async def test_quiet_hours_keep_what_a_channel_has_missed(tmp_path: Path) -> None:
    async with office(tmp_path, "dead", "well") as own:
        own.hand.answers["dead"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["dead", "well"]
        quiet = NoticeSettings(quiet=QuietHours(22 * 60, 23 * 60, "UTC"))
        await own.store.notices.save_settings(BOB, msgspec.json.encode(quiet))
        assert await own.wait() == []
        assert await own.wait(3_600_000) == ["dead"]


async def test_what_waits_for_the_end_of_quiet_hours_is_judged_again_when_they_change(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        quiet = NoticeSettings(quiet=QuietHours(22 * 60, 23 * 60, "UTC"))
        await own.store.notices.save_settings(BOB, msgspec.json.encode(quiet))
        await own.happen()
        assert await own.wait() == []
        await own.store.notices.save_settings(BOB, msgspec.json.encode(NoticeSettings()))
        assert await own.wait() == []
        await own.store.notices.hasten(BOB, own.now, own.now)
        assert await own.wait() == ["c1"]


async def test_the_clock_on_the_wall_counts_for_quiet_hours_and_for_others(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.ahead = 3_600_000
        assert own.now % 86_400_000 // 3_600_000 == 22, "it is 22 at the tables"
        quiet = NoticeSettings(quiet=QuietHours(21 * 60, 22 * 60, "UTC"))
        await own.store.notices.save_settings(BOB, msgspec.json.encode(quiet))
        await own.happen()
        assert await own.wait() == []
        assert await own.wait(3_600_000) == ["c1"]
        assert own.hand.letters[0][1].at == own.now - own.ahead


async def test_a_table_that_is_opened_meanwhile_is_not_tried_again(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.hand.answers["c1"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["c1"]
        await own.store.notices.look([(BOB, "table-1")], own.now)
        assert await own.wait(3_600_000) == []


async def test_a_channel_that_never_answers_is_given_up_and_at_last_dropped(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.hand.answers["c1"] = Delivery("later")
        for failures in range(1, DROPPED_AFTER + 1):
            await own.happen()
            tries = 0
            while await own.wait(3_600_000):
                tries += 1
            assert tries == TRIES
            left = [channel.failures for channel in await own.store.notices.channels(BOB)]
            assert left == [failures if failures < DROPPED_AFTER else ENDED]
            await own.store.notices.look([(BOB, "table-1")], own.now)
        assert own.subscribers.players == set()


async def test_a_channel_that_refuses_is_not_asked_twice_and_one_success_clears_it(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.hand.answers["c1"] = Delivery("refused")
        await own.happen()
        assert await own.wait() == ["c1"]
        assert (await own.store.notices.channels(BOB))[0].failures == 1
        del own.hand.answers["c1"]
        await own.store.notices.look([(BOB, "table-1")], own.now)
        await own.happen()
        assert await own.wait() == ["c1"]
        assert (await own.store.notices.channels(BOB))[0].failures == 0


async def test_a_channel_that_is_gone_gets_nothing_more_and_its_player_sees_that(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        own.hand.answers["c1"] = Delivery("gone")
        await own.happen()
        assert await own.wait() == ["c1", "c2"]
        first, second = await own.store.notices.channels(BOB)
        assert (shown(first).ended, shown(first).unconfirmed) == (True, False)
        assert not shown(second).ended
        await own.store.notices.look([(BOB, "table-1")], own.now)
        await own.happen()
        assert await own.wait() == ["c2"]
        assert own.subscribers.players == {BOB}


async def test_a_day_later_one_reminder_is_sent(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        await own.happen()
        assert await own.wait() == ["c1"]
        assert await own.wait(86_400_000) == ["c1"]
        assert own.hand.letters[-1][1].words.kind == "reminder"
        assert await own.wait(30 * 86_400_000) == []


async def test_notices_do_not_pile_up_where_each_stays_beside_the_one_before(tmp_path: Path) -> None:
    async with office(tmp_path, "browser") as own:
        await own.subscribe("pile", DiscordChannel("https://discord.com/api/webhooks/1/token"))
        assert own.table is not None
        await own.happen()
        assert await own.wait() == ["browser", "pile"]
        own.table.fold(Said(seat=0, text="are you there?", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["browser"]
        own.table.fold(Wished(seat=0, wish="end", by=ANN, at=own.now + 1))
        await own.happen(Kinds.WISH)
        assert await own.wait() == ["browser"]
        own.table.fold(Answered(seat=1, yes=True, by=CID, at=own.now + 1))
        await own.happen(Kinds.OVER)
        assert await own.wait() == ["browser", "pile"]
        piled = [letter.words for id, letter in own.hand.letters if id == "pile"]
        assert [words.kind for words in piled] == ["turn", "over"]
        assert piled[-1].body.splitlines()[-1] == "Ann: are you there?"
        assert await own.wait(3_600_000) == []


async def test_a_channel_that_took_nothing_hears_at_last_what_others_were_told(tmp_path: Path) -> None:
    async with office(tmp_path, "browser") as own:
        await own.subscribe("pile", DiscordChannel("https://discord.com/api/webhooks/1/token"))
        assert own.table is not None
        own.hand.answers["pile"] = Delivery("later")
        await own.happen()
        assert await own.wait() == ["browser", "pile"]
        del own.hand.answers["pile"]
        own.table.fold(Said(seat=0, text="are you there?", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["browser", "pile"]
        assert [letter.words.kind for id, letter in own.hand.letters if id == "pile"] == ["turn", "turn"]
        assert await own.wait(3_600_000) == []


async def test_what_was_said_is_told_and_stands_in_the_next_notice_until_it_was_seen(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    async with office(tmp_path, "c1") as own:
        assert own.table is not None
        own.table.fold(Said(seat=0, text="back on Monday", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        letter = own.hand.letters[-1][1]
        assert (letter.words.kind, letter.words.body) == ("said", "It is your turn.\nAnn: back on Monday")
        own.table.fold(Said(seat=0, phrase="bye", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == [], "one notice until the table is opened"
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["c1"]
        letter = own.hand.letters[-1][1]
        assert letter.words.kind == "turn"
        assert letter.words.body.splitlines()[-2:] == ["Ann: back on Monday", "Ann: Bye!"]
        await own.store.notices.look([(BOB, "table-1")], own.now)
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["c1"]
        assert "Ann: " not in own.hand.letters[-1][1].words.body, "it was seen"
        assert "Monday" not in caplog.text


async def test_all_that_was_said_is_told_and_of_much_the_last_things_and_how_many_more(
    tmp_path: Path,
) -> None:
    async with office(tmp_path, "c1") as own:
        own.table = table_of(person(ANN), person(BOB), person(CID))
        own.table.fold(Said(seat=0, text="back on Monday", by=ANN, at=own.now + 1))
        own.table.fold(Said(seat=0, phrase="bye", by=ANN, at=own.now + 2))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        words = own.hand.letters[-1][1].words
        assert (words.title, words.body) == ("Message from Ann", "Ann: back on Monday\nAnn: Bye!")

        await own.store.notices.look([(BOB, "table-1")], own.now)
        own.table.fold(Said(seat=2, text="good luck", by=CID, at=own.now + 1))
        for number in range(8):
            own.table.fold(Said(seat=0, text=f"word {number}", by=ANN, at=own.now + 2 + number))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        words = own.hand.letters[-1][1].words
        assert words.title == "Message from Cid and Ann"
        assert words.body.replace("\u00a0", " ").splitlines() == [
            "Open the table to read 4 earlier messages.",
            "Cid: good luck",
            *[f"Ann: word {number}" for number in (4, 5, 6, 7)],
        ]


async def test_the_words_of_somebody_who_is_silenced_stand_in_no_notice(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        await own.store.identities.silence(BOB, ANN, on=True)
        assert own.table is not None
        own.table.fold(Said(seat=0, text="back on Monday", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == []
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["c1"]
        assert "Monday" not in own.hand.letters[-1][1].words.body


async def test_words_that_were_seen_long_ago_stand_in_no_notice(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        assert own.table is not None
        own.table = table_of(person(ANN), person(BOB), person(CID))
        turn(own.table)
        turn(own.table)  # so that Cid is to move
        own.table.fold(Said(seat=0, text="back on Monday", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        await own.store.notices.look([(BOB, "table-1")], own.now)
        assert await own.store.notices.of(BOB) == [], "nothing is left to tell"
        own.table.fold(Said(seat=2, text="who begins?", by=CID, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        assert own.hand.letters[-1][1].words.body == "Cid: who begins?"
        await own.store.notices.look([(BOB, "table-1")], own.now)
        await own.store.identities.silence(BOB, CID, on=True)
        own.table.fold(Said(seat=2, text="hello?", by=CID, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == [], "nobody but Cid has said anything new"


async def test_whoever_asks_for_notices_later_is_not_told_what_was_said_before(tmp_path: Path) -> None:
    async with office(tmp_path) as own:
        assert own.table is not None
        own.table.fold(Said(seat=0, text="back on Monday", by=ANN, at=own.now))
        own.now += 3_600_000
        await own.subscribe("c1")
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["c1"]
        assert "Monday" not in own.hand.letters[-1][1].words.body


async def test_words_do_not_take_the_place_of_a_turn_that_waits(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        await own.subscribe("c2", DiscordChannel("https://discord.com/api/webhooks/1/token"))
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["c1", "c2"]
        assert own.table is not None
        own.table.fold(Said(seat=0, text="take your time", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"], "elsewhere the earlier notice is still to be seen"
        words = own.hand.letters[-1][1].words
        assert words.kind == "turn"
        assert words.body.endswith("\nAnn: take your time")


async def test_words_that_are_tried_again_do_not_take_the_place_of_a_turn_either(tmp_path: Path) -> None:
    async with office(tmp_path, "dead", "well") as own:
        await own.happen(Kinds.TURN)
        assert await own.wait() == ["dead", "well"]
        own.hand.answers["dead"] = Delivery("later")
        assert own.table is not None
        own.table.fold(Said(seat=0, text="take your time", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["dead", "well"]
        del own.hand.answers["dead"]
        assert await own.wait(3_600_000) == ["dead"], "the other has taken them"
        words = own.hand.letters[-1][1].words
        assert words.kind == "turn"
        assert words.body.endswith("\nAnn: take your time")


async def test_words_after_it_hide_neither_who_asks_for_a_rematch_nor_who_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with office(tmp_path, "c1") as own:
        assert own.table is not None
        while own.table.match is not None and not own.table.match.is_over:
            turn(own.table)
        own.table.fold(Rematched(table="table-2", by=ANN, at=own.now + 1))
        await own.happen(Kinds.REMATCH)
        own.table.fold(Said(seat=0, text="again?", by=ANN, at=own.now + 1))
        await own.happen(Kinds.SAID)
        assert await own.wait() == ["c1"]
        words = own.hand.letters[-1][1].words
        assert words.body.startswith("Ann wants a rematch.")
        assert (words.body.splitlines()[-1], words.table) == ("Ann: again?", "table-2")
        assert own.hand.letters[-1][1].leads_on, "the number is that of an event at the old table"

        await own.store.notices.look([(BOB, "table-1")], own.now)
        own.table = table_of(OPEN, person(BOB), OPEN, host=BOB)
        events: list[AnyEvent] = [sat(0, ANN), Said(seat=0, text="hello", by=ANN, at=own.now + 1)]

        async def stored(_: Library, table: str) -> list[AnyEvent]:
            assert table == "table-1"
            return [*events]

        monkeypatch.setattr(Library, "events", stored)
        for event, kind in zip(events, (Kinds.SEAT, Kinds.SAID), strict=True):
            own.table.fold(event)
            await own.happen(kind)
        assert await own.wait() == ["c1"]
        body = own.hand.letters[-1][1].words.body.replace("\u00a0", " ")
        assert body == "Ann sits down. 1 seat is still open. Not ready yet: Ann.\nAnn: hello"


async def test_whoever_proposed_something_is_told_the_answer_unless_they_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with office(tmp_path, "c1") as own:
        assert own.table is not None
        events: list[AnyEvent] = [
            Wished(seat=1, wish="pause", by=BOB, at=own.now),
            Answered(seat=0, yes=False, by=ANN, at=own.now),
        ]

        async def stored(_: Library, table: str) -> list[AnyEvent]:
            return [*events]

        monkeypatch.setattr(Library, "events", stored)
        for event in events:
            own.table.fold(event)
        await own.happen(Kinds.ANSWER)
        assert await own.wait() == ["c1"]
        words = own.hand.letters[-1][1].words
        assert words.title == "Answer to your proposal · Ann"
        assert words.body.startswith("Ann does not agree to your proposal.")

        await own.happen(Kinds.ANSWER)
        await own.store.notices.look([(BOB, "table-1")], own.now + 1)
        assert await own.wait() == []


async def test_the_end_of_a_rated_game_says_what_became_of_the_rating(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        assert own.table is not None
        own.table = GameTable("table-1", replace(own.table.settings, rated=True), STANDARD)
        while own.table.match is not None and not own.table.match.is_over:
            turn(own.table)
        own.change = 12
        await own.happen(Kinds.OVER)
        assert await own.wait() == ["c1"]
        assert own.hand.letters[-1][1].words.body.endswith("Your rating: +12.")


async def test_a_table_that_was_deleted_is_not_told(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        await own.happen()
        own.table = None
        assert await own.wait() == []
        assert await own.store.notices.waiting() == 0


@pytest.mark.parametrize("code", ["unavailable", "too_many"])
async def test_a_table_that_cannot_be_read_for_a_while_is_told_afterwards(
    tmp_path: Path, code: RefusalCode
) -> None:
    async with office(tmp_path, "c1") as own:
        await own.happen()
        own.now += DELAY

        async def busy(_: str) -> GameTable:
            raise Refused(code, "busy")

        for _ in range(3 * TRIES):
            await own.outbox.look(busy)
            await own.outbox.rest()
            own.now += 3_600_000
        assert await own.wait() == ["c1"]


@pytest.mark.parametrize("error", [StoreUnavailable("away"), RuntimeError("odd")])
async def test_the_outbox_goes_on_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with office(tmp_path, "c1") as own:
        await own.happen()
        own.now += DELAY
        failed: list[str] = []
        for name in ("release", "waiting", "due"):
            monkeypatch.setattr(own.store.notices, name, failing_once(own.store.notices, name, error, failed))
        working = asyncio.create_task(own.outbox.work(own.find))
        while not own.hand.letters and not working.done():
            await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])
        assert working.cancelled()
        assert failed == ["release", "waiting", "due"]


def failing_once(
    store: NoticeStore, name: str, error: Exception, failed: list[str]
) -> Callable[..., Awaitable[object]]:
    real = getattr(store, name)

    async def ask(*given: object) -> object:
        if name not in failed:
            failed.append(name)
            raise error
        return await real(*given)

    return ask


async def test_a_mailbox_that_has_not_agreed_gets_nothing(tmp_path: Path) -> None:
    async with office(tmp_path) as own:
        mailbox = made_channel(
            MailChannel("bob@example.org"), BOB, id="m", secret="", site="https://o.example", now=0
        )
        await own.store.notices.save_channel(mailbox, 10)
        await own.happen()
        assert await own.wait() == []
        await own.subscribe("c1")
        await own.happen()
        assert await own.wait() == ["c1"], "what nobody was told is not remembered as told"


async def test_a_letter_that_fails_by_mistake_is_not_repeated_for_ever(tmp_path: Path) -> None:
    async with office(tmp_path, "c1", "c2") as own:
        own.hand.broken = "c2"
        await own.happen()
        assert await own.wait() == ["c1", "c2"]
        rounds = [await own.wait(3_600_000) for _ in range(TRIES + 2)]
        assert rounds == [["c2"]] * (TRIES - 1) + [[]] * 3


async def test_whoever_is_left_alone_was_not_tried(tmp_path: Path) -> None:
    async with office(tmp_path, "c1") as own:
        own.hand.answers["c1"] = Delivery("paused")
        await own.happen()
        for _ in range(2 * TRIES):
            assert await own.wait() == ["c1"]
