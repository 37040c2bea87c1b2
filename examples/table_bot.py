"""A bot for the table server: table_bot.py http://HOST/table/ID joins a table, http://HOST makes one."""

import random
import sys
from contextlib import suppress

from orbis.client import ClientError, Session

if len(sys.argv) < 2:
    sys.exit("usage: table_bot.py LINK [NAME]")
link, name = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Table bot"
try:
    with suppress(KeyboardInterrupt), Session(link, name) as session:
        table = session.join(link) if "/table/" in link else session.make("here", "open")
        print("Playing at", table.link, flush=True)
        for game in table.decisions():
            table.act(random.choice(game.options))
except ClientError as error:
    sys.exit(str(error))
