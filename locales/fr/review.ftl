# Revoir ensemble une partie finie, et les variantes.

## Ensemble

review-together = Analyser ensemble
review-invited = En cours d’analyse : { $names }.
review-come = Analyser avec { $names }
review-leave = Quitter l’analyse
review-room = Analyse
review-here = Présents : { $names }
review-me = { $name } (toi)
review-you-lead = Tu mènes
review-leads = { $name } mène
review-nobody-leads = Personne ne mène
review-at = { $text } · étape { $step }
review-at-branch = { $text } · variante à partir de l’étape { $step }
review-return = Revenir à { $name }
review-return-shown = Revenir à l’étape montrée
review-take-lead = Mener l’analyse
review-give-lead = Laisser mener …
review-point = Montrer des cartes
review-pointed = Carte montrée par { $names }.

## À voix haute

review-came = { $name } a rejoint l’analyse.
review-went = { $name } a quitté l’analyse.
review-leads-now = { $name } mène maintenant.
review-you-lead-now = Tu mènes maintenant.
review-shows = { $name } montre l’étape { $step }.
review-points-at = { $name } montre { $cards }.
review-card = la carte { $slot } de { $name }

## Variantes

branch-here = Commencer une variante
branch-title = Variante à partir de l’étape { $step }
branch-actions = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
branch-undo = Annuler
branch-redo = Rétablir
branch-back = Revenir à la partie
branch-ask = Demander à un compagnon
branch-advice = Ce que ferait { $name } : { $deed }
branch-choose-card = À { $name } de jouer : choisis une carte de sa main, ou celle d’un partenaire pour donner un indice.
branch-choose-own = À { $name } de jouer : choisis une carte de sa main. Il ne reste aucun jeton indice.
branch-others = Autres places
branch-nobody = Je les joue
branch-thinks = { $name } réfléchit …
branch-goes-on = Continuer
branch-why = Pourquoi { $name } joue ainsi
branch-eyes-of = Dans cette vue, tu joues pour { $name }. Choisis un bot pour les autres places, ou affiche toutes les mains.
branch-eyes-none = Dans cette vue, personne ne peut jouer. Affiche toutes les mains.
branch-shown = { $name } montre cette variante.
branch-over = La variante s’arrête ici : { $points } / { $most }
branch-over-hidden = La variante s’arrête ici.
