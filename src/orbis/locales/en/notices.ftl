### Notices: what somebody is told who does not look at a table.

notice-title = { $what } · { $names }
notice-turn = Your turn
notice-turn-with = { $count ->
    [one] Your turn against { $names }
   *[other] Your turn against { $names }
}
notice-seat = News from your table
notice-invited = Invitation
notice-wish = A question for you
notice-answer = Answer to your proposal
notice-answered = { $answer ->
    [yes] All agree to your proposal.
   *[no] { $name } does not agree to your proposal.
}
notice-clock = Your clock is running low
notice-bot = A bot is playing for you
notice-bot-turn = A bot played your turn
notice-over = The game is over
notice-over-with = { $count ->
    [one] Your game against { $names } is over
   *[other] Your game against { $names } is over
}
notice-rematch = Rematch
notice-rematch-by = { $name } wants a rematch.
notice-you-win = You win.
notice-rating = Your rating: { $change }.
notice-reminder = It is still your turn
notice-reminder-with = { $count ->
    [one] It is still your turn against { $names }
   *[other] It is still your turn against { $names }
}
notice-your-turn = It is your turn.
notice-open-seats = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
notice-awaited = { $count ->
    [one] Not ready yet: { $names }.
   *[other] Not ready yet: { $names }.
}
notice-awaited-you = You have not said yet that you are ready.
notice-said = Message
notice-said-with = Message from { $names }
notice-said-earlier = { $count ->
    [one] Open the table to read { $count } earlier message.
   *[other] Open the table to read { $count } earlier messages.
}
notice-round = Round { $round } of 15.
notice-come-back = Open the table to see how it stands.
notice-kept = { $name } keeps a seat for you.
notice-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
notice-no-clock = no clock
notice-rated = rated
notice-unrated = not rated
notice-left-days = { $count ->
    [one] You have { $count } day left.
   *[other] You have { $count } days left.
}
notice-left-hours = { $count ->
    [one] You have { $count } hour left.
   *[other] You have { $count } hours left.
}
notice-left-minutes = { $count ->
    [one] You have { $count } minute left.
   *[other] You have { $count } minutes left.
}
notice-test = This is a test. From now on you can be told here what happens at your tables.
notice-stop = Stop these messages: { $url }
notice-mail-test-subject = Orbis: test mail
notice-mail-test-text = The host of { $site } has sent this to see whether its mails arrive. They do. Nothing else will come because of it.
notice-mail-end = You do not want these mails any more? Open { $url }

notice-home = Open Orbis
notice-unsubscribe-question = Stop all notices to “{ $label }”?
notice-unsubscribe-button = Stop them
notice-unsubscribe-done = Done: no more notices are sent there.
notice-stop-mails-question = Stop all mails to { $label }? You can still come back to your name and games through this mailbox.
notice-stop-mails-done = Done: no more notices are sent to { $label }. You can still come back to your games through this mailbox. To have it forgotten, open “Settings” in Orbis.
notice-confirm-subject = Orbis: do you want notices by mail?
notice-confirm-text =
    Somebody, probably you, wants to be told at this address what happens at the Orbis tables of { $site }.

    If it was you, open this link within a week: { $url }

    With this mailbox you can then also come back to your name and games if your browser forgets you. Whoever reads it can do that, too.

    If it was not you, do nothing. No further mail will come.
notice-confirm-question = Send notices about your tables to { $label }? Whoever reads this mailbox can then also come back as { $name } and play.
notice-confirm-button = Yes, I agree
notice-confirm-done = Done: notices are now sent to { $label }. Through this mailbox you can also come back to your games if your browser forgets you.
notice-confirm-expired = This link no longer works: it has expired or was used, the mailbox was removed, or a newer link was sent. Open the link in the newest mail, or add the mailbox again in Orbis, under “Settings”: you will get a new link, which works once, for a week.
notice-back-subject = Orbis: your way back
notice-back-text =
    Somebody, probably you, wants to come back to a name and games on { $site }. This mailbox is confirmed there.

    { $links }

    { $count ->
        [one] The link works once, for { $minutes } minutes. Whoever opens it can play under this name: do not pass it on.
       *[other] Each link works once, for { $minutes } minutes. Whoever opens it can play under this name: do not pass it on.
    }

    If it was not you, do nothing: without this mail nobody gets in.
notice-link-broken = This link is incomplete. Open it again exactly as it was sent. You can also change your notices in Orbis, under “Settings”.
