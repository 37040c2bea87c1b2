"""`orbis site`: write the whole game as files for any static host; it plays without a server."""

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from importlib.metadata import version
from pathlib import Path
from shlex import quote

from orbis.cli.failure import Failure
from orbis.cli.files import unwritable
from orbis.locales import Speech
from orbis.server.http.pack import built_pack, names_of, version_of
from orbis.server.http.static import INDEX, MARK, MARKED, WORKER, built_page

LIST = "orbis-site.json"
"""Names the files of a site: it marks a folder as one, and 404.html finds the site by it."""

HTML = re.compile(r"<html([^>]*)>")
ADDRESS = re.compile(r"https://[^\s/?#]\S*")
ABSOLUTE = re.compile(r'(href|src)="/(?!/)')
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data:; base-uri 'none'; form-action 'self'; object-src 'none'"
)
LEFT_OUT = (".br", ".gz")
"""Hosts compress files themselves."""

NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Orbis</title>
    <script>
      // A host of files knows no /table/x: look for the folder of the page, and let it open what was wanted.
      (async () => {
        const parts = location.pathname.split("/");
        for (let count = parts.length - 1; count > 0; count--) {
          const folder = location.origin + parts.slice(0, count).join("/") + "/";
          // Some hosts answer with this very page, and without an error, where there is nothing.
          const found = await fetch(folder + "orbis-site.json").catch(() => null);
          const list = await found?.json().catch(() => null);
          if (list?.orbis === undefined) continue;
          const wanted = "/" + parts.slice(count).join("/") + location.search;
          location.replace(folder + "?at=" + encodeURIComponent(wanted) + location.hash);
          return;
        }
        document.body.textContent = "There is nothing here.";
      })();
    </script>
  </head>
  <body></body>
</html>
"""


def add(parser: ArgumentParser, speech: Speech) -> None:
    say = speech.text
    parser.add_argument(
        "folder", type=Path, metavar=say("server-site-folder"), help=say("server-site-folder-help")
    )
    parser.add_argument("--home", default="", metavar="URL", help=say("server-site-home-help"))


def run(options: Namespace, speech: Speech) -> int:
    folder: Path = options.folder
    if options.home and not ADDRESS.fullmatch(options.home):
        raise Failure(speech.text("server-site-home-not-address", text=options.home))
    page, pack = built_page(), built_pack()
    if page is None:
        raise Failure(speech.text("server-site-no-page"))
    if pack is None:
        wheel = f"orbis_pack-{version('orbis')}-py3-none-any.whl"
        raise Failure(speech.text("server-site-no-pack", wheel=wheel))
    before = _files_before(folder, speech)
    files = site_files(page, pack, options.home)
    try:
        _write(folder, files, before)
    except OSError as error:
        raise unwritable(folder, error, speech) from None
    megabytes = sum(map(len, files.values())) / 1e6
    print(
        speech.text(
            "server-site-written",
            folder=str(folder),
            size=f"{megabytes:.1f}",
            command=f"python3 -m http.server --directory {quote(str(folder))}",
            address="http://localhost:8000/",
        )
    )
    return 0


def site_files(page: Path, pack: Path, home: str = "") -> dict[str, bytes]:
    """All files of a site by their names, those that name others last; at its home others get Orbis."""
    files = {
        path.relative_to(page).as_posix(): path.read_bytes()
        for path in sorted(page.rglob("*"))
        if path.is_file() and path.suffix not in LEFT_OUT and path.name != INDEX
    }
    files |= {f"pack/{name}": (pack / name).read_bytes() for name in names_of(pack)}
    files[".nojekyll"] = b""  # GitHub Pages would leave out some names
    files["404.html"] = NOT_FOUND.encode()
    files[INDEX] = site_page((page / INDEX).read_text("utf-8"), home).encode()
    for name in MARKED:
        files[name] = files[name].replace(MARK, version_of(pack).encode())
    # A browser that has the page takes another one only with a worker that is not the same.
    files[WORKER] += f"\n// {sha256(files[INDEX]).hexdigest()}\n".encode()
    listed = {"orbis": version("orbis"), "files": sorted({*files, LIST})}
    files[LIST] = (json.dumps(listed, indent=2) + "\n").encode()
    return files


def site_page(html: str, home: str = "") -> str:
    """The page for a folder of any name, marked as one behind which there is no server."""
    told = f' data-home="{escape(home)}"' if home else ""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    marked = HTML.sub(lambda found: f"<html{found[1]} data-site{told}>", html, count=1).replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1
    )
    return ABSOLUTE.sub(r'\1="./', marked)


def _files_before(folder: Path, speech: Speech) -> frozenset[str]:
    """The files of the site that is there; raise `Failure` if there is something else."""
    if folder.exists() and not folder.is_dir():
        raise Failure(speech.text("server-site-not-folder", folder=str(folder)))
    try:
        listed = json.loads((folder / LIST).read_text("utf-8"))["files"]
        return frozenset(str(name) for name in listed)
    except FileNotFoundError:
        # A new branch for GitHub Pages has nothing but its .git.
        if folder.is_dir() and any(not each.name.startswith(".") for each in folder.iterdir()):
            raise Failure(speech.text("server-site-not-empty", folder=str(folder))) from None
        return frozenset()
    except (OSError, ValueError, KeyError, TypeError):
        raise Failure(speech.text("server-site-not-empty", folder=str(folder))) from None


def _write(folder: Path, files: Mapping[str, bytes], before: frozenset[str]) -> None:
    """Write a site over the one that is there, and remove what it had more."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    root = folder.resolve()
    for name in before - files.keys():
        path = (folder / name).resolve()
        if path.is_relative_to(root):
            path.unlink(missing_ok=True)
