### The balance report: help, errors, tables and the page.

cli-balance-help = rozgrywa wiele gier między agentami i pokazuje, czy miejsca, bogowie i kafle są zrównoważone
balance-games-help = ile gier rozegrać
balance-from-help = opisuje gry z tego pliku, zapisanego przez --output tutaj lub na arenie; żadna nie jest rozgrywana

balance-no-agents = Podaj, kto gra, opcją --agent albo plik z wynikami opcją --from.
balance-from-alone = --from nie rozgrywa gier: pomiń --agent i --output.
balance-no-results = { $path } nie jest plikiem z wynikami: wiersz { $line } nie jest wynikiem gry.
balance-other-results = { $path } nie pasuje: gra w wierszu { $line } ma inną liczbę graczy niż pierwsza, inne kafle lub inne zasady. Zestaw kafli podaje się opcją --tiles.
balance-no-games = Nie ma żadnej gry, która dobiegła końca.
balance-unfit-game = Zapis gry z rozdania { $deal }, układ miejsc { $seating }, jest niepoprawny: { $reason }
balance-replaying = odtwarzanie

balance-title = Balans
balance-outstanding = Co się wyróżnia
balance-outstanding-note = W punktach procentowych wygranych. Ich przedziały nie obejmują wartości bazowej; przypadkiem zdarza się to raz na dwadzieścia.
balance-nothing = Nic: każdy przedział obejmuje wartość bazową.
balance-percentage-points = punkty procentowe wygranych

balance-seats = Miejsca
balance-seat = Miejsce
balance-seat-name = miejsce { $seat }
balance-score = Wynik
balance-seats-note = Miejsce 0 zaczyna. Równy udział w wygranych to { $share }. Pustkowia: ich liczba; w innych kolumnach średnie punkty kreacji według części oraz pozostali wyznawcy.
balance-seat-wins = Wygrane według miejsca
balance-seat-wins-note = O ile częściej, niż wynosi równy udział, wygrywa dane miejsce, z przedziałem 95%. Miejsce 0 zaczyna.
balance-scores-note = Jak często dane miejsce kończyło grę z daną liczbą punktów kreacji; kreska oznacza średnią.
balance-wildernesses-note = Ilu graczy kończyło grę z daną liczbą pustkowi.
balance-decisions-note = Ile decyzji liczy gra, łącznie dla wszystkich graczy; kreska oznacza średnią. Liczba tur jest stała: piętnaście na gracza.
balance-decisions = decyzje

balance-spreads = Rozkłady
balance-what = Co
balance-mean = Średnia
balance-deviation = Odch.
balance-least = Min.
balance-tenth = 10%
balance-median = Mediana
balance-ninetieth = 90%
balance-most = Maks.
balance-spread-score = Wynik gracza
balance-spread-best-score = Najlepszy wynik w grze
balance-spread-margin = Przewaga zwycięzcy
balance-spread-wildernesses = Pustkowia gracza
balance-spread-worshippers = Pozostali wyznawcy
balance-spread-decisions = Decyzje w grze
balance-spreads-note = Odch.: odchylenie standardowe. 10% wszystkich wartości nie przekracza tej pod 10%.

balance-gods = Bogowie
balance-god = Bóg
balance-revealed = Odkryto
balance-taken = Wzięto
balance-round = Runda
balance-points = Punkty
balance-lift = Zysk
balance-gods-note = Spośród odkrytych bogów gracze biorą { $share }. Runda: średnio kiedy. Punkty: tych, którzy go wzięli; dla Bogini Próżniactwa wraz z punktami, których nie odebrały pustkowia.
balance-lift-note = Zysk: o ile punktów procentowych częściej wygrywali ci, którzy to mieli, niż wynosi wartość bazowa ich miejsca i agenta.
balance-god-lifts = Bogowie: zysk
balance-god-takings = Bogowie: jak często brani
balance-god-takings-note = Spośród gier, w których bóg był odkryty. Równy udział to { $share }.

balance-kinds = Rodzaje regionów
balance-kind = Rodzaj
balance-colours = Kolory
balance-colour = Kolor
balance-built = Zbud.
balance-active = Aktywne
balance-by-player = Na gracza
balance-points-by-player = Punkty na gracza
balance-family-lift = Zysk na kafel
balance-families-note = Wzięto: spośród możliwych do wzięcia; zbud.: spośród wziętych; aktywne: spośród zbudowanych. Na gracza: zbudowane kafle i ich punkty. Zysk na kafel: punkty procentowe wygranych, które idą w parze z każdym kolejnym zbudowanym kaflem.
balance-kind-lifts = Rodzaje: zysk z kolejnego kafla
balance-colour-lifts = Kolory: zysk z kolejnego kafla
balance-family-lift-note = Punkty procentowe wygranych, które idą w parze z każdym kolejnym zbudowanym kaflem rodziny, z przedziałem 95%.

balance-tiles = Kafle
balance-tile = Kafel
balance-level = Poziom
balance-effect = Efekt
balance-cost = Koszt
balance-printed = PK
balance-seen = Gry
balance-turns = Tury
balance-tile-lifts = Kafle, kolor { $colour }: zysk
balance-tiles-note = Gry: w których można go było wziąć; tury: średnio przez ile. Wzięto: spośród tych gier; zbud.: spośród wziętych; aktywne: spośród zbudowanych. Punkty: tych, którzy go zbudowali.

balance-tokens = Żetony świątyń
balance-token = Żeton
balance-holders = Gracze
balance-tokens-note = Kto ma który żeton na koniec i jak często wygrywa; – oznacza brak żetonu.
balance-decisive = Co rozstrzyga
balance-without = Pomijana część
balance-others = Inni zwycięzcy
balance-decisive-note = W ilu grach wygraliby inni, gdyby ta część się nie liczyła; dla wyznawców: gdyby remisy oznaczały wspólne zwycięstwo.
