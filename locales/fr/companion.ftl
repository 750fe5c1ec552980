# Ce qu’un compagnon dit de ses coups et des indices des autres. « Je » est le compagnon.
# $card est une carte d’une main (l’interface dit où et chez qui), $cards ce qu’elle peut être,
# $seat, $to et $giver sont des joueurs, $clue un indice, $action un coup. $giver suit « de », $to
# « pour », pour que « toi » et « moi » conviennent aussi ; l’interface met la majuscule au début.

## Pourquoi j’ai joué ainsi

companion-play-sure = D’après les indices seuls, { $card } convient forcément maintenant.
companion-play-called = Un indice m’a demandé de jouer { $card } : je pense que c’est { $cards }.
companion-play-finesse = Un indice n’a de sens que si je joue d’abord { $card } : je pense que c’est { $cards }.
companion-play-good-touch = Une carte indiquée est utile, et personne n’indique deux fois la même. Donc { $card } doit être { $cards }, et cela convient.
companion-play-untold = J’ai une raison de jouer { $card } que je pourrai te dire après la partie.
companion-announced = Sa couleur ne fait aucun doute, je l’annonce donc.
companion-discard-trash = { $card } ne pourra plus être jouée.
companion-discard-twin = { $card } est inutile, ou quelqu’un d’autre tient la même carte.
companion-discard-chop = { $card } est ma plus ancienne carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-untold = Toutes mes cartes valent la peine d’être gardées ; { $card } semble la moindre perte.
companion-choice = Parmi les réponses possibles, celle-ci nous aide le plus.

## Ce que dit mon indice

companion-clue-empty = Avec { $clue } pour { $to }, je ne touche rien : je passe mon tour.
companion-clue-fill-in = Mon indice { $clue } pour { $to } complète ce que l’on savait de cartes indiquées.
companion-clue-fix = Mon indice { $clue } pour { $to } empêche de jouer une carte qui ne convient pas.
companion-clue-play = Mon indice { $clue } pour { $to } est un indice de jeu : il demande de jouer.
companion-clue-save = Mon indice { $clue } pour { $to } est un indice de garde : il demande de garder une carte.
companion-clue-play-or-save = Mon indice { $clue } pour { $to } demande de garder une carte, qui convient peut-être aussi.
companion-clue-finesse = Mon indice { $clue } pour { $to } ne convient qu’après une autre carte.
companion-clue-trash = Mon indice { $clue } pour { $to } montre des cartes inutiles et demande de garder les plus anciennes.
companion-clue-plain = Mon indice { $clue } pour { $to } dit ce qu’il dit et ne demande rien.

## Comment j’ai compris un indice

companion-heard-empty = Pour moi, { $clue } de { $giver } pour { $to } passe le tour : il ne touche rien.
companion-heard-fill-in = Pour moi, { $clue } de { $giver } pour { $to } complète ce que l’on savait.
companion-heard-fix = Pour moi, { $clue } de { $giver } pour { $to } est un arrêt : une carte ne convient finalement pas.
companion-heard-play = Pour moi, { $clue } de { $giver } pour { $to } est un indice de jeu.
companion-heard-save = Pour moi, { $clue } de { $giver } pour { $to } est un indice de garde : cette carte doit rester.
companion-heard-play-or-save = Pour moi, { $clue } de { $giver } pour { $to } est un indice de garde, dont la carte convient peut-être aussi.
companion-heard-finesse = Pour moi, { $clue } de { $giver } pour { $to } ne convient qu’après une autre carte.
companion-heard-trash = Pour moi, { $clue } de { $giver } pour { $to } montre des cartes inutiles : les plus anciennes doivent rester.
companion-heard-plain = Je ne vois rien que { $clue } de { $giver } pour { $to } demande.

## De quoi parle un indice

companion-focus-chop = L’indice parle de { $card }, la prochaine qui aurait été défaussée.
companion-focus-newest = L’indice parle de { $card }, la carte touchée la plus récente.
companion-means-play = { $card } convient si c’est { $cards }.
companion-means-save = { $card } doit être gardée si c’est { $cards }.
companion-means-later = { $card } conviendra plus tard, quand quelqu’un aura joué, si c’est { $cards }.
companion-asks-prompt = D’abord il faut jouer { $card }, une carte indiquée qui devrait être { $cards }.
companion-asks-finesse = D’abord il faut jouer { $card } sans indice : ce devrait être { $cards }.
companion-taken-for = On pense que { $card } est { $cards }.

## À quoi d’autre j’ai pensé, et pourquoi pas

companion-not-misplay = Pas { $action } : quelqu’un jouerait une carte qui ne convient pas.
companion-not-misread = Pas { $action } : une carte serait prise pour une autre.
companion-not-trash = Pas { $action } : cela toucherait une carte inutile.
companion-not-known = Pas { $action } : cela n’apprend presque rien.
companion-not-less = Pas { $action } : cela aiderait moins.
companion-not-play-later = Pas { $action } : cela peut attendre mon prochain tour.
companion-not-play-urgent = Pas { $action } : ceci était plus urgent.
companion-not-discard-chop = Pas { $action } : je ne sais pas ce qu’est cette carte, et nous pourrions en avoir besoin.
companion-not-discard = Pas { $action } : un jeton vaut moins que ce coup.
