# Konten und gespielte Spiele, im Browser.

## Das Konto

account-about-guest = Du bist hier zu Gast: Nur dieser Browser weiß, wer du bist. Mit einem Konto findest du deine Spiele und Einstellungen auf jedem Gerät. Eine Mailadresse braucht es nicht.
account-open = Ein Konto anlegen
account-open-about = Du bleibst, wer du bist, mit allem, was du gespielt hast.
account-name = Name
account-password = Passwort
account-password-about = 8 bis 128 Zeichen. Niemand kann dir ein neues schicken: Bewahr es gut auf.
account-sign-in = Anmelden
account-sign-in-about = Wenn du schon ein Konto hast. Was du hier als Gast gespielt hast, bleibt beim Gast.
account-since = Du hast seit dem { $date } ein Konto. Deine Einstellungen sind dort aufgehoben.
account-change-password = Passwort ändern
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
account-sign-out = Abmelden
account-sign-out-everywhere = Auf allen Geräten abmelden
account-data = Meine Daten mitnehmen
account-data-about = Eine Datei mit deinem Namen, deinen Einstellungen, deinen Notizen und allen deinen Spielen.
account-remove = Mich löschen
account-remove-about = Dein Konto, deine Notizen und deine Ergebnisse verschwinden für immer, und dein Name und was du geschrieben hast, verschwinden von allen Tischen. Die Spiele bleiben ohne deinen Namen, für alle, die mit dir gespielt haben.
account-remove-sure = Mich für immer löschen

## Gespielte Spiele

records-title = Meine Spiele
records-standings = Was dabei herauskam
records-none = Du hast noch kein Spiel beendet.
records-of = { $edition } · { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
records-changed = mit geänderten Optionen
records-games = Spiele
records-mean = Mittel
records-best = Bestes
records-perfect = Perfekt
records-lost = Verloren
records-strikes = Fehler je Spiel
records-efficiency = Effizienz
records-streak = Nacheinander nicht verloren
records-streak-longest = { $now }, höchstens { $longest }
records-show = Diese Spiele zeigen
records-about = Die Effizienz sagt, wie viele Karten je Hinweis gefunden wurden. Abgebrochene Spiele zählen nicht.
records-all = alle
records-edition = Ausgabe
records-players = Personen
records-partner = Mit
records-result = Ergebnis
records-result-perfect = perfekt
records-result-finished = beendet
records-result-lost = verloren
records-result-broken_off = abgebrochen
records-found-none = Kein Spiel passt.
records-more = Mehr Spiele
records-plot = { $games ->
    [one] Punkte des letzten Spiels
   *[other] Punkte der letzten { $games } Spiele
}, das neueste rechts: mindestens { $low }, höchstens { $high }, im Mittel { $mean }

## Games of the same deal

records-deal = Dieselben Karten
records-deal-about = Alle hier hatten dieselben Karten in derselben Reihenfolge. Tische, die nicht in der Liste standen, haben keine Namen.
records-deal-unlisted = ein Tisch, der nicht in der Liste stand
records-deal-this = dieses Spiel
