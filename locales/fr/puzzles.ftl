# Les problèmes. $target est un nombre de points ; $kept et $deals comptent des donnes des cartes cachées.

puzzle-title = Problèmes
puzzle-about = Une seule action garde ce qui peut être gardé : une recherche l’a prouvé. Trouve-la.
puzzle-number = Problème { $number }
puzzle-today = Le problème d’aujourd’hui
puzzle-all = Tous les problèmes
puzzle-lost = Ce problème n’existe pas.
puzzle-solve = Le résoudre
puzzle-again = Le revoir
puzzle-endless = Autant que tu veux
puzzle-next = Problème suivant
puzzle-history = Tes problèmes
puzzle-none-yet = Tu n’as encore répondu à aucun problème sur cet appareil.
puzzle-streak = { $days ->
    [one] Tu as résolu le problème du jour { $days } jour de suite.
   *[other] Tu as résolu le problème du jour { $days } jours de suite.
}
puzzle-solved = { $right } sur { $answered } résolus
puzzle-mark-right = résolu
puzzle-mark-wrong = non résolu

puzzle-difficulty-any = Tous
puzzle-difficulty-easy = Facile
puzzle-difficulty-medium = Moyen
puzzle-difficulty-hard = Difficile
puzzle-difficulty = Difficulté

## Les genres : le nom, le premier indice

puzzle-kind-play-or-wait = Jouer ou attendre
    .hint = Pour chacune de tes cartes, compte ce qu’elle peut être. Compte ensuite les tours restants.
puzzle-kind-which-clue = Quel indice
    .hint = Pour chaque indice, demande-toi : la personne qui le reçoit connaît-elle alors une carte qui va à coup sûr ?
puzzle-kind-my-card = Quelle est ma carte
    .hint = Liste les cartes que les indices permettent, et compte les exemplaires que tu vois.
puzzle-kind-save-it = À sauver
    .hint = Demande-toi ce que fait chaque partenaire après ton action. Qui défausse une carte nécessaire ?
puzzle-kind-end-counted = La fin, comptée
    .hint = Compte les tours restants et les cartes manquantes. Qui doit jouer quelle carte ?
puzzle-kind-open-deck = Pioche ouverte : gagne
    .hint = Cherche les cartes qui viennent tard. Celui qui les pioche a encore besoin d’un tour.

## La question

puzzle-ask-open = Après ton action, toutes les mains et la pioche sont montrées à tous. Quelle action garde un score de { $target } possible dans le plus de donnes ?
puzzle-ask-partners = Tes partenaires ne prennent aucun risque et ne connaissent aucune convention. Quelle action garde un score de { $target } possible dans le plus de donnes ?
puzzle-ask-deck = Tous connaissent toutes les cartes, même celles de la pioche. Quelle action garde un score de { $target } possible ?
puzzle-ask-card = Quelle est ta carte { $slot } ?
puzzle-partners = Ce que font les partenaires
    .about = Un partenaire joue une carte qui va à coup sûr, le rang le plus bas d’abord. S’il n’en a pas, il donne un indice, s’il reste un jeton et qu’un joueur qui n’en avait pas en obtient une ainsi. Sinon, il défausse une carte sûrement inutile, ou bien sa plus ancienne carte sans indice. Quand c’est de nouveau ton tour, toutes les mains et la pioche sont montrées à tous.
puzzle-deck = La pioche, prochaine carte d’abord
puzzle-choose-card = Choisis la carte

## Indices

puzzle-hint = Indice
puzzle-hint-second = Deuxième indice
puzzle-hint-play = La réponse est de jouer une carte.
puzzle-hint-discard = La réponse est de défausser une carte.
puzzle-hint-clue = La réponse est un indice.
puzzle-hint-clue-to = La réponse est un indice à { $name }.
puzzle-hint-rank = Ta carte est un { $rank }.

## La solution

puzzle-right = Exact !
puzzle-wrong = Ce n’est pas cela.
puzzle-show = Voir la solution
puzzle-answer = La réponse
puzzle-act-play = Jouer la carte { $slot }
puzzle-act-discard = Défausser la carte { $slot }
puzzle-act-clue = Indice « { $clue } » à { $name }
puzzle-act-any-clue = Donner un indice quelconque
puzzle-kept-all = Un score de { $target } reste possible, quelles que soient les cartes cachées.
puzzle-kept-open = Un score de { $target } reste possible.
puzzle-kept = Donnes compatibles avec ce que tu vois : { $deals }. Un score de { $target } reste possible dans { $kept } d’entre elles.
puzzle-others = Les autres actions
puzzle-other-none = Impossible dans toutes les donnes.
puzzle-other-some = Donnes où il reste possible : { $kept } sur { $deals }.
puzzle-reason-game_over = La manche se termine avec moins de points.
puzzle-reason-lost_copies = Le dernier exemplaire d’une carte est perdu.
puzzle-reason-pace = Il reste trop peu de tours pour les cartes manquantes.
puzzle-reason-too_few_draws = Le dernier tour de table est trop court pour les cartes manquantes.
puzzle-reason-too_deep = Une carte vient trop tard, ou chez le mauvais joueur.
puzzle-reason-hand_space = Les mains ne peuvent pas garder toutes les cartes nécessaires.
puzzle-reason-search = Aucun ordre de jeu n’y arrive.
puzzle-line = Une suite possible
puzzle-step-play = { $name } joue { $card }.
    .you = Tu joues { $card }.
puzzle-step-misplay = { $name } joue { $card }, qui ne va pas.
    .you = Tu joues { $card }, qui ne va pas.
puzzle-step-discard = { $name } défausse { $card }.
    .you = Tu défausses { $card }.
puzzle-step-clue = { $name } donne l’indice « { $clue } » à { $to }.
    .you = Tu donnes l’indice « { $clue } » à { $to }.
puzzle-to-you = toi
puzzle-card-is = C’est { $card }.
puzzle-seen = Tu vois tous les exemplaires de { $cards }.
puzzle-elsewhere = Tes autres cartes ont besoin des exemplaires de { $cards }.
puzzle-found-by = { $count ->
    [0] Aucun compagnon ne la trouve.
    [one] Le compagnon { $levels } la trouve.
   *[other] Les compagnons { $levels } la trouvent.
}
puzzle-people = Sur 1000 joueurs expérimentés, { $share } la choisiraient, selon le modèle de leurs habitudes.
puzzle-share = Partager
puzzle-copied = Lien copié
puzzle-share-text = Kagiya, problème { $number } : { $kind }

## Les conventions

puzzle-kind-convention = Convention
    .hint = Pense à la convention de la leçon : qu’a-t-on demandé à qui, et qui fera quoi ensuite ?
puzzle-ask-convention = Tes partenaires jouent comme { $companion }. Quelle action la convention demande-t-elle ?
puzzle-before = Avant ton tour :
puzzle-in-conventions = Problèmes de conventions
    .about = Ils font partie des leçons, et les partenaires sont des compagnons.
puzzle-mean = Dans { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} où des compagnons agissent comme montré, tu obtiens { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne.
puzzle-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins en moyenne (± { $error }).
puzzle-lesson-chop = Carte exposée
puzzle-lesson-focus = Foyer
puzzle-lesson-saves = Sauvetage
puzzle-lesson-good-touch = Bien toucher
puzzle-lesson-prompt = Rappel
puzzle-lesson-finesse = Finesse
puzzle-lesson-bluff = Bluff
puzzle-lesson-the-end = La fin
puzzle-why-chop = La carte exposée : sans rien de mieux à faire, défausse ta plus ancienne carte sans indice. Tes partenaires l’ont vue et ne l’ont pas sauvée.
puzzle-why-focus = Le foyer : un indice parle de la carte exposée s’il la touche, sinon de la plus récente qui n’avait pas d’indice. Cette carte convient.
puzzle-why-saves = Un sauvetage : le joueur suivant défausserait une carte à ne pas perdre. L’indice dit : garde-la.
puzzle-why-good-touch = Bien toucher : les cartes avec indice sont utiles et toutes différentes. Quelle que soit alors cette carte, elle convient.
puzzle-why-prompt = Un rappel : l’indice parle d’une carte qui ne convient pas encore. Ta carte avec indice peut être celle qui manque.
puzzle-why-finesse = Une finesse : l’indice parle d’une carte qui ne convient pas encore, et aucune carte avec indice ne peut être celle qui manque. C’est ta plus récente sans indice.
puzzle-why-bluff = Un bluff : tu joues juste après le donneur. Ta plus récente carte sans indice est celle qui manque, ou une autre qui convient.
puzzle-why-the-end = La fin, comptée : il reste peu de tours, et cette action garde le plus de points possibles.
