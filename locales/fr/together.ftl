# Jouer avec d’autres : défis, donne du jour et gens.

## Les défis

together-challenge = Un défi
together-challenge-make = Défier d’autres joueurs
together-challenge-link = Toute personne qui ouvre ce lien peut jouer la même donne, sauf si elle l’a déjà vue :
together-challenge-secret = Pendant 30 jours, seules les personnes qui ont joué cette donne ou la connaissent déjà peuvent revoir la partie.
together-challenge-by = { $name } te défie de jouer la même donne. Qui ira le plus loin ?
together-challenge-mine = C’est ton propre défi. Envoie le lien à ceux qui doivent jouer cette donne.
together-challenge-gone = Utilisateur supprimé
together-for = { $edition }, à { $players }
together-taken = { $count ->
    [0] Personne ne l’a encore relevé.
    [one] Une table l’a relevé.
   *[other] { $count } tables l’ont relevé.
}
together-taken-day = { $count ->
    [0] Personne ne l’a encore jouée.
    [one] Une table l’a jouée.
   *[other] { $count } tables l’ont jouée.
}
together-once = Tu ne peux jouer cette donne qu’une fois, et seulement si tu ne l’as pas vue. À la fin, tu verras les résultats de tous.
together-known = Tu connais déjà cette donne. Tu l’as jouée, regardée ou revue.
together-with-bots = Jouer avec des bots
together-with-people = Créer une table
together-listed = Rendre la table publique
together-to-table = Retour à ta table

## La donne du jour

together-today = Donne du jour
together-today-about = Une donne par jour pour chaque nombre de joueurs, la même pour tous. Tu as un seul essai.
together-day = Les donnes du { $day }
together-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
together-day-before = Jour précédent
together-day-after = Jour suivant
together-day-today = Aujourd’hui
together-results-later = Joue pour voir les résultats.
together-results = Résultats
together-results-none = Aucune partie n’a encore été finie.
together-apart = Hors classement
together-apart-about = À ces tables, quelqu’un était nouveau ce jour-là, ou la donne avait déjà été vue sur l’un des appareils.
together-apart-mine = Ton résultat ne sera pas classé : tu es là depuis aujourd’hui seulement, ou la donne a déjà été vue sur cet appareil.
together-partner = Tout le monde joue avec { $bot } : les résultats sont comparables.
together-next-deals = Nouvelles donnes dans { $hours } h { $minutes } min.
together-my-days = Mes jours
together-streak = { $count ->
    [0] Pas encore de série. Joue aujourd’hui pour en commencer une.
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
together-histogram = Scores de toutes les parties
together-histogram-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $games ->
    [one] une partie
   *[other] { $games } parties
}
together-histogram-lost = { $games ->
    [one] Une partie a été perdue et n’a pas de score.
   *[other] { $games } parties ont été perdues et n’ont pas de score.
}
together-best-yesterday = { $points ->
    [one] La meilleure partie d’hier : { $names }, { $points } point
   *[other] La meilleure partie d’hier : { $names }, { $points } points
}
together-share = Partager mon résultat
together-to-beat = Score à battre : { $points }
together-more = Plus de parties
together-mine = la tienne
together-first = le défi
together-figures = Tours : { $turns }, erreurs : { $strikes }, indices : { $clues }

## Deux parties côte à côte

together-compare-title = Tour par tour
together-compare-with = Comparer avec
together-measure = Comparer par
together-points = Points
together-strikes = Erreurs
together-clues = Jetons indice
together-pace = Marge
together-turn = Tour
together-table = En tableau
together-plot = { $measure } tour par tour : { $one } finit à { $first }, { $two } à { $second }
together-replay-of = Revoir : { $names }

## Joueurs et amis

together-people = Joueurs et amis
together-invitations = Invitations
together-friends = Amis
together-friend = ami
together-friends-none = Pas encore d’amis. Ajoute quelqu’un après une partie, ou par le nom de son compte.
together-asks = voudrait être ton ami
together-asked = demande envoyée
together-asked-now = Demande d’ami envoyée à { $name }.
together-agree = Accepter
together-refuse = Refuser
together-end = Retirer des amis
together-take-back = Annuler la demande
together-block = Bloquer
together-unblock = Débloquer
together-befriend = Ajouter comme ami
together-ask-name = Ajouter un ami par le nom de son compte
together-ask-about = Pour ajouter quelqu’un qui n’a pas de compte, joue d’abord une partie avec lui.
together-ask = Demander
together-shown = Mes amis voient quand je suis en ligne
together-shown-about = Ils voient aussi à quelle table publique je suis.
together-shown-ask = Tes amis peuvent-ils voir quand tu es en ligne ?
together-shown-ask-about = Ils voient aussi à quelle table publique tu es. Tu peux changer d’avis dans « Joueurs et amis ».
together-shown-yes = Oui
together-shown-no = Non
together-here = en ligne
together-away = hors ligne
together-at-table = Aller à sa table
together-blocked = Bloqués
together-is-blocked = bloqué
together-blocked-now = Tu as bloqué { $name }.
together-blocked-about = Ces personnes ne peuvent ni rejoindre tes tables, ni t’inviter, ni te demander en ami, et tu ne vois pas leurs messages. Elles n’en sont pas averties.
together-blocked-none = Personne.
together-blocked-here = Tu as bloqué quelqu’un à cette table : { $names }.
together-invite-friends = Inviter des amis
together-invite = Inviter
together-invited = invité
together-again-with = Rejouer avec { $names }
together-new-with = Nouvelle table avec { $names }
together-company = Joueurs de cette partie

## Une place change de mains

together-seat-offered = { $name } te demande de jouer à la place de { $of }.
together-seat-offered-own = { $name } te demande de jouer à sa place.
together-seat-take = Prendre la place
together-seat-wanted = { $name } voudrait récupérer sa place.
together-seat-give = La rendre
together-seat-waits = On attend que { $name } prenne la place.
together-seat-of = pour jouer à la place de { $name } dans une partie en cours
together-hand-over = Laisser un ami jouer pour toi
together-hand-over-of = Laisser un ami jouer pour { $name }
together-hand-over-about = Il voit ce que voit cette place. Toute la table en est avertie, et la place peut être récupérée.
together-hand-over-none = Aucun de tes amis ne peut prendre la place maintenant.

## Ce que les messageries et d’autres programmes montrent d’un lien

preview-table = { $edition } avec { $host }
preview-table-free = { $table } : { $free ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
}
preview-table-about = { $free ->
    [0] Hanabi à { $players }. Toutes les places sont prises.
   *[other] Hanabi à { $players }. Ouvre le lien et prends place, sans compte.
}
preview-table-running = Cette partie est en cours.
preview-table-over = Cette partie est finie.
preview-score-to-beat = { $game }. Score à battre : { $points } sur { $best }.
preview-replay = Revoir : { $edition } avec { $names }
preview-replay-of-bots = Revoir : { $edition }
preview-replay-about = Revois cette partie coup par coup.
preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $best }. Revois cette partie coup par coup.
preview-lost = Partie perdue. Revois-la coup par coup.
