### Die Regeln aus RULES.md, einem Spieler erzählt; dieselben Sätze beantworten „Warum nicht?“.

## Spielmaterial

rule-C1 = Es gibt fünf Farben: Weiß, Blau, Grün, Rot und Orange, immer in dieser Reihenfolge.
rule-C2 = Es gibt 65 Landschaften: 20 der Stufe 1, 20 der Stufe 2 und 25 der Stufe 3. Jede hat eine Stufe, eine Farbe, Kosten, einen Effekt und Schaffenspunkte; weiße haben auch einen Mystikwert. Die Rückseite ist immer eine Wildnis.
rule-C3 = Die Kosten geben an, wie viele Anhänger welcher Farbe du bezahlst und wie viele beliebiger Farben dazukommen.
rule-C4 = Sterne zeigen, welche Landschaften bei weniger Spielern wegfallen: 14 tragen weiße Sterne, 14 andere lila Sterne, 37 keine.
rule-C5 = Außer den Landschaften gibt es 10 Gottheiten, 5 Tempelplättchen (kurz: Tempel), 5 Vergünstigungsplättchen, „Nicht erfüllt“-Plättchen und Anhänger. Sie bilden den allgemeinen Vorrat; Anhänger und „Nicht erfüllt“-Plättchen gehen nie aus.

## Spielaufbau

rule-S1 = Gespielt wird zu zweit, zu dritt oder zu viert. Die Plätze stehen fest; wer auf dem ersten sitzt, beginnt, dann geht es reihum.
rule-S2 = Zu viert sind alle 65 Landschaften dabei, 5 Gottheiten und die Tempel 11, 7, 4 und 2. Zu dritt entfallen die Landschaften mit weißen Sternen: 51 Landschaften, 4 Gottheiten, Tempel 9, 4 und 2. Zu zweit entfallen auch die mit lila Sternen: 37 Landschaften, 3 Gottheiten, Tempel 7 und 2.
rule-S3 = Jede Stufe hat ihren eigenen gemischten, verdeckten Stapel. Neun verschiedene Landschaften der Stufe 1 liegen offen aus und bilden die zentrale Auslage (3 × 3); zu Beginn stehen darauf keine Anhänger.
rule-S4 = Du kannst nur Gottheiten nehmen, die zu Beginn aufgedeckt wurden: eine mehr, als Spieler dabei sind. Alle anderen sind in dieser Partie nicht im Spiel.
rule-S5 = Niemand beginnt mit Anhängern. Geheim ist nur die Reihenfolge in den Stapeln; welche Landschaften noch darin sind, dürfen alle wissen.
rule-S6 = Eine Partie braucht mindestens 14 Landschaften pro Spieler; ein Set mit weniger ist nicht spielbar. Die Auslage wird mit Stufe 1 gefüllt, mit der nächsten Stufe erst, wenn die vorige aufgebraucht ist; ist zum Auffüllen keine Landschaft mehr da, bleibt das Feld leer.

## Der Spielzug

rule-T1 = In deinem Spielzug nimmst du eine Landschaft aus der zentralen Auslage oder eine der aufgedeckten Gottheiten; passen kannst du nicht. Von einem leeren Feld kannst du nichts nehmen. Eine Partie dauert 15 Runden.
rule-T2 = In der ganzen Partie nimmst du genau eine Gottheit und 14 Landschaften. Hast du deine Gottheit, kannst du nur noch Landschaften nehmen; mit 14 Landschaften und ohne Gottheit nur noch eine Gottheit.
rule-T3 = Eine Landschaft nimmst du in sieben Schritten, immer in dieser Reihenfolge: Anhänger erschaffen, einsammeln, bezahlen (oder in eine Wildnis umwandeln), legen, Effekt, Vorrat prüfen, auffüllen. Beim Prüfen kannst du nur Anhänger zurücklegen, die du hast; aufgefüllt wird immer mit der niedrigsten Stufe, die noch da ist.
rule-T4 = Hat jemand eine Gottheit genommen, ist sie weg und wird nicht ersetzt. Nimmst du eine, führst du ihren Soforteffekt aus; es werden keine Anhänger erschaffen, und die zentrale Auslage bleibt, wie sie ist.
rule-X1 = In deinem Spielzug darfst du 3 Anhänger einer Farbe aus deinem persönlichen Vorrat gegen 1 einer anderen Farbe tauschen, so oft du kannst. Du brauchst mindestens 3 der Farbe, die du abgibst.
rule-K1 = Während deines Spielzugs darfst du mehr als 10 Anhänger im persönlichen Vorrat haben, am Ende aber nie.

## Bezahlen

rule-M1 = Jedes farbige Symbol kostet einen Anhänger dieser Farbe, jedes bunte einen Anhänger deiner Wahl; alle müssen in deinem persönlichen Vorrat sein. Fehlt dir etwas, tausche zuerst oder mach die Landschaft zur Wildnis.
rule-M2 = Mit dem Vergünstigungsplättchen einer Farbe kosten dich Symbole dieser Farbe nichts mehr. Für bunte Symbole gilt das nie.
rule-M3 = Die Vergünstigung gilt erst für spätere Landschaften, nicht für den Bauernhof, der sie bringt. Sie senkt die Kosten von Landschaften, nie das, was ein Dorf, ein Vulkan oder der Gott des Todes verlangt.

## Die Welt

rule-P1 = Ebene 1 fasst höchstens 5 Landschaften beliebiger Farben, ohne Lücken: Eine neue kommt ans linke oder rechte Ende. Mit 5 Landschaften ist die Ebene voll.
rule-P2 = Eine Landschaft auf Ebene 2, 3 oder 4 liegt über zwei benachbarten Landschaften der Ebene darunter. Beide müssen schon da sein, und der Platz selbst muss frei sein; gelegte Landschaften werden nie verschoben.
rule-P3 = Auf einer höheren Ebene muss mindestens eine der beiden Landschaften darunter dieselbe Farbe haben wie die neue; eine Wildnis darunter gilt als jede Farbe. Gibt es keinen solchen Platz mehr, auch nicht in der untersten Ebene, kann die Landschaft nur zur Wildnis werden, und die darf über jeder Farbe liegen.
rule-P4 = 14 Landschaften vollenden deine Pyramide: 5, 4, 3 und 2. Am Ende kommt die Gottheit auf die Spitze; sie hat keine Farbe und zählt nicht als Nachbar.
rule-W1 = Eine Wildnis ist eine umgedrehte Landschaft. Bei Spielende bringt sie −1 SP; sie gilt in jeder Hinsicht als Landschaft jeder Farbe, auch mehrerer zugleich. Sie selbst hat keinen Effekt, keine Punkte, keine Kultstätte und keinen Mystikwert.
rule-W2 = Kannst oder willst du eine Landschaft nicht bezahlen oder nicht offen legen, wird sie zur Wildnis. Für eine Wildnis ist immer Platz.

## Landschaften

rule-E1 = Bauernhof: Nimm das Vergünstigungsplättchen der angegebenen Farbe. Ab der nächsten Landschaft kosten dich Symbole dieser Farbe nichts mehr. Ein zweites Plättchen derselben Farbe ändert nichts.
rule-E2 = Dorf: Lege aus deinem persönlichen Vorrat die angegebene Anzahl Anhänger beliebiger Farben zurück, sonst wird das Dorf nicht gewertet. Du darfst verzichten; nur einen Teil zurückzulegen geht nicht.
rule-E3 = Wald: Jetzt passiert nichts. Bei Spielende wird er gewertet, wenn mindestens so viele seiner Nachbarn wie angegeben eine der angegebenen Farben haben. Nachbarn liegen daneben, darunter und darüber, höchstens sechs; eine Wildnis zählt mit.
rule-E4 = Vulkan: Entferne von den übrigen Landschaften der zentralen Auslage so viele Anhänger wie angegeben, nur in den angegebenen Farben, sonst wird der Vulkan nicht gewertet. Du darfst verzichten; nur einen Teil zu entfernen geht nicht.
rule-E5 = Bewässerungsanlage: Sie wird gewertet, wenn beim Legen mindestens eine der beiden Landschaften direkt darunter die angegebene Farbe hat oder eine Wildnis ist. Sonst, und auf Ebene 1 immer, wird sie nicht gewertet.
rule-E6 = Bekehrung: Nimm die angegebenen Anhänger aus dem allgemeinen Vorrat.
rule-E7 = Bekehrung beliebiger Farbe: Nimm einen Anhänger einer Farbe deiner Wahl aus dem allgemeinen Vorrat.
rule-E8 = Heiliger Felsen: bei Spielende 1 SP wert, ohne jede Bedingung.
rule-E9 = Kultstätte: Ihre Symbole zählen bei Spielende, wenn die Tempel verteilt werden. Sie bekommt nie ein „Nicht erfüllt“-Plättchen, und aufgedruckte SP werden einfach gewertet.

## Gottheiten

rule-G1 = Göttin der Liebe: Nimmst du sie, erhältst du sofort 5 Anhänger beliebiger Farben. Bei Spielende ist sie 1 SP wert.
rule-G2 = Göttin in Ausbildung: bei Spielende 2 SP wert.
rule-G3 = Gott der Meere: 3 SP bei Spielende, wenn du zu den Spielern mit den meisten gewerteten Bewässerungsanlagen gehörst.
rule-G4 = Göttin des Müßiggangs: 1 SP bei Spielende, und du verlierst durch Wildnisse keine SP.
rule-G5 = Göttin des Feuers: 3 SP bei Spielende, wenn du zu den Spielern mit den meisten gewerteten Vulkanen gehörst.
rule-G6 = Gott der Technologie: 3 SP bei Spielende, wenn du zu den Spielern mit den wenigsten Wildnissen gehörst.
rule-G7 = Göttin der Natur: 3 SP bei Spielende, wenn du zu den Spielern mit den meisten gewerteten Wäldern gehörst.
rule-G8 = Gott des Gleichgewichts: 3 SP bei Spielende, wenn du mindestens ein gewertetes Dorf, eine Kultstätte und einen gewerteten Vulkan hast.
rule-G9 = Gott der Ernte: 3 SP bei Spielende, wenn du zu den Spielern mit den meisten gewerteten Dörfern gehörst.
rule-G10 = Gott des Todes: Nimmst du ihn, lege aus deinem persönlichen Vorrat 6 Anhänger beliebiger Farben zurück, sonst wird er nicht gewertet. Wird er gewertet, ist er bei Spielende 3 SP wert.

## Ende und Wertung

rule-D1 = Nach Runde 15 ist die Partie vorbei, und es gibt nichts mehr zu tun. Deine Punkte: die SP deiner gewerteten Landschaften, −1 je Wildnis, dazu die SP deiner Gottheit und deines Tempels.
rule-D2 = Bei Spielende werden zuerst die Wälder geprüft, dann die Tempel verteilt, dann die Gottheiten gewertet.
rule-D3 = Wer die meisten Kultstätten hat, erhält den Tempel mit den meisten SP, wer die zweitmeisten hat, den nächsten und so weiter. Bei Gleichstand entscheidet der höchste Mystikwert auf einer offenen weißen Landschaft. Ohne Kultstätte gibt es keinen Tempel.
rule-D4 = Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Anhänger im persönlichen Vorrat übrig hat; herrscht auch dann Gleichstand, teilen sich diese Spieler den Sieg.

## Klarstellungen

rule-Q1 = Für eine Bewässerungsanlage genügt eine der beiden Landschaften darunter, egal welche.
rule-Q2 = Von den 14 Landschaften mit lila Sternen haben 4 die Stufe 1, 4 die Stufe 2 und 6 die Stufe 3; eine der gedruckten Anleitungen hat hier einen Druckfehler.
rule-Q3 = Die Pyramide besteht aus 14 Landschaften. Eine Anleitung zählt die Gottheit als fünfte Ebene; das ändert nichts.
rule-Q4 = Gleichstand bei Kultstätten: Jede offene weiße Landschaft zählt, nicht nur Kultstätten. Sind die höchsten Mystikwerte gleich, entscheiden die zweithöchsten und so weiter, danach die Sitzreihenfolge.
rule-Q5 = Der Gott des Gleichgewichts verlangt eine Kultstätte. Wer eine hat, erhält auch einen Tempel; beide Lesarten laufen also auf dasselbe hinaus.
rule-Q6 = „Zu den Spielern mit den meisten“ ist wörtlich gemeint, Gleichstand eingeschlossen: Hat niemand auch nur eine solche Landschaft, gehören alle dazu. Dasselbe gilt für „mit den wenigsten“.
rule-Q7 = Die Obergrenze von 10 Anhängern gilt auch am Ende eines Spielzugs, in dem du eine Gottheit genommen hast.
rule-Q8 = Du wirst nur einmal gefragt: offen, also bezahlt und gelegt, oder Wildnis. Offen geht nur, wenn du die Landschaft sowohl bezahlen als auch legen kannst.
rule-Q9 = Du darfst deine Entscheidungen zurücknehmen, bis du deinen Spielzug beendest. Danach sind sie endgültig, denn das Auffüllen deckt eine neue Landschaft auf.
rule-Q10 = Ein Tausch gegen dieselbe Farbe würde dich nur Anhänger kosten, darum wird er nicht angeboten.
rule-Q11 = Der wertvollste noch verfügbare Tempel ist immer die beste Wahl, darum wird er automatisch zugeteilt.
rule-Q12 = Tauschen kannst du, wenn du wählst, was du nimmst, wenn du über die genommene Landschaft entscheidest und wenn du deinen Vorrat auf zehn verringern musst. Sonst würde ein Tausch nichts ändern; in deinem nächsten Spielzug kannst du wieder tauschen.
rule-Q13 = Die Werte der 65 Landschaften stammen von uns und sind inoffiziell, denn die Anleitungen führen sie nicht auf. Besitzt du das Spiel, kannst du deine Landschaften eingeben und damit spielen.

## Entscheidungen

rule-N1 = Solange Ebene 1 leer ist, sind ihre beiden Enden derselbe Platz, darum wird nur das rechte angeboten. Die Plätze der Ebenen 2 bis 4 werden vom jetzigen linken Ende der Ebene 1 aus gezählt.
rule-N2 = Nach dem Einsammeln wählst du: bauen, wenn dein persönlicher Vorrat die Kosten jetzt deckt und es einen Platz gibt, oder Wildnis – das ist immer möglich. Tausche vorher, wenn nötig.
rule-N3 = Beim Bauen werden die farbigen Symbole sofort bezahlt. Dann wählst du für jedes bunte Symbol einen Anhänger und danach den Platz.
rule-N4 = Du wählst Anhänger einzeln in der Reihenfolge Weiß, Blau, Grün, Rot, Orange, damit jede Auswahl nur auf eine Weise möglich ist. Zu einer früheren Farbe kannst du nicht zurück (beim Vulkan innerhalb einer Farbe auch nicht zu einem früheren Feld), und du darfst nicht so viele auslassen, dass zu wenige übrig bleiben.
rule-N5 = Verzichten kannst du nur bei Dorf, Vulkan und Gott des Todes, und nur vor dem ersten Anhänger; danach musst du weitermachen, bis die Anzahl erreicht ist. Kannst du die Anzahl gar nicht aufbringen, gilt das ohne Nachfrage als Verzicht.
rule-N6 = Musst du deinen Vorrat auf zehn verringern, kannst du tauschen, solange du noch keinen Anhänger zurückgelegt hast. Danach legst du weiter zurück, bis zehn übrig sind.
rule-N7 = Ist nichts mehr zu entscheiden, beendest du den Spielzug; bis dahin kannst du ihn zurücknehmen. Hast du eine Landschaft genommen, wird erst danach eine neue der niedrigsten übrigen Stufe aufgedeckt. Dann ist der nächste Spieler an der Reihe.
rule-N8 = Du kannst immer nur tun, was zum aktuellen Schritt gehört. Ein Spielzug läuft so ab: nehmen, entscheiden (bauen oder Wildnis), bezahlen, legen, Effekt, Vorrat prüfen, beenden, auffüllen; Schritte ohne Entscheidung entfallen.
rule-N9 = Alles auf dem Tisch ist offen, auch welche Landschaften noch in den Stapeln sind. Ihre Reihenfolge kennt nur, wer austeilt.

## Mischen

rule-H1 = Die Spielerzahl und der Startwert, ein Text, bestimmen die ganze Verteilung. Wer beides kennt, kann sie mit SHA-256 nachrechnen.
rule-H2 = Eine Zufallszahl unter einer Grenze entsteht aus dem nächsten Zufallswort; Wörter, die einzelne Zahlen bevorzugen würden, werden übersprungen, sodass alle gleich wahrscheinlich sind.
rule-H3 = Eine Liste wird vom Ende her gemischt: Jedes Element tauscht den Platz mit einem zufälligen, das nicht hinter ihm liegt, möglicherweise auch mit sich selbst.
rule-H4 = Zuerst werden die Stapel der Stufen 1, 2 und 3 gemischt, dann die zehn Gottheiten. Die ersten neun Landschaften der Stufe 1 bilden die zentrale Auslage, die ersten Gottheiten werden aufgedeckt.

## Zählen und Vergleichen

rule-V1 = Perft zählt die Folgen mit einer bestimmten Zahl von Entscheidungen; Programme prüfen damit, ob sie nach denselben Regeln spielen.
rule-V2 = Die Punkte setzen sich aus Landschaften, Wildnissen, Tempel und Gottheit zusammen; dazu kommen ihre Summe und die übrigen Anhänger.
