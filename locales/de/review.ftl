# Eine beendete Partie gemeinsam ansehen, und Varianten.

## Gemeinsam

review-judge = Beurteilen
review-together = Besprechen
review-invited = Wird gerade besprochen: { $names }.
review-come = Besprechen mit { $names }
review-leave = Besprechung verlassen
review-room = Besprechung
review-here = Hier: { $names }
review-me = { $name } (du)
review-you-lead = Du führst
review-leads = { $name } führt
review-nobody-leads = Niemand führt
review-at = { $text } · Schritt { $step }
review-at-branch = { $text } · Variante ab Schritt { $step }
review-return = Zurück zu { $name }
review-return-shown = Zurück zum gezeigten Schritt
review-take-lead = Führung übernehmen
review-give-lead = Führung abgeben an …
review-point = Auf Karten zeigen
review-pointed = Darauf zeigt: { $names }.

## Laut gesagt

review-came = { $name } ist dazugekommen.
review-went = { $name } ist gegangen.
review-leads-now = Jetzt führt { $name }.
review-you-lead-now = Jetzt führst du.
review-shows = { $name } zeigt Schritt { $step }.
review-points-at = { $name } zeigt auf { $cards }.
review-card = Karte { $slot } von { $name }

## Varianten

branch-here = Variante beginnen
branch-title = Variante ab Schritt { $step }
branch-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
branch-undo = Rückgängig
branch-redo = Wiederholen
branch-back = Zurück zur Partie
branch-ask = Einen Gefährten fragen
branch-advice = Das würde { $name } tun: { $action }
branch-choose-card = { $name } ist am Zug: Wähle eine Karte aus dieser Hand, oder für einen Hinweis eine Karte eines Mitspielers.
branch-choose-own = { $name } ist am Zug: Wähle eine Karte aus dieser Hand. Kein Hinweismarker ist übrig.
branch-others = Andere Plätze
branch-nobody = Ich spiele sie
branch-thinks = { $name } denkt nach …
branch-goes-on = Weiter
branch-why = Warum { $name } das tut
branch-eyes-of = In dieser Ansicht handelst du für { $name }. Wähle einen Bot für die anderen Plätze oder zeig alle Hände.
branch-eyes-none = In dieser Ansicht kann niemand handeln. Zeig alle Hände.
branch-shown = { $name } zeigt diese Variante.
branch-over = Hier endet die Variante: { $points } / { $most }
branch-over-hidden = Hier endet die Variante.
branch-over-lost = Hier endet die Variante: verloren

## Partien aus Dateien

review-file-title = Partie öffnen
review-file-about = Spiel eine Partie von einem anderen Tisch nach, besprich sie mit anderen und spiel von jedem Zug aus weiter.
review-file-drop = Zieh eine Datei hierher
review-file-choose = Datei auswählen
review-file-text = Oder füge eine Partie oder einen Link ein
review-file-kinds = Eine Aufzeichnung von Kagiya, eine Partie von hanab.live (das JSON ihres Exports) oder ein Link von hanab.live mit „replay-json“. Ein Link, der nur eine Nummer hat, enthält die Partie nicht.
review-file-open = Öffnen
review-file-opening = Wird geöffnet …
review-file-too-large = Eine Spieldatei hat höchstens { $most } KB.
review-file-one = Öffne die Dateien einzeln.
review-file-unreadable = Diese Datei lässt sich nicht lesen.
review-file-list = Von dir geöffnete Partien
review-file-list-about = Nur du siehst diese Liste, und diese Partien zählen für niemanden. Jede wird { $days } Tage nach dem Öffnen gelöscht.
review-file-by = { $origin } · geöffnet am { $date }
review-file-delete = Löschen
review-file-delete-of = Die am { $date } geöffnete Partie löschen
review-file-from = Partie: { $origin }
review-file-kagiya = Aufzeichnung von Kagiya
review-file-hanab_live = hanab.live
