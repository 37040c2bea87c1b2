"""deploy/Dockerfile and deploy/compose.yaml: who could pretend to be somebody else."""

import json
import re
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_image_trusts_no_proxy_by_itself() -> None:
    """Behind a published port everybody may seem to come from a private address."""
    text = (DEPLOY / "Dockerfile").read_text()
    found = re.search(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
    assert found
    assert json.loads(found[1])[1:4] == ["serve", "--host", "0.0.0.0"]
    instructions = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert "PROXIES" not in instructions
    assert "--proxies" not in instructions


def test_where_private_networks_are_trusted_only_the_proxy_reaches_the_server() -> None:
    server, proxy = (DEPLOY / "compose.yaml").read_text().split("\n  caddy:\n")
    assert "      ORBIS_PROXIES: private\n" in server
    assert not re.search(r"^ *(ports|network_mode|networks):", server, re.MULTILINE)
    assert "      ORBIS: orbis:8000\n" in proxy
    assert "{$ORBIS:127.0.0.1:8000}" in (DEPLOY / "Caddyfile").read_text()
    assert "\nEXPOSE 8000\n" in (DEPLOY / "Dockerfile").read_text()
