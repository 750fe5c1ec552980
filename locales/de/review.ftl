# Ein beendetes Spiel gemeinsam ansehen, und wie es sonst weitergegangen wäre.

## Gemeinsam

review-together = Besprechen
review-invited = Dieses Spiel wird nachbesprochen: { $names }.
review-come = Besprechen mit { $names }
review-leave = Nachbesprechung verlassen
review-room = Nachbesprechung
review-here = Hier: { $names }
review-me = { $name } (du)
review-you-lead = Du führst
review-leads = { $name } führt
review-nobody-leads = Niemand führt
review-at = { $text } · Schritt { $step }
review-at-branch = { $text } · Variante ab Schritt { $step }
review-return = Zurück zu { $name }
review-return-shown = Zurück zu dem, was gezeigt wird
review-take-lead = Führung übernehmen
review-give-lead = Führung abgeben an …
review-point = Auf Karten zeigen
review-pointed = Hierauf zeigt: { $names }.

## Laut gesagt

review-came = { $name } ist da.
review-went = { $name } ist gegangen.
review-leads-now = Jetzt führt { $name }.
review-you-lead-now = Jetzt führst du.
review-shows = { $name } zeigt Schritt { $step }.
review-points-at = { $name } zeigt auf { $cards }.
review-card = Karte { $slot } von { $name }

## Varianten

branch-here = Ab hier anders
branch-title = Variante ab Schritt { $step }
branch-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
branch-undo = Zurücknehmen
branch-redo = Wiederholen
branch-back = Zurück zum Spiel
branch-ask = Gefährten fragen
branch-advice = So würde { $name } handeln: { $deed }
branch-choose-card = { $name } ist am Zug: Wähle eine Karte aus dieser Hand, oder für einen Hinweis eine Karte der anderen.
branch-choose-own = { $name } ist am Zug: Wähle eine Karte aus dieser Hand. Kein Hinweis ist übrig.
branch-others = Andere Plätze
branch-nobody = Ich spiele sie
branch-thinks = { $name } denkt nach …
branch-goes-on = Weiter
branch-why = Warum { $name } so spielt
branch-eyes-of = Mit diesen Augen handelst du für { $name }. Wähle einen Bot für die anderen Plätze oder öffne alle Hände.
branch-eyes-none = Mit diesen Augen sieht niemand genug, um zu handeln. Öffne alle Hände.
branch-shown = { $name } zeigt diese Variante.
branch-over = Hier endet die Variante: { $points } / { $most }
branch-over-hidden = Hier endet die Variante.
