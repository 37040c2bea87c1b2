### Analiza partii: polecenie, tabele, strona i zdania.

## Polecenie

cli-review-help = analizuje każdą turę partii: ile była warta, co byłoby lepsze i dlaczego oraz kto miał szczęście
review-simulations-help = ile symulacji na jedną ocenę; im więcej, tym dłużej i dokładniej
review-jobs-help = ile tur analizować naraz; domyślnie po jednej na procesor
review-json-help = dokąd zapisać analizę dla programów, jako JSON
review-html-help = dokąd zapisać analizę jako stronę internetową
review-progress = analizowanie
review-written = Analiza jest w { $path }.
review-unfinished = Gra nie jest skończona; oto analiza tego, co rozegrano.
review-nothing = Jeszcze nic nie rozegrano.

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
review-players-note = Dokładność: 100, jeśli każda tura była najlepszą znalezioną; tym mniej, im więcej szans średnio traci się w turze.
review-books-note = Liczby w kolumnach się sumują. Korekta: o ile zmieniła się ocena, gdy powtórzono ją od następnej tury; przy dokładnych wartościach jest zbędna.

## Dlaczego

review-why-best = Najlepsza znaleziona tura.
review-why-equal = Tak samo dobra jak najlepsza znaleziona tura.
review-why-settled = { $why } Gra była praktycznie rozstrzygnięta: stracono tylko punkty.
# Najpierw co zrobić, jak mówi opcja; potem co to daje.
review-why = Lepiej: { $better } – { $cause }.
review-why-fact = Lepiej: { $better } – { $cause } ({ $fact }).
review-as-wilderness = { $option } (jako pustkowie)
review-cause-forest = las na miejscu { $slot } staje się aktywny
review-cause-worshippers = wyznawcy na następne kafle
review-cause-regions = więcej PK z regionów
review-cause-wildernesses = mniej PK straconych na pustkowiach
review-cause-temple = więcej PK w wyścigu o świątynie
review-cause-god = więcej PK za boga
review-cause-others = { $others ->
    [1] mniej PK dla przeciwnika
   *[other] mniej PK dla najsilniejszego przeciwnika
}
review-cause-chance = większa szansa na wygraną przy podobnej liczbie PK
review-fact-points = PK, gdyby gra skończyła się teraz: { $best } zamiast { $played }
review-fact-regions = PK z regionów do tej pory: { $best } zamiast { $played }
review-fact-wildernesses = pustkowia: { $best } zamiast { $played }
review-fact-inactive = nieaktywne regiony: { $best } zamiast { $played }
review-fact-discounts = żetony zniżek: { $best } zamiast { $played }
review-fact-symbols = symbole świątyń: { $best } zamiast { $played }
review-fact-places = możliwości dołożenia koloru w wyższym rzędzie: { $best } zamiast { $played }
review-fact-kingdom = wyznawcy teraz w królestwie: { $best } zamiast { $played }
review-fact-left = wyznawcy pozostawieni w centralnej puli następnemu graczowi: { $best } zamiast { $played }
