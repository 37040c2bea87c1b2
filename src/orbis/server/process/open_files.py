"""How many files and sockets this process may have open."""

import sys

ENOUGH = 65_536

if sys.platform == "win32":

    def raised_limit() -> int:
        return ENOUGH

else:
    import resource

    def raised_limit() -> int:
        """The number of files that may be open, raised as far as the system allows."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY or soft >= ENOUGH:
            return ENOUGH
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has another limit besides this one
            return soft
        return wanted
