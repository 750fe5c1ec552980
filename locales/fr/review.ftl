# Revoir ensemble une partie finie, et les variantes.

## Ensemble

review-judge = Analyser
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
branch-advice = Ce que ferait { $name } : { $action }
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
branch-over-lost = La variante s’arrête ici : perdue

## Parties venues de fichiers

review-file-title = Ouvrir une partie
review-file-about = Rejoue une partie d’une autre table, revois-la avec d’autres et continue-la à partir de n’importe quel tour.
review-file-drop = Dépose un fichier ici
review-file-choose = Choisir un fichier
review-file-text = Ou colle une partie ou un lien
review-file-kinds = Un enregistrement Kagiya, une partie de hanab.live (le JSON de son export) ou un lien hanab.live avec « replay-json ». Un lien qui n’a qu’un numéro ne contient pas la partie.
review-file-open = Ouvrir
review-file-opening = Ouverture …
review-file-too-large = Un fichier de partie fait au plus { $most } Ko.
review-file-one = Ouvre un seul fichier à la fois.
review-file-unreadable = Ce fichier est illisible.
review-file-list = Parties que tu as ouvertes
review-file-list-about = Toi seul vois cette liste, et ces parties ne comptent pour personne. Chacune est supprimée { $days } jours après son ouverture.
review-file-by = { $origin } · ouverte le { $date }
review-file-delete = Supprimer
review-file-delete-of = Supprimer la partie ouverte le { $date }
review-file-from = Partie : { $origin }
review-file-kagiya = enregistrement Kagiya
review-file-hanab_live = hanab.live
