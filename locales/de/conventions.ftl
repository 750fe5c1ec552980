# Die Konventionen, die ein Tisch vereinbart.

## Die Auswahl

conventions-title = Konventionen
conventions-about = Gefährten nutzen diese Konventionen vom ersten Zug an, soweit ihre Stufe sie kennt, und nehmen an, dass alle es tun. Alles andere lernen sie während der Partie. Andere Bots beachten die Konventionen nicht.
conventions-learn = Die Konventionen lernen
conventions-open = Findet sich beim Spielen
conventions-yes = Ja
conventions-no = Nein

## Was vereinbart werden kann, und wie es in einer Zeile heißt

conventions-finesses = Finessen
    .about = Ein Hinweis kann einen Spieler bitten, eine Karte ohne Hinweis zu spielen.
    .yes = Finessen
    .no = keine Finessen
conventions-bluffs = Bluffs
    .about = Ein Hinweis kann den nächsten Spieler eine Karte spielen lassen, die passt, aber nicht die ist, auf die der Hinweis wartet.
    .yes = Bluffs
    .no = keine Bluffs
conventions-ones = Mehrere Einsen
    .about = Welche von mehreren Einsen mit Hinweis zuerst gespielt wird.
    .pick-oldest = Die älteste zuerst
    .pick-newest = Die neueste zuerst
    .oldest = von mehreren Einsen die älteste zuerst
    .newest = von mehreren Einsen die neueste zuerst
conventions-color_saves = Retten mit Farbhinweisen
    .about = Auch ein Farbhinweis kann heißen: „Behalte diese Karte.“
    .yes = Retten mit Farbhinweisen
    .no = kein Retten mit Farbhinweisen
conventions-two_saves = Retten von Zweien
    .about = Auch Zweien werden gerettet, wenn kein anderes Exemplar zu sehen ist.
    .yes = Zweien werden gerettet
    .no = Zweien werden nicht gerettet
conventions-discards = Abwerfen
    .about = Welche der Karten ohne Hinweis zuerst abgeworfen wird.
    .pick-oldest = Die älteste zuerst
    .pick-newest = Die neueste zuerst
    .oldest = die älteste Karte ohne Hinweis wird zuerst abgeworfen
    .newest = die neueste Karte ohne Hinweis wird zuerst abgeworfen

## Was vereinbart ist

conventions-line = Konventionen: { $stated }
conventions-count = { $count ->
    [one] Konventionen: 1 vereinbart
   *[other] Konventionen: { $count } vereinbart
}
conventions-here = Die Konventionen dieses Tischs
