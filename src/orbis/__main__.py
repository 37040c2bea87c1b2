"""`python -m orbis`, the same as `orbis`."""

import sys

from orbis.cli import main

sys.exit(main())
