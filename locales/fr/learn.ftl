# Les parties qui apprennent. learn-NOM est le titre d’une leçon (.about : une ligne, .learned : ce qu’il faut retenir), learn-NOM-PAS ce que
# dit le guide ; quand un pas demande quelque chose, .instead répond à toute autre action, .play, .discard et .clue à une action de ce genre.
# $name est le partenaire. 260 lettres au plus pour chacun.

## La page

web-learn-title = Apprendre à jouer
web-learn-about = Dix minutes, et tu connais Hanabi. Un partenaire joue avec toi, et un guide te dit ce qui compte. Rien ne peut mal tourner.
web-learn-first = Ta première partie
web-learn-more = Ensuite, une extension à la fois
web-learn-begin = Commencer
web-learn-continue = Continuer
web-learn-again = Rejouer la leçon
web-learn-done = terminée
web-learn-far = { $done } sur { $all }
web-learn-coach = Guide
web-learn-next = Suite
web-learn-read = Lis d’abord la suite.
web-learn-your-turn = À toi
web-learn-not-now = Pas cette fois.
web-learn-restart = Tout recommencer
web-learn-lessons = Toutes les leçons
web-learn-over = Bravo !
web-learn-next-lesson = Ensuite : { $lesson }
web-learn-lost = Cette leçon n’existe pas.
web-learn-at-table = Leçon · { $lesson }

## La première partie

learn-first = Ta première partie
    .about = Une partie entière à deux couleurs : toutes les règles, pas à pas.
    .learned = Tu connais tout le jeu : indices, jetons, défausse, erreurs, les 5 et le dernier tour de table. À cinq couleurs, c’est pareil, en plus grand.
learn-first-goal = Bienvenue ! Avec { $name }, tu composes des feux d’artifice : un par couleur, de 1 à 5. Aujourd’hui il y a deux couleurs ; une vraie partie en a cinq.
learn-first-hands = Tu vois les cartes de { $name }, et { $name } voit les tiennes. Toi, tu n’en vois que le dos. Alors chacun dit à l’autre ce qu’il tient, par des indices.
learn-first-ones = À ton tour, fais une seule chose : donner un indice, défausser une carte ou en jouer une. Tout feu commence par un 1, et { $name } en a deux. Choisis l’un d’eux, puis l’indice 1.
    .play = Tu ne sais encore rien de tes cartes. Montre d’abord ses 1 à { $name }.
    .instead = C’est vrai, mais { $name } ne saura pas quoi jouer. Choisis un 1, puis l’indice 1.
learn-first-touched = L’indice a désigné les deux 1 : il désigne toujours toutes les cartes qui y répondent. Il a coûté l’un de vos huit jetons. { $name } joue un 1 et pioche.
learn-first-oldest = { $name } pourra jouer l’autre 1. Profites-en pour regagner un jeton : défausse une carte. Tu n’en connais aucune ; dans ce cas part la plus ancienne, celle au coin plié.
    .discard = Personne ne sait laquelle est la bonne, alors les joueurs s’accordent : la plus ancienne part. C’est celle au coin plié.
    .instead = { $name } sait quoi faire ensuite. Sers-toi de ce tour pour regagner le jeton : défausse ta carte la plus ancienne.
    .typed = { $name } pourra jouer l’autre 1. Profites-en pour regagner un jeton : défausse une carte. Tu n’en connais aucune ; dans ce cas part la plus ancienne, la carte 1.
    .discard-typed = Personne ne sait laquelle est la bonne, alors les joueurs s’accordent : la plus ancienne part. C’est la carte 1.
learn-first-token-back = Un 1 bleu, et chaque 1 existe en trois exemplaires : rien de grave. Le jeton est revenu, et tu as pioché. { $name } joue le 1 bleu.
learn-first-full = Les huit jetons sont là : on ne peut donc rien défausser. Le 2 rouge de { $name } irait. Choisis-le, puis l’indice rouge : il ne désigne que lui.
    .play = Tu ne sais toujours rien de tes cartes. Donne à { $name } l’indice rouge.
    .instead = Rouge désigne le 2 rouge et rien d’autre : { $name } ne peut pas se tromper. Donne l’indice rouge.
learn-first-told = { $name } te donne un indice. Ta première carte est un 2, et aucune autre n’en est un.
learn-first-two = Le 1 rouge et le 1 bleu sont au ciel : un 2 va donc, quelle que soit sa couleur. Joue ton 2.
    .instead = { $name } t’a montré ton 2 parce qu’il va maintenant. Choisis-le et joue-le.
learn-first-points = Le 2 bleu ! Chaque carte au ciel vaut un point. { $name } joue le 2 rouge : déjà quatre points.
learn-first-critical = La carte la plus ancienne de { $name } est le 5 bleu, et chaque 5 est unique. Sans autre chose à faire, { $name } le défausserait. Sauve-le : donne l’indice 5.
    .clue = Bon indice, mais le 5 bleu est en danger. Choisis la carte la plus ancienne de { $name }, puis l’indice 5.
    .instead = Sauve d’abord le 5 bleu, la plus ancienne carte de { $name } : sans lui, le feu bleu ne sera jamais complet.
learn-first-two-blues = { $name } te dit que deux de tes cartes sont bleues. Laquelle est le 3 bleu qui vient ensuite ? Tu ne peux pas encore le savoir.
learn-first-risk = Et si une carte ne va pas ? Essaie une fois, exprès : joue ta carte la plus récente, la dernière à droite. Promis, nous pouvons nous en passer.
    .instead = Rien que cette fois, nous prenons un risque. Joue ta carte la plus récente : la dernière, dont personne n’a rien dit.
    .typed = Et si une carte ne va pas ? Essaie une fois, exprès : joue ta carte la plus récente, la carte 5. Promis, nous pouvons nous en passer.
learn-first-strike = Un deuxième 1 rouge : il va à la défausse, et c’est une erreur. À la troisième, la partie s’arrêterait et tout serait perdu. { $name } t’aide avec l’indice 3.
learn-first-together = Rassemble les indices. Ta troisième carte est bleue et c’est un 3 : le 3 bleu. La première est un 3 qui n’est pas bleu : le 3 rouge. Les deux vont. Joues-en un.
    .play = Pas celle-là. Deux de tes cartes sont des 3, et un 3 va sur les deux feux. Joue un 3.
    .instead = Tu connais deux cartes à coup sûr : les deux 3 vont. Joues-en un.
learn-first-your-five = { $name } te montre ton propre 5. Il n’est pas bleu, c’est donc le 5 rouge. Garde-le : il vient en dernier.
learn-first-other-three = Ton autre 3 va toujours. Joue-le.
    .instead = Ton autre 3 va à coup sûr. Joue-le maintenant, et toute la suite devient possible.
learn-first-blue-four = Un 4, et on l’a déjà dit bleu : tu tiens le 4 bleu, et il va.
learn-first-last-token = Il peut attendre un tour. { $name } ne connaît pas encore son 4 rouge, et il reste un jeton. Donne l’indice rouge : il ne désigne que cette carte.
    .clue = Cela désignerait d’autres cartes, et c’est ton dernier jeton. Rouge ne désigne que le 4 rouge.
    .instead = { $name } doit connaître son 4 rouge, sinon les tours vont manquer. Choisis-le, puis l’indice rouge.
learn-first-no-token = Plus de jeton : tant qu’aucun ne revient, personne ne peut donner d’indice. { $name } joue le 4 rouge.
learn-first-last-card = Il reste une carte dans la pioche. Qui la tire ouvre le dernier tour de table. Joue ton 4 bleu.
    .instead = Chaque tour compte. Joue ton 4 bleu : il est bleu, c’est un 4, et il va.
learn-first-bonus = Tu as tiré la dernière carte : chacun a encore un tour. { $name } complète le bleu avec le 5. Un feu complet rapporte un jeton en prime.
learn-first-last-turn = Le tout dernier tour est à toi, et tu connais le 5 rouge. Illumine le ciel !
    .instead = C’est le dernier tour de la partie. Ton 5 rouge complète le ciel : joue-le.
learn-first-score = Dix sur dix ! On compte les cartes au ciel : à cinq couleurs, 25 au plus. Jusqu’à 5 points c’est horrible, 16 excellent, 21 extraordinaire, et 25 légendaire.

## Multicolore

learn-multicolor = Multicolore
    .about = Une sixième couleur que touche tout indice de couleur.
    .learned = Tout indice de couleur touche les cartes multicolores, aucun ne les nomme. Dans certaines éditions, c’est une couleur à part que l’on peut nommer : leurs règles le disent.
learn-multicolor-suit = Une nouvelle couleur a son propre feu : le multicolore. Tout indice de couleur touche ces cartes, mais aucun indice ne peut nommer le multicolore.
learn-multicolor-ones = { $name } tient deux 1, un rouge et un multicolore. Les deux vont. Les indices de valeur ne changent pas : donne l’indice 1.
    .instead = Les deux 1 de { $name } vont maintenant. Choisis-en un, puis l’indice 1.
learn-multicolor-played = { $name } joue le 1 rouge. L’autre est-il un second 1 rouge ? { $name } ne peut pas le savoir, et ce serait une erreur.
learn-multicolor-blue = Donne l’indice bleu : il touche aussi le 1 multicolore. { $name } saura alors qu’il n’est pas rouge.
    .clue = Avec cela, le 1 peut encore être rouge. Avec bleu, non : le bleu ne touche jamais une carte rouge.
    .instead = { $name } doit savoir que ce 1 n’est pas rouge. Choisis-le, puis l’indice bleu.
learn-multicolor-sure = Bleu ou multicolore : dans les deux cas, ce 1 va. { $name } le joue.
learn-multicolor-end = Une carte que deux couleurs ont touchée ne peut être que multicolore. Le sixième feu compte comme les autres : avec cinq couleurs et lui, 30 points au plus.

## Jokers

learn-jokers = Jokers
    .about = Des cartes qui remplacent toute autre de leur valeur.
    .learned = Un joker va sur n’importe quel feu qui attend sa valeur, et qui le joue choisit. Tout indice de couleur le touche, aucun ne le nomme.
learn-jokers-what = Ici, les cartes multicolores sont des jokers. Elles n’ont pas de feu à elles : chacune remplace toute carte de sa valeur.
learn-jokers-told = { $name } te montre un 3, et les deux feux en attendent un.
learn-jokers-play = Quelle que soit sa couleur, un 3 va. Joue-le.
    .instead = Ton 3 va à coup sûr. Choisis-le et joue-le.
learn-jokers-where = Un joker ! À toi de choisir son feu. { $name } tient un 3 rouge : le bleu en a donc plus besoin.
    .instead = C’est possible, mais le 3 rouge de { $name } ne servirait plus. Pose le joker sur le bleu.
learn-jokers-end = Ainsi les deux 3 seront au ciel. Garde les jokers pour les cartes perdues ou lointaines.

## Poudre noire

learn-black-powder = Poudre noire
    .about = Un feu noir qui va de 5 à 1.
    .learned = Le noir descend de 5 à 1, seules les valeurs le désignent, et chaque carte noire qui manque à la fin coûte un point.
learn-black-powder-down = Le feu noir se construit à l’envers : de 5 à 1. Son 5 est là, le 4 vient donc ensuite. Aucune couleur ne touche les cartes noires, seules les valeurs le font.
learn-black-powder-three = { $name } te montre un 3. Le 3 rouge et le 3 bleu sont déjà au ciel : il est donc pour le noir, plus tard.
learn-black-powder-four = Le 4 noir de { $name } va maintenant. Choisis-le, puis l’indice 4.
    .instead = Le 4 noir vient avant ton 3. Choisis la carte noire de { $name }, puis l’indice 4.
learn-black-powder-fits = { $name } joue le 4 noir. Et après un 4, le noir attend un 3.
learn-black-powder-play = Ton 3 va maintenant. Joue-le.
    .instead = Le rouge et le bleu ont leur 3 : le tien ne peut servir qu’au noir. Joue-le.
learn-black-powder-end = À la fin, chaque carte noire absente coûte un point : il en manque deux, donc deux points de moins. Le 1 noir complète le feu, et il est unique.

## Tuiles bonus

learn-bonus-tiles = Tuiles bonus
    .about = Chaque feu complet révèle une surprise.
    .learned = Un feu complété par un 5 révèle une tuile bonus au lieu de rendre un jeton. À la table, appuie sur les tuiles pour lire ce que fait chacune.
    .learned-typed = Un feu complété par un 5 révèle une tuile bonus au lieu de rendre un jeton. Les règles de l’édition disent ce que fait chacune.
learn-bonus-tiles-what = Six tuiles bonus attendent, face cachée. Quand un 5 complète un feu, l’une d’elles est révélée : elle remplace le jeton en prime.
learn-bonus-tiles-told = { $name } te montre un 5, et les deux feux attendent le leur.
learn-bonus-tiles-play = L’un ou l’autre 5 va. Joue-le et vois quelle tuile arrive.
    .instead = Ton 5 complète un feu, quelle que soit sa couleur. Choisis-le et joue-le.
learn-bonus-tiles-clue = Tuile 3 : un indice de couleur gratuit, tout de suite. { $name } tient le 5 bleu. Choisis-le, puis l’indice bleu.
    .instead = C’est gratuit, alors autant que cela serve : le 5 bleu de { $name } compléterait le ciel. Donne l’indice bleu.
learn-bonus-tiles-end = Aucun jeton dépensé. Au bleu il ne manque que le 5 : { $name } joue donc la carte désignée, et le ciel est complet.

## Annonces

learn-announcements = Annonces
    .about = Dis où va une carte, et gagne un jeton.
    .learned = Qui annonce la bonne couleur avant de jouer gagne un jeton. Une annonce fausse est une erreur, même si la carte allait.
learn-announcements-what = Ici, tu peux annoncer la couleur d’une carte avant de la jouer. Si c’est juste et qu’elle va, un jeton revient.
learn-announcements-told = { $name } te montre un 2. Le 2 bleu est déjà au ciel : c’est donc le rouge qui sert.
learn-announcements-say = Choisis ton 2, puis annonce, et dis rouge.
    .play = Il irait, mais dis d’abord sa couleur : choisis le 2, puis annonce, puis rouge.
    .instead = Tu connais ton 2 et sa couleur. Choisis-le, puis annonce, puis rouge.
    .typed = Joue ton 2 en annonçant rouge.
    .play-typed = Il irait, mais dis sa couleur : joue le 2 en annonçant rouge.
    .instead-typed = Tu connais ton 2 et sa couleur. Joue-le en annonçant rouge.
learn-announcements-right = Juste ! Un jeton est revenu. { $name } te montre maintenant un 3, et les deux feux en attendent un.
learn-announcements-choose = Le 3 va quelle que soit sa couleur, mais tu ne la connais pas. Une annonce fausse serait une erreur. Joue-le sans rien annoncer.
    .play = Attention, tu devinerais. Joue le 3 sans rien annoncer.
    .instead = Ton 3 va à coup sûr. Joue-le, sans annonce.
learn-announcements-end = Pas d’annonce, pas de jeton, pas de risque. N’annonce que ce que tu sais.

## Bouquet final

learn-grand-finale = Bouquet final
    .about = Pas de dernier tour de table : un ciel plein ou rien.
    .learned = Ni dernier tour de table ni points : on continue avec moins de cartes jusqu’au ciel plein. Perdre le dernier exemplaire d’une carte, c’est perdre la partie ; dans « Faveur royale », c’est arriver à son tour sans carte.
learn-grand-finale-what = Ici, seul un ciel plein gagne. Quand la pioche est vide, on continue, et personne ne pioche. Mais si le dernier exemplaire d’une carte est perdu, la partie l’est aussi.
learn-grand-finale-told = { $name } te montre un 4. Le rouge est complet : c’est donc le 4 bleu, le dernier qui reste.
learn-grand-finale-save = Il peut attendre. La plus ancienne carte de { $name } est le 5 bleu, bientôt défaussé : la partie serait perdue. Donne l’indice 5.
    .instead = Si { $name } défausse le 5 bleu, tout est perdu. Choisis sa carte la plus ancienne, puis l’indice 5.
learn-grand-finale-empty = { $name } défausse une autre carte et tire la dernière de la pioche. Il n’y a pas de dernier tour de table : on continue, tout simplement.
learn-grand-finale-play = Joue ton 4 bleu. Tu ne piocheras pas à sa place.
    .instead = Ton 4 bleu vient maintenant. Choisis-le et joue-le.
learn-grand-finale-end = { $name } joue le 5 bleu. Le ciel est plein, et cela seul compte ici : c’est gagné.

## Indices vides

learn-empty-clues = Indices vides
    .about = « Tu n’en as pas » peut aussi être un indice.
    .learned = Dans certaines éditions, un indice peut ne toucher aucune carte. Et avec un seul jeton erreur, la première erreur met fin à la partie.
learn-empty-clues-what = Dans cette édition, un indice peut aussi ne toucher aucune carte : « tu n’as pas de bleu ». Et il n’y a qu’un jeton erreur : la première erreur met fin à la partie.
learn-empty-clues-two = Le rouge attend son 2. Choisis le 2 rouge de { $name }, puis l’indice 2.
    .instead = { $name } tient le 2 rouge qui vient ensuite. Choisis-le, puis l’indice 2.
learn-empty-clues-waits = { $name } hésite : ce pourrait être un 2 bleu, qui ne sert plus. Une erreur, et tout serait fini. { $name } te donne plutôt un indice.
learn-empty-clues-none = Toutes les cartes de { $name } sont rouges. Dis-le en nommant ce qui n’y est pas : appuie sur le nom de { $name }, puis sur l’indice bleu.
    .clue = Essaie l’indice qui ne touche aucune carte : appuie sur le nom de { $name }, puis sur l’indice bleu.
    .instead = Dis à { $name } qu’il n’y a pas de bleu : appuie sur son nom, puis sur l’indice bleu.
    .typed = Toutes les cartes de { $name } sont rouges. Dis-le en nommant ce qui n’y est pas : donne l’indice bleu.
    .clue-typed = Essaie l’indice qui ne touche aucune carte : donne l’indice bleu.
    .instead-typed = Dis à { $name } qu’il n’y a pas de bleu : donne l’indice bleu.
learn-empty-clues-end = Pas de bleu du tout, c’est donc le 2 rouge : { $name } le joue sans crainte.
