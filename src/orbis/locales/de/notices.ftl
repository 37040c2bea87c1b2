### Benachrichtigungen: was jemand erfährt, der gerade nicht auf den Tisch sieht.

notice-title = { $what } · { $names }
notice-turn = Du bist am Zug
notice-seat = Neues von deinem Tisch
notice-invited = Einladung
notice-wish = Eine Frage an dich
notice-clock = Deine Zeit wird knapp
notice-bot = Ein Bot spielt für dich
notice-bot-turn = Ein Bot hat deinen Zug gespielt
notice-over = Die Partie ist zu Ende
notice-rematch = Revanche
notice-reminder = Du bist noch immer am Zug
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
notice-mail-end = Du möchtest diese Mails nicht mehr? Öffne { $url }

notice-home = Orbis öffnen
notice-unsubscribe-question = Alle Benachrichtigungen an „{ $label }“ beenden?
notice-unsubscribe-button = Beenden
notice-unsubscribe-done = Erledigt: Dorthin wird nichts mehr geschickt.
notice-confirm-subject = Orbis: Möchtest du Benachrichtigungen per Mail?
notice-confirm-text =
    Jemand, vermutlich du, möchte unter dieser Adresse erfahren, was an den Orbis-Tischen von { $site } geschieht.

    Wenn du das warst, öffne innerhalb einer Woche diesen Link: { $url }

    Wenn nicht, brauchst du nichts zu tun. Es kommt keine weitere Mail.
notice-confirm-question = Benachrichtigungen über deine Tische an { $label } schicken?
notice-confirm-button = Ja, schicken
notice-confirm-done = Erledigt: Benachrichtigungen gehen jetzt an { $label }.
notice-confirm-expired = Dieser Link ist abgelaufen, oder das Postfach wurde inzwischen entfernt. Trag es in Orbis unter „Einstellungen“ noch einmal ein: Dann bekommst du einen neuen Link, der eine Woche lang gilt.
notice-link-broken = Dieser Link ist unvollständig. Öffne ihn noch einmal genau so, wie er geschickt wurde. Du kannst deine Benachrichtigungen auch in Orbis unter „Einstellungen“ ändern.
