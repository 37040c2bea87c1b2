### Benachrichtigungen: was jemand erfährt, der gerade nicht auf den Tisch sieht.

notice-title = { $what } · { $names }
notice-turn = Du bist am Zug
notice-turn-with = { $count ->
    [one] Du bist am Zug gegen { $names }
   *[other] Du bist am Zug gegen { $names }
}
notice-seat = Neues von deinem Tisch
notice-invited = Einladung
notice-wish = Eine Frage an dich
notice-answer = Antwort auf deinen Vorschlag
notice-answered = { $answer ->
    [yes] Alle sind mit deinem Vorschlag einverstanden.
   *[no] { $name } lehnt deinen Vorschlag ab.
}
notice-clock = Deine Zeit wird knapp
notice-bot = Ein Bot spielt für dich
notice-bot-turn = Ein Bot hat deinen Zug gespielt
notice-over = Die Partie ist zu Ende
notice-over-with = { $count ->
    [one] Deine Partie gegen { $names } ist zu Ende
   *[other] Deine Partie gegen { $names } ist zu Ende
}
notice-rematch = Revanche
notice-rematch-by = { $name } möchte eine Revanche.
notice-you-win = Du gewinnst.
notice-rating = Deine Wertungszahl: { $change }.
notice-reminder = Du bist noch immer am Zug
notice-reminder-with = { $count ->
    [one] Du bist noch immer am Zug gegen { $names }
   *[other] Du bist noch immer am Zug gegen { $names }
}
notice-your-turn = Du bist am Zug.
notice-open-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
notice-awaited = { $count ->
    [one] Noch nicht bereit: { $names }.
   *[other] Noch nicht bereit: { $names }.
}
notice-awaited-you = Du hast noch nicht gesagt, dass du bereit bist.
notice-said = Nachricht
notice-said-with = Nachricht von { $names }
notice-said-earlier = { $count ->
    [one] Öffne den Tisch, um { $count } frühere Nachricht zu lesen.
   *[other] Öffne den Tisch, um { $count } frühere Nachrichten zu lesen.
}
notice-round = Runde { $round } von 15.
notice-come-back = Öffne den Tisch und sieh nach, wie es steht.
notice-kept = { $name } hält dir einen Platz frei.
notice-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
notice-no-clock = ohne Uhr
notice-rated = gewertet
notice-unrated = nicht gewertet
notice-left-days = { $count ->
    [one] Du hast noch { $count } Tag.
   *[other] Du hast noch { $count } Tage.
}
notice-left-hours = { $count ->
    [one] Du hast noch { $count } Stunde.
   *[other] Du hast noch { $count } Stunden.
}
notice-left-minutes = { $count ->
    [one] Du hast noch { $count } Minute.
   *[other] Du hast noch { $count } Minuten.
}
notice-test = Das ist ein Test. Ab jetzt kannst du hier erfahren, was an deinen Tischen geschieht.
notice-stop = Diese Nachrichten beenden: { $url }
notice-mail-test-subject = Orbis: Testmail
notice-mail-test-text = Wer { $site } betreibt, hat das geschickt, um zu sehen, ob die Mails dieses Servers ankommen. Sie kommen an. Deswegen kommt nichts Weiteres.
notice-mail-end = Du möchtest diese Mails nicht mehr? Öffne { $url }

notice-home = Orbis öffnen
notice-unsubscribe-question = Alle Benachrichtigungen an „{ $label }“ beenden?
notice-unsubscribe-button = Beenden
notice-unsubscribe-done = Erledigt: Dorthin wird nichts mehr geschickt.
notice-stop-mails-question = Keine Mails mehr an { $label }? Über dieses Postfach kommst du weiterhin zu deinem Namen und deinen Partien zurück.
notice-stop-mails-done = Erledigt: An { $label } gehen keine Benachrichtigungen mehr. Über dieses Postfach kommst du weiterhin zu deinen Partien zurück. Vergessen lassen kannst du es in Orbis unter „Einstellungen“.
notice-confirm-subject = Orbis: Möchtest du Benachrichtigungen per Mail?
notice-confirm-text =
    Jemand, vermutlich du, möchte unter dieser Adresse erfahren, was an den Orbis-Tischen von { $site } geschieht.

    Wenn du das warst, öffne innerhalb einer Woche diesen Link: { $url }

    Über dieses Postfach kommst du dann auch zu deinem Namen und deinen Partien zurück, falls dein Browser dich vergisst. Wer es liest, kann das ebenso.

    Wenn du das nicht warst, brauchst du nichts zu tun. Es kommt keine weitere Mail.
notice-confirm-question = Benachrichtigungen über deine Tische an { $label } schicken? Wer dieses Postfach liest, kann dann auch als { $name } zurückkommen und spielen.
notice-confirm-button = Ja, einverstanden
notice-confirm-done = Erledigt: Benachrichtigungen gehen jetzt an { $label }. Über dieses Postfach kommst du auch zu deinen Partien zurück, falls dein Browser dich vergisst.
notice-confirm-expired = Dieser Link gilt nicht mehr: Er ist abgelaufen oder schon benutzt, das Postfach wurde entfernt, oder es kam ein neuerer. Öffne den Link in der neuesten Mail, oder trag das Postfach in Orbis unter „Einstellungen“ noch einmal ein: Dann bekommst du einen neuen Link, der einmal gilt, eine Woche lang.
notice-back-subject = Orbis: dein Weg zurück
notice-back-text =
    Jemand, vermutlich du, möchte zu seinem Namen und seinen Partien auf { $site } zurück. Dieses Postfach ist dort bestätigt.

    { $links }

    { $count ->
        [one] Der Link gilt einmal und { $minutes } Minuten lang. Wer ihn öffnet, kann unter diesem Namen spielen: Gib ihn nicht weiter.
       *[other] Jeder Link gilt einmal und { $minutes } Minuten lang. Wer ihn öffnet, kann unter diesem Namen spielen: Gib ihn nicht weiter.
    }

    Wenn du das nicht warst, brauchst du nichts zu tun: Ohne diese Mail kommt niemand hinein.
notice-link-broken = Dieser Link ist unvollständig. Öffne ihn noch einmal genau so, wie er geschickt wurde. Du kannst deine Benachrichtigungen auch in Orbis unter „Einstellungen“ ändern.
