### Die eigenen Partien: alle Tische, der nächste, Freunde.

mine-title = Meine Partien
mine-friends = Meine Freunde
mine-invitations = Einladungen
mine-going = Laufende Partien
mine-search = Nach dem Namen eines Spielers suchen
mine-none-found = Keine Partien mit „{ $name }“.
mine-empty = Du hast noch keine Partien. Hier findest du später deine Tische und die beendeten Partien mit Ergebnis, Rückblick und Analyse.
mine-play = Eine Partie spielen
mine-more = Mehr zeigen
mine-nothing-waits = Kein Tisch wartet auf dich
mine-nothing-waits-text = Überall ist jemand anderes am Zug. Sieh dir deine Tische an, oder beginne noch eine Partie.
mine-nothing-goes-on = Du hast keine laufende Partie. Wie wäre es mit einer neuen?
mine-friends-empty = Noch niemand. Wenn du mit jemandem gespielt hast, steht der Name hier, und du kannst zur nächsten Partie einladen.
mine-invite = Einladen
mine-invite-name = { $name } einladen
mine-invite-text = Der Platz bleibt freigehalten: Die Einladung steht auf der Startseite.
mine-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
mine-head-to-head = Siege: du { $mine }, { $name } { $theirs }
mine-friend-going = { $count ->
    [one] Ihr spielt gerade eine Partie
   *[other] Ihr spielt gerade { $count } Partien
}
mine-last = Letzte Partie: { $when }
mine-unmute = Einladungen von { $name } wieder zulassen

## Statistik

mine-statistics = Statistik
mine-stat-empty = Noch gibt es nichts zu zählen. Spiel eine Partie zu Ende, dann siehst du hier, wie sie gelaufen ist.
mine-stat-games = Partien
mine-stat-won = Deine Siege
mine-stat-theirs = Siege des Gegners
mine-stat-accuracy = { $count ->
    [one] Genauigkeit in { $count } analysierten Partie
   *[other] Genauigkeit in { $count } analysierten Partien
}
mine-stat-by-players = Nach Anzahl der Spieler
mine-stat-by-opponent = Nach Gegnern
mine-stat-opponent = Gegner
mine-stat-scores = Deine letzten Ergebnisse
mine-stat-unlisted = Partien, die durch Aufgabe endeten, stehen nicht unter den letzten Ergebnissen.
mine-stat-day = Tag
mine-stat-chart = { $count ->
    [one] Die Teile deiner Wertung in { $count } Partie; die Zahlen stehen in der Tabelle darunter
   *[other] Die Teile deiner Wertung in deinen letzten { $count } Partien, links die früheste; die Zahlen stehen in der Tabelle darunter
}
mine-stat-rules = Es zählen Partien, die zu Ende gespielt wurden oder durch Aufgabe endeten und in denen du einen Platz hattest. Wer aufgibt, verliert, ebenso wer die Zeit überschreitet, außer wenn die Bedenkzeit pro Zug gilt.

## Wertungszahlen

mine-rating = Deine Wertungszahl
mine-rating-over-time = Deine Wertungszahl in den letzten { $count } gewerteten Partien
mine-rating-chart = Deine Wertungszahl nach jeder deiner letzten { $count } gewerteten Partien: am Anfang { $first }, jetzt { $last }, zwischen { $least } und { $most }.
mine-ratings = Wertungszahlen auf diesem Server
mine-ratings-empty = Noch hat niemand eine gewertete Partie gespielt. Wenn du einen Tisch für Freunde eröffnest, schalte „Gewertet“ ein.
mine-ratings-text = Hier stehen alle, die eine gewertete Partie gespielt haben. Die wahre Stärke liegt mit 95 % Sicherheit im Bereich ±; unter { $games } Partien ist die Zahl vorläufig und hat ein Fragezeichen. Die Zahlen der Bots stehen fest: An ihnen werden alle gemessen.
mine-rating-player = Spieler
mine-rating-value = Wertungszahl
