### Co mówi się o stole, obok samej gry.

table-created = { $count ->
    [one] Otwarto stół z { $count } miejscem.
    [few] Otwarto stół z { $count } miejscami.
    [many] Otwarto stół z { $count } miejscami.
   *[other] Otwarto stół z { $count } miejscami.
}
table-sat = Do stołu siada { $name }.
table-left = { $name } odchodzi od stołu.
table-ready = Gotowość zgłasza { $name }.
table-dealt = Kafle rozdane. Zaczyna { $name }.
table-took-back = { $count ->
    [one] { $name } cofa { $count } decyzję.
    [few] { $name } cofa { $count } decyzje.
    [many] { $name } cofa { $count } decyzji.
   *[other] { $name } cofa { $count } decyzji.
}
table-wished = { $wish ->
    [end] { $name } proponuje zakończyć grę teraz.
   *[rewind] { $name } prosi o powrót do wcześniejszej chwili.
}
table-answered = { $answer ->
    [yes] { $name } zgadza się.
   *[no] { $name } nie zgadza się.
}
table-replaced = { $reason ->
    [absent] { $name } jest poza stołem: dalej gra bot.
    [clock] Czas gracza { $name } upłynął: dalej gra bot.
   *[resigned] { $name } rezygnuje: dalej gra bot.
}
table-returned = { $name } wraca do stołu.
table-moved = { $name } gra dalej na innym urządzeniu.
table-rematched = Powstaje stół do następnej gry.
table-agreed = Grę zakończono za zgodą wszystkich.

## Hints

hint-why = Lepsze niż następny najlepszy wybór ({ $other }): { $reason }.
