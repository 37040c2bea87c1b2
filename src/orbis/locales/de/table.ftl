### Was über einen Tisch gesagt wird, neben dem Spiel selbst.

table-created = { $count ->
    [one] Ein Tisch mit { $count } Platz ist offen.
   *[other] Ein Tisch mit { $count } Plätzen ist offen.
}
table-sat = { $name } setzt sich.
table-left = { $name } verlässt den Tisch.
table-ready = { $name } ist bereit.
table-dealt = Die Plättchen liegen aus. { $name } beginnt.
table-took-back = { $count ->
    [one] { $name } nimmt { $count } Entscheidung zurück.
   *[other] { $name } nimmt { $count } Entscheidungen zurück.
}
table-wished = { $wish ->
    [end] { $name } schlägt vor, das Spiel jetzt zu beenden.
   *[rewind] { $name } bittet, zu einem früheren Moment zurückzukehren.
}
table-answered = { $answer ->
    [yes] { $name } stimmt zu.
   *[no] { $name } stimmt nicht zu.
}
table-replaced = { $reason ->
    [absent] { $name } ist nicht da: Ein Bot spielt weiter.
    [clock] Die Zeit von { $name } ist abgelaufen: Ein Bot spielt weiter.
   *[resigned] { $name } gibt auf: Ein Bot spielt weiter.
}
table-returned = { $name } ist wieder da.
table-moved = { $name } spielt an einem anderen Gerät weiter.
table-rematched = Das nächste Spiel wird vorbereitet.
table-agreed = Das Spiel wurde einvernehmlich beendet.

## Hints

hint-why = Besser als die nächstbeste Wahl ({ $other }): { $reason }.
