### Vlastné hry: všetky stoly, ten, ktorý čaká, priatelia.

mine-title = Moje hry
mine-friends = Moji priatelia
mine-invitations = Pozvánky
mine-going = Rozohrané hry
mine-search = Hľadať podľa mena hráča
mine-none-found = Žiadne hry s hráčom „{ $name }“.
mine-empty = Zatiaľ nemáte žiadne hry. Nájdete tu svoje stoly a neskôr ukončené hry s výsledkom, priebehom a rozborom.
mine-play = Zahrať si
mine-more = Zobraziť ďalšie
mine-nothing-waits = Žiadny stôl na vás nečaká
mine-nothing-waits-text = Všade je na ťahu niekto iný. Pozrite si svoje stoly alebo začnite ďalšiu hru.
mine-nothing-goes-on = Nemáte rozohranú žiadnu hru. Čo tak začať novú?
mine-friends-empty = Zatiaľ tu nikto nie je. Keď si s niekým zahráte, nájdete ho tu a môžete ho pozvať.
mine-invite = Pozvať
mine-invite-name = Pozvať hráča { $name }
mine-invite-text = Miesto zostane rezervované: priateľ nájde pozvánku na úvodnej stránke.
mine-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } hier
}
mine-head-to-head = výhry: vy { $mine }, { $name } { $theirs }
mine-friend-going = { $count ->
    [one] Práve hráte { $count } hru
    [few] Práve hráte { $count } hry
    [many] Práve hráte { $count } hry
   *[other] Práve hráte { $count } hier
}
mine-last = Posledná hra: { $when }
mine-unmute = Znova povoliť pozvánky od hráča { $name }

## Štatistiky

mine-statistics = Štatistiky
mine-stat-empty = Zatiaľ niet čo počítať. Dohrajte hru do konca a uvidíte tu, ako dopadla.
mine-stat-games = Hry
mine-stat-won = Vaše výhry
mine-stat-theirs = Výhry súpera
mine-stat-accuracy = { $count ->
    [one] Presnosť v { $count } rozobranej hre
    [few] Presnosť v { $count } rozobraných hrách
    [many] Presnosť v { $count } rozobranej hry
   *[other] Presnosť v { $count } rozobraných hrách
}
mine-stat-by-players = Podľa počtu hráčov
mine-stat-by-opponent = Podľa súpera
mine-stat-opponent = Súper
mine-stat-scores = Vaše posledné skóre
mine-stat-unlisted = Hry ukončené vzdaním sa medzi poslednými skóre nie sú.
mine-stat-day = Deň
mine-stat-chart = { $count ->
    [one] Časti vášho skóre v { $count } hre; čísla sú v tabuľke nižšie
    [few] Časti vášho skóre v posledných { $count } hrách, najstaršia vľavo; čísla sú v tabuľke nižšie
    [many] Časti vášho skóre v posledných { $count } hrách; čísla sú v tabuľke nižšie
   *[other] Časti vášho skóre v posledných { $count } hrách, najstaršia vľavo; čísla sú v tabuľke nižšie
}
mine-stat-rules = Počítajú sa hry dohrané do konca alebo ukončené vzdaním sa, v ktorých ste mali jedno miesto. Ak sa vzdáte, prehrávate; rovnako, ak vám vyprší čas, okrem hier s časom na ťah.

## Rating

mine-rating = Váš rating
mine-rating-over-time = Váš rating v posledných hodnotených hrách ({ $count })
mine-rating-chart = Váš rating po každej z posledných hodnotených hier (počet hier: { $count }): na začiatku { $first }, teraz { $last }, medzi { $least } a { $most }.
mine-ratings = Rating na tomto serveri
mine-ratings-empty = Hodnotenú hru zatiaľ nikto nehral. Keď chystáte stôl pre priateľov, zapnite „Hodnotená hra“.
mine-ratings-text = Sú tu všetci, ktorí odohrali hodnotenú hru. Skutočná sila je s istotou 95 % v rozmedzí ±; do { $games } hier je rating predbežný a má otáznik. Rating botov je pevný: ním sa merajú všetci.
mine-rating-player = Hráč
mine-rating-value = Rating
