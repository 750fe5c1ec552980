# Fehler in Optionen, Dateien und Notation. Die Texte beginnen klein, enden ohne Punkt und folgen einem Doppelpunkt.

## JSON und seine Form

wrong-json = ungültiges JSON: siehe Zeile { $line }, Spalte { $column }
wrong-json-unfinished = ungültiges JSON: der Text endet zu früh
wrong-key-twice = doppelter Schlüssel „{ $key }“
wrong-value = { $path }: erwartet wird { $expected }, gefunden wurde { $found }
wrong-file-value = erwartet wird { $expected }, gefunden wurde { $found }
wrong-missing = { $path } fehlt
wrong-key = unbekannter Schlüssel „{ $path }“; bekannt sind { $known }
wrong-expected-switch = true oder false
wrong-expected-number = eine Zahl von { $min } bis { $max }
wrong-expected-whole = eine ganze Zahl
wrong-expected-text = ein Text
wrong-expected-name = ein Name aus 1 bis { $longest } Buchstaben, Ziffern, Leerzeichen, `-` und `_`, ohne Leerzeichen am Anfang oder Ende
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

wrong-preset = es gibt keine Ausgabe „{ $name }“; „kagiya rules“ listet alle auf
wrong-preset-near = es gibt keine Ausgabe „{ $name }“; meintest du „{ $near }“?
wrong-option-name = es gibt keine Option „{ $name }“; „kagiya rules“ listet alle auf
wrong-option-near = es gibt keine Option „{ $name }“; meintest du „{ $near }“?
wrong-option-switch = { $option } muss true oder false sein, nicht { $found }
wrong-option-number = { $option } muss eine Zahl von { $min } bis { $max } sein, nicht { $found }
wrong-option-choice = { $option } muss eines von { $words } sein, nicht { $found }
wrong-option-form = { $option } muss ein Wert wie { $examples } sein, nicht { $found }
wrong-option-part = Option { $option }: { $why }
wrong-options = Optionen: { $why }
wrong-options-players = { $count } Spieler: es müssen 2 bis 5 sein, oder 6, wenn { $hands } einen Eintrag für 6 hat
wrong-options-no-hand-size = { $hands } hat keinen Eintrag für { $count } Spieler; füge einen mit 1 bis 8 Karten hinzu
wrong-options-hand-size-for = { $hands } hat einen Eintrag für { $count } Spieler; es können nur 2 bis 6 spielen
wrong-options-hand-size = { $count ->
    [one] Hände mit einer Karte
   *[other] Hände mit { $count } Karten
}: { $hands } muss zwischen 1 und 8 liegen
wrong-options-colors = { $count } { $count ->
    [one] Farbe
   *[other] Farben
}: es müssen 1 bis 5 sein, mit { $suits } auch 0
wrong-options-ranks = { $count } { $count ->
    [one] Wert
   *[other] Werte
}: es müssen 1 bis 5 sein
wrong-options-palette = { $palette }: erwartet werden fünf verschiedene Buchstaben aus w, r, b, y, g, p, t, k; m und k sind vergeben, wenn { $multi } und { $black } im Spiel sind
wrong-options-clue-tokens = { $count } Hinweismarker: es müssen 0 bis 20 sein
wrong-options-strikes = { $strikes }: die Partie muss beim 1. bis 5. Fehler enden
wrong-options-too-many-suits = { $count } Kartenfarben: es können höchstens 8 sein
wrong-options-too-many-colors = die Kartenfarben und ihre Farblisten nennen mehr als 8 verschiedene Farben
wrong-options-same-letter = zwei Kartenfarben haben den Buchstaben „{ $letter }“
wrong-options-same-name = zwei Kartenfarben heißen „{ $name }“
wrong-options-suit-letter = die Kartenfarbe „{ $name }“ braucht einen Buchstaben von a bis z, den keine andere Kartenfarbe hat
wrong-options-suit-copies = die Kartenfarbe „{ $name }“ braucht jeden Wert der Partie ein- bis dreimal und keine anderen Werte
wrong-options-unknown-color = die Kartenfarbe „{ $name }“ wird von der Farbe „{ $letter }“ getroffen, die es in dieser Partie nicht gibt
wrong-options-joker-suit = die Kartenfarbe „{ $name }“ kann kein Joker sein: es kann nur eine Jokerfarbe geben, und sie wird aufwärts gebaut
wrong-options-no-firework = keine Kartenfarbe hat ein Feuerwerk: mindestens eine muss zählen
wrong-options-deck-too-small = die Hände brauchen { $needed } { $needed ->
    [one] Karte
   *[other] Karten
}, es gibt aber nur { $cards }
wrong-options-first-player = { $first }: diesen Platz gibt es nicht (Plätze zählen ab 0)
wrong-options-black-completion = { $reward } geht nur mit { $tiles } und { $black } zusammen
wrong-options-orders = { $twist } braucht Feuerwerke, die aufwärts gebaut werden, mit { $distinct } höchstens eines je Wert, und geht weder mit Jokern noch mit { $tiles }
wrong-options-tile5 = { $tile } geht nur mit { $tiles }
wrong-options-score-suffix = { $suffix } geht nur mit { $black }
wrong-options-joker-critical = ein Joker kann jede verlorene Karte ersetzen und geht deshalb nicht mit { $lost }
wrong-options-joker-timed = ein Joker hat kein eigenes Feuerwerk, das man ansagen könnte, und geht deshalb nicht mit { $announced }
wrong-options-inverted-suit = die Kartenfarbe „{ $name }“ vertauscht Spielen und Abwerfen: sie kann kein Joker sein und geht nicht mit { $announced }, { $twist } oder { $tokens }
wrong-options-mods-clash = { $twist } und { $other } gehen nicht zusammen: beide ändern, welche Hinweise es gibt, was sie treffen oder was von ihnen gesagt wird
wrong-options-shown-plays = { $twist } geht nicht mit einem Joker, { $tiles } oder { $announced }: sie zeigen, was gespielt wurde
wrong-options-mod-needs-rank = { $twist } braucht Karten mit dem Wert { $rank }; siehe { $ranks }

## Notation

wrong-notation-empty = die Aktion fehlt; p2 zum Beispiel spielt die Karte an Stelle 2
wrong-notation-action = „{ $text }“ ist keine Aktion; schreib p2 oder play 2, d1 oder discard 1, Br oder clue B red, B3 oder clue B 3
wrong-notation-form = „{ $text }“: erwartet wird { $expected }
wrong-notation-place = „{ $text }“ ist keine Karte einer Hand; schreib ihre Stelle, gezählt ab 1, oder ihre Nummer wie #17
wrong-notation-seat = „{ $text }“ ist kein Platz an diesem Tisch; es gibt die Plätze A bis { $last }
wrong-notation-suit = „{ $text }“ ist keine Kartenfarbe dieser Partie; es gibt { $known }
wrong-notation-color = „{ $text }“ ist keine Farbe für einen Hinweis; es gibt { $known }
wrong-notation-no-colors = „{ $text }“ ist kein möglicher Hinweis; diese Partie hat keine Farbhinweise
wrong-notation-rank = „{ $text }“ ist kein Wert dieser Partie; es gibt die Werte 1 bis { $highest }
wrong-form-play = eine Karte zum Spielen: p2, p#17 oder play 2, mit Ansage p2=g oder play 2 as green
wrong-form-discard = eine Karte zum Abwerfen: d1, d#5 oder discard 1
wrong-form-clue = ein Platz und eine Farbe oder ein Wert: Br, B3, clue B red oder clue B 3
wrong-form-shuffle = eine abgeworfene Karte: s:r2 oder shuffle r2
wrong-form-put = eine abgeworfene Karte: f:r5 oder put r5
wrong-form-joker = ein Feuerwerk: j:r oder joker red
wrong-form-decline = - oder decline allein
wrong-form-card = eine Karte: der Buchstabe ihrer Farbe und ihr Wert, wie r3
wrong-form-order = eine Hand in neuer Reihenfolge, wie A=#4,#1,#2
wrong-form-end = der Grund des Endes: left, timeout oder agreed
wrong-slot = es gibt keine Stelle { $slot }; die Hand hat die Stellen 1 bis { $cards }
wrong-slot-empty-hand = es gibt keine Stelle { $slot }: die Hand ist leer
wrong-clue-to-oneself = Platz { $seat } kann sich nicht selbst einen Hinweis geben; nenne einen anderen Platz

## Kartenfolgen und Stellungen

wrong-seed = ein Startwert hat 64 hexadezimale Ziffern
wrong-deal-cards = der Stapel enthält { $card } { $listed }-mal; in dieser Partie gibt es die Karte { $expected }-mal
wrong-deal-tiles = die Bonusplättchen müssen verschieden sein, und es gibt sie nur mit flamboyants
wrong-deal-first = Platz { $seat } kann nicht beginnen: die Optionen nennen einen anderen Platz, oder dort sitzt niemand
wrong-setup-hands = angegeben: { $hands } { $hands ->
    [one] Hand
   *[other] Hände
} für { $players } Spieler
wrong-setup-hand-size = die Hand von Platz { $seat } hat mehr als 8 Karten
wrong-setup-marks = die Hinweise auf die Hand von Platz { $seat } passen nicht zu ihren Karten
wrong-setup-to-act = Platz { $seat } ist am Zug, aber dort sitzt niemand
wrong-setup-clue-tokens = { $given } Hinweismarker sind verfügbar, aber die Partie hat nur { $most }
wrong-setup-strikes = nach { $count } Fehlern wäre die Partie schon zu Ende
wrong-setup-no-firework = eine Kartenfarbe ist aufgeführt, die kein Feuerwerk hat
wrong-setup-height = das Feuerwerk { $suit } ist höher als ein vollendetes
wrong-setup-orders = auf Feuerwerken, die sich in mehreren Reihenfolgen bauen lassen, dürfen anfangs keine Karten liegen: die Höhe sagt nicht, welche
wrong-setup-complete = alle Feuerwerke sind schon vollendet
wrong-setup-count = { $card } ist { $placed }-mal aufgeführt (Hände, Stapel, Ablage, Feuerwerke); in dieser Partie gibt es die Karte { $expected }-mal
wrong-setup-turns-left = turns_left { $count }: eine Schlussrunde gibt es nur bei leerem Stapel und nicht in einer Partie ohne Schlussrunde; sie hat mindestens 1 Zug und höchstens einen je Spieler
wrong-setup-half-token = einen halben Hinweismarker gibt es nur in einer Partie, in der Marker zur Hälfte zurückkommen, und nur, wenn einer fehlt
wrong-setup-next-clues = die nächsten Hinweise lassen sich auf alle Farben oder alle Zahlen beschränken, und nur in einer Partie, in der sie sich abwechseln
wrong-setup-hidden-plays = eine Partie mit { $twist } beginnt mit ausgeteilten Karten, nicht mit einer Stellung

## Aufzeichnungen

wrong-record = keine Aufzeichnung von Kagiya: { $why }
wrong-record-none = keine Aufzeichnung von Kagiya: der Schlüssel „kagiya_record“ mit einer Versionsnummer fehlt
wrong-record-version = die Aufzeichnung hat Version { $version }; dieses Programm liest Version { $known }
wrong-record-preset = preset: die Optionen sind nicht die von „{ $name }“; entferne preset oder berichtige die Optionen
wrong-record-no-preset = preset: es gibt keine Ausgabe „{ $name }“
wrong-record-deal = deal: { $why }
wrong-record-no-deal = deal: erwartet wird ein Startwert oder ein Stapel
wrong-record-tiles = deal: Plättchen werden nur zusammen mit einem Stapel aufgeführt
wrong-record-card = deal: Karte { $place } des Stapels: { $why }
wrong-record-deck-size = deal: der Stapel hat { $listed } { $listed ->
    [one] Karte
   *[other] Karten
}; in dieser Partie gibt es { $expected }
wrong-record-tile = deal: es gibt kein Bonusplättchen { $tile }; sie haben die Nummern 1 bis 6
wrong-record-first = first: { $why }
wrong-record-names = players: { $names } { $names ->
    [one] Name
   *[other] Namen
} für { $players } Spieler; nenne alle oder keinen
wrong-record-notes = notes: Spielerzahl { $players }, Kartenzahl { $cards }; gib für jeden Platz einen Text pro Karte an
wrong-record-entry = Eintrag { $number } („{ $text }“): { $why }
wrong-record-entry-number = Eintrag { $number }: { $why }
wrong-record-result = result: die Aufzeichnung sagt { $given }, das Nachspielen ergibt { $played }
wrong-record-no-end = result: die Aufzeichnung sagt { $given }, aber die Partie ist nicht zu Ende
wrong-entry-after-the-end = die Partie war schon abgebrochen
wrong-entry-already-over = die Partie war schon zu Ende und kann nicht mehr abgebrochen werden
wrong-entry-no-seat = auf { $seat } sitzt niemand

## Eine Spieldatei öffnen

wrong-file-empty = der Text ist leer
wrong-file-too-large = die Datei ist zu groß; eine Partie hat höchstens { $most } KB
wrong-file-json = keine Spieldatei: { $why }
wrong-file-none = erwartet wird eine Aufzeichnung von Kagiya, eine Partie von hanab.live oder ein Link von hanab.live mit „replay-json“
wrong-file-several = die Datei ist eine Liste von Partien ({ $count }); öffne sie einzeln
wrong-file-too-long = die Partie hat { $count } Einträge; möglich sind höchstens { $most }
wrong-file-number = dieser Link enthält nur die Nummer der Partie; öffne https://hanab.live/export/{ $number } und füge hier ein, was dort steht
wrong-file-damaged = der Link ist unvollständig oder nach „replay-json/“ beim { $place }. Zeichen beschädigt
wrong-file-variant = die Partie in diesem Link hat die Variante { $id } von hanab.live, die hier nicht gespielt werden kann

## Partien von hanab.live

wrong-site = keine Partie von hanab.live: { $why }
wrong-site-none = keine Partie von hanab.live: erwartet wird eine Partie mit players, deck und actions, oder eine Liste von Partien
wrong-site-option = die Option „{ $name }“ ändert die Regeln auf eine Weise, die nicht unterstützt wird
wrong-site-characters = die Partie wurde mit erschwerenden Rollen gespielt („{ $name }“), die nicht unterstützt werden
wrong-site-no-players = players: erwartet wird eine Liste von Namen oder ein playerCount
wrong-site-player-count = players: { $named } { $named ->
    [one] Name
   *[other] Namen
}, aber playerCount ist { $count }
wrong-site-players = players: { $count } Spieler; es müssen 2 bis 6 sein
wrong-site-starting-player = players: startingPlayer { $seat }: dort sitzt niemand
wrong-site-card = deck: die Variante hat keine Karte der Farbe { $suit } mit dem Wert { $rank } (Stelle { $place })
wrong-site-deck-size = deck: { $listed } { $listed ->
    [one] Karte ist
   *[other] Karten sind
} aufgeführt; die Variante hat { $expected }
wrong-site-action = Aktion { $number }: { $why }
wrong-site-seed = seed: `{ $seed }` gibt kein solches Spiel; ein Seed nennt die Spielerzahl und die Variante, wie in p3v0s1
wrong-site-action-type = es gibt keine Aktion der Art { $type }; es gibt die Arten 0 bis 5
wrong-site-no-card = der Stapel hat keine Karte { $card }; Karten zählen ab 0
wrong-site-no-seat = auf { $seat } sitzt niemand; Plätze zählen ab 0
wrong-site-oneself = Spieler { $seat } kann sich nicht selbst einen Hinweis geben
wrong-site-no-color = die Variante hat keine Farbe { $color }; Farben zählen ab 0
wrong-site-no-rank = es gibt keinen Wert { $rank }; es gibt die Werte 1 bis 5
wrong-variant = die Variante „{ $name }“ lässt sich hier nicht spielen: hanab.live hat keine Variante dieses Namens
wrong-variant-near = die Variante „{ $name }“ lässt sich hier nicht spielen: sie ist unbekannt; meintest du „{ $near }“?
wrong-export-option = hanab.live hat keine solche Partie: { $option } geht dort nicht (sondern nur: { $only })
wrong-export-hands = hanab.live hat keine solche Partie: mit { $players } Spielern hat eine Hand dort { $usual } { $usual ->
    [one] Karte
   *[other] Karten
}, oder eine mehr oder weniger
wrong-export-all-or-nothing = hanab.live hat keine solche Partie: { $goal }, { $end } und { $lost } gibt es dort nur zusammen
wrong-export-suits = hanab.live hat keine solche Partie: keine Variante dort hat diese Kartenfarben (siehe { $multi }, { $black }, { $extra } und { $colors })

## Szenariodateien

wrong-scenarios = keine Szenariodatei: { $why }
wrong-scenarios-list = keine Szenariodatei: erwartet wird eine Liste von Szenarien, gefunden wurde { $found }
wrong-scenarios-empty = die Liste der Szenarien ist leer, also wird nichts geprüft
wrong-scenarios-entry = keine Szenariodatei: Eintrag { $place } ist { $found }, erwartet wird ein Szenario: ein Objekt mit preset, setup, actions und expect
wrong-scenario-at = { $path }: { $why }
wrong-scenario-top = setup.fireworks: { $suit } zeigt { $top }; in dieser Partie gibt es die Werte 1 bis { $highest }, und 0 steht für ein leeres Feuerwerk
wrong-scenario-tile = setup.tiles: es gibt kein Bonusplättchen { $tile }; sie haben die Nummern 1 bis 6
wrong-scenario-seat = { $path }: auf Platz { $seat } sitzt niemand
wrong-scenario-setup = setup: { $why }
wrong-scenario-no-seat = auf Platz { $seat } sitzt niemand
wrong-scenario-no-rank = es gibt keinen Wert { $rank }
wrong-scenario-value = { $key }: erwartet wird { $expected }, gefunden wurde { $found }
wrong-scenario-refused = legal: die Aktion wurde abgelehnt: { $why }
wrong-scenario-action = Aktion { $number } von { $all } ist nicht erlaubt: { $why }
wrong-scenario-legal = legal: erwartet wird eine verbotene Aktion, aber sie ist erlaubt
wrong-scenario-no-action = legal: es gibt keine Aktion, die geprüft werden könnte
