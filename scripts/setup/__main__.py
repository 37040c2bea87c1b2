"""Set up what ./play, ./test and the scripts need: each part once, everything inside the clone.

Exit codes: 1 if something essential is missing, 3 if only the page, its offline pack or the browser is.
"""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import background_core
import offline_pack
import parts
from progress import Progress
from workshop import ROOT, Failed, Workshop

PARTS = {
    "uv": "the uv that installs everything else",
    "base": "the Python packages that playing needs",
    "home": "the same with notices in browsers and passkeys, where they can be had (6 MB)",
    "dev": "the Python packages that testing needs",
    "benchmark": "the Python packages that benchmarks need",
    "benchmark-peers": "the same with OpenSpiel, pgx and JAX (600 MB)",
    "core": "the compiled core, if there is a compiler; required if ORBIS_REQUIRE_NATIVE=1",
    "background-core": "the same, built in the background once the rest is there",
    "page": "the page for the browser; with dev also what its tests need",
    "pack": "the offline pack: all that runs the server inside a page (100 MB of tools)",
    "browser": "a Chromium for the browser tests, if the system has none",
}

MISSING = 1
WITHOUT_PAGE = 3
INTERRUPTED = 130


def main() -> int:
    wanted = _wanted()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with Progress() as progress:
        try:
            code = _set_up(Workshop(progress), wanted)
            if code == 0 and "background-core" in wanted:
                background_core.start(progress)
        except KeyboardInterrupt:
            progress.say("Interrupted. Run it again to continue; finished steps are not repeated.")
            return INTERRUPTED
        except OSError as error:
            progress.say(f"Orbis cannot be set up in {ROOT}: {error}.")
            return MISSING
    return code


def _wanted() -> set[str]:
    listed = "\n".join(f"  {name:<16} {what}" for name, what in PARTS.items())
    parser = argparse.ArgumentParser(
        "scripts/setup",
        description=__doc__,
        epilog=f"parts:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="+", choices=PARTS, metavar="PART", help="what to set up")
    return set(parser.parse_args().parts)


def _set_up(shop: Workshop, wanted: set[str]) -> int:
    """Set up independent parts in parallel."""
    dev = "dev" in wanted

    def python_and_core() -> int:
        if "uv" in wanted and not _made(shop, partial(parts.uv, shop)):
            return MISSING
        for kind in wanted.intersection(parts.KINDS):
            if not _made(shop, partial(parts.python_packages, shop, kind)):
                return MISSING
        if "core" in wanted and not _made(shop, partial(parts.core, shop, strict=dev)):
            return MISSING if os.environ.get("ORBIS_REQUIRE_NATIVE") else 0
        return 0

    def page() -> int:
        if "page" not in wanted or _made(shop, partial(parts.page, shop, checks=dev)):
            return 0
        return WITHOUT_PAGE

    def pack() -> int:
        if "pack" not in wanted or _made(shop, partial(offline_pack.pack, shop)):
            return 0
        return WITHOUT_PAGE

    def browser() -> int:
        if "browser" not in wanted or _made(shop, partial(parts.browser, shop)):
            return 0
        return WITHOUT_PAGE

    with ThreadPoolExecutor() as threads:
        try:
            jobs = [threads.submit(job) for job in (python_and_core, page, pack, browser)]
            codes = {job.result() for job in jobs}
        except BaseException:
            shop.stop()
            raise
    if codes == {0, WITHOUT_PAGE} and "page" in wanted and not dev:
        shop.progress.say("There is no page for the browser. ./play --terminal plays without it.")
    return MISSING if MISSING in codes else max(codes)


def _made(shop: Workshop, make: Callable[[], None]) -> bool:
    """Set up a part, or print why that failed; parts that fail for the same reason print it once."""
    try:
        make()
    except Failed as failed:
        shop.progress.say_once(str(failed))
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
