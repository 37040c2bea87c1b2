### Strona analizy.

## Jak daleko jest

analysis-queued = Analiza czeka na swoją kolej. Trwa, dopóki ta strona jest otwarta; jeśli ją zamkniesz, nic nie przepadnie.
analysis-working = Przeanalizowane tury: { $done } z { $total }. Możesz zamknąć tę stronę: nic nie przepadnie.
analysis-done = Analiza jest gotowa.
analysis-soon = Oceny pojawiają się od ostatniej tury do pierwszej. Wybierz turę albo poczekaj na całość.
analysis-not-yet = Ta tura nie jest jeszcze oceniona.
analysis-failed-unavailable = Ten serwer nie może analizować partii, bo brakuje mu skompilowanego rdzenia. Administrator może doinstalować rdzeń; możesz też zapisać partię i użyć `orbis review` na innym komputerze.
analysis-failed-unfit = Tej partii nie udało się przeanalizować. Odtwórz ją, aby zobaczyć, czy zapis jest poprawny.
analysis-retry = Spróbuj ponownie

## Tury

analysis-whole = Cała partia
analysis-round = Runda { $round }
analysis-turn = Runda { $round } · { $name }
analysis-waiting = Runda { $round } · { $name }: jeszcze bez oceny
analysis-graph = Szansa na wygraną tura po turze
analysis-turn-told = Runda { $round } · { $name }: { $verdict }, { $lost }
analysis-no-turn = nie wybrano tury

## Tura

analysis-drawn = Pokazywana tura
analysis-played-best = Rozegrano najlepszą turę
analysis-chance = Szansa na wygraną
# What a turn gave away: the sign is part of the number.
analysis-chance-lost = { $chance } szansy na wygraną
analysis-figures = Więcej liczb
analysis-luck = Szczęście do kolejnego kafla
analysis-luck-none = nie odkryto kafla
analysis-exact = Policzone dokładnie.
analysis-estimated = Oszacowane w wielu symulacjach.
analysis-again = Spróbuj jeszcze raz od tego momentu
analysis-again-text = Grasz jako { $name }, za innych grają boty. Kafle, których nikt nie widział, są tasowane na nowo.
analysis-practise = Poćwicz tę turę
analysis-next = Następny błąd

## Cała partia

analysis-finest = Najlepsza tura
analysis-costliest = Najkosztowniejsze tury
analysis-unit-chance = Stracona szansa na wygraną
analysis-unit-points = Rozstrzygnięte: stracone PK
analysis-none = żadna
analysis-note = Najlepsza tura: ta, w której znalezienie najlepszego ruchu dało najwięcej. Najkosztowniejsza tura: ta, w której stracono najwięcej szans.
analysis-books = W każdej kolumnie liczby się sumują: szansa na początku, strata we własnych turach, zmiany w turach innych, szczęście do kafli, korekta, wynik. Szczęście nie jest niczyją zasługą: średnio wynosi zero. Korekta to różnica między wcześniejszymi a późniejszymi ocenami.
