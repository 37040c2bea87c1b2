### The host’s page.

admin-title = This server
admin-token = The host’s token
admin-token-text = The server was started with it: --admin-token-file or ORBIS_ADMIN_TOKEN. This tab remembers it until you close it.
admin-open = Open
admin-bad = That is not the token of this server.
admin-leave = Forget the token
admin-well = All is well.
admin-full = The disk is used up. Nothing new is begun, running games go on.
admin-ill = The store has a problem: { $status }
admin-version = Version
admin-since = Started
admin-processes = Processes
admin-store = Store
admin-store-file = one file
admin-disk = Disk used
admin-disk-of = { $used } of { $most }
admin-connections = Open connections
admin-live = Tables in memory
admin-delay = Longest delay in a minute
admin-one-process = Connections, tables in memory, delay, work and refusals are those of the process that answered.
admin-tables = Tables
admin-waiting = not started
admin-playing = being played
admin-over = over
admin-find-label = Id or link of a table
admin-find = Find
admin-latest = Recent tables
admin-no-table = There is no such table.
admin-changed = Last change: { $when }
admin-events = Events: { $count }
admin-delete = Delete…
admin-delete-question = Delete this table?
admin-delete-text = It is gone at once, for everybody. Only a backup can bring it back.
admin-delete-yes = Delete the table
admin-delete-no = Keep it
admin-deleted = The table is deleted.
admin-work = Work
admin-quick = Reading and checking
admin-thinking = Bots and hints
admin-reviewing = Reviews
admin-doing = Under way
admin-queued = Waiting
admin-services = Services
admin-service-mail = Mail
admin-service-push = Notices in browsers
admin-service-passkeys = Passkeys
admin-set-up = set up
admin-tried = { $result ->
    [sent] set up; the test mail was sent
   *[failed] set up; the test mail was not sent
}
admin-missing = not set up: { $missing }
admin-services-text = Mail: start the server with ORBIS_SMTP=smtps://user:password@mail.example.org, --contact you@example.org and --site https://play.example.org. The others: pip install what is named here, and start the server again.
admin-mail-to = Send a test mail to
admin-mail-send = Send
admin-mail-sent = Sent. It should arrive in a moment; look among the spam, too.
admin-mail-failed = { $problem ->
    [unreachable] It was not sent: the mail server does not answer, or does not let this server in. Check ORBIS_SMTP: host, port, user and password.
    [timeout] It was not sent: the mail server did not answer in time. Check the host and port in ORBIS_SMTP, or try again later.
    [refused] It was not sent: the mail server refused it (answer { $status }). Check this address, and the one given with --contact.
    [later] It was not sent: the mail server cannot take it at the moment (answer { $status }). Please try again later.
    [address] It was not sent: no mail can go to this address. Check it for typing errors.
    [paused] It was not sent: the mail server recently failed or did not answer. Please try again in a few minutes.
    [busy] It was not sent: too much is under way. Please try again in a moment.
   *[off] It was not sent: this server sends no mail.
}
admin-mail-limit = Five test mails an hour is as many as there can be. Please try again later.
admin-notices = Notices
admin-notices-waiting = Notices still waiting: { $count }
admin-notices-waiting-text = They wait because the player may look at the table first, quiet hours are not over, or a channel does not answer.
admin-kept-identities = Names, with devices, settings and notices
admin-notices-text = Failing channels did not take the last notice. Sent and not taken are counted since the start.
admin-no-channels = Nobody has asked for notices.
admin-kind = Kind
admin-count = Number
admin-channels = Channels
admin-failing = Failing
admin-sent = Sent
admin-failed = Not taken
admin-limits = Limits
admin-limit-rate = Requests per second: { $rate } for each player, { $burst } at once. All players at an address together: { $crowd } times as many.
admin-limit-tables = Unfinished tables: { $tables } for each player, { $crowd } for an address.
admin-limit-daily = Each player in a day: tables { $tables }, records and tile sets { $texts }, mailboxes { $mails }. An address: ten times as many.
admin-limit-connections = Connections from an address: { $sockets }, of which { $connections } to tables.
admin-refused = Refused most often, within two hours
admin-nobody = Nobody.
admin-network = Network
admin-times = Times
admin-wrong = Wrong tokens sent to this page: { $count }
