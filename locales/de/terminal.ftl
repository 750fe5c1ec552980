# Was nur das Terminal sagt: Tasten, Hilfe, Befehlszeile.

## Der Tisch

decimal-mark = ,
table-welcome = Willkommen am Tisch. Drück ? für die Hilfe.
table-partners = Mitspieler: { $partners }.
table-your-turn = Du bist am Zug: Wähle eine Karte.
table-waiting = { $name } denkt nach …
table-who-begins = Wer beginnt? { $name }.
table-criterion = Laut Ausgabe: { $who }.
table-over = Die Vorstellung ist zu Ende. Alle Karten liegen jetzt offen.
table-own-card = Drück p, um diese Karte zu spielen, oder d, um sie abzuwerfen.
table-choose-own = Das geht nur mit deinen eigenen Karten. Geh mit den Pfeiltasten dorthin.
table-choose-partner = Für einen Hinweis wähle mit ↑ und ↓ die Karte eines Mitspielers.
table-no-card = Dort hast du keine Karte.
table-no-cards-left = Diese Hand hat keine Karten mehr.
table-not-your-turn = Du bist noch nicht am Zug.
table-play = Deine Karte { $slot } spielen?
table-your-turn-deck = Du bist am Zug: Wähle eine Karte, oder spiel mit u blind die letzte Karte des Stapels.
table-play-deck = Die letzte Karte des Stapels blind spielen?
table-play-quiet = Deine Karte { $slot } ohne Ansage spielen?
table-play-announced = Deine Karte { $slot } spielen und { $suit } ansagen?
table-discard = Deine Karte { $slot } abwerfen?
table-clue = { $to } den Hinweis „{ $clue }“ geben? Er trifft { $cards }.
table-too-small = Kagiya braucht ein Fenster von { $width } × { $height } Zeichen, aber dieses hat { $has_width } × { $has_height }. Mach es größer, oder nimm --plain.

keys-own = ←→ Karte  ↑↓ Hand  p spielen  d abwerfen  ⇧←→ ordnen  e warum  ? Hilfe  q Ende
keys-partner = ←→ Karte  ↑↓ Hand  1–5 Wert  Buchstabe Farbe  Enter Hinweis  e warum  ? Hilfe
keys-free-clue = ←→ Karte  ↑↓ Hand  1–5 Wert  Buchstabe Farbe  Enter Hinweis  ? Hilfe
keys-clue = Enter geben  ←→ anderer Hinweis  1–5 Wert  Buchstabe Farbe  Esc zurück
keys-confirm = Enter ja  Esc zurück
keys-announce = Enter spielen  ←→ Ansage  Esc zurück
keys-answer = ←→ wählen  Enter nehmen  l Verlauf  ? Hilfe
keys-begin = ←→ Platz  Enter beginnen
keys-wait = Leertaste schneller  ←→ Karte  ↑↓ Hand  e warum  l Verlauf  ? Hilfe  q Ende
keys-lesson = Leertaste weiter  F2 die Regel  ←→ Karte  ↑↓ Hand  l Verlauf  ? Hilfe  q Ende
keys-lesson-own = ←→ Karte  ↑↓ Hand  p spielen  d abwerfen  F2 die Regel  ? Hilfe  q Ende
keys-lesson-partner = ←→ Karte  ↑↓ Hand  1–5 Wert  Buchstabe Farbe  Enter Hinweis  F2 Regel
keys-lesson-over = n nächste Lektion  F2 die Regel  ←→ Karte  ↑↓ Hand  l Verlauf  q Ende
keys-lesson-last = F2 die Regel  ←→ Karte  ↑↓ Hand  l Verlauf  q Ende
keys-over = n neue Partie  ←→ Karte  ↑↓ Hand  e warum  l Verlauf  ? Hilfe  q Ende

help-title = Hilfe
help-keys-move = Pfeiltasten oder Tab: eine Hand und eine Karte wählen.
help-keys-own = Eigene Karte: p spielen, d abwerfen, dann Enter. 1–8 wählt eine Karte.
help-keys-partner = Karte eines Mitspielers: 1–5 oder der Buchstabe einer Farbe zeigt einen Hinweis, c die Farbe der Karte, v ihren Wert; Enter gibt ihn, Esc geht zurück.
help-keys-order = Umschalt mit ← oder →, oder < und >, verschiebt deine Karte.
help-keys-more = e erklärt, was Mitspieler getan haben und wie sie deinen Hinweis verstanden haben. F3 sagt, was companion-4 auf deinem Platz täte. l Verlauf, q Ende. Mit der Leertaste handelt der nächste Mitspieler sofort.
help-signs-sky = Feuerwerke: R 12·×× hat 1 und 2; · kann noch kommen, × nie mehr.
help-signs-hands = Unter einer Karte: ihre Hinweise, • neu. Deine Karten zeigen, was du von ihnen weißt: R?, ?3, ??.
help-signs-discards = Ablage: ! zeigt das letzte Exemplar einer nötigen Karte, - eine Karte, die nicht mehr gebraucht wird.
help-signs-pace = Spielraum: so viele Züge dürfen vergehen, ohne dass eine Karte angelegt wird, bevor das beste Ergebnis sinkt.
help-signs-announce = Ansage: Wähle vor dem Spielen mit ← und → ein Feuerwerk.
help-signs-tiles = Plättchen: Nummern der noch verdeckten Bonusplättchen.
help-signs-letters = Buchstaben: { $letters }.
help-close = Jede Taste schließt die Hilfe.

quit-title = Verlassen?
quit-question = Die Partie wird nicht gespeichert. Den Tisch verlassen?
quit-keys = j oder Enter: verlassen; jede andere Taste: weiterspielen
label-since = Seit deinem Zug
label-since-more = Seit deinem Zug (l zeigt alles)
log-keys = ↑↓ blättern, jede andere Taste schließt
result-keys = n neue Partie   l Verlauf   q Ende   andere Taste: Karten ansehen
record-written = Die Aufzeichnung steht in { $file }.

## Fehler

error = Fehler: { $text }
error-lang = Unbekannte Sprache „{ $lang }“. Verfügbar: { $all }.
error-terminal = Das Terminal lässt sich nicht verwenden: { $reason }. Versuch es mit --plain.
error-random = Das Betriebssystem liefert keine Zufallszahlen: { $reason }. Nimm --seed.
error-edition = Unbekannte Ausgabe „{ $name }“. „kagiya rules“ listet alle auf.
error-edition-near = Unbekannte Ausgabe „{ $name }“. Meintest du „{ $near }“? „kagiya rules“ listet alle auf.
error-lesson = Unbekannte Lektion „{ $name }“. Verfügbar: { $all }.
error-lesson-near = Unbekannte Lektion „{ $name }“. Meintest du „{ $near }“? Verfügbar: { $all }.
error-players = „{ $text }“ ist keine gültige Spielerzahl. Möglich sind 2 bis 5, oder 6, wenn die Ausgabe es erlaubt.
error-option-form = „{ $text }“ ist keine Option. Schreib NAME=WERT, etwa strikes=2. „kagiya rules“ listet die Optionen auf.
error-options = Diese Optionen passen nicht zusammen: { $reason }.
error-bot = Unbekannter Bot „{ $name }“. Verfügbar: { $all }.
error-bot-near = Unbekannter Bot „{ $name }“. Meintest du „{ $near }“? Verfügbar: { $all }.
error-convention = Unbekannte Konvention „{ $name }“. Verfügbar: { $all }.
error-convention-twice = Die Konvention „{ $name }“ ist doppelt angegeben.
error-seed-empty = Der Startwert ist leer. Beliebige Wörter genügen.
error-seed-digits = Ein Startwert in Ziffern muss 64 hexadezimale Ziffern haben; dieser hat { $count }. Beliebige Wörter gehen auch.
error-seed-decides = Ein Startwert von hanab.live bestimmt Variante und Spielerzahl. Lass Ausgabe, Spielerzahl und Optionen weg.
error-seed-variant = Der Startwert gehört zu einer Variante von hanab.live, die hier nicht gespielt werden kann.
error-seat = Es gibt keinen Platz „{ $text }“. Die Plätze sind 1 bis { $players }, oder ihre Buchstaben ab A.
error-first-fixed = In dieser Ausgabe beginnt immer Platz { $seat }.
error-input-ended = die Eingabe endete vor der Partie.

## In Textzeilen

plain-you = du
plain-welcome = Kagiya: { $edition }. Am Tisch: { $names }.
plain-first = Laut Ausgabe beginnt { $who }. Hier beginnst du, außer du gibst --first an.
plain-how = Schreib „hilfe“ für die Befehle. Karten zählen von der ältesten an, das ist Karte 1.
plain-half-token = Dazu kommt ein halber Hinweismarker.
plain-counters = { $tokens ->
    [0] Kein Hinweismarker
    [one] Ein Hinweismarker
   *[other] { $tokens } Hinweismarker
}, { $strikes } von { $most ->
    [one] einem Fehler
   *[other] { $most } Fehlern
}, { $deck ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $deck } Karten
} im Stapel.
plain-final-round = { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $turns } Züge, diesen eingeschlossen.
}
plain-firework = Das Feuerwerk { $suit } steht bei { $rank }.
plain-firework-empty = Das Feuerwerk { $suit } ist leer.
plain-firework-complete = Das Feuerwerk { $suit } ist vollendet.
plain-firework-dead = Es kann nicht mehr vollendet werden.
plain-tiles = { $count ->
    [0] Kein Bonusplättchen ist übrig.
   *[other] Noch verdeckte Bonusplättchen: { $tiles }.
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
plain-own-unknown = Karte { $slot }: Du weißt nichts über sie.
plain-discards = Abgeworfen { $suit }: { $ranks }.
plain-discards-empty = Die Ablage ist leer.
plain-critical = Letzte Exemplare nötiger Karten: { $cards }.
plain-log-action = { $number }. { $text }
plain-log-empty = Noch ist nichts passiert.
plain-ask-deck = Du kannst auch „spiele deck“ schreiben, um blind die letzte Karte des Stapels zu spielen.
plain-ask-clue = Gib den Hinweis wie gewohnt.
plain-ask-back = Schreib „zurück“ und eine Karte: { $items }.
plain-ask-put = Schreib „lege“ und eine Karte: { $items }.
plain-ask-firework = Schreib „feuerwerk“ und eine Farbe: { $items }.
plain-ask-decline = Oder schreib „lassen“, um das Plättchen nicht zu nutzen.
plain-input-ended = Die Eingabe ist zu Ende, deshalb endet die Partie hier.
plain-goodbye = Du verlässt den Tisch. Auf Wiedersehen.
plain-after = Du kannst noch „warum“, „tisch“ und „verlauf“ schreiben. Mit einer leeren Zeile oder „ende“ verlässt du den Tisch.
lesson-how = Schreib deine Aktion: „hinweis Kaze 1“, „spiele 2“, „abwerfen 1“. Karten zählen von der ältesten an, das ist Karte 1. „regel“ zeigt die Regel dieses Schritts, „hilfe“ alle Befehle.
lesson-next = Als Nächstes: { $lesson }. Mit einer leeren Zeile fängst du an, mit „ende“ verlässt du den Tisch.
lesson-no-rule = Dieser Schritt hat keine eigene Regel.
lesson-rule-close = Jede Taste schließt die Regel.
plain-not-understood = Unbekannter Befehl. Schreib „hilfe“ für eine Liste.
plain-no-such-card = Du hast keine Karte „{ $text }“. Deine Karten haben die Nummern 1 bis { $count }.
plain-no-such-partner = Es gibt keinen Mitspieler „{ $text }“. Du kannst { $names } einen Hinweis geben.
plain-no-such-clue = Es gibt keinen Hinweis „{ $text }“. Nenne { $colors } oder eine Zahl von 1 bis { $most }.
plain-forbidden-clue = „{ $suit }“ darf in keinem Hinweis genannt werden, auch nicht, um zu sagen, dass jemand nichts davon hat.
plain-no-such-suit = In dieser Partie gibt es keine Farbe „{ $text }“.
plain-no-such-print = In dieser Partie gibt es keine Karte „{ $text }“. Nenne Farbe und Wert, etwa „rot 3“ oder „r3“.

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
command-hint = tipp
command-rule = regel
command-help = hilfe
command-quit = ende q

plain-help-play = spiele 2, oder p2: spielt deine Karte 2.
plain-help-announce = spiele 2 rot, oder p2=r: sagt Rot an und spielt deine Karte 2.
plain-help-discard = abwerfen 1, oder d1: wirft deine Karte 1 ab.
plain-help-clue = hinweis { $name } { $color }, oder { $seat }{ $letter }; hinweis { $name } { $rank }, oder { $seat }{ $rank }: gibt einen Hinweis.
    .ranks = hinweis { $name } { $rank }, oder { $seat }{ $rank }: gibt einen Hinweis.
plain-help-put = lege rot 3: antwortet auf ein Bonusplättchen, das eine abgeworfene Karte ins Spiel bringt.
plain-help-back = zurück rot 3: antwortet auf ein Bonusplättchen, das eine abgeworfene Karte in den Stapel mischt.
plain-help-firework = feuerwerk rot: wählt das Feuerwerk für einen Joker.
plain-help-decline = lassen: nutzt ein Bonusplättchen nicht, wenn die Regeln es erlauben.
plain-help-order = ordne 2 1 3 4 5: sortiert deine Hand um.
plain-help-hand = hand: was du über deine Karten weißt.
plain-help-table = tisch: Feuerwerke, alle Hände, Marker.
plain-help-discards = ablage: die abgeworfenen Karten.
plain-help-log = verlauf: alles, was passiert ist.
plain-help-why = warum: warum der letzte Mitspieler so gehandelt hat und wie die anderen deinen letzten Hinweis verstanden haben; warum 7: Aktion 7 im Verlauf.
plain-help-hint = tipp: was companion-4 auf deinem Platz täte und warum.
plain-help-rule = regel: die Regel, die zu diesem Schritt der Lektion gehört.
plain-help-help = hilfe: diese Liste.
plain-help-quit = ende: verlässt die Partie.

## Warum die anderen so gehandelt haben

why-title = Warum?
why-keys = ← früher  → später  ↑↓ blättern, jede andere Taste schließt
why-nothing = Noch hat kein Mitspieler etwas getan, das sich erklären ließe.
hint-none = Tipps gibt es nur, wenn du am Zug bist.
hint-keys = ↑↓ blättern, jede andere Taste schließt
why-no-such = Zu „{ $text }“ gibt es nichts zu erklären. Mitspieler erklären ihre eigenen Aktionen und wie sie deine Hinweise verstanden haben; der Verlauf nummeriert sie.
why-none = { $name } erklärt seine Aktionen nicht.
why-understood = So hat { $name } es verstanden:
why-same = { $count ->
    [one] { $names } hat es genauso verstanden.
   *[other] { $names } haben es genauso verstanden.
}

## kagiya rules

rules-editions = Ausgaben, nach Quellen. Wähle eine mit --edition NAME.
rules-options = Optionen. Ändere eine mit --option NAME=WERT.
rules-hint = „kagiya rules show NAME“ erklärt eine Ausgabe oder eine Option.
rules-source = Quelle: { $source }.
rules-sources = Quellen: { $sources }.
rules-sources-hint = „--sources“ zeigt auch die Dokumente zu jedem Abschnitt und die Entscheidungen, wo sie voneinander abweichen.
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
rules-suffix-default = ja, wenn Schwarz im Spiel ist
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
rules-suit-joker = ersetzt Karten anderer Farben
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
rules-numbers = Karten: { $cards }. Hinweismarker: { $tokens }. Beim { $strikes }. Fehler ist die Partie zu Ende. { $goal ->
    [score] Bestes Ergebnis: { $most }.
   *[other] Ihr gewinnt nur, wenn alle Feuerwerke vollendet sind.
} Hände nach Spielerzahl: { $hands }.
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

bench-head = Spieler      Partien/s     Aktionen/s   Prüfsumme
bench-perft = Tiefe { $depth }: { $nodes } Folgen, { $speed } in der Sekunde

error-name = Unbekannte Ausgabe oder Option „{ $name }“. „kagiya rules“ listet alle auf.
error-name-near = Unbekannte Ausgabe oder Option „{ $name }“. Meintest du „{ $near }“? „kagiya rules“ listet alle auf.
error-file-read = { $file } lässt sich nicht lesen: { $reason }.
error-file-write = { $file } lässt sich nicht schreiben: { $reason }.
error-file-content = { $file }: { $reason }.
error-seconds = „{ $text }“ ist keine gültige Zeit in Sekunden. Gib eine Zahl über null an, höchstens einen Tag.

## Die Befehlszeile

help = Hanabi für Menschen, Bots und Forschung. Ohne Befehl startet es einen Server für Browser. Hanabi ist ein Spiel von Antoine Bauza für 2 bis 5 Spieler ab 8 Jahren; eine Partie dauert 20 bis 30 Minuten.
help-usage = Aufruf:
usage-unknown = unbekannte Option { $argument }
usage-command = unbekannter Befehl „{ $name }“
usage-moved = „{ $name }“ ist umgezogen: Starte kagiya-loadtest { $name }
usage-no-command = fehlender Befehl: { $known }
usage-no-value = { $argument } braucht einen Wert
usage-value = ungültiger Wert „{ $value }“ für { $argument }
usage-value-of = ungültiger Wert „{ $value }“ für { $argument }; möglich: { $known }
usage-missing = erforderliches Argument fehlt: { $argument }
usage-twice = { $argument } darf nur einmal angegeben werden
usage-conflict = { $argument } geht nicht zusammen mit { $other }
usage-equals = { $argument } braucht ein Gleichheitszeichen vor seinem Wert
usage-many-values = überzähliger Wert „{ $value }“ für { $argument }
usage-no-text = ein Argument ist kein gültiges UTF-8
usage-near = Meintest du { $near }?
usage-help = Mehr dazu: kagiya --help
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-lang = Sprache aller Texte: { $all } (Vorgabe: die der Umgebung)
help-no_color = Keine Farben; die Variable NO_COLOR bewirkt dasselbe
help-help = Zeigt die Hilfe
help-version = Zeigt die Version
help-exit-codes = Rückgabewerte: 0 Erfolg; 1 eine Prüfung ist nicht bestanden; 2 falscher Aufruf, unbekannte Ausgabe oder ungültige Optionen; 3 eine Datei oder das Terminal lässt sich nicht verwenden, oder eine Datei ist keine gültige Aufzeichnung; 4 die Eingabe endete vor der Partie.
help-play = Im Terminal mit Mitspielern spielen
help-play-edition = Ausgabe, nach ihrem Namen in „kagiya rules“, oder eine Variante von hanab.live, nach ihrem Namen dort (Vorgabe: original)
help-play-players = Spielerzahl, du eingeschlossen (Vorgabe: 3)
help-play-option = Ändert eine Option der Ausgabe, etwa strikes=2; mehrfach möglich
help-play-seed = Startwert der Kartenfolge: 64 hexadezimale Ziffern, die Nummer einer Kartenfolge von „kagiya lab run“, ein Startwert von hanab.live wie p3v0s1 oder beliebige Wörter (Vorgabe: zufällig)
help-play-seat = Dein Platz, ab 1, oder random (Vorgabe: 1)
help-play-first = Der Platz, der beginnt, wenn die Ausgabe den Tisch wählen lässt
help-play-bots = Mitspieler, durch Kommas getrennt und um den Tisch wiederholt: { $partners } (Vorgabe: { $default_partner }, dessen Konventionen du in fünf Minuten lernst)
help-play-mixed = Bots mit Geheimsprache (savant) mit anderen kombinieren
help-play-conventions = Konventionen des Tischs, durch Kommas getrennt: { $conventions } (Vorgabe: keine; Gefährten finden sie heraus)
help-play-plain = In Textzeilen spielen, für Bildschirmleser, Pipes und Skripte
help-play-record = Schreibt am Ende die Aufzeichnung der Partie in diese Datei
help-learn = Hanabi im Terminal lernen, mit einem Mitspieler und einem Trainer
help-learn-lesson = Welche Lektion: { $lessons } (Vorgabe: first, danach die anderen)
help-learn-plain = In Textzeilen lernen, für Bildschirmleser, Pipes und Skripte
help-rules = Ausgaben und Optionen auflisten
help-rules-json = Ausgaben und Optionen als JSON auflisten
help-rules-show = Die ganzen Regeln einer Ausgabe zeigen oder eine Option erklären
help-rules-show-name = Name einer Ausgabe oder einer Option
help-rules-show-players = Für so viele Spieler (Vorgabe: 3)
help-rules-show-option = Eine Option der Ausgabe ändern, etwa strikes=2; mehrfach möglich
help-rules-show-sources = Auch die Dokumente zu jedem Abschnitt zeigen, und die Entscheidungen, wo sie voneinander abweichen
help-rules-check = Die Szenarien einer Datei spielen und vergleichen; Rückgabewert 1, wenn eines nicht bestanden ist
help-rules-check-file = Szenariendatei (JSON), oder - für die Standardeingabe
help-replay = Eine aufgezeichnete Partie Zug für Zug zeigen
help-replay-file = Eine Aufzeichnung, eine Partie von hanab.live (JSON), - für die Standardeingabe oder ein Link von hanab.live mit replay-json
help-replay-turn = Statt der Liste den Tisch nach so vielen Zügen zeigen (0: nach dem Austeilen)
help-replay-json = Als JSON
help-solve = Das beste Ergebnis einer Partie finden, wenn alle Karten bekannt sind
help-solve-file = Eine Aufzeichnung, eine Partie von hanab.live (JSON), - für die Standardeingabe oder ein Link von hanab.live mit replay-json
help-solve-edition = Ausgabe (Vorgabe: original)
help-solve-players = Zahl der Spieler (Vorgabe: 3)
help-solve-option = Eine Option der Ausgabe ändern, etwa strikes=2; mehrfach möglich
help-solve-seed = Startwert der Kartenfolge: 64 hexadezimale Ziffern, die Nummer einer Kartenfolge von „kagiya lab run“, ein Startwert von hanab.live wie p3v0s1 oder beliebige Wörter
help-solve-game = Welche Partie einer Datei mit mehreren, ab 1
help-solve-turn = Ab der Stellung nach so vielen Zügen (Vorgabe: 0, nach dem Austeilen)
help-solve-nodes = Höchstzahl der Stellungen je Punktzahl (Vorgabe: 1 000 000)
help-solve-seconds = Höchstdauer in Sekunden
help-solve-json = Als JSON
help-puzzle = Eine Aufgabe lösen: die des Tages oder eine andere
help-puzzle-number = Welche Aufgabe, ab 1 (Vorgabe: die des Tages)
help-puzzle-answer = Deine Antwort: eine Aktion, etwa p2 oder Br, oder eine Karte, etwa r3
help-puzzle-hint = Beide Tipps zeigen
help-puzzle-solution = Die Lösung zeigen
help-review = Eine beendete Partie beurteilen: was sie entschied und was besser gewesen wäre
help-review-source = Eine Aufzeichnung, eine Partie von hanab.live (JSON), - für die Standardeingabe oder ein Link von hanab.live mit replay-json
help-review-game = Welche Partie einer Datei mit mehreren, ab 1
help-review-depth = Wie viel weitergespielt wird: quick, normal oder deep (Vorgabe: normal)
help-review-deep = Dasselbe wie --depth deep
help-review-json = Als JSON (docs/review.schema.json)
help-review-svg = Den Verlauf der Partie als Bild schreiben (SVG); - ist die Standardausgabe
help-review-threads = Anzahl der Threads (Vorgabe: einer je Kern)
help-bench = Die Geschwindigkeit der Spiellogik messen
help-bench-rules = Zufällige erlaubte Aktionen auf einem Kern
help-bench-rules-json = Als JSON
help-bench-rules-players = Nur diese Spielerzahl (Vorgabe: 2 bis 5)
help-bench-rules-seconds = Sekunden je Spielerzahl (Vorgabe: 2)
help-bench-perft = Alle Folgen von Aktionen zählen
help-bench-perft-edition = Ausgabe (Vorgabe: original)
help-bench-perft-players = Spielerzahl (Vorgabe: 3)
help-bench-perft-option = Ändert eine Option der Ausgabe; mehrfach möglich
help-bench-perft-seed = Startwert der Kartenfolge
help-bench-perft-depth = Länge der Folgen in Aktionen (Vorgabe: 4)
help-bench-perft-json = Als JSON

## kagiya solve

error-solve-nothing = Nennen Sie eine Datei, oder eine Kartenfolge mit --seed.
solve-best = Das beste erreichbare Ergebnis ist { $points }.
solve-between = Ergebnis der Zugfolge unten: { $points }. Ob das Ergebnis { $bound } erreichbar ist, hat die Suche nicht entschieden; mehr ist unmöglich.
solve-won = Alle Feuerwerke können fertig werden.
solve-lost = Es können nicht mehr alle Feuerwerke fertig werden.
solve-open = Die Suche hat nicht entschieden, ob alle Feuerwerke fertig werden können.
solve-reason-maximum = Das ist die Höchstpunktzahl.
solve-reason-game-over = Die Partie ist zu Ende.
solve-reason-lost-copies = Alle Exemplare einer benötigten Karte sind verloren.
solve-reason-pace = Es bleiben weniger Züge, als Karten fehlen.
solve-reason-too-few-draws = Der Nachziehstapel ist leer, und es bleiben weniger Züge, als Karten fehlen.
solve-reason-too-deep = Benötigte Karten liegen so tief im Nachziehstapel, dass danach zu wenige Züge bleiben.
solve-reason-hand-space = Die Hände können nicht alle Karten halten, die aufzuheben sind.
solve-reason-search = Die Suche hat alle Zugfolgen geprüft.

## kagiya replay

replay-title = { $edition }, mit { $names }.
replay-title-own = Eigene Regeln
replay-state = Nach { $turn ->
    [0] dem Austeilen
    [one] einem Zug
   *[other] { $turn } Zügen
}
replay-notes = Notizen zu Karten:
replay-note = #{ $id } { $card }, { $name }: { $note }
replay-unfinished = Die Aufzeichnung endet hier, die Partie nicht.
replay-points = { $points ->
    [one] Bisher ein Punkt.
   *[other] Bisher { $points } Punkte.
}
error-turn = Es gibt keinen Zug { $turn }. Die Züge gehen von 0 bis { $most }.
help-replay-game = Welche Partie einer Datei mit mehreren, ab 1
error-many-games = { $count ->
    [one] Diese Datei enthält eine Partie.
   *[other] Diese Datei enthält { $count } Partien: Wähle eine mit --game, von 1 bis { $count }
}
error-review-empty = Die Partie hat keinen Zug, der beurteilt werden könnte.
error-review-hidden = In dieser Partie wurde verdeckt gespielt. Eine Analyse kann deshalb nicht sagen, was die Spieler wussten.
error-game = Es gibt keine Partie { $game }: Die Datei enthält { $count }
error-no-record = erwartet wird ein JSON-Objekt, das eine Aufzeichnung von Kagiya oder eine Partie von hanab.live ist
replay-broken-off = Die Partie wurde abgebrochen.
replay-broken-off-left = Die Partie wurde abgebrochen: Ein Spieler ist gegangen.
replay-broken-off-timeout = Die Partie wurde abgebrochen: Die Zeit ist abgelaufen.
replay-broken-off-agreed = Die Spieler haben vereinbart, die Partie zu beenden.

## kagiya serve

serve-open = Kagiya läuft unter { $url }
serve-kept = Datenordner: { $folder }
serve-loopback = Nur dieser Rechner kann sich verbinden. Mit --listen 0.0.0.0:{ $port } erlaubst du es deinem ganzen Netz.
serve-stop = Strg-C beendet den Server. Nichts geht verloren.
serve-cant-listen = die Adresse { $address } lässt sich nicht verwenden: { $reason }. Wähle mit --listen eine andere
serve-cant-keep = in { $folder } lässt sich nichts speichern: { $reason }. Wähle mit --data einen anderen Ordner
serve-cant-use = die Daten in { $folder } lassen sich nicht verwenden: { $reason }
serve-newer-data = die Daten haben das Format { $found }, aber diese Version unterstützt nur Formate bis { $known }. Nimm die Version, die sie geschrieben hat, oder eine spätere. Nichts wurde geändert
serve-in-use = ein anderer Server benutzt den Datenordner. Beende zuerst diesen Server, oder wähle mit --data einen anderen Ordner
serve-read-only = in den Ordner lässt sich nicht schreiben ({ $reason }). Er und alles darin müssen dem Benutzer des Servers gehören
serve-gone = kagiya.db fehlt oder ist leer, obwohl dieser Datenordner schon benutzt wird. Stell kagiya.db aus einer Sicherung wieder her, oder entferne kagiya.id, um mit einem leeren Server zu beginnen
serve-other-house = kagiya.db gehört zu einem anderen Datenordner. Stell die richtige Datei wieder her, oder entferne kagiya.id, um diese zu verwenden
serve-keys-gone = kagiya.keys fehlt. Stell die Datei wieder her: Ohne sie lassen sich die Partien in der Datenbank nicht öffnen
serve-log-gone = der Server wurde nicht ordentlich beendet, und kagiya.db-wal mit den letzten Änderungen fehlt. Stell beide Dateien wieder her, oder nimm eine Sicherung
serve-damaged = kagiya.db ist beschädigt ({ $reason }). Stell eine Sicherung wieder her
serve-not-ours = kagiya.db gehört zu einem anderen Programm. Nichts wurde geändert
serve-cant-use-database = die Datenbank lässt sich nicht verwenden: { $reason }
nats-address = eine NATS-Adresse sieht aus wie nats://RECHNER:4222
nats-no-answer = die anderen Server sind über NATS nicht erreichbar: { $reason }. Prüfe --bus und ob NATS läuft
postgres-address = eine Datenbankadresse sieht aus wie postgres://NAME@RECHNER/DATENBANK
postgres-no-answer = PostgreSQL antwortet nicht unter { $place } ({ $reason }). Prüfe, ob es läuft und ob sich dieser Rechner verbinden darf
postgres-login = PostgreSQL lehnt den Benutzer „{ $user }“ ab. Prüfe Name, Passwort und pg_hba.conf
postgres-no-database = die Datenbank „{ $name }“ gibt es nicht. Lege sie mit createdb an
postgres-too-old = PostgreSQL { $found } ist zu alt. Nötig ist Version 15 oder neuer
postgres-foreign = die Datenbank enthält Tabellen eines anderen Programms. Lege eine Datenbank nur für Kagiya an
postgres-no-right = dem Benutzer fehlt dort ein Recht ({ $reason }). Mach ihn zum Eigentümer der Datenbank
postgres-tls = Kagiya verschlüsselt Verbindungen zu PostgreSQL nicht. Nimm einen Unix-Socket, eine lokale Adresse oder einen Tunnel, und entferne sslmode
postgres-read-only = die Datenbank lässt sich nur lesen. Nimm die Adresse des Hauptservers, nicht die einer Kopie
serve-cant-log = ungültige Protokollstufen „{ $levels }“. --log nimmt eine Stufe oder Teile, etwa warn,kagiya_server=debug
help-serve = Einen Server für Browser und Bots starten (die Vorgabe ohne Befehl)
help-serve-listen = Adresse des Servers; mit 0.0.0.0:PORT kann sich das ganze Netz verbinden
help-serve-data = Datenordner mit Tischen, Nutzern und beendeten Partien; er wird angelegt, wenn er fehlt
help-serve-store = PostgreSQL-Datenbank statt des Datenordners, etwa postgres://NAME@RECHNER/DATENBANK. Mehrere Server können sie sich teilen. Ein Passwort gehört in die Variable KAGIYA_STORE, wo andere Benutzer des Rechners es nicht sehen
help-serve-bus = NATS-Server, der mehrere Server mit derselben Datenbank verbindet, etwa nats://RECHNER:4222. Dann können Menschen auf verschiedenen Servern zusammen spielen. Ein Passwort gehört in die Variable KAGIYA_BUS
help-serve-node = Name dieses Servers in den Protokollen, wenn es mehrere gibt
help-serve-public_url = Öffentliche Adresse des Servers, etwa https://hanabi.example; Seiten anderer Websites können sich nicht verbinden
help-serve-trust_proxy = Adressen der Clients aus X-Forwarded-For nehmen, wenn die Anfrage von einem Proxy in einem dieser Netze kommt (durch Kommas getrennt); ohne NETWORK von diesem Rechner oder aus einem privaten Netz
help-serve-metrics = Adresse, unter der Überwachungsprogramme Messwerte lesen, unter /metrics
help-serve-admin = Socket für kagiya admin (Vorgabe: kagiya.sock im Datenordner). Nur der Benutzer des Servers kann ihn verwenden
help-serve-bot_pause = Wie lange ein Bot vor seiner Aktion wartet, wenn jemand zusieht, in Millisekunden
help-serve-bot_deadline = Wie lange ein Bot nachdenken darf, in Millisekunden
help-serve-reviews = Wie viele Partien gleichzeitig beurteilt werden, höchstens eine je Kern; 0 schaltet Beurteilungen ab. Ohne die Option höchstens die Hälfte der Kerne
help-serve-no_push = Keine Benachrichtigungen über Web Push verschicken. Sonst können Browser sie anfordern; sie sind verschlüsselt und gehen an den Push-Dienst des Browsers
help-serve-push_host = Push-Dienst neben denen von Apple, Google, Microsoft und Mozilla, z. B. push.example:8443. Er braucht https, außer auf diesem Rechner. Die Option kann mehrmals angegeben werden; in der Variablen KAGIYA_PUSH_HOST trennen Kommas die Hosts
help-serve-web = Den Browser-Client bei jeder Anfrage aus diesem Ordner lesen, für seine Entwicklung
help-serve-log = Was protokolliert wird: error, warn, info, debug oder trace, auch nach Teilen, etwa warn,kagiya_server=debug
help-serve-log_format = Form des Protokolls: Zeilen für Menschen oder JSON-Objekte
help-hanab-live = Bots und Clients von hanab.live auf einem Kagiya-Server spielen lassen
help-hanab-live-listen = Adresse des Gateways (Vorgabe: 127.0.0.1:4849); mit 0.0.0.0:PORT kann sich das ganze Netzwerk verbinden
help-hanab-live-server = Kagiya-Server, auf dem sie spielen (Vorgabe: http://127.0.0.1:4848)
help-join = Mit einem Bot auf hanab.live oder einem anderen Server dieser Art spielen
help-join-server = Server, etwa https://hanab.live oder 127.0.0.1:4849
help-join-name = Name des Kontos für den Bot. Sein Passwort steht in der Variable KAGIYA_PASSWORD; bei einem Server ohne https kann es fehlen, dann ist der Bot ein Gast
help-join-bot = Wer spielt (Vorgabe: companion-4)
help-join-table = Nummer des Tischs. Ohne --table und --create wartet der Bot, bis ihn jemand mit der privaten Nachricht /join einlädt
help-join-create = Einen Tisch eröffnen: Name einer Variante, players=N und Optionen, durch Kommas getrennt, etwa „Rainbow (5 Suits),players=3,emptyClues“. Die Partie beginnt, wenn alle da sind
hanab-live-open = Clients von hanab.live können sich unter http://{ $address } anmelden. Sie spielen auf { $server }
hanab-live-stop = Strg-C beendet das Gateway.
hanab-live-server = „{ $server }“ ist keine Adresse eines Servers. Schreib http://HOST:PORT oder https://HOST
hanab-live-random = das Betriebssystem liefert keine Zufallszahlen
join-password = das Passwort des Kontos gehört in die Variable KAGIYA_PASSWORD
join-logged-in = { $name } ist angemeldet.
join-waits = Warte auf die private Nachricht /join von jemandem, der an einem Tisch sitzt.
join-sits = Sitzt an Tisch { $table }.
join-starts = { $variant }: { $players }
join-over = { $score } von { $max ->
    [one] einem Punkt
   *[other] { $max } Punkten
}.
join-warned = Der Server lehnt ab: { $reason }
join-lost = Die Verbindung ist weg: { $reason }. Neuer Versuch …
join-unreachable = { $server } ist nicht erreichbar: { $reason }
join-not-the-site = { $server } ist kein Server von der Art von hanab.live: Die Anmeldung ergibt kein Cookie
join-refused = der Server lehnt ab: { $reason }
join-closed = { $server } hat die Verbindung geschlossen: { $reason }
join-no-table = es gibt keinen offenen Tisch { $table }
join-removed = der Bot hat keinen Platz mehr am Tisch
join-missed = die Partie ging zu Ende, während die Verbindung weg war
join-game = der Bot kann diese Partie nicht spielen: { $reason }

## kagiya admin

help-data = Datenordner des Servers (Vorgabe: kagiya-data)
help-store = PostgreSQL-Datenbank des Servers, wenn er eine benutzt: postgres://NAME@RECHNER/DATENBANK, oder in der Variable KAGIYA_STORE
help-socket = Socket des laufenden Servers, wenn es nicht kagiya.sock im Datenordner ist; oder in der Variable KAGIYA_ADMIN
help-json = Als JSON ausgeben
help-admin = Einen Server verwalten, ob er läuft oder nicht
help-admin-status = Den Zustand des Servers zeigen: Tische, Verbindungen, Warteschlangen und Grenzen
help-admin-doctor = Grenzen, Uhr, Datenträger, Proxy, Schlüssel und Sicherungen prüfen und sagen, was zu ändern ist
help-admin-people = Verbundene Nutzer mit ihren Adressen auflisten
help-admin-tables = Tische auflisten; ohne --stage nur offene und laufende
help-admin-tables-stage = Nur Tische in diesem Zustand: open, running, finished oder closed
help-admin-tables-person = Nur Tische, an denen dieser Nutzer sitzt
help-admin-tables-older_than = Nur Tische, die vor mindestens so langer Zeit eröffnet oder beendet wurden, etwa 30d oder 12h
help-admin-tables-limit = Höchstzahl der Tische (Vorgabe: 200)
help-admin-close = Einen Tisch schließen; alle dort erfahren, dass ein Admin ihn geschlossen hat
help-admin-close-table = Kennung des Tisches
help-admin-remove = Tische mit allem löschen, was dazugehört; laufende Partien werden zuerst beendet
help-admin-remove-tables = Kennungen der Tische
help-admin-block = Einen Gast oder eine Adresse für eine Zeit sperren und die Verbindungen schließen
help-admin-block-kind = Was gesperrt wird: guest (Gast) oder address (Adresse)
help-admin-block-name = Name oder Kennung eines Gasts oder eine Adresse; bei IPv6 zählen die ersten 64 Bit
help-admin-block-for = Dauer, etwa 2d oder 12h
help-admin-block-why = Grund, der dem gesperrten Nutzer gezeigt wird
help-admin-unblock = Eine Sperre aufheben
help-admin-unblock-kind = Was entsperrt wird: guest (Gast) oder address (Adresse)
help-admin-unblock-name = Name oder Kennung eines Gasts oder eine Adresse
help-admin-blocks = Sperren mit Ende und Grund auflisten
help-admin-backup = Eine Sicherung von allem in eine neue Datei schreiben und prüfen; der Server läuft weiter
help-admin-backup-file = Die Datei; der Server selbst schreibt sie
help-admin-restore = Die Daten durch eine Sicherung ersetzen; beende vorher den Server
help-admin-restore-file = Die Sicherung
help-admin-restore-keys = Datei mit den Schlüsseln der Sicherung, wenn der Datenordner andere hat
help-admin-restore-replace = Auch vorhandene Tische ersetzen; ihre Dateien bleiben unter einem anderen Namen erhalten
help-admin-purge = Alte Tische löschen: beendete Partien, und Tische, an denen keine begonnen hat
help-admin-purge-older_than = Zeit seit der letzten Aktivität, etwa 90d oder 12h
help-admin-purge-finished = Nur beendete Partien
help-admin-purge-abandoned = Nur Tische, an denen keine Partie begonnen hat
help-admin-purge-dry_run = Nur zeigen, was gelöscht würde
help-admin-rotate-keys = Die Karten neuer Partien mit einem neuen Schlüssel verschlüsseln; laufende Partien behalten die alten Schlüssel
help-admin-rotate-keys-sessions = Stattdessen alle Sitzungen beenden; alle werden neue Gäste
help-admin-copy = Den Datenordner in die leere PostgreSQL-Datenbank von --store kopieren, ganz oder gar nicht; beende vorher den Server
admin-socket = der Socket { $socket } lässt sich nicht verwenden ({ $reason }). Das dürfen nur der Benutzer des Servers und root
admin-tables =
    { $count ->
        [0] Keine Tische.
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · Personen: { $people } · Bots: { $bots } · Ereignisse: { $events }
admin-stage-open = offen
admin-stage-running = läuft
admin-stage-finished = beendet
admin-stage-closed = geschlossen
admin-closed = Tisch geschlossen. Alle dort wurden benachrichtigt.
admin-closed-already = Dieser Tisch ist schon geschlossen.
admin-blocked = { $who } ist bis { $until } gesperrt.
admin-unblocked = { $who } ist nicht mehr gesperrt.
admin-blocks =
    { $count ->
        [0] Es gibt keine Sperren.
        [one] Eine Sperre.
       *[other] { $count } Sperren.
    }
admin-backup = Sicherung geschrieben und geprüft: { $file } ({ $size }).
admin-counts = Tische: { $open } offen, { $running } laufend, { $finished } beendet, { $closed } geschlossen. Personen: { $people }.
admin-rotated =
    { $keys ->
        [one] Neue Partien benutzen jetzt den Schlüssel „{ $key }“. Er ist der einzige.
       *[other] Neue Partien benutzen jetzt den Schlüssel „{ $key }“. Behalte alle { $keys } Schlüssel: Vorhandene Partien brauchen sie.
    }
admin-sessions-ended =
    { $count ->
        [0] Es gab keine Sitzungen.
        [one] Eine Sitzung wurde beendet.
       *[other] { $count } Sitzungen wurden beendet.
    }
doctor-grade-ok = gut
doctor-grade-warning = Warnung
doctor-grade-problem = Fehler
doctor-server = Server: Prozess { $process }
doctor-server-none = Server: Es läuft keiner, darum werden nur seine Daten geprüft
doctor-store = Datenbank: arbeitet
doctor-store-errors = Datenbank: arbeitet, hat aber seit dem Start { $errors }-mal versagt. Den Grund nennt das Protokoll
doctor-store-fails = Datenbank: { $error }
doctor-bus = Andere Server: erreichbar
doctor-bus-away = Andere Server: über NATS nicht erreichbar. Prüfe, ob der NATS-Server läuft, und --bus
doctor-files = Offene Dateien: bis zu { $limit }, genug für { $connections } Verbindungen
doctor-files-few = Offene Dateien: nur { $limit }, genug für { $connections } Verbindungen. Setze LimitNOFILE=65536 in der Unit, oder ulimit -n 65536
doctor-disk = Datenträger: { $free } von { $total } frei
doctor-disk-low = Datenträger: nur { $free } von { $total } frei. Schaffe Platz, oder lösche alte Partien mit kagiya admin purge
doctor-disk-remote = Datenträger: Das Datenverzeichnis liegt auf einem Netzlaufwerk, wo SQLite Daten verlieren kann. Nimm einen lokalen Datenträger oder PostgreSQL
doctor-future = Uhr: Ein Tisch wurde { $seconds } Sekunden in der Zukunft geöffnet, also ging die Uhr zurück. Prüfe ihren Zeitdienst (NTP)
doctor-database-clock = Uhr: wie die der Datenbank
doctor-database-clock-differs = Uhr: { $seconds } Sekunden Abstand zur Datenbank. Lass auf beiden Rechnern einen Zeitdienst (NTP) laufen
doctor-readable = Rechte: Nur der Benutzer des Servers kann die Daten lesen
doctor-readable-by-all = Rechte: Andere Benutzer können { $files } lesen. Erlaube es nur dem Benutzer des Servers: chmod 600
doctor-keys =
    { $keys ->
        [one] Schlüssel: Partien sind mit einem Schlüssel verschlüsselt
       *[other] Schlüssel: Partien sind verschlüsselt, mit { $keys } Schlüsseln
    }
doctor-keys-none = Schlüssel: Partien stehen unverschlüsselt in der Datenbank. Lege dieselbe kagiya.keys in das Datenverzeichnis jedes Servers
doctor-backup = Sicherung: { $hours } Stunden alt
doctor-backup-old = Sicherung: { $hours } Stunden alt. Führe täglich kagiya admin backup aus und bewahre die Dateien auf einem anderen Datenträger auf
doctor-backup-none = Sicherung: noch keine. Führe täglich kagiya admin backup aus und bewahre die Dateien auf einem anderen Datenträger auf
doctor-backup-own = Sicherung: PostgreSQL hat eigene Werkzeuge, etwa pg_dump
doctor-url = Adresse: { $url }
doctor-url-none = Adresse: Nur dieser Rechner kann sich verbinden
doctor-url-insecure = Adresse: Der Server wird ohne https erreicht, sodass andere mitlesen können. Stelle einen Proxy mit https davor und nenne seine Adresse mit --public-url
doctor-proxy-open = Proxy: Der Server glaubt X-Forwarded-For von allen und lauscht an { $listen }. Jeder kann eine Adresse vortäuschen: Nenne mit --trust-proxy das Netz des Proxys, oder lausche an 127.0.0.1
doctor-proxy-none = Proxy: Ohne --trust-proxy haben alle Besucher die Adresse des Proxys und teilen sich ihre Grenzen. Setze die Option, und lass den Proxy X-Forwarded-For schreiben
doctor-metrics = Messwerte: Wer { $metrics } erreicht, kann sie lesen. Nimm eine lokale Adresse für --metrics oder eine Firewall
doctor-well = Keine Fehler gefunden.
doctor-found =
    { $count ->
        [one] 1 Fehler gefunden
       *[other] { $count } Fehler gefunden
    }
admin-runs = Der Server läuft: kagiya { $version }, Prozess { $process }, seit { $since }.
admin-stands-still = Kein Server läuft.
admin-not-writable = Der Server kann gerade nichts speichern. Prüfe das Protokoll und den Datenträger.
admin-here = Nutzer online: { $people }. WebSockets: { $sockets }, Verbindungen aller Art: { $connections }, Tische im Speicher: { $tables }.
admin-queues = In der Warteschlange: Entscheidungen von Bots: { $bots }; noch zu senden: { $bytes }.
admin-limits = Seit dem Start: Anfragen gebremst: { $limited }, Verbindungen abgelehnt: { $refused }, langsame Leser: { $slow }, Fehler der Datenbank: { $errors }.
admin-person = { $id } · { $name } · von { $addresses } · Verbindungen: { $connections } · Tische: { $tables }
admin-people =
    { $count ->
        [0] Kein Nutzer ist online.
        [one] Ein Nutzer ist online.
       *[other] { $count } Nutzer sind online.
    }
admin-no-table = den Tisch „{ $table }“ gibt es nicht
admin-no-person = kein Nutzer heißt „{ $name }“; kagiya admin people listet alle auf, die online sind
admin-several-people = mehrere Nutzer heißen „{ $name }“; nimm eine ihrer Kennungen ({ $ids })
admin-no-address = „{ $text }“ ist keine gültige Adresse; schreib sie wie 192.0.2.7 oder 2001:db8::1
admin-not-blocked = nicht gesperrt; kagiya admin blocks listet alle Sperren auf
admin-backup-elsewhere = Der Server hat die Sicherung nach { $file } geschrieben, so wie er die Festplatte sieht; hier gibt es diese Datei nicht. Ein Dienst hat sein eigenes /tmp: nenne eine Datei im Datenordner
admin-file-there = { $file } gibt es schon; wähle eine neue Datei
admin-own-tools = sichere die Datenbank mit den Werkzeugen von PostgreSQL und stell sie damit wieder her: pg_dump und pg_restore
admin-shared-keys = dieser Server hat keine Schlüssel oder teilt sie mit anderen; füge kagiya.keys auf allen Servern eine Zeile hinzu und starte sie neu
admin-keys = die Schlüsseldatei lässt sich nicht schreiben: { $reason }
admin-store = der Server konnte es nicht tun: { $reason }
admin-no-order = der Server kennt diesen Befehl nicht ({ $reason }); er und dieses Programm haben verschiedene Versionen
restore-done = Sicherung wiederhergestellt und geprüft.
restore-kept = Die bisherigen Daten sind in { $file }.
restore-copy = { $file } lässt sich nicht wiederherstellen: { $reason }
restore-not-empty =
    { $count ->
        [one] in { $folder } gibt es schon einen Tisch. Nichts wurde geändert. Mit --replace bleiben seine Dateien unter einem anderen Namen erhalten
       *[other] in { $folder } gibt es schon { $count } Tische. Nichts wurde geändert. Mit --replace bleiben ihre Dateien unter einem anderen Namen erhalten
    }
restore-unknown = in { $folder } sind Daten, die sich nicht lesen lassen. Nichts wurde geändert. Mit --replace bleiben ihre Dateien unter einem anderen Namen erhalten
restore-no-keys = die Partien in der Sicherung brauchen Schlüssel, die fehlen: { $keys }. Gib ihre Datei mit --keys an. Nichts wurde geändert
restore-differs = die wiederhergestellten Daten weichen von der Sicherung ab. Prüfe den Datenträger, und stell die Sicherung noch einmal wieder her
copy-no-store = das Ziel fehlt: nimm --store postgres://NAME@RECHNER/DATENBANK
purge-removed =
    { $count ->
        [0] Kein Tisch wurde gelöscht.
        [one] Ein Tisch wurde gelöscht.
       *[other] { $count } Tische wurden gelöscht.
    }
purge-would-remove =
    { $count ->
        [0] Kein Tisch würde gelöscht.
        [one] Ein Tisch würde gelöscht.
       *[other] { $count } Tische würden gelöscht.
    }
copy-done = Kopie fertig. Jede Zeile wurde zurückgelesen, und beide Seiten haben denselben Hash.
copy-from = der Datenordner lässt sich nicht lesen: { $reason }. Nichts wurde kopiert
copy-to = in die Datenbank lässt sich nicht schreiben: { $reason }. Nichts wurde kopiert
copy-not-empty = die Datenbank ist nicht leer. Lege mit createdb eine neue an. Nichts wurde kopiert
copy-differs = die Tabelle „{ $table }“ weicht nach dem Kopieren ab. Nichts wurde kopiert
error-age = „{ $text }“ ist kein gültiges Alter. Schreib eine Zahl mit Einheit, etwa 30d oder 12h.
error-why-long = Der Grund ist zu lang. Er darf höchstens { $most } Zeichen haben.
error-no-data = { $folder } ist kein Datenordner eines Servers.
## kagiya lab

lab-head-given = { $bot } · { $edition }, { $players } Spieler · { $games ->
    [one] eine Kartenfolge aus der Datei
   *[other] { $games } Kartenfolgen aus der Datei
}
lab-head = { $bot } · { $edition }, { $players } Spieler · { $games ->
    [one] eine Kartenfolge, Startwert { $first }
   *[other] { $games } Kartenfolgen, Startwerte { $first } bis { $last }
}
lab-stopped = Vorzeitig beendet: { $games } von { $wanted } Kartenfolgen.
lab-points = {"  "}Punkte behalten     { $mean } ± { $stderr } von { $most }
lab-zeroed = {"  "}0 bei letztem Fehler { $mean } ± { $stderr }; so beendet: { $strikeouts } Partien
lab-scored = {"  "}{ $scored ->
    [0] keine Partie hat ein Ergebnis in Punkten; ohne: { $unscored }
   *[other] mit Punkten         { $mean } ± { $stderr } in { $scored } Partien; ohne: { $unscored }
}
lab-perfect = {"  "}perfekt             { $perfect } ± { $stderr } %
lab-course = {"  "}je Partie           { $turns } Züge, { $strikes } Fehler
lab-speed = {"  "}je Aktion           { $half } (Median), { $most } (99. Perzentil); { $games } Partien je Sekunde und Kern
lab-compare-head = { $first } und { $second } mit denselben { $games } Kartenfolgen
lab-compare-means = {"  "}Punkte behalten     { $first } und { $second }
lab-compare-difference = {"  "}Unterschied         { $difference } ± { $stderr }, 95-%-Intervall { $low } bis { $high }
lab-compare-perfect = {"  "}nur einer perfekt   { $first } und { $second } Kartenfolgen; Unterschied { $difference } ± { $stderr } %
lab-compare-better-first = { $first } ist besser: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-compare-better-second = { $second } ist besser: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-compare-open = Zu wenige Kartenfolgen für ein Urteil: Das jederzeit gültige Intervall ist { $low } bis { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $turns } Aktionen; { $unfinished } abgebrochen, { $lost } beim letzten Fehler verloren
lab-agree-part-tuning = Nur die Partien zum Abstimmen.
lab-agree-part-held-out = Nur die zurückgehaltenen Partien.
lab-agree-stopped = Vorzeitig beendet: { $games } von { $wanted } Partien.
lab-agree-exact = dieselbe Aktion
lab-agree-kind = dieselbe Art: spielen, abwerfen oder Hinweis
lab-agree-plays = wo sie gespielt haben
lab-agree-discards = wo sie abgeworfen haben
lab-agree-clues = wo sie Hinweise gegeben haben
lab-agree-strikes = {"  "}gespielte Karten, die Fehler sind: { $strikes } von { $plays } ({ $share }); ihre: { $theirs } von { $made } ({ $other })
lab-agree-last = {"  "}letzte Exemplare abgeworfen: { $last } bei { $discards } Abwürfen; ihre: { $theirs } bei { $made }
lab-agree-known = {"  "}sicher passende Karten in der Hand behalten: in { $left } von { $turns } Zügen; ihre: in { $theirs }
lab-agree-worse = {"  "}deutlich schlechtere Aktionen je Partie: { $worse }; ihre: { $theirs }
lab-agree-forgiven = {"  "}wo sie gespielt haben, in beliebiger Reihenfolge: { $share } von { $plays }
lab-agree-kept = {"  "}Karten mit Hinweis, die immer sein können, was sie sind: { $share } von { $cards }
lab-agree-measures-by-fifth = Nach Fünfteln: Partien; deutlich schlechtere Aktionen je Partie; gespielte Karten in beliebiger Reihenfolge; gespielte Karten, die Fehler sind; Karten mit Hinweis, die sein können, was sie sind
lab-agree-puzzling = {"  "}rätselhafte Aktionen je Partie: { $puzzling }; ihre: { $theirs }
lab-agree-puzzling-by-fifth = Nach Fünfteln: Partien; rätselhafte Aktionen je Partie; ihre
lab-agree-by-action = Art der Aktion, wie oft, und wie oft der Bot übereinstimmt
lab-agree-by-phase = Übereinstimmung nach den Karten, die noch zu ziehen sind
lab-agree-by-reading = Übereinstimmung danach, wie der Bot den letzten Hinweis las, der vom Spieler etwas wollte
lab-agree-by-fifth = Übereinstimmung nach Fünfteln der Partien, nach ihren Karten geteilt
lab-agree-by-players = Übereinstimmung nach der Spielerzahl
lab-agree-disagreements = Aktion → was der Bot stattdessen täte, das Häufigste zuerst
lab-agree-instead = { $did } → { $would }
lab-action-play-known = eine sicher passende Karte spielen
lab-action-play-clued = eine Karte mit Hinweis nach Deutung spielen
lab-action-play-newest = die neueste Karte ohne Hinweis spielen
lab-action-play-other = eine andere Karte ohne Hinweis spielen
lab-action-discard-oldest = die älteste Karte ohne Hinweis abwerfen
lab-action-discard-clued = eine Karte mit Hinweis abwerfen
lab-action-discard-other = eine andere Karte ohne Hinweis abwerfen
lab-action-color-playable = Farbhinweis, eine neue Karte passt
lab-action-color-other = Farbhinweis, keine neue Karte passt
lab-action-rank-playable = Werthinweis, eine neue Karte passt
lab-action-rank-other = Werthinweis, keine neue Karte passt
lab-action-clue-again = Hinweis ohne neue Karten
lab-action-answer = Antwort auf ein Bonusplättchen oder einen Joker
lab-action-strikes = { $action } (Fehler)
lab-action-last = { $action } (letztes Exemplar)
lab-phase-opening = mehr als zwei Drittel davon
lab-phase-middle = dazwischen
lab-phase-end = weniger als ein Drittel
lab-reading-none = kein Hinweis
lab-reading-untold = der Bot nennt keine Deutung
lab-reading-empty = er trifft nichts
lab-reading-fill-in = Karten mit Hinweis passen jetzt sicher
lab-reading-fix = nicht spielen
lab-reading-play = spielen
lab-reading-play-later = nach anderen spielen
lab-reading-save = behalten
lab-reading-play-or-save = spielen oder behalten
lab-reading-play-or-save-later = später spielen oder behalten
lab-reading-finesse = nach einer Finesse oder einem Abruf spielen
lab-reading-trash = nutzlos, ältere behalten
lab-reading-identifies = ein Hinweis, der eine Karte ganz bekannt macht
lab-reading-plain = nicht mehr, als er sagt
lab-reading-asks-prompt = Karte mit Hinweis für den Hinweis eines anderen spielen
lab-reading-asks-finesse = Karte ohne Hinweis für den Hinweis eines anderen spielen
lab-scene-title = { $file }, Partie { $game }, Zug { $turn }: { $name } ist am Zug.
lab-scene-did = Getan: { $told }
lab-scene-would = { $bot } würde tun: { $told }
lab-scene-understood = Wie er den letzten Hinweis las:
error-recorded = { $file }, Partie { $place }: { $reason }
error-no-game = die Datei enthält keine Partien
error-agree-illegal = { $name } hat in { $file }, Partie { $game }, Aktion { $action }, eine verbotene Aktion gewählt: { $reason }
lab-exam-head = { $bot }: { $right } von { $asked } Fragen richtig
lab-exam-part = { $asked }: erwartet { $expected }; Antwort { $answer }
lab-exam-silent = keine: Der Bot sagt nicht, wofür er Karten hält
lab-exam-stopped = Vorzeitig beendet: { $asked } von { $wanted } Fragen.
lab-fit-here = Bei den Partien, an die die Gewohnheiten angepasst wurden:
lab-fit-across = Bei Kreuzvalidierung mit diesen Partien:
lab-fit-elsewhere = Bei den Partien der anderen Hälfte:
lab-fit-row = { $turns } Züge · Log-Verlust { $loss } · dieselbe Aktion in { $exact } % (Spielen { $plays }, Abwerfen { $discards }, Hinweise { $clues })
lab-fit-strikes = Karten, die er spielen würde: { $plays }, davon Fehler: { $strikes }; letzte Exemplare, die er abwerfen würde: { $last }
error-fit-trees = --trees { $value } liegt außerhalb des Bereichs: gib eine Zahl von 1 bis { $most } an, etwa 150
error-fit-no-game = keine der Partien gehört zu diesem Teil: versuch --part all
error-habits-bot = --habits geht nur mit companion-4; { $bot } nutzt keine Gewohnheiten
error-habits = { $file } ist keine Gewohnheitsdatei von kagiya lab fit; diese Zeile ist ungültig: { $line }
error-without-bot = { $bot } hat keine Konventionen, die man weglassen kann; companion-2, companion-3 und companion-4 haben welche
error-without = { $bot } hat keine Konvention „{ $name }“; seine Konventionen sind { $names }
lab-table-legend = In jeder Zelle: Zahl der Kartenfolgen; mittlere Punkte auf dem Tisch am Ende, mit Standardfehler; Anteil perfekter Partien, mit seinem 95-%-Intervall nach Wilson; Mittel, wenn eine durch Fehler beendete Partie 0 zählt; Anteil solcher Partien; mittlere Zeit je Zug. Eine Zeile lässt sich wiederholen mit `kagiya lab run --bot BOT --players N --games KARTENFOLGEN --seed STARTWERT`.
lab-short-legend = In jeder Zelle: mittlere Punkte, Anteil perfekter Partien, mittlere Zeit je Zug. ≥ ist die untere Grenze des 95-%-Intervalls, wo weniger als 1.000 Kartenfolgen gespielt wurden.
lab-editions-legend = In jeder Zelle: mittlere Punkte auf dem Tisch am Ende mit { $players } Spielern, in dieser Reihenfolge.
lab-deals-legend = In jeder Zeile: Kartenfolgen mit einer Zugfolge zur Höchstpunktzahl; solche, die bewiesen keine haben, und warum; unentschiedene; Anteil der Kartenfolgen, die zu gewinnen sind, und sein 95-%-Intervall nach Wilson, das eine unentschiedene am unteren Ende als unmöglich und am oberen als gewonnen zählt.
lab-puzzles-bar = Partien
lab-puzzles-made = { $count ->
    [one] { $count } Aufgabe, bewiesen.
   *[other] { $count } Aufgaben, bewiesen.
}
lab-puzzles-kind = { $kind }: { $easy } leicht, { $medium } mittel, { $hard } schwer
puzzle-discarded = Der Ablagestapel: { $cards }.
puzzle-deck-row = Der Stapel, nächste Karte zuerst: { $cards }.
puzzle-how-to-answer = Antworte mit kagiya puzzle -n { $number } und einer Aktion, etwa p2, d1 oder Br.
puzzle-how-to-name = Antworte mit kagiya puzzle -n { $number } und einer Karte, etwa r3.
error-puzzle-number = Es gibt die Aufgaben 1 bis { $most }.
error-puzzle-answer = „{ $text }“ ist keine Antwort auf diese Aufgabe: { $reason }
error-puzzle-card = eine Karte ist eine Farbe und ein Rang, etwa r3
error-games = Es gibt keine Kartenfolgen: --games muss mindestens 1 sein.
error-bot-mixed = „{ $name }“ spielt alle Plätze eines Tisches und lässt sich deshalb nicht mit anderen Bots kombinieren.
error-bots-language = „{ $name }“ spricht eine Geheimsprache, die andere Bots nicht verstehen; zusammen verlieren sie fast immer durch Fehler. Mit --mixed werden sie trotzdem kombiniert.
error-bot-illegal = { $name } hat bei Kartenfolge { $deal } eine verbotene Aktion gewählt: { $reason }
error-bot-process = { $name }, Kartenfolge { $deal }: { $reason }
error-process-start = das Programm lässt sich nicht starten ({ $reason })
error-process-late = keine Antwort innerhalb von { $seconds } s (Antworten davor: { $answers })
error-process-ended = der Prozess ist beendet (Antworten davor: { $answers })
error-process-garbled = die Antwort ist unverständlich: { $line } (Antworten davor: { $answers })
error-process-illegal = die Antwort ist keine erlaubte Aktion: { $line } (Antworten davor: { $answers })
error-deal = Kartenfolge { $deal } passt nicht zu dieser Partie: { $reason }.
error-deals = { $file }, Kartenfolge { $place }: { $reason }.
error-no-deal = { $file } enthält keine Kartenfolgen.
error-deals-mixed = Die Partien in { $file } haben verschiedene Regeln. Wähle mit --edition und --players, wofür die Kartenfolgen sind.
error-add = Diese Partien lassen sich nicht hinzufügen: { $reason }.
error-threads = Die Threads lassen sich nicht starten: { $reason }
error-report = { $file } ist kein Bericht von kagiya lab: { $reason }
error-table-stopped = Beendet: Die Tabelle wurde nicht geschrieben. Mit --reports bleiben fertige Teile erhalten und werden nicht noch einmal gespielt.
error-editions-stopped = Beendet: Die Tabelle wurde nicht geschrieben. Mit --scores bleiben fertige Teile erhalten und werden nicht noch einmal gespielt.
error-scores = Zeile { $line } von { $file } ist kein Ergebnis von kagiya lab: { $reason }
error-table-place = { $file } hat keinen Platz für die Tabelle. Nötig sind die Zeilen „{ $begin }“ und „{ $end }“.
help-lab = Messen, wie gut Bots spielen
help-lab-run = Einen Bot eine Reihe von Kartenfolgen spielen lassen und darüber berichten
help-lab-run-bot = Bots, die spielen (Vorgabe: savant); mehrere Namen besetzen die Plätze reihum, etwa companion-1,companion-3
help-lab-run-mixed = Bots mit Geheimsprache (savant) mit anderen kombinieren
help-lab-run-json = Den Bericht als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-run-csv = Den Bericht als kommagetrennte Werte in diese Datei schreiben
help-lab-run-svg = Ein Diagramm der Ergebnisse in diese Datei schreiben
help-lab-run-deals = Die Kartenfolgen dieser Datei statt solcher aus Startwerten spielen: Aufzeichnungen, Partien von hanab.live oder Kartenlisten
help-lab-run-add = Die nächsten Kartenfolgen nach denen des Berichts in der --json-Datei spielen und zu ihm hinzufügen
help-lab-run-keep_games = Jede Partie aufzeichnen: in diesem Ordner, oder eine je Zeile in dieser Datei
help-lab-compare-deals = Die Kartenfolgen dieser Datei statt solcher aus Startwerten spielen, wie bei „lab run --deals“
help-lab-run-keep_losses = Jede nicht perfekte Partie in diesem Ordner aufzeichnen
help-lab-agree = Die Entscheidungen eines Bots mit denen in aufgezeichneten Partien vergleichen
help-lab-agree-bot = Bot für den Vergleich (Vorgabe: companion)
help-lab-agree-files = Aufzeichnungen oder Partien von hanab.live; eine Datei enthält eine, eine Liste oder eine je Zeile
help-lab-agree-part = Welche Partien: all, tuning oder held-out; die zwei Hälften hängen von den Karten ab (Vorgabe: all)
help-lab-agree-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-agree-json = Die Zahlen als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-agree-habits = Gewohnheitsdatei für companion-4, wie kagiya lab fit sie schreibt
help-lab-agree-without = Diese Konvention weglassen, um ihre Wirkung zu messen; mehrfach möglich
help-lab-agree-puzzling = Aktionen zählen, denen ein an die andere Hälfte der Partien angepasstes Modell von Menschen weniger als 2 % gibt
help-lab-agree-examples = Beispiele der häufigsten Abweichungen in Worten in diesen Ordner schreiben
help-lab-exam = Einem Bot die Fragen von Hanabi-Lehrern stellen und seine Antworten mit ihren vergleichen
help-lab-exam-bot = Bot, der gefragt wird (Vorgabe: companion)
help-lab-exam-json = Fragen und Antworten als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-fit = Die Gewohnheiten der Gefährten an aufgezeichnete Partien von Menschen anpassen
help-lab-fit-files = Aufzeichnungen oder Partien von hanab.live; eine Datei enthält eine, eine Liste oder eine je Zeile
help-lab-fit-part = Partien für die Anpassung: all, tuning oder held-out; die anderen dienen als Test (Vorgabe: all)
help-lab-fit-trees = Zahl der Bäume im Modell (Vorgabe: 150)
help-lab-fit-folds = Zahl der Teile für die Kreuzvalidierung; 0 für keine (Vorgabe: 5)
help-lab-fit-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-fit-into = Die Gewohnheiten in diese Datei schreiben (-: Standardausgabe)
help-lab-fit-json = Die Zahlen als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-compare = Zwei Bots dieselben Kartenfolgen spielen lassen, bis klar ist, welcher besser ist
help-lab-compare-first = Der erste Bot, wie bei „lab run --bot“
help-lab-compare-second = Der zweite Bot
help-lab-compare-json = Den Vergleich als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-table = Die Tabelle der Spielstärke schreiben
help-lab-table-bot = Welche Bots; mehrfach möglich (Vorgabe: alle)
help-lab-table-players = Spielerzahlen (Vorgabe: 2,3,4,5)
help-lab-table-games = Zahl der Kartenfolgen je Zelle (Vorgabe: 1000)
help-lab-table-seed = Startwert der ersten Kartenfolge (Vorgabe: 0)
help-lab-table-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-table-reports = Den Bericht jeder Zelle in diesem Ordner behalten; vorhandene werden nicht noch einmal gespielt
help-lab-table-into = Die Tabelle zwischen die Marken dieser Markdown-Datei setzen, statt sie auszugeben
help-lab-table-short = Auch eine kurze Tabelle zwischen die Marken dieser Datei schreiben
help-lab-editions = Die Tabelle aller Ausgaben schreiben
help-lab-editions-bot = Welche Bots; mehrfach möglich (Vorgabe: alle)
help-lab-editions-players = Spielerzahlen (Vorgabe: 2,3,4,5)
help-lab-editions-games = Zahl der Kartenfolgen je Ausgabe und Spielerzahl (Vorgabe: 1000)
help-lab-editions-seed = Startwert der ersten Kartenfolge (Vorgabe: 0)
help-lab-editions-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-editions-scores = Die Ergebnisse in dieser Datei behalten, eines je Zeile; vorhandene werden nicht noch einmal gespielt
help-lab-editions-into = Die Tabelle zwischen die Marken dieser Markdown-Datei setzen, statt sie auszugeben
help-lab-deals = Die Tabelle der Kartenfolgen schreiben, die mit Kenntnis aller Karten zu gewinnen sind
help-lab-deals-edition = Welche Ausgaben; mehrfach möglich (Vorgabe: alle)
help-lab-deals-variants = Die Varianten von hanab.live statt der Ausgaben: je eine mit denselben Karten
help-lab-deals-players = Spielerzahlen (Vorgabe: 2,3,4,5,6)
help-lab-deals-games = Zahl der Kartenfolgen je Ausgabe und Spielerzahl (Vorgabe: 1000)
help-lab-deals-seed = Startwert der ersten Kartenfolge (Vorgabe: 0)
help-lab-deals-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-deals-nodes = Höchstzahl der Stellungen je Kartenfolge (Vorgabe: 1 000 000)
help-lab-deals-scores = Die Ergebnisse in dieser Datei behalten, eines je Zeile; vorhandene werden nicht noch einmal berechnet
help-lab-deals-into = Die Tabelle zwischen die Marken dieser Markdown-Datei setzen, statt sie auszugeben
help-lab-puzzles = Aufgaben aus Partien von Bots machen, mit ihren Beweisen
help-lab-puzzles-puzzles = Die Datei für das, was man beim Lösen sehen darf, eine Aufgabe je Zeile, oder - für die Standardausgabe
help-lab-puzzles-solutions = Die Datei für die Lösungen
help-lab-puzzles-per_kind = Zahl der Aufgaben jeder Art (Vorgabe: 55)
help-lab-puzzles-conventions = Stattdessen Aufgaben zu Konventionen, so viele für jede Lektion
help-lab-puzzles-again = Aufgaben der Sammlung behalten, die noch bewiesen sind, und die übrigen in Partien suchen
help-lab-puzzles-games = Höchstzahl der durchsuchten Partien (Vorgabe: 1000)
help-lab-puzzles-seed = Startwert der ersten Kartenfolge (Vorgabe: 0)
help-lab-puzzles-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-run-edition = Ausgabe (Vorgabe: die der Partien von --deals, sonst original)
help-lab-run-players = Spielerzahl (Vorgabe: wie in den Partien von --deals, sonst 3)
help-lab-run-option = Ändert eine Option der Ausgabe; mehrfach möglich
help-lab-run-games = Zahl der Kartenfolgen (Vorgabe: 1000)
help-lab-run-seed = Startwert der ersten Kartenfolge, eine Zahl; die nächsten folgen (Vorgabe: 0)
help-lab-run-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
help-lab-compare-edition = Ausgabe (Vorgabe: die der Partien von --deals, sonst original)
help-lab-compare-players = Spielerzahl (Vorgabe: wie in den Partien von --deals, sonst 3)
help-lab-compare-option = Ändert eine Option der Ausgabe; mehrfach möglich
help-lab-compare-games = Zahl der Kartenfolgen (Vorgabe: 1000)
help-lab-compare-seed = Startwert der ersten Kartenfolge, eine Zahl; die nächsten folgen (Vorgabe: 0)
help-lab-compare-threads = Zahl der Threads (Vorgabe: Zahl der Kerne)
bench-play-head = Bot          Spieler   Prüfsumme
help-bench-play = Prüfsummen der Aktionen jedes Bots mit festen Kartenfolgen
help-bench-play-json = Als JSON
help-bench-play-games = Zahl der Kartenfolgen je Bot und Spielerzahl (Vorgabe: 10)

## Dateien, Vervollständigung und Handbuch

error-file-large = { $file } ist größer als die Grenze von { $most } MiB.
error-file-text = { $file } ist kein gültiger UTF-8-Text.
error-command = Unbekannter Befehl „{ $name }“. Verfügbar: { $known }.
reason-not-found = diese Datei oder diesen Ordner gibt es nicht
reason-not-allowed = keine Berechtigung
reason-is-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger lässt sich nur lesen
plain-no-text = Diese Zeile ist kein gültiger UTF-8-Text. Bitte schreib sie noch einmal.
help-completions = Schreibt die Vervollständigung für eine Shell
help-completions-shell = Für welche Shell
help-man = Schreibt eine Handbuchseite für man
help-man-command = Der Befehl, zum Beispiel lab run; ohne Angabe alle Befehle

# kagiya mcp

mcp-open = Sprachmodelle verbinden sich mit { $url }
mcp-waiting = Dieses Programm wartet auf der Standardeingabe auf einen Client des Model Context Protocol. Trage es im Client als Befehl ein, oder verwende --listen.
mcp-server = { $address } ist nicht die Adresse eines Servers. Schreibe eine wie http://127.0.0.1:4848
mcp-client = der Client spricht das Model Context Protocol nicht: { $reason }
mcp-not-loopback = andere Rechner können { $address } erreichen. Erlaube es mit --host und dem Namen, unter dem Clients diesen Rechner ansprechen
help-mcp = Ein Sprachmodell an den Tischen eines Servers spielen lassen, über das Model Context Protocol
help-mcp-server = Adresse des Servers (Vorgabe: http://127.0.0.1:4848)
help-mcp-name = Name des Spielers (Vorgabe: der Server wählt einen)
help-mcp-listen = Über HTTP an dieser Adresse dienen, etwa 127.0.0.1:4850, statt auf Standardeingabe und -ausgabe
help-mcp-host = Ein Name, unter dem Clients diesen Rechner ansprechen. Nötig für eine Adresse, die andere Rechner erreichen; mehrfach möglich

# kagiya lab bench-agent

lab-agent-head = { $command } mit { $partners }, { $players } Spieler, { $games } Partien ab Startwert { $first }, mit Schlüssen
lab-agent-head-bare = { $command } mit { $partners }, { $players } Spieler, { $games } Partien ab Startwert { $first }, ohne Schlüsse
lab-agent-head-self = { $command } mit sich selbst, { $players } Spieler, { $games } Partien ab Startwert { $first }, mit Schlüssen
lab-agent-head-self-bare = { $command } mit sich selbst, { $players } Spieler, { $games } Partien ab Startwert { $first }, ohne Schlüsse
lab-agent-strikes = {"  "}Fehler je Partie    { $mean } ± { $stderr }
lab-agent-illegal = {"  "}unerlaubt je Partie { $mean } ± { $stderr }; { $illegal } von { $answers } Antworten, { $share } ± { $share_stderr } %
lab-agent-fallbacks = {"  "}für es gewählt      { $mean } ± { $stderr } Aktionen je Partie, nach { $tries } abgelehnten Antworten
lab-agent-tokens = {"  "}Tokens je Partie    { $mean } ± { $stderr }; Eingabe { $input }, Ausgabe { $output }
help-lab-bench-agent = Ein Programm messen, etwa ein Sprachmodell, das in Zeilen von JSON antwortet: mit Gefährten und mit sich selbst. Unerlaubte Antworten werden gezählt und noch einmal erfragt
help-lab-bench-agent-edition = Ausgabe (Vorgabe: original)
help-lab-bench-agent-players = Zahl der Spieler (Vorgabe: 3)
help-lab-bench-agent-option = Eine Option der Ausgabe ändern, etwa strikes=2; mehrfach möglich
help-lab-bench-agent-deals = Die Kartenfolgen dieser Datei spielen: Aufzeichnungen oder Partien von hanab.live
help-lab-bench-agent-games = Zahl der Kartenfolgen (Vorgabe: 10)
help-lab-bench-agent-seed = Nummer der ersten Kartenfolge (Vorgabe: 0)
help-lab-bench-agent-threads = Zahl der Threads, 0 für alle Kerne (Vorgabe: 1)
help-lab-bench-agent-with = Bot auf den anderen Plätzen, oder self für das Programm auf allen Plätzen; mehrfach möglich (Vorgabe: companion und self)
help-lab-bench-agent-deductions = Ob die Zeilen sagen, was jede Karte sein kann: on oder off (Vorgabe: on)
help-lab-bench-agent-retries = Weitere Antworten nach einer unerlaubten, bevor eine Aktion für das Programm gewählt wird (Vorgabe: 2)
help-lab-bench-agent-seconds = Zeit für eine Antwort, in Sekunden (Vorgabe: 300)
help-lab-bench-agent-json = Die Ergebnisse als JSON in diese Datei schreiben (-: Standardausgabe)
help-lab-bench-agent-command = Das Programm und seine Argumente, nach --
