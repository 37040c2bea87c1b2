"""What a player keeps from before a deal, to compare it with what is said at the end."""

from collections.abc import Mapping
from typing import NamedTuple

from orbis.notation.flaw import Flaw, FlawKind
from orbis.notation.records import Committed, Seeded


class Kept(NamedTuple):
    """What a player kept from before the deal: only with it can the dealer be checked."""

    commitment: str | None = None
    """The commitment as it was first published."""
    nonces: Mapping[int, str] = {}
    """What the player's seats added to the deal."""

    def flaws(self, origin: Seeded | Committed) -> tuple[Flaw, ...]:
        """What the origin of a deal says differently at the end."""
        commitment, nonces = (origin.commitment, origin.nonces) if isinstance(origin, Committed) else ("", ())
        flaws = []
        if self.commitment is not None and self.commitment != commitment:
            flaws.append(Flaw(FlawKind.OTHER_COMMITMENT, "commitment", commitment, self.commitment))
        for seat, nonce in sorted(self.nonces.items()):
            recorded = nonces[seat] if seat < len(nonces) else None
            if recorded != nonce:
                flaws.append(Flaw(FlawKind.OTHER_NONCE, f"nonce {seat}", recorded or "", nonce))
        return tuple(flaws)
