# Was ein Gefährte über seine Züge und über die Hinweise anderer sagt. „Ich“ ist der Gefährte.
# $card ist eine Karte auf einer Hand (die Oberfläche sagt, wessen und wo), $cards, was sie sein
# kann, $seat, $to und $giver sind Spieler, $clue ein Hinweis, $action ein Zug. $giver steht nach
# „von“, $to nach „an“, so dass auch „dir“ und „mich“ passen; die Oberfläche beginnt jeden Satz groß.

## Warum ich das getan habe

companion-play-sure = Nach den Hinweisen allein muss { $card } jetzt passen.
companion-play-called = Ein Hinweis bat mich, { $card } zu spielen: Ich halte sie für { $cards }.
companion-play-finesse = Ein Hinweis passt nur, wenn ich zuerst { $card } spiele: Ich halte sie für { $cards }.
companion-play-good-touch = Worauf gezeigt wird, ist nützlich, und niemand zeigt zweimal auf die gleiche Karte. Also muss { $card } { $cards } sein, und das passt.
companion-play-untold = Ich habe einen Grund, { $card } zu spielen, den ich dir nach dem Spiel sagen kann.
companion-announced = Die Farbe steht fest, also sage ich sie an.
companion-discard-trash = { $card } kann nicht mehr gespielt werden.
companion-discard-twin = { $card } ist nutzlos, oder jemand anders hält die gleiche Karte.
companion-discard-chop = { $card } ist meine älteste Karte ohne Hinweis, und niemand bat mich, sie zu behalten.
companion-discard-untold = Alles, was ich halte, lohnt sich zu behalten; { $card } scheint der kleinste Verlust.
companion-choice = Von den möglichen Antworten hilft uns diese am meisten.

## Was mein Hinweis sagt

companion-clue-empty = Mit { $clue } an { $to } zeige ich auf keine Karte: Ich setze damit aus.
companion-clue-fill-in = Mein Hinweis { $clue } an { $to } ergänzt, was über Karten mit Hinweis bekannt war.
companion-clue-fix = Mein Hinweis { $clue } an { $to } hält eine Karte zurück, die nicht passt.
companion-clue-play = Mein Hinweis { $clue } an { $to } ist ein Spielhinweis: Er bittet zu spielen.
companion-clue-save = Mein Hinweis { $clue } an { $to } ist ein Rettungshinweis: Er bittet, eine Karte zu behalten.
companion-clue-play-or-save = Mein Hinweis { $clue } an { $to } bittet, eine Karte zu behalten, die vielleicht auch passt.
companion-clue-finesse = Mein Hinweis { $clue } an { $to } passt erst, wenn eine andere Karte gespielt ist.
companion-clue-trash = Mein Hinweis { $clue } an { $to } zeigt nutzlose Karten und bittet, die älteren zu behalten.
companion-clue-plain = Mein Hinweis { $clue } an { $to } sagt, was er sagt, und bittet um nichts.

## Wie ich einen Hinweis verstanden habe

companion-heard-empty = { $clue } von { $giver } an { $to } verstehe ich als Aussetzen: Es trifft keine Karte.
companion-heard-fill-in = { $clue } von { $giver } an { $to } ergänzt für mich, was schon bekannt war.
companion-heard-fix = { $clue } von { $giver } an { $to } verstehe ich als Halt: Eine Karte passt doch nicht.
companion-heard-play = { $clue } von { $giver } an { $to } verstehe ich als Spielhinweis.
companion-heard-save = { $clue } von { $giver } an { $to } verstehe ich als Rettungshinweis: Die Karte soll bleiben.
companion-heard-play-or-save = { $clue } von { $giver } an { $to } verstehe ich als Rettungshinweis, dessen Karte vielleicht auch passt.
companion-heard-finesse = { $clue } von { $giver } an { $to } passt für mich erst, wenn eine andere Karte gespielt ist.
companion-heard-trash = { $clue } von { $giver } an { $to } zeigt für mich nutzlose Karten: Die älteren sollen bleiben.
companion-heard-plain = Ich sehe nichts, worum { $clue } von { $giver } an { $to } bittet.

## Worum es bei einem Hinweis geht

companion-focus-chop = Es geht um { $card }: Sie wäre als Nächste abgeworfen worden.
companion-focus-newest = Es geht um { $card }, die neueste Karte, auf die gezeigt wurde.
companion-means-play = { $card } passt, wenn sie { $cards } ist.
companion-means-save = { $card } muss bleiben, wenn sie { $cards } ist.
companion-means-later = { $card } passt später, nachdem jemand gespielt hat, wenn sie { $cards } ist.
companion-asks-prompt = Zuerst soll { $card } gespielt werden, eine Karte mit Hinweis; sie müsste { $cards } sein.
companion-asks-finesse = Zuerst soll { $card } ohne Hinweis gespielt werden; sie müsste { $cards } sein.
companion-taken-for = { $card } gilt als { $cards }.

## Woran ich noch gedacht habe, und warum nicht

companion-not-misplay = Nicht { $action }: Jemand würde eine Karte spielen, die nicht passt.
companion-not-misread = Nicht { $action }: Eine Karte würde für eine andere gehalten.
companion-not-trash = Nicht { $action }: Der Hinweis träfe eine nutzlose Karte.
companion-not-known = Nicht { $action }: Das sagt wenig Neues.
companion-not-less = Nicht { $action }: Das hülfe weniger.
companion-not-play-later = Nicht { $action }: Das kann bis zu meinem nächsten Zug warten.
companion-not-play-urgent = Nicht { $action }: Anderes war dringender.
companion-not-discard-chop = Nicht { $action }: Ich weiß nicht, was die Karte ist, und wir könnten sie brauchen.
companion-not-discard = Nicht { $action }: Ein Hinweisplättchen ist weniger wert als dieser Zug.
