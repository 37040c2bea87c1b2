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

## Wszechświat i jego królestwo

web-your-universe = Twój wszechświat
web-universe-of = Wszechświat: { $name }
web-regions = regiony: { $number } z 14
web-ended-now = gdyby to był koniec
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
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · nieaktywny
web-region-forest = { $slot }: { $tile } · sąsiedzi: { $have } z { $need }
web-why-slot = Dlaczego nie { $slot }?
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
web-replaced = Gra bot
web-opponent = { $name }: { $points } PK; pokaż wszechświat
web-since = Od Twojej ostatniej tury
web-since-of = Od ostatniej tury gracza { $name }
web-replay = Pokaż te tury
web-nothing-yet = Jeszcze nic się nie wydarzyło.

## Co zrobiłby kafel

web-gather = Zbierasz
web-pay = Płacisz
web-spread = Dokładasz
web-preview-hint = Wskaż kafel, boga lub miejsce, a zobaczysz, co by się stało.

## Dolny pasek

web-build = Zbuduj
web-wilderness = Pustkowie, −1 PK
web-wilderness-free = Pustkowie
web-decline = Zrezygnuj
web-exchange = Wymiana 3:1
web-undo = Cofnij
web-undo-turn = Cofnij turę
web-end-turn = Zakończ turę

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

## Nieobecność

web-away-back = Pod Twoją nieobecność grał za Ciebie bot.
web-away-show = Pokaż te tury
web-away-clock = Twój czas się skończył: do końca gra za Ciebie bot.
