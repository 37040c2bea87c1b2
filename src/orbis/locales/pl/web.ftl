### Stół w przeglądarce.

## Górny pasek

web-round = Runda
web-of-rounds = z { $rounds }
web-log = Dziennik
web-rules = Zasady
web-menu = Menu

## Co jest wspólne

web-gods = Bogowie
# Pod medalionem: bóg według tego, za czym stoi.
web-god-G1 = Miłość
web-god-G2 = Początkująca
web-god-G3 = Oceany
web-god-G4 = Próżniactwo
web-god-G5 = Ogień
web-god-G6 = Technologia
web-god-G7 = Natura
web-god-G8 = Równowaga
web-god-G9 = Żniwa
web-god-G10 = Śmierć
web-god-taken = { $god }: należy do gracza { $name }
web-temple-tokens = Żetony świątyń
web-award = { $points } PK: { $name }
web-award-nobody = { $points } PK: nikt
web-display = Centralna pula
web-stacks = Zakryte stosy
web-stacks-left = Zakryte kafle: poziom 1: { $first }, poziom 2: { $second }, poziom 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · na nim: { $amounts }
web-strike-from = wybierz, kogo usunąć z { $cell }

## Wszechświat i jego królestwo

web-your-universe = Twój wszechświat
web-universe-of = Wszechświat: { $name }
web-regions = regiony: { $number } z 14
web-ended-now = gdyby to był koniec
web-at-end = wynik końcowy
web-points = PK
web-your-god = Twój bóg
web-god = bóg
web-free = { $colour ->
    [white] Biały za darmo
    [blue] Niebieski za darmo
    [green] Zielony za darmo
    [red] Czerwony za darmo
   *[orange] Pomarańczowy za darmo
}
web-discount-token = żeton zniżki
web-affordable-payable = możesz go zbudować
web-affordable-exchange = możesz go zbudować po wymianie
web-affordable-wilderness = tylko jako pustkowie
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · nieaktywny
web-region-undecided = { $slot }: { $tile } · czeka na decyzję
web-region-forest = { $slot }: { $tile } · sąsiedzi: { $have } z { $need }
web-why-slot = Dlaczego nie { $slot }?
web-why-row = Dlaczego nie w rzędzie { $row }, miejsce { $place }?
web-kingdom = Królestwo
web-kingdom-size = { $number } z 10

## Inni gracze

web-temples = { $count ->
    [one] { $count } świątynia
    [few] { $count } świątynie
    [many] { $count } świątyń
   *[other] { $count } świątyni
}
web-next = Następny gracz · { web-temples }
web-playing = Teraz gra · { web-temples }
web-pausing = Przerwa · { web-temples }
web-replaced = Gra bot
web-opponent = { $name }: { $points } PK; pokaż wszechświat
web-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
web-you-watch = Oglądasz grę
web-watch-from = Z którego miejsca oglądasz
web-since = Od Twojej ostatniej tury
web-since-of = Od ostatniej tury gracza { $name }
web-since-more = +{ $count }: co było wcześniej
web-replay = Pokaż te tury
web-nothing-yet = Jeszcze nic.

## Co zrobiłby kafel

web-gather = Zbierasz
web-swap = Wymieniasz
web-exchange-for = wymieniasz { $given } na { $gained }
web-pay = Płacisz
web-then = potem
web-worth = daje { $points } PK
web-effect = Efekt
web-about-tile = Co robi ten kafel
web-spread = Dokładasz
web-instead = Zamiast tego: { $title }
web-preview-hint = Wskaż lub dotknij kafla, boga lub miejsca, a zobaczysz, co by się stało.
web-choose-hint = Wybierz spośród zaznaczonych wyznawców.
web-look-hint = Wskaż kafel lub boga albo go dotknij, a zobaczysz, jak działa.
web-stakes = Daje { $points } PK, a jeśli zrezygnujesz – 0 PK.

## Dolny pasek

web-build = Zbuduj
web-wilderness = Pustkowie, −1 PK
web-wilderness-free = Pustkowie
web-decline = Zrezygnuj, 0 PK
web-exchange = Wymiana 3:1
web-undo = Cofnij
web-undo-turn = Cofnij turę
web-redo = Ponów
web-end-turn = Zakończ turę
web-next-table = Następny stół ({ $number })
web-take = Weź

## Spojrzenie wstecz

web-past = Spojrzenie wstecz
web-past-show = Pokaż stół z tamtej chwili
web-past-still = Oglądasz wcześniejszy moment: teraz nie możesz nic wybrać.
web-past-goes-on = Tymczasem gra toczy się dalej.
web-past-yours = Tymczasem nadeszła Twoja tura.
web-past-back = Krok wstecz
web-past-on = Krok naprzód
web-past-play = Odtwarzaj
web-past-pause = Wstrzymaj
web-past-now = Wróć do gry
web-past-keys = spojrzenie wstecz: krok wstecz lub naprzód
web-log-round = Runda { $round }
web-log-steps = Krok po kroku: { $turn }
web-log-replay = Pokaż od Twojej ostatniej tury
# Cała tura w kilku słowach, bez kropki: punkty i efekt mogą nastąpić dalej.
web-turn-build = { $count ->
    [0] { $name } buduje { kind-tile } w rzędzie { $row }
   *[other] { $name } buduje { kind-tile } w rzędzie { $row } za { $cost }
}
web-turn-wilderness = { $name } dokłada { kind-tile } w rzędzie { $row } jako pustkowie
web-bot-for = Bot za gracza { $name }
web-turn-god = { $name } bierze { $god }
web-turn-take = { $name } bierze { kind-tile } z { $cell }
web-turn-exchange = { $name } wymienia 3 { $given } wyznawców na 1 { $gained }
web-turn-exchanged = wymiana: 3 { $given } na 1 { $gained }
web-turn-struck = usunięto: { $count }
web-turn-deactivated = bez aktywacji

## Nieobecność

web-away-back = Gdy Cię nie było przy stole, grał za Ciebie bot.
web-away-show = Pokaż te tury
web-away-clock = Twój czas się skończył: do końca gra za Ciebie bot.
web-away-late = Skończył Ci się czas, więc jedną turę zagrał za Ciebie bot.
web-missed = { $name } opuszcza drugą turę z rzędu.
web-rewound = { $wish ->
    [own] { $name } cofa całą turę z rundy { $round }
    [turn] { $name } wraca do chwili przed turą gracza { $player } w rundzie { $round }
   *[within] { $name } wraca do wcześniejszej chwili tury gracza { $player } w rundzie { $round }
}
web-rewound-alone = { $what }.
web-rewound-agreed = { $what }; { $names } { $count ->
    [one] zgadza
    [few] zgadzają
    [many] zgadzają
   *[other] zgadzają
} się.
web-paused = Gra jest wstrzymana.
web-paused-until = Gra jest wstrzymana do { $date }.
web-paused-yours = Po przerwie Twoja tura.
web-paused-turn = Po przerwie gra { $name }.
web-resume = Zakończ przerwę
web-resume-ask = Gra toczy się wtedy od razu dalej, a czas gracza { $name } znów biegnie.
web-resume-ask-yours = Gra toczy się wtedy od razu dalej, a Twój czas znów biegnie.
web-resume-not = Zostaw przerwę
web-absent-bot = Gracza { $name } nie ma przy stole. Za { $time } zagra bot.
web-absent-waited = Gracza { $name } nie ma przy stole. { $player } czeka, więc bot nie zagra.
web-absent-you-wait = Gracza { $name } nie ma przy stole. Czekasz, więc bot nie zagra.
web-wait = Poczekajmy
web-let-bot = Niech teraz zagra bot
web-let-bot-in = Za { $time } możesz pozwolić zagrać botowi.
web-moved = Grasz teraz na innym urządzeniu.
web-play-here = Graj znowu tutaj

## Co jeszcze trzeba powiedzieć

web-refused = { $wish ->
    [end] { $name } chce grać dalej.
    [pause] { $name } nie chce przerwy.
   *[rewind] { $name } nie zgadza się na powrót.
}
web-went-back = { $whose ->
    [yours] Wszyscy się zgadzają: powrót do Twojej tury w rundzie { $round }.
   *[other] Wszyscy się zgadzają: powrót do tury gracza { $player } w rundzie { $round }.
}
web-branched = Nowa próba od tego momentu. Zakryte kafle potasowano na nowo.
web-branched-show = Wcześniejsza gra
web-try = Wypróbuj
web-trying = Tylko próba: grasz za wszystkich, nikt tego nie widzi, zakryte kafle są potasowane na nowo.
web-trying-goes-on = Prawdziwa gra toczy się dalej: Twoja tura.
web-trying-again = Od nowa
web-trying-back = Wróć do gry
web-trying-title = Próba · { $now }
web-say = Powiedz coś
web-say-phrases = Zwroty
web-say-reactions = Reakcje
web-say-write = Napisz coś
web-say-send = Wyślij
web-said = Co powiedziano
web-unheard = Powiedziane, gdy Cię nie było przy stole
web-mute = Wycisz gracza { $name }
web-mute-text = Wyciszonych wypowiedzi nie widać na tym urządzeniu ani przy stole, ani w dzienniku. Nie dostajesz też o nich powiadomień.
