# Mit anderen spielen: Herausforderungen, die Partie des Tages und Leute.

## Herausforderungen

together-challenge = Eine Herausforderung
together-challenge-make = Andere herausfordern
together-challenge-link = Jeder, der diesen Link öffnet, kann dieselben Karten spielen, außer er kennt sie schon:
together-challenge-secret = 30 Tage lang können nur Leute die Wiederholung öffnen, die diese Karten gespielt haben oder schon kennen.
together-challenge-by = { $name } fordert dich heraus, dieselben Karten zu spielen. Wer kommt weiter?
together-challenge-mine = Das ist deine eigene Herausforderung. Schick den Link allen, die diese Karten spielen sollen.
together-challenge-gone = Gelöschter Nutzer
together-for = { $edition } für { $players }
together-taken = { $count ->
    [0] Noch hat sie niemand angenommen.
    [one] Ein Tisch hat sie angenommen.
   *[other] { $count } Tische haben sie angenommen.
}
together-taken-day = { $count ->
    [0] Noch hat sie niemand gespielt.
    [one] Ein Tisch hat sie gespielt.
   *[other] { $count } Tische haben sie gespielt.
}
together-once = Du kannst diese Karten nur einmal spielen, und nur, wenn du sie noch nicht kennst. Alle Ergebnisse siehst du, wenn du fertig bist.
together-known = Du kennst diese Karten schon. Du hast sie gespielt oder in einer Partie oder Wiederholung gesehen.
together-with-bots = Mit Bots spielen
together-with-people = Einen Tisch eröffnen
together-listed = Tisch öffentlich zeigen
together-to-table = Zurück zu deinem Tisch

## Die Partie des Tages

together-today = Partie des Tages
together-today-about = Jeden Tag eine Partie für jede Spielerzahl, mit denselben Karten für alle. Du hast einen Versuch.
together-day = Die Partien vom { $day }
together-players = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] { $players } Spieler
}
together-day-before = Der Tag davor
together-day-after = Der Tag danach
together-day-today = Heute
together-results-later = Spiel mit, um die Ergebnisse zu sehen.
together-results = Ergebnisse
together-results-none = Noch ist keine Partie beendet.
together-apart = Außer Wertung
together-apart-about = An diesen Tischen war jemand an dem Tag neu, oder auf einem der Geräte waren die Karten schon zu sehen.
together-apart-mine = Dein Ergebnis zählt nicht in der Wertung: Du bist heute neu, oder auf diesem Gerät waren die Karten schon zu sehen.
together-partner = Alle spielen mit { $bot }, damit die Ergebnisse vergleichbar sind.
together-next-deals = Neue Karten in { $hours } h { $minutes } min.
together-my-days = Meine Tage
together-streak = { $count ->
    [0] Noch keine Serie. Spiel heute, um eine zu beginnen.
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
together-histogram = Punkte aller Partien
together-histogram-bar = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
together-histogram-lost = { $games ->
    [one] Eine Partie ging verloren und hat keine Punkte.
   *[other] { $games } Partien gingen verloren und haben keine Punkte.
}
together-best-yesterday = { $points ->
    [one] Die beste Partie von gestern: { $names }, { $points } Punkt
   *[other] Die beste Partie von gestern: { $names }, { $points } Punkte
}
together-share = Mein Ergebnis teilen
together-to-beat = { $points ->
    [one] Zu schlagen: { $points } Punkt
   *[other] Zu schlagen: { $points } Punkte
}
together-more = Mehr Partien
together-mine = deine
together-first = die Herausforderung
together-figures = Züge: { $turns }, Fehler: { $strikes }, Hinweise: { $clues }

## Zwei Verläufe nebeneinander

together-compare-title = Zug um Zug
together-compare-with = Vergleichen mit
together-measure = Vergleichen nach
together-points = Punkte
together-strikes = Fehler
together-clues = Hinweismarker
together-pace = Spielraum
together-turn = Zug
together-table = Als Tabelle
together-plot = { $measure } Zug um Zug: { $one } endet bei { $first }, { $two } bei { $second }
together-replay-of = Wiederholung: { $names }

## Leute

together-people = Leute
together-invitations = Du bist eingeladen
together-friends = Freunde
together-friend = befreundet
together-friends-none = Noch keine Freunde. Füge jemanden nach einer Partie oder über den Kontonamen hinzu.
together-asks = möchte mit dir befreundet sein
together-asked = Anfrage gesendet
together-asked-now = Freundschaftsanfrage an { $name } gesendet.
together-agree = Annehmen
together-refuse = Ablehnen
together-end = Freundschaft beenden
together-take-back = Anfrage zurückziehen
together-block = Blockieren
together-unblock = Nicht mehr blockieren
together-befriend = Als Freund hinzufügen
together-ask-name = Freund über den Kontonamen hinzufügen
together-ask-about = Hat jemand kein Konto, spielt zuerst eine Partie zusammen.
together-ask = Fragen
together-shown = Freunde sehen, wenn ich online bin
together-shown-about = Zeigt auch, an welchem öffentlichen Tisch ich bin.
together-shown-ask = Dürfen deine Freunde sehen, wenn du online bist?
together-shown-ask-about = Sie sehen auch, an welchem öffentlichen Tisch du bist. Du kannst das auf der Seite „Leute“ ändern.
together-shown-yes = Ja
together-shown-no = Nein
together-here = online
together-away = offline
together-at-table = An den Tisch
together-blocked = Blockiert
together-is-blocked = blockiert
together-blocked-now = Du hast { $name } blockiert.
together-blocked-about = Blockierte Personen können sich nicht an deine Tische setzen, dich nicht einladen und dir keine Freundschaftsanfragen schicken, und du siehst ihre Nachrichten nicht. Sie werden nicht benachrichtigt.
together-blocked-none = Niemand.
together-blocked-here = An diesem Tisch ist jemand, den du blockiert hast: { $names }.
together-invite-friends = Freunde einladen
together-invite = Einladen
together-invited = eingeladen
together-again-with = Noch eine Partie mit { $names }
together-new-with = Neuer Tisch mit { $names }
together-company = Mitspieler dieser Partie

## Ein Platz wechselt

together-seat-offered = { $name } bittet dich, den Platz von { $of } zu übernehmen.
together-seat-offered-own = { $name } bittet dich, den Platz zu übernehmen.
together-seat-take = Platz übernehmen
together-seat-wanted = { $name } möchte den Platz zurückhaben.
together-seat-give = Zurückgeben
together-seat-waits = Warten, dass { $name } den Platz übernimmt.
together-seat-of = um in einer laufenden Partie für { $name } zu spielen
together-hand-over = Einen Freund für dich spielen lassen
together-hand-over-of = Einen Freund für { $name } spielen lassen
together-hand-over-about = Dein Freund sieht, was dieser Platz sieht. Alle am Tisch werden benachrichtigt, und der Platz kann zurückgenommen werden.
together-hand-over-none = Keiner deiner Freunde kann den Platz jetzt übernehmen.

## Was Messenger und andere Programme von einem Link zeigen

preview-table = { $edition } mit { $host }
preview-table-free = { $table }: { $free ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
preview-table-about = { $free ->
    [0] Hanabi für { $players }. Alle Plätze sind besetzt.
   *[other] Hanabi für { $players }. Öffne den Link und setz dich dazu. Du brauchst kein Konto.
}
preview-table-running = Diese Partie läuft.
preview-table-over = Diese Partie ist zu Ende.
preview-score-to-beat = { $game }. Zu schlagen: { $points } von { $best }.
preview-replay = Wiederholung: { $edition } mit { $names }
preview-replay-of-bots = Wiederholung: { $edition }
preview-replay-about = Sieh dir diese Partie Zug für Zug an.
preview-points = Ergebnis: { $points } von { $best }. Sieh dir die Partie Zug für Zug an.
preview-lost = Die Partie ging verloren. Sieh sie dir Zug für Zug an.
