### Čo sa hovorí o stole popri samotnej hre.

table-created = { $count ->
    [one] Otvorený je stôl s { $count } miestom.
    [few] Otvorený je stôl s { $count } miestami.
    [many] Otvorený je stôl s { $count } miesta.
   *[other] Otvorený je stôl s { $count } miestami.
}
table-sat = K stolu si sadá { $name }.
table-left = { $name } odchádza od stola.
table-ready = Hrať môže začať { $name }.
table-dealt = Dieliky sú rozdané. Začína { $name }.
table-took-back = { $count ->
    [one] { $name } berie späť { $count } rozhodnutie.
    [few] { $name } berie späť { $count } rozhodnutia.
    [many] { $name } berie späť { $count } rozhodnutia.
   *[other] { $name } berie späť { $count } rozhodnutí.
}
table-wished = { $wish ->
    [end] { $name } navrhuje ukončiť hru teraz.
   *[rewind] { $name } žiada návrat k skoršej chvíli.
}
table-answered = { $answer ->
    [yes] { $name } súhlasí.
   *[no] { $name } nesúhlasí.
}
table-replaced = { $reason ->
    [absent] { $name } nie je pri stole: ďalej hrá bot.
    [clock] Hráčovi { $name } vypršal čas: ďalej hrá bot.
   *[resigned] { $name } sa vzdáva: ďalej hrá bot.
}
table-returned = { $name } je späť.
table-moved = { $name } pokračuje na inom zariadení.
table-rematched = Pripravuje sa ďalšia hra.
table-agreed = Hra bola ukončená dohodou.

## Hints

hint-why = Lepšie než ďalšia najlepšia voľba ({ $other }): { $reason }.
