from collections import Counter
from pathlib import Path

from .rounds import Outcome
from .segment import Result, Segment, add_to_report, read_report, table_of, total

GOOD = Outcome(
    Counter({"kill": 3, "kill while starting": 1, "stop": 2}), acknowledged=70, tables=2, finished=2
)
BAD = Outcome(Counter({"kill": 1}), acknowledged=5, tables=1, faults=["table t: lost: event 3 was told"])


def test_a_report_is_continued_and_summed_up(tmp_path: Path) -> None:
    path = tmp_path / "report"
    assert read_report(path) == []
    results = [
        Result(Segment("1 0", 5, "sqlite", power_loss=True, commit="abc"), GOOD),
        Result(Segment("1 1", 5, "sqlite", power_loss=True, commit="def"), BAD),
    ]
    for result in results:
        add_to_report(path, result)
    assert read_report(path) == results
    whole = total(read_report(path))
    assert (whole.kills, whole.acknowledged, whole.count("lost")) == (6, 75, 1)
    assert [result.outcome.is_good for result in results] == [True, False]
    assert not whole.is_good
    assert "| sqlite, power loss | abc, def | 2 | 6 | 2 | 75 |" in table_of(results)
