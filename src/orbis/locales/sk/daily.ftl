### Rozdanie dňa: rovnaké pre všetkých na serveri.

daily-rules = { $place ->
    [inside] Všetci, ktorí hrajú bez servera,
   *[server] Všetci na tomto serveri
} dostanú rovnaké dieliky, začínajú a hrajú proti tým istým Kňazom, ktorí na rovnaké ťahy odpovedajú rovnako. Pre hru s jedným, dvoma a tromi Kňazmi je osobitné rozdanie. Vaša hra sa počíta, ak ju dohráte pred polnocou (UTC). Nápovedy tu nie sú a skončené ťahy sa nedajú vrátiť. Najprv sú víťazi, potom hráči s väčším počtom bodov.
daily-streaks = Dni po sebe: { $streak } (najviac { $longest })
daily-today = Dnes
daily-yesterday = Včera
daily-nobody = Toto rozdanie nikto nedohral.
daily-not-you = Toto rozdanie ste nedohrali.
daily-place = #
daily-player = Hráč
daily-best-bot = Najlepší Kňaz
daily-result = Výsledok
daily-won = Výhra
daily-lost = Prehra
daily-you = (vy)
daily-games = { $count ->
    [one] Spolu { $count } hra
    [few] Spolu { $count } hry
    [many] Spolu { $count } hry
   *[other] Spolu { $count } hier
}
daily-replay-best = Prejsť najlepšiu hru znova
daily-review-best = Rozbor najlepšej hry
