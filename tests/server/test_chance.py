"""Chance: what the ids of tables are made of."""

from orbis.server.chance import Chance


def test_the_ids_of_tables_have_only_letters_and_digits_and_cannot_be_guessed() -> None:
    ids = [Chance().table().id for _ in range(1_000)]
    assert all(id.isascii() and id.isalnum() for id in ids)
    assert len(set(ids)) == len(ids)
    assert 62 ** min(map(len, ids)) > 2**96
