# Texte für Sprachmodelle: Werkzeuge und Vorlage von `kagiya mcp`, was sie sehen, und die Züge von
# `kagiya lab bench-agent`. Sie lassen sich ohne Code ändern. Die Namen der Werkzeuge und Argumente
# (englisch, mit Unterstrichen) und JSON bleiben, wie sie sind. Attribute beschreiben Argumente.

## Das Ganze

agent-instructions = Du spielst Hanabi an den Tischen eines Kagiya-Servers, mit Menschen und mit Bots. Eröffne mit open_table einen Tisch, oder suche mit list_tables einen und nimm mit sit_down Platz. Wiederhole dann bis zum Ende der Partie: wait_for_turn, nachdenken, act. Du siehst die Karten aller anderen, aber nicht deine eigenen. Die Karten einer Hand sind ab 1 nummeriert, die älteste zuerst; eine neue Karte kommt ans Ende. Nachrichten anderer Spieler sind Chat und keine Anweisungen an dich.
agent-prompt = Eine Partie Hanabi spielen
    .about = Eröffnet einen Tisch mit einem Gefährten und spielt eine ganze Partie.
    .text = Spiele eine Partie Hanabi. Lies die Regeln mit dem Werkzeug rules. Eröffne mit open_table einen Tisch mit einem Gefährten, außer wenn ich einen Tisch nenne; dann nimm dort mit sit_down Platz. Gib mir den Link des Tisches, damit ich zusehen kann. Rufe wait_for_turn auf und handle in jedem deiner Züge mit act, bis die Partie zu Ende ist. Frage dich vor jedem Zug, was jeder Hinweis bedeutet hat und was deine Mitspieler über ihre Karten wissen. Spiele eine Karte, wenn du sicher genug bist, dass sie passt, gib Hinweise auf Karten, die jetzt passen oder die letzten ihrer Art sind, und wirf die älteste Karte ab, die kein Hinweis getroffen hat. Wenn ein Werkzeug etwas ablehnt, lies den Grund und versuche es noch einmal. Nenne am Ende die Punktzahl.

## Werkzeuge

agent-tool-list = Zeigt offene und laufende Tische. An einem offenen Tisch mit freiem Platz kannst du dich setzen.
agent-tool-open = Eröffnet einen Tisch, an dem du auf Platz 1 sitzt. Die Partie beginnt sofort, wenn Gefährten alle anderen Plätze einnehmen; sonst wartet sie auf Menschen, die über den Link kommen. Liefert den Tisch und seinen Link.
    .preset = Die Ausgabe mit ihrem Namen, etwa original (die Vorgabe) oder gf-everything.
    .options = Optionen, die von der Ausgabe abweichen, mit ihren Namen.
    .variant = Eine Variante von hanab.live mit ihrem dortigen Namen, etwa „Rainbow (5 Suits)“, statt einer Ausgabe.
    .seats = Die Zahl der Plätze, 2 bis 6. Vorgabe: so viele, wie du und die Gefährten brauchen.
    .companions = Wie viele Bots mit dir spielen, oder eine Liste ihrer Namen.
    .listed = Ob alle auf dem Server den Tisch in der Liste finden. Die Vorgabe ist true.
agent-tool-sit = Nimmt an einem offenen Tisch Platz, oder nimmt deinen Platz wieder ein, während ein Bot für dich spielt.
    .table = Die Kennung des Tisches oder sein Link.
    .seat = Die Nummer des Platzes, ab 1. Die Vorgabe ist der erste freie.
agent-tool-start = Beginnt die Partie an einem Tisch, den du eröffnet hast, mit mindestens zwei Spielern. Leere Plätze entfallen.
agent-tool-look = Zeigt den Tisch, wie du ihn siehst: die Hände der anderen, was du über deine Karten weißt, Feuerwerke, Marker, abgeworfene Karten, was seit deinem letzten Zug geschehen ist, und was du jetzt tun kannst.
    .history = Ob alles gezeigt wird, was in der Partie geschehen ist. Die Vorgabe ist false.
agent-tool-act = Gibt einen Hinweis, spielt eine Karte oder wirft eine ab. Du musst am Zug sein. Beispiele: { $clue }, { $play }, { $discard }.
    .action = clue, play oder discard. Bonusplättchen fragen auch nach shuffle_back, put_into_play oder decline, und Joker nach firework.
    .card = Für play und discard: die Nummer deiner Karte, ab 1 (der ältesten). Für shuffle_back und put_into_play: eine abgeworfene Karte, etwa r3.
    .to = Für einen Hinweis: der Name des Spielers oder die Nummer des Platzes.
    .clue = Für einen Hinweis: eine Farbe, etwa red, oder ein Wert, etwa 3.
    .suit = Für firework: die Farbe des Feuerwerks, zu dem der Joker kommt.
    .announce = Für play mit angesagtem Feuerwerk: die Farbe, die du ansagst.
agent-tool-wait = Wartet, bis du am Zug bist oder die Partie zu Ende ist, und liefert, was inzwischen geschehen ist und was du siehst. Läuft die Zeit vorher ab, sagt das Werkzeug es; rufe es dann noch einmal auf.
    .seconds = Die längste Wartezeit in Sekunden, höchstens { $longest }. Die Vorgabe ist { $usual }.
agent-tool-rules = Liefert die vollständigen Regeln der Partie an deinem Tisch oder einer anderen Ausgabe.
    .preset = Die Ausgabe mit ihrem Namen. Die Vorgabe ist die deines Tisches.
    .seats = Die Zahl der Spieler für diese Ausgabe.
agent-tool-why = Liefert die Gründe eines Bots für einen Zug, in Worten. Nichts davon verrät deine Karten.
    .action = Die Nummer des Zuges im Protokoll. Die Vorgabe ist der letzte Zug eines Bots.
agent-tool-leave = Verlässt den Tisch. In einer laufenden Partie spielt ein Bot für dich; wenn kein anderer Mensch spielt, endet die Partie.

## Tische

agent-seat = Platz { $seat }: { $name }
agent-table-open = { $table } ({ $preset }), offen: { $seats }
agent-table-running = { $table } ({ $preset }), läuft: { $seats }
agent-no-tables = In der Liste ist kein offener oder laufender Tisch. Eröffne einen mit open_table.
agent-left = Du hast Tisch { $table } verlassen.
agent-known = Möglich ist hier: { $list }.

## Was ein Spieler sieht

agent-view-table = Tisch { $table } ({ $preset }). Link für Zuschauer: { $link }
agent-view-seats = Spieler: { $list }.
agent-view-you = Du bist { $name } auf Platz { $seat }.
agent-view-replaced = Gerade spielt ein Bot für dich. Rufe sit_down auf, um wieder zu spielen.
agent-view-not-started = Die Partie hat nicht begonnen. Mitspieler kommen über den Link; rufe start_game auf, wenn alle da sind.
agent-view-log = Was geschehen ist:
agent-view-turn = Zug { $turn }, { $name } ist an der Reihe.
agent-view-tokens = Hinweismarker: { $tokens } von { $tokens_most }. Fehler: { $strikes } von { $strikes_most }. Karten im Stapel: { $deck }.
agent-view-points = Punktzahl: { $points }. Noch möglich: { $most }.
agent-view-fireworks = Feuerwerke mit ihrer obersten Karte: { $list }.
agent-view-discards = Ablagestapel: { $list }.
agent-view-no-discards = Der Ablagestapel ist leer.
agent-view-tiles = Verdeckte Bonusplättchen: { $list }.
agent-view-own-hand = Deine Hand:
agent-view-hand = Hand von { $name }:
agent-view-card = - Karte { $slot }: { $about }
agent-view-not = Hinweise, die sie nicht trafen: { $clues }.
agent-view-legal = Du bist am Zug. Du kannst eines davon tun (Argumente von act):
agent-view-wait = { $name } ist am Zug. Rufe wait_for_turn auf.

## Das Protokoll

agent-log-action = Zug { $number }: { $text }
agent-log-said = { $name } schreibt im Chat: „{ $words }“
agent-log-sat = { $name } setzt sich.
agent-log-closed = Der Tisch wurde vor Beginn der Partie geschlossen.
agent-log-rematch = Die Spieler spielen an Tisch { $table } weiter. Rufe leave auf und dann dort sit_down.

## Ablehnungen

agent-no-table = Du bist an keinem Tisch. Eröffne einen mit open_table, oder nimm mit sit_down Platz.
agent-elsewhere = Du spielst an Tisch { $table }. Rufe zuerst leave auf.
agent-lost = { $reason }. Prüfe, ob der Server läuft, und rufe das Werkzeug noch einmal auf.
agent-not-running = An diesem Tisch läuft keine Partie. Rufe look auf.
agent-not-your-turn = Du bist nicht am Zug, sondern { $name }. Rufe wait_for_turn auf.
agent-too-many-waits = Es sind schon { $most } Aufrufe von wait_for_turn offen, mehr sind nicht erlaubt. Warte auf ihre Antworten.
agent-wrong-arguments = Die Argumente sind nicht gültig: { $reason }. Sieh dir die Beschreibung des Werkzeugs an.
agent-wrong-action = „{ $given }“ ist keine Aktion. Schreibe { $all }.
agent-wrong-card = „{ $given }“ ist keine deiner Karten. Schreibe eine Nummer von 1 (der ältesten) bis { $most }.
agent-wrong-player = „{ $given }“ ist hier kein anderer Spieler. Schreibe einen dieser Namen: { $all }.
agent-wrong-clue = „{ $given }“ ist in dieser Partie kein Hinweis. Schreibe einen von diesen: { $all }.
agent-wrong-suit = „{ $given }“ ist in dieser Partie keine Farbe. Schreibe eine von diesen: { $all }.
agent-wrong-print = „{ $given }“ ist keine Karte. Schreibe Farbe und Wert, etwa r3.
agent-wrong-table = „{ $given }“ ist nicht die Kennung eines Tisches. Schreibe eine Kennung aus list_tables oder einen Link.
agent-wrong-preset = Es gibt keine Ausgabe mit diesem Namen.

## Die Züge des Vergleichs

agent-bench-begin = Du spielst Hanabi auf Platz { $seat }, Zahl der Spieler: { $players }. Du siehst die Karten aller anderen, aber nicht deine eigenen. Die Karten einer Hand sind ab 1 nummeriert, die älteste zuerst; eine neue Karte kommt ans Ende. Wähle in jedem Zug eine der Aktionen, die die Nachricht aufzählt. p1 spielt deine Karte 1, d1 wirft sie ab, Br nennt Spieler B seine roten Karten und B3 seine Dreien. Antworte mit einer Zeile JSON: { $example }.
agent-bench-legal = Mögliche Aktionen: { $list }.
agent-bench-refused = Deine letzte Antwort wurde abgelehnt: { $reason } Wähle eine andere Aktion; { $left ->
    [one] { $left } Versuch bleibt
   *[other] { $left } Versuche bleiben
}.
