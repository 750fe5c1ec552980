# Ce que le jury de chaque édition dit d’un résultat : le mot que son document imprime, puis une phrase à nous.
# Identifiants : rating-ÉCHELLE-TRANCHE, rating-body-ÉCHELLE, rating-lost-RAISON.
# La tranche 25 vaut pour les parties en 25 points ; 25-29 et 30 pour celles en 30 points. La tranche 25-29 répète le verdict
# de 25, comme le font les règles de Cocktail Games et de Grands Feux. Abacusspiele et R&R n’impriment rien au-delà de 25 :
# les mots de 30 y sont les nôtres.

## Cocktail Games : une fédération et sa foule

rating-body-cocktail = Fédération internationale des maîtres artificiers
rating-cocktail-5-or-less = Horrible : les huées sont la plus belle détonation de la soirée.
rating-cocktail-6-10 = Médiocre : ici et là on tape dans ses mains, peut-être pour se réchauffer.
rating-cocktail-11-15 = Honorable : et dès le petit déjeuner, la ville reparle de la pluie et du beau temps.
rating-cocktail-16-20 = Excellent : la foule acclame, et personne ne songe à rentrer.
rating-cocktail-21-24 = Extraordinaire : les grands-parents le raconteront encore avec de grands gestes.
rating-cocktail-25 = Légendaire : plus un mot sur toute la rive, rien que des visages levés, pleins de lumière.
rating-cocktail-25-29 = Légendaire : plus un mot sur toute la rive, rien que des visages levés, pleins de lumière.
rating-cocktail-30 = Divin : les étoiles plient bagage et demandent où vous avez appris cela.

## Abacusspiele : une association sous un ciel d’orage

rating-body-abacus = Association internationale de pyrotechnie
rating-abacus-5-or-less = Aïe : les huées arrivent comme un second orage.
rating-abacus-6-10 = Faible : quelques mains applaudissent, la plupart restent dans les poches.
rating-abacus-11-15 = Correct : les habitués hochent la tête et se racontent l’année dernière.
rating-abacus-16-20 = Bien : des mines réjouies partout, et plus une saucisse à la buvette.
rating-abacus-21-24 = Très bien : le public tape du pied, crie et en redemande !
rating-abacus-25 = Légendaire : on en reparlera tant qu’il y aura des nuits d’été.
rating-abacus-25-29 = Légendaire : on en reparlera tant qu’il y aura des nuits d’été.
rating-abacus-30 = Plus que légendaire : les dieux rangent l’orage et réclament un rappel.

## Grands Feux : la fédération française, qui parle de la prestation

rating-body-grands_feux = Fédération internationale des artificiers
rating-grands_feux-5-or-less = Risible : la foule siffle, et les plus sages d’entre vous remballent déjà les fusées dans le noir.
rating-grands_feux-6-10 = Médiocre : sur deux rangs on applaudit par courtoisie, et quelqu’un tousse au fond.
rating-grands_feux-11-15 = Honorable : et aussi vite dissipée que la fumée au-dessus de l’eau.
rating-grands_feux-16-20 = Excellente : on rayonne du premier au dernier rang, et quelques chapeaux s’envolent.
rating-grands_feux-21-24 = Extraordinaire : un tel éclat que l’on dira désormais l’été d’avant et l’été d’après.
rating-grands_feux-25 = Légendaire : un long silence, puis un seul soupir poussé par dix mille poitrines.
rating-grands_feux-25-29 = Légendaire : un long silence, puis un seul soupir poussé par dix mille poitrines.
rating-grands_feux-30 = Divine : pas un nuage, et pourtant quelques gouttes tombent, car là-haut on pleure de joie.

## R&R Games : une ligue d’artisans

rating-body-rr = Ligue artisanale des techniciens du feu d’artifice
rating-rr-5-or-less = Horrible : et c’est la grand-mère de quelqu’un qui hue le plus fort.
rating-rr-6-10 = Médiocre : de maigres applaudissements, presque tous venus de vos familles.
rating-rr-11-15 = Honorable : ils sont venus, ils ont vu, ils sont rentrés.
rating-rr-16-20 = Excellent : la foule s’exclame à chaque gerbe.
rating-rr-21-24 = Époustouflant : pendant des années, tout le monde jurera y avoir assisté.
rating-rr-25 = Légendaire : pas un geste, pas un mot, et quelque part une glace oubliée qui fond.
rating-rr-25-29 = Légendaire : pas un geste, pas un mot, et quelque part une glace oubliée qui fond.
rating-rr-30 = Plus que légendaire : cette nuit, la Voie lactée paraît un peu pâle.

## Sans note

rating-lost-strikes = Tout le monde perd : une étincelle de trop, et toute la réserve part d’un coup.
rating-lost-strikes-cocktail = Une catastrophe, et tout le monde perd : une étincelle de trop, et toute la réserve part d’un coup.
rating-lost-strikes-abacus = Les dieux en ont assez : un orage met fin au feu d’artifice.
rating-lost-strikes-grands_feux = La partie prend fin sur-le-champ, et elle est perdue : une étincelle de trop, et toute la réserve part d’un coup.
rating-lost-critical_discard = La dernière carte de son espèce a disparu, et un feu restera inachevé pour toujours.
rating-lost-empty_hand = Une main cherche une carte et n’en trouve pas : le spectacle s’arrête là.
rating-lost-no_legal_action = Plus une carte à jouer, plus un indice à donner : la nuit n’a plus rien à proposer.
rating-lost-incomplete = Le dernier tour est joué et le ciel n’est pas plein, or ce soir il fallait qu’il le soit.
rating-won-all-or-nothing = Tous les feux sont au ciel : il fallait que ce soit parfait, et ça l’est.
score-suffix-black = poudre noire

## Les premières fois, et ce que disent les bots après une partie

first-news-perfect = Ta première partie parfaite !
first-news-perfect_edition = Ta première partie parfaite de l’édition { $edition } !
first-news-row = Dix parties à la suite sans défaite !
first-news-day = Ta première donne du jour.
first-news-people = Ta première partie à plusieurs.
first-news-edition = Ta première partie de l’édition { $edition }.
last-line = { $name } : { $words }
last-companion-1-perfect = Je n’ai rien raté ! Si ? On a vraiment réussi ?
last-companion-1-good = C’était chouette ! J’ai compris presque tous tes indices.
last-companion-1-middling = J’ai beaucoup appris. On en refait une ?
last-companion-1-lost = Désolé si c’était moi. Je ferai mieux la prochaine fois !
last-companion-2-perfect = Chaque carte à sa place. Merci de ta patience.
last-companion-2-good = Du bon travail. J’ai aimé tes indices.
last-companion-2-middling = Pas mal du tout. Un ou deux indices sont venus tard, les miens aussi.
last-companion-2-lost = Je suis désolé. Regardons la partie pour voir ce qui nous a échappé.
last-companion-3-perfect = Pas un indice de trop. Je me souviendrai de cette partie.
last-companion-3-good = Bien joué. Il y avait là une finesse que j’aimerais revoir.
last-companion-3-middling = Les cartes permettaient mieux. La prochaine fois, nous trouverons les indices.
last-companion-3-lost = Cela arrive aux meilleures tables. La prochaine donne sera nouvelle.
last-companion-4-perfect = Parfait.
last-companion-4-good = Bonnes mains, bonnes têtes.
last-companion-4-middling = Nous l’avons vu trop tard.
last-companion-4-lost = Même les singes tombent des arbres.
last-cautious-perfect = J’étais sûr de chaque carte. Enfin, de presque toutes.
last-cautious-good = Aucun risque, et pourtant tant de lumières. Me voilà content.
last-cautious-middling = J’aurais pu jouer davantage. Je n’étais pas certain.
last-cautious-lost = J’avais vérifié deux fois. Cela n’a pas suffi.
last-savant-perfect = Le compte est bon. Il l’est souvent, mais rarement avec tant de grâce.
last-savant-good = Il reste un petit reste. Je trouve cela charmant.
last-savant-middling = Un chiffre s’est égaré quelque part. Sans doute un des miens.
last-savant-lost = Un résultat intéressant. J’y penserai sur le chemin du retour.
last-words-crowd-perfect = Tous les feux sont dans le ciel. Écoute la foule !
last-words-crowd-good = La foule regarde encore nos feux.
last-words-crowd-middling = La foule a vu des feux plus brillants.
last-words-crowd-lost = Le spectacle est fini, et la foule rentre chez elle.
last-words-abacus-perfect = L’orage ne vient pas, et les dieux applaudissent.
last-words-abacus-good = Nos jetons Note ont bien servi.
last-words-abacus-middling = Quelques jetons Note de plus, et les dieux auraient applaudi.
last-words-abacus-lost = Les dieux sont en colère, et l’orage est à eux.
last-words-black-perfect = Même la poudre noire est dans le ciel, jusqu’au dernier grain.
last-words-black-good = Avec de la poudre noire à bord, c’est une belle soirée.
last-words-black-middling = La poudre noire pardonne peu.
last-words-black-lost = Une étincelle dans la poudre noire a suffi.
