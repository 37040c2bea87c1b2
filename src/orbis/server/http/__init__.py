"""HTTP and WebSocket; each endpoint is declared once, for serving and for the description of the API."""
