### The page as an app: notices, in the settings.

app-notices = Notices
app-notices-text = You hear from your tables while no page shows them: once for each table, until you open it.
app-here = Tell me on this device
app-here-on = You are told on this device.
app-here-text = When your browser changes its connection for notices, Orbis renews it for you. To end it, remove this device below.
app-here-denied = Your browser blocks notices from this page. Allow them in the settings of the page, left of its address, and come back.
app-here-install = On an iPhone or iPad, install the page first: tap the share button, then “Add to Home Screen”, and open Orbis from there.
app-here-insecure = Browsers allow this only at addresses that begin with https. Another way is below.
app-here-server = This server cannot send notices to browsers: its host would have to install “orbis[push]”. Another way is below.
app-here-browser = This browser cannot show notices. Another way is below.
app-browser-failed = Notices could not be turned on. Please try again later, or choose another way.
app-this-device = this device
app-unconfirmed = open the link in the mail first
app-failing = the last notice did not arrive
app-ended = nothing is sent there any more: the last notices did not get through. Test it again, correct it or remove it.
app-test = Test
app-test-sent = Sent. It should arrive in a moment.
app-not-taken = { $problem ->
    [unreachable] It did not arrive: nobody answers at this address. Check it for typing errors.
    [certificate] It did not arrive: the certificate of this address is not valid.
    [timeout] It did not arrive: there was no answer in time. Please try again later.
    [inside] It did not arrive: this address leads into a private network, and the server sends nothing there.
    [address] It did not arrive: nothing can be sent to this address. Check it for typing errors.
    [refused] It did not arrive: the other side refused it (answer { $status }). Check what you have entered.
    [gone] It did not arrive: there is nothing at this address (answer { $status }). Nothing more is sent there.
    [limit] It did not arrive: too much was sent there lately. Please try again in a few minutes.
    [later] It did not arrive: the other side cannot take it at the moment (answer { $status }). Please try again later.
    [paused] It was not sent: the other side recently failed or did not answer. Please try again in a few minutes.
    [busy] It was not sent: too much is under way. Please try again in a moment.
   *[off] It was not sent: this server does not send such notices.
}
app-remove = Remove
app-mails-stopped = no mails: it only leads back to your name and games
app-mails = Send notices here
app-forget-mailbox = Forget this mailbox
app-forget-mailbox-of = Forget { $label }
app-forget-question = Forget { $label }?
app-forget-text = No more mails are sent there, and you can no longer come back through it. To stop only the mails, turn off “{ $switch }”.
app-forget-last = This mailbox is your last way back to your name and games. Without it, only the devices that are signed in now can play as you. Make a recovery link or a passkey first.
app-forget-yes = Forget it
app-forget-no = Keep it
app-correct = Correct
app-correcting = Enter everything again for “{ $label }”: it takes the place of what was there. What you entered before is a secret that Orbis does not show again.
app-correct-text = Correct what you have entered and save it, or remove it above.
app-other = Another way
app-other-none = Choose…
app-optional = (optional)
app-add = Add
app-mail-sent = We have sent you a link. Open it to confirm your address.
app-secret = Every message is signed with this secret, in its header Orbis-Signature. It is shown only now:
app-secret-name = Secret
app-secret-copy = Copy the secret
app-kind-push = Browser
app-kind-mail = E-mail
app-kind-ntfy = ntfy
app-kind-telegram = Telegram
app-kind-discord = Discord
app-kind-slack = Slack
app-kind-matrix = Matrix
app-kind-webhook = Your own program (webhook)
app-how-mail = You get a link to confirm it. Nothing else is sent before you open it. A confirmed mailbox is also a way back to your name and games: whoever reads it can play as you.
app-how-ntfy = Choose a topic that nobody can guess: whoever knows it can read along.
app-how-telegram = Make a bot with @BotFather, write to it once, and enter its token and the id of your chat.
app-how-discord = In Discord: channel settings, Integrations, Webhooks. Copy the address.
app-how-slack = In Slack: make an app with an incoming webhook. Copy the address.
app-how-matrix = The address of your home server, the id of the room, and an access token that may write there.
app-how-webhook = It gets JSON by POST for every notice.
app-field-url = Address
app-field-room = Room
app-field-token = Access token
app-field-chat = Chat id
app-field-address = E-mail address
app-field-label = What you call it
app-events = What you are told
app-event-turn = It is your turn
app-event-reminder = It is still your turn, a day later
app-event-clock = Your clock is running low
app-event-wish = Somebody asks you something or answers you
app-event-seat = Somebody invites you, sits down or is ready
app-event-over = The game is over
app-event-rematch = Somebody wants a rematch
app-event-said = Somebody writes to you
app-quiet = Quiet hours
app-quiet-text = What happens meanwhile is told when they are over.
app-quiet-start = From
app-quiet-end = To
app-quiet-zone = These are times in the zone { $zone }.
