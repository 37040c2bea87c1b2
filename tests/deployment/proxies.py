"""nginx and Caddy on the loopback, with the configurations of deploy/."""

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from typing import Literal, NamedTuple

from support.description import Answer
from support.server import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 60.0

ProxyName = Literal["nginx", "caddy"]

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


class Proxy(NamedTuple):
    """A proxy that runs, and the certificate by which clients know it."""

    address: str
    certificate: Path

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
        source: str = "127.0.0.1",
    ) -> Answer:
        """The answer to a request that comes from an address of this machine."""
        host = self.address.removeprefix("https://")
        context = ssl.create_default_context(cafile=str(self.certificate))
        connection = HTTPSConnection(host, timeout=PATIENCE, context=context, source_address=(source, 0))
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        answer = Answer(response.status, found, response.read())
        connection.close()
        return answer


def _replaced(text: str, pattern: str, new: str) -> str:
    """A configuration with something in it replaced, which must be there."""
    changed, count = re.subn(pattern, new, text)
    assert count, f"the configuration has no {pattern}"
    return changed


def _nginx(folder: Path, port: int, server: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text()
    site = _replaced(site, r"listen \[::\]:443 ssl;", "")
    site = _replaced(site, r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = _replaced(site, r"play\.example\.org;", "localhost;")
    site = _replaced(site, r"(ssl_certificate) .*;", rf"\1 {folder}/certificate.pem;")
    site = _replaced(site, r"(ssl_certificate_key) .*;", rf"\1 {folder}/key.pem;")
    site = _replaced(site, r"127\.0\.0\.1:8000", f"127.0.0.1:{server}")
    configuration = folder / "nginx.conf"
    configuration.write_text(NGINX.format(folder=folder, site=site))
    return ["nginx", "-p", str(folder), "-c", str(configuration), "-e", "stderr"]


def _caddy(folder: Path, port: int, server: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    certificate = f"tls {folder}/certificate.pem {folder}/key.pem"
    site = _replaced(site, r"play\.example\.org {", f"localhost:{port} {{\n\tbind 127.0.0.1\n\t{certificate}")
    site = _replaced(site, r"127\.0\.0\.1:8000", f"127.0.0.1:{server}")
    configuration = folder / "Caddyfile"
    configuration.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(configuration)]


@contextmanager
def running(name: ProxyName, folder: Path, server: int) -> Iterator[Proxy]:
    """A proxy in front of the server at a port of this machine."""
    port = free_port()
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
    subprocess.run(made, check=True, capture_output=True)
    command = _nginx(folder, port, server) if name == "nginx" else _caddy(folder, port, server)
    program = shutil.which(command[0]) or shutil.which(command[0], path="/usr/sbin")
    assert program, f"install {name} first: scripts/test-deployment.sh does"
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen([program, *command[1:]], stdout=log, stderr=log)
    proxy = Proxy(f"https://localhost:{port}", folder / "certificate.pem")
    try:
        _wait_for(proxy, process, folder / "proxy.log")
        yield proxy
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()


def _wait_for(proxy: Proxy, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            proxy.ask("GET", "/ready")
        except OSError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        else:
            return
