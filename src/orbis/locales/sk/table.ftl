### Čo sa hovorí o stole popri samotnej hre.

table-created = { $count ->
    [one] Otvorený je stôl pre { $count } hráča.
    [few] Otvorený je stôl pre { $count } hráčov.
    [many] Otvorený je stôl pre { $count } hráča.
   *[other] Otvorený je stôl pre { $count } hráčov.
}
table-sat = K stolu si sadá { $name }.
table-left = { $name } odchádza od stola.
table-ready = { $name } čaká na začiatok hry.
table-dealt = Dieliky sú rozdané. Začína { $name }.
table-took-back = { $count ->
    [one] { $name } vracia { $count } rozhodnutie.
    [few] { $name } vracia { $count } rozhodnutia.
    [many] { $name } vracia { $count } rozhodnutia.
   *[other] { $name } vracia { $count } rozhodnutí.
}
table-wished = { $wish ->
    [end] { $name } navrhuje ukončiť hru.
   *[rewind] { $name } sa chce vrátiť k skoršiemu okamihu hry.
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
table-agreed = Hra sa skončila dohodou.

## Hints

hint-why = Lepšie než druhá najlepšia voľba ({ $other }): { $reason }.
