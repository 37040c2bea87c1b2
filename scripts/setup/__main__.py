"""Sets up what ./play, ./test and the scripts need, each part once, all of it in the clone."""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import core_beside
import parts
from progress import Progress
from workshop import ROOT, Failed, Workshop

PARTS = {
    "uv": "the uv that installs everything else",
    "base": "the Python packages that playing needs",
    "dev": "the Python packages that testing needs",
    "benchmark": "the Python packages that benchmarks need",
    "benchmark-peers": "the same with OpenSpiel, pgx and JAX (600 MB)",
    "core": "the compiled core, if there is a compiler; ORBIS_REQUIRE_NATIVE=1 makes it a must",
    "core-beside": "the same, built in the background once the rest is there",
    "page": "the page for the browser; with dev also what its tests need",
    "browser": "a Chromium for the browser tests, if the system has none",
}

INTERRUPTED = 130


def main() -> int:
    """Set up the parts that are named; exit code 1 says that one is missing."""
    wanted = _wanted()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with Progress() as progress:
        shop = Workshop(progress)
        try:
            complete = _set_up(shop, wanted)
        except KeyboardInterrupt:
            progress.say("Interrupted. Run it again to continue; finished steps are not repeated.")
            return INTERRUPTED
        except OSError as error:
            progress.say(f"Orbis cannot be set up in {ROOT}: {error}.")
            return 1
        if complete and "core-beside" in wanted:
            core_beside.start(progress)
    return 0 if complete else 1


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


def _set_up(shop: Workshop, wanted: set[str]) -> bool:
    """Make the parts side by side, as far as one does not need another, and say whether all are there."""
    dev = "dev" in wanted

    def python_and_core() -> bool:
        if "uv" in wanted and not _made(shop, lambda: parts.uv(shop)):
            return False
        for kind in wanted.intersection(parts.KINDS):
            if not _made(shop, partial(parts.python_packages, shop, kind)):
                return False
        if "core" in wanted and not _made(shop, lambda: parts.core(shop, strict=dev)):
            return not os.environ.get("ORBIS_REQUIRE_NATIVE")
        return True

    def page() -> bool:
        return "page" not in wanted or _made(shop, lambda: parts.page(shop, checks=dev))

    def browser() -> bool:
        return "browser" not in wanted or _made(shop, lambda: parts.browser(shop))

    with ThreadPoolExecutor() as threads:
        jobs = [threads.submit(job) for job in (python_and_core, page, browser)]
        try:
            complete = [job.result() for job in jobs]
        except BaseException:
            shop.stop()
            raise
    return all(complete)


def _made(shop: Workshop, make: Callable[[], None]) -> bool:
    """Whether a part is there now; if not, it was said why."""
    try:
        make()
    except Failed as failed:
        shop.progress.say(str(failed))
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
