# Was am Tisch gesagt wird, im Terminal und im Browser.
# Karten, Hinweise, Ereignisse, Ablehnungen, Ergebnisse. `.you` spricht zu der Person, die handelt, `.to-you` zu der, die es betrifft.

## Farben und Karten. Kennungen: suit-NAME, mit dem englischen Namen; .card ist eine Karte davon.

# Die Buchstaben der Farben, auf den Karten und als Tasten. Eine Farbe, die hier fehlt, behält den Buchstaben der
# Aufzeichnungen oder den ersten ihres Namens, der frei ist.
suit-letters = white w, red r, blue b, yellow g, green n, purple v, teal p, black s, multicolor u, black-powder s

suit-white = Weiß
    .card = Weiß { $rank }
suit-red = Rot
    .card = Rot { $rank }
suit-blue = Blau
    .card = Blau { $rank }
suit-yellow = Gelb
    .card = Gelb { $rank }
suit-green = Grün
    .card = Grün { $rank }
suit-purple = Violett
    .card = Violett { $rank }
suit-teal = Petrol
    .card = Petrol { $rank }
suit-black = Schwarz
    .card = Schwarz { $rank }
suit-multicolor = Bunt
    .card = Bunt { $rank }
suit-black-powder = Schwarz
    .card = Schwarz { $rank }
suit-colorless = Farblos
    .card = Farblos { $rank }
suit-rainbow = Regenbogen
    .card = Regenbogen { $rank }
suit-pink = Rosa
    .card = Rosa { $rank }
suit-light-pink = Hellrosa
    .card = Hellrosa { $rank }
suit-brown = Braun
    .card = Braun { $rank }
suit-omni = Omni
    .card = Omni { $rank }
suit-null = Null
    .card = Null { $rank }
suit-muddy-rainbow = Schlammregenbogen
    .card = Schlammregenbogen { $rank }
suit-prism = Prisma
    .card = Prisma { $rank }
suit-gray = Grau
    .card = Grau { $rank }
suit-orange = Orange
suit-dark-orange = Dunkelorange
    .card = Orange { $rank }
suit-dark-rainbow = Dunkler Regenbogen
    .card = Dunkler Regenbogen { $rank }
suit-dark-pink = Dunkelrosa
    .card = Dunkelrosa { $rank }
suit-dark-brown = Dunkelbraun
    .card = Dunkelbraun { $rank }
suit-dark-omni = Dunkles Omni
    .card = Dunkles Omni { $rank }
suit-dark-null = Dunkles Null
    .card = Dunkles Null { $rank }
suit-dark-prism = Dunkles Prisma
    .card = Dunkles Prisma { $rank }
suit-gray-pink = Graurosa
    .card = Graurosa { $rank }
suit-cocoa-rainbow = Kakaoregenbogen
    .card = Kakaoregenbogen { $rank }
suit-white-reversed = Weiß umgekehrt
    .card = Weiß umgekehrt { $rank }
suit-colorless-reversed = Farblos umgekehrt
    .card = Farblos umgekehrt { $rank }
card-other = { $suit } { $rank }
card-group = { $suit } { $ranks }
rank-start = START
clue-rank = { $rank }
clue-untold-color = muh
clue-untold-rank = oink
clue-untold = quak
clue-odd = ungerade
clue-even = gerade
list-more = { $first }, { $next }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
sentence = { $text }.
sentences-more = { $first } { $next }
with-note = { $text } ({ $note })
touched = { $count ->
    [0] keine Karte
    [one] Karte { $list }
   *[other] Karten { $list }
}

## Personen

you = Du

## Was eine Karte wert ist

card-trash = nicht mehr gebraucht
card-critical = letztes Exemplar
card-playable = passt jetzt
card-playable-critical = passt jetzt, letztes Exemplar
card-mine = Deine Karte { $slot }.
card-mine-open = Deine Karte { $slot }: { $card }
card-theirs = Karte { $slot } von { $name }: { $card }
card-oldest = Die älteste Karte der Hand.
card-clued = Hinweise: { $clues }.
card-unclued = Kein Hinweis hat sie getroffen.
card-can-be = Sie kann sein: { $cards }.
card-they-know = { $name } weiß: { $cards }.

## Ereignisse

which-card = Karte { $slot }
which-deck = die letzte Karte des Stapels
event-clued = { $name } gibt { $to } den Hinweis „{ $clue }“: { $cards }.
    .you = Du gibst { $to } den Hinweis „{ $clue }“: { $cards }.
    .to-you = { $name } gibt dir den Hinweis „{ $clue }“: { $cards }.
event-free = Das Bonusplättchen bezahlt ihn.
event-announced-right = { $name } sagt { $suit } an, und das stimmt.
    .you = Du sagst { $suit } an, und das stimmt.
event-announced-wrong = { $name } sagt { $suit } an, aber die Karte hat eine andere Farbe.
    .you = Du sagst { $suit } an, aber die Karte hat eine andere Farbe.
event-played = { $name } spielt { $which }: { $card }.
    .you = Du spielst { $which }: { $card }.
event-played-on = { $name } spielt { $card } auf das Feuerwerk { $suit }.
    .you = Du spielst { $card } auf das Feuerwerk { $suit }.
event-placed = { $name } legt { $card } auf das Feuerwerk { $suit }.
    .you = Du legst { $card } auf das Feuerwerk { $suit }.
event-misplayed = { $name } spielt { $which }: { $card }. Ein Blindgänger! Fehler { $strikes } von { $most }.
    .you = Du spielst { $which }: { $card }. Ein Blindgänger! Fehler { $strikes } von { $most }.
    .abacus = { $name } spielt { $which }: { $card }. Die Götter sind erzürnt und senden einen Blitz vom Himmel: Gewitterplättchen { $strikes } von { $most }.
    .abacus-you = Du spielst { $which }: { $card }. Die Götter sind erzürnt und senden einen Blitz vom Himmel: Gewitterplättchen { $strikes } von { $most }.
event-thrown = { $name } spielt { $which } verdeckt.
    .you = Du spielst { $which } verdeckt.
hole-label = Verdeckt
hole-count = { $count ->
    [0] Noch keine Karte wurde verdeckt gespielt.
    [one] Eine Karte wurde verdeckt gespielt.
   *[other] { $count } Karten wurden verdeckt gespielt.
}
hole-about = Feuerwerke, Fehler und Punkte bleiben bis zum Ende der Partie verborgen.
event-discarded = { $name } wirft { $which } ab: { $card }.
    .you = Du wirfst { $which } ab: { $card }.
event-joker = { $name } spielt { $which }, einen Joker: { $card }. Auf welches Feuerwerk kommt er?
    .you = Du spielst { $which }, einen Joker: { $card }. Auf welches Feuerwerk soll er?
event-token = Ein Hinweismarker kommt zurück (jetzt { $tokens }).
    .abacus = Ein Hinweisplättchen zeigt wieder Weiß (jetzt { $tokens }).
event-half-token = Ein halber Hinweismarker kommt zurück (jetzt { $tokens }).
event-token-lost = Alle Hinweismarker sind verfügbar, also verfällt der Bonus.
    .abacus = Alle Hinweisplättchen zeigen Weiß, also verfällt der Bonus.
event-completed = Das Feuerwerk { $suit } ist vollendet!
event-tile = Bonusplättchen { $number }: { $name }.
event-tile-lost = Plättchen { $number } hat hier keine Wirkung.
event-strike-back = Ein Fehler wird zurückgenommen: { $strikes ->
    [0] keiner ist übrig
    [one] einer ist übrig
   *[other] { $strikes } sind übrig
}.
event-shuffled-back = { $card } wird wieder in den Stapel gemischt.
event-declined = Plättchen { $number } wird nicht genutzt.
event-tile-instead = Plättchen 5 wirkt wie Plättchen 6, denn der Stapel ist leer.
event-final-round = Der Stapel ist leer: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge, einer für jeden
}.
event-turn = { $name } ist am Zug.
    .you = Du bist am Zug.
event-drew = { $name } zieht { $card }.
    .you = Du ziehst { $card }.
event-drew-hidden = { $name } zieht eine Karte.
    .you = Du ziehst eine Karte.
event-ended-left = Die Partie wurde abgebrochen: Der letzte Spieler ist gegangen.
event-ended-timeout = Die Partie wurde abgebrochen: Niemand ist zurückgekommen.
event-ended-agreed = Die Spieler haben vereinbart, die Partie zu beenden.
event-ended-operator = Ein Admin hat die Partie beendet.
event-ended-out_of_time = Die Partie wurde abgebrochen: Die Bedenkzeit eines Spielers ist abgelaufen.
event-ended-unknown = Die Partie wurde abgebrochen.
event-take-back-asked = { $name } möchte die letzte eigene Aktion zurücknehmen.
    .you = Du möchtest deine letzte Aktion zurücknehmen.
event-take-back-agreed = { $name } stimmt zu.
    .you = Du stimmst zu.
event-take-back-dropped = { $name } bricht die Rücknahme ab.
    .you = Du brichst die Rücknahme ab.
event-take-back-late = Nicht alle haben geantwortet, deshalb wird nichts zurückgenommen.
event-late = Alle warten auf { $name }.
    .you = Alle warten auf dich.
event-hinted = { $name } nimmt einen Tipp.
    .you = Du nimmst einen Tipp.
event-bot-asked = Ein Bot spielt diesen Zug für { $name }.
    .you = Ein Bot spielt diesen Zug für dich, wenn du nicht schneller bist.
event-bot-asked-by = { $by } lässt einen Bot diesen Zug für { $name } spielen.
    .you = { $by } lässt einen Bot diesen Zug für dich spielen, wenn du nicht schneller bist.
event-pause-asked = { $name } möchte eine Pause.
    .you = Du möchtest eine Pause.
event-pause-dropped = { $name } möchte jetzt keine Pause.
    .you = Du möchtest jetzt keine Pause.
event-pause-late = Nicht alle haben geantwortet, deshalb gibt es keine Pause.
event-paused = Die Partie ist pausiert.
event-resumed = { $name } setzt die Partie fort.
    .you = Du setzt die Partie fort.
event-taken-back = { $count ->
    [one] { $name } nimmt die letzte Aktion zurück.
   *[other] { $name } nimmt die letzten { $count } Aktionen zurück.
}
    .you = { $count ->
        [one] Du nimmst deine letzte Aktion zurück.
       *[other] Du nimmst die letzten { $count } Aktionen zurück.
    }
event-end-wished = { $name } möchte die Partie beenden.
    .you = Du möchtest die Partie beenden.
event-end-unwished = { $name } möchte weiterspielen.
    .you = Du möchtest weiterspielen.
event-reordered = { $name } sortiert die Hand um.
    .you = Du sortierst deine Hand um.
score-penalty = Jede fehlende Karte des Feuerwerks { $suit } kostet einen Punkt. Deshalb kann das Ergebnis unter null liegen.
score-parts = { $gained } − { $penalty } für fehlende Karten: { $suit }
score-floor = Das Ergebnis liegt nie unter null.
score-begins-below-zero = Das Ergebnis beginnt unter null: Jede Karte, die am Feuerwerk { $suit } fehlt, kostet einen Punkt.
over-perfect = Alle Feuerwerke sind vollendet: eine perfekte Vorstellung!
over-broken-off = Die Partie wurde abgebrochen.
over-finished = Die Vorstellung ist zu Ende.
over-lost = Die Partie ist verloren.

## Was die Regeln ablehnen. Die Texte folgen auf einen Doppelpunkt oder stehen allein: Dann setzt das Programm einen
## Großbuchstaben davor und den Punkt von `sentence` dahinter.

wrong-action-game-over = die Partie ist zu Ende
wrong-action-not-in-hand = diese Karte hast du nicht auf der Hand
wrong-action-all-tokens = solange alle Hinweismarker da sind, kannst du nichts abwerfen; spiel eine Karte oder gib einen Hinweis
    .abacus = solange alle Hinweisplättchen weiß sind, kannst du nichts abwerfen; spiel eine Karte oder gib einen Hinweis
wrong-action-no-clue-token = es ist kein Hinweismarker mehr da; spiel eine Karte oder wirf eine ab
    .abacus = es ist kein Hinweisplättchen mehr da; spiel eine Karte oder wirf eine ab
wrong-action-no-such-player = auf diesem Platz sitzt niemand
wrong-action-nothing-to-clue = diese Hand ist leer, also kannst du keinen Hinweis dazu geben
wrong-action-no-such-clue = diesen Hinweis gibt es in dieser Partie nicht
wrong-action-empty-clue = dieser Hinweis träfe keine Karte; in dieser Partie muss er mindestens eine treffen
wrong-action-same-kind-of-clue = in dieser Partie wechseln sich Farb- und Werthinweise ab; der letzte Hinweis war von derselben Art
wrong-action-no-announcements = Ansagen gibt es nur im Feuerwerk mit Ansage; spiel die Karte einfach
wrong-action-no-such-firework = dieses Feuerwerk gibt es in dieser Partie nicht
wrong-action-tile-first = beantworte zuerst das Bonusplättchen
wrong-action-joker-first = wähle zuerst ein Feuerwerk für den Joker
wrong-action-nothing-asked = gerade ist keine Frage offen
wrong-action-not-offered = das ist keine der möglichen Antworten
wrong-action-tile-asks-color = dieses Bonusplättchen verlangt einen Farbhinweis
wrong-action-tile-asks-rank = dieses Bonusplättchen verlangt einen Werthinweis
wrong-reorder-forbidden = in dieser Partie dürfen Hände nicht umsortiert werden
wrong-reorder-not-the-hand = die neue Reihenfolge passt nicht zur Hand; nenne jede ihrer Karten einmal

## Fragen

answer-shuffle-back = { $card } wieder in den Stapel mischen?
answer-put-into-play = { $card } auf das Feuerwerk legen?
answer-decline = Das Plättchen ungenutzt lassen?
answer-decline-short = nicht nutzen
tile-5-empty-deck = Der Stapel ist leer, also darfst du die Wirkung von Plättchen 6 nutzen.
answer-firework = Den Joker auf das Feuerwerk { $suit } legen?
tile-title = Bonusplättchen { $number }: { $name }
joker-title = Ein Joker
joker-about = Du hast { $card } aufgedeckt. Diese Karte passt auf mehr als ein Feuerwerk.

## Ergebnis

result-title = Partie zu Ende
result-points = { $most ->
    [one] { $points } von einem Punkt
   *[other] { $points } von { $most } Punkten
}
result-placed = { $most ->
    [one] { $placed ->
        [0] Keine Karte wurde angelegt.
       *[other] Die Karte wurde angelegt.
    }
   *[other] { $placed ->
        [0] Keine Karte wurde angelegt.
        [one] Eine von { $most } Karten wurde angelegt.
       *[other] { $placed } von { $most } Karten wurden angelegt.
    }
}
result-rating = { $body }: „{ $rating }“
proof-commitment = Vor dem Austeilen veröffentlicht: { $hash }
proof-seed = Startwert der Kartenfolge: { $seed }

## Beschriftungen

label-clues = Hinweise
    .abacus = Hinweise
label-strikes = Fehler
    .abacus = Blitze
label-deck = Stapel
label-score = Punkte
label-placed = Karten
label-pace = Spielraum
label-tiles = Plättchen
label-discards = Ablage
label-log = Verlauf
label-fireworks = Feuerwerke
title-turn = { $name } ist am Zug
    .you = Du bist am Zug
title-begin = Vor dem ersten Zug
title-over = Die Vorstellung ist zu Ende
title-lesson-over = Die Lektion ist zu Ende
title-number = Zug { $number }
title-final-round = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
}
