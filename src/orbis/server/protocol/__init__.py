"""What goes over the wire: the types of which requests, views, events and errors are made."""
