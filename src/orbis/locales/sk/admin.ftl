### Stránka správcu.

admin-title = Tento server
admin-token = Token správcu
admin-token-text = Server bol s ním spustený: --admin-token-file alebo ORBIS_ADMIN_TOKEN. Táto karta si ho pamätá, kým ju nezavriete.
admin-open = Otvoriť
admin-bad = Toto nie je token tohto servera.
admin-leave = Zabudnúť token
admin-well = Všetko je v poriadku.
admin-full = Miesto sa minulo. Nové hry sa nezačínajú, rozohrané pokračujú.
admin-ill = Problém s databázou: { $status }
admin-version = Verzia
admin-since = Spustený
admin-processes = Procesy
admin-store = Databáza
admin-store-file = jeden súbor
admin-disk = Obsadené miesto
admin-disk-of = { $used } z { $most }
admin-connections = Otvorené spojenia
admin-live = Stoly v pamäti
admin-delay = Najväčšie oneskorenie za minútu
admin-one-process = Spojenia, stoly v pamäti, oneskorenie, práca a odmietnutia sa týkajú procesu, ktorý odpovedal.
admin-tables = Stoly
admin-waiting = nezačaté
admin-playing = rozohrané
admin-over = ukončené
admin-find-label = Označenie alebo odkaz stola
admin-find = Nájsť
admin-latest = Naposledy aktívne
admin-no-table = Taký stôl neexistuje.
admin-changed = Posledná zmena: { $when }
admin-events = Udalosti: { $count }
admin-delete = Zmazať…
admin-delete-question = Zmazať tento stôl?
admin-delete-text = Zmizne hneď a pre všetkých. Vráti ho iba záloha.
admin-delete-yes = Zmazať stôl
admin-delete-no = Ponechať
admin-deleted = Stôl je zmazaný.
admin-work = Práca
admin-quick = Čítanie a kontrola
admin-thinking = Boti a nápoveda
admin-reviewing = Rozbory
admin-doing = Prebieha
admin-queued = Čaká
admin-services = Služby
admin-service-mail = Pošta
admin-service-push = Oznámenia v prehliadači
admin-service-passkeys = Prístupové kľúče
admin-set-up = nastavené
admin-tried = { $result ->
    [sent] nastavené; skúšobná správa odoslaná
   *[failed] nastavené; skúšobná správa sa neodoslala
}
admin-missing = nenastavené: { $missing }
admin-services-text = Pošta: spustite server s ORBIS_SMTP=smtps://user:password@mail.example.org, --contact you@example.org a --site https://play.example.org. Ostatné: nainštalujte cez pip install to, čo je tu uvedené, a spustite server znova.
admin-mail-to = Poslať skúšobnú správu na adresu
admin-mail-send = Poslať
admin-mail-sent = Odoslané. O chvíľu by malo prísť; pozrite sa aj do spamu.
admin-mail-failed = { $problem ->
    [unreachable] Neodoslalo sa: poštový server neodpovedá alebo tento server nevpustí. Skontrolujte ORBIS_SMTP: počítač, port, používateľa a heslo.
    [timeout] Neodoslalo sa: poštový server neodpovedal včas. Skontrolujte počítač a port v ORBIS_SMTP alebo to skúste neskôr.
    [refused] Neodoslalo sa: poštový server správu odmietol (odpoveď { $status }). Skontrolujte túto adresu a adresu zadanú cez --contact.
    [later] Neodoslalo sa: poštový server teraz nemôže správu prijať (odpoveď { $status }). Skúste to neskôr.
    [address] Neodoslalo sa: na túto adresu sa pošta poslať nedá. Skontrolujte, či v nej nie je preklep.
    [paused] Neodoslalo sa: poštový server mal v poslednom čase poruchu alebo neodpovedal. Skúste to o niekoľko minút.
    [busy] Neodoslalo sa: práve toho prebieha priveľa. Skúste to o chvíľu.
   *[off] Neodoslalo sa: tento server neposiela poštu.
}
admin-mail-limit = Za hodinu sa dá poslať najviac päť skúšobných správ. Skúste to neskôr.
admin-notices = Oznámenia
admin-notices-waiting = Oznámenia, ktoré ešte čakajú: { $count }
admin-notices-waiting-text = Čakajú: hráč sa ešte môže pozrieť na stôl sám, trvajú tiché hodiny alebo kanál neodpovedá.
admin-kept-identities = Mená so zariadeniami, nastaveniami a oznámeniami
admin-notices-text = Zlyhávajúce kanály neprijali posledné oznámenie. Odoslané a neprijaté sa počítajú od spustenia.
admin-no-channels = Nikto nepožiadal o oznámenia.
admin-kind = Druh
admin-count = Počet
admin-channels = Kanály
admin-failing = Zlyhávajú
admin-sent = Odoslané
admin-failed = Neprijaté
admin-limits = Limity
admin-limit-rate = Požiadavky za sekundu: { $rate } na hráča, { $burst } naraz. Všetci hráči z jednej adresy spolu: { $crowd }-krát toľko.
admin-limit-tables = Neukončené stoly: { $tables } na hráča, { $crowd } na adresu.
admin-limit-daily = Hráč za deň: stoly { $tables }, záznamy a sady dielikov { $texts }, poštové schránky { $mails }. Adresa: desaťkrát toľko.
admin-limit-connections = Spojenia z jednej adresy: { $sockets }, z toho { $connections } k stolom.
admin-refused = Najčastejšie odmietaní za dve hodiny
admin-nobody = Nikto.
admin-network = Sieť
admin-times = Koľkokrát
admin-wrong = Nesprávne tokeny odoslané na túto stránku: { $count }
