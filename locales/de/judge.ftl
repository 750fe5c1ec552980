# Eine beendete Partie, beurteilt: kagiya review. Punkte und Chancen sind Texte mit Vorzeichen.

judge-title = { $title } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
judge-unfinished = Diese Partie wurde nicht beendet.
judge-stopped = Vorzeitig angehalten. Die Werte sind weniger genau.
judge-course = Erwartet zu Beginn: { $start }. Entscheidungen: { $decisions }. Glück: { $luck }. Ergebnis: { $result }.
judge-course-unfinished = Erwartet zu Beginn: { $start }. Entscheidungen: { $decisions }. Glück: { $luck }. Erwartet nach dem letzten Zug: { $result }.
judge-player = { $name }: Entscheidungen { $decisions }
judge-player-labels = hervorragend { $excellent }, gut { $fine }, Ungenauigkeiten { $inaccuracy }, Fehlentscheidungen { $mistake }, Patzer { $blunder }
judge-player-figures = ausgespielt { $plays }, Fehler { $strikes }, abgeworfen { $discards }, Hinweise { $clues }, letzte Exemplare verloren { $last }, Züge ohne Ausspielen trotz bekannter spielbarer Karte { $left } (davon Abwürfe { $discarded })
judge-figures = Die Partie
judge-efficiency = Effizienz: Karten { $cards }, Hinweise { $clues }, Karten je Hinweis { $done }
judge-efficiency-needed = Eine perfekte Partie: Karten { $needed }, Hinweise höchstens { $clues }, Karten je Hinweis mindestens { $rate }
judge-pace = Spielraum: { $first } zu Beginn, { $least } am tiefsten Punkt
judge-lost-cards = Fehler: { $strikes }. Verlorene letzte Exemplare: { $last }.
judge-misread = Zug { $turn }: { $giver } gab { $to } einen Hinweis. { $to } hielt { $card } für eine andere Karte und verlor sie in Zug { $lost }.
judge-bound = Bei offenen Karten
judge-bound-never = Wertung { $score } war nie möglich: { $why }.
judge-bound-turn = Wertung { $score } war bis Zug { $turn } ({ $name }) möglich. Danach: { $why }.
judge-bound-between = Wertung { $score } war nach Zug { $first } möglich und nach Zug { $turn } nicht mehr: { $why }.
judge-bound-until = Wertung { $score } war nach Zug { $turn } möglich. Später ist es offen.
judge-bound-after = Wertung { $score } war nach Zug { $turn } nicht möglich: { $why }. Davor ist es offen.
judge-bound-undecided = Ob Wertung { $score } möglich war, ist offen.
judge-why-maximum = so viele Punkte gibt es nicht
judge-why-game-over = die Partie war zu Ende
judge-why-lost-copies = alle Exemplare einer nötigen Karte waren verloren
judge-why-pace = für die fehlenden Karten blieben zu wenige Züge
judge-why-too-few-draws = es fehlten mehr Karten, als letzte Züge blieben
judge-why-too-deep = nötige Karten lagen zu tief im Stapel
judge-why-hand-space = die Hände hatten zu wenig Platz für Karten, die man behalten muss
judge-why-search = keine Folge von Aktionen erreicht sie
judge-missing = { $card } fehlt: { $copies }.
judge-copy-discarded = Karte { $depth } im Stapel, in Zug { $turn } abgeworfen
judge-copy-held = Karte { $depth } im Stapel, auf der Hand von { $name }
judge-copy-undrawn = Karte { $depth } im Stapel, nie gezogen
judge-moments = Die entscheidenden Momente
judge-no-moments = Kein einzelner Moment hat diese Partie entschieden.
judge-moment-decision = Zug { $turn }, { $name }: { $label }, Punkte { $points }, Chance auf eine perfekte Partie { $perfect } %
judge-moment-decision-points = Zug { $turn }, { $name }: { $label }, Punkte { $points }
judge-moment-excellent = Zug { $turn }, { $name }: hervorragend, jede andere Aktion wäre eine Fehlentscheidung
judge-moment-out-of-reach = Zug { $turn }, { $name }: Eine perfekte Partie ist nicht mehr erreichbar, Punkte { $points }
judge-moment-luck = Zug { $turn }, { $name }: Glück, Punkte { $points }
judge-done = Getan: { $told }
judge-better = Besser: { $told }
judge-better-play = { $name } spielt Karte { $slot }.
judge-better-discard = { $name } wirft Karte { $slot } ab.
judge-better-in = Besser in { $share } % von { $worlds } Welten. Am meisten bringt es mit Händen wie: { $hands }.
judge-why = Warum:
judge-labelled = Alle Ungenauigkeiten, Fehlentscheidungen und Patzer
judge-labelled-none = Keine Entscheidung war zweifelsfrei schlechter als eine andere.
judge-line = { $turn }. { $name }: { $told }
judge-line-better = { $label }, Punkte { $points }. Besser: { $told }
judge-label-excellent = hervorragend
judge-label-fine = gut
judge-label-inaccuracy = Ungenauigkeit
judge-label-mistake = Fehlentscheidung
judge-label-blunder = Patzer
judge-progress = Beurteilung, Schritt { $step } von { $steps }
judge-graph-title = Der Verlauf der Partie
judge-graph-points = erwartete Punkte
judge-graph-possible = mögliche Punkte
judge-graph-perfect = Chance auf eine perfekte Partie
judge-graph-pace = Spielraum
judge-graph-turn = Zug

## Auf der Seite der Wiederholung

judge-open = Beurteilung dieses Zuges
judge-turn = Zug { $turn }, { $name }: { $label }
judge-turn-plain = Zug { $turn }, { $name }
judge-kind-luck = Glück
judge-kind-out_of_reach = eine perfekte Partie ist nicht mehr erreichbar
judge-asks = Die Beurteilung wird angefordert …
judge-waits = Andere Beurteilungen sind vorher dran. Platz in der Schlange: { $place }
judge-runs = Beurteilung: { $share } %
judge-ready = Die Beurteilung ist fertig.
judge-lost = Die Beurteilung wurde nicht beendet.
judge-again = Noch einmal versuchen
judge-all = Alle Momente
judge-further =
    { $count ->
        [one] 1 weiterer Zug
       *[other] { $count } weitere Züge
    }
judge-legend-perfect = Chance auf eine perfekte Partie: { $value } %
judge-legend-possible = mögliche Punkte: { $value }
judge-legend-pace = Spielraum: { $value }
judge-points = Punkte { $points }
judge-worth = erwartete Punkte { $points }, Chance auf eine perfekte Partie { $perfect } %
judge-was-done = Getan
judge-was-better = Besser
judge-share = Besser in { $share } % von { $worlds } möglichen Welten.
judge-hands = Hände, mit denen es am meisten bringt
judge-reasons = Warum
judge-luck = Glück: Punkte { $points }
judge-others = Andere Aktionen
judge-why-done = Warum diese Aktion
judge-would = Was hättest du getan?
judge-would-say = { $name } würde das tun: { $told }
judge-no-reasons = Ein Gefährte kennt keinen Grund für diese Aktion.
judge-about = Jede Entscheidung wird danach beurteilt, was man wissen konnte. Ein Gefährte spielt in möglichen Welten weiter. Eure Konventionen kennt er vielleicht nicht.
judge-find = Finde den Zug
judge-find-ask = Hier war etwas Besseres möglich. Was würdest du tun?
judge-find-now = Finde etwas Besseres als in der Partie.
judge-show = Zeigen
judge-answer-best = Deine Antwort: { $told }. Das ist am besten, Punkte { $points }.
judge-answer-better = Deine Antwort: { $told }. Das ist besser als in der Partie, Punkte { $points }.
judge-answer-same = Deine Antwort: { $told }. Das hast du in der Partie getan.
judge-answer-worse = Deine Antwort: { $told }. Das ist nicht besser als in der Partie, Punkte { $points }.
judge-answer-unlisted = Deine Antwort: { $told }. Sie gehört nicht zu den besten.
