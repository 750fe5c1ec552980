# Ce que le jury de chaque édition dit d’un résultat.
# Identifiants : rating-ÉCHELLE-TRANCHE, rating-body-ÉCHELLE, rating-lost-RAISON.
# La tranche 25 vaut pour les parties en 25 points ; 25-29 et 30 pour celles en 30 points.

## Cocktail Games : une fédération et sa foule

rating-body-cocktail = Fédération des maîtres pyrotechniciens
rating-cocktail-5-or-less = Une soirée désastreuse : les huées sont la plus belle détonation du spectacle.
rating-cocktail-6-10 = Un spectacle bien maigre : ici et là on tape dans ses mains, peut-être pour se réchauffer.
rating-cocktail-11-15 = Un spectacle honorable, et dès le petit déjeuner la ville reparlera de la pluie et du beau temps.
rating-cocktail-16-20 = Un excellent spectacle : la foule acclame, et personne ne songe à rentrer.
rating-cocktail-21-24 = Un spectacle hors du commun, que les grands-parents raconteront encore avec de grands gestes.
rating-cocktail-25 = Un spectacle de légende : plus un mot sur toute la rive, rien que des visages levés, pleins de lumière.
rating-cocktail-25-29 = Un spectacle de légende : la foule en oublie d’applaudir, puis elle en oublie de s’arrêter.
rating-cocktail-30 = Un spectacle divin : les étoiles plient bagage et demandent où vous avez appris cela.

## Abacusspiele : une association sous un ciel d’orage

rating-body-abacus = Association des pyrotechniciens
rating-abacus-5-or-less = Aïe, les huées arrivent comme un second orage !
rating-abacus-6-10 = Pas fameux : quelques mains applaudissent, la plupart restent dans les poches.
rating-abacus-11-15 = Pas mal, disent les habitués, avant de se raconter l’année dernière.
rating-abacus-16-20 = Bien joué : des mines réjouies partout, et plus une saucisse à la buvette.
rating-abacus-21-24 = Très bien : le public tape du pied, crie et en redemande !
rating-abacus-25 = Légendaire, et on en reparlera tant qu’il y aura des nuits d’été.
rating-abacus-25-29 = Légendaire : le tonnerre lui-même a poliment attendu que vous ayez fini.
rating-abacus-30 = Divin : les dieux rangent l’orage et réclament un rappel.

## Grands Feux : la fédération française

rating-body-grands_feux = Fédération des artisans du feu d’artifice
rating-grands_feux-5-or-less = Une farce : la foule siffle, et les plus sages d’entre vous remballent déjà les fusées dans le noir.
rating-grands_feux-6-10 = Passable : sur deux rangs on applaudit par courtoisie, et quelqu’un tousse au fond.
rating-grands_feux-11-15 = Estimable, et aussi vite dissipé que la fumée au-dessus de l’eau.
rating-grands_feux-16-20 = Remarquable : on rayonne du premier au dernier rang, et quelques chapeaux s’envolent.
rating-grands_feux-21-24 = Prodigieux : un tel éclat que l’on dira désormais l’été d’avant et l’été d’après.
rating-grands_feux-25 = Mythique : un long silence, puis un seul soupir poussé par dix mille poitrines.
rating-grands_feux-25-29 = Mythique : le public ne trouve plus ses mots, et la nuit n’est pas pressée de redevenir noire.
rating-grands_feux-30 = Céleste : pas un nuage, et pourtant quelques gouttes tombent, car là-haut on pleure de joie.

## R&R Games : une guilde de gens du spectacle

rating-body-rr = Guilde des maîtres artificiers
rating-rr-5-or-less = La foule hue, et c’est la grand-mère de quelqu’un qui hue le plus fort.
rating-rr-6-10 = De maigres applaudissements, presque tous venus de vos familles.
rating-rr-11-15 = Un spectacle convenable : ils sont venus, ils ont vu, ils sont rentrés.
rating-rr-16-20 = Un splendide spectacle : la foule s’exclame à chaque gerbe.
rating-rr-21-24 = Un spectacle sensationnel : pendant des années, tout le monde jurera y avoir assisté.
rating-rr-25 = Une légende est née : pas un geste, pas un mot, et quelque part une glace oubliée qui fond.
rating-rr-25-29 = Une légende est née : la fumée s’est dissipée depuis longtemps, et la foule est toujours là.
rating-rr-30 = Incomparable : cette nuit, la Voie lactée paraît un peu pâle.

## Sans note

rating-lost-strikes = Une étincelle de trop : toute la réserve part d’un coup, et le spectacle est fini.
rating-lost-critical_discard = La dernière carte de son espèce a disparu, et un feu restera inachevé pour toujours.
rating-lost-empty_hand = Une main cherche une carte et n’en trouve pas : le spectacle s’arrête là.
rating-lost-no_legal_action = Plus une carte à jouer, plus un jeton pour un indice : la nuit n’a plus rien à proposer.
rating-lost-incomplete = Le dernier tour est joué et le ciel n’est pas plein, or ce soir il fallait qu’il le soit.
rating-won-all-or-nothing = Tous les feux sont au ciel : il fallait que ce soit parfait, et ça l’est.
score-suffix-black = poudre noire
