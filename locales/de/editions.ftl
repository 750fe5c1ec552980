# Ausgaben, Regeloptionen und ihre Werte, Quellen, Bonusplättchen.
# Kennungen: preset-NAME, option-NAME, value-OPTION-WERT, criterion-NAME, source-SCHLÜSSEL, tile-N.
# Werte sind Bruchstücke, die nach einer Beschriftung stehen.

## Ausgaben: Cocktail Games und die anderen ersten Dokumente

preset-original = Original
    .about = Das klassische Spiel: fünf Farben, acht Hinweismarker und drei Fehler. Ist der Nachziehstapel leer, haben alle noch einen letzten Zug.
preset-original-avalanche = Farblawine
    .about = Das Original mit einem sechsten Feuerwerk aus fünf bunten Karten, eine je Wert. Bunt ist eine eigene Farbe, und ein Hinweis darf sie nennen.
preset-grand-finale = Großes Finale
    .about = Für Könner: Vollendet alle Feuerwerke, oder ihr verliert. Auch mit leerem Nachziehstapel geht es weiter, aber wenn das letzte Exemplar einer noch nötigen Karte verloren geht, ist sofort Schluss.
preset-timed-display = Feuerwerk mit Ansage
    .about = Bevor du eine Karte spielst, darfst du ihre Farbe ansagen. Stimmt die Ansage und passt die Karte, bekommt ihr einen Hinweismarker zurück; stimmt sie nicht, ist es ein Fehler, egal welche Karte es war.
preset-encyclopedia = Lexikon
    .about = Die ursprünglichen Regeln, wie ein Lexikonartikel sie erzählt. Die Punkte werden gezählt, und niemand sagt etwas dazu.
preset-rainbow-plain = Einfacher Regenbogen
    .about = Eine sechste Farbe aus Regenbogenkarten, die sich wie jede andere verhält. Wie viele es sind, sagt der Artikel nicht; zehn ist unsere Wahl. Mehr als 30 Punkte sind nicht möglich.
preset-rainbow-all = Regenbogen in allen Farben
    .about = Regenbogenkarten bilden eine sechste Farbe. Jeder Farbhinweis trifft sie, keiner darf sie nennen. Wie viele es sind, sagt der Artikel nicht; zehn ist unsere Wahl. Mehr als 30 Punkte sind nicht möglich.
preset-easier = Leichter
    .about = Zehn Hinweismarker statt acht, für erste Partien und gemütliche Abende.
preset-harder = Schwerer
    .about = Nur sechs Hinweismarker, und der zweite Fehler beendet die Partie.
preset-royal-favor = Königliche Gunst
    .about = Alle Feuerwerke oder nichts, und auch mit leerem Nachziehstapel geht es weiter. Sobald jemand einen Zug ohne Karte beginnt, ist die Partie verloren.
preset-rules-site = Kurzregeln
    .about = Die Regeln, wie eine Webseite sie zusammenfasst. Es spielt sich genau wie das Original.
preset-rules-site-multicolour = Kurzregeln mit Bunt
    .about = Dasselbe mit fünf bunten Karten, eine je Wert. Sie bilden ein sechstes Feuerwerk, das ein Hinweis nennen darf.
preset-rules-site-scored = Kurzregeln, immer gewertet
    .about = Der dritte Fehler beendet die Partie wie gewohnt, aber die Feuerwerke zählen so, wie sie sind, und werden bewertet.

## Ausgaben: Abacusspiele

preset-abacus = Abacusspiele
    .about = Die deutsche Ausgabe: Du darfst auch sagen, was jemand nicht hat, und mit dem dritten Gewitter gibt es null Punkte. Die älteste Person beginnt.
preset-abacus-2-storms = Abacusspiele: zwei Gewitter
    .about = Schwerer: Schon das zweite Gewitter beendet die Partie.
preset-abacus-1-storm = Abacusspiele: ein Gewitter
    .about = Am schwersten: Ein einziger Fehler beendet die Partie.
preset-abacus-easy = Abacusspiele: Ersatzmarker
    .about = Leichter: Der Ersatzmarker aus der Schachtel kommt dazu, das macht neun Hinweise zu Beginn.
preset-abacus-6 = Abacusspiele: sechs Farben
    .about = Die zehn bunten Karten sind eine sechste Farbe, die ein Hinweis nennen darf. Mehr als 30 Punkte sind nicht möglich.
preset-abacus-6-short = Abacusspiele: kurze sechste Farbe
    .about = Die sechste Farbe hat nur fünf Karten, eine je Wert. Deshalb ist jede kostbar.
preset-abacus-false-colour = Abacusspiele: falsche Farbe
    .about = Zehn bunte Karten zählen bei Hinweisen als jede Farbe und dürfen nie genannt werden. Sie bilden ein eigenes sechstes Feuerwerk.

## Ausgaben: Grands Feux

preset-grands-feux = Grands Feux
    .about = Das Grundspiel der großen französischen Ausgabe. Du darfst auch sagen, was jemand nicht hat.
preset-bouquet-final = Grands Feux: Großes Finale
    .about = Vollendet alle Feuerwerke, oder ihr verliert. Auch mit leerem Nachziehstapel geht es weiter, und wenn das letzte Exemplar einer noch nötigen Karte verloren geht, ist sofort Schluss.
preset-gf-avalanche = Grands Feux: Farblawine
    .about = Ein sechstes Feuerwerk aus zehn bunten Karten: Jeder Farbhinweis trifft sie, keiner darf sie nennen. Mehr als 30 Punkte sind nicht möglich.
preset-gf-black = Grands Feux: Schwarzpulver
    .about = Ein sechstes, schwarzes Feuerwerk läuft von 5 abwärts bis 1, und nur Werthinweise treffen es. Jede schwarze Karte, die am Ende fehlt, kostet einen Punkt.
preset-gf-flamboyants = Grands Feux: Fünf Flamboyants
    .about = Vollendest du ein Feuerwerk mit einer 5, deckst du ein Bonusplättchen auf, statt einen Hinweismarker zu bekommen. Es gibt sechs Plättchen, jedes mit seiner eigenen Überraschung.
preset-gf-flamboyants-black = Grands Feux: Flamboyants und Schwarzpulver
    .about = Bonusplättchen für die Farben, dazu ein schwarzes Feuerwerk von 5 bis 1. Das schwarze bringt einen Hinweismarker, wenn es vollendet ist.
preset-gf-flamboyants-avalanche = Grands Feux: Flamboyants und Farblawine
    .about = Bonusplättchen, dazu ein sechstes Feuerwerk aus zehn bunten Karten, die jeder Farbhinweis trifft.
preset-gf-everything = Grands Feux: alles zusammen
    .about = Alle drei Erweiterungen auf einmal: Bunt, Schwarzpulver und Bonusplättchen. Sieben Feuerwerke für alle, die nie genug bekommen.

## Ausgaben: R&R Games

preset-rr-deluxe = R&R Deluxe
    .about = Die amerikanische Ausgabe, mit Steinen statt Karten: das Grundspiel, in dem jeder Hinweis mindestens einen davon treffen muss.
preset-rr-v1 = R&R Deluxe 1: sechs Farben
    .about = Die zehn bunten Steine sind eine sechste Farbe, die ein Hinweis nennen darf. Mehr als 30 Punkte sind nicht möglich.
preset-rr-v2 = R&R Deluxe 2: kurze sechste Farbe
    .about = Die sechste Farbe hat nur fünf Steine, einen je Wert. Jeder davon ist kostbar.
preset-rr-v3 = R&R Deluxe 3: alle Farben
    .about = Zehn bunte Steine: Jeder Farbhinweis trifft sie, keiner darf sie nennen. Sie bilden ihr eigenes Feuerwerk und ersetzen nichts.
preset-rr-v4 = R&R Deluxe 4: das perfekte Spiel
    .about = Es gibt keine Schlussrunde: Vollendet alle Feuerwerke, oder ihr verliert. Geht das letzte Exemplar eines noch nötigen Steins verloren, ist sofort Schluss.
preset-rr-black-powder = R&R: Schwarzpulver
    .about = Das Grundspiel von R&R mit einem schwarzen Feuerwerk von 5 abwärts bis 1. Nur Werthinweise treffen es, und jede fehlende schwarze Karte kostet einen Punkt.

## Ausgaben: BoardGameArena

preset-bga-normal = BoardGameArena
    .about = Das Grundspiel, wie man es dort spielt: Du darfst auch sagen, was jemand nicht hat, und mit dem dritten Fehler gibt es null Punkte.
preset-bga-tricky = BoardGameArena: knifflig
    .about = Mit einer sechsten Farbe aus zehn Karten, die ihren eigenen Hinweis hat.
preset-bga-difficult = BoardGameArena: schwierig
    .about = Mit einer sechsten Farbe aus nur fünf Karten, eine je Wert, die ihren eigenen Hinweis hat.
preset-bga-avalanche = BoardGameArena: Farblawine
    .about = Mit zehn bunten Karten, die jeder Farbhinweis trifft und keiner nennen darf.
preset-bga-black = BoardGameArena: Schwarzpulver
    .about = Mit einem schwarzen Feuerwerk von 5 abwärts bis 1, das nur Werthinweise treffen. Jede fehlende schwarze Karte kostet einen Punkt.
preset-bga-flamboyants = BoardGameArena: Fünf Flamboyants
    .about = Mit Bonusplättchen für Feuerwerke, die mit einer 5 vollendet werden.
preset-bga-hands = BoardGameArena: andere Kartenhände
    .about = Zu zweit haben alle sechs Karten auf der Hand, zu dritt fünf, zu viert vier und zu fünft drei. Sonst ist alles wie auf BoardGameArena.

## Ausgaben: hanab.live, Forschung, Hausregeln

preset-hanab-live = hanab.live
    .about = Die Online-Regeln der Könner: bis zu sechs Spieler, jeder Hinweis trifft mindestens eine Karte, und die Partie endet, sobald keine Punkte mehr möglich sind.
preset-hanab-live-all-or-nothing = hanab.live: alles oder nichts
    .about = Es gibt keine Schlussrunde: Vollendet alle Feuerwerke, oder ihr verliert. Geht das letzte Exemplar einer noch nötigen Karte verloren, ist sofort Schluss.
preset-hl-6-suits = hanab.live: 6 Farben
    .about = Eine sechste Farbe aus zehn Karten mit eigenem Farbhinweis.
preset-hl-rainbow6 = hanab.live: Regenbogen, 6 Farben
    .about = Die sechste Farbe hat zehn Regenbogenkarten, die jeder Farbhinweis trifft und keiner nennen darf.
preset-hl-black6 = hanab.live: Schwarz, 6 Farben
    .about = Die sechste Farbe hat ihren eigenen Hinweis, aber von jedem Wert nur eine Karte. Mit Schwarzpulver hat sie nichts zu tun.
preset-hl-dark-rainbow6 = hanab.live: dunkler Regenbogen, 6 Farben
    .about = Jeder Farbhinweis trifft die sechste Farbe, und von jedem Wert gibt es nur eine Karte.
preset-hl-white-reversed6 = hanab.live: Weiß rückwärts, 6 Farben
    .about = Die sechste Farbe ist farblos und läuft von 5 abwärts bis 1; nur Werthinweise treffen sie. Ihre zehn Karten bringen Punkte wie alle anderen.
preset-hle = Hanabi Learning Environment
    .about = Die Regeln des bekannten Forschungsprogramms: Jeder Hinweis trifft mindestens eine Karte, mit dem dritten Fehler gibt es null Punkte, und der erste Platz beginnt.
preset-joker-house = Joker
    .about = Eine Hausregel: Zehn bunte Karten, die jeder Farbhinweis trifft, ersetzen jede Karte ihres Werts. Sie haben kein eigenes Feuerwerk, also bleibt es bei höchstens 25 Punkten.
preset-original-6-players = Original für bis zu sechs
    .about = Eine Hausregel: das klassische Spiel mit einem Platz mehr. Zu sechst haben alle drei Karten auf der Hand, wie auf hanab.live.

## Optionen

option-players = Spieler
    .about = Wie viele Menschen oder Bots am Tisch sitzen: zwei bis fünf, oder sechs, wenn festgelegt ist, wie viele Karten sie dann halten.
option-colors = Farben
    .about = Wie viele der fünf Grundfarben dabei sind. Mit weniger Farben wird das Spiel kleiner.
option-ranks = Werte
    .about = Wie viele Karten ein Feuerwerk braucht. Den letzten Wert gibt es in jeder Farbe nur einmal.
option-hand_sizes = Handkarten
    .about = Wie viele Karten jeder Spieler auf der Hand hat, für jede Spielerzahl.
option-palette = Palette
    .about = Namen und Zeichen der fünf Grundfarben. Das ändert das Aussehen der Karten, nicht das Spiel.
option-multicolour = Bunt
    .about = Fügt bunte Karten hinzu: wie viele es sind, welche Hinweise sie treffen und ob sie ein eigenes Feuerwerk bilden.
option-black_powder = Schwarzpulver
    .about = Fügt zehn schwarze Karten hinzu, die von 5 abwärts bis 1 gelegt und nur von Werthinweisen getroffen werden. Jede, die am Ende fehlt, kostet einen Punkt.
option-extra_suits = Weitere Farben
    .about = Fügt eigene Farben hinzu: wie oft es jede Karte gibt, welche Hinweise sie treffen, in welche Richtung sie laufen und was sie zählen.
option-flamboyants = Fünf Flamboyants
    .about = Vollendest du ein Feuerwerk mit einer 5, deckst du ein Bonusplättchen auf, statt einen Hinweismarker zu bekommen.
option-black_completion = Belohnung für Schwarz
    .about = Was ein vollendetes schwarzes Feuerwerk einbringt, wenn Bonusplättchen im Spiel sind.
option-tile5_empty_deck = Plättchen 5 ohne Stapel
    .about = Was das Plättchen, das eine Karte zurückmischt, bei leerem Nachziehstapel bewirkt.
option-timed_display = Feuerwerk mit Ansage
    .about = Spieler dürfen die Farbe der Karte ansagen, die sie spielen. Stimmt sie und passt die Karte, bekommen sie einen Hinweismarker zurück; eine falsche Farbe ist ein Fehler.
option-clue_tokens = Hinweismarker
    .about = Wie viele Hinweismarker es zu Beginn gibt. Mehr können es nie werden.
option-strikes = Fehler
    .about = Der wievielte Fehler die Partie beendet.
option-empty_clues = Leere Hinweise
    .about = Erlaubt Hinweise, die keine Karte treffen, etwa „du hast kein Blau“.
option-end_mode = Wenn der Stapel leer ist
    .about = Ob alle noch einen letzten Zug haben oder ob es bis zur Entscheidung weitergeht.
option-goal = Ziel
    .about = Ob ihr um Punkte spielt oder ob nur zählt, dass alle Feuerwerke vollendet sind.
option-critical_discard = Nötige Karte verloren
    .about = Was passiert, wenn das letzte Exemplar einer noch nötigen Karte abgeworfen oder falsch gespielt wird.
option-empty_hand = Leere Hand
    .about = Was passiert, wenn jemand einen Zug ohne Karte beginnt. Das spielt nur eine Rolle, wenn es mit leerem Nachziehstapel weitergeht.
option-strikeout = Letzter Fehler
    .about = Was die Feuerwerke wert sind, wenn der letzte Fehler die Partie beendet.
option-score_floor = Niedrigster Punktestand
    .about = Ob fehlende schwarze Karten den Punktestand unter null drücken können.
option-stop_when_capped = Ende, wenn alles entschieden ist
    .about = Beendet die Partie, sobald keine Punkte mehr möglich sind, statt die letzten Karten noch auszuspielen.
option-first_player = Wer beginnt
    .about = Wer den ersten Zug hat.
option-hand_reorder = Hand umsortieren
    .about = Erlaubt, die eigenen Handkarten zu verschieben, etwa um sich einen Hinweis zu merken.
option-scale_text = Bewertung
    .about = Aus welcher Ausgabe die Jury stammt, die das Ergebnis kommentiert. Die Punkte bleiben gleich.
option-score_suffix = Zusatz Schwarzpulver
    .about = Hängt das Wort „Schwarzpulver“ an einen Punktestand, der mit der schwarzen Farbe erzielt wurde.
option-talk = Tischgespräche
    .about = Was am Tisch außer Hinweisen gesagt werden darf. Das vereinbaren die Spieler unter sich.
option-variant_mods = Sonderregeln
    .about = Von hanab.live bekannte Regeln, die Hinweise, Karten oder Feuerwerke verändern.

## Werte

value-true = ja
value-false = nein

value-multicolour-off = ohne
value-multicolour-own_5 = fünf Karten, eigene Farbe
value-multicolour-own_10 = zehn Karten, eigene Farbe
value-multicolour-all_5 = fünf Karten, von jeder Farbe getroffen
value-multicolour-all_10 = zehn Karten, von jeder Farbe getroffen
value-multicolour-joker_5 = fünf Joker
value-multicolour-joker_10 = zehn Joker

value-black_completion-token = ein Hinweismarker
value-black_completion-tile = ein Bonusplättchen

value-tile5_empty_deck-play_instead = Plättchen 6 darf es ersetzen
value-tile5_empty_deck-either = Plättchen 6, oder eine Karte zurücklegen und gleich ziehen

value-end_mode-final_round = ein letzter Zug für alle
value-end_mode-endless = weiter mit schrumpfenden Händen

value-goal-score = möglichst viele Punkte
value-goal-all_or_nothing = alle Feuerwerke oder nichts

value-critical_discard-ignore = es geht weiter
value-critical_discard-lose = die Partie ist verloren

value-empty_hand-clue_only = kann nur noch Hinweise geben
value-empty_hand-lose = die Partie ist verloren

value-strikeout-lost = verloren, ohne Bewertung
value-strikeout-zero = verloren und mit null Punkten bewertet
value-strikeout-keep_score = die Feuerwerke zählen trotzdem

value-score_floor-none = auch unter null
value-score_floor-zero = nie unter null

value-first_player-random = zufällig bestimmt
value-first_player-table_choice = der Tisch entscheidet
value-first_player-seat = ein fester Platz

criterion-colourful = die Person mit der buntesten Kleidung
criterion-oldest = die älteste Person

value-scale_text-cocktail = Cocktail Games
value-scale_text-abacus = Abacusspiele
value-scale_text-grands_feux = Grands Feux
value-scale_text-rr = R&R Games
value-scale_text-none = ohne Bewertung

value-talk-strict = nur Hinweise
value-talk-remarks = auch harmlose Bemerkungen
value-talk-open = alles ist erlaubt

value-variant_mods-critical_fours = kritische Vieren
    .about = Von der 4 gibt es in jeder Farbe nur eine.
value-variant_mods-scarce_ones = seltene Einsen
    .about = Von der 1 gibt es in jeder Farbe nur zwei.
value-variant_mods-clue_starved = Hinweise auf Diät
    .about = Eine abgeworfene Karte oder ein vollendetes Feuerwerk bringt nur einen halben Hinweismarker zurück.
value-variant_mods-colour_mute = farbstumm
    .about = Farbhinweise sind nicht möglich.
value-variant_mods-rank_mute = wertstumm
    .about = Werthinweise sind nicht möglich.
value-variant_mods-colour_blind = farbblind
    .about = Farbhinweise sind möglich, treffen aber nichts.
value-variant_mods-rank_blind = wertblind
    .about = Werthinweise sind möglich, treffen aber nichts.
value-variant_mods-alternating = abwechselnde Hinweise
    .about = Farbhinweise und Werthinweise wechseln sich ab.
value-variant_mods-odds_evens = gerade und ungerade
    .about = Ein Werthinweis sagt nur „gerade“ oder „ungerade“.
value-variant_mods-funnels = Trichter
    .about = Ein Werthinweis trifft auch die niedrigeren Werte.
value-variant_mods-chimneys = Schornsteine
    .about = Ein Werthinweis trifft auch die höheren Werte.
value-variant_mods-synesthesia = Synästhesie
    .about = Es gibt nur Farbhinweise, und jeder trifft auch einen Wert.
value-variant_mods-cow_pig = Kuh und Schwein
    .about = Du erfährst, welche Karten getroffen sind und ob von einer Farbe oder einem Wert, aber nicht von welchem: Gesagt wird nur „muh“ oder „oink“.
value-variant_mods-duck = Ente
    .about = Du erfährst, welche Karten getroffen sind, und sonst nichts: Gesagt wird nur „quak“.
value-variant_mods-hidden_plays = ab ins Loch
    .about = Karten werden verdeckt gespielt, und bis zum Schluss kennt niemand den Punktestand.
value-variant_mods-up_or_down = auf oder ab
    .about = Ein Feuerwerk darf aufwärts oder abwärts gebaut werden, und jede Farbe hat eine Startkarte.
value-variant_mods-sudoku = Sudoku
    .about = Jedes Feuerwerk beginnt mit einem anderen Wert, und nach der 5 kommt die 1.
value-variant_mods-rainbow_ones = Regenbogen-Einsen
    .about = Jeder Farbhinweis trifft jede 1.
value-variant_mods-pink_ones = Rosa-Einsen
    .about = Jeder Werthinweis trifft jede 1, und den Hinweis „1“ gibt es nicht.
value-variant_mods-white_ones = Weiße Einsen
    .about = Kein Farbhinweis trifft eine 1.
value-variant_mods-brown_ones = Braune Einsen
    .about = Kein Werthinweis trifft eine 1.
value-variant_mods-omni_ones = Omni-Einsen
    .about = Jeder Hinweis trifft jede 1, und den Hinweis „1“ gibt es nicht.
value-variant_mods-null_ones = Null-Einsen
    .about = Kein Hinweis trifft eine 1.
value-variant_mods-muddy_rainbow_ones = Schlammregenbogen-Einsen
    .about = Jeder Farbhinweis trifft jede 1, aber kein Werthinweis.
value-variant_mods-light_pink_ones = Hellrosa-Einsen
    .about = Jeder Werthinweis trifft jede 1, aber kein Farbhinweis.
value-variant_mods-deceptive_ones = Trügerische Einsen
    .about = Jede 1 wird von einem anderen Wert getroffen, der von ihrer Farbe abhängt.
value-variant_mods-rainbow_fives = Regenbogen-Fünfen
    .about = Jeder Farbhinweis trifft jede 5.
value-variant_mods-pink_fives = Rosa-Fünfen
    .about = Jeder Werthinweis trifft jede 5, und den Hinweis „5“ gibt es nicht.
value-variant_mods-white_fives = Weiße Fünfen
    .about = Kein Farbhinweis trifft eine 5.
value-variant_mods-brown_fives = Braune Fünfen
    .about = Kein Werthinweis trifft eine 5.
value-variant_mods-omni_fives = Omni-Fünfen
    .about = Jeder Hinweis trifft jede 5, und den Hinweis „5“ gibt es nicht.
value-variant_mods-null_fives = Null-Fünfen
    .about = Kein Hinweis trifft eine 5.
value-variant_mods-muddy_rainbow_fives = Schlammregenbogen-Fünfen
    .about = Jeder Farbhinweis trifft jede 5, aber kein Werthinweis.
value-variant_mods-light_pink_fives = Hellrosa-Fünfen
    .about = Jeder Werthinweis trifft jede 5, aber kein Farbhinweis.
value-variant_mods-deceptive_fives = Trügerische Fünfen
    .about = Jede 5 wird von einem anderen Wert getroffen, der von ihrer Farbe abhängt.
value-variant_mods-deck_play = vom Stapel spielen
    .about = Die letzte Karte des Nachziehstapels darf ungesehen gespielt werden.
value-variant_mods-card_cycle = Kartenkreislauf
    .about = Wenn du einen Hinweis gibst, rückt deine älteste Karte ohne Hinweis auf den neuesten Platz.

## Quellen

source-000 = Regeln von Cocktail Games (englisch)
source-001 = Lexikonartikel
source-002 = Webseite mit Kurzregeln
source-003 = Regeln von Abacusspiele (englische Übersetzung)
source-004 = Regeln von Grands Feux (französisch)
source-abacus-booklet = Spielregel von Abacusspiele (deutsch)
source-rr = Faltblatt zu Hanabi Deluxe von R&R Games
source-bga = Hilfe von BoardGameArena
source-hanab-live = Handbuch von hanab.live
source-research = Forschungsprogramm (Hanabi Learning Environment)
source-house = Hausregel

## Bonusplättchen der Fünf Flamboyants

tile-1 = Ein frischer Hinweis
    .about = Ihr bekommt einen Hinweismarker zurück. Fehlt keiner, passiert nichts.
tile-2 = Geflickte Lunte
    .about = Ein Fehler wird zurückgenommen, und ihr bekommt einen Hinweismarker zurück. Den Marker bekommt ihr auch, wenn ihr noch keinen Fehler hattet.
tile-3 = Ein Wort zur Farbe
    .about = Gib jemand anderem einen Farbhinweis, ohne einen Marker auszugeben.
tile-4 = Ein Wort zum Wert
    .about = Gib jemand anderem einen Werthinweis, ohne einen Marker auszugeben.
tile-5 = Zurück in die Kiste
    .about = Such dir eine Karte aus der Ablage aus und misch sie in den Nachziehstapel. Ist er leer, darfst du stattdessen Plättchen 6 nutzen.
tile-6 = Zweite Chance
    .about = Such dir aus der Ablage eine Karte aus, die passt, und leg sie an ihr Feuerwerk. Passt keine, geschieht nichts; ist es eine 5, die ein Feuerwerk vollendet, folgt sofort ein weiteres Plättchen.
