### Strona analizy.

## Jak daleko jest

analysis-queued = Analiza czeka w kolejce. Możesz zamknąć tę stronę: nic nie przepadnie.
analysis-working = Obejrzane tury: { $done } z { $total }. Możesz zamknąć tę stronę: nic nie przepadnie.
analysis-done = Analiza jest gotowa.
analysis-soon = Oceny przychodzą od ostatniej tury do pierwszej. Wybierz jedną z nich albo poczekaj na całość.
analysis-not-yet = Ta tura nie jest jeszcze oceniona.
analysis-failed-unavailable = Ten serwer nie może analizować partii, bo brakuje mu skompilowanego rdzenia. Kto go prowadzi, może go zainstalować; albo zachowaj zapis i użyj `orbis review` na innym komputerze.
analysis-failed-unfit = Tej partii nie udało się przeanalizować. Odtwórz ją, aby zobaczyć, czy zapis się zgadza.
analysis-retry = Poproś jeszcze raz

## Tury

analysis-whole = Cała partia
analysis-round = Runda { $round }
analysis-turn = Runda { $round } · { $name }
analysis-waiting = Runda { $round } · { $name }: jeszcze bez oceny
analysis-graph = Szansa na zwycięstwo tura po turze
analysis-turn-told = Runda { $round } · { $name }: { $verdict }, szansa potem { $chance }
analysis-no-turn = nie wybrano tury

## Tura

analysis-drawn = Która tura jest narysowana
analysis-played-best = Zagrano: najlepsza tura
analysis-chance = Szansa na zwycięstwo
analysis-chance-lost = Oddana szansa
analysis-luck = Szczęście kolejnego kafla
analysis-luck-none = nie przyszedł żaden
analysis-exact = Policzone dokładnie.
analysis-estimated = Oszacowane przez wielokrotne rozegranie.
analysis-again = Spróbuj stąd jeszcze raz
analysis-again-text = Grasz jako { $name }, za innych grają boty. Kafle, których nikt nie widział, są rozdane na nowo.
analysis-next = Następny błąd

## Cała partia

analysis-finest = Najlepsza tura
analysis-costliest = Najdroższa tura
analysis-none = żadna
analysis-note = Najlepsza tura: najlepsza ze znalezionych tam, gdzie najwięcej od tego zależało. Najdroższa tura: ta, która oddała najwięcej.
analysis-books = Każda kolumna się sumuje: szansa na początku, to, co oddały własne tury, to, co zmieniły tury innych, szczęście kafli, które przyszły, korekta, wynik. Szczęście nie jest niczyją zasługą: średnio wynosi zero. Korekta to, co późniejsze spojrzenia oceniły inaczej.
