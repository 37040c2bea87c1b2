### Powiadomienia: o czym dowiaduje się ktoś, kto nie patrzy na stół.

notice-title = { $what } · { $names }
notice-turn = Twoja tura
notice-turn-with = { $count ->
    [one] Twoja tura w partii z graczem { $names }
    [few] Twoja tura w partii z graczami { $names }
    [many] Twoja tura w partii z graczami { $names }
   *[other] Twoja tura w partii z graczami { $names }
}
notice-seat = Nowe wieści z Twojego stołu
notice-invited = Zaproszenie
notice-wish = Pytanie do Ciebie
notice-answer = Odpowiedź na Twoją propozycję
notice-answered = { $answer ->
    [yes] Wszyscy zgadzają się na Twoją propozycję.
   *[no] { $name } nie zgadza się na Twoją propozycję.
}
notice-clock = Kończy Ci się czas
notice-bot = Za Ciebie gra bot
notice-bot-turn = Bot rozegrał Twoją turę
notice-over = Koniec partii
notice-over-with = { $count ->
    [one] Koniec partii z graczem { $names }
    [few] Koniec partii z graczami { $names }
    [many] Koniec partii z graczami { $names }
   *[other] Koniec partii z graczami { $names }
}
notice-rematch = Rewanż
notice-rematch-by = { $name } chce rewanżu.
notice-you-win = Wygrywasz.
notice-rating = Twój ranking: { $change }.
notice-reminder = Wciąż trwa Twoja tura
notice-reminder-with = { $count ->
    [one] Wciąż trwa Twoja tura w partii z graczem { $names }
    [few] Wciąż trwa Twoja tura w partii z graczami { $names }
    [many] Wciąż trwa Twoja tura w partii z graczami { $names }
   *[other] Wciąż trwa Twoja tura w partii z graczami { $names }
}
notice-your-turn = Teraz Twoja tura.
notice-open-seats = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
    [many] Jest jeszcze { $count } wolnych miejsc.
   *[other] Jest jeszcze { $count } wolnego miejsca.
}
notice-awaited = { $count ->
    [one] Jeszcze się szykuje: { $names }.
    [few] Jeszcze się szykują: { $names }.
    [many] Jeszcze się szykują: { $names }.
   *[other] Jeszcze się szykują: { $names }.
}
notice-awaited-you = Czekamy na Ciebie: daj znać, że możemy grać.
notice-said = Wiadomość
notice-said-with = Wiadomość: { $names }
notice-said-earlier = { $count ->
    [one] Otwórz stół, aby przeczytać { $count } wcześniejszą wiadomość.
    [few] Otwórz stół, aby przeczytać { $count } wcześniejsze wiadomości.
    [many] Otwórz stół, aby przeczytać { $count } wcześniejszych wiadomości.
   *[other] Otwórz stół, aby przeczytać { $count } wcześniejszej wiadomości.
}
notice-round = Runda { $round } z 15.
notice-come-back = Otwórz stół i sprawdź, jak przebiega gra.
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
notice-mail-test-subject = Orbis: wiadomość próbna
notice-mail-test-text = Gospodarz serwera { $site } sprawdza tak, czy wiadomości dochodzą. Dochodzą. Nic więcej z tego powodu nie przyjdzie.
notice-mail-end = Nie chcesz już dostawać takich wiadomości? Otwórz { $url }

notice-home = Otwórz Orbis
notice-unsubscribe-question = Czy wyłączyć wszystkie powiadomienia dla „{ $label }”?
notice-unsubscribe-button = Wyłącz
notice-unsubscribe-done = Gotowe: nie wysyłamy tam już powiadomień.
notice-stop-mails-question = Czy wyłączyć wszystkie wiadomości na { $label }? Przez tę skrzynkę nadal wrócisz do swojego imienia i swoich gier.
notice-stop-mails-done = Gotowe: na { $label } nie wysyłamy już powiadomień. Przez tę skrzynkę nadal wrócisz do swoich gier. Jeśli Orbis ma o niej zapomnieć, otwórz w nim „Ustawienia”.
notice-confirm-subject = Orbis: czy chcesz dostawać powiadomienia?
notice-confirm-text =
    Ktoś, prawdopodobnie Ty, chce pod tym adresem dowiadywać się, co dzieje się przy stołach Orbis na { $site }.

    Jeśli to Ty, w ciągu tygodnia otwórz ten link: { $url }

    Przez tę skrzynkę wrócisz też do swojego imienia i swoich gier, jeśli przeglądarka Cię zapomni. Może to zrobić każdy, kto ją czyta.

    Jeśli to nie Ty, nic nie rób. Więcej wiadomości nie będzie.
notice-confirm-question = Czy wysyłać powiadomienia o Twoich stołach na { $label }? Każdy, kto czyta tę skrzynkę, będzie też mógł wrócić jako gracz { $name } i grać.
notice-confirm-button = Tak, zgadzam się
notice-confirm-done = Gotowe: powiadomienia przychodzą teraz na { $label }. Przez tę skrzynkę wrócisz też do swoich gier, jeśli przeglądarka Cię zapomni.
notice-confirm-expired = Ten link już nie działa: wygasł, został użyty, skrzynkę usunięto albo wysłano nowszy link. Otwórz link z najnowszej wiadomości albo dodaj skrzynkę jeszcze raz w Orbis, w „Ustawieniach”: dostaniesz nowy link, który działa raz, przez tydzień.
notice-back-subject = Orbis: powrót do Twoich gier
notice-back-text =
    Ktoś, prawdopodobnie Ty, chce wrócić do swojego imienia i swoich gier na { $site }. Ta skrzynka jest tam potwierdzona.

    { $links }

    { $count ->
        [one] Link działa jeden raz, przez { $minutes } minut. Kto go otworzy, może grać pod tym imieniem: nie przekazuj go nikomu.
        [few] Każdy link działa jeden raz, przez { $minutes } minut. Kto go otworzy, może grać pod tym imieniem: nie przekazuj go nikomu.
        [many] Każdy link działa jeden raz, przez { $minutes } minut. Kto go otworzy, może grać pod tym imieniem: nie przekazuj go nikomu.
       *[other] Każdy link działa jeden raz, przez { $minutes } minut. Kto go otworzy, może grać pod tym imieniem: nie przekazuj go nikomu.
    }

    Jeśli to nie Ty, nic nie rób: bez tej wiadomości nikt nie wejdzie.
notice-link-broken = Ten link jest niekompletny. Otwórz go jeszcze raz dokładnie w takiej postaci, w jakiej go wysłano. Powiadomienia możesz też zmienić w Orbis, w „Ustawieniach”.
