# Les problèmes. $target est un nombre de points ; $kept et $deals comptent des donnes des cartes cachées.

puzzle-title = Problèmes
puzzle-about = Une seule action garde ce qui peut être gardé : une recherche l’a prouvé. Trouvez-la.
puzzle-number = Problème { $number }
puzzle-today = Le problème d’aujourd’hui
puzzle-all = Tous les problèmes
puzzle-lost = Ce problème n’existe pas.
puzzle-solve = Le résoudre
puzzle-again = Le revoir
puzzle-endless = Autant que vous voulez
puzzle-next = Problème suivant
puzzle-history = Vos problèmes
puzzle-none-yet = Vous n’avez encore répondu à aucun problème sur cet appareil.
puzzle-streak = { $days ->
    [one] Vous avez résolu le problème du jour { $days } jour de suite.
   *[other] Vous avez résolu le problème du jour { $days } jours de suite.
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
    .hint = Pour chacune de vos cartes, comptez ce qu’elle peut être. Comptez ensuite les tours restants.
puzzle-kind-which-clue = Quel indice
    .hint = Pour chaque indice, demandez-vous : la personne qui le reçoit connaît-elle alors une carte qui va à coup sûr ?
puzzle-kind-my-card = Quelle est ma carte
    .hint = Listez les cartes que les indices permettent, et comptez les exemplaires que vous voyez.
puzzle-kind-save-it = À sauver
    .hint = Demandez-vous ce que fait chaque partenaire après votre action. Qui défausse une carte nécessaire ?
puzzle-kind-end-counted = La fin, comptée
    .hint = Comptez les tours restants et les cartes manquantes. Qui doit jouer quelle carte ?
puzzle-kind-open-deck = Pioche ouverte : gagnez
    .hint = Cherchez les cartes qui viennent tard. Celui qui les pioche a encore besoin d’un tour.

## La question

puzzle-ask-open = Après votre action, toutes les mains et la pioche sont montrées à tous. Quelle action garde un score de { $target } possible dans le plus de donnes ?
puzzle-ask-partners = Vos partenaires ne prennent aucun risque et ne connaissent aucune convention. Quelle action garde un score de { $target } possible dans le plus de donnes ?
puzzle-ask-deck = Tous connaissent toutes les cartes, même celles de la pioche. Quelle action garde un score de { $target } possible ?
puzzle-ask-card = Quelle est votre carte { $slot } ?
puzzle-partners = Ce que font les partenaires
    .about = Un partenaire joue une carte qui va à coup sûr. S’il n’en a pas, il donne un indice, s’il reste un jeton et que l’indice rend sûre la carte d’un autre joueur. Sinon, il défausse une carte sûrement inutile, ou bien sa plus ancienne carte sans indice. Quand c’est de nouveau votre tour, toutes les mains et la pioche sont montrées à tous.
puzzle-deck = La pioche, prochaine carte d’abord
puzzle-choose-card = Choisissez la carte

## Indices

puzzle-hint = Indice
puzzle-hint-second = Deuxième indice
puzzle-hint-play = La réponse est de jouer une carte.
puzzle-hint-discard = La réponse est de défausser une carte.
puzzle-hint-clue = La réponse est un indice.
puzzle-hint-clue-to = La réponse est un indice à { $name }.
puzzle-hint-rank = Votre carte est un { $rank }.

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
puzzle-kept = Donnes compatibles avec ce que vous voyez : { $deals }. Un score de { $target } reste possible dans { $kept } d’entre elles.
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
puzzle-step-play = { $name } : joue { $card }.
puzzle-step-misplay = { $name } : joue { $card }, qui ne va pas.
puzzle-step-discard = { $name } : défausse { $card }.
puzzle-step-clue = { $name } : indice « { $clue } » à { $to }.
puzzle-you = Vous
puzzle-to-you = vous
puzzle-card-is = C’est { $card }.
puzzle-seen = Vous voyez tous les exemplaires de { $cards }.
puzzle-elsewhere = Vos autres cartes ont besoin des exemplaires de { $cards }.
puzzle-found-by = { $count ->
    [0] Aucun compagnon ne la trouve.
    [one] Le compagnon { $levels } la trouve.
   *[other] Les compagnons { $levels } la trouvent.
}
puzzle-people = Sur 1000 joueurs expérimentés, { $share } la choisiraient, selon le modèle de leurs habitudes.
puzzle-share = Partager
puzzle-copied = Lien copié
puzzle-share-text = Kagiya, problème { $number } : { $kind }
