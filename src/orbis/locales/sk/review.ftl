### Rozbor hry: príkaz, tabuľky, stránka a vety.

## Príkaz

cli-review-help = rozoberie každý ťah hry: akú mal hodnotu, čo by bolo lepšie a prečo, a kto mal šťastie
review-simulations-help = počet simulácií na jedno hodnotenie; čím viac, tým dlhšie a presnejšie
review-jobs-help = koľko ťahov rozoberať naraz (predvolené: jeden na každý procesor)
review-json-help = kam zapísať rozbor pre programy ako JSON
review-html-help = kam zapísať rozbor ako webovú stránku
review-progress = rozoberá sa
review-written = Rozbor je v { $path }.
review-unfinished = Hra sa neskončila; toto je rozbor toho, čo sa doteraz odohralo.
review-nothing = Zatiaľ sa nič neodohralo.

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
review-players-note = Presnosť: 100, ak bol každý ťah najlepší nájdený; čím viac ťah v priemere stráca, tým je nižšia.
review-books-note = Čísla v každom stĺpci dávajú v súčte výsledok. Oprava: o koľko sa hodnotenie zmenilo, keď sa urobilo znova v ďalšom ťahu; presné hodnoty ju nepotrebujú.

## Prečo

review-why-best = Najlepší nájdený ťah.
review-why-equal = Rovnako dobrý ako najlepší nájdený ťah.
review-why-settled = { $why } Hra bola prakticky rozhodnutá: stratili sa len body.
# Najprv čo urobiť, ako to hovorí možnosť; potom čo to prinesie.
review-why = Lepšie: { $better } – { $cause }.
review-why-fact = Lepšie: { $better } – { $cause } ({ $fact }).
review-as-wilderness = { $option } (ako univerzálny dielik)
review-cause-forest = les na mieste { $slot } sa stane aktívnym
review-cause-worshippers = uctievači na ďalšie dieliky
review-cause-regions = viac BS z regiónov
review-cause-wildernesses = menej BS stratených na univerzálnych dielikoch
review-cause-temple = viac BS v súboji o chrámy
review-cause-god = viac BS za Boha
review-cause-others = { $others ->
    [1] menej BS pre súpera
   *[other] menej BS pre najsilnejšieho súpera
}
review-cause-chance = lepšia šanca na výhru pri podobnom počte BS
review-fact-points = BS, keby sa hra skončila teraz: { $best } namiesto { $played }
review-fact-regions = doterajšie BS z regiónov: { $best } namiesto { $played }
review-fact-wildernesses = univerzálne dieliky: { $best } namiesto { $played }
review-fact-inactive = neaktívne regióny: { $best } namiesto { $played }
review-fact-discounts = žetóny zľavy: { $best } namiesto { $played }
review-fact-symbols = symboly chrámu: { $best } namiesto { $played }
review-fact-places = možnosti uložiť farbu do vyššieho radu: { $best } namiesto { $played }
review-fact-kingdom = uctievači teraz vo vlastnej zásobe: { $best } namiesto { $played }
review-fact-left = uctievači ponechaní na spoločnej hracej ploche ďalšiemu hráčovi: { $best } namiesto { $played }
