### Rozbor hry: príkaz, tabuľky, stránka a vety.

## Príkaz

cli-review-help = rozoberie každý ťah hry: akú mal hodnotu, čo by bolo lepšie a prečo, a kto mal šťastie
review-simulations-help = počet simulácií na jedno hodnotenie; čím viac, tým dlhšie a presnejšie
review-jobs-help = koľko ťahov rozoberať naraz (predvolené: jeden na každý procesor)
review-json-help = kam zapísať rozbor pre programy ako JSON
review-html-help = kam zapísať rozbor ako webovú stránku
review-progress = rozoberá sa
review-written = Rozbor je v { $path }.
review-unfinished = Hra sa nedohrala. { review-covers }
review-covers = Rozbor zahŕňa všetko, čo sa odohralo.
review-nothing = Zatiaľ sa nič neodohralo.
review-empty = Nie je čo rozoberať.

## Hodnotenia

review-best = najlepší
review-good = dobrý
review-inaccuracy = nepresnosť
review-mistake = chyba
review-blunder = hrubá chyba

## Hlavičky a nadpisy

review-title = Rozbor
review-turns = Ťah za ťahom
review-lessons = Čo by bolo lepšie
review-players = Hráči
review-books = Odkiaľ sa vzala šanca na výhru
review-chances = Šanca na výhru
review-turn = Ťah
review-player = Hráč
review-verdict = Hodnotenie
review-played = Zahrané
review-chance = Šanca
review-loss = Strata
review-points = Strata BS
review-luck = Šťastie
review-accuracy = Presnosť
review-mean-loss = Priemerná strata
review-worst = Najhorší ťah
review-start = Začiatok
review-own = Vlastné ťahy
review-others = Ťahy iných
review-correction = Oprava
review-end = Výsledok
review-now = Teraz
review-simulations = Simulácie
review-round = Kolo
review-best-turn = Najlepší ťah
review-exact = presne
# What a turn lost in a decided game.
review-lost = { $points } BS

## Vysvetlivky

review-turns-note = Šanca: šanca hráča na výhru po ťahu. Strata: o koľko ju ťah zmenšil oproti najlepšiemu nájdenému ťahu. Šťastie: o koľko ju zmenil dielik odkrytý po ťahu oproti priemeru všetkých dielikov, ktoré mohli prísť.
review-players-note = Presnosť: 100, ak bol každý ťah najlepší nájdený; čím viac ťah v priemere stráca, tým je nižšia. Ťahy v už rozhodnutej hre sa nepočítajú.
review-books-note = Čísla v každom stĺpci dávajú v súčte výsledok. Oprava: o koľko sa hodnotenie zmenilo, keď sa urobilo znova v ďalšom ťahu; presné hodnoty ju nepotrebujú.

## Prečo

review-why-best = Najlepší nájdený ťah.
review-why-equal = Rovnako dobrý ako najlepší nájdený ťah.
review-why-settled = { $why } Hra bola prakticky rozhodnutá: stratili sa len body.
# Najprv čo urobiť, ako to hovorí možnosť; potom čo to prinesie.
review-why = Lepšie: { $better }. Takto { $cause }.
review-why-fact = Lepšie: { $better }. Takto { $cause }: { $fact }.
review-why-points = Lepšie: { $better }. Takto { $cause } (na konci hry rozdiel približne { $points } BS).
review-as-wilderness = { $option } ako univerzálny dielik
review-cause-forest = sa les na mieste { $slot } stane aktívnym
review-cause-worshippers = bude viac uctievačov na ďalšie dieliky
review-cause-regions = prinesú regióny viac BS
review-cause-wildernesses = uberú univerzálne dieliky menej BS
review-cause-temple = prinesie súboj o chrámy viac BS
review-cause-god = prinesie Boh viac BS
review-cause-others = { $others ->
    [1] získa súper menej BS
   *[other] získa najsilnejší súper menej BS
}
review-cause-chance = je pri podobnom počte BS šanca na výhru lepšia
review-fact-points = { $best } BS namiesto { $played }, keby sa hra skončila teraz
review-fact-regions = zatiaľ { $best } BS z regiónov namiesto { $played }
review-fact-wildernesses = { $best ->
    [one] { $best } univerzálny dielik
    [few] { $best } univerzálne dieliky
    [many] { $best } univerzálneho dielika
   *[other] { $best } univerzálnych dielikov
} namiesto { $played }
review-fact-inactive = { $best ->
    [one] { $best } neaktívny región
    [few] { $best } neaktívne regióny
    [many] { $best } neaktívneho regiónu
   *[other] { $best } neaktívnych regiónov
} namiesto { $played }
review-fact-discounts = ďalšie dieliky sú lacnejšie vďaka { $best ->
    [one] { $best } žetónu
    [few] { $best } žetónom
    [many] { $best } žetónu
   *[other] { $best } žetónom
} zľavy namiesto { $played }
review-fact-symbols = { $best ->
    [one] { $best } symbol chrámu
    [few] { $best } symboly chrámu
    [many] { $best } symbolu chrámu
   *[other] { $best } symbolov chrámu
} namiesto { $played }
review-fact-places = ďalšie dieliky sa dajú uložiť do vyšších radov { $best ->
    [one] { $best } spôsobom
    [few] { $best } spôsobmi
    [many] { $best } spôsobu
   *[other] { $best } spôsobmi
} namiesto { $played }
review-fact-kingdom = vo vlastnej zásobe { $best ->
    [one] je { $best } uctievač
    [few] sú { $best } uctievači
    [many] je { $best } uctievača
   *[other] je { $best } uctievačov
} namiesto { $played }
review-fact-left = ďalší hráč nájde na spoločnej hracej ploche { $best ->
    [one] { $best } uctievača
    [few] { $best } uctievačov
    [many] { $best } uctievača
   *[other] { $best } uctievačov
} namiesto { $played }
review-fact-denied = inak by si tento dielik mohol dovoliť ďalší hráč
review-fact-denied-tile = inak by si { kind-tile } z { $cell } mohol dovoliť { $others ->
    [1] súper
   *[other] ďalší hráč
}
