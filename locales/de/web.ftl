# Was nur der Browser sagt: Seiten, Knöpfe, Namen der Bedienteile für Bildschirmleser.

## Der Tisch

web-seat-empty = freier Platz
web-hand-mine = Deine Hand
web-hand-of = Hand von { $name }
web-clue-someone = Alle Hinweise für { $name }
web-bot-is = Es spielt: { $bot }
web-away = nicht da
web-on-turn = am Zug
web-empathy = Diese Hand sehen wie { $name }
web-empathy-mine = Was meine Karten noch sein können
web-no-cards = keine Karten mehr
web-card-hidden = Karte { $slot } von { $name }.
web-event-stood-in = Für { $name } spielt jetzt ein Bot.
web-event-returned = { $name } ist wieder da.
web-event-seat-offered = { $name } bittet { $person }, am eigenen Platz weiterzuspielen.
    .you = Du bittest { $person }, für dich weiterzuspielen.
web-event-seat-offered-of = { $name } bittet { $person }, für { $of } weiterzuspielen.
    .you = Du bittest { $person }, für { $of } weiterzuspielen.
web-event-offer-declined = Der Platz wurde abgelehnt.
web-event-offer-dropped = Der Platz wird nicht mehr angeboten.
web-event-seat-taken = { $name } spielt jetzt für { $of }.
web-event-seat-own = { $name } spielt jetzt am eigenen Platz.
web-event-seat-asked = { $name } möchte den Platz zurückhaben.
web-plays-for = für { $name }
web-event-watched = { $name } sieht zu.
web-event-watched-beside = { $name } sieht zu, über denselben Internetanschluss wie { $players }.
web-event-kept-out-absence = { $name } wurde vom Tisch entfernt: Das Spiel ging nicht weiter.
web-event-kept-out-conduct = { $name } wurde wegen des Benehmens vom Tisch entfernt.
web-event-kept-out-others = { $name } wurde vom Tisch entfernt: Er ist für andere gedacht.
web-event-kept-out-no_reason = { $name } wurde vom Tisch entfernt.
web-event-started = Die Karten sind ausgeteilt. { $name } beginnt.
    .you = Die Karten sind ausgeteilt. Du beginnst.
web-tokens-left = { $tokens ->
    [0] Kein Hinweis ist übrig.
    [one] Ein Hinweis ist übrig.
   *[other] { $tokens } Hinweise sind übrig.
}
web-firework = { $suit }: { $top } liegt oben, { $next } kommt als Nächstes
web-firework-unlit = { $suit }: noch nichts, zuerst kommt { $next }
web-firework-complete = { $suit }: vollständig
web-firework-dead = { $suit }: { $reach ->
    [one] eine Karte, und mehr werden es nicht
   *[other] { $reach } Karten, und mehr werden es nicht
}
web-counters = Marker und Punkte
web-tokens = { $most ->
    [one] { $tokens } von einem Hinweismarker
   *[other] { $tokens } von { $most } Hinweismarkern
}
web-tokens-about = Jeder Hinweis kostet einen Marker, und jedes Abwerfen bringt einen zurück.
web-strikes = Fehler: { $strikes } von { $most }
web-strikes-about = { $most ->
    [one] Eine gespielte Karte, die nicht passt, ist ein Fehler. Der erste beendet das Spiel.
   *[other] Eine gespielte Karte, die nicht passt, ist ein Fehler. Der { $most }. Fehler beendet das Spiel.
}
web-deck = { $deck ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
web-score = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}; bestenfalls sind noch { $most } von { $best } möglich
web-score-about = Jede Karte auf einem Feuerwerk ist ein Punkt.
web-last-turns = Züge übrig
web-pace = Spielraum: { $pace }
web-pace-about = Züge, die ohne gelegte Karte vergehen dürfen, solange das beste Ergebnis möglich bleibt
web-tile-gone = schon aufgedeckt
web-tiles-about = Wer ein Feuerwerk vollendet, deckt eines dieser Plättchen auf. Welches als nächstes kommt, weiß niemand.
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
    [critical] , die letzte, die noch gebraucht wird
    [trash] , nicht mehr gebraucht
   *[needed] {""}
}
web-pile-and-log = Ablage und Verlauf
web-news = Was seit deinem Zug passiert ist
web-why = Warum?
web-why-of = Warum? { $event }
web-why-did = { $name } sagt, warum
web-why-understood = Wie { $name } es verstanden hat
web-actions = Was du tun kannst
web-waiting = Warten auf { $name }
web-was-turn = { $name } war am Zug.
    .you = Du warst am Zug.
web-sending = Wird gesendet: { $deed } …
web-unconfirmed = Noch nicht bestätigt: { $deed }
web-withdraw = Zurücknehmen
web-deed-play = Karte { $slot } spielen
web-deed-discard = Karte { $slot } abwerfen
web-deed-clue = { $to } { $clue } nennen
web-waiting-line = Die Verbindung ist unterbrochen. Sobald sie wieder steht, geht es weiter.
web-ahead = In deinem Zug:
web-ahead-clue = Hinweis für { $name }, in deinem Zug:
web-prepared = Vorbereitet für deinen Zug: { $deed }
web-prepared-drop = Verwerfen
web-prepared-dropped = Nicht getan, weil sich der Tisch verändert hat: { $deed }
web-no-log = Der Verlauf kommt nach dem Spiel: Du möchtest, dass nichts für dich gemerkt wird.
web-title-turn = Du bist am Zug
web-note = Notiz
web-note-mine = Notiz zu deiner Karte { $slot }
web-note-theirs = Notiz zu Karte { $slot } von { $name }
web-note-mark = Was mit ihr geschehen soll
web-note-play = spielen
web-note-keep = behalten
web-note-discard = kann weg
web-note-text = Was du von ihr denkst
web-note-about = Niemand sonst sieht deine Notizen, bevor das Spiel zu Ende ist. Danach stehen sie in der Wiederholung.
web-note-save = Notiz speichern
web-note-by = { $name }: { $note }
web-note-against = Deine Notiz sagt: { $note }.
web-notes = Notizen
web-choose-card = Du bist am Zug: Wähle eine deiner Karten, oder für einen Hinweis eine Karte der anderen.
web-choose-own = Du bist am Zug: Wähle eine deiner Karten. Kein Hinweis ist übrig.
web-choose-partner = Wähle eine fremde Karte: Dieser Hinweis kostet nichts.
web-key-own-first = Wähle zuerst eine deiner Karten.
web-key-partner-first = Wähle zuerst eine Karte der anderen.
web-clue-to = Hinweis für { $name }:
web-other-clues = Andere Hinweise
web-play = Spielen
web-discard = Abwerfen
web-announce = Ansagen …
web-announce-about = Nenne das Feuerwerk von Karte { $slot }, dann wird sie gespielt. Stimmt es und passt sie, kommt ein Hinweis zurück. Nennst du ein anderes, ist es ein Fehler, auch wenn die Karte gepasst hätte.
web-clue-label = Hinweis an { $to }, { $clue }: { $cards }
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
error-command-withdrawn = Das wurde zurückgenommen und nicht ausgeführt.
error-table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-table-full = Alle Plätze sind besetzt.
error-table-not-open = Das geht nur, bevor das Spiel beginnt.
error-table-not-running = Das geht nur, während gespielt wird.
error-table-too-few = Es müssen mindestens zwei mitspielen: Teile den Link oder setz einen Bot dazu.
error-table-too-many = Du sitzt an zu vielen Tischen. Verlass zuerst einen.
error-table-too-much = Das ist an diesem Tisch zu oft geschehen. Das Spiel kann noch zu Ende gespielt werden.
error-session-host = Dieser Server heißt nicht so. Öffne ihn unter seiner eigenen Adresse.
error-table-kept-out = Wem dieser Tisch gehört, der lässt dich nicht herein.
error-person-unknown = So heißt sonst niemand, der an diesem Tisch sitzt oder zusieht.
error-session-blocked = Du kannst nicht herein: { $reason }.
kept-out = wer diesen Server betreibt, sperrt dich bis { $until } aus
kept-out-because = wer diesen Server betreibt, sperrt dich bis { $until } aus: { $why }
error-name-taken = Jemand hat einen Namen, der gleich aussieht. Wähl zuerst einen anderen.
error-table-no-watching = Diesem Spiel darf niemand zusehen, oder es haben schon zu viele zugesehen.
error-table-not-owner = Das kann nur, wer den Tisch eröffnet hat.
error-seat-taken = Da sitzt schon jemand.
error-name-invalid = Ein Name hat ein bis 24 sichtbare Zeichen.
error-password-invalid = Ein Passwort hat 8 bis 128 Zeichen.
error-account-wrong = Es gibt kein Konto mit diesem Namen und diesem Passwort.
error-account-none = Dafür braucht es ein Konto.
error-account-exists = Du hast schon ein Konto.
error-account-at-table = Du sitzt an einem Tisch. Verlass ihn oder beende das Spiel, und versuch es noch einmal.
error-connection-too-many = Hier sind zu viele Fenster zugleich offen. Schließ eines davon.
error-rate-limited = Das war etwas schnell. Versuch es gleich noch einmal.
error-session-expired = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-server-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
error-server-too-large = Das ist zu groß, um gesendet zu werden.
error-server-not-stored = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuch es gleich noch einmal.
error-server-internal = Bei uns ist etwas kaputtgegangen, und es ist notiert. Versuch es noch einmal.
error-http-not-found = Unter dieser Adresse ist nichts.
error-record-not-exportable = { $reason }.
error-why-no-bot = An diesem Platz hat in diesem Moment kein Bot gespielt.
error-why-nothing = Hier gibt es nichts zu erklären: Ein Bot erklärt seine eigenen Züge und wie er die Hinweise der anderen verstanden hat.
error-branch-step = Diesen Schritt hat das Spiel nicht. Geh zuerst zu einem seiner Schritte.
error-branch-too-long = Eine Variante hat höchstens 150 Züge. Geh ein Stück zurück oder fang eine andere an.
error-branch-bots = An dem Platz, der am Zug ist, spielt kein Bot. Wähle einen Bot oder spiel dort selbst.
error-review-not-here = Komm zuerst zur Nachbesprechung.
error-review-not-leading = Jemand anderes führt durch die Nachbesprechung. Bitte darum, dir die Führung zu geben.
error-review-players = Nur wer dieses Spiel gespielt hat, kann die Führung übernehmen. Bitte darum, sie dir zu geben.
error-review-full = In dieser Nachbesprechung ist kein Platz mehr frei.
error-review-cards = Zeig auf höchstens 10 Karten, die in den Händen liegen.
error-command-stale = Ein anderer Zug war schneller. Sieh noch einmal hin und wähle dann.
error-frame-malformed = Der Server hat nicht verstanden, was diese Seite gesagt hat. Lade sie neu.
error-frame-too-large = Das ist zu lang zum Senden.
error-frame-binary = Der Server nimmt nur Text an.
error-hello-first = Der Server hat nicht verstanden, wie diese Seite begonnen hat. Lade sie neu.
error-hello-version = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
error-session-origin = Eine Seite einer anderen Adresse kann das hier nicht tun.
error-table-not-finished = Das Spiel ist noch nicht zu Ende. Bis dahin bleibt verborgen, was verborgen ist.
error-seat-unknown = Diesen Platz hat der Tisch nicht.
error-seat-not-seated = Das kann nur, wer am Tisch sitzt.
error-seat-present = Diese Person ist da oder war es eben noch. Warte eine Minute.
error-seat-seen-more = Wer bei diesem Spiel zugesehen oder an einem anderen Platz gespielt hat, hat Karten gesehen, die dieser Platz nicht sieht.
error-seat-empty = Dort sitzt niemand.
error-bot-unknown = Diesen Bot gibt es hier nicht.
error-command-id = Der Server hat nicht verstanden, was diese Seite wollte. Lade sie neu.
error-take-back-nothing = Du hast nichts getan, was sich zurücknehmen ließe.
error-take-back-card-seen = Seither war eine Karte zu sehen, und sonst ist niemand da, der zustimmen könnte.
error-take-back-pending = Jemand anders möchte etwas zurücknehmen. Antworte zuerst darauf.
error-take-back-not-asked = Niemand möchte mehr etwas zurücknehmen.
error-time-settings = Diese Bedenkzeit geht nicht. Angestupst wird nach 10 s bis 60 min; eine Uhr beginnt mit 10 s bis 3 h und bekommt 0 bis 600 s für jede Aktion; ein Zug dauert 1 bis 30 Tage.
error-time-none = An diesem Tisch ist keine Bedenkzeit vereinbart.
error-time-not-out = Wer am Zug ist, hat noch Zeit oder ist ein Bot.
error-time-paused = Das Spiel steht still. Lass es erst weitergehen.
error-time-no-pause = Niemand möchte mehr eine Pause.
error-talk-silent = Während des Spiels spricht dieser Tisch nur mit Hinweisen.
error-talk-remarks-only = Während des Spiels kennt dieser Tisch nur die Bemerkungen, die zur Wahl stehen.
error-talk-not-your-turn = Jemand anders denkt gerade nach. Sprich, wenn du am Zug bist.
error-talk-text = Das lässt sich nicht sagen: Es ist leer, zu lang oder hat Zeichen, die man nicht zeigen kann.
error-talk-unknown = Das lässt sich nicht melden: Niemand anders hat es hier gesagt.
error-people-unknown = Niemand anders hat hier ein Konto mit diesem Namen.
error-people-stranger = Spielt erst ein Spiel zusammen zu Ende, oder frag über den Namen des Kontos.
error-people-too-many = Das wären zu viele. Gib erst jemanden frei, oder schick den Link.
error-deal-no-challenge = Diese Herausforderung gibt es nicht. Der Link muss vollständig und das Spiel noch aufbewahrt sein.
error-deal-seen = Diese Karten sind schon bekannt: Wer sie gespielt, beim Spiel zugesehen oder es nachgespielt hat, kann sie nicht noch einmal spielen.
error-deal-seen-by = { $reason }
deal-seen-by = Diese Karten kennt schon: { $names } (gespielt, zugesehen oder nachgespielt).
error-deal-unseen = Spiel diese Karten erst zu Ende: Danach siehst du, was andere daraus gemacht haben.
error-deal-fixed = Die Karten dieses Tisches stehen fest: Ändern lässt sich nur, wer ihn finden und zusehen darf.
error-deal-seats = Diese Karten brauchen alle Mitspielenden: Jeder Platz muss besetzt sein, einer davon von einem Menschen.
error-deal-not-played = Nur wer ein Spiel zu Ende gespielt hat, kann andere mit seinen Karten herausfordern.
error-deal-today = Heute spielen alle diese Karten. Ab morgen kannst du andere damit herausfordern.
error-deal-no-day = Für diesen Tag gibt es keine Karten.
error-options-unknown-preset = Diese Ausgabe gibt es hier nicht.
error-options-invalid = Diese Optionen ergeben kein Spiel: { $reason }.
error-action-unknown-word = Diese Karte, diese Farbe oder diesen Platz gibt es in diesem Spiel nicht.
error-http-bad-request = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-server-too-slow = Die Verbindung ist zu langsam. Sie wird neu aufgebaut.
error-server-shutting-down = Der Server startet gerade neu. Warte einen Moment.
error-web-unanswered = Die Verbindung ging verloren, bevor die Antwort kam. Sieh nach, ob es geschehen ist, und versuche es noch einmal.
error-web-not-done = Das wurde nicht ausgeführt, weil die Verbindung unterbrochen war. Wähle neu.
error-web-withdrawn = Zurückgenommen. Falls es doch schon angekommen war, steht es gleich im Verlauf.
web-error-lost = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.

## Seiten

web-title = Baut zusammen das schönste Feuerwerk des Jahres
web-tagline = Hanabi ist ein Spiel für zwei bis fünf, die alle Karten sehen, nur nicht die eigenen. Jede Ausgabe ist hier: mit Freunden über einen Link oder mit Partnern, die immer wach sind.
web-play-now = Jetzt spielen
web-learn = Lernen
web-open-table = Tisch eröffnen
web-deal-challenge = eine Herausforderung
web-deal-day = Karten des Tages, { $day }
web-deal-waits = Dieser Tisch spielt Karten, die schon feststehen: Es geht los, wenn jeder Platz besetzt ist.
web-people = Leute
web-invited = { $name } lädt dich ein: { $table }
web-invited-seat = { $name } bittet dich, für { $of } weiterzuspielen: { $table }
web-invited-seat-own = { $name } bittet dich, den Platz zu übernehmen: { $table }
web-invited-go = Zum Tisch
web-invited-decline = Ablehnen
web-today = Karten des Tages
web-first-time = Neu bei Hanabi? Lies die Regeln
web-how-many = Wie viele, mit dir:
web-partners = Mitspieler
web-my-tables = Deine Tische
web-back-to-table = Zurück an deinen Tisch: { $table }
web-open-tables = Offene Tische
web-more-tables = Weitere Tische
web-no-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und teile den Link.
web-my-games = Deine beendeten Spiele
web-finished-games = Beendete Spiele
web-other-games = Weitere beendete Spiele
web-no-games = Noch ist kein Spiel beendet.
web-seats-taken = Besetzt: { $taken } von { $seats }
web-running = läuft
web-broken-off = abgebrochen
web-won = gewonnen
web-lost = verloren
web-your-name = Dein Name
web-save-name = Speichern
web-name-about = So sehen dich die anderen. Ohne Konto weiß nur dieser Browser, wer du bist.
web-account = Konto
web-account-or-sign-in = Konto oder Anmeldung
web-all-my-games = Alle meine Spiele
web-someone = jemand
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
web-loading = Einen Moment …
web-offline = Die Verbindung ist weg. Neuer Versuch …
web-renewing = Es gibt ein neueres Kagiya: Diese Seite wird neu geladen. Dein Platz am Tisch bleibt dir.
web-to-the-start = Startseite
web-lost-page = Hier ist nichts als Nacht.
web-option-is = { $option }: { $value }
web-rules = Regeln
web-rules-here = Die Regeln dieses Tisches
web-rules-of = Die Regeln von { $edition }
web-rule = Die Regel
web-rule-of = Die Regel: { $option }
web-rulings = Wo die Regeln voneinander abweichen
web-conventions = Konventionen
web-conventions-of = Wonach { $bot } spielt
web-conventions-foreign = Diese Seite gibt es bisher nur auf Englisch.

## Bots. Ids: bot-NAME; .about sagt, was es ist.

bot-companion-4 = Gefährte IV
    .about = Liest Hinweise wie erfahrene Gruppen und tut unter Menschen, was Menschen am ehesten tun.
bot-companion-3 = Gefährte III
    .about = Kennt alle Absprachen erfahrener Spieler und sagt dir, warum er so spielt.
bot-companion-2 = Gefährte II
    .about = Kennt Spiel- und Rettungshinweise, Erinnerungen und Finessen und sagt dir, warum er so spielt.
bot-companion-1 = Gefährte I
    .about = Kennt Spiel- und Rettungshinweise, in fünf Minuten gelernt, und sagt dir, warum er so spielt.
bot-cautious = Vorsichtig
    .about = Spielt nur, was die Hinweise beweisen, und wagt nichts.
bot-savant = Gelehrter
    .about = Spricht mit seinesgleichen eine Geheimsprache: am besten auf allen übrigen Plätzen.

## Einstellungen

web-theme = Darstellung
web-theme-auto = wie das System
web-theme-dark = Nacht
web-theme-light = Papier
web-aid = Was Karten zeigen
web-aid-full = was sie noch sein können
web-aid-clues = nur, was gesagt wurde
web-aid-table = nichts, wie am echten Tisch
web-newest = Neueste Karte einer Hand
web-newest-right = rechts
web-newest-left = links
web-handed = Ich spiele mit
web-handed-right = der rechten Hand
web-handed-left = der linken Hand
web-speed = Tempo der Partner
web-speed-calm = ruhig
web-speed-quick = so schnell sie können
web-motion = Bewegung
web-motion-auto = wie das System
web-motion-off = keine
web-confirm = Vor jeder Aktion fragen
web-confirm-about = Ein zweiter Druck bestätigt, was du tust.
web-sound = Ton
web-sounds = Anhören:
web-sound-turn = mein Zug
web-sound-clue = Hinweis
web-sound-play = Karte
web-sound-strike = Fehler
web-sound-five = ganzes Feuerwerk
web-sound-end = Ende
web-notice = Mir sagen, wenn ich am Zug bin
web-notice-about = Dein Browser zeigt eine Nachricht, wenn du gerade etwas anderes ansiehst.
web-notice-denied = Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
web-notice-turn = Du bist am Tisch am Zug.
web-newer = Es gibt ein neueres Kagiya.
web-newer-load = Jetzt laden

## Einen Tisch eröffnen

web-edition = Ausgabe
web-all-editions = Alle { $count } Ausgaben
web-extensions = Erweiterungen
web-advanced = Weitere Optionen
web-seats = Plätze
web-seat = Platz { $seat }
web-a-friend = jemand mit dem Link
web-starter-edition = Wie es die Ausgabe vorsieht
web-starter-random = Ausgelost
web-starter-draw = Auslosen
web-criterion = Nach den Regeln: { $who }.
web-voice = Bewertet nach
web-plays-like = Spielt sich gleich: { $names }
web-a-friend-about = Der Platz wartet auf den, der den Link öffnet.
web-seats-count = { $count } Personen
web-listed = Öffentlich
web-listed-about = Alle finden den Tisch auf der ersten Seite. Sonst nur, wer den Link hat.
web-watch-who = Wer zusehen darf
web-watch-nobody = Niemand
web-watch-mine = Alle, mit meinen Augen
web-watch-seat = Alle, mit den Augen von Platz { $seat }
web-watch-delayed = Alle: alle Hände, eine Runde später
web-watch-about = Wer zusieht, wird allen am Tisch genannt.
web-watch-here-nobody = Niemand darf dem Spiel zusehen.
web-watch-here-seat = Wer dem Spiel zusieht, sieht, was { $name } sieht, und wird genannt.
web-watch-here-delayed = Wer dem Spiel zusieht, sieht alle Hände eine Runde später und wird genannt.
web-watch-eyes = Du siehst mit den Augen von { $name } zu
web-watch-later = Du siehst eine Runde später zu
web-watch-soon = Das Spiel hat begonnen. Du siehst es eine Runde später.
web-rules-line = { $tokens } Hinweismarker; Fehler { $strikes } beendet das Spiel. Karten: { $deck }, auf jeder Hand: { $hand }. { $goal ->
    [score] Bestes Ergebnis: { $best }.
   *[other] Nur die vollständige Vorstellung gewinnt.
}
web-open-this = Diesen Tisch eröffnen

## Vor dem Spiel

web-invite = Lade andere mit diesem Link ein
web-copy-link = Kopieren
web-copied = Kopiert
web-share-link = Teilen
web-kept-for = frei für { $name }
web-sit = Hier sitzen
web-add-bot = { $bot } dazu
web-which-bot = Bots
web-free-seat = Den Platz von { $name } frei machen
web-get-up = Platz verlassen
web-start = Beginnen
web-start-alone = Es müssen mindestens zwei mitspielen: Teile den Link oder füge einen Bot hinzu.
web-start-fewer = Mit den { $taken } Anwesenden beginnen: Leere Plätze fallen weg.
web-sit-or-watch = Nimm einen freien Platz, oder bleib und sieh zu.
web-full-watch = Alle Plätze sind vergeben. Du kannst bleiben und zusehen.
web-owner-starts = { $name } wird das Spiel beginnen.
web-closed = Dieser Tisch wurde vor dem Spiel geschlossen.
web-closed-operator = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
web-keep-out = Jemanden entfernen und fernhalten
web-keep-out-whom = Wen
web-keep-out-why = Warum
web-keep-out-absence = Spielt nicht weiter
web-keep-out-conduct = Das Benehmen
web-keep-out-others = Der Tisch ist für andere gedacht
web-keep-out-no_reason = Ohne Angabe
web-keep-out-about = Wer entfernt wurde, kann sich hier nicht wieder setzen und nicht zusehen. Alle erfahren, wer es war und warum. In einem Spiel spielt ein Bot weiter.
web-keep-out-do = Entfernen
web-kept-out-here = Ferngehalten: { $names }
web-watching = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}

## Reden

web-talk = Reden
web-talk-new = { $count ->
    [one] Reden: eine neue Zeile
   *[other] Reden: { $count } neue Zeilen
}
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-silent = Während des Spiels spricht dieser Tisch nur mit Hinweisen.
web-talk-turn = Jemand anders denkt gerade nach. Du kannst sprechen, wenn du am Zug bist.
web-talk-to-table = An den Tisch
web-talk-to-watchers = An die anderen, die zusehen
web-talk-watchers-about = Wer mitspielt, liest das erst nach dem Ende.
web-talk-say = Sagen
web-talk-remarks = Bemerkungen
web-talk-watching = sieht zu
web-talk-more = Was du gegen Worte von { $name } tun kannst
web-talk-mute = Nichts mehr von { $name } zeigen
web-talk-report = Dem Betreiber dieses Servers melden
web-talk-reported = Es ist gemeldet.
web-talk-muted = Du siehst nicht, was { $name } sagt.
web-talk-unmute = Wieder zeigen
web-event-said = { $name }: { $words }
web-remark-hello = Hallo!
web-remark-good_luck = Uns allen viel Glück!
web-remark-know_nothing = Ich weiß noch nichts über meine Karten.
web-remark-remember = Weißt du noch, was du erfahren hast?
web-remark-thinking = Ich brauche einen Moment zum Nachdenken.
web-remark-back_soon = Bin gleich wieder da.
web-remark-here_again = Da bin ich wieder.
web-remark-thanks = Danke für das Spiel!

## Nach dem Spiel

web-again = Noch einmal
web-watch-replay = Wiederholung ansehen
web-keep-picture = Bild speichern
web-rematch-open = Die nächste Runde wartet.
web-join-again = Mitspielen
web-watch-again = Zusehen
web-proof = Beweis der Kartenfolge
web-proof-holds = Beweis der Kartenfolge: Er stimmt
web-proof-fails = Beweis der Kartenfolge: Er stimmt NICHT
web-proof-about = Vor der ersten Karte hat der Server diese Kartenfolge mit einer Prüfsumme versprochen. Jetzt zeigt er den Startwert: Seine Prüfsumme ist das Versprechen.
web-stand-up = Einen Bot spielen lassen
web-stand-up-about = Ein Bot spielt für dich, bis du wiederkommst
web-come-back = Wiederkommen
web-seat-ask = Um deinen Platz bitten
web-table-menu = Tisch
web-bot-for = Einen Bot für { $name } spielen lassen
web-bot-for-about = { $bot } spielt, bis die Person zurückkommt.
web-end-now = Spiel beenden
web-end-now-about = Das Spiel endet hier, ohne Ergebnis. Außer dir spielen nur Bots.
web-end-ask = Vorschlagen, das Spiel zu beenden
web-end-ask-about = Es endet, wenn alle zustimmen, die spielen und da sind.
web-take-back = Zurücknehmen
web-take-back-about = Meine letzte Aktion, und was seither geschah. Ein Hinweis kommt sofort zurück, wenn seither niemand gehandelt hat; sonst werden die anderen gefragt.
web-taken-back = (zurückgenommen)
web-take-back-waits = Die anderen werden gefragt, ob es zurückgenommen wird.
web-take-back-wished = { $name } möchte die letzte Aktion zurücknehmen, und was seither geschah.
web-take-back-refuse = Es soll gelten
web-take-back-drop = Es soll doch gelten
web-end-wished = { $name } möchte das Spiel beenden.
web-end-agree = Einverstanden
web-end-not = Doch weiterspielen
web-end-waits = Du hast vorgeschlagen, das Spiel zu beenden. Die anderen müssen zustimmen.
web-leave-game = Den Tisch verlassen
web-odds = Karte { $slot }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-back-to-now = Zurück zum Jetzt
web-eyes = Augen
web-eyes-open = alle Karten offen
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
    [one] { $games } Spiel
   *[other] { $games } Spiele
}

## Hilfe

web-help-short = Du siehst alle Karten, nur nicht deine. Wenn du am Zug bist, spiel eine Karte, wirf eine ab (ein Hinweismarker kommt zurück), oder gib einen Marker aus und nenne jemandem alle Karten einer Farbe oder eines Werts. Jedes Feuerwerk wächst von 1 bis 5.
web-help-marks = Zeichen
web-help-marks-about = Ein Band zeigt, dass ein Hinweis die Karte getroffen hat; ein frischer Hinweis ist ein Pinselstrich, ein dünner, wenn die Karte schon getroffen war. Unter jeder Karte steht, was sie noch sein kann. In der Ablage ist ein voller Punkt eine abgeworfene Karte, und ein Ring zeigt die letzte Karte, die noch gebraucht wird. Eine umgeknickte Ecke zeigt die älteste Karte einer Hand, wo immer sie steht. Halte eine Karte gedrückt, und so lange siehst du die Hand so, wie die Person sie sieht.
web-help-keys = Tasten
web-key-tab = Tab
    .about = von einem Teil des Tischs zum nächsten
web-key-arrows = ← →
    .about = von Karte zu Karte
web-key-p = P
    .about = meine Karte spielen; vor meinem Zug: vorbereiten
web-key-d = D
    .about = meine Karte abwerfen; vor meinem Zug: vorbereiten
web-key-c = C
    .about = Hinweis auf die Farbe einer fremden Karte
web-key-v = V
    .about = Hinweis auf ihren Wert
web-key-clue = 1–5, Buchstaben
    .about = Hinweis auf diesen Wert oder diese Farbe an die gewählte Hand
web-key-shift = Umschalt ← →
    .about = meine Karte in der Hand verschieben
web-key-e = E
    .about = eine Hand so sehen, wie die Person sie sieht, und zurück; oder nur, solange du die Taste hältst
web-key-n = N
    .about = mir etwas zur Karte notieren
web-key-q = Q
    .about = einen Bot fragen, warum: zum letzten Zug oder zu dem im Verlauf
web-key-a = A
    .about = auf die Karte zeigen, in einer Nachbesprechung
web-key-u = U
    .about = meine letzte Aktion zurücknehmen
web-key-l = L
    .about = zum Verlauf
web-key-escape = Esc
    .about = ein Schritt zurück
web-key-help = ?
    .about = diese Hilfe

## Zeit

web-time = Bedenkzeit
web-time-about = Alle sehen sie, bevor sie sich setzen. Wer keine Zeit mehr hat, verliert nie nach den Regeln.
web-time-none = So viel ihr wollt
web-time-gentle = Ein Anstupsen, wenn jemand lange nachdenkt
web-time-strict = Eine Uhr für jede Person
web-time-correspondence = Tage für jeden Zug
web-time-nudge = Minuten bis zum Anstupsen
web-time-bank = Minuten auf jeder Uhr
web-time-increment = Sekunden mehr für jede Aktion
web-time-grace = Sekunden ohne Verbindung, dann dürfen die anderen einen Bot spielen lassen
web-time-days = Tage für einen Zug
web-time-when-out = Wenn die Zeit abgelaufen ist
web-time-out-tell = Alle sehen es
web-time-out-bot = Ein Bot spielt den Zug
web-time-out-end = Das Spiel wird abgebrochen
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
web-time-line-gentle = Wer länger als { $nudge } nachdenkt, wird angestupst; dann dürfen die anderen einen Bot den Zug spielen lassen.
web-time-line-strict = Alle haben { $bank }{ $more ->
    [0] { "" }
   *[other] { " " }und { $increment } mehr für jede Aktion
}. Ist die Zeit abgelaufen, { $out ->
    [tell] sehen es alle, und ein Bot darf gebeten werden, den Zug zu spielen
    [bot] spielt ein Bot den Zug
   *[end] wird das Spiel abgebrochen
}. Ohne Verbindung steht eine Uhr still; nach { $grace } dürfen die anderen einen Bot den Zug spielen lassen.
web-time-line-correspondence = Für einen Zug haben alle { $days } Zeit, und niemand muss inzwischen da sein. Danach { $out ->
    [tell] sehen es alle, und ein Bot darf gebeten werden, den Zug zu spielen
    [bot] spielt ein Bot den Zug
   *[end] wird das Spiel abgebrochen
}.
web-time-line-bot = Es ist der Bot { $bot }.
web-time-clocks = Uhren
web-time-until = { $name } hat Zeit bis { $when }.
    .you = Du hast Zeit bis { $when }.
web-time-held = { $name } hat keine Verbindung: Die Uhr steht still.
    .you = Deine Uhr steht still.
web-time-let-bot = Einen Bot diesen Zug spielen lassen
web-time-minute = Du hast noch eine Minute.
web-time-ten = Du hast noch zehn Sekunden.
web-pause = Pause
web-pause-about = Das Spiel und alle Uhren stehen still, wenn alle zustimmen, die spielen und da sind.
web-pause-waits = Die anderen werden nach einer Pause gefragt.
web-pause-refuse = Keine Pause
web-pause-drop = Doch keine Pause
web-resume = Weiterspielen
web-my-turn = Du bist am Zug
web-turn-left = noch { $left }
web-turn-late = Zeit abgelaufen
