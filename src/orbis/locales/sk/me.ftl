## Vlastné meno natrvalo

me-keep = Nestraťte svoje meno a hry
me-keep-text = Odkazom sa vrátite k svojmu menu, hrám a nastaveniam na každom zariadení, aj keď vás tento prehliadač zabudne.
me-link-make = Vytvoriť odkaz
me-link-renew = Vytvoriť nový odkaz
me-link-made = Máte odkaz z { $date }. Zatiaľ ho nikto nepoužil.
me-link-used = Máte odkaz z { $date }. Naposledy použitý: { $used }.
me-link-renew-text = Nový odkaz nahradí starý, ktorý prestane fungovať.
me-mailboxes = Vrátite sa aj cez potvrdenú schránku: { $mailboxes }.
me-link-once = Uložte si tento odkaz hneď: znova sa už nezobrazí. Každý, kto ho má, môže hrať za vás.
me-link = Váš odkaz
me-link-qr = Váš odkaz ako QR kód
me-print = Vytlačiť
me-printed = Orbis: cesta späť pre hráča { $name }
me-printed-text = Naskenujte kód alebo otvorte odkaz a hrajte ďalej pod týmto menom. Môže to urobiť každý, kto ho má.
me-passkeys = Prístupové kľúče
me-passkey-text = Uchováva ich váš telefón alebo počítač a pýta si odtlačok prsta, tvár alebo PIN. Na odkaz potom nemusíte dávať pozor.
me-passkey-address = Na tejto adrese prístupové kľúče nefungujú: potrebujú adresu s názvom domény, ktorá sa začína na https://. Môže to nastaviť správca servera.
me-passkey-server = Tento server zatiaľ nemá prístupové kľúče. Môžete ich doplniť: pip install 'orbis[passkeys]'
me-passkey-make = Vytvoriť prístupový kľúč
me-passkey-made = { $label }, vytvorený { $date }
me-passkey-unnamed = Prístupový kľúč
me-passkey-delete = Odstrániť prístupový kľúč: { $label }
me-delete = Odstrániť
me-passkey-stopped = Prístupový kľúč nevznikol. Skúste to znova alebo si vytvorte odkaz.

## Zariadenia

me-devices = Vaše zariadenia
me-device-here = toto zariadenie
me-device-unnamed = Program alebo starší prehliadač
me-device-used = naposledy použité: { $when }
me-device-since = od { $date }
me-sign-out = Odhlásiť
me-sign-out-of = Odhlásiť: { $label }
me-sign-out-others = Odhlásiť všetky ostatné zariadenia
me-sign-out-link = Ostatné zariadenia sú odhlásené. Váš odkaz stále privedie každého, kto ho má, k vášmu menu a hrám. Ak sa mohol dostať do nesprávnych rúk, zvoľte „{ $renew }“.
me-sign-out-here = Odhlásiť sa tu
me-sign-out-question = Odhlásiť sa na tomto zariadení?
me-sign-out-text = Hry zostanú vaše. Vrátite sa k nim odkazom alebo prístupovým kľúčom, alebo budete pokračovať na inom svojom zariadení.
me-sign-out-lost = Nemáte odkaz, prístupový kľúč ani iné zariadenie. Ak sa teraz odhlásite, nikto vás k vašim hrám nevráti. Najprv si vytvorte odkaz.
me-sign-out-stays = Vaše vlastné sady dielikov, nastavenia a to, ako ďaleko ste v lekciách, zostanú v tomto prehliadači.
me-sign-out-no = Neodhlasovať

## Návrat

me-back = Vráťte sa k svojim hrám
me-back-text = Hrali ste tu už na inom zariadení alebo v inom prehliadači? Vráťte sa k svojmu menu a hrám.
me-back-lost = Toto zariadenie už nie je prihlásené ako { $name }. Odhlásili ho z iného zariadenia alebo niekto vymazal jeho súbory cookie.
me-back-gone = Hráč { $name } na tomto serveri už neexistuje. Všetko, čo o ňom server uchovával, niekto vymazal z iného zariadenia, alebo sa to vymazalo, pretože sa sem dlho nikto nevrátil. K týmto hrám a miestam sa už nedá vrátiť.
me-back-safe = Vaše hry a miesta sú v bezpečí. Môžete sa sem vrátiť: { $ways }.
me-way-link = svojím odkazom
me-way-passkey = prístupovým kľúčom
me-way-mail = cez svoju schránku
me-back-none = Pokiaľ tento prehliadač vie, ako { $name } ste si nevytvorili odkaz ani prístupový kľúč a nepotvrdili ste žiadnu schránku. V tom prípade sa môžete vrátiť iba cez zariadenie, ktoré je ešte prihlásené ako { $name }.
me-back-maybe = Ak ste si ako { $name } vytvorili odkaz alebo prístupový kľúč, alebo potvrdili schránku, môžete sa sem vrátiť.
me-back-stays = Vaše miesta zostávajú vaše.
me-back-bot = Pri tomto stole zatiaľ hrá za vás bot.
me-back-waits = Pri tomto stole bot nezaskočí: hra na vás počká.
me-back-clock = Vaše hodiny bežia ďalej. Keď čas vyprší, bot hru dohrá.
me-back-tables = Čo sa zatiaľ deje, závisí od stola: tam, kde má každý ťah vlastný čas, bot odohrá ťahy, na ktoré čas vypršal. Pri iných stoloch hrá za vás bot, alebo hra počká.
me-back-others = Predsa mám odkaz, prístupový kľúč alebo schránku
me-back-new-none = Môžete aj začať ako nový hráč. Miesta hráča { $name } s vami neprejdú.
me-back-mail = Vaša e-mailová adresa
me-back-mail-text = Ak ste si túto schránku potvrdili pre oznámenia, dostanete do nej odkaz, ktorým sa vrátite.
me-back-mail-send = Poslať odkaz do mojej schránky
me-back-mail-sent = Ak tu niekto potvrdil adresu { $address }, správa je už na ceste. Jej odkaz funguje raz, počas { $minutes } minút. Ak nič nepríde, pozrite sa do spamu alebo zadajte presne tú adresu, ktorú ste potvrdili.
me-back-mail-limit = Dnes si niekto vyžiadal priveľa správ. Pozrite si tie, ktoré prišli, alebo to skúste zajtra.
me-back-new-text = Môžete aj začať ako nový hráč. Hry hráča { $name } zostávajú, kde sú, a môžete sa k nim vrátiť neskôr.
me-back-passkey = Vrátiť sa s prístupovým kľúčom
me-back-link = Uložený odkaz
me-back-link-text = Otvorte ho tu, naskenujte jeho QR kód týmto zariadením alebo ho vložte.
me-back-ways = Nemáte odkaz? Na zariadení, ktoré je ešte prihlásené, otvorte ponuku stola a vyberte „Presunúť na iné zariadenie“: s kódom prejde miesto sem. Pred začiatkom hry môže vaše miesto uvoľniť aj hostiteľ stola.
me-back-code = Zadať kód
me-back-continue = Pokračovať
me-tables = { $count ->
    [one] { $count } stôl
    [few] { $count } stoly
    [many] { $count } stola
   *[other] { $count } stolov
}
me-back-owner = Tento odkaz vedie k hráčovi { $name } ({ $tables }).
me-back-as = Pokračovať ako { $name }
me-back-same = Na tomto zariadení už hráte ako { $name }.
me-back-already = Už ste späť ako { $name }.
me-back-table = K stolu
me-back-home = Na úvodnú stránku
me-back-other = Na tomto zariadení hráte ako { $name } ({ $tables }). Ak budete pokračovať pod iným menom, zostanú pri tomto a vrátite sa k nim iba jeho vlastným odkazom.
me-back-keep = Najprv vytvoriť odkaz hráča { $name }
me-back-stay = Zostať ako { $name }
me-back-bad = Toto nie je taký odkaz. Obsahuje „/me#“ a za tým 43 znakov.
me-back-unknown = Tento odkaz nefunguje: vznikol novší, hráč bol odstránený alebo niektorý znak nesedí. Odkaz z e-mailu funguje raz, počas pol hodiny.
me-back-stopped = Nepodarilo sa: nezvolili ste prístupový kľúč alebo ho tento server nepozná. Skúste to znova alebo použite odkaz.

## Čo sa uchováva a ako dlho

me-kept-long = Ako dlho tento server uchováva údaje
me-kept-long-text = Počet dní od posledného použitia. Potom sa všetko zmaže automaticky.
me-kept-waiting = Stoly, pri ktorých sa hra nezačala
me-kept-playing = Nedohraté hry
me-kept-finished = Dohraté hry
me-kept-lessons = Lekcie
me-kept-reviews = Rozbory
me-kept-records = Otvorené záznamy
me-kept-identities = Vaše meno, zariadenia, nastavenia a oznámenia
me-kept-codes = Jednorazové kódy po uplynutí platnosti
me-kept-challenges = Výzvy na použitie prístupového kľúča, na ktoré nikto neodpovedal
me-kept-mailed = Odkazy z e-mailov po uplynutí platnosti
me-kept-mailboxes = Schránky, ktoré nikto včas nepotvrdil
me-kept-ever = bez obmedzenia
me-kept-none = zmaže sa hneď
me-kept-days = { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
}
