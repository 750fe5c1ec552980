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
web-learn-conventions = Danach spielen wie die Gefährten
web-learn-conventions-about = Gefährten spielen nach Konventionen. Jede Lektion zeigt eine davon.
web-learn-known = Du kennst die wichtigsten Konventionen von: { $companions }
web-learn-level = Für { $companion } fehlt noch: { $lessons }
web-learn-unlocked = Du kennst jetzt die wichtigsten Konventionen von { $companion }.
web-learn-next-one = Als Nächstes
web-learn-all-conventions = Alle Konventionen
web-learn-puzzles = Aufgaben: { $done } von { $all }

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

## Die Abwurfkarte

learn-chop = Die Abwurfkarte
    .about = Welche Karte als Nächstes abgeworfen wird.
    .level = Alle Gefährten, I bis IV, werfen so ab und erwarten es auch von dir.
    .learned = Deine Abwurfkarte ist deine älteste Karte ohne Hinweis. Hast du nichts Besseres zu tun, wirfst du sie ab. Also wissen alle, welche Karte in Gefahr ist.
learn-chop-what = Jetzt lernst du, was Gefährten von ihren Mitspielern erwarten. Zuerst: Wer nichts Besseres zu tun hat, wirft die älteste Karte ohne Hinweis ab. Sie heißt Abwurfkarte.
learn-chop-first = Kein Hinweismarker ist übrig, und du kennst keine Karte, die passt. Wirf deine Abwurfkarte ab, deine älteste Karte.
    .play = Du weißt nichts über deine Karten. Wirf die älteste ab.
    .instead = { $name } rechnet damit, dass du deine älteste Karte abwirfst. Wirf diese ab.
learn-chop-saved = Deine nächste Karte ist eine 5, und { $name } rettet sie mit einem Hinweis. Damit ist sie nicht mehr deine Abwurfkarte: Das ist jetzt die Karte danach.
learn-chop-next = Wieder ist kein Marker übrig. Wirf deine Abwurfkarte ab.
    .play = Du weißt noch nicht, was passt. Wirf deine Abwurfkarte ab, die zweite Karte.
    .instead = Deine Abwurfkarte ist die älteste Karte ohne Hinweis: die zweite, gleich nach deiner 5. Wirf sie ab.
learn-chop-end = { $name } wirft die älteste Karte ab, genau wie erwartet. Eine wichtige Karte hättest du vorher mit einem Hinweis gerettet, so wie { $name } deine 5.

## Der Fokus

learn-focus = Der Fokus
    .about = Ein Hinweis meint eine der Karten, die er trifft.
    .level = Alle Gefährten, I bis IV, lesen Hinweise so.
    .learned = Trifft ein Hinweis die Abwurfkarte, ist sie der Fokus. Sonst ist es die neueste getroffene Karte, die noch keinen Hinweis hatte. Ein Spielhinweis sagt: Der Fokus passt.
learn-focus-what = Ein Hinweis trifft oft mehrere Karten, aber er meint eine davon: den Fokus. Das ist die Abwurfkarte, wenn er sie trifft. Sonst ist es die neueste Karte, die noch keinen Hinweis hatte.
learn-focus-chop = Die Abwurfkarte von { $name } ist die blaue 1, und sie passt. Blau trifft noch eine Karte, aber die Abwurfkarte ist der Fokus. Wähle sie, dann den Hinweis Blau.
    .clue = Fang mit der blauen 1 an. Wähle die älteste Karte von { $name }, dann den Hinweis Blau.
    .instead = { $name } hält Karten, die passen. Wähle die blaue 1, dann den Hinweis Blau.
learn-focus-played = { $name } spielt die Abwurfkarte und hebt die andere blaue Karte für später auf.
learn-focus-newest = Die rote 2 passt. Rot trifft auch die rote 4, aber nicht die Abwurfkarte. Also ist der Fokus die neuere: die rote 2. Gib den Hinweis Rot.
    .clue = Das ginge auch, aber heute üben wir den Fokus: Gib den Hinweis Rot.
    .instead = { $name } kennt die rote 2 noch nicht. Wähle sie, dann den Hinweis Rot.
learn-focus-other = { $name } spielt die rote 2. Die rote 4 bleibt: Sie war nicht gemeint.
learn-focus-discard = Jetzt passt keine Karte von { $name }. Wirf deine Abwurfkarte ab.
    .instead = Es eilt nicht. Wirf deine Abwurfkarte ab, die älteste Karte.
learn-focus-yours = { $name } nennt zwei deiner Karten rot. Deine Abwurfkarte ist nicht dabei.
learn-focus-play = Also meint der Hinweis die neuere der beiden. Spiel sie.
    .play = Nicht diese. Der Fokus ist die neuere deiner roten Karten.
    .instead = { $name } möchte eine Karte von dir. Spiel die neuere deiner roten Karten.
learn-focus-end = Die rote 3! Nun passt die rote 4, und { $name } spielt sie. Dein Hinweis von vorhin hat zwei Karten an den Himmel gebracht.

## Rettungen

learn-saves = Rettungen
    .about = Ein Hinweis auf die Abwurfkarte kann heißen: Behalte sie.
    .level = Alle Gefährten, I bis IV, retten Karten so.
    .learned = Auf der Abwurfkarte rettet ein Hinweis Fünfen und Zweien mit dem Wert, letzte Exemplare mit Wert oder Farbe. Kann er auch „spiel sie“ heißen, behältst du die Karte und wartest.
learn-saves-what = Ein Hinweis auf die Abwurfkarte kann auch heißen: Behalte sie. Gerettet werden letzte Exemplare, Fünfen und Zweien. Eine rote 3 liegt schon in der Ablage.
learn-saves-last = Die Abwurfkarte von { $name } ist die andere rote 3. Ohne sie endet Rot bei 2. Wähle sie, dann den Hinweis 3 oder Rot.
    .instead = Rette zuerst die rote 3, die letzte. Wähle die älteste Karte von { $name }, dann 3 oder Rot.
learn-saves-yours = { $name } rettet deine Abwurfkarte mit dem Hinweis 5. Jede 5 gibt es nur einmal. Behalte sie.
learn-saves-five = Jetzt ist die grüne 5 die Abwurfkarte von { $name }. Fünfen werden mit dem Wert gerettet: Gib den Hinweis 5.
    .clue = Eine Farbe auf der Abwurfkarte heißt „spiel sie“. Fünfen rettet der Wert: Gib den Hinweis 5.
    .instead = Als Nächstes würde { $name } die grüne 5 abwerfen. Wähle sie, dann den Hinweis 5.
learn-saves-next = { $name } wirft die gelbe 4 ab. Es gibt noch eine, also ist nichts verloren.
learn-saves-two = Jetzt ist die weiße 2 die Abwurfkarte. Es gibt nur zwei davon, und sie wird bald gebraucht. Zweien rettet der Wert: Gib den Hinweis 2.
    .clue = Eine Farbe hieße für { $name }: spiel sie. Gib den Hinweis 2.
    .instead = Als Nächstes würde { $name } die weiße 2 abwerfen. Wähle sie, dann den Hinweis 2.
learn-saves-kept = Rot und Grün warten auf eine 2, also könnte die 2 auch passen. { $name } weiß es nicht, behält sie und wirft die nächste Karte ab.
learn-saves-chop = Jetzt ist nichts zu retten. Wirf deine Abwurfkarte ab, aber nicht die 5.
    .discard = Nicht diese: { $name } erwartet, dass du die älteste Karte ohne Hinweis abwirfst.
    .instead = Nichts ist in Gefahr. Wirf deine älteste Karte ohne Hinweis ab.
learn-saves-end = Du hast drei Karten gerettet, { $name } eine. Keine davon wird mehr aus Versehen abgeworfen.

## Gute Treffer

learn-good-touch = Gute Treffer
    .about = Hinweise treffen nur Karten, die noch nützen.
    .level = Alle Gefährten, I bis IV, vertrauen darauf, dass deine Hinweise das auch tun.
    .learned = Hinweise treffen nur nützliche Karten, und alle sind verschieden. Passt also eine markierte Karte in jedem Fall, spiel sie. Von gleich aussehenden zuerst die älteste.
learn-good-touch-what = Es gibt eine Abmachung: Ein Hinweis trifft nur Karten, die noch nützen, und nie ein zweites Exemplar einer markierten Karte. Das heißt guter Treffer.
learn-good-touch-ones = { $name } gibt dir den Hinweis 1. Er trifft zwei deiner Karten.
learn-good-touch-first = Jede 1 passt, und als gute Treffer sind deine verschieden. Für dich sehen sie gleich aus: Spiel zuerst die ältere.
    .play = Von zwei gleich aussehenden Karten spielst du zuerst die ältere: deine zweite Karte.
    .instead = Deine beiden 1en passen. Spiel zuerst die ältere.
learn-good-touch-white = Die weiße 1! { $name } wirft die Abwurfkarte ab.
learn-good-touch-second = Deine andere 1 ist ein guter Treffer, also nicht weiß. Sie passt, egal welche Farbe sie hat. Spiel sie.
    .instead = Deine andere 1 passt sicher. Spiel sie.
learn-good-touch-fours = Die blaue 1. { $name } gibt dir den Hinweis 4. Diese Karten passen noch nicht, aber sie nützen und sind verschieden. Behalte sie.
learn-good-touch-yellow = { $name } hält zwei 1en. Die weiße liegt schon am Himmel, niemand braucht sie mehr. Triff nur die gelbe 1: Wähle sie, dann den Hinweis Gelb.
    .clue = Der Hinweis muss die gelbe 1 treffen und die weiße nicht. Gib den Hinweis Gelb.
    .instead = Die gelbe 1 von { $name } passt. Wähle sie, dann den Hinweis Gelb.
learn-good-touch-end = { $name } spielt die gelbe 1. Nach dem Hinweis 1 hätte { $name } auch die weiße gespielt: ein Fehler.

## Abrufe

learn-prompt = Abrufe
    .about = Die fehlende Karte ist eine mit Hinweis.
    .level = Gefährten ab Stufe II geben Abrufe und befolgen deine.
    .learned = Meint ein Hinweis eine Karte, die noch nicht passt, fehlt die Karte davor. Wer eine markierte Karte hält, die es sein kann, spielt sie. Von mehreren ist es die neueste.
learn-prompt-what = Heute spielst du mit { $name } und { $other }. Ein Hinweis darf eine Karte meinen, die noch nicht passt, wenn vorher jemand die fehlende Karte spielt.
learn-prompt-twos = Die Abwurfkarte von { $other } ist die blaue 2. Rette sie mit dem Hinweis 2, er trifft auch die rote 2.
    .clue = Damit bleibt die blaue 2 in Gefahr. Wähle eine 2 von { $other }, dann den Hinweis 2.
    .instead = Als Nächstes würde { $other } die blaue 2 abwerfen. Wähle sie, dann den Hinweis 2.
learn-prompt-red = { $name } nennt deine neueste Karte rot. { $other } sieht, ob sie passt.
learn-prompt-other = { $other } sieht eine rote 3, also fehlt die rote 2. Von den beiden markierten 2en muss es die neuere sein. { $other } spielt sie. Das ist ein Abruf.
learn-prompt-three = Also ist deine rote Karte die 3, und jetzt passt sie. Spiel sie.
    .instead = { $other } hat die rote 2 für deine rote Karte gespielt. Spiel die rote 3.
learn-prompt-yours = { $name } gibt dir den Hinweis 2. Er trifft deine Abwurfkarte: Behalte beide Karten, bis du mehr weißt.
learn-prompt-green = { $other } gibt { $name } den Hinweis Grün. Er meint die grüne 3. Die grüne 2 fehlt, und du siehst sie nirgends.
learn-prompt-play = Also muss eine deiner 2en die grüne sein. Von mehreren ist es die neueste. Spiel sie.
    .play = Nicht diese. Gefragt ist eine 2, die neuere der beiden: deine zweite Karte.
    .instead = { $name } wartet auf die grüne 2. Spiel die neuere deiner 2en.
learn-prompt-end = Die grüne 2! { $name } kennt jetzt die grüne 3 und spielt sie. Ein Hinweis, zwei Karten.

## Finessen

learn-finesse = Finessen
    .about = Die fehlende Karte ist die neueste bei einem Spieler.
    .level = Gefährten ab Stufe II geben Finessen und befolgen deine.
    .learned = Kann keine markierte Karte die fehlende sein, ist es bei jemandem die neueste Karte ohne Hinweis. Sie wird blind gespielt, vor fast allem anderen.
learn-finesse-what = Und wenn niemand eine markierte Karte hält, die es sein kann? Dann ist die fehlende Karte bei jemandem die neueste ohne Hinweis und wird blind gespielt: eine Finesse.
learn-finesse-red = { $name } gibt { $other } den Hinweis Rot. Er meint die rote 3. Die rote 2 fehlt, und du siehst sie nirgends.
learn-finesse-waits = { $other } sieht deine Karten, wartet auf dich und wirft die Abwurfkarte ab.
learn-finesse-blind = Also hast du die rote 2: Es ist deine neueste Karte. Spiel sie blind.
    .play = Nicht diese. Die fehlende Karte ist deine neueste, die letzte rechts.
    .instead = Tust du etwas anderes, hält { $other } die rote 3 für die rote 2. Spiel deine neueste Karte.
learn-finesse-known = Die rote 2! Jetzt kennt { $other } die rote 3. { $name } wirft die Abwurfkarte ab.
learn-finesse-three = { $other } spielt die rote 3. Ein Hinweis hat zwei Punkte gebracht.
learn-finesse-yellow = Jetzt gibst du eine. { $other } hält die gelbe 3, und die neueste Karte von { $name } ist die gelbe 2. Gib { $other } den Hinweis Gelb.
    .clue = Damit fragst du nach etwas anderem. Wähle die gelbe 3 von { $other }, dann den Hinweis Gelb.
    .instead = Zwei Karten für einen Hinweis: Wähle die gelbe 3 von { $other }, dann den Hinweis Gelb.
learn-finesse-sees = { $name } sieht die gelbe 3 und keine gelbe 2, also muss es die neueste Karte sein. { $name } spielt sie.
learn-finesse-end = Auch { $other } hat das gesehen und spielt die gelbe 3.

## Bluffs

learn-bluff = Bluffs
    .about = Der nächste Spieler spielt eine andere Karte, die passt.
    .level = Gefährte IV blufft an einem Tisch mit Menschen und befolgt deine Bluffs.
    .learned = Meint ein Hinweis eine Karte, vor der noch eine fehlt, spielt der nächste Spieler die neueste Karte ohne Hinweis. Es kann eine andere sein, die passt. Dann wartet die markierte.
learn-bluff-what = Eine Finesse fragt nach der fehlenden Karte. Ein Bluff fragt die Person direkt nach dir nach irgendeiner Karte, die passt. Sie merkt den Unterschied nicht und spielt ihre neueste.
learn-bluff-red = { $other } hält die rote 3, und die rote 2 fehlt. { $name } ist als Nächstes dran, und die neueste Karte dort ist die gelbe 2, die passt. Gib { $other } den Hinweis Rot.
    .clue = Das ist nicht der Bluff, den wir üben. Wähle die rote 3 von { $other }, dann den Hinweis Rot.
    .instead = Versuch den Bluff: Wähle die rote 3 von { $other }, dann den Hinweis Rot.
learn-bluff-yellow = { $name } sucht die rote 2 und spielt die neueste Karte: die gelbe 2. Also weiß { $other }: Der Hinweis meint eine rote 3, die noch auf die 2 wartet.
learn-bluff-white = { $other } gibt { $name } den Hinweis Weiß. Er meint die weiße 2. Die weiße 1 fehlt, und du siehst sie nirgends.
learn-bluff-yours = Du bist als Nächstes dran. Spiel deine neueste Karte: Sie ist die weiße 1, oder es ist ein Bluff und sie passt anderswo.
    .play = Nicht diese. Gefragt ist deine neueste Karte, die letzte rechts.
    .instead = Eine Karte von dir ist gefragt. Spiel deine neueste, die letzte rechts.
learn-bluff-told = Es war ein Bluff: die rote 2. Also kennt { $name } die weiße 2, die auf die 1 wartet, und sagt { $other } etwas über eine 5.
learn-bluff-end = Jetzt passt die rote 3, und { $other } kennt sie seit deinem Hinweis.

## Das Ende

learn-the-end = Das Ende
    .about = Zähl die letzten Züge.
    .level = Gefährten ab Stufe III spielen die letzten Züge im Kopf durch.
    .learned = Wer die letzte Karte zieht, beginnt die Schlussrunde: Dann hat jeder noch einen Zug. Zähl, wer wie viele Karten spielen muss. Eine Karte, die passt, kann warten.
learn-the-end-what = Drei Karten fehlen: die rote 4, die rote 5 und die blaue 5. Eine Karte liegt noch im Stapel. Wird sie gezogen, habt ihr beide noch je einen Zug.
learn-the-end-fives = { $name } hält beide 5en. Wähle eine davon, dann den Hinweis 5.
    .instead = { $name } muss die 5en kennen. Wähle eine davon, dann den Hinweis 5.
learn-the-end-four = { $name } nennt deine älteste Karte rot. Die einzige nützliche rote Karte, die du halten kannst, ist die 4.
learn-the-end-count = Spielst du sie jetzt, ziehst du die letzte Karte, und { $name } hat einen Zug für zwei 5en. Also warte: Sag { $name }, welche 5 blau ist.
    .play = Dann ziehst du die letzte Karte, und { $name } hat nur einen Zug für zwei 5en. Gib den Hinweis Blau.
    .instead = { $name } muss die blaue 5 spielen und die letzte Karte ziehen. Gib den Hinweis Blau.
learn-the-end-drawn = { $name } spielt die blaue 5 und zieht die letzte Karte. Ihr habt beide noch je einen Zug.
learn-the-end-last = Jetzt ist es so weit. Spiel deine rote 4.
    .instead = Das ist dein letzter Zug. Spiel die rote 4.
learn-the-end-full = { $name } spielt die rote 5. Alle 25 Punkte: legendär!
