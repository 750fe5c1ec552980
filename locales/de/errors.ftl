# Was an Optionen, Dateien und Notation nicht stimmt. Sätze ohne Punkt; sie folgen einem Doppelpunkt.

## JSON und seine Form

wrong-json = das ist kein JSON: siehe Zeile { $line }, Spalte { $column }
wrong-json-unfinished = das Ende des JSON-Texts fehlt
wrong-key-twice = den Schlüssel „{ $key }“ gibt es zweimal
wrong-value = { $path }: erwartet wird { $expected }, da steht { $found }
wrong-file-value = erwartet wird { $expected }, da steht { $found }
wrong-missing = { $path } fehlt
wrong-key = unbekannter Schlüssel „{ $path }“; hier gibt es { $known }
wrong-expected-switch = true oder false
wrong-expected-number = eine Zahl von { $min } bis { $max }
wrong-expected-whole = eine ganze Zahl
wrong-expected-text = ein Text
wrong-expected-name = ein Name aus 1 bis { $longest } Buchstaben, Ziffern, Leerzeichen, `-` und `_`, ohne Leerzeichen am Rand
wrong-expected-list = eine Liste
wrong-expected-object = ein Objekt
wrong-expected-word = eines von { $words }
wrong-expected-like = etwas wie { $examples }
wrong-found-null = null
wrong-found-list = eine Liste
wrong-found-object = ein Objekt
wrong-found-text = „{ $text }“
wrong-found-value = { $text }

## Wie eine Option heißt: so, wie man sie tippt, und in Worten

option-typed = „{ $option }“
option-said = „{ $option }“
option-said-value = „{ $option }: { $value }“

## Ausgaben und Optionen

wrong-preset = es gibt keine Ausgabe „{ $name }“; „kagiya rules“ zählt sie auf
wrong-preset-near = es gibt keine Ausgabe „{ $name }“; meinst du „{ $near }“?
wrong-option-name = es gibt keine Option „{ $name }“; „kagiya rules“ zählt sie auf
wrong-option-near = es gibt keine Option „{ $name }“; meinst du „{ $near }“?
wrong-option-switch = Option { $option }: erwartet wird true oder false, da steht { $found }
wrong-option-number = Option { $option }: erwartet wird eine Zahl von { $min } bis { $max }, da steht { $found }
wrong-option-choice = Option { $option }: erwartet wird eines von { $words }, da steht { $found }
wrong-option-form = Option { $option }: erwartet wird ein Wert wie { $examples }, da steht { $found }
wrong-option-part = Option { $option }: { $why }
wrong-options = Optionen: { $why }
wrong-options-players = { $count } Spieler: Hanabi spielt man zu zweit bis zu fünft, oder zu sechst, wo { $hands } einen Eintrag für 6 hat
wrong-options-no-hand-size = { $hands } hat keinen Eintrag für { $count } Spieler; füge einen von 1 bis 8 Karten hinzu
wrong-options-hand-size-for = { $hands } hat einen Eintrag für { $count } Spieler; spielen können nur 2 bis 6
wrong-options-hand-size = { $count ->
    [one] Hände mit einer Karte
   *[other] Hände mit { $count } Karten
}: { $hands } geht von 1 bis 8
wrong-options-colors = { $count } { $count ->
    [one] Farbe
   *[other] Farben
}: es können 1 bis 5 sein, mit { $suits } auch 0
wrong-options-ranks = { $count } { $count ->
    [one] Wert
   *[other] Werte
}: es können 1 bis 5 sein
wrong-options-palette = { $palette }: erwartet werden fünf verschiedene Buchstaben aus w, r, b, y, g, p, t, k; m und k sind vergeben, wenn { $multi } und { $black } im Spiel sind
wrong-options-clue-tokens = { $count } Hinweismarker: es können 0 bis 20 sein
wrong-options-strikes = { $strikes }: das Spiel kann mit dem 1. bis 5. Fehler enden
wrong-options-too-many-suits = { $count } Kartenfarben: es können höchstens 8 sein
wrong-options-too-many-colors = die Kartenfarben und ihre Listen nennen mehr als 8 verschiedene Farben
wrong-options-same-letter = zwei Kartenfarben haben den Buchstaben „{ $letter }“
wrong-options-same-name = zwei Kartenfarben heißen „{ $name }“
wrong-options-suit-letter = die Kartenfarbe „{ $name }“ braucht einen freien eigenen Buchstaben von a bis z
wrong-options-suit-copies = die Kartenfarbe „{ $name }“ braucht jeden Wert des Spiels ein- bis dreimal, und keine anderen Werte
wrong-options-unknown-color = die Kartenfarbe „{ $name }“ wird von der Farbe „{ $letter }“ getroffen, die es im Spiel nicht gibt
wrong-options-joker-suit = die Kartenfarbe „{ $name }“ kann kein Joker sein: es gibt nur eine Jokerfarbe, und sie wird aufwärts gebaut
wrong-options-no-firework = keine Kartenfarbe hat ein Feuerwerk: wenigstens eine muss zählen
wrong-options-deck-too-small = Zahl der Karten: { $cards }; die Hände brauchen { $needed }
wrong-options-first-player = { $first }: diesen Platz gibt es nicht (sie zählen ab 0)
wrong-options-endless = { $end } kennt keine Punkte: es braucht { $goal }
wrong-options-critical-discard = { $lost } braucht { $goal }
wrong-options-black-completion = { $reward } braucht { $tiles } und { $black }
wrong-options-tile5 = { $tile } braucht { $tiles }
wrong-options-score-suffix = { $suffix } braucht { $black }
wrong-options-joker-critical = ein Joker kann jede verlorene Karte ersetzen und passt deshalb nicht zu { $lost }
wrong-options-joker-timed = ein Joker gehört zu keinem Feuerwerk, das man ansagen könnte, und passt deshalb nicht zu { $announced }
wrong-options-variant-mod = { $twist } wird nicht unterstützt

## Notation

wrong-notation-empty = da steht nichts; p2 spielt die Karte an Stelle 2
wrong-notation-action = „{ $text }“ ist kein Zug; schreib p2 oder play 2, d1 oder discard 1, Br oder clue B red, B3 oder clue B 3
wrong-notation-form = „{ $text }“: erwartet wird { $expected }
wrong-notation-place = „{ $text }“ ist keine Karte einer Hand; schreib ihre Stelle, ab 1, oder ihre Nummer wie #17
wrong-notation-seat = „{ $text }“ ist kein Platz an diesem Tisch; die Plätze gehen von A bis { $last }
wrong-notation-suit = „{ $text }“ ist keine Kartenfarbe dieses Spiels; es gibt { $known }
wrong-notation-color = „{ $text }“ ist keine Farbe, die man nennen kann; es gibt { $known }
wrong-notation-no-colors = „{ $text }“ lässt sich nicht nennen; dieses Spiel hat keine Farbhinweise
wrong-notation-rank = „{ $text }“ ist kein Wert dieses Spiels; die Werte gehen von 1 bis { $highest }
wrong-form-play = eine Karte zum Spielen: p2, p#17 oder play 2, mit Ansage p2=g oder play 2 as green
wrong-form-discard = eine Karte zum Abwerfen: d1, d#5 oder discard 1
wrong-form-clue = ein Platz und eine Farbe oder ein Wert: Br, B3, clue B red oder clue B 3
wrong-form-shuffle = eine abgeworfene Karte: s:r2 oder shuffle r2
wrong-form-put = eine abgeworfene Karte: f:r5 oder put r5
wrong-form-joker = ein Feuerwerk: j:r oder joker red
wrong-form-decline = - oder decline allein
wrong-form-card = eine Karte: der Buchstabe ihrer Farbe und ihr Wert, wie r3
wrong-form-order = eine Hand in neuer Reihenfolge, wie A=#4,#1,#2
wrong-form-end = den Grund des Endes: left, timeout oder agreed
wrong-slot = es gibt keine Stelle { $slot }; die Hand hat die Stellen 1 bis { $cards }
wrong-slot-empty-hand = es gibt keine Stelle { $slot }: die Hand ist leer
wrong-clue-to-oneself = Platz { $seat } ist am Zug und kann sich nicht selbst einen Hinweis geben; nenne einen anderen Platz

## Kartenverteilung und Stellungen

wrong-seed = ein Startwert hat 64 hexadezimale Ziffern
wrong-deal-cards = der Stapel enthält { $card } { $listed }-mal; in diesem Spiel gibt es sie { $expected }-mal
wrong-deal-tiles = die Bonusplättchen müssen verschieden sein, und es gibt sie nur mit flamboyants
wrong-deal-first = Platz { $seat } kann nicht beginnen: die Optionen nennen einen anderen, oder dort sitzt niemand
wrong-setup-hands = { $hands } { $hands ->
    [one] Hand
   *[other] Hände
} für { $players } Spieler
wrong-setup-hand-size = die Hand von Platz { $seat } hat mehr als 8 Karten
wrong-setup-marks = was Hinweise über die Hand von Platz { $seat } gesagt haben, stimmt für ihre Karten nicht
wrong-setup-to-act = Platz { $seat } ist am Zug, aber dort sitzt niemand
wrong-setup-clue-tokens = { $given } Hinweismarker sind da, aber das Spiel hat { $most }
wrong-setup-strikes = mit { $count } Fehlern ist das Spiel schon zu Ende
wrong-setup-no-firework = eine Kartenfarbe ohne Feuerwerk ist aufgeführt
wrong-setup-height = das Feuerwerk { $suit } ist höher als ein fertiges
wrong-setup-complete = alle Feuerwerke sind schon fertig
wrong-setup-count = { $card } ist { $placed }-mal da (Hände, Stapel, Ablage, Feuerwerke); in diesem Spiel gibt es sie { $expected }-mal
wrong-setup-turns-left = turns_left { $count }: die Schlussrunde hat 1 Zug bis so viele Züge wie Spieler und einen leeren Stapel, und in einem Spiel ohne Ende gibt es sie nicht

## Aufzeichnungen

wrong-record = das ist keine Aufzeichnung: { $why }
wrong-record-none = das ist keine Aufzeichnung: der Schlüssel „kagiya_record“ mit einer Versionsnummer fehlt
wrong-record-version = das ist eine Aufzeichnung der Version { $version }; dieses Programm liest Version { $known }
wrong-record-preset = preset: die Optionen sind nicht die von „{ $name }“; lass preset weg oder ändere sie
wrong-record-no-preset = preset: es gibt keine Ausgabe „{ $name }“
wrong-record-deal = deal: { $why }
wrong-record-no-deal = deal: erwartet wird ein Startwert oder ein Stapel
wrong-record-tiles = deal: Plättchen stehen nur zusammen mit einem Stapel
wrong-record-card = deal: Karte { $place } des Stapels: { $why }
wrong-record-deck-size = deal: der Stapel hat { $listed } { $listed ->
    [one] Karte
   *[other] Karten
}; dieses Spiel hat { $expected }
wrong-record-tile = deal: es gibt kein Bonusplättchen { $tile }; sie haben die Nummern 1 bis 6
wrong-record-first = first: { $why }
wrong-record-names = players: { $names } { $names ->
    [one] Name
   *[other] Namen
} für { $players } Spieler; nenne alle oder keinen
wrong-record-entry = Eintrag { $number } („{ $text }“): { $why }
wrong-record-entry-number = Eintrag { $number }: { $why }
wrong-record-result = result: die Aufzeichnung sagt { $given }, nachgespielt ergibt sich { $played }
wrong-record-no-end = result: die Aufzeichnung sagt { $given }, aber das Spiel ist nicht zu Ende
wrong-entry-after-the-end = der Tisch hatte das Spiel vorher abgebrochen
wrong-entry-already-over = das Spiel war zu Ende und kann nicht mehr abgebrochen werden
wrong-entry-no-seat = auf { $seat } sitzt niemand

## Spiele von hanab.live

wrong-site = das ist kein Spiel von hanab.live: { $why }
wrong-site-none = das ist kein Spiel von hanab.live: erwartet wird ein Spiel mit players, deck und actions, oder eine Liste von Spielen
wrong-site-option = die Option „{ $name }“ ändert die Regeln auf eine Weise, die nicht unterstützt wird
wrong-site-characters = das Spiel wurde mit erschwerenden Rollen gespielt („{ $name }“), die nicht unterstützt werden
wrong-site-no-players = players: erwartet wird eine Liste von Namen oder ein playerCount
wrong-site-player-count = players: { $named } { $named ->
    [one] Name
   *[other] Namen
}, aber playerCount ist { $count }
wrong-site-players = players: { $count } spielen; es können 2 bis 6 sein
wrong-site-starting-player = players: startingPlayer { $seat }: dort sitzt niemand
wrong-site-card = deck: die Variante hat keine Karte der Farbe { $suit } mit dem Wert { $rank } (Stelle { $place })
wrong-site-deck-size = deck: { $listed } { $listed ->
    [one] Karte ist
   *[other] Karten sind
} aufgeführt; die Variante hat { $expected }
wrong-site-action = Zug { $place }: { $why }
wrong-site-action-type = es gibt keinen Zug der Art { $type }; die Arten gehen von 0 bis 5
wrong-site-no-card = der Stapel hat keine Karte { $card }; sie zählen ab 0
wrong-site-no-seat = auf { $seat } sitzt niemand; die Plätze zählen ab 0
wrong-site-oneself = Spieler { $seat } gibt sich selbst einen Hinweis
wrong-site-no-color = die Variante hat keine Farbe { $color }; sie zählen ab 0
wrong-site-no-rank = es gibt keinen Wert { $rank }; die Werte gehen von 1 bis 5
wrong-variant = die Variante „{ $name }“ lässt sich hier nicht spielen: bekannt sind nur solche, die sich in ihren Farben unterscheiden
wrong-variant-near = die Variante „{ $name }“ lässt sich hier nicht spielen: sie ist unbekannt; meinst du „{ $near }“?
wrong-variant-fours = die Variante „{ $name }“ lässt sich hier nicht spielen: jede 4 gibt es dort nur einmal
wrong-variant-ones = die Variante „{ $name }“ lässt sich hier nicht spielen: jede 1 gibt es dort nur zweimal
wrong-variant-dear-clues = die Variante „{ $name }“ lässt sich hier nicht spielen: Hinweise kosten dort mehr, als Abwerfen bringt
wrong-variant-deaf-clues = die Variante „{ $name }“ lässt sich hier nicht spielen: manche Hinweise treffen dort nichts
wrong-variant-forbidden-clues = die Variante „{ $name }“ lässt sich hier nicht spielen: sie verbietet manche Hinweise
wrong-variant-hidden-clues = die Variante „{ $name }“ lässt sich hier nicht spielen: sie verbirgt, was ein Hinweis sagt
wrong-variant-other-clues = die Variante „{ $name }“ lässt sich hier nicht spielen: sie hat eigene Hinweise
wrong-variant-either-way = die Variante „{ $name }“ lässt sich hier nicht spielen: ihre Feuerwerke gehen in beide Richtungen
wrong-variant-hidden-plays = die Variante „{ $name }“ lässt sich hier nicht spielen: sie verbirgt, was gespielt wurde
wrong-variant-any-start = die Variante „{ $name }“ lässt sich hier nicht spielen: ihre Feuerwerke beginnen irgendwo
wrong-variant-exchanged = die Variante „{ $name }“ lässt sich hier nicht spielen: sie vertauscht Spielen und Abwerfen
wrong-variant-special-rank = die Variante „{ $name }“ lässt sich hier nicht spielen: für einen Wert gelten eigene Regeln
wrong-export-option = hanab.live kennt so ein Spiel nicht: { $option } gibt es dort nicht (sondern: { $only })
wrong-export-hands = hanab.live kennt so ein Spiel nicht: die Handgröße ist dort { $usual } bei { $players } am Tisch, oder eine Karte mehr oder weniger
wrong-export-all-or-nothing = hanab.live kennt so ein Spiel nicht: { $goal }, { $end } und { $lost } gibt es dort nur zusammen
wrong-export-suits = hanab.live kennt so ein Spiel nicht: keine Variante hat dort diese Kartenfarben (siehe { $multi }, { $black }, { $extra } und { $colors })

## Szenariodateien

wrong-scenarios = das ist keine Szenariodatei: { $why }
wrong-scenarios-list = das ist keine Szenariodatei: erwartet wird eine Liste von Szenarien, da steht { $found }
wrong-scenarios-empty = die Liste von Szenarien ist leer, es gibt nichts zu prüfen
wrong-scenarios-entry = das ist keine Szenariodatei: an Stelle { $place } steht { $found }, erwartet wird ein Szenario: ein Objekt mit preset, setup, actions und expect
wrong-scenario-at = { $path }: { $why }
wrong-scenario-top = setup.fireworks: { $suit } zeigt { $top }; die Werte dieses Spiels gehen von 1 bis { $highest }, und 0 steht für ein leeres Feuerwerk
wrong-scenario-tile = setup.tiles: es gibt kein Bonusplättchen { $tile }; sie haben die Nummern 1 bis 6
wrong-scenario-seat = { $path }: auf Platz { $seat } sitzt niemand
wrong-scenario-setup = setup: { $why }
wrong-scenario-no-seat = auf Platz { $seat } sitzt niemand
wrong-scenario-no-rank = es gibt keinen Wert { $rank }
wrong-scenario-value = { $key }: erwartet wird { $expected }, da ist { $found }
wrong-scenario-refused = legal: der Zug ist nicht erlaubt: { $why }
wrong-scenario-action = Zug { $number } von { $all } ist nicht erlaubt: { $why }
wrong-scenario-legal = legal: erwartet wird ein verbotener Zug, aber er ist erlaubt
wrong-scenario-no-action = legal: es gibt keinen Zug, der erlaubt sein könnte oder nicht
