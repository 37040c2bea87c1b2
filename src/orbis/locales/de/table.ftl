### Was über einen Tisch gesagt wird, neben dem Spiel selbst.

table-created = { $count ->
    [one] Ein Tisch mit { $count } Platz ist offen.
   *[other] Ein Tisch mit { $count } Plätzen ist offen.
}
table-sat = { $name } nimmt Platz.
table-left = { $name } verlässt den Tisch.
table-removed = Wer den Tisch eröffnet hat, gibt den Platz von { $name } wieder frei.
table-declined = { $name } möchte den freigehaltenen Platz nicht.
table-opened = Der Platz, der für { $name } freigehalten wurde, steht jetzt allen offen.
table-renamed = { $former } heißt jetzt { $name }.
table-filled = Ein Bot nimmt Platz: { $name }.
table-ready = { $name } ist bereit.
table-dealt = Die Landschaften liegen aus. { $name } beginnt.
table-took-back = { $count ->
    [one] { $name } nimmt { $count } Entscheidung zurück.
   *[other] { $name } nimmt { $count } Entscheidungen zurück.
}
table-wished = { $wish ->
    [end] { $name } schlägt vor, die Partie jetzt ohne Sieger zu beenden.
    [own] { $name } möchte den ganzen Zug aus Runde { $round } zurücknehmen.
    [yours] { $name } möchte vor deinen Zug in Runde { $round } zurück.
    [turn] { $name } möchte vor den Zug von { $player } in Runde { $round } zurück.
   *[within] { $name } möchte mitten in den Zug von { $player } in Runde { $round } zurück.
}
table-wished-pause = { $name } schlägt eine Pause vor, bis jemand sie beendet.
table-wished-pause-days = { $count ->
    [one] { $name } schlägt { $count } Tag Pause vor.
   *[other] { $name } schlägt { $count } Tage Pause vor.
}
table-answered = { $answer ->
    [yes] { $name } stimmt zu.
    [withdrawn] { $name } zieht die Bitte zurück.
   *[no] { $name } lehnt ab.
}
table-replaced = { $reason ->
    [absent] { $name } ist nicht am Tisch: Ein Bot übernimmt.
    [late] Die Bedenkzeit von { $name } ist abgelaufen: Diesen Zug spielt ein Bot.
    [clock] Die Bedenkzeit von { $name } ist abgelaufen: Ein Bot übernimmt.
   *[resigned] { $name } gibt auf: Ein Bot übernimmt.
}
table-gave-up = { $reason ->
    [clock] Die Bedenkzeit von { $name } ist abgelaufen.
   *[resigned] { $name } hat aufgegeben.
}
table-waited = { $name } wartet auf { $player }. Kein Bot springt ein.
table-returned = { $name } ist wieder da.
table-moved = { $name } spielt an einem anderen Gerät weiter.
table-stood = Der Server war nicht erreichbar. Die Uhren standen so lange still.
table-paused = Die Partie pausiert. Die Uhren stehen still.
table-resumed = { $name } setzt die Partie fort.
table-pause-over = Die Pause ist vorbei.
table-excused = { $name } ist im Urlaub. Die Uhr steht so lange still.
table-rematched = Die nächste Partie wird vorbereitet.
table-said = { $name }: { $what }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schön gespielt!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-thinking = Ich überlege noch.
phrase-moment = Ich bin gleich wieder da.
phrase-good-game = Schöne Partie!
phrase-bye = Tschüss!
phrase-smile = 🙂
phrase-laugh = 😂
phrase-wow = 😮
phrase-sad = 😢
phrase-thumb = 👍
phrase-heart = ❤️
table-ended-early = Die Partie wurde vorzeitig beendet: Niemand hat gewonnen.

## Tipps
hint-why = Du könntest auch { $other }, aber so { $gain }.
hint-why-fact = Du könntest auch { $other }, aber so { $gain }: { $fact }.
hint-why-points = Du könntest auch { $other }, aber so { $gain } (das macht bis zum Ende etwa { $points } SP aus).
hint-gain-forest = wird dein Wald auf { $slot } gewertet
hint-gain-worshippers = hast du mehr Anhänger für die nächsten Landschaften
hint-gain-regions = bekommst du mehr SP durch Landschaften
hint-gain-wildernesses = verlierst du weniger SP durch Wildnisse
hint-gain-temple = bekommst du mehr SP im Rennen um die Tempel
hint-gain-god = bringt dir deine Gottheit mehr SP
hint-gain-others = { $others ->
    [1] bekommt dein Gegner weniger SP
   *[other] bekommt dein stärkster Gegner weniger SP
}
hint-gain-chance = hast du bei etwa gleich vielen SP bessere Siegchancen
hint-why-equal = Soweit der Bot es einschätzen kann, könntest du genauso gut { $other }.
hint-why-wait = Du könntest auch { $other }, aber eine Gottheit kann warten: Soweit der Bot es einschätzen kann, ist eine Landschaft jetzt genauso gut.
