# Was nur der Browser sagt: Seiten, Knöpfe, Namen der Bedienteile für Bildschirmleser.

## Der Tisch

web-seat-empty = freier Platz
web-hand-mine = Deine Hand
web-hand-of = Hand von { $name }
web-clue-someone = Alle Hinweise für { $name }
web-bot-is = Gespielt von { $bot }
web-away = abwesend
web-on-turn = am Zug
web-empathy = Diese Hand sehen wie { $name }
web-empathy-mine = Was meine Karten noch sein können
web-no-cards = keine Karten mehr
web-card-hidden = Karte { $slot } von { $name }.
web-bot-of = Der Bot von { $name }
    .you = Dein Bot
web-event-stood-in = Für { $name } spielt jetzt ein Bot.
web-event-returned = { $name } ist wieder da.
web-event-seat-offered = { $name } bittet { $person }, den Platz zu übernehmen.
    .you = Du bittest { $person }, deinen Platz zu übernehmen.
web-event-seat-offered-of = { $name } bittet { $person }, den Platz von { $of } zu übernehmen.
    .you = Du bittest { $person }, den Platz von { $of } zu übernehmen.
web-event-offer-declined = Das Angebot des Platzes wurde abgelehnt.
web-event-offer-dropped = Das Angebot des Platzes wurde zurückgezogen.
web-event-seat-taken = { $name } spielt jetzt für { $of }.
web-event-seat-own = { $name } hat den eigenen Platz wieder übernommen.
web-event-seat-asked = { $name } möchte den Platz zurückhaben.
web-plays-for = für { $name }
web-event-watched = { $name } sieht der Partie zu.
web-event-watched-beside = { $name } sieht der Partie zu und teilt sich einen Internetanschluss mit { $players }, wie in einem gemeinsamen Haushalt.
web-event-kept-out-absence = { $name } hat nicht weitergespielt und wurde vom Tisch entfernt.
web-event-kept-out-conduct = { $name } wurde wegen des Verhaltens vom Tisch entfernt.
web-event-kept-out-others = { $name } wurde vom Tisch entfernt, denn der Tisch ist für andere gedacht.
web-event-kept-out-no_reason = { $name } wurde vom Tisch entfernt.
web-event-started = Die Karten sind ausgeteilt. { $name } beginnt.
    .you = Die Karten sind ausgeteilt. Du beginnst.
web-tokens-left = { $tokens ->
    [0] Kein Hinweismarker ist übrig.
    [one] Ein Hinweismarker ist übrig.
   *[other] { $tokens } Hinweismarker sind übrig.
}
    .abacus = { $tokens ->
        [0] Kein Hinweisplättchen ist übrig.
        [one] Ein Hinweisplättchen ist übrig.
       *[other] { $tokens } Hinweisplättchen sind übrig.
    }
web-firework = { $suit }: { $top } liegt oben, als Nächstes kommt { $next }
web-firework-unlit = { $suit }: leer, zuerst kommt { $next }
web-firework-any = { $suit }: leer, kann mit { $ranks } beginnen
web-firework-complete = { $suit }: vollendet
web-firework-dead = { $suit }: { $reach ->
    [one] eine Karte, kann nicht mehr vollendet werden
   *[other] { $reach } Karten, kann nicht mehr vollendet werden
}
web-counters = Marker und Punkte
web-tokens-left-half = Übrige Hinweismarker: { $tokens }.
web-tokens = { $most ->
    [one] { $tokens } von einem Hinweismarker
   *[other] { $tokens } von { $most } Hinweismarkern
}
    .abacus = { $most ->
        [one] { $tokens } von einem Hinweisplättchen
       *[other] { $tokens } von { $most } Hinweisplättchen
    }
web-tokens-about = Jeder Hinweis kostet einen Marker. Jedes Abwerfen bringt einen zurück.
    .abacus = Jeder Hinweis dreht ein Hinweisplättchen auf Schwarz. Jedes Abwerfen dreht eines auf Weiß zurück.
web-tokens-about-half = Jeder Hinweis kostet einen Marker. Jedes Abwerfen bringt einen halben zurück.
web-strikes = Fehler: { $strikes } von { $most }
    .abacus = Gewitterplättchen: { $strikes } von { $most }
web-strikes-hidden = Fehler: bis zum Ende der Partie verborgen
web-strikes-about = { $most ->
    [one] Eine gespielte Karte, die nicht passt, ist ein Fehler. Beim ersten Fehler ist die Partie zu Ende.
   *[other] Eine gespielte Karte, die nicht passt, ist ein Fehler. Beim { $most }. Fehler ist die Partie zu Ende.
}
    .abacus = { $most ->
        [one] Eine Karte, die nicht passt, erzürnt die Götter. Beim ersten Gewitterplättchen ist die Partie zu Ende.
       *[other] Eine Karte, die nicht passt, erzürnt die Götter und dreht ein Gewitterplättchen um. Beim { $most }. Gewitterplättchen ist die Partie zu Ende.
    }
web-deck = { $deck ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
web-score-hidden = Punkte: bis zum Ende der Partie verborgen; nach den abgeworfenen Karten sind noch { $most } von { $best } möglich
web-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; noch { $most } von { $best } möglich
web-score-about = Jede Karte auf einem Feuerwerk ist ein Punkt.
web-last-turns = Verbleibende Züge
web-pace = Spielraum: { $pace }
web-pace-about = So viele Züge dürfen noch vergehen, ohne dass eine Karte angelegt wird, bevor das bestmögliche Ergebnis sinkt
web-tile-gone = schon aufgedeckt
web-tiles-about = Diese Plättchen belohnen vollendete Feuerwerke. Welche davon eines einbringen, sagt die Regel. Ihre Reihenfolge ist geheim.
web-tiles = { $count ->
    [0] Kein Bonusplättchen ist übrig
    [one] Ein Bonusplättchen liegt verdeckt: { $tiles }
   *[other] { $count } Bonusplättchen liegen verdeckt: { $tiles }
}
web-discards = { $count ->
    [0] Ablage: keine Karte
    [one] Ablage: eine Karte
   *[other] Ablage: { $count } Karten
}
web-pile-cell = { $card }: { $gone } von { $copies } abgeworfen{ $state ->
    [critical] , das letzte Exemplar wird noch gebraucht
    [trash] , nicht mehr gebraucht
   *[needed] {""}
}
web-pile-and-log = Ablage und Verlauf
web-news = Was seit deinem Zug passiert ist
web-why = Warum?
web-why-of = Warum? { $event }
web-why-did = { $name } erklärt
web-why-understood = Wie { $name } es verstanden hat
web-why-general = Was ich zu diesem Tisch schon gesagt habe
web-hint = Tipp
web-hint-of = Tipp: { $action }
web-hint-says = Was { $bot } auf deinem Platz sagt
web-hints-taken = { $count ->
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
}
web-actions = Deine Möglichkeiten
web-waiting = Warten auf { $name }
web-was-turn = { $name } war am Zug.
    .you = Du warst am Zug.
web-sending = Wird gesendet: { $action } …
web-unconfirmed = Noch nicht bestätigt: { $action }
web-withdraw = Zurückziehen
web-action-play = Karte { $slot } spielen
web-action-discard = Karte { $slot } abwerfen
web-action-clue = { $to } den Hinweis „{ $clue }“ geben
web-waiting-line = Verbindung verloren. Sobald sie wieder steht, kannst du weiterspielen.
web-ahead = In deinem Zug:
web-ahead-clue = Hinweis für { $name }, in deinem Zug:
web-prepared = Vorgemerkt für deinen Zug: { $action }
web-prepared-drop = Abbrechen
web-prepared-dropped = Vorgemerkte Aktion abgebrochen, weil sich der Tisch verändert hat: { $action }
web-no-log = Gedächtnishilfen sind aus. Den Verlauf siehst du deshalb erst nach der Partie.
web-title-turn = Du bist am Zug
web-note = Notiz
web-note-mine = Notiz zu deiner Karte { $slot }
web-note-theirs = Notiz zu Karte { $slot } von { $name }
web-note-mark = Was du mit ihr tun willst
web-note-play = spielen
web-note-keep = behalten
web-note-discard = kann abgeworfen werden
web-note-text = Deine Notiz
web-note-about = Während der Partie siehst nur du deine Notizen. Danach stehen sie in der Wiederholung.
web-note-save = Notiz speichern
web-note-by = { $name }: { $note }
web-note-against = Deine Notiz sagt: { $note }.
web-notes = Notizen
web-choose-card = Du bist am Zug: Wähle eine deiner Karten, oder für einen Hinweis eine Karte deiner Mitspieler.
web-choose-own = Du bist am Zug: Wähle eine deiner Karten. Kein Hinweismarker ist übrig.
    .abacus = Du bist am Zug: Wähle eine deiner Karten. Kein Hinweisplättchen ist übrig.
web-choose-partner = Wähle die Karte eines Mitspielers: Dieser Hinweis kostet nichts.
web-key-own-first = Wähle zuerst eine deiner Karten.
web-key-partner-first = Wähle zuerst die Karte eines Mitspielers.
web-clue-to = Hinweis für { $name }:
web-other-clues = Andere Hinweise
web-play = Spielen
web-discard = Abwerfen
web-announce = Ansagen …
web-announce-about = Sag das Feuerwerk von Karte { $slot } an und spiel dann die Karte. Stimmt die Ansage und passt die Karte, bekommt ihr einen Hinweismarker zurück. Sagst du das falsche Feuerwerk an, ist es ein Fehler, auch wenn die Karte gepasst hätte.
web-clue-label = { $to } den Hinweis „{ $clue }“ geben: { $cards }
web-yes = Ja
web-back = Zurück
web-sure-play = Deine Karte { $slot } spielen?
web-sure-announce = Deine Karte { $slot } spielen und { $suit } ansagen?
web-sure-discard = Deine Karte { $slot } abwerfen?
web-sure-deck = Die letzte Karte des Stapels blind spielen?
web-deck-play = Blind spielen
web-put = { $card } auf das Feuerwerk legen
web-shuffle = { $card } in den Stapel zurückmischen
web-joker-on = Den Joker auf das Feuerwerk { $suit } legen

## Ablehnungen, die nur dem Browser begegnen. Ids: error-CODE des Protokolls, mit - für / und _.

error-action-not-your-turn = Du bist noch nicht am Zug.
error-command-withdrawn = Du hast das zurückgezogen, deshalb wurde es nicht ausgeführt.
error-table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-table-full = Alle Plätze sind besetzt.
error-table-not-open = Das geht nur vor Beginn der Partie.
error-table-not-running = Das geht nur während der Partie.
error-table-too-few = Ihr müsst mindestens zu zweit sein: Teile den Link oder füge einen Bot hinzu.
error-table-too-many = Du sitzt an zu vielen Tischen. Verlass zuerst einen davon.
error-table-too-much = Das geht an diesem Tisch jetzt nicht mehr: Die erlaubte Anzahl ist erreicht. Zu Ende spielen könnt ihr trotzdem.
error-session-host = Das ist die falsche Adresse für diesen Server. Öffne ihn unter seiner öffentlichen Adresse.
error-table-kept-out = Der Gastgeber hat dich von diesem Tisch entfernt.
error-person-unknown = Diesen Mitspieler oder Zuschauer gibt es an diesem Tisch nicht.
error-session-blocked = Du kannst dich nicht verbinden: { $reason }.
kept-out = du bist auf diesem Server bis { $until } gesperrt
kept-out-because = du bist auf diesem Server bis { $until } gesperrt ({ $why })
error-name-taken = Hier hat schon jemand einen Namen, der genauso aussieht. Wähl einen anderen.
error-table-no-watching = Diese Partie erlaubt keine Zuschauer oder hatte schon zu viele.
error-table-not-owner = Das kann nur der Gastgeber.
error-seat-taken = Dieser Platz ist schon besetzt.
error-name-invalid = Ein Name muss 1 bis 24 sichtbare Zeichen haben.
error-name-scripts = Ein Name kann keine Buchstaben verschiedener Schriften mischen, weil sie gleich aussehen können.
error-password-invalid = Ein Passwort muss 8 bis 128 Zeichen haben.
error-account-wrong = Name oder Passwort ist falsch.
error-account-wrong-code = Name oder Wiederherstellungscode ist falsch, oder der Code wurde schon benutzt.
error-account-none = Dafür brauchst du ein Konto.
error-account-exists = Du hast schon ein Konto.
error-account-at-table = Du sitzt an einem Tisch. Beende die Partie oder verlass den Tisch und versuch es dann noch einmal.
error-connection-too-many = Du hast hier zu viele Fenster offen. Schließ eines davon.
error-rate-limited = Du bist zu schnell. Versuch es gleich noch einmal.
error-session-expired = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-server-busy = Der Server ist überlastet. Versuch es gleich noch einmal.
error-server-too-large = Das ist zu groß zum Senden.
error-server-not-stored = Der Server konnte das nicht speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
error-server-internal = Bei uns ist etwas schiefgegangen, und wir haben es protokolliert. Versuch es noch einmal.
error-http-not-found = Unter dieser Adresse gibt es nichts.
error-record-not-exportable = { $reason }.
error-file-invalid = Das lässt sich nicht öffnen: { $reason }.
error-file-too-many = Du hast so viele Partien geöffnet, wie der Server für eine Person aufbewahrt. Lösche erst eine.
error-why-no-bot = An diesem Platz hat in diesem Moment kein Bot gespielt.
error-why-nothing = Hier gibt es nichts zu erklären. Bots erklären ihre eigenen Aktionen und wie sie die Hinweise der anderen verstehen.
error-hint-not-alone = Tipps gibt es nur in Partien, in denen alle Mitspieler Bots sind.
error-hint-fixed-deal = Für Karten, die auch andere spielen, gibt es keine Tipps.
error-hint-not-taken = Nimm zuerst am Tisch den Tipp, wenn du am Zug bist.
error-branch-step = Diesen Schritt hat die Partie nicht. Geh zuerst zu einem ihrer Schritte.
error-branch-too-long = Eine Variante kann höchstens 150 Aktionen haben. Geh ein Stück zurück oder fang eine neue an.
error-branch-bots = Am Zug ist ein Platz ohne Bot. Wähle einen Bot oder spiel dort selbst.
error-review-not-here = Komm zuerst in die Besprechung.
error-review-not-leading = Jemand anders führt gerade durch die Besprechung. Bitte darum, dir die Führung zu überlassen.
error-review-players = Die Führung kann nur jemand übernehmen, der in dieser Partie mitgespielt hat. Bitte einen der Spieler darum.
error-review-full = Die Besprechung ist voll.
error-review-cards = Du kannst auf höchstens 10 Karten zeigen, und nur auf solche in den gezeigten Händen.
error-review-off = Dieser Server beurteilt keine Partien.
error-review-no-turns = Diese Partie hat keinen Zug, der sich beurteilen lässt.
error-review-hidden-plays = In dieser Partie wurde verdeckt gespielt. Eine Analyse kann deshalb nicht sagen, was die Spieler wussten.
error-command-stale = Eine andere Aktion kam zuvor. Sieh noch einmal hin und wähle dann.
error-frame-malformed = Die Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
error-frame-too-large = Das ist zu lang zum Senden.
error-frame-binary = Der Server nimmt nur Text an.
error-hello-first = Die Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
error-hello-version = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
error-session-origin = Eine Seite einer anderen Website darf das hier nicht.
error-table-not-finished = Die Partie ist noch nicht zu Ende. Bis dahin bleiben verdeckte Karten verdeckt.
error-seat-unknown = Diesen Platz hat der Tisch nicht.
error-seat-not-seated = Das können nur Spieler, die am Tisch sitzen.
error-seat-present = Dieser Spieler ist da oder war es eben noch. Versuch es in einer Minute noch einmal.
error-seat-too-often = An diesem Tisch wurde zu oft Platz genommen und aufgestanden. Bitte den Gastgeber, einen neuen Tisch zu öffnen.
error-seat-seen-more = Du hast schon Karten gesehen, die dieser Platz nicht sehen darf. Deshalb kannst du ihn nicht übernehmen.
error-seat-empty = Dieser Platz ist leer.
error-bot-unknown = Diesen Bot gibt es auf diesem Server nicht.
error-bot-language = Gelehrte sprechen eine Geheimsprache, die andere Bots nicht verstehen. Setze nur Gelehrte an den Tisch, oder keinen.
error-command-id = Die Seite und der Server verstehen sich nicht mehr. Lade die Seite neu.
error-take-back-nothing = Du hast keine Aktion, die du zurücknehmen könntest.
error-take-back-card-seen = Seitdem war eine Karte zu sehen, und kein anderer Spieler ist da, um zuzustimmen.
error-take-back-pending = Jemand anders möchte eine Aktion zurücknehmen. Antworte zuerst darauf.
error-take-back-not-asked = Die Anfrage, eine Aktion zurückzunehmen, ist nicht mehr offen.
error-time-settings = Diese Bedenkzeit geht nicht. Eine Erinnerung kommt nach 10 s bis 60 min. Eine Uhr beginnt mit 10 s bis 3 h und gewinnt 0 bis 600 s je Aktion. Bei Tagen je Zug sind 1 bis 30 möglich.
error-time-none = Dieser Tisch hat keine Bedenkzeit.
error-time-not-out = Der Spieler am Zug hat noch Zeit oder ist ein Bot.
error-time-paused = Die Partie ist pausiert. Setz sie zuerst fort.
error-time-no-pause = Die Anfrage nach einer Pause ist nicht mehr offen.
error-talk-silent = An diesem Tisch gibt es während der Partie keinen Chat.
error-talk-remarks-only = An diesem Tisch gibt es während der Partie nur den Schnellchat.
error-talk-not-your-turn = Jemand anders denkt gerade nach. Du kannst schreiben, wenn du am Zug bist.
error-talk-text = Nicht gesendet: Die Nachricht ist leer, zu lang oder enthält ungültige Zeichen.
error-talk-unknown = Das kannst du nicht melden: Es ist keine Nachricht einer anderen Person an diesem Tisch.
error-talk-no-reaction = Du kannst nur einmal reagieren, und nur auf den letzten Zug von jemand anderem.
error-people-unknown = Diese Person oder dieses Konto gibt es hier nicht.
error-people-stranger = Spielt zuerst eine Partie zusammen zu Ende, oder gib den Kontonamen ein.
error-people-too-many = Deine Liste ist voll. Entferne zuerst jemanden, oder schick den Link.
error-people-many-ask = Auf diese Person warten zu viele Freundschaftsanfragen. Spielt eine Partie zu Ende, oder frag später noch einmal.
error-push-off = Dieser Server verschickt keine Benachrichtigungen.
error-push-subscription = Dein Browser verwendet einen Push-Dienst, den dieser Server nicht kennt, oder seine Anmeldung dort ist ungültig.
error-deal-no-challenge = Diese Herausforderung gibt es nicht. Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
error-deal-seen = Du kennst diese Karten schon. Karten, die du gespielt oder in einer Partie oder Wiederholung gesehen hast, kannst du nicht spielen.
error-deal-seen-by = { $reason }
deal-seen-by = Diese Karten können nicht gespielt werden von { $names }: schon gespielt oder in einer Partie oder Wiederholung gesehen.
error-deal-unseen = Spiel diese Karten zuerst zu Ende. Danach siehst du, wie andere sie gespielt haben.
error-deal-partner = Partien des Tages spielt nur ein bestimmter Bot, damit die Ergebnisse vergleichbar sind.
error-deal-training = Eine Übungspartie beginnt sofort, mit einem Bot auf jedem anderen Platz.
error-deal-seed = Gib eine ganze Zahl ein oder einen Seed von hanab.live wie p3v0s1, dessen Variante hier gespielt werden kann.
error-deal-fixed = Die Karten an diesem Tisch stehen fest. Du kannst nur ändern, wer ihn finden und zusehen darf.
error-deal-seats = Besetzt zuerst alle Plätze, mindestens einen davon mit einem Menschen.
error-deal-not-played = Spiel zuerst eine Partie zu Ende. Dann kannst du andere mit ihren Karten herausfordern.
error-deal-today = Das ist die Partie des Tages. Ab morgen kannst du andere mit ihren Karten herausfordern.
error-deal-no-day = Für diesen Tag gibt es keine Partie des Tages.
error-options-unknown-variant = Eine Variante mit diesem Namen gibt es hier nicht.
error-options-unknown-preset = Diese Ausgabe gibt es auf diesem Server nicht.
error-options-invalid = Diese Optionen passen nicht zusammen: { $reason }.
error-action-unknown-word = Diese Karte, diese Farbe oder diesen Platz gibt es in dieser Partie nicht.
error-http-bad-request = Der Server konnte die Anfrage nicht verstehen. Lade die Seite neu.
error-server-too-slow = Die Verbindung ist zu langsam. Sie wird neu aufgebaut …
error-server-shutting-down = Der Server startet gerade neu. Warte bitte einen Moment.
error-web-unanswered = Die Verbindung ging verloren, bevor die Antwort kam. Sieh nach, ob es geklappt hat, und versuch es sonst noch einmal.
error-web-not-done = Das wurde nicht ausgeführt, weil die Verbindung verloren ging. Wähle noch einmal.
error-web-withdrawn = Zurückgezogen. Falls es schon beim Server angekommen war, steht es gleich im Verlauf.
web-error-lost = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.

## Seiten

web-title = Baut zusammen das schönste Feuerwerk des Jahres
web-tagline = Ein kooperatives Kartenspiel für zwei bis fünf: Du siehst alle Karten außer deinen. Spiel jede Ausgabe mit Freunden – ein Link genügt – oder mit Mitspielern, die nie schlafen.
web-credits = Hanabi ist ein Spiel von Antoine Bauza, illustriert von Albertine Ralenti. Für 2 bis 5 Spieler ab 8 Jahren; 20 bis 30 Minuten.
web-play-now = Jetzt spielen
web-level-ask = Wie gut kennst du Hanabi?
web-level-new = Ich bin neu
web-level-rules = Ich kenne die Regeln
web-level-conventions = Ich kenne Konventionen
web-level-about = Deine Mitspieler richten sich danach. Du kannst jederzeit andere wählen.
web-level-next = Mit { $bot } läuft es gut. Bist du bereit für { $next }?
web-level-go = Mit { $next } spielen
web-level-stay = Noch nicht
web-learn = Lernen
web-open-table = Tisch eröffnen
web-deal-challenge = eine Herausforderung
web-deal-training = bekannte Karten
web-deal-seed = Karten nach Nummer
web-deal-seed-number = Karten { $seed }
web-deal-imported = aus einer Datei
web-training-about = Du kanntest diese Karten. Deshalb zählt das Ergebnis nicht.
web-seed-about = Die Karten dieser Partie können bekannt sein. Deshalb zählt das Ergebnis nicht.
web-train = Mit denselben Karten
web-train-here = Ab hier weiterspielen
web-deal-day = Partie des Tages, { $day }
web-deal-waits = Die Karten an diesem Tisch stehen fest. Die Partie beginnt, wenn alle Plätze besetzt sind.
web-people = Leute
web-invited = { $name } lädt dich ein: { $table }
web-invited-seat = { $name } bittet dich, für { $of } zu spielen: { $table }
web-invited-seat-own = { $name } bittet dich, den Platz zu übernehmen: { $table }
web-invited-go = An den Tisch
web-invited-decline = Ablehnen
web-puzzles = Aufgaben
web-today = Partie des Tages
web-first-time = Neu bei Hanabi? Lies die Regeln
web-how-many = Spieler (mit dir):
web-partners = Mitspieler
web-my-tables = Deine Tische
web-back-to-table = Zurück an deinen Tisch: { $table }
web-open-tables = Offene Tische
web-more-tables = Weitere Tische
web-no-tables = Gerade wartet kein Tisch auf Spieler. Eröffne einen und teile den Link.
web-my-games = Deine beendeten Partien
web-finished-games = Beendete Partien
web-other-games = Weitere beendete Partien
web-no-games = Noch ist keine Partie beendet.
web-seats-taken = Plätze besetzt: { $taken } von { $seats }
web-running = läuft
web-broken-off = abgebrochen
web-won = gewonnen
web-lost = verloren
web-your-name = Dein Name
web-save-name = Speichern
web-name-about = Unter diesem Namen sehen dich die anderen. Ohne Konto weiß nur dieser Browser, wer du bist.
web-account = Konto
web-account-or-sign-in = Anmelden oder Konto anlegen
web-all-my-games = Alle meine Partien
web-open-file = Partie öffnen
web-review-mine = Eine Partie von mir beurteilen
web-drop-file = Loslassen, um diese Partie zu öffnen
web-someone = jemand
web-player-number = Spieler { $number }
web-table = Tisch
web-replay = Wiederholung
web-home = Kagiya, Startseite
web-language = Sprache
web-go-dark = Dunkel
web-go-light = Hell
web-help = Hilfe und Tasten
web-settings = Einstellungen
web-card-any = eine beliebige { $ranks }
web-close = Schließen
web-loading = Wird geladen …
web-home-offline = Du bist offline. Die Lektionen gehen auch ohne Verbindung, die Aufgaben auch, wenn du ihre Seite schon geöffnet hast. Partien brauchen eine und sind wieder da, sobald es eine gibt.
web-offline = Verbindung verloren. Wird neu verbunden …
web-renewing = Kagiya wurde aktualisiert, deshalb wird diese Seite neu geladen. Du behältst deinen Platz.
web-to-the-start = Startseite
web-lost-page = Hier ist nichts als Nacht. Seite nicht gefunden.
web-option-is = { $option }: { $value }
web-rules = Regeln
web-rules-here = Die Regeln dieses Tisches
web-rules-of = Die Regeln von { $edition }
web-rule = Die Regel
web-rule-of = Die Regel: { $option }
web-rulings = Wo die Regeln voneinander abweichen
web-conventions = Konventionen
web-conventions-of = So spielt { $bot }
web-conventions-foreign = Diese Seite ist auf Englisch.

## Bots. Ids: bot-NAME; .about sagt, was es ist.

bot-companion-4 = Gefährte IV
    .about = Experte. Liest Hinweise wie erfahrene Gruppen und stellt sich auf menschliche Mitspieler ein.
    .manner = Sagt wenig und bemerkt alles.
bot-companion-3 = Gefährte III
    .about = Fortgeschritten. Nutzt alle Konventionen erfahrener Spieler und erklärt seine Aktionen.
    .manner = Gelassen und ein wenig stolz auf eine gelungene Finesse.
bot-companion-2 = Gefährte II
    .about = Mittelstufe. Nutzt Spiel- und Rettungshinweise, Abrufe und Finessen und erklärt seine Aktionen.
    .manner = Aufmerksam und höflich. Mag Pläne, für die zwei Hinweise genügen.
bot-companion-1 = Gefährte I
    .about = Einsteiger. Nutzt Spiel- und Rettungshinweise, die man in fünf Minuten lernt, und erklärt seine Aktionen.
    .manner = Eifrig und fröhlich. Dankt für jeden Hinweis.
bot-cautious = Vorsichtig
    .about = Spielt nur, was die Hinweise beweisen, und geht kein Risiko ein.
    .manner = Schaut zweimal hin, und dann noch einmal.
bot-savant = Gelehrter
    .about = Spricht mit seinesgleichen eine Geheimsprache und spielt deshalb am besten, wenn alle Mitspieler Gelehrte sind.
    .manner = Zerstreut und freundlich. Denkt in Resten.

## Einstellungen

web-theme = Darstellung
web-theme-auto = wie das System
web-theme-dark = Nacht
web-theme-light = Papier
web-aid = Was Karten zeigen
web-aid-full = was sie noch sein können
web-aid-clues = nur die gegebenen Hinweise
web-aid-table = nichts, wie am echten Tisch
web-newest = Neueste Karte einer Hand
web-newest-right = rechts
web-newest-left = links
web-handed = Ich spiele mit
web-handed-right = der rechten Hand
web-handed-left = der linken Hand
web-speed = Tempo der Bots
web-speed-calm = ruhig
web-speed-quick = sofort
web-reactions = Reaktionen
web-reactions-shown = anzeigen
web-reactions-hidden = ausblenden
web-motion = Animationen
web-motion-auto = wie das System
web-motion-off = aus
web-confirm = Vor jeder Aktion fragen
web-confirm-about = Du drückst ein zweites Mal, um zu bestätigen.
web-sound = Ton
web-sounds = Anhören:
web-sound-turn = mein Zug
web-sound-clue = Hinweis
web-sound-play = spielen
web-sound-strike = Fehler
web-sound-five = fertiges Feuerwerk
web-sound-end = Ende
web-notice = Benachrichtigen, wenn ich am Zug bin
web-notice-about = Dein Browser zeigt eine Benachrichtigung, während du in einem anderen Fenster bist.
web-notice-denied = Dein Browser blockiert Benachrichtigungen. In seinen Einstellungen kannst du sie für diese Website erlauben.
web-notice-turn = Du bist am Tisch am Zug.
web-newer = Es gibt eine neue Version von Kagiya.
web-newer-load = Jetzt aktualisieren

## Einen Tisch eröffnen

web-edition = Ausgabe
web-all-editions = Alle { $count } Ausgaben
web-variants = Varianten von hanab.live
web-variants-about = Andere Farben, und Hinweise, die andere Karten treffen, unter den Namen dieser Seite.
web-seed-deal = Karten nach Nummer
web-seed-field = Nummer oder Seed
web-seed-say = Alle, die dieselbe Nummer eingeben, spielen dieselben Karten. Ein Seed von hanab.live wie p3v0s1 legt auch die Variante und die Plätze fest. Das Ergebnis zählt nicht.
web-variant-search = Varianten durchsuchen
web-variant-random = Zufällig wählen
web-variant-family = Familie
web-variant-family-any = alle
web-variant-family-suits = Besondere Farben
web-variant-family-rules = Besondere Regeln
web-variant-share = Gewinnbare Partien
web-variant-share-any = beliebig viele
web-variant-share-nearly = 99 von 100 oder mehr
web-variant-share-most = 90 bis 99 von 100
web-variant-share-fewer = weniger als 90 von 100
web-variant-share-unknown = nicht bekannt
web-variant-share-about = Wie viele Partien ein Team gewinnen kann, das alle Karten kennt, gezählt für Varianten mit denselben Karten und diese Spielerzahl. Wie schwer die Hinweise sind, sagt die Zahl nicht.
web-variant-winnable = { $name }: Ein Team, das alle Karten kennt, kann { $won } von { $deals ->
    [one] einer Partie
   *[other] { $deals } Partien
} gewinnen.
web-variant-undecided = { $count ->
    [one] Bei einer Partie ist es nicht entschieden.
   *[other] Bei { $count } Partien ist es nicht entschieden.
}
web-variants-found = { $count ->
    [0] Keine Variante passt.
    [one] Eine Variante.
   *[other] { $count } Varianten.
}
web-variants-more = Die ersten { $count } sind zu sehen; tippe mehr ein, um andere zu finden.
web-extensions = Erweiterungen
web-advanced = Weitere Optionen
web-option-search = Optionen durchsuchen
web-option-none = Keine Option passt.
web-option-range = Von { $min } bis { $max }
web-seats = Plätze
web-seat = Platz { $seat }
web-a-friend = ein Freund mit dem Link
web-starter-edition = Wie es die Ausgabe vorsieht
web-starter-random = Zufällig bestimmt
web-starter-draw = Zufällig bestimmen
web-criterion = Nach den Regeln beginnt { $who }.
web-voice = Bewertet nach
web-plays-like = Spielt sich gleich: { $names }
web-a-friend-about = Jeder, der den Link öffnet, kann diesen Platz nehmen.
web-seats-count = { $count } Spieler
web-listed = Öffentlich
web-listed-about = Zeigt den Tisch auf der Startseite. Sonst kann man ihn nur mit dem Link finden.
web-watch-who = Zuschauer
web-watch-public = Erlaubt, sehen keine Hand
web-watch-nobody = Nicht erlaubt
web-watch-mine = Erlaubt, sehen meine Ansicht
web-watch-seat = Erlaubt, sehen die Ansicht von Platz { $seat }
web-watch-delayed = Erlaubt, sehen alle Hände eine Runde später
web-watch-about-public = Bis die Partie zu Ende ist, sehen Zuschauer Feuerwerke, Hinweise, Ablage und Protokoll, aber keine Hand. Die Spieler sehen, wer zusieht.
web-watch-about-alone = Nur du und Bots spielen. Zuschauer sehen, was du siehst.
web-watch-about-seat = Ein anderer Spieler könnte schummeln: In einem zweiten Browser sieht er mit dieser Ansicht seine eigenen Karten. Die Spieler sehen, wer zusieht.
web-watch-about-delayed = Ein Spieler könnte schummeln: In einem zweiten Browser sieht er seine eigenen Karten eine Runde später, und viele Karten bleiben länger auf der Hand. Die Spieler sehen, wer zusieht.
web-watch-about-nobody = Niemand kann zusehen, bis die Partie zu Ende ist.
web-watch-here-nobody = Zuschauer sind nicht erlaubt.
web-watch-here-public = Zuschauer sehen keine Hand, bis die Partie zu Ende ist. Spielt nur ein Mensch, sehen sie, was er sieht.
web-watch-here-seat = Zuschauer sehen, was { $name } sieht. Ein anderer Spieler könnte mit einem zweiten Browser schummeln, der seine eigenen Karten zeigt. Die Spieler sehen, wer zusieht.
web-watch-here-delayed = Zuschauer sehen alle Hände eine Runde später. Ein Spieler könnte mit einem zweiten Browser schummeln, der seine eigenen Karten zeigt. Die Spieler sehen, wer zusieht.
web-watch-eyes = Du siehst, was { $name } sieht
web-watch-no-hands = Du siehst keine Hand
web-watch-later = Du siehst die Partie eine Runde später
web-watch-soon = Die Partie hat begonnen. Du siehst sie eine Runde später.
web-rules-line = { $tokens } Hinweismarker; beim { $strikes }. Fehler ist die Partie zu Ende. Karten: { $deck }, davon { $hand } auf jeder Hand. { $goal ->
    [score] Bestes Ergebnis: { $best }.
   *[other] Ihr gewinnt nur, wenn alle Feuerwerke vollendet sind.
}
web-open-this = Diesen Tisch eröffnen

## Vor der Partie

web-invite = Lade andere mit diesem Link ein
web-copy-link = Kopieren
web-copied = Kopiert
web-share-link = Teilen
web-qr = QR-Code
web-qr-alt = QR-Code des Links zu diesem Tisch
web-qr-about = Mit der Kamera eines Handys gescannt, öffnet er dort den Tisch.
web-kept-for = reserviert für { $name }
web-sit = Hier sitzen
web-add-bot = { $bot } hinzufügen
web-which-bot = Bots
web-free-seat = { $name } von diesem Platz entfernen
web-get-up = Platz verlassen
web-start = Beginnen
web-start-alone = Ihr müsst mindestens zu zweit sein. Teile den Link oder füge einen Bot hinzu.
web-start-fewer = Mit den Spielern am Tisch beginnen ({ $taken }). Leere Plätze fallen weg.
web-sit-or-watch = Nimm einen freien Platz, oder bleib und sieh zu.
web-full-watch = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
web-owner-starts = { $name } kann die Partie beginnen. Warte einen Moment.
web-closed = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
web-closed-operator = Ein Admin hat diesen Tisch geschlossen.
web-keep-out = Spieler entfernen und sperren
web-keep-out-whom = Spieler
web-keep-out-why = Grund
web-keep-out-absence = Spielt nicht weiter
web-keep-out-conduct = Das Verhalten
web-keep-out-others = Der Tisch ist für andere gedacht
web-keep-out-no_reason = Kein Grund angegeben
web-keep-out-about = Diese Person kann hier nicht mehr mitspielen oder zusehen. Alle am Tisch sehen, wer entfernt wurde und warum. Während einer Partie spielt ein Bot für sie weiter.
web-keep-out-do = Entfernen
web-kept-out-here = Gesperrt: { $names }
web-watching = { $count } Zuschauer

## Chat

web-talk = Chat
web-talk-new = { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
web-talk-empty = Noch keine Nachrichten.
web-talk-silent = An diesem Tisch gibt es während der Partie keinen Chat.
web-talk-turn = Jemand anders denkt gerade nach. Du kannst schreiben, wenn du am Zug bist.
web-talk-to-table = An den Tisch
web-talk-to-watchers = An andere Zuschauer
web-talk-watchers-about = Die Spieler können das erst nach der Partie lesen.
web-talk-say = Senden
reaction-to = Auf den Zug von { $name } reagieren
reaction-thanks = Danke
reaction-well_played = Gut gespielt
reaction-surprise = Staunen
reaction-thinking = Nachdenken
reaction-sorry = Entschuldigung
reaction-laugh = Lachen
web-talk-remarks = Schnellchat
web-talk-watching = Zuschauer
web-talk-more = Optionen für Nachrichten von { $name }
web-talk-mute = { $name } stummschalten
web-talk-report = Den Admins melden
web-talk-reported = Gemeldet. Danke.
web-talk-muted = Du hast { $name } stummgeschaltet.
web-talk-unmute = Stummschaltung aufheben
web-event-said = { $name }: { $words }
web-remark-hello = Hallo!
web-remark-good_luck = Uns allen viel Glück!
web-remark-know_nothing = Ich weiß noch nichts über meine Karten.
web-remark-remember = Weißt du noch, welche Hinweise du hast?
web-remark-thinking = Ich brauche einen Moment zum Nachdenken.
web-remark-back_soon = Bin gleich wieder da.
web-remark-here_again = Ich bin wieder da.
web-remark-thanks = Danke für die Partie!

## Nach der Partie, und Wiederholungen

web-again = Noch eine Partie
web-watch-replay = Wiederholung
web-keep-picture = Bild speichern
web-finale = Finale
web-finale-skip = Zum Ergebnis
web-rematch-open = Die nächste Partie wartet.
web-join-again = Mitspielen
web-watch-again = Zusehen
web-proof = Beweis der Kartenfolge
web-proof-holds = Beweis der Kartenfolge: gültig
web-proof-fails = Beweis der Kartenfolge: NICHT gültig
web-proof-about = Vor dem Austeilen hat der Server einen Hash des Startwerts veröffentlicht. Jetzt kannst du prüfen, dass der gezeigte Startwert dazu passt.
web-stand-up = Einen Bot spielen lassen
web-stand-up-about = Ein Bot spielt für dich, bis du wiederkommst
web-come-back = Weiterspielen
web-seat-ask = Um deinen Platz bitten
web-table-menu = Tisch
web-bot-for = Einen Bot für { $name } spielen lassen
web-bot-for-about = { $bot } spielt, bis die Person zurückkommt.
web-end-now = Partie beenden
web-end-now-about = Beendet die Partie sofort und ohne Ergebnis. Außer dir spielen nur noch Bots.
web-end-ask = Ende der Partie vorschlagen
web-end-ask-about = Die Partie endet, sobald alle verbundenen Spieler zustimmen.
web-take-back = Zurücknehmen
web-take-back-about = Nimmt deine letzte Aktion und alles danach zurück. Ein Hinweis wird sofort zurückgenommen, wenn seitdem niemand gehandelt hat. Sonst müssen die anderen zustimmen.
web-taken-back = (zurückgenommen)
web-take-back-waits = Die anderen müssen der Rücknahme noch zustimmen.
web-take-back-wished = { $name } möchte die letzte eigene Aktion und alles danach zurücknehmen.
web-take-back-refuse = Ablehnen
web-take-back-drop = Anfrage zurückziehen
web-end-wished = { $name } möchte die Partie beenden.
web-end-agree = Zustimmen
web-end-not = Weiterspielen
web-end-waits = Du hast vorgeschlagen, die Partie zu beenden. Die anderen müssen zustimmen.
web-leave-game = Den Tisch verlassen
web-odds = { $count ->
    [one] Karte { $slot } kann nur eine Sorte sein
   *[other] Karte { $slot } ist eine von { $count } Sorten
}
web-back-to-now = Zurück zur Gegenwart
web-eyes = Ansicht
web-eyes-open = alle Hände
web-eyes-common = was alle wissen
web-step = Schritt
web-step-of = Schritt { $step } von { $end }
web-first = An den Anfang
web-previous = Ein Schritt zurück
web-next = Ein Schritt weiter
web-last = Ans Ende
web-copy-turn = Link zu diesem Zug
web-record = Aufzeichnung
web-same-cards = Dieselben Karten: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}

## Hilfe

web-help-short = Du siehst alle Karten außer deinen eigenen. Bist du am Zug, spiel eine Karte, wirf eine ab, um einen Hinweismarker zurückzubekommen, oder gib für einen Marker einem Mitspieler einen Hinweis. Ein Hinweis zeigt alle seine Karten einer Farbe oder eines Werts. Jedes Feuerwerk wird von 1 bis 5 gebaut.
web-help-marks = Zeichen
web-help-marks-about = Ein Band zeigt, dass ein Hinweis die Karte getroffen hat. Ein neuer Hinweis ist ein Pinselstrich, und zwar ein dünner, wenn die Karte schon einen Hinweis hatte. Unter jeder Karte siehst du, was sie noch sein kann. In der Ablage ist ein voller Punkt ein abgeworfenes Exemplar, und ein Ring zeigt das letzte Exemplar einer Karte, die ihr noch braucht. Eine umgeknickte Ecke zeigt die älteste Karte einer Hand. Halte eine Karte gedrückt, um die Hand so zu sehen, wie ihr Spieler sie sieht.
web-help-keys = Tasten
web-key-tab = Tab
    .about = von einem Teil des Tischs zum nächsten
web-key-arrows = ← →
    .about = von Karte zu Karte
web-key-p = P
    .about = meine Karte spielen (bin ich nicht am Zug, wird es vorgemerkt)
web-key-d = D
    .about = meine Karte abwerfen (bin ich nicht am Zug, wird es vorgemerkt)
web-key-c = C
    .about = Hinweis auf die Farbe der Karte eines Mitspielers
web-key-v = V
    .about = Hinweis auf ihren Wert
web-key-clue = 1–5, Buchstaben
    .about = Hinweis auf diesen Wert oder diese Farbe für die gewählte Hand
web-key-shift = Umschalt ← →
    .about = meine Karte in der Hand verschieben
web-key-e = E
    .about = eine Hand so sehen, wie ihr Spieler sie sieht, und zurück; zum kurzen Nachsehen die Taste halten
web-key-n = N
    .about = eine private Notiz zur Karte schreiben
web-key-q = Q
    .about = einen Bot seine letzte Aktion erklären lassen, oder die im Verlauf gewählte
web-key-a = A
    .about = in einer Besprechung auf die Karte zeigen
web-key-u = U
    .about = meine letzte Aktion zurücknehmen
web-key-l = L
    .about = zum Verlauf
web-key-escape = Esc
    .about = zurück
web-key-help = ?
    .about = diese Hilfe

## Zeit

web-time = Bedenkzeit
web-time-about = Alle sehen sie, bevor sie sich setzen. Abgelaufene Zeit bedeutet nach den Regeln nie eine Niederlage.
web-time-none = Keine
web-time-gentle = Eine Erinnerung bei langsamen Zügen
web-time-strict = Eine Uhr für jeden Spieler
web-time-correspondence = Tage je Zug
web-time-nudge = Minuten bis zur Erinnerung
web-time-bank = Minuten auf jeder Uhr
web-time-increment = Zusätzliche Sekunden je Aktion
web-time-grace = Sekunden ohne Verbindung pro Partie, bis die Uhr weiterläuft und andere den Zug einem Bot geben dürfen
web-time-days = Tage je Zug
web-time-when-out = Wenn die Zeit abgelaufen ist
web-time-out-tell = Alle bekommen eine Nachricht
web-time-out-bot = Ein Bot spielt den Zug
web-time-out-end = Die Partie wird abgebrochen
web-time-bot = Welcher Bot spielt
web-time-bot-usual = Der übliche
web-time-span = { $unit ->
    [d] { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
    [h] { $n } h
    [min] { $n } min
   *[s] { $n } s
}
web-time-line-gentle = Nach { $nudge } bekommt der Spieler eine Erinnerung, und andere dürfen einen Bot den Zug spielen lassen.
web-time-line-strict = Jeder Spieler hat { $bank }{ $more ->
    [0] { "" }
   *[other] { " " }und { $increment } mehr je Aktion
}. Ist die Zeit abgelaufen, { $out ->
    [tell] bekommen alle eine Nachricht, und andere dürfen einen Bot den Zug spielen lassen
    [bot] spielt ein Bot den Zug
   *[end] wird die Partie abgebrochen
}. Ohne Verbindung bleibt die Uhr eines Spielers stehen, in der ganzen Partie { $grace } lang. Danach läuft sie weiter, und andere dürfen einen Bot den Zug spielen lassen.
web-time-line-correspondence = Jeder Spieler hat { $days } je Zug und muss nicht verbunden bleiben. Danach { $out ->
    [tell] bekommen alle eine Nachricht, und andere dürfen einen Bot den Zug spielen lassen
    [bot] spielt ein Bot den Zug
   *[end] wird die Partie abgebrochen
}.
web-time-line-bot = Der Bot ist { $bot }.
web-time-clocks = Uhren
web-time-until = { $name } hat Zeit bis { $when }.
    .you = Du hast Zeit bis { $when }.
web-time-held = { $name } hat keine Verbindung, deshalb ist die Uhr angehalten.
    .you = Deine Uhr ist angehalten.
web-time-let-bot = Einen Bot diesen Zug spielen lassen
web-time-minute = Du hast noch eine Minute.
web-time-ten = Du hast noch zehn Sekunden.
web-pause = Pause
web-pause-about = Die Partie und alle Uhren pausieren, sobald alle verbundenen Spieler zustimmen.
web-pause-waits = Die anderen müssen der Pause noch zustimmen.
web-pause-refuse = Keine Pause
web-pause-drop = Pausenanfrage zurückziehen
web-resume = Fortsetzen
web-my-turn = Du bist am Zug
web-turn-left = noch { $left }
web-turn-late = Zeit abgelaufen
