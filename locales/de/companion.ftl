# Was ein Gefährte über seine Züge und über die Hinweise anderer sagt. „Ich“ ist der Gefährte.
# Argumente: $card ist eine Karte auf einer Hand (why-card-*), $cards, was sie sein kann, $seat und
# $to sind Spieler (ein Name, why-you oder why-me), $giver ein Spieler (ein Name oder why-from-you),
# $clue ein Hinweis, $action ein Zug (why-do-*).

## Warum ich das getan habe

companion-play-sure = Nach den Hinweisen und den Karten, die offen liegen, muss { $card } jetzt passen.
companion-play-called = Ein Hinweis bittet mich, { $card } zu spielen. Ich halte sie für { $cards }.
companion-play-finesse = Ein Hinweis ergibt nur Sinn, wenn zuerst { $card } gespielt ist. Ich halte sie für { $cards }.
companion-play-good-touch = Karten mit Hinweis sind nützlich, und niemand gibt zweimal einen Hinweis auf die gleiche Karte. Also halte ich { $card } für { $cards }, und das passt.
companion-play-read = So wie ich die Hinweise lese, ist { $card } { $cards }, und das passt.
companion-play-untold = Warum ich { $card } spiele, kann ich dir nach dem Spiel sagen.
companion-play-if = Wenn { $other } { $cards } ist, ergibt der Hinweis darauf erst Sinn, wenn ich { $card } gespielt habe.
companion-play-gamble = { $card } passt vielleicht, und ich habe keinen Zug mehr, es später zu versuchen.
companion-play-likely = Ich halte { $card } für { $cards }: Wahrscheinlich passt sie.
companion-play-try = Ich halte { $card } für { $cards } und versuche, ob sie passt.
companion-announced = Die Farbe steht fest, also sage ich sie an.
companion-discard-trash = { $card } kann nicht mehr gespielt werden.
companion-discard-read = So wie ich die Hinweise lese, kann { $card } nicht mehr gespielt werden.
companion-discard-twin = So wie ich die Hinweise lese, ist { $card } nutzlos, oder jemand anders hält die gleiche Karte.
companion-discard-chop = { $card } ist meine älteste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-newest = { $card } ist meine neueste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-untold = Warum ich { $card } abwerfe, kann ich dir nach dem Spiel sagen.
companion-discard-least = Jede meiner Karten ist es wert, behalten zu werden. { $card } scheint der kleinste Verlust zu sein.
companion-choice = Von den möglichen Antworten hilft uns diese am meisten.

## Was mein Hinweis sagt

companion-clue-empty = „{ $clue }“ an { $to } trifft keine Karte: Ich setze aus.
companion-empty-full = Alle Hinweismarker liegen bereit: Abwerfen darf ich nicht, und kein anderer Hinweis lohnt sich jetzt.
companion-empty-keep = Ich behalte lieber alle meine Karten, und kein anderer Hinweis lohnt sich jetzt.
companion-clue-fill-in = „{ $clue }“ an { $to } sagt mehr über Karten, die schon einen Hinweis haben.
companion-clue-fix = Mit „{ $clue }“ bitte ich { $to }, eine Karte zurückzuhalten, die gleich gespielt worden wäre.
companion-clue-play = Mit „{ $clue }“ bitte ich { $to }, zu spielen.
companion-clue-play-later = Mit „{ $clue }“ bitte ich { $to }, zu spielen: jetzt oder sobald eine andere Karte gespielt ist.
companion-clue-save = Mit „{ $clue }“ bitte ich { $to }, eine Karte zu behalten.
companion-clue-play-or-save = Mit „{ $clue }“ bitte ich { $to }, eine Karte zu behalten, die vielleicht auch schon passt.
companion-clue-finesse = Mein Hinweis „{ $clue }“ an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-clue-trash = Die Karten, die „{ $clue }“ zum ersten Mal trifft, sind nutzlos: Damit bitte ich { $to }, die älteren zu behalten.
companion-clue-plain = „{ $clue }“ an { $to } sagt, was es sagt, und bittet um nichts.

## Wie ich einen Hinweis verstanden habe

companion-heard-empty = Der Hinweis „{ $clue }“ von { $giver } an { $to } trifft keine Karte: Damit wird nur ausgesetzt.
companion-heard-fill-in = Der Hinweis „{ $clue }“ von { $giver } an { $to } sagt mehr über Karten, die schon einen Hinweis hatten.
companion-heard-fix = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zurückzuhalten, die gleich gespielt worden wäre.
companion-heard-play = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, zu spielen.
companion-heard-play-later = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, zu spielen: jetzt oder sobald eine andere Karte gespielt ist.
companion-heard-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten.
companion-heard-play-or-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten, die vielleicht auch schon passt.
companion-heard-finesse = Der Hinweis „{ $clue }“ von { $giver } an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-heard-trash = Die Karten, die „{ $clue }“ von { $giver } zum ersten Mal trifft, sind nutzlos: Der Hinweis bittet { $to }, die älteren zu behalten.
companion-heard-plain = Im Hinweis „{ $clue }“ von { $giver } an { $to } sehe ich nicht mehr, als er sagt.

## Worum es bei einem Hinweis geht

companion-focus-chop = Es geht um { $card }: Sie würde als Nächste abgeworfen.
companion-focus-only = Es geht um { $card }, die einzige getroffene Karte.
companion-focus-new = Es geht um { $card }, die einzige getroffene Karte, die noch keinen Hinweis hatte.
companion-focus-newest = Es geht um { $card }, die neueste getroffene Karte, die noch keinen Hinweis hatte.
companion-focus-oldest = Es geht um { $card }, die älteste getroffene Karte, die passen kann.
companion-focus-told = Es geht um { $card }: Sie ist jetzt genau bekannt.
companion-focus-again = Es geht um { $card }, die neueste getroffene Karte, von der nicht bekannt war, dass sie passt.
companion-means-play = { $card } passt jetzt, wenn sie { $cards } ist.
companion-means-save = { $card } ist zu behalten, wenn sie { $cards } ist.
companion-means-after = { $card } passt nach { $first }, wenn sie { $cards } ist.
companion-means-once = { $card } passt, sobald { $other } als { $first } gespielt ist, wenn sie { $cards } ist.
companion-means-bluff = { $card } ist { $cards }, wenn als Nächstes { $other } gespielt wird.
companion-asks-prompt = Er bittet { $seat }, { $card } zu spielen: Sie hat schon einen Hinweis und sollte { $cards } sein.
companion-asks-finesse = Er bittet { $seat }, { $card } zu spielen: Sie hat noch keinen Hinweis und sollte { $cards } sein.
companion-asks-prompt-else = Oder er bittet { $seat }, { $card } zu spielen: Sie hat schon einen Hinweis und sollte { $cards } sein.
companion-asks-finesse-else = Oder er bittet { $seat }, { $card } zu spielen: Sie hat noch keinen Hinweis und sollte { $cards } sein.
companion-taken-for = { $card } gilt als { $cards }.

## Woran ich noch gedacht habe, und warum nicht

companion-not-misplay = Warum nicht { $action }? Jemand würde eine Karte spielen, die nicht passt.
companion-not-misread = Warum nicht { $action }? Eine Karte würde für eine andere gehalten.
companion-not-trash = Warum nicht { $action }? Der Hinweis würde eine nutzlose Karte treffen.
companion-not-known = Warum nicht { $action }? Das sagt wenig Neues.
companion-not-empty = Warum nicht { $action }? Das trifft keine Karte und kostet einen Hinweismarker.
companion-not-fewer-plays = Warum nicht { $action }? Damit würden weniger Karten gespielt.
companion-not-fewer-cards = Warum nicht { $action }? Das träfe weniger neue Karten.
companion-not-close = Warum nicht { $action }? Das brächte fast so viel, aber nach diesem Hinweis gefallen mir die Hände besser.
companion-not-clue-later = Warum nicht { $action }? Eine Karte, die passt, geht vor; der Hinweis kann warten.
companion-not-token = Warum nicht { $action }? Das ist noch keinen Hinweismarker wert.
companion-not-choice = Warum nicht { $action }? Daran hängen weniger Punkte.
companion-not-decline = Warum nicht { $action }? Das brächte nichts.
companion-not-play-later = Warum nicht { $action }? Das kann bis zu meinem nächsten Zug warten.
companion-not-last-turn = Warum nicht { $action }? Ich habe keinen Zug mehr nach diesem, und so bringt er uns mehr.
companion-not-counted = Warum nicht { $action }? Das Ende ist nah, und bis zum letzten Zug gerechnet bringt das nicht mehr Punkte.
companion-not-play-urgent = Warum nicht { $action }? Anderes war dringender.
companion-not-play-unsure = Warum nicht { $action }? Diese Karte passt vielleicht nicht.
companion-not-discard-yet = Warum nicht { $action }? Die Karte geht als Nächste, aber mein Zug ist mehr wert als ein Hinweismarker.
companion-not-discard = Warum nicht { $action }? Ein Hinweismarker ist weniger wert als dieser Zug.
companion-not-discard-other = Warum nicht { $action }? Diese Karte kann noch nützlich sein.

## Was ich von jemandem annehme

companion-assumes-finesses = Ich nehme an, { $to } kennt Finessen: Ich bitte um blinde Spielzüge.
    .to-you = Ich nehme an, du kennst Finessen: Ich bitte dich um blinde Spielzüge.
companion-assumes-no-finesses = Ich nehme an, { $to } spielt keine Finessen: Ich bitte um keine blinden Spielzüge.
    .to-you = Ich nehme an, du spielst keine Finessen: Ich bitte dich um keine blinden Spielzüge.
companion-assumes-bluffs = Ich nehme an, { $to } kennt Bluffs.
    .to-you = Ich nehme an, du kennst Bluffs.
companion-assumes-no-bluffs = Ich nehme an, { $to } spielt keine Bluffs.
    .to-you = Ich nehme an, du spielst keine Bluffs.
companion-assumes-oldest-one = Ich nehme an, { $to } spielt von mehreren Einsen die älteste zuerst.
    .to-you = Ich nehme an, du spielst von mehreren Einsen die älteste zuerst.
companion-assumes-newest-one = Ich nehme an, { $to } spielt von mehreren Einsen die neueste zuerst.
    .to-you = Ich nehme an, du spielst von mehreren Einsen die neueste zuerst.
companion-assumes-color-saves = Ich nehme an, { $to } rettet Karten auch mit Farbhinweisen.
    .to-you = Ich nehme an, du rettest Karten auch mit Farbhinweisen.
companion-assumes-no-color-saves = Ich nehme an, { $to } rettet keine Karten mit Farbhinweisen: Ein Farbhinweis heißt für mich „spielen“.
    .to-you = Ich nehme an, du rettest keine Karten mit Farbhinweisen: Dein Farbhinweis heißt für mich „spielen“.
companion-assumes-two-saves = Ich nehme an, { $to } rettet Zweien.
    .to-you = Ich nehme an, du rettest Zweien.
companion-assumes-no-two-saves = Ich nehme an, { $to } rettet keine Zweien: Ein Hinweis auf Zweien heißt für mich „spielen“.
    .to-you = Ich nehme an, du rettest keine Zweien: Dein Hinweis auf Zweien heißt für mich „spielen“.
companion-assumes-oldest-chop = Ich nehme an, { $to } wirft zuerst die älteste Karte ohne Hinweis ab.
    .to-you = Ich nehme an, du wirfst zuerst deine älteste Karte ohne Hinweis ab.
companion-assumes-newest-chop = Ich nehme an, { $to } wirft zuerst die neueste Karte ohne Hinweis ab.
    .to-you = Ich nehme an, du wirfst zuerst deine neueste Karte ohne Hinweis ab.
companion-against-table = Am Tisch ist es anders vereinbart, aber ich richte mich danach, was { $to } tut.
    .to-you = Am Tisch ist es anders vereinbart, aber ich richte mich danach, was du tust.

## Was am Tisch vereinbart ist

companion-table-finesses = Am Tisch ist vereinbart, dass Finessen gespielt werden: Ich bitte um blinde Spielzüge und rechne mit ihnen.
companion-table-no-finesses = Am Tisch ist vereinbart, dass keine Finessen gespielt werden: Ich bitte um keine blinden Spielzüge und rechne nicht mit ihnen.
companion-table-bluffs = Am Tisch ist vereinbart, dass Bluffs gespielt werden.
companion-table-no-bluffs = Am Tisch ist vereinbart, dass keine Bluffs gespielt werden.
companion-table-oldest-one = Am Tisch ist vereinbart, dass von mehreren Einsen die älteste zuerst gespielt wird.
companion-table-newest-one = Am Tisch ist vereinbart, dass von mehreren Einsen die neueste zuerst gespielt wird.
companion-table-color-saves = Am Tisch ist vereinbart, dass auch Farbhinweise Karten retten.
companion-table-no-color-saves = Am Tisch ist vereinbart, dass Farbhinweise keine Karten retten: Sie heißen „spielen“.
companion-table-two-saves = Am Tisch ist vereinbart, dass Zweien gerettet werden.
companion-table-no-two-saves = Am Tisch ist vereinbart, dass Zweien nicht gerettet werden: Ein Hinweis auf Zweien heißt „spielen“.
companion-table-oldest-chop = Am Tisch ist vereinbart, dass die älteste Karte ohne Hinweis zuerst abgeworfen wird.
companion-table-newest-chop = Am Tisch ist vereinbart, dass die neueste Karte ohne Hinweis zuerst abgeworfen wird.

## Was in den Sätzen steht

why-card-mine = meine Karte { $slot }
why-card-yours = deine Karte { $slot }
why-card-theirs = Karte { $slot } von { $name }
why-card-gone = diese Karte
why-you = dich
why-me = mich
why-from-you = dir
why-do-play = { $card } spielen
why-do-announce = { $card } spielen und { $suit } ansagen
why-do-discard = { $card } abwerfen
why-do-clue = „{ $clue }“ an { $to }
why-do-put = { $card } auf das Feuerwerk legen
why-do-shuffle = { $card } in den Stapel mischen
why-do-decline = das Plättchen ungenutzt lassen
why-do-firework = den Joker auf das Feuerwerk { $suit } legen

## Die Seite, die fragt

why-silent = { $bot } behält seine Gedanken für sich. Die Gefährten erklären, was sie tun.
why-silent-for = Der Bot, der für { $name } spielt, nennt keine Gründe.
why-not-yet = Nach dem Spiel sagt { $name } mehr: Jetzt könnte es Karten verraten.
