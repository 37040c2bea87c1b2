### Własne gry: wszystkie stoły, ten, który czeka, znajomi.

mine-title = Moje gry
mine-friends = Moi znajomi
mine-invitations = Zaproszenia
mine-going = Trwające gry
mine-search = Szukaj po imieniu gracza
mine-none-found = Brak gier z graczem „{ $name }”.
mine-empty = Nie masz jeszcze żadnych gier. Tu znajdziesz swoje stoły, a później zakończone gry z wynikiem, powtórką i analizą.
mine-play = Zagraj
mine-more = Pokaż więcej
mine-nothing-waits = Żaden stół na Ciebie nie czeka
mine-nothing-waits-text = Wszędzie trwa tura kogoś innego. Zajrzyj do swoich stołów albo zacznij kolejną grę.
mine-nothing-goes-on = Nie masz trwających gier. Może zaczniesz nową?
mine-friends-empty = Jeszcze nikogo tu nie ma. Gdy z kimś zagrasz, znajdziesz tę osobę tutaj i możesz ją zaprosić.
mine-invite = Zaproś
mine-invite-name = Zaproś gracza { $name }
mine-invite-text = Miejsce będzie czekać: zaproszenie pojawi się na stronie startowej znajomego.
mine-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
mine-head-to-head = wygrane: Ty { $mine }, { $name } { $theirs }
mine-friend-going = { $count ->
    [one] Gracie teraz { $count } grę
    [few] Gracie teraz { $count } gry
    [many] Gracie teraz { $count } gier
   *[other] Gracie teraz { $count } gry
}
mine-last = Ostatnia gra: { $when }
mine-unmute = Pozwól znów na zaproszenia od gracza { $name }

## Statystyki

mine-statistics = Statystyki
mine-stat-empty = Nie ma jeszcze czego liczyć. Zagraj do końca, a zobaczysz tu, jak Ci poszło.
mine-stat-games = Gry
mine-stat-won = Twoje wygrane
mine-stat-theirs = Wygrane rywala
mine-stat-accuracy = { $count ->
    [one] Dokładność w { $count } przeanalizowanej grze
    [few] Dokładność w { $count } przeanalizowanych grach
    [many] Dokładność w { $count } przeanalizowanych grach
   *[other] Dokładność w { $count } przeanalizowanej gry
}
mine-stat-by-players = Według liczby graczy
mine-stat-by-opponent = Według przeciwnika
mine-stat-opponent = Przeciwnik
mine-stat-scores = Twoje ostatnie wyniki
mine-stat-unlisted = Wśród ostatnich wyników nie ma gier zakończonych poddaniem się.
mine-stat-day = Dzień
mine-stat-chart = { $count ->
    [one] Składniki Twojego wyniku w { $count } grze; liczby są w tabeli poniżej
    [few] Składniki Twojego wyniku w ostatnich { $count } grach, od lewej najdawniejsza; liczby są w tabeli poniżej
    [many] Składniki Twojego wyniku w ostatnich { $count } grach, od lewej najdawniejsza; liczby są w tabeli poniżej
   *[other] Składniki Twojego wyniku w ostatnich { $count } grach; liczby są w tabeli poniżej
}
mine-stat-rules = Liczą się gry rozegrane do końca lub zakończone poddaniem się, w których zajmujesz jedno miejsce. Kto się poddaje, przegrywa; tak samo ten, komu kończy się czas, chyba że liczy się go osobno na każdą turę.

## Ranking

mine-rating = Twój ranking
mine-rating-over-time = Twój ranking w ostatnich grach rankingowych ({ $count })
mine-rating-chart = Twój ranking po każdej z ostatnich gier rankingowych (liczba gier: { $count }): na początku { $first }, teraz { $last }, między { $least } a { $most }.
mine-ratings = Ranking tego serwera
mine-ratings-empty = Nikt jeszcze nie rozegrał gry rankingowej. Gdy przygotowujesz stół dla znajomych, włącz „Gra rankingowa”.
mine-ratings-text = Są tu wszyscy, którzy rozegrali grę rankingową. Prawdziwa siła gry mieści się w granicach ± z pewnością 95%; poniżej { $games } gier ranking jest wstępny i ma znak zapytania. Rankingi botów są stałe: to one są miarą dla wszystkich.
mine-rating-player = Gracz
mine-rating-value = Ranking
