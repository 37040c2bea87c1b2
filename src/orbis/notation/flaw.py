"""What can be wrong with a record that is readable."""

from dataclasses import dataclass
from enum import Enum

from orbis.rules import Rule


class FlawKind(Enum):
    RULES_VERSION = "rules-version"
    TILE_SET = "tile-set"
    SET_UP = "set-up"
    NO_SECRET = "no-secret"
    SECRET = "secret"
    COMMITMENT = "commitment"
    OTHER_COMMITMENT = "other-commitment"
    OTHER_NONCE = "other-nonce"
    DISPLAY = "display"
    GODS = "gods"
    BRANCH = "branch"
    REVEAL = "reveal"
    MOVE = "move"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong in a record: what is recorded, and what it should be.

    >>> print(Flaw(FlawKind.MOVE, "6.0", "build", rule=Rule.M1))
    turn 6.0: M1 forbids build
    """

    kind: FlawKind
    field: str
    """The start of the wrong line: a key such as `gods`, or the label of a turn."""
    recorded: str = ""
    expected: str = ""
    rule: Rule | None = None
    line: int = 0
    """The number of that line in the text; 0 if the record was not read from one."""

    @property
    def turn(self) -> str:
        """The label of the turn, if the flaw is in one."""
        return self.field if self.kind in {FlawKind.MOVE, FlawKind.REVEAL} else ""

    def __str__(self) -> str:
        rule = self.rule.value if self.rule else ""
        match self.kind:
            case FlawKind.RULES_VERSION:
                return f"the record needs version {self.recorded} of the rules, not {self.expected}"
            case FlawKind.TILE_SET:
                return f"the record needs tile set {self.recorded}, not {self.expected}"
            case FlawKind.SET_UP:
                return f"{rule} forbids this set-up"
            case FlawKind.NO_SECRET:
                return "the secret of the deal is not in the record"
            case FlawKind.SECRET:
                return "the secret is not 64 hexadecimal digits"
            case FlawKind.COMMITMENT:
                return "the secret is not the one committed to"
            case FlawKind.OTHER_COMMITMENT | FlawKind.OTHER_NONCE:
                return f"{self.field} is {self.recorded or 'missing'}, not {self.expected} as before the deal"
            case FlawKind.BRANCH:
                return f"{rule} forbids a branch after {self.recorded} moves"
            case FlawKind.MOVE if self.expected:
                return f"turn {self.turn}: {self.recorded} belongs to turn {self.expected} ({rule})"
            case FlawKind.MOVE:
                return f"turn {self.turn}: {rule} forbids {self.recorded}"
            case FlawKind.REVEAL:
                return f"turn {self.turn}: {self.expected or 'no tile'} was dealt, not {self.recorded}"
            case FlawKind.DISPLAY | FlawKind.GODS:
                return f"the {self.field} dealt: {self.expected}, not {self.recorded}"
            case FlawKind.RESULT:
                return f"the result is {self.expected}, not {self.recorded}"


class UnfitRecord(ValueError):
    """A record that the rules cannot follow or that cannot be continued, with its flaws."""

    def __init__(self, *flaws: Flaw) -> None:
        super().__init__("; ".join(map(str, flaws)))
        self.flaws = flaws
