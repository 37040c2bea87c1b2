### Was über einen Tisch gesagt wird, neben dem Spiel selbst.

table-created = { $count ->
    [one] Ein Tisch mit { $count } Platz ist offen.
   *[other] Ein Tisch mit { $count } Plätzen ist offen.
}
table-sat = { $name } nimmt Platz.
table-left = { $name } verlässt den Tisch.
table-ready = { $name } ist bereit.
table-dealt = Die Landschaften liegen aus. { $name } beginnt.
table-took-back = { $count ->
    [one] { $name } nimmt { $count } Entscheidung zurück.
   *[other] { $name } nimmt { $count } Entscheidungen zurück.
}
table-wished = { $wish ->
    [end] { $name } schlägt vor, die Partie jetzt zu beenden.
   *[rewind] { $name } möchte zu einem früheren Moment zurück.
}
table-answered = { $answer ->
    [yes] { $name } stimmt zu.
   *[no] { $name } lehnt ab.
}
table-replaced = { $reason ->
    [absent] { $name } ist nicht da: Ein Bot übernimmt.
    [clock] Die Bedenkzeit von { $name } ist abgelaufen: Ein Bot übernimmt.
   *[resigned] { $name } gibt auf: Ein Bot übernimmt.
}
table-returned = { $name } ist wieder da.
table-moved = { $name } spielt an einem anderen Gerät weiter.
table-rematched = Die nächste Partie wird vorbereitet.
table-agreed = Die Partie wurde einvernehmlich beendet.

## Tipps

hint-why = Besser als die nächstbeste Wahl ({ $other }): { $reason }.
