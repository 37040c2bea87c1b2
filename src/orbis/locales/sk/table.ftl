### Čo sa hovorí o stole popri samotnej hre.

table-created = { $count ->
    [one] Otvorený je stôl pre { $count } hráča.
    [few] Otvorený je stôl pre { $count } hráčov.
    [many] Otvorený je stôl pre { $count } hráča.
   *[other] Otvorený je stôl pre { $count } hráčov.
}
table-sat = K stolu si sadá { $name }.
table-left = { $name } odchádza od stola.
table-removed = Hostiteľ stola uvoľňuje miesto hráča { $name }.
table-declined = { $name } nemá záujem o rezervované miesto.
table-opened = Miesto rezervované pre hráča { $name } je teraz voľné pre každého.
table-renamed = { $former } má teraz meno { $name }.
table-filled = K stolu si sadá bot: { $name }.
table-ready = { $name } čaká na začiatok hry.
table-dealt = Dieliky sú rozdané. Začína { $name }.
table-took-back = { $count ->
    [one] { $name } vracia { $count } rozhodnutie.
    [few] { $name } vracia { $count } rozhodnutia.
    [many] { $name } vracia { $count } rozhodnutia.
   *[other] { $name } vracia { $count } rozhodnutí.
}
table-wished = { $wish ->
    [end] { $name } navrhuje ukončiť hru teraz, bez víťaza.
    [own] { $name } chce vrátiť celý ťah z { $round }. kola.
    [yours] { $name } sa chce vrátiť pred váš ťah v { $round }. kole.
    [turn] { $name } sa chce vrátiť pred ťah hráča { $player } v { $round }. kole.
   *[within] { $name } sa chce vrátiť k skoršiemu okamihu ťahu hráča { $player } v { $round }. kole.
}
table-wished-pause = { $name } navrhuje prestávku, kým ju niekto neukončí.
table-wished-pause-days = { $count ->
    [one] { $name } navrhuje prestávku na { $count } deň.
    [few] { $name } navrhuje prestávku na { $count } dni.
    [many] { $name } navrhuje prestávku na { $count } dňa.
   *[other] { $name } navrhuje prestávku na { $count } dní.
}
table-answered = { $answer ->
    [yes] { $name } súhlasí.
    [withdrawn] { $name } sťahuje žiadosť.
   *[no] { $name } nesúhlasí.
}
table-replaced = { $reason ->
    [absent] { $name } nie je pri stole: ďalej hrá bot.
    [late] Hráčovi { $name } vypršal čas: tento ťah hrá bot.
    [clock] Hráčovi { $name } vypršal čas: ďalej hrá bot.
   *[resigned] { $name } sa vzdáva: ďalej hrá bot.
}
table-gave-up = { $reason ->
    [clock] Hráčovi { $name } vypršal čas.
   *[resigned] { $name } sa vzdáva.
}
table-waited = { $name } čaká na hráča { $player }. Bot nezaskočí.
table-returned = { $name } je späť.
table-moved = { $name } pokračuje na inom zariadení.
table-stood = Server nebol dostupný. Hodiny zatiaľ stáli.
table-paused = Hra je pozastavená. Hodiny stoja.
table-resumed = { $name } pokračuje v hre.
table-pause-over = Prestávka sa skončila.
table-excused = { $name } je na dovolenke. Hodiny zatiaľ stoja.
table-rematched = Pripravuje sa ďalšia hra.
table-said = { $name }: { $what }
phrase-hello = Ahojte!
phrase-good-luck = Veľa šťastia!
phrase-nice = Pekne zahrané!
phrase-ouch = Au!
phrase-thanks = Ďakujem!
phrase-sorry = Prepáčte!
phrase-thinking = Ešte rozmýšľam.
phrase-moment = Hneď som späť.
phrase-good-game = Pekná hra!
phrase-bye = Dovidenia!
phrase-smile = 🙂
phrase-laugh = 😂
phrase-wow = 😮
phrase-sad = 😢
phrase-thumb = 👍
phrase-heart = ❤️
table-ended-early = Hra sa skončila predčasne: nikto nevyhral.

## Hints
hint-why = Mohli by ste aj { $other }, ale takto { $gain }.
hint-why-fact = Mohli by ste aj { $other }, ale takto { $gain }: { $fact }.
hint-why-points = Mohli by ste aj { $other }, ale takto { $gain } (na konci hry rozdiel približne { $points } BS).
hint-gain-forest = sa váš les na mieste { $slot } stane aktívnym
hint-gain-worshippers = máte viac uctievačov na ďalšie dieliky
hint-gain-regions = získate viac BS z regiónov
hint-gain-wildernesses = stratíte menej BS na univerzálnych dielikoch
hint-gain-temple = získate viac BS v súboji o chrámy
hint-gain-god = vám váš Boh prinesie viac BS
hint-gain-others = { $others ->
    [1] získa súper menej BS
   *[other] získa najsilnejší súper menej BS
}
hint-gain-chance = máte pri podobnom počte BS lepšiu šancu na výhru
hint-why-equal = Podľa odhadu bota by ste rovnako dobre mohli { $other }.
hint-why-wait = Mohli by ste aj { $other }, ale Boh môže počkať: podľa odhadu bota je dielik teraz rovnako dobrý.
