# Was ein Gefährte über seine Züge und über die Hinweise anderer sagt. „Ich“ ist der Gefährte.
# $card ist eine Karte auf einer Hand (die Oberfläche sagt, wessen und wo), $cards, was sie sein
# kann, $seat, $to und $giver sind Spieler, $clue ein Hinweis, $action ein Zug.

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

companion-clue-empty = Mein Hinweis { $clue } an { $to } zeigt auf keine Karte: Ich setze damit aus.
companion-clue-fill-in = Mein Hinweis { $clue } ergänzt, was { $to } über bekannte Karten weiß.
companion-clue-fix = Mein Hinweis { $clue } hält { $to } davon ab, eine Karte zu spielen, die nicht passt.
companion-clue-play = Mein Hinweis { $clue } bittet { $to } zu spielen.
companion-clue-save = Mein Hinweis { $clue } bittet { $to }, eine Karte zu behalten.
companion-clue-play-or-save = Mein Hinweis { $clue } sagt { $to }, eine Karte zu behalten, die vielleicht auch passt.
companion-clue-finesse = Mein Hinweis { $clue } an { $to } passt erst, wenn eine andere Karte gespielt ist.
companion-clue-trash = Mein Hinweis { $clue } zeigt { $to } nutzlose Karten und bittet, die älteren zu behalten.
companion-clue-plain = Mein Hinweis { $clue } an { $to } sagt, was er sagt, und bittet um nichts.

## Wie ich einen Hinweis verstanden habe

companion-heard-empty = { $giver } hat ausgesetzt: { $clue } trifft bei { $to } keine Karte.
companion-heard-fill-in = { $giver } hat mit { $clue } ergänzt, was { $to } weiß.
companion-heard-fix = { $giver } hat { $to } mit { $clue } gestoppt: Eine Karte passt doch nicht.
companion-heard-play = { $giver } hat { $to } mit { $clue } gebeten zu spielen.
companion-heard-save = { $giver } hat { $to } mit { $clue } gebeten, eine Karte zu behalten.
companion-heard-play-or-save = { $giver } hat { $to } mit { $clue } gesagt, eine Karte zu behalten, die vielleicht auch passt.
companion-heard-finesse = Der Hinweis { $clue } von { $giver } an { $to } passt erst, wenn eine andere Karte gespielt ist.
companion-heard-trash = { $giver } hat { $to } mit { $clue } nutzlose Karten gezeigt und gebeten, die älteren zu behalten.
companion-heard-plain = Der Hinweis { $clue } von { $giver } an { $to } bittet um nichts, was ich sehen kann.

## Worum es bei einem Hinweis geht

companion-focus-chop = Es geht um { $card }: Sie wäre als Nächste abgeworfen worden.
companion-focus-newest = Es geht um { $card }, die neueste Karte, auf die gezeigt wurde.
companion-means-play = { $card } passt, wenn sie { $cards } ist.
companion-means-save = { $card } muss bleiben, wenn sie { $cards } ist.
companion-means-later = { $card } passt später, nachdem jemand gespielt hat, wenn sie { $cards } ist.
companion-asks-prompt = { $seat } soll { $card } spielen, eine Karte mit Hinweis; sie müsste { $cards } sein.
companion-asks-finesse = { $seat } soll { $card } ohne Hinweis spielen; sie müsste { $cards } sein.
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
