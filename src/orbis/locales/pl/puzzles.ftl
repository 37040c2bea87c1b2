### Zadania: znajdź najlepszą turę.

puzzles-title = Zadanie
puzzles-ask = Znajdź najlepszą turę.
puzzles-how = Zagraj ją jak zwykle i zakończ turę: do tego czasu możesz wszystko cofnąć.
puzzles-known = Wszystkie możliwe tury są dokładnie obliczone.
puzzles-grade = Trudność: { $grade }
puzzles-ended = Twoja tura jest zakończona.
puzzles-away = Serwer jest niedostępny. To on rozgrywa tury, których próbujesz, więc zadania muszą na niego poczekać: ta strona co chwilę próbuje się połączyć.
puzzles-away-inside = W tej przeglądarce masz też grę, która nie potrzebuje serwera. Możesz w niej dalej rozwiązywać zadania, z osobnym rankingiem.
puzzles-away-get = Aby rozwiązywać zadania także bez połączenia, otwórz Ustawienia, gdy serwer znów będzie dostępny: niektóre serwery oferują tam „{ $offline }”.
puzzles-own-away = Twoje gry są na serwerze, który jest niedostępny. Ta strona co chwilę próbuje się połączyć.
puzzles-best = Najlepsza tura!
puzzles-not-best = Jest lepsza tura.
puzzles-chance = Twoja szansa na wygraną to { $win }% zamiast { $best }%.
puzzles-points = { $points ->
    [one] Byłaby warta średnio o { $points } punkt więcej.
    [few] Byłaby warta średnio o { $points } punkty więcej.
    [many] Byłaby warta średnio o { $points } punktów więcej.
   *[other] Byłaby warta średnio o { $points } punktu więcej.
}
puzzles-margins = Przewaga w PK na koniec: { $best }. Po drugiej najlepszej turze: { $next }.
puzzles-solution = Najlepsza tura:
puzzles-gain = W porównaniu z drugą najlepszą turą { $gain }.
puzzles-gain-fact = W porównaniu z drugą najlepszą turą { $gain }: { $fact }.
puzzles-next-best = Druga najlepsza tura: { $other }.
puzzles-next-best-same = Druga najlepsza tura zaczyna się tak samo, ale dalej przebiega inaczej.
puzzles-why = Pokaż
puzzles-again = Jeszcze raz
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-endgames = Końcówki
puzzles-endgames-text = Znajdź najlepszą turę tuż przed końcem partii. Wszystkie możliwe tury są dokładnie obliczone.
puzzles-play = Rozwiązuj zadania
puzzles-own = Z Twoich partii
puzzles-own-text = Twoje tury, które analiza uznała za błędy. Zagraj je jeszcze raz, tym razem lepiej.
puzzles-own-count = Rozwiązane: { $solved } z { $count }.
puzzles-own-none = Jeszcze nic tu nie ma. Zagraj partię, a po jej zakończeniu wybierz „{ $review }”: każdy błąd, który kosztował Cię szanse na wygraną, stanie się zadaniem.
puzzles-own-play = Zagraj partię
puzzles-round = Runda { $round }
puzzles-solved = rozwiązane
puzzles-unsolved = nierozwiązane
puzzles-own-played = W partii zagrano: { $turn } Ocena: { $verdict }.
puzzles-judging = Oceniamy Twoją turę…
puzzles-as-good = Tak dobra jak najlepsza tura!
puzzles-own-better = Lepiej niż w partii, ale to nie najlepsza tura.
puzzles-own-chances = Twoja szansa na wygraną: { $win }%. Po najlepszej turze: { $best }%. W partii: { $played }%.
puzzles-own-gained-better = W porównaniu z turą z partii { $gain }.
puzzles-own-gained-worse = Tura z partii była lepsza. Dzięki niej { $gain }.
puzzles-own-equal = Mniej więcej tak dobra jak tura z partii.
puzzles-own-same = Taką samą turę zagrano w partii.
# Until it is known what a try lacks.
puzzles-comparing = Porównujemy Twoją turę…
puzzles-missed = W porównaniu z Twoją próbą { $gain }.
# What is gained, and behind it what the table shows of it.
puzzles-gain-shown = { $gain }: { $fact }
