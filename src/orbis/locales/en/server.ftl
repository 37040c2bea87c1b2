### The table server: help, answers and errors.

cli-serve-help = host tables for others: the server for browsers and programs
cli-site-help = write the game as files for a static host: it plays in the browser, without a server
cli-tables-help = check, back up and restore the tables of a server

server-database = FILE|URL
server-host-help = the address to listen on; 0.0.0.0 for all addresses of this machine
server-port-help = the port to listen on; 0 for any free one; default: { $port }, or with --open the same as last time
server-open-help = show the page in your browser; if your tables are already open, show those
server-database-help = where the tables are kept: a file, or postgresql://… for several processes; default: ORBIS_DATABASE, or tables.db in your data folder
server-workers-help = the number of server processes; more than one needs PostgreSQL
server-proxies-help = addresses of reverse proxies whose forwarded headers are trusted, separated by commas; “private” for all private networks; default: ORBIS_PROXIES, or none
server-origin-help = another origin whose pages may talk to the server; repeat it for each
server-log-level-help = how much is logged, as JSON lines on standard error; with --open, in a file next to the tables
server-rate-help = how many requests per second an identity or an address may make; default: { $default }
server-tables-help = how many unfinished tables an identity may have open; default: { $default }
server-keep = KIND=DAYS
server-keep-help = how many days something is kept after its last use, or “ever”; repeat it for each kind; defaults: { $kinds }
server-daily = KIND=N
server-daily-help = how many tables (tables=200) or pasted records and tile sets (texts=50) an identity may add in a day; an address ten times as many
server-disk-help = how large the tables may become before nothing new is begun, in GiB; default: 10
server-trees-help = how much memory bots may keep for their next decisions, in MB; default: 64
server-phrases-only-help = let players say only the phrases, which everybody reads in their own language, and write no text of their own at any table; default: ORBIS_PHRASES_ONLY=1
server-contact-help = whom push services can ask about this server: your mail address, or an https:// page about you; mail is sent from it, too, if ORBIS_SMTP names a mail server; default: ORBIS_CONTACT
server-site-help = the address under which players reach this server, such as https://play.example.org: links in notices lead there, and mail needs it; default: ORBIS_SITE
server-place = HOST:PORT|NETWORK
server-webhooks-at-help = a place in your own network to which notices may go, such as homeassistant.local:8123 or 192.168.1.0/24, also by http; every player of this server can then send there; repeat it for each; default: none
server-admin-help = a file with the token that opens the admin page at /admin, at least { $least } characters; default: ORBIS_ADMIN_TOKEN; without a token there is no such page
server-bad-admin-token = { $where } does not contain a token: { $least } to { $most } letters, digits or signs, without spaces. Make one with: openssl rand -hex 32
server-allowed-port = 0 to 65535
server-allowed-rate = numbers above 0
server-allowed-keep = KIND=DAYS with 0 to { $most } days, or KIND=ever; kinds: { $kinds }
server-allowed-daily = tables=N or texts=N, with N from 0
server-allowed-disk = sizes in GiB above 0, such as 10 or 0.5
server-allowed-origin = http:// or https:// and a host, with nothing after it, such as https://play.example.org
server-allowed-contact = a mail address, or an address that begins with https://
server-allowed-webhooks-at = a host with a port, such as homeassistant.local:8123, or a network such as 192.168.1.0/24
server-allowed-proxies = addresses or networks separated by commas, such as 192.0.2.7,10.0.0.0/8, or “private”. “*” is not allowed: then anybody could pretend to have another address
server-prune-help = delete what need not be kept any longer
server-delete-help = delete single tables
server-dry-run-help = only say what would be deleted
server-table = TABLE
server-delete-ids-help = the ids of the tables, as in their links
server-check-help = replay every table and list those that are not valid
server-backup-help = write a whole copy to a file, while the server runs
server-restore-help = put a backup in the place of the tables; stop the server first
server-backup-file-help = where to write
server-restore-file-help = a file written by “backup”
server-replace-help = delete everything that is in a PostgreSQL database now
server-export-help = write all tables to a file
server-import-help = import the tables from a file; existing ones stay as they are
server-export-file-help = where to write
server-import-file-help = a file written by “export”, which is trusted like the database itself; with --copy, what a player has sent you
server-copy-help = the file is a copy that a player has saved in a page without a server: take in only what is theirs
server-overwrite-help = replace the file if it exists

server-ready = The tables are open at { $address }
server-how-to-stop = Ctrl-C stops the server; everything is saved.
server-for-others = Others in your network can open { $address }
server-only-here = Only this machine can open this address. For friends on the same Wi-Fi, add --host 0.0.0.0
server-runs-already = Your tables are already open at { $address }
server-stopped = Stopped. Everything is saved.

server-port-taken = { $host }:{ $port } is taken by another program. Choose another port with --port; 0 finds a free one.
server-port-forbidden = You are not allowed to listen on { $host }:{ $port }. Ports from 1024 up are open to everyone.
server-cannot-listen = The server cannot listen on { $host }:{ $port }: { $reason }
server-workers-need-postgres = Several processes need PostgreSQL (--database postgresql://…); only one process can serve a file.
server-bad-mail = ORBIS_SMTP must be like smtps://user:password@mail.example.org or smtp://localhost:25, and --contact a mail address from which mail is sent.
server-mail-needs-site = Mail needs --site: the address under which players reach this server, such as https://play.example.org.
server-needs-asyncpg = PostgreSQL needs asyncpg. Install it with: pip install "orbis[postgres]"
server-unknown-database = A database is the path of a file, or an address that begins with postgresql://
server-no-database = There is no database { $path }.
server-occupied = { $path } is in use by a running server. Stop it first, or name another file with --database.
server-damaged = { $path } is damaged ({ $reason }). “orbis tables check” lists what is lost, “orbis tables export” saves the rest, and “orbis tables restore” puts a backup in its place.
server-unusable-database = The tables cannot be reached: { $reason }
server-unusable-file = The tables cannot be reached: { $reason }. Name another file with --database.

server-checking = checking
server-exporting = writing
server-importing = importing
server-wrong-table = Table { $table } is not valid: { $reason }
server-checked = { $tables ->
    [one] { $tables } table was checked.
   *[other] { $tables } tables were checked.
}
server-wrong-tables = { $tables ->
    [one] { $tables } table is not valid.
   *[other] { $tables } tables are not valid.
}
server-damaged-part = The part “{ $part }” is damaged: { $reason }
server-ids-lost = The list of tables is damaged. Tables that are named nowhere else are lost.
server-backed-up = { $tables ->
    [one] { $tables } table was copied to { $path }, and the copy was checked.
   *[other] { $tables } tables were copied to { $path }, and the copy was checked.
}
server-restored = { $tables ->
    [one] { $tables } table was restored from { $path }.
   *[other] { $tables } tables were restored from { $path }.
}
server-set-aside = What was there before is now in { $path }.
server-not-a-backup = { $path } cannot be restored: { $reason }. Files written by “export” are read by “orbis tables import”.
server-in-use = A server uses this database, or did until a few seconds ago. Stop it and try again in 15 seconds.
server-not-empty = The database is not empty. Name an empty one, or add --replace to delete everything in it.
server-pruned = { $kind }: { $count } deleted
server-would-prune = { $kind }: { $count } would be deleted
server-deleted-table = Table { $table } was deleted.
server-no-table = There is no table { $table }.
server-file-exists = { $path } already exists. Name another file, or add --overwrite.
server-no-folder = There is no folder { $folder }. Create it first, or name another file.
server-not-an-archive = { $path } cannot be imported: it was not written by “export”. Files written by “backup” are read by “orbis tables restore”.
server-is-a-copy = { $path } is a copy that somebody has saved in a page. Import it with --copy: then it can bring nothing but what is theirs.
server-not-a-copy = { $path } cannot be imported with --copy: it is not a whole copy, as “Save a copy” in a page writes it. Ask whoever sent it to save it again.
server-file-is-database = { $path } is the database of these tables, or of a server that runs. Name another file.
server-exported = { $tables ->
    [one] { $tables } table was written to { $path }.
   *[other] { $tables } tables were written to { $path }.
}
server-left-out = { $tables ->
    [one] { $tables } table was left out.
   *[other] { $tables } tables were left out.
}
server-imported = { $tables ->
    [one] { $tables } table was imported.
   *[other] { $tables } tables were imported.
}
server-already-there = { $tables ->
    [one] { $tables } table already existed and stays as it is.
   *[other] { $tables } tables already existed and stay as they are.
}
server-import-way-back = Whoever saved this copy comes back to their name and tables here through this link. It is a secret; put the address of your server before it: { $link }
server-other-key-push = Warning: this server keeps its own key for web push. Browsers that subscribed at the other server cannot be reached from here: people who come from there must turn notices on again in Settings.
server-other-key-links = Warning: this server keeps its own key for links. The links in notices and mails from the other server do not work here.
server-wrong-line = Line { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] { $lines } line could not be imported.
   *[other] { $lines } lines could not be imported.
}

## What a messenger shows of a link

server-card-invited = { $name } invites you to Orbis
server-card-seats = { $count ->
    [one] At the table: { $names }. { $count } seat is open.
   *[other] At the table: { $names }. { $count } seats are open.
}
server-card-full = At the table: { $names }. All seats are taken; you can watch.
server-card-table = Orbis: { $names }
server-card-round = Round { $round } of 15. Open the link to watch.
server-card-record = A finished game to look back at, move by move.

## Files for a static host

server-site-folder = FOLDER
server-site-folder-help = the folder for the files; a site that is there is brought up to date
server-site-home-help = where to get Orbis, such as its repository; the page shows this address to anyone who wants to run a server
server-site-home-not-address = “{ $text }” is not an address. Give one that starts with https://.
server-site-no-page = The page is not built, and the site needs it. In a clone of the project, ./play builds it.
server-site-no-pack = The site needs the offline pack: pip install { $wheel }, which every release has; in a clone of the project, this builds it: sh -c '. scripts/setup.sh; set_up pack'
server-site-not-folder = { $folder } is a file. Name a folder.
server-site-not-empty = { $folder } has other files in it. Name an empty folder, or one with a site that this command has written.
server-site-written =
    The site is in { $folder }: { $size } MB.
    Try it: { $command }
    Then open { $address } in a browser.
    To publish it, copy the folder to any host of files, such as GitHub Pages. It works below any path, and needs no special headers. Others who open it play in their own browsers: on their own, against bots or on one screen. To play with friends elsewhere, run orbis serve instead.
