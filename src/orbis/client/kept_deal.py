"""What we saw and sent before a deal, kept in a file until the deal has been checked."""

from pathlib import Path

import msgspec

from orbis.client.errors import UnfairDeal
from orbis.client.tokens import private_file
from orbis.notation import Committed, Kept
from orbis.server.protocol.table import Fairness

_decoder = msgspec.json.Decoder(Kept)


class KeptDeal:
    """The first commitment that a server showed us for a table, and the nonces that we sent."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            self.kept = _decoder.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError):
            self.kept = Kept()

    def see(self, commitment: str, *, ours: bool) -> None:
        """Keep the first commitment, in the file if we play; raise `UnfairDeal` if it is now another one."""
        if self.kept.commitment is None:
            self.kept = self.kept._replace(commitment=commitment)
            if ours:
                self._save()
        elif self.kept.commitment != commitment:
            self._accuse(*Kept(self.kept.commitment).flaws(Committed(commitment, None, ())))

    def send(self, seat: int, nonce: str) -> None:
        """Keep what a seat is about to add to the deal."""
        self.kept = self.kept._replace(nonces={**self.kept.nonces, seat: nonce})
        self._save()

    def check(self, fairness: Fairness) -> None:
        """Compare with what is told at the end; raise `UnfairDeal`."""
        from orbis.play.fairness import InvalidSecret, keeps  # noqa: PLC0415 (a client starts without it)

        secret = fairness.secret or ""
        flaws = self.kept.flaws(Committed(fairness.commitment, secret, fairness.nonces))
        try:
            is_kept = keeps(self.kept.commitment or fairness.commitment, secret)
        except InvalidSecret:
            is_kept = False
        if flaws or not is_kept:
            self._accuse(*flaws, *([] if is_kept else ["the secret is not the one committed to"]))
        self._file.unlink(missing_ok=True)

    def _save(self) -> None:
        private_file(self._file, msgspec.json.encode(self.kept))

    def _accuse(self, *flaws: object) -> None:
        raise UnfairDeal("; ".join(map(str, flaws)))
