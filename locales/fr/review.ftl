# Revoir ensemble une partie finie, et comment elle aurait pu se poursuivre.

## Ensemble

review-together = Analyser ensemble
review-invited = Cette partie est en cours d’analyse : { $names }.
review-come = Analyser avec { $names }
review-leave = Quitter l’analyse
review-room = Analyse
review-here = Présents : { $names }
review-me = { $name } (toi)
review-you-lead = Vous menez
review-leads = { $name } mène
review-nobody-leads = Personne ne mène
review-at = { $text } · étape { $step }
review-at-branch = { $text } · hypothèse à l’étape { $step }
review-return = Revenir à { $name }
review-return-shown = Revenir à ce qui est montré
review-take-lead = Mener l’analyse
review-give-lead = Laisser mener …
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

## Hypothèses

branch-here = Et si… à partir d’ici
branch-title = Hypothèse à l’étape { $step }
branch-actions = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
branch-undo = Annuler
branch-redo = Rétablir
branch-back = Revenir à la partie
branch-ask = Demander conseil
branch-advice = Ce que ferait { $name } : { $deed }
branch-choose-card = À { $name } de jouer : choisis une carte de sa main, ou celle d’un partenaire pour donner un indice.
branch-choose-own = À { $name } de jouer : choisis une carte de sa main. Il ne reste aucun indice.
branch-others = Autres places
branch-nobody = Je les joue
branch-thinks = { $name } réfléchit …
branch-goes-on = Continuer
branch-why = Pourquoi { $name } joue ainsi
branch-eyes-of = Par ces yeux, tu joues pour { $name }. Choisis un robot pour les autres places, ou montre toutes les mains.
branch-eyes-none = Par ces yeux, personne n’en voit assez pour jouer. Montre toutes les mains.
branch-shown = { $name } montre cette hypothèse.
branch-over = L’hypothèse s’arrête ici : { $points } / { $most }
branch-over-hidden = L’hypothèse s’arrête ici.
