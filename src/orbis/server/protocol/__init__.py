"""What goes over the wire: the types of requests, views, events and errors."""
