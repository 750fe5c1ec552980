# Was die Jury jeder Ausgabe zu einem Ergebnis sagt: das Wort, das ihr Dokument druckt, dann ein Satz von uns.
# Kennungen: rating-SKALA-STUFE, rating-body-SKALA, rating-lost-GRUND.
# Die Stufe 25 gilt für Partien mit 25 Punkten; 25-29 und 30 gelten für solche mit 30. Die Stufe 25-29 wiederholt das Urteil
# von 25, wie es die Regeln von Cocktail Games und Grands Feux tun. Abacusspiele und R&R drucken über 25 kein Urteil; die
# Worte für 30 sind dort unsere.

## Cocktail Games: ein Verband und seine Zuschauer

rating-body-cocktail = Internationaler Verband der Meisterpyrotechniker
rating-cocktail-5-or-less = Grauenhaft: Die Buhrufe sind der lauteste Knall der ganzen Nacht.
rating-cocktail-6-10 = Schwach: Hier und da klatscht jemand, vielleicht auch nur gegen die Kälte.
rating-cocktail-11-15 = Ehrenwert: Und beim Frühstück redet die Stadt schon wieder übers Wetter.
rating-cocktail-16-20 = Ausgezeichnet: Die Menge jubelt, und niemand denkt ans Heimgehen.
rating-cocktail-21-24 = Außergewöhnlich: Noch Großeltern werden mit beiden Händen davon erzählen.
rating-cocktail-25 = Legendär: Am ganzen Ufer fällt kein Wort, man sieht nur erleuchtete Gesichter.
rating-cocktail-25-29 = Legendär: Am ganzen Ufer fällt kein Wort, man sieht nur erleuchtete Gesichter.
rating-cocktail-30 = Göttlich: Die Sterne packen ein und fragen, wo ihr das gelernt habt.

## Abacusspiele: eine Vereinigung unter Gewitterwolken

rating-body-abacus = Internationale Vereinigung für Pyrotechnik
rating-abacus-5-or-less = O je: Da rollen die Buhrufe heran wie ein zweites Gewitter.
rating-abacus-6-10 = Schwach: Ein paar Hände rühren sich, die meisten bleiben in den Taschen.
rating-abacus-11-15 = Ganz ordentlich: Die Stammgäste nicken und schwärmen vom letzten Jahr.
rating-abacus-16-20 = Gut: zufriedene Gesichter überall, und die Würstchenbude ist ausverkauft.
rating-abacus-21-24 = Sehr gut: Das Publikum trampelt, jubelt und ruft nach mehr!
rating-abacus-25 = Legendär: Man wird davon erzählen, solange es Sommernächte gibt.
rating-abacus-25-29 = Legendär: Man wird davon erzählen, solange es Sommernächte gibt.
rating-abacus-30 = Mehr als legendär: Die Götter räumen das Gewitter weg und verlangen eine Zugabe.

## Grands Feux: der französische Bund

rating-body-grands_feux = Internationaler Bund der Feuerwerker
rating-grands_feux-5-or-less = Lachhaft: Die Menge johlt, und die Klügsten von euch packen die Raketen schon im Dunkeln ein.
rating-grands_feux-6-10 = Mäßig: Zwei Reihen klatschen aus Höflichkeit, und ganz hinten hüstelt jemand.
rating-grands_feux-11-15 = Achtbar: und so rasch verflogen wie Rauch über dem Wasser.
rating-grands_feux-16-20 = Ausgezeichnet: strahlende Gesichter bis in die letzte Reihe und ein paar Hüte in der Luft.
rating-grands_feux-21-24 = Außerordentlich: so viel Glanz, dass man künftig vom Sommer davor und vom Sommer danach spricht.
rating-grands_feux-25 = Legendär: erst lange Stille, dann ein einziger Seufzer aus zehntausend Kehlen.
rating-grands_feux-25-29 = Legendär: erst lange Stille, dann ein einziger Seufzer aus zehntausend Kehlen.
rating-grands_feux-30 = Göttlich: keine Wolke weit und breit, und doch fallen ein paar Tropfen, denn dort oben weint jemand vor Glück.

## R&R Games: eine Liga von Handwerkern

rating-body-rr = Handwerkerliga der Feuerwerkstechniker
rating-rr-5-or-less = Grauenhaft: Und am lautesten buht irgendjemandes Großmutter.
rating-rr-6-10 = Mäßig: dünner Applaus, und der meiste kommt aus der eigenen Verwandtschaft.
rating-rr-11-15 = Ehrenwert: Man kam, man sah, man ging nach Hause.
rating-rr-16-20 = Ausgezeichnet: Bei jedem Knall jauchzt die Menge.
rating-rr-21-24 = Erstaunlich: Noch in Jahren werden alle schwören, sie seien dabei gewesen.
rating-rr-25 = Legendär: Niemand rührt sich, niemand spricht, und irgendwo schmilzt ein vergessenes Eis.
rating-rr-25-29 = Legendär: Niemand rührt sich, niemand spricht, und irgendwo schmilzt ein vergessenes Eis.
rating-rr-30 = Mehr als legendär: Die Milchstraße wirkt heute Nacht ein wenig blass.

## Ohne Bewertung

rating-lost-strikes = Alle verlieren: ein Funke zu viel, und das ganze Lager geht auf einmal hoch.
rating-lost-strikes-cocktail = Eine Katastrophe, und alle verlieren: ein Funke zu viel, und das ganze Lager geht auf einmal hoch.
rating-lost-strikes-abacus = Den Göttern reicht es: Ein Gewitter macht dem Feuerwerk ein Ende.
rating-lost-strikes-grands_feux = Die Partie endet sofort und ist verloren: ein Funke zu viel, und das ganze Lager geht auf einmal hoch.
rating-lost-critical_discard = Die letzte Karte ihrer Art ist fort, und ein Feuerwerk bleibt für immer unvollendet.
rating-lost-empty_hand = Eine Hand greift nach einer Karte und findet keine: Hier endet die Vorstellung.
rating-lost-no_legal_action = Keine Karte mehr zum Spielen, kein Hinweis mehr zu geben: Mehr gibt diese Nacht nicht her.
rating-lost-incomplete = Der letzte Zug ist getan und der Himmel nicht voll, dabei musste er es heute sein.
rating-won-all-or-nothing = Alle Feuerwerke stehen am Himmel: Es musste perfekt sein, und das ist es.
score-suffix-black = Schwarzpulver

## Die ersten Partien einer Art, und was die Bots nach einer Partie sagen

first-news-perfect = Deine erste perfekte Partie!
first-news-perfect_edition = Deine erste perfekte Partie der Ausgabe { $edition }!
first-news-row = Zehn Partien in Folge ohne Niederlage!
first-news-day = Deine erste Partie des Tages.
first-news-people = Deine erste Partie mit anderen.
first-news-edition = Deine erste Partie der Ausgabe { $edition }.
last-line = { $name }: { $words }
last-companion-1-perfect = Ich habe nichts falsch gemacht! Oder? Haben wir das wirklich geschafft?
last-companion-1-good = Das war schön! Ich habe fast alle deine Hinweise verstanden.
last-companion-1-middling = Ich habe viel gelernt. Noch eine Partie?
last-companion-1-lost = Tut mir leid, falls ich das war. Nächstes Mal mache ich es besser!
last-companion-2-perfect = Jede Karte an ihrem Platz. Danke für die Geduld.
last-companion-2-good = Gute Arbeit. Deine Hinweise haben mir gefallen.
last-companion-2-middling = Gar nicht schlecht. Ein, zwei Hinweise kamen spät, auch von mir.
last-companion-2-lost = Das tut mir leid. Sehen wir uns in der Wiederholung an, was wir übersehen haben?
last-companion-3-perfect = Kein Hinweis zu viel. Diese Partie merke ich mir.
last-companion-3-good = Gut gespielt. Eine Finesse darin möchte ich gern noch einmal sehen.
last-companion-3-middling = Die Karten hätten mehr hergegeben. Nächstes Mal finden wir die Hinweise.
last-companion-3-lost = Das passiert den besten Tischen. Beim nächsten Mal sind die Karten neu.
last-companion-4-perfect = Perfekt.
last-companion-4-good = Gute Hände, gute Köpfe.
last-companion-4-middling = Wir haben es zu spät gesehen.
last-companion-4-lost = Auch Affen fallen von Bäumen.
last-cautious-perfect = Ich war mir bei jeder Karte sicher. Na ja, bei den meisten.
last-cautious-good = Kein Risiko, und trotzdem so viele Lichter. Ich bin zufrieden.
last-cautious-middling = Ich hätte mehr spielen können. Ich war mir nicht sicher.
last-cautious-lost = Ich habe zweimal nachgesehen. Es hat nicht gereicht.
last-savant-perfect = Die Rechnung geht auf. Das tut sie meist, aber selten so schön.
last-savant-good = Es bleibt ein kleiner Rest. Das finde ich reizend.
last-savant-middling = Irgendwo ist eine Ziffer verloren gegangen. Wohl eine von mir.
last-savant-lost = Ein interessantes Ergebnis. Darüber denke ich auf dem Heimweg nach.
last-words-crowd-perfect = Jedes Feuerwerk steht am Himmel. Hör dir die Menge an!
last-words-crowd-good = Die Menge sieht noch immer zu unseren Feuerwerken hinauf.
last-words-crowd-middling = Die Menge hat schon hellere Feuerwerke gesehen.
last-words-crowd-lost = Das Feuerwerk ist vorbei, und die Menge geht nach Hause.
last-words-abacus-perfect = Das Gewitter bleibt aus, und die Götter klatschen.
last-words-abacus-good = Unsere Hinweisplättchen waren gut angelegt.
last-words-abacus-middling = Ein paar Hinweisplättchen mehr, und die Götter hätten geklatscht.
last-words-abacus-lost = Die Götter sind zornig, und das Gewitter gehört ihnen.
last-words-black-perfect = Sogar das Schwarzpulver steht am Himmel, bis zum letzten Korn.
last-words-black-good = Mit Schwarzpulver an Bord ist das ein schöner Abend.
last-words-black-middling = Schwarzpulver verzeiht wenig.
last-words-black-lost = Ein Funke im Schwarzpulver war genug.
