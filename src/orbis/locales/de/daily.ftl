### Die Partie des Tages: für alle auf einem Server dieselbe.

daily-rules = { $place ->
    [inside] Alle, die ohne Server spielen,
   *[server] Alle auf diesem Server
} bekommen dieselben Landschaften, haben den ersten Zug und spielen gegen dieselben Priester, die auf dieselben Züge immer gleich antworten. Gegen einen, zwei und drei von ihnen gibt es je eine eigene Partie. Deine zählt, wenn du sie vor Mitternacht (UTC) beendest. Es gibt keine Tipps, und beendete Züge lassen sich nicht zurücknehmen. Zuerst kommen die Sieger, dann die Spieler mit mehr Punkten.
daily-streaks = Tage in Folge: { $streak } (Rekord: { $longest })
daily-today = Heute
daily-yesterday = Gestern
daily-nobody = Niemand hat diese Partie beendet.
daily-not-you = Diese Partie hast du nicht beendet.
daily-place = #
daily-player = Spieler
daily-best-bot = Bester Priester
daily-result = Ergebnis
daily-won = Gewonnen
daily-lost = Verloren
daily-you = (du)
daily-games = { $count ->
    [one] Insgesamt { $count } Partie
   *[other] Insgesamt { $count } Partien
}
daily-replay-best = Beste Partie ansehen
daily-review-best = Analyse der besten Partie
