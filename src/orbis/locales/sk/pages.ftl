### Stránky okolo stola v prehliadači.

## Všade

pages-title = Orbis: stvorte univerzum
pages-loading = Chvíľočku …
pages-connecting = Pripájanie …
pages-reconnecting = Spojenie sa prerušilo. Skúša sa znova; nič sa nestratí.
pages-unreachable = Server sa nedá dosiahnuť. Skúste to znova.
pages-close = Zavrieť
pages-to-start = Na začiatok
pages-nowhere = Na tejto adrese nič nie je.
pages-language = Jazyk
pages-theme = Vzhľad
pages-theme-system = Podľa systému
pages-theme-light = Svetlý
pages-theme-dark = Tmavý
pages-settings = Nastavenia
pages-learn = Výučba
pages-tiles = Dieliky
# Mená pre nových, s medzerami medzi nimi.
pages-names = Vega Lýra Mira Altair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } BS
pages-problem = { $code ->
    [bad_request] Tomu sa nedalo porozumieť.
    [too_large] Je to príliš dlhé.
    [no_identity] Najprv povedzte, kto ste: načítajte stránku znova.
    [forbidden] To miesto patrí niekomu inému.
    [not_found] Tu nič nie je: odkaz môže byť nesprávny alebo starý.
    [not_waiting] Hra sa už začala.
    [not_playing] Hra sa nezačala alebo sa už skončila.
    [seat_taken] To miesto práve niekto obsadil.
    [not_your_turn] Nie ste na ťahu.
    [illegal] Teraz to nie je možné.
    [stale] Stôl sa medzitým zmenil. Pozrite sa znova.
    [late] Stôl sa medzitým zmenil. Pozrite sa znova.
    [out_of_time] Váš čas vypršal.
    [no_wish] Nikto sa už na nič nepýta.
    [unfit] Nehodí sa to.
    [limit] Máte priveľa nedohraných hier. Najprv niektoré dohrajte.
    [too_many] Priveľa naraz: chvíľu počkajte.
   *[unavailable] Teraz to nejde. Skúste to o chvíľu znova.
}

## Začiatok

pages-heading = Stvorte univerzum, dielik po dieliku
pages-subheading = Dvaja až štyria bohovia, pätnásť kôl, každému jedna pyramída. Hrajte hneď: bez účtu a bez inštalácie.
pages-learn-to-play = Ste tu prvý raz? Naučte sa hrať za desať minút
pages-play-now = Hrať hneď
pages-play-now-text = Proti botom. Hrajú tak, aby ste ich stihli sledovať.
pages-play = Hrať
pages-opponents = Súperi
pages-level-of = Súper { $number }
pages-level = { $name } · sila { $strength } z 5
pages-core-coming = Úrovne 3 až 5 sa ešte pripravujú. O chvíľu si ich budete môcť vybrať.
pages-core-absent = Úrovne 3 až 5 potrebujú skompilované jadro, ktoré tento server nemá.
pages-level-pilgrim = Pútnik
pages-level-acolyte = Akolyta
pages-level-priest = Kňaz
pages-level-prophet = Prorok
pages-level-oracle = Veštica
pages-hot-seat = Pri jednej obrazovke
pages-hot-seat-text = Dvaja až štyria ľudia sa striedajú pri tomto zariadení.
pages-players = Hráči
pages-player = Hráč { $number }
pages-friends = S priateľmi
pages-friends-text = Pošlite odkaz. Kto ho otvorí, môže si sadnúť alebo sa pozerať.
pages-open-seats = Priatelia
pages-bots = Boty
pages-make-table = Otvoriť stôl
pages-clock = Hodiny
pages-clock-none = Bez hodín
pages-clock-minutes = { $count ->
    [one] { $count } minúta pre každého a 10 sekúnd na ťah
    [few] { $count } minúty pre každého a 10 sekúnd na ťah
    [many] { $count } minúty pre každého a 10 sekúnd na ťah
   *[other] { $count } minút pre každého a 10 sekúnd na ťah
}
pages-slow = Hrať pomaly
pages-slow-text = Celé dni: prázdne miesto nepreberie nijaký bot.
pages-public = Verejný
pages-public-text = Stôl je tu v zozname a pridať sa môže ktokoľvek.
pages-my-games = Vaše hry
pages-my-games-none = Tu budú hry, ktoré začnete.
pages-public-tables = Verejné stoly
pages-public-none = Teraz nikto nehrá verejne.
pages-list-filled = Čaká na svojich hráčov
pages-list-waiting = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
pages-list-playing = Kolo { $round } · na ťahu je { $name }
pages-list-yours = Kolo { $round } · ste na ťahu
pages-record = Záznam hry
pages-record-text = Vložte text hry alebo sem presuňte jej súbor
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
pages-lobby-ready = Len čo budú všetci pripravení, rozdá sa
pages-seats = Miesta
pages-your-name = Vaše meno
pages-open-seat = Voľné miesto
pages-sit = Sadnúť si
pages-leave-seat = Vstať
pages-bot = Bot
pages-is-ready = Môže sa hrať
pages-not-ready = Ešte nie
pages-away = Mimo stola
pages-ready = Môžeme hrať
pages-you-are-ready = Začne sa, keď budú pripravení všetci.
pages-commitment = Zverejnené pred rozdaním:
pages-invite = Pozvať
pages-invite-text = Odkaz pozýva: obsadené miesto nikdy nevydá.
pages-invite-link = Odkaz na tento stôl
pages-copy = Kopírovať odkaz
pages-copied = Skopírované
pages-share = Zdieľať
pages-qr = Odkaz ako QR kód

## Hra

pages-title-yours = Ste na ťahu
pages-turn-of = Na ťahu je { $name }
pages-name-asked = { $name }: { $question }
pages-sending = Odosiela sa …
pages-not-final = Do konca ťahu môžete všetko vziať späť.
pages-take-tile = Vyberte označené miesto
pages-take-tile-note = Alebo znova dielik, ak ho chcete najprv vziať.
pages-take-wilderness = Môže byť len univerzálnym dielikom
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
pages-inactive = zrušený
pages-wakes = prebudí les
pages-stay = { $count ->
    [one] { $count } zostane v zásobe
    [few] { $count } zostanú v zásobe
    [many] { $count } zostane v zásobe
   *[other] { $count } zostane v zásobe
}
pages-with-exchanges = { $count ->
    [one] s { $count } výmenou
    [few] s { $count } výmenami
    [many] s { $count } výmeny
   *[other] s { $count } výmenami
}
pages-missing = chýba: { $amounts }
pages-gather-nothing = nič tam neleží
pages-gather-tile = z dielika
pages-opens = { $count ->
    [one] potom { $name } zoberie najviac { $count }
    [few] potom { $name } zoberie najviac { $count }
    [many] potom { $name } zoberie najviac { $count }
   *[other] potom { $name } zoberie najviac { $count }
}
# Druh regiónu a jeho úroveň.
pages-tile-title = { $kind }, úroveň { $level }
pages-new-at = nový na { $cell }
pages-agree = Súhlasiť
pages-disagree = Nesúhlasiť
pages-waiting-for = Čaká sa na: { $names }

## Listy

pages-why-not = Prečo nie?
pages-why-nothing = Teraz je to možné.
pages-rule = Pravidlo { $rule }
pages-rule-open = Čítať pravidlo { $rule }
pages-all-rules = Všetky pravidlá
pages-search = Hľadať v pravidlách
pages-search-none = O tom nehovorí nijaké pravidlo.
pages-score = Body
pages-could-come = Čo ešte môže prísť
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
pages-hint = Rada
pages-hint-tile = Ktorý dielik?
pages-hint-turn = Celý ťah?
pages-hint-why = Prečo?
pages-hint-win = Vaša šanca na víťazstvo: { $percent } %
pages-hint-thinking = Najsilnejší bot premýšľa …
pages-hint-do = Urobiť to
pages-ask-rewind = Požiadať o vrátenie môjho posledného ťahu
pages-ask-end = Navrhnúť koniec hry
pages-resign = Vzdať sa
pages-resign-sure = Vaše miesto potom dohrá bot. Vrátiť sa nedá.
pages-device = Presunúť na iné zariadenie
pages-device-text = Kód platí raz a desať minút. Napíšte ho na úvodnej stránke druhého zariadenia.
pages-device-make = Kód pre hráča { $name }
pages-device-here = Máte kód z druhého zariadenia? Pokračujte s ním tu.

## Klávesy

pages-keys = Klávesy
pages-key-arrows = pohyb po stole
pages-key-enter = vybrať
pages-key-undo = vziať späť jeden krok
pages-key-undo-turn = vziať späť celý ťah
pages-key-end = ukončiť ťah
pages-key-why = prečo nie?
pages-key-hint = rada
pages-key-log = záznam
pages-key-replay = prehrať, čo sa stalo od môjho posledného ťahu
pages-key-score = body
pages-key-stacks = zakryté kôpky
pages-key-rules = pravidlá
pages-key-menu = menu
pages-key-keys = tieto klávesy
pages-key-clear = zrušiť výber, zavrieť

## Koniec

pages-result = Výsledok
pages-part = Časť
pages-by-tile = Podľa dielikov
pages-plot = Ako rástli body
pages-plot-label = Body ťah po ťahu, na konci: { $scores }
pages-rematch = Odveta
pages-rematch-watch = Pozerať odvetu
pages-look-back = Prehrať hru
pages-record-save = Uložiť záznam
pages-review = Rozobrať túto hru
pages-fair = Rozdalo sa poctivo?
pages-fair-good = Áno: váš prehliadač rozdal znova a každý dielik sedí.
pages-fair-bad = Nie: niečo nesedí.
pages-fair-impossible = Váš prehliadač to tu nemôže overiť; `orbis verify` to so záznamom dokáže.
pages-fair-commitment = Tajomstvo je to, ktoré sa ohlásilo
pages-fair-display = Prvá spoločná plocha
pages-fair-gods = Bohovia
pages-fair-reveals = Každý neskorší dielik
pages-fair-values = Tajomstvo a ohlásenie
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
pages-set-endTurn = Ukončovať ťah vlastnou rukou
pages-set-endTurn-text = Vypnuté: ťah sa skončí sám, keď už nie je o čom rozhodovať, a nedá sa vziať späť.
pages-set-symbols = Znaky na farbách
pages-set-symbols-text = Každá farba má svoj znak.
pages-set-hints = Rady
pages-set-hints-text = Najsilnejší bot pomôže, keď sa opýtate.
pages-coaching = Sprevádzanie
pages-coaching-off = Žiadne
pages-coaching-tile = Ktorý dielik
pages-coaching-turn = Celý ťah
pages-coaching-why = A prečo
