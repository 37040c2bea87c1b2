"""What a run leaves out, another one tries."""

from amount import is_drawn, left_out

GROUPS = [(f"group {size}", tuple((size, place) for place in range(size))) for size in (1, 2, 3, 4, 5, 8, 21)]
CASES = {case for _, group in GROUPS for case in group}
DAY = 20_000


def tried(sample: int, *, many: bool) -> set[tuple[int, int]]:
    return CASES - left_out(GROUPS, many=many, every=False, sample=sample)


def test_in_as_many_days_as_there_are_cases_all_are_tried() -> None:
    found = set[tuple[int, int]]()
    for day in range(DAY, DAY + 11):
        found |= tried(day, many=True)
    assert found == CASES


def test_a_sample_is_always_the_same_and_the_next_one_another() -> None:
    for many, most in ((False, 1), (True, 2)):
        sample = tried(DAY, many=many)
        assert sample == tried(DAY, many=many)
        assert sample != tried(DAY + 1, many=many)
        for _, group in GROUPS:
            assert len(sample.intersection(group)) == min(most, len(group))


def test_nothing_is_left_out_of_what_tries_everything() -> None:
    assert left_out(GROUPS, many=True, every=True, sample=DAY) == set()


def test_in_so_many_days_each_name_is_drawn_once() -> None:
    names = [f"test {number}" for number in range(100)]
    drawn = [name for day in range(DAY, DAY + 7) for name in names if is_drawn(name, 7, day)]
    assert sorted(drawn) == sorted(names)
