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
table-wished-pause = { $name } schlägt eine Pause vor.
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
table-ended-early = Die Partie wurde vorzeitig beendet.

## Tipps

hint-why = Der Gedanke: { $reason }. Verglichen mit der nächstbesten Wahl: { $other }.
hint-why-fact = Der Gedanke: { $reason } ({ $fact }). Verglichen mit der nächstbesten Wahl: { $other }.
hint-why-points = Der Gedanke: { $reason } (etwa { $points } bis zum Ende der Partie). Verglichen mit der nächstbesten Wahl: { $other }.
hint-why-equal = Die nächstbeste Wahl ist, soweit der Bot es einschätzen kann, genauso gut: { $other }.
hint-why-wait = Die Gottheit kann warten: Eine Landschaft ist jetzt, soweit der Bot es einschätzen kann, genauso gut. Die nächstbeste Wahl: { $other }.
