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
learn-first-goal = Bienvenue ! Avec { $name }, tu composes des feux d’artifice : un par couleur, de 1 à 5. Aujourd’hui, il y a deux couleurs ; une partie complète en a cinq.
learn-first-hands = Tu vois les cartes de { $name }, et { $name } voit les tiennes. De tes propres cartes, tu ne vois que le dos. Chacun dit donc à l’autre ce qu’il a en main, avec des indices.
learn-first-ones = À ton tour, fais une seule chose : donner un indice, défausser une carte ou en jouer une. Tout feu commence par un 1, et { $name } en a deux. Choisis l’un d’eux, puis l’indice 1.
    .play = Tu ne sais encore rien de tes cartes. Signale d’abord ses 1 à { $name }.
    .instead = Cet indice est vrai, mais il ne dit pas à { $name } quoi jouer. Choisis un 1, puis l’indice 1.
learn-first-touched = L’indice a désigné les deux 1 : un indice désigne toujours toutes les cartes auxquelles il s’applique. Il a coûté l’un des huit jetons. { $name } joue un 1 et pioche.
learn-first-oldest = { $name } peut jouer l’autre 1 ensuite : récupère donc un jeton en défaussant une carte. Tu ne sais rien des tiennes, alors défausse la plus ancienne, celle au coin plié.
    .discard = Tu ne peux pas savoir quelle carte défausser, alors les joueurs ont une règle : défausser la plus ancienne. C’est celle au coin plié.
    .instead = { $name } sait quoi faire ensuite. Profite de ce tour pour récupérer le jeton : défausse ta carte la plus ancienne.
    .typed = { $name } peut jouer l’autre 1 ensuite : récupère donc un jeton en défaussant une carte. Tu ne sais rien des tiennes, alors défausse la plus ancienne, la carte 1.
    .discard-typed = Tu ne peux pas savoir quelle carte défausser, alors les joueurs ont une règle : défausser la plus ancienne. C’est la carte 1.
learn-first-token-back = Un 1 bleu, et chaque 1 existe en trois exemplaires : rien de grave. Tu as récupéré le jeton et pioché une nouvelle carte. { $name } joue le 1 bleu.
learn-first-full = Les huit jetons sont disponibles : personne ne peut donc défausser. Le 2 rouge de { $name } convient. Choisis-le, puis l’indice rouge : il ne touche aucune autre carte.
    .play = Tu ne sais toujours rien de tes cartes. Donne à { $name } l’indice rouge.
    .instead = Rouge désigne le 2 rouge et rien d’autre : { $name } ne peut pas se tromper. Donne l’indice rouge.
learn-first-told = Maintenant, { $name } te donne un indice. Ta première carte est un 2, et c’est ton seul 2.
learn-first-two = Le 1 rouge et le 1 bleu sont au ciel : un 2 convient donc, quelle que soit sa couleur. Joue ton 2.
    .instead = { $name } t’a signalé ton 2 parce qu’il convient maintenant. Choisis-le et joue-le.
learn-first-points = C’est le 2 bleu ! Chaque carte au ciel vaut un point. { $name } joue le 2 rouge : déjà quatre points.
learn-first-critical = La carte la plus ancienne de { $name } est le 5 bleu, et il n’y a qu’un 5 par couleur. Sans rien d’autre à faire, { $name } le défausserait. Sauve-le : donne l’indice 5.
    .clue = Bon indice, mais le 5 bleu est en danger. Choisis la carte la plus ancienne de { $name }, puis l’indice 5.
    .instead = Sauve d’abord le 5 bleu, la carte la plus ancienne de { $name } : sans lui, le feu bleu ne sera jamais complet.
learn-first-two-blues = { $name } te dit que deux de tes cartes sont bleues. Laquelle est le 3 bleu, le prochain à jouer ? Tu ne peux pas encore le savoir.
learn-first-risk = Que se passe-t-il si une carte ne convient pas ? Essaie une fois, exprès : joue ta carte la plus récente, la dernière à droite. Promis, nous pouvons nous le permettre.
    .instead = Rien que cette fois, nous prenons un risque. Joue ta carte la plus récente : la dernière, qui n’a pas d’indice.
    .typed = Que se passe-t-il si une carte ne convient pas ? Essaie une fois, exprès : joue ta carte la plus récente, la carte 5. Promis, nous pouvons nous le permettre.
learn-first-strike = Un deuxième 1 rouge : il va à la défausse, et tu as une erreur. La troisième erreur mettrait fin à la partie, et tout serait perdu. { $name } t’aide avec l’indice 3.
learn-first-together = Combine les indices. Ta troisième carte est bleue et c’est un 3 : le 3 bleu. Ta première carte est un 3 qui n’est pas bleu : le 3 rouge. Les deux conviennent. Joues-en un.
    .play = Pas celle-là. Deux de tes cartes sont des 3, et un 3 convient sur les deux feux. Joue un 3.
    .instead = Tu connais deux cartes avec certitude : les deux 3 conviennent. Joues-en un.
learn-first-your-five = { $name } te signale ton propre 5. Il n’est pas bleu, c’est donc le 5 rouge. Garde-le : il se joue en dernier.
learn-first-other-three = Ton autre 3 convient toujours. Joue-le.
    .instead = Ton autre 3 convient à coup sûr. Joue-le maintenant, et toute la suite devient possible.
learn-first-blue-four = Un 4, et un indice a déjà dit qu’il est bleu : tu as le 4 bleu, et il convient.
learn-first-last-token = Il peut attendre un tour. { $name } ne connaît pas encore son 4 rouge, et il reste un jeton. Donne l’indice rouge : il ne désigne que cette carte.
    .clue = Cet indice désignerait aussi d’autres cartes, et c’est ton dernier jeton. Rouge ne désigne que le 4 rouge.
    .instead = { $name } doit connaître son 4 rouge, sinon nous manquerons de tours. Choisis-le, puis l’indice rouge.
learn-first-no-token = Il ne reste aucun jeton : tant qu’on n’en récupère pas, personne ne peut donner d’indice. { $name } joue le 4 rouge.
learn-first-last-card = Il reste une carte dans la pioche. Le joueur qui la pioche ouvre le dernier tour de table. Joue ton 4 bleu.
    .instead = Chaque tour compte maintenant. Joue ton 4 bleu : il est bleu, c’est un 4, et il convient.
learn-first-bonus = Tu as pioché la dernière carte : chacun de vous a encore un tour. { $name } termine le feu bleu avec le 5. Un feu terminé rapporte un jeton en prime.
learn-first-last-turn = Le tout dernier tour est pour toi, et tu connais le 5 rouge. Illumine le ciel !
    .instead = C’est le dernier tour de la partie. Ton 5 rouge complète le ciel : joue-le.
learn-first-score = Dix sur dix ! On compte les cartes au ciel : à cinq couleurs, 25 au plus. Jusqu’à 5 points, c’est horrible ; 16, excellent ; 21, extraordinaire ; et 25, légendaire.

## Multicolore

learn-multicolor = Multicolore
    .about = Une sixième couleur que touche tout indice de couleur.
    .learned = Tout indice de couleur touche les cartes multicolores, et aucun ne les nomme. Dans certaines éditions, le multicolore est une couleur à part que l’on peut nommer : les règles de la table le disent.
learn-multicolor-suit = Une nouvelle couleur a son propre feu : le multicolore. Tout indice de couleur touche ces cartes, mais aucun indice ne peut nommer le multicolore lui-même.
learn-multicolor-ones = { $name } a deux 1, un rouge et un multicolore. Les deux conviennent. Les indices de valeur ne changent pas : donne l’indice 1.
    .instead = Les deux 1 de { $name } conviennent maintenant. Choisis-en un, puis l’indice 1.
learn-multicolor-played = { $name } joue le 1 rouge. L’autre 1 est-il aussi rouge ? { $name } ne peut pas le savoir, et un second 1 rouge serait une erreur.
learn-multicolor-blue = Donne l’indice bleu : il touche aussi le 1 multicolore. { $name } saura alors qu’il n’est pas rouge.
    .clue = Avec cet indice, le 1 peut encore être rouge. Avec bleu, non : l’indice bleu ne touche jamais une carte rouge.
    .instead = { $name } doit savoir que ce 1 n’est pas rouge. Choisis-le, puis l’indice bleu.
learn-multicolor-sure = Bleu ou multicolore : dans les deux cas, ce 1 convient. { $name } le joue.
learn-multicolor-end = Une carte touchée par deux couleurs ne peut être que multicolore. Le sixième feu compte comme les autres : avec cinq couleurs et lui, le maximum est de 30 points.

## Jokers

learn-jokers = Jokers
    .about = Des cartes qui remplacent n’importe quelle autre de leur valeur.
    .learned = Un joker se pose sur n’importe quel feu qui attend sa valeur, et le joueur qui le joue choisit. Tout indice de couleur le touche, et aucun ne le nomme.
learn-jokers-what = Ici, les cartes multicolores sont des jokers. Elles n’ont pas de feu à elles : chacune remplace n’importe quelle carte de sa valeur.
learn-jokers-told = { $name } te signale un 3, et les deux feux en attendent un.
learn-jokers-play = Quelle que soit sa couleur, un 3 convient. Joue-le.
    .instead = Ton 3 convient à coup sûr. Choisis-le et joue-le.
learn-jokers-where = Un joker ! Choisis son feu. { $name } a un 3 rouge : le feu bleu en a donc plus besoin.
    .instead = C’est possible aussi, mais alors le 3 rouge de { $name } ne servirait plus. Pose le joker sur le feu bleu.
learn-jokers-end = Ainsi, les deux 3 seront au ciel. Garde les jokers pour les cartes perdues ou encore loin.

## Poudre noire

learn-black-powder = Poudre noire
    .about = Un feu noir qui se construit de 5 à 1.
    .learned = Le feu noir se construit de 5 à 1, seules les valeurs le désignent, et chaque carte noire qui manque à la fin coûte un point.
learn-black-powder-down = Le feu noir se construit à l’envers : de 5 à 1. Son 5 est posé, le 4 vient donc ensuite. Aucun indice de couleur ne touche les cartes noires, seules les valeurs le font.
learn-black-powder-three = { $name } te signale un 3. Le 3 rouge et le 3 bleu sont déjà au ciel : ton 3 est donc pour le feu noir, plus tard.
learn-black-powder-four = Le 4 noir de { $name } convient maintenant. Choisis-le, puis l’indice 4.
    .instead = Le 4 noir se joue avant ton 3. Choisis la carte noire de { $name }, puis l’indice 4.
learn-black-powder-fits = { $name } joue le 4 noir. Et après un 4, le feu noir attend un 3.
learn-black-powder-play = Ton 3 convient maintenant. Joue-le.
    .instead = Les feux rouge et bleu ont leur 3 : ton 3 ne peut servir qu’au feu noir. Joue-le.
learn-black-powder-end = À la fin, chaque carte noire manquante coûte un point : il en manque deux, donc deux points de moins. Le 1 noir termine le feu, et il n’y en a qu’un.

## Tuiles bonus

learn-bonus-tiles = Tuiles bonus
    .about = Chaque feu terminé révèle une surprise.
    .learned = Un feu terminé par un 5 révèle une tuile bonus au lieu de rendre un jeton. À la table, appuie sur les tuiles pour lire l’effet de chacune.
    .learned-typed = Un feu terminé par un 5 révèle une tuile bonus au lieu de rendre un jeton. Les règles de l’édition disent l’effet de chacune.
learn-bonus-tiles-what = Six tuiles bonus sont posées face cachée. Quand un 5 termine un feu, on en révèle une : elle remplace le jeton en prime.
learn-bonus-tiles-told = { $name } te signale un 5, et les deux feux attendent le leur.
learn-bonus-tiles-play = Un 5 convient, rouge ou bleu. Joue-le et vois quelle tuile est révélée.
    .instead = Ton 5 termine un feu, quelle que soit sa couleur. Choisis-le et joue-le.
learn-bonus-tiles-clue = Tuile 3 : un indice de couleur gratuit, tout de suite. { $name } a le 5 bleu. Choisis-le, puis l’indice bleu.
    .instead = C’est gratuit, alors profites-en : le 5 bleu de { $name } compléterait le ciel. Donne l’indice bleu.
learn-bonus-tiles-end = Aucun jeton dépensé. Au feu bleu, il ne manque que le 5 : { $name } joue donc la carte que tu as désignée, et le ciel est complet.

## Annonces

learn-announcements = Annonces
    .about = Annonce le feu d’une carte, et gagne un jeton.
    .learned = Si tu annonces la bonne couleur avant de jouer, tu gagnes un jeton. Une annonce fausse est une erreur, même si la carte convenait.
learn-announcements-what = Dans le Spectacle minuté, tu peux annoncer la couleur d’une carte avant de la jouer. Si l’annonce est juste et que la carte convient, tu récupères un jeton.
learn-announcements-told = { $name } te signale un 2. Le 2 bleu est déjà au ciel : c’est donc le 2 rouge qui est utile.
learn-announcements-say = Choisis ton 2, puis annonce, et dis rouge.
    .play = Il conviendrait, mais dis d’abord sa couleur : choisis le 2, puis annonce, puis rouge.
    .instead = Tu connais ton 2 et sa couleur. Choisis-le, puis annonce, puis rouge.
    .typed = Joue ton 2 et annonce rouge.
    .play-typed = Il conviendrait, mais dis sa couleur : joue le 2 et annonce rouge.
    .instead-typed = Tu connais ton 2 et sa couleur. Joue-le et annonce rouge.
learn-announcements-right = Juste ! Tu as récupéré un jeton. Maintenant, { $name } te signale un 3, et les deux feux en attendent un.
learn-announcements-choose = Le 3 convient quelle que soit sa couleur, mais tu ne connais pas sa couleur. Une annonce fausse serait une erreur. Joue-le sans rien annoncer.
    .play = Attention : tu annoncerais au hasard. Joue le 3 sans rien annoncer.
    .instead = Ton 3 convient à coup sûr. Joue-le, sans annonce.
learn-announcements-end = Pas d’annonce, pas de jeton, pas de risque. N’annonce que ce que tu sais.

## Bouquet final

learn-grand-finale = Bouquet final
    .about = Pas de dernier tour de table : un ciel plein ou rien.
    .learned = Ni dernier tour de table ni score : on continue avec moins de cartes jusqu’au ciel plein. Perdre le dernier exemplaire d’une carte, c’est perdre la partie. Dans la Faveur royale, on perd aussi quand un joueur commence son tour sans carte.
learn-grand-finale-what = Ici, seul un ciel plein gagne. Quand la pioche est vide, on continue sans piocher. Mais si le dernier exemplaire d’une carte est perdu, la partie l’est aussi.
learn-grand-finale-told = { $name } te signale un 4. Le feu rouge est complet : c’est donc le 4 bleu, le dernier qui reste.
learn-grand-finale-save = Il peut attendre. La carte la plus ancienne de { $name } est le 5 bleu, qui va être défaussé : la partie serait perdue. Donne l’indice 5.
    .instead = Si { $name } défausse le 5 bleu, tout est perdu. Choisis sa carte la plus ancienne, puis l’indice 5.
learn-grand-finale-empty = { $name } défausse une autre carte et prend la dernière de la pioche. Il n’y a pas de dernier tour de table : la partie continue.
learn-grand-finale-play = Joue ton 4 bleu. Tu ne piocheras pas de carte pour le remplacer.
    .instead = Ton 4 bleu est le prochain à jouer. Choisis-le et joue-le.
learn-grand-finale-end = { $name } joue le 5 bleu. Le ciel est plein, et ici cela seul compte : vous avez gagné.

## Indices vides

learn-empty-clues = Indices vides
    .about = « Tu n’en as pas » peut aussi être un indice.
    .learned = Dans certaines éditions, un indice peut ne toucher aucune carte. Et quand une seule erreur est permise, la première met fin à la partie.
learn-empty-clues-what = Dans cette édition, un indice peut aussi ne toucher aucune carte : « tu n’as pas de bleu ». Et il n’y a pas trois erreurs possibles : la première met fin à la partie.
learn-empty-clues-two = Le feu rouge attend son 2. Choisis le 2 rouge de { $name }, puis l’indice 2.
    .instead = { $name } a le 2 rouge, le prochain à jouer. Choisis-le, puis l’indice 2.
learn-empty-clues-waits = { $name } hésite : ce pourrait être un 2 bleu, qui ne sert plus. Une erreur, et tout serait fini. { $name } préfère te donner un indice.
learn-empty-clues-none = Toutes les cartes de { $name } sont rouges. Dis-le en nommant ce qui n’y est pas : appuie sur le nom de { $name }, puis sur l’indice bleu.
    .clue = Essaie l’indice qui ne touche aucune carte : appuie sur le nom de { $name }, puis sur l’indice bleu.
    .instead = Dis à { $name } qu’il n’y a pas de bleu : appuie sur son nom, puis sur l’indice bleu.
    .typed = Toutes les cartes de { $name } sont rouges. Dis-le en nommant ce qui n’y est pas : donne l’indice bleu.
    .clue-typed = Essaie l’indice qui ne touche aucune carte : donne l’indice bleu.
    .instead-typed = Dis à { $name } qu’il n’y a pas de bleu : donne l’indice bleu.
learn-empty-clues-end = Aucune carte bleue : c’est donc le 2 rouge, et { $name } le joue sans crainte.
