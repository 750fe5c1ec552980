# Jouer avec d’autres : défis, donne du jour et gens.

## Les défis

together-challenge = Un défi
together-challenge-make = Défier d’autres
together-challenge-link = Qui ouvre ce lien peut jouer les mêmes cartes sans les avoir vues :
together-challenge-by = { $name } vous défie : jouez les mêmes cartes et voyez qui va le plus loin.
together-challenge-mine = C’est votre propre défi. Envoyez le lien à qui doit jouer vos cartes.
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
together-once = On ne joue cette donne qu’une fois, et seulement sans la connaître. Ce que d’autres en ont fait s’affiche quand vous avez fini.
together-known = Vous connaissez cette donne : vous l’avez jouée, regardée ou revue.
together-with-bots = Jouer avec des robots
together-with-people = Ouvrir une table
together-listed = Tout le monde peut trouver la table
together-to-table = Retour à votre table

## La donne du jour

together-today = La donne du jour
together-today-about = Chaque jour, pour chaque nombre de joueurs, une donne, la même pour tout le monde. Vous avez un essai.
together-day = Les donnes du { $day }
together-players = À { $players }
together-day-before = La veille
together-day-after = Le lendemain
together-day-today = Vers aujourd’hui
together-results-later = Les résultats s’affichent quand vous avez joué.
together-results = Résultats
together-results-none = Aucune partie n’est encore finie.
together-more = Plus de parties
together-mine = la vôtre
together-first = le défi
together-figures = { $turns } tours, { $strikes } erreurs, { $clues } indices

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
