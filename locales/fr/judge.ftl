# Une partie terminée, jugée : kagiya review. Les points et les chances sont des textes avec leur signe.

judge-title = { $title } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
judge-unfinished = Cette partie n’a pas été terminée.
judge-stopped = Analyse interrompue. Les valeurs sont moins précises.
judge-course = Attendu au début : { $start }. Décisions : { $decisions }. Chance : { $luck }. Résultat : { $result }.
judge-course-unfinished = Attendu au début : { $start }. Décisions : { $decisions }. Chance : { $luck }. Attendu après le dernier tour : { $result }.
judge-player = { $name } : décisions { $decisions }
judge-player-labels = excellent { $excellent }, correct { $fine }, imprécis { $inaccuracy }, fautes { $mistake }, grosses fautes { $blunder }
judge-player-figures = cartes jouées { $plays }, erreurs { $strikes }, défausses { $discards }, indices donnés { $clues }, derniers exemplaires perdus { $last }, tours sans jouer une carte jouable connue { $left } (dont défausses { $discarded })
judge-figures = La partie
judge-efficiency = Efficacité : cartes { $cards }, indices donnés { $clues }, cartes par indice { $done }
judge-efficiency-needed = Une partie parfaite demande : cartes { $needed }, indices { $clues } au plus, cartes par indice { $rate } au moins.
judge-pace = Marge : { $first } au début, { $least } au plus bas
judge-lost-cards = Erreurs : { $strikes }. Derniers exemplaires perdus : { $last }.
judge-misread = Tour { $turn } : indice de { $giver } à { $to }, qui a pris { $card } pour une autre carte et l’a perdue au tour { $lost }.
judge-bound = En connaissant toutes les cartes
judge-bound-never = Le score { $score } n’a jamais été possible : { $why }.
judge-bound-turn = Le score { $score } était possible jusqu’au tour { $turn } ({ $name }). Ensuite : { $why }.
judge-bound-between = Le score { $score } était possible après le tour { $first }, et plus après le tour { $turn } : { $why }.
judge-bound-until = Le score { $score } était possible après le tour { $turn }. La suite est indécise.
judge-bound-after = Le score { $score } était impossible après le tour { $turn } : { $why }. Avant, c’est indécis.
judge-bound-undecided = On ne sait pas si le score { $score } était possible.
judge-why-maximum = le jeu n’a pas autant de points
judge-why-game-over = la partie était finie
judge-why-lost-copies = tous les exemplaires d’une carte utile étaient perdus
judge-why-pace = il restait trop peu de tours pour les cartes manquantes
judge-why-too-few-draws = il manquait plus de cartes qu’il ne restait de derniers tours
judge-why-too-deep = des cartes utiles étaient trop profondes dans la pioche
judge-why-hand-space = les mains manquaient de place pour les cartes à garder
judge-why-search = aucune suite d’actions n’y mène
judge-missing = Il manque { $card } : { $copies }.
judge-copy-discarded = carte { $depth } de la pioche, défaussée au tour { $turn }
judge-copy-held = carte { $depth } de la pioche, dans la main de { $name }
judge-copy-undrawn = carte { $depth } de la pioche, jamais piochée
judge-moments = Les moments décisifs
judge-no-moments = Aucun moment n’a décidé à lui seul de cette partie.
judge-moment-decision = Tour { $turn }, { $name } : { $label }, en points { $points }, chance de partie parfaite { $perfect } %
judge-moment-decision-points = Tour { $turn }, { $name } : { $label }, en points { $points }
judge-moment-excellent = Tour { $turn }, { $name } : excellent, toute autre action est une faute
judge-moment-out-of-reach = Tour { $turn }, { $name } : la partie parfaite est désormais hors d’atteinte, en points { $points }
judge-moment-luck = Tour { $turn }, { $name } : chance, en points { $points }
judge-done = Fait : { $told }
judge-better = Mieux : { $told }
judge-better-play = { $name } joue la carte { $slot }.
judge-better-discard = { $name } défausse la carte { $slot }.
judge-better-in = Mieux dans { $share } % des mondes (sur { $worlds }). Le gain est le plus grand avec des mains comme : { $hands }.
judge-why = Pourquoi :
judge-labelled = Toutes les imprécisions et les fautes
judge-labelled-none = Aucune décision n’était moins bonne qu’une autre sans le moindre doute.
judge-line = { $turn }. { $name } : { $told }
judge-line-better = { $label }, en points { $points }. Mieux : { $told }
judge-label-excellent = excellent
judge-label-fine = correct
judge-label-inaccuracy = imprécision
judge-label-mistake = faute
judge-label-blunder = grosse faute
judge-progress = Analyse, étape { $step } sur { $steps }
judge-graph-title = Le cours de la partie
judge-graph-points = points attendus
judge-graph-possible = points possibles
judge-graph-perfect = chance de partie parfaite
judge-graph-pace = marge
judge-graph-turn = tour

## Sur la page de la partie rejouée

judge-open = Analyse de ce tour
judge-turn = Tour { $turn }, { $name } : { $label }
judge-turn-plain = Tour { $turn }, { $name }
judge-kind-luck = chance
judge-kind-out_of_reach = la partie parfaite est désormais hors d’atteinte
judge-asks = Demande de l’analyse …
judge-waits = L’analyse attend son tour. Place dans la file : { $place }
judge-runs = Analyse : { $share } %
judge-ready = L’analyse est prête.
judge-lost = L’analyse n’a pas été terminée.
judge-again = Réessayer
judge-all = Tous les moments
judge-further =
    { $count ->
        [one] { $count } autre tour
       *[other] { $count } autres tours
    }
judge-legend-perfect = chance de partie parfaite : { $value } %
judge-legend-possible = points possibles : { $value }
judge-legend-pace = marge : { $value }
judge-points = points { $points }
judge-worth = points attendus { $points }, chance de partie parfaite { $perfect } %
judge-was-done = Fait
judge-was-better = Mieux
judge-share = Mieux dans { $share } % des mondes possibles (sur { $worlds }).
judge-hands = Les mains avec lesquelles le gain est le plus grand
judge-reasons = Pourquoi
judge-luck = Chance : points { $points }
judge-others = Autres coups
judge-why-done = Pourquoi ce coup
judge-would = Qu’aurais-tu fait ?
judge-would-say = { $name } ferait ceci : { $told }
judge-no-reasons = Un compagnon ne connaît pas de raison à ce coup.
judge-about = Chaque décision est jugée d’après ce que la personne pouvait savoir. Un compagnon continue la partie dans des mondes possibles. Il ne connaît peut-être pas tes conventions.
judge-find = Trouver le coup
judge-find-ask = Un meilleur coup était possible ici. Que ferais-tu ?
judge-find-now = Trouve un meilleur coup que le tien.
judge-show = Le montrer
judge-answer-best = Ta réponse : { $told }. C’est le meilleur coup, en points { $points }.
judge-answer-better = Ta réponse : { $told }. C’est mieux que ton coup dans la partie, en points { $points }.
judge-answer-same = Ta réponse : { $told }. C’était ton coup dans la partie.
judge-answer-worse = Ta réponse : { $told }. Ce n’est pas mieux que ton coup dans la partie, en points { $points }.
judge-answer-unlisted = Ta réponse : { $told }. Elle n’est pas parmi les meilleurs coups.
