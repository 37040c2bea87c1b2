"""The endpoints: each is declared once, and serves both the requests and the description of the API."""
