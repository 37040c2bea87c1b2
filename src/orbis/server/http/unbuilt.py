"""What a browser is shown where the page was not built: how to build it."""

UNBUILT = b"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orbis</title></head>
<body>
<h1>Orbis</h1>
<p>The server runs, but the page for browsers was not built. In the folder of the source:</p>
<pre>python web/scripts/build_page.py</pre>
<p>Then start the server again. It needs Node 20.19 or newer; <code>./play</code> brings one along.
Programs find the server described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
"""
"""Written for whoever runs the server from its source, in the language of the source."""
