# Aufgaben. $target ist eine Punktzahl; $kept und $deals zählen Verteilungen der verdeckten Karten.

puzzle-title = Aufgaben
puzzle-about = Eine einzige Aktion erhält, was zu erhalten ist. Eine Suche hat es bewiesen. Finde sie.
puzzle-number = Aufgabe { $number }
puzzle-today = Die heutige Aufgabe
puzzle-all = Alle Aufgaben
puzzle-lost = Diese Aufgabe gibt es nicht.
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-endless = So viele du willst
puzzle-next = Nächste Aufgabe
puzzle-history = Deine Aufgaben
puzzle-none-yet = Auf diesem Gerät hast du noch keine Aufgabe beantwortet.
puzzle-streak = { $days ->
    [one] Du hast die Aufgabe des Tages { $days } Tag in Folge gelöst.
   *[other] Du hast die Aufgabe des Tages { $days } Tage in Folge gelöst.
}
puzzle-solved = { $right } von { $answered } gelöst
puzzle-mark-right = gelöst
puzzle-mark-wrong = nicht gelöst

puzzle-difficulty-any = Alle
puzzle-difficulty-easy = Leicht
puzzle-difficulty-medium = Mittel
puzzle-difficulty-hard = Schwer
puzzle-difficulty = Schwierigkeit

## Die Arten: der Name, der erste Tipp

puzzle-kind-play-or-wait = Spielen oder warten
    .hint = Zähle für jede deiner Karten, was sie sein kann. Zähle dann die übrigen Züge.
puzzle-kind-which-clue = Welcher Hinweis
    .hint = Frage bei jedem Hinweis: Kennt der Empfänger danach eine Karte, die sicher passt?
puzzle-kind-my-card = Welche Karte habe ich
    .hint = Liste die Karten auf, die die Hinweise zulassen, und zähle die Exemplare, die du siehst.
puzzle-kind-save-it = Rette sie
    .hint = Frage, was jeder Partner nach deiner Aktion tut. Wer wirft eine Karte ab, die gebraucht wird?
puzzle-kind-end-counted = Das Ende, abgezählt
    .hint = Zähle die übrigen Züge und die fehlenden Karten. Wer muss welche Karte spielen?
puzzle-kind-open-deck = Offener Stapel: gewinne
    .hint = Suche die Karten, die spät kommen. Wer sie zieht, braucht danach noch einen Zug.

## Die Frage

puzzle-ask-open = Nach deiner Aktion werden alle Hände und der Stapel für alle aufgedeckt. Welche Aktion hält ein Ergebnis von { $target } in den meisten Verteilungen erreichbar?
puzzle-ask-partners = Deine Partner gehen kein Risiko ein und kennen keine Konventionen. Welche Aktion hält ein Ergebnis von { $target } in den meisten Verteilungen erreichbar?
puzzle-ask-deck = Alle kennen alle Karten, auch die im Stapel. Welche Aktion hält ein Ergebnis von { $target } erreichbar?
puzzle-ask-card = Welche Karte ist deine Karte { $slot }?
puzzle-partners = Was Partner tun
    .about = Ein Partner spielt eine Karte, die sicher passt, den niedrigsten Rang zuerst. Hat er keine, gibt er einen Hinweis, wenn ein Hinweismarker da ist und ein Spieler ohne eine solche Karte dadurch eine bekommt. Sonst wirft er eine sicher nutzlose Karte ab, oder die älteste Karte ohne Hinweis. Wenn du wieder am Zug bist, werden alle Hände und der Stapel für alle aufgedeckt.
puzzle-deck = Der Stapel, nächste Karte zuerst
puzzle-choose-card = Wähle die Karte

## Tipps

puzzle-hint = Tipp
puzzle-hint-second = Zweiter Tipp
puzzle-hint-play = Die Antwort ist, eine Karte zu spielen.
puzzle-hint-discard = Die Antwort ist, eine Karte abzuwerfen.
puzzle-hint-clue = Die Antwort ist ein Hinweis.
puzzle-hint-clue-to = Die Antwort ist ein Hinweis an { $name }.
puzzle-hint-rank = Deine Karte ist eine { $rank }.

## Die Lösung

puzzle-right = Richtig!
puzzle-wrong = Das ist es nicht.
puzzle-show = Lösung zeigen
puzzle-answer = Die Antwort
puzzle-act-play = Karte { $slot } spielen
puzzle-act-discard = Karte { $slot } abwerfen
puzzle-act-clue = Hinweis „{ $clue }“ an { $name }
puzzle-act-any-clue = Irgendeinen Hinweis geben
puzzle-kept-all = Ein Ergebnis von { $target } bleibt erreichbar, wie auch immer die verdeckten Karten liegen.
puzzle-kept-open = Ein Ergebnis von { $target } bleibt erreichbar.
puzzle-kept = Verteilungen, die zu dem passen, was du siehst: { $deals }. In { $kept } davon bleibt ein Ergebnis von { $target } erreichbar.
puzzle-others = Die anderen Aktionen
puzzle-other-none = In keiner Verteilung erreichbar.
puzzle-other-some = Verteilungen, in denen es erreichbar bleibt: { $kept } von { $deals }.
puzzle-reason-game_over = Die Runde endet mit weniger Punkten.
puzzle-reason-lost_copies = Das letzte Exemplar einer Karte ist verloren.
puzzle-reason-pace = Für die fehlenden Karten bleiben zu wenige Züge.
puzzle-reason-too_few_draws = Die Schlussrunde hat zu wenige Züge für die fehlenden Karten.
puzzle-reason-too_deep = Eine Karte kommt zu spät oder zum falschen Spieler.
puzzle-reason-hand_space = Die Hände können nicht alle Karten halten, die gebraucht werden.
puzzle-reason-search = Keine Zugfolge erreicht es.
puzzle-line = So kann es weitergehen
puzzle-step-play = { $name } spielt { $card }.
    .you = Du spielst { $card }.
puzzle-step-misplay = { $name } spielt { $card }; die Karte passt nicht.
    .you = Du spielst { $card }; die Karte passt nicht.
puzzle-step-discard = { $name } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
puzzle-step-clue = { $name } gibt { $to } den Hinweis „{ $clue }“.
    .you = Du gibst { $to } den Hinweis „{ $clue }“.
puzzle-to-you = dir
puzzle-card-is = Es ist { $card }.
puzzle-seen = Du siehst alle Exemplare von { $cards }.
puzzle-elsewhere = Deine anderen Karten brauchen die Exemplare von { $cards }.
puzzle-found-by = { $count ->
    [0] Kein Gefährte findet sie.
    [one] Gefährte { $levels } findet sie.
   *[other] Die Gefährten { $levels } finden sie.
}
puzzle-people = Von 1000 erfahrenen Spielern würden { $share } sie wählen, nach dem Modell ihrer Gewohnheiten.
puzzle-share = Teilen
puzzle-copied = Link kopiert
puzzle-share-text = Kagiya, Aufgabe { $number }: { $kind }

## Konventionen

puzzle-kind-convention = Konvention
    .hint = Denk an die Konvention der Lektion: Wer wurde um was gebeten, und wer tut als Nächstes was?
puzzle-ask-convention = Deine Mitspieler spielen wie { $companion }. Welchen Zug verlangt die Konvention?
puzzle-before = Vor deinem Zug:
puzzle-in-conventions = Aufgaben zu Konventionen
    .about = Sie gehören zu Lektionen, und die Mitspieler sind Gefährten.
puzzle-mean = In { $deals ->
    [one] einer Verteilung, in der
   *[other] { $deals } Verteilungen, in denen
} Gefährten wie gezeigt handeln, kommst du im Mittel auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
puzzle-less = Im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger (± { $error }).
puzzle-lesson-chop = Abwurfkarte
puzzle-lesson-focus = Fokus
puzzle-lesson-saves = Rettung
puzzle-lesson-good-touch = Guter Treffer
puzzle-lesson-prompt = Abruf
puzzle-lesson-finesse = Finesse
puzzle-lesson-bluff = Bluff
puzzle-lesson-the-end = Das Ende
puzzle-why-chop = Die Abwurfkarte: Hast du nichts Besseres zu tun, wirf die älteste Karte ohne Hinweis ab. Deine Mitspieler haben sie gesehen und nicht gerettet.
puzzle-why-focus = Der Fokus: Ein Hinweis meint die Abwurfkarte, wenn er sie trifft, sonst die neueste Karte, die keinen Hinweis hatte. Diese Karte passt.
puzzle-why-saves = Eine Rettung: Der nächste Spieler würde eine Karte abwerfen, die nicht verloren gehen darf. Der Hinweis sagt: Behalte sie.
puzzle-why-good-touch = Ein guter Treffer: Markierte Karten sind nützlich und verschieden. Was diese Karte dann auch ist, sie passt.
puzzle-why-prompt = Ein Abruf: Der Hinweis meint eine Karte, die noch nicht passt. Deine markierte Karte kann die fehlende sein.
puzzle-why-finesse = Eine Finesse: Der Hinweis meint eine Karte, die noch nicht passt, und keine markierte kann die fehlende sein. Es ist deine neueste Karte ohne Hinweis.
puzzle-why-bluff = Ein Bluff: Du bist direkt nach dem Hinweisgeber dran. Deine neueste Karte ohne Hinweis ist die fehlende oder eine andere, die passt.
puzzle-why-the-end = Das Ende, gezählt: Wenige Züge sind übrig, und dieser lässt die meisten Punkte erreichbar.
