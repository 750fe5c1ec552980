# Ce qu’une table dit des conventions selon lesquelles elle joue.

## Le choix

conventions-title = Conventions
conventions-about = Les compagnons jouent selon ce qui est convenu ici dès la première carte, autant que leur niveau le connaît, et l’attendent de tout le monde. Le reste, ils le découvrent en jouant. Les autres bots n’y prêtent pas attention.
conventions-learn = Apprendre les conventions
conventions-open = On verra bien
conventions-yes = Oui
conventions-no = Non

## Ce dont on peut convenir, et comment on le dit en une ligne

conventions-finesses = Finesses
    .about = Un indice peut demander à quelqu’un de jouer une carte qu’aucun indice n’a touchée.
    .yes = finesses
    .no = pas de finesses
conventions-bluffs = Bluffs
    .about = On peut demander à la personne suivante une carte qui convient, bien que ce ne soit pas celle que l’indice attend.
    .yes = bluffs
    .no = pas de bluffs
conventions-ones = Plusieurs 1
    .about = Lequel de plusieurs 1 avec indice se joue d’abord.
    .pick-oldest = Le plus ancien d’abord
    .pick-newest = Le plus récent d’abord
    .oldest = de plusieurs 1, le plus ancien d’abord
    .newest = de plusieurs 1, le plus récent d’abord
conventions-color_saves = Sauver par la couleur
    .about = Un indice de couleur peut aussi dire « garde cette carte ».
    .yes = sauvetages par la couleur
    .no = pas de sauvetages par la couleur
conventions-two_saves = Sauver les 2
    .about = Les 2 aussi sont à garder, si l’autre exemplaire n’est pas en vue.
    .yes = sauvetage des 2
    .no = pas de sauvetage des 2
conventions-discards = Défausse
    .about = Laquelle des cartes sans indice part d’abord.
    .pick-oldest = La plus ancienne d’abord
    .pick-newest = La plus récente d’abord
    .oldest = la plus ancienne carte part d’abord
    .newest = la plus récente carte part d’abord

## Ce qui est convenu

conventions-line = Conventions : { $stated }
conventions-count = { $count ->
    [one] Conventions : { $count } choisie
   *[other] Conventions : { $count } choisies
}
conventions-here = Les conventions de cette table
