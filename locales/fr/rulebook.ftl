# La règle complète de n’importe quelle table, à lire à voix haute par la personne qui explique le jeu.
# Identifiants : rulebook-PARTIE est un titre, rulebook-PARTIE-… un paragraphe, rulebook-ruling-N un choix entre les documents.
# Les nombres sont toujours des valeurs tirées des options : aucun chiffre ni nombre en lettres au-dessus de un dans les textes.

## Le but

rulebook-goal = Le but du jeu
rulebook-goal-team = À Hanabi, on joue ensemble et non les uns contre les autres. Vous êtes des maîtres artificiers, et juste avant un grand spectacle quelqu’un a mélangé les poudres, les mèches et les fusées. En équipe, vous essayez maintenant de lancer { $fireworks ->
    [one] un feu d’artifice
   *[other] { $fireworks } feux d’artifice
} : { $suits }.
rulebook-goal-series = Un feu est une série de cartes de la même couleur, dans le bon ordre, chaque nombre une seule fois : { $order }. La couleur d’une carte s’appelle aussi sa suite, et son nombre sa valeur.
rulebook-goal-series-any = Un feu est une série de cartes de la même couleur, chaque nombre une seule fois : { $order }, à partir de n’importe lequel, et après le dernier vient le premier. La couleur d’une carte s’appelle aussi sa suite, et son nombre sa valeur.
rulebook-goal-series-either = Un feu est une série de cartes de la même couleur : { $order }, ou la même série à rebours. La carte START peut remplacer la première. La couleur d’une carte s’appelle aussi sa suite, et son nombre sa valeur.
rulebook-goal-series-up = Un feu est une série de cartes de la même couleur, dans le bon ordre, chaque nombre une seule fois. En { $suits }, l’ordre est { $order }. La couleur d’une carte s’appelle aussi sa suite, et son nombre sa valeur.
rulebook-goal-series-down = En { $suits }, l’ordre est inversé : { $order }.
rulebook-goal-hidden = La difficulté : vous voyez les cartes de tout le monde, sauf les vôtres. Ce que vous tenez, vous ne l’apprenez que par les indices des autres, et les indices sont rares.
rulebook-goal-hidden-no-tokens = La difficulté : vous voyez les cartes de tout le monde, sauf les vôtres, et à cette table aucun jeton ne permet de payer des indices.
rulebook-goal-points = Plus il y a de cartes bien placées à la fin, plus le spectacle est beau. Ensemble, vous pouvez atteindre au mieux { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-goal-perfect = Vous jouez le tout pour le tout : vous ne gagnez que si tous les feux sont complets. Sinon, c’est perdu, même à une carte près.

## Le matériel

rulebook-material = Le matériel
rulebook-material-cards = { $cards ->
    [one] Un paquet de { $cards } carte. Elle
   *[other] Un paquet de { $cards } cartes. Chacune
} porte une couleur et une valeur.
rulebook-material-suits = { $count ->
    [one] La couleur de base est : { $suits }. Elle compte
   *[other] Les { $count } couleurs de base sont : { $suits }. Chacune compte
} { $cards ->
    [one] { $cards } carte, de valeur { $ranks }
   *[other] { $cards } cartes, de valeurs { $ranks }
}.
rulebook-material-copies = Certaines cartes existent donc en plusieurs exemplaires, et d’autres en un seul.
rulebook-material-start = Chaque couleur a en plus une carte qui porte le mot START à la place d’un nombre.
rulebook-material-rest = Laissez dans la boîte ce qui s’y trouve encore.
rulebook-material-special = { $cards ->
    [one] { $cards } carte du paquet, en { $suits }, est spéciale.
   *[other] { $cards } cartes du paquet, en { $suits }, sont spéciales.
} Ce qui les distingue est expliqué plus loin.
rulebook-material-tokens = { $tokens ->
    [0] Il n’y a pas de jeton indice.
    [one] { $tokens } jeton indice. Il sert à payer un indice, et on peut le récupérer.
   *[other] { $tokens } jetons indice. Ils servent à payer les indices, et on peut les récupérer.
}
    .abacus = { $tokens ->
        [0] Il n’y a pas de jeton Note.
        [one] { $tokens } jeton Note. Il sert à payer un indice, et on peut le récupérer.
       *[other] { $tokens } jetons Note, blancs d’un côté et noirs de l’autre. Ils servent à payer les indices, et on peut les récupérer.
    }
rulebook-material-tokens-most = Il n’y a jamais plus de jetons indice qu’au départ.
    .abacus = Il n’y a jamais plus de jetons Note qu’au départ.
rulebook-material-strikes = { $strikes ->
    [one] { $strikes } marqueur d’erreur, pour votre unique erreur.
   *[other] { $strikes } marqueurs d’erreur, pour compter vos erreurs.
}
    .abacus = { $strikes ->
        [one] { $strikes } jeton Orage : son éclair compte votre erreur.
       *[other] { $strikes } jetons Orage : leurs éclairs comptent vos erreurs.
    }
rulebook-material-tiles = { $tiles } tuiles bonus, chacune avec son propre effet.

## Les suites spéciales

rulebook-suits = Les cartes spéciales
rulebook-suits-cards = En { $suit } : { $cards ->
    [one] { $cards } carte, de valeur { $ranks }.
   *[other] { $cards } cartes, de valeurs { $ranks }.
}
rulebook-suits-up = Ces cartes forment un feu à elles, à côté des autres, dans cet ordre : { $order }.
rulebook-suits-down = Ces cartes forment un feu à elles, à côté des autres, mais à rebours, dans cet ordre : { $order }.
rulebook-suits-joker = Ces cartes sont des jokers. Elles n’ont pas de feu à elles. Un joker peut se poser sur n’importe quel feu qui attend sa valeur, et il y remplace la carte manquante. S’il convient à plusieurs feux, la personne qui l’a joué choisit.
rulebook-suits-own = C’est une couleur comme les autres. Un indice peut la nommer, et un indice sur une autre couleur ne touche pas ces cartes.
rulebook-suits-all = Dans les indices, ces cartes sont de toutes les couleurs à la fois. Chaque indice de couleur les touche, et le joueur qui le donne doit donc les montrer aussi. Personne ne peut nommer cette suite.
rulebook-suits-not-wild = Sur la table, ces cartes ne remplacent rien. Elles se posent sur leur propre feu et sur aucun autre.
rulebook-suits-no-color = Ces cartes sont incolores. Aucun indice de couleur ne les touche et personne ne peut les nommer ; seul un indice de valeur renseigne sur elles.
rulebook-suits-some-colors = Dans les indices, ces cartes comptent comme chacune de ces couleurs : { $colors }.
rulebook-suits-color-by-rank = L’indice de couleur qui touche une de ces cartes dépend de sa valeur : les couleurs se succèdent à partir de la valeur la plus basse.
rulebook-suits-start-color = La dernière couleur touche leur carte START.
rulebook-suits-rank-all = Chaque indice de valeur touche ces cartes, quelle que soit leur valeur.
rulebook-suits-inverted = Pour ces cartes, jouer et défausser sont échangés. Si vous en jouez une, elle va dans la défausse, et un jeton indice revient comme pour une défausse. Si vous en défaussez une, elle est jouée : elle rejoint son feu, ou c’est une erreur si elle ne convient pas. Une défausse est donc toujours permise.
rulebook-suits-rank-none = Aucun indice de valeur ne touche ces cartes.

## La mise en place

rulebook-setup = La mise en place
rulebook-setup-shuffle = Mélangez toutes les cartes, face cachée, et distribuez une main à chaque personne.
rulebook-setup-hand = À { $players } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} par personne.
rulebook-setup-here = À cette table : vous êtes { $players }, avec { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} par personne, soit { $dealt } cartes distribuées. { $left ->
    [0] Il ne reste aucune carte : il n’y a pas de pioche.
    [one] { $left } carte reste face cachée sur la table : c’est la pioche.
   *[other] { $left } cartes restent face cachée sur la table : c’est la pioche.
}
rulebook-setup-hold = Important : ne regardez pas vos cartes. Prenez-les en main, dos vers vous, pour que tous les autres en voient la face et vous jamais. Personne ne regarde une carte de sa main avant qu’elle l’ait quittée.
rulebook-setup-honor = Il y va de votre honneur d’artificiers.
rulebook-setup-tokens = { $tokens ->
    [0] Aucun jeton indice n’est mis en jeu.
    [one] Posez le jeton indice à la portée de tous.
   *[other] Posez les { $tokens } jetons indice à la portée de tous. Tous sont disponibles au départ.
}
    .abacus = { $tokens ->
        [0] Aucun jeton Note n’est mis en jeu.
        [one] Posez le jeton Note, face blanche visible.
       *[other] Posez les { $tokens } jetons Note, face blanche visible. Tous sont disponibles au départ.
    }
rulebook-setup-strikes = { $strikes ->
    [one] Posez le marqueur d’erreur sur la table, bien en vue. Aucune erreur n’a encore été commise.
   *[other] Posez les { $strikes } marqueurs d’erreur sur la table, bien en vue. Aucune erreur n’a encore été commise.
}
    .abacus = { $strikes ->
        [one] Posez le jeton Orage, éclair caché.
       *[other] Posez les { $strikes } jetons Orage, éclair caché.
    }
rulebook-setup-tiles = Mélangez les { $tiles } tuiles bonus, face cachée, et posez-les près de la pioche.

## Qui commence

rulebook-first = Qui commence
rulebook-first-random = Le hasard désigne qui joue en premier.
rulebook-first-colorful = La personne aux vêtements les plus colorés joue en premier. La table décide qui c’est.
rulebook-first-oldest = La personne la plus âgée dispose les jetons et joue en premier.
rulebook-first-seat = La personne assise à la place { $seat } joue en premier.

## Le tour de jeu

rulebook-turn = Le tour de jeu
rulebook-turn-order = On joue à tour de rôle, dans le sens des aiguilles d’une montre.
rulebook-turn-one-action = À votre tour, vous faites exactement une chose : donner un indice, défausser une carte ou jouer une carte. Il est interdit de passer, et d’en faire davantage.
rulebook-turn-only-play = À votre tour, vous jouez exactement une carte. Sans jetons indice, vous ne pouvez ni donner un indice ni défausser, et il est interdit de passer.
rulebook-turn-final = Ce qui est fait est fait : une carte qui a quitté votre main n’y revient pas.

## Donner un indice

rulebook-clue = Donner un indice
rulebook-clue-cost = Un indice coûte un jeton indice ; mettez-le de côté, il est dépensé.
    .abacus = Un indice coûte un jeton Note : retournez-le de sa face blanche sur sa face noire.
rulebook-clue-none-left = Tant qu’aucun jeton n’est disponible, vous ne pouvez pas donner d’indice et devez faire autre chose.
    .abacus = Tant qu’aucun jeton Note ne montre sa face blanche, vous ne pouvez pas donner d’indice et devez faire autre chose.
rulebook-clue-no-tokens = Cette table joue sans jetons indice : personne ne peut donner un indice comme action.
rulebook-clue-content = Choisissez une autre personne et renseignez-la sur sa main : soit une couleur, soit une valeur, jamais l’une et l’autre. On ne peut pas se donner d’indice à soi-même.
rulebook-clue-colors = { $count ->
    [one] La seule couleur que l’on peut nommer : { $colors }.
   *[other] On peut nommer ces couleurs : { $colors }.
}
rulebook-clue-no-colors = Dans cette partie, on ne peut nommer aucune couleur : il n’y a que des indices de valeur.
rulebook-clue-no-ranks = Dans cette partie, on ne peut nommer aucune valeur : il n’y a que des indices de couleur.
rulebook-clue-ranks = { $count ->
    [one] La seule valeur que l’on peut nommer : { $ranks }.
   *[other] On peut nommer ces valeurs : { $ranks }.
}
rulebook-clue-never = À ne jamais nommer : { $suits }.
rulebook-clue-never-none = On ne peut pas non plus dire qu’un joueur n’en a pas, ni nommer une couleur qui n’est pas en jeu.
rulebook-clue-complete = Un indice doit être vrai et complet. Montrez du doigt, dans cette main, toutes les cartes qu’il concerne. Vous ne pouvez en omettre aucune.
rulebook-clue-together = Montrez toutes ces cartes ensemble, sans insister sur l’une d’elles.
rulebook-clue-example = Par exemple : « Cette carte et cette carte sont de couleur { $color }. » Ou bien : « Cette carte est un { $rank }. »
rulebook-clue-example-rank = Par exemple : « Cette carte et cette carte sont des { $rank }. »
rulebook-clue-example-color = Par exemple : « Cette carte et cette carte sont de couleur { $color }. »
rulebook-clue-empty = Vous pouvez aussi dire ce qu’un joueur n’a pas, par exemple : « Tu n’as aucune carte de couleur { $color }. » Ou bien : « Tu n’as pas de { $rank }. » Un tel indice ne montre aucune carte.
rulebook-clue-empty-rank = Vous pouvez aussi dire ce qu’un joueur n’a pas, par exemple : « Tu n’as pas de { $rank }. » Un tel indice ne montre aucune carte.
rulebook-clue-empty-color = Vous pouvez aussi dire ce qu’un joueur n’a pas, par exemple : « Tu n’as aucune carte de couleur { $color }. » Un tel indice ne montre aucune carte.
rulebook-clue-empty-any = Vous pouvez aussi donner un indice qui ne concerne aucune carte. Un tel indice ne montre aucune carte.
rulebook-clue-empty-cost = Un indice vide coûte un jeton comme les autres.
rulebook-clue-not-empty = Un indice doit concerner au moins une carte. Vous ne pouvez pas dire : « Tu n’as pas de { $rank } », car il n’y aurait rien à montrer.
rulebook-clue-not-empty-any = Un indice doit concerner au moins une carte, sauf si les règles spéciales de cette table disent autre chose.
rulebook-clue-all-touched = Ces cartes sont touchées par toutes les couleurs : { $suits }. Si une main en contient une, aucun indice de couleur ne peut donc y être vide : il faut la montrer, quelle que soit la couleur nommée.
rulebook-clue-no-cards = On ne peut pas donner d’indice à une personne qui n’a plus de cartes.
rulebook-clue-again = Vous pouvez répéter un indice déjà donné.
rulebook-clue-finished = Vous pouvez nommer une couleur dont le feu est complet.
rulebook-clue-finished-or-dead = Vous pouvez nommer une couleur dont le feu est complet ou ne peut plus être terminé.

## Défausser une carte

rulebook-discard = Défausser une carte
rulebook-discard-how = Choisissez une carte de votre main et mettez-la à la défausse. Un jeton indice dépensé redevient disponible. Piochez ensuite une nouvelle carte.
    .abacus = Choisissez une carte de votre main et mettez-la à la défausse. Retournez un jeton Note sur sa face blanche. Piochez ensuite une nouvelle carte.
rulebook-discard-face = La carte défaussée est face visible. Ne la regardez pas avant de la défausser, et ne regardez pas non plus la face de la carte piochée.
rulebook-discard-limit = { $tokens ->
    [one] Tant que le jeton indice est disponible, la défausse est interdite : il n’y a rien à récupérer. Faites autre chose.
   *[other] Tant que les { $tokens } jetons indice sont tous disponibles, la défausse est interdite : il n’y a rien à récupérer. Faites autre chose.
}
    .abacus = { $tokens ->
        [one] Tant que le jeton Note montre sa face blanche, la défausse est interdite. Faites autre chose.
       *[other] Tant que les { $tokens } jetons Note montrent leur face blanche, la défausse est interdite. Faites autre chose.
    }
rulebook-discard-never = Sans jetons indice, il n’y a rien à récupérer : personne ne peut défausser comme action.
rulebook-discard-pile = Les cartes défaussées restent visibles. Chacun peut les consulter à tout moment.
rulebook-discard-out = Une carte défaussée est hors jeu.
rulebook-needed-lose = Attention : si le dernier exemplaire d’une carte dont un feu a encore besoin est perdu, par une défausse ou par une carte mal jouée, la partie s’arrête aussitôt et elle est perdue.
rulebook-needed-no-tile = Aucune tuile bonus ne peut la sauver : la partie est perdue dès que cette carte se trouve dans la défausse.
rulebook-needed-joker = Si le dernier exemplaire d’une carte est perdu, seul un joker de la même valeur peut encore la remplacer. La partie continue.
rulebook-needed-perfect = Si le dernier exemplaire d’une carte encore utile est perdu, vous ne pouvez plus gagner, mais la partie ne s’arrête pas pour autant.
rulebook-needed-score = Si le dernier exemplaire d’une carte encore utile est perdu, son feu s’arrête à la carte précédente. La partie continue.
rulebook-needed-tile = Seule une tuile bonus peut faire revenir une telle carte.

## Jouer une carte

rulebook-play = Jouer une carte
rulebook-play-how = Prenez une carte de votre main et posez-la face visible sur la table.
rulebook-play-unknown = Vous n’êtes pas obligés de savoir laquelle c’est, ni de dire à quel feu vous la destinez.
rulebook-play-fits = La carte convient si elle est la prochaine de son feu.
rulebook-play-up = { $count ->
    [one] Ce feu se monte
   *[other] Ces feux se montent
} dans l’ordre { $order } : { $suits }.
rulebook-play-down = { $count ->
    [one] Ce feu se monte
   *[other] Ces feux se montent
} à rebours, dans l’ordre { $order } : { $suits }.
rulebook-play-any = Un feu peut commencer par toute valeur par laquelle aucun autre feu n’a commencé. Après { $last } vient { $first }.
rulebook-play-either = Un feu peut commencer par { $first }, par { $last } ou par START. À partir de { $first }, il monte jusqu’à { $last }, et à partir de { $last }, il descend jusqu’à { $first }. Après START, un { $low } ou un { $high } décide du sens.
rulebook-play-once = Il n’y a qu’un feu de chaque couleur, et chaque valeur ne s’y pose qu’une fois. Une carte qui convient rejoint son feu, ou le commence.
rulebook-play-joker = Un joker convient si un feu attend justement sa valeur. Si plusieurs l’attendent, vous en choisissez un.
rulebook-play-misfit = Si la carte ne convient pas, elle va à la défausse et l’équipe compte une erreur.
    .abacus = Si la carte ne convient pas, elle va à la défausse. Les dieux sont en colère et envoient un éclair du ciel : retournez un jeton Orage sur son éclair.
rulebook-play-misfit-no-token = Une carte qui va ainsi à la défausse ne rapporte aucun jeton indice.
    .abacus = Une carte qui va ainsi à la défausse ne rapporte aucun jeton Note.
rulebook-play-draw = Dans tous les cas, piochez ensuite une nouvelle carte sans en regarder la face, tant qu’il en reste.
rulebook-play-deck = Quand il ne reste qu’une carte dans la pioche, vous pouvez la jouer sans l’avoir vue, à la place d’une carte de votre main. Vous ne piochez alors pas de nouvelle carte.

## Annoncer

rulebook-announce = Annoncer ce que l’on joue
rulebook-announce-may = Avant de montrer la carte que vous jouez, vous pouvez annoncer le feu auquel elle est destinée. Vous êtes libres de le faire ou non à chaque carte. Une annonce ne coûte rien et n’est pas un indice.
rulebook-announce-right = Si l’annonce est juste et que la carte convient, elle se pose comme d’habitude et vous récupérez un jeton indice. Si elle termine aussi son feu, vous obtenez en plus la récompense du feu. Un jeton est perdu s’il n’en manque aucun.
rulebook-announce-right-no-token = Si l’annonce est juste et que la carte convient, elle se pose comme d’habitude. À cette table, il n’y a pas de jeton à récupérer.
rulebook-announce-misfit = Si la couleur annoncée est juste mais que la carte ne convient pas, c’est une erreur ordinaire : la carte est défaussée.
rulebook-announce-wrong = Si la couleur annoncée est fausse, la carte est défaussée et c’est une erreur, même si elle convenait.
rulebook-announce-special = Pour ces cartes, annoncez leur propre couleur, même là où aucun indice ne peut la nommer : { $suits }.

## Les erreurs

rulebook-strike = Les erreurs
rulebook-strike-each = Chaque carte jouée qui ne convient pas est une erreur. Comptez-la avec un marqueur d’erreur.
    .abacus = Chaque carte jouée qui ne convient pas met les dieux en colère. Retournez un jeton Orage sur son éclair.
rulebook-strike-lost = { $strikes ->
    [one] À la première erreur, la partie s’arrête aussitôt et elle est perdue.
   *[other] Après { $strikes } erreurs, la partie s’arrête aussitôt et elle est perdue.
}
    .abacus = { $strikes ->
        [one] Le premier jeton Orage déchaîne l’orage. Il met fin au feu d’artifice : la partie s’arrête aussitôt et elle est perdue.
       *[other] Quand { $strikes } jetons Orage montrent leur éclair, l’orage éclate. Il met fin au feu d’artifice : la partie s’arrête aussitôt et elle est perdue.
    }
rulebook-strike-zero = { $strikes ->
    [one] À la première erreur, la partie s’arrête aussitôt. Vous ne marquez aucun point, quoi qu’il y ait sur la table.
   *[other] Après { $strikes } erreurs, la partie s’arrête aussitôt. Vous ne marquez aucun point, quoi qu’il y ait sur la table.
}
    .abacus = { $strikes ->
        [one] Le premier jeton Orage déchaîne l’orage. Il met fin au feu d’artifice : la partie s’arrête aussitôt. Vous ne marquez aucun point, quoi qu’il y ait sur la table.
       *[other] Quand { $strikes } jetons Orage montrent leur éclair, l’orage éclate. Il met fin au feu d’artifice : la partie s’arrête aussitôt. Vous ne marquez aucun point, quoi qu’il y ait sur la table.
    }
rulebook-strike-keep = { $strikes ->
    [one] À la première erreur, la partie s’arrête aussitôt. Les feux comptent tout de même tels qu’ils sont.
   *[other] Après { $strikes } erreurs, la partie s’arrête aussitôt. Les feux comptent tout de même tels qu’ils sont.
}
rulebook-strike-at-once = Personne ne pioche ni ne joue après l’erreur qui met fin à la partie.
    .abacus = Personne ne pioche ni ne joue après l’éclair qui met fin à la partie.

## La récompense d’un feu

rulebook-bonus = La récompense d’un feu complet
rulebook-bonus-token = Quand vous terminez un feu en posant sa dernière carte, le { $last }, l’équipe récupère un jeton indice.
    .abacus = Quand vous terminez un feu en posant sa dernière carte, le { $last }, l’équipe retourne un jeton Note sur sa face blanche.
rulebook-bonus-token-any = Quand vous terminez un feu en posant sa dernière carte, l’équipe récupère un jeton indice.
rulebook-bonus-free = Il n’y a rien à défausser pour cette récompense.
rulebook-bonus-lost = Si tous les jetons indice sont disponibles, la récompense est perdue.
    .abacus = Si tous les jetons Note montrent leur face blanche, la récompense est perdue.
rulebook-bonus-tile = Quand vous terminez un feu avec sa dernière carte, le { $last }, vous ne recevez pas de jeton indice : vous révélez une tuile bonus.
rulebook-bonus-nothing = À cette table, terminer un feu ne rapporte rien de plus : il n’y a pas de jeton indice à récupérer.
rulebook-bonus-hidden = À cette table, terminer un feu ne rapporte rien de plus, pour que personne ne l’apprenne.
rulebook-bonus-down-token = En { $suits }, la dernière carte est le { $last }. Terminer un tel feu rapporte un jeton indice, sauf si tous sont disponibles.
rulebook-bonus-down-nothing = En { $suits }, la dernière carte est le { $last }. Terminer un tel feu ne rapporte rien à cette table, car il n’y a pas de jetons indice.
rulebook-bonus-down-tile = En { $suits }, la dernière carte est le { $last }. Terminer un tel feu révèle aussi une tuile bonus.
rulebook-bonus-last = { $fireworks ->
    [one] Terminer l’unique feu, c’est gagner aussitôt : on ne révèle pas de tuile.
   *[other] Terminer le dernier des { $fireworks } feux, c’est gagner aussitôt : on ne révèle pas de tuile.
}

## Les tuiles bonus

rulebook-tile = Les tuiles bonus
rulebook-tile-how = Révélez au hasard une des tuiles encore cachées et appliquez son effet. Écartez la tuile, elle ne revient pas. Alors seulement, piochez votre nouvelle carte.
rulebook-tile-token = Tuile { $tile }, « { $name } » : vous récupérez un jeton indice. S’il n’en manque aucun, il ne se passe rien.
rulebook-tile-token-idle = Tuile { $tile }, « { $name } » : elle n’a aucun effet à cette table, car il n’y a pas de jetons indice.
rulebook-tile-strike = Tuile { $tile }, « { $name } » : une erreur est effacée et vous récupérez un jeton indice. Vous le récupérez même si vous n’aviez commis aucune erreur ; s’il n’en manque aucun, seule l’erreur est effacée.
rulebook-tile-strike-only = Tuile { $tile }, « { $name } » : une erreur est effacée. À cette table, il n’y a pas de jeton indice à récupérer.
rulebook-tile-color = Tuile { $tile }, « { $name } » : donnez à une autre personne un indice de couleur sans payer de jeton. Les règles habituelles des indices s’appliquent. S’il est possible d’en donner un, il faut le faire ; sinon, la tuile est perdue.
rulebook-tile-rank = Tuile { $tile }, « { $name } » : donnez à une autre personne un indice de valeur sans payer de jeton. Les règles habituelles des indices s’appliquent. S’il est possible d’en donner un, il faut le faire ; sinon, la tuile est perdue.
rulebook-tile-shuffle = Tuile { $tile }, « { $name } » : choisissez une carte dans la défausse et mélangez-la à la pioche. Il faut en choisir une, même si aucune n’est utile. Si la défausse est vide, la tuile est perdue.
rulebook-tile-shuffle-instead = Tuile { $tile } quand la pioche est vide : vous pouvez appliquer l’effet de la tuile { $other } à la place, ou y renoncer. Aucune carte ne retourne dans une pioche vide.
rulebook-tile-shuffle-either = Tuile { $tile } quand la pioche est vide : vous pouvez appliquer l’effet de la tuile { $other } à la place, ou remettre une carte défaussée, qui devient l’unique carte de la pioche et que vous piochez aussitôt, ou y renoncer. Un dernier tour de table déjà commencé se poursuit comme prévu.
rulebook-tile-play = Tuile { $tile }, « { $name } » : choisissez dans la défausse une carte qui convient et posez-la sur son feu. Si une carte convient, il faut en choisir une ; si aucune ne convient, la tuile est perdue. Ce n’est jamais une erreur, et rien n’est annoncé. Si la carte termine un feu qui rapporte une tuile, révélez aussitôt la tuile suivante.
rulebook-tile-begins-down = Une carte de valeur { $first } qui ne fait que commencer son feu ne révèle aucune tuile, que vous l’ayez jouée ou qu’une tuile l’ait posée : { $suits }.
rulebook-tile-none-left = Quand toutes les tuiles sont épuisées, terminer un feu rapporte un jeton indice à la place.

## La pioche est vide

rulebook-final = Quand la pioche est vide
rulebook-final-last-card = Quand quelqu’un prend la dernière carte de la pioche, le dernier tour de table commence. Chacun joue encore exactement une fois, et la personne qui a pris cette carte joue aussi, en dernier : { $turns } tours en tout.
rulebook-final-at-once = La distribution épuise toute la pioche : le dernier tour de table commence aussitôt. Chacun joue exactement une fois : { $turns } tours en tout.
rulebook-final-no-draw = Pendant le dernier tour de table, il n’y a plus rien à piocher et les mains diminuent. Ensuite, la partie est finie.
rulebook-final-tile = La tuile passe avant la pioche, et seule la carte piochée ensuite peut vider la pioche. Une fois commencé, le dernier tour de table n’est pas prolongé.
rulebook-final-endless = Une pioche vide ne met pas fin à la partie. Vous continuez avec les cartes qui vous restent, et les mains diminuent, jusqu’à ce que vous ayez gagné ou perdu.
rulebook-final-endless-points = Une pioche vide ne met pas fin à la partie. Vous continuez avec les cartes qui vous restent jusqu’à ce que plus aucune carte ne puisse être posée.
rulebook-final-clue-only = Une personne qui n’a plus de cartes ne peut plus que donner des indices.
rulebook-final-stuck = Une personne qui n’a plus ni carte ni indice à donner ne peut rien faire : la partie est alors perdue.
rulebook-final-stuck-no-tokens = Une personne qui n’a plus de cartes ne peut rien faire, car il n’y a pas de jetons indice : la partie est alors perdue.
rulebook-final-passed-over = On passe le tour d’une personne qui n’a plus ni carte ni indice à donner.
rulebook-final-passed-over-no-tokens = On passe le tour d’une personne qui n’a plus de cartes.
rulebook-final-no-card = Si quelqu’un devait commencer son tour sans carte, la partie s’arrête aussitôt et elle est perdue.
rulebook-final-ever = La partie ne peut pas durer toujours : un jeton indice ne revient que lorsqu’une carte quitte une main, et les cartes s’épuisent.
rulebook-final-ever-no-tokens = La partie ne peut pas durer toujours : chaque tour use une carte.

## La fin de la partie

rulebook-end = La fin de la partie
rulebook-end-perfect = { $fireworks ->
    [one] Si le feu est complet,
   *[other] Si les { $fireworks } feux sont tous complets,
} la partie s’arrête aussitôt, à quelque moment que ce soit, et vous avez gagné avec le score maximal : { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-end-won = { $fireworks ->
    [one] Si le feu est complet,
   *[other] Si les { $fireworks } feux sont tous complets,
} la partie s’arrête aussitôt, à quelque moment que ce soit, et vous avez gagné.
rulebook-end-too = Pour cela, les suites qui ne font que coûter des points doivent être complètes aussi : { $suits }. Tant que l’une ne l’est pas, la partie continue.
rulebook-end-strikes = { $strikes ->
    [one] À la première erreur, la partie s’arrête aussitôt.
   *[other] Après { $strikes } erreurs, la partie s’arrête aussitôt.
}
    .abacus = { $strikes ->
        [one] Au premier jeton Orage qui montre son éclair, la partie s’arrête aussitôt.
       *[other] Dès que { $strikes } jetons Orage montrent leur éclair, la partie s’arrête aussitôt.
    }
rulebook-end-scored = Sinon, la partie s’arrête à la fin du dernier tour de table, et l’on compte les feux.
rulebook-end-until-capped = Sinon, la partie s’arrête dès que la défausse ne laisse plus aucune carte à poser, et l’on compte les feux.
rulebook-end-incomplete = Sinon, la partie s’arrête à la fin du dernier tour de table. S’il manque alors une carte à un feu, vous avez perdu.
rulebook-end-stuck = Elle est perdue quand quelqu’un commence son tour sans carte et sans indice à donner.
rulebook-end-no-card = Elle est perdue quand quelqu’un commence son tour sans carte.
rulebook-end-needed = Elle est perdue quand le dernier exemplaire d’une carte encore utile se trouve dans la défausse.
rulebook-end-capped = Elle s’arrête aussi dès que la défausse ne laisse plus aucune carte à poser. Il n’y aurait rien à gagner à continuer.
rulebook-end-capped-hands = Pendant le dernier tour de table, elle s’arrête aussi dès que plus personne, parmi ceux qui doivent encore jouer, n’a de carte qui convient.
rulebook-end-play-on = Même s’il n’y a plus rien à gagner, vous continuez jusqu’à l’une de ces fins.

## Le score

rulebook-score = Le score
rulebook-score-none = On ne compte pas de points. Tous les feux sont complets et vous avez gagné, ou ils ne le sont pas et vous avez perdu.
rulebook-score-sum = Chaque feu rapporte autant de points que la valeur de sa dernière carte posée. Faites la somme. Un feu qui n’a pas été commencé ne rapporte rien.
rulebook-score-any = Chaque feu rapporte un point par carte posée. Faites la somme.
rulebook-score-down = Il en va autrement en { $suits } : monté à rebours, un tel feu rapporte un point par carte posée.
rulebook-score-example = Un exemple : { $sum } = { $total } { $total ->
    [one] point
   *[other] points
}.
rulebook-score-most = Le score maximal est de { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
rulebook-score-penalty = Il en va autrement en { $suits } : ces cartes ne rapportent rien, mais chacune de celles qui manquent à leur feu à la fin coûte un point.
rulebook-score-penalty-example = Un exemple : sur le feu { $suit } se trouvent { $placed } ; il manque donc { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
}. { $before } moins { $missing }, il reste { $total } { $total ->
    [one] point
   *[other] points
}.
rulebook-score-negative = Le score peut descendre au-dessous de zéro ; le minimum est −{ $least }.
rulebook-score-floor = Le score ne descend jamais au-dessous de zéro, quel que soit le nombre de cartes manquantes.
rulebook-score-floor-idle = Le score ne descend jamais au-dessous de zéro. À cette table, rien ne pourrait d’ailleurs l’y conduire.
rulebook-score-suffix = Soyez-en fiers : vous pouvez ajouter la mention « { $suffix } » au score de cette partie.
rulebook-score-lost = Une partie perdue par des erreurs n’a ni score ni note.
rulebook-score-zero = Une partie perdue par des erreurs vaut zéro point. Là où les résultats sont notés, celui-ci l’est aussi.
rulebook-score-keep = Une partie arrêtée par des erreurs compte comme une autre.

## La note

rulebook-rating = La note
rulebook-rating-off = Personne ne note le résultat. Les points parlent d’eux-mêmes.
rulebook-rating-perfect = L’échelle n’est pas utilisée : le spectacle est parfait, ou il est perdu.
rulebook-rating-no-scale = Il n’y a pas d’échelle pour les parties en { $most ->
    [one] { $most } point
   *[other] { $most } points
} au plus. Les points parlent d’eux-mêmes.
rulebook-rating-body = Que vaut le spectacle ? Le jury : { $body }.
rulebook-rating-up-to = { $to } points ou moins. { $verdict }
rulebook-rating-range = De { $from } à { $to } points. { $verdict }
rulebook-rating-exactly = { $to } points. { $verdict }

## Parler

rulebook-talk = Ce que l’on peut dire
rulebook-talk-strict = Vous ne parlez des cartes que par des indices : pas de remarque, pas de regard, pas de soupir.
rulebook-talk-influence = Pendant qu’un joueur réfléchit, les autres ne commentent pas et n’essaient pas d’influencer sa décision.
rulebook-talk-house = C’est la règle à la lettre. Jouez de la manière qui vous plaît le mieux, et convenez avant la partie de ce que votre table autorise.
rulebook-talk-remarks = Sur les cartes elles-mêmes, vous ne parlez que par des indices. Les remarques anodines sont permises à cette table, comme « Je ne sais encore rien de mes cartes » ou « Te souviens-tu de tes indices ? »
rulebook-talk-open = À cette table, on peut tout dire. Mettez-vous d’accord sur les limites ; moins vous en dites, plus les indices ont de valeur.

## Sa main

rulebook-hand = Sa propre main
rulebook-hand-reorder = Vous pouvez déplacer, décaler ou tourner les cartes de votre main, par exemple pour vous rappeler lesquelles un indice a désignées. Faites-le sans en regarder la face.
rulebook-hand-fixed = Les cartes de votre main restent dans l’ordre où vous les avez piochées. Il est interdit de les ranger autrement.

## Conseils

rulebook-tip = Bons conseils
rulebook-tip-sure = Jouez une carte quand vous avez de bonnes raisons de penser qu’elle convient. Jouer au hasard mène à des erreurs.
    .abacus = Jouez une carte quand vous avez de bonnes raisons de penser qu’elle convient. Jouer au hasard met les dieux en colère.
rulebook-tip-pile = Regardez souvent la défausse. Ce qui s’y trouve et ce que vous voyez dans les autres mains vous dit ce que peut être la vôtre.
rulebook-tip-copies = Défausser une carte dont on ne sait rien est un risque, mais pas toujours une perte : regardez en combien d’exemplaires chaque carte existe. Une carte unique ne doit pas être défaussée.
rulebook-tip-complete = Vous pouvez défausser sans risque les cartes d’un feu complet, pour récupérer des jetons indice.
    .abacus = Vous pouvez défausser sans risque les cartes d’un feu complet, pour récupérer des jetons Note.
rulebook-tip-dead = Il en va de même pour un feu qui ne peut plus être terminé. Signalez-le, par exemple en tournant sa dernière carte.
rulebook-credits = Auteur et illustrations
rulebook-credits-author = Hanabi est un jeu d’Antoine Bauza.
rulebook-credits-artist = L’édition de Cocktail Games est illustrée par Albertine Ralenti.
rulebook-credits-graphics = Les graphismes de Grands Feux sont de Cocktail Games.
rulebook-credits-players = Les boîtes indiquent de { $from } à { $to } joueurs, à partir de { $age } ans.
rulebook-credits-time = Une partie dure de { $from } à { $to } minutes.
rulebook-credits-award = Il a été publié en { $published } et a reçu le Spiel des Jahres en { $won }.

## Règles spéciales

rulebook-twist = Les règles spéciales de cette table
rulebook-twist-critical-fours = Dans chaque suite, il n’y a qu’une seule carte de valeur { $rank }.
rulebook-twist-scarce-ones = Aucune suite n’a plus de { $copies } cartes de valeur { $rank }.
rulebook-twist-colour-mute = Personne ne peut nommer une couleur : il n’y a que des indices de valeur.
rulebook-twist-rank-mute = Personne ne peut nommer une valeur : il n’y a que des indices de couleur.
rulebook-twist-colour-blind = Un indice de couleur ne touche aucune carte. Vous pouvez quand même en donner un.
rulebook-twist-rank-blind = Un indice de valeur ne touche aucune carte. Vous pouvez quand même en donner un.
rulebook-twist-alternating = Le premier indice de la partie est libre. Après un indice de couleur, le joueur qui donne l’indice suivant doit nommer une valeur ; après un indice de valeur, une couleur.
rulebook-twist-alternating-tile = L’indice d’une tuile bonus est toujours permis et ne change pas le genre de l’indice suivant.
rulebook-twist-clue-starved = Les indices sont rares : tout ce qui rend un jeton indice ne rend que ½ jeton. Un indice coûte un jeton entier.
rulebook-twist-cow-pig = Personne ne nomme de couleur ni de valeur. Un indice de couleur n’est qu’un « meuh », un indice de valeur qu’un « groin » : les autres apprennent quelles cartes il touche, et rien de plus.
rulebook-twist-duck = Personne ne nomme de couleur ni de valeur. Un indice n’est qu’un « coin-coin » : les autres apprennent quelles cartes il touche, et rien de plus.
rulebook-twist-hidden-plays = Les cartes se jouent face cachée. Personne n’apprend quelle carte a été jouée, ni si elle convient. Les feux et les erreurs restent cachés jusqu’à la fin de la partie. Un feu complet ne rend aucun jeton indice. L’erreur { $most } met tout de même fin à la partie aussitôt.
rulebook-twist-card-cycle = Après avoir donné un indice, un joueur met sa plus ancienne carte sans indice à la place de la carte la plus récente.
rulebook-twist-odds-evens = Un indice de valeur distingue seulement l’impair du pair. L’indice { $odd } touche toutes les cartes de valeur impaire, et l’indice { $even } toutes les cartes de valeur paire.
rulebook-twist-sudoku = Chaque couleur a { $copies } exemplaires de chaque carte, sauf si elle n’en a qu’un de chaque.
rulebook-twist-up-or-down = Chaque couleur n’a qu’un { $first }, qu’un { $last } et qu’une carte START. Aucun indice de valeur ne touche une carte START, sauf si tous les indices de valeur touchent sa couleur.
rulebook-twist-funnels = Un indice de valeur touche les cartes de cette valeur et aussi toutes celles de valeur inférieure.
rulebook-twist-chimneys = Un indice de valeur touche les cartes de cette valeur et aussi toutes celles de valeur supérieure.
rulebook-twist-synesthesia = Il n’y a pas d’indices de valeur. Chaque couleur représente aussi une valeur, dans cet ordre : { $colors }. La première couleur représente la plus petite valeur, la couleur suivante la valeur suivante, et ainsi de suite ; après la dernière couleur vient de nouveau la première. Un indice de couleur touche les cartes de cette couleur et celles de la valeur qu’elle représente. Une suite qu’aucune couleur ou aucune valeur ne touche n’est pas concernée.
rulebook-twist-special-all-colors = Chaque indice de couleur touche tous les { $rank }.
rulebook-twist-special-no-color = Aucun indice de couleur ne touche un { $rank }.
rulebook-twist-special-all-ranks = Chaque indice de valeur touche tous les { $rank }. Personne ne peut nommer la valeur { $rank } elle-même.
rulebook-twist-special-no-rank = Aucun indice de valeur ne touche un { $rank }. Personne ne peut nommer la valeur { $rank }.
rulebook-twist-special-deceptive = Personne ne peut nommer la valeur { $rank }. Chaque { $rank } est touché par une autre valeur : dans la première suite par la première de { $ranks }, dans la suite d’après par la suivante, et ainsi de suite en recommençant au début. Les suites dans l’ordre : { $suits }.
rulebook-twist-special-suit = Une suite que touchent tous les indices d’un genre, ou aucun, garde cette propriété pour son { $rank }.

rulebook-chapter-base = Le jeu de base
rulebook-chapter-extensions = Les extensions de cette table
rulebook-chapter-more = Bon à savoir

## Là où les documents diffèrent

rulebook-ruling = Là où les documents diffèrent ou se taisent
rulebook-ruling-1 = Indices vides : l’édition allemande et l’édition française les permettent, l’édition américaine et hanab.live les interdisent, d’autres laissent la question ouverte. Chaque édition garde ce que dit son document. Là où il demande seulement de montrer les cartes, l’indice vide est interdit : sans carte, il n’y a rien à montrer.
rulebook-ruling-2 = Exemplaires des cartes multicolores : certains documents ne les donnent pas. Une suite courte a une carte de chaque valeur ; une longue a les mêmes exemplaires qu’une couleur de base, comme le disent les livrets d’autres éditions.
rulebook-ruling-3 = Exemplaires des cartes noires : la règle française ne les donne pas. Puisque le feu se monte à rebours, les exemplaires aussi s’inversent : le plus grand nombre pour la carte qui le commence, un seul pour celle qui le termine.
rulebook-ruling-4 = Les cartes multicolores sont une couleur à part dans certaines éditions et comptent comme toutes les couleurs dans d’autres ; les jokers sur la table sont une règle maison. Chaque édition garde sa manière.
rulebook-ruling-5 = La dernière erreur : la plupart des documents déclarent la partie perdue, le document allemand compte zéro point, et le résumé en ligne la dit perdue à un endroit et comptée à un autre. L’option en décide ; elle est réglée comme le dit le document de l’édition.
rulebook-ruling-6 = Nombre d’erreurs : quand les marqueurs sont empilés avec l’explosion tout en bas, on peut compter de plusieurs façons. L’erreur que tous les documents ont en vue est celle qui met fin à la partie ici.
rulebook-ruling-7 = Défausser quand tous les jetons sont disponibles : plusieurs documents l’interdisent et aucun ne le permet. C’est donc interdit.
rulebook-ruling-8 = Jetons au-delà de la réserve : quand un document en parle, le jeton est perdu. Cela vaut ici pour tout jeton, qu’il vienne d’un feu, d’une tuile ou d’une annonce.
rulebook-ruling-9 = Tout terminer pendant le dernier tour de table : certains documents ne parlent que d’une victoire avant la fin de la pioche. Ici, c’est une victoire à tout moment ; les points sont les mêmes.
rulebook-ruling-10 = Longueur du dernier tour de table : les documents le disent autrement mais veulent dire la même chose. Le compte commence avec le tour qui suit la prise de la dernière carte.
rulebook-ruling-11 = Piocher après la dernière erreur : la partie est finie aussitôt, personne ne pioche.
rulebook-ruling-12 = Couleur annoncée juste, mais carte qui ne convient pas : le document dit que la carte se pose comme d’habitude, mais d’habitude une carte qui ne convient pas ne se pose pas. C’est donc une erreur ordinaire, sans jeton.
rulebook-ruling-13 = Couleur annoncée fausse, mais carte qui conviendrait : le document la fait défausser comme une erreur, qu’elle convienne ou non.
rulebook-ruling-14 = Annoncer une carte qui termine son feu : d’abord le jeton de l’annonce, puis la récompense du feu ; chacun est perdu s’il ne manque aucun jeton.
rulebook-ruling-15 = Annoncer les cartes spéciales : aucun document ne dit comment. Une annonce n’est pas un indice ; elle nomme le feu que la carte rejoint, on peut donc dire ici le nom même de la suite.
rulebook-ruling-16 = La récompense du feu monté à rebours : la règle française promet un jeton indice comme pour les autres couleurs, et ne donne de tuile que pour un feu terminé par sa carte la plus haute. C’est donc un jeton ; une table peut choisir une tuile.
rulebook-ruling-17 = Exemplaires des tuiles bonus : la règle compte autant de tuiles qu’elle décrit d’effets. Il y en a donc une de chaque.
rulebook-ruling-18 = Plus de tuiles : cela ne peut pas arriver dans une édition imprimée. Avec des suites de votre invention, c’est possible ; un jeton indice remplace alors la tuile.
rulebook-ruling-19 = Une tuile pour le dernier feu : la partie est gagnée à ce moment-là, on n’en révèle donc pas.
rulebook-ruling-20 = Indices donnés par une tuile : la règle ne dit pas qui les donne ni s’il le faut. La personne qui a terminé le feu donne l’indice, à qui elle veut parmi les autres, et elle le doit si un indice est possible.
rulebook-ruling-21 = Remettre une carte dans une pioche vide : la règle permet d’appliquer à la place l’effet de la dernière tuile. Ici, on peut aussi y renoncer ; une table peut choisir que la carte y retourne et soit piochée aussitôt.
rulebook-ruling-22 = Remettre une carte dans la pioche sinon : on mélange d’abord la carte, puis on pioche comme à la fin de chaque tour. Il faut choisir une carte s’il y en a.
rulebook-ruling-23 = Mettre en jeu une carte défaussée : elle n’est pas jouée de la main, elle ne demande donc pas d’annonce, n’en rapporte pas le jeton et ne fait pas piocher davantage.
rulebook-ruling-24 = Noter les parties avec des cartes noires ou plusieurs extensions : aucun document n’a d’échelle pour elles. L’échelle suit le maximum possible ; un score au-dessous de zéro tombe dans la tranche la plus basse.
rulebook-ruling-25 = Score au-dessous de zéro : la règle française retranche sans limite, et sa tranche la plus basse est ouverte vers le bas. Le score peut donc être négatif ; une table peut choisir qu’il ne le soit jamais.
rulebook-ruling-26 = Réussite complète avec les cartes noires : le feu noir est un des feux à monter, il doit donc être complet pour que la partie s’arrête plus tôt.
rulebook-ruling-27 = Carte utile perdue : les documents parlent de la défausser. Une carte mal jouée finit dans la même pile, elle compte donc aussi.
rulebook-ruling-28 = Carte utile perdue qu’une tuile aurait pu ramener : les documents ne font pas d’exception, la partie est donc perdue aussitôt.
rulebook-ruling-29 = Une personne sans cartes : les documents du Bouquet final n’en disent rien, la Faveur royale met fin à la partie. Chacun garde sa manière ; là où rien n’est dit, cette personne peut encore donner des indices.
rulebook-ruling-30 = Une personne qui ne peut rien faire : aucun document ne le prévoit. Comme il est toujours interdit de passer, la partie est perdue. Son tour n’est passé que dans une partie aux points sans dernier tour de table.
rulebook-ruling-31 = Un indice à une personne sans cartes : il n’y aurait rien à montrer ni rien à apprendre, c’est donc interdit.
rulebook-ruling-32 = Carte utile perdue dans la Faveur royale : son document ne prévoit pas cette fin, la partie continue donc jusqu’à ce qu’elle finisse autrement.
rulebook-ruling-33 = Nommer le noir, ou une couleur qui n’est pas en jeu : la règle française interdit le noir même sous forme négative. Un tel indice est refusé et ne coûte rien.
rulebook-ruling-34 = « Tu n’as pas de rouge » à une main qui tient une carte de toutes les couleurs : inclure cette carte est obligatoire, l’indice est donc permis mais il la montre.
rulebook-ruling-35 = Le multicolore comme couleur à part : le document parle d’une couleur entièrement nouvelle, les indices sur les autres couleurs ne touchent donc pas ces cartes.
rulebook-ruling-36 = Répéter un indice : aucun document ne l’interdit.
rulebook-ruling-37 = Nommer une couleur dont le feu est complet ou condamné : aucun document ne l’interdit.
rulebook-ruling-38 = Qui commence : les documents se fient aux vêtements ou à l’âge, ou n’en disent rien. Le critère de l’édition est affiché et la table décide ; là où il n’y en a pas, c’est le hasard.
rulebook-ruling-39 = Un autre nombre de jetons indice : le nombre de départ est aussi le maximum.
rulebook-ruling-40 = S’arrêter quand il n’y a plus rien à gagner : aucune édition imprimée ne le fait, hanab.live le fait.
rulebook-ruling-42 = Reprendre une carte : un document l’interdit expressément et aucun autre ne le permet.
rulebook-ruling-43 = Jeton ou tuile : la règle française donne la tuile à la place du jeton, et non en plus.
rulebook-ruling-44 = Une pioche qui s’épuise pendant l’effet d’une tuile : on pioche après la tuile et, si plusieurs tuiles se suivent, une seule fois. Seule cette prise peut déclencher le dernier tour de table.
rulebook-ruling-45 = Les parties sans dernier tour de table pourraient sembler sans fin, mais chaque jeton qui revient use une carte ou une tuile, et celles-ci s’épuisent.
rulebook-ruling-46 = Une tuile qui met en jeu la première carte d’un feu monté à rebours : le document promet une nouvelle tuile pour les cartes les plus hautes, parce qu’elles terminent un feu. Celle-ci ne fait que commencer le sien, elle n’en rapporte donc pas.

## La page d’un livret de règles

book-for = Les règles à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}.
book-changes = Différences à cette table :
book-players = Joueurs
book-print = Imprimer
book-contents = Sommaire
book-rulings = { $count ->
    [one] Afficher la décision
   *[other] Afficher les { $count } décisions
}
book-picture = { $cards }. L’indice montre { $touched }.
book-page = Ouvrir comme page, pour imprimer ou envoyer
book-from = D’après :
book-everybody = tous les documents
book-chosen = Là où les documents diffèrent :
book-ruling = Décision { $ruling }, avec les situations qui la montrent
document-000 = Cocktail Games
document-001 = encyclopédie
document-002 = site de règles
document-003 = Abacusspiele
document-004 = Grands Feux
document-abacus-booklet = livret Abacusspiele
document-rr = R&R Games
document-bga = BoardGameArena
document-hanab-live = hanab.live
document-research = logiciel de recherche
document-house = règle maison
