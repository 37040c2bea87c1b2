"""The whole server inside a page, without a network: asked by calls, it keeps its tables in a folder.

`page.py` is what a page calls. docs/inside.md describes it.
"""
