### Die Arena: Hilfe, Fehler, Tabellen und Bericht.

cli-arena-help = Agenten viele Partien gegeneinander spielen lassen und ihre Stärke bestimmen
lab-agent-name = AGENT
lab-address = ADRESSE
lab-agents-help = wer spielt ({ $kinds }); nach @ kann ein Budget folgen, wie in search@500ms
lab-deals-help = wie viele Verteilungen; jede wird in allen Sitzordnungen gespielt
lab-jobs-help = wie viele Partien gleichzeitig gespielt werden (Standard: eine je Prozessor)
lab-output-help = wohin die Ergebnisse geschrieben werden, eine Zeile JSON je Partie; was dort schon steht, wird nicht noch einmal gespielt
lab-report-help = wohin der Bericht geschrieben wird, eine Webseite
lab-sprt-help = für zwei Agenten: aufhören, sobald entschieden ist, ob der erste um mehr als ELO0 oder um weniger als ELO1 Punkte stärker ist
lab-ray-help = auf dem Ray-Cluster unter dieser Adresse spielen; „auto“ ist der, der hier läuft
lab-endgames-help = statt zu spielen messen, wie genau Agenten in Endspielen entscheiden, deren Ausgang bekannt ist
lab-positions-help = für --endgames: in wie vielen Stellungen, gleichmäßig gewählt (Standard: in allen)

lab-unknown-agent = es gibt keinen Agenten „{ $agent }“; zur Wahl stehen: { $kinds }
lab-too-few-agents = Eine Arena braucht mindestens zwei Agenten.
lab-agent-twice = { $agent } wird zweimal genannt.
lab-sprt-for-two = --sprt vergleicht zwei Agenten mit --players 2.
lab-sprt-order = --sprt braucht zwei Elo-Werte, den kleineren zuerst.
lab-needs-numpy = Dieser Befehl braucht NumPy. So wird es installiert: pip install "orbis[lab]"; in einem Klon installiert es ./test.
lab-needs-ray = --ray braucht Ray. So wird es installiert: pip install "orbis[ray]"
lab-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }
lab-cannot-write = { $path } kann nicht geschrieben werden: { $reason }
lab-no-results = { $path } ist keine Datei mit Ergebnissen: Zeile { $line } ist kein Ergebnis einer Partie. Nenne mit --output eine andere Datei.
lab-other-results = { $path } gehört zu einer anderen Serie: Die Partie in Zeile { $line } hat andere Agenten, Spieler, Startwerte, Landschaften oder Regeln. Nenne mit --output eine andere Datei.
lab-worker-died = Ein Prozess ist in einer Partie von { $agents } (Verteilung { $deal }) abgestürzt. Beendete Partien bleiben erhalten.
lab-endgames-alone = --endgames lässt sich nicht mit { $option } kombinieren.
lab-positions-alone = --positions geht nur mit --endgames.
lab-agent-failed = { $agent } konnte nicht entscheiden: { $reason }
lab-decider-died = Ein Prozess ist abgestürzt, während { $agent } entschied.
lab-needs-core = --endgames braucht den kompilierten Kern: siehe „The fast twin“ in README.md.

lab-playing = läuft
lab-deciding = Entscheidungen
lab-endgames-stopped = Angehalten: { $decisions } von { $total ->
        [one] { $total } Entscheidung
       *[other] { $total } Entscheidungen
    } getroffen.
lab-found = { $games ->
        [one] { $games } Partie wurde schon gespielt.
       *[other] { $games } Partien wurden schon gespielt.
    }
lab-stopped = Angehalten: { $games } von { $total ->
        [one] { $total } Partie
       *[other] { $total } Partien
    } gespielt.
lab-go-on = Derselbe Befehl macht dort weiter: Die Partien stehen in { $path }.
lab-lost = Sie bleiben nicht erhalten, weil mit --output keine Datei genannt wurde.
lab-report-written = Der Bericht steht in { $path }.

lab-arena = Arena
lab-players = Spieler
lab-deals = Verteilungen
lab-games = Partien
lab-seed = Startwert
lab-tile-set = Landschaftsset
lab-rules = Regelversion
lab-version = Version
lab-agent = Agent
lab-rating = Wertung
lab-interval = 95-%-Intervall
lab-wins = Siege
lab-place = Rang
lab-margin = Vorsprung
lab-decision-time = ms/Entsch.
lab-turn-time = ms/Zug
lab-forfeits = Kampflos
lab-reason = Grund
lab-standings = Rangliste
lab-cross = Wer schlägt wen
lab-scores = Punktestände
lab-parts = Woher die Punkte kommen
lab-times = Zeit je Zug
lab-points = Schaffenspunkte
lab-milliseconds = Millisekunden
lab-elo = Elo-Punkte
lab-percent = { $value } %
lab-range = { $low } bis { $high }
lab-endgames = Endspiele
lab-positions = Stellungen
lab-all = alle
lab-chances-lost = Verlorene Chancen
lab-points-lost = Verlorene Punkte
lab-exact = Exakt

lab-sprt = Sequentieller Test
lab-sprt-higher = Entschieden: { $agent } ist um mehr als { $elo0 } Elo-Punkte stärker.
lab-sprt-lower = Entschieden: { $agent } ist um weniger als { $elo1 } Elo-Punkte stärker, wenn überhaupt.
lab-sprt-open = Noch nicht entschieden, ob { $agent } um mehr als { $elo0 } oder um weniger als { $elo1 } Elo-Punkte stärker ist.
lab-sprt-ratio = Logarithmus des Likelihood-Quotienten { $ratio } (Grenzen ±{ $bound }) nach { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }.

lab-rating-note = Elo-Punkte, { $agent } hat 0; mit dem Intervall, das in 95 von 100 Arenen die wahre Wertung enthält.
lab-standings-note = Siege: Anteil der gewonnenen Partien, ein geteilter Sieg zählt anteilig. Rang: mittlerer Rang. Vorsprung: mittlerer Abstand zum besten anderen in Punkten.
lab-cross-note = Wie oft der Agent links vor dem Agenten oben lag; Gleichstände zählen halb.
lab-scores-note = Wie oft ein Agent eine Partie mit wie vielen Schaffenspunkten beendet hat; der Strich zeigt das Mittel.
lab-parts-note = Mittlere Schaffenspunkte nach Teilen und die übrigen Anhänger, die bei Gleichstand entscheiden.
lab-times-note = Mittlere Bedenkzeit pro Zug; ein Zug hat mehrere Entscheidungen.
lab-forfeits-note = Wer ausfällt oder eine unerlaubte Aktion wählt, verliert die Partie kampflos, und alle anderen gewinnen sie.
lab-endgames-note = Verloren: wie viel mehr die beste Möglichkeit im Mittel gebracht hätte, an Siegchance und an Vorsprung vor dem besten anderen. Exakt: wie oft eine Möglichkeit gewählt wurde, die so gut war wie die beste. In Klammern: 95-%-Intervalle.
