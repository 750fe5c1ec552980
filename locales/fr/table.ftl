# Ce qui se dit à la table, dans le terminal et dans le navigateur.
# Cartes, indices, événements, refus, résultats. `.you` parle à la personne qui agit, `.to-you` à celle que cela concerne.

## Couleurs et cartes. Identifiants : suit-NOM, avec le nom anglais ; .card est une carte de cette couleur.

# Les lettres des couleurs, sur les cartes et au clavier. Une couleur absente de la liste garde la lettre des parties
# enregistrées, ou la première de son nom qui soit libre.
suit-letters = white a, red r, blue b, yellow j, green v, purple i, teal s, black n, multicolor m, black-powder n

suit-white = blanc
    .card = { $rank } blanc
suit-red = rouge
    .card = { $rank } rouge
suit-blue = bleu
    .card = { $rank } bleu
suit-yellow = jaune
    .card = { $rank } jaune
suit-green = vert
    .card = { $rank } vert
suit-purple = violet
    .card = { $rank } violet
suit-teal = sarcelle
    .card = { $rank } sarcelle
suit-black = noir
    .card = { $rank } noir
suit-multicolor = multicolore
    .card = { $rank } multicolore
suit-black-powder = noir
    .card = { $rank } noir
suit-colorless = incolore
    .card = { $rank } incolore
suit-rainbow = arc-en-ciel
    .card = { $rank } arc-en-ciel
suit-pink = rose
    .card = { $rank } rose
suit-light-pink = rose clair
    .card = { $rank } rose clair
suit-brown = brun
    .card = { $rank } brun
suit-omni = omni
    .card = { $rank } omni
suit-null = nul
    .card = { $rank } nul
suit-muddy-rainbow = arc-en-ciel boueux
    .card = { $rank } arc-en-ciel boueux
suit-prism = prisme
    .card = { $rank } prisme
suit-gray = gris
    .card = { $rank } gris
suit-orange = orange
suit-dark-orange = orange foncé
    .card = { $rank } orange
suit-dark-rainbow = arc-en-ciel sombre
    .card = { $rank } arc-en-ciel sombre
suit-dark-pink = rose sombre
    .card = { $rank } rose sombre
suit-dark-brown = brun sombre
    .card = { $rank } brun sombre
suit-dark-omni = omni sombre
    .card = { $rank } omni sombre
suit-dark-null = nul sombre
    .card = { $rank } nul sombre
suit-dark-prism = prisme sombre
    .card = { $rank } prisme sombre
suit-gray-pink = rose gris
    .card = { $rank } rose gris
suit-cocoa-rainbow = arc-en-ciel cacao
    .card = { $rank } arc-en-ciel cacao
suit-white-reversed = blanc inversé
    .card = { $rank } blanc inversé
suit-colorless-reversed = incolore inversé
    .card = { $rank } incolore inversé
card-other = { $rank } { $suit }
card-group = { $ranks } { $suit }
rank-start = START
clue-rank = { $rank }
clue-untold-color = meuh
clue-untold-rank = groin
clue-untold = coin-coin
clue-odd = impair
clue-even = pair
list-more = { $first }, { $next }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
sentence = { $text }.
sentences-more = { $first } { $next }
with-note = { $text } ({ $note })
touched = { $count ->
    [0] aucune carte
    [one] carte { $list }
   *[other] cartes { $list }
}

## Personnes

you = Toi

## Ce que vaut une carte

card-trash = ne sert plus
card-critical = dernier exemplaire
card-playable = convient maintenant
card-playable-critical = convient maintenant, dernier exemplaire
card-mine = Ta carte { $slot }.
card-mine-open = Ta carte { $slot } : { $card }
card-theirs = Carte { $slot } de { $name } : { $card }
card-oldest = La plus ancienne de la main.
card-clued = Indices : { $clues }.
card-unclued = Aucun indice ne l’a touchée.
card-can-be = Peut être { $cards }.
card-they-know = { $name } sait : { $cards }.

## Événements

which-card = la carte { $slot }
which-deck = la dernière carte de la pioche
event-clued = { $name } donne à { $to } l’indice « { $clue } » : { $cards }.
    .you = Tu donnes à { $to } l’indice « { $clue } » : { $cards }.
    .to-you = { $name } te donne l’indice « { $clue } » : { $cards }.
event-free = C’est la tuile bonus qui paie.
event-announced-right = { $name } annonce { $suit } : c’est juste.
    .you = Tu annonces { $suit } : c’est juste.
event-announced-wrong = { $name } annonce { $suit }, mais la carte est d’une autre couleur.
    .you = Tu annonces { $suit }, mais la carte est d’une autre couleur.
event-played = { $name } joue { $which } : { $card }.
    .you = Tu joues { $which } : { $card }.
event-played-on = { $name } joue { $card } sur le feu { $suit }.
    .you = Tu joues { $card } sur le feu { $suit }.
event-placed = { $name } pose { $card } sur le feu { $suit }.
    .you = Tu poses { $card } sur le feu { $suit }.
event-misplayed = { $name } joue { $which } : { $card }. C’est raté ! Erreur { $strikes } sur { $most }.
    .you = Tu joues { $which } : { $card }. C’est raté ! Erreur { $strikes } sur { $most }.
    .abacus = { $name } joue { $which } : { $card }. Les dieux sont en colère et envoient un éclair du ciel : jeton Orage { $strikes } sur { $most }.
    .abacus-you = Tu joues { $which } : { $card }. Les dieux sont en colère et envoient un éclair du ciel : jeton Orage { $strikes } sur { $most }.
event-thrown = { $name } joue { $which } face cachée.
    .you = Tu joues { $which } face cachée.
hole-label = Face cachée
hole-count = { $count ->
    [0] Aucune carte n’a encore été jouée face cachée.
    [one] Une carte a été jouée face cachée.
   *[other] { $count } cartes ont été jouées face cachée.
}
hole-about = Les feux, les erreurs et le score restent cachés jusqu’à la fin de la partie.
event-discarded = { $name } défausse { $which } : { $card }.
    .you = Tu défausses { $which } : { $card }.
event-joker = { $name } joue { $which }, un joker : { $card }. Sur quel feu sera-t-il posé ?
    .you = Tu joues { $which }, un joker : { $card }. Sur quel feu faut-il le poser ?
event-token = Jeton indice récupéré ({ $tokens } maintenant).
    .abacus = Un jeton Note revient sur sa face blanche ({ $tokens } maintenant).
event-half-token = Un demi-jeton indice récupéré ({ $tokens } maintenant).
event-token-lost = Tous les jetons indice sont disponibles : le bonus est perdu.
    .abacus = Tous les jetons Note montrent leur face blanche : le bonus est perdu.
event-completed = Le feu { $suit } est complet !
event-tile = Tuile bonus { $number } : { $name }.
event-tile-lost = La tuile { $number } n’a pas d’effet ici.
event-strike-back = Une erreur est effacée : { $strikes ->
    [0] il n’en reste aucune
   *[other] il en reste { $strikes }
}.
event-shuffled-back = La carte { $card } est remélangée dans la pioche.
event-declined = La tuile { $number } n’est pas utilisée.
event-tile-instead = La tuile 5 a l’effet de la tuile 6, car la pioche est vide.
event-final-round = La pioche est vide : { $turns ->
    [one] il reste un tour
   *[other] il reste { $turns } tours, un par joueur
}.
event-turn = C’est à { $name } de jouer.
    .you = C’est à toi de jouer.
event-drew = { $name } pioche { $card }.
    .you = Tu pioches { $card }.
event-drew-hidden = { $name } pioche une carte.
    .you = Tu pioches une carte.
event-ended-left = La partie s’arrête ici : le dernier joueur a quitté la table.
event-ended-timeout = La partie s’arrête ici : personne n’est revenu.
event-ended-agreed = Les joueurs se sont mis d’accord pour arrêter la partie.
event-ended-operator = Un administrateur a mis fin à la partie.
event-ended-out_of_time = La partie s’arrête ici, comme convenu : un joueur n’a plus de temps.
event-ended-unknown = La partie a été abandonnée.
event-take-back-asked = { $name } demande à reprendre son dernier coup.
    .you = Tu demandes à reprendre ton dernier coup.
event-take-back-agreed = { $name } est d’accord.
    .you = Tu es d’accord.
event-take-back-dropped = { $name } refuse : rien n’est repris.
    .you = Tu refuses : rien n’est repris.
event-take-back-late = Tout le monde n’a pas répondu : rien n’est repris.
event-late = Tout le monde attend { $name }.
    .you = Tout le monde t’attend.
event-hinted = { $name } prend un conseil.
    .you = Tu prends un conseil.
event-bot-asked = Un bot joue ce tour pour { $name }.
    .you = Un bot joue ce tour pour toi, sauf si tu es plus rapide.
event-bot-asked-by = { $by } laisse un bot jouer ce tour pour { $name }.
    .you = { $by } laisse un bot jouer ce tour pour toi, sauf si tu es plus rapide.
event-pause-asked = { $name } demande une pause.
    .you = Tu demandes une pause.
event-pause-dropped = { $name } ne veut pas de pause maintenant.
    .you = Tu ne veux pas de pause maintenant.
event-pause-late = Tout le monde n’a pas répondu : il n’y a pas de pause.
event-paused = La partie est en pause.
event-resumed = { $name } reprend la partie.
    .you = Tu reprends la partie.
event-taken-back = { $count ->
    [one] { $name } reprend son dernier coup.
   *[other] { $name } reprend les { $count } derniers coups.
}
    .you = { $count ->
        [one] Tu reprends ton dernier coup.
       *[other] Tu reprends les { $count } derniers coups.
    }
event-end-wished = { $name } voudrait arrêter la partie.
    .you = Tu voudrais arrêter la partie.
event-end-unwished = { $name } veut continuer à jouer.
    .you = Tu veux continuer à jouer.
event-reordered = { $name } range sa main autrement.
    .you = Tu ranges ta main autrement.
score-penalty = Chaque carte qui manque au feu { $suit } coûte un point : le score peut donc être négatif.
score-parts = { $gained } − { $penalty } pour les cartes qui manquent : { $suit }
score-floor = Le score ne descend jamais sous zéro.
score-begins-below-zero = Le score commence au-dessous de zéro : chaque carte qui manque au feu { $suit } coûte un point.
over-perfect = Tous les feux sont complets : un spectacle parfait !
over-broken-off = La partie a été abandonnée.
over-finished = Le spectacle est terminé.
over-lost = La partie est perdue.

## Ce que les règles refusent. Ces textes suivent un deux-points, ou sont seuls : le programme met alors la majuscule et
## le point de `sentence`.

wrong-action-game-over = la partie est terminée
wrong-action-not-in-hand = cette carte n’est pas dans ta main
wrong-action-all-tokens = on ne peut pas défausser quand tous les jetons indice sont disponibles ; joue une carte ou donne un indice
    .abacus = on ne peut pas défausser quand tous les jetons Note sont sur leur face blanche ; joue une carte ou donne un indice
wrong-action-no-clue-token = il ne reste aucun jeton indice ; joue ou défausse une carte
    .abacus = il ne reste aucun jeton Note ; joue ou défausse une carte
wrong-action-no-such-player = il n’y a pas de joueur à cette place
wrong-action-nothing-to-clue = ce joueur n’a pas de carte, on ne peut donc pas lui donner d’indice
wrong-action-no-such-clue = cet indice ne peut pas être donné dans cette partie
wrong-action-empty-clue = cet indice ne toucherait aucune carte ; dans cette partie, il doit en toucher au moins une
wrong-action-same-kind-of-clue = dans cette partie, indices de couleur et de valeur alternent ; le dernier indice était du même genre
wrong-action-no-announcements = on n’annonce une couleur que dans le Spectacle minuté ; joue simplement la carte
wrong-action-no-such-firework = ce feu n’existe pas dans cette partie
wrong-action-tile-first = réponds d’abord à la tuile bonus
wrong-action-joker-first = choisis d’abord un feu pour le joker
wrong-action-nothing-asked = il n’y a aucune question en ce moment
wrong-action-not-offered = ce n’est pas l’une des réponses possibles
wrong-action-tile-asks-color = cette tuile bonus demande un indice de couleur
wrong-action-tile-asks-rank = cette tuile bonus demande un indice de valeur
wrong-reorder-forbidden = dans cette partie, on ne peut pas réarranger sa main
wrong-reorder-not-the-hand = le nouvel ordre ne correspond pas à la main ; indique chacune de ses cartes une fois

## Questions

answer-shuffle-back = Remélanger { $card } dans la pioche ?
answer-put-into-play = Poser { $card } sur son feu ?
answer-decline = Ne pas utiliser la tuile ?
answer-decline-short = laisser
tile-5-empty-deck = La pioche est vide : tu peux appliquer l’effet de la tuile 6.
answer-firework = Poser le joker sur le feu { $suit } ?
tile-title = Tuile bonus { $number } : { $name }
joker-title = Un joker
joker-about = Tu as retourné cette carte : { $card }. Elle convient à plusieurs feux.

## Résultat

result-title = Partie terminée
result-points = { $points ->
    [one] { $points } point sur { $most }
   *[other] { $points } points sur { $most }
}
result-placed = { $placed ->
    [0] Aucune carte n’a été posée.
    [one] Une carte sur { $most } a été posée.
   *[other] { $placed } cartes sur { $most } ont été posées.
}
result-rating = { $body } : « { $rating } »
proof-commitment = Publié avant la donne : { $hash }
proof-seed = Graine de la donne : { $seed }

## Libellés

label-clues = Indices
    .abacus = Notes
label-strikes = Erreurs
    .abacus = Orages
label-deck = Pioche
label-score = Points
label-placed = Cartes
label-pace = Marge
label-tiles = Tuiles
label-discards = Défausse
label-log = Journal
label-fireworks = Feux
title-turn = à { $name } de jouer
    .you = à toi de jouer
title-begin = Avant le premier tour
title-over = Le spectacle est terminé
title-lesson-over = La leçon est terminée
title-number = Tour { $number }
title-final-round = { $turns ->
    [one] Dernier tour
   *[other] Il reste { $turns } tours
}
