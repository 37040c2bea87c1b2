### Stránka rozboru.

## Ako je ďaleko

analysis-queued = Rozbor čaká, kým príde na rad. Pokračuje, kým je táto stránka otvorená; ak ju zavriete, nič sa nestratí.
analysis-working = Preskúmané ťahy: { $done } z { $total }. Stránku môžete zavrieť: nič sa nestratí.
analysis-done = Rozbor je hotový.
analysis-soon = Hodnotenia pribúdajú od posledného ťahu k prvému. Vyberte si niektoré, alebo počkajte na celý rozbor.
analysis-not-yet = Tento ťah ešte nemá hodnotenie.
analysis-failed-unavailable = Tento server nevie robiť rozbory, lebo mu chýba skompilované jadro. Kto ho prevádzkuje, môže jadro nainštalovať; alebo uložte záznam a použite `orbis review` na inom počítači.
analysis-failed-unfit = Rozbor tejto hry sa nepodaril. Prejdite si jej záznam a uvidíte, či sedí.
analysis-retry = Skúsiť znova

## Ťahy

analysis-whole = Celá hra
analysis-round = Kolo { $round }
analysis-turn = Kolo { $round } · { $name }
analysis-waiting = Kolo { $round } · { $name }: zatiaľ bez hodnotenia
analysis-graph = Šanca na výhru ťah po ťahu
analysis-turn-told = Kolo { $round } · { $name }: { $verdict }, { $lost }
analysis-no-turn = nie je vybraný ťah

## Ťah

analysis-drawn = Zobrazený ťah
analysis-played-best = Zahrané: najlepší ťah
analysis-chance = Šanca na výhru
# What a turn gave away: the sign is part of the number.
analysis-chance-lost = { $chance } šance na výhru
analysis-figures = Viac čísel
analysis-luck = Šťastie na ďalší dielik
analysis-luck-none = žiadny dielik sa neodkryl
analysis-exact = Vypočítané presne.
analysis-estimated = Odhad z mnohých dohraných pokračovaní.
analysis-again = Skúsiť odtiaľto znova
analysis-again-text = Hráte za hráča { $name }, za ostatných hrajú boti. Dieliky, ktoré ešte nikto nevidel, sa znova zamiešajú.
analysis-practise = Precvičiť si tento ťah
analysis-next = Ďalšia chyba

## Celá hra

analysis-finest = Najlepší ťah
analysis-costliest = Najväčšie straty
analysis-unit-chance = Stratená šanca na výhru
analysis-unit-points = Rozhodnuté: stratené BS
analysis-none = žiadny
analysis-note = Najlepší ťah: ten, pri ktorom najviac záležalo na tom, aby hráč našiel najlepšiu možnosť. Najväčšia strata: ťah, ktorý šancu na výhru znížil najviac.
analysis-books = Čísla v každom stĺpci dávajú v súčte výsledok: šanca na začiatku, strata vo vlastných ťahoch, zmeny v ťahoch ostatných, šťastie na dieliky a oprava. Šťastie nie je ničia zásluha: v priemere je nulové. Oprava je rozdiel medzi skorším a neskorším hodnotením.
