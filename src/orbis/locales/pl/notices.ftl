### Powiadomienia: o czym dowiaduje się ktoś, kto nie patrzy na stół.

notice-title = { $what } · { $names }
notice-turn = Twoja tura
notice-seat = Nowe wieści od stołu
notice-invited = Zaproszenie
notice-wish = Pytanie do Ciebie
notice-clock = Kończy Ci się czas
notice-bot = Za Ciebie gra bot
notice-bot-turn = Bot rozegrał Twoją turę
notice-over = Koniec partii
notice-rematch = Rewanż
notice-reminder = Wciąż trwa Twoja tura
notice-round = Runda { $round } z 15.
notice-come-back = Otwórz stół i zobacz, jak wygląda gra.
notice-kept = { $name } trzyma dla Ciebie miejsce.
notice-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
notice-no-clock = bez zegara
notice-rated = gra rankingowa
notice-unrated = poza rankingiem
notice-left-days = { $count ->
    [one] Został Ci { $count } dzień.
    [few] Zostały Ci { $count } dni.
    [many] Zostało Ci { $count } dni.
   *[other] Zostało Ci { $count } dnia.
}
notice-left-hours = { $count ->
    [one] Została Ci { $count } godzina.
    [few] Zostały Ci { $count } godziny.
    [many] Zostało Ci { $count } godzin.
   *[other] Zostało Ci { $count } godziny.
}
notice-left-minutes = { $count ->
    [one] Została Ci { $count } minuta.
    [few] Zostały Ci { $count } minuty.
    [many] Zostało Ci { $count } minut.
   *[other] Zostało Ci { $count } minuty.
}
notice-test = To jest próba. Odtąd tutaj możesz dowiadywać się, co dzieje się przy Twoich stołach.
notice-stop = Wyłącz te wiadomości: { $url }
notice-mail-end = Nie chcesz już dostawać takich wiadomości? Otwórz { $url }

notice-home = Otwórz Orbis
notice-unsubscribe-question = Czy wyłączyć wszystkie powiadomienia dla „{ $label }”?
notice-unsubscribe-button = Wyłącz
notice-unsubscribe-done = Gotowe: nie wysyłamy tam już powiadomień.
notice-confirm-subject = Orbis: czy chcesz dostawać powiadomienia?
notice-confirm-text =
    Ktoś, prawdopodobnie Ty, chce pod tym adresem dowiadywać się, co dzieje się przy stołach Orbis na { $site }.

    Jeśli to Ty, w ciągu tygodnia otwórz ten link: { $url }

    Jeśli nie, nic nie rób. Więcej wiadomości nie będzie.
notice-confirm-question = Czy wysyłać powiadomienia o Twoich stołach na { $label }?
notice-confirm-button = Tak, wysyłaj
notice-confirm-done = Gotowe: powiadomienia przychodzą teraz na { $label }.
notice-confirm-expired = Ten link wygasł albo skrzynkę w międzyczasie usunięto. Dodaj ją jeszcze raz w Orbis, w „Ustawieniach”: dostaniesz nowy link, ważny przez tydzień.
notice-link-broken = Ten link jest niekompletny. Otwórz go jeszcze raz dokładnie w takiej postaci, w jakiej go wysłano. Powiadomienia możesz też zmienić w Orbis, w „Ustawieniach”.
