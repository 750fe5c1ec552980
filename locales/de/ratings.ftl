# Was die Jury jeder Ausgabe zu einem Ergebnis sagt.
# Kennungen: rating-SKALA-STUFE, rating-body-SKALA, rating-lost-GRUND.
# Die Stufe 25 gilt für Spiele mit 25 Punkten; 25-29 und 30 gelten für solche mit 30.

## Cocktail Games: ein Verband und seine Zuschauer

rating-body-cocktail = Verband der Meisterpyrotechniker
rating-cocktail-5-or-less = Ein grauenhafter Abend: Die Buhrufe sind der lauteste Knall der ganzen Vorstellung.
rating-cocktail-6-10 = Eine schwache Vorstellung: Hier und da klatscht jemand, vielleicht auch nur gegen die Kälte.
rating-cocktail-11-15 = Eine ehrenwerte Vorstellung, und beim Frühstück redet die Stadt schon wieder übers Wetter.
rating-cocktail-16-20 = Eine ausgezeichnete Vorstellung: Die Menge jubelt, und niemand denkt ans Heimgehen.
rating-cocktail-21-24 = Eine außergewöhnliche Vorstellung, von der noch Großeltern mit beiden Händen erzählen werden.
rating-cocktail-25 = Eine legendäre Vorstellung: Am ganzen Ufer fällt kein Wort, man sieht nur erleuchtete Gesichter.
rating-cocktail-25-29 = Eine legendäre Vorstellung: Die Menge vergisst zu klatschen, und dann vergisst sie aufzuhören.
rating-cocktail-30 = Eine göttliche Vorstellung: Die Sterne packen ein und fragen, wo ihr das gelernt habt.

## Abacusspiele: eine Vereinigung unter Gewitterwolken

rating-body-abacus = Vereinigung der Pyrotechniker
rating-abacus-5-or-less = Autsch, da rollen die Buhrufe heran wie ein zweites Gewitter!
rating-abacus-6-10 = Na ja: Ein paar Hände rühren sich, die meisten bleiben in den Taschen.
rating-abacus-11-15 = Ganz ordentlich, sagen die Stammgäste und schwärmen vom letzten Jahr.
rating-abacus-16-20 = Gut gemacht: zufriedene Gesichter überall, und die Würstchenbude ist ausverkauft.
rating-abacus-21-24 = Sehr gut: Das Publikum trampelt, jubelt und ruft nach mehr!
rating-abacus-25 = Legendär, und man wird davon erzählen, solange es Sommernächte gibt.
rating-abacus-25-29 = Legendär: Selbst der Donner hat höflich gewartet, bis ihr fertig wart.
rating-abacus-30 = Göttlich: Die Götter räumen das Gewitter weg und verlangen eine Zugabe.

## Grands Feux: der französische Bund

rating-body-grands_feux = Bund der Feuerwerkskünstler
rating-grands_feux-5-or-less = Eine Posse: Die Menge johlt, und die Klügsten von euch packen die Raketen schon im Dunkeln ein.
rating-grands_feux-6-10 = Mäßig: Zwei Reihen klatschen aus Höflichkeit, und ganz hinten hüstelt jemand.
rating-grands_feux-11-15 = Achtbar, und so rasch verflogen wie Rauch über dem Wasser.
rating-grands_feux-16-20 = Hervorragend: strahlende Gesichter bis in die letzte Reihe und ein paar Hüte in der Luft.
rating-grands_feux-21-24 = Außerordentlich: so viel Glanz, dass man künftig vom Sommer davor und vom Sommer danach spricht.
rating-grands_feux-25 = Legendär: erst lange Stille, dann ein einziger Seufzer aus zehntausend Kehlen.
rating-grands_feux-25-29 = Legendär: Dem Publikum fehlen die Worte, und die Nacht hat es nicht eilig, wieder dunkel zu werden.
rating-grands_feux-30 = Göttlich: keine Wolke weit und breit, und doch fallen ein paar Tropfen, denn dort oben weint jemand vor Glück.

## R&R Games: eine Gilde von Schaustellern

rating-body-rr = Gilde der Meisterfeuerwerker
rating-rr-5-or-less = Die Menge buht, und am lautesten buht irgendjemandes Großmutter.
rating-rr-6-10 = Dünner Applaus, und der meiste kommt aus der eigenen Verwandtschaft.
rating-rr-11-15 = Eine solide Schau: Man kam, man sah, man ging nach Hause.
rating-rr-16-20 = Eine prächtige Schau: Bei jedem Knall jauchzt die Menge.
rating-rr-21-24 = Eine sensationelle Schau: Noch in Jahren werden alle schwören, sie seien dabei gewesen.
rating-rr-25 = Stoff für Legenden: Niemand rührt sich, niemand spricht, und irgendwo schmilzt ein vergessenes Eis.
rating-rr-25-29 = Stoff für Legenden: Der Rauch ist längst verweht, und noch immer steht die Menge da.
rating-rr-30 = Unvergleichlich: Die Milchstraße wirkt heute Nacht ein wenig blass.

## Ohne Bewertung

rating-lost-strikes = Ein Funke zu viel: Das ganze Lager geht auf einmal hoch, und die Vorstellung ist vorbei.
rating-lost-critical_discard = Die letzte Karte ihrer Art ist fort, und ein Feuerwerk bleibt für immer unvollendet.
rating-lost-empty_hand = Eine Hand greift nach einer Karte und findet keine: Hier endet die Vorstellung.
rating-lost-no_legal_action = Keine Karte mehr zum Spielen, kein Marker mehr für einen Hinweis: Mehr gibt diese Nacht nicht her.
rating-lost-incomplete = Der letzte Zug ist getan und der Himmel nicht voll, dabei musste er es heute sein.
rating-won-all-or-nothing = Alle Feuerwerke stehen am Himmel: Es musste perfekt sein, und das ist es.
score-suffix-black = Schwarzpulver
