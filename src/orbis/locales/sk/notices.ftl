### Oznámenia: čo sa dozvie ten, kto sa na stôl práve nepozerá.

notice-title = { $what } · { $names }
notice-turn = Ste na ťahu
notice-seat = Novinky od vášho stola
notice-invited = Pozvánka
notice-wish = Otázka pre vás
notice-clock = Dochádza vám čas
notice-bot = Hrá za vás bot
notice-bot-turn = Váš ťah odohral bot
notice-over = Koniec hry
notice-rematch = Odveta
notice-reminder = Stále ste na ťahu
notice-round = Kolo { $round } z 15.
notice-come-back = Otvorte stôl a pozrite si, ako hra vyzerá.
notice-kept = { $name } vám drží miesto.
notice-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
notice-no-clock = bez hodín
notice-rated = hodnotená hra
notice-unrated = nehodnotená hra
notice-left-days = { $count ->
    [one] Zostáva vám { $count } deň.
    [few] Zostávajú vám { $count } dni.
    [many] Zostáva vám { $count } dňa.
   *[other] Zostáva vám { $count } dní.
}
notice-left-hours = { $count ->
    [one] Zostáva vám { $count } hodina.
    [few] Zostávajú vám { $count } hodiny.
    [many] Zostáva vám { $count } hodiny.
   *[other] Zostáva vám { $count } hodín.
}
notice-left-minutes = { $count ->
    [one] Zostáva vám { $count } minúta.
    [few] Zostávajú vám { $count } minúty.
    [many] Zostáva vám { $count } minúty.
   *[other] Zostáva vám { $count } minút.
}
notice-test = Toto je skúška. Odteraz sa tu môžete dozvedieť, čo sa deje pri vašich stoloch.
notice-stop = Vypnúť tieto správy: { $url }
notice-mail-end = Nechcete už takéto správy? Otvorte { $url }

notice-home = Otvoriť Orbis
notice-unsubscribe-question = Vypnúť všetky oznámenia pre „{ $label }“?
notice-unsubscribe-button = Vypnúť
notice-unsubscribe-done = Hotovo: oznámenia tam už neposielame.
notice-confirm-subject = Orbis: chcete dostávať oznámenia?
notice-confirm-text =
    Niekto, pravdepodobne vy, sa chce na tejto adrese dozvedieť, čo sa deje pri stoloch Orbis na { $site }.

    Ak ste to boli vy, do týždňa otvorte tento odkaz: { $url }

    Ak nie, nerobte nič. Žiadna ďalšia správa nepríde.
notice-confirm-question = Posielať oznámenia o vašich stoloch na { $label }?
notice-confirm-button = Áno, posielať
notice-confirm-done = Hotovo: oznámenia teraz posielame na { $label }.
notice-confirm-expired = Platnosť tohto odkazu uplynula, alebo bola schránka medzitým odstránená. Pridajte ju znova v Orbise, v časti „Nastavenia“: dostanete nový odkaz, ktorý platí týždeň.
notice-link-broken = Tento odkaz nie je úplný. Otvorte ho ešte raz presne tak, ako prišiel. Oznámenia môžete zmeniť aj v Orbise, v časti „Nastavenia“.
