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
web-strike-from = vyberte, koho odstrániť z { $cell }

## Univerzum a vlastná zásoba

web-your-universe = Vaše univerzum
web-universe-of = Univerzum: { $name }
web-regions = regióny: { $number } zo 14
web-ended-now = keby bol teraz koniec
web-at-end = konečný stav
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
web-affordable-payable = môžete ho postaviť
web-affordable-exchange = môžete ho postaviť po výmene
web-affordable-wilderness = len ako univerzálny dielik
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · neaktívny
web-region-undecided = { $slot }: { $tile } · čaká na rozhodnutie
web-region-forest = { $slot }: { $tile } · susedia: { $have }/{ $need }
web-why-slot = Prečo nie na { $slot }?
web-why-row = Prečo nie v rade { $row }, miesto { $place }?
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
web-pausing = Prestávka · { web-temples }
web-replaced = Hrá bot
web-opponent = { $name }: { $points } BS; ukázať univerzum
web-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } divákov
}
web-you-watch = Sledujete hru
web-watch-from = Z ktorého miesta hru sledujete
web-since = Od vášho posledného ťahu
web-since-of = Od posledného ťahu hráča { $name }
web-since-more = +{ $count }: čo bolo predtým
web-replay = Ukázať tieto ťahy
web-nothing-yet = Zatiaľ nič.

## Čo by dielik urobil

web-gather = Zobrať
web-swap = Vymeniť
web-exchange-for = vymeniť { $given } za { $gained }
web-pay = Zaplatiť
web-then = potom
web-worth = prináša { $points } BS
web-effect = Efekt
web-about-tile = Čo robí tento dielik
web-spread = Vytvoriť
web-instead = Namiesto toho: { $title }
web-preview-hint = Ukážte na dielik, Boha alebo miesto, alebo sa ich dotknite, a uvidíte, čo by sa stalo.
web-choose-hint = Vyberte si z označených uctievačov.
web-look-hint = Ukážte na dielik alebo Boha, alebo sa ich dotknite, a uvidíte, čo robia.
web-stakes = Prinesie { $points } BS. Ak efekt nevyužijete, 0 BS.

## Dolná lišta

web-build = Postaviť
web-wilderness = Univerzálny dielik, −1 BS
web-wilderness-free = Univerzálny dielik
web-decline = Nevyužiť, 0 BS
web-exchange = Výmena 3:1
web-undo = Späť
web-undo-turn = Vrátiť ťah
web-redo = Znova
web-end-turn = Ukončiť ťah
web-next-table = Ďalší stôl ({ $number })
web-take = Vziať

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
web-log-round = Kolo { $round }
web-log-steps = Jednotlivé kroky: { $turn }
web-log-replay = Ukázať od vášho posledného ťahu
# Celý ťah niekoľkými slovami, bez bodky: body a efekt môžu nasledovať.
web-turn-build = { $count ->
    [0] { $name } stavia { kind-tile } v rade { $row }
   *[other] { $name } stavia { kind-tile } v rade { $row } za { $cost }
}
web-turn-wilderness = { $name } ukladá { kind-tile } do radu { $row } ako univerzálny dielik
web-bot-for = Bot za hráča { $name }
web-turn-god = { $name } si berie { $god }
web-turn-take = { $name } si berie { kind-tile } z { $cell }
web-turn-exchange = { $name } vymieňa 3 { $given } uctievačov za 1 { $gained }
web-turn-exchanged = výmena: 3 { $given } za 1 { $gained }
web-turn-struck = odstránené: { $count }
web-turn-deactivated = efekt zrušený

## Neprítomnosť

web-away-back = Kým ste neboli pri stole, hral za vás bot.
web-away-show = Ukázať to
web-away-clock = Vypršal vám čas: do konca za vás hrá bot.
web-away-late = Vypršal vám čas, preto jeden ťah za vás odohral bot.
web-missed = { $name } vynecháva už druhý ťah za sebou.
web-rewound = { $wish ->
    [own] { $name } vracia celý ťah z { $round }. kola
    [turn] { $name } sa vracia pred ťah hráča { $player } v { $round }. kole
   *[within] { $name } sa vracia k skoršiemu okamihu ťahu hráča { $player } v { $round }. kole
}
web-rewound-alone = { $what }.
web-rewound-agreed = { $what }; { $names } { $count ->
    [one] súhlasí
    [few] súhlasia
    [many] súhlasia
   *[other] súhlasia
}.
web-paused = Hra je pozastavená.
web-paused-until = Hra je pozastavená do { $date }.
web-paused-yours = Po prestávke ste na ťahu vy.
web-paused-turn = Po prestávke je na ťahu { $name }.
web-resume = Ukončiť prestávku
web-resume-ask = Hra potom hneď pokračuje a hráčovi { $name } znova beží čas.
web-resume-ask-yours = Hra potom hneď pokračuje a znova vám beží čas.
web-resume-not = Nechať prestávku
web-absent-bot = { $name } nie je pri stole. O { $time } zaskočí bot.
web-absent-waited = { $name } nie je pri stole. { $player } čaká, preto bot nezaskočí.
web-absent-you-wait = { $name } nie je pri stole. Čakáte, preto bot nezaskočí.
web-wait = Počkať
web-let-bot = Nech teraz hrá bot
web-let-bot-in = O { $time } môžete nechať hrať bota.
web-moved = Teraz hráte na inom zariadení.
web-play-here = Hrať znova tu

## Čo ešte treba povedať

web-refused = { $wish ->
    [end] { $name } chce hrať ďalej.
    [pause] { $name } nechce prestávku.
   *[rewind] { $name } sa nechce vrátiť.
}
web-went-back = { $whose ->
    [yours] Všetci súhlasia: späť k vášmu ťahu v { $round }. kole.
   *[other] Všetci súhlasia: späť k ťahu hráča { $player } v { $round }. kole.
}
web-branched = Nový pokus od tohto okamihu. Zakryté dieliky sú nanovo zamiešané.
web-branched-show = Predošlá hra
web-try = Vyskúšať
web-trying = Len skúška: hráte za všetkých, nikto to nevidí, zakryté dieliky sú znova zamiešané.
web-trying-goes-on = Skutočná hra pokračuje: ste na ťahu.
web-trying-again = Odznova
web-trying-back = Späť do hry
web-trying-title = Skúška · { $now }
web-say = Povedať niečo
web-say-phrases = Frázy
web-say-reactions = Reakcie
web-say-write = Napíšte niečo
web-say-send = Poslať
web-said = Čo sa povedalo
web-unheard = Povedané, kým ste neboli pri stole
web-mute = Stlmiť hráča { $name }
web-mute-text = Stlmené výroky na tomto zariadení neuvidíte ani pri stole, ani v priebehu. Nedostanete o nich ani oznámenia.
