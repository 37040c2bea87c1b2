### Rozdanie dnia: to samo dla wszystkich na serwerze.

daily-rules = { $place ->
    [inside] Wszyscy, którzy grają bez serwera,
   *[server] Wszyscy na tym serwerze
} dostają te same kafle, zaczynają i grają z tymi samymi Kapłanami, którzy na te same ruchy odpowiadają tak samo. Na grę z jednym, dwoma i trzema Kapłanami jest osobne rozdanie. Twoja gra się liczy, jeśli skończysz ją przed północą (UTC). Nie ma podpowiedzi, a zakończonych tur nie można cofnąć. Najpierw są zwycięzcy, potem gracze z większą liczbą punktów.
daily-streaks = Dni z rzędu: { $streak } (najwięcej { $longest })
daily-today = Dzisiaj
daily-yesterday = Wczoraj
daily-nobody = Nikt nie skończył tego rozdania.
daily-not-you = Nie masz dokończonej gry z tym rozdaniem.
daily-place = #
daily-player = Gracz
daily-best-bot = Najlepszy Kapłan
daily-result = Wynik
daily-won = Wygrana
daily-lost = Przegrana
daily-you = (Ty)
daily-games = { $count ->
    [one] Razem { $count } gra
    [few] Razem { $count } gry
    [many] Razem { $count } gier
   *[other] Razem { $count } gry
}
daily-replay-best = Odtwórz najlepszą partię
daily-review-best = Analiza najlepszej partii
