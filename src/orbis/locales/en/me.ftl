## Keeping one’s name

me-keep = Keep your name and games
me-keep-text = A link brings you back to your name, your games and your settings on any device, even if this browser forgets you.
me-link-make = Make a link
me-link-renew = Make a new link
me-link-made = You made a link on { $date }. It has not been used yet.
me-link-used = You made a link on { $date }. It was last used on { $used }.
me-link-renew-text = A new link replaces the old one, which then stops working.
me-mailboxes = You can also come back through a mailbox that you confirmed: { $mailboxes }.
me-link-once = Keep this link now: it is not shown again. Anyone who has it can play as you.
me-link = Your link
me-link-qr = Your link as a QR code
me-print = Print
me-printed = Orbis: the way back for { $name }
me-printed-text = Scan the code or open the link to continue under this name. Anyone who has it can.
me-passkeys = Passkeys
me-passkey-text = Your phone or computer keeps them, and asks for your finger, your face or your PIN. You need not look after a link.
me-passkey-address = Passkeys do not work at this address: they need one that has a domain name and begins with https://. Whoever runs this server can set that up.
me-passkey-server = This server has no passkeys yet. You can add them: pip install 'orbis[passkeys]'
me-passkey-make = Make a passkey
me-passkey-made = { $label }, made on { $date }
me-passkey-unnamed = A passkey
me-passkey-delete = Delete the passkey { $label }
me-delete = Delete
me-passkey-stopped = No passkey was made. Try again, or make a link instead.

## Devices

me-devices = Your devices
me-device-here = this device
me-device-unnamed = A program or an older browser
me-device-used = last used { $when }
me-device-since = since { $date }
me-sign-out = Sign out
me-sign-out-of = Sign out { $label }
me-sign-out-others = Sign out all other devices
me-sign-out-link = The other devices are signed out. Your link still brings anyone who has it back to your name and games. If it may be in the wrong hands, choose “{ $renew }”.
me-sign-out-here = Sign out here
me-sign-out-question = Sign out on this device?
me-sign-out-text = Your games remain yours. Come back with your link or a passkey, or continue on another device of yours.
me-sign-out-lost = You have no link, no passkey and no other device. If you sign out now, nobody can bring you back to your games. Make a link first.
me-sign-out-stays = Your own tile sets, your settings and your progress in the lessons stay in this browser.
me-sign-out-no = Stay signed in

## Coming back

me-back = Come back
me-back-text = Have you played here before, on another device or in another browser? Come back to your name and your games.
me-back-lost = This device is no longer signed in as { $name }. It was signed out from another device, or its cookies were deleted.
me-back-gone = The player { $name } no longer exists on this server. Everything kept under that name was deleted, from another device or because nobody had come back for a long time. There is no way back to those games and seats.
me-back-safe = Your games and seats are safe. Come back here: { $ways }.
me-way-link = with your link
me-way-passkey = with a passkey
me-way-mail = through your mailbox
me-back-none = As far as this browser knows, you made no link and no passkey as { $name }, and confirmed no mailbox. In that case only a device that is still signed in as { $name } can bring you back.
me-back-maybe = If you made a link or a passkey as { $name }, or confirmed a mailbox, you can come back here.
me-back-stays = Your seats stay yours.
me-back-bot = At this table a bot plays for you meanwhile.
me-back-waits = At this table no bot takes over: the game waits for you.
me-back-clock = Your clock runs on. When it runs out, a bot plays the game to the end.
me-back-tables = What happens meanwhile depends on the table: where the clock is per turn, a bot plays the turns whose time runs out. At other tables a bot plays for you, or the game waits.
me-back-others = I do have a link, a passkey or a mailbox
me-back-new-none = You can also start as someone new. But you do not take the seats of { $name } with you.
me-back-mail = Your e-mail address
me-back-mail-text = If you confirmed this mailbox for notices, you get a link there that brings you back.
me-back-mail-send = Send a link to my mailbox
me-back-mail-sent = If somebody here has confirmed { $address }, a mail is on its way. Its link works once, for { $minutes } minutes. If nothing comes, check your spam folder, or enter exactly the address that you confirmed.
me-back-mail-limit = Too many mails have been requested today. Check those that have arrived, or try again tomorrow.
me-back-new-text = You can also start as someone new. The games of { $name } stay where they are, and you can still come back to them later.
me-back-passkey = Come back with a passkey
me-back-link = The link that you kept
me-back-link-text = Open it here, scan its QR code with this device, or paste it.
me-back-ways = No link? On a device that is still signed in, open the menu of the table and choose “Move to another device”: its code gives you the seat here. Before a game has started, the host can also free your seat.
me-back-code = Enter a code
me-back-continue = Continue
me-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
me-back-owner = This link is the way back for { $name } ({ $tables }).
me-back-as = Continue as { $name }
me-back-same = You are { $name } on this device already.
me-back-already = You are already back as { $name }.
me-back-table = To the table
me-back-home = To the home page
me-back-other = On this device you play as { $name } ({ $tables }). If you continue under another name, they stay with this one, and only its own link leads back to them.
me-back-keep = Get the link of { $name } first
me-back-stay = Stay { $name }
me-back-bad = That is not the right kind of link. It contains “/me#”, followed by 43 characters.
me-back-unknown = This link does not work: a newer one was made, the player was deleted, or a character is wrong. A link from a mail works once, for half an hour.
me-back-stopped = That did not work: no passkey was chosen, or this server does not know it. Try again, or use your link.

## What is kept, and for how long

me-kept-long = How long this server keeps things
me-kept-long-text = Days since the last use. After that it is deleted automatically.
me-kept-waiting = Tables that have not started
me-kept-playing = Games that are not over
me-kept-finished = Finished games
me-kept-lessons = Lessons
me-kept-reviews = Reviews
me-kept-records = Records that somebody has opened
me-kept-identities = Your name, devices, settings and notices
me-kept-codes = One-time codes that have expired
me-kept-challenges = Requests to use a passkey that nobody has answered
me-kept-mailed = Mailed links that have expired
me-kept-mailboxes = Mailboxes that were not confirmed in time
me-kept-ever = for ever
me-kept-none = deleted at once
me-kept-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
