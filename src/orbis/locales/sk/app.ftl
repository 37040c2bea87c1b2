### Stránka ako aplikácia: oznámenia v nastaveniach.

app-notices = Oznámenia
app-notices-text = Dozviete sa, čo sa deje pri vašich stoloch, keď ich nemáte otvorené: pri každom stole raz, kým ho neotvoríte.
app-here = Oznamovať na tomto zariadení
app-here-on = Oznámenia prichádzajú na toto zariadenie.
app-here-text = Keď váš prehliadač zmení svoje spojenie na oznámenia, Orbis ho za vás obnoví. Ak ho chcete vypnúť, odstráňte toto zariadenie nižšie.
app-here-denied = Váš prehliadač blokuje oznámenia tejto stránky. Povoľte ich v nastaveniach stránky vedľa jej adresy a vráťte sa sem.
app-here-install = Na iPhone alebo iPade najprv nainštalujte stránku: ťuknite na tlačidlo zdieľania, potom na „Pridať na plochu“ a otvorte Orbis odtiaľ.
app-here-insecure = Prehliadače to dovoľujú len na adresách, ktoré sa začínajú https. Nižšie je iný spôsob.
app-here-server = Tento server nemôže posielať oznámenia do prehliadačov: jeho správca by musel nainštalovať „orbis[push]“. Iný spôsob je nižšie.
app-here-browser = Do tohto prehliadača sa oznámenia posielať nedajú. Nižšie je iný spôsob.
app-browser-failed = Prehliadač nemohol zapnúť oznámenia. Skúste to neskôr alebo zvoľte iný spôsob.
app-this-device = toto zariadenie
app-unconfirmed = najprv otvorte odkaz v e-maile
app-failing = posledné oznámenie neprišlo
app-ended = už sa tam nič neposiela: posledné oznámenia neprišli. Vyskúšajte to znova, opravte alebo odstráňte.
app-test = Vyskúšať
app-test-sent = Odoslané. O chvíľu by malo prísť.
app-not-taken = { $problem ->
    [unreachable] Neprišlo: na tejto adrese nikto neodpovedá. Skontrolujte, či v nej nie je preklep.
    [certificate] Neprišlo: certifikát tejto adresy nie je platný.
    [timeout] Neprišlo: odpoveď neprišla včas. Skúste to neskôr.
    [inside] Neprišlo: táto adresa vedie do súkromnej siete a tam server nič neposiela.
    [address] Neprišlo: na túto adresu sa nedá nič poslať. Skontrolujte, či v nej nie je preklep.
    [refused] Neprišlo: druhá strana ho neprijala (odpoveď { $status }). Skontrolujte, čo ste zadali.
    [gone] Neprišlo: na tejto adrese nič nie je (odpoveď { $status }). Nič ďalšie sa tam neposiela.
    [limit] Neprišlo: v poslednom čase tam toho prišlo priveľa. Skúste to o niekoľko minút.
    [later] Neprišlo: druhá strana ho teraz nemôže prijať (odpoveď { $status }). Skúste to neskôr.
    [paused] Neodoslali sme ho: druhá strana mala v poslednom čase poruchu alebo neodpovedala. Skúste to o niekoľko minút.
    [busy] Neodoslali sme ho: na ceste je toho priveľa. Skúste to o chvíľu.
   *[off] Neodoslali sme ho: tento server takéto oznámenia neposiela.
}
app-remove = Odstrániť
app-mails-stopped = bez správ: iba vedie späť k vášmu menu a hrám
app-mails = Posielať sem oznámenia
app-forget-mailbox = Zabudnúť túto schránku
app-forget-mailbox-of = Zabudnúť { $label }
app-forget-question = Zabudnúť { $label }?
app-forget-text = Už tam nič nepošleme a cez túto schránku sa už nevrátite. Ak nechcete iba správy, vypnite „{ $switch }“.
app-forget-last = Táto schránka je vaša posledná cesta späť k menu a hrám. Bez nej môžu za vás hrať iba zariadenia, ktoré sú teraz prihlásené. Najprv si vytvorte odkaz alebo prístupový kľúč.
app-forget-yes = Zabudnúť
app-forget-no = Ponechať
app-correct = Opraviť
app-correcting = Pre „{ $label }“ zadajte všetko znova: nahradí to predošlé údaje. Sú tajné a Orbis ich už neukáže.
app-correct-text = Opravte, čo ste zadali, a uložte to, alebo to vyššie odstráňte.
app-other = Iný spôsob
app-other-none = Zvoľte…
app-optional = (nepovinné)
app-add = Pridať
app-mail-sent = Poslali sme vám odkaz. Otvorte ho a potvrďte tak svoju adresu.
app-secret = Každá správa je podpísaná týmto tajným kľúčom, v hlavičke Orbis-Signature. Zobrazí sa len teraz:
app-secret-name = Tajný kľúč
app-secret-copy = Kopírovať tajný kľúč
app-kind-push = Prehliadač
app-kind-mail = E-mail
app-kind-ntfy = ntfy
app-kind-telegram = Telegram
app-kind-discord = Discord
app-kind-slack = Slack
app-kind-matrix = Matrix
app-kind-webhook = Vlastný program (webhook)
app-how-mail = Dostanete odkaz na potvrdenie. Kým ho neotvoríte, nič iné nepríde. Cez potvrdenú schránku sa môžete vrátiť aj k svojmu menu a hrám: kto ju číta, môže hrať za vás.
app-how-ntfy = Zvoľte tému, ktorú nikto neuhádne: kto ju pozná, môže čítať s vami.
app-how-telegram = Založte bota cez @BotFather, raz mu napíšte a zadajte jeho token a identifikátor chatu.
app-how-discord = V Discorde: nastavenia kanála, Integrácie, Webhooky. Skopírujte adresu.
app-how-slack = V Slacku: vytvorte aplikáciu s prichádzajúcim webhookom. Skopírujte adresu.
app-how-matrix = Adresa domovského servera, identifikátor miestnosti a token, ktorý tam smie písať.
app-how-webhook = Pri každom oznámení dostane JSON cez POST.
app-field-url = Adresa
app-field-room = Miestnosť
app-field-token = Prístupový token
app-field-chat = Identifikátor chatu
app-field-address = E-mailová adresa
app-field-label = Ako to voláte
app-events = O čom chcete vedieť
app-event-turn = Ste na ťahu
app-event-reminder = Stále ste na ťahu, o deň neskôr
app-event-clock = Dochádza vám čas
app-event-wish = Niekto sa vás na niečo pýta alebo vám odpovedá
app-event-seat = Niekto vás pozýva, sadne si alebo čaká na začiatok
app-event-over = Hra sa skončila
app-event-rematch = Niekto chce odvetu
app-event-said = Niekto vám píše
app-quiet = Tiché hodiny
app-quiet-text = Čo sa medzitým stane, dozviete sa po ich skončení.
app-quiet-start = Od
app-quiet-end = Do
app-quiet-zone = Sú to časy v časovom pásme { $zone }.
