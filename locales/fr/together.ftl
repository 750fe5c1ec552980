# Jouer avec d’autres : défis, donne du jour et gens.

## Les défis

together-challenge = Un défi
together-challenge-make = Défier d’autres
together-challenge-link = Qui ouvre ce lien peut jouer les mêmes cartes sans les avoir vues :
together-challenge-by = { $name } te défie : joue les mêmes cartes, et voyons qui va le plus loin.
together-challenge-mine = C’est ton propre défi. Envoie le lien à qui doit jouer tes cartes.
together-challenge-gone = Quelqu’un qui n’est plus là
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
together-once = On ne joue cette donne qu’une fois, et seulement sans la connaître. Ce que d’autres en ont fait s’affiche quand tu as fini.
together-known = Tu connais cette donne : tu l’as jouée, regardée ou revue.
together-with-bots = Jouer avec des robots
together-with-people = Ouvrir une table
together-listed = Tout le monde peut trouver la table
together-to-table = Retour à ta table

## La donne du jour

together-today = La donne du jour
together-today-about = Chaque jour, pour chaque nombre de joueurs, une donne, la même pour tout le monde. Tu as un essai.
together-day = Les donnes du { $day }
together-players = À { $players }
together-day-before = La veille
together-day-after = Le lendemain
together-day-today = Vers aujourd’hui
together-results-later = Les résultats s’affichent quand tu as joué.
together-results = Résultats
together-results-none = Aucune partie n’est encore finie.
together-more = Plus de parties
together-mine = la vôtre
together-first = le défi
together-figures = Tours : { $turns }, erreurs : { $strikes }, indices : { $clues }

## Deux parties côte à côte

together-compare-title = Tour par tour
together-compare-with = Comparer avec
together-measure = Ce qui est comparé
together-points = Points
together-strikes = Erreurs
together-clues = Jetons d’indice
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
together-friends-none = Personne encore. Demande après une partie ou par le nom d’un compte.
together-asks = voudrait être ton ami
together-asked = demande sans réponse
together-asked-now = { $name } a reçu ta demande.
together-agree = Accepter
together-refuse = Refuser
together-end = Rompre
together-take-back = Annuler
together-block = Bloquer
together-unblock = Débloquer
together-befriend = Demander en ami
together-ask-name = Nom d’un compte
together-ask-about = Avec qui n’a pas de compte, joue d’abord une partie : tu pourras ensuite demander.
together-ask = Demander
together-shown = Mes amis voient que je suis là
together-shown-about = Et à quelle table de la liste je suis.
together-here = là
together-away = absent
together-at-table = Vers sa table
together-blocked = Bloqués
together-is-blocked = bloqué
together-blocked-now = { $name } est bloqué.
together-blocked-about = Ils ne peuvent ni s’asseoir à tes tables, ni t’inviter, ni te demander en ami, et tu ne vois pas ce qu’ils disent. On ne le leur dit pas.
together-blocked-none = Personne.
together-blocked-here = Quelqu’un que tu bloques est assis ici : { $names }.
together-invite-friends = Inviter des amis
together-invite = Inviter
together-invited = invité
together-again-with = Rejouer avec { $names }
together-company = Joueurs de cette partie

## Une place change de mains

together-seat-offered = { $name } te demande de jouer à la place de { $of }.
together-seat-offered-own = { $name } te demande de jouer à sa place.
together-seat-take = Prendre la place
together-seat-wanted = { $name } voudrait récupérer sa place.
together-seat-give = La rendre
together-seat-waits = On a demandé à { $name } de jouer.
together-seat-of = pour jouer à la place de { $name }, dans une partie commencée
together-hand-over = Laisser jouer quelqu’un que tu connais
together-hand-over-of = Laisser jouer quelqu’un pour { $name }
together-hand-over-about = Cette personne voit ce que voit cette place. Toute la table l’apprend, et la place peut être reprise.
together-hand-over-none = Personne parmi tes amis ne peut être demandé maintenant.
