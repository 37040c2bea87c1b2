### Stránky okolo stola v prehliadači.

## Všade

pages-title = Orbis: stvorte univerzum
pages-loading = Chvíľočku…
pages-connecting = Pripájanie…
pages-reconnecting = Spojenie sa prerušilo. Pripájame sa znova; vaša hra je v bezpečí.
pages-unreachable = Server je nedostupný. Skúste to znova.
pages-close = Zavrieť
pages-to-start = Domov
pages-nowhere = Na tejto adrese nič nie je.
pages-record-away = Možno niektorý hráč tejto hry požiadal, aby sme naňho zabudli: potom ju nájdete medzi svojimi hrami.
pages-language = Jazyk
pages-theme = Vzhľad
pages-theme-system = Podľa systému
pages-theme-light = Svetlý
pages-theme-dark = Tmavý
pages-settings = Nastavenia
pages-settings-table = Pri stole
pages-settings-you = Vaše meno a zariadenia
pages-learn = Ako hrať
pages-tiles = Dieliky
# Mená pre nových, s medzerami medzi nimi.
pages-names = Vega Lýra Mira Altair Rigel Nova Selene Atlas Juno Orion
pages-points = { $points } BS
pages-problem = { $code ->
    [bad_request] Požiadavka je nezrozumiteľná.
    [too_large] Je to príliš dlhé.
    [no_identity] Váš prehliadač sme nerozpoznali. Načítajte stránku znova.
    [forbidden] Tu to nie je dovolené.
    [not_found] Tu nič nie je: odkaz môže byť nesprávny alebo príliš starý.
    [not_waiting] Hra sa už začala.
    [not_playing] Hra sa ešte nezačala alebo sa už skončila.
    [seat_taken] To miesto práve niekto obsadil.
    [name_taken] Pri tomto stole už má niekto také meno alebo veľmi podobné. Zvoľte si iné.
    [not_your_turn] Nie ste na ťahu.
    [illegal] Teraz to nie je možné.
    [stale] Situácia na stole sa medzitým zmenila. Pozrite sa znova.
    [late] Situácia na stole sa medzitým zmenila. Pozrite sa znova.
    [out_of_time] Vypršal vám čas.
    [paused] Hra je pozastavená.
    [no_wish] Táto žiadosť už neplatí.
    [unfit] To sa nedá.
    [limit] Viac tento server nedovolí. Najprv niečo dohrajte alebo vymažte, alebo chvíľu počkajte.
    [too_many] Priveľa požiadaviek naraz. Chvíľu počkajte.
   *[unavailable] Momentálne to nie je možné. Skúste to neskôr.
}
pages-no-invitations = Hráč { $name } teraz neprijíma pozvánky.
pages-forbidden = { $reason ->
    [seat-of-another] To miesto patrí niekomu inému.
    [players-only] To môžu urobiť len hráči pri tomto stole.
    [host-only] To môže urobiť len hostiteľ stola.
    [others-decide] O tom rozhodujú ostatní pri stole.
    [others-play] Pri tomto stole hrá aj niekto iný.
    [bot-plays] Na tomto mieste hrá bot.
    [no-bot] Pri tomto stole nikoho nezastupuje bot.
    [have-seat] Pri tomto stole už máte miesto.
    [seat-freed] Hostiteľ uvoľnil vaše miesto pri tomto stole.
    [phrases-only] Pri tomto stole sú len pripravené frázy.
    [no-free-text] Na tomto serveri sú len pripravené frázy.
    [no-hints] To nie je možné, kým sa hrá bez nápovied.
    [rated] Hodnotená hra sa dohráva do konca alebo vzdáva.
    [day-is-on] To bude možné, keď sa skončí deň tohto rozdania, po polnoci (UTC).
    [not-friends] Pozvať môžete ľudí, s ktorými ste už hrali, ak to chcú.
    [no-going-back] Pri tomto stole sa nedá vrátiť k skoršiemu ťahu: hra je hodnotená alebo je to rozdanie dňa.
    [own-seat] Toto je vaše vlastné miesto. Môžete ho opustiť.
    [others-wait] Niekto iný pri stole čaká na tohto hráča.
    [back-soon] Tento hráč odišiel len pred chvíľou. Čoskoro môžete nechať hrať bota.
    [one-deal] Rozdanie dňa je len jedno. Zajtra bude ďalšie.
    [daily-stays] Hru s rozdaním dňa nemožno odovzdať. Na druhom zariadení použite svoj odkaz.
    [passkey] Prístupový kľúč nebol prijatý. Skúste to znova alebo použite svoj odkaz.
    [brought-by-another] Túto hru sem už preniesol niekto iný.
   *[other] Tu to nie je dovolené.
}
pages-bad-address = { $why ->
    [address-https] Adresa sa musí začínať na https://
    [address-inside] Na adresy v súkromnej sieti tento server nič neposiela. Zadajte adresu dostupnú z internetu alebo požiadajte správcu servera, aby túto povolil (--webhooks-at).
    [address-http-inside] Adresa sa musí začínať na https:// a byť dostupná z internetu. Adresu v súkromnej sieti môže povoliť len správca servera (--webhooks-at).
    [address-discord] Webhook Discordu sa začína na https://discord.com/api/webhooks/
    [address-slack] Webhook Slacku sa začína na https://hooks.slack.com/
    [address-ntfy] Na konci adresy musí byť vaša téma: https://ntfy.sh/vasa-tema
    [address-mail] Toto nie je platná e-mailová adresa. Zadajte ju v tvare ann@example.org.
    [address-room] Identifikátor miestnosti sa začína výkričníkom: !abc:example.org. Aplikácia Matrix ho ukazuje v nastaveniach miestnosti, v časti „Pokročilé“.
    [address-chat] Identifikátor chatu je číslo, napríklad 123456789. Kanál má aj názov, napríklad @orbis_news.
    [address-bot] Token bota vyzerá takto: 123456789:AAE… Skopírujte ho celý od @BotFather.
    [address-token] V prístupovom tokene nie sú medzery. Skopírujte ho znova.
   *[address-odd] Toto nie je platná adresa. Skopírujte ju znova, bez medzier, používateľského mena a hesla.
}

## Začiatok

pages-heading = Stvorte univerzum, dielik po dieliku
pages-subheading = Berte dieliky, na susedných nechávajte uctievačov a stavajte pyramídu: hra s dielikmi pre 2 až 4 hráčov na 30 až 45 minút. Bez účtu a bez inštalácie.
pages-learn-to-play = Naučte sa hrať za 8 minút
pages-learnt = Všetky kapitoly hotové
pages-new-here = Ste tu prvýkrát?
pages-play-now = Hrať proti botovi
pages-play-more = { $count ->
    [one] Hrať proti { $count } botovi
    [few] Hrať proti { $count } botom
    [many] Hrať proti { $count } bota
   *[other] Hrať proti { $count } botom
}
pages-play = Hrať
pages-opponents = Súperi
pages-level-of = Súper { $number }
pages-level = { $name } · sila { $strength } z 5
pages-core-coming = Súperi so silou 3 až 5 sa ešte pripravujú. O chvíľu si ich budete môcť vybrať.
pages-core-absent = Súperi so silou 3 až 5 potrebujú skompilované jadro, ktoré tento server nemá.
pages-level-pilgrim = Pútnik
pages-level-acolyte = Akolyta
pages-level-priest = Kňaz
pages-level-prophet = Prorok
pages-level-oracle = Orákulum
pages-daily = Rozdanie dňa
pages-daily-text = Všetci dostanú rovnaké dieliky a hrajú proti jednému, dvom alebo trom Kňazom. Každé rozdanie sa dá hrať raz.
pages-daily-play = Hrať dnešné rozdanie
pages-daily-continue = Pokračovať v hre
pages-daily-results = Výsledky
pages-daily-left = Zostáva: { $time }
pages-daily-leader = Zatiaľ najlepší výsledok: { $name }, { $points } BS
pages-daily-nobody = Zatiaľ nikto nedohral. Buďte na čele!
pages-daily-yours = Máte { $rank }. miesto z { $games }, { $points } BS
pages-daily-result = Váš výsledok: { $points } BS
pages-daily-inside = Sú tu len vaše vlastné výsledky. Zostávajú v tomto prehliadači.
pages-daily-uncounted = Vaša hra s týmto rozdaním sa nepočíta, lebo ste ju vzdali. Zajtra bude nové rozdanie.
pages-daily-streak = { $count ->
    [one] { $count } deň po sebe
    [few] { $count } dni po sebe
    [many] { $count } dňa po sebe
   *[other] { $count } dní po sebe
}
pages-daily-tomorrow = Deň tohto rozdania ešte trvá. Po polnoci (UTC) si môžete pozrieť priebeh svojej hry a jej rozbor.
pages-puzzles = Úlohy
pages-puzzles-text = Nájdite najlepší ťah: v presne vypočítaných koncovkách a tam, kde rozbor našiel vaše vlastné chyby.
pages-puzzles-rating = Rating { $rating } · vyriešené v rade: { $streak }
pages-hot-seat = Na jednej obrazovke
pages-hot-seat-text = Dvaja až štyria hráči sa striedajú pri tomto zariadení.
pages-players = Hráči
pages-player = Hráč { $number }
pages-friends = S priateľmi
pages-invite-friends = Pozvať priateľov
pages-friends-text = Pošlite odkaz. Kto ho otvorí, môže si sadnúť k stolu alebo sa pozerať.
pages-open-seats = Priatelia
pages-bots = Boti
pages-make-table = Otvoriť stôl
pages-clock = Hodiny
pages-clock-none = Bez hodín
pages-clock-minutes = { $count ->
    [one] { $count } minúta pre každého plus 10 sekúnd na ťah
    [few] { $count } minúty pre každého plus 10 sekúnd na ťah
    [many] { $count } minúty pre každého plus 10 sekúnd na ťah
   *[other] { $count } minút pre každého plus 10 sekúnd na ťah
}
pages-clock-minutes-brief = { $count } min pre každého + 10 s na ťah
pages-if-away = Ak niekto odíde
pages-bot-after-minutes = { $count ->
    [one] Po { $count } minúte zaskočí bot
    [few] Po { $count } minútach zaskočí bot
    [many] Po { $count } minúty zaskočí bot
   *[other] Po { $count } minútach zaskočí bot
}
pages-bot-after-hours = { $count ->
    [one] Po { $count } hodine zaskočí bot
    [few] Po { $count } hodinách zaskočí bot
    [many] Po { $count } hodiny zaskočí bot
   *[other] Po { $count } hodinách zaskočí bot
}
pages-bot-never = Bot nezaskočí: hra počká, aj niekoľko dní
pages-pace = Tempo
pages-pace-live = Naživo
pages-pace-days = Niekoľko dní
pages-time-per-turn = Čas na každý ťah
pages-clock-days = { $count ->
    [one] { $count } deň na ťah
    [few] { $count } dni na ťah
    [many] { $count } dňa na ťah
   *[other] { $count } dní na ťah
}
pages-clock-turn = { $time } na ťah
pages-clock-free = Bez limitu: hra počká
pages-days-text = Ak niekomu vyprší čas, bot odohrá iba tento jeden ťah a miesto zostane obsadené. Po dvoch vynechaných ťahoch za sebou môžu ostatní nechať hrať bota, počkať alebo hru ukončiť. Každý môže mať 14 dní dovolenky za rok; hodiny zatiaľ stoja.
pages-bot-one-turn = Bot hrá iba vynechané ťahy
pages-public = Verejný
pages-public-text = Stôl je tu v zozname a pridať sa môže ktokoľvek.
pages-chat = Vlastný text
pages-chat-text = Hráči pri stole si môžu písať. Prečíta to každý, kto má odkaz. Pri verejných stoloch vlastný text nie je k dispozícii.
pages-chat-yes = Povolený: prečíta ho každý, kto má odkaz
pages-rated = Hodnotená hra
pages-rated-text = Výsledok sa počíta do ratingu všetkých hráčov. Bez nápovedy a bez vracania ťahov; kto sa vzdá, komu vyprší čas alebo kto na konci nie je pri stole, prehral.
pages-rated-days-text = Výsledok sa počíta do ratingu všetkých hráčov. Bez nápovedy a bez vracania ťahov. Kto vynechá ťah, ešte neprehral; prehral iba ten, kto sa vzdá alebo kto na konci nie je pri stole a hrá zaňho bot.
pages-rated-yes = Áno, výsledok sa počíta
pages-rating = asi { $value } ± { $spread }
pages-rating-few = asi { $value } ± { $spread }, predbežne
pages-rating-short = { $value }
pages-rating-short-few = { $value }?
pages-rating-none = zatiaľ bez ratingu
pages-rating-change = rating { $change }
pages-public-tables = Verejné stoly
pages-list-filled = Ešte nie sú všetci pripravení
pages-unjoined = Stoly, ku ktorým sa nikto nepridal
pages-cancel-table = Zrušiť stôl
pages-cancel-table-question = Zrušiť tento stôl? Už sa nedá obnoviť.
pages-list-rematch = { $name } chce odvetu
pages-list-waiting = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
pages-list-kept = Čaká sa na hráča { $name }
pages-list-playing = Kolo { $round } · na ťahu je { $name }
pages-list-resting = Kolo { $round } · hra bude pokračovať, keď ju otvoríte
pages-list-yours = Kolo { $round } · ste na ťahu
pages-list-paused = Kolo { $round } · prestávka
pages-list-paused-until = Kolo { $round } · prestávka do { $date }
pages-list-invited = Máte pozvánku
pages-list-wish = { $wish ->
    [pause] { $name } navrhuje prestávku
    [end] { $name } navrhuje ukončiť hru
   *[rewind] { $name } chce niečo vrátiť
}
pages-list-unread = Nová správa: { $names }
pages-list-left = na hodinách: { $time }
pages-list-excused = dovolenka do { $date }, hodiny stoja
pages-record = Záznam hry
pages-record-short = Otvorte uloženú hru alebo prevezmite miesto pomocou kódu.
pages-record-text = Vložte text záznamu alebo sem pretiahnite jeho súbor
pages-record-file = Vybrať súbor
pages-record-fault = Riadok { $line }, stĺpec { $column }: očakávané: { $expected }, nájdené: „{ $found }“.
pages-record-name = Riadok { $line }: meno má najviac 40 znakov a všetky sú viditeľné.
pages-record-move = Riadok { $line }, ťah { $turn }: „{ $found }“ nie je možné.
pages-record-rules = Hralo sa podľa verzie pravidiel { $found }, ktorú tento server nepozná.
pages-tiles-unofficial = Neoficiálna sada
pages-tiles-unready = { $name } (nedokončená)
pages-tiles-named = Dieliky: { $name }
pages-tiles-missing = Hra sa hrala so sadou dielikov { $id }, ktorú tento server nemá. Importujte jej súbor na stránke „Vlastné dieliky“ a potom záznam otvorte znova.
pages-open = Otvoriť
pages-code-text = Kód z vášho druhého zariadenia
pages-been-here = Nehrám tu prvýkrát
pages-lost = Toto zariadenie už nie je prihlásené ako { $name }.
pages-lost-safe = Vaše hry sú v bezpečí.
pages-lost-stays = Vaše miesta zostávajú vaše.
pages-lost-gone = Hráč { $name } na tomto serveri už neexistuje.
pages-lost-back = Vrátiť sa
pages-lost-new = Začať ako nový hráč
pages-are-you = Ste { $name }? Vráťte sa na svoje miesto.
pages-seat-yours = Je jedno z týchto miest vaše?
pages-seat-back = Späť na moje miesto
pages-only-watch = Len pozerám
pages-code-use = Prevziať miesto
pages-code-short = { $count ->
    [one] Kód má { $count } znak. Skontrolujte ho na druhom zariadení.
    [few] Kód má { $count } znaky. Skontrolujte ho na druhom zariadení.
    [many] Kód má { $count } znaku. Skontrolujte ho na druhom zariadení.
   *[other] Kód má { $count } znakov. Skontrolujte ho na druhom zariadení.
}
pages-opponents-chosen = { $count ->
    [one] Súper: { $names }
    [few] Súperi: { $names }
    [many] Súperi: { $names }
   *[other] Súperi: { $names }
}
pages-continue = Pokračovať v hre
pages-continue-yours = Ste na ťahu ({ $number })
pages-continue-waiting = Čaká na vás ({ $number })
pages-finished = Dohrané hry
pages-list-result = { $result ->
    [won] Výhra
    [shared] Spoločná výhra
   *[lost] Prehra
}
pages-list-place = { $place }. miesto z celkovo { $count } · { $points } BS
pages-list-gave-up = { $reason ->
    [clock] hráčovi { $name } vypršal čas
   *[resigned] { $name } sa vzdáva
}
pages-list-you-gave-up = { $reason ->
    [clock] vypršal vám čas
   *[resigned] vzdali ste sa
}
pages-list-remove = Odstrániť zo zoznamu: { $names }
pages-list-removed = Už nie je v zozname: { $names }
pages-all-tables = Všetky moje hry
pages-my-games = Moje hry
pages-my-friends = Moji priatelia
pages-living = Dvaja boti hrajú Orbis. Pozrite si ich hru ťah po ťahu.
pages-living-name = { $seat ->
    [0] Vega
   *[other] Altair
}
pages-living-pause = Pozastaviť
pages-living-caption = Hra dvoch botov od samého začiatku.

## Stôl, ktorý čaká

pages-lobby-title = Stôl Orbis
pages-lobby-open = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
pages-lobby-ready = Dieliky sa rozdajú, len čo budú všetci pripravení
pages-seats = Miesta
pages-your-name = Vaše meno
pages-open-seat = Voľné miesto
pages-sit = Sadnúť si a hrať
pages-kept-for = Miesto čaká na hráča { $name }
pages-kept-for-you = Miesto čaká na vás
pages-lobby-kept = Čaká sa na: { $names }
pages-decline = Nie, ďakujem
pages-you-declined = Pozvánku ste odmietli. Hostiteľ sa to dozvie.
pages-open-to-all = Uvoľniť pre každého
pages-mute = Žiadne pozvánky od hráča { $name }
pages-is-muted = Hráč { $name } vás už nemôže pozývať. Zmeníte to v časti „Moji priatelia“.
pages-leave-seat = Vstať
pages-bot = Bot
pages-is-ready = Čaká na začiatok
pages-not-ready = Ešte sa chystá
pages-away = Nie je pri stole
pages-ready-away = Čaká na začiatok · nie je pri stole
pages-away-until = Na dovolenke do { $date }
pages-until = do { $date }
pages-ready = Môžeme hrať
pages-you-are-ready = Hra sa začne, keď budú pripravení všetci.
pages-commitment = Zverejnené pred rozdaním:
pages-commitment-why = Server si už zvolil svoje tajomstvo a toto je jeho odtlačok. Váš prehliadač pridá vlastné číslo. Po hre overí, či server svoje tajomstvo nezmenil.
pages-invite = Pozvať
pages-invite-text = Odkaz je len pozvánka: nikoho nepripraví o miesto.
pages-invite-full = Všetky miesta sú obsadené: kto otvorí odkaz, bude sa pozerať. Ak chcete niekomu odovzdať miesto, otvorte ponuku a zvoľte „{ pages-device-give }“.
pages-only-here = Odkazy na vaše stoly sa zatiaľ otvoria len na tomto zariadení.
pages-other-address = Ak chcete hrať s inými, otvorte Orbis na adrese pre ostatných, ktorú vidno v jeho termináli.
pages-restart = Aby fungovali aj na iných na rovnakej Wi-Fi, zastavte Orbis v jeho termináli klávesmi Ctrl-C, spustite ho znova týmto príkazom a otvorte adresu, ktorá sa vypíše. O nič neprídete.
pages-command = Príkaz pre ostatných na rovnakej Wi-Fi
pages-copy-command = Kopírovať príkaz
pages-more-choices = Ďalšie nastavenia
pages-invite-link = Odkaz na tento stôl
pages-copy = Kopírovať odkaz
pages-copied = Skopírované
pages-copy-by-hand = Odkaz je označený. Skopírujte ho klávesnicou alebo naň dlho podržte prst.
pages-share = Zdieľať
pages-qr = Odkaz ako QR kód
pages-invites = { $name } vás pozýva hrať
pages-terms = Táto hra
pages-rounds = Kolá
pages-hints-allowed = Povolené
pages-hints-forbidden = Nepovolené
pages-hints-text = Každý môže požiadať o radu najsilnejšieho bota. V hodnotených hrách nápovedy nie sú.
pages-with-hints = Každý si môže vypýtať nápovedu
pages-without-hints = Nikto nedostane nápovedu
pages-just-watch = Alebo hru len sledujte: zobrazí sa tu, keď sa začne.
pages-watch-here = Hru môžete sledovať: zobrazí sa tu, keď sa začne.
pages-fill = Posadiť bota
pages-clear-seat = Odstrániť bota
pages-free-seat = Uvoľniť miesto
pages-free-seat-question = Uvoľniť miesto hráča { $name }? Dozvie sa o tom a k tomuto stolu si už nesadne.
pages-keep-seat = Nechať tak
pages-removed = Hostiteľ stola uvoľnil vaše miesto. Môžete sa prizerať alebo pripraviť vlastný stôl.

## Hra

pages-title-yours = Ste na ťahu
pages-title-paused = Hra pozastavená
pages-title-over = Hra sa skončila
pages-turn-of = Na ťahu je { $name }
pages-awaited = Čakáme na hráča { $name }
pages-thinking-of = { $name } premýšľa…
pages-skip = Kliknutím alebo medzerníkom to preskočíte.
pages-skip-brief = { $head } – ťuknutím to preskočíte
pages-name-asked = { $name }: { $question }
pages-sending = Odosiela sa…
pages-not-final = Kým ťah neukončíte, môžete všetko vrátiť.
pages-declined = Efekt ste nevyužili.
pages-undo-nothing = V tomto ťahu niet čo vrátiť.
pages-redo-nothing = Niet čo urobiť znova.
pages-take-tile = Vyberte označené miesto
pages-take-tile-note = Alebo stlačte „{ web-build }“, ak si dielik chcete najprv vziať. Ak ho vyberiete znova, výber zrušíte.
pages-take-god = Vziať si tohto Boha?
pages-first-choose = Najprv vyberte dielik zo spoločnej plochy. Potom sa označia miesta preň.
pages-chosen = vybraté: { $chosen } z { $due }
pages-count-of = { $chosen } z { $due }
pages-put-back = Vrátiť späť: { $what }
pages-first-middle = Prvý dielik patrí do stredu. Rad potom rastie na obe strany.
pages-why-P1 = Rad 1 rastie len na oboch koncoch, najviac do 5 dielikov.
pages-why-P2 = Dielik sa kladie nad dva susedné dieliky, kde ešte nič neleží.
pages-why-P3 = Jeden z dvoch dielikov pod ním musí mať jeho farbu alebo byť univerzálny.
pages-build-there = postaviť na { $slot }
pages-wilderness-there = uložiť ako univerzálny dielik na { $slot }
pages-needs-more = { $count ->
    [one] chýba { $count }
    [few] chýbajú { $count }
    [many] chýba { $count }
   *[other] chýba { $count }
}
pages-needs-brief = { $count ->
    [one] ešte { $count }
    [few] ešte { $count }
    [many] ešte { $count }
   *[other] ešte { $count }
}
pages-inactive = neaktívny
pages-tile-inactive = dielik neaktívny
pages-tile-inactive-forest = { $count ->
    [one] dielik neaktívny, ale aktivuje les: { $points } BS
    [few] dielik neaktívny, ale aktivuje lesy: { $points } BS
    [many] dielik neaktívny, ale aktivuje lesy: { $points } BS
   *[other] dielik neaktívny, ale aktivuje lesy: { $points } BS
}
pages-forest-brings = { $count ->
    [one] les { $points }
    [few] lesy { $points }
    [many] lesy { $points }
   *[other] lesy { $points }
}
pages-undecided = čaká na rozhodnutie
pages-wakes = aktivuje les
pages-stay = { $count ->
    [one] v zásobe zostane { $count }
    [few] v zásobe zostanú { $count }
    [many] v zásobe zostane { $count }
   *[other] v zásobe zostane { $count }
}
pages-with-exchanges = { $count ->
    [one] po { $count } výmene
    [few] po { $count } výmenách
    [many] po { $count } výmeny
   *[other] po { $count } výmenách
}
pages-if-built = keby sa dal postaviť: { $points } BS
pages-then-discard = potom odhodíte { $number }: zostane { $left }
pages-village-short = zostane len { $available } z { $due }: 0 BS
pages-volcano-short = na hracej ploche len { $available } z { $due }: 0 BS
pages-over-limit = Potom odhoďte { $number }: nechať si môžete desať.
pages-over-limit-brief = Potom odhoďte { $number }.
pages-gather-nothing = nikto tam nie je
pages-gather-tile = z dielika
pages-opens-nothing = potom { $name } nemá koho zobrať
pages-opens = { $count ->
    [one] potom { $name } môže zobrať až { $count }
    [few] potom { $name } môže zobrať až { $count }
    [many] potom { $name } môže zobrať až { $count }
   *[other] potom { $name } môže zobrať až { $count }
}
# Druh regiónu a jeho úroveň.
pages-tile-title = { $kind }, úroveň { $level }
pages-new-at = nový na { $cell }
pages-agree = Súhlasím
pages-disagree = Nesúhlasím
pages-withdraw = Stiahnuť žiadosť
pages-own-wish = { $wish ->
    [end] Navrhli ste ukončiť hru.
    [rewind] Požiadali ste o vrátenie ťahov.
   *[other] Opýtali ste sa ostatných.
}
pages-own-pause = Navrhli ste prestávku, kým ju niekto neukončí.
pages-own-pause-days = { $count ->
    [one] Navrhli ste prestávku na { $count } deň.
    [few] Navrhli ste prestávku na { $count } dni.
    [many] Navrhli ste prestávku na { $count } dňa.
   *[other] Navrhli ste prestávku na { $count } dní.
}
pages-waiting-for = Čaká sa na odpoveď: { $names }
pages-waiting-for-away = Nie je pri stole: { $names }. Žiadosť čaká na návrat; medzitým môžete hrať ďalej.

## Listy

pages-why-not = Prečo nie?
pages-why-nothing = Teraz je to možné.
pages-rule = Pravidlo { $rule }
pages-rule-open = Prečítať pravidlo { $rule }
pages-all-rules = Všetky pravidlá
pages-search = Hľadať v pravidlách
pages-search-none = Pravidlá o tom nehovoria. Skúste iné slovo alebo si vyberte kapitolu. Priateľov pozvete a nastavenia zmeníte na domovskej stránke.
pages-score = Skóre
pages-could-come = O čo sa ešte hrá
pages-temple-race = { $count ->
    [one] { $name }: { $count } symbol chrámu, teraz { $points } BS
    [few] { $name }: { $count } symboly chrámu, teraz { $points } BS
    [many] { $name }: { $count } symbolu chrámu, teraz { $points } BS
   *[other] { $name }: { $count } symbolov chrámu, teraz { $points } BS
}
pages-forest-waits = { $count ->
    [one] Les na { $slot }: { $points } BS, chýba { $count } sused
    [few] Les na { $slot }: { $points } BS, chýbajú { $count } susedia
    [many] Les na { $slot }: { $points } BS, chýba { $count } suseda
   *[other] Les na { $slot }: { $points } BS, chýba { $count } susedov
}
pages-left = { $count ->
    [one] Úroveň { $level }: { $count } dielik
    [few] Úroveň { $level }: { $count } dieliky
    [many] Úroveň { $level }: { $count } dielika
   *[other] Úroveň { $level }: { $count } dielikov
}
pages-tile = Dielik
pages-look-from = Pozerať sa z tohto miesta
pages-next-player = Ďalší hráč
pages-previous-player = Predchádzajúci hráč
pages-hint = Nápoveda
pages-hint-tile = Ktorý dielik?
pages-hint-turn = Celý ťah?
pages-hint-why = Prečo?
pages-hint-win = Vaša šanca na výhru: { $percent } %
pages-hint-thinking = Najsilnejší bot premýšľa…
pages-cancel = Zrušiť
pages-hint-do = Zahrať to
pages-ask-rewind = Požiadať o vrátenie môjho posledného ťahu
pages-rewind = Vrátiť môj posledný ťah
pages-ask-end = Navrhnúť koniec hry
pages-ask-pause = Navrhnúť prestávku
pages-ask-pause-text = Ak všetci súhlasia, hra aj hodiny budú stáť, kým niekto z vás prestávku neukončí. Najviac na ako dlho?
pages-pause-open = Kým ju niekto neukončí
pages-pause-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
pages-resign = Vzdať sa
pages-resign-sure = Potom za vás dohrá bot a už sa nebudete môcť vrátiť.
pages-resign-ends = Hra sa hneď skončí. Vyhráva { $name }.
pages-device = Presunúť na iné zariadenie
pages-holiday = Dovolenka
pages-holiday-text = Kým ste na dovolenke, hodiny vašich viacdenných hier stoja, najviac 14 dní za rok. Ostatní vidia, dokedy.
pages-holiday-left = { $count ->
    [one] Zostáva { $count } deň
    [few] Zostávajú { $count } dni
    [many] Zostáva { $count } dňa
   *[other] Zostáva { $count } dní
}
pages-holiday-left-then = { $count ->
    [one] Potom vám zostane { $count } deň.
    [few] Potom vám zostanú { $count } dni.
    [many] Potom vám zostane { $count } dňa.
   *[other] Potom vám zostane { $count } dní.
}
pages-holiday-latest = Dovolenka môže trvať najdlhšie do { $date }.
pages-holiday-earliest = Dovolenka sa môže skončiť najskôr { $date }.
pages-holiday-until = Na dovolenke do
pages-holiday-set = Idem na dovolenku
pages-holiday-now = Ste na dovolenke do { $date }. Vaše hodiny stoja.
pages-holiday-again = Vaše hodiny sa znova rozbehnú: { $date }, { $time }.
pages-holiday-back = Som späť
pages-holiday-move = Zmeniť koniec
pages-holiday-rest = Toto ste zmenili len pred chvíľou. Znova to môžete zmeniť o { $time }.
pages-device-text = Kód sa dá použiť raz a platí desať minút. Naskenujte ho druhým zariadením, otvorte na ňom odkaz alebo zadajte kód na úvodnej stránke.
pages-device-make = Kód pre hráča { $name }
pages-device-again = Nový kód pre hráča { $name }
pages-device-whose = Tento kód je na miesto hráča { $name }. Platí desať minút.
pages-device-give = Odovzdať alebo presunúť miesto
pages-device-give-text = Ak chcete niektoré z miest odovzdať niekomu inému, pošlite odkaz: bude v ňom uvedené, ktoré miesto to je.
pages-device-offered = Máte ponuku na miesto
pages-device-offer = V tejto hre môžete prevziať miesto hráča { $name }. Pri stole: { $others }.
pages-device-here = Máte kód z druhého zariadenia? Pokračujte tu.
pages-god-now = Po vzatí tohto Boha, keby bol teraz koniec: { $points } BS
pages-god-short = Máte len { $available } z { $due } uctievačov, takže efekt by bol zrušený.
pages-temple-symbols = Symboly chrámu
pages-mystic-values = Mystické hodnoty
pages-tokens-open = Na to zatiaľ nikto nemá dosť symbolov.
pages-temples-left = { $count ->
    [one] V stĺpčekoch je lícom nadol ešte { $count } chrám.
    [few] V stĺpčekoch sú lícom nadol ešte { $count } chrámy.
    [many] V stĺpčekoch je lícom nadol ešte { $count } chrámu.
   *[other] V stĺpčekoch je lícom nadol ešte { $count } chrámov.
}
pages-round-text = Kolo { $round } z { $rounds }. V každom kole je každý hráč raz na ťahu. Po poslednom kole sa hra končí.
pages-kingdom-text = { $count ->
    [one] Tu je { $count } uctievač. Na konci ťahu si môžete nechať najviac { $most }.
    [few] Tu sú { $count } uctievači. Na konci ťahu si môžete nechať najviac { $most }.
    [many] Tu je { $count } uctievača. Na konci ťahu si môžete nechať najviac { $most }.
   *[other] Tu je { $count } uctievačov. Na konci ťahu si môžete nechať najviac { $most }.
}
pages-discounts = Žetóny zľavy
pages-cost = Cena
pages-worth = Hodnota
pages-neighbours = Susedia
pages-mystic = Mystická hodnota
pages-mystic-text = Rozhoduje pri zhode o žetóny chrámu: prednosť má najvyššia hodnota.
pages-exchange-useful = S touto výmenou by ste mohli postaviť ďalší dielik
pages-menu-look = Pozrieť si
pages-menu-talk = Rozhovor
pages-menu-game = Hrať
pages-menu-table = Stôl
pages-menu-replay = Ukázať, čo sa stalo
pages-ask-end-sure = Ak všetci súhlasia, hra sa teraz skončí bez víťaza.
pages-end = Ukončiť hru
pages-end-sure = Ukončiť hru? Nebude mať víťaza.
pages-device-link = Odkaz pre druhé zariadenie

## Klávesy

pages-keys = Klávesy
pages-key-arrows = pohyb po stole
pages-key-enter = vybrať označené; inak ukončiť ťah
pages-key-digits = vybrať dielik, po riadkoch
pages-key-undo = vrátiť jeden krok
pages-key-undo-turn = vrátiť celý ťah
pages-key-redo = znova urobiť vrátený krok
pages-key-end = ukončiť ťah
pages-key-why = prečo nie?
pages-key-hint = nápoveda
pages-key-log = priebeh
pages-key-replay = ukázať, čo sa stalo od vášho posledného ťahu
pages-key-score = skóre
pages-key-stacks = stĺpčeky lícom nadol
pages-key-rules = pravidlá
pages-key-menu = menu
pages-key-keys = tieto klávesy
pages-key-clear = zrušiť výber, zavrieť
pages-key-names = ukázať alebo skryť názvy miest
pages-key-try = vyskúšať a späť do hry
pages-key-say = povedať niečo
pages-key-next = prejsť k stolu, ktorý na vás čaká najdlhšie alebo kde vám končí čas
pages-key-skip = ukázať ťahy botov naraz

## Koniec

pages-result = Výsledok
pages-part = Časť
pages-by-tile = Podľa dielikov
pages-plot = Ako rástlo skóre
pages-plot-label = Skóre ťah po ťahu, na konci: { $scores }
pages-rematch = Odveta
pages-rematch-join = Pridať sa k odvete
pages-rematch-watch = Sledovať odvetu
pages-look-back = Prejsť hru znova
pages-record-save = Uložiť záznam
pages-review = Rozbor tejto hry
pages-fair = Bolo rozdanie poctivé?
pages-fair-good = Áno: váš prehliadač rozdal znova a každý dielik sedí.
pages-fair-repeated = Váš prehliadač rozdal znova a každý dielik sedí.
pages-fair-bad = Nie: niečo nesedí.
pages-fair-impossible = Váš prehliadač to tu nemôže overiť; zo záznamu to dokáže príkaz orbis verify.
pages-fair-kept = Odtlačok je ten, ktorý váš prehliadač videl pred rozdaním
pages-fair-nonce = Číslo vášho prehliadača je súčasťou rozdania
pages-fair-commitment = Tajomstvo súhlasí so zverejneným odtlačkom
pages-fair-display = Úvodná hracia plocha
pages-fair-gods = Bohovia
pages-fair-reveals = Každý neskôr odkrytý dielik
pages-fair-unkept = Tento prehliadač nevidel stôl pred rozdaním, preto nevie povedať, či server dodržal slovo.
pages-fair-unwitnessed = Toto rozdanie vzniklo v prehliadači hráča: dá sa prepočítať, ale nikto iný nebol jeho svedkom.
pages-brought-deal = Táto hra sa začala v prehliadači jedného z hráčov. Ten môže vedieť, ktoré dieliky ešte prídu: žiadny server rozdanie netajil.
pages-fair-changed = Server teraz ukazuje iný odtlačok ako predtým. Neverte tomuto rozdaniu: pripravte nový stôl.
pages-fair-values = Tajomstvo a jeho odtlačok
pages-secret = Tajomstvo:
pages-you-won = Vyhrávate.
pages-you-win = Vyhrávate o { $points } BS.
pages-you-win-tie = Vyhrávate: BS je rovnako, ale máte viac uctievačov.
pages-you-lose = Prehrávate o { $points } BS.
pages-you-lose-tie = Prehrávate: BS je rovnako, ale { $name } má viac uctievačov.
pages-wins = { $name } vyhráva o { $points } BS.
pages-wins-tie = { $name } vyhráva: BS je rovnako, ale uctievačov viac.

## Nastavenia

pages-save = Uložiť
pages-kept = Čo o vás uchovávame
pages-kept-text = Vaše meno a farba, zariadenia, nastavenia, stoly a to, čo pri nich robíte a píšete, vaše výsledky v hodnotených hrách; kam vám posielať oznámenia, kedy nechcete byť rušení, koho ste stíšili a kedy máte dovolenku.
pages-kept-download = Stiahnuť
pages-forget = Zabudnúť na mňa…
pages-forget-question = Má na vás server zabudnúť?
pages-forget-text = Opustíte všetky svoje stoly. Rozohrané hry dvoch hráčov sa skončia a vyhrá súper; v ostatných za vás ďalej hrá bot. Rozohrané hodnotené hry sa počítajú ako prehra a súperom ich výsledky zostanú. Všade, kde bolo vaše meno, bude „Incognito“. V tomto prehliadači sa zmažú aj nastavenia a postup v lekciách a úlohách; zostanú iba vaše vlastné dieliky. Nedá sa to vrátiť.
pages-forget-yes = Zabudnúť na mňa
pages-forget-no = Nie, zostávam
pages-forgotten = Hotovo. Server na vás zabudol a pri žiadnom stole už nesedíte.
pages-saved = Uložené. Ukážu ho aj vaše rozohrané hry; v skončených zostáva pôvodné.
pages-your-colour = Vaša farba
pages-your-colour-text = Podľa nej vás priatelia spoznajú v zoznamoch aj pri stole.
pages-colour-none = Žiadna
pages-colour-teal = Tyrkysová
pages-colour-olive = Olivová
pages-colour-brown = Hnedá
pages-colour-pink = Ružová
pages-colour-violet = Fialová
pages-colour-grey = Sivá
pages-speed = Animácie
pages-speed-off = Vypnuté
pages-speed-fast = Rýchle
pages-speed-normal = Bežné
pages-speed-slow = Pomalé
pages-speed-text = Určujú aj to, ako dlho vidíte ťahy botov. Vypnuté: všetko naraz.
pages-sounds = Zvuky
pages-sounds-text = Zvonček, keď ste na ťahu, a tiché zvuky komponentov.
pages-set-endTurn = Ukončovať ťah ručne
pages-set-endTurn-text = Ak je to vypnuté, ťah sa ukončí automaticky, keď už nie je o čom rozhodovať, a nedá sa vrátiť.
pages-set-symbols = Symboly farieb
pages-set-symbols-text = Každá farba má svoj symbol.
pages-set-hints = Nápovedy
pages-set-hints-text = Keď požiadate, pomôže vám najsilnejší bot.
pages-set-prices = Ceny
pages-set-prices-text = Každý dielik ukazuje, či ho môžete postaviť hneď, po výmene, alebo vôbec nie.
pages-set-shortcuts = Jednotlivé klávesy
pages-set-shortcuts-text = Písmená a číslice pri stole niečo robia; Esc, Enter a šípky vždy.
pages-set-haptics = Vibrovanie
pages-set-haptics-text = Jemné zavibrovanie pri každej voľbe, ak to telefón dokáže.
pages-coaching = Rady na začiatku ťahu
pages-set-placeNames = Názvy miest
pages-set-placeNames-text = Miesta na stole ukazujú názvy, ktoré používa priebeh a nápovedy, napríklad b2 a 3a.
pages-coaching-off = Žiadne
pages-coaching-tile = Poradiť dielik
pages-coaching-turn = Poradiť celý ťah
pages-coaching-why = Poradiť a vysvetliť
pages-with-tips = s radami

## As an app

pages-next-table = Ďalší stôl
pages-new-game = Nová hra
pages-server-away = Server momentálne neodpovedá. Vaše hry sú na ňom v bezpečí; skúšame to ďalej.
pages-update = Nová verzia je pripravená.
pages-update-reload = Načítať
pages-update-later = Neskôr
pages-install = Nainštalovať Orbis
pages-install-text = Hra sa potom otvára ako aplikácia a ukazuje, koľko stolov na vás čaká.
pages-install-ios = Ťuknite na tlačidlo zdieľania a potom na „Pridať na plochu“. Hra sa potom otvára ako aplikácia.
pages-install-not-now = Teraz nie
pages-way-back = Nestraťte svoje meno a hry
pages-way-back-text = Zatiaľ vás pozná iba tento prehliadač. Vlastným odkazom sa vrátite, aj keď vás zabudne.
pages-way-back-turn = Pozná vás iba tento prehliadač. Vlastný odkaz miesto udrží.
pages-way-back-how = Ako na to
pages-notices = Oznámte mi, keď budem na ťahu
pages-notices-text = Ostatným to môže chvíľu trvať. Chcete zatiaľ stránku zavrieť? Zvoľte, ako vám dáme vedieť.
pages-notices-turn = Ostatným to môže chvíľu trvať. Máme vám oznámiť, keď budete na ťahu?
pages-notices-here = Oznamovať tu
pages-notices-settings = Zvoliť spôsob
pages-notices-ended = Do „{ $label }“ už oznámenia neprichádzajú. Nedozviete sa tam, čo sa deje pri vašich stoloch.
pages-notices-see = Opraviť
pages-notices-failed = Prehliadač nemohol zapnúť oznámenia. Zvoľte iný spôsob v nastaveniach.
pages-notices-on = Na tomto zariadení sa dozviete, keď budete na ťahu.
pages-notices-stop = Už neposielať

## Bez servera

pages-inside-fetching = Hra sa sťahuje do tohto prehliadača: { $percent }
pages-inside-fetching-once = Hra sa sťahuje do tohto prehliadača ({ $size } MB, raz): { $percent }
pages-inside-starting = Hra sa spúšťa v tomto prehliadači…
pages-inside-stalled = Práve nič neprichádza. Skontrolujte pripojenie a nechajte túto stránku otvorenú.
pages-inside-slow = Prehliadač teraz potrebuje viac času. Nechajte túto stránku otvorenú: hra sa spustí automaticky.
pages-inside-elsewhere = Orbis je otvorený na inej karte. Vaše stoly môžu byť otvorené naraz len na jednej karte.
pages-inside-take = Hrať na tejto karte
pages-inside-no-pack = Hru sa nepodarilo stiahnuť. Raz potrebuje pripojenie, potom funguje aj bez neho.
pages-inside-no-room = Na tomto zariadení nie je miesto pre vaše stoly. Uvoľnite trochu miesta a skúste to znova.
pages-inside-no-files = Tento prehliadač nedovolí stránke uchovávať súbory, ako v niektorých súkromných oknách. Otvorte Orbis v bežnom okne alebo v inom prehliadači.
pages-inside-not-here = Táto hra nie je v tomto prehliadači. Ak máte jej kópiu, načítajte ju.
pages-inside-unsettled = Prehliadač teraz nemôže pre túto stránku nič uchovať: jej údaje boli vymazané, kým bol stôl otvorený. Skôr než budete pokračovať, prehliadač raz úplne zatvorte. Inak o to, čo teraz zahráte, prídete.
pages-inside-other = Hra sa v tomto prehliadači nemohla spustiť. Skúste to znova. Ak to nepomôže, použite iný prehliadač alebo jeho novšiu verziu.
pages-inside-again = Skúsiť znova
pages-inside-details = Čo sa stalo
pages-inside-site = Táto stránka nepotrebuje server: hráte vo vlastnom prehliadači, proti botom alebo spolu na jednej obrazovke. Vaše stoly zostávajú tu.
pages-inside-site-friends = Na hru s priateľmi na diaľku si jeden z vás nainštaluje Orbis na počítač, spustí ho príkazom „orbis serve“ a ostatným pošle odkaz.
pages-inside-site-ask = Orbis má ten, kto túto stránku zverejnil: vypýtajte si ho.
pages-inside-site-continue = Hru odtiaľto tam môžete dohrať. Ako na to, sa dočítate v nastaveniach.
pages-inside-site-get = Získať Orbis
pages-inside-here = Hráte v tomto prehliadači, bez servera. Stoly zo servera uvidíte znova, keď sa k nemu vrátite.
pages-inside-back = Späť na server
pages-inside-play = Hrať tu, bez servera
pages-inside-kept = Vaše stoly sú len v tomto prehliadači a nikde inde. Ak vymažete údaje prehliadania tejto stránky, stratia sa. Z času na čas si uložte kópiu.
pages-inside-kept-ios = Safari na iPhone a iPade automaticky vymaže vaše stoly v tomto prehliadači, ak Orbis sedem dní neotvoríte a nemáte ho na ploche.
pages-inside-promised = Prehliadač sľúbil, že ich automaticky nevymaže.
pages-inside-unpromised = Prehliadač nesľúbil, že ich nevymaže: môže to urobiť, keď na zariadení dôjde miesto. Skôr to sľúbi, ak si Orbis nainštalujete alebo ho budete často otvárať.
pages-inside-weaker = V hre dvoch hráčov sú nápovedy, rozbory a Orákulum tu o niečo slabšie než na serveri.
pages-inside-save = Uložiť kópiu
pages-inside-saved = Uložené. Posledná kópia: { $time }
pages-inside-last-saved = Posledná kópia: { $time }
pages-inside-save-text = Všetky stoly, vaše meno, nastavenia a vlastné dieliky v jednom súbore. Načítajte ho v inom prehliadači a pokračujte tam. Kto má tento súbor, môže tam hrať za vás: nechajte si ho pre seba.
pages-inside-load = Načítať kópiu
pages-inside-loaded = { $tables ->
    [one] Kópia je načítaná: { $tables } nový stôl.
    [few] Kópia je načítaná: { $tables } nové stoly.
    [many] Kópia je načítaná: { $tables } nového stola.
   *[other] Kópia je načítaná: { $tables } nových stolov.
}
pages-inside-not-loaded = Tento súbor nie je kópia stolov Orbis. Nič sa nezmenilo.
pages-inside-stopped = Hra sa v tomto prehliadači zastavila. Vaše stoly sú uložené: spustite ju znova a pokračujte tam, kde ste boli.
pages-inside-outdated = Táto stránka je staršia než hra, ktorá sa dá teraz stiahnuť. Spustite znova: dostanete novú stránku aj s jej hrou.
pages-inside-start-again = Spustiť znova
pages-inside-get-again = Stiahnuť hru znova
pages-inside-thoughtless = Silnejší boti, sprievodca a rozbory v tomto prehliadači teraz nefungujú: možno mu chýba pamäť. Zatvorte iné karty alebo programy a spustite hru znova. Vaše stoly sú uložené.
pages-inside-bereft = Vaše stoly už v tomto prehliadači nie sú: vymazal ich, napríklad aby uvoľnil miesto. Ak máte uloženú kópiu, načítajte ju v nastaveniach.
pages-inside-failed = Nepodarilo sa to. Skúste to znova.
pages-inside-damaged = Táto kópia je poškodená alebo neúplná, preto sa nedá načítať. Nič sa nezmenilo.
pages-inside-load-ask = Načítať túto kópiu?
pages-inside-load-tables = { $tables ->
    [one] Patrí hráčovi { $name } a má { $tables } stôl.
    [few] Patrí hráčovi { $name } a má { $tables } stoly.
    [many] Patrí hráčovi { $name } a má { $tables } stola.
   *[other] Patrí hráčovi { $name } a má { $tables } stolov.
}
pages-inside-load-unnamed = { $tables ->
    [one] Má { $tables } stôl.
    [few] Má { $tables } stoly.
    [many] Má { $tables } stola.
   *[other] Má { $tables } stolov.
}
pages-inside-load-own = Chýbajúce stoly sa pridajú. Vlastné dieliky s rovnakým názvom budú také ako v kópii. Meno a nastavenia zostanú také, aké sú tu.
pages-inside-load-replaces = Nahradí vaše meno, nastavenia a vlastné dieliky s rovnakým názvom.
pages-inside-load-other = Čo má hráč { $name } v tomto prehliadači, sa potom už nebude dať otvoriť: najprv si to uložte.
pages-inside-load-save = Uložiť, čo je tu
pages-inside-load-now = Načítať kópiu
pages-inside-load-not = Nič nemeniť
pages-inside-taken = Teraz hráte na inej karte. Nič sa nestratilo: vaše stoly sú tam.
pages-inside-take-back = Hrať znova tu
pages-inside-deleted = Prehliadač vymazal vaše stoly počas hry: údaje tejto stránky niekto zmazal alebo na zariadení chýba miesto. Načítajte kópiu, ak ju máte uloženú, alebo začnite bez nich.
pages-inside-save-open = Uložiť, čo bolo otvorené
pages-inside-save-opened = Uložené. Túto kópiu teraz môžete načítať.
pages-inside-anew = Začať bez nich
pages-bring = Preniesť hry odinakiaľ
pages-bring-text = Hrali ste Orbis bez tohto servera? Vyberte súbor, ktorý ste si tam uložili tlačidlom „Uložiť kópiu“. Vaše hry pribudnú k vašim stolom a môžete v nich pokračovať.
pages-bring-file = Vybrať uloženú kópiu
pages-bring-here = Hrať ďalej na serveri
pages-bring-here-text = Uložte kópiu. Potom otvorte stránku servera a v jej nastaveniach pod „Preniesť hry odinakiaľ“ vyberte tento súbor. Budete tam mať svoje miesta a jedno z nich môžete prenechať priateľovi: v ponuke stola, „{ pages-device }“. Stoly ostanú aj tu. Rozdania vznikli v tomto prehliadači, server za ne preto neručí. Pri výsledku to bude uvedené.
pages-bring-now = Preniesť moje hry na server
pages-bring-now-text = Budete tam mať svoje miesta a jedno z nich môžete prenechať priateľovi: v ponuke stola, „{ pages-device }“. Stoly ostanú aj v tomto prehliadači. Rozdania vznikli tu, server za ne preto neručí. Pri výsledku to bude uvedené.
pages-bring-step = Hra { $number } z { $games }…
pages-bring-none = Nemáte tu žiadne hry na prenesenie.
pages-bring-not = V tomto súbore nie sú žiadne hry Orbis. Vyberte súbor uložený tlačidlom „Uložiť kópiu“.
pages-bring-play = Pokračovať v hre
pages-bring-unfit = Hra je poškodená, pochádza z inej verzie alebo v nej hrajú iní ľudia.
pages-bring-done = { $games ->
    [one] { $games } hra pribudla k vašim stolom na serveri.
    [few] { $games } hry pribudli k vašim stolom na serveri.
    [many] { $games } hry pribudlo k vašim stolom na serveri.
   *[other] { $games } hier pribudlo k vašim stolom na serveri.
}
pages-bring-there = { $games ->
    [one] { $games } hra už bola prenesená.
    [few] { $games } hry už boli prenesené.
    [many] { $games } hry už bolo prenesené.
   *[other] { $games } hier už bolo prenesených.
}
pages-bring-differs = { $games ->
    [one] { $games } hra pokračovala na serveri inak. Tam zostáva bez zmeny.
    [few] { $games } hry pokračovali na serveri inak. Tam zostávajú bez zmeny.
    [many] { $games } hry pokračovalo na serveri inak. Tam zostávajú bez zmeny.
   *[other] { $games } hier pokračovalo na serveri inak. Tam zostávajú bez zmeny.
}
pages-bring-refused = { $games ->
    [one] { $games } hra nebola prijatá:
    [few] { $games } hry neboli prijaté:
    [many] { $games } hry nebolo prijatých:
   *[other] { $games } hier nebolo prijatých:
}
pages-offline = Hra bez pripojenia
pages-offline-text = Stiahnite si celú hru do tohto prehliadača: potom môžete hrať proti botom, učiť sa a hrať viacerí na jednej obrazovke, aj keď server neodpovedá. Zaberie { $size } MB na tomto zariadení.
pages-offline-get = Stiahnuť hru
pages-offline-ready = Hra je v tomto prehliadači. Zaberá { $size } MB.
pages-offline-remove = Odstrániť ju
