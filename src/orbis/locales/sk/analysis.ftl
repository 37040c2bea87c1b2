### Stránka rozboru.

## Ako je ďaleko

analysis-queued = Rozbor čaká v rade. Stránku môžete zavrieť: nič sa nestratí.
analysis-working = Prezreté ťahy: { $done } z { $total }. Stránku môžete zavrieť: nič sa nestratí.
analysis-done = Rozbor je hotový.
analysis-soon = Hodnotenia prichádzajú od posledného ťahu k prvému. Vyberte si niektoré z nich, alebo počkajte na celok.
analysis-not-yet = Tento ťah ešte nie je zhodnotený.
analysis-failed-unavailable = Tento server nevie rozoberať hry, lebo mu chýba skompilované jadro. Kto ho prevádzkuje, môže jadro nainštalovať; alebo uložte záznam a použite `orbis review` na inom počítači.
analysis-failed-unfit = Túto hru sa nepodarilo rozobrať. V prehrávaní vidno, či záznam súhlasí.
analysis-retry = Požiadať znova

## Ťahy

analysis-whole = Celá hra
analysis-round = Kolo { $round }
analysis-turn = Kolo { $round } · { $name }
analysis-waiting = Kolo { $round } · { $name }: zatiaľ bez hodnotenia
analysis-graph = Šanca na víťazstvo ťah po ťahu
analysis-turn-told = Kolo { $round } · { $name }: { $verdict }, šanca potom { $chance }
analysis-no-turn = nie je vybraný ťah

## Ťah

analysis-drawn = Ktorý ťah je nakreslený
analysis-played-best = Zahrané: najlepší ťah
analysis-chance = Šanca na víťazstvo
analysis-chance-lost = Darovaná šanca
analysis-luck = Šťastie ďalšieho dielika
analysis-luck-none = žiadny neprišiel
analysis-exact = Presne spočítané.
analysis-estimated = Odhadnuté mnohonásobným dohraním.
analysis-again = Skúsiť odtiaľto znova
analysis-again-text = Hráte za hráča { $name }, za ostatných hrajú boti. Dieliky, ktoré ešte nikto nevidel, sa rozdajú nanovo.
analysis-next = Ďalšia chyba

## Celá hra

analysis-finest = Najlepší ťah
analysis-costliest = Najdrahší ťah
analysis-none = žiadny
analysis-note = Najlepší ťah: najlepší nájdený tam, kde od neho záviselo najviac. Najdrahší ťah: ten, ktorý daroval najviac.
analysis-books = Každý stĺpec dáva súčet: šanca na začiatku, čo darovali vlastné ťahy, čo zmenili ťahy ostatných, šťastie dielikov, ktoré prišli, oprava, výsledok. Šťastie nie je ničia zásluha: v priemere je nulové. Oprava je to, čo neskoršie pohľady zhodnotili inak.
