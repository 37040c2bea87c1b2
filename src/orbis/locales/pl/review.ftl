### Analiza partii: polecenie, tabele, strona i zdania.

## Polecenie

cli-review-help = analizuje każdą turę partii: ile była warta, co byłoby lepsze i dlaczego oraz kto miał szczęście
review-simulations-help = ile symulacji na jedną ocenę; im więcej, tym dłużej i dokładniej
review-jobs-help = ile tur analizować naraz; domyślnie po jednej na procesor
review-json-help = dokąd zapisać analizę dla programów, jako JSON
review-html-help = dokąd zapisać analizę jako stronę internetową
review-progress = analizowanie
review-written = Analiza jest w { $path }.
review-unfinished = Gra nie została rozegrana do końca. { review-covers }
review-covers = Analiza obejmuje to, co rozegrano.
review-nothing = Jeszcze nic nie rozegrano.
review-empty = Nie ma czego analizować.

## Oceny

review-best = najlepsza
review-good = dobra
review-inaccuracy = niedokładność
review-mistake = błąd
review-blunder = gruby błąd

## Nagłówki i tytuły

review-title = Analiza
review-turns = Tura po turze
review-lessons = Co byłoby lepsze
review-players = Gracze
review-books = Skąd się wzięła szansa na wygraną
review-chances = Szansa na wygraną
review-turn = Tura
review-player = Gracz
review-verdict = Ocena
review-played = Zagrano
review-chance = Szansa
review-loss = Strata
review-points = Strata PK
review-luck = Szczęście
review-accuracy = Dokładność
review-mean-loss = Średnia strata
review-worst = Najgorsza tura
review-start = Początek
review-own = Własne tury
review-others = Tury innych
review-correction = Korekta
review-end = Wynik
review-now = Teraz
review-simulations = Symulacje
review-round = Runda
review-best-turn = Najlepsza tura
review-exact = dokładnie
# What a turn lost in a decided game.
review-lost = { $points } PK

## Objaśnienia

review-turns-note = Szansa: szansa gracza na wygraną po jego turze. Strata: o ile jest mniejsza niż po najlepszej znalezionej turze. Szczęście: o ile zmienił ją kafel odkryty po turze, w porównaniu ze średnią wszystkich, które mogły się pojawić.
review-players-note = Dokładność: 100, jeśli każda tura była najlepszą znalezioną; tym mniej, im więcej szans średnio traci się w turze. Tury w rozstrzygniętej już partii się nie liczą.
review-books-note = Liczby w kolumnach się sumują. Korekta: o ile zmieniła się ocena, gdy powtórzono ją od następnej tury; przy dokładnych wartościach jest zbędna.

## Dlaczego

review-why-best = Najlepsza znaleziona tura.
review-why-equal = Tak samo dobra jak najlepsza znaleziona tura.
review-why-settled = { $why } Gra była praktycznie rozstrzygnięta: stracono tylko punkty.
# Najpierw co zrobić, jak mówi opcja; potem co to daje.
review-why = Lepiej: { $better }. Dzięki temu { $cause }.
review-why-fact = Lepiej: { $better }. Dzięki temu { $cause }: { $fact }.
review-why-points = Lepiej: { $better }. Dzięki temu { $cause } (na koniec gry około { $points } PK różnicy).
review-as-wilderness = { $option } jako pustkowie
review-cause-forest = las na miejscu { $slot } będzie aktywny
review-cause-worshippers = jest więcej wyznawców na następne kafle
review-cause-regions = regiony dają więcej PK
review-cause-wildernesses = pustkowia zabierają mniej PK
review-cause-temple = wyścig o świątynie daje więcej PK
review-cause-god = bóg daje więcej PK
review-cause-others = { $others ->
    [1] przeciwnik dostaje mniej PK
   *[other] najsilniejszy przeciwnik dostaje mniej PK
}
review-cause-chance = przy podobnej liczbie PK szansa na wygraną jest większa
review-fact-points = { $best } PK zamiast { $played }, gdyby gra skończyła się teraz
review-fact-regions = na razie { $best } PK z regionów zamiast { $played }
review-fact-wildernesses = { $best ->
    [one] { $best } pustkowie
    [few] { $best } pustkowia
    [many] { $best } pustkowi
   *[other] { $best } pustkowia
} zamiast { $played }
review-fact-inactive = { $best ->
    [one] { $best } nieaktywny region
    [few] { $best } nieaktywne regiony
    [many] { $best } nieaktywnych regionów
   *[other] { $best } nieaktywnego regionu
} zamiast { $played }
review-fact-discounts = następne kafle są tańsze dzięki { $best ->
    [one] { $best } żetonowi
    [few] { $best } żetonom
    [many] { $best } żetonom
   *[other] { $best } żetonu
} zniżki zamiast { $played }
review-fact-symbols = { $best ->
    [one] { $best } symbol świątyni
    [few] { $best } symbole świątyń
    [many] { $best } symboli świątyń
   *[other] { $best } symbolu świątyni
} zamiast { $played }
review-fact-places = następne kafle można dołożyć w wyższych rzędach na { $best ->
    [one] { $best } sposób
    [few] { $best } sposoby
    [many] { $best } sposobów
   *[other] { $best } sposobu
} zamiast { $played }
review-fact-kingdom = w królestwie jest { $best ->
    [one] { $best } wyznawca
    [few] { $best } wyznawców
    [many] { $best } wyznawców
   *[other] { $best } wyznawcy
} zamiast { $played }
review-fact-left = następny gracz zastaje w centralnej puli { $best ->
    [one] { $best } wyznawcę
    [few] { $best } wyznawców
    [many] { $best } wyznawców
   *[other] { $best } wyznawcy
} zamiast { $played }
review-fact-denied = inaczej następnego gracza byłoby stać na ten kafel
review-fact-denied-tile = inaczej { $others ->
    [1] przeciwnika
   *[other] następnego gracza
} byłoby stać na { kind-tile } z { $cell }
