### Oznámenia: čo sa dozvie ten, kto sa na stôl práve nepozerá.

notice-title = { $what } · { $names }
notice-turn = Ste na ťahu
notice-turn-with = { $count ->
    [one] Ste na ťahu v hre s hráčom { $names }
    [few] Ste na ťahu v hre s hráčmi { $names }
    [many] Ste na ťahu v hre s hráčmi { $names }
   *[other] Ste na ťahu v hre s hráčmi { $names }
}
notice-seat = Novinky z vášho stola
notice-invited = Pozvánka
notice-wish = Otázka pre vás
notice-answer = Odpoveď na váš návrh
notice-answered = { $answer ->
    [yes] Všetci súhlasia s vaším návrhom.
   *[no] { $name } nesúhlasí s vaším návrhom.
}
notice-clock = Dochádza vám čas
notice-bot = Hrá za vás bot
notice-bot-turn = Váš ťah odohral bot
notice-over = Koniec hry
notice-over-with = { $count ->
    [one] Koniec hry s hráčom { $names }
    [few] Koniec hry s hráčmi { $names }
    [many] Koniec hry s hráčmi { $names }
   *[other] Koniec hry s hráčmi { $names }
}
notice-rematch = Odveta
notice-rematch-by = { $name } chce odvetu.
notice-you-win = Vyhrávate.
notice-rating = Váš rating: { $change }.
notice-reminder = Stále ste na ťahu
notice-reminder-with = { $count ->
    [one] Stále ste na ťahu v hre s hráčom { $names }
    [few] Stále ste na ťahu v hre s hráčmi { $names }
    [many] Stále ste na ťahu v hre s hráčmi { $names }
   *[other] Stále ste na ťahu v hre s hráčmi { $names }
}
notice-your-turn = Ste na ťahu.
notice-open-seats = { $count ->
    [one] Ešte je { $count } voľné miesto.
    [few] Ešte sú { $count } voľné miesta.
    [many] Ešte je { $count } voľného miesta.
   *[other] Ešte je { $count } voľných miest.
}
notice-awaited = { $count ->
    [one] Ešte sa chystá: { $names }.
    [few] Ešte sa chystajú: { $names }.
    [many] Ešte sa chystajú: { $names }.
   *[other] Ešte sa chystajú: { $names }.
}
notice-awaited-you = Čakáme na vás: dajte vedieť, že môžeme hrať.
notice-said = Správa
notice-said-with = Správa: { $names }
notice-said-earlier = { $count ->
    [one] Otvorte stôl a prečítajte si { $count } skoršiu správu.
    [few] Otvorte stôl a prečítajte si { $count } skoršie správy.
    [many] Otvorte stôl a prečítajte si { $count } skoršej správy.
   *[other] Otvorte stôl a prečítajte si { $count } skorších správ.
}
notice-round = Kolo { $round } z 15.
notice-come-back = Otvorte stôl a pozrite si, ako sa hra vyvíja.
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
notice-mail-test-subject = Orbis: skúšobná správa
notice-mail-test-text = Správca servera { $site } takto skúša, či správy prichádzajú. Prichádzajú. Nič ďalšie preto nepríde.
notice-mail-end = Nechcete už takéto správy? Otvorte { $url }

notice-home = Otvoriť Orbis
notice-unsubscribe-question = Vypnúť všetky oznámenia pre „{ $label }“?
notice-unsubscribe-button = Vypnúť
notice-unsubscribe-done = Hotovo: oznámenia tam už neposielame.
notice-stop-mails-question = Vypnúť všetky správy na { $label }? Cez túto schránku sa naďalej vrátite k svojmu menu a hrám.
notice-stop-mails-done = Hotovo: na { $label } už neposielame oznámenia. Cez túto schránku sa naďalej vrátite k svojim hrám. Ak ju má Orbis zabudnúť, otvorte v ňom „Nastavenia“.
notice-confirm-subject = Orbis: chcete dostávať oznámenia?
notice-confirm-text =
    Niekto, pravdepodobne vy, sa chce na tejto adrese dozvedieť, čo sa deje pri stoloch Orbis na { $site }.

    Ak ste to boli vy, do týždňa otvorte tento odkaz: { $url }

    Cez túto schránku sa potom vrátite aj k svojmu menu a hrám, ak vás prehliadač zabudne. Môže to urobiť každý, kto ju číta.

    Ak ste to neboli vy, nerobte nič. Žiadna ďalšia správa nepríde.
notice-confirm-question = Posielať oznámenia o vašich stoloch na { $label }? Každý, kto číta túto schránku, sa potom bude môcť aj vrátiť ako hráč { $name } a hrať.
notice-confirm-button = Áno, súhlasím
notice-confirm-done = Hotovo: oznámenia teraz posielame na { $label }. Cez túto schránku sa vrátite aj k svojim hrám, ak vás prehliadač zabudne.
notice-confirm-expired = Tento odkaz už neplatí: vypršal, bol použitý, schránka bola odstránená alebo prišiel novší odkaz. Otvorte odkaz v najnovšom e-maile, alebo pridajte schránku znova v Orbise, v časti „Nastavenia“: dostanete nový odkaz, ktorý platí raz, a to týždeň.
notice-back-subject = Orbis: cesta späť k vašim hrám
notice-back-text =
    Niekto, pravdepodobne vy, sa chce vrátiť k svojmu menu a hrám na { $site }, kde má potvrdenú túto schránku.

    { $links }

    { $count ->
        [one] Odkaz funguje raz, počas { $minutes } minút. Kto ho otvorí, môže hrať pod týmto menom: nikomu ho nedávajte.
        [few] Každý odkaz funguje raz, počas { $minutes } minút. Kto ho otvorí, môže hrať pod týmto menom: nikomu ho nedávajte.
        [many] Každý odkaz funguje raz, počas { $minutes } minút. Kto ho otvorí, môže hrať pod týmto menom: nikomu ho nedávajte.
       *[other] Každý odkaz funguje raz, počas { $minutes } minút. Kto ho otvorí, môže hrať pod týmto menom: nikomu ho nedávajte.
    }

    Ak ste to neboli vy, nerobte nič: bez tejto správy sa dnu nikto nedostane.
notice-link-broken = Tento odkaz nie je úplný. Otvorte ho ešte raz presne tak, ako prišiel. Oznámenia môžete zmeniť aj v Orbise, v časti „Nastavenia“.
