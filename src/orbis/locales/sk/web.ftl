### Stôl v prehliadači.

## Horná lišta

web-round = Kolo
web-of-rounds = z { $rounds }
web-log = Priebeh
web-rules = Pravidlá
web-menu = Menu

## Čo je spoločné

web-gods = Bohovia
# Pod medailónom: Boh podľa toho, čo predstavuje.
web-god-G1 = Láska
web-god-G2 = Učnica
web-god-G3 = Oceány
web-god-G4 = Lenivosť
web-god-G5 = Oheň
web-god-G6 = Technológie
web-god-G7 = Príroda
web-god-G8 = Rovnováha
web-god-G9 = Úroda
web-god-G10 = Smrť
web-god-taken = { $god }: patrí hráčovi { $name }
web-temple-tokens = Žetóny chrámu
web-award = { $points } BS: { $name }
web-award-nobody = { $points } BS: nikto
web-display = Hracia plocha
web-stacks = Stĺpčeky lícom nadol
web-stacks-left = Dieliky lícom nadol: úroveň 1: { $first }, úroveň 2: { $second }, úroveň 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · na ňom: { $amounts }

## Univerzum a vlastná zásoba

web-your-universe = Vaše univerzum
web-universe-of = Univerzum: { $name }
web-regions = regióny: { $number } zo 14
web-ended-now = keby bol teraz koniec
web-points = BS
web-your-god = váš Boh
web-god = Boh
web-free = { $colour ->
    [white] Biela zadarmo
    [blue] Modrá zadarmo
    [green] Zelená zadarmo
    [red] Červená zadarmo
   *[orange] Oranžová zadarmo
}
web-discount-token = žetón zľavy
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · neaktívny
web-region-forest = { $slot }: { $tile } · susedia: { $have }/{ $need }
web-why-slot = Prečo nie na { $slot }?
web-kingdom = Vlastná zásoba
web-kingdom-size = { $number } z 10

## Ostatní hráči

web-temples = { $count ->
    [one] { $count } chrám
    [few] { $count } chrámy
    [many] { $count } chrámu
   *[other] { $count } chrámov
}
web-next = Nasleduje · { web-temples }
web-playing = Na ťahu · { web-temples }
web-replaced = Hrá bot
web-opponent = { $name }: { $points } BS; ukázať univerzum
web-since = Od vášho posledného ťahu
web-since-of = Od posledného ťahu hráča { $name }
web-replay = Ukázať tieto ťahy
web-nothing-yet = Ešte sa nič nestalo.

## Čo by dielik urobil

web-gather = Zobrať
web-pay = Zaplatiť
web-spread = Vytvoriť
web-preview-hint = Ukážte na dielik, Boha alebo miesto a uvidíte, čo by sa stalo.

## Dolná lišta

web-build = Postaviť
web-wilderness = Univ. dielik, −1 BS
web-wilderness-free = Univerzálny dielik
web-decline = Nevyužiť
web-exchange = Výmena 3:1
web-undo = Späť
web-undo-turn = Vrátiť ťah
web-end-turn = Ukončiť ťah

## Pohľad späť

web-past = Pohľad späť
web-past-show = Ukázať stôl v tej chvíli
web-past-still = Pozeráte sa späť: teraz sa nedá nič vybrať.
web-past-goes-on = Hra medzitým pokračuje.
web-past-yours = Medzitým prišiel rad na vás.
web-past-back = Krok späť
web-past-on = Krok vpred
web-past-play = Spustiť
web-past-pause = Pozastaviť
web-past-now = Späť do hry
web-past-keys = pri pohľade späť: krok späť alebo vpred

## Neprítomnosť

web-away-back = Kým ste boli preč, hral za vás bot.
web-away-show = Ukázať to
web-away-clock = Vypršal vám čas: do konca za vás hrá bot.
