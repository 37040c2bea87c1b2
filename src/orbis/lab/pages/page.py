"""Pages that show measurements: one file each, without scripts, light or dark, on any screen."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from orbis.lab.pages.sheets import Sheet


def page(title: str, parts: Iterable[str], language: str = "en", lead: str = "", more_style: str = "") -> str:
    style = (files("orbis.lab.pages") / "page.css").read_text("utf-8") + more_style
    under = f'<p class="lead">{escape(lead)}</p>' if lead else ""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<h1>{escape(title)}</h1>
{under}
</header>
{"".join(f"{part}{chr(10)}" for part in parts)}</main>
</body>
</html>
"""


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    items = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs)
    return f'<dl class="facts">{items}</dl>'


def section(title: str, *bodies: str, note: str = "") -> str:
    under = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{''.join(bodies)}{under}</section>"


def beside(*sections: str) -> str:
    """Sections side by side where there is room."""
    return f'<div class="beside">{"".join(sections)}</div>'


def notice(title: str, *texts: str) -> str:
    items = "".join(f"<p>{escape(text)}</p>" for text in texts)
    return f"<aside><h2>{escape(title)}</h2>{items}</aside>"


def table(sheet: Sheet) -> str:
    """A sheet as a table that scrolls by itself on a narrow screen."""
    heads = "".join(_cell("th", head, column, sheet) for column, head in enumerate(sheet.heads))
    rows = "".join(
        f"<tr>{''.join(_cell('td', text, column, sheet) for column, text in enumerate(row))}</tr>"
        for row in sheet.rows
    )
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def sheet_section(sheet: Sheet) -> str:
    return section(sheet.title, table(sheet), note=sheet.note)


def _cell(tag: str, text: str, column: int, sheet: Sheet) -> str:
    kind = "" if column < sheet.texts else ' class="number"'
    return f"<{tag}{kind}>{escape(text)}</{tag}>"
