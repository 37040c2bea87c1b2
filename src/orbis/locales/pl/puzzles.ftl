### Zagadki: znajdź najlepszą turę.

puzzles-title = Zagadka
puzzles-ask = Znajdź najlepszą turę.
puzzles-how = Zagraj ją jak zwykle i zakończ turę: do tego czasu możesz wszystko cofnąć.
puzzles-known = Wszystkie możliwe tury są dokładnie obliczone.
puzzles-grade = Trudność: { $grade }
puzzles-rating = Ranking { $rating } · z rzędu: { $streak }
puzzles-ended = Twoja tura jest zakończona.
puzzles-best = Najlepsza tura!
puzzles-not-best = Jest lepsza tura.
puzzles-chance = Twoja szansa na wygraną to { $win }% zamiast { $best }%.
puzzles-points = { $points ->
    [one] Byłaby warta średnio o { $points } punkt więcej.
    [few] Byłaby warta średnio o { $points } punkty więcej.
    [many] Byłaby warta średnio o { $points } punktów więcej.
   *[other] Byłaby warta średnio o { $points } punktu więcej.
}
puzzles-why = Pokaż
puzzles-look = Pokaż stół
puzzles-again = Jeszcze raz
puzzles-next = Następna zagadka
puzzles-all = Wszystkie zagadki
puzzles-endgames = Końcówki
puzzles-endgames-text = Znajdź najlepszą turę tuż przed końcem partii. Wszystkie możliwe tury są dokładnie obliczone.
puzzles-play = Rozwiązuj zagadki
puzzles-own = Z Twoich partii
puzzles-own-text = Twoje tury, które analiza uznała za błędy. Zagraj je jeszcze raz, tym razem lepiej.
puzzles-own-count = Rozwiązane: { $solved } z { $count }.
puzzles-own-none = Jeszcze nic tu nie ma. Zagraj partię, a po jej zakończeniu wybierz „{ $review }”: każdy Twój błąd stanie się zagadką.
puzzles-own-play = Zagraj partię
puzzles-round = Runda { $round }
puzzles-solved = rozwiązana
puzzles-unsolved = nierozwiązana
puzzles-own-verdict = Ocena tury zagranej w partii: { $verdict }.
puzzles-judging = Oceniamy Twoją turę…
puzzles-as-good = Tak dobra jak najlepsza tura!
puzzles-own-better = Lepiej niż w partii, ale to nie najlepsza tura.
puzzles-own-chances = Twoja szansa na wygraną: { $win }%. Po najlepszej turze: { $best }%. W partii: { $played }%.
