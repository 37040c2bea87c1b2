### Co mówi się o stole, obok samej gry.

table-created = { $count ->
    [one] Otwarto stół z { $count } miejscem.
    [few] Otwarto stół z { $count } miejscami.
    [many] Otwarto stół z { $count } miejscami.
   *[other] Otwarto stół z { $count } miejsca.
}
table-sat = { $name } siada do stołu.
table-left = { $name } odchodzi od stołu.
table-ready = { $name } czeka na start.
table-dealt = Kafle rozdane. Zaczyna { $name }.
table-took-back = { $count ->
    [one] { $name } cofa { $count } decyzję.
    [few] { $name } cofa { $count } decyzje.
    [many] { $name } cofa { $count } decyzji.
   *[other] { $name } cofa { $count } decyzji.
}
table-wished = { $wish ->
    [end] { $name } proponuje zakończyć grę.
   *[rewind] { $name } prosi o powrót do wcześniejszego momentu.
}
table-answered = { $answer ->
    [yes] { $name } zgadza się.
   *[no] { $name } nie zgadza się.
}
table-replaced = { $reason ->
    [absent] Gracza { $name } nie ma przy stole: dalej gra bot.
    [clock] Czas gracza { $name } się skończył: dalej gra bot.
   *[resigned] { $name } poddaje się: dalej gra bot.
}
table-returned = { $name } wraca do stołu.
table-moved = { $name } gra dalej na innym urządzeniu.
table-rematched = Rozkładamy następną partię.
table-agreed = Grę zakończono za zgodą wszystkich.

## Hints

hint-why = Lepsze niż druga najlepsza możliwość ({ $other }): { $reason }.
