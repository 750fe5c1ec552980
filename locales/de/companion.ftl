# Was ein Gefährte über seine Aktionen und über die Hinweise anderer sagt. „Ich“ ist der Gefährte.
# Argumente: $card ist eine Karte auf einer Hand (why-card-*), $cards, was sie sein kann, $seat und
# $to sind Spieler (ein Name, why-you oder why-me), $giver ein Spieler (ein Name oder why-from-you),
# $clue ein Hinweis, $action eine Aktion (why-do-*).

## Warum ich das getan habe

companion-play-sure = Nach den Hinweisen und den sichtbaren Karten muss { $card } jetzt passen.
companion-play-called = Ein Hinweis hat mich gebeten, { $card } zu spielen. Ich halte sie für { $cards }.
companion-play-finesse = Ein Hinweis ergibt nur Sinn, wenn ich zuerst { $card } spiele. Ich halte sie für { $cards }.
companion-play-good-touch = Karten mit Hinweis sind nützlich, und niemand gibt zweimal einen Hinweis auf die gleiche Karte. Deshalb halte ich { $card } für { $cards }, und das passt.
companion-play-read = So wie ich die Hinweise darauf lese, ist { $card } { $cards }, und das passt.
companion-play-untold = Ich habe einen Grund, { $card } zu spielen. Nach der Partie kann ich ihn dir sagen.
companion-play-if = Wenn { $other } { $cards } ist, ergibt der Hinweis darauf erst Sinn, wenn ich { $card } spiele.
companion-play-gamble = { $card } passt vielleicht, und das ist mein letzter Zug, um es zu versuchen.
companion-play-likely = Ich halte { $card } für { $cards }: Wahrscheinlich passt sie.
companion-play-try = Ich halte { $card } für { $cards } und probiere, ob sie passt.
companion-announced = Ich kenne die Farbe, also sage ich sie an.
companion-discard-trash = { $card } kann nicht mehr gespielt werden.
companion-discard-read = So wie ich die Hinweise darauf lese, kann { $card } nicht mehr gespielt werden.
companion-discard-twin = So wie ich die Hinweise darauf lese, ist { $card } nutzlos, oder jemand anders hält die gleiche Karte.
companion-discard-chop = { $card } ist meine älteste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-newest = { $card } ist meine neueste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-untold = Ich habe einen Grund, { $card } abzuwerfen. Nach der Partie kann ich ihn dir sagen.
companion-discard-least = Alle meine Karten sind es wert, behalten zu werden. { $card } scheint der kleinste Verlust zu sein.
companion-choice = Von den möglichen Antworten hilft uns diese am meisten.

## Was mein Hinweis sagt

companion-clue-empty = „{ $clue }“ an { $to } trifft keine Karte. Damit setze ich aus.
companion-empty-full = Alle Hinweismarker sind verfügbar, also darf ich nicht abwerfen, und kein anderer Hinweis lohnt sich jetzt.
companion-empty-keep = Ich möchte lieber alle Karten behalten, und kein anderer Hinweis lohnt sich jetzt.
companion-clue-fill-in = „{ $clue }“ an { $to } sagt mehr über Karten, die schon einen Hinweis haben.
companion-clue-fix = Mit „{ $clue }“ bitte ich { $to }, eine Karte nicht zu spielen, die gleich gespielt worden wäre.
companion-clue-play = Mit „{ $clue }“ bitte ich { $to } zu spielen.
companion-clue-play-later = Mit „{ $clue }“ bitte ich { $to } zu spielen, jetzt oder sobald eine andere Karte gespielt ist.
companion-clue-save = Mit „{ $clue }“ bitte ich { $to }, eine Karte zu behalten.
companion-clue-play-or-save = Mit „{ $clue }“ bitte ich { $to }, eine Karte zu behalten, die vielleicht auch jetzt schon passt.
companion-clue-finesse = Mein Hinweis „{ $clue }“ an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-clue-trash = Die Karten, die „{ $clue }“ zum ersten Mal trifft, sind nutzlos. Ich bitte { $to }, die älteren zu behalten.
companion-clue-plain = „{ $clue }“ an { $to } sagt nur, was es sagt, und bittet um nichts.

## Wie ich einen Hinweis verstanden habe

companion-heard-empty = Der Hinweis „{ $clue }“ von { $giver } an { $to } trifft keine Karte. Damit wird nur ausgesetzt.
companion-heard-fill-in = Der Hinweis „{ $clue }“ von { $giver } an { $to } sagt mehr über Karten, die schon einen Hinweis hatten.
companion-heard-fix = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte nicht zu spielen, die gleich gespielt worden wäre.
companion-heard-play = Der Hinweis „{ $clue }“ von { $giver } bittet { $to } zu spielen.
companion-heard-play-later = Der Hinweis „{ $clue }“ von { $giver } bittet { $to } zu spielen, jetzt oder sobald eine andere Karte gespielt ist.
companion-heard-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten.
companion-heard-play-or-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten, die vielleicht auch jetzt schon passt.
companion-heard-finesse = Der Hinweis „{ $clue }“ von { $giver } an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-heard-trash = Die Karten, die „{ $clue }“ von { $giver } zum ersten Mal trifft, sind nutzlos. Der Hinweis bittet { $to }, die älteren zu behalten.
companion-heard-plain = Der Hinweis „{ $clue }“ von { $giver } an { $to } heißt nur, was er sagt.

## Worum es bei einem Hinweis geht

companion-focus-chop = Es geht um { $card }, die als Nächste abgeworfen worden wäre.
companion-focus-only = Es geht um { $card }, die einzige getroffene Karte.
companion-focus-new = Es geht um { $card }, die einzige getroffene Karte, die noch keinen Hinweis hatte.
companion-focus-newest = Es geht um { $card }, die neueste getroffene Karte, die noch keinen Hinweis hatte.
companion-focus-oldest = Es geht um { $card }, die älteste getroffene Karte, die passen kann.
companion-focus-told = Es geht um { $card }, die jetzt genau bekannt ist.
companion-focus-again = Es geht um { $card }, die neueste getroffene Karte, von der noch nicht bekannt war, dass sie passt.
companion-means-play = { $card } passt jetzt, wenn sie { $cards } ist.
companion-means-save = { $card } soll behalten werden, wenn sie { $cards } ist.
companion-means-after = { $card } passt nach { $first }, wenn sie { $cards } ist.
companion-means-once = { $card } passt, sobald { $other } als { $first } gespielt ist, wenn sie { $cards } ist.
companion-means-bluff = { $card } ist { $cards }, wenn als Nächstes { $other } gespielt wird.
companion-asks-prompt = Er bittet { $seat }, { $card } zu spielen, die einen Hinweis hat und { $cards } sein sollte.
companion-asks-finesse = Er bittet { $seat }, { $card } zu spielen, die keinen Hinweis hat und { $cards } sein sollte.
companion-asks-prompt-else = Oder er bittet { $seat }, { $card } zu spielen, die einen Hinweis hat und { $cards } sein sollte.
companion-asks-finesse-else = Oder er bittet { $seat }, { $card } zu spielen, die keinen Hinweis hat und { $cards } sein sollte.
companion-taken-for = Ich halte { $card } für { $cards }.

## Woran ich noch gedacht habe, und warum nicht

companion-not-misplay = Warum nicht { $action }? Jemand würde eine Karte spielen, die nicht passt.
companion-not-misread = Warum nicht { $action }? Jemand würde eine Karte für eine andere halten.
companion-not-trash = Warum nicht { $action }? Das würde eine nutzlose Karte treffen.
companion-not-known = Warum nicht { $action }? Das sagt wenig Neues.
companion-not-empty = Warum nicht { $action }? Das trifft keine Karte und kostet einen Hinweismarker.
companion-not-fewer-plays = Warum nicht { $action }? Damit würden weniger Karten gespielt.
companion-not-fewer-cards = Warum nicht { $action }? Das träfe weniger neue Karten.
companion-not-close = Warum nicht { $action }? Das brächte fast so viel, aber nach diesem Hinweis gefallen mir die Hände besser.
companion-not-clue-later = Warum nicht { $action }? Eine Karte, die passt, kommt zuerst; der Hinweis kann später kommen.
companion-not-token = Warum nicht { $action }? Das ist noch keinen Hinweismarker wert.
companion-not-choice = Warum nicht { $action }? Dabei geht es um weniger Punkte.
companion-not-decline = Warum nicht { $action }? Das brächte nichts.
companion-not-play-later = Warum nicht { $action }? Das kann bis zu meinem nächsten Zug warten.
companion-not-last-turn = Warum nicht { $action }? Das ist mein letzter Zug, und so bringt er mehr.
companion-not-counted = Warum nicht { $action }? Das Ende ist nah, und bis zum letzten Zug gerechnet bringt das nicht mehr Punkte.
companion-not-play-urgent = Warum nicht { $action }? Mein Zug war dringender.
companion-not-play-unsure = Warum nicht { $action }? Diese Karte passt vielleicht nicht.
companion-not-discard-yet = Warum nicht { $action }? Die Karte wird als Nächste abgeworfen, aber mein Zug ist mehr wert als ein Hinweismarker.
companion-not-discard = Warum nicht { $action }? Ein Hinweismarker ist weniger wert als dieser Zug.
companion-not-discard-other = Warum nicht { $action }? Diese Karte könnte noch nützlich sein.

## Was ich von jemandem annehme

companion-assumes-finesses = Ich nehme an, { $to } spielt Finessen, deshalb bitte ich darum, blind zu spielen.
    .to-you = Ich nehme an, du spielst Finessen, deshalb bitte ich dich, blind zu spielen.
companion-assumes-no-finesses = Ich nehme an, { $to } spielt keine Finessen, deshalb bitte ich nicht darum, blind zu spielen.
    .to-you = Ich nehme an, du spielst keine Finessen, deshalb bitte ich dich nicht, blind zu spielen.
companion-assumes-bluffs = Ich nehme an, { $to } spielt Bluffs.
    .to-you = Ich nehme an, du spielst Bluffs.
companion-assumes-no-bluffs = Ich nehme an, { $to } spielt keine Bluffs.
    .to-you = Ich nehme an, du spielst keine Bluffs.
companion-assumes-oldest-one = Ich nehme an, { $to } spielt von mehreren Einsen die älteste zuerst.
    .to-you = Ich nehme an, du spielst von mehreren Einsen die älteste zuerst.
companion-assumes-newest-one = Ich nehme an, { $to } spielt von mehreren Einsen die neueste zuerst.
    .to-you = Ich nehme an, du spielst von mehreren Einsen die neueste zuerst.
companion-assumes-color-saves = Ich nehme an, { $to } rettet Karten auch mit Farbhinweisen.
    .to-you = Ich nehme an, du rettest Karten auch mit Farbhinweisen.
companion-assumes-no-color-saves = Ich nehme an, { $to } rettet keine Karten mit Farbhinweisen, deshalb lese ich sie als Spielhinweise.
    .to-you = Ich nehme an, du rettest keine Karten mit Farbhinweisen, deshalb lese ich deine als Spielhinweise.
companion-assumes-two-saves = Ich nehme an, { $to } rettet Zweien.
    .to-you = Ich nehme an, du rettest Zweien.
companion-assumes-no-two-saves = Ich nehme an, { $to } rettet keine Zweien, deshalb lese ich einen Hinweis auf Zweien als Spielhinweis.
    .to-you = Ich nehme an, du rettest keine Zweien, deshalb lese ich deinen Hinweis auf Zweien als Spielhinweis.
companion-assumes-oldest-chop = Ich nehme an, { $to } wirft zuerst die älteste Karte ohne Hinweis ab.
    .to-you = Ich nehme an, du wirfst zuerst deine älteste Karte ohne Hinweis ab.
companion-assumes-newest-chop = Ich nehme an, { $to } wirft zuerst die neueste Karte ohne Hinweis ab.
    .to-you = Ich nehme an, du wirfst zuerst deine neueste Karte ohne Hinweis ab.
companion-against-table = Der Tisch hat es anders vereinbart, aber ich richte mich danach, was { $to } tut.
    .to-you = Der Tisch hat es anders vereinbart, aber ich richte mich danach, was du tust.

## Was am Tisch vereinbart ist

companion-table-finesses = An diesem Tisch werden Finessen gespielt, deshalb bitte ich darum, blind zu spielen, und rechne selbst damit.
companion-table-no-finesses = An diesem Tisch werden keine Finessen gespielt, deshalb bitte ich nicht darum, blind zu spielen, und rechne auch nicht damit.
companion-table-bluffs = An diesem Tisch werden Bluffs gespielt.
companion-table-no-bluffs = An diesem Tisch werden keine Bluffs gespielt.
companion-table-oldest-one = An diesem Tisch wird von mehreren Einsen die älteste zuerst gespielt.
companion-table-newest-one = An diesem Tisch wird von mehreren Einsen die neueste zuerst gespielt.
companion-table-color-saves = An diesem Tisch werden Karten auch mit Farbhinweisen gerettet.
companion-table-no-color-saves = An diesem Tisch werden keine Karten mit Farbhinweisen gerettet. Farbhinweise sind Spielhinweise.
companion-table-two-saves = An diesem Tisch werden Zweien gerettet.
companion-table-no-two-saves = An diesem Tisch werden Zweien nicht gerettet. Ein Hinweis auf Zweien ist ein Spielhinweis.
companion-table-oldest-chop = An diesem Tisch wird die älteste Karte ohne Hinweis zuerst abgeworfen.
companion-table-newest-chop = An diesem Tisch wird die neueste Karte ohne Hinweis zuerst abgeworfen.

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
why-do-shuffle = { $card } in den Stapel zurückmischen
why-do-decline = das Plättchen nicht nutzen
why-do-firework = den Joker auf das Feuerwerk { $suit } legen

## Die Seite, die fragt

why-silent = { $bot } erklärt seine Aktionen nicht. Die Gefährten tun es.
why-silent-for = Der Bot, der für { $name } spielt, erklärt seine Aktionen nicht.
why-not-yet = { $name } sagt nach der Partie mehr. Jetzt könnte das Karten verraten.
