# Mit anderen spielen: Herausforderungen, die Karten des Tages und Leute.

## Herausforderungen

together-challenge = Eine Herausforderung
together-challenge-make = Andere herausfordern
together-challenge-link = Wer diesen Link öffnet, kann dieselben Karten spielen, ohne sie gesehen zu haben:
together-challenge-by = { $name } fordert dich heraus: Spiel dieselben Karten und sieh, wer weiter kommt.
together-challenge-mine = Das ist deine eigene Herausforderung. Schick den Link allen, die deine Karten spielen sollen.
together-challenge-gone = Jemand, der nicht mehr da ist
together-for = { $edition }, zu { $players }
together-taken = { $count ->
    [0] Noch hat sie niemand angenommen.
    [one] Ein Tisch hat sie angenommen.
   *[other] { $count } Tische haben sie angenommen.
}
together-taken-day = { $count ->
    [0] Noch hat niemand sie gespielt.
    [one] Ein Tisch hat sie gespielt.
   *[other] { $count } Tische haben sie gespielt.
}
together-once = Du kannst diese Karten nur einmal spielen, und nur, solange du sie nicht kennst. Was andere daraus gemacht haben, siehst du, wenn du fertig bist.
together-known = Du kennst diese Karten: Du hast sie gespielt, zugesehen oder sie nachgespielt.
together-with-bots = Mit Bots spielen
together-with-people = Einen Tisch eröffnen
together-listed = Alle dürfen den Tisch finden
together-to-table = Zurück zu deinem Tisch

## Die Karten des Tages

together-today = Karten des Tages
together-today-about = Jeden Tag für jede Zahl von Mitspielenden dieselben Karten für alle. Du hast einen Versuch.
together-day = Die Karten vom { $day }
together-players = Zu { $players }
together-day-before = Der Tag davor
together-day-after = Der Tag danach
together-day-today = Zu heute
together-results-later = Die Ergebnisse siehst du, wenn du gespielt hast.
together-results = Ergebnisse
together-results-none = Noch ist kein Spiel zu Ende.
together-more = Mehr Spiele
together-mine = deins
together-first = die Herausforderung
together-figures = Züge: { $turns }, Fehler: { $strikes }, Hinweise: { $clues }

## Zwei Verläufe nebeneinander

together-compare-title = Zug um Zug
together-compare-with = Vergleichen mit
together-measure = Was verglichen wird
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
together-friends-none = Noch niemand. Frag nach einem Spiel oder über den Namen eines Kontos.
together-asks = möchte mit dir befreundet sein
together-asked = gefragt, noch ohne Antwort
together-asked-now = { $name } ist gefragt.
together-agree = Annehmen
together-refuse = Ablehnen
together-end = Beenden
together-take-back = Zurücknehmen
together-block = Sperren
together-unblock = Freigeben
together-befriend = Um Freundschaft bitten
together-ask-name = Name eines Kontos
together-ask-about = Mit Leuten ohne Konto spielst du erst ein Spiel: Danach kannst du sie fragen.
together-ask = Fragen
together-shown = Freunde dürfen sehen, dass ich da bin
together-shown-about = Und an welchem Tisch der Liste ich sitze.
together-here = da
together-away = nicht da
together-at-table = Zum Tisch
together-blocked = Gesperrt
together-is-blocked = gesperrt
together-blocked-now = { $name } ist gesperrt.
together-blocked-about = Sie können sich nicht an deine Tische setzen, dich nicht einladen und nicht um Freundschaft bitten, und du siehst nicht, was sie sagen. Sie erfahren es nicht.
together-blocked-none = Niemand.
together-blocked-here = Hier sitzt jemand, den du gesperrt hast: { $names }.
together-invite-friends = Freunde einladen
together-invite = Einladen
together-invited = eingeladen
together-again-with = Noch einmal mit { $names }
together-company = Die Leute dieses Spiels

## Ein Platz wechselt

together-seat-offered = { $name } bittet dich, am Platz von { $of } weiterzuspielen.
together-seat-offered-own = { $name } bittet dich, den Platz zu übernehmen und weiterzuspielen.
together-seat-take = Platz übernehmen
together-seat-wanted = { $name } möchte den Platz zurückhaben.
together-seat-give = Zurückgeben
together-seat-waits = { $name } wurde gebeten weiterzuspielen.
together-seat-of = um für { $name } weiterzuspielen, in einem begonnenen Spiel
together-hand-over = Jemanden für dich spielen lassen
together-hand-over-of = Jemanden für { $name } spielen lassen
together-hand-over-about = Wer übernimmt, sieht, was dieser Platz sieht. Alle am Tisch erfahren es, und der Platz kann zurückgenommen werden.
together-hand-over-none = Von deinen Freunden kann gerade niemand gefragt werden.
