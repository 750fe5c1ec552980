# Was nur das Terminal sagt: Tasten, Hilfe, Befehlszeile.

## Der Tisch

table-welcome = Willkommen am Tisch. Die Taste ? zeigt die Hilfe.
table-partners = Mitspieler: { $partners }.
table-your-turn = Du bist am Zug: Wähle eine Karte.
table-waiting = { $name } denkt nach …
table-who-begins = Wer beginnt? { $name }.
table-criterion = Die Ausgabe sagt: { $who }.
table-over = Die Vorstellung ist zu Ende; alle Karten liegen offen.
table-own-card = Mit p spielst du diese Karte, mit d wirfst du sie ab.
table-choose-own = Das gilt für deine eigenen Karten: Geh mit den Pfeiltasten dorthin.
table-choose-partner = Für einen Hinweis wähle mit ↑ und ↓ eine Karte der anderen.
table-no-card = Dort hast du keine Karte.
table-no-cards-left = In dieser Hand ist keine Karte.
table-not-your-turn = Du bist noch nicht am Zug.
table-play = Deine Karte { $slot } spielen?
table-your-turn-deck = Du bist am Zug: Wähle eine Karte, oder u spielt blind die letzte Karte des Stapels.
table-play-deck = Die letzte Karte des Stapels blind spielen?
table-play-quiet = Deine Karte { $slot } ohne Ansage spielen?
table-play-announced = Deine Karte { $slot } spielen und „{ $suit }“ ansagen?
table-discard = Deine Karte { $slot } abwerfen?
table-clue = { $to } den Hinweis „{ $clue }“ geben? Er trifft { $cards }.
table-too-small = Kagiya braucht ein Fenster von { $width } × { $height } Zeichen; dieses hat { $has_width } × { $has_height }. Mach es größer, oder spiel mit --plain.

keys-own = ←→ Karte  ↑↓ Hand  p spielen  d abwerfen  e warum  ? Hilfe  q Ende
keys-partner = ←→ Karte  1–5 Wert  Buchstabe Farbe  Enter Hinweis  e warum  ? Hilfe
keys-free-clue = ←→ Karte  ↑↓ Hand  1–5 Wert  Buchstabe Farbe  Enter Hinweis  ? Hilfe
keys-clue = Enter geben  ←→ anderer Hinweis  1–5 Wert  Buchstabe Farbe  Esc zurück
keys-confirm = Enter ja  Esc zurück
keys-announce = Enter spielen  ←→ Ansage  Esc zurück
keys-answer = ←→ wählen  Enter nehmen  l Verlauf  ? Hilfe
keys-begin = ←→ Platz  Enter beginnen
keys-wait = Leertaste schneller  ←→ Karte  ↑↓ Hand  e warum  ? Hilfe  q Ende
keys-lesson = Leertaste weiterlesen  F2 die Regel  ←→ Karte  ↑↓ Hand  ? Hilfe  q Ende
keys-lesson-own = ←→ Karte  ↑↓ Hand  p spielen  d abwerfen  F2 die Regel  ? Hilfe  q Ende
keys-lesson-partner = ←→ Karte  ↑↓ Hand  1–5 Wert  Buchstabe Farbe  Enter Hinweis  F2 Regel
keys-lesson-over = n nächste Lektion  F2 die Regel  ←→ Karte  ↑↓ Hand  l Verlauf  q Ende
keys-lesson-last = F2 die Regel  ←→ Karte  ↑↓ Hand  l Verlauf  q Ende
keys-over = n neues Spiel  ←→ Karte  ↑↓ Hand  e warum  l Verlauf  ? Hilfe  q Ende

help-title = Hilfe
help-keys-move = Pfeiltasten oder Tab: eine Hand und eine Karte wählen.
help-keys-own = Eigene Karte: p spielen, d abwerfen, dann Enter. 1–8 wählt eine Karte.
help-keys-partner = Karte der anderen: 1–5 oder der Buchstabe einer Farbe zeigt einen Hinweis, c die Farbe der Karte, v ihren Wert; Enter gibt ihn, Esc geht zurück.
help-keys-order = Umschalt mit ← oder →, oder < und >, verschiebt deine Karte.
help-keys-more = e erklärt, was die anderen getan haben und wie sie deinen Hinweis verstanden haben. l Verlauf, q Ende, die Leertaste lässt die anderen gleich handeln.
help-signs-sky = Feuerwerke: R 12·×× hat 1 und 2; · kann noch kommen, × nie mehr.
help-signs-hands = Unter einer Karte: ihre Hinweise, • frisch. Deine Karten zeigen, was du von ihnen weißt: R?, ?3, ??.
help-signs-discards = Ablage: Zahlen liegen dort; ! ist das letzte nötige Exemplar, - wird nicht mehr gebraucht.
help-signs-pace = Spielraum: Züge, die ohne gelegte Karte vergehen dürfen, solange das beste Ergebnis möglich bleibt.
help-signs-announce = Ansage: Wähle vor dem Spielen mit ← und → ein Feuerwerk.
help-signs-tiles = Plättchen: Nummern der verdeckten Bonusplättchen.
help-signs-letters = Buchstaben: { $letters }.
help-close = Jede Taste schließt die Hilfe.

quit-title = Gehen?
quit-question = Das Spiel wird nicht gespeichert. Den Tisch verlassen?
quit-keys = j oder Enter verlässt ihn, jede andere Taste spielt weiter
label-since = Seit deinem Zug
label-since-more = Seit deinem Zug (l zeigt alles)
log-keys = ↑↓ blättern, jede andere Taste schließt
result-keys = n neues Spiel   l Verlauf   q Ende   andere Taste: Karten ansehen
record-written = Das Spiel steht in { $file }.

## Fehler

error = Fehler: { $text }
error-lang = Kagiya spricht nicht „{ $lang }“. Es spricht { $all }.
error-terminal = Das Terminal lässt sich nicht verwenden: { $reason }. Versuch --plain.
error-random = Das Betriebssystem gibt keine Zufallszahlen: { $reason }. Gib einen Startwert mit --seed an.
error-edition = Es gibt keine Ausgabe „{ $name }“. „kagiya rules“ zählt sie auf.
error-edition-near = Es gibt keine Ausgabe „{ $name }“. Meinst du „{ $near }“? „kagiya rules“ zählt sie auf.
error-lesson = Die Lektion „{ $name }“ gibt es nicht; es gibt { $all }.
error-lesson-near = Die Lektion „{ $name }“ gibt es nicht; meinst du „{ $near }“? Es gibt { $all }.
error-players = „{ $text }“ ist keine Spielerzahl: 2 bis 5, oder 6, wo die Ausgabe es erlaubt.
error-option-form = „{ $text }“ ist keine Option: Schreib NAME=WERT, etwa strikes=2. „kagiya rules“ zählt die Optionen auf.
error-options = Diese Optionen ergeben kein Spiel: { $reason }.
error-bot = Es gibt keinen Bot „{ $name }“. Es gibt { $all }.
error-bot-near = Es gibt keinen Bot „{ $name }“. Meinst du „{ $near }“? Es gibt { $all }.
error-convention = Es gibt keine Konvention „{ $name }“. Es gibt { $all }.
error-convention-twice = Zu „{ $name }“ ist schon etwas gesagt: Nenne jede Konvention einmal.
error-seed-empty = Der Startwert ist leer: Beliebige Wörter genügen.
error-seed-digits = Ein Startwert in Ziffern hat 64 hexadezimale Ziffern, dieser hat { $count }. Beliebige Wörter gehen auch.
error-seat = Es gibt keinen Platz „{ $text }“: Die Plätze gehen von 1 bis { $players }, oder ihre Buchstaben ab A.
error-first-fixed = In dieser Ausgabe beginnt Platz { $seat }, egal, wer dort sitzt.
error-input-ended = Die Eingabe endete vor dem Spiel.

## In Textzeilen

plain-you = du
plain-welcome = Kagiya: { $edition }. Am Tisch: { $names }.
plain-first = In dieser Ausgabe beginnt, { $who }; hier bist du das, wenn --first nichts anderes sagt.
plain-help-hint = Schreib hilfe für die Befehle. Gezählt wird von der ältesten Karte an, der Karte 1.
plain-counters = { $tokens ->
    [0] Kein Hinweismarker
    [one] Ein Hinweismarker
   *[other] { $tokens } Hinweismarker
}, { $strikes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $strikes } Fehler
} von { $most }, { $deck ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $deck } Karten
} im Stapel.
plain-points = Bisher { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, bestenfalls { $most }.
plain-final-round = { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge, diesen mitgezählt.
}
plain-firework = Das Feuerwerk { $suit } steht bei { $rank }.
plain-firework-empty = Das Feuerwerk { $suit } hat noch nicht begonnen.
plain-firework-complete = Das Feuerwerk { $suit } ist vollendet.
plain-firework-dead = Es kann nicht mehr wachsen.
plain-tiles = { $count ->
    [0] Kein Bonusplättchen ist übrig.
   *[other] Verdeckte Bonusplättchen: { $tiles }.
}
plain-holds = { $name } hält, die älteste zuerst: { $cards }.
plain-no-cards = { $name } hält keine Karten.
plain-card-clued = { $card } (Hinweis auf { $clues })
plain-hand-empty = Du hältst keine Karten.
plain-hand = { $count ->
    [one] Du hältst eine Karte.
   *[other] Du hältst { $count } Karten, die älteste zuerst.
}
plain-hand-moved = Deine Hand, so wie du sie geordnet hast. Die älteste ist Karte { $oldest }.
card-groups = { $first }; { $rest }
plain-own-clued = Karte { $slot }, Hinweis auf { $clues }; { $left ->
    [one] sie ist { $cards }
   *[other] sie kann sein: { $cards }
}.
plain-own-unclued = Karte { $slot }, ohne Hinweis; { $left ->
    [one] sie ist { $cards }
   *[other] sie kann sein: { $cards }
}.
plain-own-unknown = Karte { $slot }: nichts bekannt.
plain-discards = Abgeworfen { $suit }: { $ranks }.
plain-discards-empty = Die Ablage ist leer.
plain-critical = Letzte Exemplare nötiger Karten: { $cards }.
plain-log-empty = Noch ist nichts passiert.
plain-ask-deck = Du kannst auch spiele deck schreiben: Das spielt blind die letzte Karte des Stapels.
plain-ask-clue = Gib den Hinweis wie gewohnt; er kostet keinen Marker.
plain-ask-back = Schreib zurück und eine Karte: { $items }.
plain-ask-put = Schreib lege und eine Karte: { $items }.
plain-ask-firework = Schreib feuerwerk und eine Farbe: { $items }.
plain-ask-decline = Oder schreib lassen, um das Plättchen nicht zu nutzen.
plain-input-ended = Die Eingabe ist zu Ende, also endet hier das Spiel.
plain-goodbye = Du verlässt den Tisch. Auf Wiedersehen.
plain-after = Du kannst noch fragen: warum, tisch, verlauf. Eine leere Zeile oder ende beendet.
lesson-how = Schreib, was du tust: „hinweis Kaze 1“, „spielen 2“, „abwerfen 1“. Karte 1 ist immer die älteste. „regel“ nennt die Regel, um die es geht, „hilfe“ alle Befehle.
lesson-next = Als Nächstes: { $lesson }. Eine leere Zeile beginnt, ende verlässt den Tisch.
lesson-no-rule = Zu diesem Schritt gehört keine eigene Regel.
lesson-rule-close = Jede Taste schließt die Regel.
plain-not-understood = Das habe ich nicht verstanden. Schreib hilfe für die Befehle.
plain-no-such-card = Du hast keine Karte „{ $text }“: Deine Karten gehen von 1 bis { $count }.
plain-no-such-partner = Niemand heißt „{ $text }“: Gib { $names } einen Hinweis.
plain-no-such-clue = Es gibt keinen Hinweis „{ $text }“: Nenne { $colors } oder eine Zahl von 1 bis { $most }.
plain-no-such-suit = In diesem Spiel gibt es keine Farbe „{ $text }“.
plain-no-such-print = In diesem Spiel gibt es keine Karte „{ $text }“: Nenne Farbe und Wert, etwa „rot 3“ oder „r3“.

# Wörter für Befehle neben den englischen, durch Leerzeichen getrennt.
command-play = spiele spiel spielen p
command-discard = abwerfen wirf d
command-clue = hinweis h
command-put = lege
command-back = zurück
command-firework = feuerwerk
command-decline = lassen
command-order = ordne
command-hand = hand
command-table = tisch t
command-discards = ablage
command-log = verlauf l
command-why = warum
command-rule = regel
command-help = hilfe
command-quit = ende q

plain-help-play = spiele 2, oder p2: spielt deine Karte 2.
plain-help-announce = spiele 2 rot, oder p2=r: sagt Rot an und spielt deine Karte 2.
plain-help-discard = abwerfen 1, oder d1: wirft deine Karte 1 ab.
plain-help-clue = hinweis { $name } { $color }, oder { $seat }{ $letter }; hinweis { $name } { $rank }, oder { $seat }{ $rank }: gibt einen Hinweis.
    .ranks = hinweis { $name } { $rank }, oder { $seat }{ $rank }: gibt einen Hinweis.
plain-help-put = lege rot 3: Antwort auf ein Bonusplättchen, das eine abgeworfene Karte ins Spiel bringt.
plain-help-back = zurück rot 3: Antwort auf ein Bonusplättchen, das eine Karte in den Stapel mischt.
plain-help-firework = feuerwerk rot: wählt das Feuerwerk für einen Joker.
plain-help-decline = lassen: nutzt ein Bonusplättchen nicht, wo das erlaubt ist.
plain-help-order = ordne 2 1 3 4 5: sortiert deine Hand um.
plain-help-hand = hand: was von deinen Karten bekannt ist.
plain-help-table = tisch: Feuerwerke, alle Hände, Marker.
plain-help-discards = ablage: die abgeworfenen Karten.
plain-help-log = verlauf: alles, was passiert ist.
plain-help-why = warum: warum zuletzt so gehandelt wurde und wie dein letzter Hinweis verstanden wurde; warum 2: die Aktion davor, und so weiter.
plain-help-rule = regel: die Regel, um die es in diesem Schritt der Lektion geht.
plain-help-help = hilfe: diese Liste.
plain-help-quit = ende: verlässt das Spiel.

## Warum die anderen so gehandelt haben

why-title = Warum?
why-keys = ← früher  → später  ↑↓ blättern, jede andere Taste schließt
why-nothing = Noch hat niemand etwas getan, das sich erklären ließe.
why-no-such = { $count ->
    [one] Nach einer einzigen Aktion lässt sich fragen: warum 1.
   *[other] Nach { $count } Aktionen lässt sich fragen: warum 1 ist die letzte.
}
why-none = { $name } nennt keine Gründe.
why-understood = So hat { $name } es verstanden:
why-same = { $count ->
    [one] { $names } hat es ebenso verstanden.
   *[other] { $names } haben es ebenso verstanden.
}

## kagiya rules

rules-editions = Ausgaben, nach Quellen. Wähle eine mit --edition NAME.
rules-options = Optionen. Ändere eine mit --option NAME=WERT.
rules-hint = „kagiya rules show NAME“ erklärt eine Ausgabe oder eine Option.
rules-source = Quelle: { $source }.
rules-sources = Quellen: { $sources }.
rules-sources-more = { $first }; { $next }
rules-rulings = Entscheidungen: { $rulings }.
rules-builds-on = Baut auf { $base } auf.
rules-builds-on-defaults = Baut auf den Vorgaben auf.
rules-differences = Optionen, die von den Vorgaben abweichen:
rules-difference = { $title } ({ $option }): { $value }
rules-value-more = { $value }: { $more }
rules-no-differences = Alle Optionen haben ihre Vorgabe.
rules-players-default = Vorgabe: { $play } in kagiya play und im Browser; { $file } in einer Datei, die nichts dazu sagt.
rules-default = Vorgabe: { $value }.
rules-suffix-default = ja, wo Schwarz im Spiel ist
rules-none = keine
rules-values = Werte:
rules-used-by = Ausgaben, die sie ändern, und ihre Quellen:
rules-suits = Farben mit ihren Karten:
rules-suit-cards = { $letter } { $suit }: { $cards }
rules-suit-up = wird aufwärts gebaut
rules-suit-down = wird abwärts gebaut
rules-suit-own-color = hat einen eigenen Farbhinweis
rules-suit-no-color = kein Farbhinweis trifft sie
rules-suit-all-colors = von jedem Farbhinweis getroffen, nie genannt
rules-suit-other-colors = von Hinweisen anderer Farben getroffen
rules-suit-penalty = jede fehlende Karte kostet einen Punkt
rules-suit-joker = steht für Karten anderer Farben
rules-hand-size = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}
rules-numbers = Karten: { $cards }. Hinweismarker: { $tokens }. Fehler { $strikes } beendet das Spiel. { $goal ->
    [score] Bestes Ergebnis: { $most }.
   *[other] Nur die vollständige Vorstellung gewinnt.
} Hände: { $hands }.
rules-play-hint = Spielen: kagiya play --edition { $name }
check-passed = { $id } bestanden: { $name }
check-failed = { $id } nicht bestanden: { $name }
check-broken = { $id } lässt sich nicht spielen: { $name }
check-summary = { $all ->
    [one] { $failed ->
        [0] Das Szenario ist bestanden.
       *[other] Das Szenario ist nicht bestanden.
    }
   *[other] { $failed ->
        [0] Alle { $all } Szenarien sind bestanden.
        [one] Eines von { $all } Szenarien ist nicht bestanden.
       *[other] { $failed } von { $all } Szenarien sind nicht bestanden.
    }
}

## kagiya bench

bench-head = Spieler       Spiele/s         Züge/s   Prüfsumme
bench-perft = Tiefe { $depth }: { $nodes } Folgen, { $speed } in der Sekunde

error-name = Es gibt weder Ausgabe noch Option „{ $name }“. „kagiya rules“ zählt sie auf.
error-name-near = Es gibt weder Ausgabe noch Option „{ $name }“. Meinst du „{ $near }“? „kagiya rules“ zählt sie auf.
error-file-read = { $file } lässt sich nicht lesen: { $reason }.
error-file-write = { $file } lässt sich nicht schreiben: { $reason }.
error-file-content = { $file }: { $reason }.
error-seconds = „{ $text }“ ist keine Zeit in Sekunden: Gib eine Zahl über null an, höchstens einen Tag.

## Die Befehlszeile

help = Hanabi für Menschen, Bots und Forschung. Ohne Befehl öffnet es einen Tisch für Browser.
help-usage = Aufruf:
usage-unknown = Eine Option { $argument } gibt es hier nicht
usage-command = Einen Befehl „{ $name }“ gibt es nicht
usage-moved = „{ $name }“ ist umgezogen: Starte kagiya-loadtest { $name }
usage-no-command = Es fehlt ein Befehl: { $known }
usage-no-value = { $argument } braucht einen Wert
usage-value = „{ $value }“ passt nicht zu { $argument }
usage-value-of = „{ $value }“ passt nicht zu { $argument }: { $known } würde passen
usage-missing = Es fehlt { $argument }
usage-twice = { $argument } steht zweimal da
usage-conflict = { $argument } und { $other } schließen sich aus
usage-equals = { $argument } braucht ein Gleichheitszeichen vor seinem Wert
usage-many-values = „{ $value }“ ist ein Wert zu viel für { $argument }
usage-no-text = Ein Argument ist kein Text: Einige Bytes sind kein UTF-8
usage-near = Meinst du { $near }?
usage-help = Mehr dazu: kagiya --help
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-lang = Sprache aller Texte: { $all } (Vorgabe: die der Umgebung)
help-no_color = Ohne Farben; das tut auch die Variable NO_COLOR
help-help = Zeigt die Hilfe
help-version = Zeigt die Version
help-exit-codes = Rückgabewerte: 0 alles gut; 1 eine Prüfung ist nicht bestanden; 2 falscher Aufruf, unbekannte Ausgabe oder unmögliche Optionen; 3 eine Datei oder das Terminal lässt sich nicht verwenden, oder eine Datei ist keine gültige Aufzeichnung; 4 die Eingabe endete vor dem Spiel.
help-play = Im Terminal mit Partnern spielen
help-play-edition = Ausgabe, nach ihrem Namen in „kagiya rules“ (Vorgabe: original)
help-play-players = Wie viele spielen, du mitgezählt (Vorgabe: 3)
help-play-option = Ändert eine Option der Ausgabe, etwa strikes=2; auch mehrmals
help-play-seed = Startwert der Karten: 64 hexadezimale Ziffern oder beliebige Wörter (Vorgabe: Zufall)
help-play-seat = Dein Platz, ab 1, oder random (Vorgabe: 1)
help-play-first = Der Platz, der beginnt, wo die Ausgabe den Tisch wählen lässt
help-play-bots = Mitspieler, durch Kommas getrennt und um den Tisch wiederholt: { $partners } (Vorgabe: { $default_partner }; seine Konventionen lernt man in fünf Minuten)
help-play-conventions = Was der Tisch darüber sagt, wie er spielt, durch Kommas getrennt: { $conventions } (Vorgabe: nichts; Gefährten finden es heraus)
help-play-plain = In Textzeilen spielen, für Vorleseprogramme, Pipes und Skripte
help-play-record = Schreibt das Spiel am Ende in diese Datei
help-learn = Hanabi im Terminal lernen, mit einer Anleitung und jemandem, der mitspielt
help-learn-lesson = Welche Lektion: { $lessons } (sonst first, danach die anderen)
help-learn-plain = In Textzeilen lernen, für Screenreader, Pipes und Skripte
help-rules = Ausgaben und Optionen aufzählen
help-rules-json = Ausgaben und Optionen als JSON auflisten
help-rules-show = Die ganze Regel einer Ausgabe zeigen oder eine Option erklären
help-rules-show-name = Name einer Ausgabe oder einer Option
help-rules-show-players = Für so viele Mitspielende (Vorgabe: 3)
help-rules-check = Die Szenarien einer Datei spielen und vergleichen; Rückgabewert 1, wenn eines nicht besteht
help-rules-check-file = Szenariendatei (JSON), oder - für die Standardeingabe
help-replay = Ein aufgezeichnetes Spiel Zug für Zug zeigen
help-replay-file = Eine Aufzeichnung oder ein Spiel von hanab.live (JSON), oder - für die Standardeingabe
help-replay-turn = Den Tisch nach so vielen Zügen zeigen (0: nach dem Geben) statt der Liste
help-replay-json = Als JSON
help-bench = Die Geschwindigkeit messen
help-bench-rules = Zufällige erlaubte Züge auf einem Kern
help-bench-rules-json = Als JSON
help-bench-rules-players = Nur diese Spielerzahl (Vorgabe: 2 bis 5)
help-bench-rules-seconds = Sekunden je Spielerzahl (Vorgabe: 2)
help-bench-perft = Alle Folgen von Aktionen zählen
help-bench-perft-edition = Ausgabe (Vorgabe: original)
help-bench-perft-players = Wie viele spielen (Vorgabe: 3)
help-bench-perft-option = Ändert eine Option der Ausgabe; auch mehrmals
help-bench-perft-seed = Startwert der Karten
help-bench-perft-depth = Wie viele Aktionen tief (Vorgabe: 4)
help-bench-perft-json = Als JSON

## kagiya replay

replay-title = { $edition }, mit { $names }.
replay-title-own = Eigene Regeln
replay-state = Nach { $turn ->
    [0] dem Geben
    [one] einem Zug
   *[other] { $turn } Zügen
}
replay-unfinished = Die Aufzeichnung endet hier; das Spiel nicht.
replay-points = { $points ->
    [one] Bisher ein Punkt.
   *[other] Bisher { $points } Punkte.
}
error-turn = Einen Zug { $turn } gibt es nicht: Das Spiel hat { $most }.
help-replay-game = Welches Spiel einer Datei mit mehreren, ab 1
error-many-games = { $count ->
    [one] Diese Datei enthält ein einziges Spiel.
   *[other] Diese Datei enthält { $count } Spiele: Wähle eines mit --game, von 1 bis { $count }
}
error-game = Ein Spiel { $game } gibt es nicht: Die Datei enthält { $count }
error-no-record = Das ist weder eine Aufzeichnung von Kagiya noch ein Spiel von hanab.live: Erwartet wird ein JSON-Objekt
replay-broken-off = Der Tisch hat das Spiel abgebrochen.
replay-broken-off-left = Das Spiel wurde abgebrochen: Jemand ist gegangen.
replay-broken-off-timeout = Das Spiel wurde abgebrochen: Die Zeit ist abgelaufen.
replay-broken-off-agreed = Das Spiel wurde einvernehmlich abgebrochen.

## kagiya serve

serve-open = Kagiya ist offen: { $url }
serve-kept = Tische und Partien liegen in { $folder }
serve-loopback = Nur dieser Rechner kann sich verbinden; --listen 0.0.0.0:{ $port } öffnet für dein ganzes Netz.
serve-stop = Strg-C schließt; nichts geht verloren.
serve-cant-listen = An { $address } lässt sich nicht lauschen: { $reason }. --listen nennt eine andere Adresse
serve-cant-keep = In { $folder } lässt sich nichts aufheben: { $reason }. --data nennt einen anderen Ordner
serve-cant-use = Die Daten in { $folder } lassen sich nicht verwenden: { $reason }
serve-newer-data = Sie haben das Format { $found }, und diese Version kennt die Formate bis { $known }: Nimm die Version, die sie geschrieben hat, oder eine spätere; verändert wurde nichts
serve-in-use = ein anderer Server benutzt ihn: Beende erst diesen, oder nenne mit --data einen anderen Ordner
serve-read-only = in den Ordner lässt sich nicht schreiben ({ $reason }): Er und alles darin muss dem Benutzer des Servers gehören, auf einer beschreibbaren Platte
serve-gone = er gehört zu einem Haus, dessen Datenbank fehlt oder leer ist: Spiel kagiya.db aus einer Sicherung zurück, oder entferne kagiya.id, um mit einem leeren Haus zu beginnen
serve-other-house = kagiya.db gehört zu einem anderen Haus: Spiel die richtige Datei zurück, oder entferne kagiya.id, wenn diese gemeint ist
serve-keys-gone = kagiya.keys fehlt: Spiel die Datei zurück, ohne sie lässt sich kein Spiel der Datenbank öffnen
serve-log-gone = der Server wurde nicht ordentlich beendet, und kagiya.db-wal mit dem zuletzt Gespeicherten fehlt: Spiel beide Dateien zurück, oder eine Sicherung
serve-damaged = kagiya.db ist beschädigt: Spiel eine Sicherung zurück ({ $reason })
serve-not-ours = kagiya.db ist die Datenbank eines anderen Programms; nichts wurde verändert
serve-cant-use-database = Die Datenbank lässt sich nicht verwenden: { $reason }
nats-address = Die Adresse eines NATS-Servers sieht aus wie nats://RECHNER:4222
nats-no-answer = Die anderen Server sind über NATS nicht zu erreichen: { $reason }. Prüfe --bus, und ob NATS läuft
postgres-address = Die Adresse einer Datenbank sieht aus wie postgres://NAME@RECHNER/DATENBANK
postgres-no-answer = Unter { $place } antwortet kein PostgreSQL ({ $reason }). Läuft es, und darf sich dieser Rechner verbinden?
postgres-login = PostgreSQL weist „{ $user }“ ab. Prüfe Namen, Passwort und pg_hba.conf
postgres-no-database = Es gibt keine Datenbank „{ $name }“: Lege sie mit createdb an
postgres-too-old = PostgreSQL { $found } ist zu alt: Es muss 15 oder neuer sein
postgres-foreign = Sie enthält Tabellen eines anderen Programms: Lege eine Datenbank nur für Kagiya an
postgres-no-right = Dem Benutzer fehlt dort ein Recht ({ $reason }): Die Datenbank sollte ihm gehören
postgres-tls = Verbindungen zu PostgreSQL sind hier nicht verschlüsselt: Nimm einen Unix-Socket, eine lokale Adresse oder einen Tunnel, und lass sslmode weg
postgres-read-only = Sie lässt sich nur lesen: Gib den Hauptserver an, nicht eine Kopie davon
serve-cant-log = „{ $levels }“ passt nicht zu --log: eine Stufe, oder Teile wie warn,kagiya_server=debug
help-serve = Tische für Browser und Bots öffnen (das tut kagiya ohne Befehl)
help-serve-listen = Wo gelauscht wird; mit 0.0.0.0:PORT kann sich jeder im Netz verbinden
help-serve-data = Der Ordner für Tische, Personen und beendete Partien; er wird angelegt, wenn er fehlt
help-serve-store = Die PostgreSQL-Datenbank, in der stattdessen alles liegt, etwa postgres://NAME@RECHNER/DATENBANK; mehrere Server können sie sich teilen. Ein Passwort gehört in die Variable KAGIYA_STORE, wo andere Benutzer des Rechners es nicht sehen
help-serve-bus = Der NATS-Server, über den sich Server mit derselben Datenbank verständigen, etwa nats://RECHNER:4222; dann spielen alle miteinander, gleich mit welchem Server sie verbunden sind. Ein Passwort gehört in die Variable KAGIYA_BUS
help-serve-node = Wie dieser Server unter mehreren heißt, in ihren Protokollen
help-serve-public_url = Die Adresse, unter der man den Server erreicht, etwa https://hanabi.example; Seiten anderer Adressen können sich nicht verbinden
help-serve-trust_proxy = Die Adresse eines Clients aus X-Forwarded-For nehmen; ein Proxy davor muss das setzen
help-serve-metrics = Wo Programme, die den Server überwachen, lesen, was er zählt, unter /metrics
help-serve-admin = Der Socket, an dem der laufende Server annimmt, was kagiya admin verlangt; ohne Angabe kagiya.sock im Ordner der Daten. Nur der Benutzer des Servers kann ihn verwenden
help-serve-bot_pause = Wie lange ein Bot wartet, bevor er handelt, wenn jemand zusieht, in Millisekunden
help-serve-bot_deadline = Wie lange ein Bot nachdenken darf, in Millisekunden
help-serve-web = Den Browser-Client bei jeder Anfrage aus diesem Ordner lesen: für seine Entwicklung
help-serve-log = Was protokolliert wird: error, warn, info, debug oder trace, auch nach Teilen, etwa warn,kagiya_server=debug
help-serve-log_format = Wie protokolliert wird: Zeilen für Menschen oder JSON-Objekte

## kagiya admin

help-data = Der Ordner mit den Daten des Servers (Vorgabe: kagiya-data)
help-store = Die PostgreSQL-Datenbank, wenn der Server seine Daten dort hat: postgres://NAME@RECHNER/DATENBANK, oder in der Variable KAGIYA_STORE
help-socket = Der Socket des laufenden Servers, wenn es nicht kagiya.sock in seinem Ordner ist; oder in der Variable KAGIYA_ADMIN
help-json = Als JSON antworten
help-admin = Sich um einen Server kümmern, ob er läuft oder steht
help-admin-status = Sagen, wie es dem Server geht: was er enthält, wer verbunden ist, was wartet, welche Grenzen erreicht wurden
help-admin-people = Auflisten, wer verbunden ist, mit den Adressen
help-admin-tables = Tische auflisten: ohne --stage die offenen und die, an denen gespielt wird
help-admin-tables-stage = Nur Tische in diesem Zustand: open, running, finished oder closed
help-admin-tables-person = Nur Tische, an denen diese Person sitzt
help-admin-tables-older_than = Nur Tische, die vor mindestens so langer Zeit geöffnet oder beendet wurden, etwa 30d oder 12h
help-admin-tables-limit = Höchstens so viele (Vorgabe: 200)
help-admin-close = Beenden, was an einem Tisch geschieht; alle dort erfahren, dass es der Betreiber des Servers war
help-admin-close-table = Die Kennung des Tisches
help-admin-remove = Tische mit allem entfernen, was dazugehört; was dort geschieht, wird zuerst beendet
help-admin-remove-tables = Die Kennungen der Tische
help-admin-block = Einen Gast oder eine Adresse für eine Zeit aussperren und die Verbindungen beenden
help-admin-block-kind = Was der Name bezeichnet: guest (Gast) oder address (Adresse)
help-admin-block-name = Name oder Kennung eines Gasts oder eine Adresse; von einer IPv6-Adresse zählen die ersten 64 Bit
help-admin-block-for = Wie lange, etwa 2d oder 12h
help-admin-block-why = Warum, in Worten, die gezeigt werden
help-admin-unblock = Jemanden wieder hereinlassen
help-admin-unblock-kind = Was der Name bezeichnet: guest (Gast) oder address (Adresse)
help-admin-unblock-name = Name oder Kennung eines Gasts oder eine Adresse
help-admin-blocks = Auflisten, wer ausgesperrt ist, bis wann und warum
help-admin-backup = Eine Kopie von allem in eine neue Datei schreiben und prüfen; der Server läuft dabei weiter
help-admin-backup-file = Die Datei; der Server selbst schreibt sie
help-admin-restore = Eine Kopie an die Stelle der Daten setzen; halte vorher den Server an
help-admin-restore-file = Die Kopie
help-admin-restore-keys = Die Schlüsseldatei, die zur Kopie gehört, wenn im Ordner eine andere liegt
help-admin-restore-replace = Auch wo es schon Tische gibt: Ihre Dateien bleiben unter anderem Namen daneben liegen
help-admin-purge = Alte Tische entfernen: beendete Spiele und Tische, an denen keines begonnen hat
help-admin-purge-older_than = Wie lange dort nichts geschehen ist, etwa 90d oder 12h
help-admin-purge-finished = Nur beendete Spiele
help-admin-purge-abandoned = Nur Tische, an denen kein Spiel begonnen hat
help-admin-purge-dry_run = Nur sagen, was entfernt würde
help-admin-rotate-keys = Die Karten neuer Spiele mit einem neuen Schlüssel versiegeln; die alten bleiben für die laufenden Spiele
help-admin-rotate-keys-sessions = Stattdessen alle Sitzungen beenden: Alle werden neue Gäste
help-admin-copy = Alles aus dem Ordner in die leere PostgreSQL-Datenbank von --store kopieren, ganz oder gar nicht; halte vorher den Server an
admin-socket = der Socket { $socket } lässt sich nicht verwenden ({ $reason }): Das dürfen nur der Benutzer des Servers und root
admin-tables =
    { $count ->
        [0] Kein Tisch.
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · Personen: { $people } · Bots: { $bots } · Ereignisse: { $events }
admin-stage-open = offen
admin-stage-running = im Spiel
admin-stage-finished = beendet
admin-stage-closed = geschlossen
admin-closed = Was dort geschah, ist beendet, und alle dort haben es erfahren.
admin-closed-already = Dort geschieht nichts mehr.
admin-blocked = { $who } ist bis { $until } ausgesperrt.
admin-unblocked = { $who } darf wieder herein.
admin-blocks =
    { $count ->
        [0] Niemand ist ausgesperrt.
        [one] Ausgesperrt ist einer.
       *[other] Ausgesperrt sind { $count }.
    }
admin-backup = { $file } ist geschrieben und geprüft: { $size }.
admin-counts = Tische: { $open } offen, { $running } im Spiel, { $finished } beendet, { $closed } geschlossen. Personen: { $people }.
admin-rotated =
    { $keys ->
        [one] Der Schlüssel „{ $key }“ versiegelt von nun an; er ist der einzige.
       *[other] Der Schlüssel „{ $key }“ versiegelt von nun an; es gibt { $keys }, und alle werden gebraucht, um Spiele zu öffnen.
    }
admin-sessions-ended =
    { $count ->
        [0] Es gab keine Sitzung.
        [one] Eine Sitzung ist beendet.
       *[other] { $count } Sitzungen sind beendet.
    }
admin-runs = Der Server läuft: kagiya { $version }, Prozess { $process }, seit { $since }.
admin-stands-still = Hier läuft kein Server.
admin-not-writable = Im Augenblick lässt sich nichts speichern: Sieh ins Protokoll und auf die Platte.
admin-here = Verbundene Personen: { $people }. WebSockets: { $sockets }, Verbindungen aller Art: { $connections }, Tische im Speicher: { $tables }.
admin-queues = Es warten { $bots } Bots aufs Nachdenken und { $bytes } aufs Senden.
admin-limits = Seit dem Start: { $limited }-mal zu viel auf einmal, { $refused } abgewiesene Verbindungen, { $slow } zu langsame Leser, { $errors } Fehler der Datenbank.
admin-person = { $id } · { $name } · von { $addresses } · Verbindungen: { $connections } · Tische: { $tables }
admin-people =
    { $count ->
        [0] Niemand ist verbunden.
        [one] Eine Person ist verbunden.
       *[other] { $count } Personen sind verbunden.
    }
admin-no-table = es gibt keinen Tisch „{ $table }“
admin-no-person = niemand heißt „{ $name }“; kagiya admin people listet auf, wer verbunden ist
admin-several-people = mehrere heißen „{ $name }“: Nenne die Kennung ({ $ids })
admin-no-address = „{ $text }“ ist keine Adresse: Schreib eine wie 192.0.2.7 oder 2001:db8::1
admin-not-blocked = wer so heißt, ist nicht ausgesperrt; kagiya admin blocks listet auf, wer es ist
admin-file-there = { $file } gibt es schon: Nenne eine neue Datei
admin-own-tools = für Kopien von PostgreSQL gibt es dessen eigene Werkzeuge, pg_dump und pg_restore
admin-shared-keys = die Schlüssel gehören nicht diesem Server allein, oder er hat keine: Ergänze kagiya.keys auf allen Servern um eine Zeile und starte sie neu
admin-keys = die Schlüsseldatei lässt sich nicht schreiben: { $reason }
admin-store = der Server konnte es nicht tun: { $reason }
admin-no-order = der Server kennt diesen Auftrag nicht ({ $reason }): Er und dieses Programm sind verschiedene Versionen
restore-done = Die Kopie ist an ihrem Platz und wurde dort geprüft.
restore-kept = Was vorher dort war, liegt in { $file }.
restore-copy = { $file } lässt sich nicht zurückspielen: { $reason }
restore-not-empty =
    { $count ->
        [one] In { $folder } gibt es schon einen Tisch; geändert wurde nichts. Mit --replace bleiben seine Dateien unter anderem Namen liegen
       *[other] In { $folder } gibt es schon { $count } Tische; geändert wurde nichts. Mit --replace bleiben ihre Dateien unter anderem Namen liegen
    }
restore-unknown = In { $folder } liegen Daten, die sich nicht lesen lassen; geändert wurde nichts. Mit --replace bleiben ihre Dateien unter anderem Namen liegen
restore-no-keys = es fehlen Schlüssel, ohne die sich Spiele in der Kopie nicht öffnen lassen: { $keys }. Nenne ihre Datei mit --keys; geändert wurde nichts
restore-differs = was jetzt im Ordner liegt, ist nicht, was in der Kopie war: Sieh auf die Platte und spiel sie noch einmal zurück
copy-no-store = sag, wohin: --store postgres://NAME@RECHNER/DATENBANK
purge-removed =
    { $count ->
        [0] Kein Tisch wurde entfernt.
        [one] Ein Tisch wurde entfernt.
       *[other] { $count } Tische wurden entfernt.
    }
purge-would-remove =
    { $count ->
        [0] Kein Tisch würde entfernt.
        [one] Ein Tisch würde entfernt.
       *[other] { $count } Tische würden entfernt.
    }
copy-done = Alles ist angekommen: Jede Zeile wurde zurückgelesen, und beide Seiten haben denselben Hash.
copy-from = Der Ordner lässt sich nicht lesen: { $reason }; kopiert wurde nichts
copy-to = In die Datenbank lässt sich nicht schreiben: { $reason }; kopiert wurde nichts
copy-not-empty = Die Datenbank ist nicht leer: Lege mit createdb eine neue an; kopiert wurde nichts
copy-differs = Die Tabelle „{ $table }“ ist anders angekommen, als sie abgeschickt wurde; kopiert wurde nichts
error-age = „{ $text }“ ist kein Alter: Schreib eine Zahl mit ihrer Einheit, etwa 30d oder 12h.
error-why-long = Der Grund hat höchstens { $most } Zeichen: Fass ihn kürzer.
error-no-data = In { $folder } liegen keine Daten eines Servers.
## kagiya lab

lab-head-given = { $bot } · { $edition }, { $players } Spieler · { $games ->
    [one] eine Partie aus der Datei
   *[other] { $games } Partien aus der Datei
}
lab-head = { $bot } · { $edition }, { $players } Spieler · { $games ->
    [one] eine Partie, Startwert { $first }
   *[other] { $games } Partien, Startwerte { $first } bis { $last }
}
lab-stopped = Vorzeitig beendet: { $games } von { $wanted } Partien.
lab-points = {"  "}Punkte behalten     { $mean } ± { $stderr } von { $most }
lab-zeroed = {"  "}0 bei letztem Fehler { $mean } ± { $stderr }; so verloren: { $strikeouts } Partien
lab-perfect = {"  "}perfekt             { $perfect } ± { $stderr } %
lab-course = {"  "}eine Partie         { $turns } Züge, { $strikes } Fehler
lab-speed = {"  "}ein Zug             { $half } (die Hälfte), { $most } (99 von 100); { $games } Partien je Sekunde und Kern
lab-compare-head = { $first } und { $second } mit denselben { $games } Karten
lab-compare-means = {"  "}Punkte behalten     { $first } und { $second }
lab-compare-difference = {"  "}Unterschied         { $difference } ± { $stderr }, 95-%-Intervall { $low } bis { $high }
lab-compare-perfect = {"  "}nur einer perfekt   { $first } und { $second } Partien; Unterschied { $difference } ± { $stderr } %
lab-compare-better-first = { $first } ist besser: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-compare-better-second = { $second } ist besser: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-compare-open = Die Partien reichen nicht für ein Urteil: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $turns } Züge; { $unfinished } abgebrochen, { $lost } durch Fehler verloren
lab-agree-part-tuning = Nur die Partien zum Abstimmen.
lab-agree-part-held-out = Nur die Partien, die beim Abstimmen außen vor bleiben.
lab-agree-stopped = Vorzeitig beendet: { $games } von { $wanted } Partien.
lab-agree-exact = täte dasselbe
lab-agree-kind = spielte, würfe ab oder gäbe Hinweise wie sie
lab-agree-plays = wo sie eine Karte spielten
lab-agree-discards = wo sie abwarfen
lab-agree-clues = wo sie einen Hinweis gaben
lab-agree-strikes = {"  "}gespielte Karten, die Fehler wären: { $strikes } von { $plays } ({ $share }); ihre: { $theirs } von { $made } ({ $other })
lab-agree-last = {"  "}letzte Exemplare abgeworfen: { $last } bei { $discards } Abwürfen; von ihnen { $theirs } bei { $made }
lab-agree-known = {"  "}sicher passende Karten liegen gelassen: in { $left } von { $turns } Zügen; von ihnen in { $theirs }
lab-agree-by-deed = Was getan wurde, wie oft, und wie oft der Bot dasselbe täte
lab-agree-by-phase = Dasselbe nach den Karten, die noch zu ziehen sind
lab-agree-by-reading = Dasselbe danach, wie der Bot den letzten Hinweis las, der vom Spieler etwas wollte
lab-agree-by-players = Dasselbe nach der Zahl der Spieler
lab-agree-disagreements = Was getan wurde → was der Bot stattdessen täte, das Häufigste zuerst
lab-agree-instead = { $did } → { $would }
lab-deed-play-known = eine sicher passende Karte spielen
lab-deed-play-clued = eine Karte nach Deutung spielen
lab-deed-play-newest = die neueste ohne Hinweis spielen
lab-deed-play-other = eine andere ohne Hinweis spielen
lab-deed-discard-oldest = die älteste ohne Hinweis abwerfen
lab-deed-discard-clued = eine Karte mit Hinweis abwerfen
lab-deed-discard-other = eine andere ohne Hinweis abwerfen
lab-deed-color-playable = Farbhinweis, eine neue Karte passt
lab-deed-color-other = Farbhinweis, keine neue Karte passt
lab-deed-rank-playable = Zahlhinweis, eine neue Karte passt
lab-deed-rank-other = Zahlhinweis, keine neue Karte passt
lab-deed-clue-again = Hinweis ohne neue Karten
lab-deed-answer = Antwort auf ein Plättchen oder einen Joker
lab-deed-strikes = { $deed } (Fehler)
lab-deed-last = { $deed } (letztes Exemplar)
lab-phase-opening = mehr als zwei Drittel
lab-phase-middle = dazwischen
lab-phase-end = weniger als ein Drittel
lab-reading-none = kein Hinweis
lab-reading-untold = der Bot sagt es nicht
lab-reading-empty = er trifft nichts
lab-reading-fill-in = bekannte Karten passen nun sicher
lab-reading-fix = doch nicht spielen
lab-reading-play = spielen
lab-reading-play-later = spielen, wenn andere gespielt haben
lab-reading-save = behalten
lab-reading-play-or-save = spielen oder behalten
lab-reading-finesse = nach einer Finesse spielen
lab-reading-trash = nutzlos, Ältere behalten
lab-reading-plain = nicht mehr, als er sagt
lab-reading-asks-prompt = Karte mit Hinweis für andere spielen
lab-reading-asks-finesse = Karte ohne Hinweis für andere spielen
lab-scene-title = { $file }, Partie { $game }, Zug { $turn }: { $name } ist dran.
lab-scene-did = Getan: { $told }
lab-scene-would = { $bot } täte: { $told }
lab-scene-understood = Wie er den letzten Hinweis las:
error-recorded = { $file }, Partie { $place }: { $reason }
error-no-game = in der Datei ist keine
error-agree-illegal = { $name } will in { $file }, Partie { $game }, Aktion { $action }, etwas Unerlaubtes tun: { $reason }
lab-exam-head = { $bot }: { $right } von { $asked } Fragen richtig
lab-exam-part = { $asked }: richtig { $expected }; Antwort { $answer }
lab-exam-silent = keine: Er sagt nicht, wofür er Karten hält
lab-exam-stopped = Vorzeitig beendet: { $asked } von { $wanted } Fragen.
lab-fit-here = An den Partien, an die angepasst wurde:
lab-fit-across = An Teilen davon, die reihum ausgelassen wurden:
lab-fit-elsewhere = An den Partien der anderen Hälfte:
lab-fit-row = { $turns } Züge · Log-Verlust { $loss } · dieselbe Aktion in { $exact } % (Ausspielen { $plays }, Abwerfen { $discards }, Hinweise { $clues })
lab-fit-strikes = Karten, die er ausspielen würde: { $plays }, davon Fehler: { $strikes }; letzte Exemplare, die er abwerfen würde: { $last }
error-fit-trees = --trees { $value } geht nicht: gib eine Zahl von 1 bis { $most } an, etwa 150
error-fit-no-game = keine der Partien gehört zu diesem Teil: versuche --part all
error-habits-bot = --habits gilt nur für companion-4; { $bot } wählt ohne Gewohnheiten
error-habits = { $file } enthält keine Gewohnheiten, wie kagiya lab fit sie schreibt; diese Zeile stimmt nicht: { $line }
error-without-bot = { $bot } hat keine Konventionen, die man weglassen kann; companion-2, companion-3 und companion-4 haben welche
error-without = { $bot } kennt keine Konvention „{ $name }“; seine Konventionen sind { $names }
lab-table-legend = In jeder Zelle: wie viele Partien; die Punkte am Ende im Mittel, mit Standardfehler; der Anteil perfekter Partien; das Mittel, in dem eine durch den letzten Fehler beendete Partie 0 zählt; der Anteil solcher Partien; die mittlere Zeit je Zug. Eine Zeile spielt `kagiya lab run --bot BOT --players N --games PARTIEN --seed STARTWERT` noch einmal.
lab-short-legend = In jeder Zelle: die Punkte im Mittel, der Anteil perfekter Partien, die mittlere Zeit je Zug.
lab-editions-legend = In jeder Zelle: mittlere Punkte auf dem Tisch am Ende zu { $players } Spielern, in dieser Reihenfolge.
error-games = Keine Partien: --games braucht mindestens 1.
error-bot-mixed = „{ $name }“ besetzt alle Plätze eines Tisches: Gib den Namen allein an.
error-bot-illegal = { $name } tat bei Kartenfolge { $deal } etwas Unerlaubtes: { $reason }
error-deal = Kartenfolge { $deal } passt nicht zu diesem Spiel: { $reason }.
error-deals = { $file }, Kartenfolge { $place }: { $reason }.
error-no-deal = In { $file } steht keine Kartenfolge.
error-deals-mixed = Die Partien in { $file } haben nicht alle dieselben Regeln: Sag mit --edition und --players, für welches Spiel die Kartenfolgen sind.
error-add = Diese Partien lassen sich nicht hinzufügen: { $reason }.
error-threads = Die Threads lassen sich nicht starten: { $reason }
error-report = { $file } ist kein Bericht des Labors: { $reason }
error-table-stopped = Beendet: Die Tabelle wurde nicht geschrieben. Mit --reports bleibt das Gespielte erhalten und wird nicht noch einmal gespielt.
error-editions-stopped = Beendet: Die Tabelle wurde nicht geschrieben. Mit --scores bleibt das Gespielte erhalten und wird nicht noch einmal gespielt.
error-scores = Zeile { $line } von { $file } ist kein Ergebnis des Labors: { $reason }
error-table-place = { $file } hat keinen Platz für die Tabelle: Es braucht die Zeilen „{ $begin }“ und „{ $end }“.
help-lab = Messen, wie gut Bots spielen
help-lab-run = Einen Bot eine Reihe von Partien spielen lassen und darüber berichten
help-lab-run-bot = Wer spielt (Vorgabe: savant); mehrere Namen besetzen die Plätze reihum, etwa companion-1,companion-3
help-lab-run-json = Den Bericht als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-run-csv = Den Bericht als kommagetrennte Werte in diese Datei schreiben
help-lab-run-svg = Ein Bild der Ergebnisse in diese Datei schreiben
help-lab-run-deals = Die Kartenfolgen dieser Datei spielen statt derer von Startwerten: Aufzeichnungen, Partien von hanab.live oder Kartenlisten
help-lab-run-add = Die Kartenfolgen spielen, die auf die des Berichts in der --json-Datei folgen, und zu ihm hinzufügen
help-lab-run-keep_games = Jede Partie aufzeichnen: in diesen Ordner, oder eine je Zeile in diese Datei
help-lab-compare-deals = Die Kartenfolgen dieser Datei spielen statt derer von Startwerten, wie bei „lab run --deals“
help-lab-run-keep_losses = Jede nicht perfekte Partie in diesen Ordner schreiben
help-lab-agree = Einen Bot aufgezeichnete Partien ansehen lassen und sagen, wie oft er dasselbe getan hätte
help-lab-agree-bot = Wer zusieht (Vorgabe: companion)
help-lab-agree-files = Aufzeichnungen oder Partien von hanab.live; eine Datei enthält eine, eine Liste oder eine je Zeile
help-lab-agree-part = Welche Partien: all, tuning oder held-out, Hälften, die sich aus den Karten ergeben (Vorgabe: all)
help-lab-agree-threads = Wie viele Threads arbeiten (Vorgabe: so viele wie Kerne)
help-lab-agree-json = Die Zahlen als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-agree-habits = companion-4 nach den Gewohnheiten in dieser Datei wählen lassen, wie kagiya lab fit sie schreibt
help-lab-agree-without = Diese Konvention weglassen, um zu sehen, was sie bringt; mehrfach möglich
help-lab-agree-examples = Beispiele der häufigsten Abweichungen in Worten in diesen Ordner schreiben
help-lab-exam = Einem Bot Fragen von Leuten stellen, die Hanabi lehren, und seine Antworten mit ihren vergleichen
help-lab-exam-bot = Wer antwortet (Vorgabe: companion)
help-lab-exam-json = Fragen und Antworten als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-fit = Die Gewohnheiten der Gefährten an das anpassen, was Leute in aufgezeichneten Partien tun
help-lab-fit-files = Aufzeichnungen oder Partien von hanab.live; eine Datei enthält eine, eine Liste oder eine je Zeile
help-lab-fit-part = An welche Partien: all, tuning oder held-out; die anderen werden danach befragt (Vorgabe: all)
help-lab-fit-trees = Wie viele Bäume sagen, was Menschen tun (Vorgabe: 150)
help-lab-fit-folds = In wie viele Teile geteilt wird, um an ausgelassenen zu prüfen; 0 prüft nichts (Vorgabe: 5)
help-lab-fit-threads = Wie viele Threads arbeiten (Vorgabe: so viele wie Kerne)
help-lab-fit-into = Die Gewohnheiten in diese Datei schreiben (-: Standardausgabe)
help-lab-fit-json = Die Zahlen als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-compare = Zwei Bots dieselben Karten spielen lassen, bis einer sich als besser erweist
help-lab-compare-first = Der erste Bot, wie bei „lab run --bot“
help-lab-compare-second = Der zweite Bot
help-lab-compare-json = Den Vergleich als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-table = Die Tabelle der Spielstärke schreiben
help-lab-table-bot = Welche Bots; auch mehrmals (Vorgabe: alle)
help-lab-table-players = Welche Spielerzahlen (Vorgabe: 2,3,4,5)
help-lab-table-games = Wie viele Partien je Zelle (Vorgabe: 1000)
help-lab-table-seed = Startwert der ersten Partie (Vorgabe: 0)
help-lab-table-threads = Wie viele Threads spielen (Vorgabe: so viele wie Kerne)
help-lab-table-reports = Den Bericht jeder Zelle in diesem Ordner behalten; was dort liegt, wird nicht noch einmal gespielt
help-lab-table-into = Die Tabelle in diese Markdown-Datei setzen, zwischen ihre Marken, statt sie auszugeben
help-lab-table-short = Die kurze Tabelle auch in diese Datei schreiben, zwischen die Zeilen, die ihren Platz zeigen
help-lab-editions = Die Tabelle aller Ausgaben schreiben
help-lab-editions-bot = Welche Bots; auch mehrmals (Vorgabe: alle)
help-lab-editions-players = Welche Spielerzahlen (Vorgabe: 2,3,4,5)
help-lab-editions-games = Wie viele Partien je Ausgabe und Spielerzahl (Vorgabe: 1000)
help-lab-editions-seed = Startwert der ersten Partie (Vorgabe: 0)
help-lab-editions-threads = Wie viele Threads spielen (Vorgabe: so viele wie Kerne)
help-lab-editions-scores = Die Ergebnisse in dieser Datei aufheben, eines je Zeile; vorhandene werden nicht noch einmal gespielt
help-lab-editions-into = Die Tabelle in diese Markdown-Datei setzen, zwischen ihre Marken, statt sie auszugeben
help-lab-run-edition = Ausgabe (Vorgabe: die der Partien von --deals, sonst original)
help-lab-run-players = Wie viele spielen (Vorgabe: wie in den Partien von --deals, sonst 3)
help-lab-run-option = Ändert eine Option der Ausgabe; auch mehrmals
help-lab-run-games = Wie viele Partien (Vorgabe: 1000)
help-lab-run-seed = Startwert der ersten Partie, eine Zahl; die nächsten folgen (Vorgabe: 0)
help-lab-run-threads = Wie viele Threads spielen (Vorgabe: so viele wie Kerne)
help-lab-compare-edition = Ausgabe (Vorgabe: die der Partien von --deals, sonst original)
help-lab-compare-players = Wie viele spielen (Vorgabe: wie in den Partien von --deals, sonst 3)
help-lab-compare-option = Ändert eine Option der Ausgabe; auch mehrmals
help-lab-compare-games = Wie viele Partien (Vorgabe: 1000)
help-lab-compare-seed = Startwert der ersten Partie, eine Zahl; die nächsten folgen (Vorgabe: 0)
help-lab-compare-threads = Wie viele Threads spielen (Vorgabe: so viele wie Kerne)
bench-play-head = Bot          Spieler   Prüfsumme
help-bench-play = Eine Prüfsumme der Züge jedes Bots mit festen Karten
help-bench-play-json = Als JSON
help-bench-play-games = Wie viele Partien je Bot und Spielerzahl (Vorgabe: 10)

## Dateien, Vervollständigung und Handbuch

error-file-large = { $file } ist größer als { $most } MiB; mehr wird nicht gelesen.
error-file-text = { $file } ist kein Text: Einige Bytes sind kein UTF-8.
error-command = Es gibt keinen Befehl „{ $name }“. Es gibt: { $known }.
reason-not-found = so eine Datei oder so einen Ordner gibt es nicht
reason-not-allowed = der Zugriff ist nicht erlaubt
reason-is-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger lässt sich nur lesen
plain-no-text = Diese Zeile war kein Text: Einige Bytes sind kein UTF-8. Bitte schreib sie noch einmal.
help-completions = Schreibt die Vervollständigung für eine Shell
help-completions-shell = Für welche Shell
help-man = Schreibt die Handbuchseite, für man
help-man-command = Zu welchem Befehl, zum Beispiel lab run; ohne einen zu allem
