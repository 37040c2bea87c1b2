### Co mówi się o stole, obok samej gry.

table-created = { $count ->
    [one] Otwarto stół z { $count } miejscem.
    [few] Otwarto stół z { $count } miejscami.
    [many] Otwarto stół z { $count } miejscami.
   *[other] Otwarto stół z { $count } miejsca.
}
table-sat = { $name } siada do stołu.
table-left = { $name } odchodzi od stołu.
table-removed = Gospodarz stołu zwalnia miejsce gracza { $name }.
table-declined = { $name } rezygnuje z zarezerwowanego miejsca.
table-opened = Miejsce zarezerwowane dla gracza { $name } może teraz zająć każdy.
table-renamed = { $former } ma teraz na imię { $name }.
table-filled = Bot siada do stołu: { $name }.
table-ready = { $name } czeka na start.
table-dealt = Kafle rozdane. Zaczyna { $name }.
table-took-back = { $count ->
    [one] { $name } cofa { $count } decyzję.
    [few] { $name } cofa { $count } decyzje.
    [many] { $name } cofa { $count } decyzji.
   *[other] { $name } cofa { $count } decyzji.
}
table-wished = { $wish ->
    [end] { $name } proponuje zakończyć grę teraz, bez zwycięzcy.
    [own] { $name } prosi o cofnięcie całej tury z rundy { $round }.
    [yours] { $name } prosi o powrót do chwili przed Twoją turą w rundzie { $round }.
    [turn] { $name } prosi o powrót do chwili przed turą gracza { $player } w rundzie { $round }.
   *[within] { $name } prosi o powrót do wcześniejszej chwili tury gracza { $player } w rundzie { $round }.
}
table-wished-pause = { $name } proponuje przerwę, dopóki ktoś jej nie zakończy.
table-wished-pause-days = { $count ->
    [one] { $name } proponuje przerwę na { $count } dzień.
    [few] { $name } proponuje przerwę na { $count } dni.
    [many] { $name } proponuje przerwę na { $count } dni.
   *[other] { $name } proponuje przerwę na { $count } dnia.
}
table-answered = { $answer ->
    [yes] { $name } zgadza się.
    [withdrawn] { $name } wycofuje prośbę.
   *[no] { $name } nie zgadza się.
}
table-replaced = { $reason ->
    [absent] Gracza { $name } nie ma przy stole: dalej gra bot.
    [late] Czas gracza { $name } się skończył: tę turę gra bot.
    [clock] Czas gracza { $name } się skończył: dalej gra bot.
   *[resigned] { $name } poddaje się: dalej gra bot.
}
table-gave-up = { $reason ->
    [clock] Czas gracza { $name } się skończył.
   *[resigned] { $name } poddaje się.
}
table-waited = { $name } czeka na gracza { $player }. Bot nie zagra.
table-returned = { $name } wraca do stołu.
table-moved = { $name } gra dalej na innym urządzeniu.
table-stood = Serwer był niedostępny. Przez ten czas zegary stały.
table-paused = Gra jest wstrzymana. Zegary stoją.
table-resumed = { $name } wznawia grę.
table-pause-over = Przerwa się skończyła.
table-excused = { $name } jest na urlopie. Zegar w tym czasie stoi.
table-rematched = Rozkładamy następną partię.
table-said = { $name }: { $what }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice = Pięknie zagrane!
phrase-ouch = Auć!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-thinking = Jeszcze myślę.
phrase-moment = Zaraz wracam.
phrase-good-game = Dobra gra!
phrase-bye = Do zobaczenia!
phrase-smile = 🙂
phrase-laugh = 😂
phrase-wow = 😮
phrase-sad = 😢
phrase-thumb = 👍
phrase-heart = ❤️
table-ended-early = Gra została zakończona przed czasem: nikt nie wygrał.

## Hints
hint-why = To lepsze niż „{ $other }”, bo { $gain }.
hint-why-fact = To lepsze niż „{ $other }”, bo { $gain }: { $fact }.
hint-why-points = To lepsze niż „{ $other }”, bo { $gain } (na koniec gry około { $points } PK różnicy).
hint-gain-forest = Twój las na miejscu { $slot } będzie aktywny
hint-gain-worshippers = masz więcej wyznawców na następne kafle
hint-gain-regions = dostajesz więcej PK z regionów
hint-gain-wildernesses = tracisz mniej PK na pustkowiach
hint-gain-temple = dostajesz więcej PK w wyścigu o świątynie
hint-gain-god = Twój bóg daje Ci więcej PK
hint-gain-others = { $others ->
    [1] przeciwnik dostaje mniej PK
   *[other] najsilniejszy przeciwnik dostaje mniej PK
}
hint-gain-chance = przy podobnej liczbie PK masz większą szansę na wygraną
hint-why-equal = O ile bot potrafi ocenić, równie dobra możliwość to „{ $other }”.
hint-why-wait = Druga najlepsza możliwość to „{ $other }”, ale bóg może poczekać: o ile bot potrafi ocenić, kafel jest teraz równie dobry.
