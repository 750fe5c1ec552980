# Konten und gespielte Partien, im Browser.

## Das Konto

account-about-guest = Du bist hier Gast: Nur dieser Browser weiß, wer du bist. Mit einem Konto hast du deine Partien und Einstellungen auf jedem Gerät. Eine E-Mail-Adresse brauchst du nicht.
account-open = Ein Konto anlegen
account-open-about = Du behältst deinen Namen und alles, was du gespielt hast.
account-name = Name
account-password = Passwort
account-password-about = 8 bis 128 Zeichen. Wenn du es vergisst, hilft nur ein Wiederherstellungscode.
account-sign-in = Anmelden
account-sign-in-about = Für alle, die schon ein Konto haben. Partien, die du hier als Gast gespielt hast, bleiben beim Gast.
account-since = Konto angelegt am { $date }. Deine Einstellungen sind darin gespeichert.
account-change-password = Passwort ändern
account-password-now = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-changed = Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.
account-codes = Wiederherstellungscodes
account-codes-about = Mit einem Wiederherstellungscode kannst du ein neues Passwort wählen, wenn du deines vergisst. Jeder Code gilt einmal. Bewahr sie gut auf.
account-codes-none = Du hast keine Wiederherstellungscodes. Wenn du dein Passwort vergisst, verlierst du dein Konto.
account-codes-left = { $count ->
    [one] Du hast noch 1 Wiederherstellungscode.
   *[other] Du hast noch { $count } Wiederherstellungscodes.
}
account-codes-get = Codes holen
account-codes-new = Deine neuen Wiederherstellungscodes. Sie werden nur jetzt gezeigt, und ältere gelten nicht mehr.
account-codes-copy = Kopieren
account-codes-copied = Kopiert
account-codes-download = Herunterladen
account-forgot = Passwort vergessen?
account-forgot-about = Mit einem Wiederherstellungscode kannst du ein neues Passwort wählen. Auf allen anderen Geräten wirst du abgemeldet.
account-code = Wiederherstellungscode
account-recover = Neues Passwort setzen
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-data = Meine Daten herunterladen
account-data-about = Eine Datei mit deinem Namen, deinen Einstellungen, Notizen und Partien.
account-remove = Mein Konto löschen
account-remove-about = Dein Konto, deine Notizen und deine Ergebnisse werden endgültig gelöscht, und dein Name und deine Nachrichten werden von allen Tischen entfernt. Die Partien bleiben ohne deinen Namen für deine Mitspieler erhalten.
account-remove-sure = Endgültig löschen

## Benachrichtigungen, während Kagiya geschlossen ist

push-here = Dieses Gerät benachrichtigen, wenn Kagiya geschlossen ist
push-here-about = Die Benachrichtigungen sind verschlüsselt und kommen über den Push-Dienst deines Browsers.
push-kind-turn = Wenn ich in einer Partie mit Tagen je Zug am Zug bin
push-kind-invitation = Einladungen an einen Tisch
push-kind-rematch = Eine Revanche meiner Partie
push-home-screen = Auf diesem Gerät kommen Benachrichtigungen nur an, wenn du Kagiya vom Home-Bildschirm öffnest. Tippe im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
push-dismissed = Dein Browser hat Benachrichtigungen nicht erlaubt. Schalte sie noch einmal ein und wähle „Erlauben“.
push-failed = Die Benachrichtigungen ließen sich nicht einrichten. Versuche es später noch einmal.
push-turn = Du bist am Zug.
push-turn-by = Du bist in der Partie mit { $by } am Zug.
push-invitation = Du bist an einen Tisch eingeladen.
push-invitation-by = { $by } lädt dich an einen Tisch ein.
push-rematch = Es gibt eine Revanche deiner Partie. Ein Platz ist für dich reserviert.
push-rematch-by = { $by } möchte noch eine Partie und hält dir einen Platz frei.

## Gespielte Partien

records-title = Meine Partien
records-standings = Statistik
records-none = Du hast noch keine Partie beendet.
records-of = { $edition } · { $players } Spieler
records-changed = mit geänderten Optionen
records-games = Partien
records-games-unscored = { $games }, davon { $unscored } ohne Ergebnis
records-mean = Mittelwert
records-best = Beste
records-perfect = Perfekt
records-lost = Verloren
records-strikes = Fehler je Partie
records-efficiency = Effizienz
records-streak = Serie ohne Niederlage
records-streak-longest = { $now }, längste { $longest }
records-show = Diese Partien zeigen
records-about = Effizienz ist die Zahl der getroffenen Karten je Hinweis. Abgebrochene Partien zählen nicht. Mittelwert und Bestwert gelten für die Partien mit Punkten. In den meisten Ausgaben hat eine durch Fehler verlorene Partie keine.
records-all = alle
records-edition = Ausgabe
records-players = Spieler
records-partner = Mit
records-result = Ergebnis
records-result-perfect = perfekt
records-result-finished = beendet
records-result-lost = verloren
records-result-broken_off = abgebrochen
records-found-none = Keine Partie gefunden.
records-more = Mehr Partien
records-plot = { $games ->
    [one] Punkte der letzten Partie
   *[other] Punkte der letzten { $games } Partien
}, die neueste rechts: niedrigste { $low }, höchste { $high }, im Mittel { $mean }
records-plot-unscored = { $games ->
    [one] Eine Partie hat keine Punkte. Sie ist gezeichnet, aber nicht gezählt.
   *[other] { $games } Partien haben keine Punkte. Sie sind gezeichnet, aber nicht gezählt.
}

## Partien mit denselben Karten

records-plot-share = Anteil am besten Ergebnis in { $games ->
    [one] der letzten Partie
   *[other] den letzten { $games } Partien
}: von { $low } bis { $high }, im Mittel { $mean }. Ein Stern steht für eine perfekte Partie.
firsts-title = Erste Male
firsts-about = Sie bleiben erhalten, und nur du siehst sie.
firsts-editions = Ausgaben
firsts-editions-about = { $played } von { $all } gespielt, davon { $perfect } perfekt. Partien mit geänderten Optionen zählen hier nicht.
first-perfect = Erste perfekte Partie
    .ask = Alle Feuerwerke vollständig, mit den Optionen der Ausgabe.
first-row = Zehn in Folge
    .ask = Zehn Partien in Folge ohne Niederlage, in einer Ausgabe mit gleicher Spielerzahl.
first-day = Erste Partie des Tages
    .ask = Spiele die Partie des Tages.
first-people = Erste Partie mit anderen
    .ask = Beende eine Partie mit einer anderen Person.
first-edition-ask = Noch nicht gespielt
first-edition-perfect = perfekt, { $day }
records-deal = Dieselben Karten
records-deal-about = Alle hier hatten dieselben Karten in derselben Reihenfolge. Private Tische werden ohne Namen gezeigt.
records-deal-unlisted = ein privater Tisch
records-deal-this = diese Partie
