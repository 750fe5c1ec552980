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
web-learn-conventions = Ensuite, jouer comme les compagnons
web-learn-conventions-about = Les compagnons suivent des conventions. Chaque leçon en montre une.
web-learn-known = Tu connais les principales conventions de : { $companions }
web-learn-level = Pour { $companion }, il reste : { $lessons }
web-learn-unlocked = Tu connais maintenant les principales conventions de { $companion }.
web-learn-next-one = Ensuite
web-learn-all-conventions = Toutes les conventions
web-learn-puzzles = Problèmes : { $done } sur { $all }

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

## La carte exposée

learn-chop = La carte exposée
    .about = Quelle carte sera défaussée la prochaine fois.
    .level = Tous les compagnons, de I à IV, défaussent ainsi et l’attendent aussi de toi.
    .learned = Ta carte exposée est ta plus ancienne carte sans indice. Tu la défausses si tu n’as rien de mieux à faire. Tout le monde sait donc quelle carte est en danger.
learn-chop-what = Voici ce que les compagnons attendent de leurs partenaires. D’abord : qui n’a rien de mieux à faire défausse sa plus ancienne carte sans indice. C’est la carte exposée.
learn-chop-first = Il n’y a plus de jeton indice, et tu ne connais aucune carte qui convient. Défausse ta carte exposée, la plus ancienne.
    .play = Tu ne sais rien de tes cartes. Défausse la plus ancienne.
    .instead = { $name } s’attend à ce que tu défausses ta carte la plus ancienne. Défausse celle-là.
learn-chop-saved = Ta carte suivante est un 5, et { $name } la sauve par un indice. Ce n’est donc plus ta carte exposée : c’est maintenant celle d’après.
learn-chop-next = De nouveau, plus de jeton. Défausse ta carte exposée.
    .play = Tu ne sais pas encore ce qui convient. Défausse ta carte exposée, la deuxième.
    .instead = Ta carte exposée est ta plus ancienne carte sans indice : la deuxième, juste après ton 5. Défausse-la.
learn-chop-end = { $name } défausse sa carte la plus ancienne, comme prévu. Une carte importante, tu l’aurais sauvée par un indice, comme { $name } a sauvé ton 5.

## Le foyer

learn-focus = Le foyer
    .about = Un indice parle d’une des cartes qu’il touche.
    .level = Tous les compagnons, de I à IV, lisent les indices ainsi.
    .learned = Si un indice touche la carte exposée, c’est elle le foyer. Sinon, c’est la plus récente des cartes touchées qui n’avaient pas d’indice. Un indice de jeu dit que le foyer convient.
learn-focus-what = Un indice touche souvent plusieurs cartes, mais il parle d’une seule : son foyer. C’est la carte exposée s’il la touche. Sinon, c’est la plus récente qui n’avait pas d’indice.
learn-focus-chop = La carte exposée de { $name } est le 1 bleu, qui convient. Bleu touche une autre carte, mais la carte exposée est le foyer. Choisis-la, puis l’indice bleu.
    .clue = Commence par le 1 bleu. Choisis la plus ancienne carte de { $name }, puis l’indice bleu.
    .instead = { $name } a des cartes qui conviennent. Choisis le 1 bleu, puis l’indice bleu.
learn-focus-played = { $name } joue la carte exposée et garde l’autre carte bleue pour plus tard.
learn-focus-newest = Le 2 rouge convient. Rouge touche aussi le 4 rouge, mais pas la carte exposée. Le foyer est donc la plus récente : le 2 rouge. Donne l’indice rouge.
    .clue = Une autre fois, oui. Aujourd’hui, on exerce le foyer : donne l’indice rouge.
    .instead = { $name } ne connaît pas encore le 2 rouge. Choisis-le, puis l’indice rouge.
learn-focus-other = { $name } joue le 2 rouge. Le 4 rouge reste : l’indice ne parlait pas de lui.
learn-focus-discard = Maintenant, aucune carte de { $name } ne convient. Défausse ta carte exposée.
    .instead = Rien ne presse. Défausse ta carte exposée, la plus ancienne.
learn-focus-yours = { $name } te dit que deux de tes cartes sont rouges. Ta carte exposée n’en est pas.
learn-focus-play = L’indice parle donc de la plus récente des deux. Joue-la.
    .play = Pas celle-là. Le foyer est la plus récente de tes cartes rouges.
    .instead = { $name } te demande une carte. Joue la plus récente de tes cartes rouges.
learn-focus-end = Le 3 rouge ! Le 4 rouge convient donc, et { $name } le joue. Ton indice d’avant a mis deux cartes dans le ciel.

## Les sauvetages

learn-saves = Les sauvetages
    .about = Un indice sur la carte exposée peut dire : garde-la.
    .level = Tous les compagnons, de I à IV, sauvent les cartes ainsi.
    .learned = Sur la carte exposée, un indice sauve les cinq et les deux par la valeur, un dernier exemplaire par la valeur ou la couleur. S’il peut aussi dire « joue-la », on attend.
learn-saves-what = Un indice sur la carte exposée peut aussi dire : garde-la. On sauve les derniers exemplaires, les cinq et les deux. Un 3 rouge est déjà dans la défausse.
learn-saves-last = La carte exposée de { $name } est l’autre 3 rouge. Sans lui, le rouge s’arrête à 2. Choisis-le, puis l’indice 3 ou rouge.
    .instead = Sauve d’abord le 3 rouge, c’est le dernier. Choisis la plus ancienne carte de { $name }, puis 3 ou rouge.
learn-saves-yours = { $name } sauve ta carte exposée avec l’indice 5. Il n’y a qu’un 5 par couleur. Garde-le.
learn-saves-five = La carte exposée de { $name } est maintenant le 5 vert. Les cinq se sauvent par la valeur : donne l’indice 5.
    .clue = Une couleur sur la carte exposée demande de la jouer. Donne l’indice 5.
    .instead = { $name } va défausser le 5 vert. Choisis-le, puis l’indice 5.
learn-saves-next = { $name } défausse le 4 jaune. Il en reste un, rien n’est perdu.
learn-saves-two = La carte exposée est maintenant le 2 blanc. Il n’y en a que deux, et il servira bientôt. Les deux se sauvent par la valeur : donne l’indice 2.
    .clue = Une couleur demanderait à { $name } de le jouer. Donne l’indice 2.
    .instead = { $name } va défausser le 2 blanc. Choisis-le, puis l’indice 2.
learn-saves-kept = Rouge et vert attendent un 2 : le 2 pourrait donc aussi convenir. { $name } ne le sait pas, le garde et défausse la carte suivante.
learn-saves-chop = Rien à sauver maintenant. Défausse ta carte exposée, mais pas le 5.
    .discard = Pas celle-là : { $name } s’attend à ta plus ancienne carte sans indice.
    .instead = Rien n’est en danger. Défausse ta plus ancienne carte sans indice.
learn-saves-end = Tu as sauvé trois cartes, et { $name } une. Aucune ne sera défaussée par accident.

## Bien toucher

learn-good-touch = Bien toucher
    .about = Les indices ne touchent que des cartes qui serviront.
    .level = Tous les compagnons, de I à IV, comptent sur tes indices pour en faire autant.
    .learned = Les indices ne touchent que des cartes utiles, toutes différentes. Joue donc une carte avec indice qui convient dans tous les cas. De cartes semblables, d’abord la plus ancienne.
learn-good-touch-what = C’est une entente : un indice ne touche que des cartes qui serviront, et jamais un second exemplaire d’une carte avec indice. Cela s’appelle bien toucher.
learn-good-touch-ones = { $name } te donne l’indice 1. Il touche deux de tes cartes.
learn-good-touch-first = Tous les 1 conviennent, et les tiens sont différents. Tu ne peux pas les distinguer : joue d’abord le plus ancien.
    .play = De deux cartes semblables, joue d’abord la plus ancienne : ta deuxième carte.
    .instead = Tes deux 1 conviennent. Joue d’abord le plus ancien.
learn-good-touch-white = Le 1 blanc ! { $name } défausse sa carte exposée.
learn-good-touch-second = Si l’on touche bien, ton autre 1 n’est pas blanc. Il convient donc, quelle que soit sa couleur. Joue-le.
    .instead = Ton autre 1 convient à coup sûr. Joue-le.
learn-good-touch-fours = Le 1 bleu. { $name } te donne l’indice 4. Ces cartes ne conviennent pas encore, mais elles sont utiles et différentes. Garde-les.
learn-good-touch-yellow = { $name } a deux 1. Le blanc est déjà dans le ciel, il ne sert plus. Ne touche que le 1 jaune : choisis-le, puis l’indice jaune.
    .clue = L’indice doit toucher le 1 jaune et pas le 1 blanc. Donne l’indice jaune.
    .instead = Le 1 jaune de { $name } convient. Choisis-le, puis l’indice jaune.
learn-good-touch-end = { $name } joue le 1 jaune. Avec l’indice 1, { $name } aurait aussi joué le blanc : une erreur.

## Les rappels

learn-prompt = Les rappels
    .about = La carte manquante est une carte avec indice.
    .level = À partir du niveau II, les compagnons donnent des rappels et répondent aux tiens.
    .learned = Si un indice parle d’une carte qui ne convient pas encore, il manque la carte d’avant. Qui a une carte avec indice qui peut l’être la joue. S’il y en a plusieurs, la plus récente.
learn-prompt-what = Aujourd’hui, tu joues avec { $name } et { $other }. Un indice peut parler d’une carte qui ne convient pas encore, si quelqu’un joue d’abord la carte manquante.
learn-prompt-twos = La carte exposée de { $other } est le 2 bleu. Sauve-la avec l’indice 2, qui touche aussi le 2 rouge.
    .clue = Le 2 bleu reste en danger. Choisis un 2 de { $other }, puis l’indice 2.
    .instead = { $other } va défausser le 2 bleu. Choisis-le, puis l’indice 2.
learn-prompt-red = { $name } te dit que ta carte la plus récente est rouge. { $other } voit si elle convient.
learn-prompt-other = { $other } voit un 3 rouge : il manque donc le 2 rouge. De ses deux 2 avec indice, ce doit être le plus récent. { $other } le joue. C’est un rappel.
learn-prompt-three = Ta carte rouge est donc le 3, et il convient maintenant. Joue-le.
    .instead = { $other } a joué le 2 rouge pour ta carte rouge. Joue le 3 rouge.
learn-prompt-yours = { $name } te donne l’indice 2. Il touche ta carte exposée : garde les deux cartes jusqu’à en savoir plus.
learn-prompt-green = { $other } donne à { $name } l’indice vert. Il parle du 3 vert. Le 2 vert manque, et tu ne le vois nulle part.
learn-prompt-play = Un de tes 2 doit donc être le vert. De plusieurs, c’est le plus récent. Joue-le.
    .play = Pas celle-là. On te demande un 2, le plus récent des deux : ta deuxième carte.
    .instead = { $name } attend le 2 vert. Joue le plus récent de tes 2.
learn-prompt-end = Le 2 vert ! { $name } connaît maintenant le 3 vert et le joue. Un indice, deux cartes.

## Les finesses

learn-finesse = Les finesses
    .about = La carte manquante est la plus récente d’un joueur.
    .level = À partir du niveau II, les compagnons tentent des finesses et répondent aux tiennes.
    .learned = Si aucune carte avec indice ne peut être la carte manquante, c’est la plus récente sans indice d’un joueur. Elle est jouée à l’aveugle, avant presque tout le reste.
learn-finesse-what = Et si personne n’a de carte avec indice qui puisse l’être ? Alors la carte manquante est la plus récente sans indice d’un joueur, jouée à l’aveugle : une finesse.
learn-finesse-red = { $name } donne à { $other } l’indice rouge. Il parle du 3 rouge. Le 2 rouge manque, et tu ne le vois nulle part.
learn-finesse-waits = { $other } voit tes cartes, t’attend et défausse sa carte exposée.
learn-finesse-blind = C’est donc toi qui as le 2 rouge : c’est ta carte la plus récente. Joue-la à l’aveugle.
    .play = Pas celle-là. La carte manquante est ta plus récente, la dernière à droite.
    .instead = Si tu fais autre chose, { $other } prendra le 3 rouge pour le 2. Joue ta carte la plus récente.
learn-finesse-known = Le 2 rouge ! { $other } connaît maintenant le 3 rouge. { $name } défausse sa carte exposée.
learn-finesse-three = { $other } joue le 3 rouge. Un indice a rapporté deux points.
learn-finesse-yellow = À toi. { $other } a le 3 jaune, et la carte la plus récente de { $name } est le 2 jaune. Donne à { $other } l’indice jaune.
    .clue = Cela demande autre chose. Choisis le 3 jaune de { $other }, puis l’indice jaune.
    .instead = Deux cartes pour un indice : choisis le 3 jaune de { $other }, puis l’indice jaune.
learn-finesse-sees = { $name } voit le 3 jaune et pas de 2 jaune : ce doit être sa carte la plus récente. { $name } la joue.
learn-finesse-end = { $other } l’a vu aussi et joue le 3 jaune.

## Les bluffs

learn-bluff = Les bluffs
    .about = Le joueur suivant joue une autre carte qui convient.
    .level = Le compagnon IV bluffe à une table avec des personnes et répond à tes bluffs.
    .learned = Si un indice parle d’une carte à laquelle il en manque une, le joueur suivant joue sa plus récente sans indice. Ce peut être une autre qui convient. La carte touchée attend alors.
learn-bluff-what = Une finesse demande la carte manquante. Un bluff demande au joueur juste après toi n’importe quelle carte qui convient. Il ne voit pas la différence et joue la plus récente.
learn-bluff-red = { $other } a le 3 rouge, et le 2 rouge manque. C’est ensuite à { $name }, dont la carte la plus récente est le 2 jaune, qui convient. Donne à { $other } l’indice rouge.
    .clue = Ce n’est pas le bluff que nous essayons. Choisis le 3 rouge de { $other }, puis l’indice rouge.
    .instead = Essaie le bluff : choisis le 3 rouge de { $other }, puis l’indice rouge.
learn-bluff-yellow = { $name } cherche le 2 rouge et joue sa carte la plus récente : le 2 jaune. { $other } sait donc que l’indice parle d’un 3 rouge, qui attend encore le 2.
learn-bluff-white = { $other } donne à { $name } l’indice blanc. Il parle du 2 blanc. Le 1 blanc manque, et tu ne le vois nulle part.
learn-bluff-yours = C’est à toi. Joue ta carte la plus récente : c’est le 1 blanc, ou c’est un bluff et elle convient ailleurs.
    .play = Pas celle-là. On te demande ta carte la plus récente, la dernière à droite.
    .instead = On te demande une carte. Joue la plus récente, la dernière à droite.
learn-bluff-told = C’était un bluff : le 2 rouge. { $name } connaît donc le 2 blanc, qui attend le 1, et parle d’un 5 à { $other }.
learn-bluff-end = Le 3 rouge convient maintenant, et { $other } le connaît depuis ton indice.

## La fin

learn-the-end = La fin
    .about = Compte les derniers tours.
    .level = À partir du niveau III, les compagnons jouent les derniers tours dans leur tête.
    .learned = Qui pioche la dernière carte ouvre le dernier tour de table : chacun a encore un tour. Compte qui doit jouer combien de cartes. Une carte qui convient peut attendre.
learn-the-end-what = Il manque trois cartes : le 4 rouge, le 5 rouge et le 5 bleu. Il reste une carte dans la pioche. Une fois piochée, chacun a encore un tour.
learn-the-end-fives = { $name } a les deux 5. Choisis l’un d’eux, puis l’indice 5.
    .instead = { $name } doit connaître les 5. Choisis l’un d’eux, puis l’indice 5.
learn-the-end-four = { $name } te dit que ta carte la plus ancienne est rouge. La seule carte rouge utile que tu peux avoir est le 4.
learn-the-end-count = Si tu le joues, tu pioches la dernière carte, et { $name } n’a qu’un tour pour deux 5. Attends donc : dis à { $name } quel 5 est bleu.
    .play = Tu piocherais la dernière carte, et { $name } n’aurait qu’un tour pour deux 5. Donne l’indice bleu.
    .instead = { $name } doit jouer le 5 bleu et piocher la dernière carte. Donne l’indice bleu.
learn-the-end-drawn = { $name } joue le 5 bleu et pioche la dernière carte. Chacun de vous a encore un tour.
learn-the-end-last = C’est le moment. Joue ton 4 rouge.
    .instead = C’est ton dernier tour. Joue le 4 rouge.
learn-the-end-full = { $name } joue le 5 rouge. Les 25 points : légendaire !
