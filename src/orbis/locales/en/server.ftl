### The table server: help, answers and errors.

cli-serve-help = host tables for others: the server for browsers and programs
cli-tables-help = check, back up and restore the tables of a server

server-database = FILE|URL
server-host-help = the address to listen at; 0.0.0.0 for all addresses of this machine
server-port-help = the port to listen at; 0 for any that is free; { $port } unless you say otherwise, with --open that of the last time
server-open-help = show the page in your browser; if your tables are open already, show those
server-database-help = where the tables are kept: a file, or postgresql://… for several processes; otherwise what ORBIS_DATABASE says, or tables.db in your data folder
server-workers-help = how many processes serve; more than one needs PostgreSQL
server-proxies-help = addresses of reverse proxies whose forwarded headers are believed, separated by commas
server-origin-help = a further origin whose pages may speak to the server; repeat it for each
server-log-level-help = how much is logged, as JSON lines on standard error
server-rate-help = how many requests a second an identity or an address may make
server-tables-help = how many unfinished tables an identity may have made
server-check-help = play all tables again and say which do not hold
server-export-help = write all tables to a file
server-import-help = take in the tables of a file; those that are there stay as they are
server-export-file-help = where to write
server-import-file-help = a file that “export” has written
server-overwrite-help = replace the file if it is there

server-ready = The tables are open at { $address }
server-how-to-stop = Ctrl-C stops the server; everything is kept.
server-runs-already = Your tables are open already at { $address }
server-stopped = Stopped. Everything is kept.

server-port-taken = { $host }:{ $port } is taken by another program. Choose another port with --port; 0 finds a free one.
server-port-forbidden = You are not allowed to listen at { $host }:{ $port }. Ports from 1024 on are free to all.
server-cannot-listen = The server cannot listen at { $host }:{ $port }: { $reason }
server-workers-need-postgres = Several processes need PostgreSQL (--database postgresql://…); a file is served by one.
server-needs-asyncpg = PostgreSQL needs asyncpg. Install it with: pip install "orbis[postgres]"
server-unknown-database = A database is the path of a file, or an address that begins with postgresql://
server-no-database = There is no database { $path }.
server-occupied = { $path } is in use by another server. Stop it first, or name another file with --database.
server-unusable-database = The tables cannot be reached: { $reason }
server-unusable-file = The tables cannot be reached: { $reason }. Name another file with --database.

server-checking = checking
server-exporting = writing
server-importing = taking in
server-wrong-table = Table { $table } does not hold: { $reason }
server-checked = { $tables ->
    [one] { $tables } table was played again.
   *[other] { $tables } tables were played again.
}
server-wrong-tables = { $tables ->
    [one] { $tables } table does not hold.
   *[other] { $tables } tables do not hold.
}
server-file-exists = { $path } is there already. Name another file, or add --overwrite.
server-exported = { $tables ->
    [one] { $tables } table is in { $path }.
   *[other] { $tables } tables are in { $path }.
}
server-left-out = { $tables ->
    [one] { $tables } table was left out.
   *[other] { $tables } tables were left out.
}
server-imported = { $tables ->
    [one] { $tables } table was taken in.
   *[other] { $tables } tables were taken in.
}
server-already-there = { $tables ->
    [one] { $tables } table was there already and stays as it is.
   *[other] { $tables } tables were there already and stay as they are.
}
server-wrong-line = Line { $line }: { $reason }
server-wrong-lines = { $lines ->
    [one] { $lines } line could not be taken in.
   *[other] { $lines } lines could not be taken in.
}
