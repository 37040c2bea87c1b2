### Stránky okolo stola v prehliadači.

## Všade

pages-title = Orbis: stvorte univerzum
pages-loading = Chvíľočku…
pages-connecting = Pripájanie…
pages-reconnecting = Spojenie sa prerušilo. Pripájame sa znova; vaša hra je v bezpečí.
pages-unreachable = Server je nedostupný. Skúste to znova.
pages-close = Zavrieť
pages-to-start = Domov
pages-nowhere = Na tejto adrese nič nie je.
pages-language = Jazyk
pages-theme = Vzhľad
pages-theme-system = Podľa systému
pages-theme-light = Svetlý
pages-theme-dark = Tmavý
pages-settings = Nastavenia
pages-learn = Ako hrať
pages-tiles = Dieliky
# Mená pre nových, s medzerami medzi nimi.
pages-names = Vega Lýra Mira Altair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } BS
pages-problem = { $code ->
    [bad_request] Požiadavka je nezrozumiteľná.
    [too_large] Je to príliš dlhé.
    [no_identity] Váš prehliadač sme nerozpoznali. Načítajte stránku znova.
    [forbidden] To miesto patrí niekomu inému.
    [not_found] Tu nič nie je: odkaz môže byť nesprávny alebo príliš starý.
    [not_waiting] Hra sa už začala.
    [not_playing] Hra sa ešte nezačala alebo sa už skončila.
    [seat_taken] To miesto práve niekto obsadil.
    [not_your_turn] Nie ste na ťahu.
    [illegal] Teraz to nie je možné.
    [stale] Situácia na stole sa medzitým zmenila. Pozrite sa znova.
    [late] Situácia na stole sa medzitým zmenila. Pozrite sa znova.
    [out_of_time] Vypršal vám čas.
    [no_wish] Táto žiadosť už neplatí.
    [unfit] To sa nedá.
    [limit] Máte priveľa nedohraných hier. Najprv niektoré dohrajte.
    [too_many] Priveľa požiadaviek naraz. Chvíľu počkajte.
   *[unavailable] Momentálne to nie je možné. Skúste to neskôr.
}

## Začiatok

pages-heading = Stvorte univerzum, dielik po dieliku
pages-subheading = Dvaja až štyria bohovia, pätnásť kôl, každý stavia vlastnú pyramídu. Hrajte hneď: bez účtu a bez inštalácie.
pages-learn-to-play = Ste tu prvý raz? Naučte sa hrať za desať minút
pages-play-now = Hrať hneď
pages-play-now-text = Proti botom. Hrajú tempom, ktoré stihnete sledovať.
pages-play = Hrať
pages-opponents = Súperi
pages-level-of = Súper { $number }
pages-level = { $name } · sila { $strength } z 5
pages-core-coming = Súperi so silou 3 až 5 sa ešte pripravujú. O chvíľu si ich budete môcť vybrať.
pages-core-absent = Súperi so silou 3 až 5 potrebujú skompilované jadro, ktoré tento server nemá.
pages-level-pilgrim = Pútnik
pages-level-acolyte = Akolyta
pages-level-priest = Kňaz
pages-level-prophet = Prorok
pages-level-oracle = Orákulum
pages-hot-seat = Na jednej obrazovke
pages-hot-seat-text = Dvaja až štyria hráči sa striedajú pri tomto zariadení.
pages-players = Hráči
pages-player = Hráč { $number }
pages-friends = S priateľmi
pages-friends-text = Pošlite odkaz. Kto ho otvorí, môže si sadnúť k stolu alebo sa pozerať.
pages-open-seats = Priatelia
pages-bots = Boti
pages-make-table = Otvoriť stôl
pages-clock = Hodiny
pages-clock-none = Bez hodín
pages-clock-minutes = { $count ->
    [one] { $count } minúta pre každého plus 10 sekúnd na ťah
    [few] { $count } minúty pre každého plus 10 sekúnd na ťah
    [many] { $count } minúty pre každého plus 10 sekúnd na ťah
   *[other] { $count } minút pre každého plus 10 sekúnd na ťah
}
pages-slow = Hra na viac dní
pages-slow-text = Hra môže trvať aj niekoľko dní: keď niekto odíde, bot ho nenahradí.
pages-public = Verejný
pages-public-text = Stôl je tu v zozname a pridať sa môže ktokoľvek.
pages-my-games = Vaše hry
pages-my-games-none = Tu budú hry, ktoré začnete alebo do ktorých sa zapojíte.
pages-public-tables = Verejné stoly
pages-public-none = Teraz tu nie sú verejné stoly.
pages-list-filled = Ešte nie sú všetci pripravení
pages-list-waiting = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
pages-list-playing = Kolo { $round } · na ťahu je { $name }
pages-list-yours = Kolo { $round } · ste na ťahu
pages-record = Záznam hry
pages-record-text = Vložte text záznamu alebo sem pretiahnite jeho súbor
pages-record-file = Vybrať súbor
pages-record-fault = Riadok { $line }, stĺpec { $column }: očakávané: { $expected }, nájdené: „{ $found }“.
pages-record-move = Riadok { $line }, ťah { $turn }: „{ $found }“ nie je možné.
pages-record-rules = Hralo sa podľa verzie pravidiel { $found }, ktorú tento server nepozná.
pages-tiles-unofficial = Neoficiálna sada
pages-tiles-unready = { $name } (nedokončená)
pages-tiles-named = Dieliky: { $name }
pages-tiles-missing = Hra sa hrala so sadou dielikov { $id }, ktorú tento server nemá. Importujte jej súbor na stránke „Vlastné dieliky“ a potom záznam otvorte znova.
pages-open = Otvoriť
pages-code-text = Kód z vášho druhého zariadenia
pages-code-use = Prevziať miesto

## Stôl, ktorý čaká

pages-lobby-title = Stôl Orbis
pages-lobby-open = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
pages-lobby-ready = Dieliky sa rozdajú, len čo budú všetci pripravení
pages-seats = Miesta
pages-your-name = Vaše meno
pages-open-seat = Voľné miesto
pages-sit = Sadnúť si
pages-leave-seat = Vstať
pages-bot = Bot
pages-is-ready = Čaká na začiatok
pages-not-ready = Ešte sa chystá
pages-away = Nie je pri stole
pages-ready = Môžeme hrať
pages-you-are-ready = Hra sa začne, keď budú pripravení všetci.
pages-commitment = Zverejnené pred rozdaním:
pages-invite = Pozvať
pages-invite-text = Odkaz je len pozvánka: nikoho nepripraví o miesto.
pages-invite-link = Odkaz na tento stôl
pages-copy = Kopírovať odkaz
pages-copied = Skopírované
pages-copy-by-hand = Odkaz je označený. Skopírujte ho klávesnicou alebo naň dlho podržte prst.
pages-share = Zdieľať
pages-qr = Odkaz ako QR kód

## Hra

pages-title-yours = Ste na ťahu
pages-turn-of = Na ťahu je { $name }
pages-name-asked = { $name }: { $question }
pages-sending = Odosiela sa…
pages-not-final = Kým ťah neukončíte, môžete všetko vrátiť.
pages-take-tile = Vyberte označené miesto
pages-take-tile-note = Alebo vyberte dielik ešte raz, ak si ho chcete najprv vziať.
pages-take-wilderness = Môže sa stať len univerzálnym dielikom
pages-take-god = Vyberte Boha ešte raz a vezmete si ho
pages-build-there = postaviť na { $slot }
pages-needs-more = { $count ->
    [one] chýba { $count }
    [few] chýbajú { $count }
    [many] chýba { $count }
   *[other] chýba { $count }
}
pages-needs-brief = { $count ->
    [one] ešte { $count }
    [few] ešte { $count }
    [many] ešte { $count }
   *[other] ešte { $count }
}
pages-inactive = neaktívny
pages-wakes = aktivuje les
pages-stay = { $count ->
    [one] v zásobe zostane { $count }
    [few] v zásobe zostanú { $count }
    [many] v zásobe zostane { $count }
   *[other] v zásobe zostane { $count }
}
pages-with-exchanges = { $count ->
    [one] po { $count } výmene
    [few] po { $count } výmenách
    [many] po { $count } výmeny
   *[other] po { $count } výmenách
}
pages-missing = treba ešte: { $amounts }
pages-gather-nothing = nikto tam nie je
pages-gather-tile = z dielika
pages-opens = { $count ->
    [one] potom { $name } môže zobrať až { $count }
    [few] potom { $name } môže zobrať až { $count }
    [many] potom { $name } môže zobrať až { $count }
   *[other] potom { $name } môže zobrať až { $count }
}
# Druh regiónu a jeho úroveň.
pages-tile-title = { $kind }, úroveň { $level }
pages-new-at = nový na { $cell }
pages-agree = Súhlasím
pages-disagree = Nesúhlasím
pages-waiting-for = Čaká sa na odpoveď: { $names }

## Listy

pages-why-not = Prečo nie?
pages-why-nothing = Teraz je to možné.
pages-rule = Pravidlo { $rule }
pages-rule-open = Prečítať pravidlo { $rule }
pages-all-rules = Všetky pravidlá
pages-search = Hľadať v pravidlách
pages-search-none = O tom nehovorí žiadne pravidlo.
pages-score = Skóre
pages-could-come = O čo sa ešte hrá
pages-temple-race = { $count ->
    [one] { $name }: { $count } symbol chrámu, teraz { $points } BS
    [few] { $name }: { $count } symboly chrámu, teraz { $points } BS
    [many] { $name }: { $count } symbolu chrámu, teraz { $points } BS
   *[other] { $name }: { $count } symbolov chrámu, teraz { $points } BS
}
pages-forest-waits = { $count ->
    [one] Les na { $slot }: { $points } BS, chýba { $count } sused
    [few] Les na { $slot }: { $points } BS, chýbajú { $count } susedia
    [many] Les na { $slot }: { $points } BS, chýba { $count } suseda
   *[other] Les na { $slot }: { $points } BS, chýba { $count } susedov
}
pages-left = { $count ->
    [one] Úroveň { $level }: { $count } dielik
    [few] Úroveň { $level }: { $count } dieliky
    [many] Úroveň { $level }: { $count } dielika
   *[other] Úroveň { $level }: { $count } dielikov
}
pages-tile = Dielik
pages-look-from = Pozerať sa z tohto miesta
pages-hint = Nápoveda
pages-hint-tile = Ktorý dielik?
pages-hint-turn = Celý ťah?
pages-hint-why = Prečo?
pages-hint-win = Vaša šanca na výhru: { $percent } %
pages-hint-thinking = Najsilnejší bot premýšľa…
pages-hint-do = Zahrať to
pages-ask-rewind = Požiadať o vrátenie môjho posledného ťahu
pages-ask-end = Navrhnúť koniec hry
pages-resign = Vzdať sa
pages-resign-sure = Potom za vás dohrá bot a už sa nebudete môcť vrátiť.
pages-device = Presunúť na iné zariadenie
pages-device-text = Kód sa dá použiť raz a platí desať minút. Zadajte ho na úvodnej stránke druhého zariadenia.
pages-device-make = Kód pre hráča { $name }
pages-device-here = Máte kód z druhého zariadenia? Pokračujte tu.

## Klávesy

pages-keys = Klávesy
pages-key-arrows = pohyb po stole
pages-key-enter = vybrať
pages-key-undo = vrátiť jeden krok
pages-key-undo-turn = vrátiť celý ťah
pages-key-end = ukončiť ťah
pages-key-why = prečo nie?
pages-key-hint = nápoveda
pages-key-log = priebeh
pages-key-replay = ukázať, čo sa stalo od vášho posledného ťahu
pages-key-score = skóre
pages-key-stacks = stĺpčeky lícom nadol
pages-key-rules = pravidlá
pages-key-menu = menu
pages-key-keys = tieto klávesy
pages-key-clear = zrušiť výber, zavrieť

## Koniec

pages-result = Výsledok
pages-part = Časť
pages-by-tile = Podľa dielikov
pages-plot = Ako rástlo skóre
pages-plot-label = Skóre ťah po ťahu, na konci: { $scores }
pages-rematch = Odveta
pages-rematch-watch = Sledovať odvetu
pages-look-back = Prejsť hru znova
pages-record-save = Uložiť záznam
pages-review = Rozbor tejto hry
pages-fair = Bolo rozdanie poctivé?
pages-fair-good = Áno: váš prehliadač rozdal znova a každý dielik sedí.
pages-fair-bad = Nie: niečo nesedí.
pages-fair-impossible = Váš prehliadač to tu nemôže overiť; zo záznamu to dokáže `orbis verify`.
pages-fair-commitment = Tajomstvo súhlasí so zverejneným odtlačkom
pages-fair-display = Úvodná hracia plocha
pages-fair-gods = Bohovia
pages-fair-reveals = Každý neskôr odkrytý dielik
pages-fair-values = Tajomstvo a jeho odtlačok
pages-secret = Tajomstvo:

## Nastavenia

pages-save = Uložiť
pages-saved = Uložené.
pages-speed = Animácie
pages-speed-off = Vypnuté
pages-speed-fast = Rýchle
pages-speed-normal = Bežné
pages-speed-slow = Pomalé
pages-sounds = Zvuky
pages-sounds-text = Zvonček, keď ste na ťahu.
pages-set-endTurn = Ukončovať ťah ručne
pages-set-endTurn-text = Ak je to vypnuté, ťah sa ukončí automaticky, keď už nie je o čom rozhodovať, a nedá sa vrátiť.
pages-set-symbols = Symboly farieb
pages-set-symbols-text = Každá farba má svoj symbol.
pages-set-hints = Nápovedy
pages-set-hints-text = Keď požiadate, pomôže vám najsilnejší bot.
pages-coaching = Sprievodca
pages-coaching-off = Vypnutý
pages-coaching-tile = Ktorý dielik
pages-coaching-turn = Celý ťah
pages-coaching-why = Aj prečo
