### Stôl v prehliadači.

## Horná lišta

web-round = Kolo
web-of-rounds = z { $rounds }
web-log = Záznam
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
web-display = Spoločná plocha
web-stacks = Zakryté kôpky
web-stacks-left = Zakryté dieliky: úroveň 1: { $first }, úroveň 2: { $second }, úroveň 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · tu: { $amounts }

## Univerzum a vlastná zásoba

web-your-universe = Vaše univerzum
web-universe-of = Univerzum: { $name }
web-regions = regióny: { $number } zo 14
web-ended-now = keby bol koniec
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
web-region-deactivated = { $slot }: { $tile } · zrušený
web-region-forest = { $slot }: { $tile } · susedia: { $have } z { $need }
web-why-slot = Prečo nie { $slot }?
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
web-lately = Naposledy
web-replay = Prehrať tieto ťahy
web-nothing-yet = Ešte sa nič nestalo.

## Čo by dielik urobil

web-gather = Zobrať
web-pay = Zaplatiť
web-spread = Rozoslať
web-preview-hint = Ukážte na dielik, Boha alebo miesto: tu uvidíte, čo by sa stalo.

## Dolná lišta

web-build = Postaviť
web-wilderness = Univerzálny, −1 BS
web-wilderness-free = Univerzálny
web-decline = Odmietnuť
web-exchange = Výmena 3:1
web-undo = Späť
web-undo-turn = Späť celý ťah
web-end-turn = Ukončiť ťah
