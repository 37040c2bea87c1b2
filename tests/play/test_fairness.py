import hashlib

import pytest

from orbis.play.fairness import (
    InvalidSecret,
    commitment_to,
    keeps,
    new_secret,
    seed_of,
)

SECRET = "5e" * 32


def test_a_secret_has_256_bits_and_is_never_repeated() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


def test_the_commitment_is_a_hash_with_its_own_prefix() -> None:
    expected = hashlib.sha256(b"orbis commitment 1\0" + bytes.fromhex(SECRET)).hexdigest()
    assert commitment_to(SECRET) == expected
    assert commitment_to(SECRET) != seed_of(SECRET)


def test_only_the_secret_committed_to_is_accepted() -> None:
    assert keeps(commitment_to(SECRET), SECRET)
    assert not keeps(commitment_to(SECRET), "5f" * 32)
    assert not keeps("é", SECRET)


def test_every_nonce_and_its_seat_change_the_seed() -> None:
    nonces: list[tuple[str | None, ...]] = [
        (),
        (None, None),
        ("", None),
        (None, ""),
        ("a", None),
        (None, "a"),
        ("a", "b"),
        ("b", "a"),
        ("ab", None),
        ("ab", ""),
        ("a", "b", None),
    ]
    assert len({seed_of(SECRET, each) for each in nonces}) == len(nonces)


@pytest.mark.parametrize("secret", ["", "5e", "5E" * 32, "zz" * 32, "5e" * 33, " " + "5e" * 32])
def test_an_invalid_secret_is_refused(secret: str) -> None:
    with pytest.raises(InvalidSecret):
        commitment_to(secret)
    with pytest.raises(InvalidSecret):
        seed_of(secret)
