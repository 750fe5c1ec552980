# Was ein Tisch über die Konventionen sagt, nach denen er spielt.

## Die Auswahl

conventions-title = Konventionen
conventions-about = Was hier vereinbart ist, spielen Gefährten von der ersten Karte an, soweit ihre Stufe es kennt, und erwarten es von allen. Alles andere finden sie im Spiel heraus. Andere Bots beachten es nicht.
conventions-learn = Die Konventionen lernen
conventions-open = Wie es sich ergibt
conventions-yes = Ja
conventions-no = Nein

## Was vereinbart werden kann, und wie es in einer Zeile heißt

conventions-finesses = Finessen
    .about = Ein Hinweis kann jemanden bitten, eine Karte zu spielen, die kein Hinweis getroffen hat.
    .yes = Finessen
    .no = keine Finessen
conventions-bluffs = Bluffs
    .about = Wer als Nächstes dran ist, kann um eine Karte gebeten sein, die passt, obwohl es nicht die ist, auf die der Hinweis wartet.
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
    .yes = Retten auch mit Farbhinweisen
    .no = kein Retten mit Farbhinweisen
conventions-two_saves = Retten von Zweien
    .about = Auch Zweien sind zu behalten, wenn kein anderes Exemplar zu sehen ist.
    .yes = Zweien werden gerettet
    .no = Zweien werden nicht gerettet
conventions-discards = Abwerfen
    .about = Welche der Karten ohne Hinweis zuerst geht.
    .pick-oldest = Die älteste zuerst
    .pick-newest = Die neueste zuerst
    .oldest = die älteste Karte wird zuerst abgeworfen
    .newest = die neueste Karte wird zuerst abgeworfen

## Was vereinbart ist

conventions-line = Konventionen: { $stated }
conventions-count = { $count ->
    [one] Konventionen: 1 vereinbart
   *[other] Konventionen: { $count } vereinbart
}
conventions-here = Die Konventionen dieses Tischs
