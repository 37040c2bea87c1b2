### Slová hry: súčasti, fázy, otázky, možnosti, priebeh a skóre.
### Text bez bodky na konci je časť vety alebo popis.

## Farby

colour = { $colour ->
    [white] biela
    [blue] modrá
    [green] zelená
    [red] červená
   *[orange] oranžová
}
# Pred slovom „dielik“ alebo „žetón“; akuzatív ako nominatív.
colour-tile = { $colour ->
    [white] biely
    [blue] modrý
    [green] zelený
    [red] červený
   *[orange] oranžový
}
# Jeden uctievač, akuzatív.
colour-one = { $colour ->
    [white] bieleho
    [blue] modrého
    [green] zeleného
    [red] červeného
   *[orange] oranžového
}
# Viac uctievačov, akuzatív.
colour-many = { $colour ->
    [white] bielych
    [blue] modrých
    [green] zelených
    [red] červených
   *[orange] oranžových
}
# V zoznamoch, pred slovom „farby“.
colour-of = { $colour ->
    [white] bielej
    [blue] modrej
    [green] zelenej
    [red] červenej
   *[orange] oranžovej
}
# To isté o jednom uctievačovi.
colour-of-one = { colour-of }

## Zoznamy

list-comma = { $first }, { $last }
list-slash = { $first }/{ $last }
list-and = { $first } a { $last }
list-or = { $first } alebo { $last }

## Uctievači v akuzatíve; `.label` v nominatíve, na popisy

worshippers = { $count ->
    [one] { $count } uctievača
    [few] { $count } uctievačov
    [many] { $count } uctievača
   *[other] { $count } uctievačov
}
worshippers-of-colour = { $count ->
    [one] { $count } { colour-one } uctievača
    [few] { $count } { colour-many } uctievačov
    [many] { $count } { colour-one } uctievača
   *[other] { $count } { colour-many } uctievačov
}
    .label = { amount.label } { $count ->
        [one] uctievač
        [few] uctievači
        [many] uctievača
       *[other] uctievačov
    }
worshippers-mixed = { worshippers } ({ $amounts })
amount = { $count ->
    [one] { $count } { colour-one }
    [few] { $count } { colour-many }
    [many] { $count } { colour-one }
   *[other] { $count } { colour-many }
}
    .label = { $count ->
        [one] { $count } { colour-tile }
        [few] { $count } { $colour ->
            [white] bieli
            [blue] modrí
            [green] zelení
            [red] červení
           *[orange] oranžoví
        }
        [many] { $count } { colour-one }
       *[other] { $count } { colour-many }
    }
amount-any = { $count ->
    [one] { $count } ľubovoľného
    [few] { $count } ľubovoľných
    [many] { $count } ľubovoľného
   *[other] { $count } ľubovoľných
}
    .label = { $count ->
        [one] { $count } ľubovoľný
        [few] { $count } ľubovoľní
        [many] { $count } ľubovoľného
       *[other] { $count } ľubovoľných
    }

## Druhy regiónov

kind-farm = farma
kind-village = dedina
kind-forest = les
kind-volcano = sopka
kind-irrigation = zavlažovanie
kind-conversion = proselytizmus
kind-stone = Posvätný kameň
kind-temple = chrám
# Dielik podľa farby a druhu, akuzatív ako nominatív.
kind-tile = { colour-tile } dielik { $kind ->
    [farm] farmy
    [village] dediny
    [forest] lesa
    [volcano] sopky
    [irrigation] zavlažovania
    [conversion] proselytizmu
    [stone] Posvätného kameňa
   *[temple] chrámu
}
wilderness = univerzálny dielik
# Akuzatív.
wilderness-tile = univerzálny dielik

## Efekty

effect-farm = Farma: od ďalšieho dielika vás symboly { $colours } farby nič nestoja.
effect-village = Dedina: odhoďte { worshippers } (na farbe nezáleží), inak sa jej efekt zruší.
effect-forest = Les: na konci hry je aktívny, ak má okolo seba aspoň { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
} { $colours } farby.
effect-volcano = Sopka: odstráňte zo spoločnej hracej plochy { worshippers } { $colours } farby, inak sa jej efekt zruší.
effect-irrigation = Zavlažovanie: je aktívne, ak priamo pod ním leží dielik { $colours } farby.
effect-conversion = Proselytizmus: vezmite si { worshippers-of-colour }.
effect-any-conversion = Proselytizmus: vezmite si { worshippers } ľubovoľnej farby.
effect-stone = Posvätný kameň: prináša svoje body bez akejkoľvek podmienky.
effect-temple = Chrám: na konci hry sa pri rozdeľovaní žetónov chrámu počíta za { $count ->
    [one] { $count } symbol
    [few] { $count } symboly
    [many] { $count } symbolu
   *[other] { $count } symbolov
}.

brief-farm = farma: { $colours }
brief-village = dedina: { $count }
brief-forest = les: { $count } × { $colours }
brief-volcano = sopka: { $count } × { $colours }
brief-irrigation = zavlažovanie: { $colours }
brief-conversion = proselytizmus: { $count } × { colour }
brief-any-conversion = proselytizmus: { $count } × ľubovoľná
brief-stone = Posvätný kameň
brief-temple = chrám: { $count }

## Dieliky

level = úroveň { $level }
star-none = bez hviezdy
star-white = biela hviezda
star-purple = fialová hviezda
tile-cost = { $count ->
    [0] zadarmo
   *[other] za { $cost }
}
tile = úroveň { $level } · { colour } · { $brief } · { tile-cost } · { $points } BS
tile-mystic = { tile } · mystická hodnota { $mystic }
unofficial = Hodnoty dielikov sú neoficiálne: je to naša vlastná sada.

## Bohovia

god-G1 = Bohyňa lásky
    .object = Bohyňu lásky
    .taken = Hneď si vezmite 5 uctievačov ľubovoľných farieb.
    .end = 1 BS na konci hry.
god-G2 = Bohyňa učnica
    .object = Bohyňu učnicu
    .taken = { -nothing-now }
    .end = 2 BS na konci hry.
god-G3 = Boh oceánov
    .object = Boha oceánov
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dielikov zavlažovania.
god-G4 = Bohyňa lenivosti
    .object = Bohyňu lenivosti
    .taken = { -nothing-now }
    .end = 1 BS na konci hry a za univerzálne dieliky nestrácate BS.
god-G5 = Bohyňa ohňa
    .object = Bohyňu ohňa
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych sopiek.
god-G6 = Boh technológií
    .object = Boha technológií
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak patríte medzi hráčov s najmenším počtom univerzálnych dielikov.
god-G7 = Bohyňa prírody
    .object = Bohyňu prírody
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych lesov.
god-G8 = Boh rovnováhy
    .object = Boha rovnováhy
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak máte aktívnu dedinu, chrám a aktívnu sopku.
god-G9 = Boh úrody
    .object = Boha úrody
    .taken = { -nothing-now }
    .end = 3 BS na konci hry, ak patríte medzi hráčov s najväčším počtom aktívnych dedín.
god-G10 = Boh smrti
    .object = Boha smrti
    .taken = Hneď odhoďte 6 uctievačov ľubovoľných farieb, inak sa jeho efekt zruší.
    .end = 3 BS na konci hry, ak jeho efekt nie je zrušený.
-nothing-now = Bez okamžitého efektu.

## Fázy

phase-take = vzatie
phase-settle = rozhodnutie
phase-pay = platenie
phase-place = uloženie
phase-effect = efekt
phase-trim = limit
phase-end = koniec ťahu
phase-reveal = doplnenie
phase-over = koniec hry

## Otázky

question-take = { $choice ->
    [tile] Ktorý dielik si beriete?
    [god] Ktorého Boha si beriete?
   *[both] Čo si beriete: dielik, alebo Boha?
}
question-settle = Postaviť { kind-tile }, alebo ho zmeniť na univerzálny?
question-exchange = Vymeniť uctievačov a postaviť ho, alebo ho zmeniť na univerzálny?
question-wilderness = { settle-wilderness }: { $reason }.
settle-wilderness = Môže sa stať len univerzálnym dielikom
settle-unpaid = nemáte naň, chýba: { $amounts }
settle-no-slot = pod žiadnym voľným miestom nie je jeho farba
question-pay = Vyberte { worshippers } na zaplatenie, na farbe nezáleží.
question-place = { $face ->
    [up] Kam uložíte { kind-tile }?
   *[down] Kam uložíte univerzálny dielik?
}
question-place-only = { $face ->
    [up] Uložte { kind-tile } na jediné možné miesto.
   *[down] Uložte univerzálny dielik na jediné možné miesto.
}
question-village = Odhodiť { worshippers } a aktivovať dedinu?
question-volcano = Odstrániť { worshippers } { $colours } farby a aktivovať sopku?
question-god = Odhodiť { worshippers } a aktivovať { $god }?
question-discard = Vyberte ešte { worshippers } na odhodenie.
question-strike = Vyberte ešte { worshippers } na odstránenie.
question-gain = { $count ->
    [one] Vezmite si { worshippers } ľubovoľnej farby.
    [few] Vezmite si { worshippers } ľubovoľných farieb.
    [many] Vezmite si { worshippers } ľubovoľných farieb.
   *[other] Vezmite si { worshippers } ľubovoľných farieb.
}
question-trim = Nechať si môžete najviac 10 uctievačov. Odhoďte { worshippers }.
question-end = Ukončiť ťah?
question-reveal = Na miesto { $cell } prichádza nový dielik.
question-over = Hra sa skončila.

# What has to be decided before anything else.
first-take = Najprv si vezmite dielik alebo Boha.
first-settle = Vzali ste si dielik. Najprv ho postavte alebo zmeňte na univerzálny, prípadne krok vráťte.
first-pay = Najprv vyberte, čím zaplatíte, alebo krok vráťte.
first-place = Najprv uložte svoj dielik, alebo krok vráťte.
first-discard = Najprv vyberte uctievačov na odhodenie, alebo efekt nevyužite.
first-gain = Najprv vyberte uctievačov, ktorých si beriete.
first-strike = Najprv vyberte uctievačov na odstránenie, alebo efekt nevyužite.
first-trim = Najprv zmenšite zásobu na desať uctievačov: zvyšných odhoďte alebo vymeňte.
first-end = Váš ťah je hotový. Ukončite ho, alebo krok vráťte.
first-reveal = Práve sa odkrýva nový dielik.

## Možnosti

option-take-tile = vziať { kind-tile } z { $cell }
option-take-god = vziať { $god }
option-exchange = vymeniť 3 { $given } za 1 { $gained }
option-build = { $count ->
    [0] postaviť zadarmo
   *[other] postaviť za { $cost }
}
option-wilderness = zmeniť na univerzálny dielik
option-place-first = uložiť ako prvý dielik radu 1
option-place-left = uložiť na ľavý koniec radu 1
option-place-right = uložiť na pravý koniec radu 1
option-place-above = uložiť do radu { $row } ({ $slot })
option-pay = zaplatiť { worshippers-of-colour }
option-discard = odhodiť { worshippers-of-colour }
option-gain = vziať { worshippers-of-colour }
option-strike = odstrániť { worshippers-of-colour } z { $cell }
option-decline = { $what ->
    [village] nevyužiť: efekt dediny sa zruší
    [volcano] nevyužiť: efekt sopky sa zruší
   *[god] nevyužiť: efekt Boha sa zruší
}
option-end = ukončiť ťah

## Priebeh

log-take-tile = { $count ->
    [0] { $name } si berie { kind-tile } z { $cell }.
   *[other] { $name } si berie { kind-tile } z { $cell } a zbiera { $gathered }.
}
log-take-god = { $name } si berie { $god }.
log-exchange = { $name } vymieňa 3 { $given } uctievačov za 1 { $gained }.
log-build = { $count ->
    [0] { $name } stavia { kind-tile }.
   *[other] { $name } stavia { kind-tile } za { $cost }.
}
log-wilderness = { $name } mení { kind-tile } na univerzálny dielik.
log-place-first = { $name } ukladá { $piece } ako prvý dielik radu 1.
log-place-left = { $name } ukladá { $piece } na ľavý koniec radu 1.
log-place-right = { $name } ukladá { $piece } na pravý koniec radu 1.
log-place-above = { $name } ukladá { $piece } do radu { $row }.
log-pay = { $name } platí { worshippers-of-colour }.
log-discard = { $name } odhadzuje { worshippers-of-colour }.
log-gain = { $name } si berie { worshippers-of-colour }.
log-strike = { $name } odstraňuje { worshippers-of-colour } z { $cell }.
log-decline = { $name } efekt nevyužíva.
log-end = { $name } ukončuje ťah.
log-discount = { $name } si berie { colour-tile } žetón zľavy.
log-active = { $what ->
    [village] Dedina je aktívna.
    [volcano] Sopka je aktívna.
    [irrigation] Zavlažovanie je aktívne.
   *[god] { $god } je aktívny.
}
log-deactivated = { $what ->
    [village] Efekt dediny je zrušený.
    [volcano] Efekt sopky je zrušený.
    [irrigation] Efekt zavlažovania je zrušený.
   *[god] { $god }: efekt je zrušený.
}
log-short = { $what ->
    [village] Efekt dediny je zrušený: zostáva { $available }, treba { $due }.
    [volcano] Efekt sopky je zrušený: na hracej ploche { $available } z { $due }.
   *[god] { $god }: efekt je zrušený, zostáva { $available }, treba { $due }.
}
log-reveal = Nový dielik na { $cell }: { $tile }.

## Skóre

score-regions = regióny
    .short = reg.
score-wildernesses = univerzálne dieliky
    .short = univ.
score-temple = chrám
    .short = chr.
score-god = Boh
    .short = Boh
score-total = spolu
    .short = BS
score-worshippers = zostávajúci uctievači
    .short = uct.
winners = { $count ->
    [1] Víťazí { $names }.
   *[other] O víťazstvo sa delia { $names }.
}

## Chyby v súbore s dielikmi

fault-place = { $column ->
    [none] Riadok { $row }
   *[other] Riadok { $row }, stĺpec { $column }
}
fault-found = „{ $text }“
fault-found-nothing = (prázdne)
fault-encoding = { fault-place }: súbor musí byť text v UTF-8. Nájdené bajty: { $found }.
fault-header = { fault-place }: prvý riadok musí znieť { $header }. Nájdené: { $found }.
fault-fields = { fault-place }: riadok musí mať 8 polí oddelených čiarkami. Nájdené: { $found }.
fault-quotes = { fault-place }: úvodzovky netvoria páry, ako to vyžaduje CSV.
fault-empty = { fault-place }: po prvom riadku musí byť aspoň jeden dielik. Nenašiel sa žiadny.
fault-id = { fault-place }: čísla musia ísť za sebou: 0, 1, 2 a tak ďalej. Nájdené: { $found }.
fault-level = { fault-place }: úroveň musí byť 1, 2 alebo 3. Nájdené: { $found }.
fault-colour = { fault-place }: farba musí byť jedno zo slov white, blue, green, red, orange. Nájdené: { $found }.
fault-cost = { fault-place }: cena môže mať najviac 9 znakov spomedzi W, B, G, R, O a *. Nájdené: { $found }.
fault-effect = { fault-place }: efekt musí mať tvar „farm W“, „village 3“, „forest BW 2“, „volcano RG 3“, „irrigation G“, „convert W2“, „convert *1“, „stone“ alebo „temple 2“. Nájdené: { $found }.
fault-points = { fault-place }: body musia byť číslo od 0 do 99. Nájdené: { $found }.
fault-mystic = { fault-place }: biely dielik musí mať mystickú hodnotu od 0 do 99, iný dielik žiadnu. Nájdené: { $found }.
fault-star = { fault-place }: hviezda musí byť jedno zo slov white, purple, none. Nájdené: { $found }.
fault-crowded = { fault-place }: úroveň môže mať najviac 32 dielikov. Nájdené: { $found }.
