# Die ganze Spielregel eines beliebigen Tisches, zum Vorlesen für die Person, die das Spiel erklärt.
# Kennungen: rulebook-ABSCHNITT ist eine Überschrift, rulebook-ABSCHNITT-… ein Absatz, rulebook-ruling-N eine Wahl zwischen den Dokumenten.
# Zahlen sind immer Werte, die aus den Optionen folgen: In keinem Text steht eine Ziffer oder ein Zahlwort über eins.

## Das Ziel

rulebook-goal = Worum es geht
rulebook-goal-team = Hanabi spielt ihr miteinander, nicht gegeneinander. Ihr seid Meister der Feuerwerkskunst, und kurz vor einer großen Vorstellung hat jemand Pulver, Lunten und Raketen durcheinandergebracht. Als Team versucht ihr nun, { $fireworks ->
    [one] ein Feuerwerk
   *[other] { $fireworks } Feuerwerke
} in den Himmel zu schicken: { $suits }.
rulebook-goal-series = Ein Feuerwerk ist eine Reihe von Karten einer Farbe in der richtigen Reihenfolge, jeder Wert genau einmal: { $order }.
rulebook-goal-series-any = Ein Feuerwerk ist eine Reihe von Karten einer Farbe, jede Zahl einmal: { $order }, von einer beliebigen an, und nach der letzten kommt die erste. Die Zahl einer Karte heißt ihr Wert.
rulebook-goal-series-either = Ein Feuerwerk ist eine Reihe von Karten einer Farbe: { $order }, oder dieselbe Reihe rückwärts. Statt der ersten Karte darf die Karte START liegen. Die Zahl einer Karte heißt ihr Wert.
rulebook-goal-series-up = Ein Feuerwerk ist eine Reihe von Karten einer Farbe in der richtigen Reihenfolge, jeder Wert genau einmal. Bei { $suits } ist die Reihenfolge { $order }.
rulebook-goal-series-down = Bei { $suits } ist die Reihenfolge umgekehrt: { $order }.
rulebook-goal-hidden = Der Haken dabei: Ihr seht die Karten aller anderen, nur die eigenen nicht. Was ihr auf der Hand habt, erfahrt ihr allein aus den Hinweisen der anderen, und Hinweise sind knapp.
rulebook-goal-hidden-no-tokens = Der Haken dabei: Ihr seht die Karten aller anderen, nur die eigenen nicht, und an diesem Tisch gibt es keine Marker, mit denen ihr Hinweise bezahlen könntet.
rulebook-goal-points = Je mehr Karten am Ende richtig liegen, desto schöner die Vorstellung. Zusammen könnt ihr höchstens { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
} erreichen.
rulebook-goal-perfect = Ihr spielt um alles: Nur wenn sämtliche Feuerwerke vollendet sind, habt ihr gewonnen. Fehlt auch nur eine Karte, habt ihr verloren.

## Das Material

rulebook-material = Was ihr braucht
rulebook-material-cards = { $cards ->
    [one] Ein Kartensatz mit { $cards } Karte. Sie
   *[other] Ein Kartensatz mit { $cards } Karten. Jede Karte
} zeigt eine Farbe und einen Wert.
rulebook-material-suits = { $count ->
    [one] Die einzige Grundfarbe ist { $suits }. Sie hat
   *[other] Die { $count } Grundfarben sind { $suits }. Jede hat
} { $cards ->
    [one] { $cards } Karte, mit dem Wert { $ranks }
   *[other] { $cards } Karten, mit den Werten { $ranks }
}.
rulebook-material-copies = Manche Karten gibt es also mehrfach, andere nur ein einziges Mal.
rulebook-material-start = Außerdem hat jede Farbe eine Karte, auf der statt einer Zahl das Wort START steht.
rulebook-material-rest = Was sonst noch in eurer Schachtel ist, bleibt darin.
rulebook-material-special = { $cards ->
    [one] { $cards } Karte davon, in { $suits }, ist besonders.
   *[other] { $cards } Karten davon, in { $suits }, sind besonders.
} Was für sie anders ist, folgt weiter unten.
rulebook-material-tokens = { $tokens ->
    [0] Hinweismarker gibt es nicht.
    [one] { $tokens } Hinweismarker. Mit ihm bezahlt ihr einen Hinweis, und ihr könnt ihn zurückgewinnen.
   *[other] { $tokens } Hinweismarker. Mit ihnen bezahlt ihr Hinweise, und ihr könnt sie zurückgewinnen.
}
    .abacus = { $tokens ->
        [0] Hinweisplättchen gibt es nicht.
        [one] { $tokens } Hinweisplättchen. Mit ihm bezahlt ihr einen Hinweis, und ihr könnt es zurückgewinnen.
       *[other] { $tokens } Hinweisplättchen, auf einer Seite weiß, auf der anderen schwarz. Mit ihnen bezahlt ihr Hinweise, und ihr könnt sie zurückgewinnen.
    }
rulebook-material-tokens-most = Mehr Hinweismarker als zu Beginn werden es nie.
    .abacus = Mehr Hinweisplättchen als zu Beginn werden es nie.
rulebook-material-strikes = { $strikes ->
    [one] { $strikes } Fehlermarker für euren einzigen Fehler.
   *[other] { $strikes } Fehlermarker, mit denen ihr eure Fehler zählt.
}
    .abacus = { $strikes ->
        [one] { $strikes } Gewitterplättchen: Sein Blitz zählt euren Fehler.
       *[other] { $strikes } Gewitterplättchen: Ihre Blitze zählen eure Fehler.
    }
rulebook-material-tiles = { $tiles } Bonusplättchen, jedes mit einer eigenen Wirkung.

## Besondere Farben

rulebook-suits = Die besonderen Karten
rulebook-suits-cards = { $suit }: { $cards ->
    [one] { $cards } Karte, mit dem Wert { $ranks }.
   *[other] { $cards } Karten, mit den Werten { $ranks }.
}
rulebook-suits-up = Diese Karten bilden neben den anderen ein eigenes Feuerwerk, in dieser Reihenfolge: { $order }.
rulebook-suits-down = Diese Karten bilden neben den anderen ein eigenes Feuerwerk, aber rückwärts, in dieser Reihenfolge: { $order }.
rulebook-suits-joker = Diese Karten sind Joker. Sie haben kein eigenes Feuerwerk. Ein Joker darf an jedes Feuerwerk, das als Nächstes seinen Wert braucht, und ersetzt dort die fehlende Karte. Passt dein Joker an mehrere, wählst du eines.
rulebook-suits-own = Das ist eine Farbe wie die anderen. Ein Hinweis darf sie nennen, und ein Hinweis auf eine andere Farbe trifft sie nicht.
rulebook-suits-all = In Hinweisen gelten diese Karten als jede Farbe zugleich. Jeder Farbhinweis trifft sie, also musst du bei einem Farbhinweis auch auf sie zeigen. Niemand darf diese Farbe nennen.
rulebook-suits-not-wild = Auf dem Tisch ersetzen diese Karten nichts. Sie gehören an ihr eigenes Feuerwerk und an kein anderes.
rulebook-suits-no-color = Diese Karten haben keine Farbe. Kein Farbhinweis trifft sie, und niemand darf sie nennen; nur ein Werthinweis verrät etwas über sie.
rulebook-suits-some-colors = In Hinweisen gelten diese Karten als jede dieser Farben: { $colors }.
rulebook-suits-color-by-rank = Welcher Farbhinweis eine dieser Karten trifft, hängt von ihrem Wert ab. Vom niedrigsten Wert an wechseln sich die Farben ab.
rulebook-suits-start-color = Ihre Karte START trifft die letzte Farbe.
rulebook-suits-rank-all = Jeder Werthinweis trifft diese Karten, gleich welchen Wert sie haben.
rulebook-suits-inverted = Bei diesen Karten sind Spielen und Abwerfen vertauscht. Spielst du eine, kommt sie in die Ablage, und ihr bekommt wie beim Abwerfen einen Hinweismarker zurück. Wirfst du eine ab, gilt sie als gespielt: Sie kommt an ihr Feuerwerk, oder es ist ein Fehler, wenn sie nicht passt. Abwerfen ist deshalb jederzeit erlaubt.
rulebook-suits-rank-none = Kein Werthinweis trifft diese Karten.

## Die Vorbereitung

rulebook-setup = Die Vorbereitung
rulebook-setup-shuffle = Mischt alle Karten verdeckt und teilt an alle eine Hand aus.
rulebook-setup-hand = Bei { $players } Spielern: { $cards ->
    [one] je { $cards } Karte
   *[other] je { $cards } Karten
}.
rulebook-setup-here = An diesem Tisch: { $players } Spieler mit je { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, zusammen { $dealt } Karten. { $left ->
    [0] Es bleibt keine Karte übrig, also gibt es keinen Nachziehstapel.
    [one] { $left } Karte bleibt übrig und liegt verdeckt als Nachziehstapel auf dem Tisch.
   *[other] { $left } Karten bleiben übrig und liegen verdeckt als Nachziehstapel auf dem Tisch.
}
rulebook-setup-hold = Wichtig: Seht eure Karten nicht an. Nehmt sie so auf, dass die Rückseiten zu euch zeigen: Alle anderen sehen die Vorderseiten, ihr selbst seht sie nie. Niemand darf eine eigene Karte ansehen, bevor sie die Hand verlassen hat.
rulebook-setup-honor = Das seid ihr eurer Ehre als Meister der Feuerwerkskunst schuldig.
rulebook-setup-tokens = { $tokens ->
    [0] Hinweismarker werden keine ausgelegt.
    [one] Legt den Hinweismarker so hin, dass alle ihn erreichen.
   *[other] Legt die { $tokens } Hinweismarker so hin, dass alle sie erreichen. Zu Beginn sind alle verfügbar.
}
    .abacus = { $tokens ->
        [0] Hinweisplättchen werden keine ausgelegt.
        [one] Legt das Hinweisplättchen mit der weißen Seite nach oben aus.
       *[other] Legt die { $tokens } Hinweisplättchen mit der weißen Seite nach oben aus. Zu Beginn sind alle verfügbar.
    }
rulebook-setup-strikes = { $strikes ->
    [one] Legt den Fehlermarker gut sichtbar auf den Tisch. Noch ist kein Fehler gemacht.
   *[other] Legt die { $strikes } Fehlermarker gut sichtbar auf den Tisch. Noch ist kein Fehler gemacht.
}
    .abacus = { $strikes ->
        [one] Legt das Gewitterplättchen mit dem Blitz nach unten aus.
       *[other] Legt die { $strikes } Gewitterplättchen mit dem Blitz nach unten aus.
    }
rulebook-setup-tiles = Mischt die { $tiles } Bonusplättchen verdeckt und legt sie neben den Nachziehstapel.

## Wer beginnt

rulebook-first = Wer beginnt
rulebook-first-random = Das Los entscheidet, wer den ersten Zug hat.
rulebook-first-colorful = Die Person mit der buntesten Kleidung hat den ersten Zug. Der Tisch entscheidet, wer das ist.
rulebook-first-oldest = Die älteste Person legt die Marker aus und hat den ersten Zug.
rulebook-first-seat = Platz { $seat } hat den ersten Zug.

## Ein Zug

rulebook-turn = Ein Zug
rulebook-turn-order = Ihr kommt reihum im Uhrzeigersinn dran.
rulebook-turn-one-action = Bist du am Zug, tust du genau eines: Du gibst einen Hinweis, wirfst eine Karte ab oder spielst eine Karte. Passen ist nicht erlaubt, und mehr als eine Aktion auch nicht.
rulebook-turn-only-play = Bist du am Zug, spielst du genau eine Karte. Ohne Hinweismarker kannst du weder einen Hinweis geben noch abwerfen, und Passen ist nicht erlaubt.
rulebook-turn-final = Getan ist getan: Eine Karte, die deine Hand verlassen hat, kommt nicht zurück.

## Hinweise

rulebook-clue = Einen Hinweis geben
rulebook-clue-cost = Ein Hinweis kostet einen Hinweismarker; legt ihn als verbraucht zur Seite.
    .abacus = Ein Hinweis kostet ein Hinweisplättchen: Dreht es von der weißen auf die schwarze Seite.
rulebook-clue-none-left = Solange kein Marker verfügbar ist, kannst du keinen Hinweis geben und musst etwas anderes tun.
    .abacus = Solange kein Hinweisplättchen die weiße Seite zeigt, kannst du keinen Hinweis geben und musst etwas anderes tun.
rulebook-clue-no-tokens = An diesem Tisch gibt es keine Hinweismarker, also kann niemand als Zug einen Hinweis geben.
rulebook-clue-content = Such dir eine andere Person aus und sag ihr etwas über ihre Hand: entweder eine Farbe oder einen Wert, nie das eine zusammen mit dem anderen. Dir selbst kannst du keinen Hinweis geben.
rulebook-clue-colors = { $count ->
    [one] Die einzige Farbe, die genannt werden darf, ist { $colors }.
   *[other] Genannt werden dürfen diese Farben: { $colors }.
}
rulebook-clue-no-colors = In dieser Partie darf keine Farbe genannt werden: Es gibt nur Werthinweise.
rulebook-clue-no-ranks = In dieser Partie darf kein Wert genannt werden: Es gibt nur Farbhinweise.
rulebook-clue-ranks = { $count ->
    [one] Der einzige Wert, der genannt werden darf, ist { $ranks }.
   *[other] Genannt werden dürfen diese Werte: { $ranks }.
}
rulebook-clue-never = Diese Farben dürfen nie genannt werden: { $suits }.
rulebook-clue-never-none = Auch um zu sagen, dass jemand nichts davon hat, darfst du sie nicht nennen, ebenso wenig eine Farbe, die nicht im Spiel ist.
rulebook-clue-complete = Ein Hinweis muss wahr und vollständig sein. Zeig auf alle Karten dieser Hand, auf die er zutrifft. Du darfst keine auslassen.
rulebook-clue-together = Zeig auf alle diese Karten zugleich, ohne eine zu betonen.
rulebook-clue-example = Zum Beispiel: „Diese Karte und diese Karte haben die Farbe { $color }.“ Oder: „Diese Karte ist eine { $rank }.“
rulebook-clue-example-rank = Zum Beispiel: „Diese Karte und diese Karte haben den Wert { $rank }.“
rulebook-clue-example-color = Zum Beispiel: „Diese Karte und diese Karte haben die Farbe { $color }.“
rulebook-clue-empty = Du darfst auch sagen, was jemand nicht hat, zum Beispiel: „Du hast keine Karte der Farbe { $color }.“ Oder: „Du hast keine { $rank }.“ Ein solcher Hinweis zeigt auf keine Karte.
rulebook-clue-empty-rank = Du darfst auch sagen, was jemand nicht hat, zum Beispiel: „Du hast keine { $rank }.“ Ein solcher Hinweis zeigt auf keine Karte.
rulebook-clue-empty-color = Du darfst auch sagen, was jemand nicht hat, zum Beispiel: „Du hast keine Karte der Farbe { $color }.“ Ein solcher Hinweis zeigt auf keine Karte.
rulebook-clue-empty-any = Du darfst auch einen Hinweis geben, der auf keine Karte zutrifft. Ein solcher Hinweis zeigt auf keine Karte.
rulebook-clue-empty-cost = Ein leerer Hinweis kostet einen Marker wie jeder andere.
rulebook-clue-not-empty = Ein Hinweis muss auf mindestens eine Karte zutreffen. „Du hast keine { $rank }“ darfst du nicht sagen, denn dann gäbe es nichts, worauf du zeigen könntest.
rulebook-clue-not-empty-any = Ein Hinweis muss auf mindestens eine Karte zutreffen, wenn die Sonderregeln dieses Tisches nichts anderes sagen.
rulebook-clue-all-touched = Jede Farbe trifft diese Karten: { $suits }. Hat jemand eine davon auf der Hand, kann dort also kein Farbhinweis leer sein: Du musst auf sie zeigen, egal welche Farbe du nennst.
rulebook-clue-no-cards = Eine Person ohne Karten kann keinen Hinweis bekommen.
rulebook-clue-again = Du darfst einen Hinweis wiederholen.
rulebook-clue-finished = Du darfst eine Farbe nennen, deren Feuerwerk vollendet ist.
rulebook-clue-finished-or-dead = Du darfst eine Farbe nennen, deren Feuerwerk vollendet ist oder nicht mehr vollendet werden kann.

## Abwerfen

rulebook-discard = Eine Karte abwerfen
rulebook-discard-how = Such dir eine Karte aus deiner Hand aus und leg sie auf die Ablage. Ihr bekommt einen verbrauchten Hinweismarker zurück. Dann zieh eine neue Karte vom Stapel.
    .abacus = Such dir eine Karte aus deiner Hand aus und leg sie auf die Ablage. Dreht ein Hinweisplättchen auf die weiße Seite zurück. Dann zieh eine neue Karte vom Stapel.
rulebook-discard-face = Die abgeworfene Karte liegt offen. Sieh sie vorher nicht an, und sieh auch die Vorderseite der gezogenen Karte nicht an.
rulebook-discard-limit = { $tokens ->
    [one] Solange der Hinweismarker verfügbar ist, darf niemand abwerfen, denn es gibt nichts zurückzugewinnen. Tu etwas anderes.
   *[other] Solange alle { $tokens } Hinweismarker verfügbar sind, darf niemand abwerfen, denn es gibt nichts zurückzugewinnen. Tu etwas anderes.
}
    .abacus = { $tokens ->
        [one] Solange das Hinweisplättchen die weiße Seite zeigt, darf niemand abwerfen. Tu etwas anderes.
       *[other] Solange alle { $tokens } Hinweisplättchen die weiße Seite zeigen, darf niemand abwerfen. Tu etwas anderes.
    }
rulebook-discard-never = Ohne Hinweismarker gibt es nichts zurückzugewinnen, also darf niemand als Zug abwerfen.
rulebook-discard-pile = Die Ablage liegt offen. Alle dürfen sie jederzeit durchsehen.
rulebook-discard-out = Eine abgeworfene Karte ist aus dem Spiel.
rulebook-needed-lose = Vorsicht: Wird das letzte Exemplar einer Karte, die ein Feuerwerk noch braucht, abgeworfen oder falsch gespielt, ist die Partie sofort zu Ende und verloren.
rulebook-needed-no-tile = Kein Bonusplättchen kann das retten: Die Partie ist verloren, sobald die Karte auf der Ablage liegt.
rulebook-needed-joker = Geht das letzte Exemplar einer noch nötigen Karte verloren, kann nur noch ein Joker mit ihrem Wert sie ersetzen. Die Partie geht weiter.
rulebook-needed-perfect = Geht das letzte Exemplar einer noch nötigen Karte verloren, könnt ihr nicht mehr gewinnen, aber die Partie ist deshalb nicht zu Ende.
rulebook-needed-score = Geht das letzte Exemplar einer noch nötigen Karte verloren, endet ihr Feuerwerk bei der Karte davor. Die Partie geht weiter.
rulebook-needed-tile = Nur ein Bonusplättchen kann eine solche Karte zurückbringen.

## Spielen

rulebook-play = Eine Karte spielen
rulebook-play-how = Nimm eine Karte aus deiner Hand und leg sie offen auf den Tisch.
rulebook-play-unknown = Du musst nicht wissen, welche Karte es ist, und auch nicht sagen, für welches Feuerwerk du sie meinst.
rulebook-play-fits = Die Karte passt, wenn sie die nächste ihres Feuerwerks ist.
rulebook-play-up = { $count ->
    [one] Dieses Feuerwerk wird
   *[other] Diese Feuerwerke werden
} in der Reihenfolge { $order } gebaut: { $suits }.
rulebook-play-down = { $count ->
    [one] Dieses Feuerwerk wird
   *[other] Diese Feuerwerke werden
} rückwärts gebaut, in der Reihenfolge { $order }: { $suits }.
rulebook-play-any = Ein Feuerwerk darf mit jedem Wert beginnen, mit dem noch kein anderes begonnen hat. Nach { $last } kommt { $first }.
rulebook-play-either = Ein Feuerwerk darf mit { $first }, mit { $last } oder mit START beginnen. Von { $first } geht es aufwärts bis { $last }, von { $last } abwärts bis { $first }. Nach START entscheidet eine { $low } oder eine { $high }, in welche Richtung es geht.
rulebook-play-once = Jede Farbe hat nur ein Feuerwerk, und jeder Wert liegt dort nur einmal. Eine Karte, die passt, kommt an ihr Feuerwerk oder beginnt es.
rulebook-play-joker = Ein Joker passt, wenn irgendein Feuerwerk als Nächstes seinen Wert braucht. Brauchen ihn mehrere, wählst du eines.
rulebook-play-misfit = Passt die Karte nicht, kommt sie auf die Ablage, und das Team hat einen Fehler gemacht.
    .abacus = Passt die Karte nicht, kommt sie auf die Ablage. Die Götter sind erzürnt und senden einen Blitz vom Himmel: Dreht ein Gewitterplättchen auf die Seite mit dem Blitz.
rulebook-play-misfit-no-token = Eine Karte, die so auf die Ablage kommt, bringt keinen Hinweismarker zurück.
    .abacus = Eine Karte, die so auf die Ablage kommt, bringt kein Hinweisplättchen zurück.
rulebook-play-draw = In jedem Fall ziehst du danach eine neue Karte, ohne ihre Vorderseite anzusehen, solange der Stapel noch eine hat.
rulebook-play-deck = Liegt nur noch eine einzige Karte im Nachziehstapel, darfst du diese ungesehen spielen statt einer aus deiner Hand. Dann ziehst du dafür keine neue.

## Ansagen

rulebook-announce = Ansagen, was man spielt
rulebook-announce-may = Bevor du die Karte zeigst, die du spielst, darfst du ansagen, für welches Feuerwerk sie ist. Das entscheidest du jedes Mal neu. Eine Ansage kostet nichts und ist kein Hinweis.
rulebook-announce-right = Stimmt die Ansage und passt die Karte, wird sie wie sonst angelegt, und ein Hinweismarker kommt zurück. Vollendet sie außerdem ihr Feuerwerk, gibt es auch die Belohnung dafür. Sind schon alle Marker verfügbar, verfällt der zurückgewonnene.
rulebook-announce-right-no-token = Stimmt die Ansage und passt die Karte, wird sie wie sonst angelegt. Marker zum Zurückgewinnen gibt es an diesem Tisch nicht.
rulebook-announce-misfit = Stimmt die angesagte Farbe, passt die Karte aber nicht, ist es ein gewöhnlicher Fehler: Die Karte wird abgeworfen.
rulebook-announce-wrong = Stimmt die angesagte Farbe nicht, wird die Karte abgeworfen und es ist ein Fehler, selbst wenn sie gepasst hätte.
rulebook-announce-special = Bei diesen Karten sagt ihr die eigene Farbe an, auch wenn kein Hinweis sie nennen darf: { $suits }.

## Fehler

rulebook-strike = Fehler
rulebook-strike-each = Jede gespielte Karte, die nicht passt, ist ein Fehler. Zählt ihn mit einem Fehlermarker.
    .abacus = Jede gespielte Karte, die nicht passt, erzürnt die Götter. Dreht dafür ein Gewitterplättchen auf die Seite mit dem Blitz.
rulebook-strike-lost = { $strikes ->
    [one] Schon ein einziger Fehler beendet die Partie sofort, und sie ist verloren.
   *[other] Habt ihr { $strikes } Fehler gemacht, ist die Partie sofort zu Ende und verloren.
}
    .abacus = { $strikes ->
        [one] Schon das erste Gewitterplättchen bringt den Sturm. Er macht dem Feuerwerk ein Ende: Die Partie ist sofort zu Ende und verloren.
       *[other] Zeigen { $strikes } Gewitterplättchen ihren Blitz, bricht der Sturm los. Er macht dem Feuerwerk ein Ende: Die Partie ist sofort zu Ende und verloren.
    }
rulebook-strike-zero = { $strikes ->
    [one] Schon ein einziger Fehler beendet die Partie sofort. Ihr bekommt keinen Punkt, was auch immer auf dem Tisch liegt.
   *[other] Habt ihr { $strikes } Fehler gemacht, ist die Partie sofort zu Ende. Ihr bekommt keinen Punkt, was auch immer auf dem Tisch liegt.
}
    .abacus = { $strikes ->
        [one] Schon das erste Gewitterplättchen bringt den Sturm. Er macht dem Feuerwerk ein Ende: Die Partie ist sofort zu Ende. Ihr bekommt keinen Punkt, was auch immer auf dem Tisch liegt.
       *[other] Zeigen { $strikes } Gewitterplättchen ihren Blitz, bricht der Sturm los. Er macht dem Feuerwerk ein Ende: Die Partie ist sofort zu Ende. Ihr bekommt keinen Punkt, was auch immer auf dem Tisch liegt.
    }
rulebook-strike-keep = { $strikes ->
    [one] Schon ein einziger Fehler beendet die Partie sofort. Die Feuerwerke zählen trotzdem so, wie sie liegen.
   *[other] Habt ihr { $strikes } Fehler gemacht, ist die Partie sofort zu Ende. Die Feuerwerke zählen trotzdem so, wie sie liegen.
}
rulebook-strike-at-once = Nach dem Fehler, der die Partie beendet, zieht und handelt niemand mehr.
    .abacus = Nach dem Blitz, der die Partie beendet, zieht und handelt niemand mehr.

## Die Belohnung für ein Feuerwerk

rulebook-bonus = Die Belohnung für ein Feuerwerk
rulebook-bonus-token = Vollendest du ein Feuerwerk, spielst du also seine letzte Karte, die { $last }, gewinnt das Team einen Hinweismarker zurück.
    .abacus = Vollendest du ein Feuerwerk, spielst du also seine letzte Karte, die { $last }, dreht das Team ein Hinweisplättchen auf die weiße Seite zurück.
rulebook-bonus-token-any = Vollendest du ein Feuerwerk, spielst du also seine letzte Karte, gewinnt das Team einen Hinweismarker zurück.
rulebook-bonus-free = Für diese Belohnung musst du nichts abwerfen.
rulebook-bonus-lost = Sind alle Hinweismarker verfügbar, verfällt die Belohnung.
    .abacus = Zeigen alle Hinweisplättchen die weiße Seite, verfällt die Belohnung.
rulebook-bonus-tile = Vollendest du ein Feuerwerk mit seiner letzten Karte, der { $last }, bekommt ihr dafür keinen Hinweismarker, sondern du deckst ein Bonusplättchen auf.
rulebook-bonus-nothing = Ein vollendetes Feuerwerk bringt an diesem Tisch sonst nichts ein, denn es gibt keine Hinweismarker zurückzugewinnen.
rulebook-bonus-hidden = Ein vollendetes Feuerwerk bringt an diesem Tisch sonst nichts ein, damit niemand davon erfährt.
rulebook-bonus-down-token = Bei { $suits } ist die letzte Karte die { $last }. Ein solches Feuerwerk zu vollenden bringt einen Hinweismarker zurück, wenn nicht schon alle verfügbar sind.
rulebook-bonus-down-nothing = Bei { $suits } ist die letzte Karte die { $last }. Ein solches Feuerwerk zu vollenden bringt an diesem Tisch nichts ein, denn es gibt keine Hinweismarker.
rulebook-bonus-down-tile = Bei { $suits } ist die letzte Karte die { $last }. Auch wenn du ein solches Feuerwerk vollendest, deckst du ein Bonusplättchen auf.
rulebook-bonus-last = { $fireworks ->
    [one] Ist das einzige Feuerwerk vollendet, habt ihr sofort gewonnen. Dafür wird also kein Plättchen aufgedeckt.
   *[other] Ist das letzte der { $fireworks } Feuerwerke vollendet, habt ihr sofort gewonnen. Dafür wird also kein Plättchen aufgedeckt.
}

## Die Bonusplättchen

rulebook-tile = Die Bonusplättchen
rulebook-tile-how = Deck zufällig eines der verdeckten Plättchen auf und tu, was es sagt. Leg das Plättchen weg, es kommt nicht wieder. Erst dann ziehst du deine neue Karte.
rulebook-tile-token = Plättchen { $tile }, „{ $name }“: Ein Hinweismarker kommt zurück. Fehlt keiner, geschieht nichts.
rulebook-tile-token-idle = Plättchen { $tile }, „{ $name }“: An diesem Tisch hat es keine Wirkung, denn es gibt keine Hinweismarker.
rulebook-tile-strike = Plättchen { $tile }, „{ $name }“: Ein Fehler wird zurückgenommen, und ein Hinweismarker kommt zurück. Den Marker gibt es auch, wenn ihr noch keinen Fehler gemacht habt; fehlt keiner, wird nur der Fehler zurückgenommen.
rulebook-tile-strike-only = Plättchen { $tile }, „{ $name }“: Ein Fehler wird zurückgenommen. Hinweismarker zum Zurückgewinnen gibt es an diesem Tisch nicht.
rulebook-tile-color = Plättchen { $tile }, „{ $name }“: Gib jemand anderem einen Farbhinweis, ohne einen Marker zu bezahlen. Dabei gelten die Regeln wie für jeden Hinweis. Ist ein Farbhinweis möglich, musst du einen geben; ist keiner möglich, verfällt das Plättchen.
rulebook-tile-rank = Plättchen { $tile }, „{ $name }“: Gib jemand anderem einen Werthinweis, ohne einen Marker zu bezahlen. Dabei gelten die Regeln wie für jeden Hinweis. Ist ein Werthinweis möglich, musst du einen geben; ist keiner möglich, verfällt das Plättchen.
rulebook-tile-shuffle = Plättchen { $tile }, „{ $name }“: Such dir eine Karte aus der Ablage aus und misch sie in den Nachziehstapel. Eine musst du nehmen, auch wenn keine nützt. Ist die Ablage leer, verfällt das Plättchen.
rulebook-tile-shuffle-instead = Plättchen { $tile } bei leerem Nachziehstapel: Du darfst stattdessen die Wirkung von Plättchen { $other } nutzen oder verzichten. In einen leeren Stapel kommt keine Karte zurück.
rulebook-tile-shuffle-either = Plättchen { $tile } bei leerem Nachziehstapel: Du darfst stattdessen die Wirkung von Plättchen { $other } nutzen, oder eine abgeworfene Karte als einzige in den Stapel zurücklegen und sie sofort ziehen, oder verzichten. Eine Schlussrunde, die schon begonnen hat, läuft weiter wie zuvor.
rulebook-tile-play = Plättchen { $tile }, „{ $name }“: Such dir aus der Ablage eine Karte aus, die passt, und leg sie an ihr Feuerwerk. Passt eine, musst du eine nehmen; passt keine, verfällt das Plättchen. Ein Fehler ist es nie, und angesagt wird nichts. Vollendet die Karte ein Feuerwerk, das ein Plättchen einbringt, deckst du sofort das nächste auf.
rulebook-tile-begins-down = Eine Karte mit dem Wert { $first }, die ihr Feuerwerk erst beginnt, deckt kein Plättchen auf, egal ob du sie gespielt hast oder ein Plättchen sie dorthin gebracht hat: { $suits }.
rulebook-tile-none-left = Sind alle Plättchen verbraucht, bringt ein vollendetes Feuerwerk stattdessen einen Hinweismarker.

## Wenn der Stapel leer ist

rulebook-final = Wenn der Nachziehstapel leer ist
rulebook-final-last-card = Wird die letzte Karte vom Stapel gezogen, beginnt die Schlussrunde. Alle haben noch genau einen Zug, zuletzt die Person, die diese Karte gezogen hat: zusammen { $turns } Züge.
rulebook-final-at-once = Das Austeilen braucht den ganzen Stapel auf, also beginnt sofort die Schlussrunde. Alle haben genau einen Zug: zusammen { $turns } Züge.
rulebook-final-no-draw = In der Schlussrunde gibt es nichts mehr zu ziehen, und die Hände werden kleiner. Danach ist die Partie zu Ende.
rulebook-final-tile = Ein Bonusplättchen kommt vor dem Ziehen, und nur durch das Ziehen kann der Stapel leer werden. Hat die Schlussrunde einmal begonnen, wird sie nicht länger.
rulebook-final-endless = Ein leerer Stapel beendet die Partie nicht. Ihr spielt mit den Karten weiter, die ihr noch habt, und die Hände werden kleiner, bis ihr gewonnen oder verloren habt.
rulebook-final-endless-points = Ein leerer Stapel beendet die Partie nicht. Ihr spielt mit den Karten weiter, die ihr noch habt, bis keine Karte mehr angelegt werden kann.
rulebook-final-clue-only = Eine Person ohne Karten kann nur noch Hinweise geben.
rulebook-final-stuck = Hat jemand keine Karten mehr und kann auch keinen Hinweis geben, ist die Partie verloren.
rulebook-final-stuck-no-tokens = Eine Person ohne Karten kann nichts tun, denn es gibt keine Hinweismarker: Dann ist die Partie verloren.
rulebook-final-passed-over = Wer keine Karten mehr hat und keinen Hinweis geben kann, wird übersprungen.
rulebook-final-passed-over-no-tokens = Wer keine Karten mehr hat, wird übersprungen.
rulebook-final-no-card = Müsste jemand einen Zug ohne Karte beginnen, ist die Partie sofort zu Ende und verloren.
rulebook-final-ever = Die Partie kann nicht ewig dauern: Hinweismarker kommen nur zurück, wenn eine Karte eine Hand verlässt, und die Karten gehen zur Neige.
rulebook-final-ever-no-tokens = Die Partie kann nicht ewig dauern: Jeder Zug verbraucht eine Karte.

## Das Ende

rulebook-end = Das Ende der Partie
rulebook-end-perfect = { $fireworks ->
    [one] Ist das Feuerwerk vollendet,
   *[other] Sind alle { $fireworks } Feuerwerke vollendet,
} endet die Partie sofort, wann immer das geschieht, und ihr habt mit der vollen Punktzahl gewonnen: { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
}.
rulebook-end-won = { $fireworks ->
    [one] Ist das Feuerwerk vollendet,
   *[other] Sind alle { $fireworks } Feuerwerke vollendet,
} endet die Partie sofort, wann immer das geschieht, und ihr habt gewonnen.
rulebook-end-too = Dafür müssen auch die Farben vollendet sein, die nur Punkte kosten: { $suits }. Solange eine davon unvollendet ist, geht die Partie weiter.
rulebook-end-strikes = { $strikes ->
    [one] Mit einem einzigen Fehler endet die Partie sofort.
   *[other] Mit { $strikes } Fehlern endet die Partie sofort.
}
    .abacus = { $strikes ->
        [one] Zeigt ein Gewitterplättchen seinen Blitz, endet die Partie sofort.
       *[other] Zeigen { $strikes } Gewitterplättchen ihren Blitz, endet die Partie sofort.
    }
rulebook-end-scored = Sonst endet die Partie nach dem letzten Zug der Schlussrunde, und die Feuerwerke werden gewertet.
rulebook-end-until-capped = Sonst endet die Partie, sobald nach dem, was auf der Ablage liegt, keine Karte mehr angelegt werden kann, und die Feuerwerke werden gewertet.
rulebook-end-incomplete = Sonst endet die Partie nach dem letzten Zug der Schlussrunde. Ist dann ein Feuerwerk unvollendet, habt ihr verloren.
rulebook-end-stuck = Die Partie ist verloren, wenn jemand am Zug ist und weder eine Karte hat noch einen Hinweis geben kann.
rulebook-end-no-card = Die Partie ist verloren, wenn jemand am Zug ist und keine Karte hat.
rulebook-end-needed = Die Partie ist verloren, wenn das letzte Exemplar einer noch nötigen Karte auf die Ablage kommt.
rulebook-end-capped = Die Partie endet auch, sobald nach dem, was auf der Ablage liegt, keine Karte mehr angelegt werden kann. Weiterzuspielen brächte nichts mehr ein.
rulebook-end-capped-hands = In der Schlussrunde endet sie auch, sobald niemand, der noch einen Zug hat, eine passende Karte hält.
rulebook-end-play-on = Auch wenn nichts mehr zu holen ist, spielt ihr weiter, bis eines dieser Enden erreicht ist.

## Die Wertung

rulebook-score = Die Wertung
rulebook-score-none = Punkte werden nicht gezählt. Entweder sind alle Feuerwerke vollendet und ihr habt gewonnen, oder ihr habt verloren.
rulebook-score-sum = Jedes Feuerwerk zählt so viele Punkte, wie seine oberste Karte wert ist. Zählt sie zusammen. Ein Feuerwerk, das nie begonnen wurde, zählt nichts.
rulebook-score-any = Jedes Feuerwerk zählt einen Punkt für jede Karte, die dort liegt. Zählt sie zusammen.
rulebook-score-down = Anders bei { $suits }: Rückwärts gebaut, zählt ein solches Feuerwerk einen Punkt für jede Karte, die dort liegt.
rulebook-score-example = Ein Beispiel: { $sum } = { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.
rulebook-score-most = Höchstens zu erreichen: { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
}.
rulebook-score-penalty = Anders bei { $suits }: Diese Karten bringen keine Punkte, aber jede, die am Ende an ihrem Feuerwerk fehlt, kostet einen Punkt.
rulebook-score-penalty-example = Ein Beispiel: Beim Feuerwerk in { $suit } liegen { $placed }, also { $missing ->
    [one] fehlt { $missing } Karte
   *[other] fehlen { $missing } Karten
}. Von { $before } { $before ->
    [one] Punkt
   *[other] Punkten
} gehen { $missing } ab, es bleiben { $total }.
rulebook-score-negative = Das Ergebnis kann unter null fallen; das niedrigste ist −{ $least }.
rulebook-score-floor = Unter null fällt das Ergebnis nie, so viele Karten auch fehlen.
rulebook-score-floor-idle = Unter null fällt das Ergebnis nie. An diesem Tisch könnte allerdings auch nichts dazu führen.
rulebook-score-suffix = Seid stolz darauf: An ein Ergebnis aus dieser Partie dürft ihr das Wort „{ $suffix }“ hängen.
rulebook-score-lost = Eine durch Fehler verlorene Partie hat kein Ergebnis und keine Bewertung.
rulebook-score-zero = Eine durch Fehler verlorene Partie zählt null Punkte. Wo Ergebnisse bewertet werden, wird auch diese bewertet.
rulebook-score-keep = Eine durch Fehler beendete Partie zählt wie jede andere.

## Die Bewertung

rulebook-rating = Die Bewertung
rulebook-rating-off = Niemand bewertet das Ergebnis. Die Punkte sprechen für sich.
rulebook-rating-perfect = Die Bewertungstabelle wird nicht gebraucht: Das Feuerwerk ist perfekt oder verloren.
rulebook-rating-no-scale = Für Partien mit höchstens { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkten
} gibt es keine Bewertungstabelle. Die Punkte sprechen für sich.
rulebook-rating-body = Wie gut war die Vorstellung? Die Jury: { $body }.
rulebook-rating-up-to = { $to } Punkte oder weniger. { $verdict }
rulebook-rating-range = { $from } bis { $to } Punkte. { $verdict }
rulebook-rating-exactly = { $to } Punkte. { $verdict }

## Reden

rulebook-talk = Was gesagt werden darf
rulebook-talk-strict = Über die Karten sprecht ihr nur mit Hinweisen: keine Bemerkung, kein Blick, kein Seufzen.
rulebook-talk-influence = Während jemand überlegt, sagen die anderen nichts dazu und versuchen nicht, die Entscheidung zu beeinflussen.
rulebook-talk-house = Das ist die Regel im Wortlaut. Spielt, wie es euch am besten gefällt, und vereinbart vor der Partie, was an eurem Tisch erlaubt ist.
rulebook-talk-remarks = Über die Karten selbst sprecht ihr nur mit Hinweisen. Harmlose Bemerkungen sind an diesem Tisch erlaubt, etwa „Ich weiß immer noch nichts über meine Karten“ oder „Weißt du noch, welche Hinweise du hast?“
rulebook-talk-open = An diesem Tisch darf alles gesagt werden. Einigt euch, wie weit ihr geht; je weniger ihr sagt, desto mehr sind die Hinweise wert.

## Die eigene Hand

rulebook-hand = Die eigene Hand
rulebook-hand-reorder = Die Karten deiner Hand darfst du verschieben, versetzen oder drehen, etwa um dir zu merken, auf welche ein Hinweis gezeigt hat. Sieh dabei ihre Vorderseiten nicht an.
rulebook-hand-fixed = Die Karten deiner Hand bleiben in der Reihenfolge, in der du sie gezogen hast. Umsortieren ist nicht erlaubt.

## Ratschläge

rulebook-tip = Guter Rat
rulebook-tip-sure = Spiel eine Karte, wenn du guten Grund hast zu glauben, dass sie passt. Raten führt zu Fehlern.
    .abacus = Spiel eine Karte, wenn du guten Grund hast zu glauben, dass sie passt. Raten erzürnt die Götter.
rulebook-tip-pile = Sieh die Ablage oft durch. Was dort liegt und was du in den anderen Händen siehst, verrät dir, was deine sein können.
rulebook-tip-copies = Eine Karte abzuwerfen, über die du nichts weißt, ist ein Risiko, aber nicht immer ein Verlust: Sieh nach, wie oft es jede Karte gibt. Karten, die es nur einmal gibt, dürfen nicht weg.
rulebook-tip-complete = Karten eines vollendeten Feuerwerks könnt ihr gefahrlos abwerfen, um Hinweismarker zurückzubekommen.
    .abacus = Karten eines vollendeten Feuerwerks könnt ihr gefahrlos abwerfen, um Hinweisplättchen zurückzubekommen.
rulebook-tip-dead = Das gilt auch für ein Feuerwerk, das nicht mehr vollendet werden kann. Kennzeichnet es, indem ihr etwa seine oberste Karte dreht.
rulebook-credits = Autor und Illustration
rulebook-credits-author = Hanabi ist ein Spiel von Antoine Bauza.
rulebook-credits-artist = Die Ausgabe von Cocktail Games hat Albertine Ralenti illustriert.
rulebook-credits-graphics = Die Grafik von Grands Feux ist von Cocktail Games.
rulebook-credits-players = Auf den Schachteln stehen { $from } bis { $to } Spieler ab { $age } Jahren.
rulebook-credits-time = Eine Partie dauert { $from } bis { $to } Minuten.
rulebook-credits-award = Es erschien { $published } und wurde { $won } Spiel des Jahres.

## Sonderregeln

rulebook-twist = Die Sonderregeln an diesem Tisch
rulebook-twist-critical-fours = In jeder Kartenfarbe gibt es nur eine einzige Karte mit dem Wert { $rank }.
rulebook-twist-scarce-ones = Keine Kartenfarbe hat mehr als { $copies } Karten mit dem Wert { $rank }.
rulebook-twist-colour-mute = Niemand darf eine Farbe nennen: Es gibt nur Werthinweise.
rulebook-twist-rank-mute = Niemand darf einen Wert nennen: Es gibt nur Farbhinweise.
rulebook-twist-colour-blind = Ein Farbhinweis trifft keine Karte. Du darfst ihn trotzdem geben.
rulebook-twist-rank-blind = Ein Werthinweis trifft keine Karte. Du darfst ihn trotzdem geben.
rulebook-twist-alternating = Der erste Hinweis der Partie ist frei. Wer nach einem Farbhinweis den nächsten Hinweis gibt, muss einen Wert nennen; nach einem Werthinweis eine Farbe.
rulebook-twist-alternating-tile = Ein Hinweis von einem Bonusplättchen ist jederzeit erlaubt und ändert nichts an der Art des nächsten Hinweises.
rulebook-twist-clue-starved = Hinweise sind knapp: Was sonst einen Hinweismarker zurückbringt, bringt nur ½ Marker zurück. Ein Hinweis kostet einen ganzen Marker.
rulebook-twist-cow-pig = Niemand nennt eine Farbe oder einen Wert. Ein Farbhinweis ist nur ein „muh“, ein Werthinweis nur ein „oink“: Die anderen erfahren, welche Karten er trifft, und sonst nichts.
rulebook-twist-duck = Niemand nennt eine Farbe oder einen Wert. Ein Hinweis ist nur ein „quak“: Die anderen erfahren, welche Karten er trifft, und sonst nichts.
rulebook-twist-hidden-plays = Karten werden verdeckt gespielt. Niemand erfährt, welche Karte gespielt wurde und ob sie passt. Feuerwerke und Fehler bleiben bis zum Ende der Partie verborgen. Ein vollständiges Feuerwerk bringt keinen Hinweismarker zurück. Fehler { $most } beendet die Partie trotzdem sofort.
rulebook-twist-card-cycle = Wer einen Hinweis gegeben hat, steckt die älteste eigene Karte ohne Hinweis an den Platz der neuesten Karte.
rulebook-twist-odds-evens = Ein Werthinweis unterscheidet nur ungerade und gerade. Der Hinweis { $odd } trifft jede Karte mit ungeradem Wert, der Hinweis { $even } jede mit geradem.
rulebook-twist-sudoku = Jede Farbe hat { $copies } Exemplare jeder Karte, außer wenn sie jede nur einmal hat.
rulebook-twist-up-or-down = Jede Farbe hat nur eine { $first }, eine { $last } und eine Karte START. Kein Werthinweis trifft eine Karte START, außer wenn jeder Werthinweis ihre Farbe trifft.
rulebook-twist-funnels = Ein Werthinweis trifft die Karten dieses Werts und auch alle mit niedrigerem Wert.
rulebook-twist-chimneys = Ein Werthinweis trifft die Karten dieses Werts und auch alle mit höherem Wert.
rulebook-twist-synesthesia = Es gibt keine Werthinweise. Jede Farbe steht auch für einen Wert, in dieser Reihenfolge: { $colors }. Die erste Farbe steht für den niedrigsten Wert, die nächste Farbe für den nächsten und so weiter; nach der letzten Farbe kommt wieder die erste. Ein Farbhinweis trifft die Karten dieser Farbe und die Karten des Werts, für den sie steht. Eine Kartenfarbe, die keine Farbe oder kein Wert trifft, nimmt daran nicht teil.
rulebook-twist-special-all-colors = Jeder Farbhinweis trifft jede { $rank }.
rulebook-twist-special-no-color = Kein Farbhinweis trifft eine { $rank }.
rulebook-twist-special-all-ranks = Jeder Werthinweis trifft jede { $rank }. Den Wert { $rank } selbst darf niemand nennen.
rulebook-twist-special-no-rank = Kein Werthinweis trifft eine { $rank }. Den Wert { $rank } darf niemand nennen.
rulebook-twist-special-deceptive = Den Wert { $rank } darf niemand nennen. Stattdessen trifft ein anderer Wert jede { $rank }: in der ersten Kartenfarbe der erste von { $ranks }, in der nächsten der nächste und so weiter, immer wieder von vorn. Die Kartenfarben der Reihe nach: { $suits }.
rulebook-twist-special-suit = Eine Kartenfarbe, die jeder oder kein Hinweis einer Art trifft, behält das auch für ihre { $rank }.

rulebook-chapter-base = Das Grundspiel
rulebook-chapter-extensions = Die Erweiterungen an diesem Tisch
rulebook-chapter-more = Gut zu wissen

## Wo die Dokumente abweichen

rulebook-ruling = Wo die Dokumente voneinander abweichen oder schweigen
rulebook-ruling-1 = Leere Hinweise: Die deutsche und die französische Ausgabe erlauben sie, die amerikanische und hanab.live verbieten sie, andere lassen es offen. Jede Ausgabe behält, was ihr Dokument sagt. Wo es nur verlangt, auf die Karten zu zeigen, ist ein leerer Hinweis nicht erlaubt: Ohne Karte gibt es nichts, worauf man zeigen könnte.
rulebook-ruling-2 = Anzahl der bunten Karten: Nicht jedes Dokument nennt sie. Eine kurze Farbe hat eine Karte je Wert; eine lange hat so viele wie eine Grundfarbe, wie es Anleitungen anderer Ausgaben sagen.
rulebook-ruling-3 = Anzahl der schwarzen Karten: Die französische Regel nennt sie nicht. Da das Feuerwerk rückwärts läuft, kehrt sich auch die Anzahl um: am meisten von der Karte, die es beginnt, nur eine von der, die es vollendet.
rulebook-ruling-4 = Bunte Karten sind in manchen Ausgaben eine eigene Farbe und gelten in anderen als jede Farbe; Joker auf dem Tisch sind eine Hausregel. Jede Ausgabe behält ihre Art.
rulebook-ruling-5 = Der letzte Fehler: Die meisten Dokumente nennen die Partie verloren, das deutsche zählt null Punkte, und die Kurzregel im Netz nennt sie an einer Stelle verloren und wertet sie an einer anderen. Die Option entscheidet; sie steht so, wie es das Dokument der Ausgabe sagt.
rulebook-ruling-6 = Anzahl der Fehler: Wo die Marker gestapelt werden und die Explosion ganz unten liegt, lässt sich verschieden zählen. Hier endet die Partie mit dem Fehler, den alle Dokumente meinen.
rulebook-ruling-7 = Abwerfen, wenn alle Hinweismarker verfügbar sind: Mehrere Dokumente verbieten es, keines erlaubt es. Also ist es verboten.
rulebook-ruling-8 = Marker über den Vorrat hinaus: Wo ein Dokument etwas dazu sagt, verfällt der Marker. Das gilt hier für jeden, ob von einem Feuerwerk, einem Plättchen oder einer Ansage.
rulebook-ruling-9 = Alles in der Schlussrunde vollendet: Manche Dokumente sprechen nur von einem Sieg, bevor der Stapel leer ist. Hier ist es jederzeit ein Sieg; die Punkte sind dieselben.
rulebook-ruling-10 = Länge der Schlussrunde: Die Dokumente sagen es verschieden und meinen dasselbe. Gezählt wird ab dem Zug, nachdem die letzte Karte gezogen wurde.
rulebook-ruling-11 = Ziehen nach dem letzten Fehler: Die Partie ist sofort zu Ende, also zieht niemand.
rulebook-ruling-12 = Die richtige Farbe angesagt, aber die Karte passt nicht: Das Dokument lässt die Karte wie sonst anlegen, doch sonst wird eine Karte, die nicht passt, eben nicht angelegt. Also ist es ein gewöhnlicher Fehler ohne Marker.
rulebook-ruling-13 = Die falsche Farbe angesagt, aber die Karte würde passen: Das Dokument lässt sie als Fehler abwerfen, ob sie passt oder nicht.
rulebook-ruling-14 = Eine angesagte Karte, die ihr Feuerwerk vollendet: Erst kommt der Marker für die Ansage, dann die Belohnung für das Feuerwerk; was über den Vorrat hinausgeht, verfällt.
rulebook-ruling-15 = Besondere Karten ansagen: Kein Dokument sagt, wie. Eine Ansage ist kein Hinweis; sie nennt das Feuerwerk, an das die Karte kommt, also darf hier die eigene Farbe genannt werden.
rulebook-ruling-16 = Die Belohnung für das rückwärts gebaute Feuerwerk: Die französische Regel verspricht einen Hinweismarker wie bei den anderen Farben und gibt Plättchen nur für ein Feuerwerk, das mit der höchsten Karte vollendet wird. Also ist es ein Marker; ein Tisch kann ein Plättchen wählen.
rulebook-ruling-17 = Anzahl der Bonusplättchen: Die Regel zählt so viele Plättchen, wie sie Wirkungen beschreibt. Also gibt es jedes einmal.
rulebook-ruling-18 = Keine Plättchen mehr: In einer gedruckten Ausgabe kann das nicht vorkommen. Mit selbst erdachten Farben kann es das; dann tritt ein Hinweismarker an die Stelle des Plättchens.
rulebook-ruling-19 = Ein Plättchen für das letzte Feuerwerk: In diesem Augenblick ist die Partie gewonnen, also wird keines aufgedeckt.
rulebook-ruling-20 = Hinweise von einem Plättchen: Die Regel lässt offen, wer sie gibt und ob man muss. Hier gibt die Person, die das Feuerwerk vollendet hat, den Hinweis einer beliebigen anderen, und zwar immer, wenn einer möglich ist.
rulebook-ruling-21 = Eine Karte in einen leeren Stapel zurücklegen: Nach der Regel darf man stattdessen die Wirkung des letzten Plättchens nutzen. Hier darf man auch verzichten; ein Tisch kann wählen, dass die Karte zurückkommt und sofort gezogen wird.
rulebook-ruling-22 = Eine Karte sonst zurücklegen: Zuerst wird sie eingemischt, dann folgt das Ziehen dieses Zuges. Liegt eine Karte da, muss eine gewählt werden.
rulebook-ruling-23 = Eine abgeworfene Karte ins Spiel bringen: Sie kommt nicht aus der Hand, also braucht sie keine Ansage, bringt auch keinen Marker dafür ein und führt zu keinem weiteren Ziehen.
rulebook-ruling-24 = Partien mit schwarzen Karten oder mehreren Erweiterungen bewerten: Kein Dokument hat dafür eine Tabelle. Sie richtet sich nach der höchsten möglichen Punktzahl; ein Ergebnis unter null gehört zur untersten Stufe.
rulebook-ruling-25 = Ergebnisse unter null: Die französische Regel zieht ohne Grenze ab, und ihre unterste Stufe ist nach unten offen. Also kann ein Ergebnis negativ sein; ein Tisch kann wählen, dass es das nie ist.
rulebook-ruling-26 = Voller Erfolg mit schwarzen Karten: Auch das schwarze gehört zu den Feuerwerken, die zu bauen sind, also muss es vollendet sein, damit die Partie vorzeitig endet.
rulebook-ruling-27 = Eine nötige Karte verloren: Die Dokumente sprechen vom Abwerfen. Eine falsch gespielte Karte kommt auf denselben Stapel, also zählt auch das.
rulebook-ruling-28 = Eine nötige Karte verloren, die ein Plättchen hätte zurückbringen können: Die Dokumente machen keine Ausnahme, also ist die Partie sofort verloren.
rulebook-ruling-29 = Eine Person ohne Karten: Die Dokumente mit dem Großen Finale sagen dazu nichts, die Königliche Gunst beendet die Partie. Das bleibt jeweils so; wo nichts gesagt ist, kann die Person noch Hinweise geben.
rulebook-ruling-30 = Jemand kann gar nichts tun: Kein Dokument sieht das vor. Passen ist nie erlaubt, also ist die Partie verloren. Nur in einer Partie um Punkte ohne Schlussrunde wird die Person übersprungen.
rulebook-ruling-31 = Ein Hinweis an jemanden ohne Karten: Es gäbe nichts zu zeigen und nichts zu erfahren, also ist er nicht erlaubt.
rulebook-ruling-32 = Eine nötige Karte verloren, bei der Königlichen Gunst: Ihr Dokument nennt kein solches Ende, also geht die Partie weiter, bis es auf andere Art endet.
rulebook-ruling-33 = Schwarz nennen, oder eine Farbe, die nicht im Spiel ist: Die französische Regel verbietet Schwarz sogar in der Verneinung. Ein solcher Hinweis wird abgelehnt und kostet nichts.
rulebook-ruling-34 = „Du hast kein Rot“ zu einer Hand mit einer Karte, die als jede Farbe gilt: Diese Karte einzuschließen ist Pflicht, also ist der Hinweis erlaubt, zeigt aber auf sie.
rulebook-ruling-35 = Bunt als eigene Farbe: Das Dokument nennt sie ganz und gar neu, also treffen Hinweise auf die anderen Farben sie nicht.
rulebook-ruling-36 = Einen Hinweis wiederholen: Kein Dokument verbietet es.
rulebook-ruling-37 = Eine Farbe nennen, deren Feuerwerk vollendet ist oder nicht mehr vollendet werden kann: Kein Dokument verbietet es.
rulebook-ruling-38 = Wer beginnt: Die Dokumente gehen nach der Kleidung oder nach dem Alter oder sagen nichts. Die Regel der Ausgabe wird gezeigt, und der Tisch entscheidet; wo es keine gibt, entscheidet das Los.
rulebook-ruling-39 = Eine andere Zahl von Hinweismarkern: Wie viele es zu Beginn gibt, so viele können es höchstens sein.
rulebook-ruling-40 = Aufhören, wenn nichts mehr zu holen ist: Keine gedruckte Ausgabe tut das, hanab.live tut es.
rulebook-ruling-42 = Eine Karte zurücknehmen: Ein Dokument verbietet es ausdrücklich, und kein anderes erlaubt es.
rulebook-ruling-43 = Marker oder Plättchen: Die französische Regel gibt das Plättchen anstelle des Markers und nicht zusätzlich.
rulebook-ruling-44 = Ein Stapel, der sich leert, während ein Plättchen wirkt: Gezogen wird nach dem Plättchen, und wenn mehrere aufeinander folgen, nur ein einziges Mal. Nur dieses Ziehen kann die Schlussrunde eröffnen.
rulebook-ruling-45 = Partien ohne Schlussrunde könnten endlos scheinen, aber jeder Marker, der zurückkommt, verbraucht eine Karte oder ein Plättchen, und die gehen zur Neige.
rulebook-ruling-46 = Ein Plättchen bringt die erste Karte eines rückwärts gebauten Feuerwerks ins Spiel: Das Dokument verspricht für die höchsten Karten ein weiteres Plättchen, weil sie ein Feuerwerk vollenden. Diese beginnt ihres erst, also bringt sie keines ein.

## Die Seite einer Spielregel

book-for = Die Regeln für { $players } Spieler.
book-changes = An diesem Tisch geändert:
book-players = Spieler
book-print = Drucken
book-contents = Inhalt
book-rulings = { $count ->
    [one] Die Entscheidung zeigen
   *[other] Die { $count } Entscheidungen zeigen
}
book-picture = { $cards }. Der Hinweis zeigt auf { $touched }.
book-page = Als Seite öffnen, zum Drucken oder Weitergeben
book-from = Nach:
book-everybody = alle Dokumente
book-chosen = Wo die Dokumente voneinander abweichen:
book-ruling = Entscheidung { $ruling } mit den Spielsituationen, die sie zeigen
document-000 = Cocktail Games
document-001 = Lexikon
document-002 = Webseite mit Kurzregeln
document-003 = Abacusspiele
document-004 = Grands Feux
document-abacus-booklet = Regelheft von Abacusspiele
document-rr = R&R Games
document-bga = BoardGameArena
document-hanab-live = hanab.live
document-research = Forschungsprogramm
document-house = Hausregel
