# Die Partien zum Lernen. learn-NAME ist der Titel einer Lektion (.about: eine Zeile, .learned: was man behalten soll), learn-NAME-SCHRITT,
# was gesagt wird; wo ein Schritt etwas verlangt, antwortet .instead auf jede andere Aktion, .play, .discard und .clue auf eine solche.
# $name ist der Mitspieler. Jeweils höchstens 260 Buchstaben.

## Die Seite

web-learn-title = Hanabi lernen
web-learn-about = Zehn Minuten, und du kannst Hanabi. Ein Mitspieler spielt mit dir, und ein Trainer sagt dir, worauf es ankommt. Schiefgehen kann nichts.
web-learn-first = Deine erste Partie
web-learn-more = Danach eine Erweiterung nach der anderen
web-learn-begin = Anfangen
web-learn-continue = Weiterspielen
web-learn-again = Noch einmal
web-learn-done = geschafft
web-learn-far = { $done } von { $all }
web-learn-coach = Trainer
web-learn-next = Weiter
web-learn-read = Lies zuerst weiter.
web-learn-your-turn = Du bist dran
web-learn-not-now = Diesmal nicht.
web-learn-restart = Von vorn beginnen
web-learn-lessons = Alle Lektionen
web-learn-over = Gut gemacht!
web-learn-next-lesson = Als Nächstes: { $lesson }
web-learn-lost = Diese Lektion gibt es nicht.
web-learn-at-table = Lektion · { $lesson }

## Die erste Partie

learn-first = Deine erste Partie
    .about = Eine ganze Partie mit zwei Farben: alle Regeln, Schritt für Schritt.
    .learned = Du kennst das ganze Spiel: Hinweise, Marker, Abwerfen, Fehler, die Fünfen und die Schlussrunde. Mit fünf Farben ist es genauso, nur größer.
learn-first-goal = Willkommen! Du und { $name } baut gemeinsam Feuerwerke: eins in jeder Farbe, von 1 bis 5. Heute sind es zwei Farben, in einer vollen Partie fünf.
learn-first-hands = Du siehst die Karten von { $name }, und { $name } sieht deine. Von deinen siehst du nur die Rückseite. Darum sagt ihr euch mit Hinweisen, was ihr habt.
learn-first-ones = Bist du am Zug, tust du genau eines: Hinweis geben, Karte abwerfen oder Karte spielen. Jedes Feuerwerk beginnt mit einer 1, und { $name } hat zwei davon. Wähle eine dieser Karten, dann den Hinweis 1.
    .play = Von deinen Karten weißt du noch nichts. Gib { $name } zuerst einen Hinweis auf die Einsen.
    .instead = Der Hinweis stimmt, aber { $name } weiß dann nicht, was zu spielen ist. Wähle eine 1, dann den Hinweis 1.
learn-first-touched = Der Hinweis hat beide Einsen genannt: Er nennt immer alle Karten, auf die er zutrifft. Er hat einen eurer acht Marker gekostet. { $name } spielt eine 1 und zieht nach.
learn-first-oldest = { $name } kann als Nächstes die andere 1 spielen, also kannst du einen Marker zurückholen: Wirf eine Karte ab. Du weißt nichts über deine, also wirf die älteste ab, die mit der geknickten Ecke.
    .discard = Du kannst nicht wissen, welche Karte du am besten abwirfst. Dafür gibt es eine Regel: Wirf die älteste ab. Es ist die mit der geknickten Ecke.
    .instead = { $name } weiß, was zu tun ist. Hol mit diesem Zug den Marker zurück: Wirf deine älteste Karte ab.
    .typed = { $name } kann als Nächstes die andere 1 spielen, also kannst du einen Marker zurückholen: Wirf eine Karte ab. Du weißt nichts über deine, also wirf die älteste ab, Karte 1.
    .discard-typed = Du kannst nicht wissen, welche Karte du am besten abwirfst. Dafür gibt es eine Regel: Wirf die älteste ab. Es ist Karte 1.
learn-first-token-back = Eine blaue 1, und jede 1 gibt es dreimal: kein Schaden. Der Marker ist zurück, und du hast nachgezogen. { $name } spielt die blaue 1.
learn-first-full = Alle acht Marker sind verfügbar, also darf jetzt niemand abwerfen. Die rote 2 von { $name } würde passen. Wähle sie, dann den Hinweis Rot: Er trifft keine andere Karte.
    .play = Von deinen Karten weißt du noch immer nichts. Gib { $name } den Hinweis Rot.
    .instead = Rot nennt die rote 2 und sonst nichts, da kann sich { $name } nicht irren. Gib den Hinweis Rot.
learn-first-told = Jetzt gibt { $name } dir einen Hinweis. Deine erste Karte ist eine 2, und keine andere ist eine.
learn-first-two = Die rote und die blaue 1 liegen schon, also passt eine 2 in jeder Farbe. Spiel deine 2.
    .instead = { $name } hat dir die 2 genannt, weil sie jetzt passt. Wähle sie und spiel sie.
learn-first-points = Die blaue 2! Jede Karte am Himmel ist ein Punkt. { $name } spielt die rote 2: schon vier Punkte.
learn-first-critical = Die älteste Karte von { $name } ist die blaue 5, und jede 5 gibt es nur einmal. Ohne anderen Plan würde { $name } sie abwerfen. Rette sie: Gib den Hinweis 5.
    .clue = Ein guter Hinweis, aber die blaue 5 ist in Gefahr. Wähle die älteste Karte von { $name }, dann den Hinweis 5.
    .instead = Rette zuerst die blaue 5, die älteste Karte von { $name }: Ohne sie wird das blaue Feuerwerk nie fertig.
learn-first-two-blues = { $name } sagt dir, dass zwei deiner Karten blau sind. Welche ist die blaue 3, die als Nächstes kommt? Das kannst du noch nicht wissen.
learn-first-risk = Und wenn eine Karte nicht passt? Probier es einmal mit Absicht: Spiel deine neueste Karte, die letzte rechts. Versprochen, sie wird nicht gebraucht.
    .instead = Nur dieses eine Mal gehen wir ein Risiko ein. Spiel deine neueste Karte: die letzte, zu der niemand etwas gesagt hat.
    .typed = Und wenn eine Karte nicht passt? Probier es einmal mit Absicht: Spiel deine neueste Karte, Karte 5. Versprochen, sie wird nicht gebraucht.
learn-first-strike = Eine zweite rote 1: Sie kommt auf die Ablage, und ihr habt einen Fehler. Beim dritten wäre die Partie zu Ende und alles verloren. { $name } hilft mit dem Hinweis 3.
learn-first-together = Nimm die Hinweise zusammen. Deine dritte Karte ist blau und eine 3: die blaue 3. Die erste ist eine 3, die nicht blau ist: die rote 3. Beide passen. Spiel eine.
    .play = Nicht diese. Zwei deiner Karten sind Dreien, und eine 3 passt auf beide Feuerwerke. Spiel eine 3.
    .instead = Zwei Karten kennst du sicher: Beide Dreien passen. Spiel eine davon.
learn-first-your-five = { $name } gibt dir einen Hinweis auf deine eigene 5. Blau ist sie nicht, also ist es die rote 5. Behalte sie: Sie kommt zuletzt.
learn-first-other-three = Deine andere 3 passt noch immer. Spiel sie.
    .instead = Deine andere 3 passt sicher. Spiel sie jetzt, dann wird alles Weitere möglich.
learn-first-blue-four = Eine 4, und blau wurde sie schon genannt: Du hast die blaue 4, und sie passt.
learn-first-last-token = Sie kann einen Zug warten. { $name } kennt die rote 4 noch nicht, und ein Marker ist übrig. Gib den Hinweis Rot: Er nennt nur diese Karte.
    .clue = Das würde auch andere Karten nennen, und es ist der letzte Marker. Rot nennt die rote 4 allein.
    .instead = { $name } muss die rote 4 kennen, sonst reichen die Züge nicht. Wähle sie, dann den Hinweis Rot.
learn-first-no-token = Kein Marker ist übrig: Bis einer zurückkommt, kann niemand einen Hinweis geben. { $name } spielt die rote 4.
learn-first-last-card = Eine Karte liegt noch im Stapel. Wird sie gezogen, beginnt die Schlussrunde. Spiel deine blaue 4.
    .instead = Jetzt zählt jeder Zug. Spiel deine blaue 4: Sie ist blau, eine 4, und sie passt.
learn-first-bonus = Du hast die letzte Karte gezogen, also hat jeder noch einen Zug. { $name } vollendet Blau mit der 5. Ein vollendetes Feuerwerk bringt einen Marker zurück.
learn-first-last-turn = Der allerletzte Zug gehört dir, und du kennst die rote 5. Lass den Himmel leuchten!
    .instead = Das ist der letzte Zug. Deine rote 5 vollendet den Himmel: Spiel sie.
learn-first-score = Zehn von zehn! Gezählt werden die Karten am Himmel, bei fünf Farben höchstens 25. Bis 5 Punkte ist es grauenhaft, ab 16 ausgezeichnet, ab 21 außergewöhnlich, 25 sind legendär.

## Bunt

learn-multicolor = Bunte Karten
    .about = Eine sechste Farbe, die jeder Farbhinweis trifft.
    .learned = Jeder Farbhinweis trifft bunte Karten, und keiner nennt sie. In manchen Ausgaben ist Bunt eine eigene Farbe, die man nennen darf: So steht es dann in den Regeln.
learn-multicolor-suit = Eine neue Farbe hat ihr eigenes Feuerwerk: Bunt. Jeder Farbhinweis trifft diese Karten, aber „Bunt“ selbst darf kein Hinweis nennen.
learn-multicolor-ones = { $name } hat zwei Einsen, eine rote und eine bunte. Beide passen. Hinweise auf Werte bleiben, wie sie sind: Gib den Hinweis 1.
    .instead = Beide Einsen von { $name } passen jetzt. Wähle eine davon, dann den Hinweis 1.
learn-multicolor-played = { $name } spielt die rote 1. Ist die andere noch eine rote 1? { $name } kann es nicht wissen, und es wäre ein Fehler.
learn-multicolor-blue = Gib den Hinweis Blau: Er trifft auch die bunte 1. Dann weiß { $name }, dass sie nicht rot ist.
    .clue = Damit könnte die 1 noch rot sein. Mit Blau nicht: Blau trifft nie eine rote Karte.
    .instead = { $name } muss wissen, dass die 1 nicht rot ist. Wähle sie, dann den Hinweis Blau.
learn-multicolor-sure = Blau oder bunt: Diese 1 passt so oder so. { $name } spielt sie.
learn-multicolor-end = Eine Karte, die zwei Farben getroffen haben, kann nur bunt sein. Das sechste Feuerwerk zählt wie die anderen: Mit fünf Farben und Bunt sind 30 Punkte das Höchste.

## Joker

learn-jokers = Joker
    .about = Karten, die jede andere ihres Werts ersetzen.
    .learned = Ein Joker passt auf jedes Feuerwerk, das seinen Wert braucht. Spielst du ihn, wählst du das Feuerwerk. Jeder Farbhinweis trifft ihn, und keiner nennt ihn.
learn-jokers-what = Bunte Karten sind hier Joker. Sie haben kein eigenes Feuerwerk: Jede ersetzt eine beliebige Karte ihres Werts.
learn-jokers-told = { $name } nennt dir eine 3, und beide Feuerwerke warten auf eine.
learn-jokers-play = Welche Farbe sie auch hat, eine 3 passt. Spiel sie.
    .instead = Deine 3 passt sicher. Wähle sie und spiel sie.
learn-jokers-where = Ein Joker! Du wählst sein Feuerwerk. { $name } hat eine rote 3, also braucht Blau ihn mehr.
    .instead = Das geht auch, aber dann nützt die rote 3 von { $name } nichts mehr. Leg den Joker auf Blau.
learn-jokers-end = So kommen beide Dreien an den Himmel. Heb Joker für Karten auf, die verloren oder weit weg sind.

## Schwarzpulver

learn-black-powder = Schwarzpulver
    .about = Ein schwarzes Feuerwerk, das von 5 bis 1 geht.
    .learned = Schwarz geht von 5 bis 1, nur Werte nennen es, und jede schwarze Karte, die am Ende fehlt, kostet einen Punkt.
learn-black-powder-down = Das schwarze Feuerwerk wird rückwärts gebaut: von 5 bis 1. Die 5 liegt, also kommt die 4. Keine Farbe trifft schwarze Karten, nur Werte treffen sie.
learn-black-powder-three = { $name } nennt dir eine 3. Die rote und die blaue 3 liegen schon, also muss sie für Schwarz sein, später.
learn-black-powder-four = Die schwarze 4 von { $name } passt jetzt. Wähle sie, dann den Hinweis 4.
    .instead = Die schwarze 4 kommt vor deiner 3. Wähle die schwarze Karte von { $name }, dann den Hinweis 4.
learn-black-powder-fits = { $name } spielt die schwarze 4. Und nach einer 4 braucht Schwarz eine 3.
learn-black-powder-play = Deine 3 passt jetzt. Spiel sie.
    .instead = Rot und Blau haben ihre Dreien, also kann deine 3 nur Schwarz helfen. Spiel sie.
learn-black-powder-end = Am Ende kostet jede fehlende schwarze Karte einen Punkt: Jetzt fehlen zwei, also zwei Punkte weniger. Die schwarze 1 vollendet das Feuerwerk, und es gibt nur eine.

## Bonusplättchen

learn-bonus-tiles = Bonusplättchen
    .about = Jedes vollendete Feuerwerk deckt eine Überraschung auf.
    .learned = Ein Feuerwerk, das mit einer 5 vollendet wird, deckt ein Bonusplättchen auf, statt einen Marker zurückzubringen. Drück am Tisch auf die Plättchen, um zu lesen, was jedes tut.
    .learned-typed = Ein Feuerwerk, das mit einer 5 vollendet wird, deckt ein Bonusplättchen auf, statt einen Marker zurückzubringen. Was jedes tut, steht in den Regeln der Ausgabe.
learn-bonus-tiles-what = Sechs Bonusplättchen liegen verdeckt. Wenn eine 5 ein Feuerwerk vollendet, wird eines aufgedeckt: anstelle des Markers, den es sonst gäbe.
learn-bonus-tiles-told = { $name } nennt dir eine 5, und beide Feuerwerke warten auf ihre.
learn-bonus-tiles-play = Jede der beiden passt. Spiel sie und sieh, welches Plättchen kommt.
    .instead = Deine 5 vollendet ein Feuerwerk, welche Farbe sie auch hat. Wähle sie und spiel sie.
learn-bonus-tiles-clue = Plättchen 3: sofort ein Farbhinweis, der nichts kostet. { $name } hat die blaue 5. Wähle sie, dann den Hinweis Blau.
    .instead = Er kostet nichts, also nutz ihn: Die blaue 5 von { $name } würde den Himmel vollenden. Gib den Hinweis Blau.
learn-bonus-tiles-end = Kein Marker wurde ausgegeben. In Blau fehlt nur noch die 5, also spielt { $name } die genannte Karte, und der Himmel ist voll.

## Ansagen

learn-announcements = Ansagen
    .about = Sag, wohin eine Karte gehört, und gewinn einen Marker.
    .learned = Sagst du vor dem Spielen die richtige Farbe an, gewinnst du einen Marker. Eine falsche Ansage ist ein Fehler, auch wenn die Karte gepasst hätte.
learn-announcements-what = Hier darfst du die Farbe einer Karte ansagen, bevor du sie spielst. Stimmt sie und passt die Karte, kommt ein Marker zurück.
learn-announcements-told = { $name } nennt dir eine 2. Die blaue 2 liegt schon, also ist es die rote, die gebraucht wird.
learn-announcements-say = Wähle deine 2, dann die Ansage, und sag Rot.
    .play = Sie würde passen, aber sag zuerst die Farbe: Wähle die 2, dann die Ansage, dann Rot.
    .instead = Du kennst deine 2 und ihre Farbe. Wähle sie, dann die Ansage, dann Rot.
    .typed = Spiel deine 2, und sag Rot an.
    .play-typed = Sie würde passen, aber sag die Farbe: Spiel die 2 und sag Rot an.
    .instead-typed = Du kennst deine 2 und ihre Farbe. Spiel sie, und sag Rot an.
learn-announcements-right = Richtig! Ein Marker ist zurück. Jetzt nennt dir { $name } eine 3, und beide Feuerwerke warten auf eine.
learn-announcements-choose = Die 3 passt in jeder Farbe, aber die Farbe kennst du nicht. Eine falsche Ansage wäre ein Fehler. Spiel sie ohne Ansage.
    .play = Vorsicht, du würdest raten. Spiel die 3, ohne etwas anzusagen.
    .instead = Deine 3 passt sicher. Spiel sie, ohne Ansage.
learn-announcements-end = Keine Ansage, kein Marker, kein Risiko. Sag nur an, was du weißt.

## Großes Finale

learn-grand-finale = Großes Finale
    .about = Keine Schlussrunde: ein voller Himmel oder nichts.
    .learned = Keine Schlussrunde, keine Punkte: Es geht weiter, bis der Himmel voll ist. Ist das letzte Exemplar einer Karte weg, habt ihr verloren, in „Königliche Gunst“ auch, wenn jemand ohne Karten am Zug ist.
learn-grand-finale-what = Hier gewinnt nur ein voller Himmel. Ist der Stapel leer, geht es weiter, und niemand zieht. Geht aber das letzte Exemplar einer Karte verloren, ist auch die Partie verloren.
learn-grand-finale-told = { $name } nennt dir eine 4. Rot ist vollendet, also ist es die blaue 4, die letzte, die es gibt.
learn-grand-finale-save = Sie kann warten. Die älteste Karte von { $name } ist die blaue 5 und soll gleich abgeworfen werden: Dann wäre die Partie verloren. Gib den Hinweis 5.
    .instead = Wirft { $name } die blaue 5 ab, ist alles verloren. Wähle die älteste Karte von { $name }, dann den Hinweis 5.
learn-grand-finale-empty = { $name } wirft eine andere Karte ab und zieht die letzte vom Stapel. Eine Schlussrunde gibt es nicht: Es geht einfach weiter.
learn-grand-finale-play = Spiel deine blaue 4. Du ziehst dafür keine Karte nach.
    .instead = Jetzt kommt deine blaue 4. Wähle sie und spiel sie.
learn-grand-finale-end = { $name } spielt die blaue 5. Der Himmel ist voll, und nur das zählt hier: gewonnen.

## Leere Hinweise

learn-empty-clues = Leere Hinweise
    .about = Auch „davon hast du keine“ kann ein Hinweis sein.
    .learned = In manchen Ausgaben darf ein Hinweis keine Karte treffen. Ist nur ein Fehler erlaubt, beendet der erste die Partie.
learn-empty-clues-what = In dieser Ausgabe darf ein Hinweis auch keine Karte treffen: „Du hast kein Blau.“ Und hier beendet schon der erste Fehler die Partie.
learn-empty-clues-two = Rot wartet auf die 2. Wähle die rote 2 von { $name }, dann den Hinweis 2.
    .instead = { $name } hat die rote 2, die als Nächstes kommt. Wähle sie, dann den Hinweis 2.
learn-empty-clues-waits = { $name } zögert: Es könnte eine blaue 2 sein, die niemand mehr braucht. Ein Fehler wäre das Ende. { $name } gibt lieber dir einen Hinweis.
learn-empty-clues-none = Alle Karten von { $name } sind rot. Sag es, indem du nennst, was fehlt: Drück auf den Namen { $name }, dann auf den Hinweis Blau.
    .clue = Versuch den Hinweis, der keine Karte trifft: Drück auf den Namen { $name }, dann auf den Hinweis Blau.
    .instead = Sag { $name }, dass es kein Blau gibt: Drück auf den Namen { $name }, dann auf den Hinweis Blau.
    .typed = Alle Karten von { $name } sind rot. Sag es, indem du nennst, was fehlt: Gib den Hinweis Blau.
    .clue-typed = Versuch den Hinweis, der keine Karte trifft: Gib den Hinweis Blau.
    .instead-typed = Sag { $name }, dass kein Blau da ist: Gib den Hinweis Blau.
learn-empty-clues-end = Gar kein Blau, also ist es die rote 2: { $name } spielt sie unbesorgt.
