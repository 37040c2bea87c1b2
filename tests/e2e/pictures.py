"""Take the pictures that the page is installed with: scripts/pictures.sh

`card.png` is what messengers show of a link; the icons are those of an installed page.
"""

import struct
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from support.server import TableServer

from .chromium import launch
from .visits import visit

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
CARD = (1200, 630)
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, 0.72),
    "apple-touch-icon.png": (180, 0.86),
}
"""The size of each icon, and which part of it the drawing takes; what is around it may be cut off."""
NOTICE = "notice.png", 96
"""What a phone shows of a notice in its bar: a shape without colours."""
GROUND = '<rect width="40" height="40" rx="9" fill="#1D2140"/>'
DOT = '<circle cx="31" cy="31" r="8" fill="#EBA6F5" stroke="#1D2140" stroke-width="3"/>'
"""What the icon shows while a table waits."""

_ALONE = """
() => {
  const living = document.querySelector(".living");
  document.querySelectorAll("main > *, .top > *, .pause").forEach((each) => {
    if (!each.contains(living)) each.style.display = "none";
  });
  Object.assign(living.style, { position: "fixed", inset: "0", width: "970px", margin: "auto" });
}
"""


_PALETTE = """
async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const counts = new Map();
  const keyAt = (at) => (data[at] >> 3 << 10) | (data[at + 1] >> 3 << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const known = counts.get(keyAt(at)) ?? { count: 0, sum: [0, 0, 0] };
    known.count += 1;
    for (const part of [0, 1, 2]) known.sum[part] += data[at + part];
    counts.set(keyAt(at), known);
  }
  const most = [...counts.values()].sort((one, other) => other.count - one.count).slice(0, 256);
  const colours = most.map(({ count, sum }) => sum.map((part) => Math.round(part / count)));
  const near = new Map();
  for (const [key, { count, sum }] of counts) {
    const away = (colour) => colour.reduce((all, part, at) => all + (part - sum[at] / count) ** 2, 0);
    near.set(key, colours.reduce((best, colour, at) => (away(colour) < away(colours[best]) ? at : best), 0));
  }
  let pixels = "";
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(near.get(keyAt(at)));
  return [colours, btoa(pixels)];
}
"""
"""The 256 colours of a picture that are nearest to all it has, and for each pixel which one it is."""


def take_card(browser: Browser, address: str) -> None:
    """Take the table of the start page, alone."""
    one = visit(browser, address, size=CARD)
    page = one.arrive()
    page.locator("figure .table").wait_for()
    page.evaluate(_ALONE)
    page.evaluate("document.fonts.ready")
    paint = browser.new_page()
    taken = b64encode(page.screenshot()).decode()
    colours, pixels = paint.evaluate(_PALETTE, taken)
    (PUBLIC / "card.png").write_bytes(_png(colours, b64decode(pixels)))
    paint.close()
    one.context.close()


def _png(colours: list[list[int]], pixels: bytes) -> bytes:
    """A picture with a palette, which is much smaller than one without."""
    width, height = CARD
    lines = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": bytes(value for colour in colours for value in colour),
        b"IDAT": zlib.compress(lines, 9),
        b"IEND": b"",
    }
    chunks = (
        struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))
        for kind, part in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def take_icons(browser: Browser) -> None:
    """Draw the icon in every size."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    assert GROUND in drawing
    (PUBLIC / "icon-waiting.svg").write_text(drawing.replace("</svg>", f"{DOT}</svg>"), "utf-8")
    page = browser.new_page()
    name, size = NOTICE
    shape = drawing.replace(GROUND, "").replace("#EBA6F5", "#F4EFE2").replace("#F4EFE2", "#FFFFFF")
    page.set_content(
        f"<body style='margin:0'><div id=icon style='width:{size}px;line-height:0'>{shape}</div>"
    )
    page.locator("#icon").screenshot(path=PUBLIC / name, omit_background=True)
    for name, (size, part) in ICONS.items():
        around = "#1D2140" if part < 1 else "transparent"
        page.set_content(
            f"<body style='margin:0'><div id=icon style='display:grid;place-items:center;background:{around};"
            f"width:{size}px;height:{size}px;line-height:0'>"
            f"<div style='width:{part:.0%}'>{drawing}</div></div>"
        )
        page.locator("#icon").screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser, server = launch(playwright.chromium), TableServer(Path(folder))
        try:
            take_card(browser, server.address)
            take_icons(browser)
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    main()
