"""The browsers a system may have; the browser tests need one of them."""

import shutil

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def system_browser() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)
