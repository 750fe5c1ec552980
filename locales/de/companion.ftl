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
companion-play-for = Der Hinweis auf { $other } ergibt erst Sinn, wenn ich { $card } spiele.
companion-play-gamble = { $card } passt vielleicht, und das ist mein letzter Zug, um es zu versuchen.
companion-play-likely = Ich halte { $card } für { $cards }: Wahrscheinlich passt sie.
companion-play-try = Ich halte { $card } für { $cards } und probiere, ob sie passt.
companion-play-guess = { $card } kann noch vieles sein. Ich probiere, ob sie passt.
companion-announced = Ich kenne die Farbe, also sage ich sie an.
companion-discard-trash = { $card } kann nicht mehr gespielt werden.
companion-discard-read = So wie ich die Hinweise darauf lese, kann { $card } nicht mehr gespielt werden.
companion-discard-twin = So wie ich die Hinweise darauf lese, ist { $card } nutzlos, oder jemand anders hält die gleiche Karte.
companion-discard-chop = { $card } ist meine älteste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-newest = { $card } ist meine neueste Karte ohne Hinweis, und niemand hat mich gebeten, sie zu behalten.
companion-discard-untold = Ich habe einen Grund, { $card } abzuwerfen. Nach der Partie kann ich ihn dir sagen.
companion-discard-least = Alle meine Karten sind es wert, behalten zu werden, und { $card } scheint der kleinste Verlust zu sein.
companion-discard-clued = { $card } hat einen Hinweis, also rechnet vielleicht jemand mit ihr.
companion-discard-other = { $card } ist nicht die Karte, die ich zuerst abwerfen würde.
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
companion-clue-play-or-save-later = Mit „{ $clue }“ bitte ich { $to }, eine Karte zu behalten, die vielleicht passt, sobald eine andere gespielt ist.
companion-clue-finesse = Mein Hinweis „{ $clue }“ an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-clue-trash = Die Karten, die „{ $clue }“ zum ersten Mal trifft, sind nutzlos. Ich bitte { $to }, die älteren zu behalten.
companion-clue-identifies = Mit „{ $clue }“ ist { $card } ganz bekannt: { $cards }.
companion-clue-plain = „{ $clue }“ an { $to } sagt nur, was es sagt, und bittet um nichts.

## Wie ich einen Hinweis verstanden habe

companion-heard-empty = Der Hinweis „{ $clue }“ von { $giver } an { $to } trifft keine Karte. Damit wird nur ausgesetzt.
companion-heard-fill-in = Der Hinweis „{ $clue }“ von { $giver } an { $to } sagt mehr über Karten, die schon einen Hinweis hatten.
companion-heard-fix = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte nicht zu spielen, die gleich gespielt worden wäre.
companion-heard-play = Der Hinweis „{ $clue }“ von { $giver } bittet { $to } zu spielen.
companion-heard-play-later = Der Hinweis „{ $clue }“ von { $giver } bittet { $to } zu spielen, jetzt oder sobald eine andere Karte gespielt ist.
companion-heard-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten.
companion-heard-play-or-save = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten, die vielleicht auch jetzt schon passt.
companion-heard-play-or-save-later = Der Hinweis „{ $clue }“ von { $giver } bittet { $to }, eine Karte zu behalten, die vielleicht passt, sobald eine andere gespielt ist.
companion-heard-finesse = Der Hinweis „{ $clue }“ von { $giver } an { $to } ergibt erst Sinn, wenn eine andere Karte gespielt ist.
companion-heard-trash = Die Karten, die „{ $clue }“ von { $giver } zum ersten Mal trifft, sind nutzlos. Der Hinweis bittet { $to }, die älteren zu behalten.
companion-heard-identifies = Durch den Hinweis „{ $clue }“ von { $giver } ist { $card } ganz bekannt: { $cards }.
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
    .seen = Für { $holder } kann sie { $cards } sein; dann passt sie jetzt.
companion-means-play-known = Sie gilt also als { $cards } und passt jetzt.
companion-means-save = { $card } soll behalten werden, wenn sie { $cards } ist.
    .seen = Für { $holder } kann sie { $cards } sein; dann soll sie behalten werden.
companion-means-save-known = Sie gilt also als { $cards } und soll behalten werden.
companion-means-after = { $card } passt nach { $first }, wenn sie { $cards } ist.
    .seen = Für { $holder } kann sie { $cards } sein; dann passt sie nach { $first }.
companion-means-once = { $card } passt, sobald { $other } als { $first } gespielt ist, wenn sie { $cards } ist.
    .seen = Für { $holder } kann sie { $cards } sein; dann passt sie, sobald { $other } als { $first } gespielt ist.
companion-means-bluff = { $card } ist { $cards }, wenn als Nächstes { $other } gespielt wird.
    .seen = Für { $holder } ist sie { $cards }, wenn als Nächstes { $other } gespielt wird.
companion-asks-prompt = Er bittet { $seat }, { $card } zu spielen, die einen Hinweis hat und { $cards } sein sollte.
companion-asks-finesse = Er bittet { $seat }, { $card } zu spielen, die keinen Hinweis hat und { $cards } sein sollte.
companion-asks-prompt-else = Oder er bittet { $seat }, { $card } zu spielen, die einen Hinweis hat und { $cards } sein sollte.
companion-asks-finesse-else = Oder er bittet { $seat }, { $card } zu spielen, die keinen Hinweis hat und { $cards } sein sollte.
companion-taken-for = { $card } gilt jetzt als { $cards }.

## Woran ich noch gedacht habe, und warum nicht

companion-not-points = Warum nicht { $action }? { companion-because-points }
companion-not-open-points = Warum nicht { $action }? { companion-because-open-points }
companion-not-round-points = Warum nicht { $action }? { companion-because-round-points }
companion-not-lost = Warum nicht { $action }? { companion-because-lost }
companion-not-worse = Warum nicht { $action }? { companion-because-worse }
companion-not-simulated = Warum nicht { $action }? { companion-because-simulated }
companion-not-care = Warum nicht { $action }? { companion-because-care }
companion-not-people = Warum nicht { $action }? { companion-because-people }
companion-not-people-hardly = Warum nicht { $action }? { companion-because-people-hardly }
companion-not-people-also = Warum nicht { $action }? { companion-because-people-also }
companion-not-people-also-hardly = Warum nicht { $action }? { companion-because-people-also-hardly }
companion-not-people-rarely = Warum nicht { $action }? { companion-because-people-rarely }
companion-not-play-order = Warum nicht { $action }? { companion-because-play-order }
companion-not-ahead = Warum nicht { $action }? { companion-because-ahead }
companion-not-play-first = Warum nicht { $action }? { companion-because-play-first }
companion-not-plays = Warum nicht { $action }? { companion-because-plays }
companion-not-stops = Warum nicht { $action }? { companion-because-stops }
companion-not-fewer-plays = Warum nicht { $action }? { companion-because-fewer-plays }
companion-not-later-plays = Warum nicht { $action }? { companion-because-later-plays }
companion-not-awaited = Warum nicht { $action }? { companion-because-awaited }
companion-not-unlock = Warum nicht { $action }? { companion-because-unlock }
companion-not-stake = Warum nicht { $action }? { companion-because-stake }
companion-not-height = Warum nicht { $action }? { companion-because-height }
companion-not-age = Warum nicht { $action }? { companion-because-age }
companion-not-strike = Warum nicht { $action }? { companion-because-strike }
companion-not-unfit = Warum nicht { $action }? { companion-because-unfit }
companion-not-unfit-read = Warum nicht { $action }? { companion-because-unfit-read }
companion-not-unsure = Warum nicht { $action }? { companion-because-unsure }
companion-not-unsure-read = Warum nicht { $action }? { companion-because-unsure-read }
companion-not-fewer-cards = Warum nicht { $action }? { companion-because-fewer-cards }
companion-not-tell = Warum nicht { $action }? { companion-because-tell }
companion-not-useless = Warum nicht { $action }? { companion-because-useless }
companion-not-trash = Warum nicht { $action }? { companion-because-trash }
companion-not-twin = Warum nicht { $action }? { companion-because-twin }
companion-not-twin-mine = Warum nicht { $action }? { companion-because-twin-mine }
companion-not-misplay = Warum nicht { $action }? { companion-because-misplay }
companion-not-misplay-some = Warum nicht { $action }? { companion-because-misplay-some }
companion-not-misread = Warum nicht { $action }? { companion-because-misread }
companion-not-misread-still = Warum nicht { $action }? { companion-because-misread-still }
companion-not-misread-some = Warum nicht { $action }? { companion-because-misread-some }
companion-not-danger = Warum nicht { $action }? { companion-because-danger }
companion-not-danger-last = Warum nicht { $action }? { companion-because-danger-last }
companion-not-danger-some = Warum nicht { $action }? { companion-because-danger-some }
companion-not-loss = Warum nicht { $action }? { companion-because-loss }
companion-not-loss-some = Warum nicht { $action }? { companion-because-loss-some }
companion-not-costs-nothing = Warum nicht { $action }? { companion-because-costs-nothing }
companion-not-token = Warum nicht { $action }? { companion-because-token }
companion-not-token-gain = Warum nicht { $action }? { companion-because-token-gain }
companion-not-pace = Warum nicht { $action }? { companion-because-pace }
companion-not-known = Warum nicht { $action }? { companion-because-known }
companion-not-busy = Warum nicht { $action }? { companion-because-busy }
companion-not-more = Warum nicht { $action }? { companion-because-more }
companion-not-color = Warum nicht { $action }? { companion-because-color }
companion-not-next = Warum nicht { $action }? { companion-because-next }
companion-not-asks-less = Warum nicht { $action }? { companion-because-asks-less }
companion-not-stomp = Warum nicht { $action }? { companion-because-stomp }
companion-not-warning = Warum nicht { $action }? { companion-because-warning }
companion-not-empty = Warum nicht { $action }? { companion-because-empty }
companion-not-choice = Warum nicht { $action }? { companion-because-choice }
companion-not-decline = Warum nicht { $action }? { companion-because-decline }
companion-not-counted = Warum nicht { $action }? Das Ende ist nah, also habe ich bis zum letzten Zug gerechnet. Die Zahlen sage ich nach der Partie.
companion-not-same = Warum nicht { $action }? Dieselbe Antwort.
companion-rather = Lieber wäre mir: { $action }.

# Jeder Grund ist ein eigener Satz und folgt auf die Frage nach einer Aktion.

companion-because-points =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } erwarte ich so { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und damit { $less }.
companion-because-open-points =
    So wie ich die Karten sehe, führt mein Zug zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und das zu { $less }.
companion-because-round-points =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } weitergespielt, bringt mein Zug im Mittel { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und das { $less }.
companion-because-lost =
    In { $lost } von { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } geht damit die Partie verloren.
companion-because-worse =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } weitergespielt, stehen wir damit schlechter da.
companion-because-simulated = Mit den Karten weitergespielt, die ich erwarte, stehen wir damit schlechter da.
companion-because-care =
    In { $games ->
        [one] { $games } gedachten Partie
       *[other] { $games } gedachten Partien
    } war das etwas besser, aber das kann Zufall sein.
companion-because-people = Von 100 erfahrenen Spielern machen { $often } meinen Zug und { $rarely } diesen.
companion-because-people-hardly = Von 100 erfahrenen Spielern machen { $often } meinen Zug und kaum jemand diesen.
companion-because-people-also = Diesen machen { $rarely } von 100.
companion-because-people-also-hardly = Diesen macht kaum jemand von ihnen.
companion-because-people-rarely = Das machen erfahrene Spieler seltener.
companion-because-play-order = Meine Mitspieler erwarten, dass ich diese Karte zuerst spiele.
companion-because-ahead = Danach verliert die nächste Person eher eine Karte, die wir brauchen.
companion-because-play-first = Eine Karte zu spielen, die passt, ist mehr wert.
companion-because-plays = Damit werden eher weniger Karten gespielt.
companion-because-stops = Eine Karte, die gleich gespielt wird, würde dann nicht mehr gespielt.
companion-because-fewer-plays = Damit würden weniger Karten gespielt: { $plays } statt { $more }.
companion-because-later-plays = Die Karten würden erst später gespielt.
companion-because-awaited = Andere verlassen sich darauf, dass ich diese Karte zuerst spiele.
companion-because-unlock = Nach dieser Karte sollte auch jemand anders spielen können.
companion-because-stake = Von dieser Karte hängen mehr Punkte ab.
companion-because-height = Von meinen passenden Karten spiele ich niedrigere zuerst.
companion-because-age = Bei solchen Karten richte ich mich nach dem Alter.
companion-because-strike = Das führt eher zu einem Fehler.
companion-because-unfit = Die Karte kann jetzt nicht passen.
companion-because-unfit-read = So wie ich die Hinweise verstehe, passt sie jetzt nicht.
companion-because-unsure = Nach den Hinweisen allein passt sie in { $percent } von 100 Fällen.
companion-because-unsure-read = So wie ich die Hinweise verstehe, passt sie in { $percent } von 100 Fällen.
companion-because-fewer-cards = Das sagt weniger über nützliche Karten.
companion-because-tell = Damit erfährt niemand etwas über die eigenen Karten.
companion-because-useless = Damit hätten mehr nutzlose Karten einen Hinweis.
companion-because-trash = Das trifft { $card }, eine nutzlose Karte.
companion-because-twin = Das trifft { $card }, und { $other } ist die gleiche.
companion-because-twin-mine = Das trifft { $card }, und { $other } kann die gleiche sein.
companion-because-misplay = Dann wird vielleicht { $card } gespielt, und sie passt nicht.
companion-because-misplay-some = Andere würden eher eine Karte spielen, die nicht passt.
companion-because-misread = Dann würde { $card } für { $cards } gehalten.
companion-because-misread-still = Damit wird { $card } weiter für eine andere gehalten.
companion-because-misread-some = Mehr Karten würden für andere gehalten.
companion-because-danger = Dann kann { $card } abgeworfen werden, und sie ist noch nützlich.
companion-because-danger-last = Dann kann { $card } abgeworfen werden, das letzte Exemplar.
companion-because-danger-some = Nützliche Karten anderer wären eher in Gefahr.
companion-because-loss = Diese Karte kann noch nützlich sein.
companion-because-loss-some = Das kann mehr kosten.
companion-because-costs-nothing = Eine nutzlose Karte abzuwerfen kostet nichts.
companion-because-token = Das ist jetzt keinen Hinweismarker wert. Übrige Marker: { $tokens }.
companion-because-token-gain = Ein Hinweismarker ist jetzt mehr wert.
companion-because-pace = Für einen Abwurf sind zu wenige Züge übrig.
companion-because-known = Das sagt wenig Neues.
companion-because-busy = Besser bekommt jemand den Hinweis, der noch keine Karte zu spielen hat.
companion-because-more = Das trifft mehr neue Karten als nötig.
companion-because-color = Das ist etwa gleich gut, aber ich gebe lieber Farbhinweise.
companion-because-next = Das ist etwa gleich gut, aber ich gebe Hinweise lieber an jemanden, der später dran ist.
companion-because-asks-less = Das ist etwa gleich gut, bittet aber um weniger.
companion-because-stomp = Das trifft eine Karte, die auch ohne Hinweis gespielt wird.
companion-because-warning = Die Person vor mir hat mich davor gewarnt, abzuwerfen.
companion-because-empty = Das trifft keine Karte und kostet einen Hinweismarker.
companion-because-choice = Dabei geht es um weniger Punkte.
companion-because-decline = Das bringt nichts.

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
why-points = { $whole },{ $tenths }
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
