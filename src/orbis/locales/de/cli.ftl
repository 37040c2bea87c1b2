### Die Befehlszeile: Hilfe, Antworten und Fehler.

cli-about = Das Brettspiel Orbis im Browser und im Terminal: gegen Bots oder mit Freunden an einer Tastatur spielen, Partien ansehen und prüfen, jede Regel nachschlagen.
cli-epilog = Ein inoffizielles Fanprojekt. Das Spiel ist von Tim Armstrong und Space Cowboys; die Werte der Landschaften sind unsere eigenen.
cli-usage = { "Aufruf: " }
cli-positional = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-command = BEFEHL
cli-file = DATEI
cli-text = TEXT
cli-seat = ART[:NAME]
cli-turn = ZUG
cli-seconds = SEKUNDEN
cli-help-help = diese Hilfe anzeigen
cli-version-help = die Version von Spiel, Regeln und Landschaftsset anzeigen
cli-lang-help = die Sprache ({ $languages }); Standard: die des Systems

cli-play-help = gegen Bots oder zu mehreren an diesem Terminal spielen
cli-replay-help = eine aufgezeichnete Partie Zug für Zug ansehen
cli-verify-help = die Verteilung, jeden Zug und das Ergebnis einer aufgezeichneten Partie prüfen
cli-rules-help = alle Regeln anzeigen oder eine davon
cli-tiles-help = das Landschaftsset anzeigen oder eine Datei mit einem eigenen prüfen
cli-tiles-show-help = alle Landschaften und Gottheiten anzeigen
cli-tiles-check-help = alle Fehler in der Datei eines Landschaftssets nennen
cli-perft-help = Folgen von Entscheidungen zählen, um Engines zu vergleichen
cli-engine-help = mit Programmen sprechen: Anfragen und Antworten als JSON-Zeilen

cli-resume-help = eine gespeicherte Partie, die du fortsetzen willst
cli-record-help = die Aufzeichnung einer Partie
cli-commitment-help = die Prüfsumme, die du vor dem Austeilen gesehen hast
cli-nonce-help = was dein Platz zum Austeilen beigetragen hat, zum Beispiel 0:4f1c…; mehrfach möglich
cli-tile-file-help = die Datei eines Landschaftssets (CSV)
cli-tiles-option-help = die Datei eines Landschaftssets (CSV) anstelle des Standardsets
cli-players-help = die Spielerzahl
cli-seat-help = wer den nächsten Platz einnimmt ({ $kinds }), auf Wunsch mit Namen; für jeden Platz wiederholen; nach einem @ steht das Budget eines Bots, etwa greedy@1000ms
cli-seed-help = der Text, der das Mischen bestimmt; derselbe Startwert ergibt dieselbe Verteilung
cli-save-help = wo die Partie gespeichert wird (Standard: eine neue Datei in deinem Ordner für Programmdaten)
cli-pause-help = wie lange der Zug eines Bots gezeigt wird
cli-ascii-help = nur mit einfachen Zeichen zeichnen
cli-at-help = einen Moment anzeigen: die Zahl der gespielten Züge oder einen Zug wie 3.1
cli-rule-id-help = das Kürzel einer Regel wie P3
cli-depth-help = die Zahl der Entscheidungen
cli-divide-help = die Zahl für jede erste Entscheidung einzeln anzeigen

cli-argument = %(argument_name)s: %(message)s
cli-expected-one = der Wert fehlt
cli-invalid-choice = { "%(value)r" } ist nicht möglich; zur Wahl stehen: %(choices)s
cli-unknown-command = es gibt keinen Befehl { "%(parser_name)r" }; zur Wahl stehen: %(choices)s
cli-required = es fehlt noch: %s
cli-unrecognised = nicht verstanden: %s
cli-ambiguous = %(option)s könnte Folgendes bedeuten: %(matches)s
cli-ignored-explicit = nimmt keinen Wert an, bekam aber %r
cli-invalid-value = { "%(value)r" } ist hier nicht möglich
cli-not-allowed = „{ $value }“ ist hier nicht möglich; erlaubt: { $allowed }
cli-allowed-count = ganze Zahlen ab 1
cli-allowed-commitment = 64 hexadezimale Ziffern
cli-allowed-nonce = die Nummer des Platzes (ab 0), ein Doppelpunkt und was er beigetragen hat, zum Beispiel 0:4f1c…
cli-see-help = Hilfe gibt es mit „{ $command } --help“.
cli-unknown-language = Das Spiel spricht „{ $wanted }“ nicht. Es spricht: { $languages }.

cli-you = Spieler
cli-name-human = Spieler { $place }
cli-name-greedy = Gierbot { $place }
cli-name-uniform = Zufallsbot { $place }
cli-name-pilgrim = Pilger { $place }
cli-name-acolyte = Akolyth { $place }
cli-name-priest = Priester { $place }
cli-name-prophet = Prophet { $place }
cli-name-oracle = Orakel { $place }
cli-name-search = Suchbot { $place }
cli-name-playouts = Probespiel-Bot { $place }
cli-name-endgame = Endspielbot { $place }
cli-name-program = Programm { $place }
cli-unknown-seat = „{ $seat }“ ist keine Art von Spieler; zur Wahl stehen: { $kinds }
cli-wrong-budget = „{ $budget }“ ist kein gültiges Budget; gib Millisekunden an, etwa 1000ms, oder Simulationen, etwa 5000
cli-wrong-command = „{ $seat }“ nennt keinen Befehl; gib ihn so an: program ./my-bot --fast
cli-no-program = es gibt kein Programm „{ $program }“
cli-quote-program = es gibt kein Programm „{ $program }“; ein Pfad mit Leerzeichen steht in Anführungszeichen: { $seat }
cli-too-many-seats = Es wurden { $seats } Plätze genannt, aber nur { $players } spielen mit.
cli-continue = Es gibt eine angefangene Partie: { $names } (Runde { $round }). Weiterspielen? [J/n]
cli-no-words = n nein
cli-not-with-record = Bei einer gespeicherten Partie stehen Spieler, Startwert und Landschaften fest; nicht änderbar: { $options }.
cli-only-programs = Mit --seat kannst du bei einer gespeicherten Partie nur ihre Programme erneut angeben; Plätze von Programmen in dieser Partie: { $programs }.
cli-taken-over = { $name } ({ $kind }) fehlt: Diesen Platz übernimmt ein Mensch an diesem Terminal.
cli-name-it-again = Damit das Programm wieder spielt, füge { $option } hinzu.
cli-press-enter = Enter: weiter

cli-cannot-read = { $path } lässt sich nicht lesen: { $reason }
cli-cannot-keep = Die Partie kann nicht in { $path } gespeichert werden: { $reason }. Nenne mit --save eine andere Datei.
cli-no-home = Das System sagt nicht, wo dein Benutzerordner ist. Nenne mit { $option } eine Datei.
cli-no-such-file = diese Datei gibt es nicht
cli-is-folder = das ist ein Ordner
cli-not-permitted = die Berechtigung fehlt
cli-not-text = das ist kein Text in UTF-8
cli-invalid-record = { $path } ist keine Aufzeichnung einer Partie. Zeile { $line }, Spalte { $column }. Erwartet: { $expected }. Gefunden: „{ $found }“.
cli-wrong-tile-set = Diese Partie wurde mit dem Landschaftsset { $recorded } gespielt, nicht mit { $expected }. Nenne mit --tiles die Datei von { $recorded }.
cli-unfit-record = Die Aufzeichnung { $path } stimmt nicht:
cli-no-such-turn = In dieser Aufzeichnung gibt es keinen Zug { $turn }; sie hat { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
cli-no-rule = Es gibt keine Regel { $id }. Regeln haben Kürzel wie P3; „orbis rules“ zeigt sie alle.
cli-illegal-set-up = So kann keine Partie beginnen: { $reason }

cli-verified = Alles stimmt: die Verteilung, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } und das Ergebnis.
cli-verified-unfinished = Bisher stimmt alles: die Verteilung und { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. Die Partie ist nicht beendet.
cli-verified-branch = Diese Partie zweigt nach Schritt { $moves } von einer anderen ab; was vorher verteilt wurde, ist nicht geprüft.
cli-verified-nothing-kept = Ob Wort gehalten wurde, zeigt erst der Vergleich mit dem, was du vor dem Austeilen gesehen hast (--commitment, --nonce).
cli-no-seat = In dieser Aufzeichnung gibt es keinen Platz { $seat }. Die Plätze haben die Nummern 0 bis { $last }.
cli-problem-rules-version = Die Aufzeichnung braucht Version { $recorded } der Regeln; dies ist Version { $expected }.
cli-problem-tile-set = Diese Partie wurde mit dem Landschaftsset { $recorded } gespielt, nicht mit { $expected }.
cli-problem-set-up = So kann keine Partie beginnen ({ $rule }).
cli-problem-no-secret = Das Geheimnis steht nicht in der Aufzeichnung, darum lässt sich die Verteilung nicht prüfen.
cli-problem-secret = Das Geheimnis besteht nicht aus 64 Hexadezimalziffern.
cli-problem-commitment = Das Geheimnis passt nicht zu der Prüfsumme, die vor der Partie veröffentlicht wurde.
cli-problem-other-commitment = Du hast eine andere Prüfsumme aufgehoben als die der Aufzeichnung: { $expected }, nicht { $recorded }. Die Verteilung könnte ausgesucht sein.
cli-problem-other-nonce = Dein Platz hat { $expected } beigetragen, in der Aufzeichnung steht aber „{ $recorded }“ ({ $field }). Die Verteilung könnte ausgesucht sein.
cli-problem-display = Die zentrale Auslage passt nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
cli-problem-gods = Die Gottheiten passen nicht zur Verteilung: aufgezeichnet { $recorded }, ausgeteilt { $expected }.
cli-problem-branch = Abzweigung nach Schritt { $recorded }: Dort muss noch eine Landschaft aufgedeckt werden ({ $rule }).
cli-problem-reveal = Zug { $turn }: Die aufgedeckte Landschaft müsste { $expected } sein, nicht { $recorded }.
cli-problem-move = Zug { $turn }: { $recorded } ist nicht erlaubt ({ $rule }).
cli-problem-result = Das Ergebnis müsste { $expected } sein, nicht { $recorded }.

cli-tiles-good = { $path } ist ein gültiges Landschaftsset: { $tiles ->
        [one] { $tiles } Landschaft
       *[other] { $tiles } Landschaften
    }, Kennung { $id }.
cli-tiles-players = Mögliche Spielerzahl: { $players }.
cli-tiles-nobody = Damit kann niemand spielen: Es bleiben zu wenige Landschaften ({ $rule }).
cli-tiles-faults = { $path } hat { $faults ->
        [one] { $faults } Fehler
       *[other] { $faults } Fehler
    }:
cli-perft-total = Folgen von { $depth ->
        [one] { $depth } Entscheidung
       *[other] { $depth } Entscheidungen
    }: { $nodes }
cli-version = Orbis { $version }, Regelversion { $rules }, Landschaftsset { $tiles } (Standard), { $backend ->
        [native] kompilierter Kern ({ $kernels })
       *[python] reines Python
    }
cli-parity-help = zufällige Partien mit beiden Engines spielen und jede Entscheidung vergleichen
cli-games-help = wie viele Partien
cli-backend-help = welche Engine spielt: python oder native, der kompilierte Kern
cli-comparing = Vergleich
cli-parity-same = Die Engines stimmen überein: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }.
cli-parity-different = Die Engines unterscheiden sich: { $what }. Laut Regeln { $expected }, laut Kern { $found }. Diese Partie zeigt es:
cli-native-absent = Der kompilierte Kern fehlt; ./play sagt, warum er nicht gebaut werden konnte.
