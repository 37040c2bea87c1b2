### Der Tisch im Browser.

## Die Leiste oben

web-round = Runde
web-of-rounds = von { $rounds }
web-log = Verlauf
web-rules = Regeln
web-menu = Menü

## Was allen gehört

web-gods = Gottheiten
# Unter einem Medaillon: eine Gottheit nach dem, wofür sie steht.
web-god-G1 = Liebe
web-god-G2 = In Ausbildung
web-god-G3 = Meere
web-god-G4 = Müßiggang
web-god-G5 = Feuer
web-god-G6 = Technologie
web-god-G7 = Natur
web-god-G8 = Gleichgewicht
web-god-G9 = Ernte
web-god-G10 = Tod
web-god-taken = { $god }: genommen von { $name }
web-temple-tokens = Tempelplättchen
web-award = { $points } SP: { $name }
web-award-nobody = { $points } SP: niemand
web-display = Auslage
web-stacks = Verdeckte Stapel
web-stacks-left = Verdeckte Landschaften: Stufe 1: { $first }, Stufe 2: { $second }, Stufe 3: { $third }
web-cell = { $cell }: { $tile }
web-cell-worshippers = { $cell }: { $tile } · darauf: { $amounts }
web-strike-from = wähle, was du von { $cell } entfernst

## Eine Welt und ihr Vorrat

web-your-universe = Deine Welt
web-universe-of = Welt von { $name }
web-regions = { $number } von 14 Landschaften
web-ended-now = wenn jetzt Schluss wäre
web-at-end = Endstand
web-points = SP
web-your-god = deine Gottheit
web-god = Gott
web-free = { $colour ->
    [white] Weiß kostet nichts
    [blue] Blau kostet nichts
    [green] Grün kostet nichts
    [red] Rot kostet nichts
   *[orange] Orange kostet nichts
}
web-discount-token = Vergünstigung
web-affordable-payable = du kannst sie bauen
web-affordable-exchange = du kannst sie nach einem Tausch bauen
web-affordable-wilderness = nur als Wildnis
web-region = { $slot }: { $tile }
web-region-deactivated = { $slot }: { $tile } · wird nicht gewertet
web-region-undecided = { $slot }: { $tile } · noch nicht entschieden
web-region-forest = { $slot }: { $tile } · Nachbarn: { $have } von { $need }
web-why-slot = Warum nicht { $slot }?
web-why-row = Warum nicht auf Ebene { $row }, Platz { $place }?
web-kingdom = Vorrat
web-kingdom-size = { $number } von 10

## Die anderen Spieler

web-temples = { $count ->
    [one] { $count } Kultstätte
   *[other] { $count } Kultstätten
}
web-next = Als Nächstes · { web-temples }
web-playing = Am Zug · { web-temples }
web-pausing = Pause · { web-temples }
web-replaced = Ein Bot spielt
web-opponent = { $name }: { $points } SP; Welt zeigen
web-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
web-you-watch = Du schaust zu
web-watch-from = Von welchem Platz aus du zuschaust
web-since = Seit deinem letzten Zug
web-since-of = Seit dem letzten Zug von { $name }
web-since-more = +{ $count }: was davor geschah
web-replay = Diese Züge zeigen
web-nothing-yet = Noch nichts.

## Was eine Landschaft bewirken würde

web-gather = Einsammeln
web-swap = Tauschen
web-exchange-for = { $given } gegen { $gained } tauschen
web-pay = Bezahlen
web-then = dann
web-worth = bringt { $points } SP
web-effect = Effekt
web-about-tile = Was diese Landschaft bewirkt
web-spread = Erschaffen
web-instead = Stattdessen: { $title }
web-preview-hint = Zeige oder tippe auf eine Landschaft, eine Gottheit oder einen Platz, um zu sehen, was passieren würde.
web-choose-hint = Wähle unter den markierten Anhängern.
web-look-hint = Zeige oder tippe auf eine Landschaft oder eine Gottheit, um zu sehen, was sie bewirkt.
web-stakes = Bringt { $points } SP. Wenn du verzichtest, 0 SP.

## Die Leiste unten

web-build = Bauen
web-wilderness = Wildnis, −1 SP
web-wilderness-free = Wildnis
web-decline = Verzichten, 0 SP
web-exchange = Tausch 3:1
web-undo = Rückgängig
web-undo-turn = Zug zurücknehmen
web-redo = Wiederholen
web-end-turn = Zug beenden
web-next-table = Nächster Tisch ({ $number })
web-take = Nehmen

## Der Rückblick

web-past = Rückblick
web-past-show = Den Tisch zeigen, wie er damals war
web-past-still = Im Rückblick kannst du nichts auswählen.
web-past-goes-on = Inzwischen geht die Partie weiter.
web-past-yours = Inzwischen bist du am Zug.
web-past-back = Schritt zurück
web-past-on = Schritt vor
web-past-play = Abspielen
web-past-pause = Anhalten
web-past-now = Zurück zur Partie
web-past-keys = im Rückblick: ein Schritt zurück oder vor
web-log-round = Runde { $round }
web-log-steps = Jeder Schritt: { $turn }
web-log-replay = Seit deinem letzten Zug zeigen
# Ein ganzer Zug in wenigen Worten, ohne Punkt am Ende: Punkte und Wirkung können folgen.
web-turn-build = { $count ->
    [0] { $name } baut { kind-tile } auf Ebene { $row }
   *[other] { $name } baut { kind-tile } auf Ebene { $row } für { $cost }
}
web-turn-wilderness = { $name } legt { kind-tile } als Wildnis auf Ebene { $row }
web-bot-for = Ein Bot für { $name }
web-turn-god = { $name } nimmt { $god }
web-turn-take = { $name } nimmt { kind-tile } von { $cell }
web-turn-exchange = { $name } tauscht 3 { $given } Anhänger gegen 1 { $gained }
web-turn-exchanged = 3 { $given } gegen 1 { $gained } getauscht
web-turn-struck = { $count } entfernt
web-turn-deactivated = nicht gewertet

## Abwesenheit

web-away-back = Während du nicht am Tisch warst, hat ein Bot für dich gespielt.
web-away-show = Zeigen
web-away-clock = Deine Bedenkzeit ist abgelaufen: Ein Bot spielt für dich zu Ende.
web-away-late = Deine Zeit war abgelaufen, deshalb hat ein Bot einen Zug für dich gespielt.
web-missed = { $name } hat zwei Züge in Folge verpasst.
web-rewound = { $wish ->
    [own] { $name } nimmt den Zug aus Runde { $round } zurück
    [turn] { $name } geht vor den Zug von { $player } in Runde { $round } zurück
   *[within] { $name } geht mitten in den Zug von { $player } in Runde { $round } zurück
}
web-rewound-alone = { $what }.
web-rewound-agreed = { $what }; { $names } { $count ->
    [one] stimmt
   *[other] stimmen
} zu.
web-paused = Die Partie pausiert.
web-paused-until = Die Partie pausiert bis { $date }.
web-paused-yours = Nach der Pause bist du am Zug.
web-paused-turn = Nach der Pause ist { $name } am Zug.
web-resume = Pause beenden
web-resume-ask = Dann geht es sofort weiter, und die Uhr von { $name } läuft wieder.
web-resume-ask-yours = Dann geht es sofort weiter, und deine Uhr läuft wieder.
web-resume-not = Weiter pausieren
web-absent-bot = { $name } ist nicht am Tisch. In { $time } springt ein Bot ein.
web-absent-waited = { $name } ist nicht am Tisch. { $player } wartet, deshalb springt kein Bot ein.
web-absent-you-wait = { $name } ist nicht am Tisch. Du wartest, deshalb springt kein Bot ein.
web-wait = Warten
web-let-bot = Bot jetzt spielen lassen
web-let-bot-in = In { $time } kannst du einen Bot spielen lassen.
web-moved = Du spielst jetzt auf einem anderen Gerät.
web-play-here = Hier weiterspielen

## Was sonst zu sagen ist

web-refused = { $wish ->
    [end] { $name } möchte weiterspielen.
    [pause] { $name } möchte keine Pause.
   *[rewind] { $name } möchte nicht zurück.
}
web-went-back = { $whose ->
    [yours] Alle sind einverstanden: zurück zu deinem Zug in Runde { $round }.
   *[other] Alle sind einverstanden: zurück zum Zug von { $player } in Runde { $round }.
}
web-branched = Ein neuer Versuch ab hier. Verdeckte Landschaften sind neu gemischt.
web-branched-show = Frühere Partie
web-try = Ausprobieren
web-trying = Nur ein Versuch: Du spielst alle Plätze, niemand sieht es, Verdecktes ist neu gemischt.
web-trying-goes-on = Die richtige Partie geht weiter: Du bist am Zug.
web-trying-again = Von vorn
web-trying-back = Zurück zur Partie
web-trying-title = Ausprobieren · { $now }
web-say = Etwas sagen
web-say-phrases = Sprüche
web-say-reactions = Reaktionen
web-say-write = Schreib etwas
web-say-send = Senden
web-said = Bisher gesagt
web-unheard = Gesagt, während du nicht am Tisch warst
web-mute = { $name } stummschalten
web-mute-text = Was du stummschaltest, siehst du auf diesem Gerät weder am Tisch noch im Verlauf. Du wirst auch nicht darüber benachrichtigt.
