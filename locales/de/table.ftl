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
clue-rank = { $rank }
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

card-trash = nicht mehr nötig
card-critical = die letzte
card-playable = passt jetzt
card-playable-critical = passt jetzt, die letzte
card-mine = Deine Karte { $slot }.
card-mine-open = Deine Karte { $slot }: { $card }
card-theirs = Karte { $slot } von { $name }: { $card }
card-oldest = Die älteste der Hand.
card-clued = Hinweise: { $clues }.
card-unclued = Kein Hinweis.
card-can-be = Möglich: { $cards }.
card-they-know = { $name } weiß: { $cards }.

## Ereignisse

which-card = Karte { $slot }
which-deck = die letzte Karte des Stapels
event-clued = { $name } gibt { $to } den Hinweis „{ $clue }“: { $cards }.
    .you = Du gibst { $to } den Hinweis „{ $clue }“: { $cards }.
    .to-you = { $name } gibt dir den Hinweis „{ $clue }“: { $cards }.
event-free = Das Bonusplättchen zahlt dafür.
event-announced-right = { $name } sagt { $suit } an: richtig.
    .you = Du sagst { $suit } an: richtig.
event-announced-wrong = { $name } sagt { $suit } an, aber die Karte hat eine andere Farbe.
    .you = Du sagst { $suit } an, aber die Karte hat eine andere Farbe.
event-played = { $name } spielt { $which }: { $card }.
    .you = Du spielst { $which }: { $card }.
event-played-on = { $name } spielt { $card } auf das Feuerwerk { $suit }.
    .you = Du spielst { $card } auf das Feuerwerk { $suit }.
event-placed = { $name } legt { $card } auf das Feuerwerk { $suit }.
    .you = Du legst { $card } auf das Feuerwerk { $suit }.
event-misplayed = { $name } spielt { $which }, { $card }, und sie zündet nicht. Fehler { $strikes } von { $most }.
    .you = Du spielst { $which }, { $card }, und sie zündet nicht. Fehler { $strikes } von { $most }.
event-discarded = { $name } wirft { $which } ab: { $card }.
    .you = Du wirfst { $which } ab: { $card }.
event-joker = { $name } spielt { $which }, einen Joker: { $card }. Zu welchem Feuerwerk kommt er?
    .you = Du spielst { $which }, einen Joker: { $card }. Zu welchem Feuerwerk soll er?
event-token = Ein Hinweismarker kommt zurück: jetzt { $tokens }.
event-completed = Das Feuerwerk { $suit } ist vollendet!
event-tile = Bonusplättchen { $number }: { $name }.
event-tile-lost = Plättchen { $number } bewirkt hier nichts.
event-strike-back = Ein Fehler wird zurückgenommen: { $strikes ->
    [0] keiner bleibt
   *[other] { $strikes } übrig
}.
event-shuffled-back = { $card } wird wieder in den Stapel gemischt.
event-declined = Plättchen { $number } bleibt ungenutzt.
event-final-round = Der Stapel ist leer: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge, für alle einer
}.
event-turn = { $name } ist am Zug.
    .you = Du bist am Zug.
event-drew = { $name } zieht { $card }.
    .you = Du ziehst { $card }.
event-drew-hidden = { $name } zieht eine Karte.
    .you = Du ziehst eine Karte.
event-ended-left = Das Spiel endet hier: Alle sind gegangen.
event-ended-timeout = Das Spiel endet hier: Niemand ist zurückgekommen.
event-ended-agreed = Das Spiel wird einvernehmlich beendet.
event-ended-operator = Das Spiel endet hier: Der Betreiber des Servers hat es beendet.
event-ended-out_of_time = Das Spiel endet hier, wie vereinbart: Eine Bedenkzeit ist abgelaufen.
event-take-back-asked = { $name } möchte die letzte Aktion zurücknehmen.
    .you = Du möchtest deine letzte Aktion zurücknehmen.
event-take-back-agreed = { $name } ist einverstanden.
    .you = Du bist einverstanden.
event-take-back-dropped = { $name } möchte das nicht: Nichts wird zurückgenommen.
    .you = Du möchtest das nicht: Nichts wird zurückgenommen.
event-take-back-late = Nicht alle haben geantwortet: Nichts wird zurückgenommen.
event-late = Der Tisch wartet auf { $name }.
    .you = Der Tisch wartet auf dich.
event-bot-asked = Ein Bot spielt diesen Zug für { $name }.
    .you = Ein Bot spielt diesen Zug für dich, außer du bist schneller.
event-bot-asked-by = { $by } lässt einen Bot diesen Zug für { $name } spielen.
    .you = { $by } lässt einen Bot diesen Zug für dich spielen, außer du bist schneller.
event-pause-asked = { $name } möchte eine Pause.
    .you = Du möchtest eine Pause.
event-pause-dropped = { $name } möchte jetzt keine Pause.
    .you = Du möchtest jetzt keine Pause.
event-pause-late = Nicht alle haben geantwortet: Es gibt keine Pause.
event-paused = Das Spiel steht still.
event-resumed = { $name } lässt das Spiel weitergehen.
    .you = Du lässt das Spiel weitergehen.
event-taken-back = { $count ->
    [one] { $name } nimmt die letzte Aktion zurück.
   *[other] { $name } nimmt zurück: Die letzten { $count } Aktionen gelten nicht.
}
    .you = { $count ->
        [one] Du nimmst deine letzte Aktion zurück.
       *[other] Du nimmst zurück: Die letzten { $count } Aktionen gelten nicht.
    }
event-end-wished = { $name } möchte das Spiel beenden.
    .you = Du möchtest das Spiel beenden.
event-end-unwished = { $name } möchte weiterspielen.
    .you = Du möchtest weiterspielen.
event-reordered = { $name } sortiert die Hand um.
    .you = Du sortierst deine Hand um.
score-penalty = Eine Ausnahme ist { $suit }: Jede Karte, die dort noch fehlt, kostet einen Punkt. Darum kann die Summe unter null liegen.
over-perfect = Alle Feuerwerke sind vollendet: eine vollkommene Vorstellung!
over-broken-off = Das Spiel wurde abgebrochen.
over-finished = Die Vorstellung ist zu Ende.

## Was die Regeln ablehnen. Die Texte folgen auf einen Doppelpunkt oder stehen allein: Dann setzt das Programm einen
## Großbuchstaben davor und den Punkt von `sentence` dahinter.

wrong-action-game-over = das Spiel ist zu Ende
wrong-action-not-in-hand = diese Karte hast du nicht auf der Hand
wrong-action-all-tokens = solange alle Hinweismarker da sind, kannst du nichts abwerfen; spiel eine Karte oder gib einen Hinweis
wrong-action-no-clue-token = es ist kein Hinweismarker mehr da; spiel eine Karte oder wirf eine ab
wrong-action-no-such-player = an diesem Platz sitzt niemand
wrong-action-nothing-to-clue = diese Hand ist leer, also gibt es zu ihr keinen Hinweis
wrong-action-no-such-clue = diesen Hinweis gibt es in diesem Spiel nicht
wrong-action-empty-clue = dieser Hinweis träfe keine Karte; in diesem Spiel muss er mindestens eine treffen
wrong-action-no-announcements = angesagt wird nur im Feuerwerk mit Ansage; spiel die Karte einfach
wrong-action-no-such-firework = dieses Feuerwerk gibt es in diesem Spiel nicht
wrong-action-tile-first = beantworte zuerst das Bonusplättchen
wrong-action-joker-first = wähle zuerst ein Feuerwerk für den Joker
wrong-action-nothing-asked = gerade ist keine Frage offen
wrong-action-not-offered = diese Antwort steht nicht zur Wahl
wrong-reorder-forbidden = in diesem Spiel dürfen Hände nicht umsortiert werden
wrong-reorder-not-the-hand = die neue Reihenfolge passt nicht zur Hand; nenne jede ihrer Karten einmal

## Fragen

answer-shuffle-back = { $card } wieder in den Stapel mischen?
answer-put-into-play = { $card } auf das Feuerwerk legen?
answer-decline = Das Plättchen ungenutzt lassen?
answer-decline-short = lassen
answer-firework = Den Joker auf das Feuerwerk { $suit } legen?
tile-title = Bonusplättchen { $number }: { $name }
joker-title = Ein Joker
joker-about = Du hast { $card } aufgedeckt. Die Karte passt an mehr als ein Feuerwerk.

## Ergebnis

result-title = Spiel vorbei
result-points = { $most ->
    [one] { $points } von einem Punkt
   *[other] { $points } von { $most } Punkten
}
result-placed = { $most ->
    [one] { $placed ->
        [0] Die Karte hat ihren Platz nicht gefunden.
       *[other] Die Karte hat ihren Platz gefunden.
    }
   *[other] { $placed ->
        [0] Keine Karte hat ihren Platz gefunden.
        [one] Eine von { $most } Karten hat ihren Platz gefunden.
       *[other] { $placed } von { $most } Karten haben ihren Platz gefunden.
    }
}
result-rating = { $body }: „{ $rating }“
proof-commitment = Vor dem Geben versprochen: { $hash }
proof-seed = Startwert der Karten: { $seed }

## Beschriftungen

label-clues = Hinweise
label-strikes = Fehler
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
