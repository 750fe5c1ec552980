# Die Wörter in den Bildern von docs/conventions.de.md. Sie müssen kurz sein: Ein Bild ist 404 breit.

picture-fireworks = Feuerwerke
picture-tokens = Hinweismarker
picture-discarded = Ablage
picture-deck = Stapel
picture-oldest = älteste
picture-newest = neueste
picture-chop = Abwurf
picture-focus = Fokus
picture-plays = spielt
picture-discards = wirft ab
picture-clue = { $giver } nennt { $to }: { $clue }
picture-play = { $name } spielt Karte { $slot }
picture-discard = { $name } wirft Karte { $slot } ab
picture-taken = { $name }s Karte { $slot } ist
picture-holds = { $name } hält, die älteste zuerst: { $cards }.
picture-or = { $one } oder { $other }

## Wie ein Hinweis gelesen wird.
picture-read-play = Spielhinweis
picture-read-save = Rettungshinweis
picture-read-play-or-save = Spielen oder retten
picture-read-fix = Berichtigung
picture-read-trash = Hinweis auf Nutzloses
picture-read-prompt = Abruf
picture-read-finesse = Finesse
picture-read-fill-in = sagt mehr
