"""By what one knows whether an offline pack was built from the sources that run here."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
PROJECT = PACKAGE.parents[1] / "pyproject.toml"
"""It is there in a clone, where sources change without a new version."""

READ = (".py", ".csv", ".sql")


@cache
def digest_of_sources() -> str:
    """Another one with every change of a source."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in READ:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
