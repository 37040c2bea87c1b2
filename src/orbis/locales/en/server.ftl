### The table server: help, answers and errors.

cli-serve-help = host tables for others: the server for browsers and programs
cli-tables-help = check, back up and restore the tables of a server

server-database = FILE|URL
server-host-help = the address to listen on; 0.0.0.0 for all addresses of this machine
server-port-help = the port to listen on; 0 for any free one; default: { $port }, or with --open the same as last time
server-open-help = show the page in your browser; if your tables are already open, show those
server-database-help = where the tables are kept: a file, or postgresql://… for several processes; default: ORBIS_DATABASE, or tables.db in your data folder
server-workers-help = the number of server processes; more than one needs PostgreSQL
server-proxies-help = addresses of reverse proxies whose forwarded headers are trusted, separated by commas
server-origin-help = another origin whose pages may talk to the server; repeat it for each
server-log-level-help = how much is logged, as JSON lines on standard error
server-rate-help = how many requests per second an identity or an address may make
server-tables-help = how many unfinished tables an identity may have open
server-check-help = replay every table and list those that are not valid
server-export-help = write all tables to a file
server-import-help = import the tables from a file; existing ones stay as they are
server-export-file-help = where to write
server-import-file-help = a file written by “export”
server-overwrite-help = replace the file if it exists

server-ready = The tables are open at { $address }
server-how-to-stop = Ctrl-C stops the server; everything is saved.
server-runs-already = Your tables are already open at { $address }
server-stopped = Stopped. Everything is saved.

server-port-taken = { $host }:{ $port } is taken by another program. Choose another port with --port; 0 finds a free one.
server-port-forbidden = You are not allowed to listen on { $host }:{ $port }. Ports from 1024 up are open to everyone.
server-cannot-listen = The server cannot listen on { $host }:{ $port }: { $reason }
server-workers-need-postgres = Several processes need PostgreSQL (--database postgresql://…); only one process can serve a file.
server-needs-asyncpg = PostgreSQL needs asyncpg. Install it with: pip install "orbis[postgres]"
server-unknown-database = A database is the path of a file, or an address that begins with postgresql://
server-no-database = There is no database { $path }.
server-occupied = { $path } is in use by another server. Stop it first, or name another file with --database.
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
server-file-exists = { $path } already exists. Name another file, or add --overwrite.
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
server-wrong-line = Line { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] { $lines } line could not be imported.
   *[other] { $lines } lines could not be imported.
}
